"""What happens between two decisions without anyone deciding."""

from __future__ import annotations

from rules.core.choices import defend_options, defense_of
from rules.core.collections import present
from rules.core.draft import run
from rules.core.request import Option
from rules.intercept_orbit import events as ev
from rules.intercept_orbit.combat import attacks, boarding
from rules.intercept_orbit.combat.control import lose, loss_options, outcome_of, run_dry, settle
from rules.intercept_orbit.fold.draft import Draft
from rules.intercept_orbit.movement import collisions, contacts, green_ace, journey
from rules.intercept_orbit.opening import bidding, deployment
from rules.intercept_orbit.space.course import straight_on
from rules.intercept_orbit.space.measure import launch_targets
from rules.intercept_orbit.state.pools import pool
from rules.intercept_orbit.state.profile import Range
from rules.intercept_orbit.state.requests import ORDERED
from rules.intercept_orbit.state.state import COMPANY, HVA, NOTHING, Activation, Phase, Point, Step
from rules.intercept_orbit.turn.actions import (
    act_options,
    mend_options,
    refuel_options,
    restore_options,
    spot_options,
    wants_repair,
)
from rules.intercept_orbit.turn.aims import acting_target_options, range_options

__all__ = ["advance", "fuel", "launch", "mend", "straight"]


def advance(draft: Draft) -> None:
    """Take steps until a player must decide or the game is over."""
    run(draft, lambda now: _step(now) or _settled(now))


def _step(draft: Draft) -> bool:
    """Take a step that needs no decision. False when a player must decide, or the game is over."""
    state = draft.state
    if state.phase is Phase.OVER:
        return False
    if state.pending_hits:
        return _losses(draft)
    if state.collision is not None:
        return collisions.step(draft)
    if state.journey is not None:
        return journey.step(draft)
    if state.stack:
        automatic = _BY_STEP.get(state.act.step)
        return automatic is not None and automatic(draft)
    return _BY_PHASE[state.phase](draft)


def _settled(draft: Draft) -> bool:
    """Hand over what changes hands before the next question. True if anything did."""
    before = len(draft.events)
    if draft.state.round and draft.state.phase is not Phase.OVER:
        settle(draft)
    return len(draft.events) > before


def _losses(draft: Draft) -> bool:
    """Take a hit that leaves no choice, or one that the asset does not outlive, or by standing order."""
    if attacks.may_dodge(draft.state):
        return False
    asset = draft.state.asset(draft.state.pending_hits[0].asset)
    choices = loss_options(asset)
    ordered = next((what for what in draft.state.order_of(asset.owner).losses if what in choices), None)
    if ordered is None and len(choices) > 1 and not attacks.takes_everything(draft.state):
        return False
    if choices:
        lose(draft, asset.id, ordered or choices[0])
    else:
        attacks.finish_off(draft)
    return True


# -- rounds -------------------------------------------------------------------------------------------------------


def _order(draft: Draft) -> bool:
    if any(asset.ready for asset in draft.state.assets):
        return False
    draft.emit(ev.RoundEnded(draft.state.round))
    return True


def _end_of_round(draft: Draft) -> bool:
    """Boarding, then the clock, then fuel."""
    if boarding.step(draft):
        return True
    if draft.state.boarding_now.ship is not None:
        return False
    state = draft.state
    draft.emit(ev.ClockTicked(max(0, state.clock - 1)))
    if draft.state.clock == 0:
        draft.emit(ev.GameEnded(outcome_of(draft.state, "doomsday")))
        return True
    _burn(draft)
    draft.emit(ev.RoundBegan(state.round + 1, draft.state.clock))
    return True


def _burn(draft: Draft) -> None:
    flying, profile = [asset for asset in draft.state.assets if asset.flying], draft.state.profile
    if not flying:
        return
    fuel = tuple(max(0, (asset.fuel or 0) - profile.burn) for asset in flying)
    bingo = tuple(asset.id for asset, left in zip(flying, fuel, strict=True) if left == profile.bingo)
    draft.emit(ev.FuelBurned(tuple(asset.id for asset in flying), fuel, bingo))
    for asset, left in zip(flying, fuel, strict=True):
        if left == 0:
            run_dry(draft, asset.id)
    settle(draft)


# -- an asset's turn ----------------------------------------------------------------------------------------------


def _target(draft: Draft) -> bool:
    options = acting_target_options(draft.state)
    if len(options) > 1:
        return False
    draft.emit(ev.Targeted(draft.act.asset, options[0].choice))
    return True


def _range(draft: Draft) -> bool:
    options = range_options(draft.state, draft.act)
    if len(options) > 1:
        return False
    draft.emit(ev.RangeDeclared(draft.act.asset, Range(options[0].facts["range"])))
    return True


def _roll(draft: Draft) -> bool:
    act = draft.act
    asset = draft.state.asset(act.asset)
    dice = pool(draft.state.profile, asset, act.range)
    why = "company-turn" if asset.kind == COMPANY else "ship-turn"
    comms, catapults = asset.systems.count("Y"), asset.systems.count("K")
    draft.emit(ev.Rolled(asset.id, dice, draft.dice.roll(dice), comms, catapults, why=why))
    return True


def _defend(draft: Draft) -> bool:
    """Defend by standing order, or not at all where no die can."""
    state, act = draft.state, draft.act
    if len(defend_options(act)) == 1:
        draft.emit(ev.Defended(act.asset, None, 0))
        return True
    ordered = state.order_of(state.asset(act.asset).owner).defend
    if not ordered:
        return False
    draft.emit(ev.Defended(act.asset, *_ordered_defense(act, ordered), why=ORDERED))
    return True


def _ordered_defense(act: Activation, ordered: str) -> tuple[int | None, int]:
    """The place and face of the die that is ordered; (None, 0) for none."""
    found = [item for item in defend_options(act) if "die" in item.facts]
    if ordered == "blue":
        found = [item for item in found if item.facts["die"][0] == "B"]
    return (None, 0) if ordered == NOTHING or not found else defense_of(act, found[0].choice)


def _repair(draft: Draft) -> bool:
    if wants_repair(draft.state, draft.act):
        return False
    draft.emit(ev.RepairEnded(draft.act.asset))
    return True


def _act(draft: Draft) -> bool:
    if green_ace.early(draft.state, draft.act) is not None:
        return False
    options = act_options(draft.state, draft.act)
    if len(options) > 1:
        return False
    if options[0].label == "done":
        draft.emit(ev.ActivationEnded(draft.act.asset))
    else:
        straight(draft)
    return True


def straight(draft: Draft) -> None:
    """Let a ship that nobody steers go straight on at its own speed."""
    draft.emit(ev.Boosted(draft.act.asset, None, 0))
    journey.depart(draft, draft.act.asset, straight_on(draft.state.profile.speed), 0, "manoeuvre")


def _cover(draft: Draft) -> bool:
    state, act = draft.state, draft.act
    matters = attacks.cover_matters(state, act)
    if matters and not state.mapped and attacks.dice_may_fall(state, act):
        return False
    cover = attacks.measured_cover(state, act) if matters and state.mapped else None
    draft.emit(ev.CoverDeclared(act.asset, act.target, cover))
    return True


def _screen(draft: Draft) -> bool:
    """The target defends first if it has not had its turn; then screens, spot dice, and the damage dice."""
    if attacks.call_up(draft) or attacks.screen_by_itself(draft):
        return True
    if attacks.screener_of(draft.state, draft.act) is not None:
        return _ordered_screen(draft)
    if draft.state.asset(draft.act.target).spots and attacks.dice_may_fall(draft.state, draft.act):
        return False
    attacks.resolve(draft, use_spot=False)
    return True


def _ordered_screen(draft: Draft) -> bool:
    """Screen by standing order; at a declared table nobody but the player knows what is near enough."""
    state, player = draft.state, present(attacks.screener_of(draft.state, draft.act))
    ordered = state.order_of(player).screen
    if not ordered or (ordered == "always" and not state.mapped):
        return False
    found = attacks.screens(state, draft.act, player)[0].id if ordered == "always" else None
    draft.emit(ev.Screened(player, draft.act.target, found, why=ORDERED))
    return True


def _mend(draft: Draft) -> bool:
    """Repair the only company that can be; all its systems if the die is enough, or if all are alike."""
    if draft.act.company is not None:
        return _restore(draft)
    options = mend_options(draft.state, draft.act)
    if len(options) > 1:
        return False
    mend(draft, options[0].facts["asset"])
    return True


def mend(draft: Draft, company: str) -> None:
    """Begin to repair a company, up to as many dice as the die shows."""
    draft.emit(ev.MendingBegan(draft.act.asset, company, draft.act.face_aside))


def _restore(draft: Draft) -> bool:
    act = draft.act
    company = draft.state.asset(act.company_now)
    left = act.mend - company.dice_left
    if len(company.lost) > left and left > 0 and len(restore_options(draft.state, act)) > 1:
        return False
    draft.emit(ev.Mended(act.asset, company.id, company.lost[: max(0, left)]))
    settle(draft)
    return True


def _fuel(draft: Draft) -> bool:
    options = refuel_options(draft.state, draft.act)
    if len(options) > 1:
        return False
    fuel(draft, options[0])
    return True


def fuel(draft: Draft, chosen: Option) -> None:
    """Give the chosen company a new fuel die, or let it keep the one that it has."""
    facts = chosen.facts
    draft.emit(ev.Fuelled(draft.act.asset, facts["asset"], facts["value"], kept=chosen.label == "keep-fuel"))
    settle(draft)


def _launch(draft: Draft) -> bool:
    state, act = draft.state, draft.act
    found = [a for a in launch_targets(state, state.asset(act.asset)) if a.id != act.company]
    if state.mapped or len(found) > 1:
        return False
    launch(draft, found[0].id, None)
    return True


def launch(draft: Draft, target: str, at: Point | None) -> None:
    """Put the fuelled company next to an asset; it clings to ships and HVAs."""
    asset = draft.state.asset(target)
    host = target if asset.ship or asset.kind == HVA else None
    company = draft.state.asset(draft.act.company_now)
    draft.emit(ev.Launched(draft.act.asset, company.id, target, host, at))
    contacts.shift(draft, company)
    settle(draft)


def _spot_target(draft: Draft) -> bool:
    if len(spot_options(draft.state, draft.act)) > 1:
        return False
    draft.emit(ev.ActivationEnded(draft.act.asset))
    return True


_BY_PHASE = {
    Phase.BIDDING: bidding.step,
    Phase.SETUP: deployment.step,
    Phase.ORDER: _order,
    Phase.BOARDING: _end_of_round,
}
_BY_STEP = {
    Step.TARGET: _target,
    Step.RANGE: _range,
    Step.ROLL: _roll,
    Step.DEFEND: _defend,
    Step.REPAIR: _repair,
    Step.ACT: _act,
    Step.COVER: _cover,
    Step.SCREEN: _screen,
    Step.MEND: _mend,
    Step.FUEL: _fuel,
    Step.LAUNCH: _launch,
    Step.SPOT_TARGET: _spot_target,
}
