"""What of a state is shown on its map: tokens, stations, terrain, ranges, the attack, the ground that is open."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache

from render.map.scene import Aim, Block, Dot, Post, Ring, Scene, Shade, Token, Walk
from render.rapid_attack.board import part_of
from rules.field import ROUND, Disc, Field, Shape, cell, gap, middle, read_field
from rules.frames.loadout import RANGE_OF
from rules.rapid_attack.map.preview import Preview, covers, open_ground
from rules.rapid_attack.map.sights import stations_at
from rules.rapid_attack.state import NOTHING, TERRAIN, Activation, Frame, State

__all__ = ["field_scene", "points_of", "scene_of"]

_BASE = 0.5
_NEARBY = 5.0
_HAND, _DIRECT = "Rh", "Rd"


def field_scene(field: Field) -> Scene:
    """A field on which nobody stands."""
    blocks = tuple(
        Block(piece.id, piece.name, piece.outline, piece.hits, piece.bricks, piece.hazard) for piece in field.pieces
    )
    return Scene(field.ground.size, field.ground.shape == ROUND, field.style, blocks=blocks)


def scene_of(state: State, preview: Preview | None = None, decimal: str = ".") -> Scene:
    """A game on a map. With a preview: what would be so, instead of the attack that is going on."""
    assert state.ground is not None
    blocks = tuple(Block(p.id, p.name, p.outline, p.hits, p.bricks, p.hazard) for p in state.terrain if p.outline)
    return Scene(
        size=state.ground.size,
        round=state.ground.shape == ROUND,
        style=_style(state),
        tokens=tuple(_token(state, frame, preview) for frame in state.frames if frame.at is not None),
        posts=tuple(_posts(state, () if preview is None else preview.seizes)),
        blocks=blocks,
        shade=_shade(state, preview),
        rings=tuple(_rings(state, preview)),
        aim=_aim(state, decimal) if preview is None else None,
        walk=None if preview is None else _walk(state, preview, decimal),
    )


def _style(state: State) -> str:
    """What the field looks like: as its code says, or as it was asked for."""
    code = state.options.get("field")
    return _coded_style(code) if isinstance(code, str) else str(state.options.get("style", ""))


@lru_cache(maxsize=64)
def _coded_style(code: str) -> str:
    return read_field(code).style


def points_of(scene: Scene, ids: Iterable[str]) -> list[Dot]:
    """Where things stand; without any ids, where something happens: who acts, who is aimed at, what is planned."""
    wanted = set(ids)
    things: list[Token | Post] = [*scene.tokens, *scene.posts]
    points = [item.at for item in things if item.id in wanted]
    points += [point for block in scene.blocks if block.id in wanted for point in block.outline]
    if wanted or points:
        return points
    busy = [t.at for t in scene.tokens if t.targeted or t.part in ("active", "suspended")]
    busy += [*(scene.walk.points if scene.walk else ()), *((scene.aim.start, scene.aim.end) if scene.aim else ())]
    busy += [item.at for item in things if any(math.dist(item.at, point) <= _NEARBY for point in busy)]
    return busy or [item.at for item in things] or [(0.0, 0.0), (scene.size, scene.size)]


def _token(state: State, frame: Frame, preview: Preview | None) -> Token:
    assert frame.at is not None
    sight = next((s for s in preview.sights if s.frame == frame.id), None) if preview is not None else None
    return Token(
        id=frame.id,
        owner=frame.owner,
        at=frame.at,
        part=part_of(state, frame),
        targeted=bool(state.stack) and state.stack[-1].target == frame.id and frame.alive,
        defense=frame.defense,
        defense_die=frame.defense_die,
        spot=frame.spot,
        spot_die=frame.spot_die,
        high=state.piece(frame.on).bricks if frame.on else 0,
        systems=frame.systems,
        lost=frame.lost,
        white=frame.white,
        whole=max(state.profile.white, frame.white),
        rank=RANGE_OF[sight.range] if sight is not None else "",
        behind=sight is not None and bool(sight.cover),
    )


def _posts(state: State, taken: Sequence[str]) -> Iterable[Post]:
    near = [(frame.owner, stations_at(state, frame)) for frame in state.frames if frame.alive]
    for station in state.stations:
        if station.at is not None:
            there = {owner for owner, names in near if station.id in names}
            yield Post(station.id, station.at, station.holder, len(there) > 1, station.id in taken)


def _acting(state: State) -> tuple[Activation, Frame] | None:
    if not state.stack:
        return None
    act = state.stack[-1]
    return act, state.frame(act.frame)


def _rings(state: State, preview: Preview | None) -> Iterable[Ring]:
    """How far hand-to-hand and direct fire reach: from the middle of a base to the nearest edge of another."""
    acting = _acting(state)
    at = acting[1].at if acting is not None else None
    if preview is not None and any(frame.id == preview.item for frame in state.frames):
        at = preview.at
    if at is None:
        return
    for reach, system in ((state.profile.reach, _HAND), (state.profile.ruler, _DIRECT)):
        yield Ring(at, reach + _BASE, system, f"{reach:g}")


def _shade(state: State, preview: Preview | None) -> Shade | None:
    ground = open_ground(state)
    if not ground.polygons:
        return None
    acting = _acting(state)
    item = state.placing or (acting[1].id if acting is not None else "")
    owner = _owner(state, item if preview is None else preview.item)
    return Shade(ground.polygons, ground.holes, owner)


def _owner(state: State, item: str) -> int | None:
    for frame in state.frames:
        if frame.id == item:
            return frame.owner
    return next((station.home for station in state.stations if station.id == item), None)


def _aim(state: State, decimal: str) -> Aim | None:
    acting = _acting(state)
    if acting is None or acting[0].target in (NOTHING, TERRAIN) or acting[1].at is None:
        return None
    act, frame = acting
    end, shape = _place_of(state, act.target)
    if end is None or frame.at is None:
        return None
    far = f"{gap(Disc(frame.at, _BASE), shape):.1f}".replace(".", decimal)
    between = act.attack.covers if act.attack is not None and act.attack.covers is not None else None
    if between is None:
        between = covers(state, act.frame, act.target)
    system = _DIRECT if act.range is None else RANGE_OF[act.range]
    return Aim(frame.at, end, tuple(cover.piece or cover.frame or "" for cover in between), far, system)


def _place_of(state: State, target: str) -> tuple[Dot | None, Shape]:
    """Where a target is, and its base or outline."""
    for frame in state.frames:
        if frame.id == target and frame.at is not None:
            return frame.at, Disc(frame.at, _BASE)
    outline: tuple[Dot, ...] = next((piece.outline for piece in state.terrain if piece.id == target), ())
    if not outline:
        return None, ()
    return middle(outline), outline


def _walk(state: State, preview: Preview, decimal: str) -> Walk:
    owner = _owner(state, preview.item)
    points = preview.way or (preview.at,)
    word = cell(preview.at)
    if preview.most is not None:
        word = f"{preview.length:.1f} / {preview.most:g}".replace(".", decimal)
    short = preview.problem is None and (preview.most is None or preview.length <= preview.most + 0.1)
    return Walk(points, word, owner if owner is not None else -1, short)
