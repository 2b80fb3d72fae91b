"""Buttons, menus and forms that belong to no game, read back from their custom ids."""

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Self, TypeAlias

from discord import ui
from msgspec import structs

from cogs.actions import company, company_builder, drill, game_file, ladder, roll, season, settings
from cogs.actions.errors import apologise
from cogs.actions.finding import follows, lobbies, meetings, seekers
from cogs.actions.forms import form_fields, form_id
from cogs.actions.game.pressed import show_panel
from cogs.channel.opening import bot_seat, open_beside, open_usual, usual_game
from cogs.kit.custom_ids import StandaloneId
from cogs.kit.interaction import AnyInteraction, AnyItem, Interaction, person_of, private_locale, table_of
from cogs.kit.metrics import known
from cogs.kit.reply import in_time
from cogs.views.lesson import FIRST_GAME
from text.fluent.catalogue import say

FIRST_LEVEL = "recruit"
"""Level of the bot in a newcomer's first game."""


async def press_new(interaction: Interaction, argument: str) -> None:
    """Open the usual game in the channel; a first one is against a bot and begins at once."""
    if argument != FIRST_GAME:
        await open_usual(interaction)
        return
    opened = structs.replace(usual_game(interaction), rated=False)
    game, _ = await open_beside(interaction, opened, (bot_seat(opened.locale, FIRST_LEVEL),))
    started = await in_time(interaction, table_of(interaction).start(game.id, person_of(interaction)))
    await show_panel(interaction, started, note=say(private_locale(interaction), "first-game"))


async def press_tournament(interaction: Interaction, argument: str) -> None:
    """Join a tournament, begin it, or play one's match, as the argument says."""
    verb, _, campaign = argument.partition(":")
    await interaction.client.tournaments.press(interaction, verb, campaign)


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
    "forget": settings.press_forget,
    "remember": settings.press_remember,
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
        await _try(interaction, FORMS[sent.verb](interaction, sent.argument, form_fields(interaction)))


async def _try(interaction: Interaction, work: Awaitable[None]) -> None:
    try:
        await work
    except Exception as error:
        await apologise(interaction, error)
