"""The battle report as messages: a chapter, and the rules behind it."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from cogs.views.components import Row, button, gallery, rows_of, text, view
from cogs.views.rulebook import rule_button
from table import Game
from text.fluent.catalogue import say
from text.rulebook.pages import rule_title
from text.rulebook.topics import topic_of_why

__all__ = ["story_view", "why_view"]

RULINGS_MAX = 25


def story_view(game: Game, chapter: str, number: int | None, picture: str | None = None) -> ui.LayoutView:
    """A chapter with its picture, and for the newest (``number``, counted from 0) the way to the rules behind it."""
    made = view(text(chapter))
    if picture is not None:
        made.add_item(gallery((picture, chapter.replace("**", ""))))
    if number is not None:
        made.add_item(Row(button(game, "why", say(game.locale, "rule-button"), str(number), emoji="📖")))
    return made


def why_view(game: Game, locale: str, rulings: Sequence[str]) -> ui.LayoutView:
    """The rulings behind a chapter, each a button to its rule."""
    topics = list(dict.fromkeys(topic_of_why(why) for why in rulings))[:RULINGS_MAX]
    buttons = [rule_button(locale, topic, game.ruleset, label=rule_title(locale, topic)) for topic in topics]
    return view(text(say(locale, "why-behind")), *rows_of(buttons))
