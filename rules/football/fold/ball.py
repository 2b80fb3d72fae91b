"""Reducers of events of the ball."""

from __future__ import annotations

from msgspec import structs

from rules.football import events as ev
from rules.football.fold.registry import FOLD
from rules.football.state import Attack, Ball, State, Step

__all__: list[str] = []

_set = structs.replace


@FOLD.on(ev.AttackDeclared)
def _attack_declared(state: State, event: ev.AttackDeclared) -> State:
    line = None if event.kind in ("pass", "shot") else ()
    attack = Attack(event.target, event.value, event.die, line)
    step = Step.LINE if line is None else Step.USE_SPOT
    return state.with_die_used(event.die).with_top(attack=attack, attacked=True, step=step)


@FOLD.on(ev.LineDeclared)
def _line_declared(state: State, event: ev.LineDeclared) -> State:
    return state.with_top(attack=_set(state.act.current_attack, line=event.line), step=Step.USE_SPOT)


def _resolved(state: State, event: ev.Kicked | ev.Tackled, step: Step) -> State:
    """The state after the roll of an attack; a spot that was used is gone."""
    state = _set(state, drawn=state.drawn + len(event.dice))
    if event.spotted is not None:
        state = state.with_unit(event.spotted, spot=None, spot_die=None)
    return state.with_top(attack=None, step=step)


@FOLD.on(ev.Kicked)
def _kicked(state: State, event: ev.Kicked) -> State:
    return _resolved(state, event, Step.ACT)


@FOLD.on(ev.Tackled)
def _tackled(state: State, event: ev.Tackled) -> State:
    breaks = event.kind == "tackle" and event.hits and state.on("tackle-breaks") and state.unit(event.target).systems
    return _resolved(state, event, Step.BREAK if breaks else Step.ACT)


@FOLD.on(ev.SystemBroken)
def _system_broken(state: State, event: ev.SystemBroken) -> State:
    state = state.with_top(step=Step.ACT)
    return state if event.system is None else state.with_system_lost(event.unit, event.system)


@FOLD.on(ev.Fumbled)
def _fumbled(state: State, event: ev.Fumbled) -> State:
    return state.with_top(step=Step.FUMBLE)


@FOLD.on(ev.BallTaken)
def _ball_taken(state: State, event: ev.BallTaken) -> State:
    unit = state.unit(event.unit)
    return _after_fumble(_set(state, ball=Ball(unit.id, unit.at), had=unit.owner))


@FOLD.on(ev.BallLoose)
def _ball_loose(state: State, event: ev.BallLoose) -> State:
    return _after_fumble(_set(state, ball=Ball(None, event.at)))


def _after_fumble(state: State) -> State:
    """A unit that has fumbled goes on with its turn."""
    return state.with_top(step=Step.ACT) if state.stack and state.act.step is Step.FUMBLE else state


@FOLD.on(ev.BallOut)
def _ball_out(state: State, event: ev.BallOut) -> State:
    return _turns_ended(_set(state, ball=Ball(None, event.at)))


@FOLD.on(ev.Fouled)
def _fouled(state: State, event: ev.Fouled) -> State:
    return _turns_ended(state)


@FOLD.on(ev.Scored)
def _scored(state: State, event: ev.Scored) -> State:
    return _turns_ended(_set(state.with_player(event.player, score=event.goals), ball=Ball()))


def _turns_ended(state: State) -> State:
    """A dead ball ends the turns of all units that are acting."""
    for act in state.stack:
        state = state.with_unit(act.unit, gone=True)
    return _set(state, stack=())
