"""What the host may put right: each correction is in the log with who made it.

On a map what is measured is put right by moving things: nobody declares there who stands at a station.
"""

from __future__ import annotations

from typing import Any

from rules.core.correction import (
    AdjustScore,
    Correction,
    EndGame,
    Fall,
    PlaceFrame,
    PutAt,
    RenamePlayer,
    SetClock,
    SetStation,
    SetTerrain,
)
from rules.core.dice import Dice
from rules.core.draft import Adjudicated
from rules.core.errors import Illegal, Malformed
from rules.core.names import clean_name
from rules.field import within
from rules.rapid_attack import events as ev
from rules.rapid_attack.fold.draft import Draft
from rules.rapid_attack.map.scene import base, post, scene
from rules.rapid_attack.map.where import read_point
from rules.rapid_attack.state import Phase, State
from rules.rapid_attack.turn.advance import advance, outcome_of
from rules.rapid_attack.turn.combat import fall, fallen
from rules.rapid_attack.turn.control import recount, settle

__all__ = ["correct"]

POINTS_MAX = 999
CLOCK_MAX = 99
HITS_MAX = 99
PIECES_MAX = 12
BRICKS_MAX = 60
ENDS = ("ended-by-host", "abandoned")


def correct(state: State, correction: Correction, by: str, dice: Dice) -> Adjudicated[State]:
    """The events of a correction. Raises ``Illegal`` or ``Malformed`` if it names what is not there."""
    if state.phase is Phase.OVER:
        raise Illegal("game-over")
    draft = Draft(state, dice)
    _apply(draft, correction, by)
    advance(draft)
    return draft.done()


def _apply(draft: Draft, correction: Correction, by: str) -> None:
    match correction:
        case SetStation(station, holder):
            _known(draft.state, station, holder)
            draft.emit(ev.StationSet(station, holder, by))
            settle(draft)
        case PlaceFrame(frame, station):
            _place(draft, frame, station)
        case PutAt(item, at):
            _put(draft, item, at, by)
        case AdjustScore(player, points, reason):
            _adjust(draft, ev.ScoreAdjusted(player, points, by, reason[:200]))
        case SetTerrain(piece, name, hits):
            _set_terrain(draft, piece, name, hits, by)
        case Fall(frame, bricks):
            _fall(draft, frame, bricks, by)
        case SetClock(clock):
            _set_clock(draft, clock, by)
        case RenamePlayer(player, name):
            _rename(draft, player, clean_name(name))
        case EndGame(reason):
            _end(draft, reason)
        case _:
            raise Illegal("correction-unknown")


def _adjust(draft: Draft, event: ev.ScoreAdjusted) -> None:
    if not -POINTS_MAX <= event.points <= POINTS_MAX:
        raise Malformed("points", most=POINTS_MAX)
    if not 0 <= event.player < len(draft.state.players):
        raise Illegal("no-such-player", player=str(event.player))
    draft.emit(event)
    recount(draft)


def _rename(draft: Draft, player: int, name: str) -> None:
    """Nothing happens if the name is the same, or empty."""
    if not 0 <= player < len(draft.state.players):
        raise Illegal("no-such-player", player=str(player))
    was = draft.state.players[player].name
    if name not in ("", was):
        draft.emit(ev.PlayerRenamed(player, was, name))


def _end(draft: Draft, reason: str) -> None:
    if reason not in ENDS:
        raise Malformed("end-unknown", text=reason[:40])
    draft.emit(ev.GameEnded(outcome_of(draft.state, reason)))


def _set_clock(draft: Draft, clock: int, by: str) -> None:
    if not 1 <= clock <= CLOCK_MAX:
        raise Malformed("clock", least=1, most=CLOCK_MAX)
    draft.emit(ev.ClockSet(clock, by))


def _known(state: State, station: str, holder: int | None) -> None:
    if all(item.id != station for item in state.stations):
        raise Illegal("no-such-station", station=station[:40])
    if holder is not None and not 0 <= holder < len(state.players):
        raise Illegal("no-such-player", player=str(holder))


def _place(draft: Draft, frame: str, station: str | None) -> None:
    waiting = draft.state.round == 0 and frame not in draft.state.deployed
    if draft.state.mapped:
        raise Illegal("measured")
    if waiting or all(item.id != frame or not item.alive for item in draft.state.frames):
        raise Illegal("no-such-frame", frame=frame[:40])
    if station is not None:
        _known(draft.state, station, None)
    draft.emit(ev.NearDeclared(frame, station, by=None))
    settle(draft)


def _put(draft: Draft, item: str, at: Any, by: str) -> None:
    state = draft.state
    if not state.mapped:
        raise Illegal("no-map")
    there = scene(state)
    station = any(name == item for name, _ in there.posts)
    if there.frame(item) is None and not station:
        raise Illegal("no-such-frame", frame=item[:40])
    point = read_point(at)
    if not within(there.ground, post(point) if station else base(point)):
        raise Illegal("off-the-field", item=item, nearest=None)
    draft.emit(ev.Put(item, point, None if station else there.top(point), by, why="host"))
    settle(draft)


def _set_terrain(draft: Draft, piece: str | None, name: str, hits: int, by: str) -> None:
    known = draft.state.terrain
    if not 0 <= hits <= HITS_MAX:
        raise Malformed("cover-hits", most=HITS_MAX)
    if piece is None and draft.state.mapped:
        raise Illegal("terrain-fixed")
    if piece is None:
        if len(known) >= PIECES_MAX:
            raise Illegal("too-many-pieces", most=PIECES_MAX)
        piece = f"T{len(known) + 1}"
    elif all(item.id != piece for item in known):
        raise Illegal("cover-piece", piece=piece[:40])
    old = next((item.name for item in known if item.id == piece), piece)
    before = draft.state
    draft.emit(ev.TerrainSet(piece, old if before.mapped else clean_name(name) or old, hits, by))
    fall(draft, before)


def _fall(draft: Draft, frame: str, bricks: int, by: str) -> None:
    if not draft.state.on("elevation"):
        raise Illegal("option-off", option="elevation")
    if draft.state.round == 0 or all(item.id != frame or not item.alive for item in draft.state.frames):
        raise Illegal("no-such-frame", frame=frame[:40])
    if not 1 <= bricks <= BRICKS_MAX:
        raise Malformed("bricks", most=BRICKS_MAX)
    draft.emit(fallen(draft, frame, bricks, by))
