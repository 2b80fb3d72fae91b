"""Maps as pictures: five players, forty pieces of terrain; the whole field, a close-up, and a plan with its ground."""

import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec import structs

from bench.figures import Row, p
from render import Picture
from render.rapid_attack.map_picture import Focus, MapLabels, draw_map
from rules import FairDice, ruleset
from rules.field import KINDS, SQUARE, Ground, rounded
from rules.field.kinds import turned
from rules.field.seeded_random import SeededRandom
from rules.rapid_attack.state import Activation, Piece, State, Step

PICTURE_MS, PICTURE_KB = 100.0, 200.0
SIZE, PIECES, PLAYERS, FRAMES = 48.0, 40, 5, 5
LABELS = MapLabels("Rapid Attack", "Round 3", "Ana decides: where does A1 move to?", (0,), "Doomsday", scale="8 units")


def maps(samples: int) -> list[Row]:
    """Pictures of crowded maps: the first of a field, those that follow, close-ups, and plans."""
    states = [_crowded(random.Random(number)) for number in range(samples)]
    kinds = {
        "map of 5 × 5 frames, 40 pieces": lambda state: draw_map(state, LABELS),
        "close-up of it": lambda state: draw_map(state, LABELS, focus=Focus()),
        "the same with reachable ground": lambda state: draw_map(_moving(state), LABELS),
    }
    rows = [row for what, draw in kinds.items() for row in _drawn(what, states, draw)]
    return [*rows, *_fresh(states)]


def _drawn(what: str, states: list[State], draw: Callable[[State], Picture]) -> list[Row]:
    times, sizes = [], []
    for state in states:
        draw(state)
        begun = time.perf_counter()
        picture: Picture = draw(state)
        times.append((time.perf_counter() - begun) * 1000)
        sizes.append(len(picture.data) / 1000)
    return [
        Row(f"{what}, p50", p(times, 50), "ms", target=PICTURE_MS, note=f"p99 {p(times, 99):.0f}; {len(states)} maps"),
        Row(f"{what}, the biggest", max(sizes), "kB", target=PICTURE_KB, note=f"median {p(sizes, 50):.0f}"),
    ]


def _fresh(states: list[State]) -> list[Row]:
    """A field that has never been drawn before: once a game."""
    times = []
    for state in states:
        moved = tuple(structs.replace(piece, hits=piece.hits + 1) for piece in state.terrain)
        begun = time.perf_counter()
        draw_map(structs.replace(state, terrain=moved), LABELS)
        times.append((time.perf_counter() - begun) * 1000)
    return [Row("the first map of a field, p50", p(times, 50), "ms", note=f"p99 {p(times, 99):.0f}")]


def _crowded(luck: random.Random) -> State:
    """A game of five companies put on a field: frames, dice and stations everywhere."""
    dice, game = FairDice(f"map {luck.random()}".encode()), ruleset("rapid-attack")
    size = {"id": "custom", "frames": [FRAMES, FRAMES]}
    entrants = [(name, game.generate(size, PLAYERS, dice)) for name in ("Ana", "Ben", "Chloé", "Dmitri", "Eleni")]
    state: Any = game.new_game(entrants, size, "declared", {}, dice).state
    spot = partial(_spot, luck)
    frames = tuple(
        structs.replace(f, at=spot(), defense=luck.choice((None, 0, 5)), defense_die="B6", spot=luck.choice((None, 4)))
        for f in state.frames
    )
    stations = tuple(structs.replace(station, at=spot()) for station in state.stations)
    act = Activation(frames[0].id, Step.ACT, target=frames[-1].id, dice=("W6", "G6", "R6"), faces=(6, 5, 4), used=(0,))
    crowded: State = structs.replace(
        state, ground=Ground(SQUARE, SIZE), terrain=_terrain(luck), frames=frames, stations=stations, stack=(act,),
        options={"style": luck.choice(("town", "woods", "port", "wreckage"))}, table="map",
    )  # fmt: skip
    return crowded


def _moving(state: State) -> State:
    return structs.replace(state, stack=(structs.replace(state.stack[0], step=Step.WHERE),))


def _spot(luck: random.Random) -> tuple[float, float]:
    return rounded((luck.uniform(1, SIZE - 1), luck.uniform(1, SIZE - 1)))


def _terrain(luck: random.Random) -> tuple[Piece, ...]:
    """Forty pieces, each in the middle of a cell of its own."""
    cells = [((x + 0.5) * SIZE / 7, (y + 0.5) * SIZE / 6) for x in range(7) for y in range(6)]
    pieces, shape = [], SeededRandom(f"terrain {luck.random()}")
    for number, cell in enumerate(luck.sample(cells, PIECES)):
        kind = luck.choice(list(KINDS.values()))
        outline = tuple(rounded(point) for point in turned(kind.draw(shape), luck.uniform(0, 3), cell))
        pieces.append(Piece(f"T{number + 1}", kind.name, luck.choice((1, 2, 3)), outline, kind.bricks[0], kind.hazard))
    return tuple(pieces)
