"""The dice of a unit, what it may expect of a shot, pass, steal or tackle, and what a position is worth."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from rules.contract.capabilities import Appraisal
from rules.core.dice import Die, sides_of
from rules.core.json_input import Facts
from rules.core.memo import memo_on_state_by
from rules.field import distance
from rules.football import pitch, sights
from rules.football.odds import chances
from rules.football.profile import Profile, Range
from rules.football.state import GOAL, NOTHING, Activation, State, Unit
from rules.frames.highest import Chances, highest
from rules.frames.hits import damage_dice
from rules.frames.loadout import can_attack, pool

KICKS = ("pass", "shot")
PASS = 0.9
"""What a pass is worth as a share of the shot after it."""
STEAL = 0.5
"""What a steal or tackle is worth as a share of a goal."""
UNSEEN = 0.5
"""The chance that a target is in range where nothing is measured."""


# -- dice ---------------------------------------------------------------------------------------------------------


def dice_of(state: State, act: Activation, span: Range | None) -> tuple[Die, ...]:
    """The dice that a unit rolls at its target from a range: kicks are no use of hand-to-hand weapons."""
    if act.hot is not None:
        return state.profile.hot_dice(act.hot)
    kick = span is Range.HAND_TO_HAND and act.target != NOTHING and state.kicks(act.unit, act.target)
    systems = state.unit(act.unit).systems
    return pool(state.profile.dice, systems, white=state.profile.white, attack_range=None if kick else span)


def kind_of(state: State, act: Activation) -> str:
    """``shot``, ``pass``, ``steal`` or ``tackle``: by the target and the range."""
    if act.target == GOAL:
        return "shot"
    if state.kicks(act.unit, act.target):
        return "pass"
    return "steal" if act.range is Range.HAND_TO_HAND else "tackle"


def prospect(state: State, actor: str, value: int, spot: int | None = None) -> Facts | None:
    """The chances of an attack with a die of that value; ``screened`` are those of a kick past a unit.

    ``spot``: the mark that it uses, None for the best beside its defenders. ``line`` is the number of units in the
    line, declared or measured; None while it is unknown. ``waiting``: so many defenders have yet to defend; the
    chances count the best die that each of them may roll, ``dice`` doesn't.
    """
    act = next((act for act in state.stack if act.unit == actor), None)
    if act is None or act.range is None or act.target == NOTHING:
        return None
    kind = kind_of(state, act)
    kick = kind in KICKS
    line = known_line(state, act) if kick else ()
    against = (line or ()) if kick else (act.target,)
    mark = mark_on(state, actor, against) if spot is None else spot
    dice = damage_dice(value, mark, state.defense_of(against))
    success = foul = 0.0
    for guard, chance in guards_of(state, [state.unit(name) for name in against]):
        found = chances(state.profile, damage_dice(value, mark, guard), screened=bool(line), tackle=not kick)
        success += chance * found.success
        foul += chance * found.foul
    return {
        "kind": kind,
        "line": None if line is None else len(line),
        "waiting": _waiting(state, against),
        "spot": mark,
        "dice": dice,
        "success": success,
        "foul": foul,
        "screened": chances(state.profile, dice, screened=True, tackle=False).success,
    }


def mark_on(state: State, unit: str, against: Sequence[str]) -> int:
    """The highest mark that a unit's attack may use: beside these defenders, of the other side; 0 for none."""
    own, foes = state.owner(unit), (state.unit(name) for name in against)
    return max((foe.spot or 0 for foe in foes if foe.owner != own), default=0)


def known_line(state: State, act: Activation) -> tuple[str, ...] | None:
    """The units in the line: as declared, or measured from the unit's place; None while they are unknown."""
    if act.attack is not None and act.attack.line is not None:
        return act.attack.line
    return sights.in_line(state, act.unit, act.target) if state.mapped else None


def _waiting(state: State, units: Sequence[str]) -> int:
    found = (state.unit(unit) for unit in units)
    return sum(1 for unit in found if unit.defense is None and not unit.gone)


def guards_of(state: State, foes: Sequence[Unit]) -> Chances:
    """The sums of these units' possible defenses, with their chances."""
    sums = {0: 1.0}
    for foe in foes:
        after: dict[int, float] = {}
        for guard, chance in _guard(state, foe):
            for value, before in sums.items():
                after[value + guard] = after.get(value + guard, 0.0) + before * chance
        sums = after
    return tuple(sums.items())


def _guard(state: State, foe: Unit) -> Chances:
    if foe.defense is not None or foe.gone:
        return ((foe.defense or 0, 1.0),)
    return highest(pool(state.profile.dice, foe.systems, white=state.profile.white), "BW")


# -- what a unit may expect before it rolls -----------------------------------------------------------------------


@lru_cache(maxsize=1024)
def expected(dice: tuple[Die, ...], colours: str) -> float:
    """The mean of the highest of the dice of these colours."""
    sides = [sides_of(die) for die in dice if die[0] in colours]
    below = [_below(sides, value) for value in range(1, max(sides, default=0) + 1)]
    return sum(1 - chance for chance in below)


def _below(sides: list[int], value: int) -> float:
    """The chance that every die shows less than a value."""
    chance = 1.0
    for number in sides:
        chance *= min(1.0, (value - 1) / number)
    return chance


@lru_cache(maxsize=1024)
def success(profile: Profile, dice: float, screened: bool) -> float:
    """The chance that at least one of ``dice`` damage dice hits; parts of a die count in proportion."""
    share = len(profile.good_faces(screened=screened)) / sides_of(profile.damage)
    return float(1 - (1 - share) ** max(0.0, dice))


def guard_of(state: State, unit: Unit) -> float:
    """The defense to be expected of a unit: what it has, else the mean of what it may still roll."""
    if unit.defense is not None or unit.gone:
        return float(unit.defense or 0)
    return expected(pool(state.profile.dice, unit.systems, white=state.profile.white), "BW")


def line_of(state: State, unit: Unit, target: str) -> tuple[str, ...]:
    """The units in the line of a kick; unknown where nothing is measured."""
    return _line_between(state, (unit.id, target)) if state.mapped and unit.at is not None else ()


@memo_on_state_by
def _line_between(state: State, ends: tuple[str, str]) -> tuple[str, ...]:
    return sights.in_line(state, *ends)


def attack_of(state: State, unit: Unit, target: str, span: Range) -> float:
    """The mean of the die with which a unit attacks, before its roll."""
    return expected(dice_of(state, Activation(unit.id, target=target), span), "RW")


def chance_of(state: State, unit: Unit, target: str, span: Range, value: float | None = None) -> float:
    """The chance that a shot, pass, steal or tackle succeeds in range; ``value``: of its die, once that is rolled."""
    attack = attack_of(state, unit, target, span) if value is None else value
    kick = state.kicks(unit.id, target)
    line = line_of(state, unit, target) if kick else ()
    against = line if kick else (target,)
    foes = [state.unit(name) for name in against]
    guard = sum(guard_of(state, foe) for foe in foes)
    return success(state.profile, attack + mark_on(state, unit.id, against) - guard, bool(line))


def may_reach(state: State, unit: Unit, target: str, span: Range) -> float:
    """The chance that a run brings a target into a range: 1 if it is there now."""
    if not state.mapped or unit.at is None:
        return UNSEEN
    profile, far = state.profile, sights.distance_to(state, unit, target)
    if span in sights.ranges(profile, far):
        return 1.0
    run = profile.stride * expected(pool(profile.dice, unit.systems, white=profile.white), "GW")
    least, most = sights.span(profile, span)
    short = least - far if span is Range.ARTILLERY else far - most
    if short < 0:  # too near for direct fire
        return 0.7
    return max(0.0, min(0.9, 1.2 - short / max(run, 0.1)))


def best_span(state: State, unit: Unit, target: str) -> tuple[float, Range]:
    """The best chance of a unit against a target, a run before it included, and the range of it."""
    kick = state.kicks(unit.id, target)
    spans = [span for span in Range if can_attack(unit.systems, span) and (kick or span is not Range.ARTILLERY)]
    found = ((may_reach(state, unit, target, span), span) for span in spans)
    return max((near * chance_of(state, unit, target, span) if near else 0.0, span) for near, span in found)


def hope_of(state: State, unit: Unit, target: str) -> float:
    """What going for a target is worth, as a share of a goal."""
    chance, _ = best_span(state, unit, target)
    if target == GOAL:
        return chance
    if not state.kicks(unit.id, target):
        return STEAL * chance
    mate = state.unit(target)
    return 0.0 if mate.gone else PASS * chance * best_span(state, mate, GOAL)[0]


# -- what a position is worth -------------------------------------------------------------------------------------


# Fitted to self-play by ``python -m think.fit football``.
VERSION = 1
WEIGHTS = {"goals": 0.9733, "late": 1.4095, "ball": 0.221, "shot": 0.8774, "near": 0.0621, "systems": 0.0}


def terms(state: State) -> Sequence[Mapping[str, float]]:
    """The terms of each side, in goals."""
    return [_of(state, player) for player in range(len(state.players))]


def _of(state: State, player: int) -> dict[str, float]:
    goals = float(state.players[player].score)
    played = state.turn / state.profile.turns
    left = 1 - max(0, state.turn - 1) / state.profile.turns
    holder = state.ball.holder
    owns = holder is not None and state.owner(holder) == player
    return {
        "goals": goals,
        "late": goals * played,
        "ball": left * owns,
        "shot": left * (best_span(state, state.unit(str(holder)), GOAL)[0] if owns else 0.0),
        "near": 0.0 if owns else left * _near(state, player),
        "systems": left * sum(len(unit.systems) for unit in state.units_of(player)) / 4,
    }


def _near(state: State, player: int) -> float:
    """How near the nearest unit of a side is to the ball: 1 beside it, 0 half a pitch away."""
    ball, half = pitch.ball_at(state) if state.mapped else None, state.profile.length / 2
    if ball is None:
        return 0.0
    far = [distance(unit.position, ball) for unit in state.units_of(player) if unit.at is not None]
    return max(0.0, 1 - min(far, default=half) / half)


APPRAISAL: Appraisal[State] = Appraisal(terms, WEIGHTS, VERSION)
