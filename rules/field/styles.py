"""Styles of fields: the groups of pieces that each puts on a field, and the turns of the groups.

A group is laid out around its own middle. Its pieces stand close together (no way between them) or far enough apart for
a base. Lengths in ruler units, angles in radians.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from msgspec import Struct

from rules.field.geometry import Point
from rules.field.kinds import KINDS, turned
from rules.field.seeded_random import SeededRandom

Outline = list[Point]
Group = list[tuple[str, Outline]]
Build = Callable[[SeededRandom], Group]
MOST = {
    "church": 2,
    **dict.fromkeys(("crane", "shed", "tank", "tower", "truck", "car", "ruin", "mast"), 4),
    "debris": 8,
    "tree": 8,
}
"""The most pieces of a kind on a generated field; no limit for kinds that are not listed."""
_CLOSE = 0.2
_LANE = 1.4


class Style(Struct, frozen=True):
    """A style: its groups with their weights, hazards, the turns of its groups, and the pitch of its street grid.

    ``kinds``: everything in its groups.
    """

    groups: tuple[tuple[int, Build], ...]
    kinds: tuple[str, ...]
    hazards: tuple[str, ...]
    turns: Callable[[SeededRandom], Callable[[], float]]
    pitch: float = 0.0


def _drawn(rng: SeededRandom, name: str, angle: float = 0.0, at: Point = (0.0, 0.0)) -> tuple[str, Outline]:
    return name, turned(KINDS[name].draw(rng), angle, at)


def _one(*names: str) -> Build:
    """A single piece."""
    return lambda rng: [_drawn(rng, rng.choice(names))]


def _extent(outline: Outline) -> tuple[float, float, float, float]:
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    return min(xs), min(ys), max(xs), max(ys)


def _moved(outline: Outline, x: float, y: float) -> Outline:
    return [(px + x, py + y) for px, py in outline]


def _row(names: tuple[str, ...], count: tuple[int, int], apart: float, *, stacked: bool) -> Build:
    """Pieces of one kind in a row: side by side, or (``stacked``) one behind the other."""

    def build(rng: SeededRandom) -> Group:
        name, group, edge = rng.choice(names), [], 0.0
        for _ in range(rng.randint(*count)):
            _, outline = _drawn(rng, name)
            left, top, right, bottom = _extent(outline)
            if stacked:
                group.append((name, _moved(outline, rng.uniform(-0.3, 0.3), edge - top)))
                edge += bottom - top + apart
            else:
                group.append((name, _moved(outline, edge - left, rng.uniform(-0.1, 0.1))))
                edge += right - left + apart
        return _centred(group)

    return build


def _beside(name: str, others: tuple[str, ...], apart: float) -> Build:
    """A piece with a longish one along its south side: a house and its garden wall."""

    def build(rng: SeededRandom) -> Group:
        _, first = _drawn(rng, name)
        other = rng.choice(others)
        _, second = _drawn(rng, other)
        down = _extent(first)[3] - _extent(second)[1] + apart
        return _centred([(name, first), (other, _moved(second, rng.uniform(-0.6, 0.6), down))])

    return build


def _scattered(names: tuple[str, ...], count: tuple[int, int]) -> Build:
    """Pieces around a middle, with room for a base between them."""

    def build(rng: SeededRandom) -> Group:
        many = rng.randint(*count)
        shift = rng.uniform(0, math.tau)
        far = 2.2 if many == 2 else 2.6
        at = [(far * math.cos(shift + math.tau * i / many), far * math.sin(shift + math.tau * i / many))
              for i in range(many)]  # fmt: skip
        return [_drawn(rng, rng.choice(names), rng.uniform(0, math.tau), point) for point in at]

    return build


def _centred(group: Group) -> Group:
    left, top, right, bottom = _extent([point for _, outline in group for point in outline])
    return [(name, _moved(outline, -(left + right) / 2, -(top + bottom) / 2)) for name, outline in group]


def _square(tilt: float) -> Callable[[SeededRandom], Callable[[], float]]:
    """Quarter turns, the whole field tilted a little."""

    def turns(rng: SeededRandom) -> Callable[[], float]:
        lean = rng.choice((0.0, rng.uniform(-tilt, tilt)))
        return lambda: lean + math.pi / 2 * rng.randint(0, 3)

    return turns


def _any(rng: SeededRandom) -> Callable[[], float]:
    return lambda: rng.uniform(0, math.tau)


def _drift(rng: SeededRandom) -> Callable[[], float]:
    """Mostly along one direction, that of the crash."""
    course = rng.uniform(0, math.tau)
    return lambda: course + rng.bell(0.45)


_STYLES = {
    "town": Style((
        (6, _one("house")), (2, _beside("house", ("wall", "hedge"), _CLOSE)), (2, _beside("house", ("wall",), _LANE)),
        (1, _one("church")), (2, _one("tower", "shed")), (2, _one("wall", "hedge", "fence")), (1, _one("car", "truck")),
        (1, _one("ruin")),
    ), ("house", "church", "tower", "shed", "ruin", "wall", "hedge", "fence", "car", "truck"), ("fire", "spill"),
    _square(0.3), 1.0),
    "woods": Style((
        (5, _one("grove")), (2, _one("wood")), (3, _one("rock")), (2, _one("log")), (2, _one("thicket", "tree")),
        (2, _scattered(("tree", "thicket"), (2, 2))), (1, _scattered(("rock", "tree"), (3, 3))),
    ), ("grove", "wood", "rock", "log", "thicket", "tree"), ("pond",), _any),
    "port": Style((
        (5, _row(("container",), (2, 2), _CLOSE, stacked=True)), (2, _row(("container",), (2, 3), _LANE, stacked=True)),
        (2, _row(("container",), (2, 2), _LANE, stacked=False)), (2, _one("crane")), (2, _one("shed")),
        (3, _one("warehouse")), (1, _one("tank")), (1, _one("truck")), (2, _one("barrier", "wall")),
    ), ("container", "warehouse", "shed", "crane", "tank", "truck", "barrier", "wall"), ("spill",), _square(0.0), 0.5),
    "wreckage": Style((
        (4, _one("hull")), (3, _one("wing")), (2, _one("engine")), (4, _one("debris")), (1, _one("mast")),
        (2, _scattered(("debris", "engine"), (2, 2))), (1, _one("rock")),
    ), ("hull", "wing", "engine", "debris", "mast", "rock"), ("crater", "fire"), _drift),
}  # fmt: skip
STYLES = tuple(_STYLES)
"""The keys of all styles. Field codes know them by place: append only."""


def style_of(name: str) -> Style:
    """The style of a key."""
    return _STYLES[name]
