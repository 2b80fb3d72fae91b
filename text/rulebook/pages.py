"""The rulebook: its pages in the reader's language, with each ruleset's own numbers, and the way to a page."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from rules.rapid_attack.company.sizes import DEMO_CLOCK
from rules.rapid_attack.profile import Profile
from rules.rapid_attack.variants import PROFILES
from text.fluent.catalogue import LOCALES, has, say
from text.rulebook.topics import TOPICS
from text.words import distance

__all__ = ["chart_words", "differing", "find_topics", "named_topic", "rule_page", "rule_title"]

PAGE_MAX = 3800
WORDS = {
    "hits": "title close open terrain frame at-terrain target wall cover-frame",
    "dice": "title W from-W B from-B G from-G Y from-Y R from-R",
    "ranges": "title close direct far ruler",
    "sequence": "title target roll defend move attack spot either",
    "combat": "title attacker defender first second third fourth",
    "spotting": "title open covered far systems-0 systems-1 systems-2",
    "example": "title attack spot defense dice miss wall hit result",
    "space": "title dogfight-company dogfight-ship point assault support hit absorbed",
    "course": "title straight turned hinge",
}
"""The words of each chart, as ``chart-<chart>-<word>``."""

_OWN_GAME = {"football": "football", "fleet": "intercept-orbit", "space": "intercept-orbit"}
"""Chapters that belong to one game, whatever game the reader comes from."""

_SURE = 60
_LIKENESS = 0.72


def rule_title(locale: str, topic: str) -> str:
    """The name of a topic."""
    return say(locale, f"rule-title-{topic}")


def rule_page(locale: str, topic: str, profile: Profile) -> str:
    """A topic as Discord markdown: title, rule with the ruleset's numbers, and rulings marked as such."""
    facts = _facts(locale, profile)
    text = say(locale, f"rule-{topic}", **facts)
    if has("en", f"rule-ruling-{topic}"):
        ruling = say(locale, f"rule-ruling-{topic}", **facts)
        text = f"{text}\n{say(locale, 'rule-ruling', text=ruling)}"
    chapter = say(locale, f"rule-chapter-{TOPICS[topic].chapter}")
    ruleset = say(locale, f"title-ruleset-{_OWN_GAME.get(TOPICS[topic].chapter, profile.id)}")
    page = say(locale, "rule-page", title=rule_title(locale, topic), chapter=chapter, ruleset=ruleset, text=text)
    return page[:PAGE_MAX]


def differing(locale: str, topic: str) -> tuple[str, ...]:
    """The rulesets that have something else to say on a topic than some other; none where all agree."""
    said = {name: _said(locale, topic, profile) for name, profile in PROFILES.items()}
    return tuple(said) if len(set(said.values())) > 1 else ()


def _said(locale: str, topic: str, profile: Profile) -> tuple[str, ...]:
    keys = (f"rule-{topic}", f"rule-ruling-{topic}")
    return tuple(say(locale, key, **_facts(locale, profile)) for key in keys if has("en", key))


def chart_words(locale: str, chart: str, profile: Profile) -> dict[str, str]:
    """Every word that a chart needs."""
    facts = _facts(locale, profile)
    return {word: say(locale, f"chart-{chart}-{word}", **facts) for word in WORDS[chart].split()}


@lru_cache(maxsize=16)
def _facts(locale: str, profile: Profile) -> dict[str, Any]:
    """A ruleset's numbers and kinds, by the names that sentences know them by."""
    return {
        "ruleset": profile.id,
        "reach": distance(locale, profile, profile.reach),
        "ruler": distance(locale, profile, profile.ruler),
        "one": distance(locale, profile, 1),
        "metric": "yes" if profile.show_metric else "no",
        "white": profile.white,
        "systems": profile.systems_max,
        "same": profile.same_max,
        "ppa": profile.ppa,
        "bricks": profile.bricks,
        "clock": profile.clock,
        "demo_clock": DEMO_CLOCK,
        "shown": str(profile.clock_shown),
        "passing": str(profile.passing),
        "lasts": str(profile.spot_lasts),
        "point": str(profile.point_frame),
        "placing": str(profile.placing),
    } | _sizes(locale, profile)


def _sizes(locale: str, profile: Profile) -> dict[str, Any]:
    facts: dict[str, Any] = {}
    for name in ("skirmish", "battle"):
        rows = [size for size in profile.sizes if size.size == name]
        rockets = rows[0].rockets
        facts[name] = "\n".join(
            say(locale, "rule-size-row", players=s.players, least=s.frames_min, most=s.frames_max, stations=s.stations)
            for s in rows
        )
        facts[f"rockets_{name}"] = rockets
        facts[f"{name}_rockets"] = say(locale, "rule-size-rockets", rockets=rockets)
    return facts


# -- finding a page -----------------------------------------------------------------------------------------------


def named_topic(text: str, locale: str) -> str | None:
    """The topic that is meant beyond doubt: by its id, its title, or a word for it."""
    if text in TOPICS:
        return text
    found = _ranked(text, locale)
    return found[0][1] if found and found[0][0] >= _SURE else None


def find_topics(text: str, locale: str, most: int = 25) -> list[str]:
    """Topics for what somebody types, the likeliest first; all of them in the book's order for nothing typed."""
    if not _fold(text):
        return list(TOPICS)[:most]
    return [topic for _, topic in _ranked(text, locale)][:most]


def _fold(text: str) -> str:
    """Letters and digits in lower case without accents, single spaces between the words."""
    plain = (char for char in unicodedata.normalize("NFKD", text[:100].casefold()) if not unicodedata.combining(char))
    return " ".join("".join(char if char.isalnum() else " " for char in plain).split())


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
    """Each topic's best phrase, in whatever language; those without any are left out."""
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
