"""Attacks: spot dice, damage dice, and what they hit (RULINGS 2.3; rulebook: "Ranges", "Damage")."""

from msgspec import structs

from rules.contract.capabilities import Choice
from rules.contract.choosing import named
from rules.core.dice import Throw, chance_of
from rules.core.request import Option, Request, option
from rules.frames.hits import damage_dice
from rules.intercept_orbit.combat.losses import DebrisRemoved
from rules.intercept_orbit.rule import YES, Draft, Event, TurnQuestion, on
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.state.pending import NOTHING, Activation, Attack, Step
from rules.intercept_orbit.state.pools import absorbs, chart_range, faces_that_hit
from rules.intercept_orbit.state.profile import Range
from rules.intercept_orbit.state.state import COMPANY, DEBRIS, NOBODY, Asset, State


class AttackDeclared(Event, frozen=True):
    """A die was put to the attack."""

    asset: str
    target: str
    die: int
    value: int
    range: Range
    why: str = "orbit-target"


@on(AttackDeclared)
def _attack_declared(state: State, event: AttackDeclared) -> State:
    spotted = bool(state.asset(event.target).spots)
    attack = Attack(event.target, event.value, event.die, spotted=spotted)
    return state.with_top(used=state.act.used_with(event.die), attack=attack, attacked=True, step=Step.COVER)


class SpotAnnounced(Event, frozen=True):
    """The attacker says with the attack that it uses the spot dice on the target: it is not asked before the dice."""

    asset: str
    target: str
    value: int
    why: str = "orbit-spotting"


@on(SpotAnnounced)
def _spot_announced(state: State, event: SpotAnnounced) -> State:
    return state.with_attack(state.act.step, with_spot=True)


class SpotDecided(Event, frozen=True):
    """Whether the spot dice on the target were used; used dice are removed."""

    asset: str
    target: str
    used: bool
    value: int
    why: str = "orbit-spotting"


@on(SpotDecided)
def _spot_decided(state: State, event: SpotDecided) -> State:
    return state.with_asset(event.target, spots=()) if event.used else state


class AttackResolved(Event, frozen=True):
    """The damage dice, sorted, and what they did. ``cover`` or ``screen`` absorbed ``absorbed`` of them."""

    asset: str
    target: str
    range: Range
    attack: int
    spot: int
    defense: int
    dice: tuple[int, ...]
    hits: int
    absorbed: int
    cover: str | None = None
    screen: str | None = None
    why: str = "orbit-damage"

    def throws(self, before: State) -> tuple[Throw, ...]:
        if not self.dice:
            return ()
        attacker, target = before.asset(self.asset), before.asset(self.target)
        row = chart_range(attacker.kind == COMPANY, self.range)
        good = set(faces_that_hit(before.profile, row, target.kind))
        soft = absorbs(before.profile, row, target.kind)
        counts = good if self.screen is None and self.cover is None else good - {soft}
        idle = tuple(place for place, face in enumerate(self.dice) if face not in counts)
        expected = len(self.dice) * len(counts) / 6
        dice, ids = ("R6",) * len(self.dice), (attacker.id, target.id)
        chance = chance_of(self.hits, len(self.dice), len(counts) / 6)
        return (Throw(dice, self.dice, False, attacker.owner, self.hits, expected, idle, *ids, chance),)


@on(AttackResolved)
def _attack_resolved(state: State, event: AttackResolved) -> State:
    spotted = state.act.attack_now.spotted
    state = structs.replace(state, drawn=state.drawn + len(event.dice))
    ship = event.cover is not None and state.asset(event.cover).ship
    if event.absorbed and spotted and ship:
        state = state.with_attack(Step.COVER_HIT, absorbed=event.absorbed)
    else:
        state = state.with_top(attack=None, step=Step.ACT)
    target = state.asset(event.target)
    if not event.hits or not target.tactical:
        return state
    return state.with_hits(target.id, event.hits, dodge=target.kind == COMPANY)


def targets(state: State, asset: Asset) -> tuple[Asset, ...]:
    """The possible targets of an asset: enemy ships, companies in flight, and debris."""
    if not asset.tactical:
        return ()
    enemies = [a for a in state.there if a.owner not in (asset.owner, NOBODY) and (a.ship or a.flying)]
    return (*enemies, *(a for a in state.there if a.kind == DEBRIS))


def dice_may_fall(state: State, act: Activation) -> bool:
    """Whether damage dice may fall: with all that is spotted, against what the target defends with or still may."""
    target = state.asset(act.target)
    if called_up(state, target):
        return True
    return damage_dice(act.attack_now.value, target.spot or 0, target.defense or 0) > 0


def called_up(state: State, target: Asset) -> bool:
    """Whether an attack calls a target up: it may still have its turn this round, and has not begun it.

    Such a target may still defend.
    """
    return target.tactical and target.ready and not any(act.asset == target.id for act in state.stack)


def may_attack(state: State, act: Activation) -> bool:
    """Whether the declared target is still there, and at the declared range."""
    if act.attacked or act.served or act.range is None or act.target == NOTHING:
        return False
    target = state.asset(act.target)
    own = target.owner == state.asset(act.asset).owner
    if not target.alive or own or (target.kind == COMPANY and not target.flying):
        return False
    return measure.in_range(state, act)


class UseSpot(TurnQuestion):
    """Whether the spot dice on the target are used: ``yes`` [use-spot: dice]; ``no`` [keep-spot: dice]. Facts: target,
    attack, spot, defense. Then the damage dice fall."""

    kind = "use-spot"
    why = "orbit-spotting"
    at = (Step.SCREEN,)
    least = "no"
    usual = ("use-spot",)

    def step(self, draft: Draft) -> bool:
        said = draft.act.attack_now.with_spot
        if not said and draft.state.asset(draft.act.target).spots and dice_may_fall(draft.state, draft.act):
            return False
        _resolve(draft, use_spot=said)
        return True

    def ask(self, state: State) -> Request:
        target, value = state.asset(state.act.target), state.act.attack_now.value
        spot, defense = target.spot or 0, target.defense or 0
        ways = ((YES, "use-spot", spot), ("no", "keep-spot", 0))
        options = tuple(option(choice, label, dice=damage_dice(value, added, defense)) for choice, label, added in ways)
        return self.to_owner(state, options, target=target.id, attack=value, spot=spot, defense=defense)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        _resolve(draft, use_spot=chosen.choice == YES)

    def choose(self, state: State, request: Request) -> Choice | None:
        return named(request, YES)


def _resolve(draft: Draft, *, use_spot: bool) -> None:
    """Roll the damage dice and read them against the hit chart. A target that is gone meanwhile takes none."""
    state, act, attack = draft.state, draft.act, draft.act.attack_now
    target = state.asset(act.target)
    spot = target.spot or 0 if use_spot else 0
    if target.spots:
        draft.emit(SpotDecided(act.asset, target.id, use_spot, target.spot or 0))
    takes_hits = target.alive and not target.drifting
    number = damage_dice(attack.value, spot, target.defense or 0) if takes_hits else 0
    faces = draft.dice.roll(("R6",) * number)
    hits, absorbed = _read(state, act, faces)
    draft.emit(
        AttackResolved(
            asset=act.asset,
            target=target.id,
            range=act.declared_range,
            attack=attack.value,
            spot=spot,
            defense=target.defense or 0,
            dice=tuple(sorted(faces)),
            hits=hits,
            absorbed=absorbed,
            cover=attack.cover,
            screen=attack.screen,
        )
    )
    # Debris that was hit, or that absorbed a hit, is shot to pieces.
    if target.kind == DEBRIS and target.alive and hits:
        draft.emit(DebrisRemoved(target.id))
    if attack.cover is not None and absorbed and draft.state.asset(attack.cover).kind == DEBRIS:
        draft.emit(DebrisRemoved(attack.cover))


def _read(state: State, act: Activation, faces: tuple[int, ...]) -> tuple[int, int]:
    """The number of faces that hit, and of those that the cover absorbs."""
    target, attack = state.asset(act.target), act.attack_now
    row = chart_range(state.asset(act.asset).kind == COMPANY, act.declared_range)
    good = faces_that_hit(state.profile, row, target.kind)
    protected = any(name is not None and state.asset(name).alive for name in (attack.screen, attack.cover))
    soft = absorbs(state.profile, row, target.kind) if protected else None
    hits = sum(1 for face in faces if face in good and face != soft)
    return hits, sum(1 for face in faces if face == soft)
