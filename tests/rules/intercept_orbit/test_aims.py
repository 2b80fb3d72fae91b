"""No target and range is missing on a map that a course could come to."""

from __future__ import annotations

import random

import pytest

from rules.intercept_orbit.space import bases, measure
from rules.intercept_orbit.space.course import Course, check_legal, speeds
from rules.intercept_orbit.state.profile import ORBIT
from rules.intercept_orbit.state.state import Asset, State
from rules.intercept_orbit.turn.target import target_options
from tests.long import many
from tests.rules.intercept_orbit.battles import battle, company, frigate, ship

BEST = 6
"""The best face of a die to steer or fly with."""


def scattered(luck: random.Random) -> tuple[State, Asset]:
    """A ship or company anywhere, and enemies."""

    def anywhere() -> tuple[float, float]:
        return round(luck.uniform(2, 30), 2), round(luck.uniform(2, 30), 2)

    kind = luck.choice((ship, frigate, company))
    name = "Ac1" if kind is company else "A1"
    mine = kind(name, luck.choice(("Rp Ra Rs", "Ra/Rs Rp")) if kind is not company else "R G", at=anywhere())
    mine = luck.choice((mine, kind(name, " ".join(mine.systems), white=0, at=mine.at)))
    foes = [ship(f"B{n}", at=anywhere(), heading=luck.uniform(0, 360)) for n in range(1, 5)]
    state = battle(mine, *foes, table="map").with_asset(name, heading=22.5 * luck.randrange(16))
    return state, state.asset(name)


def ends(state: State, asset: Asset, luck: random.Random) -> list[Asset]:
    """Where it is, and some of the places at which a move could end."""
    if not asset.ship:
        far = [(luck.uniform(0, 360), luck.uniform(0, BEST)) for _ in range(60)]
        return [asset, *(moved(state, asset, bases.ahead(asset.point, turn, most), 0.0) for turn, most in far)]
    pips = BEST if asset.white or asset.kind == "frigate" else 0
    found = [asset]
    for speed, _ in speeds(ORBIT, asset.kind, pips):
        for _ in range(20):
            course = Course(speed, tuple(luck.choice((0, 0, -1, 1)) for _ in range(speed)))
            try:
                check_legal(ORBIT, course, asset.kind, pips)
            except Exception:
                continue
            found.append(flown(state, asset, course))
    return found


def flown(state: State, asset: Asset, course: Course) -> Asset:
    at, heading = asset.point, asset.heading
    for click in course.clicks:
        at, heading = bases.ahead(at, heading, 1.0), heading + click * ORBIT.click
    return moved(state, asset, at, heading)


def moved(state: State, asset: Asset, at: tuple[float, float], heading: float) -> Asset:
    return state.with_asset(asset.id, at=at, heading=heading).asset(asset.id)


@pytest.mark.parametrize("number", range(many(200)))
def test_what_a_move_could_reach_is_listed(number: int) -> None:
    luck = random.Random(number)
    state, mine = scattered(luck)
    listed = {item.choice for item in target_options(state, mine)}
    table = measure.table(state)
    for there in ends(state, mine, luck):
        if not table.holds(there.point, 0.0):
            continue
        after = state.with_asset(mine.id, at=there.at, heading=there.heading)
        for foe in (asset for asset in after.there if asset.owner != mine.owner):
            legal = {str(at) for at in measure.ranges_to(after, after.asset(mine.id), foe)}
            weapons = {"dogfight"} if not mine.ship else {"dogfight", "point-defense", "assault", "support"}
            assert {f"{foe.id}@{at}" for at in legal & weapons} <= listed, (there.at, there.heading, foe.id)
