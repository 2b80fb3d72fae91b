"""Companies that go from one game to the next: as units that are kept, and back as text."""

from __future__ import annotations

from collections.abc import Sequence

from rules.campaign.roster import Unit
from rules.rapid_attack.company.company import NAMES, Company, Plan, parse, spare_name, write
from rules.rapid_attack.state import State

__all__ = ["muster", "returned", "written"]


def muster(text: str) -> tuple[Unit, ...]:
    """The frames of a company as units, each with a name of its own. Raises ``RulesError``."""
    units: list[Unit] = []
    taken: set[str] = set()
    for number, plan in enumerate(parse(text).frames, start=1):
        name = plan.name if plan.name and plan.name.casefold() not in taken else ""
        name = name or spare_name({n for n in NAMES if n.casefold() in taken}) or str(number)
        taken.add(name.casefold())
        units.append(Unit(name, plan.systems, rockets=plan.rockets))
    return tuple(units)


def written(units: Sequence[Unit]) -> str:
    """Those of the units that stand as the text of a company, each with what it has left.

    With a frame its rockets are gone; the others' are then left to be dealt out anew, so that their number is right.
    """
    whole = not any(unit.gone for unit in units)
    plans = (Plan(unit.left, unit.rockets if whole else 0, unit.name) for unit in units if not unit.gone)
    return write(Company(tuple(plans)))


def returned(state: State, player: int) -> tuple[Unit, ...]:
    """A player's frames as they are now, in the order of the company: ``systems`` are those that it began with."""
    return tuple(
        Unit(frame.name, (*frame.systems, *frame.lost), frame.lost, frame.rockets, not frame.alive)
        for frame in state.frames
        if frame.owner == player
    )
