"""Per-frame initiative, an advanced rule (RULINGS 1.10; rulebook: "Per-frame initiative")."""

from __future__ import annotations

from itertools import islice

from msgspec import structs

from rules.core.request import Request, option
from rules.rapid_attack import events as ev
from rules.rapid_attack.fold.draft import Draft
from rules.rapid_attack.fold.evolve import on
from rules.rapid_attack.state import Initiative, State

__all__ = ["answer", "ask", "step"]

DIE = "K20"
FULL = 4
_set = structs.replace


def step(draft: Draft) -> bool:
    """Rolls, rolls off and calls up the next frame. False when its owner may wait for its other die."""
    state = draft.state
    if not state.initiative:
        _roll(draft)
    elif state.due is not None:
        if len(_dice(state, state.due).values) > 1:
            return False
        draft.emit(ev.Activated(state.due, why="initiative"))
    else:
        _call_up(draft)
    return True


def _roll(draft: Draft) -> None:
    """Rolls for all at once, so that who types dice in is asked once."""
    frames = [frame for frame in draft.state.frames if frame.alive]
    numbers = [1 if len(frame.systems) >= FULL else 2 for frame in frames]
    faces = iter(draft.dice.roll((DIE,) * sum(numbers)))
    values = tuple(tuple(sorted(islice(faces, number))) for number in numbers)
    draft.emit(ev.InitiativeRolled(tuple(frame.id for frame in frames), values))


def _dice(state: State, frame: str) -> Initiative:
    return next(item for item in state.initiative if item.frame == frame)


def _call_up(draft: Draft) -> None:
    """The lowest comes up; equals roll off among themselves, as often as it takes."""
    state = draft.state
    ready = {frame.id for frame in state.frames if frame.ready}
    among = [item for item in state.initiative if item.frame in ready]
    lowest = min(item.values[0] for item in among)
    tied = state.rolling_off or tuple(item.frame for item in among if item.values[0] == lowest)
    if len(tied) == 1:
        draft.emit(ev.InitiativeDue(tied[0]))
    else:
        draft.emit(ev.RolledOff(tied, draft.dice.roll((DIE,) * len(tied))))


def ask(state: State) -> Request:
    """Whether the frame acts on its lower die or waits for the higher."""
    assert state.due is not None
    dice = _dice(state, state.due)
    options = (option("now", "act-now", value=dice.values[0]), option("wait", "wait", value=dice.values[1]))
    owner = state.frame(state.due).owner
    facts = {"frame": state.due, "values": list(dice.values)}
    return Request(f"initiative-{state.serial}", owner, "initiative", options, None, facts)


def answer(draft: Draft, request: Request, choice: str) -> None:
    """Acts now, or waits."""
    frame = request.facts["frame"]
    if choice == "now":
        draft.emit(ev.Activated(frame, why="initiative"))
    else:
        draft.emit(ev.InitiativeWaited(frame))


@on(ev.InitiativeRolled)
def _rolled(state: State, event: ev.InitiativeRolled) -> State:
    rolled = tuple(Initiative(f, v) for f, v in zip(event.frames, event.values, strict=True))
    return _set(state, initiative=rolled, drawn=state.drawn + sum(len(v) for v in event.values))


@on(ev.RolledOff)
def _rolled_off(state: State, event: ev.RolledOff) -> State:
    lowest = min(event.faces)
    left = tuple(f for f, face in zip(event.frames, event.faces, strict=True) if face == lowest)
    return _set(state, rolling_off=left, drawn=state.drawn + len(event.faces))


@on(ev.InitiativeDue)
def _due(state: State, event: ev.InitiativeDue) -> State:
    return _set(state, due=event.frame, rolling_off=())


@on(ev.InitiativeWaited)
def _waited(state: State, event: ev.InitiativeWaited) -> State:
    later = tuple(_set(i, values=i.values[1:]) if i.frame == event.frame else i for i in state.initiative)
    return _set(state, initiative=later, due=None)
