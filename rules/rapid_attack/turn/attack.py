"""Attacks: a die is assigned, the target called up, damage dice fall (rulebook: "Resolving Attacks"; RULINGS 1.5)."""

from msgspec import structs

from rules.core.dice import Throw
from rules.frames.hits import damage_dice
from rules.frames.hits import resolve as read_chart
from rules.frames.odds import attack_odds
from rules.rapid_attack.map.sights import barriers
from rules.rapid_attack.profile import GivingGround, Range
from rules.rapid_attack.rule import Draft, Event, on
from rules.rapid_attack.state import Activation, Attack, Cover, PendingHits, Piece, State, Step, is_terrain
from rules.rapid_attack.turn.activation import Activated
from rules.rapid_attack.turn.falls import without_ruins
from rules.rapid_attack.turn.losses import owing

OPEN, COVERED = "open", "cover"
"""How a target was seen whose player agreed to the attack."""


class AttackDeclared(Event, frozen=True):
    """A die was assigned to the attack. ``by``: the player who says that the target is in range."""

    frame: str
    target: str
    die: int
    value: int
    range: Range
    by: int
    why: str = "attack"


@on(AttackDeclared)
def _declared(state: State, event: AttackDeclared) -> State:
    attack = Attack(event.target, event.value, event.die)
    return state.with_die(event.die, Step.COVER, attack=attack, attacked=True)


class AttackResolved(Event, frozen=True):
    """The damage dice, lowest first, and what each hit: ``target``, ``cover N``, or nothing (None).

    ``cover_hits`` and ``cover_gone`` run parallel to ``covers``.
    """

    frame: str
    target: str
    attack: int
    spot: int
    defense: int
    dice: tuple[int, ...]
    strikes: tuple[str | None, ...]
    target_hits: int
    cover_hits: tuple[int, ...]
    covers: tuple[Cover, ...] = ()
    cover_gone: tuple[bool, ...] = ()
    why: str = "hit-chart"

    def throws(self, before: State) -> tuple[Throw, ...]:
        if not self.dice:
            return ()
        act = next((item for item in reversed(before.stack) if item.frame == self.frame), None)
        span = act.range if act is not None and act.range is not None else Range.DIRECT_FIRE
        covers = self.covers or (() if act is None else _declared_covers(act))
        kind, chart = "terrain" if is_terrain(self.target) else "frame", before.profile.chart
        odds = attack_odds(chart, len(self.dice), span, kind, barriers(before, covers))
        owner = before.frame(self.frame).owner
        idle = tuple(place for place, strike in enumerate(self.strikes) if strike is None)
        dice, chance = (chart.die,) * len(self.dice), odds.at_least(self.target_hits)
        ids = (self.frame, self.target)
        return (Throw(dice, self.dice, False, owner, self.target_hits, odds.mean, idle, *ids, chance),)


def _declared_covers(act: Activation) -> tuple[Cover, ...]:
    """The covers of the attack under way: the first logs do not repeat them in ``AttackResolved``."""
    return () if act.attack is None else act.attack.covers or ()


@on(AttackResolved)
def _resolved(state: State, event: AttackResolved) -> State:
    covers = event.covers or _declared_covers(state.act)
    drawn = state.drawn + len(event.dice)
    state = without_ruins(structs.replace(state, drawn=drawn, terrain=_worn(state, event)))
    covers_too = state.profile.giving_ground is GivingGround.EVERY_FRAME
    owed = [
        PendingHits(cover.frame, hits, may_give_ground=covers_too)
        for cover, hits in zip(covers, event.cover_hits, strict=True)
        if cover.frame is not None and hits
    ]
    if event.target_hits and not is_terrain(event.target):
        owed.append(PendingHits(event.target, event.target_hits, may_give_ground=True))
    return owing(state.with_top(step=Step.LOSSES, sighted=_sighted(state.act)), tuple(owed))


def _sighted(act: Activation) -> str:
    """What the target's player agreed to that a spot asks too."""
    attack = act.attack
    if attack is None or not attack.agreed or act.range is Range.ARTILLERY:
        return ""
    return COVERED if attack.covers else OPEN


def _worn(state: State, event: AttackResolved) -> tuple[Piece, ...]:
    """The tracked terrain, less the hits of this attack."""
    taken = {cover.piece: hits for cover, hits in zip(event.covers, event.cover_hits, strict=False) if cover.piece}
    taken[event.target] = event.target_hits
    return tuple(structs.replace(piece, hits=max(0, piece.hits - taken.get(piece.id, 0))) for piece in state.terrain)


def dice_may_fall(state: State) -> bool:
    """Whether damage dice may fall on the target: its defense is not known yet, or too small, with the spot on it."""
    target, attack = state.frame(state.act.target), state.act.declared_attack
    most = damage_dice(attack.value, target.spot or 0, target.defense or 0)
    return target.alive and (target.ready or most > 0)


def call_up(draft: Draft) -> bool:
    """Activate a target that has not acted yet, so that it may defend (combat order). True if it did."""
    target = draft.act.target
    if is_terrain(target) or not draft.state.frame(target).ready:
        return False
    draft.emit(Activated(target, under=draft.act.frame, why="combat-order"))
    return True


def resolve(draft: Draft, spot: int) -> None:
    """Roll the damage dice and read them against the chart. A target destroyed meanwhile takes none."""
    act, attack, chart = draft.act, draft.act.declared_attack, draft.state.profile.chart
    target = None if is_terrain(act.target) else draft.state.frame(act.target)
    defense = 0 if target is None else target.defense or 0
    gone = target is not None and not target.alive
    faces = draft.dice.roll((chart.die,) * (0 if gone else damage_dice(attack.value, spot, defense)))
    covers = attack.covers or ()
    standing = barriers(draft.state, covers)
    result = read_chart(chart, faces, act.declared_range, "terrain" if target is None else "frame", standing)
    draft.emit(
        AttackResolved(
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
