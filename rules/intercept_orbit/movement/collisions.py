"""Collisions: decisions, dice, and the turns and pushes that follow (RULINGS 2.4; rulebook: "Ramming,
Collisions, and Passing", "Collision dice")."""

from __future__ import annotations

from msgspec import Struct

from rules.core.collections import present
from rules.core.request import Option
from rules.intercept_orbit import events as ev
from rules.intercept_orbit.combat.control import settle
from rules.intercept_orbit.fold.draft import Draft
from rules.intercept_orbit.movement import contacts, green_ace
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.state.state import DEBRIS, FRIGATE, HVA, Asset, Contact, State

__all__ = ["Turn", "answer_debris", "answer_spin", "collide", "decider", "happens", "pending_turn", "step"]


class Turn(Struct, frozen=True):
    """A turn after a collision: ``player`` turns ``asset``, which has hit ``other``, by up to ``most`` clicks."""

    player: int
    asset: Asset
    other: Asset
    most: int


def decider(state: State, mover: Asset, met: Asset, how: str) -> int | None:
    """The player who is asked next whether two assets collide; None when it is settled. ``how`` they meet."""
    players, said = tuple(dict.fromkeys(_having_a_say(state, mover, met, how))), state.journey_now.said
    return None if 1 in said or len(said) >= len(players) else players[len(said)]


def _having_a_say(state: State, mover: Asset, met: Asset, how: str) -> tuple[int, ...]:
    """Green aces aboard before all; a frigate alone; a ship against an HVA; else the mover, then the other.

    Where the mover would end touching a ship, and about debris, only green aces are asked.
    """
    stops = how == "ends" or met.kind == DEBRIS
    if mover.kind == HVA and (stops or met.kind == HVA):
        return ()
    aces = green_ace.aboard(state, mover, met)
    if aces or stops:
        return tuple(ace.owner for ace in aces)
    if HVA in (mover.kind, met.kind):
        return ((met if mover.kind == HVA else mover).owner,)
    frigates = [ship for ship in (mover, met) if ship.kind == FRIGATE]
    return (frigates[0].owner,) if len(frigates) == 1 else (mover.owner, met.owner)


def happens(state: State, mover: Asset, met: Asset, how: str) -> bool:
    """Whether two assets collide where they meet, by what was said: somebody wants it, or nobody has a say."""
    said = state.journey_now.said
    return 1 in said or (not said and (how == "ends" or met.kind == DEBRIS))


def collide(draft: Draft, mover_id: str, met_id: str, contact: Contact) -> None:
    """Stop the mover where it touches what it meets, and roll: one die for each unit of its speed."""
    state = draft.state
    speed, mover, met = state.journey_now.speed, state.asset(mover_id), state.asset(met_id)
    draft.emit(ev.Stopped(mover_id, met_id, contact.at, contact.heading))
    contacts.shift(draft, mover)
    rammer, target = (met, mover) if mover.kind == HVA and met.kind != DEBRIS else (mover, met)
    number = 0 if rammer.kind == HVA else speed
    faces = draft.dice.roll(("W6",) * number)
    taken = sum(1 for face in faces if face in state.profile.ram_taken)
    hits = sum(1 for face in faces if face in state.profile.ram_dealt)
    why = "debris-hit" if met.kind == DEBRIS else "collisions"
    draft.emit(ev.Collided(rammer.id, target.id, speed, tuple(sorted(faces)), taken, hits, why=why))
    settle(draft)


def pending_turn(state: State) -> Turn | None:
    """The turn that a player makes next: the rammer's player turns the target first, then the other way round.

    They are the owners at the crash, even if an asset has changed hands since.
    """
    now = state.collision_now
    rammer, target = state.asset(now.rammer), state.asset(now.target)
    first, second = now.owners or (rammer.owner, target.owner)
    turns = (Turn(first, target, rammer, now.hits), Turn(second, rammer, target, now.taken))
    for turn in turns[now.turned :]:
        if turn.asset.alive and turn.most and (turn.asset.ship or turn.asset.kind == HVA):
            return turn
    return None


def step(draft: Draft) -> bool:
    """End a collision; False while a player must decide."""
    now = draft.state.collision_now
    if draft.state.asset(now.target).kind == DEBRIS or pending_turn(draft.state) is not None:
        return False
    draft.emit(ev.CollisionEnded(now.rammer, now.target))
    settle(draft)
    return True


def answer_spin(draft: Draft, chosen: Option) -> None:
    """Turn the other player's ship, to starboard or, below 0, to port; on a map no further than it can go."""
    turn, clicks = present(pending_turn(draft.state)), chosen.facts.get("clicks", 0)
    at, heading = measure.spun(draft.state, turn.asset, clicks, turn.other)
    draft.emit(ev.Spun(turn.player, turn.asset.id, clicks, heading, at))
    contacts.shift(draft, turn.asset)


def answer_debris(draft: Draft, chosen: Option) -> None:
    """Remove rammed debris, or push it on by the ship's speed; off the table it is gone."""
    now = draft.state.collision_now
    rammer, debris = draft.state.asset(now.rammer), draft.state.asset(now.target)
    if chosen.label == "debris-remove":
        draft.emit(ev.DebrisRemoved(debris.id, why="debris-hit"))
        return
    at, distance = measure.pushed(draft.state, rammer, debris, now.speed)
    draft.emit(ev.DebrisPushed(rammer.id, debris.id, distance, at))
    if draft.state.mapped and not measure.on_table(draft.state, debris.id):
        draft.emit(ev.DebrisRemoved(debris.id, why="debris-hit"))
