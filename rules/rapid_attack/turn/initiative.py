"""Per-frame initiative, an advanced rule (RULINGS 1.10; rulebook: "Per-frame initiative")."""

from __future__ import annotations

from itertools import islice

from rules.core.request import Option, Request, option
from rules.rapid_attack import events as ev
from rules.rapid_attack.fold.draft import Draft
from rules.rapid_attack.state import State

__all__ = ["answer", "ask", "is_played", "step"]


def is_played(state: State) -> bool:
    """Whether frames act by numbers of their own: rolled each round or, by a rule of the community's, once a game."""
    return state.on("initiative") or state.on("initiative-kept")


def step(draft: Draft) -> bool:
    """Roll, roll off or call up the next frame. False when its owner may wait for the other die."""
    state = draft.state
    if not state.initiative:
        _roll(draft)
    elif state.due is not None:
        if _later(state, state.due):
            return False
        draft.emit(ev.Activated(state.due, why="initiative"))
    else:
        _call_up(draft)
    return True


def _roll(draft: Draft) -> None:
    """Roll for all frames at once, so that a player who types dice is asked once."""
    dice = draft.state.profile.initiative
    frames = [frame for frame in draft.state.frames if frame.alive]
    numbers = [1 if len(frame.systems) >= dice.full else dice.damaged for frame in frames]
    faces = iter(draft.dice.roll((dice.die,) * sum(numbers)))
    values = tuple(tuple(sorted(islice(faces, number))) for number in numbers)
    draft.emit(ev.InitiativeRolled(tuple(frame.id for frame in frames), values))


def _values(state: State, frame: str) -> tuple[int, ...]:
    return next(item.values for item in state.initiative if item.frame == frame)


def _later(state: State, frame: str) -> tuple[int, ...]:
    """The values above the one that is due, lowest first."""
    values = _values(state, frame)
    return tuple(value for value in values if value > values[0])


def _call_up(draft: Draft) -> None:
    """The frame with the lowest value comes up; equals roll off until one is lowest."""
    state = draft.state
    ready = {frame.id for frame in state.frames if frame.ready}
    among = [item for item in state.initiative if item.frame in ready]
    lowest = min(item.values[0] for item in among)
    tied = state.rolling_off or tuple(item.frame for item in among if item.values[0] == lowest)
    if len(tied) == 1:
        draft.emit(ev.InitiativeDue(tied[0]))
    else:
        draft.emit(ev.RolledOff(tied, draft.dice.roll((state.profile.initiative.die,) * len(tied))))


def ask(state: State, frame: str) -> Request:
    """Whether the frame acts on its lower die or waits for the next higher one."""
    values = _values(state, frame)
    waits = (option("wait", "wait", value=value) for value in _later(state, frame)[:1])
    options = (option("now", "act-now", value=values[0]), *waits)
    facts = {"frame": frame, "values": list(values)}
    return Request(f"initiative-{state.serial}", state.frame(frame).owner, "initiative", options, None, facts)


def answer(draft: Draft, request: Request, chosen: Option) -> None:
    """Act now, or wait: every die that shows the value that is due is given up."""
    frame = request.facts["frame"]
    if chosen.label == "act-now":
        draft.emit(ev.Activated(frame, why="initiative"))
        return
    values = _values(draft.state, frame)
    for _ in range(values.count(values[0])):
        draft.emit(ev.InitiativeWaited(frame))
