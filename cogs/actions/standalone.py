"""Buttons, menus and forms that belong to no game, read back from their custom ids."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Self, TypeAlias

from discord import ui

from cogs.actions import company, company_builder, drill, game_file, ladder, missions, roll, season, settings
from cogs.actions.errors import apologise
from cogs.actions.finding import follows, lobbies, meetings, seekers
from cogs.actions.forms import form_fields, form_id
from cogs.channel.opening import open_usual
from cogs.kit.custom_ids import StandaloneId
from cogs.kit.interaction import AnyInteraction, AnyItem, Interaction, private_locale
from cogs.kit.metrics import known
from cogs.views.components import Button
from cogs.views.lesson import FIRST_GAME
from rules import Malformed
from table.missions import FIRST
from table.time.clock import HOUR
from text.fluent.catalogue import say


async def press_new(interaction: Interaction, argument: str) -> None:
    """Open the usual game in the channel; a first one is the first mission, which begins at once."""
    if argument == FIRST_GAME:
        await missions.press_mission(interaction, FIRST.name)
    else:
        await open_usual(interaction)


async def press_tournament(interaction: Interaction, argument: str) -> None:
    """Join a tournament, begin it, or play one's match, as the argument says."""
    verb, _, campaign = argument.partition(":")
    await interaction.client.tournaments.press(interaction, verb, campaign)


async def press_again(interaction: Interaction, argument: str) -> None:
    """Open a form that was refused, with what its user wrote, as long as that is known."""
    verb, _, rest = argument.partition(":")
    if verb in OPENED_AGAIN:
        form, (kept, fields) = OPENED_AGAIN[verb](interaction, rest), _REFUSED.get(interaction.user.id, ("", {}))
        for field in form.walk_children():
            if isinstance(field, ui.TextInput) and kept == argument:
                field.default = fields.get(field.custom_id, field.default)
        await interaction.response.send_modal(form)


Press: TypeAlias = Callable[[Interaction, str], Awaitable[None]]
"""Does what was pressed, by the argument of its custom id."""
Form: TypeAlias = Callable[[Interaction, str, Mapping[str, str]], Awaitable[None]]
"""Answers a form, with what was written by field."""

PRESSES: Mapping[str, Press] = {
    "newgame": press_new,
    "lobbies": lobbies.press_list,
    "findjoin": lobbies.press_join,
    "seekers": seekers.press_list,
    "seek": seekers.open_form,
    "seekstop": seekers.press_stop,
    "seekcall": seekers.press_call,
    "decline": seekers.press_decline,
    "unfollow": follows.press_unfollow,
    "meetvote": meetings.press_vote,
    "meetchoose": meetings.press_choose,
    "meetdecide": meetings.press_decide,
    "meetoff": meetings.press_off,
    "delete": company.press_delete,
    "keep": company.press_keep,
    "redraw": company.press_redraw,
    "build": company_builder.press_build,
    "bring": company_builder.press_bring,
    "tournament": press_tournament,
    "ladder": ladder.press_ladder,
    "season": season.press_season,
    "roll": roll.press_roll,
    "setme": settings.choose_own,
    "setform": settings.open_form,
    "setserver": settings.choose_server,
    "drill": drill.press_drill,
    "drillnew": drill.press_new_drill,
    "missions": missions.press_missions,
    "mission": missions.press_mission,
    "endholiday": settings.press_end_holiday,
    "forget": settings.press_forget,
    "remember": settings.press_remember,
    "again": press_again,
}
FORMS: Mapping[str, Form] = {
    "import": company.send_import,
    "built": company_builder.send_built,
    "sought": seekers.send_form,
    "meet": meetings.send_form,
    "setwritten": settings.send_form,
    "file": game_file.send_file,
}
"""By verb of a custom id, what answers its form."""
OPENED_AGAIN: Mapping[str, Callable[[Interaction, str], ui.Modal]] = {
    "meet": meetings.form_of,
    "setwritten": settings.form_of,
}
"""By verb of a custom id, the form to open again where what was written cannot be read."""
KEPT_FOR = HOUR
_REFUSED: dict[int, tuple[str, Mapping[str, str]]] = {}
"""By user, the last form that was refused, as the argument that opens it again, and what they wrote in it."""


class StandalonePress(ui.DynamicItem[AnyItem], template=StandaloneId.TEMPLATE):
    """A button or a menu that belongs to no game, of any message and age."""

    def __init__(self, item: AnyItem, pressed: StandaloneId) -> None:
        super().__init__(item)
        self.pressed = pressed

    @classmethod
    async def from_custom_id(cls, interaction: AnyInteraction, item: AnyItem, match: re.Match[str], /) -> Self:
        return cls(item, StandaloneId.of(match))

    async def callback(self, interaction: AnyInteraction) -> None:
        if self.pressed.verb in PRESSES:
            known(interaction, f"press {self.pressed.verb}")
            await _try(interaction, PRESSES[self.pressed.verb](interaction, self.pressed.argument))


async def on_standalone_form(interaction: Interaction) -> None:
    """Handle a form that was sent."""
    sent = StandaloneId.parse(form_id(interaction))
    if sent is not None and sent.verb in FORMS:
        known(interaction, f"form {sent.verb}")
        fields = form_fields(interaction)
        try:
            await FORMS[sent.verb](interaction, sent.argument, fields)
        except Exception as error:
            again = isinstance(error, Malformed) and sent.verb in OPENED_AGAIN
            await apologise(interaction, error, _again_button(interaction, sent, fields) if again else None)


def _again_button(interaction: Interaction, sent: StandaloneId, fields: Mapping[str, str]) -> Button:
    """The button that opens a form again; what was written in it is kept for a while."""
    user, form = interaction.user.id, f"{sent.verb}:{sent.argument}"
    _REFUSED[user] = form, fields
    asyncio.get_running_loop().call_later(KEPT_FOR, _REFUSED.pop, user, None)
    label = say(private_locale(interaction), "button-form-again")
    return Button(label=label, custom_id=str(StandaloneId("again", form)))


async def _try(interaction: Interaction, work: Awaitable[None]) -> None:
    try:
        await work
    except Exception as error:
        await apologise(interaction, error)
