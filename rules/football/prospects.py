"""What a unit could do with the ball, or to get it, from where it stands, with the exact chances."""

from collections.abc import Iterator

from rules.contract.capabilities import Prospect
from rules.core.memo import memo_on_state_by
from rules.football import sights
from rules.football.chances import dice_of, guards_of, mark_on
from rules.football.odds import chances
from rules.football.profile import Range
from rules.football.state import GOAL, NOTHING, Activation, State, Unit
from rules.football.target import target_options
from rules.frames.highest import Chances, highest, unused
from rules.frames.hits import damage_dice
from rules.frames.loadout import can_attack, pool


@memo_on_state_by
def prospects(state: State, name: str) -> tuple[Prospect, ...]:
    """An attack on each target, without chances where none reaches it. A unit that has rolled has one target."""
    return tuple(_found(state, name))


def _found(state: State, name: str) -> Iterator[Prospect]:
    unit = next((unit for unit in state.units if unit.id == name), None)
    if unit is None or (state.mapped and any(other.at is None for other in state.units)):
        return
    act = next((act for act in state.stack if act.unit == name and act.faces), None)
    if act is not None and (act.attacked or act.target == NOTHING):
        return
    for item in target_options(state, Activation(name)):
        target = str(item.choice)
        if target == NOTHING or (act is not None and target != act.target):
            continue
        reach = tuple(Range)
        if act is not None and act.range is not None:
            reach = (act.range,)
        elif state.mapped:
            reach = sights.ranges(state.profile, sights.distance_to(state, unit, target))
        yield _prospect(state, unit, target, reach, act)


def _prospect(state: State, unit: Unit, target: str, reach: tuple[Range, ...], act: Activation | None) -> Prospect:
    """The unit's attack on a target, at the range within reach that succeeds most often."""
    kick = state.kicks(unit.id, target)
    line = sights.in_line(state, unit.id, target) if kick and state.mapped else ()
    open_ = [at for at in reach if can_attack(unit.systems, at) and (kick or at is not Range.ARTILLERY)]
    every = [(_chances(state, unit, target, at, line, act), at) for at in open_]
    if not every:
        move = _missing(state, unit, target, kick=kick) if state.mapped else 0.0
        span = str(reach[0]) if state.mapped else ""
        return Prospect(target, span, covers=line, move=move, reach=_reach(state, unit, move))
    found, at = max(every, key=lambda one: one[0][0][1])
    return Prospect(target, str(at), found, line)


def _reach(state: State, unit: Unit, move: float) -> float:
    """The chance that the best die takes the unit so far."""
    dice = pool(state.profile.dice, unit.systems, white=state.profile.white)
    found = highest(dice, "GW")
    return sum(chance for value, chance in found if value * state.profile.stride >= move) if move else 1.0


def _missing(state: State, unit: Unit, target: str, *, kick: bool) -> float:
    """How far the unit would have to run, nearer or away, until something of it reaches the target."""
    far = sights.distance_to(state, unit, target)
    open_ = (at for at in Range if can_attack(unit.systems, at) and (kick or at is not Range.ARTILLERY))
    return min(max(least - far, far - most, 0.0) for least, most in (sights.span(state.profile, at) for at in open_))


def _chances(
    state: State, unit: Unit, target: str, at: Range, line: tuple[str, ...], act: Activation | None
) -> tuple[tuple[str, float], ...]:
    """The attack's chance of success, and for a steal or tackle that of a foul, by name."""
    kick = state.kicks(unit.id, target)
    against = line if kick else (target,)
    foes, mark = [state.unit(name) for name in against], mark_on(state, unit.id, against)
    good = foul = 0.0
    for guard, chance in guards_of(state, foes):
        for attack, likely in _attacks(state, unit, target, at, act):
            dice = damage_dice(attack, mark, guard)
            odds = chances(state.profile, dice, screened=bool(line), tackle=not kick)
            good += chance * likely * odds.success
            foul += chance * likely * odds.foul
    if kick:
        return (("shot" if target == GOAL else "pass", good),)
    return ("steal" if at is Range.HAND_TO_HAND else "tackle", good), ("foul", foul)


def _attacks(state: State, unit: Unit, target: str, at: Range, act: Activation | None) -> Chances:
    if act is not None:
        return unused(act.dice, act.faces, act.used, "RW")
    return highest(dice_of(state, Activation(unit.id, target=target), at), "RW")
