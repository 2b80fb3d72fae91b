"""What the styles put on a field: groups of pieces that belong together, and how groups are turned and set.

A group is laid out around its own middle. Within it pieces stand close together on purpose (no way between them) or
far enough apart for a base.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from msgspec import Struct

from rules.field.geometry import Point
from rules.field.kinds import KINDS, turned
from rules.field.luck import Luck

__all__ = ["MOST", "STYLES", "Group", "Style", "style_of"]

Outline = list[Point]
Group = list[tuple[str, Outline]]
Build = Callable[[Luck], Group]
MOST = {
    "church": 2,
    **dict.fromkeys(("crane", "shed", "tank", "tower", "truck", "car", "ruin", "mast"), 4),
    "debris": 8,
    "tree": 8,
}
"""So many of a kind at the most on a generated field; as many as there is room for where nothing is said."""
_CLOSE = 0.2
_LANE = 1.4


class Style(Struct, frozen=True):
    """A style: its groups with their weights, its hazards, the turns a group may take, and a grid for its streets."""

    groups: tuple[tuple[int, Build], ...]
    hazards: tuple[str, ...]
    turns: Callable[[Luck], Callable[[], float]]
    pitch: float = 0.0


def _drawn(luck: Luck, name: str, angle: float = 0.0, at: Point = (0.0, 0.0)) -> tuple[str, Outline]:
    return name, turned(KINDS[name].draw(luck), angle, at)


def _one(*names: str) -> Build:
    """A piece alone."""
    return lambda luck: [_drawn(luck, luck.choice(names))]


def _extent(outline: Outline) -> tuple[float, float, float, float]:
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    return min(xs), min(ys), max(xs), max(ys)


def _moved(outline: Outline, x: float, y: float) -> Outline:
    return [(px + x, py + y) for px, py in outline]


def _row(names: tuple[str, ...], count: tuple[int, int], apart: float, *, stacked: bool) -> Build:
    """Pieces side by side, or one after the other."""

    def build(luck: Luck) -> Group:
        name, group, edge = luck.choice(names), [], 0.0
        for _ in range(luck.whole(*count)):
            _, outline = _drawn(luck, name)
            left, top, right, bottom = _extent(outline)
            if stacked:
                group.append((name, _moved(outline, luck.uniform(-0.3, 0.3), edge - top)))
                edge += bottom - top + apart
            else:
                group.append((name, _moved(outline, edge - left, luck.uniform(-0.1, 0.1))))
                edge += right - left + apart
        return _centred(group)

    return build


def _beside(name: str, others: tuple[str, ...], apart: float) -> Build:
    """A piece with a longish one along its south side: a house and its garden wall."""

    def build(luck: Luck) -> Group:
        _, first = _drawn(luck, name)
        other = luck.choice(others)
        _, second = _drawn(luck, other)
        down = _extent(first)[3] - _extent(second)[1] + apart
        return _centred([(name, first), (other, _moved(second, luck.uniform(-0.6, 0.6), down))])

    return build


def _scattered(names: tuple[str, ...], count: tuple[int, int]) -> Build:
    """Pieces around a middle, with room for a base between them."""

    def build(luck: Luck) -> Group:
        many = luck.whole(*count)
        shift = luck.uniform(0, math.tau)
        far = 2.2 if many == 2 else 2.6
        at = [(far * math.cos(shift + math.tau * i / many), far * math.sin(shift + math.tau * i / many))
              for i in range(many)]  # fmt: skip
        return [_drawn(luck, luck.choice(names), luck.uniform(0, math.tau), point) for point in at]

    return build


def _centred(group: Group) -> Group:
    left, top, right, bottom = _extent([point for _, outline in group for point in outline])
    return [(name, _moved(outline, -(left + right) / 2, -(top + bottom) / 2)) for name, outline in group]


def _square(tilt: float) -> Callable[[Luck], Callable[[], float]]:
    """Quarter turns, the whole field tilted a little."""

    def turns(luck: Luck) -> Callable[[], float]:
        lean = luck.choice((0.0, luck.uniform(-tilt, tilt)))
        return lambda: lean + math.pi / 2 * luck.whole(0, 3)

    return turns


def _any(luck: Luck) -> Callable[[], float]:
    return lambda: luck.uniform(0, math.tau)


def _drift(luck: Luck) -> Callable[[], float]:
    """Mostly along one direction: that of the crash."""
    course = luck.uniform(0, math.tau)
    return lambda: course + luck.spread(0.45)


_STYLES = {
    "town": Style((
        (6, _one("house")), (2, _beside("house", ("wall", "hedge"), _CLOSE)), (2, _beside("house", ("wall",), _LANE)),
        (1, _one("church")), (2, _one("tower", "shed")), (2, _one("wall", "hedge", "fence")), (1, _one("car", "truck")),
        (1, _one("ruin")),
    ), ("fire", "spill"), _square(0.3), 1.0),
    "woods": Style((
        (5, _one("grove")), (2, _one("wood")), (3, _one("rock")), (2, _one("log")), (2, _one("thicket", "tree")),
        (2, _scattered(("tree", "thicket"), (2, 2))), (1, _scattered(("rock", "tree"), (3, 3))),
    ), ("pond",), _any),
    "port": Style((
        (5, _row(("container",), (2, 2), _CLOSE, stacked=True)), (2, _row(("container",), (2, 3), _LANE, stacked=True)),
        (2, _row(("container",), (2, 2), _LANE, stacked=False)), (2, _one("crane")), (2, _one("shed")),
        (3, _one("warehouse")), (1, _one("tank")), (1, _one("truck")), (2, _one("barrier", "wall")),
    ), ("spill",), _square(0.0), 0.5),
    "wreckage": Style((
        (4, _one("hull")), (3, _one("wing")), (2, _one("engine")), (4, _one("debris")), (1, _one("mast")),
        (2, _scattered(("debris", "engine"), (2, 2))), (1, _one("rock")),
    ), ("crater", "fire"), _drift),
}  # fmt: skip
STYLES = tuple(_STYLES)
"""The keys of all styles. The order is part of every code that was ever given out: append only."""


def style_of(name: str) -> Style:
    """The style of a key."""
    return _STYLES[name]
