"""Attacks (RULINGS 2.3; rulebook: "Ranges", "Damage", "Cover", "Dodging away")."""

from __future__ import annotations

from rules.core.collections import present
from rules.frames.hits import damage_dice
from rules.intercept_orbit import events as ev
from rules.intercept_orbit.combat.control import destroy, let_go, loss_options, run_dry, settle
from rules.intercept_orbit.fold.draft import Draft
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.state.pools import absorbs, chart_range, faces_that_hit
from rules.intercept_orbit.state.profile import Range
from rules.intercept_orbit.state.state import COMPANY, DEBRIS, NOBODY, Activation, Asset, Attack, State

__all__ = [
    "call_up",
    "cover_matters",
    "cover_options",
    "dice_may_fall",
    "dodge",
    "dodged_from",
    "finish_off",
    "may_dodge",
    "measured_cover",
    "resolve",
    "screen_by_itself",
    "screener_of",
    "screens",
    "takes_everything",
    "targets",
]


def targets(state: State, asset: Asset) -> tuple[Asset, ...]:
    """The possible targets of an asset: enemy ships, companies in flight, and debris."""
    if not asset.tactical:
        return ()
    enemies = [a for a in state.there if a.owner not in (asset.owner, NOBODY) and (a.ship or a.flying)]
    return (*enemies, *(a for a in state.there if a.kind == DEBRIS))


def cover_options(state: State, act: Activation) -> tuple[Asset, ...]:
    """The assets that may stand between: debris, and other ships."""
    return tuple(a for a in state.there if (a.ship or a.kind == DEBRIS) and a.id not in (act.asset, act.target))


def measured_cover(state: State, act: Activation) -> str | None:
    """The cover of the target on a map: of several assets the one nearest to it."""
    return next(iter(measure.covers(state, act.asset, act.target)), None)


def cover_matters(state: State, act: Activation) -> bool:
    """Whether anything can stand between: not in a dogfight, nor when debris is the target."""
    return act.range is not Range.DOGFIGHT and state.asset(act.target).tactical and bool(cover_options(state, act))


def dice_may_fall(state: State, act: Activation) -> bool:
    """Whether damage dice may fall: with all that is spotted, against what the target defends with or still may."""
    target = state.asset(act.target)
    if _called_up(state, target):
        return True
    return damage_dice(act.attack_now.value, target.spot or 0, target.defense or 0) > 0


def _called_up(state: State, target: Asset) -> bool:
    """Whether a target has not acted yet, so that it may still defend."""
    return target.tactical and target.ready and not any(act.asset == target.id for act in state.stack)


def call_up(draft: Draft) -> bool:
    """Activate a target that has not acted yet, so that it may defend (combat order). True if it did."""
    target = draft.state.asset(draft.act.target)
    if not _called_up(draft.state, target):
        return False
    draft.emit(ev.Activated(target.id, under=draft.act.asset, why="combat-order"))
    return True


# -- screens ----------------------------------------------------------------------------------------------------------


def screens(state: State, act: Activation, player: int) -> tuple[Asset, ...]:
    """A player's assets that could make hits on the target count as in cover: ships with enough defense systems (for
    ships), a blue ace (for any TA)."""
    target, near = state.asset(act.target), state.profile.near
    return tuple(
        asset
        for asset in state.assets_of(player)
        if _can_screen(state, asset, target)
        if asset.id == target.id or measure.within(state, asset, target, near, declared=True)
    )


def _can_screen(state: State, asset: Asset, target: Asset) -> bool:
    if asset.ship and target.ship:
        return asset.systems.count("B") >= state.profile.screening
    return asset.flying and asset.ace == "B"


def _screening(state: State, act: Activation) -> tuple[int, Asset | None] | None:
    """The player who decides next whether the target is screened, and the screen that goes up unasked; None when all
    is settled.

    A blue ace always screens itself; on a map the target's own ships and ace screen unasked. Nobody is asked where no
    damage dice fall, nor about a target that they said they cannot screen where all stand.
    """
    attack, target = act.attack_now, state.asset(act.target)
    if attack.cover is not None or attack.screen is not None or not target.tactical:
        return None
    for player in state.order:
        found = screens(state, act, player)
        if not found or player in attack.asked or player == state.asset(act.asset).owner:
            continue
        own = [a for a in found if a.id == target.id] or (found if state.mapped and player == target.owner else [])
        if own or _screen_matters(state, act, player):
            return player, next(iter(own), None)
    return None


def _screen_matters(state: State, act: Activation, player: int) -> bool:
    """Whether damage dice fall, and the player has not said already that nothing of theirs is near the target."""
    target = state.asset(act.target)
    dice = damage_dice(act.attack_now.value, target.spot or 0, target.defense or 0)
    return dice > 0 and (player, target.id) not in state.unscreened


def screener_of(state: State, act: Activation) -> int | None:
    """The player who is asked whether it screens the target; None when nobody is."""
    found = _screening(state, act)
    return found[0] if found is not None and found[1] is None else None


def screen_by_itself(draft: Draft) -> bool:
    """Put up a screen that goes up unasked. True if there is one."""
    found = _screening(draft.state, draft.act)
    if found is None or found[1] is None:
        return False
    draft.emit(ev.Screened(found[0], draft.act.target, found[1].id))
    return True


# -- damage -----------------------------------------------------------------------------------------------------------


def resolve(draft: Draft, *, use_spot: bool) -> None:
    """Roll the damage dice and read them against the hit chart. A target that is gone meanwhile takes none."""
    state, act, attack = draft.state, draft.act, draft.act.attack_now
    target = state.asset(act.target)
    spot = target.spot or 0 if use_spot else 0
    if target.spots:
        draft.emit(ev.SpotDecided(act.asset, target.id, use_spot, target.spot or 0))
    takes_hits = target.alive and not target.drifting
    number = damage_dice(attack.value, spot, target.defense or 0) if takes_hits else 0
    faces = draft.dice.roll(("R6",) * number)
    hits, absorbed = _read(state, act, faces)
    draft.emit(
        ev.AttackResolved(
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
    _remove_debris(draft, attack, target, hits, absorbed)


def _read(state: State, act: Activation, faces: tuple[int, ...]) -> tuple[int, int]:
    """The number of faces that hit, and of those that the cover absorbs."""
    target, attack = state.asset(act.target), act.attack_now
    row = chart_range(state.asset(act.asset).kind == COMPANY, act.declared_range)
    good = faces_that_hit(state.profile, row, target.kind)
    protected = any(name is not None and state.asset(name).alive for name in (attack.screen, attack.cover))
    soft = absorbs(state.profile, row, target.kind) if protected else None
    hits = sum(1 for face in faces if face in good and face != soft)
    return hits, sum(1 for face in faces if face == soft)


def _remove_debris(draft: Draft, attack: Attack, target: Asset, hits: int, absorbed: int) -> None:
    """Remove debris that was hit, or that absorbed a hit."""
    if target.kind == DEBRIS and target.alive and hits:
        draft.emit(ev.DebrisRemoved(target.id))
    if attack.cover is not None and absorbed and draft.state.asset(attack.cover).kind == DEBRIS:
        draft.emit(ev.DebrisRemoved(attack.cover))


def may_dodge(state: State) -> bool:
    """Whether the company that is hit may dodge: it has fuel, its movement system, and something to dodge from."""
    hits = state.pending_hits[0]
    company = state.asset(hits.asset)
    if not hits.dodge or not company.flying or not ("G" in company.systems or company.ace == "G"):
        return False
    host = dodged_from(state, company)
    return host is not None and (not state.mapped or measure.dodge_place(state, company, host) is not None)


def dodged_from(state: State, company: Asset) -> Asset | None:
    """The ship that a company touches, first the one it clings to, or else the drifting company that it carries."""
    ships = [a for a in state.there if a.ship and measure.touches(state, company, a)]
    held = next(iter(state.touching(company.id)), None)
    return min(ships, key=lambda ship: ship.id != company.host, default=held)


def dodge(draft: Draft, company: Asset) -> None:
    """Spend fuel to dodge away; without any left the company drifts, and takes the other hits all the same.

    What it carried stays behind.
    """
    fuel = max(0, (company.fuel or 0) - draft.state.profile.dodge_fuel)
    host = present(dodged_from(draft.state, company))
    draft.emit(ev.Dodged(company.id, host.id, fuel, measure.dodge_place(draft.state, company, host)))
    let_go(draft, company.id)
    if fuel == 0:
        run_dry(draft, company.id)
    settle(draft)


def takes_everything(state: State) -> bool:
    """Whether the next asset that is hit loses all that it has left."""
    hits = state.pending_hits[0]
    asset = state.asset(hits.asset)
    return hits.hits >= asset.dice_left > 0


def finish_off(draft: Draft) -> bool:
    """Destroy an asset that has nothing left to lose. True if it did."""
    asset = draft.state.asset(draft.state.pending_hits[0].asset)
    if loss_options(asset):
        return False
    destroy(draft, asset.id)
    return True
