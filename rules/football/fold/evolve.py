"""A match is the fold of its log: one small function an event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import structs

from rules.core import stack as combat
from rules.core.event import Event
from rules.football import events as ev
from rules.football.state import Activation, Attack, Ball, Phase, Restart, Slot, State, Step

__all__ = ["evolve", "on"]

E = TypeVar("E", bound=ev.Event)
_APPLY: dict[type[Event], Callable[[State, Any], State]] = {}
_set = structs.replace


def evolve(state: State | None, event: Event) -> State:
    """The state after an event. ``state`` is None before the first one, ``Started``."""
    if isinstance(event, ev.Started):
        return State(
            event.players, event.units, event.profile, event.options, event.size, event.table, phase=Phase.TOSS
        )
    assert state is not None
    return _set(_APPLY[type(event)](state, event), serial=state.serial + 1)


def on(kind: type[E]) -> Callable[[Callable[[State, E], State]], Callable[[State, E], State]]:
    """Registers what an event does."""

    def register(apply: Callable[[State, E], State]) -> Callable[[State, E], State]:
        _APPLY[kind] = apply
        return apply

    return register


# -- before play --------------------------------------------------------------------------------------------------


@on(ev.Tossed)
def _tossed(state: State, event: ev.Tossed) -> State:
    return _set(state, tossed=event.player, drawn=state.drawn + 1)


@on(ev.KickOffChosen)
def _kick_off(state: State, event: ev.KickOffChosen) -> State:
    return _set(state, first=event.side, phase=Phase.SIDE)


@on(ev.SideChosen)
def _side(state: State, event: ev.SideChosen) -> State:
    return _set(state, players=_sides(state, event.player, event.east))


def _sides(state: State, player: int, east: bool) -> tuple[Any, ...]:
    return tuple(_set(item, east=east if n == player else not east) for n, item in enumerate(state.players))


# -- kick-offs and dead balls -------------------------------------------------------------------------------------


@on(ev.RestartBegan)
def _restart(state: State, event: ev.RestartBegan) -> State:
    units = state.units
    if event.kind == "kick-off":
        units = tuple(_set(unit, at=None) for unit in units)
    restart = Restart(event.kind, event.side)
    return _set(
        state, units=units, phase=Phase.PLACING, restart=restart, ball=Ball(None, event.at), stack=(), heat=None
    )


@on(ev.PlacingBegan)
def _placing(state: State, event: ev.PlacingBegan) -> State:
    assert state.restart is not None
    return _set(state, restart=_set(state.restart, placing=event.unit))


@on(ev.Placed)
def _placed(state: State, event: ev.Placed) -> State:
    restart = state.restart
    assert restart is not None
    taker = event.unit if event.taker else restart.taker
    state = _set(state, restart=_set(restart, done=(*restart.done, event.unit), taker=taker, placing=None))
    return state if event.at is None else state.with_unit(event.unit, at=event.at)


@on(ev.Stayed)
def _stayed(state: State, event: ev.Stayed) -> State:
    assert state.restart is not None
    return _set(state, restart=_set(state.restart, done=(*state.restart.done, *event.units)))


@on(ev.RestartEnded)
def _restarted(state: State, event: ev.RestartEnded) -> State:
    return _set(state, phase=Phase.PLAY, restart=None, ball=_set(state.ball, holder=event.taker))


# -- turns and initiative -----------------------------------------------------------------------------------------


@on(ev.TurnBegan)
def _turn(state: State, event: ev.TurnBegan) -> State:
    fresh = {"gone": False, "defense": None, "defense_die": None, "spot": None, "spot_die": None}
    units = tuple(_set(unit, **fresh) for unit in state.units)
    return _set(state, turn=event.turn, units=units, initiative=(), primed=(), pool=())


@on(ev.InitiativeRolled)
def _initiative(state: State, event: ev.InitiativeRolled) -> State:
    slots = tuple(Slot(unit, (face,)) for unit, face in zip(event.units, event.faces, strict=True))
    return _set(state, initiative=slots, drawn=state.drawn + len(event.faces))


@on(ev.CoachingRolled)
def _coaching(state: State, event: ev.CoachingRolled) -> State:
    number = sum(map(len, event.faces))
    return _set(state, pool=event.faces, phase=Phase.COACHING, drawn=state.drawn + number)


@on(ev.Coached)
def _coached(state: State, event: ev.Coached) -> State:
    owner = state.unit(event.unit).owner
    left = list(state.pool[owner])
    left.remove(event.face)
    pool = tuple(tuple(left) if number == owner else faces for number, faces in enumerate(state.pool))
    phase = Phase.COACHING if any(pool) else Phase.PLAY
    return _set(state, pool=pool, phase=phase, initiative=(*state.initiative, Slot(event.unit, (event.face,))))


@on(ev.RolledOff)
def _rolled_off(state: State, event: ev.RolledOff) -> State:
    rolled = dict(zip(event.units, event.faces, strict=True))
    slots = tuple(
        _set(slot, values=(*slot.values, rolled[slot.unit])) if slot.unit in rolled else slot
        for slot in state.initiative
    )
    return _set(state, initiative=slots, drawn=state.drawn + len(event.faces))


@on(ev.TurnEnded)
def _turn_ended(state: State, event: ev.TurnEnded) -> State:
    if event.turn != state.profile.half:
        return _set(state, initiative=())
    return _set(state, initiative=(), players=tuple(_set(item, east=not item.east) for item in state.players))


# -- a unit's turn ------------------------------------------------------------------------------------------------


@on(ev.Activated)
def _activated(state: State, event: ev.Activated) -> State:
    stack = combat.push(state.stack, Activation(event.unit, under=event.under))
    if event.under is not None:
        return _set(state, stack=stack)
    return _set(state, stack=stack, primed=_without(state, event.unit), initiative=_unnumbered(state, event.unit))


def _without(state: State, unit: str) -> tuple[Activation, ...]:
    return tuple(item for item in state.primed if item.unit != unit)


def _unnumbered(state: State, unit: str) -> tuple[Slot, ...]:
    return tuple(slot for slot in state.initiative if slot.unit != unit)


@on(ev.Resumed)
def _resumed(state: State, event: ev.Resumed) -> State:
    act = next(item for item in state.primed if item.unit == event.unit)
    stack = combat.push(state.stack, act)
    return _set(state, stack=stack, primed=_without(state, event.unit), initiative=_unnumbered(state, event.unit))


@on(ev.Targeted)
def _targeted(state: State, event: ev.Targeted) -> State:
    return state.with_top(target=event.target, step=Step.ROLL if event.target == "none" else Step.RANGE)


@on(ev.RangeDeclared)
def _range(state: State, event: ev.RangeDeclared) -> State:
    return state.with_top(range=event.range, step=Step.ROLL)


@on(ev.Rolled)
def _rolled(state: State, event: ev.Rolled) -> State:
    state = _set(state, drawn=state.drawn + len(event.faces))
    defended = state.unit(event.unit).defense is not None and state.stack[-1].hot != "B"
    return state.with_top(dice=event.dice, faces=event.faces, step=Step.ACT if defended else Step.DEFEND)


@on(ev.Defended)
def _defended(state: State, event: ev.Defended) -> State:
    act = state.stack[-1]
    if act.hot is None or event.value > (state.unit(event.unit).defense or 0):
        die = None if event.die is None else act.dice[event.die]
        state = state.with_unit(event.unit, defense=event.value, defense_die=die)
    state = state.with_top(used=_use(act, event.die), step=Step.ACT, under=None)
    if act.under is None:
        return state
    return _set(state, stack=state.stack[:-1], primed=(*state.primed, state.stack[-1]))


def _use(act: Activation, die: int | None) -> tuple[int, ...]:
    return act.used if die is None else (*act.used, die)


@on(ev.Moved)
def _moved(state: State, event: ev.Moved) -> State:
    act = state.stack[-1]
    loose = state.ball.holder is None
    step = Step.WHERE if state.mapped else Step.REACH if loose else Step.ACT
    return state.with_top(used=_use(act, event.die), moved=True, stride=event.stride, over=event.over, step=step)


@on(ev.Went)
def _went(state: State, event: ev.Went) -> State:
    state = state.with_unit(event.unit, at=event.to).with_top(step=Step.ACT)
    return _set(state, ball=_set(state.ball, at=event.to)) if state.ball.holder == event.unit else state


@on(ev.Reached)
def _reached(state: State, event: ev.Reached) -> State:
    return state.with_top(step=Step.ACT)


@on(ev.SpotAimed)
def _aimed(state: State, event: ev.SpotAimed) -> State:
    return state.with_top(used=_use(state.stack[-1], event.die), spot_with=event.die, step=Step.SPOT_TARGET)


@on(ev.Spotted)
def _spotted(state: State, event: ev.Spotted) -> State:
    return state.with_unit(event.target, spot=event.value, spot_die=state.stack[-1].dice[event.die])


@on(ev.ActivationEnded)
def _ended(state: State, event: ev.ActivationEnded) -> State:
    hot = any(item.unit == event.unit and item.hot for item in state.stack)
    stack = combat.pop(state.stack, lambda item: item.unit == event.unit)
    heat = None if hot or len(state.unit(event.unit).systems) < 2 else event.unit
    return _set(state.with_unit(event.unit, gone=True), stack=stack, heat=heat)


@on(ev.Hotrodded)
def _hot(state: State, event: ev.Hotrodded) -> State:
    state = _broken(state, event.unit, event.given)
    red = event.system in ("Rh", "Rd", "Ra")
    act = Activation(event.unit, hot=event.system, step=Step.TARGET if red else Step.ROLL)
    return _set(state, heat=None, stack=combat.push(state.stack, act))


def _broken(state: State, unit_id: str, system: str) -> State:
    unit = state.unit(unit_id)
    at = unit.systems.index(system)
    return state.with_unit(unit_id, systems=unit.systems[:at] + unit.systems[at + 1 :], lost=(*unit.lost, system))


@on(ev.KeptCool)
def _cool(state: State, event: ev.KeptCool) -> State:
    return _set(state, heat=None)


# -- the ball -----------------------------------------------------------------------------------------------------


@on(ev.AttackDeclared)
def _attack(state: State, event: ev.AttackDeclared) -> State:
    act = state.stack[-1]
    line = None if event.kind in ("pass", "shot") else ()
    attack = Attack(event.target, event.value, event.die, line)
    step = Step.LINE if line is None else Step.USE_SPOT
    return state.with_top(used=_use(act, event.die), attack=attack, attacked=True, step=step)


@on(ev.LineDeclared)
def _line(state: State, event: ev.LineDeclared) -> State:
    attack = state.stack[-1].attack
    assert attack is not None
    return state.with_top(attack=_set(attack, line=event.line), step=Step.USE_SPOT)


def _struck(state: State, event: ev.Kicked | ev.Tackled, step: Step) -> State:
    state = _set(state, drawn=state.drawn + len(event.dice))
    if event.spotted is not None:
        state = state.with_unit(event.spotted, spot=None, spot_die=None)
    return state.with_top(attack=None, step=step)


@on(ev.Kicked)
def _kicked(state: State, event: ev.Kicked) -> State:
    return _struck(state, event, Step.ACT)


@on(ev.Tackled)
def _tackled(state: State, event: ev.Tackled) -> State:
    breaks = event.kind == "tackle" and event.hits and state.on("tackle-breaks") and state.unit(event.target).systems
    return _struck(state, event, Step.BREAK if breaks else Step.ACT)


@on(ev.SystemBroken)
def _system_broken(state: State, event: ev.SystemBroken) -> State:
    state = state.with_top(step=Step.ACT)
    return state if event.system is None else _broken(state, event.unit, event.system)


@on(ev.Fumbled)
def _fumbled(state: State, event: ev.Fumbled) -> State:
    return state.with_top(step=Step.FUMBLE)


@on(ev.BallTaken)
def _taken(state: State, event: ev.BallTaken) -> State:
    state = _set(state, ball=Ball(event.unit, state.unit(event.unit).at))
    return _on_with_it(state)


@on(ev.BallLoose)
def _loose(state: State, event: ev.BallLoose) -> State:
    return _on_with_it(_set(state, ball=Ball(None, event.at)))


def _on_with_it(state: State) -> State:
    """The acting unit goes on once it is known where its fumbled ball went."""
    if state.stack and state.stack[-1].step is Step.FUMBLE:
        return state.with_top(step=Step.ACT)
    return state


@on(ev.BallOut)
def _out(state: State, event: ev.BallOut) -> State:
    return _dead(_set(state, ball=Ball(None, event.at)))


@on(ev.Fouled)
def _fouled(state: State, event: ev.Fouled) -> State:
    return _dead(state)


@on(ev.Scored)
def _scored(state: State, event: ev.Scored) -> State:
    players = tuple(
        _set(item, score=event.goals) if number == event.player else item for number, item in enumerate(state.players)
    )
    return _dead(_set(state, players=players, ball=Ball()))


def _dead(state: State) -> State:
    """A dead ball ends the turn of whoever acts."""
    for act in state.stack:
        state = state.with_unit(act.unit, gone=True)
    return _set(state, stack=())


# -- the end, and the host ----------------------------------------------------------------------------------------


@on(ev.GoalsSet)
def _goals(state: State, event: ev.GoalsSet) -> State:
    players = list(state.players)
    players[event.player] = _set(players[event.player], score=max(0, players[event.player].score + event.points))
    return _set(state, players=tuple(players))


@on(ev.PlayerRenamed)
def _renamed(state: State, event: ev.PlayerRenamed) -> State:
    players = list(state.players)
    players[event.player] = _set(players[event.player], name=event.name)
    return _set(state, players=tuple(players))


@on(ev.BallGiven)
def _given(state: State, event: ev.BallGiven) -> State:
    at = event.at if event.unit is None else state.unit(event.unit).at
    return _set(state, ball=Ball(event.unit, at))


@on(ev.MatchEnded)
def _over(state: State, event: ev.MatchEnded) -> State:
    return _set(state, phase=Phase.OVER, outcome=event.outcome, stack=(), primed=(), restart=None, heat=None)
