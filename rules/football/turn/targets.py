"""What a unit may go for (rulebook: "Taking a turn")."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.dice import Die
from rules.core.request import Option, option
from rules.football.map import sights
from rules.football.profile import Range
from rules.football.state import GOAL, NOTHING, Activation, State, Unit
from rules.frames.loadout import pool

__all__ = ["dice_of", "target_options"]


def target_options(state: State, act: Activation) -> tuple[Option, ...]:
    """The targets of a unit, and nothing: by who has the ball; any if it is called up before its own turn."""
    unit = state.unit(act.unit)
    found = _by_ball(state, unit, act.hot) if act.under is None else _any(state, unit, act.under)
    return (*(_measured(state, unit, item) for item in found), option(NOTHING, "no-target"))


def _measured(state: State, unit: Unit, item: Option) -> Option:
    """The option with its distance on a drawn pitch."""
    far = round(sights.distance_to(state, unit, item.choice), 1) if state.mapped else None
    return option(item.choice, item.label, **item.facts, far=far)


def dice_of(state: State, act: Activation, span: Range | None) -> tuple[Die, ...]:
    """The dice that a unit rolls at its target from a range: kicks are no use of hand-to-hand weapons."""
    if act.hot is not None:
        return state.profile.hot_dice(act.hot)
    kick = span is Range.HAND_TO_HAND and act.target != NOTHING and state.kicks(act.unit, act.target)
    systems = state.unit(act.unit).systems
    return pool(state.profile.dice, systems, white=state.profile.white, attack_range=None if kick else span)


def _by_ball(state: State, unit: Unit, hot: str | None) -> Iterator[Option]:
    """The goal and team mates for a unit with the ball or near a loose one, its holder for the other side."""
    holder = state.ball.holder
    if holder in (None, unit.id) and hot != "Rh":
        yield from _kicks(state, unit)
    elif holder is not None and state.owner(holder) != unit.owner and hot != "Ra":
        yield option(holder, "possessor", unit=holder)


def _kicks(state: State, unit: Unit) -> Iterator[Option]:
    yield option(GOAL, "goal")
    for mate in state.units_of(unit.owner):
        if mate.id != unit.id:
            yield option(mate.id, "mate", unit=mate.id)


def _any(state: State, unit: Unit, caller: str) -> Iterator[Option]:
    """Every target, the likeliest first: what to do with the ball for the side that has it, else who gets it."""
    kicks, opponents = _kicks(state, unit), _opponents(state, unit, caller)
    ahead, after = (kicks, opponents) if state.offence == unit.owner else (opponents, kicks)
    yield from ahead
    yield from after


def _opponents(state: State, unit: Unit, caller: str) -> Iterator[Option]:
    """The units of the other side: the receiver of the pass first, then the caller."""
    aimed = next(act.target for act in state.stack if act.unit == caller)
    others = sorted(state.units_of(1 - unit.owner), key=lambda other: (other.id != aimed, other.id != caller))
    for other in others:
        label = "possessor" if other.id == state.ball.holder else "receiver" if other.id == aimed else "opponent"
        yield option(other.id, label, unit=other.id)
