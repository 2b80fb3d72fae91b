"""Validation of an imported state: every id must exist, and every number must be one that the game can have."""

import re

from msgspec import structs

from rules.core.dice import COLOURS
from rules.core.errors import RulesError
from rules.rapid_attack.map.battlefield import kinds
from rules.rapid_attack.profile import Profile
from rules.rapid_attack.sizes import PLAYERS
from rules.rapid_attack.state import Frame, State, Station
from rules.rapid_attack.variants import PROFILES

_FRAME = re.compile(r"[A-E][1-9]\d{0,2}")
_STATION = re.compile(r"S[A-E]?[1-9]\d?")
_PIECE = re.compile(r"T[1-9]\d?")
_DIE = re.compile(rf"[{COLOURS}][1-9]\d?")
_NUMBER_MAX = 99


def validate(state: State) -> bool:
    """Whether the state is consistent."""
    seats = range(len(state.players))
    frames, stations = {frame.id for frame in state.frames}, {station.id for station in state.stations}
    brought = (*state.frames, *state.spares)
    return all(
        (
            _is_profile(state.profile),
            PLAYERS[0] <= len(state.players) <= PLAYERS[1],
            sorted(state.order) == list(seats),
            all(sorted(order) in ([], list(seats)) for order in (state.began, state.before)),
            len({frame.id for frame in brought}) == len(brought) <= 60,
            all(_FRAME.fullmatch(frame.id) for frame in brought),
            all(frame.owner in seats and 0 <= frame.rockets <= 99 for frame in brought),
            all(0 <= frame.white <= state.profile.white for frame in brought),
            len(stations) == len(state.stations) <= 60 and all(map(_STATION.fullmatch, stations)),
            all(station.holder is None or station.holder in seats for station in state.stations),
            {name for frame in state.frames for name in frame.declared_near} <= stations,
            {act.frame for act in state.stack} | {item.frame for item in state.owed} <= frames,
            state.turn is None or state.turn in seats,
            state.due in {None, *frames},
            _lays(state) if state.layout else state.placing in {None, *frames, *stations},
            _on_field(state),
            state.claim is None or (state.claim.frame in frames and set(state.claim.stations) <= stations),
            set(state.deployed) <= frames | stations,
        )
    )


def _lays(state: State) -> bool:
    """Whether the players, the kind and the id of terrain being put down exist."""
    layout, seats = state.open_layout, range(len(state.players))
    pieces = {piece.id for piece in state.terrain}
    return (
        state.mapped
        and len(_kinds(state)) > 0
        and {layout.asked, *layout.content, *layout.changes} <= {*seats}
        and (layout.kind is None) == (state.placing is None)
        and layout.kind in (None, *_kinds(state))
        and (state.placing is None or (_PIECE.fullmatch(state.placing) is not None and state.placing not in pieces))
    )


def _kinds(state: State) -> tuple[str, ...]:
    """The kinds of terrain on offer; none without a field that can be read."""
    try:
        return kinds(state.options)
    except RulesError:
        return ()


def _is_profile(profile: Profile) -> bool:
    """Whether a profile is of a known ruleset, and its numbers make dice that can be rolled."""
    dice, chart, falls, initiative = profile.dice, profile.chart, profile.falls, profile.initiative
    numbers = (dice.weapon, dice.half, dice.pair, dice.hazard, initiative.damaged, profile.cover_hits)
    pool = (value for value in structs.astuple(dice) if isinstance(value, str))
    return (
        profile.id in PROFILES
        and profile.bricks > 0
        and falls.bricks > 0
        and all(0 <= number <= _NUMBER_MAX for number in numbers)
        and all(map(_DIE.fullmatch, (*pool, chart.die, falls.die, initiative.die)))
    )


def _on_field(state: State) -> bool:
    """Whether every position is on the field, and every piece of terrain beneath a frame exists."""
    items: tuple[Frame | Station, ...] = (*state.frames, *state.stations)
    points = [item.at for item in items if item.at is not None]
    if state.ground is None:
        return not points
    pieces = {piece.id for piece in state.terrain}
    size = state.ground.size
    return {f.on for f in state.frames} <= {None, *pieces} and all(0 <= x <= size and 0 <= y <= size for x, y in points)
