"""What an asset may still do in its turn (rulebook: "On a ship's turn, you'll", "A Frame Company's Turn")."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.choices import die_options
from rules.core.request import Option, option
from rules.intercept_orbit.combat.combat import targets
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.state.pools import ranges
from rules.intercept_orbit.state.profile import Range
from rules.intercept_orbit.state.state import COMPANY, DEBRIS, HVA, NOTHING, Activation, Asset, State

__all__ = [
    "act_options",
    "dice_of",
    "may_attack",
    "mend_options",
    "range_options",
    "refuel_options",
    "repair_options",
    "restore_options",
    "spot_options",
    "spottable",
    "target_options",
    "wants_repair",
]


def target_options(state: State, asset: Asset) -> tuple[Option, ...]:
    """Enemy ships and companies in flight, debris, and nothing; on a map each with how far it is."""
    return (*(_target(state, asset, found) for found in targets(state, asset)), option(NOTHING, "no-target"))


def _target(state: State, asset: Asset, found: Asset) -> Option:
    debris = found.kind == DEBRIS
    if asset.at is None or found.at is None:
        return option(found.id, "debris" if debris else "asset", asset=found.id)
    far = round(measure.far(state, asset, found), 1)
    return option(found.id, "debris-at" if debris else "asset-at", asset=found.id, far=far)


def range_options(state: State, act: Activation) -> tuple[Option, ...]:
    """The ranges that an asset may declare: a ship against a company only the two nearest."""
    asset, target = state.asset(act.asset), state.asset(act.target)
    found = ranges(asset)
    if asset.ship and target.kind == COMPANY:
        found = tuple(at for at in found if at in (Range.DOGFIGHT, Range.POINT))
    return tuple(option(str(at), "range", range=str(at)) for at in found)


def dice_of(
    act: Activation, colours: str, face: int | None = None, *, every: bool = False, sides: str = "68"
) -> Iterator[int]:
    """The unused dice of these colours, one of each kind and face (or ``every`` one), the highest first."""
    seen: set[tuple[str, int]] = set()
    order = sorted(range(len(act.dice)), key=lambda i: (-act.faces[i], colours.find(act.dice[i][0])))
    for index in order:
        key = (act.dice[index], act.faces[index])
        fits = act.dice[index][0] in colours and act.dice[index][1] in sides and face in (None, act.faces[index])
        if fits and index not in act.used and (every or key not in seen):
            seen.add(key)
            yield index


def wants_repair(state: State, act: Activation) -> bool:
    """Whether a ship has a white six left, and a system at the side of the table."""
    asset = state.asset(act.asset)
    return asset.ship and bool(asset.lost) and next(dice_of(act, "W", state.profile.repair), None) is not None


def repair_options(state: State, act: Activation) -> tuple[Option, ...]:
    """The systems that a white six may bring back."""
    kinds = dict.fromkeys(state.asset(act.asset).lost)
    return (*(option(kind, "repair", system=kind) for kind in kinds), option("none", "no-repair"))


def act_options(state: State, act: Activation) -> tuple[Option, ...]:
    """What an asset may do now. A ship must move before it serves companies, spots or is done."""
    asset = state.asset(act.asset)
    if asset.kind == HVA:
        return (*_releases(state, act), _done())
    last = (*_releases(state, act), *_claims(state, act), _done())
    attacks = die_options(act, "attack") if may_attack(state, act) else []
    if asset.kind == COMPANY:
        moves = [] if act.moved else die_options(act, "move")
        return (*attacks, *moves, *_spots(state, act), *_nudges(state, act), *last)
    if not act.moved:
        moves = [*die_options(act, "move"), option("straight", "straight", speed=state.profile.speed)]
        return (*attacks, *moves)
    return (*attacks, *_services(state, act), *_spots(state, act), *_berths(state, act), *last)


def _done() -> Option:
    return option("done", "done")


def may_attack(state: State, act: Activation) -> bool:
    """Whether the declared target is still there, at the declared range."""
    if act.attacked or act.served or act.range is None or act.target == NOTHING:
        return False
    target = state.asset(act.target)
    own = target.owner == state.asset(act.asset).owner
    if not target.alive or own or (target.kind == COMPANY and not target.flying):
        return False
    return measure.in_range(state, act)


def _spots(state: State, act: Activation) -> list[Option]:
    found = die_options(act, "spot")
    return [item for item in found if spottable(state, act, item.facts["index"])]


def spottable(state: State, act: Activation, die: int) -> list[Asset]:
    """The enemy TAs beside which that die would change something."""
    asset = state.asset(act.asset)
    value = act.faces[die]
    found = [a for a in state.there if a.owner not in (asset.owner, -1) and (a.ship or a.flying)]
    best = max([value, *(act.faces[i] for i in dice_of(act, "Y", sides="8"))] if asset.ace == "Y" else [value])
    return [a for a in found if _greater(a, best, asset.ace == "Y") and measure.sees(state, act, a, act.comms)]


def _greater(target: Asset, value: int, ace: bool) -> bool:
    """Whether a die is more than one that lies there, or nothing does; an ace's second one has a place of its own."""
    return len(target.spots) < (2 if ace else 1) or any(spot.value < value for spot in target.spots)


def spot_options(state: State, act: Activation) -> tuple[Option, ...]:
    """Whom to spot with the die that was put aside."""
    found = [] if act.die is None else spottable(state, act, act.die)
    return (*(option(a.id, "asset", asset=a.id) for a in found), option("none", "nobody"))


def _nudges(state: State, act: Activation) -> list[Option]:
    """The ship that a green ace clings to, moved or turned once in its turn."""
    asset = state.asset(act.asset)
    if asset.ace != "G" or asset.host is None or asset.host in act.nudged or not state.asset(asset.host).ship:
        return []
    host = asset.host
    return [option(f"nudge:{host}:{how}", "nudge", asset=host, how=how) for how in ("left", "right", *measure.COMPASS)]


def _releases(state: State, act: Activation) -> list[Option]:
    """The companies without fuel that it holds and could let go; those of its own that are aboard stay."""
    held = [a for a in state.touching(act.asset) if a.drifting or (a.aboard and a.captive)]
    return [option(f"release:{a.id}", "release", asset=a.id) for a in held]


def _berths(state: State, act: Activation) -> list[Option]:
    """On a map the sides of a ship that has moved to which its player's companies in flight may go, each once."""
    if not state.mapped:
        return []
    own = [a for a in _own(state, act) if a.flying and a.id not in act.nudged]
    return [
        option(f"berth:{a.id}:{how}", "berth", asset=a.id, host=act.asset, how=how)
        for a in own
        for how in measure.SIDES
    ]


def _claims(state: State, act: Activation) -> list[Option]:
    """At a declared table: others' HVAs to which a company of the player's clings, who may be alone there by now."""
    if state.mapped:
        return []
    player = state.asset(act.asset).owner
    hosts = {a.host for a in state.assets_of(player) if a.flying}
    found = [a for a in state.there if a.kind == HVA and a.owner != player and a.id in hosts]
    letter = state.players[player].letter
    return [option(f"claim:{a.id}:{letter}", "path-claim", asset=a.id, side=player) for a in found]


# -- companies are served -----------------------------------------------------------------------------------------


def _services(state: State, act: Activation) -> list[Option]:
    """Black and white dice to repair a company with, or to fuel one and launch it: one for each catapult."""
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
    """The companies that have lost something, and fewer dice than the repair die shows."""
    most = act.faces[act.die] if value is None and act.die is not None else value or 0
    found = (a for a in _own(state, act) if a.lost and a.white + len(a.systems) < most)
    return tuple(option(a.id, "mend-company", asset=a.id, value=most) for a in found)


def restore_options(state: State, act: Activation) -> tuple[Option, ...]:
    """What comes back to the company that is repaired."""
    kinds = dict.fromkeys(state.asset(act.company or "").lost)
    return tuple(option(k, "restore-white") if k == "white" else option(k, "restore", system=k) for k in kinds)


def refuel_options(state: State, act: Activation) -> tuple[Option, ...]:
    """The companies that may be fuelled and launched: its player's own that cling to the ship."""
    value = 0 if act.die is None else act.faces[act.die]
    return tuple(option(a.id, "fuel-company", asset=a.id, value=value) for a in _own(state, act))
