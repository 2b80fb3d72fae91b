"""``python -m bench.fairness``: what the drawing page says of drawn fields, beside 20 games of the veteran on each.

Prints the table of docs/opponent.md, in minutes of CPU time. The fields are 44 units from corner to corner.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from rules.field import write_field
from rules.field.drawn import Drawing, DrawnPiece, check, field_of, weighed
from rules.field.terrain import Field
from think.fair import trial

ACROSS, SIDE, WIDE, DEEP = 44, 31.1, 4.0, 2.5
TRIES = 2000
RULESET, SIZE = "rapid-attack", "skirmish"
LIMIT = 1e9
"""Seconds of CPU time of a trial: all its games are played."""

_Box = tuple[float, float, float, float]
"""The west, north, east and south of a piece, in units."""


def _piece(box: _Box, kind: str = "house", hits: int = 2, bricks: int = 3) -> DrawnPiece:
    west, north, east, south = box
    return DrawnPiece(kind, ((west, north), (east, north), (east, south), (west, south)), hits, bricks)


def _scattered(number: int, seed: int, within: _Box) -> Iterator[_Box]:
    """Boxes anywhere in a part of the field, with room for a base between any two."""
    chance, found = random.Random(seed), list[_Box]()
    west, north, east, south = within
    for _ in range(TRIES):
        x, y = round(chance.uniform(west, east - WIDE), 1), round(chance.uniform(north, south - DEEP), 1)
        if len(found) < number and all(abs(x - a) > WIDE + 2 or abs(y - b) > DEEP + 2 for a, b, *_ in found):
            found.append((x, y, x + WIDE, y + DEEP))
            yield found[-1]


def _drawn(*pieces: DrawnPiece) -> Field:
    return check(field_of(Drawing("square", ACROSS, "woods", pieces)))


def _cover(number: int, seed: int, within: _Box) -> list[DrawnPiece]:
    return [_piece(box) for box in _scattered(number, seed, within)]


def _twins() -> Field:
    north = list(_scattered(5, 1, (1, 1, 30, 14)))
    return _drawn(*map(_piece, [*north, *((SIDE - e, SIDE - s, SIDE - w, SIDE - n) for w, n, e, s in north)]))


FIELDS: dict[str, Callable[[], Field]] = {
    "5 pieces and their twins": _twins,
    "10 anywhere": lambda: _drawn(*_cover(10, 2, (1, 1, 30, 30))),
    "all in the north": lambda: _drawn(*_cover(8, 3, (1, 1, 30, 14))),
    "all in the south": lambda: _drawn(*_cover(8, 4, (1, 17, 30, 30))),
    "all in the west": lambda: _drawn(*_cover(8, 5, (1, 1, 14, 30))),
    "twice as many in the north": lambda: _drawn(*_cover(8, 6, (1, 1, 30, 14)), *_cover(3, 6, (1, 17, 30, 30))),
    "a wall in front of the north": lambda: _drawn(*(_piece((x, 10, x + 5, 12)) for x in (1.0, 8.5, 16.0, 24.0))),
    "a corner full, north-west": lambda: _drawn(*_cover(6, 8, (1, 1, 15, 15))),
    "two lava pools in the south": lambda: _drawn(
        _piece((4, 20, 11, 27), "lava"), _piece((19, 20, 26, 27), "lava"), *_cover(4, 9, (1, 12, 30, 19))
    ),
    "three towers north, three fences south": lambda: _drawn(
        *(_piece((x, 7, x + 4, 10), hits=3, bricks=12) for x in (4.0, 13.5, 23.0)),
        *(_piece((x, 21, x + 4, 24), hits=1) for x in (4.0, 13.5, 23.0)),
    ),
}


def main() -> None:
    """Print a row a field, as soon as its games are played."""
    print(
        "| Field | Cover N : S | Hits N : S | Open N, S | Cover W : E | The page | By north, west | By the defender |"
    )
    print("| --- " * 8 + "|")
    for name, make in FIELDS.items():
        field = make()
        found, made = weighed(field), trial(RULESET, SIZE, write_field(field), limit=LIMIT)
        north, east, south, west = found.sides
        verdict = "equal" if found.twin else "much the same" if found.even else "sides differ"
        sides = "not played" if made.sides is None else "{:g}, {:g}".format(*made.sides)
        print(
            f"| {name} | {100 * north.cover:.0f} : {100 * south.cover:.0f} | {100 * north.hits:.0f} : "
            f"{100 * south.hits:.0f} | {100 * north.open:.0f}, {100 * south.open:.0f} | {100 * west.cover:.0f} : "
            f"{100 * east.cover:.0f} | {verdict} | {sides} | {made.defender:g} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
