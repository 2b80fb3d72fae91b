"""Corrections by the host. Each is in the log with who made it.

On a map positions are corrected, and stations follow from them; at a declared table, the station of a frame.
"""

from __future__ import annotations

from rules.core.correction import (
    AdjustScore,
    Correction,
    EndGame,
    Fall,
    PlaceFrame,
    PutAt,
    RenamePlayer,
    SetClock,
    SetFrame,
    SetStation,
    SetTerrain,
    adjust_score,
    check_player,
    check_running,
    rename_player,
)
from rules.core.dice import Dice
from rules.core.draft import Adjudicated
from rules.core.errors import Illegal, Malformed
from rules.core.names import clean_name
from rules.field import within
from rules.rapid_attack import events as ev
from rules.rapid_attack.fold.draft import Draft
from rules.rapid_attack.map.scene import scene
from rules.rapid_attack.map.where import read_point
from rules.rapid_attack.queries.correct_frame import set_frame
from rules.rapid_attack.state import State
from rules.rapid_attack.stations import declare_near, recount, settle
from rules.rapid_attack.turn.advance import advance, outcome_of
from rules.rapid_attack.turn.combat import fall_from_ruins, fallen

__all__ = ["correct"]

POINTS_MAX = 999
CLOCK_MAX = 99
HITS_MAX = 99
PIECES_MAX = 12
BRICKS_MAX = 60
ENDS = ("ended-by-host", "abandoned")


def correct(state: State, correction: Correction, by: str, dice: Dice) -> Adjudicated[State]:
    """Adjudicate a correction. Raises ``Illegal`` or ``Malformed`` for what the game does not have."""
    check_running(state)
    draft = Draft(state, dice)
    if isinstance(correction, SetFrame):
        set_frame(draft, correction, by)
    else:
        _apply(draft, correction, by)
    advance(draft)
    return draft.done()


def _apply(draft: Draft, correction: Correction, by: str) -> None:
    match correction:
        case SetStation(station, holder):
            _set_station(draft, station, holder, by)
        case PlaceFrame(frame, stations):
            _place(draft, frame, stations)
        case PutAt(item, at):
            _put(draft, item, at, by)
        case AdjustScore():
            adjust_score(draft, ev.ScoreAdjusted, correction, by, POINTS_MAX)
            recount(draft)
        case SetTerrain(piece, name, hits):
            _set_terrain(draft, piece, name, hits, by)
        case Fall(frame, bricks):
            _fall(draft, frame, bricks, by)
        case SetClock(clock):
            _set_clock(draft, clock, by)
        case RenamePlayer():
            rename_player(draft, ev.PlayerRenamed, correction)
        case EndGame(reason):
            _end(draft, reason)
        case _:
            raise Illegal("correction-unknown")


def _end(draft: Draft, reason: str) -> None:
    if reason not in ENDS:
        raise Malformed("end-unknown", text=reason[:40])
    draft.emit(ev.GameEnded(outcome_of(draft.state, reason)))


def _set_clock(draft: Draft, clock: int, by: str) -> None:
    if not 1 <= clock <= CLOCK_MAX:
        raise Malformed("clock", least=1, most=CLOCK_MAX)
    draft.emit(ev.ClockSet(clock, by))


def _set_station(draft: Draft, station: str, holder: int | None, by: str) -> None:
    _check_station(draft.state, station)
    if holder is not None:
        check_player(draft.state, holder)
    draft.emit(ev.StationSet(station, holder, by))
    settle(draft)


def _check_station(state: State, station: str) -> None:
    if all(item.id != station for item in state.stations):
        raise Illegal("no-such-station", station=station[:40])


def _check_frame(state: State, frame: str) -> None:
    if all(item.id != frame or not item.alive for item in state.frames):
        raise Illegal("no-such-frame", frame=frame[:40])


def _place(draft: Draft, frame: str, stations: tuple[str, ...]) -> None:
    state = draft.state
    if state.mapped:
        raise Illegal("measured")
    if state.round == 0 and frame not in state.deployed:
        raise Illegal("no-such-frame", frame=frame[:40])
    _check_frame(state, frame)
    for station in stations:
        _check_station(state, station)
    declare_near(draft, frame, stations, by=None)


def _put(draft: Draft, item: str, at: object, by: str) -> None:
    state = draft.state
    if not state.mapped:
        raise Illegal("no-map")
    there = scene(state)
    station = any(name == item for name, _ in there.posts)
    if there.frame(item) is None and not station:
        raise Illegal("no-such-frame", frame=item[:40])
    point = read_point(at)
    if not within(there.ground, there.post(point) if station else there.base(point)):
        raise Illegal("off-the-field", item=item, nearest=None)
    draft.emit(ev.Put(item, point, None if station else there.top(point), by, why="host"))
    settle(draft)


def _set_terrain(draft: Draft, piece: str | None, name: str, hits: int, by: str) -> None:
    before = draft.state
    if not 0 <= hits <= HITS_MAX:
        raise Malformed("cover-hits", most=HITS_MAX)
    tracked = _new_piece(before) if piece is None else piece
    if piece is not None and all(item.id != piece for item in before.terrain):
        raise Illegal("cover-piece", piece=piece[:40])
    old = next((item.name for item in before.terrain if item.id == tracked), tracked)
    draft.emit(ev.TerrainSet(tracked, old if before.mapped else clean_name(name) or old, hits, by))
    fall_from_ruins(draft, before)


def _new_piece(state: State) -> str:
    """The id of one more piece. Raises ``Illegal``: ``terrain-fixed``, ``too-many-pieces``."""
    if state.mapped:
        raise Illegal("terrain-fixed")
    if len(state.terrain) >= PIECES_MAX:
        raise Illegal("too-many-pieces", most=PIECES_MAX)
    return f"T{len(state.terrain) + 1}"


def _fall(draft: Draft, frame: str, bricks: int, by: str) -> None:
    state = draft.state
    if not state.on("elevation"):
        raise Illegal("option-off", option="elevation")
    if state.round == 0:
        raise Illegal("no-such-frame", frame=frame[:40])
    _check_frame(state, frame)
    if not 1 <= bricks <= BRICKS_MAX:
        raise Malformed("bricks", most=BRICKS_MAX)
    draft.emit(fallen(draft, frame, bricks, by))
