"""The requests of a match (rulebook: "Taking a turn", "Hot rodding")."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import structs

from rules.core.choices import defend_options, die_options
from rules.core.dice import sides_of
from rules.core.json_input import Facts
from rules.core.request import Option, Request, option
from rules.football.map import sights, where
from rules.football.map.place import wanted
from rules.football.profile import Range
from rules.football.state import GOAL, NOTHING, Activation, Phase, State, Step, Unit
from rules.football.turn import initiative, restart
from rules.football.turn.kicks import kind_of, spotted
from rules.football.turn.targets import dice_of, target_options
from rules.frames.loadout import can_attack, count

__all__ = [
    "act_options",
    "hotrod_options",
    "may_attack",
    "range_options",
    "requests",
    "suggestions",
]

RANGE_OF_WEAPON = {"Rh": Range.HAND_TO_HAND, "Rd": Range.DIRECT_FIRE, "Ra": Range.ARTILLERY}
_RULINGS = {
    "toss": "toss",
    "side": "toss",
    "target": "football-target",
    "range": "football-target",
    "defend": "defense",
    "act": "activation",
    "reach": "possession",
    "line": "line",
    "use-spot": "spot",
    "fumble": "fumble",
    "break": "tackle-breaks",
    "spot-target": "spotting",
    "hotrod": "hot-rodding",
}


def requests(state: State) -> tuple[Request, ...]:
    """The decisions that the match waits for; none when it is over."""
    if state.phase is Phase.OVER:
        return ()
    place = wanted(state)
    if place is not None:
        return (where.ask(state, place),)
    if state.stack:
        return (_BY_STEP[state.act.step](state, state.act),)
    if state.heat is not None:
        return (_hotrod(state, state.unit(state.heat)),)
    return (_BY_PHASE[state.phase](state),)


def _request(state: State, kind: str, player: int, options: tuple[Option, ...], **facts: object) -> Request:
    """A request; ``frame`` is the acting unit, with its ``dice`` that are left; ``why`` the ruling behind it."""
    acting = {"frame": facts["unit"], **_dice_left(state, facts["unit"])} if "unit" in facts else {}
    return Request(f"{kind}-{state.serial}", player, kind, options, None, {**facts, **acting, "why": _RULINGS[kind]})


def _dice_left(state: State, unit: object) -> Facts:
    """The unused dice of the unit that acts, with their ``faces``; nothing for another one, or before the roll."""
    act = state.act if state.stack else None
    if act is None or act.unit != unit:
        return {}
    left = [n for n in range(len(act.dice)) if n not in act.used]
    return {"dice": tuple(act.dice[n] for n in left), "faces": tuple(act.faces[n] for n in left)} if left else {}


def _called(state: State, act: Activation) -> Facts:
    """The attack that calls the unit up before its turn: by whom and how, at what (``aim``), with what ``value``."""
    attacks = (item.attack for item in state.stack if item.unit == act.under)
    attack = next(filter(None, attacks), None)
    told = {} if attack is None else {"aim": attack.target, "value": attack.value}
    return {"under": act.under, "called": act.called, **told}


# -- before play --------------------------------------------------------------------------------------------------


def _toss(state: State) -> Request:
    options = (option("offence", "offence"), option("defence", "defence"))
    return _request(state, "toss", state.toss_winner, options)


def _side(state: State) -> Request:
    options = (option("west", "west"), option("east", "east"))
    return _request(state, "side", 1 - state.toss_winner, options)


# -- target, range, defense ---------------------------------------------------------------------------------------


def _target(state: State, act: Activation) -> Request:
    options = target_options(state, act)
    return _request(state, "target", state.owner(act.unit), options, unit=act.unit, **_called(state, act))


def range_options(state: State, act: Activation) -> tuple[Option, ...]:
    """Hand-to-hand, and the ranges of the unit's weapons; no artillery without the ball."""
    unit = state.unit(act.unit)
    if act.hot is not None:
        return (_range_option(state, act, RANGE_OF_WEAPON[act.hot]),)
    kick = state.kicks(act.unit, act.target)
    ranges = (found for found in Range if kick or found is not Range.ARTILLERY)
    return tuple(_range_option(state, act, found) for found in ranges if can_attack(unit.systems, found))


def _range_option(state: State, act: Activation, found: Range) -> Option:
    red = sum(die[0] == "R" for die in dice_of(state, act, found))
    return option(str(found), "range", range=str(found), red=red)


def _range(state: State, act: Activation) -> Request:
    options = range_options(state, act)
    return _request(state, "range", state.owner(act.unit), options, unit=act.unit, target=act.target)


def _defend(state: State, act: Activation) -> Request:
    options = defend_options(act)
    return _request(state, "defend", state.owner(act.unit), options, unit=act.unit, **_called(state, act))


# -- actions ------------------------------------------------------------------------------------------------------


def act_options(state: State, act: Activation) -> tuple[Option, ...]:
    """The dice that the unit may put to a move, an attack or spotting, and the end of its turn."""
    options: list[Option] = []
    if not act.moved:
        options += [_stride(state, item) for item in die_options(act, "move")]
    if not act.attacked and may_attack(state, act):
        options += [_playing(state, act, item) for item in die_options(act, "attack")]
    if act.spot_with is None:
        spots = die_options(act, "spot")
        options += [item for item in spots if _spottable(state, act, item.facts["face"])]
    return (*options, option("done", "done"))


def _stride(state: State, item: Option) -> Option:
    return option(item.choice, item.label, **item.facts, stride=item.facts["face"] * state.profile.stride)


def _playing(state: State, act: Activation, item: Option) -> Option:
    return option(item.choice, item.label, **item.facts, kind=kind_of(state, act, act.target), target=act.target)


def may_attack(state: State, act: Activation) -> bool:
    """Whether the attack that the unit declared is possible now: by who has the ball, and by range."""
    if act.range is None or act.target == NOTHING:
        return False
    if state.ball.holder != (act.unit if state.kicks(act.unit, act.target) else act.target):
        return False
    return not state.mapped or sights.in_range(state, act)


def _act(state: State, act: Activation) -> Request:
    options = act_options(state, act)
    return _request(state, "act", state.owner(act.unit), options, unit=act.unit, target=act.target)


def _reach(state: State, act: Activation) -> Request:
    options = (option("no", "ball-no"), option("yes", "ball-yes"))
    return _request(state, "reach", state.owner(act.unit), options, unit=act.unit)


# -- attacks ------------------------------------------------------------------------------------------------------


def _line(state: State, act: Activation) -> Request:
    others = (unit for unit in state.units if unit.id not in (act.unit, act.target))
    options = (option("none", "line-clear"), *(option(unit.id, "in-line", unit=unit.id) for unit in others))
    free = {"type": "array", "items": {"type": "string"}, "maxItems": state.profile.line_max, "uniqueItems": True}
    asked = _request(state, "line", state.owner(act.unit), options, unit=act.unit, target=act.target)
    return structs.replace(asked, free=free)


def _use_spot(state: State, act: Activation) -> Request:
    found = (option(f"yes:{unit}", "use-spot", unit=unit, value=state.unit(unit).spot) for unit in spotted(state))
    options = (*found, option("no", "keep-spot"))
    return _request(state, "use-spot", state.owner(act.unit), options, unit=act.unit, target=act.target)


def _fumble(state: State, act: Activation) -> Request:
    """Where the ball goes at a declared table: over the kicker's own goal line only from a pass."""
    back = (option("out:own", "out-near"), option("goal:own", "into-own-goal"))
    options = (
        option("field", "ball-loose"),
        *(option(f"unit:{unit.id}", "ball-to", unit=unit.id) for unit in state.units),
        option("out:side", "out-side"),
        option("out:goal", "out-far"),
        option("goal", "into-goal"),
        *(back if act.target != GOAL else ()),
    )
    return _request(state, "fumble", 1 - state.owner(act.unit), options, unit=act.unit, target=act.target)


def _break(state: State, act: Activation) -> Request:
    kinds = dict.fromkeys(state.unit(act.target).systems)
    options = (option("none", "break-nothing"), *(option(kind, "break", system=kind) for kind in kinds))
    return _request(state, "break", state.owner(act.unit), options, unit=act.unit, target=act.target)


# -- spotting -----------------------------------------------------------------------------------------------------


def _yellow(act: Activation) -> int:
    return sum(1 for die in act.dice if die[0] == "Y")


def _spottable(state: State, act: Activation, value: int) -> list[Unit]:
    """The units of the other side that the unit may spot with that value."""
    owner, yellow = state.owner(act.unit), _yellow(act)
    found = [unit for unit in state.units if unit.owner != owner and (unit.spot is None or unit.spot < value)]
    return [unit for unit in found if not state.mapped or sights.may_spot(state, act.unit, unit.id, yellow)]


def _spot_target(state: State, act: Activation) -> Request:
    value = act.faces[act.spot_die]
    found = (option(unit.id, "unit", unit=unit.id) for unit in _spottable(state, act, value))
    options = (*found, option("none", "nobody"))
    reach = min(state.profile.spot_anywhere, _yellow(act))
    return _request(state, "spot-target", state.owner(act.unit), options, unit=act.unit, value=value, reach=reach)


# -- hot-rodding --------------------------------------------------------------------------------------------------


def hotrod_options(state: State, unit: Unit) -> tuple[Option, ...]:
    """Pairs of a system to give up and a system for a useful free action, and none of them; once a turn."""
    kinds = () if unit.burnt else tuple(dict.fromkeys(unit.systems))
    pairs = [(given, used) for used in kinds for given in kinds if given != used or count(unit.systems, used) > 1]
    useful = [pair for pair in pairs if _useful(state, unit, pair[1])]
    named = (option(f"{given}>{used}", "hotrod", given=given, system=used) for given, used in useful)
    return (option("no", "keep-cool"), *named)


def _useful(state: State, unit: Unit, system: str) -> bool:
    """Whether a free action with a system could do anything."""
    if system == "Y":
        dice = state.profile.hot_dice(system)
        return bool(_spottable(state, Activation(unit.id, dice=dice), max(map(sides_of, dice), default=0)))
    return system not in RANGE_OF_WEAPON or len(target_options(state, Activation(unit.id, hot=system))) > 1


def _hotrod(state: State, unit: Unit) -> Request:
    return _request(state, "hotrod", unit.owner, hotrod_options(state, unit), unit=unit.id)


def suggestions(state: State, player: int, kind: str) -> tuple[Option, ...]:
    """The options of a request of that kind to a player: open now, or soon (the line, whom to spot)."""
    for request in requests(state):
        if request.player == player and request.kind == kind:
            return request.options
    if not state.stack or state.owner(state.act.unit) != player:
        return ()
    if kind == "line":
        return _line(state, state.act).options
    if kind == "spot-target":
        return tuple(option(unit.id, "unit", unit=unit.id) for unit in _spottable(state, state.act, 1))
    return ()


_BY_PHASE: dict[Phase, Callable[[State], Request]] = {
    Phase.TOSS: _toss,
    Phase.SIDE: _side,
    Phase.PLACING: restart.ask,
    Phase.COACHING: initiative.ask,
}
_BY_STEP: dict[Step, Callable[[State, Activation], Request]] = {
    Step.TARGET: _target,
    Step.RANGE: _range,
    Step.DEFEND: _defend,
    Step.ACT: _act,
    Step.REACH: _reach,
    Step.LINE: _line,
    Step.USE_SPOT: _use_spot,
    Step.FUMBLE: _fumble,
    Step.BREAK: _break,
    Step.SPOT_TARGET: _spot_target,
}
