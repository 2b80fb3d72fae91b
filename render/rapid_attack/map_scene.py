"""The scene of a state on a map: tokens, stations, terrain, ranges, the attack, open ground, a planned way."""

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from render.battlefield.scene import Aim, Lengths, Piece, Ring, Scene, Station, Token, Way
from render.kit.typeface import decimal_text
from render.map.marks import Strike
from render.map.overlay import OpenGround
from render.map.tags import way_text
from render.rapid_attack.status import part_of
from rules import Event
from rules.field import ROUND, Disc, Field, Point, Shape, gap, middle, read_field
from rules.field import Piece as FieldPiece
from rules.frames.loadout import RANGE_OF
from rules.rapid_attack.map.preview import Preview, open_ground
from rules.rapid_attack.map.sights import covers, stations_at
from rules.rapid_attack.profile import Profile
from rules.rapid_attack.state import NOTHING, TERRAIN, Frame, State
from rules.rapid_attack.state import Piece as Terrain
from rules.rapid_attack.turn.attack import AttackResolved

_NEARBY = 5.0
_HAND, _DIRECT = "Rh", "Rd"


def field_scene(field: Field, profile: Profile) -> Scene:
    """The scene of a field before the game."""
    pieces = tuple(_piece(piece) for piece in field.pieces)
    return Scene(field.ground.size, _lengths(profile), field.ground.shape == ROUND, field.style, pieces=pieces)


def scene_of(state: State, preview: Preview | None = None, decimal: str = ".", *, near: bool = False) -> Scene:
    """The scene of a game; with a preview the planned place instead of the current attack.

    ``near``: for a close-up, where the tint of all that is open to deployment would lie over everything.
    """
    assert state.ground is not None
    # The style of the field: from its code, or as requested.
    code = state.options.get("field")
    return Scene(
        size=state.ground.size,
        lengths=_lengths(state.profile),
        round=state.ground.shape == ROUND,
        style=_coded_style(code) if isinstance(code, str) else str(state.options.get("style", "")),
        tokens=tuple(_tokens(state, preview)),
        stations=tuple(_stations(state, () if preview is None else preview.seizes)),
        pieces=tuple(_piece(piece) for piece in _terrain(state, preview) if piece.outline),
        open_ground=_open_ground(state, preview, tinted=not near or state.placing is None),
        rings=tuple(_rings(state, preview)),
        aim=_aim(state, decimal) if preview is None else None,
        way=None if preview is None or preview.piece is not None else _way(state, preview, decimal),
    )


def _terrain(state: State, preview: Preview | None) -> tuple[Terrain, ...]:
    """The terrain, with the piece that is being put down."""
    return state.terrain if preview is None or preview.piece is None else (*state.terrain, preview.piece)


def _lengths(profile: Profile) -> Lengths:
    return Lengths(profile.ruler, profile.base, profile.post, profile.reach)


@lru_cache(maxsize=64)
def _coded_style(code: str) -> str:
    return read_field(code).style


def points_of(scene: Scene, ids: Iterable[str] = ()) -> list[Point]:
    """The points of items by their ids; without ids those of the action: the acting frame, its target, the plan."""
    wanted = set(ids)
    items: list[Token | Station] = [*scene.tokens, *scene.stations]
    points = [item.at for item in items if item.id in wanted]
    points += [point for piece in scene.pieces if piece.id in wanted for point in piece.outline]
    if wanted or points:
        return points
    busy = [t.at for t in scene.tokens if t.targeted or t.part in ("active", "suspended")]
    busy += [*(scene.way.points if scene.way else ()), *((scene.aim.start, scene.aim.end) if scene.aim else ())]
    busy += [item.at for item in items if any(math.dist(item.at, point) <= _NEARBY for point in busy)]
    return busy or [item.at for item in items] or [(0.0, 0.0), (scene.size, scene.size)]


# -- frames, stations, terrain ----------------------------------------------------------------------------------------


def _tokens(state: State, preview: Preview | None) -> Iterator[Token]:
    sights = {} if preview is None else {sight.frame: sight for sight in preview.sights}
    for frame in state.frames:
        if frame.at is not None:
            sight = sights.get(frame.id)
            range_ = "" if sight is None else RANGE_OF[sight.range]
            yield _token(state, frame, frame.at, (range_, sight is not None and bool(sight.cover)))


def _token(state: State, frame: Frame, at: Point, seen: tuple[str, bool]) -> Token:
    return Token(
        id=frame.id,
        owner=frame.owner,
        at=at,
        part=part_of(state, frame),
        targeted=bool(state.stack) and state.stack[-1].target == frame.id and frame.alive,
        defense=frame.defense,
        defense_die=frame.defense_die,
        spot=frame.spot,
        spot_die=frame.spot_die,
        bricks=state.piece(frame.on).bricks if frame.on else 0,
        systems=frame.systems,
        lost=frame.lost,
        white=frame.white,
        whole=max(state.profile.white, frame.white),
        range=seen[0],
        covered=seen[1],
    )


def _stations(state: State, seized: Sequence[str]) -> Iterator[Station]:
    near = [(frame.owner, stations_at(state, frame)) for frame in state.frames if frame.alive]
    for station in state.stations:
        if station.at is not None:
            players = {owner for owner, names in near if station.id in names}
            yield Station(station.id, station.at, station.holder, len(players) > 1, station.id in seized)


def _piece(piece: Terrain | FieldPiece) -> Piece:
    return Piece(piece.id, piece.name, piece.outline, piece.hits, piece.bricks, piece.hazard, piece.called)


def strike_of(event: Event, state: State) -> Strike | None:
    """The attack that an event resolves."""
    if not isinstance(event, AttackResolved):
        return None
    start, end = state.frame(event.frame).at, _target(state, event.target)[0]
    return None if start is None or end is None else Strike(start, end, event.target_hits)


# -- the acting frame -------------------------------------------------------------------------------------------------


def _acting(state: State) -> Frame | None:
    return state.frame(state.stack[-1].frame) if state.stack else None


def _rings(state: State, preview: Preview | None) -> Iterator[Ring]:
    """The rings of hand-to-hand and direct fire: from the middle of a base to the nearest edge of another."""
    acting = _acting(state)
    at = None if acting is None else acting.at
    if preview is not None and any(frame.id == preview.item for frame in state.frames):
        at = preview.at
    if at is None:
        return
    for reach, system in ((state.profile.reach, _HAND), (state.profile.ruler, _DIRECT)):
        yield Ring(at, reach + state.profile.base, system, f"{reach:g}")


def _open_ground(state: State, preview: Preview | None, *, tinted: bool) -> OpenGround | None:
    ground = open_ground(state)
    if not ground.polygons:
        return None
    acting = _acting(state)
    item = state.placing or ("" if acting is None else acting.id)
    owner = _owner(state, item if preview is None else preview.item)
    return OpenGround(ground.polygons, ground.holes, owner, tinted)


def _owner(state: State, item: str) -> int | None:
    for frame in state.frames:
        if frame.id == item:
            return frame.owner
    return next((station.home for station in state.stations if station.id == item), None)


def _aim(state: State, decimal: str) -> Aim | None:
    frame = _acting(state)
    if frame is None or frame.at is None or state.stack[-1].target in (NOTHING, TERRAIN):
        return None
    act = state.stack[-1]
    end, shape = _target(state, act.target)
    if end is None:
        return None
    between = None if act.attack is None else act.attack.covers
    if between is None:
        between = covers(state, act.frame, act.target)
    return Aim(
        start=frame.at,
        end=end,
        covers=tuple(cover.piece or cover.frame or "" for cover in between),
        distance=decimal_text(gap(Disc(frame.at, state.profile.base), shape), decimal),
        system=_DIRECT if act.range is None else RANGE_OF[act.range],
    )


def _target(state: State, target: str) -> tuple[Point | None, Shape]:
    """The point of a target, and its base or outline."""
    for frame in state.frames:
        if frame.id == target and frame.at is not None:
            return frame.at, Disc(frame.at, state.profile.base)
    outline: tuple[Point, ...] = next((piece.outline for piece in state.terrain if piece.id == target), ())
    return (middle(outline), outline) if outline else (None, ())


def _way(state: State, preview: Preview, decimal: str) -> Way:
    owner = _owner(state, preview.item)
    return Way(
        points=preview.way or (preview.at,),
        word=way_text(preview, decimal),
        owner=-1 if owner is None else owner,
        ok=preview.most is None or preview.length <= preview.most + state.profile.close_call,
    )
