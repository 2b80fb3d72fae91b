"""Attacks (RULINGS 2.3; rulebook: "Ranges", "Damage", "Cover", "Dodging away")."""

from __future__ import annotations

from rules.frames.hits import damage_dice
from rules.intercept_orbit import events as ev
from rules.intercept_orbit.combat.control import destroy, let_go, loss_options, run_dry, settle
from rules.intercept_orbit.fold.draft import Draft
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.state.pools import absorbs, faces_that_hit, shown_range
from rules.intercept_orbit.state.profile import Range
from rules.intercept_orbit.state.state import COMPANY, DEBRIS, Activation, Asset, Attack, State

__all__ = [
    "attack_of",
    "call_up",
    "cover_matters",
    "cover_options",
    "dodge",
    "finish_off",
    "may_dodge",
    "measured_cover",
    "resolve",
    "screen_by_itself",
    "screener_of",
    "screens",
    "targets",
]


def targets(state: State, asset: Asset) -> tuple[Asset, ...]:
    """What an asset may take aim at: enemy ships, companies in flight, and debris."""
    if not asset.tactical:
        return ()
    enemies = [a for a in state.there if a.owner not in (asset.owner, -1) and (a.ship or a.flying)]
    return (*enemies, *(a for a in state.there if a.kind == DEBRIS))


def attack_of(act: Activation) -> Attack:
    """The attack that is under way."""
    assert act.attack is not None
    return act.attack


def cover_options(state: State, act: Activation) -> tuple[Asset, ...]:
    """What may stand between: debris, and other ships."""
    return tuple(a for a in state.there if (a.ship or a.kind == DEBRIS) and a.id not in (act.asset, act.target))


def measured_cover(state: State, act: Activation) -> str | None:
    """What covers the target on a map: of several things the one nearest to it."""
    return next(iter(measure.covers(state, act.asset, act.target)), None)


def cover_matters(state: State, act: Activation) -> bool:
    """Whether anything can stand between: not in a dogfight, nor when debris is the target."""
    return act.range is not Range.DOGFIGHT and state.asset(act.target).tactical and bool(cover_options(state, act))


def call_up(draft: Draft) -> bool:
    """Activates a target that has not acted yet, so that it may defend (combat order). True if it did."""
    target = draft.state.asset(draft.act.target)
    if not target.tactical or not target.ready or any(act.asset == target.id for act in draft.state.stack):
        return False
    draft.emit(ev.Activated(target.id, under=draft.act.asset, why="combat-order"))
    return True


def screens(state: State, act: Activation, player: int) -> tuple[Asset, ...]:
    """A player's assets that could make hits on the target count as in cover: a ship with two defense systems (for
    ships), a blue ace (for any TA)."""
    target = state.asset(act.target)
    return tuple(
        asset
        for asset in state.assets_of(player)
        if (asset.ship and target.ship and asset.systems.count("B") > 1) or (asset.flying and asset.ace == "B")
        if asset.id == target.id or measure.within(state, asset, target, state.profile.near, declared=True)
    )


def _screening(state: State, act: Activation) -> tuple[int, Asset | None] | None:
    """Whose word decides next whether the target is screened, and by what if that needs no word; None when settled.

    A blue ace always screens itself; on a map the target's own ships and ace do so without being asked.
    """
    attack, target = attack_of(act), state.asset(act.target)
    if attack.cover is not None or attack.screen is not None or not target.tactical:
        return None
    for player in state.order:
        found = screens(state, act, player)
        if not found or player in attack.asked or player == state.asset(act.asset).owner:
            continue
        own = [a for a in found if a.id == target.id] or (found if state.mapped and player == target.owner else [])
        return player, next(iter(own), None)
    return None


def screener_of(state: State, act: Activation) -> int | None:
    """Who must say whether it screens the target; None when nobody has to."""
    found = _screening(state, act)
    return found[0] if found is not None and found[1] is None else None


def screen_by_itself(draft: Draft) -> bool:
    """Puts up a screen that needs no word. True if there is one."""
    found = _screening(draft.state, draft.act)
    if found is None or found[1] is None:
        return False
    draft.emit(ev.Screened(found[0], draft.act.target, found[1].id))
    return True


def resolve(draft: Draft, *, use_spot: bool) -> None:
    """Rolls the damage dice and reads them against the chart. A target that is gone meanwhile takes none."""
    state, act, attack = draft.state, draft.act, attack_of(draft.act)
    target = state.asset(act.target)
    assert act.range is not None
    spot = target.spot or 0 if use_spot else 0
    if target.spots:
        draft.emit(ev.SpotDecided(act.asset, target.id, use_spot, target.spot or 0))
    standing = target.alive and not target.drifting
    number = damage_dice(attack.value, spot, target.defense or 0) if standing else 0
    faces = draft.dice.roll(("R6",) * number)
    hits, absorbed = _read(state, act, attack, faces)
    draft.emit(
        ev.AttackResolved(
            asset=act.asset,
            target=target.id,
            range=act.range,
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
    _debris(draft, attack, target, hits, absorbed)


def _read(state: State, act: Activation, attack: Attack, faces: tuple[int, ...]) -> tuple[int, int]:
    """How many of the faces hit, and how many the cover absorbs."""
    target, attacker = state.asset(act.target), state.asset(act.asset)
    assert act.range is not None
    row = shown_range(attacker.kind == COMPANY, act.range)
    good = faces_that_hit(row, target.kind)
    screened = attack.screen is not None and state.asset(attack.screen).alive
    covered = attack.cover is not None and state.asset(attack.cover).alive
    soft = absorbs(row, target.kind) if screened or covered else None
    hits = sum(1 for face in faces if face in good and face != soft)
    return hits, sum(1 for face in faces if face == soft)


def _debris(draft: Draft, attack: Attack, target: Asset, hits: int, absorbed: int) -> None:
    """Debris that was hit, or that absorbed anything, is no more."""
    if target.kind == DEBRIS and target.alive and hits:
        draft.emit(ev.DebrisRemoved(target.id))
    if attack.cover is not None and absorbed and draft.state.asset(attack.cover).kind == DEBRIS:
        draft.emit(ev.DebrisRemoved(attack.cover))


def may_dodge(state: State) -> bool:
    """Whether the company that is hit may step away: it clings to something, has fuel and its movement system."""
    owed = state.owed[0]
    company = state.asset(owed.asset)
    if not owed.dodge or not company.flying or not ("G" in company.systems or company.ace == "G"):
        return False
    if company.host is None and not state.touching(company.id):
        return False
    return not state.mapped or measure.dodge_place(state, company) is not None


def dodge(draft: Draft, company: Asset) -> None:
    """It spends one fuel to step two units away; without any left it drifts. What it carried stays where it is."""
    fuel = (company.fuel or 0) - 1
    at = measure.dodge_place(draft.state, company)
    carried = draft.state.touching(company.id)
    host = company.host or carried[0].id
    draft.emit(ev.Dodged(company.id, host, fuel, at))
    let_go(draft, company.id)
    if fuel == 0:
        run_dry(draft, company.id)
    settle(draft)


def finish_off(draft: Draft) -> bool:
    """Removes what has nothing left to lose. True if it did."""
    asset = draft.state.asset(draft.state.owed[0].asset)
    if loss_options(asset):
        return False
    destroy(draft, asset.id)
    return True
