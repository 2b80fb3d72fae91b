"""Whether a state that came from outside names only what it has."""

from __future__ import annotations

import re

from rules.rapid_attack.state import Frame, State, Station
from rules.rapid_attack.variants import PROFILES

__all__ = ["validate"]

_FRAME = re.compile(r"[A-E][1-9]\d{0,2}")
_STATION = re.compile(r"S[A-E]?[1-9]\d?")


def validate(state: State) -> bool:
    """Whether the state names only what it has, and calls it as we do."""
    seats = range(len(state.players))
    frames, stations = {frame.id for frame in state.frames}, {station.id for station in state.stations}
    return all(
        (
            state.profile.id in PROFILES and state.profile.bricks > 0,
            2 <= len(state.players) <= 5,
            sorted(state.order) == list(seats),
            len(frames) == len(state.frames) <= 60 and all(map(_FRAME.fullmatch, frames)),
            all(frame.owner in seats and 0 <= frame.rockets <= 99 for frame in state.frames),
            all(0 <= frame.white <= state.profile.white for frame in state.frames),
            len(stations) == len(state.stations) <= 60 and all(map(_STATION.fullmatch, stations)),
            all(station.holder is None or station.holder in seats for station in state.stations),
            {frame.near for frame in state.frames} <= {None, *stations},
            {act.frame for act in state.stack} | {item.frame for item in state.owed} <= frames,
            state.due in {None, *frames} and state.placing in {None, *frames, *stations},
            _on_field(state),
            set(state.deployed) <= frames | stations,
        )
    )


def _on_field(state: State) -> bool:
    """Whether everything that has a place stands on the field, and on top of terrain that is there."""
    things: tuple[Frame | Station, ...] = (*state.frames, *state.stations)
    places = [thing.at for thing in things if thing.at is not None]
    if state.ground is None:
        return not places
    pieces = {piece.id for piece in state.terrain}
    size = state.ground.size
    return {f.on for f in state.frames} <= {None, *pieces} and all(0 <= x <= size and 0 <= y <= size for x, y in places)
