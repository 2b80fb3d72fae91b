"""Collisions: who wants them, their dice, and what is turned or pushed after them (RULINGS 2.4; rulebook: "Ramming,
Collisions, and Passing", "Collision dice")."""

from __future__ import annotations

from msgspec import structs

from rules.intercept_orbit import events as ev
from rules.intercept_orbit.combat.control import settle
from rules.intercept_orbit.fold.draft import Draft
from rules.intercept_orbit.fold.registry import on
from rules.intercept_orbit.movement import contacts
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.state.state import DEBRIS, FRIGATE, HVA, Asset, Contact, Crash, Owed, State

__all__ = ["answer_debris", "answer_spin", "collide", "deciders", "spinning", "step"]

_set = structs.replace
RAMMER_HIT = (1, 2)
TARGET_HIT = (4, 5, 6)


def deciders(state: State, mover: Asset, met: Asset, said: tuple[int, ...]) -> int | None:
    """The player who says next whether two things collide; None when it is settled. ``said``: the answers so far."""
    players = tuple(dict.fromkeys(_having_a_say(state, mover, met)))
    return None if 1 in said or len(said) >= len(players) else players[len(said)]


def _having_a_say(state: State, mover: Asset, met: Asset) -> tuple[int, ...]:
    """Green aces aboard before all; a frigate alone; a ship against an HVA; else the mover, then the other."""
    aces = [a for ship in (mover, met) for a in state.touching(ship.id) if a.flying and a.ace == "G"]
    if mover.kind == HVA and met.kind == HVA:
        return ()
    if aces:
        return tuple(ace.owner for ace in aces)
    if HVA in (mover.kind, met.kind):
        return ((met if mover.kind == HVA else mover).owner,)
    frigates = [ship for ship in (mover, met) if ship.kind == FRIGATE]
    return (frigates[0].owner,) if len(frigates) == 1 else (mover.owner, met.owner)


def collide(draft: Draft, mover_id: str, met_id: str, contact: Contact) -> None:
    """The mover stops where it touches what it meets, and the dice fall: one for each unit of its speed."""
    state = draft.state
    assert state.journey is not None
    speed, mover, met = state.journey.speed, state.asset(mover_id), state.asset(met_id)
    draft.emit(ev.Stopped(mover_id, met_id, contact.at, contact.heading))
    contacts.shift(draft, mover)
    rammer, target = (met, mover) if mover.kind == HVA and met.kind != DEBRIS else (mover, met)
    number = 0 if rammer.kind == HVA else speed
    faces = draft.dice.roll(("W6",) * number)
    taken = sum(1 for face in faces if face in RAMMER_HIT)
    hits = sum(1 for face in faces if face in TARGET_HIT)
    why = "debris-hit" if met.kind == DEBRIS else "collisions"
    draft.emit(ev.Collided(rammer.id, target.id, speed, tuple(sorted(faces)), taken, hits, why=why))
    settle(draft)


def spinning(state: State) -> tuple[int, str, int] | None:
    """Who turns what by how many clicks at the most: the rammer's player the target first, then the other way round."""
    crash = state.crash
    assert crash is not None
    rammer, target = state.asset(crash.rammer), state.asset(crash.target)
    turns = ((rammer.owner, target, crash.hits), (target.owner, rammer, crash.taken))
    for player, asset, most in turns[crash.turned :]:
        if asset.alive and most and (asset.ship or asset.kind == HVA):
            return player, asset.id, most
    return None


def step(draft: Draft) -> bool:
    """The end of a collision; False while somebody must say something."""
    crash = draft.state.crash
    assert crash is not None
    debris = draft.state.asset(crash.target).kind == DEBRIS
    if debris or spinning(draft.state) is not None:
        return False
    draft.emit(ev.CollisionEnded(crash.rammer, crash.target))
    settle(draft)
    return True


def answer_spin(draft: Draft, clicks: int) -> None:
    """A player turns the other's ship, to starboard or, below 0, to port; on a map no further than it can go."""
    found = spinning(draft.state)
    assert found is not None
    player, asset_id, _ = found
    before = draft.state.asset(asset_id)
    crash = draft.state.crash
    assert crash is not None
    other = draft.state.asset(crash.target if asset_id == crash.rammer else crash.rammer)
    at, heading = measure.spun(draft.state, before, clicks, other)
    draft.emit(ev.Spun(player, asset_id, clicks, heading, at))
    contacts.shift(draft, before)


def answer_debris(draft: Draft, choice: str) -> None:
    """Debris that was run into is removed, or pushed on by the ship's speed; off the table it is gone."""
    crash = draft.state.crash
    assert crash is not None
    rammer, debris = draft.state.asset(crash.rammer), draft.state.asset(crash.target)
    if choice == "remove":
        draft.emit(ev.DebrisRemoved(debris.id, why="debris-hit"))
        return
    at, distance = measure.pushed(draft.state, rammer, debris, crash.speed)
    draft.emit(ev.DebrisPushed(rammer.id, debris.id, distance, at))
    if draft.state.mapped and not measure.on_table(draft.state, debris.id):
        draft.emit(ev.DebrisRemoved(debris.id, why="debris-hit"))


@on(ev.Collided)
def _collided(state: State, event: ev.Collided) -> State:
    crash = Crash(event.asset, event.target, event.speed, event.hits, event.taken)
    owed = [
        Owed(asset, hits)
        for asset, hits in ((event.asset, event.taken), (event.target, event.hits))
        if hits and state.asset(asset).ship
    ]
    return _set(state, drawn=state.drawn + len(event.dice), crash=crash, owed=(*state.owed, *owed))


@on(ev.Spun)
def _spun(state: State, event: ev.Spun) -> State:
    crash = state.crash
    assert crash is not None
    turned = 1 if event.asset == crash.target else 2
    state = _set(state, crash=_set(crash, turned=turned))
    return state if event.at is None else state.with_asset(event.asset, heading=event.heading, at=event.at)


@on(ev.CollisionEnded)
def _ended(state: State, event: ev.CollisionEnded) -> State:
    return _set(state, crash=None)


@on(ev.DebrisPushed)
def _pushed(state: State, event: ev.DebrisPushed) -> State:
    state = state if event.at is None else state.with_asset(event.debris, at=event.at)
    return _set(state, crash=None)
