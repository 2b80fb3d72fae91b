"""What an asset does in its turn (rulebook: "On a ship's turn, you'll", "A Frame Company's Turn")."""

import re
from collections.abc import Iterator, Sequence

from msgspec import structs

from rules.contract.capabilities import Choice
from rules.contract.choosing import among, because, named, rest, strongest
from rules.core.choices import die_options, find_dice, find_option, is_worse, text_of
from rules.core.errors import RulesError
from rules.core.request import Option, Request, option
from rules.frames.hits import damage_dice
from rules.intercept_orbit.activation import ActivationEnded
from rules.intercept_orbit.combat.agreement import in_known_range
from rules.intercept_orbit.combat.attack import AttackDeclared, SpotAnnounced, UseSpot, called_up, may_attack
from rules.intercept_orbit.combat.cover import Cover
from rules.intercept_orbit.movement.aces import nudge, nudges
from rules.intercept_orbit.movement.clinging import berth, berths, hand, hand_options
from rules.intercept_orbit.movement.journey import Path
from rules.intercept_orbit.movement.steering import Boosted, ChooseCourse, Moved, go_straight, straight_facts
from rules.intercept_orbit.opponent.aim import danger_ahead, landing_worth, runs_low, strike
from rules.intercept_orbit.possession import Released, claim, known_rival, settle
from rules.intercept_orbit.rule import Draft, TurnQuestion
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.state.pending import NOTHING, Activation, Step
from rules.intercept_orbit.state.state import COMPANY, HVA, Asset, State
from rules.intercept_orbit.turn.launch import FuelAimed, LaunchBeside, Refuel, refuel_options
from rules.intercept_orbit.turn.mend import MendAimed, mend_options, own_companies
from rules.intercept_orbit.turn.refused import refused_action, refused_die
from rules.intercept_orbit.turn.spotting import spot_with, spots

KEEP = 3
"""The least fuel with which a company is launched before the last rounds."""
_SPACES = re.compile(r"\s*([:>])\s*")
NEAR = 0.6
"""The danger of the edge from which a ship is steered."""


class Act(TurnQuestion):
    """The next action of the asset that has its turn:

    ``attack:3`` [attack; die, face, index], at a declared table ``attack-spot:3`` [attack-spot; the same, spot]: with
    the spot dice on the target, which is asked before the damage dice else;
    ``move:3`` [move of a company, manoeuvre of a ship; die, face, index];
    ``straight`` [straight; speed, meets, leaves, loses]: a ship or HVA goes on as it is; ``mend:3`` [mend], ``fuel:3``
    [fuel]; ``spot:3>B1`` [spot-at; die, face, index, asset, second (of a yellow ace)], ``spot:3`` is asked its target;
    ``nudge:B1:left`` [nudge; asset, how, company]; ``release:Bc1`` [release; asset]; ``hand:Ac1>A2`` [hand; asset,
    host, fate (safe, captive, boards)]: to a ship passed; ``done`` [done; unfired, the target that it has
    not attacked but has a die for]; on a map ``berth:Ac1:bow`` [berth; asset, host, how (bow, starboard,
    stern, port)]: to that side of the ship; at a declared table ``claim:BV1:A`` [path-claim;
    asset, side] for an HVA that the player may be alone at. Facts: target, kind.
    """

    kind = "act"
    at = (Step.ACT,)
    joined = (Cover.kind, UseSpot.kind, Path.kind, Refuel.kind, LaunchBeside.kind, ChooseCourse.kind)
    least = "done"
    weighed = True

    def step(self, draft: Draft) -> bool:
        options = _options(draft.state, draft.act)
        if len(options) > 1:
            return False
        if options[0].label == "done":
            draft.emit(ActivationEnded(draft.act.asset))
        else:
            go_straight(draft)
        return True

    def continue_straight(self, draft: Draft) -> bool:
        asset = draft.state.asset(draft.act.asset)
        if asset.kind == HVA:
            draft.emit(ActivationEnded(asset.id))
        return asset.kind == HVA

    def ask(self, state: State) -> Request:
        asset = state.asset(state.act.asset)
        why = "company-turn" if asset.kind == COMPANY else "ship-turn"
        return self.to_owner(state, _options(state, state.act), target=state.act.target, kind=asset.kind, why=why)

    def read(self, state: State, request: Request, choice: object) -> Option:
        """Also a die to spot with, without its target, or by its face (``spot:Y6 5>B1``)."""
        text = _SPACES.sub(r"\1", text_of(request, choice))
        alone = structs.replace(request, options=tuple(_alone(request)))
        found = find_option(request, text, state.act) or find_option(alone, text, state.act)
        verb, _, rest = text.partition(":")
        die, aim, target = rest.partition(">")
        if aim and found is None:
            rolled = list(zip(state.act.dice, state.act.faces, strict=True))
            named = {rolled[place] for place in find_dice(state.act, die)}  # equal dice are offered once
            alike = (f"{verb}:{place}>{target}" for place, one in enumerate(rolled) if one in named)
            found = next(filter(None, (find_option(request, item, None) for item in alike)), None)
        if found is None:
            raise self.refused(state, request, text)
        return found

    def refused(self, state: State, request: Request, text: str) -> RulesError:
        return refused_die(state, request, text) or refused_action(state, request, text)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        act, facts = draft.act, chosen.facts
        match chosen.label:
            case "straight":
                go_straight(draft)
            case "spot" | "spot-at":
                spot_with(draft, facts["index"], facts.get("asset"))
            case "nudge":
                nudge(draft, facts["company"], facts["asset"], facts["how"])
            case "release":
                draft.emit(Released(act.asset, facts["asset"]))
                settle(draft)
            case "hand":
                hand(draft, act.asset, chosen)
            case "berth":
                berth(draft, chosen)
            case "path-claim":
                claim(draft, facts["asset"], facts["side"], request.player)
                settle(draft)
            case "done":
                draft.emit(ActivationEnded(act.asset))
            case verb:
                _put_die(draft, verb, facts["index"])

    def default(self, state: State, request: Request) -> object:
        straight = among(request, "straight")
        return straight[0].choice if straight else super().default(state, request)

    def folds(self, state: State, request: Request, option: Option) -> bool:
        """Dice that are worse in every way than others for the same target, an attack that the target's defense stops
        or that leaves the spot open, the sides of a hull, HVAs to claim; which die repairs and which one fuels is a
        choice, whatever they show."""
        if option.label in ("mend", "fuel"):
            return False
        if option.label == "attack" and (among(request, "attack-spot") or is_stopped(state, option.facts["face"])):
            return True
        target = option.facts.get("asset")
        same = tuple(item for item in request.options if item.facts.get("asset") == target)
        return option.label in ("berth", "path-claim") or is_worse(structs.replace(request, options=same), option)

    def beside(self, state: State, request: Request, option: Option) -> bool:
        """Beside a move a spot on the target, with the best die that is left; beside a defense an attack."""
        if option.label != "spot-at":
            return option.label != "attack" or not among(request, "attack-spot")
        return option.facts["asset"] == request.facts["target"] and not self.folds(state, request, option)

    def choose(self, state: State, request: Request) -> Choice | None:
        """Take what is there for the taking, attack where it does harm, move, launch companies, spot."""
        claims = among(request, "path-claim")
        if claims and _unopposed(state, request.player):
            return because(claims[0])
        attack = strongest(among(request, "attack"))
        if attack is not None and (found := _attack(state, attack)) is not None:
            return found
        asset = state.asset(state.act.asset)
        move = strongest(among(request, "move"))
        straight = among(request, "straight")
        if straight:
            return because(move) if move is not None and _steers(state, straight[0]) else because(straight[0])
        if move is not None and (asset.kind != COMPANY or _flies_on(state, asset)):
            return because(move)
        return _serve(state, request) or _spot(state, request)

    def others(self, state: State, request: Request) -> Sequence[Choice]:
        """No die that another one beats, and no attack that would roll no dice."""

        def does_something(item: Option) -> bool:
            stopped = item.label == "attack" and is_stopped(state, item.facts["face"])
            return not is_worse(request, item) and not stopped

        return rest(request, self.choose(state, request), does_something)

    def blind(self, state: State, request: Request) -> Sequence[object]:
        return [item.choice for item in request.options if state.mapped or item.label != "path-claim"]


def stopped_by(state: State) -> int:
    """The defense of a target in range that stops every die of the acting asset; 0 where there is none."""
    act = state.act
    dice = die_options(act, "attack") if may_attack(state, act) else ()
    stops = bool(dice) and all(is_stopped(state, item.facts["face"]) for item in dice)
    return state.asset(act.target).defense or 0 if stops else 0


def is_stopped(state: State, value: int) -> bool:
    """Whether an attack of that value rolls no damage dice against a target that has defended."""
    target = state.asset(state.act.target)
    return target.defense is not None and not damage_dice(value, target.spot or 0, target.defense)


def _put_die(draft: Draft, verb: str, die: int) -> None:
    """Put a die to an action."""
    act = draft.act
    value = act.faces[die]
    match verb:
        case "attack" | "attack-spot":
            draft.emit(AttackDeclared(act.asset, act.target, die, value, act.declared_range))
            if verb == "attack-spot":
                draft.emit(SpotAnnounced(act.asset, act.target, draft.state.asset(act.target).spot or 0))
        case "move" if draft.state.asset(act.asset).ship:
            draft.emit(Boosted(act.asset, die, value))
        case "move":
            draft.emit(Moved(act.asset, die, value, act.over))
        case "mend":
            draft.emit(MendAimed(act.asset, die, value))
        case "fuel":
            draft.emit(FuelAimed(act.asset, die, value))


def _alone(request: Request) -> Iterator[Option]:
    """The dice to spot with, each without a target."""
    for item in among(request, "spot-at"):
        facts = {name: item.facts[name] for name in ("die", "face", "index")}
        yield option(item.choice.partition(">")[0], "spot", **facts)


# -- the options ------------------------------------------------------------------------------------------------------


def _options(state: State, act: Activation) -> tuple[Option, ...]:
    """The actions open to an asset. A ship must move before it serves companies, spots or is done."""
    asset = state.asset(act.asset)
    freed = (*hand_options(state, asset, act.passed, "hand:"), *_releases(state, act))
    unfired = not act.attacked and act.target != NOTHING and die_options(act, "attack")
    done = option("done", "done", unfired=act.target if unfired else None)
    if asset.kind == HVA:
        return (*freed, done)
    pushes = nudges(state, act)
    last = (*pushes, *freed, *_claims(state, act), done)
    attacks = _attacks(state, act) if may_attack(state, act) else []
    if asset.kind == COMPANY:
        moves = [] if act.moved else die_options(act, "move")
        return (*attacks, *moves, *spots(state, act), *last)
    if not act.moved:
        return (
            *attacks,
            *die_options(act, "move"),
            option("straight", "straight", **straight_facts(state, (asset,))),
            *pushes,
        )
    return (*attacks, *_services(state, act), *spots(state, act), *_berths(state, act), *last)


def _attacks(state: State, act: Activation) -> list[Option]:
    """The dice to attack with. Where the target's player has to agree first, the spot may be used at once."""
    target, plain = state.asset(act.target), die_options(act, "attack")
    early = target.spots and state.needs_agreement and not called_up(state, target) and not in_known_range(state, act)
    if not early:
        return plain
    spot, defense = target.spot or 0, target.defense or 0
    rolls = (item for item in plain if damage_dice(item.facts["face"], spot, defense))
    return [
        *(option(f"attack-spot:{item.facts['index']}", "attack-spot", **item.facts, spot=spot) for item in rolls),
        *plain,
    ]


def _releases(state: State, act: Activation) -> list[Option]:
    """The companies without fuel that it may let go; its own that are aboard stay."""
    held = [a for a in state.touching(act.asset) if a.drifting or (a.aboard and a.captive)]
    return [option(f"release:{a.id}", "release", asset=a.id) for a in held]


def _berths(state: State, act: Activation) -> list[Option]:
    """On a map: the sides of a ship that has moved, for each company in flight of its player, once a turn."""
    if not state.mapped:
        return []
    own = (a for a in own_companies(state, act) if a.flying and a.id not in act.nudged)
    return [item for company in own for item in berths(state, company, act.asset, "berth:")]


def _claims(state: State, act: Activation) -> list[Option]:
    """At a declared table: others' HVAs beside which the player may be alone: those to which a company of it clings,
    and all of them after something has left or come otherwise than by a declared way."""
    if state.mapped:
        return []
    player = state.asset(act.asset).owner
    hosts = {a.host for a in state.assets_of(player) if a.flying}
    found = [a for a in state.there if a.kind == HVA and a.owner != player]
    found = [a for a in found if a.id in hosts or player in state.vacated]
    found = [a for a in found if a.id not in act.refuted and not known_rival(state, a.id, player)]
    letter = state.players[player].letter
    return [option(f"claim:{a.id}:{letter}", "path-claim", asset=a.id, side=player) for a in found]


def _services(state: State, act: Activation) -> list[Option]:
    """Black and white dice to repair a company, or to fuel and launch one: one for each catapult."""
    catapults = state.asset(act.asset).systems.count("K")
    if not catapults:
        return []
    found = [item for item in die_options(act, "mend") if mend_options(state, act, item.facts["face"])]
    if act.launched < catapults and refuel_options(state, act):
        found += die_options(act, "fuel")
    return found


# -- how an empty seat acts -------------------------------------------------------------------------------------------


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
