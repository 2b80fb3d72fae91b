"""A refusal names its true reason: read from the state without the rules' own geometry."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import shapely

from rules import RULESETS, Answer, FairDice, Request, RulesError, choose, decide, requests
from rules.field import Point
from rules.football.profile import Range
from rules.football.state import Break, State, Step
from tests.long import LONG
from tests.rules.football.pitches import Pitch, acting, drawn, fumbling
from text import LOCALES, error_line

DIRECT, HAND = Range.DIRECT_FIRE, Range.HAND_TO_HAND


def refusal(pitch: Pitch, choice: object) -> RulesError:
    with pytest.raises(RulesError) as caught:
        pitch.answer(choice)
    for locale in LOCALES:
        assert "{" not in error_line(locale, caught.value.code, caught.value.facts)
    return caught.value


@pytest.mark.parametrize("target", ["goal", "A2"])
def test_a_kick_from_too_far_is_refused_for_its_range(target: str) -> None:
    dice = {"dice": ("R6", "G6"), "faces": (5, 3)}
    pitch = acting(drawn(), "A1", Step.ACT, target=target, range=HAND, **dice)
    error = refusal(pitch, "attack:R6 5")
    assert (error.code, error.facts["range"], error.facts["target"]) == ("unit-out-of-range", HAND, target)
    assert "away: run first" in error_line("en", error.code, error.facts)


def test_a_kick_without_the_ball_or_without_a_target_is_refused_for_that() -> None:
    dice = {"dice": ("R6", "G6"), "faces": (5, 3)}
    pitch = acting(drawn(), "A2", Step.ACT, target="goal", range=DIRECT, **dice)
    assert refusal(pitch, "attack:R6 5").code == "ball-elsewhere"
    pitch = acting(drawn(), "A2", Step.ACT, target="none", **dice)
    assert refusal(pitch, "attack:R6 5").code == "no-target-declared"


def test_a_mark_that_finds_nobody_says_whether_they_are_marked_or_out_of_sight() -> None:
    dice = {"dice": ("Y6", "G6"), "faces": (2, 3)}
    far = acting(drawn(A1=(2, 12)), "A1", Step.ACT, **dice)
    assert refusal(far, "spot:Y6 2").code == "no-unit-in-sight"
    near = drawn(A1=(28, 12))
    for unit in ("B1", "B2"):
        near.set(unit, spot=5, spot_die="Y6")
    assert refusal(acting(near, "A1", Step.ACT, **dice), "spot:Y6 2").code == "no-unit-to-spot"


def test_a_range_is_refused_for_its_system_or_for_the_ball() -> None:
    pitch = acting(drawn(), "A1", Step.RANGE, target="goal")
    assert refusal(pitch, "artillery").code == "unit-cannot-at-range"
    assert refusal(pitch, "nearby").code == "not-an-option"
    pitch.give("B1")
    assert refusal(acting(pitch, "A1", Step.RANGE, target="B1"), "artillery").code == "artillery-is-for-kicks"


@pytest.mark.parametrize("y", [10.5, 11.4, 12.0, 12.6, 13.5])
def test_a_place_that_is_offered_as_out_never_scores(y: float) -> None:
    """Near the goal its mouth takes most of what lies beyond the line."""
    pitch = fumbling(HAND, A1=(35, y), B1=(30, 3), B2=(30, 20))
    if "out" in pitch.choices:
        pitch.answer("out")
        assert (pitch.goals, pitch.state.current_restart.kind) == ([0, 0], Break.GOAL_KICK)
    else:
        assert 11 < y < 13


def test_a_run_around_somebody_that_is_too_long_is_refused_for_who_is_in_the_way() -> None:
    pitch = acting(drawn(A1=(10, 12), B1=(11.02, 12)), "A1", Step.WHERE, stride=2)
    assert refusal(pitch, [12.05, 12]).facts["why"] == "blocked"
    assert refusal(pitch, [10, 14.2]).facts["why"] == "too-far"
    assert refusal(pitch, [11.5, 12]).facts["why"] == "occupied"


@pytest.mark.parametrize(
    ("ball", "target", "why"),
    [
        ("A1", "A1", "itself"),
        ("A1", "B1", "without-ball"),
        ("B1", "goal", "ball-elsewhere"),
        ("B1", "A2", "ball-elsewhere"),
        ("B1", "B2", "without-ball"),
        ("A1", "C9", "unknown"),
    ],
)
@pytest.mark.parametrize("table", ["declared", "map"])
def test_a_target_is_refused_for_who_has_the_ball(ball: str, target: str, why: str, table: str) -> None:
    pitch = drawn() if table == "map" else Pitch().kicked_off()
    pitch.give(ball)
    error = refusal(acting(pitch, "A1", Step.TARGET), target)
    assert (error.code, error.facts["why"]) == ("unit-not-a-target", why)


# -- places of random matches -------------------------------------------------------------------------------------


def far(one: tuple[float, float] | None, other: tuple[float, float] | None) -> float:
    assert one is not None
    assert other is not None
    return math.dist(one, other)


class Reading:
    """What is true of a point, by the plain numbers of the state."""

    def __init__(self, state: State, request: Request, at: Point) -> None:
        self.state, self.at, self.most = state, at, request.facts["value"]
        self.unit = state.unit(request.facts["unit"])
        self.others = [other for other in state.units if other.id != self.unit.id and other.at is not None]

    def outside(self, room: float) -> bool:
        """Whether the point is nearer to a line than ``room``, or beyond it."""
        (x, y), profile = self.at, self.state.profile
        return not (room <= x <= profile.length - room and room <= y <= profile.width - room)

    def occupied(self) -> bool:
        return min(math.dist(self.at, other.position) for other in self.others) < 2 * self.state.profile.radius

    def blocked(self) -> bool:
        """Whether somebody is in the way of the base as it runs straight."""
        way, room = shapely.LineString([self.unit.position, self.at]), 2 * self.state.profile.radius
        return any(way.distance(shapely.Point(other.position)) < room for other in self.others)

    def offside(self) -> bool:
        """Whether a unit of the defence at least is farther from its goal."""
        east = self.state.players[1 - self.unit.owner].east
        return any((self.at[0] > other.position[0]) == east for other in self.others if other.owner != self.unit.owner)

    def from_ball(self) -> float:
        return far(self.at, self.state.ball.at)

    def beyond_kick(self) -> bool:
        profile = self.state.profile
        ends = {HAND: profile.reach, DIRECT: profile.ruler, Range.ARTILLERY: math.inf}
        return far(self.unit.at, self.at) > ends[self.state.act.declared_range] + profile.radius

    def behind(self) -> bool:
        """Whether the point is not before the kicker, or nearer to the kicker's own goal line than a pass forward."""
        (x, y), (at_x, at_y), target = self.unit.position, self.at, self.state.act.target
        own, width = self.state.profile.length * self.state.players[self.unit.owner].east, self.state.profile.width
        mouth = [(self.state.profile.length - own, width / 2 + step) for step in (-1.0, 0.0, 1.0)]
        aims = mouth if target == "goal" else [self.state.unit(target).position]
        beside = any((at_x - x) * (aim_x - x) + (at_y - y) * (aim_y - y) <= 0 for aim_x, aim_y in aims)
        forward = any(abs(aim_x - own) > abs(x - own) for aim_x, _ in aims)
        return beside or (forward and abs(at_x - own) < abs(x - own))


TRUE: dict[tuple[str, str], Callable[[Reading], bool]] = {
    ("move", "outside"): lambda read: read.outside(read.state.profile.radius),
    ("move", "occupied"): Reading.occupied,
    ("move", "too-far"): lambda read: far(read.unit.at, read.at) > read.most,
    ("move", "blocked"): Reading.blocked,
    ("place", "outside"): lambda read: read.outside(read.state.profile.radius),
    ("place", "occupied"): Reading.occupied,
    ("place", "from-ball"): lambda read: read.from_ball() > read.state.profile.radius + read.state.profile.ball,
    ("place", "taker"): lambda read: read.from_ball() < 2 * read.state.profile.radius,
    ("place", "half"): lambda read: (
        abs(read.at[0] - (36 if read.state.players[read.unit.owner].east else 0)) > 18 - read.state.profile.radius
    ),
    ("place", "offside"): Reading.offside,
    ("fumble", "outside"): lambda read: read.outside(-read.state.profile.beyond),
    ("fumble", "too-far"): Reading.beyond_kick,
    ("fumble", "behind"): Reading.behind,
}
"""Each reason as it may be checked without the zones of the rules."""


def tried(state: State, request: Request, luck: random.Random, dice: FairDice) -> Iterator[tuple[str, str]]:
    """The reasons for which some points are refused, each held against the reading."""
    x, y = state.unit(request.facts["unit"]).at or (18.0, 12.0)
    for _ in range(30 if request.facts["verb"] == "fumble" else 3):
        wide, near = (luck.uniform(-2, 38), luck.uniform(-2, 26)), (x + luck.uniform(-5, 5), y + luck.uniform(-5, 5))
        at = luck.choice([wide, near])
        try:
            decide(state, Answer(request.player, request.id, list(at)), dice)
        except RulesError as error:
            if error.code == "not-legal-place":
                found = request.facts["verb"], error.facts["why"]
                assert TRUE[found](Reading(state, request, at)), (found, at, state)
                yield found


@pytest.mark.long
def test_every_refused_place_of_random_matches_is_refused_for_what_is_so() -> None:
    seen: Counter[tuple[str, str]] = Counter()
    for seed in range(15 if LONG else 6):
        luck, dice = random.Random(seed), FairDice(b"refusals%d" % seed)
        game = RULESETS["football"]
        forces = [(name, game.generate("friendly", 2, dice)) for name in ("Ana", "Ben")]
        state: State = game.new_game(forces, "friendly", "map", {}, dice).state  # type: ignore[assignment]
        while asked := requests(state):
            request = asked[0]
            if request.kind == "where":
                seen.update(tried(state, request, luck, dice))
            chosen = choose(state, request) if luck.random() < 0.7 else None
            choice = luck.choice(request.options).choice if chosen is None else chosen.choice
            state = decide(state, Answer(request.player, request.id, choice), dice).state  # type: ignore[assignment]
    assert {verb for verb, _ in seen} == {"move", "place", "fumble"}
    assert {"too-far", "outside", "occupied", "from-ball", "half", "behind"} <= {why for _, why in seen}


# -- targets, ranges and dice of random matches --------------------------------------------------------------------


def has_ball(state: State, unit: str) -> bool:
    return state.ball.holder in (None, unit)


SAID: dict[tuple[str, str], Callable[[State, Request, str, dict[str, Any]], bool]] = {
    ("unit-not-a-target", "itself"): lambda state, request, text, facts: text == request.facts["unit"],
    ("unit-not-a-target", "unknown"): lambda state, request, text, facts: text not in [u.id for u in state.units],
    ("unit-not-a-target", "without-ball"): lambda state, request, text, facts: text != state.ball.holder,
    ("unit-not-a-target", "ball-elsewhere"): lambda state, request, text, facts: (
        not has_ball(state, request.facts["unit"])
    ),
    ("unit-cannot-at-range", ""): lambda state, request, text, facts: (
        {"direct-fire": "Rd", "artillery": "Ra"}[text] not in state.unit(request.facts["unit"]).systems
    ),
    ("artillery-is-for-kicks", ""): lambda state, request, text, facts: (
        state.act.target == state.ball.holder or state.act.under is not None
    ),
    ("wrong-colour", ""): lambda state, request, text, facts: any(die[0] == facts["die"][0] for die in state.act.dice),
    ("die-not-rolled", ""): lambda state, request, text, facts: (
        text.partition(":")[2]
        not in [f"{die} {face}" for die, face in zip(state.act.dice, state.act.faces, strict=True)]
    ),
    ("die-used", ""): lambda state, request, text, facts: bool(state.act.used),
    ("wrong-step", ""): lambda state, request, text, facts: (request.kind == "defend") != text.startswith("defend"),
    ("unit-action-used", "move"): lambda state, request, text, facts: state.act.moved,
    ("unit-action-used", "attack"): lambda state, request, text, facts: state.act.attacked,
    ("no-unit-in-sight", ""): lambda state, request, text, facts: state.mapped,
    ("no-unit-to-spot", ""): lambda state, request, text, facts: any(unit.spot is not None for unit in state.units),
    ("no-target-declared", ""): lambda state, request, text, facts: state.act.target == "none",
    ("ball-elsewhere", ""): lambda state, request, text, facts: (
        state.ball.holder
        != (
            state.act.unit
            if state.act.target == "goal" or state.owner(state.act.target) == request.player
            else state.act.target
        )
    ),
    ("unit-out-of-range", ""): lambda state, request, text, facts: (
        facts["distance"] > {HAND: 1, DIRECT: 8}.get(state.act.declared_range, -1)
        or facts["distance"] < {DIRECT: 1, Range.ARTILLERY: 8}.get(state.act.declared_range, 0)
    ),
    ("not-an-option", ""): lambda state, request, text, facts: text not in [o.choice for o in request.options],
}
"""Each reason as the numbers of the state say it."""


def said(state: State, request: Request, luck: random.Random) -> str:
    names = [unit.id for unit in state.units] + ["goal", "C9"]
    if request.kind == "target":
        return luck.choice(names)
    if request.kind == "range":
        return luck.choice(["hand-to-hand", "direct-fire", "artillery", "nearby"])
    verb = luck.choice(["attack", "move", "spot", "defend"])
    return f"{verb}:{luck.choice('WRBGY')}6 {luck.randint(1, 6)}"


def test_wrong_answers_of_random_matches_are_refused_for_what_is_so() -> None:
    seen, number, least = Counter[str](), 0, 60 if LONG else 5
    kinds = ("target", "range", "defend", "act")
    while min(seen[kind] for kind in kinds) < least and number < 400:
        luck, dice = random.Random(number), FairDice(b"wrong%d" % number)
        game = RULESETS["football"]
        forces = [(name, game.generate("match", 2, dice)) for name in ("Ana", "Ben")]
        table = "map" if number % 2 else "declared"
        state: State = game.new_game(forces, "match", table, {}, dice).state  # type: ignore[assignment]
        for _ in range(250 if LONG else 90):
            if not (asked := requests(state)):
                break
            request = asked[0]
            for text in [said(state, request, luck) for _ in range(3)] if request.kind in kinds else []:
                error = wrongly(state, request, text, dice)
                if error is None:
                    continue
                why = error.facts.get("why", error.facts["verb"] if error.code == "unit-action-used" else "")
                why = "" if error.code == "wrong-step" else why
                assert SAID[error.code, why](state, request, text, error.facts), (error.code, why, text, state)
                seen[request.kind] += 1
            chosen = choose(state, request)
            choice = luck.choice(request.options).choice if chosen is None else chosen.choice
            state = decide(state, Answer(request.player, request.id, choice), dice).state  # type: ignore[assignment]
        number += 1
    assert all(seen[kind] >= least for kind in kinds), seen


def wrongly(state: State, request: Request, text: str, dice: FairDice) -> RulesError | None:
    try:
        decide(state, Answer(request.player, request.id, text), dice)
    except RulesError as error:
        return error
    return None
