"""The common narrator: tells any game whose sentences are named after its events, requests and options.

A family of rulesets that is told so needs no code here, only a file of sentences. For a family ``football`` they are
``football-scored`` for the event ``Scored``, ``football-ask-<kind>`` and ``football-wait-<kind>`` for a request,
``football-option-<label>`` (or the common ``option-<label>``) and, where there is small print,
``football-detail-<label>`` for an option; ``football-part-<fact>`` for what a list is made of, and
``football-system-<letters>`` for a system that is called otherwise elsewhere. Their arguments
are the fields and facts of those names: ids become names, players their names, dice what they show, a list its items,
``none`` where there is nothing, ``yes`` and ``no``. What has no sentence is not told.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from math import dist
from typing import Any, Generic, TypeVar

from msgspec import Struct, structs

from rules import Preview, requests, ruleset_of
from rules import ruleset as ruleset_named
from rules.contract.ruleset import State
from rules.core.errors import Illegal
from rules.core.event import Event
from rules.core.json_input import Facts
from rules.core.request import Option, Request
from text.chances import Chances, OddsLabels, percent
from text.fluent.catalogue import has, say
from text.places import place, point_text
from text.rulebook.book import Book
from text.words import NAME_MAX, clean, cut, decimal, dice_text, die_text, escape, system_name

__all__ = ["Teller"]

LABEL_MAX = 80
DETAIL_MAX = 100
STATE_MAX = 3500
ALT_MAX = 900
NEAR = 8
"""How far around a point a look goes."""
POINT = 2
PLAYERS = frozenset({"player", "players", "side", "winner", "over", "before", "defender", "primary"})
"""Fields that hold a player's number, or several."""
SYSTEMS = ("given", "system", "hot")

_HUMP = re.compile(r"(?<!^)(?=[A-Z])")


S = TypeVar("S", bound=State)


class Teller(Generic[S]):
    """The narrator of one family; one that says something otherwise overrides it (``Family.speech``)."""

    def __init__(self, family: str, book: Book | None = None) -> None:
        self.family = family
        self.book = book or Book("")

    def event_line(self, locale: str, event: Event, state: S) -> str | None:
        """A line of markdown for an event, given the state after it; None for what is not told."""
        key = f"{self.family}-{_HUMP.sub('-', type(event).__name__).lower()}"
        if not has("en", key):
            return None
        facts = structs.asdict(event)
        return say(locale, key, **{"score": _score(locale, state)} | _Words(locale, state).facts(facts))

    def outcome_line(self, locale: str, state: S) -> str:
        """How it ended. Raises ``AssertionError`` while it goes on."""
        assert state.outcome is not None
        words = _Words(locale, state)
        winners = [words.player(player) for player in state.outcome.winners]
        return say(
            locale,
            f"{self.family}-outcome",
            reason=state.outcome.reason,
            winners=", ".join(winners),
            count=len(winners),
            score=_score(locale, state),
        )

    def question(self, locale: str, request: Request, state: S) -> str:
        """What is asked of the decider."""
        return self._ask("ask", locale, request, _Words(locale, state))

    def waiting_line(
        self, locale: str, request: Request, state: S, *, plain: bool = False, most: int = NAME_MAX
    ) -> str:
        """Whose decision it is."""
        return self._ask("wait", locale, request, _Words(locale, state, plain=plain, most=most))

    def _ask(self, what: str, locale: str, request: Request, words: _Words) -> str:
        facts = words.facts(request.facts) | {"player": words.player(request.player)}
        return say(locale, f"{self.family}-{what}-{request.kind}", **facts)

    def option_label(self, locale: str, option: Option, state: S) -> str:
        """A choice as a button or a list shows it."""
        facts = _Words(locale, state, plain=True, tags=True).facts(option.facts)
        own = f"{self.family}-option-{option.label}"
        return cut(say(locale, own if has("en", own) else f"option-{option.label}", **facts), LABEL_MAX)

    def option_detail(self, locale: str, request: Request, option: Option, state: S) -> str | None:
        """The small print of a choice, if there is any."""
        key = f"{self.family}-detail-{option.label}"
        if not has("en", key):
            return None
        words = _Words(locale, state, plain=True)
        return cut(say(locale, key, **words.facts({**request.facts, **option.facts})), DETAIL_MAX) or None

    def ruling_of(self, request: Request) -> str:
        """The ruling behind a question: its fact ``why``, or its kind."""
        return str(request.facts.get("why", request.kind))

    def state_text(self, locale: str, state: S) -> str:
        """Everything on the table, as markdown."""
        return self._lines(locale, state, STATE_MAX, plain=False)

    def alt_text(self, locale: str, state: S) -> str:
        """The same for a picture."""
        return self._lines(locale, state, ALT_MAX, plain=True)

    def _lines(self, locale: str, state: S, most: int, *, plain: bool) -> str:
        """As many whole lines as fit; names give way first."""
        for length in (NAME_MAX, 16, 8):
            words = _Words(locale, state, plain=plain, most=length, tags=True)
            lines = [
                say(locale, f"{self.family}-board-{key}", **words.facts(facts))
                for key, facts in ruleset_of(state).summary(state)
            ]
            lines[1:1] = [self._ask("wait", locale, request, words) for request in requests(state)]
            text = _bare("\n".join(lines)) if plain else "\n".join(lines)
            if len(text) <= most:
                return text
        return text[: text.rfind("\n", 0, most - 1)] + "\n…"

    def board_labels(self, locale: str, state: S) -> dict[str, Any]:
        """The words of the picture: ``title``, ``when``, ``decision``, ``deciding``, ``decimal``."""
        words = _Words(locale, state, plain=True)
        asked = requests(state)
        key, facts = ruleset_of(state).summary(state)[0]
        over = say(locale, f"{self.family}-over")
        return {
            "title": say(locale, f"title-ruleset-{state.ruleset}"),
            "when": _bare(say(locale, f"{self.family}-board-{key}", **words.facts(facts))),
            "decision": " ".join(self._ask("wait", locale, request, words) for request in asked) or over,
            "decimal": decimal(locale, 0.5)[1],
            "deciding": tuple(dict.fromkeys(request.player for request in asked)),
        }

    def plan_text(self, locale: str, state: S, preview: Preview) -> str:
        """What would be so if something went there, from the preview's fields; nothing where there are no maps."""
        key = f"{self.family}-plan"
        return say(locale, key, **_Words(locale, state).facts(structs.asdict(preview))) if has("en", key) else ""

    def look_text(self, locale: str, state: S, at: tuple[float, float], *, frame: str | None = None) -> str:
        """Who stands near a point of the map, the nearest first, and how far from it; nothing likewise."""
        key, words = f"{self.family}-look", _Words(locale, state)
        if not has("en", key):
            return ""
        maps = ruleset_of(state).maps
        assert maps is not None
        apart = sorted((dist(point, at), thing) for thing, point in maps.positions(state).items())
        near = [f"{words.name(thing)} {decimal(locale, round(far, 1))}" for far, thing in apart if far <= NEAR]
        return say(locale, key, **words.facts({"at": at}), far=NEAR, near=", ".join(near) or "none")

    def orders_text(self, locale: str, state: S, player: int) -> str:
        """A player's standing orders as markdown, where the game has such."""
        return ""

    def rehearsal_text(self, locale: str, state: S, unit: str) -> str:
        """What a player's orders would do if one of their units were attacked now."""
        return ""

    def odds_line(self, locale: str, state: S, actor: str, value: int) -> str | None:
        """The chances of an attack with a die of that value, before it is made."""
        found = ruleset_of(state).prospect(state, actor, value)
        if found is None:
            return None
        return say(locale, f"{self.family}-odds", **_Words(locale, state).facts(_shares(locale, found)))

    def chances_of(self, locale: str, ruleset: str, asked: Facts) -> Chances:
        """The chances of an attack, outside any game: what was asked about first, then what would change them.

        Raises ``RulesError``; ``Illegal("no-calculation")`` in a game that has no attacks.
        """
        odds = ruleset_named(ruleset).odds
        if odds is None or odds.odds_for is None:
            raise Illegal("no-calculation", verb="odds")
        first, *others = odds.odds_for(asked)
        facts = _shares(locale, first.facts)
        title, where, told = (say(locale, f"{self.family}-weighed-{part}", **facts) for part in _WEIGHED)
        changes = (
            say(locale, f"{self.family}-weighed-change", what=one.change, **_shares(locale, one.facts))
            for one in others
        )
        bars = tuple(
            (say(locale, f"{self.family}-weighed-bar", outcome=name), share, percent(locale, share))
            for name, share in first.outcomes
        )
        caption = say(locale, "odds-bars-outcomes")
        text = "\n".join([f"**{title}**, {where}", told, *(f"- {line}" for line in changes)])
        return Chances(text, OddsLabels(title, where[:1].upper() + where[1:], caption, "", "", bars))


_WEIGHED = ("title", "where", "chances")


def _shares(locale: str, facts: Mapping[str, Any]) -> dict[str, Any]:
    """Facts of which the floats are chances."""
    return {name: percent(locale, value) if isinstance(value, float) else value for name, value in facts.items()}


def _bare(text: str) -> str:
    """A sentence without its markdown, for pictures."""
    return text.replace("**", "")


def _score(locale: str, state: State) -> str:
    words = _Words(locale, state)
    return " · ".join(f"{words.player(number)} {player.score}" for number, player in enumerate(state.players))


def _pointed(facts: Mapping[str, Any]) -> dict[str, str]:
    """The point of an event, option or plan, ``at`` or ``to`` or that of a thing in it, as ``place`` and ``point``."""
    things = (fact.at for fact in facts.values() if isinstance(fact, Struct) and hasattr(fact, "at"))
    points = [*(facts[name] for name in ("at", "to") if name in facts), *things]
    for point in points:
        if isinstance(point, list | tuple) and len(point) == POINT:
            return {"place": place(point), "point": point_text(point)}
    return {"place": "none"} if points else {}


def _clicked(clicks: Any) -> dict[str, Any]:
    """A turn by so many clicks as its ``way`` and ``count``; a course's hinges as ``clicks``: ``2L 4RR``."""
    if isinstance(clicks, list | tuple):
        turns = (f"{hinge}{('L' if click < 0 else 'R') * abs(click)}" for hinge, click in enumerate(clicks, 1) if click)
        return {"clicks": " ".join(turns) or "none"}
    way = "port" if clicks < 0 else "starboard" if clicks else "none"
    return {"way": way, "count": abs(clicks)}


class _Words:
    """The facts of one state as words. ``tags``: names with their ids before them; otherwise ids follow names that two
    things have."""

    def __init__(
        self, locale: str, state: State, *, plain: bool = False, most: int = NAME_MAX, tags: bool = False
    ) -> None:
        self.locale, self.state, self.plain, self.most, self.tags = locale, state, plain, most, tags
        self.names = dict(ruleset_of(state).named(state, "all"))
        called = Counter(self.names.values())
        self.twins = {thing for thing, name in self.names.items() if called[name] > 1}

    def player(self, number: int) -> str:
        """A player's name."""
        return self._said(self.state.players[number].name)

    def _said(self, text: str) -> str:
        return clean(text, self.most) if self.plain else escape(text, self.most)

    def facts(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """All of them, as a sentence wants them; what no sentence could say is left out."""
        found = {name: self._fact(name, value) for name, value in facts.items()}
        if isinstance(facts.get("die"), str) and "face" in facts:
            found["die"] = die_text(facts["die"], facts["face"])
        if isinstance(facts.get("faces"), tuple) and isinstance(facts.get("dice"), tuple):
            found["dice"] = dice_text(facts["dice"], facts["faces"]) or "none"
        found |= self._pairs(facts) | _pointed(facts)
        if isinstance(facts.get("clicks"), int | list | tuple):
            found |= _clicked(facts["clicks"])
        return {name: value for name, value in found.items() if value is not None}

    def _pairs(self, facts: Mapping[str, Any]) -> dict[str, str]:
        """Numbers that run parallel to whom they belong to: dice that were ``rolled``, ``fuel``, points per asset."""
        found = {}
        for whose in ("units", "players"):
            if isinstance(facts.get("faces"), tuple) and isinstance(facts.get(whose), tuple):
                pairs = sorted(zip(facts["faces"], facts[whose], strict=True))
                found["rolled"] = ", ".join(f"{self._fact(whose, who)} {face}" for face, who in pairs)
        if isinstance(facts.get("fuel"), tuple):
            pairs = list(zip(facts["companies"], facts["fuel"], strict=True))
            found["fuel"] = ", ".join(f"{self.name(who)} {left}" for who, left in pairs) or "none"
        if isinstance(facts.get("ppa"), tuple):
            found["ppa"] = " · ".join(f"{self.player(who)} {each}" for who, each in enumerate(facts["ppa"]))
        return found

    def _fact(self, name: str, value: Any) -> str | int | None:
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return self.player(value) if name in PLAYERS else value
        if isinstance(value, float):
            return decimal(self.locale, round(value, 1))
        if isinstance(value, str):
            return self._text(name, value)
        if isinstance(value, Struct):
            return self._thing(name, value)
        return self._list(name, value) if isinstance(value, list | tuple) else None

    def _thing(self, name: str, thing: Struct) -> str | None:
        """Something by its name, or a part of a list by its sentence."""
        called = getattr(thing, "id", None)
        if called in self.names:
            return self.name(called)
        key = f"{self.state.family}-part-{name}"
        return say(self.locale, key, **self.facts(structs.asdict(thing))) if has("en", key) else None

    def _text(self, name: str, value: str) -> str:
        if value in self.names:
            return self.name(value)
        if name in SYSTEMS:
            return self._system(value)
        return self._said(value) if name in ("by", "reason", "name", "was") else value

    def _system(self, system: str) -> str:
        """A system, as this family calls it."""
        first, slash, second = system.partition("/")
        if slash:
            return say(self.locale, "system-split", first=self._system(first), second=self._system(second))
        own = f"{self.state.family}-system-{system}"
        return say(self.locale, own) if has("en", own) else system_name(self.locale, system)

    def name(self, thing: str) -> str:
        """What a thing is called: in bold in messages."""
        text = self._said(self.names[thing])
        if not self.tags and thing in self.twins:
            text = f"{text} ({thing})"
        if self.tags:
            return thing if self.names[thing] == thing else f"{thing} {text}"
        return text if self.plain else f"**{text}**"

    def _list(self, name: str, items: Iterable[Any]) -> str:
        found = list(items)
        values = [
            value
            for value in (self._fact("system" if name == "systems" else name, item) for item in found)
            if value is not None
        ]
        apart = " " if name == "dice" and not isinstance(next(iter(found), None), Struct) else ", "
        return apart.join(map(str, values)) or ("–" if name == "dice" else "none")
