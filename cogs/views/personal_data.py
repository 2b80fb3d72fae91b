"""The question before a user's data are deleted."""

from __future__ import annotations

from discord import ButtonStyle, ui

from cogs.kit.custom_ids import StandaloneId
from cogs.views.components import Button, Row, text, view
from table.history.privacy import StoredCounts
from text.fluent.catalogue import say

__all__ = ["forget_view"]


def forget_view(locale: str, kept: StoredCounts, user: int) -> ui.LayoutView:
    """The data about a user, and the buttons to delete or keep them."""
    counts = {"companies": kept.companies, "campaigns": kept.campaigns, "games": kept.games}
    question = say(locale, "data-delete-ask", former=say(locale, "former-player"), **counts)
    forget, remember = (str(StandaloneId(verb, str(user))) for verb in ("forget", "remember"))
    row = Row(
        Button(label=say(locale, "button-data-delete"), style=ButtonStyle.danger, custom_id=forget),
        Button(label=say(locale, "button-data-keep"), custom_id=remember),
    )
    return view(text(question), row)
