"""Which tags a window of a map has, how much they say, and where they lie: none on another, none on a token."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec import Struct, structs
from PIL import Image

from render.kit.boxes import Box
from render.map import tokens as maptokens
from render.map.labels import Room, Wish, nearest_on, place
from render.map.scene import Block, Post, Scene, Token
from render.map.viewport import View
from rules.field import middle

__all__ = ["STATION", "Placed", "ball_radius", "centre_of", "plan_tags", "radius_of", "seen"]

FRAME = 0.5
STATION = 0.4
BALL = 0.42
_CROWD = 130.0
_RICH_FROM = 30.0
_RICH_MOST = 14
_NEAR = 70.0
_ROOMY = 1.9

Dot = tuple[float, float]
Tag = tuple[Wish, Image.Image]


class Placed(Struct, frozen=True):
    """Where everything lies: tags by key (``frame A1``, ``station SA1``, ``piece T3``…), and what they keep off.

    ``size``: 1 unless there was so much to show that all tags had to be smaller.
    """

    tags: dict[str, Box]
    tokens: tuple[tuple[str, Box], ...]
    sprites: dict[str, Image.Image]
    left_out: tuple[str, ...] = ()
    size: float = 1.0

    def moved(self, x: int, y: int) -> Placed:
        """The same, so far to the right and down."""
        tags = {key: _moved(box, x, y) for key, box in self.tags.items()}
        return structs.replace(self, tags=tags, tokens=tuple((key, _moved(box, x, y)) for key, box in self.tokens))


def _moved(box: Box, x: int, y: int) -> Box:
    return box._replace(x=box.x + x, y=box.y + y)


class _Style(Struct, frozen=True):
    """How much tags say, and how large they are."""

    rich: bool = False
    size: float = 1.0

    def sized(self, sprite: Image.Image) -> Image.Image:
        """A tag at this size."""
        if self.size == 1:
            return sprite
        return sprite.resize(
            (round(sprite.width * self.size), round(sprite.height * self.size)), Image.Resampling.LANCZOS
        )


def seen(scene: Scene, view: View) -> tuple[list[Token], list[Post], list[Block]]:
    """What has its middle in the window."""
    tokens = [token for token in scene.tokens if view.shows(token.at, 0.3)]
    posts = [post for post in scene.posts if view.shows(post.at, 0.3)]
    blocks = [block for block in scene.blocks if view.shows(centre_of(block), 0.0)]
    return tokens, posts, blocks


@lru_cache(maxsize=512)
def _centre(outline: tuple[Dot, ...]) -> Dot:
    return middle(outline)


def centre_of(block: Block) -> Dot:
    """The middle of a piece."""
    return _centre(block.outline)


def radius_of(view: View) -> int:
    """A frame's base, in pixels."""
    return max(7, round(FRAME * view.scale))


def ball_radius(view: View) -> int:
    """A ball, in pixels: larger than it is, to be seen."""
    return max(9, round(BALL * view.scale))


def plan_tags(scene: Scene, view: View) -> Placed:
    """Boxes and sprites of all tags in a window: the richest and largest that find room together."""
    tokens, _, _ = seen(scene, view)
    styles = [_Style(size=1.0), _Style(size=0.8), _Style(size=0.64)]
    if view.scale >= _RICH_FROM and len(tokens) <= _RICH_MOST:
        styles.insert(0, _Style(rich=True))
    wrecks = {f"frame {token.id}" for token in tokens if token.part == "gone"}
    tried = [_tagged(scene, view, styles[0])]
    for style in styles[1:]:
        if all(key in wrecks or not key.startswith(("frame", "station", "walk")) for key in tried[-1].left_out):
            return tried[-1]
        tried.append(_tagged(scene, view, style))
    return min(tried, key=lambda placed: len(placed.left_out))


def _tagged(scene: Scene, view: View, style: _Style) -> Placed:
    room = Room(view.box)
    bodies = list(_bodies(scene, view))
    for _, box in bodies:
        room.take(box)
    _mark_lines(room, scene, view)
    for block in scene.blocks:
        x, y = view.spot(centre_of(block))
        room.mark(Box(x - 24, y - 16, 48, 32))
    first, later = list(_wishes(scene, view, style)), list(_later_wishes(scene, view, style))
    tags = place([wish for wish, _ in first], room)
    room.forget()
    _mark_lines(room, scene, view)
    for wish, _ in first:
        if wish.key in tags:
            room.mark_line((wish.at, nearest_on(tags[wish.key], wish.at)))
    tags |= place([wish for wish, _ in later], room)
    sprites = {wish.key: sprite for wish, sprite in (*first, *later)}
    return Placed(tags, tuple(bodies), sprites, tuple(key for key in sprites if key not in tags), style.size)


def _bodies(scene: Scene, view: View) -> Iterator[tuple[str, Box]]:
    """What stands on the field: tags keep off it."""
    tokens, posts, _ = seen(scene, view)
    for token in tokens:
        yield f"frame {token.id}", _square(view.at(token.at), radius_of(view) + (8 if token.targeted else 3))
    for post in posts:
        yield f"station {post.id}", _square(view.at(post.at), max(6, round(STATION * view.scale)) + 2)
    if scene.walk is not None:
        yield "walk", _square(view.at(scene.walk.points[-1]), radius_of(view) + 3)


def _square(at: Dot, half: float) -> Box:
    left, top = math.floor(at[0] - half), math.floor(at[1] - half)
    return Box(left, top, math.ceil(at[0] + half) - left, math.ceil(at[1] + half) - top)


def _mark_lines(room: Room, scene: Scene, view: View) -> None:
    if scene.aim is not None:
        room.mark_line([view.at(scene.aim.start), view.at(scene.aim.end)], 16)
    if scene.walk is not None:
        room.mark_line(view.path(scene.walk.points), 16)
    if scene.ball is not None:
        (x, y), far = view.spot(scene.ball), ball_radius(view)
        room.mark(Box(x - far, y - far, 2 * far, 2 * far))


def _wishes(scene: Scene, view: View, style: _Style) -> Iterator[Tag]:
    """The tags that matter most, in that order: the plan, who acts, frames, stations."""
    tokens, posts, _ = seen(scene, view)
    bodies = [*(view.at(token.at) for token in tokens), *(view.at(post.at) for post in posts)]
    if scene.walk is not None:
        sprite = maptokens.walk_tag(scene.walk.word, scene.walk.owner, scene.walk.short)
        at = view.at(scene.walk.points[-1])
        yield Wish("walk", (sprite.size,), at, radius_of(view) + 2, away=_away(at, bodies)), sprite
    for token in sorted(tokens, key=lambda token: _weight(token, view, bodies)):
        found = maptokens.frame_tag(token, style.rich, radius_of(view) >= maptokens.LETTERED_FROM)
        if found is None:
            continue
        sprite = style.sized(found)
        at = view.at(token.at)
        most = _NEAR if token.part == "gone" else math.inf
        yield Wish(f"frame {token.id}", (sprite.size,), at, radius_of(view), away=_away(at, bodies), most=most), sprite
    for post in posts:
        sprite = style.sized(maptokens.post_tag(post))
        at = view.at(post.at)
        yield Wish(f"station {post.id}", (sprite.size,), at, STATION * view.scale, away=_away(at, bodies)), sprite


def _later_wishes(scene: Scene, view: View, style: _Style) -> Iterator[Tag]:
    """The tags of terrain and ranges, which go where there is still room."""
    aim = scene.aim
    if aim is not None and aim.word:
        sprite = maptokens.ring_tag(aim.system, aim.word)
        along = [
            (aim.start[0] + (aim.end[0] - aim.start[0]) * n, aim.start[1] + (aim.end[1] - aim.start[1]) * n)
            for n in (0.5, 0.4, 0.6, 0.3, 0.7)
        ]
        spots = view.path(along)
        beside = [(x + dx, y + dy) for x, y in spots for dx, dy in _beside(aim.start, aim.end, sprite.size)]
        yield Wish("aim", (sprite.size,), spots[0], 0, tuple(beside), most=0), sprite
    yield from _block_wishes(scene, view, seen(scene, view)[2], style)
    yield from _ring_wishes(scene, view)


def _weight(token: Token, view: View, bodies: Sequence[Dot]) -> tuple[bool, bool, int, str]:
    """Who acts and who is aimed at come first, then those in a crowd; wrecks last."""
    at = view.at(token.at)
    crowd = sum(math.dist(at, other) < _CROWD for other in bodies)
    return token.part == "gone", not (token.targeted or token.part == "active"), -crowd, token.id


def _away(at: Dot, bodies: Sequence[Dot]) -> Dot:
    """Away from what stands near."""
    x = y = 0.0
    for other in bodies:
        far = math.dist(at, other)
        if 0 < far < _CROWD:
            x += (at[0] - other[0]) / far * (_CROWD - far)
            y += (at[1] - other[1]) / far * (_CROWD - far)
    far = math.hypot(x, y)
    return (x / far, y / far) if far > 1 else (0.0, 0.0)


def _beside(start: Dot, end: Dot, size: tuple[int, int]) -> list[Dot]:
    """How far a label's middle is from a line when the label lies just beside it, on either side."""
    far = math.dist(start, end) or 1.0
    across = (start[1] - end[1]) / far, (end[0] - start[0]) / far
    off = abs(across[0]) * size[0] / 2 + abs(across[1]) * size[1] / 2 + 9
    return [(across[0] * off * side, across[1] * off * side) for side in (-1, 1)]


def _block_wishes(scene: Scene, view: View, blocks: Sequence[Block], style: _Style) -> Iterator[Tag]:
    covers = scene.aim.covers if scene.aim else ()
    for block in sorted(blocks, key=lambda block: block.id not in covers):
        turn = covers.index(block.id) + 1 if block.id in covers else 0
        sprite = style.sized(maptokens.block_tag(block, turn, style.rich))
        at = view.at(centre_of(block))
        spots = _spots(block, view, sprite.size)
        most = math.inf if turn else 4 * _NEAR
        yield Wish(f"piece {block.id}", (sprite.size,), at, 4, spots, most=most), sprite


def _spots(block: Block, view: View, size: tuple[int, int]) -> tuple[Dot, ...]:
    """Where a piece's tag had best lie: on the piece if that is much larger than the tag, otherwise right beside it."""
    outline = view.path(block.outline)
    left, right = min(x for x, _ in outline), max(x for x, _ in outline)
    top, bottom = min(y for _, y in outline), max(y for _, y in outline)
    x, y, wide, tall = (left + right) / 2, (top + bottom) / 2, size[0] / 2 + 3, size[1] / 2 + 3
    beside = ((x, bottom + tall), (right + wide, y), (x, top - tall), (left - wide, y))
    corners = ((right + wide, bottom), (left - wide, bottom), (right + wide, top), (left - wide, top))
    if min(right - left, bottom - top) < _ROOMY * size[1]:
        return (*beside, *corners)
    heart = view.at(centre_of(block))
    half = [((heart[0] + px) / 2, (heart[1] + py) / 2) for px, py in outline]
    return (heart, *half, *beside, *corners)


def _ring_wishes(scene: Scene, view: View) -> Iterator[Tag]:
    for ring in scene.rings:
        sprite = maptokens.ring_tag(ring.system, ring.word)
        around = [
            (
                ring.at[0] + ring.radius * math.cos(turn * math.tau / 24),
                ring.at[1] + ring.radius * math.sin(turn * math.tau / 24),
            )
            for turn in (18, 17, 19, 16, 20, 0, 12, 6, 3, 9, 15, 21, 1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 22, 23)
        ]
        spots = tuple(view.path(around))
        yield Wish(f"ring {ring.system}", (sprite.size,), spots[0], 0, spots, most=0), sprite
