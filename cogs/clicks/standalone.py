"""Buttons, menus and forms that belong to no game, read back from their custom ids."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Self, TypeAlias

from discord import ui

from cogs.clicks import company, company_builder, drill, game_file, ladder, opening, personal_data, roll, settings
from cogs.clicks.errors import apologise
from cogs.clicks.finding import follows, lobbies, meetings, seekers
from cogs.clicks.forms import form_fields, form_id
from cogs.kit.custom_ids import StandaloneId
from cogs.kit.interaction import AnyInteraction, AnyItem, Interaction

__all__ = ["FORMS", "PRESSES", "StandalonePress", "on_standalone_form"]

Press: TypeAlias = Callable[[Interaction, str], Awaitable[None]]
"""Does what was pressed, by the argument of its custom id."""
Form: TypeAlias = Callable[[Interaction, str, Mapping[str, str]], Awaitable[None]]
"""The same for a form, with what was written by field."""

PRESSES: Mapping[str, Press] = {
    "newgame": opening.press_new,
    "lobbies": lobbies.press_list,
    "findjoin": lobbies.press_join,
    "seekers": seekers.press_list,
    "seek": seekers.open_form,
    "seekstop": seekers.press_stop,
    "seekcall": seekers.press_call,
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
    "tournament": opening.press_tournament,
    "ladder": ladder.press_ladder,
    "roll": roll.press_roll,
    "setme": settings.choose_own,
    "setform": settings.open_form,
    "setserver": settings.choose_server,
    "drill": drill.press_drill,
    "drillnew": drill.press_new_drill,
    "forget": personal_data.press_forget,
    "remember": personal_data.press_remember,
}
FORMS: Mapping[str, Form] = {
    "import": company.send_import,
    "built": company_builder.send_built,
    "sought": seekers.send_form,
    "meet": meetings.send_form,
    "setwritten": settings.send_form,
    "file": game_file.send_file,
}
"""What the verbs of custom ids do."""


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
            await _try(interaction, PRESSES[self.pressed.verb](interaction, self.pressed.argument))


async def on_standalone_form(interaction: Interaction) -> None:
    """Handle a form that was sent."""
    sent = StandaloneId.parse(form_id(interaction))
    if sent is not None and sent.verb in FORMS:
        await _try(interaction, FORMS[sent.verb](interaction, sent.argument, form_fields(interaction)))


async def _try(interaction: Interaction, work: Awaitable[None]) -> None:
    try:
        await work
    except Exception as error:
        await apologise(interaction, error)
