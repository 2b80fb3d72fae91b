"""Games of Intercept Orbit to draw: a table in every state that a picture shows, for two to four players."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from rules.core.event import Outcome
from rules.core.request import Request
from rules.field import Ground
from rules.intercept_orbit.placing.preview import Preview, preview
from rules.intercept_orbit.space import bases, measure, ruler
from rules.intercept_orbit.space.course import read_course
from rules.intercept_orbit.space.shifts import clinging
from rules.intercept_orbit.state.pending import Activation, Attack, Boarding, Collision, Journey, Point, Step
from rules.intercept_orbit.state.profile import ORBIT, Range
from rules.intercept_orbit.state.state import Asset, Phase, Player, Spot, State
from rules.intercept_orbit.state.units import Kind
from tests.render.samples import HOSTILE

WORDS: dict[str, Any] = {
    "title": "Intercept Orbit",
    "when": "Round 4, clock 7",
    "decision": "Ana decides what A1 does next.",
    "deciding": (0,),
    "decimal": ".",
}
PEOPLE = ("Ana", "Ben", "Chloé", "Dmitri")
SHIPS: tuple[tuple[Kind, str, tuple[str, ...]], ...] = (
    (Kind.CAPITAL, "Altair", ("Rp", "Ra/Rs", "B", "K")),
    (Kind.FRIGATE, "Mizar", ("Ra", "Ra", "K")),
    (Kind.CAPITAL, "Canopus", ("Rs", "Rs", "B", "Y")),
    (Kind.FRIGATE, "Vega", ("Rp/Ra", "B", "Y")),
)
WINGS = ("Hornets", "Ravens", "Shrikes", "Kites")
HVAS = ("Ceres", "Pallas", "Juno")


def _fleet(player: int, ships: int, wings: int, hvas: int) -> list[Asset]:
    letter = "ABCD"[player]
    found = [
        Asset(f"{letter}{n + 1}", player, *_kind(n), builder=player, systems=SHIPS[n % 4][2], white=2, placed=True)
        for n in range(ships)
    ]
    found += [
        Asset(f"{letter}c{n + 1}", player, Kind.COMPANY, WINGS[n % 4], builder=player, systems=("R", "B", "Y", "G"),
              white=2, fuel=5, ace="RBGY"[player] if n == 0 else None, placed=True)
        for n in range(wings)
    ]  # fmt: skip
    return found + [
        Asset(f"{letter}V{n + 1}", player, Kind.HVA, HVAS[n % 3], builder=player, placed=True) for n in range(hvas)
    ]


def _kind(number: int) -> tuple[Kind, str]:
    return SHIPS[number % 4][0], SHIPS[number % 4][1]


def table(players: int, ships: int, wings: int, hvas: int, debris: int = 4) -> State:
    """Fleets of that size on a declared table, nothing done yet."""
    assets = [asset for player in range(players) for asset in _fleet(player, ships, wings, hvas)]
    assets += [Asset(f"X{n + 1}", -1, Kind.DEBRIS, "debris", placed=True) for n in range(debris)]
    people = tuple(
        Player(PEOPLE[n], "ABCD"[n], (5, 6, 4, 5)[n], (5, 6, 4, 5)[n] * (ships + wings + hvas)) for n in range(players)
    )
    order = tuple(sorted(range(players), key=lambda n: -people[n].score))
    return State(people, tuple(assets), phase=Phase.ORDER, order=order, round=1)


def spread(state: State, **options: Any) -> State:
    """The same on a map: each fleet on its side, companies beside ships, debris between."""
    size = float(options.get("across", 32))
    state = structs.replace(state, table="map", options=options)
    count = len(state.players)
    for player in range(count):
        turn = 360 / count * player + 90
        ships = [asset for asset in state.assets_of(player) if asset.kind != "company"]
        for number, asset in enumerate(ships):
            across = (number - (len(ships) - 1) / 2) * (0.8 if count == 2 else 0.42) * size / len(ships)
            middle = bases.ahead((size / 2, size / 2), turn, size * (0.26 + 0.1 * (number % 2)))
            at = bases.ahead(middle, turn + 90, across)
            state = state.with_asset(asset.id, at=_tidy(at), heading=(turn + 180 + 22.5 * (number % 3 - 1)) % 360)
        hosts = [asset.id for asset in ships if asset.ship]
        for number, company in enumerate(a for a in state.assets_of(player) if a.kind == "company"):
            state = clung(state, company.id, hosts[number % len(hosts)], turn + 180)
    for number, rock in enumerate(a for a in state.assets if a.kind == "debris"):
        at = bases.ahead((size / 2, size / 2), 70 + 360 * number / 5, 3.2 + number)
        state = state.with_asset(rock.id, at=_tidy(at), heading=30.0 * number)
    return state


def clung(state: State, company: str, host: str, toward: float = 0.0, **changes: Any) -> State:
    """A company that touches something, on the side that lies toward a heading."""
    hull = measure.base(state, state.asset(host))
    others = measure.bodies(state, (company, host)).values()
    base = clinging(hull, bases.ahead(hull.at, toward, 2.0), ORBIT.bases.company[1], others)
    return state.with_asset(company, at=base.at, host=host, **changes)


def _tidy(at: Point) -> Point:
    return round(at[0], 2), round(at[1], 2)


def battered(state: State) -> State:
    """Dice lie about, systems are off, companies short of fuel, one adrift and one captive, a ship and an HVA taken."""
    state = state.with_asset("A1", gone=True, defense=5, defense_die="B6", systems=("Rp", "B"), lost=("Ra/Rs", "K"))
    state = state.with_asset("A2", gone=True, defense=0, spots=(Spot("Y6", 4),))
    seen = (Spot("Y6", 5), Spot("Y8", 7))
    state = state.with_asset("B1", gone=True, defense=3, defense_die="W6", spots=seen, white=1)
    state = state.with_asset("B2", owner=0, gone=True, lost=("Ra",), systems=("Ra", "K"))
    state = state.with_asset("Ac1", fuel=1, gone=True, defense=4, defense_die="B6")
    state = state.with_asset("Bc1", fuel=3, systems=("R", "G"), lost=("B", "Y", "white"), white=1)
    state = state.with_asset("Bc2", fuel=0, captive=True)
    state = state.with_asset("Ac2", fuel=0)
    if any(asset.id == "BV1" for asset in state.assets):
        state = state.with_asset("BV1", owner=0)
    return structs.replace(state, round=4, clock=7)


def opening() -> State:
    """The first round of two standard fleets."""
    return spread(table(2, 3, 3, 3))


_DICE = ("W6", "W6", "R6", "R6", "R8", "B6", "Y6", "K6", "G6")


def shooting() -> State:
    """A1 fires at B1 past debris; B1 has been called up by it."""
    state = battered(spread(table(2, 3, 3, 3)))
    state = state.with_asset("A1", at=(12.0, 16.0), heading=67.5, gone=False)
    state = state.with_asset("B1", at=(20.5, 13.0), heading=225.0, gone=False)
    state = state.with_asset("X1", at=(18.2, 14.0))
    state = clung(state, "Ac1", "A1", 250.0)
    state = clung(state, "Bc2", "A1", 180.0)
    state = clung(state, "Bc1", "B1", 60.0)
    attack = Attack("B1", 5, 3, cover="X1")
    shot = Activation("A1", Step.COVER_HIT, target="B1", range=Range.ASSAULT, dice=_DICE,
                      faces=(2, 6, 6, 5, 8, 5, 3, 4, 1), used=(3, 5), attack=attack)  # fmt: skip
    return structs.replace(state, stack=(Activation("B1", under="A1"), shot))


def crowded() -> State:
    """Four companies of both sides at one ship in the middle of its turn, and two ships close by."""
    state = battered(spread(table(2, 3, 4, 1)))
    state = state.with_asset("B1", at=(16.0, 16.0), heading=22.5, defense=2, defense_die="W6")
    state = state.with_asset("A2", at=(19.4, 14.4), heading=300.0)
    state = state.with_asset("A3", at=(13.0, 18.6), heading=75.0)
    state = state.with_asset("X1", at=(21.8, 17.6))
    for number, company in enumerate(("Ac1", "Bc1", "Ac3", "Bc2")):
        state = clung(state, company, "B1", 30 + 92.0 * number)
    state = state.with_asset("Ac3", ace="G", defense=6, defense_die="B8", spots=(Spot("Y6", 2),))
    state = state.with_asset("Bc2", captive=False)
    state = state.with_asset("Bc3", at=None, host="B1", fuel=None, placed=False)
    return structs.replace(state, stack=(Activation("B1", Step.ACT, dice=_DICE, faces=(1, 2, 3, 4, 5, 6, 1, 2, 3)),))


def moving() -> State:
    """A frigate on its way along the ruler with two hinges clicked, another ship in its way."""
    state = battered(spread(table(2, 2, 2, 2), shape="round"))
    base = bases.body(ORBIT.bases, Kind.FRIGATE, (9.0, 22.0), 45.0)
    course = read_course(ORBIT, "7 2L 4RR 5R")
    flown = ruler.run(ORBIT, base, course, {}, Ground("round", 32.0))
    state = state.with_asset("A2", at=base.at, heading=base.heading, defense=None, gone=False)
    end = flown.end
    journey = Journey("A2", 7, course.clicks, end=end.at, heading=end.heading, way=flown.way)
    act = Activation("A2", Step.ACT, dice=_DICE[:5], faces=(6, 2, 3, 4, 5), used=(0,), moved=True)
    return structs.replace(state, stack=(act,), journey=journey)


def course_plan() -> tuple[State, Preview]:
    """A capital ship's course that is tried out: debris lies in its way."""
    state = battered(spread(table(2, 2, 2, 2)))
    state = state.with_asset("A1", at=(8.0, 20.0), heading=22.5, gone=False)
    state = state.with_asset("X2", at=(13.5, 15.5))
    state = structs.replace(state, stack=(Activation("A1", Step.COURSE, pips=4, moved=True),))
    return state, preview(state, Request("1", 0, "where"), "6 1R 3R")


def move_plan() -> tuple[State, Preview]:
    """A company's move that is tried out."""
    state = battered(spread(table(2, 2, 2, 2)))
    state = clung(state, "Bc1", "B1", 60.0, gone=False)
    state = structs.replace(state, stack=(Activation("Bc1", Step.WHERE, pips=6, moved=True),))
    at = state.asset("Bc1").at
    assert at is not None
    return state, preview(state, Request("1", 1, "where"), [at[0] + 3.0, at[1] - 2.5])


def debris_plan() -> tuple[State, Preview]:
    """A piece of debris that is tried out in set-up."""
    return placing(), Preview(verb="place", item="X9", at=(20.0, 20.0), heading=45.0)


def bare_shot(state: State, cover: str | None, screen: str | None = None) -> State:
    """The shot of another state with that cover and screen."""
    act = state.stack[-1]
    assert act.attack is not None
    attack = structs.replace(act.attack, cover=cover, screen=screen)
    return structs.replace(state, stack=(*state.stack[:-1], structs.replace(act, attack=attack)))


def placing() -> State:
    """Set-up: hardly anything is there."""
    state = spread(table(2, 2, 2, 2, debris=2), shape="round")
    gone = [a.id for a in state.assets if a.owner == 1 or a.kind == "company"]
    for name in gone:
        state = state.with_asset(name, at=None, placed=False)
    return structs.replace(state, phase=Phase.SETUP, round=0)


def four() -> State:
    """Four players at a round table, everything about."""
    return battered(spread(table(4, 3, 2, 1, debris=5), shape="round", across=36))


def large() -> State:
    """Two players with eight TAs each on the largest table."""
    state = spread(table(2, 4, 4, 3, debris=10), across=48)
    return battered(state)


def hostile() -> State:
    """Players and assets with hostile names."""
    state = four()
    people = tuple(structs.replace(p, name=HOSTILE[n + 1]) for n, p in enumerate(state.players))
    assets = tuple(structs.replace(a, name=HOSTILE[n % len(HOSTILE)]) for n, a in enumerate(state.assets))
    return structs.replace(state, players=people, assets=assets)


def boarding() -> State:
    """The end of a round: B1 is fought for, dice have fallen."""
    state = crowded()
    fight = Boarding(ship="B1", rolled=True, harm=((0, 3), (1, 1)))
    return structs.replace(state, stack=(), phase=Phase.BOARDING, boarding=fight)


def crash() -> State:
    """Two ships have collided."""
    state = crowded()
    return structs.replace(state, stack=(), collision=Collision("A2", "B1", 5, hits=2, taken=1))


def over() -> State:
    """The clock has run out."""
    state = structs.replace(four(), clock=0, phase=Phase.OVER)
    return structs.replace(state, outcome=Outcome("doomsday", (1, 0, 2, 3), (1,), (30, 36, 24, 30)))


def declared(state: State) -> State:
    """The same game on a declared table."""
    assets = tuple(structs.replace(asset, at=None) for asset in state.assets)
    return structs.replace(state, table="declared", assets=assets, options={})


SITUATIONS = {
    "opening": opening, "shooting": shooting, "crowded": crowded, "moving": moving, "four": four, "large": large,
    "hostile": hostile, "boarding": boarding,
}  # fmt: skip
