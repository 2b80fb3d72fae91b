"""Corrections by the host. Each is in the log with who made it.

On a map positions are corrected, and stations follow from them; at a declared table, the station of a frame.
"""

from collections.abc import Callable
from typing import Any

from msgspec import structs

from rules.core.correction import (
    NUMBER,
    NUMBER_AND_WORDS,
    PLACES,
    TEXT,
    Adjusting,
    AdjustScore,
    Correction,
    CorrectionForm,
    EndGame,
    RenamePlayer,
    Renaming,
    adjust_score,
    check_player,
    check_running,
    rename_player,
)
from rules.core.dice import Dice
from rules.core.errors import Illegal, Malformed
from rules.core.names import clean_name
from rules.field import within
from rules.rapid_attack.frame_corrections import SetFrame, set_frame
from rules.rapid_attack.map.scene import scene
from rules.rapid_attack.map.where import read_point
from rules.rapid_attack.round.doomsday import GameEnded, outcome_of
from rules.rapid_attack.rule import Draft, Event, on
from rules.rapid_attack.setup.deployment import Put
from rules.rapid_attack.state import Piece, State
from rules.rapid_attack.turn.falls import fall, fall_from_ruins, without_ruins
from rules.rapid_attack.turn.stations import declare_near, held_by, recount, settle

POINTS_MAX = 999
CLOCK_MAX = 99
HITS_MAX = 99
PIECES_MAX = 12
BRICKS_MAX = 60
ENDS = ("ended-by-host", "abandoned", "resigned", "forfeited")


class SetStation(Correction, frozen=True):
    """Give a station to a player (by number), or to nobody."""

    station: str
    holder: int | None


class PlaceFrame(Correction, frozen=True):
    """Declare a frame within one unit of these stations."""

    frame: str
    stations: tuple[str, ...] = ()


class PutAt(Correction, frozen=True):
    """Put a frame or a station somewhere else on the map: ``[x, y]``, ``7K`` or ``12.5,8``."""

    item: str
    at: object


class PutAll(Correction, frozen=True):
    """Put several frames and stations somewhere else on the map at once, all or none: places as for ``PutAt``."""

    places: tuple[tuple[str, object], ...]


class SetClock(Correction, frozen=True):
    """Set the doomsday clock."""

    clock: int


class SetTerrain(Correction, frozen=True):
    """Track a piece of terrain: a new one (``piece`` None) by its name, or a known one's remaining hits."""

    piece: str | None
    name: str
    hits: int


class Fall(Correction, frozen=True):
    """Let a frame fall from that many bricks (advanced rule: elevation)."""

    frame: str
    bricks: int


class StationSet(Event, frozen=True):
    """The host set the holder of a station."""

    station: str
    holder: int | None
    by: str
    why: str = "host"


@on(StationSet)
def _station_set(state: State, event: StationSet) -> State:
    return held_by(state, event.station, event.holder)


class TerrainSet(Event, frozen=True):
    """A piece of terrain is tracked from now on, or was corrected. Without hits it gives no cover any more."""

    piece: str
    name: str
    hits: int
    by: str
    why: str = "terrain"


@on(TerrainSet)
def _terrain_set(state: State, event: TerrainSet) -> State:
    others = tuple(piece for piece in state.terrain if piece.id != event.piece)
    known = next((piece for piece in state.terrain if piece.id == event.piece), Piece(event.piece, "", 0))
    changed = structs.replace(known, name=event.name, hits=event.hits)
    terrain = sorted((*others, changed), key=lambda piece: int(piece.id[1:]))
    return without_ruins(structs.replace(state, terrain=tuple(terrain)))


class ScoreAdjusted(Event, Adjusting, frozen=True):
    """The host corrected a score by some points."""


@on(ScoreAdjusted)
def _score_adjusted(state: State, event: ScoreAdjusted) -> State:
    return _with_player(state, event.player, adjust=state.players[event.player].adjust + event.points)


class PlayerRenamed(Event, Renaming, frozen=True):
    """A side has another player from now on."""


@on(PlayerRenamed)
def _player_renamed(state: State, event: PlayerRenamed) -> State:
    return _with_player(state, event.player, name=event.name)


def _with_player(state: State, player: int, **changes: object) -> State:
    players = (structs.replace(one, **changes) if n == player else one for n, one in enumerate(state.players))
    return structs.replace(state, players=tuple(players))


class ClockSet(Event, frozen=True):
    """The host set the clock."""

    clock: int
    by: str
    why: str = "host"


@on(ClockSet)
def _clock_set(state: State, event: ClockSet) -> State:
    return structs.replace(state, clock=event.clock)


def corrected(state: State, correction: Correction, by: str, dice: Dice) -> Draft:
    """A host's correction. Raises ``Illegal`` or ``Malformed`` for what the game does not have."""
    check_running(state)
    if type(correction) not in HANDLERS:
        raise Illegal("correction-unknown")
    draft = Draft(state, dice)
    HANDLERS[type(correction)](draft, correction, by)
    return draft


def _adjust(draft: Draft, wanted: AdjustScore, by: str) -> None:
    adjust_score(draft, ScoreAdjusted, wanted, by, POINTS_MAX)
    recount(draft)


def _rename(draft: Draft, wanted: RenamePlayer, by: str) -> None:
    rename_player(draft, PlayerRenamed, wanted)


def _end(draft: Draft, wanted: EndGame, by: str) -> None:
    if wanted.reason not in ENDS:
        raise Malformed("end-unknown", text=wanted.reason[:40])
    draft.emit(GameEnded(outcome_of(draft.state, wanted.reason)))


def _set_clock(draft: Draft, wanted: SetClock, by: str) -> None:
    if not 1 <= wanted.clock <= CLOCK_MAX:
        raise Malformed("clock", least=1, most=CLOCK_MAX)
    draft.emit(ClockSet(wanted.clock, by))


def _set_station(draft: Draft, wanted: SetStation, by: str) -> None:
    _check_station(draft.state, wanted.station)
    if wanted.holder is not None:
        check_player(draft.state, wanted.holder)
    draft.emit(StationSet(wanted.station, wanted.holder, by))
    settle(draft)


def _check_station(state: State, station: str) -> None:
    if all(item.id != station for item in state.stations):
        raise Illegal("no-such-station", station=station[:40])


def _check_frame(state: State, frame: str) -> None:
    if all(item.id != frame or not item.alive for item in state.frames):
        raise Illegal("no-such-frame", frame=frame[:40])


def _place(draft: Draft, wanted: PlaceFrame, by: str) -> None:
    state, frame = draft.state, wanted.frame
    if state.mapped:
        raise Illegal("measured")
    if state.round == 0 and frame not in state.deployed:
        raise Illegal("no-such-frame", frame=frame[:40])
    _check_frame(state, frame)
    for station in wanted.stations:
        _check_station(state, station)
    declare_near(draft, frame, wanted.stations, by=None)


def _put(draft: Draft, wanted: PutAt, by: str) -> None:
    _put_all(draft, PutAll(((wanted.item, wanted.at),)), by)


def _put_all(draft: Draft, wanted: PutAll, by: str) -> None:
    if not draft.state.mapped:
        raise Illegal("no-map")
    for item, at in wanted.places:
        there = scene(draft.state)
        station = any(name == item for name, _ in there.posts)
        if there.frame(item) is None and not station:
            raise Illegal("no-such-frame", frame=item[:40])
        point = read_point(at)
        if not within(there.ground, there.post(point) if station else there.base(point)):
            raise Illegal("item-off-the-field", item=item)
        draft.emit(Put(item, point, None if station else there.top(point), by, why="host"))
    settle(draft)


def _set_terrain(draft: Draft, wanted: SetTerrain, by: str) -> None:
    before, piece, hits = draft.state, wanted.piece, wanted.hits
    if not 0 <= hits <= HITS_MAX:
        raise Malformed("cover-hits", most=HITS_MAX)
    tracked = _new_piece(before) if piece is None else piece
    if piece is not None and all(item.id != piece for item in before.terrain):
        raise Illegal("cover-piece", piece=piece[:40])
    old = next((item.name for item in before.terrain if item.id == tracked), tracked)
    draft.emit(TerrainSet(tracked, old if before.mapped else clean_name(wanted.name) or old, hits, by))
    fall_from_ruins(draft, before)


def _new_piece(state: State) -> str:
    """The id of one more piece. Raises ``Illegal``: ``terrain-fixed``, ``too-many-pieces``."""
    if state.mapped:
        raise Illegal("terrain-fixed")
    if len(state.terrain) >= PIECES_MAX:
        raise Illegal("too-many-pieces", most=PIECES_MAX)
    return f"T{len(state.terrain) + 1}"


def _fall(draft: Draft, wanted: Fall, by: str) -> None:
    state, frame, bricks = draft.state, wanted.frame, wanted.bricks
    if not state.on("elevation"):
        raise Illegal("option-off", option="elevation")
    if state.round == 0:
        raise Illegal("no-such-frame", frame=frame[:40])
    _check_frame(state, frame)
    if not 1 <= bricks <= BRICKS_MAX:
        raise Malformed("bricks", most=BRICKS_MAX)
    fall(draft, frame, bricks, by)


HANDLERS: dict[type[Correction], Callable[[Draft, Any, str], None]] = {
    AdjustScore: _adjust,
    RenamePlayer: _rename,
    EndGame: _end,
    SetStation: _set_station,
    PlaceFrame: _place,
    SetFrame: set_frame,
    PutAt: _put,
    PutAll: _put_all,
    SetClock: _set_clock,
    SetTerrain: _set_terrain,
    Fall: _fall,
}
"""How each correction is made."""


def _split(text: str | None) -> tuple[str, ...]:
    return tuple((text or "").upper().replace(",", " ").split())


def _places(text: str) -> PutAll:
    """The places of a text like ``A1 12.5,8; B2 7K``; of an item that is named twice the last."""
    pairs = (part.strip().partition(" ") for part in text.strip("; ").split(";"))
    return PutAll(tuple({item.upper(): place.strip() for item, _, place in pairs}.items()))


CORRECTIONS = (
    CorrectionForm("station", SetStation, which=("stations",), value=("players",), optional=("value",)),
    CorrectionForm(
        "near",
        lambda frame, stations: PlaceFrame(frame, _split(stations)),
        which=("frames",),
        value=("stations",),
        optional=("value",),
        applies=lambda state: not state.mapped,
    ),
    CorrectionForm("put", PutAt, which=("frames", "stations"), value=TEXT, applies=lambda state: state.mapped),
    CorrectionForm(PLACES, _places, value=TEXT, applies=lambda state: state.mapped),
    CorrectionForm("systems", lambda frame, text: SetFrame(frame, systems=text), which=("all",), value=TEXT),
    CorrectionForm("whites", lambda frame, number: SetFrame(frame, white=number), which=("all",), value=NUMBER),
    CorrectionForm("dice", lambda frame, text: SetFrame(frame, dice=text), which=("all",), value=TEXT),
    CorrectionForm("clock", SetClock, value=NUMBER),
    CorrectionForm(
        "terrain",
        lambda piece, hits, name: SetTerrain(piece, name, hits),
        which=("pieces",),
        value=NUMBER_AND_WORDS,
        optional=("which",),
    ),
    CorrectionForm("fall", Fall, which=("frames",), value=NUMBER, applies=lambda state: state.on("elevation")),
)
"""The corrections of the family, besides scores."""
