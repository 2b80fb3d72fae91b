"""Reducers of attacks, hits and losses."""

from __future__ import annotations

from msgspec import structs

from rules.core import stack as combat
from rules.core.collections import present
from rules.rapid_attack import events as ev
from rules.rapid_attack.fold.changes import drop_from_ruins, lose_system, owe, use_die
from rules.rapid_attack.fold.registry import on
from rules.rapid_attack.pending import Claim, PendingHits
from rules.rapid_attack.profile import GivingGround
from rules.rapid_attack.state import Attack, Cover, Piece, State, Step, is_terrain

_set = structs.replace


@on(ev.AttackDeclared)
def _attack_declared(state: State, event: ev.AttackDeclared) -> State:
    attack = Attack(event.target, event.value, event.die)
    return use_die(state, event.die, Step.COVER).with_top(attack=attack, attacked=True)


@on(ev.CoverDeclared)
def _cover_declared(state: State, event: ev.CoverDeclared) -> State:
    agreed = event.by != state.frame(event.frame).owner
    attack = _set(state.act.declared_attack, covers=event.covers, agreed=agreed)
    return state.with_top(attack=attack, step=Step.USE_SPOT)


@on(ev.StationsClaimed)
def _stations_claimed(state: State, event: ev.StationsClaimed) -> State:
    return _set(state, claim=Claim(event.frame, event.stations))


@on(ev.Agreed)
def _agreed(state: State, event: ev.Agreed) -> State:
    if not event.stations:
        own = event.by == state.frame(event.frame).owner
        answer = {"insisted": True, "doubted": False} if own else {"agreed": True}
        return state.with_top(attack=_set(state.act.declared_attack, **answer))
    claim = present(state.claim)
    return _set(state, claim=_set(claim, agreed=(*claim.agreed, *event.stations), doubted=()))


@on(ev.Doubted)
def _doubted(state: State, event: ev.Doubted) -> State:
    if not event.stations:
        return state.with_top(attack=_set(state.act.declared_attack, doubted=True))
    return _set(state, claim=_set(present(state.claim), doubted=event.stations))


@on(ev.Withdrawn)
def _withdrawn(state: State, event: ev.Withdrawn) -> State:
    if not event.stations:
        used = tuple(die for die in state.act.used if die != state.act.declared_attack.die)
        return state.with_top(attack=None, attacked=False, used=used, step=Step.ACT)
    claim = present(state.claim)
    left = tuple(name for name in claim.stations if name not in event.stations)
    return _set(state, claim=_set(claim, stations=left, doubted=()))


@on(ev.SpotDecided)
def _spot_decided(state: State, event: ev.SpotDecided) -> State:
    return state.with_frame(event.target, spot=None, spot_die=None) if event.used else state


@on(ev.AttackResolved)
def _attack_resolved(state: State, event: ev.AttackResolved) -> State:
    covers = event.covers or _covers_of_attack(state)
    state = drop_from_ruins(_set(state, drawn=state.drawn + len(event.dice), terrain=_worn(state, event)))
    covers_too = state.profile.giving_ground is GivingGround.EVERY_FRAME
    owed = [
        PendingHits(cover.frame, hits, may_give_ground=covers_too)
        for cover, hits in zip(covers, event.cover_hits, strict=True)
        if cover.frame is not None and hits
    ]
    if event.target_hits and not is_terrain(event.target):
        owed.append(PendingHits(event.target, event.target_hits, may_give_ground=True))
    return owe(state.with_top(step=Step.LOSSES), tuple(owed))


def _covers_of_attack(state: State) -> tuple[Cover, ...]:
    """The covers of the attack under way: the first logs do not repeat them in ``AttackResolved``."""
    attack = state.act.attack
    return () if attack is None else attack.covers or ()


def _worn(state: State, event: ev.AttackResolved) -> tuple[Piece, ...]:
    """The tracked terrain, less the hits of this attack."""
    taken = {cover.piece: hits for cover, hits in zip(event.covers, event.cover_hits, strict=False) if cover.piece}
    taken[event.target] = event.target_hits
    return tuple(_set(piece, hits=max(0, piece.hits - taken.get(piece.id, 0))) for piece in state.terrain)


@on(ev.GaveGround)
def _gave_ground(state: State, event: ev.GaveGround) -> State:
    state = state.with_frame(event.frame, near=event.near, also_near=event.also_near)
    if event.at is not None:
        state = state.with_frame(event.frame, at=event.at, on=None)
    return _take_hit(_ground_offered(state, event.frame), event.frame)


@on(ev.GroundHeld)
def _ground_held(state: State, event: ev.GroundHeld) -> State:
    return _ground_offered(state, event.frame)


def _ground_offered(state: State, frame: str) -> State:
    """A frame gives ground once an attack."""
    owed = (_set(item, may_give_ground=False) if item.frame == frame else item for item in state.owed)
    return _set(state, owed=tuple(owed))


@on(ev.SystemLost)
def _system_lost(state: State, event: ev.SystemLost) -> State:
    return _take_hit(lose_system(state, event.frame, event.system), event.frame)


@on(ev.WhiteLost)
def _white_lost(state: State, event: ev.WhiteLost) -> State:
    dropped = bool(state.frame(event.frame).systems)
    return _take_hit(state.with_frame(event.frame, white=event.left, dropped=dropped), event.frame)


def _take_hit(state: State, frame: str) -> State:
    """One hit less to take for a frame."""
    owed = list(state.owed)
    index = next((i for i, item in enumerate(owed) if item.frame == frame), None)
    if index is not None:
        owed[index] = _set(owed[index], hits=owed[index].hits - 1)
    return owe(state, tuple(item for item in owed if item.hits))


@on(ev.FrameDestroyed)
def _frame_destroyed(state: State, event: ev.FrameDestroyed) -> State:
    gone = {"defense": None, "defense_die": None, "spot": None, "spot_die": None, "rockets": 0}
    state = state.with_frame(event.frame, **gone, near=None, also_near=())
    state = owe(state, tuple(item for item in state.owed if item.frame != event.frame))
    due = None if state.due == event.frame else state.due
    claim = None if state.claim is not None and state.claim.frame == event.frame else state.claim
    return _set(state, due=due, claim=claim, stack=combat.pop(state.stack, lambda item: item.frame == event.frame))
