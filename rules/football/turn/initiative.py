"""Initiative: its dice, their assignment by coaches, and the next unit (rulebook: "Initiative", "Coaching")."""

from __future__ import annotations

from itertools import islice

from rules.core.request import Option, Request, option
from rules.football import events as ev
from rules.football.fold.draft import Draft
from rules.football.state import State

__all__ = ["activate_next", "ask", "assign", "roll"]


def roll(draft: Draft) -> None:
    """Roll the initiative dice of a turn: those of every unit, or one a unit for each side's coach to assign."""
    state = draft.state
    profile, coached = state.profile, state.on("coaching")
    numbers = [1 if coached else profile.initiative_dice(len(unit.systems)) for unit in state.units]
    faces = draft.dice.roll((profile.initiative,) * sum(numbers))
    if coached:
        first = len(state.units_of(0))
        draft.emit(ev.CoachingRolled((tuple(sorted(faces[:first])), tuple(sorted(faces[first:])))))
        return
    left = iter(faces)
    values = tuple(tuple(islice(left, number)) for number in numbers)
    draft.emit(ev.InitiativeRolled(tuple(unit.id for unit in state.units), tuple(map(min, values)), values))


def activate_next(draft: Draft) -> None:
    """Activate the unit with the lowest number; units with the same number roll off first."""
    state = draft.state
    waiting = [slot for slot in state.initiative if not state.unit(slot.unit).gone]
    lowest = min(slot.values for slot in waiting)
    tied = [slot.unit for slot in waiting if slot.values == lowest]
    if len(tied) > 1:
        draft.emit(ev.RolledOff(tuple(tied), draft.dice.roll((state.profile.initiative,) * len(tied))))
    elif any(act.unit == tied[0] for act in state.primed):
        draft.emit(ev.Resumed(tied[0]))
    else:
        draft.emit(ev.Activated(tied[0], number=lowest[0]))


def _coach(state: State) -> int:
    """The side that assigns the next die: in turn, the side without the ball first."""
    defence = 1 - state.offence
    assigned = [len(state.units_of(player)) - len(state.pool[player]) for player in (0, 1)]
    with_dice = [player for player in (defence, 1 - defence) if state.pool[player]]
    return min(with_dice, key=lambda player: assigned[player])


def ask(state: State) -> Request:
    """The request to assign a die to a unit; equal dice are offered once."""
    player = _coach(state)
    assigned = {slot.unit for slot in state.initiative}
    faces = dict.fromkeys(state.pool[player])
    units = [unit for unit in state.units_of(player) if unit.id not in assigned]
    options = tuple(option(f"{unit.id}:{face}", "coach", unit=unit.id, value=face) for unit in units for face in faces)
    facts = {"dice": list(state.pool[player]), "why": "coaching"}
    return Request(f"coach-{state.serial}", player, "coach", options, None, facts)


def assign(draft: Draft, request: Request, chosen: Option) -> None:
    """Assign a die to a unit."""
    draft.emit(ev.Coached(chosen.facts["unit"], chosen.facts["value"]))
