"""Which targets a move brings into range this turn, and what that does to an attack's chances."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rules import ruleset_of
from rules.intercept_orbit.placing.approach import Approach, approach
from rules.intercept_orbit.placing.placement import Steer, flight_of
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.space.course import Course, cost, speeds
from rules.intercept_orbit.state.pools import ranges
from rules.intercept_orbit.state.profile import ORBIT, Range
from rules.intercept_orbit.turn.target import Target
from tests.long import many
from tests.rules.intercept_orbit.battles import EAST, battle, company, debris, mapped, ship
from tests.rules.intercept_orbit.test_aims import scattered

HERE = (12.0, 16.0)


def eastward(**more: Any) -> Any:
    return ship("A1", "Rp Ra", at=HERE, heading=EAST, **more)


@pytest.mark.parametrize(
    ("foe", "at", "found"),
    [
        ((26.0, 16.0), Range.ASSAULT, Approach(4.0, 1.0)),  # the move that it must make brings it there
        ((29.0, 16.0), Range.ASSAULT, Approach(7.0, 32 / 36)),  # three pips more, on the better of two dice
        ((-1.0, 16.0), Range.ASSAULT, None),  # behind it: no pips turn it so far
        ((9.5, 16.0), Range.DOGFIGHT, Approach()),  # it is there
        ((9.5, 16.0), Range.POINT, Approach(1.0, 32 / 36)),  # away from it, as slow as that
        ((14.5, 16.0), Range.POINT, None),  # it would run on it
    ],
)
def test_a_ship_flies_courses(foe: tuple[float, float], at: Range, found: Approach | None) -> None:
    state = battle(eastward(), ship("B1", at=foe), table="map")
    came = approach(state, state.asset("A1"), state.asset("B1"), at)
    assert (came is None) == (found is None)
    if came is not None and found is not None:
        assert (came.way, came.chance) == (found.way, pytest.approx(found.chance))


def test_nothing_is_reached_through_debris() -> None:
    wall = [debris(f"X{n}", at=(15.0, 13.0 + n)) for n in range(1, 6)]
    state = battle(eastward(white=0), ship("B1", at=(26.0, 16.0)), *wall, table="map")
    assert approach(state, state.asset("A1"), state.asset("B1"), Range.ASSAULT) is None


@pytest.mark.parametrize(("far", "chance"), [(3.0, 1.0), (6.0, 3 / 6), (8.0, 1 / 6), (9.0, 0.0)])
def test_a_company_flies_straight(far: float, chance: float) -> None:
    mine = company("Ac1", systems="G", white=0, at=HERE)
    state = battle(mine, ship("B1", at=(HERE[0] - far, 16.0)), table="map")
    found = approach(state, state.asset("Ac1"), state.asset("B1"), Range.DOGFIGHT)
    assert (found.chance if found else 0.0) == pytest.approx(chance)


def test_dice_that_have_fallen_are_counted_as_they_lie() -> None:
    def came(*faces: int, **more: Any) -> Approach | None:
        game = mapped(eastward(), ship("B1", at=(29.0, 16.0)), faces=(*faces, 1, 1, 1, 1))
        game.say("A1", "B1@assault", "none")
        return approach(game.state.with_top(**more), game["A1"], game["B1"], Range.ASSAULT)

    assert came(1, 3) == Approach(7.0, 1.0)
    assert came(1, 2) is None
    assert came(1, 3, moved=True) is None


def test_the_chances_count_in_that_of_coming_so_far() -> None:
    def aimed(x: float) -> Any:
        state = battle(eastward(), ship("B1", at=(x, 16.0)), table="map")
        return ruleset_of(state).aimed(state, "A1", "B1", {"range": "assault"})

    near, far, gone = aimed(20.0), aimed(29.0), aimed(-1.0)
    assert [share for _, share in far.chances] == pytest.approx([32 / 36 * share for _, share in near.chances])
    assert (near.move, far.move, far.reach) == (0.0, 7.0, 1.0)
    assert (gone.chances, gone.reach) == ((), 0.0)
    assert gone.move > 0


def test_no_empty_seat_aims_at_what_no_course_reaches() -> None:
    game = mapped(eastward(), ship("B1", at=(1.0, 16.0))).say("A1")
    assert game.kind == "target"
    choice = Target().choose(game.state, game.asked)
    assert choice is not None
    assert choice.choice == "none"


@pytest.mark.parametrize("number", range(many(60)))
def test_no_course_comes_where_none_is_said_to_come(number: int) -> None:
    luck = random.Random(number)
    state, mine = scattered(luck)
    if not mine.ship:
        return
    most = 6 if mine.white or mine.kind == "frigate" else 0
    flight = flight_of(state, Steer(mine.id, mine.owner, most))
    for speed, _ in speeds(ORBIT, mine.kind, most):
        for _ in range(20):
            course = Course(speed, tuple(luck.choice((0, 0, -1, 1)) for _ in range(speed)))
            flown = flight.run(course, passed=False)
            if cost(ORBIT, course) > most or not flight.can_fly(course) or flown.runs_on or flown.leaves is not None:
                continue
            after = state.with_asset(mine.id, at=flown.end.at, heading=flown.end.heading)
            for foe in (asset for asset in after.there if asset.owner != mine.owner):
                for at in set(measure.ranges_to(after, after.asset(mine.id), foe)) & set(ranges(ORBIT, mine)):
                    assert approach(state, mine, foe, at), (course, foe.id, at)
