"""Who must decide what in a match (rulebook: "Taking a turn", "Hot rodding")."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.core.choices import defend_options, die_options
from rules.core.request import Option, Request, option
from rules.football.map import pitch, where
from rules.football.profile import Range
from rules.football.state import GOAL, NOTHING, Activation, Phase, State, Step, Unit
from rules.football.turn import initiative, restart
from rules.football.turn.kicks import spotted
from rules.frames.loadout import can_attack, count

__all__ = ["act_options", "heat_options", "range_options", "requests", "suggestions", "target_options"]

OF_RANGE = {"Rh": Range.HAND_TO_HAND, "Rd": Range.DIRECT_FIRE, "Ra": Range.ARTILLERY}
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
LINE_SCHEMA: dict[str, Any] = {"type": "array", "items": {"type": "string"}, "maxItems": 20, "uniqueItems": True}


def requests(state: State) -> tuple[Request, ...]:
    """The decisions that the match waits for; none when it is over."""
    if state.phase is Phase.OVER:
        return ()
    place = where.wanted(state)
    if place is not None:
        return (where.ask(state, place),)
    if state.stack:
        act = state.stack[-1]
        return (_BY_STEP[act.step](state, act),)
    if state.heat is not None:
        return (_hotrod(state, state.unit(state.heat)),)
    return (_BY_PHASE[state.phase](state),)


def _request(state: State, kind: str, player: int, options: tuple[Option, ...], **more: Any) -> Request:
    """A request; ``frame`` is the unit that acts, ``why`` the ruling behind the question."""
    free = more.pop("free", None)
    acting = {"frame": more["unit"]} if "unit" in more else {}
    return Request(f"{kind}-{state.serial}", player, kind, options, free, {**more, **acting, "why": _RULINGS[kind]})


def _toss(state: State) -> Request:
    assert state.tossed is not None
    options = (option("offence", "offence"), option("defence", "defence"))
    return _request(state, "toss", state.tossed, options)


def _side(state: State) -> Request:
    assert state.tossed is not None
    options = (option("west", "west"), option("east", "east"))
    return _request(state, "side", 1 - state.tossed, options)


def offensive(state: State, unit: Unit) -> bool:
    """Whether a unit may pass and shoot: it has the ball, or might fetch a loose one first."""
    return state.ball.holder in (None, unit.id)


def target_options(state: State, unit: Unit, hot: str | None = None) -> tuple[Option, ...]:
    """The goal and team mates for who has the ball, the possessor for the other side, and nothing."""
    options: list[Option] = []
    holder = state.ball.holder
    if offensive(state, unit) and hot != "Rh":
        options.append(option(GOAL, "goal"))
        mates = (other for other in state.units_of(unit.owner) if other.id != unit.id)
        options += [option(mate.id, "mate", unit=mate.id) for mate in mates]
    elif holder is not None and state.unit(holder).owner != unit.owner and hot != "Ra":
        options.append(option(holder, "possessor", unit=holder))
    return (*options, option(NOTHING, "no-target"))


def _target(state: State, act: Activation) -> Request:
    unit = state.unit(act.unit)
    options = target_options(state, unit, act.hot)
    return _request(state, "target", unit.owner, options, unit=unit.id, under=act.under)


def range_options(state: State, act: Activation) -> tuple[Option, ...]:
    """Hand-to-hand always, the others with a system for them; no artillery without the ball."""
    unit = state.unit(act.unit)
    if act.hot is not None:
        return (option(str(OF_RANGE[act.hot]), "range", range=str(OF_RANGE[act.hot])),)
    against = act.target != GOAL and state.unit(act.target).owner != unit.owner
    ranges = (found for found in Range if not (against and found is Range.ARTILLERY))
    return tuple(option(str(r), "range", range=str(r)) for r in ranges if can_attack(unit.systems, r))


def _range(state: State, act: Activation) -> Request:
    owner = state.unit(act.unit).owner
    return _request(state, "range", owner, range_options(state, act), unit=act.unit, target=act.target)


def _defend(state: State, act: Activation) -> Request:
    owner = state.unit(act.unit).owner
    return _request(state, "defend", owner, defend_options(act), unit=act.unit, under=act.under)


def act_options(state: State, act: Activation) -> tuple[Option, ...]:
    """What the unit may still do: move, play the ball or go for it, spot, or be done."""
    options: list[Option] = []
    if not act.moved:
        options += [_stride(state, item) for item in die_options(act, "move")]
    if not act.attacked and may_attack(state, act):
        options += die_options(act, "attack")
    if act.spot_with is None:
        spots = die_options(act, "spot")
        options += [item for item in spots if spottable(state, act, item.facts["face"])]
    return (*options, option("done", "done"))


def _stride(state: State, item: Option) -> Option:
    return option(item.choice, item.label, **item.facts, stride=item.facts["face"] * state.profile.stride)


def may_attack(state: State, act: Activation) -> bool:
    """Whether what the unit went for can still be done: it has the ball to play, or the other still has it."""
    if act.range is None or act.target == NOTHING:
        return False
    own = state.unit(act.unit).owner
    mine = act.target == GOAL or state.unit(act.target).owner == own
    if state.ball.holder != (act.unit if mine else act.target):
        return False
    return not state.mapped or pitch.reaches(state, act)


def spottable(state: State, act: Activation, value: int) -> list[Unit]:
    """The units of the other side beside which a spot of that value may be put."""
    owner, yellow = state.unit(act.unit).owner, sum(1 for die in act.dice if die[0] == "Y")
    found = [unit for unit in state.units if unit.owner != owner and (unit.spot is None or unit.spot < value)]
    return [unit for unit in found if not state.mapped or pitch.seen(state, act.unit, unit.id, yellow)]


def _act(state: State, act: Activation) -> Request:
    options = act_options(state, act)
    return _request(state, "act", state.unit(act.unit).owner, options, unit=act.unit, target=act.target)


def _reach(state: State, act: Activation) -> Request:
    options = (option("no", "ball-no"), option("yes", "ball-yes"))
    return _request(state, "reach", state.unit(act.unit).owner, options, unit=act.unit)


def _line(state: State, act: Activation) -> Request:
    others = (unit for unit in state.units if unit.id not in (act.unit, act.target))
    options = (option("none", "line-clear"), *(option(unit.id, "in-line", unit=unit.id) for unit in others))
    owner = state.unit(act.unit).owner
    return _request(state, "line", owner, options, free=LINE_SCHEMA, unit=act.unit, target=act.target)


def _use_spot(state: State, act: Activation) -> Request:
    found = (option(f"yes:{unit}", "use-spot", unit=unit, value=state.unit(unit).spot) for unit in spotted(state))
    options = (*found, option("no", "keep-spot"))
    return _request(state, "use-spot", state.unit(act.unit).owner, options, unit=act.unit, target=act.target)


def _fumble(state: State, act: Activation) -> Request:
    others = (unit for unit in state.units if unit.id != act.unit)
    options = (
        option("field", "ball-loose"),
        *(option(f"unit:{unit.id}", "ball-to", unit=unit.id) for unit in others),
        option("out:side", "out-side"),
        option("out:goal", "out-far"),
        option("out:own", "out-near"),
        option("goal", "into-goal"),
    )
    return _request(state, "fumble", 1 - state.unit(act.unit).owner, options, unit=act.unit)


def _break(state: State, act: Activation) -> Request:
    kinds = dict.fromkeys(state.unit(act.target).systems)
    options = (option("none", "break-nothing"), *(option(kind, "break", system=kind) for kind in kinds))
    return _request(state, "break", state.unit(act.unit).owner, options, unit=act.unit, target=act.target)


def _spot_target(state: State, act: Activation) -> Request:
    assert act.spot_with is not None
    value = act.faces[act.spot_with]
    found = (option(unit.id, "unit", unit=unit.id) for unit in spottable(state, act, value))
    options = (*found, option("none", "nobody"))
    reach = min(2, count(tuple(die[0] for die in act.dice), "Y"))
    return _request(state, "spot-target", state.unit(act.unit).owner, options, unit=act.unit, value=value, reach=reach)


def heat_options(state: State, unit: Unit) -> tuple[Option, ...]:
    """Pairs of a system to give up and another to use for a free action, where it would be of any use."""
    kinds = tuple(dict.fromkeys(unit.systems))
    pairs = [(given, used) for used in kinds for given in kinds if given != used or count(unit.systems, used) > 1]
    useful = [pair for pair in pairs if _useful(state, unit, pair[1])]
    named = (option(f"{given}>{used}", "hotrod", given=given, system=used) for given, used in useful)
    return (*named, option("no", "keep-cool"))


def _useful(state: State, unit: Unit, system: str) -> bool:
    if system == "Y":
        return bool(spottable(state, Activation(unit.id, dice=("Y6",)), 6))
    return system not in OF_RANGE or len(target_options(state, unit, system)) > 1


def _hotrod(state: State, unit: Unit) -> Request:
    return _request(state, "hotrod", unit.owner, heat_options(state, unit), unit=unit.id)


def suggestions(state: State, player: int, kind: str) -> tuple[Option, ...]:
    """The options of a question that is asked of a player now."""
    for request in requests(state):
        if request.player == player and request.kind == kind:
            return request.options
    if not state.stack or state.unit(state.stack[-1].unit).owner != player:
        return ()
    act = state.stack[-1]
    if kind == "line":
        return _line(state, act).options
    if kind == "spot-target":
        return tuple(option(unit.id, "unit", unit=unit.id) for unit in spottable(state, act, 1))
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
