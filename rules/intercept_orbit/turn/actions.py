"""The options of an asset's turn (rulebook: "On a ship's turn, you'll", "A Frame Company's Turn")."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.choices import die_options
from rules.core.json_input import Facts
from rules.core.request import Option, option
from rules.intercept_orbit.movement import green_ace
from rules.intercept_orbit.movement.ask import hand_options
from rules.intercept_orbit.placing.placement import Steer, flight_of
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.space.course import straight_on
from rules.intercept_orbit.space.ruler import Run
from rules.intercept_orbit.state.pools import ace_die
from rules.intercept_orbit.state.state import COMPANY, HVA, NOBODY, NOTHING, Activation, Asset, Spot, State

__all__ = [
    "act_options",
    "may_attack",
    "mend_options",
    "refuel_options",
    "repair_dice",
    "repair_options",
    "restore_options",
    "spot_dice",
    "spot_die_options",
    "spot_options",
    "spottable",
    "straight_facts",
    "wants_repair",
]


def repair_dice(state: State, act: Activation) -> list[int]:
    """The unused white dice that repair a ship."""
    return [n for n in _unused(act, "W6") if act.faces[n] == state.profile.repair]


def spot_dice(state: State, act: Activation, die: int) -> tuple[Spot, ...]:
    """A die to spot with, and that of a yellow ace that goes down beside it."""
    asset = state.asset(act.asset)
    second = _unused(act, ace_die("Y")) if asset.ace == "Y" and act.dice[die] != ace_die("Y") else []
    return tuple(Spot(act.dice[n], act.faces[n]) for n in (die, *second))


def _unused(act: Activation, die: str) -> list[int]:
    """The indexes of the unused dice of a kind, the highest first."""
    found = [n for n, kind in enumerate(act.dice) if kind == die and n not in act.used]
    return sorted(found, key=lambda n: -act.faces[n])


def wants_repair(state: State, act: Activation) -> bool:
    """Whether a ship has a white die that repairs, and a system at the side of the table."""
    asset = state.asset(act.asset)
    return asset.ship and bool(asset.lost) and bool(repair_dice(state, act))


def repair_options(state: State, act: Activation) -> tuple[Option, ...]:
    """The systems open to repair."""
    kinds = dict.fromkeys(state.asset(act.asset).lost)
    return (*(option(kind, "repair", system=kind) for kind in kinds), option("none", "no-repair"))


def act_options(state: State, act: Activation) -> tuple[Option, ...]:
    """The actions open to an asset. A ship must move before it serves companies, spots or is done."""
    asset = state.asset(act.asset)
    if asset.kind == HVA:
        return (*_hands(state, act), *_releases(state, act), _done())
    freed = (*_hands(state, act), *_releases(state, act))
    last = (*green_ace.nudges(state, act), *freed, *_claims(state, act), _done())
    attacks = die_options(act, "attack") if may_attack(state, act) else []
    if asset.kind == COMPANY:
        moves = [] if act.moved else die_options(act, "move")
        return (*attacks, *moves, *_spots(state, act), *last)
    if not act.moved:
        moves = [*die_options(act, "move"), option("straight", "straight", **straight_facts(state, (asset,)))]
        return (*attacks, *moves, *green_ace.nudges(state, act))
    return (*attacks, *_services(state, act), *_spots(state, act), *_berths(state, act), *last)


def straight_facts(state: State, assets: Sequence[Asset]) -> Facts:
    """What becomes of assets that go straight on: on a map what they run on (``meets``; companies only slip past), and
    whether a ship ``leaves`` it."""
    runs = [(asset, _straight_run(state, asset)) for asset in assets if asset.at is not None]
    met = dict.fromkeys(n for _, flown in runs for n in flown.runs_on if state.asset(n).kind != COMPANY)
    gone = [asset.id for asset, flown in runs if flown.leaves is not None and asset.ship]
    return {"speed": state.profile.speed, "meets": list(met), "leaves": bool(gone)}


def _straight_run(state: State, asset: Asset) -> Run:
    return flight_of(state, Steer(asset.id, asset.owner, 0)).run(straight_on(state.profile.speed), passed=False)


def _done() -> Option:
    return option("done", "done")


def may_attack(state: State, act: Activation) -> bool:
    """Whether the declared target is still there, and at the declared range."""
    if act.attacked or act.served or act.range is None or act.target == NOTHING:
        return False
    target = state.asset(act.target)
    own = target.owner == state.asset(act.asset).owner
    if not target.alive or own or (target.kind == COMPANY and not target.flying):
        return False
    return measure.in_range(state, act)


def _spots(state: State, act: Activation) -> list[Option]:
    """Each die to spot with beside each asset that it would spot."""
    return [
        option(f"{die.choice}>{target.id}", "spot-at", **die.facts, asset=target.id, second=_second(state, act, die))
        for die in spot_die_options(state, act)
        for target in spottable(state, act, die.facts["index"])
    ]


def _second(state: State, act: Activation, die: Option) -> int:
    """What the die of a yellow ace beside it shows; 0 without one."""
    return sum(spot.value for spot in spot_dice(state, act, die.facts["index"])[1:])


def spot_die_options(state: State, act: Activation) -> list[Option]:
    """Dice to spot with; an ace's die goes along with another, and alone only where there is no other."""
    found = die_options(act, "spot")
    others = [item for item in found if act.dice[item.facts["index"]] != ace_die("Y")]
    return [item for item in others or found if spottable(state, act, item.facts["index"])]


def spottable(state: State, act: Activation, die: int) -> list[Asset]:
    """The enemy TAs beside which that die would change something."""
    asset = state.asset(act.asset)
    best, ace = max(spot.value for spot in spot_dice(state, act, die)), asset.ace == "Y"
    found = [a for a in state.there if a.owner not in (asset.owner, NOBODY) and (a.ship or a.flying)]
    return [a for a in found if _greater(a, best, ace) and measure.sees(state, act, a, act.comms)]


def _greater(target: Asset, value: int, ace: bool) -> bool:
    """Whether a die beats one that lies there, or there is room; an ace's second die has room of its own."""
    return len(target.spots) < (2 if ace else 1) or any(spot.value < value for spot in target.spots)


def spot_options(state: State, act: Activation) -> tuple[Option, ...]:
    """The assets to spot with the die set aside."""
    found = [] if act.die is None else spottable(state, act, act.die)
    return (*(option(a.id, "asset", asset=a.id) for a in found), option("none", "nobody"))


def _hands(state: State, act: Activation) -> tuple[Option, ...]:
    """The companies that may go over to a ship that the way has passed."""
    return hand_options(state, state.asset(act.asset), act.passed, "hand:")


def _releases(state: State, act: Activation) -> list[Option]:
    """The companies without fuel that it may let go; its own that are aboard stay."""
    held = [a for a in state.touching(act.asset) if a.drifting or (a.aboard and a.captive)]
    return [option(f"release:{a.id}", "release", asset=a.id) for a in held]


def _berths(state: State, act: Activation) -> list[Option]:
    """On a map: the sides of a ship that has moved, for each company in flight of its player, once a turn."""
    if not state.mapped:
        return []
    own = [a for a in _own(state, act) if a.flying and a.id not in act.nudged]
    return [
        option(f"berth:{a.id}:{how}", "berth", asset=a.id, host=act.asset, how=how)
        for a in own
        for how in measure.other_sides(state, state.asset(act.asset), a)
    ]


def _claims(state: State, act: Activation) -> list[Option]:
    """At a declared table: others' HVAs beside which the player may be alone: those to which a company of it clings,
    and all of them after something has left or come otherwise than by a declared way."""
    if state.mapped:
        return []
    player = state.asset(act.asset).owner
    hosts = {a.host for a in state.assets_of(player) if a.flying}
    found = [a for a in state.there if a.kind == HVA and a.owner != player]
    found = [a for a in found if a.id in hosts or player in state.vacated]
    letter = state.players[player].letter
    return [option(f"claim:{a.id}:{letter}", "path-claim", asset=a.id, side=player) for a in found]


# -- companies served -------------------------------------------------------------------------------------------------


def _services(state: State, act: Activation) -> list[Option]:
    """Black and white dice to repair a company, or to fuel and launch one: one for each catapult."""
    if not act.catapults:
        return []
    found = [item for item in die_options(act, "mend") if len(mend_options(state, act, item.facts["face"])) > 0]
    if act.launched < act.catapults and refuel_options(state, act):
        found += die_options(act, "fuel")
    return found


def _own(state: State, act: Activation) -> list[Asset]:
    owner = state.asset(act.asset).owner
    return [a for a in state.touching(act.asset) if a.kind == COMPANY and a.owner == owner]


def mend_options(state: State, act: Activation, value: int | None = None) -> tuple[Option, ...]:
    """The companies that have lost something and have fewer dice than the repair die shows."""
    most = act.face_aside if value is None else value
    found = (a for a in _own(state, act) if a.lost and a.dice_left < most)
    return tuple(option(a.id, "mend-company", asset=a.id, value=most) for a in found)


def restore_options(state: State, act: Activation) -> tuple[Option, ...]:
    """The losses that the repaired company may get back."""
    kinds = dict.fromkeys(state.asset(act.company_now).lost)
    return tuple(option(k, "restore-white") if k == "white" else option(k, "restore", system=k) for k in kinds)


def refuel_options(state: State, act: Activation) -> tuple[Option, ...]:
    """The companies that may be launched, with the new fuel die or, where they have more, with the one they have."""
    value = 0 if act.die is None else min(act.face_aside, state.profile.fuel_most)
    return tuple(item for company in _own(state, act) for item in _fuelled(company, value))


def _fuelled(company: Asset, value: int) -> tuple[Option, ...]:
    new = option(company.id, "fuel-company", asset=company.id, value=value)
    if (company.fuel or 0) <= value:
        return (new,)
    return option(f"{company.id}:keep", "keep-fuel", asset=company.id, value=company.fuel), new
