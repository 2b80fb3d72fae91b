"""A choice for every question: targets by exact odds, companies to ships and HVAs that nobody guards, safe courses."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.contract.capabilities import Choice, Policy, Reason, offered
from rules.contract.choosing import among, because, dice_of, first_of, named, rest, strongest
from rules.core.choices import is_worse
from rules.core.request import Option, Request
from rules.intercept_orbit.opponent.aim import COMING, attack_worth, hope_of, landing_worth, strike
from rules.intercept_orbit.opponent.places import danger_ahead, ranked, runs_low, where
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.state.profile import Range
from rules.intercept_orbit.state.state import COMPANY, NOTHING, Asset, State
from rules.intercept_orbit.turn.defaults import default

__all__ = ["POLICY", "choose"]

DECLARED = ("cover", "path", "range", "screen")
"""What players measure where space is not drawn."""
KEEP = 3
"""The least fuel with which a company is launched before the last rounds."""
NEAR, STEERS = 0.6, 1.5
"""The danger of the edge from which a ship is steered, and from which its best die is kept for that."""

WEIGHED = ("target", "act", "where", "launch")
"""The questions whose answers are worth a comparison."""


def choose(state: State, request: Request) -> Choice | None:
    """The choice for a request; None for a distance, a cover or a way that only people see."""
    if not state.mapped and request.kind in DECLARED:
        return None
    return _CHOOSERS.get(request.kind, _by_default)(state, request)


def others(state: State, request: Request) -> Sequence[Choice]:
    """The other sensible options of a question that is worth a comparison, the likeliest first."""
    if request.kind not in WEIGHED:
        return ()
    own = choose(state, request)
    if request.kind == "target" and own is not None:
        return [choice for _, choice in _aims(state, request) if choice.choice != own.choice]
    found = rest(request, own, lambda item: _sensible(request, item))
    if request.kind != "where":
        return found
    order = [item.choice for item in ranked(state, request)]
    return sorted((choice for choice in found if choice.choice in order), key=lambda choice: order.index(choice.choice))


def blind(state: State, request: Request) -> Sequence[object]:
    """The choices that say neither a range nor who is alone at an HVA, where nothing is measured."""
    if state.mapped or request.kind in DECLARED:
        return offered(state, request)
    options = [item for item in request.options if item.label != "path-claim"]
    return [item.facts["asset"] if item.label == "aim" else item.choice for item in options]


def _sensible(request: Request, item: Option) -> bool:
    if item.label in ("berth", "nudge", "path-claim", "release", "pass") or item.facts.get("debris"):
        return False
    return not (item.label in ("attack", "defend", "move", "no-defense") and is_worse(request, item))


def _by_default(state: State, request: Request) -> Choice:
    choice = default(state, request)
    found = next((item for item in request.options if item.choice == choice), None)
    return Choice(choice, Reason("default")) if found is None else because(found)


# -- order and targets --------------------------------------------------------------------------------------------


def _activate(state: State, request: Request) -> Choice:
    """The HVAs last; first the asset with the most valuable target."""
    assets = [item for item in among(request, "asset") if state.asset(item.facts["asset"]).tactical]
    if assets:
        return because(max(assets, key=lambda item: hope_of(state, state.asset(item.facts["asset"]))), "best-attack")
    straight = among(request, "hvas-straight")
    if straight and not straight[0].facts["meets"]:
        return because(straight[0])
    return because(among(request, "asset")[0])


def _target(state: State, request: Request) -> Choice:
    """The most valuable one."""
    best = next((choice for worth, choice in _aims(state, request) if worth > 0), None)
    return named(request, NOTHING) if best is None else best


def _aims(state: State, request: Request) -> Sequence[tuple[float, Choice]]:
    """Targets with their worth, the best first; where nothing is measured without the range, which people say."""
    asset, found = state.asset(request.facts["asset"]), dict[object, tuple[float, Choice]]()
    aims = [(_aim_worth(state, asset, item), item) for item in among(request, "aim") if not item.facts["debris"]]
    for worth, item in sorted(aims, key=lambda aim: -aim[0]):
        choice = because(item, worth=round(worth, 1))
        if not state.mapped:
            choice = Choice(item.facts["asset"], Reason("aim", item.facts))
        found.setdefault(choice.choice, (worth, choice))
    return [*found.values()]


def _aim_worth(state: State, asset: Asset, item: Option) -> float:
    target, at = state.asset(item.facts["asset"]), Range(item.facts["range"])
    now = not state.mapped or at in measure.ranges_to(state, asset, target)
    return attack_worth(state, asset, target, at) * (1.0 if now else COMING)


def _range(state: State, request: Request) -> Choice:
    asset, target = state.asset(request.facts["asset"]), state.asset(request.facts["target"])
    return because(max(request.options, key=lambda item: attack_worth(state, asset, target, Range(item.choice))))


# -- dice ---------------------------------------------------------------------------------------------------------


def _defend(state: State, request: Request) -> Choice:
    """The best die; of a ship that has to turn before the edge, the best that it doesn't steer with."""
    dice, ship = dice_of(request), state.asset(request.facts["asset"])
    if state.mapped and ship.ship and ship.at is not None and danger_ahead(state, ship, ship.at, ship.heading) > STEERS:
        dice = _without_helm(request, dice)
    best = strongest(dice)
    return named(request, "none") if best is None else because(best, "best-die-defends")


def _without_helm(request: Request, dice: list[Option]) -> list[Option]:
    """Without the best white die, unless a green one is as good for steering."""
    rolled = zip(request.facts["dice"], request.facts["faces"], strict=True)
    green = max((face for die, face in rolled if die[0] == "G"), default=0)
    helm = strongest(item for item in dice if item.facts["die"][0] == "W")
    return [item for item in dice if item is not helm or helm.facts["face"] <= green]


def _act(state: State, request: Request) -> Choice:
    """Take what is there for the taking, attack where it does harm, move, launch companies, spot."""
    claims = among(request, "path-claim")
    if claims and _unopposed(state, request.player):
        return because(claims[0])
    attack = strongest(among(request, "attack"))
    if attack is not None and (told := _attack(state, attack)) is not None:
        return told
    asset = state.asset(state.act.asset)
    move = strongest(among(request, "move"))
    straight = among(request, "straight")
    if straight:
        return because(move) if move is not None and _steers(state, straight[0]) else because(straight[0])
    if move is not None and (asset.kind != COMPANY or _flies_on(state, asset)):
        return because(move)
    return _serve(state, request) or _spot(state, request)


def _unopposed(state: State, player: int) -> bool:
    """Whether nobody else has TAs left: then a player is alone wherever it is."""
    return not any(state.has_tas(other) for other in range(len(state.players)) if other != player)


def _attack(state: State, attack: Option) -> Choice | None:
    act = state.act
    asset, target = state.asset(act.asset), state.asset(act.target)
    hits, share, kill = strike(state, asset, target, act.declared_range, attack.facts["face"])
    if share <= 0:
        return None
    return because(attack, target=target.id, hits=round(hits, 1), destroys=round(kill, 2))


def _steers(state: State, straight: Option) -> bool:
    """Whether a ship is better steered than let go on: out of range, into something, toward the edge."""
    act = state.act
    ship, waits = state.asset(act.asset), act.target != NOTHING and not act.attacked
    near = ship.at is not None and danger_ahead(state, ship, ship.at, ship.heading) > NEAR
    return bool(straight.facts["meets"] or straight.facts["leaves"] or waits or near)


def _flies_on(state: State, company: Asset) -> bool:
    """Whether a company leaves what it clings to: it stays at what it takes or holds while it has fuel."""
    if company.host is None:
        return True
    host = state.asset(company.host)
    if host.owner == company.owner and host.builder == company.owner:
        return not host.ship
    return runs_low(state, company)


def _serve(state: State, request: Request) -> Choice | None:
    """Launch a company with enough fuel where it may take something."""
    fuel = strongest(among(request, "fuel"))
    if fuel is None or fuel.facts["face"] < min(state.clock, KEEP):
        return None
    asset = state.asset(state.act.asset)
    if not state.mapped or _prize(state, asset) > 0:
        return because(fuel)
    return None


def _prize(state: State, carrier: Asset) -> float:
    found = measure.launch_targets(state, carrier)
    return max((landing_worth(state, carrier.owner, target) for target in found), default=0.0)


def _spot(state: State, request: Request) -> Choice:
    """The best die for the target that has the least left to lose."""
    found = among(request, "spot-at")
    if not found:
        return named(request, "done")
    most = max(item.facts["face"] for item in found)
    best = [item for item in found if item.facts["face"] == most]
    return because(min(best, key=lambda item: _toughness(state, item.facts["asset"])))


def _toughness(state: State, asset: str) -> int:
    """What an asset may still lose; HVAs lose nothing."""
    target = state.asset(asset)
    return target.dice_left if target.ship or target.flying else 99


# -- companies ----------------------------------------------------------------------------------------------------


def _launch(state: State, request: Request) -> Choice:
    player = request.player
    return because(
        max(request.options, key=lambda item: landing_worth(state, player, state.asset(item.facts["asset"])))
    )


def _harm(state: State, request: Request) -> Choice:
    """Finish off companies first; a ship that one takes is spared."""
    ship = state.asset(request.facts["ship"])

    def worth(item: Option) -> tuple[bool, int]:
        victim = state.asset(item.facts["asset"])
        return victim.id != ship.id, -victim.dice_left

    return because(max(request.options, key=worth))


def _ram(state: State, request: Request) -> Choice:
    """Ram only what has less left to lose."""
    rammer, target = state.asset(request.facts["asset"]), state.asset(request.facts["target"])
    hostile = target.owner != rammer.owner and target.tactical and target.dice_left < rammer.dice_left
    return named(request, "yes" if hostile and request.player == rammer.owner else "no")


def _spot_target(state: State, request: Request) -> Choice:
    found = among(request, "asset")
    return because(found[0]) if found else named(request, "none")


def _deploy(state: State, request: Request) -> Choice:
    return named(request, "enough" if among(request, "debris-enough") else "ready")


_CHOOSERS: dict[str, Callable[[State, Request], Choice]] = {
    "tie": first_of("stand"),
    "deploy": _deploy,
    "where": where,
    "activate": _activate,
    "target": _target,
    "range": _range,
    "defend": _defend,
    "act": _act,
    "use-spot": first_of("yes"),
    "cover-hit": first_of("no"),
    "dodge": first_of("no"),
    "ride": first_of("yes"),
    "carry": first_of("yes"),
    "cling": first_of("yes"),
    "avoid": first_of("yes"),
    "ram": _ram,
    "launch": _launch,
    "harm": _harm,
    "spot-target": _spot_target,
}

POLICY = Policy(choose, others, blind)
