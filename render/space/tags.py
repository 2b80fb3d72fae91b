"""Which tags a window on space has and where they lie: none on another, none on a hull."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec import Struct, structs
from PIL import Image

from render.kit.boxes import Box
from render.map.labels import Room, Wish, nearest_on, place
from render.map.viewport import View
from render.space.from_state import outline_of
from render.space.scene import Dot, Scene, Thing, Trail
from render.space.tag import far_tag, range_tag, rock_tag, tag_of, trail_tag

__all__ = ["Placed", "end_of", "plan_tags", "seen"]

_CROWD = 130.0
_NEAR = 64.0
_CROSSED = 12.0
_TRIES = 3
_RICH_FROM = 34.0
_RICH_MOST = 10
_SIZES = (1.0, 0.82, 0.66)
Tag = tuple[Wish, Image.Image]


class Placed(Struct, frozen=True):
    """Where everything lies: tags by key (an asset's id, ``far``, ``trail``, ``ring 2``), and the hulls they keep off.

    ``size``: 1 unless there was so much to show that all tags had to be smaller.
    """

    tags: dict[str, Box]
    hulls: tuple[tuple[str, Box], ...]
    sprites: dict[str, Image.Image]
    left_out: tuple[str, ...] = ()
    size: float = 1.0

    def moved(self, x: int, y: int) -> Placed:
        """The same, so far to the right and down."""
        tags = {key: box._replace(x=box.x + x, y=box.y + y) for key, box in self.tags.items()}
        hulls = tuple((key, box._replace(x=box.x + x, y=box.y + y)) for key, box in self.hulls)
        return structs.replace(self, tags=tags, hulls=hulls)


def seen(scene: Scene, view: View) -> list[Thing]:
    """What has its middle in the window."""
    return [thing for thing in scene.things if view.shows(thing.at, 0.3)]


def end_of(trail: Trail) -> Thing:
    """What stands at the end of a way."""
    return Thing("", trail.owner, trail.kind, trail.points[-1], trail.heading)


def plan_tags(scene: Scene, view: View) -> Placed:
    """Boxes and sprites of all tags in a window: the richest and largest that find room together."""
    things = seen(scene, view)
    rich = view.scale >= _RICH_FROM and sum(thing.kind != "debris" for thing in things) <= _RICH_MOST
    styles = [(True, 1.0)] if rich else []
    styles += [(False, size) for size in _SIZES]
    rocks = {thing.id for thing in things if thing.kind == "debris"}
    tried: list[Placed] = []
    for style in styles:
        tried.append(_untangled(scene, view, *style))
        if all(key in rocks or key.startswith(("ring", "far")) for key in tried[-1].left_out):
            return tried[-1]
    return min(tried, key=lambda placed: len(placed.left_out))


def _untangled(scene: Scene, view: View, rich: bool, size: float) -> Placed:
    """The tags in an order in which as few pointers as can be go behind others: those that did so come first."""
    best: Placed | None = None
    fewest, first = math.inf, dict[str, None]()
    for _ in range(_TRIES):
        placed = _tagged(scene, view, (rich, size), tuple(first))
        hidden = _hidden(placed)
        if best is None or (len(placed.left_out), len(hidden)) < (len(best.left_out), fewest):
            best, fewest = placed, len(hidden)
        if not hidden:
            break
        first = dict.fromkeys((*hidden, *first))
    assert best is not None
    return best


def _hidden(placed: Placed) -> list[str]:
    """The tags whose pointers go behind other tags."""
    found = []
    for key, hull in placed.hulls:
        box = placed.tags.get(key)
        if box is None:
            continue
        start = hull.x + hull.w / 2, hull.y + hull.h / 2
        end = nearest_on(box, start)
        if any(other != key and _crosses(start, end, tag) for other, tag in placed.tags.items()):
            found.append(key)
    return found


def _crosses(start: Dot, end: Dot, box: Box) -> bool:
    """Whether a line goes through a box."""
    low, high = 0.0, 1.0
    sides = ((box.x, box.right), (box.y, box.bottom))
    for a, b, (least, most) in zip(start, end, sides, strict=True):
        if abs(b - a) < 1e-9:
            if not least < a < most:
                return False
            continue
        one, two = sorted(((least - a) / (b - a), (most - a) / (b - a)))
        low, high = max(low, one), min(high, two)
    return low < high


def _tagged(scene: Scene, view: View, style: tuple[bool, float], first: Sequence[str]) -> Placed:
    rich, size = style
    room = Room(view.box)
    hulls = tuple((thing.id, _around(view.path(outline_of(thing)), thing)) for thing in seen(scene, view))
    for _, box in hulls:
        room.take(box)
    if scene.trail is not None:
        ghost = end_of(scene.trail)
        room.take(_around(view.path(outline_of(ghost)), ghost))
        _keep(room, view.path(scene.trail.points), 14)
    if scene.aim is not None:
        _keep(room, [view.at(scene.aim.start), view.at(scene.aim.end)], 8)
    wanted = list(_wishes(scene, view, rich, size))
    wanted.sort(key=lambda tag: first.index(tag[0].key) if tag[0].key in first else len(first))
    wishes = [*wanted, *_later(scene, view)]
    tags: dict[str, Box] = {}
    for wish, _ in wishes:
        for key, box in place([wish], room).items():
            tags[key] = box
            if wish.clear:
                _keep(room, [wish.at, nearest_on(box, wish.at)], 6)
    sprites = {wish.key: sprite for wish, sprite in wishes}
    return Placed(tags, hulls, sprites, tuple(key for key in sprites if key not in tags), size)


def _keep(room: Room, points: Sequence[Dot], width: int) -> None:
    """Nothing is put on a line."""
    for start, end in pairwise(points):
        steps = max(1, math.ceil(math.dist(start, end) / width))
        for step in range(steps + 1):
            x, y = (a + (b - a) * step / steps for a, b in zip(start, end, strict=True))
            room.take(Box(round(x - width / 2), round(y - width / 2), width, width))


def _around(points: Sequence[Dot], thing: Thing) -> Box:
    """The box around a base in pixels; a little more where a ring is drawn."""
    more = 7 if thing.targeted or thing.part in ("active", "suspended") or thing.captor is not None else 2
    left, top = math.floor(min(x for x, _ in points)) - more, math.floor(min(y for _, y in points)) - more
    right, bottom = math.ceil(max(x for x, _ in points)) + more, math.ceil(max(y for _, y in points)) + more
    return Box(left, top, right - left, bottom - top)


def _wishes(scene: Scene, view: View, rich: bool, size: float) -> Iterator[Tag]:
    """The tags that matter most, in that order: the plan, who acts, the rest where it is most crowded first."""
    things = [thing for thing in seen(scene, view) if thing.kind != "debris"]
    middles = [view.at(thing.at) for thing in things]
    if scene.trail is not None and scene.trail.word:
        sprite = trail_tag(scene.trail.word, scene.trail.owner, scene.trail.ok)
        at = view.at(scene.trail.points[-1])
        yield Wish("trail", (sprite.size,), at, view.scale, away=_away(at, middles)), sprite
    for thing in sorted(things, key=lambda thing: _weight(thing, view, middles)):
        sprite, at = _sized(tag_of(thing, rich), size), view.at(thing.at)
        clear = (0.5 if thing.kind == "company" else 1.0) * view.scale
        yield Wish(thing.id, (sprite.size,), at, clear, away=_away(at, middles), crossed=_CROSSED), sprite


def _sized(sprite: Image.Image, size: float) -> Image.Image:
    if size == 1:
        return sprite
    return sprite.resize((round(sprite.width * size), round(sprite.height * size)), Image.Resampling.LANCZOS)


def _weight(thing: Thing, view: View, middles: Sequence[Dot]) -> tuple[bool, int, str]:
    at = view.at(thing.at)
    crowd = sum(math.dist(at, other) < _CROWD for other in middles)
    return not (thing.targeted or thing.part == "active"), -crowd, thing.id


def _away(at: Dot, middles: Sequence[Dot]) -> Dot:
    """Away from what stands near."""
    x = y = 0.0
    for other in middles:
        far = math.dist(at, other)
        if 0 < far < _CROWD:
            x += (at[0] - other[0]) / far * (_CROWD - far)
            y += (at[1] - other[1]) / far * (_CROWD - far)
    far = math.hypot(x, y)
    return (x / far, y / far) if far > 1 else (0.0, 0.0)


def _later(scene: Scene, view: View) -> Iterator[Tag]:
    """The tags of the attack, debris and ranges, which go where there is still room."""
    aim = scene.aim
    if aim is not None and aim.word:
        sprite = far_tag(aim.system, aim.word)
        start, end = view.at(aim.start), view.at(aim.end)
        spots = tuple(spot for share in (0.5, 0.4, 0.6, 0.3, 0.7) for spot in _beside(start, end, share, sprite.size))
        yield Wish("far", (sprite.size,), spots[0], 0, spots, most=_NEAR), sprite
    for thing in seen(scene, view):
        if thing.kind == "debris":
            sprite = rock_tag(thing.id, aim is not None and thing.id in aim.covers)
            yield Wish(thing.id, (sprite.size,), view.at(thing.at), 0.5 * view.scale, most=_NEAR), sprite
    for ring in scene.rings:
        sprite = range_tag(ring.system, ring.word)
        around = view.path(ring.outline)
        spots = tuple(around[len(around) * turn // 16 % len(around)] for turn in (0, 4, 8, 12, 2, 6, 10, 14, 1, 5, 9))
        yield Wish(f"ring {ring.word}", (sprite.size,), spots[0], 0, spots, most=0), sprite


def _beside(start: Dot, end: Dot, share: float, size: tuple[int, int]) -> list[Dot]:
    """Where a label's middle is that lies just beside a line, on either side."""
    far = math.dist(start, end) or 1.0
    across = (start[1] - end[1]) / far, (end[0] - start[0]) / far
    off = abs(across[0]) * size[0] / 2 + abs(across[1]) * size[1] / 2 + 9
    x, y = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
    return [(x + across[0] * off * side, y + across[1] * off * side) for side in (-1, 1)]
