"""Reducers of turns, of initiative, and of a unit's turn."""

from __future__ import annotations

from msgspec import structs

from rules.core import stack as combat
from rules.football import events as ev
from rules.football.fold.registry import FOLD
from rules.football.state import NOTHING, Activation, Phase, Slot, State, Step

__all__: list[str] = []

_set = structs.replace


# -- turns and initiative -----------------------------------------------------------------------------------------


@FOLD.on(ev.TurnBegan)
def _turn_began(state: State, event: ev.TurnBegan) -> State:
    fresh = {"gone": False, "defense": None, "defense_die": None, "spot": None, "spot_die": None, "burnt": False}
    units = tuple(_set(unit, **fresh) for unit in state.units)
    return _set(state, turn=event.turn, units=units, initiative=(), primed=(), pool=())


@FOLD.on(ev.InitiativeRolled)
def _initiative_rolled(state: State, event: ev.InitiativeRolled) -> State:
    slots = tuple(Slot(unit, (face,)) for unit, face in zip(event.units, event.faces, strict=True))
    return _set(state, initiative=slots, drawn=state.drawn + (sum(map(len, event.values)) or len(event.faces)))


@FOLD.on(ev.CoachingRolled)
def _coaching_rolled(state: State, event: ev.CoachingRolled) -> State:
    number = sum(map(len, event.faces))
    return _set(state, pool=event.faces, phase=Phase.COACHING, drawn=state.drawn + number)


@FOLD.on(ev.Coached)
def _coached(state: State, event: ev.Coached) -> State:
    owner = state.unit(event.unit).owner
    left = list(state.pool[owner])
    left.remove(event.face)
    pool = tuple(tuple(left) if number == owner else faces for number, faces in enumerate(state.pool))
    phase = Phase.COACHING if any(pool) else Phase.PLAY
    return _set(state, pool=pool, phase=phase, initiative=(*state.initiative, Slot(event.unit, (event.face,))))


@FOLD.on(ev.RolledOff)
def _rolled_off(state: State, event: ev.RolledOff) -> State:
    rolled = dict(zip(event.units, event.faces, strict=True))
    slots = tuple(
        _set(slot, values=(*slot.values, rolled[slot.unit])) if slot.unit in rolled else slot
        for slot in state.initiative
    )
    return _set(state, initiative=slots, drawn=state.drawn + len(event.faces))


@FOLD.on(ev.TurnEnded)
def _turn_ended(state: State, event: ev.TurnEnded) -> State:
    if event.turn != state.profile.half:
        return _set(state, initiative=())
    return _set(state, initiative=(), players=tuple(_set(item, east=not item.east) for item in state.players))


# -- a unit's turn ------------------------------------------------------------------------------------------------


@FOLD.on(ev.Activated)
def _activated(state: State, event: ev.Activated) -> State:
    act = Activation(event.unit, under=event.under, called=event.called)
    return _begun(state, act) if event.under is None else _set(state, stack=combat.push(state.stack, act))


def _begun(state: State, act: Activation) -> State:
    """The state with a turn on top of the stack; its unit waits no longer."""
    primed = tuple(item for item in state.primed if item.unit != act.unit)
    initiative = tuple(slot for slot in state.initiative if slot.unit != act.unit)
    return _set(state, stack=combat.push(state.stack, act), primed=primed, initiative=initiative)


@FOLD.on(ev.Resumed)
def _resumed(state: State, event: ev.Resumed) -> State:
    return _begun(state, next(item for item in state.primed if item.unit == event.unit))


@FOLD.on(ev.Targeted)
def _targeted(state: State, event: ev.Targeted) -> State:
    return state.with_top(target=event.target, step=Step.ROLL if event.target == NOTHING else Step.RANGE)


@FOLD.on(ev.RangeDeclared)
def _range_declared(state: State, event: ev.RangeDeclared) -> State:
    return state.with_top(range=event.range, step=Step.ROLL)


@FOLD.on(ev.Rolled)
def _rolled(state: State, event: ev.Rolled) -> State:
    state = _set(state, drawn=state.drawn + len(event.faces))
    defended = state.unit(event.unit).defense is not None and state.act.hot != "B"
    return state.with_top(dice=event.dice, faces=event.faces, step=Step.ACT if defended else Step.DEFEND)


@FOLD.on(ev.Defended)
def _defended(state: State, event: ev.Defended) -> State:
    act = state.act
    if act.hot is None or event.value > (state.unit(event.unit).defense or 0):
        die = None if event.die is None else act.dice[event.die]
        state = state.with_unit(event.unit, defense=event.value, defense_die=die)
    state = state.with_die_used(event.die).with_top(step=Step.ACT, under=None, called=None)
    if act.under is None:
        return state
    return _set(state, stack=state.stack[:-1], primed=(*state.primed, state.act))


@FOLD.on(ev.Moved)
def _moved(state: State, event: ev.Moved) -> State:
    loose = state.ball.holder is None
    step = Step.WHERE if state.mapped else Step.REACH if loose else Step.ACT
    return state.with_die_used(event.die).with_top(moved=True, stride=event.stride, over=event.over, step=step)


@FOLD.on(ev.Went)
def _went(state: State, event: ev.Went) -> State:
    state = state.with_unit(event.unit, at=event.to).with_top(step=Step.ACT)
    return _set(state, ball=_set(state.ball, at=event.to)) if state.ball.holder == event.unit else state


@FOLD.on(ev.Reached)
def _reached(state: State, event: ev.Reached) -> State:
    return state.with_top(step=Step.ACT)


@FOLD.on(ev.SpotAimed)
def _spot_aimed(state: State, event: ev.SpotAimed) -> State:
    return state.with_die_used(event.die).with_top(spot_with=event.die, step=Step.SPOT_TARGET)


@FOLD.on(ev.Spotted)
def _spotted(state: State, event: ev.Spotted) -> State:
    return state.with_unit(event.target, spot=event.value, spot_die=state.act.dice[event.die])


@FOLD.on(ev.ActivationEnded)
def _activation_ended(state: State, event: ev.ActivationEnded) -> State:
    hot = any(item.unit == event.unit and item.hot for item in state.stack)
    stack = combat.pop(state.stack, lambda item: item.unit == event.unit)
    heat = None if hot or len(state.unit(event.unit).systems) < 2 else event.unit
    return _set(state.with_unit(event.unit, gone=True), stack=stack, heat=heat)


@FOLD.on(ev.Hotrodded)
def _hotrodded(state: State, event: ev.Hotrodded) -> State:
    state = state.with_system_lost(event.unit, event.given).with_unit(event.unit, burnt=True)
    red = event.system in ("Rh", "Rd", "Ra")
    act = Activation(event.unit, hot=event.system, step=Step.TARGET if red else Step.ROLL)
    return _set(state, heat=None, stack=combat.push(state.stack, act))


@FOLD.on(ev.KeptCool)
def _kept_cool(state: State, event: ev.KeptCool) -> State:
    return _set(state, heat=None)
