"""Games on a map to draw: ten situations, on fields that are laid out here so that the pictures stay the same."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

from msgspec import structs

from render.rapid_attack.map_picture import MapLabels
from rules.core.event import Outcome
from rules.core.request import Request
from rules.field import ROUND, SQUARE, Ground
from rules.rapid_attack.map.preview import Preview, preview
from rules.rapid_attack.profile import Range
from rules.rapid_attack.state import Activation, Attack, Cover, Phase, Piece, State, Step
from tests.render.mapsamples import outline
from tests.render.samples import HOSTILE, labels, mid_game, table_of, with_names

Dot = tuple[float, float]

_KINDS = {
    "town": "house house house church wall warehouse tower car barrier shed fence truck house wall",
    "woods": "wood grove wood rock thicket hedge log tree wood rock grove house",
    "port": "container container container warehouse crane tank truck barrier container mast hull",
    "wreckage": "hull wing engine debris rock crater mast rock hull vent fire engine",
}
_SIZES = {
    "house": (4, 3), "church": (5, 3.4), "tower": (2.4, 2.4), "warehouse": (6, 4), "shed": (2.4, 1.8),
    "wall": (5, 0.6), "fence": (5, 0.4), "car": (2, 1), "truck": (3.2, 1.3), "barrier": (3, 0.6),
    "container": (3.2, 1.3), "crane": (7, 1.2), "hull": (8, 2.6), "mast": (6, 0.7), "wing": (5, 2), "log": (4, 0.7),
    "hedge": (5, 0.8),
}  # fmt: skip


def map_labels(decision: str = "Ana decides: where does A2 move to?", deciding: tuple[int, ...] = (0,)) -> MapLabels:
    """English words for a map."""
    said = labels(decision, deciding)
    return MapLabels(**structs.asdict(said), scale="8 units", north="N")


def field_of(style: str, size: float, count: int, seed: int, rounded: bool = False) -> tuple[Piece, ...]:
    """Terrain of a style, scattered so that no piece touches another."""
    luck, pieces, taken = Random(seed), list[Piece](), list[tuple[Dot, float]]()
    while len(pieces) < count:
        kind = luck.choice(_KINDS[style].split())
        far = max(_SIZES.get(kind, (5.0,))) / 2 + 0.3
        at = round(luck.uniform(far, size - far), 2), round(luck.uniform(far, size - far), 2)
        off = rounded and math.dist(at, (size / 2, size / 2)) > size / 2 - far
        if off or any(math.dist(at, other) < far + wide + 0.2 for other, wide in taken):
            far = 0.0
            if luck.random() < 0.004:
                break
            continue
        taken.append((at, far))
        pieces.append(_piece(luck, kind, at, f"T{len(pieces) + 1}"))
    return tuple(pieces)


def _piece(luck: Random, kind: str, at: Dot, name: str) -> Piece:
    hazard = kind in ("vent", "fire")
    turn = luck.choice((0.0, math.pi / 2, luck.uniform(0, 3)))
    shape = outline(at, *_SIZES[kind], turn) if kind in _SIZES else _round(luck, at, 1.2 if kind == "rock" else 2.0)
    hits = 0 if hazard else luck.choice((1, 2, 2, 3))
    return Piece(name, kind, hits, shape, 0 if hazard else luck.choice((3, 4, 6, 9)), hazard)


def _round(luck: Random, at: Dot, far: float) -> tuple[Dot, ...]:
    return tuple(
        (
            round(at[0] + far * luck.uniform(0.8, 1.15) * math.cos(i * math.tau / 9), 2),
            round(at[1] + far * luck.uniform(0.8, 1.15) * math.sin(i * math.tau / 9), 2),
        )
        for i in range(9)
    )


def on_field(
    state: State, style: str, places: dict[str, Dot], *, size: float = 40, count: int = 28, seed: int = 1,
    rounded: bool = False,
) -> State:  # fmt: skip
    """Put a game on a field: items with a place stand there, all others where there is room."""
    pieces = field_of(style, size, count, seed, rounded)
    luck, taken = Random(seed), list(places.values())
    margin = size * 0.2 if rounded else 4.0
    spots = {item: places.get(item) or _spot(luck, (size, margin), pieces, taken) for item in _items(state)}
    return structs.replace(
        state,
        table="map",
        ground=Ground(ROUND if rounded else SQUARE, float(size)),
        options={**state.options, "style": style},
        terrain=pieces,
        frames=tuple(structs.replace(frame, at=spots[frame.id], near=None) for frame in state.frames),
        stations=tuple(structs.replace(station, at=spots[station.id]) for station in state.stations),
    )


def _items(state: State) -> Sequence[str]:
    return [*(station.id for station in state.stations), *(frame.id for frame in state.frames)]


def _spot(luck: Random, room: tuple[float, float], pieces: Sequence[Piece], taken: list[Dot]) -> Dot:
    size, margin = room
    while True:
        at = round(luck.uniform(margin, size - margin), 2), round(luck.uniform(margin, size - margin), 2)
        near = any(math.dist(at, point) < 2.4 for piece in pieces for point in (*piece.outline, _middle(piece)))
        if not near and all(math.dist(at, other) > 1.2 for other in taken):
            taken.append(at)
            return at


def _middle(piece: Piece) -> Dot:
    return (
        sum(x for x, _ in piece.outline) / len(piece.outline),
        sum(y for _, y in piece.outline) / len(piece.outline),
    )


def _deploying(state: State, placed: int) -> State:
    """Only so many stations stand on the field; the next item is about to be placed."""
    there = [item.id for item in state.stations[:placed]]
    frames = tuple(structs.replace(frame, at=None) for frame in state.frames)
    stations = tuple(structs.replace(s, at=s.at if s.id in there else None) for s in state.stations)
    return structs.replace(
        state, phase=Phase.DEPLOYMENT, deployed=tuple(there), frames=frames, stations=stations, round=0
    )


def _shot(attacker: str, target: str, attack_range: Range, covers: tuple[Cover, ...] = ()) -> Activation:
    return Activation(
        attacker, Step.ACT, target=target, range=attack_range, dice=("W6", "B6", "G6", "R6", "R6", "R8"),
        faces=(5, 2, 6, 1, 4, 8), used=(1, 5), attack=Attack(target, 8, 5, covers),
    )  # fmt: skip


def _start() -> State:
    return _deploying(on_field(table_of((5, 5), 3), "town", {"SA1": (8, 20), "SA2": (12, 14)}, seed=3), 2)


def _zone() -> State:
    state = _deploying(on_field(table_of((4, 4, 4), 2), "woods", {"SA1": (20, 20), "SA2": (24, 24)}, seed=5), 2)
    state = structs.replace(
        state, deployed=("SA1", "SA2", "A1", "A2", "B1", "C1"), defender=0, point=1, placing="C1", order=(0, 2, 1)
    )
    return state.with_frame("A1", at=(19.0, 23.0)).with_frame("A2", at=(27.0, 21.0)).with_frame("B1", at=(35.5, 21.0))


def _melee() -> State:
    luck, places, taken = Random(2), {}, list[Dot]()
    for number in range(8):
        for letter in "AB":
            at = round(20 + luck.gauss(0, 2.2), 2), round(20 + luck.gauss(0, 2.2), 2)
            while any(math.dist(at, other) < 1.05 for other in taken):
                at = round(20 + luck.gauss(0, 2.6), 2), round(20 + luck.gauss(0, 2.6), 2)
            taken.append(at)
            places[f"{letter}{number + 1}"] = at
    return on_field(mid_game((8, 8)), "wreckage", places, count=24, seed=8)


def _artillery() -> State:
    places = {"A4": (4.0, 36.0), "B4": (37.0, 3.5)}
    state = on_field(structs.replace(mid_game((4, 4)), stack=()), "port", places, seed=11)
    return structs.replace(state, stack=(_shot("A4", "B4", Range.ARTILLERY),))


def _covers() -> State:
    state = on_field(structs.replace(mid_game((4, 4)), stack=()), "town", {"A1": (16, 20), "B1": (23, 20)}, seed=13)
    wall = Piece("T1", "wall", 2, outline((22.0, 20.3), 0.6, 3.0), 3)
    state = structs.replace(
        state, terrain=(wall, *(p for p in state.terrain[1:] if math.dist(_middle(p), (20, 20)) > 7))
    )
    state = state.with_frame("B2", at=(21.1, 20.3))
    covers = (Cover("terrain", 2, piece="T1"), Cover("frame", frame="B2"))
    return structs.replace(state, stack=(_shot("A1", "B1", Range.DIRECT_FIRE, covers),))


def _on_top() -> State:
    state = on_field(structs.replace(mid_game((4, 4)), stack=()), "town", {"A1": (14, 14), "B1": (18, 19)}, seed=17)
    tower = Piece("T1", "tower", 3, outline((14.0, 14.0), 3.0, 3.0, 0.3), 9)
    state = structs.replace(
        state, terrain=(tower, *(p for p in state.terrain[1:] if math.dist(_middle(p), (14, 14)) > 6))
    )
    return structs.replace(state.with_frame("A1", on="T1"), stack=(_shot("A1", "B1", Range.DIRECT_FIRE),))


def _contested() -> State:
    places = {"SB1": (20, 18), "A1": (19.2, 17.0), "B1": (21.4, 18.4), "B2": (20.0, 19.6), "A4": (15, 17)}
    state = on_field(structs.replace(mid_game((4, 4)), stack=()), "woods", places, seed=19)
    holders = tuple(structs.replace(s, holder=None if s.id == "SB1" else s.holder) for s in state.stations)
    return structs.replace(state, stations=holders, stack=(Activation("A4", Step.TARGET),))


def _five() -> State:
    return on_field(mid_game((5, 5, 5, 5, 5)), "port", {}, size=48, count=40, seed=23, rounded=True)


def _hostile() -> State:
    return on_field(with_names(mid_game((4, 3, 3, 3)), HOSTILE), "wreckage", {}, seed=29, size=36, count=20)


def _ruins() -> State:
    state = on_field(structs.replace(mid_game((5, 5)), stack=()), "town", {}, seed=31, size=32, count=22)
    ruined = tuple(structs.replace(p, hits=0 if n % 3 else 1) for n, p in enumerate(state.terrain))
    frames = tuple(structs.replace(f, white=0 if f.id[1] in "124" else f.white) for f in state.frames)
    state = structs.replace(state, terrain=ruined, frames=frames, clock=0, phase=Phase.OVER)
    return structs.replace(state, outcome=Outcome("doomsday", (1, 0), (1,), (16, 24)))


def planning() -> tuple[State, Preview]:
    """A frame is about to go around a wall to a station; the place has been tried out."""
    places = {
        "A1": (15, 20),
        "SB1": (19.2, 22.0),
        "B1": (23, 17),
        "B2": (26, 24),
        "B3": (10, 30),
        "B4": (12, 12),
        "A4": (6, 34),
    }
    state = on_field(structs.replace(mid_game((4, 4)), stack=()), "town", places, seed=13)
    wall = Piece("T1", "wall", 2, outline((17.6, 20.6), 0.7, 3.4), 3)
    shed = Piece("T2", "shed", 1, outline((22.0, 20.0), 1.6, 2.2, 0.4), 5)
    others = [piece for piece in state.terrain[2:] if math.dist(_middle(piece), (19, 20)) > 8]
    act = Activation(
        "A1",
        Step.WHERE,
        target="B1",
        range=Range.DIRECT_FIRE,
        dice=("W6", "B6", "R6", "W6"),
        faces=(5, 2, 6, 6),
        used=(1, 3),
    )
    held = tuple(structs.replace(s, holder=1) if s.id == "SB1" else s for s in state.stations)
    state = structs.replace(state, terrain=(wall, shed, *others), stack=(act,), stations=held)
    asked = Request("where", 0, "where", ())
    return state, preview(state, asked, [19.0, 20.6])


SITUATIONS = {
    "start": _start,
    "zone": _zone,
    "melee": _melee,
    "artillery": _artillery,
    "covers": _covers,
    "top": _on_top,
    "contested": _contested,
    "five": _five,
    "hostile": _hostile,
    "ruins": _ruins,
}
