"""Changes of a state that several reducers make."""

from __future__ import annotations

from msgspec import structs

from rules.core.collections import changed
from rules.rapid_attack.pending import PendingHits
from rules.rapid_attack.state import State, Step

__all__ = ["drop_from_ruins", "hold_station", "lose_system", "owe", "use_die"]


def use_die(state: State, die: int | None, step: Step) -> State:
    """The state with a die of the acting frame used (None: none), at another step."""
    used = state.act.used if die is None else (*state.act.used, die)
    return state.with_top(used=used, step=step)


def lose_system(state: State, frame_id: str, system: str) -> State:
    """The state with one system of a frame lost."""
    frame = state.frame(frame_id)
    index = frame.systems.index(system)
    systems = frame.systems[:index] + frame.systems[index + 1 :]
    return state.with_frame(frame_id, systems=systems, lost=(*frame.lost, system))


def hold_station(state: State, station: str, holder: int | None) -> State:
    """The state with another holder of a station."""
    return structs.replace(state, stations=changed(state.stations, station, {"holder": holder}))


def drop_from_ruins(state: State) -> State:
    """Put the frames on the ground whose piece of terrain no longer stands."""
    gone = {piece.id for piece in state.terrain if not piece.stands}
    for frame in state.frames:
        if frame.on in gone:
            state = state.with_frame(frame.id, on=None)
    return state


def owe(state: State, owed: tuple[PendingHits, ...]) -> State:
    """The state with these hits still to take; without any, the attack that caused them is over."""
    state = structs.replace(state, owed=owed)
    if not owed and state.stack and state.act.step is Step.LOSSES:
        return state.with_top(attack=None, step=Step.ACT)
    return state
