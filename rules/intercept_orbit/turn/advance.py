"""What happens by itself between two decisions."""

from __future__ import annotations

from rules.core.choices import defend_options
from rules.core.errors import Illegal
from rules.intercept_orbit import events as ev
from rules.intercept_orbit.combat import boarding, combat
from rules.intercept_orbit.combat.control import lose, loss_options, outcome_of, run_dry, settle
from rules.intercept_orbit.fold.draft import Draft
from rules.intercept_orbit.movement import collisions, journey
from rules.intercept_orbit.opening import bidding, deployment
from rules.intercept_orbit.space.measure import launch_targets
from rules.intercept_orbit.state.pools import pool
from rules.intercept_orbit.state.profile import Range
from rules.intercept_orbit.state.state import COMPANY, HVA, Phase, Step
from rules.intercept_orbit.turn.actions import (
    act_options,
    mend_options,
    range_options,
    refuel_options,
    restore_options,
    spot_options,
    target_options,
    wants_repair,
)

__all__ = ["advance", "mend"]

_STEPS_MAX = 10_000


def advance(draft: Draft) -> None:
    """Lets everything happen that nobody has to decide, until somebody must or the game is over."""
    for _ in range(_STEPS_MAX):
        if not _step(draft) and not _settled(draft):
            return
    raise Illegal("no-progress")


def _step(draft: Draft) -> bool:
    """One thing that happens by itself. False when a player must decide, or all is over."""
    state = draft.state
    if state.phase is Phase.OVER:
        return False
    if state.owed:
        return _losses(draft)
    if state.crash is not None:
        return collisions.step(draft)
    if state.journey is not None:
        return journey.step(draft)
    if state.stack:
        automatic = _BY_STEP.get(state.stack[-1].step)
        return automatic is not None and automatic(draft)
    return _BY_PHASE[state.phase](draft)


def _settled(draft: Draft) -> bool:
    """Whether something changed hands, or a score, before the next question."""
    before = len(draft.events)
    if draft.state.round and draft.state.phase is not Phase.OVER:
        settle(draft)
    return len(draft.events) > before


def _losses(draft: Draft) -> bool:
    """Takes a hit where there is nothing to choose."""
    if combat.may_dodge(draft.state):
        return False
    asset = draft.state.asset(draft.state.owed[0].asset)
    choices = loss_options(asset)
    if len(choices) > 1:
        return False
    if choices:
        lose(draft, asset.id, choices[0])
    else:
        combat.finish_off(draft)
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
    if draft.state.boarding is not None and draft.state.boarding.ship is not None:
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
    flying = [asset for asset in draft.state.assets if asset.flying]
    if not flying:
        return
    fuel = tuple((asset.fuel or 0) - 1 for asset in flying)
    bingo = tuple(a.id for a, left in zip(flying, fuel, strict=True) if left == draft.state.profile.bingo)
    draft.emit(ev.FuelBurned(tuple(asset.id for asset in flying), fuel, bingo))
    for asset, left in zip(flying, fuel, strict=True):
        if left == 0:
            run_dry(draft, asset.id)
    settle(draft)


# -- an asset's turn ----------------------------------------------------------------------------------------------


def _target(draft: Draft) -> bool:
    options = target_options(draft.state, draft.state.asset(draft.act.asset))
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
    dice = pool(asset, act.range)
    why = "company-turn" if asset.kind == COMPANY else "ship-turn"
    comms, catapults = asset.systems.count("Y"), asset.systems.count("K")
    draft.emit(ev.Rolled(asset.id, dice, draft.dice.roll(dice), comms, catapults, why=why))
    return True


def _defend(draft: Draft) -> bool:
    if len(defend_options(draft.act)) > 1:
        return False
    draft.emit(ev.Defended(draft.act.asset, None, 0))
    return True


def _repair(draft: Draft) -> bool:
    if wants_repair(draft.state, draft.act):
        return False
    draft.emit(ev.RepairEnded(draft.act.asset))
    return True


def _act(draft: Draft) -> bool:
    options = act_options(draft.state, draft.act)
    if len(options) > 1:
        return False
    if options[0].choice == "done":
        draft.emit(ev.ActivationEnded(draft.act.asset))
    else:
        straight(draft)
    return True


def straight(draft: Draft) -> None:
    """A ship that nobody steers goes straight on at its own speed."""
    speed = draft.state.profile.speed
    draft.emit(ev.Boosted(draft.act.asset, None, 0))
    journey.depart(draft, draft.act.asset, speed, (0,) * speed, 0)


def _cover(draft: Draft) -> bool:
    state, act = draft.state, draft.act
    matters = combat.cover_matters(state, act)
    if matters and not state.mapped:
        return False
    draft.emit(ev.CoverDeclared(act.asset, act.target, combat.measured_cover(state, act) if matters else None))
    return True


def _screen(draft: Draft) -> bool:
    """The target defends itself first if it has not had its turn; then screens; then spot dice; then the dice fall."""
    if combat.call_up(draft) or combat.screen_by_itself(draft):
        return True
    if combat.screener_of(draft.state, draft.act) is not None:
        return False
    if draft.state.asset(draft.act.target).spots:
        return False
    combat.resolve(draft, use_spot=False)
    return True


def _mend(draft: Draft) -> bool:
    """The only company that can be repaired; all its systems if the die is enough, or all are alike."""
    act = draft.act
    if act.company is None:
        options = mend_options(draft.state, act)
        if len(options) > 1:
            return False
        mend(draft, options[0].choice)
        return True
    return _restore(draft)


def mend(draft: Draft, company: str) -> None:
    """A company is repaired up to as many dice as the die shows."""
    act = draft.act
    assert act.die is not None
    draft.emit(ev.MendingBegan(act.asset, company, act.faces[act.die]))


def _restore(draft: Draft) -> bool:
    act = draft.act
    company = draft.state.asset(act.company or "")
    left = act.mend - company.white - len(company.systems)
    if len(company.lost) > left and left > 0 and len(restore_options(draft.state, act)) > 1:
        return False
    draft.emit(ev.Mended(act.asset, company.id, company.lost[: max(0, left)]))
    settle(draft)
    return True


def _fuel(draft: Draft) -> bool:
    options = refuel_options(draft.state, draft.act)
    if len(options) > 1:
        return False
    fuel(draft, options[0].choice)
    return True


def fuel(draft: Draft, company: str) -> None:
    """A company has a new fuel die."""
    act = draft.act
    assert act.die is not None
    draft.emit(ev.Fuelled(act.asset, company, act.faces[act.die]))
    settle(draft)


def _launch(draft: Draft) -> bool:
    state, act = draft.state, draft.act
    found = [a for a in launch_targets(state, state.asset(act.asset)) if a.id != act.company]
    if state.mapped or len(found) > 1:
        return False
    launch(draft, found[0].id, None)
    return True


def launch(draft: Draft, target: str, at: tuple[float, float] | None) -> None:
    """The company that was fuelled is put next to an asset; it clings to ships and HVAs."""
    act = draft.act
    assert act.company is not None
    asset = draft.state.asset(target)
    host = target if asset.ship or asset.kind == HVA else None
    draft.emit(ev.Launched(act.asset, act.company, target, host, at))
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
