"""Forms of a game."""

from __future__ import annotations

from discord import ui

from cogs.views.components import press_id
from table import Game
from text.fluent.catalogue import say

__all__ = ["line_form"]

LABEL_MAX = 45
HINT_MAX = 100
LINE_MAX = 300


def line_form(game: Game, locale: str, verb: str, argument: str, *, label: str, hint: str) -> ui.Modal:
    """A form with one line to write. It comes back like a press of a button with that verb and argument."""
    form = ui.Modal(title=say(locale, "modal-title")[:LABEL_MAX], custom_id=press_id(game, verb, argument))
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        label=label[:LABEL_MAX], placeholder=hint[:HINT_MAX], max_length=LINE_MAX
    )
    form.add_item(field)
    form.stop()
    return form
