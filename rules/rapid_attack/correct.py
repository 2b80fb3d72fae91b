"""What the host may put right at a declared table: each correction is in the log with who made it."""

from __future__ import annotations

from msgspec import Struct

from rules.dice import Dice
from rules.errors import Illegal, Malformed
from rules.rapid_attack import events as ev
from rules.rapid_attack.advance import advance, outcome_of
from rules.rapid_attack.company import clean_name
from rules.rapid_attack.draft import Draft
from rules.rapid_attack.standing import recount, settle
from rules.rapid_attack.state import Phase, State

__all__ = [
    "AdjustScore",
    "Correction",
    "EndGame",
    "Fall",
    "PlaceFrame",
    "SetClock",
    "SetStation",
    "SetTerrain",
    "correct",
]

POINTS_MAX = 999
CLOCK_MAX = 99
HITS_MAX = 99
PIECES_MAX = 12
BRICKS_MAX = 60
BRICKS_A_DIE = 3
FALL_HITS = 4


class SetStation(Struct, frozen=True, tag=True):
    """A station belongs to a player (by number), or to nobody."""

    station: str
    holder: int | None


class PlaceFrame(Struct, frozen=True, tag=True):
    """A frame stands within one unit of a station, or of none."""

    frame: str
    station: str | None


class AdjustScore(Struct, frozen=True, tag=True):
    """Points to add to a player's score (negative: to take)."""

    player: int
    points: int
    reason: str = ""


class SetClock(Struct, frozen=True, tag=True):
    """Where the doomsday clock stands."""

    clock: int


class SetTerrain(Struct, frozen=True, tag=True):
    """Keeps count of a piece of terrain: a new one (``piece`` None) by name, or an old one's hits put right."""

    piece: str | None
    name: str
    hits: int


class Fall(Struct, frozen=True, tag=True):
    """A frame fell from that many bricks (advanced rule: elevation)."""

    frame: str
    bricks: int


class EndGame(Struct, frozen=True, tag=True):
    """The game ends now, with the scores as they are."""


Correction = SetStation | PlaceFrame | AdjustScore | SetClock | SetTerrain | Fall | EndGame


def correct(state: State, correction: Correction, by: str, dice: Dice) -> tuple[ev.Event, ...]:
    """The events of a correction. Raises ``Illegal`` or ``Malformed`` if it names what is not there."""
    if state.phase is Phase.OVER:
        raise Illegal("game-over")
    draft = Draft(state, dice)
    _apply(draft, correction, by)
    advance(draft)
    return tuple(draft.events)


def _apply(draft: Draft, correction: Correction, by: str) -> None:
    match correction:
        case SetStation(station, holder):
            _known(draft.state, station, holder)
            draft.emit(ev.StationSet(station, holder, by))
            settle(draft)
        case PlaceFrame(frame, station):
            _place(draft, frame, station)
        case AdjustScore(player, points, reason):
            _adjust(draft, ev.ScoreAdjusted(player, points, by, reason[:200]))
        case SetTerrain(piece, name, hits):
            _set_terrain(draft, piece, name, hits, by)
        case Fall(frame, bricks):
            _fall(draft, frame, bricks, by)
        case SetClock(clock):
            _set_clock(draft, clock, by)
        case EndGame():
            draft.emit(ev.GameEnded(outcome_of(draft.state, "ended-by-host")))


def _adjust(draft: Draft, event: ev.ScoreAdjusted) -> None:
    if not -POINTS_MAX <= event.points <= POINTS_MAX:
        raise Malformed("points", most=POINTS_MAX)
    if not 0 <= event.player < len(draft.state.players):
        raise Illegal("no-such-player", player=str(event.player))
    draft.emit(event)
    recount(draft)


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
    if waiting or all(item.id != frame or not item.alive for item in draft.state.frames):
        raise Illegal("no-such-frame", frame=frame[:40])
    if station is not None:
        _known(draft.state, station, None)
    draft.emit(ev.NearDeclared(frame, station, by=None))
    settle(draft)


def _set_terrain(draft: Draft, piece: str | None, name: str, hits: int, by: str) -> None:
    known = draft.state.terrain
    if not 0 <= hits <= HITS_MAX:
        raise Malformed("cover-hits", most=HITS_MAX)
    if piece is None:
        if len(known) >= PIECES_MAX:
            raise Illegal("too-many-pieces", most=PIECES_MAX)
        piece = f"T{len(known) + 1}"
    elif all(item.id != piece for item in known):
        raise Illegal("cover-piece", piece=piece[:40])
    old = next((item.name for item in known if item.id == piece), piece)
    draft.emit(ev.TerrainSet(piece, clean_name(name) or old, hits, by))


def _fall(draft: Draft, frame: str, bricks: int, by: str) -> None:
    if not draft.state.on("elevation"):
        raise Illegal("option-off", option="elevation")
    if draft.state.round == 0 or all(item.id != frame or not item.alive for item in draft.state.frames):
        raise Illegal("no-such-frame", frame=frame[:40])
    if not 1 <= bricks <= BRICKS_MAX:
        raise Malformed("bricks", most=BRICKS_MAX)
    faces = draft.dice.roll(("R6",) * (bricks // BRICKS_A_DIE))
    hits = sum(1 for face in faces if face >= FALL_HITS)
    draft.emit(ev.Fell(frame, bricks, tuple(sorted(faces)), hits, by))
