"""Standing orders carried out: what a unit does without asking its player."""

from __future__ import annotations

from collections.abc import Callable

from rules.core.dice import Die
from rules.football import events as ev
from rules.football.fold.draft import Draft
from rules.football.profile import Range
from rules.football.state import Activation, Orders, Step
from rules.football.turn.ask import range_options
from rules.football.turn.targets import target_options

__all__ = ["CHOICES", "follow", "uses_marks"]

CHOICES: dict[str, tuple[str, ...]] = {
    "target": ("likely", "nobody"),
    "defend": ("best", "blue", "none"),
    "mark": ("always",),
    "hotrod": ("never",),
}
"""The values of each field of an order."""
WHY = "standing-orders"
_COLOURS = {"best": "BW", "blue": "B", "none": ""}


def follow(draft: Draft) -> bool:
    """Take the next step by the orders of its player. False where nothing is ordered."""
    state = draft.state
    if state.stack:
        act = state.act
        step, orders = _STEPS.get(act.step), state.orders_of(state.owner(act.unit))
        return step is not None and step(draft, act, orders)
    if state.heat is None or not state.orders_of(state.owner(state.heat)).hotrod:
        return False
    draft.emit(ev.KeptCool(state.heat, why=WHY))
    return True


def uses_marks(draft: Draft) -> bool:
    """Whether the player of the acting unit uses marks without being asked."""
    return bool(draft.state.orders_of(draft.state.owner(draft.act.unit)).mark)


def _target(draft: Draft, act: Activation, orders: Orders) -> bool:
    if act.under is None or not orders.target:
        return False
    found = target_options(draft.state, act)
    draft.emit(ev.Targeted(act.unit, found[0 if orders.target == "likely" else -1].choice, why=WHY))
    return True


def _range(draft: Draft, act: Activation, orders: Orders) -> bool:
    """The range with the most red dice, the nearer one of equals."""
    if act.under is None or orders.target != "likely":
        return False
    best = max(range_options(draft.state, act), key=lambda item: item.facts["red"])
    draft.emit(ev.RangeDeclared(act.unit, Range(best.choice), why=WHY))
    return True


def _defend(draft: Draft, act: Activation, orders: Orders) -> bool:
    if not orders.defend or act.hot is not None:
        return False

    def worth(index: int) -> tuple[int, Die]:
        """The face; of equal ones the blue die, which can do nothing else."""
        return act.faces[index], "B" if act.dice[index][0] == "B" else ""

    dice = [index for index, die in enumerate(act.dice) if die[0] in _COLOURS[orders.defend]]
    best = max(dice, key=worth, default=None)
    held = draft.state.unit(act.unit).defense or 0
    draft.emit(ev.Defended(act.unit, best, max(held, 0 if best is None else act.faces[best]), why=WHY))
    return True


_STEPS: dict[Step, Callable[[Draft, Activation, Orders], bool]] = {
    Step.TARGET: _target,
    Step.RANGE: _range,
    Step.DEFEND: _defend,
}
