"""The rulebook: its pages in the reader's language, with each ruleset's own numbers, and the way to a page."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping
from functools import lru_cache

from rules import FAMILIES, RULESETS
from rules.games import Gathered
from text.book import Book, Topic
from text.fluent.catalogue import LOCALES, Argument, has, say
from text.narration import narrator_of
from text.words import unaccented

PAGE_MAX = 3800
_TITLE, _SURE, _PART = 100, 60, 50
"""Scores: of a title, of an answer beyond doubt, of a part of a word."""
_LIKENESS = 0.72
_QUESTIONS = """
    a an are can be do does did game how i is it me my the they to we what when who why will you your
    a ai au ca ce c comment dans de des du elle en est et il je jeu l la le les on partie peut pour quand que quel qu
    qui quoi s se si sont tu un une vais vous
"""
_ASKING = frozenset(_QUESTIONS.split())
"""Words of questions in both languages, which no topic is found by unless there are no others."""


def rule_title(locale: str, topic: str) -> str:
    """The name of a topic."""
    return say(locale, f"rule-title-{topic}")


def own_ruleset(topic: str, ruleset: str) -> str:
    """The ruleset whose numbers a topic's page has: the reader's, or the first of the family whose rule it is."""
    family = TOPICS[topic].family
    return ruleset if RULESETS[ruleset].family == family else FAMILIES[family].rulesets[0].id


def _book(topic: str) -> Book:
    return narrator_of(TOPICS[topic].family).book


def _facts(locale: str, topic: str, ruleset: str) -> Mapping[str, Argument]:
    return _book(topic).facts(locale, ruleset)


def rule_page(locale: str, topic: str, ruleset: str) -> str:
    """A topic as Discord markdown: title, rule with the ruleset's numbers, and rulings marked as such."""
    own = own_ruleset(topic, ruleset)
    text, *rulings = _said(locale, topic, own)
    if any(rulings):
        text = f"{text}\n{say(locale, 'rule-ruling', text=rulings[0])}"
    named = say(locale, f"title-ruleset-{own}")
    book = _book(topic)
    label = book.label(own, topic)
    if label is not None:
        text = f"{text}\n{say(locale, label, ruleset=named)}"
    chapter = say(locale, f"rule-chapter-{book.chapter(own, TOPICS[topic])}")
    page = say(locale, "rule-page", title=rule_title(locale, topic), chapter=chapter, ruleset=named, text=text)
    return page[:PAGE_MAX]


def differing(locale: str, topic: str) -> tuple[str, ...]:
    """The rulesets of a family whose pages on a topic differ; none where all agree."""
    said = {found.id: _said(locale, topic, found.id) for found in FAMILIES[TOPICS[topic].family].rulesets}
    return tuple(said) if len(set(said.values())) > 1 else ()


def _said(locale: str, topic: str, ruleset: str) -> tuple[str, ...]:
    """The rule and, where there is one, the ruling."""
    keys, facts = (f"rule-{topic}", f"rule-ruling-{topic}"), _facts(locale, topic, ruleset)
    return tuple(say(locale, key, **facts) for key in keys if has("en", key))


def chart_words(locale: str, topic: str, ruleset: str) -> dict[str, str]:
    """Every word that the chart of a topic needs."""
    chart, facts = TOPICS[topic].chart, _facts(locale, topic, own_ruleset(topic, ruleset))
    return {word: say(locale, f"chart-{chart}-{word}", **facts) for word in CHARTS[chart].split()}


def chart_of(topic: str, locale: str, ruleset: str) -> tuple[str, dict[str, str], str]:
    """The name of a topic's chart, its words, and the ruleset whose numbers it has."""
    return TOPICS[topic].chart, chart_words(locale, topic, ruleset), own_ruleset(topic, ruleset)


# -- finding a page -----------------------------------------------------------------------------------------------


def named_topic(text: str, locale: str, ruleset: str | None = None) -> str | None:
    """The topic that is meant beyond doubt: by its id, its title, a word for it, or a question with such words.

    Of several, that of the ruleset's family.
    """
    if text in TOPICS:
        return text
    for asked, least in ((text, _TITLE), (_without_asking(text), _SURE), (text, _SURE)):
        sure = [(score, topic) for score, topic in _ranked(asked, locale) if score >= least]
        if sure:
            family = None if ruleset is None or least == _TITLE else RULESETS[ruleset].family
            return next((topic for _, topic in sure if TOPICS[topic].family == family), sure[0][1])
    return None


def find_topics(text: str, locale: str, most: int = 25) -> list[str]:
    """Topics that match a text, the likeliest first; all of them in the book's order for an empty text."""
    if not _fold(text):
        return list(TOPICS)[:most]
    found = _ranked(text, locale)
    if not found or found[0][0] < _PART:
        found = _ranked(_without_asking(text), locale) or found
    return [topic for _, topic in found][:most]


def _without_asking(text: str) -> str:
    """The text in folded form, without words such as *what is* that only ask."""
    return " ".join(word for word in _fold(text).split() if word not in _ASKING)


def _fold(text: str) -> str:
    """Letters and digits in lower case without accents, single spaces between the words."""
    return " ".join("".join(char if char.isalnum() else " " for char in unaccented(text[:100])).split())


@lru_cache(maxsize=8)
def _index(locale: str) -> tuple[tuple[str, int, tuple[str, ...]], ...]:
    """Topic, bonus of what is in the reader's language, and the title and other words, folded."""
    order = sorted(LOCALES, key=lambda other: other != locale)
    return tuple(
        (topic, 2 * (len(order) - place), tuple(map(_fold, (title, topic, *words.split(",")))))
        for topic in TOPICS
        for place, other in enumerate(order)
        for title, words in ((say(other, f"rule-title-{topic}"), say(other, f"rule-words-{topic}")),)
    )


@lru_cache(maxsize=512)
def _ranked(text: str, locale: str) -> tuple[tuple[int, str], ...]:
    """Topics with how well each answers; likenesses count only where nothing else does."""
    query = _fold(text)
    if not query:
        return ()
    best = _best(locale, lambda phrase, first: _score(query, phrase, first=first))
    if not best and len(query) >= 4:
        best = _best(locale, _likeness(query))
    return tuple(sorted(((score, topic) for topic, score in best.items()), key=lambda item: -item[0]))


def _best(locale: str, score: Callable[[str, bool], int]) -> dict[str, int]:
    """Each topic's best phrase in any language; topics without one are left out."""
    best: dict[str, int] = {}
    for topic, bonus, phrases in _index(locale):
        found = max(score(phrase, place == 0) for place, phrase in enumerate(phrases))
        if found:
            best[topic] = max(best.get(topic, 0), found + bonus)
    return best


def _score(query: str, phrase: str, *, first: bool) -> int:
    """How well a phrase answers a query: a title better than another word, a whole one better than a beginning."""
    if query == phrase:
        return 100 if first else 90
    words = phrase.split()
    if all(any(word.startswith(part) for word in words) for part in query.split()):
        return 75 if first else 65
    return 50 if len(query) >= 3 and query in phrase else 0


def _likeness(query: str) -> Callable[[str, bool], int]:
    """How much a phrase or a word of it resembles a query; 0 where it is not worth mentioning."""
    matcher = difflib.SequenceMatcher(b=query)

    def ratio(word: str) -> float:
        matcher.set_seq1(word)
        return matcher.ratio() if matcher.quick_ratio() >= _LIKENESS else 0.0

    def likeness(phrase: str, first: bool) -> int:
        alike = max(map(ratio, (phrase, *phrase.split())), default=0.0)
        return int(alike * 40) + (5 if first else 0) if alike >= _LIKENESS else 0

    return likeness


TOPICS: Mapping[str, Topic] = Gathered(lambda family: narrator_of(family.id).book.topics(family.id))
"""By id, in the order of the books."""

CHARTS: Mapping[str, str] = Gathered(lambda family: narrator_of(family.id).book.charts)
"""The words of each chart of the rulebook, by its name."""

_LAST_RESORT = "judgment"
_OF_ERROR: Mapping[str, str] = Gathered(
    lambda family: {
        code: topic for topic, codes in narrator_of(family.id).book.errors.items() for code in codes.split()
    }
)


def topic_of_why(why: str, ruleset: str) -> str:
    """The topic that explains a ruling which an event or a question cites, in the book of a ruleset's family.

    That of judgment calls, or of what players say, for one that has no topic of its own.
    """
    whys = narrator_of(RULESETS[ruleset].family).book.whys
    found = whys.get(why, why)
    return found if found in TOPICS else whys.get(_LAST_RESORT, _LAST_RESORT)


def topic_of_error(code: str) -> str | None:
    """The topic that explains why an answer was refused; None where no rule of the game is behind it."""
    return _OF_ERROR.get(code)
