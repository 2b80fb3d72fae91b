"""Attacks and what they cost (RULINGS 1.5; rulebook: "Resolving Attacks")."""

from __future__ import annotations

from rules.frames.hits import Barrier, damage_dice, resolve
from rules.frames.loadout import count
from rules.rapid_attack import events as ev
from rules.rapid_attack.fold.draft import Draft
from rules.rapid_attack.map import giveground
from rules.rapid_attack.profile import Range, SpotLasts
from rules.rapid_attack.state import Attack, Cover, Frame, State, is_terrain
from rules.rapid_attack.turn.control import settle

__all__ = [
    "barriers",
    "call_up",
    "cover_matters",
    "fall",
    "fallen",
    "give_ground",
    "lose",
    "resolve_attack",
    "spot_matters",
]

BRICKS_A_DIE = 3
FALL_HITS = 4


def cover_matters(draft: Draft) -> bool:
    """Whether anything can stand between: neither hand-to-hand nor when terrain is the target, or the target gone."""
    act = draft.act
    return not is_terrain(act.target) and act.range is not Range.HAND_TO_HAND and draft.state.frame(act.target).alive


def call_up(draft: Draft) -> bool:
    """Activates a target that has not acted yet, so that it may defend (combat order). True if it did."""
    target = draft.act.target
    if is_terrain(target) or not draft.state.frame(target).ready:
        return False
    draft.emit(ev.Activated(target, under=draft.act.frame, why="combat-order"))
    return True


def spot_matters(draft: Draft) -> bool:
    """Whether the attacker has a spot to use or to keep."""
    return not is_terrain(draft.act.target) and draft.state.frame(draft.act.target).spot is not None


def barriers(state: State, covers: tuple[Cover, ...]) -> tuple[Barrier, ...]:
    """The covers as the hit chart sees them: a frame stands until its systems and whites are gone."""
    return tuple(_barrier(state, cover) for cover in covers)


def _barrier(state: State, cover: Cover) -> Barrier:
    if cover.frame is None:
        return Barrier("terrain", cover.hits)
    frame = state.frame(cover.frame)
    if not frame.alive:
        return Barrier("frame", 0)
    left = 1 if frame.dropped else len(frame.systems) + frame.white
    return Barrier("frame", left, immune=count(frame.systems, "B") >= 2)


def resolve_attack(draft: Draft, *, use_spot: bool) -> None:
    """Rolls the damage dice and reads them against the chart. A target that has fallen meanwhile takes none."""
    act, attack = draft.act, _attack(draft)
    target = None if is_terrain(act.target) else draft.state.frame(act.target)
    spot = target.spot or 0 if target is not None and use_spot else 0
    if target is not None and target.spot is not None:
        draft.emit(ev.SpotDecided(act.frame, target.id, use_spot, target.spot))
    defense = (target.defense or 0) if target is not None else 0
    gone = target is not None and not target.alive
    number = 0 if gone else damage_dice(attack.value, spot, defense)
    faces = draft.dice.roll(("R6",) * number)
    kind = "terrain" if target is None else "frame"
    assert act.range is not None
    covers = attack.covers or ()
    standing = barriers(draft.state, covers)
    result = resolve(faces, act.range, kind, standing)
    strikes = tuple(
        "target" if strike.target else None if strike.cover is None else f"cover {strike.cover}"
        for strike in result.strikes
    )
    before = draft.state
    draft.emit(
        ev.AttackResolved(
            frame=act.frame,
            target=act.target,
            attack=attack.value,
            spot=spot,
            defense=defense,
            dice=tuple(sorted(faces)),
            strikes=strikes,
            target_hits=result.target_hits,
            cover_hits=result.cover_hits,
            covers=covers,
            cover_gone=tuple(n >= wall.hits for n, wall in zip(result.cover_hits, standing, strict=True)),
        )
    )
    _end_spots(draft)
    fall(draft, before)


def _attack(draft: Draft) -> Attack:
    attack = draft.act.attack
    assert attack is not None
    return attack


def _end_spots(draft: Draft) -> None:
    if draft.state.profile.spot_lasts is SpotLasts.UNTIL_NEXT_ATTACK:
        for frame in draft.state.frames:
            if frame.spot is not None:
                draft.emit(ev.SpotGone(frame.id))


def lose(draft: Draft, frame: Frame, choice: str) -> None:
    """Takes one hit: the system chosen, or a white die. Destruction and what follows from it happen at once."""
    if choice != "white":
        draft.emit(ev.SystemLost(frame.id, choice))
        return
    draft.emit(ev.WhiteLost(frame.id, frame.white - 1))
    if frame.white == 1:
        draft.emit(ev.FrameDestroyed(frame.id))
        settle(draft)


def give_ground(draft: Draft, frame: Frame, station: str, near: str | None) -> None:
    """Cancels one hit: the frame moves straight away from its station."""
    at = giveground.place(draft.state, frame, station) if draft.state.mapped else None
    draft.emit(ev.GaveGround(frame.id, station, near, by=frame.owner, at=at))
    settle(draft)


def fall(draft: Draft, before: State) -> None:
    """Frames whose structure has given way since then fall from it (advanced rule: elevation)."""
    if not draft.state.on("elevation"):
        return
    for frame in before.frames:
        if frame.on is not None and frame.alive and draft.state.frame(frame.id).on is None:
            draft.emit(fallen(draft, frame.id, before.piece(frame.on).bricks))


def fallen(draft: Draft, frame: str, bricks: int, by: str = "") -> ev.Fell:
    """A fall: one die for every three bricks, a hit on four and more."""
    faces = draft.dice.roll(("R6",) * (bricks // BRICKS_A_DIE))
    hits = sum(1 for face in faces if face >= FALL_HITS)
    return ev.Fell(frame, bricks, tuple(sorted(faces)), hits, by)
