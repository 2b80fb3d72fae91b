"""Why an action of a turn is refused: the first reason that a player would see, read from the state."""

from rules.core.choices import ACTION_COLOURS, die_refusal, find_dice
from rules.core.errors import Illegal, RulesError, shown
from rules.core.json_input import Facts
from rules.core.request import Request
from rules.intercept_orbit.placing.approach import approach
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.space.bases import span
from rules.intercept_orbit.state.pending import NOTHING, Activation
from rules.intercept_orbit.state.profile import Range
from rules.intercept_orbit.state.state import COMPANY, DEBRIS, HVA, Asset, State
from rules.intercept_orbit.turn.mend import own_companies
from rules.intercept_orbit.turn.spotting import beats

SERVICES = ("mend", "fuel")
LATER = (*SERVICES, "spot", "done", "hand", "release", "berth", "claim")
"""What a ship does after its move alone."""


def refused_die(state: State, request: Request, text: str) -> RulesError | None:
    """Why a die cannot be taken; None for a choice that names no action with a die."""
    act, (verb, _, rest) = state.act, text.partition(":")
    if verb not in ACTION_COLOURS:
        return None
    die, _, target = rest.partition(">")
    asset = state.asset(act.asset)
    used = (verb == "move" and act.moved) or (verb == "attack" and act.attacked)
    if used and request.kind != "defend":
        return Illegal("asset-action-used", verb=verb, asset=act.asset)
    if asset.kind == HVA:
        return _not_now(act, verb, {"why": "hva"})
    wrong = die_refusal(act, request, verb, die.strip())
    if wrong is not None:
        return wrong
    place = next(n for n in find_dice(act, die.strip()) if n not in act.used)
    return _not_now(act, verb, _why(state, act, verb, place, target.strip()))


def refused_action(state: State, request: Request, text: str) -> RulesError:
    """Why anything else cannot be done now."""
    act, verb = state.act, text.partition(":")[0].lower()
    asset = state.asset(act.asset)
    if verb == "straight":
        if asset.ship and act.moved:
            return Illegal("asset-action-used", verb="move", asset=asset.id)
        return _not_now(act, verb, {"why": "company" if asset.kind == COMPANY else "hva"})
    if verb in LATER and asset.ship and not act.moved:
        return _not_now(act, verb, {"why": "move-first"})
    if verb in (*LATER, "nudge"):
        return _not_now(act, verb, {"why": "nothing", "choice": shown(text)})
    return Illegal("not-an-option", kind="any", choice=shown(text))


def _not_now(act: Activation, verb: str, facts: Facts) -> RulesError:
    return Illegal("asset-action-not-now", verb=verb, asset=act.asset, **facts)


def _why(state: State, act: Activation, verb: str, die: int, target: str) -> Facts:
    """Why an action with a die that could be put to it is not open: the fact ``why``, and what it speaks of."""
    asset = state.asset(act.asset)
    if verb == "attack":
        return _no_attack(state, act)
    if verb in SERVICES and not asset.ship:
        return {"why": "company"}
    if asset.ship and not act.moved:
        return {"why": "move-first"}
    if verb == "spot":
        return _no_spot(state, act, die, target)
    own = own_companies(state, act)
    if not asset.systems.count("K"):
        return {"why": "no-catapult"}
    if not own:
        return {"why": "no-company"}
    if verb == "fuel":
        return {"why": "catapults-used", "launched": act.launched}
    return {"why": "low-die" if any(company.lost for company in own) else "nothing-lost"}


def why_no_attack(state: State) -> RulesError:
    """Why the acting asset cannot attack with any die."""
    return _not_now(state.act, "attack", _no_attack(state, state.act))


def _no_attack(state: State, act: Activation) -> Facts:
    if act.served:
        return {"why": "served"}
    if act.target == NOTHING or act.range is None:
        return {"why": "no-target"}
    asset, target = state.asset(act.asset), state.asset(act.target)
    if why := why_no_target(asset, target):
        return {"why": "target-gone" if why == "gone" else f"target-{why}", "target": target.id}
    comes = "no" if approach(state, asset, target, act.range) is None else "yes"
    return {**out_of_range(state, asset, target, act.range), "target": target.id, "comes": comes}


def why_no_target(asset: Asset, target: Asset | None) -> str:
    """Why something is no target for an attack or a spot; empty if it is one."""
    if target is None:
        return "unknown"
    if not target.alive:
        return "gone"
    if target.owner == asset.owner:
        return "own"
    if target.kind == HVA:
        return "hva"
    return "" if target.kind != COMPANY or target.flying else "drifting" if target.drifting else "aboard"


def out_of_range(state: State, asset: Asset, target: Asset, at: Range) -> Facts:
    """How a target misses a range."""
    far = round(measure.far(state, asset, target), 2)
    near = far <= span(state.profile, at)[0]
    return {"why": "too-near" if near else "too-far", "range": str(at), "distance": far}


def called(state: State, text: str) -> Asset | None:
    """The asset of that id, in any case; None without one."""
    name = text.strip().casefold()
    return next((asset for asset in state.assets if asset.id.casefold() == name), None)


def _no_spot(state: State, act: Activation, die: int, text: str) -> Facts:
    asset = state.asset(act.asset)
    if not text:
        foes = [other for other in state.there if other.tactical and not why_no_target(asset, other)]
        seen = any(measure.sees(state, act, other, act.comms) for other in foes)
        rides = any(beats(state, act, other, die) and measure.sees(state, act, other, act.comms) for other in foes)
        return {"why": "with-another" if rides else "not-greater" if seen else "nobody"}
    target = called(state, text)
    why = why_no_target(asset, target) or ("debris" if target is not None and target.kind == DEBRIS else "")
    if why or target is None:
        return {"why": f"target-{why}", "target": shown(text)}
    if measure.sees(state, act, target, act.comms):
        rides = beats(state, act, target, die)  # the die of an ace goes down beside another alone
        return {"why": "with-another" if rides else "not-greater", "target": target.id}
    most = measure.spot_range(state, asset)
    near = measure.within(state, asset, target, most)
    return {"why": "covered" if near else "too-far", "target": target.id, "distance": most}
