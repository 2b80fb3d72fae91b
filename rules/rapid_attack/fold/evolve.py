"""State is the fold of the log: one small function an event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import structs

from rules.core import stack as combat
from rules.core.event import Event
from rules.rapid_attack import events as ev
from rules.rapid_attack.map.battlefield import laid_out
from rules.rapid_attack.state import (
    NOTHING,
    Activation,
    Attack,
    Cover,
    Orders,
    Owed,
    Phase,
    Piece,
    State,
    Step,
    is_terrain,
)

__all__ = ["evolve", "on"]

E = TypeVar("E", bound=ev.Event)
Apply = Callable[[State, Any], State]
_APPLY: dict[type[Event], Apply] = {}
_set = structs.replace


def evolve(state: State | None, event: Event) -> State:
    """The state after an event. ``state`` is None before the first one, ``Started``."""
    if isinstance(event, ev.Started):
        return _started(event)
    assert state is not None
    after = _APPLY[type(event)](state, event)
    return _set(after, serial=state.serial + 1)


def on(kind: type[E]) -> Callable[[Callable[[State, E], State]], Callable[[State, E], State]]:
    def register(apply: Callable[[State, E], State]) -> Callable[[State, E], State]:
        _APPLY[kind] = apply
        return apply

    return register


def _started(event: ev.Started) -> State:
    ground, terrain = laid_out(event)
    return State(
        ground=ground,
        terrain=terrain,
        profile=event.profile,
        size=event.size,
        table=event.table,
        players=event.players,
        frames=event.frames,
        stations=event.stations,
        order=event.order,
        clock=event.clock,
        clock_start=event.clock,
        limits=event.limits,
        phase=Phase.BIDDING,
        options=event.options,
    )


@on(ev.RoundBegan)
def _round_began(state: State, event: ev.RoundBegan) -> State:
    fresh = {"activated": False, "defense": None, "defense_die": None, "spot": None, "spot_die": None}
    frames = tuple(_set(frame, **fresh) if frame.alive else frame for frame in state.frames)
    return _set(
        state, round=event.round, frames=frames, phase=Phase.ORDER, passed=(), voted=(), initiative=(), due=None
    )


@on(ev.Activated)
def _activated(state: State, event: ev.Activated) -> State:
    state = state.with_frame(event.frame, activated=True)
    pushed = combat.push(state.stack, Activation(event.frame, under=event.under, called=event.under is not None))
    return _set(state, stack=pushed, passed=(), due=None)


@on(ev.Passed)
def _passed(state: State, event: ev.Passed) -> State:
    return _set(state, passed=(*state.passed, event.player))


@on(ev.Targeted)
def _targeted(state: State, event: ev.Targeted) -> State:
    return state.with_top(target=event.target, step=Step.PREPARE if event.target == NOTHING else Step.RANGE)


@on(ev.RangeDeclared)
def _range(state: State, event: ev.RangeDeclared) -> State:
    rockets = state.frame(event.frame).rockets - event.rockets
    return state.with_frame(event.frame, rockets=rockets).with_top(
        range=event.range, rockets=event.rockets, step=Step.PREPARE
    )


@on(ev.Jettisoned)
def _jettisoned(state: State, event: ev.Jettisoned) -> State:
    return _without(state, event.frame, event.system)


def _without(state: State, frame_id: str, system: str) -> State:
    frame = state.frame(frame_id)
    at = frame.systems.index(system)
    systems = frame.systems[:at] + frame.systems[at + 1 :]
    return state.with_frame(frame_id, systems=systems, lost=(*frame.lost, system))


@on(ev.JettisonEnded)
def _trimmed(state: State, event: ev.JettisonEnded) -> State:
    return state.with_top(trimmed=True)


@on(ev.HazardDeclared)
def _hazard(state: State, event: ev.HazardDeclared) -> State:
    return state.with_top(hazard=event.inside)


@on(ev.Rolled)
def _rolled(state: State, event: ev.Rolled) -> State:
    state = _set(state, drawn=state.drawn + len(event.faces))
    return state.with_top(dice=event.dice, faces=event.faces, step=Step.DEFEND)


@on(ev.Defended)
def _defended(state: State, event: ev.Defended) -> State:
    act = state.stack[-1]
    die = None if event.die is None else act.dice[event.die]
    state = state.with_frame(event.frame, defense=event.value, defense_die=die)
    state = state.with_top(used=_use(act, event.die), step=Step.ACT, under=None)
    if act.under is None:
        return state
    return _set(state, stack=combat.under(state.stack, lambda item: item.frame == act.under))


def _use(act: Activation, die: int | None) -> tuple[int, ...]:
    return act.used if die is None else (*act.used, die)


@on(ev.Moved)
def _moved(state: State, event: ev.Moved) -> State:
    act = state.stack[-1]
    asked = Step.WHERE if state.mapped else Step.STATION if state.stations else Step.ACT
    return state.with_top(used=_use(act, event.die), moved=True, step=asked)


@on(ev.Went)
def _went(state: State, event: ev.Went) -> State:
    state = state.with_frame(event.frame, at=event.to, on=event.on)
    top = state.stack[-1] if state.stack else None
    return state.with_top(step=Step.ACT) if top is not None and top.step is Step.WHERE else state


@on(ev.Put)
def _put(state: State, event: ev.Put) -> State:
    stations = tuple(_set(item, at=event.at) if item.id == event.item else item for item in state.stations)
    state = _set(state.with_frame(event.item, at=event.at, on=event.on), stations=stations)
    return _set(state, placing=None) if state.placing == event.item else state


@on(ev.NearDeclared)
def _near(state: State, event: ev.NearDeclared) -> State:
    state = state.with_frame(event.frame, near=event.station)
    if event.by is None:
        return state
    if state.placing == event.frame:
        return _set(state, placing=None)
    if state.stack and state.stack[-1].frame == event.frame and state.stack[-1].step is Step.STATION:
        return state.with_top(step=Step.ACT)
    return state


@on(ev.AttackDeclared)
def _attack_declared(state: State, event: ev.AttackDeclared) -> State:
    attack = Attack(event.target, event.value, event.die)
    used = _use(state.stack[-1], event.die)
    return state.with_top(used=used, attack=attack, attacked=True, step=Step.COVER)


@on(ev.CoverDeclared)
def _cover_declared(state: State, event: ev.CoverDeclared) -> State:
    attack = state.stack[-1].attack
    assert attack is not None
    return state.with_top(attack=_set(attack, covers=event.covers), step=Step.USE_SPOT)


@on(ev.SpotDecided)
def _spot_decided(state: State, event: ev.SpotDecided) -> State:
    return state.with_frame(event.target, spot=None, spot_die=None) if event.used else state


@on(ev.AttackResolved)
def _resolved(state: State, event: ev.AttackResolved) -> State:
    covers = event.covers or _declared(state)
    state = _down(_set(state, drawn=state.drawn + len(event.dice), terrain=_worn(state, event)))
    owed = [
        Owed(cover.frame, hits)
        for cover, hits in zip(covers, event.cover_hits, strict=True)
        if cover.frame is not None and hits
    ]
    if event.target_hits and not is_terrain(event.target):
        owed.append(Owed(event.target, event.target_hits, ground=True))
    return _owing(state.with_top(step=Step.LOSSES), tuple(owed))


def _declared(state: State) -> tuple[Cover, ...]:
    """The covers of the attack under way: the first logs had them in its declaration only."""
    attack = state.stack[-1].attack
    return () if attack is None else attack.covers or ()


def _worn(state: State, event: ev.AttackResolved) -> tuple[Piece, ...]:
    """The terrain that is kept count of, less what this attack took from it."""
    taken = {cover.piece: hits for cover, hits in zip(event.covers, event.cover_hits, strict=False) if cover.piece}
    taken[event.target] = event.target_hits
    return tuple(_set(piece, hits=max(0, piece.hits - taken.get(piece.id, 0))) for piece in state.terrain)


def _down(state: State) -> State:
    """What stood on top of something that has given way stands on the ground."""
    gone = {piece.id for piece in state.terrain if not piece.stands}
    fallen = [frame for frame in state.frames if frame.on in gone]
    for frame in fallen:
        state = state.with_frame(frame.id, on=None)
    return state


def _hit_taken(state: State, frame: str) -> State:
    """One hit less to take for a frame."""
    owed: list[Owed] = []
    found = False
    for item in state.owed:
        mine = item.frame == frame and not found
        found = found or mine
        left = item.hits - (1 if mine else 0)
        if left:
            owed.append(_set(item, hits=left))
    return _owing(state, tuple(owed))


def _owing(state: State, owed: tuple[Owed, ...]) -> State:
    """The state with those hits still to take; the attack that they come from is over with the last of them."""
    state = _set(state, owed=owed)
    if not owed and state.stack and state.stack[-1].step is Step.LOSSES:
        return state.with_top(attack=None, step=Step.ACT)
    return state


def _offered(state: State) -> State:
    attack = state.stack[-1].attack
    assert attack is not None
    return state.with_top(attack=_set(attack, ground_offered=True))


@on(ev.GaveGround)
def _gave_ground(state: State, event: ev.GaveGround) -> State:
    state = state.with_frame(event.frame, near=event.near)
    if event.at is not None:
        state = state.with_frame(event.frame, at=event.at, on=None)
    return _hit_taken(_offered(state), event.frame)


@on(ev.GroundHeld)
def _ground_held(state: State, event: ev.GroundHeld) -> State:
    return _offered(state)


@on(ev.SystemLost)
def _system_lost(state: State, event: ev.SystemLost) -> State:
    return _hit_taken(_without(state, event.frame, event.system), event.frame)


@on(ev.WhiteLost)
def _white_lost(state: State, event: ev.WhiteLost) -> State:
    dropped = bool(state.frame(event.frame).systems)
    return _hit_taken(state.with_frame(event.frame, white=event.left, dropped=dropped), event.frame)


@on(ev.FrameDestroyed)
def _destroyed(state: State, event: ev.FrameDestroyed) -> State:
    gone = {"defense": None, "defense_die": None, "spot": None, "spot_die": None, "near": None, "rockets": 0}
    state = state.with_frame(event.frame, **gone)
    state = _owing(state, tuple(item for item in state.owed if item.frame != event.frame))
    due = None if state.due == event.frame else state.due
    return _set(state, due=due, stack=combat.pop(state.stack, lambda item: item.frame == event.frame))


@on(ev.Fell)
def _fell(state: State, event: ev.Fell) -> State:
    owed = (*state.owed, Owed(event.frame, event.hits)) if event.hits else state.owed
    return _set(state, drawn=state.drawn + len(event.dice), owed=owed)


@on(ev.TerrainSet)
def _terrain(state: State, event: ev.TerrainSet) -> State:
    others = tuple(piece for piece in state.terrain if piece.id != event.piece)
    known = next((piece for piece in state.terrain if piece.id == event.piece), Piece(event.piece, "", 0))
    terrain = sorted((*others, _set(known, name=event.name, hits=event.hits)), key=lambda piece: int(piece.id[1:]))
    return _down(_set(state, terrain=tuple(terrain)))


@on(ev.SpotAimed)
def _aimed(state: State, event: ev.SpotAimed) -> State:
    return state.with_top(used=_use(state.stack[-1], event.die), spot_with=event.die, step=Step.SPOT_TARGET)


@on(ev.Spotted)
def _spotted(state: State, event: ev.Spotted) -> State:
    return state.with_frame(event.target, spot=event.value, spot_die=state.stack[-1].dice[event.die])


@on(ev.SpotGone)
def _spot_gone(state: State, event: ev.SpotGone) -> State:
    return state.with_frame(event.frame, spot=None, spot_die=None)


@on(ev.ActivationEnded)
def _ended(state: State, event: ev.ActivationEnded) -> State:
    return _set(state, stack=combat.pop(state.stack, lambda item: item.frame == event.frame))


@on(ev.StationChanged)
def _station_changed(state: State, event: ev.StationChanged) -> State:
    return _hold(state, event.station, event.holder)


@on(ev.StationSet)
def _station_set(state: State, event: ev.StationSet) -> State:
    return _hold(state, event.station, event.holder)


def _hold(state: State, station: str, holder: int | None) -> State:
    stations = tuple(_set(item, holder=holder) if item.id == station else item for item in state.stations)
    return _set(state, stations=stations)


@on(ev.ScoresChanged)
def _scores(state: State, event: ev.ScoresChanged) -> State:
    players = tuple(_set(player, score=score) for player, score in zip(state.players, event.scores, strict=True))
    return _set(state, players=players, order=event.order)


@on(ev.RoundEnded)
def _round_ended(state: State, event: ev.RoundEnded) -> State:
    return _set(state, clock=event.clock, phase=Phase.DOOMSDAY, voted=())


@on(ev.ClockAdvanced)
def _advanced(state: State, event: ev.ClockAdvanced) -> State:
    return _set(state, clock=event.clock, voted=(*state.voted, event.player))


@on(ev.ClockHeld)
def _held(state: State, event: ev.ClockHeld) -> State:
    return _set(state, voted=(*state.voted, event.player))


@on(ev.ClockSet)
def _clock_set(state: State, event: ev.ClockSet) -> State:
    return _set(state, clock=event.clock)


@on(ev.PlayerRenamed)
def _renamed(state: State, event: ev.PlayerRenamed) -> State:
    players = list(state.players)
    players[event.player] = _set(players[event.player], name=event.name)
    return _set(state, players=tuple(players))


@on(ev.ScoreAdjusted)
def _adjusted(state: State, event: ev.ScoreAdjusted) -> State:
    players = list(state.players)
    players[event.player] = _set(players[event.player], adjust=players[event.player].adjust + event.points)
    return _set(state, players=tuple(players))


@on(ev.GameEnded)
def _over(state: State, event: ev.GameEnded) -> State:
    return _set(state, phase=Phase.OVER, outcome=event.outcome, stack=())


@on(ev.OrdersSet)
def _orders_set(state: State, event: ev.OrdersSet) -> State:
    others = tuple(item for item in state.orders if item.player != event.player)
    mine = Orders(event.player, event.losses, event.ground, event.plan, event.frames)
    kept = () if mine == Orders(event.player) else (mine,)
    return _set(state, orders=(*others, *kept))
