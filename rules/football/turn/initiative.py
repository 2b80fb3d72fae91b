"""Whose turn it is (rulebook: "Initiative", "Coaching")."""

from __future__ import annotations

from rules.core.request import Request, option
from rules.football import events as ev
from rules.football.fold.draft import Draft
from rules.football.state import State

__all__ = ["answer", "ask", "call_up", "roll"]


def roll(draft: Draft) -> None:
    """The initiative dice of a turn: one for every unit, or each side's to give away."""
    state = draft.state
    if not state.on("coaching"):
        dice = (state.profile.initiative,) * len(state.units)
        draft.emit(ev.InitiativeRolled(tuple(unit.id for unit in state.units), draft.dice.roll(dice)))
        return
    faces = draft.dice.roll((state.profile.initiative,) * len(state.units))
    counts = [len(state.units_of(player)) for player in range(len(state.players))]
    draft.emit(ev.CoachingRolled((tuple(sorted(faces[: counts[0]])), tuple(sorted(faces[counts[0] :])))))


def call_up(draft: Draft) -> None:
    """The lowest number acts; equals roll again among themselves, as often as it takes."""
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
    """Whose turn it is to give a die away: in turn, the side without the ball first."""
    defence = 1 - state.offence if state.offence is not None else 1 - state.first
    given = [len(state.units_of(player)) - len(state.pool[player]) for player in (0, 1)]
    with_dice = [player for player in (defence, 1 - defence) if state.pool[player]]
    return min(with_dice, key=lambda player: given[player])


def ask(state: State) -> Request:
    """Which die goes to which unit; the dice that are alike are offered once."""
    player = _coach(state)
    taken = {slot.unit for slot in state.initiative}
    faces = dict.fromkeys(state.pool[player])
    units = [unit for unit in state.units_of(player) if unit.id not in taken]
    options = tuple(option(f"{unit.id}:{face}", "coach", unit=unit.id, value=face) for unit in units for face in faces)
    return Request(
        f"coach-{state.serial}", player, "coach", options, None, {"dice": list(state.pool[player]), "why": "coaching"}
    )


def answer(draft: Draft, request: Request, choice: str) -> None:
    """Gives a die to a unit; the last one finds its own way."""
    unit, _, face = choice.partition(":")
    draft.emit(ev.Coached(unit, int(face)))
