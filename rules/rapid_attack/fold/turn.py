"""Reducers of rounds and activations."""

from __future__ import annotations

from msgspec import structs

from rules.core import stack as combat
from rules.rapid_attack import events as ev
from rules.rapid_attack.fold.changes import lose_system, use_die
from rules.rapid_attack.fold.registry import on
from rules.rapid_attack.pending import Initiative
from rules.rapid_attack.state import NOTHING, Activation, Phase, State, Step

_set = structs.replace


@on(ev.RoundBegan)
def _round_began(state: State, event: ev.RoundBegan) -> State:
    fresh = {"activated": False, "defense": None, "defense_die": None, "spot": None, "spot_die": None}
    frames = tuple(_set(frame, **fresh) if frame.alive else frame for frame in state.frames)
    return _set(
        state,
        round=event.round,
        frames=frames,
        phase=Phase.ORDER,
        passed=(),
        turn=None,
        voted=(),
        initiative=_kept(state) if state.on("initiative-kept") else (),
        due=None,
    )


def _kept(state: State) -> tuple[Initiative, ...]:
    """The number that each frame has chosen, for the next round."""
    return tuple(_set(item, values=item.values[:1]) for item in state.initiative)


@on(ev.InitiativeRolled)
def _initiative_rolled(state: State, event: ev.InitiativeRolled) -> State:
    rolled = tuple(Initiative(frame, values) for frame, values in zip(event.frames, event.values, strict=True))
    return _set(state, initiative=rolled, drawn=state.drawn + sum(len(values) for values in event.values))


@on(ev.RolledOff)
def _rolled_off(state: State, event: ev.RolledOff) -> State:
    lowest = min(event.faces)
    left = tuple(frame for frame, face in zip(event.frames, event.faces, strict=True) if face == lowest)
    return _set(state, rolling_off=left, drawn=state.drawn + len(event.faces))


@on(ev.InitiativeDue)
def _initiative_due(state: State, event: ev.InitiativeDue) -> State:
    return _set(state, due=event.frame, rolling_off=())


@on(ev.InitiativeWaited)
def _initiative_waited(state: State, event: ev.InitiativeWaited) -> State:
    later = tuple(
        _set(item, values=item.values[1:]) if item.frame == event.frame else item for item in state.initiative
    )
    return _set(state, initiative=later, due=None)


@on(ev.Activated)
def _activated(state: State, event: ev.Activated) -> State:
    turn = state.frame(event.frame).owner if event.under is None else state.turn
    state = state.with_frame(event.frame, activated=True)
    pushed = combat.push(state.stack, Activation(event.frame, under=event.under, called=event.under is not None))
    return _set(state, stack=pushed, passed=(), turn=turn, due=None)


@on(ev.Passed)
def _passed(state: State, event: ev.Passed) -> State:
    return _set(state, passed=(*state.passed, event.player))


@on(ev.Targeted)
def _targeted(state: State, event: ev.Targeted) -> State:
    return state.with_top(target=event.target, step=Step.PREPARE if event.target == NOTHING else Step.RANGE)


@on(ev.RangeDeclared)
def _range_declared(state: State, event: ev.RangeDeclared) -> State:
    rockets = state.frame(event.frame).rockets - event.rockets
    return state.with_frame(event.frame, rockets=rockets).with_top(
        range=event.range, rockets=event.rockets, step=Step.PREPARE
    )


@on(ev.Jettisoned)
def _jettisoned(state: State, event: ev.Jettisoned) -> State:
    return lose_system(state, event.frame, event.system)


@on(ev.JettisonEnded)
def _jettison_ended(state: State, event: ev.JettisonEnded) -> State:
    return state.with_top(trimmed=True)


@on(ev.HazardDeclared)
def _hazard_declared(state: State, event: ev.HazardDeclared) -> State:
    return state.with_top(hazard=event.inside)


@on(ev.Rolled)
def _rolled(state: State, event: ev.Rolled) -> State:
    state = _set(state, drawn=state.drawn + len(event.faces))
    return state.with_top(dice=event.dice, faces=event.faces, step=Step.DEFEND)


@on(ev.Defended)
def _defended(state: State, event: ev.Defended) -> State:
    """A frame that an attack called up goes under its attacker, which finishes first (combat order)."""
    act = state.act
    die = None if event.die is None else act.dice[event.die]
    state = state.with_frame(event.frame, defense=event.value, defense_die=die)
    state = use_die(state, event.die, Step.ACT).with_top(under=None)
    if act.under is None:
        return state
    return _set(state, stack=combat.under(state.stack, lambda item: item.frame == act.under))


@on(ev.Moved)
def _moved(state: State, event: ev.Moved) -> State:
    asked = Step.WHERE if state.mapped else Step.STATION if state.stations else Step.ACT
    return use_die(state, event.die, asked).with_top(moved=True)


@on(ev.Went)
def _went(state: State, event: ev.Went) -> State:
    state = state.with_frame(event.frame, at=event.to, on=event.on)
    return state.with_top(step=Step.ACT) if state.stack and state.act.step is Step.WHERE else state


@on(ev.NearDeclared)
def _near_declared(state: State, event: ev.NearDeclared) -> State:
    state = state.with_frame(event.frame, near=event.station, also_near=event.others)
    if event.by is None:
        return state
    state = _set(state, claim=None)
    if state.placing == event.frame:
        return _set(state, placing=None)
    if state.stack and state.act.frame == event.frame and state.act.step is Step.STATION:
        return state.with_top(step=Step.ACT)
    return state


@on(ev.SpotAimed)
def _spot_aimed(state: State, event: ev.SpotAimed) -> State:
    return use_die(state, event.die, Step.SPOT_TARGET).with_top(spot_with=event.die)


@on(ev.Spotted)
def _spotted(state: State, event: ev.Spotted) -> State:
    return state.with_frame(event.target, spot=event.value, spot_die=state.act.dice[event.die])


@on(ev.SpotGone)
def _spot_gone(state: State, event: ev.SpotGone) -> State:
    return state.with_frame(event.frame, spot=None, spot_die=None)


@on(ev.ActivationEnded)
def _activation_ended(state: State, event: ev.ActivationEnded) -> State:
    return _set(state, stack=combat.pop(state.stack, lambda item: item.frame == event.frame))
