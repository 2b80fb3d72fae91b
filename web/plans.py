"""Places tried out from the page, and what is looked at, as data and words. The rules measure; nothing is decided."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from msgspec import Struct, structs

from render import board_of
from render.battlefield.scene import Scene
from rules import Option, State, choose, ruleset_of
from table import Game
from table.flow import moves_of
from table.planning import (
    PlacePreview,
    PlaceQuestion,
    ask_place,
    best_place,
    given_away,
    own_request,
    place_answer,
    preview_place,
)
from text import error_line, narrator, point_text, say
from text.maps import go_label, risky_go
from text.reasons import reason_line
from text.stakes import choice_line
from web.asked import Choice, choices_after
from web.odds import Odds, odds_of
from web.shown import seen_by

Place = str | tuple[float, float]
QUESTIONS = 64


class Suggestion(Struct, frozen=True, omit_defaults=True):
    """A place on offer; ``at``: its point, where it has one."""

    place: str
    label: str
    at: tuple[float, float] | None = None


class Change(Struct, frozen=True, omit_defaults=True):
    """An answer close to the one tried out; ``hinge``: of a course, counted from 1; ``quick``: one of the first."""

    place: str
    label: str
    name: str
    hinge: int = 0
    quick: bool = False


class Plan(Struct, frozen=True, omit_defaults=True):
    """A place tried out; ``first``: the way that leads to the question for it."""

    first: str
    place: str
    """What an answer names to mean just this."""
    at: tuple[float, float]
    length: float
    """Of the way to it, in units."""
    most: float | None
    """The longest way that the die allows; None: it is placed, not moved."""
    text: str
    question: str
    map: Struct
    """The scene with it, without what doesn't change, unless it is the first of a question."""
    problem: str = ""
    """Why it is not the one that was pointed at."""
    course: bool = False
    """It is steered, so that pointing says where to."""
    go: str = ""
    """The words of its button."""
    risk: str = ""
    """Those instead, if the item is lost there, or crashes."""
    suggestions: tuple[Suggestion, ...] = ()
    changes: tuple[Change, ...] = ()
    """Quick changes of it, each a button."""
    then: tuple[Choice, ...] = ()
    """What the unit may do with a die once it is there, in the same press."""


@lru_cache(maxsize=QUESTIONS)
def _asked(game: _Played, user: int, first: str) -> PlaceQuestion:
    return ask_place(game.game, user, first)


def forget_places() -> None:
    """Empty the cache of places that the rules suggest."""
    _asked.cache_clear()


class _Played:
    """A game as a cache key: equal if its id and its newest entry are."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._key = game.id, game.seq

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Played) and self._key == other._key


def planned(
    game: Game,
    user: int,
    locale: str,
    ways: Sequence[str],
    place: Place | None,
    before: str,
    *,
    begin: bool,
    whole: bool = False,
) -> Plan:
    """Try out a place; without one the best. ``before``: the one tried out before it.

    ``ways`` lead to the question for it: the first that reaches the place is taken, else the one that goes farthest.
    ``whole``: nothing is joined. Raises ``RulesError``. It runs off the event loop: ways around cover take their time.
    """
    tried = list[tuple[str, PlacePreview]]()
    for way in ways:
        tried.append((way, _tried(_asked(_Played(game), user, way), place, before)))
        if tried[-1][1].problem is None:
            break
    first, found = max(tried, key=lambda one: (one[1].problem is None, one[1].preview.most or 0.0))
    asked, options = found.question, found.question.request.options
    preview, state, problem = found.preview, asked.state, found.problem
    scene = board_of(state, preview).map
    assert scene is not None
    changeless: Any = {} if begin else {"open_ground": None}
    if not begin and isinstance(scene, Scene):
        changeless["pieces"] = ()
    answered = preview.written or point_text(preview.at)
    told = narrator(state).plan_text(locale, state, preview)
    return Plan(
        first=first,
        place=answered,
        at=preview.at,
        length=preview.length,
        most=preview.most,
        text="\n".join(filter(None, (_included(game, user, first, locale), _at_stake(found, locale), told))),
        question=narrator(state).question(locale, asked.request, state) if begin else "",
        map=structs.replace(scene, **changeless),
        problem="" if problem is None else error_line(locale, problem.code, problem.facts),
        course=_is_course(asked),
        go=go_label(locale, preview, elsewhere=problem is not None),
        risk=risky_go(locale, preview, given_away(asked, place_answer(answered))),
        suggestions=tuple(_suggestions(options, state, locale)) if begin else (),
        changes=tuple(_changes(preview.changes, state, locale)),
        then=() if whole else tuple(choices_after(game, asked, place_answer(answered), locale)),
    )


def _tried(asked: PlaceQuestion, place: Place | None, before: str) -> PlacePreview:
    best = best_place(asked) if place is None or not before else None
    wished = best if place is None else _pointed(asked, place, before)
    return preview_place(asked, wished, place_answer(before) if before else best)


def _included(game: Game, user: int, first: str, locale: str) -> str:
    """A line on the defense that the way ``first`` answers before its move, with the reason of one that a bot would
    choose; empty where it answers none."""
    asked, flow = own_request(game, user), ruleset_of(game.played).flow
    if flow is None or asked.kind not in flow.given:
        return ""
    own = next((option for option in asked.options if option.choice == moves_of(first)[0].choice), None)
    label = own and narrator(game.played).option_label(locale, own, game.played)
    chosen = choose(seen_by(game.played, asked.player), asked)
    alike = own is not None and chosen is not None and chosen.choice == own.choice
    why = reason_line(locale, game.played, asked, chosen.reason) if chosen is not None and alike else ""
    return say(locale, "plan-included", option=label, why=why or "none") if label else ""


def _at_stake(found: PlacePreview, locale: str) -> str:
    """What the place surely changes."""
    asked, place = found.question, found.preview
    told = choice_line(locale, asked.state, asked.request, place_answer(place.written or point_text(place.at)))
    return say(locale, "stake-place", told=told) if told else ""


def _is_course(asked: PlaceQuestion) -> bool:
    return (asked.request.free or {}).get("type") == "string"


def _pointed(asked: PlaceQuestion, place: Place, before: str) -> object:
    """The answer of a pointer: what has a heading keeps it, and what is steered flies toward the point."""
    if isinstance(place, str):
        return place_answer(place)
    if _is_course(asked):
        return f"toward {point_text(place)}"
    was = place_answer(before)
    return [*place, *(was[2:] if isinstance(was, list) else ())]


def _suggestions(options: tuple[Option, ...], state: State, locale: str) -> Iterator[Suggestion]:
    for item in options:
        at = item.facts.get("at")
        yield Suggestion(
            item.choice, narrator(state).option_label(locale, item, state), None if at is None else (at[0], at[1])
        )


def _changes(options: tuple[Option, ...], state: State, locale: str) -> Iterator[Change]:
    for item in options:
        facts = item.facts
        label = narrator(state).option_label(locale, item, state)
        yield Change(item.choice, label, item.label, int(facts.get("hinge") or 0), bool(facts.get("quick")))


# -- looking ----------------------------------------------------------------------------------------------------------


class Look(Struct, frozen=True, omit_defaults=True):
    """A unit or a point looked at: what is around it as markdown, and the odds of its attacks."""

    text: str = ""
    odds: tuple[Odds, ...] = ()


def looked(state: State, locale: str, name: str) -> Look:
    """A unit, or on a map a point. Raises ``RulesError`` for what is neither."""
    ruleset = ruleset_of(state)
    units = {item for item, _ in ruleset.named(state, "frames")}
    odds = tuple(odds_of(state, locale, name))
    if ruleset.maps is None or state.table != "map":
        return Look(odds=odds)
    absent = narrator(state).absent_text(locale, state, name) if name in units else ""
    if absent and name not in ruleset.maps.positions(state):
        return Look(absent, odds)
    around = narrator(state).look_text(
        locale, state, ruleset.maps.locate(state, name), frame=name if name in units else None
    )
    return Look(f"{absent}\n{around}" if absent else around, odds)


def measured(state: State, locale: str, one: str, other: str) -> Look:
    """The distance between two things or points. Raises ``RulesError``."""
    maps = ruleset_of(state).maps
    return Look("" if maps is None or state.table != "map" else narrator(state).measure_text(locale, state, one, other))
