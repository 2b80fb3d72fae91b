"""Ways into the rulebook: small buttons that open a rule in private, and the page that they open.

A component's ``custom_id`` is ``rule:<topic>:<ruleset>``; on a page of the rulebook itself ``:page`` follows, and what
is pressed there turns the page in place. ``cogs/commands/rules.py`` reads it back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ButtonStyle, ui

from rules import RULESETS
from table import Game
from text.fluent.catalogue import say
from text.rulebook.pages import chart_words, differing, own_ruleset, rule_page, rule_title
from text.rulebook.topics import TOPICS, topic_of_error, topic_of_why

__all__ = ["error_button", "reader_of", "rule_button", "rule_id", "rule_view", "topics_view", "why_button"]

Button = ui.Button[ui.LayoutView]
LABEL_MAX = 80
CHOICES_MAX = 25
BUTTONS_MAX = 5
ALT_MAX = 1024


def reader_of(ruleset: str | None) -> str:
    """The ruleset that a reader comes from; the first of all where none is known."""
    return ruleset if ruleset is not None and ruleset in RULESETS else next(iter(RULESETS))


def rule_id(topic: str, ruleset: str, *, page: bool = False) -> str:
    """The custom id of what leads to a topic; of a menu, where the topic is chosen, without one."""
    return f"rule:{topic}:{ruleset}" + (":page" if page else "")


def rule_button(locale: str, topic: str, ruleset: str | None, *, label: str = "") -> Button:
    """A button that opens a topic privately; it says "Why?" unless it is given a label."""
    shown = label or say(locale, "rule-button")
    return ui.Button(label=shown[:LABEL_MAX], emoji="📖", custom_id=rule_id(topic, reader_of(ruleset)))


def why_button(game: Game | None, why: str, locale: str | None = None) -> Button:
    """A button under a line of the story: the ruling that the event cites, by the game's own ruleset."""
    spoken = locale or (game.locale if game is not None else "en")
    return rule_button(spoken, topic_of_why(why), game.ruleset if game is not None else None)


def error_button(locale: str, code: str, ruleset: str | None) -> Button | None:
    """A button under an error: the rule behind it; None where there is no rule behind it."""
    topic = topic_of_error(code)
    return None if topic is None else rule_button(locale, topic, ruleset)


def _page_button(label: str, topic: str, reader: str, **more: Any) -> Button:
    return ui.Button(label=label[:LABEL_MAX], custom_id=rule_id(topic, reader, page=True), **more)


def rule_view(locale: str, topic: str, reader: str, picture: str | None) -> ui.LayoutView:
    """A page of the rulebook: the rule, its chart (an attachment's file name), and the way to its neighbours."""
    entry = TOPICS[topic]
    body = ui.Container[ui.LayoutView](ui.TextDisplay(rule_page(locale, topic, reader)))
    if picture is not None:
        words = ". ".join(chart_words(locale, topic, reader).values())
        item = discord.MediaGalleryItem(f"attachment://{picture}", description=words[:ALT_MAX])
        body.add_item(ui.MediaGallery(item))
    body.add_item(ui.Separator())
    body.add_item(ui.ActionRow(*(_page_button(rule_title(locale, other), other, reader) for other in entry.related)))
    body.add_item(ui.ActionRow(_chapter_menu(locale, topic, reader)))
    others = [name for name in differing(locale, topic) if name != own_ruleset(topic, reader)]
    if others:
        row = (
            _page_button(say(locale, f"title-ruleset-{name}"), topic, name, style=ButtonStyle.primary)
            for name in others
        )
        body.add_item(ui.ActionRow(*row))
    return ui.LayoutView(timeout=None).add_item(body)


def _chapter_menu(locale: str, topic: str, reader: str) -> ui.Select[ui.LayoutView]:
    chapter = TOPICS[topic].chapter
    same = [other for other in TOPICS.values() if other.chapter == chapter]
    title = say(locale, "rule-more", chapter=say(locale, f"rule-chapter-{chapter}"))
    options = [
        discord.SelectOption(label=rule_title(locale, other.id)[:100], value=other.id, default=other.id == topic)
        for other in same[:CHOICES_MAX]
    ]
    return ui.Select(custom_id=rule_id("", reader, page=True), placeholder=title[:150], options=options)


def topics_view(locale: str, text: str, topics: Sequence[str], reader: str) -> ui.LayoutView:
    """A sentence, and a few topics that may be meant."""
    view = ui.LayoutView(timeout=None).add_item(ui.TextDisplay(text))
    if topics:
        shown = topics[:BUTTONS_MAX]
        view.add_item(ui.ActionRow(*(_page_button(rule_title(locale, topic), topic, reader) for topic in shown)))
    return view
