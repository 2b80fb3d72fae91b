"""Ways into the rulebook: small buttons that open a rule in private, and the pages that they open."""

from collections.abc import Sequence

from discord import ButtonStyle, ui

from cogs.kit.custom_ids import RuleId
from cogs.kit.games import known_ruleset
from cogs.views.components import LABEL_MAX, Button, Menu, Row, gallery, menu, menu_option, text, view
from table import Game
from text import rulebook
from text.fluent.catalogue import say

TOPICS_MAX = 25
BUTTONS_MAX = 5


def rule_button(locale: str, topic: str, ruleset: str | None, *, label: str = "") -> Button:
    """A button that opens a topic privately; it says "Why?" unless it is given a label."""
    shown = label or say(locale, "rule-button")
    custom_id = str(RuleId(topic, known_ruleset(ruleset)))
    return Button(label=shown[:LABEL_MAX], emoji="📖", custom_id=custom_id)


def why_button(game: Game, why: str, locale: str) -> Button:
    """A button that opens the ruling which an event or a question cites, by the game's own ruleset."""
    return rule_button(locale, rulebook.topic_of_why(why, game.ruleset), game.ruleset)


def error_button(locale: str, code: str, ruleset: str | None) -> Button | None:
    """A button that opens the rule behind an error; None where there is none."""
    topic = rulebook.topic_of_error(code)
    return None if topic is None else rule_button(locale, topic, ruleset)


def rule_view(locale: str, topic: str, reader: str, picture: str | None) -> ui.LayoutView:
    """A page for a reader of a ruleset: the rule, its chart (an attachment's file name), and its neighbours."""
    body = ui.Container[ui.LayoutView](text(rulebook.rule_page(locale, topic, reader)))
    if picture is not None:
        body.add_item(gallery((picture, ". ".join(rulebook.chart_words(locale, topic, reader).values()))))
    body.add_item(ui.Separator())
    related = rulebook.TOPICS[topic].related
    body.add_item(Row(*(_page_button(rulebook.rule_title(locale, other), other, reader) for other in related)))
    body.add_item(Row(_chapter_menu(locale, topic, reader)))
    others = [name for name in rulebook.differing(locale, topic) if name != rulebook.own_ruleset(topic, reader)]
    if others:
        body.add_item(Row(*(_ruleset_button(locale, topic, name) for name in others)))
    return view(body)


def _page_button(label: str, topic: str, reader: str) -> Button:
    return Button(label=label[:LABEL_MAX], custom_id=str(RuleId(topic, reader, page=True)), style=ButtonStyle.secondary)


def _ruleset_button(locale: str, topic: str, ruleset: str) -> Button:
    return _page_button(say(locale, f"title-ruleset-{ruleset}"), topic, ruleset)


def _chapter_menu(locale: str, topic: str, reader: str) -> Menu:
    chapter = rulebook.TOPICS[topic].chapter
    same = [other.id for other in rulebook.TOPICS.values() if other.chapter == chapter][:TOPICS_MAX]
    title = say(locale, "rule-more", chapter=say(locale, f"rule-chapter-{chapter}"))
    options = [menu_option(rulebook.rule_title(locale, other), other, chosen=other == topic) for other in same]
    return menu(str(RuleId("", reader, page=True)), options, title)


def topics_view(locale: str, sentence: str, topics: Sequence[str], reader: str) -> ui.LayoutView:
    """A sentence, and a few suggested topics."""
    shown = [_page_button(rulebook.rule_title(locale, topic), topic, reader) for topic in topics[:BUTTONS_MAX]]
    return view(text(sentence), *([Row(*shown)] if shown else []))
