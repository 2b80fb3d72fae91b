"""Attacks, losses and falls (RULINGS 1.5; rulebook: "Resolving Attacks")."""

from __future__ import annotations

from rules.frames.hits import Barrier, damage_dice, resolve
from rules.frames.loadout import count
from rules.rapid_attack import events as ev
from rules.rapid_attack.fold.draft import Draft
from rules.rapid_attack.map import give_ground as ground
from rules.rapid_attack.profile import Range, SpotLasts
from rules.rapid_attack.state import Activation, Cover, Frame, State, is_terrain
from rules.rapid_attack.stations import losers, settle

__all__ = [
    "barriers",
    "call_up",
    "cover_matters",
    "dice_may_fall",
    "fall_from_ruins",
    "fallen",
    "give_ground",
    "lose",
    "resolve_attack",
    "spot_matters",
]


def cover_matters(draft: Draft) -> bool:
    """Whether cover counts: not hand-to-hand, nor against terrain or a target that is destroyed."""
    act = draft.act
    return not is_terrain(act.target) and act.range is not Range.HAND_TO_HAND and draft.state.frame(act.target).alive


def dice_may_fall(state: State, act: Activation) -> bool:
    """Whether damage dice may fall on a frame: its defense is not known yet, or too small, with the spot on it."""
    target = state.frame(act.target)
    most = damage_dice(act.declared_attack.value, target.spot or 0, target.defense or 0)
    return target.alive and (target.ready or most > 0)


def call_up(draft: Draft) -> bool:
    """Activate a target that has not acted yet, so that it may defend (combat order). True if it did."""
    target = draft.act.target
    if is_terrain(target) or not draft.state.frame(target).ready:
        return False
    draft.emit(ev.Activated(target, under=draft.act.frame, why="combat-order"))
    return True


def spot_matters(draft: Draft) -> bool:
    """Whether the target has a spot that the attacker may use or keep for later; not where no die falls either way."""
    if is_terrain(draft.act.target) or draft.state.profile.spot_lasts is not SpotLasts.UNTIL_USED:
        return False
    return draft.state.frame(draft.act.target).spot is not None and dice_may_fall(draft.state, draft.act)


def barriers(state: State, covers: tuple[Cover, ...]) -> tuple[Barrier, ...]:
    """The covers as the hit chart reads them."""
    return tuple(_barrier(state, cover) for cover in covers)


def _barrier(state: State, cover: Cover) -> Barrier:
    """A frame gives cover until its systems and whites are gone."""
    if cover.frame is None:
        return Barrier("terrain", cover.hits)
    frame = state.frame(cover.frame)
    left = len(frame.systems) + frame.white if frame.alive else 0
    return Barrier("frame", left, immune=frame.alive and count(frame.systems, "B") >= state.profile.chart.immune)


def resolve_attack(draft: Draft, *, use_spot: bool) -> None:
    """Roll the damage dice and read them against the chart. A target destroyed meanwhile takes none."""
    act, attack, chart = draft.act, draft.act.declared_attack, draft.state.profile.chart
    target = None if is_terrain(act.target) else draft.state.frame(act.target)
    spot = target.spot or 0 if target is not None and use_spot else 0
    if target is not None and target.spot is not None:
        draft.emit(ev.SpotDecided(act.frame, target.id, use_spot, target.spot))
    defense = (target.defense or 0) if target is not None else 0
    gone = target is not None and not target.alive
    number = 0 if gone else damage_dice(attack.value, spot, defense)
    faces = draft.dice.roll((chart.die,) * number)
    covers = attack.covers or ()
    standing = barriers(draft.state, covers)
    result = resolve(chart, faces, act.declared_range, "terrain" if target is None else "frame", standing)
    before = draft.state
    draft.emit(
        ev.AttackResolved(
            frame=act.frame,
            target=act.target,
            attack=attack.value,
            spot=spot,
            defense=defense,
            dice=tuple(sorted(faces)),
            strikes=tuple(strike.struck for strike in result.strikes),
            target_hits=result.target_hits,
            cover_hits=result.cover_hits,
            covers=covers,
            cover_gone=tuple(n >= wall.hits for n, wall in zip(result.cover_hits, standing, strict=True)),
        )
    )
    _end_spots(draft)
    fall_from_ruins(draft, before)


def _end_spots(draft: Draft) -> None:
    if draft.state.profile.spot_lasts is SpotLasts.UNTIL_NEXT_ATTACK:
        for frame in draft.state.frames:
            if frame.spot is not None:
                draft.emit(ev.SpotGone(frame.id))


def lose(draft: Draft, frame: Frame, system: str | None) -> None:
    """Take one hit on a system, or (None) on a white die. The last white die destroys the frame."""
    if system is not None:
        draft.emit(ev.SystemLost(frame.id, system))
        return
    draft.emit(ev.WhiteLost(frame.id, frame.white - 1))
    if frame.white == 1:
        draft.emit(ev.FrameDestroyed(frame.id))
        settle(draft)


def give_ground(draft: Draft, frame: Frame, station: str, near: tuple[str, ...] = ()) -> None:
    """Cancel one hit: the frame moves straight away from its station, to others as its player declares."""
    at = ground.place(draft.state, frame, station) if draft.state.mapped else None
    contested = draft.state.needs_agreement and bool(losers(draft.state, frame.id, near))
    named = () if contested else tuple(dict.fromkeys(near))
    first = named[0] if named else None
    draft.emit(ev.GaveGround(frame.id, station, first, by=frame.owner, at=at, also_near=named[1:]))
    settle(draft)
    if contested:
        draft.emit(ev.StationsClaimed(frame.id, near, by=frame.owner))


def fall_from_ruins(draft: Draft, before: State) -> None:
    """Frames whose structure has given way since then fall from it (advanced rule: elevation)."""
    if not draft.state.on("elevation"):
        return
    for frame in before.frames:
        if frame.on is not None and frame.alive and draft.state.frame(frame.id).on is None:
            draft.emit(fallen(draft, frame.id, before.piece(frame.on).bricks))


def fallen(draft: Draft, frame: str, bricks: int, by: str = "") -> ev.Fell:
    """Roll for a fall."""
    falls = draft.state.profile.falls
    faces = draft.dice.roll((falls.die,) * (bricks // falls.bricks))
    hits = sum(1 for face in faces if face >= falls.hit)
    return ev.Fell(frame, bricks, tuple(sorted(faces)), hits, by)
