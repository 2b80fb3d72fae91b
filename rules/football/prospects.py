"""What a unit could do with the ball, or to get it, from where it stands, with the exact chances."""

from collections.abc import Iterator

from msgspec import structs

from rules.contract.capabilities import Prospect
from rules.core.dice import Die
from rules.core.json_input import Facts
from rules.core.memo import memo_on_state_by
from rules.field import EDGE, Point, distance
from rules.football import sights
from rules.football.chances import dice_of, guards_of, mark_on
from rules.football.odds import chances
from rules.football.profile import Profile, Range
from rules.football.state import GOAL, NOTHING, Activation, State, Unit
from rules.football.target import range_options, target_options
from rules.frames.highest import Chances, highest, unused
from rules.frames.hits import damage_dice
from rules.frames.loadout import can_attack


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
    every = [
        (_chances(state, unit, target, at, line, _attacks(state, unit, target, at, act)), at)
        for at in _open(unit, kick)
        if at in reach
    ]
    if not every:
        move = min(_missing(state, unit, target, at) for at in _open(unit, kick)) if state.mapped else 0.0
        span = str(reach[0]) if state.mapped else ""
        dice = dice_of(state, Activation(unit.id), None)
        return Prospect(target, span, covers=line, move=move, reach=_reach(state.profile, dice, move))
    found, at = max(every, key=lambda one: one[0][0][1])
    return Prospect(target, str(at), found, line)


def aimed(state: State, name: str, target: str, declared: Facts) -> Prospect | None:
    """A unit's attack on a target before its roll, at the ``range`` that is declared, else at its best. Where it has to
    run there first, it runs straight on. None for no attack."""
    if target == NOTHING or (state.mapped and any(unit.at is None for unit in state.units)):
        return None
    act = next((act for act in state.stack if act.unit == name), Activation(name))
    act = structs.replace(act, target=target)
    spans = [declared["range"]] if "range" in declared else [item.choice for item in range_options(state, act)]
    found = [_aimed(state, act, Range(span)) for span in spans]
    return max(found, key=lambda one: (one.reach * sum(share for _, share in one.chances[:1]), -one.move))


def _aimed(state: State, act: Activation, span: Range) -> Prospect:
    unit, target, move = state.unit(act.unit), act.target, 0.0
    if state.mapped and span not in sights.ranges(state.profile, sights.distance_to(state, unit, target)):
        move = _missing(state, unit, target, span)
    dice = dice_of(state, act, span)
    reach = _reach(state.profile, dice, move)
    if not reach:
        return Prospect(target, str(span), move=move, reach=reach)
    if move:
        state = state.with_unit(unit.id, at=_after(state, unit, target, span, move))
        dice = dice if any(die[0] == "G" for die in dice) else dice[1:]  # a white one goes to the run
    line = sights.in_line(state, unit.id, target) if state.mapped and state.kicks(unit.id, target) else ()
    chances = _chances(state, unit, target, span, line, highest(dice, "RW"))
    return Prospect(target, str(span), chances, line, move, reach=reach)


def _after(state: State, unit: Unit, target: str, span: Range, move: float) -> Point:
    """Where a unit is after a run that brings a target into a range: nearer to it, or farther for a range beyond."""
    (x, y), (to_x, to_y) = unit.position, sights.aim(state, unit.id, target)
    least, _ = sights.span(state.profile, span)
    nearer = sights.distance_to(state, unit, target) > least
    share = (move if nearer else -move) / max(distance(unit.position, (to_x, to_y)), EDGE)
    return x + (to_x - x) * share, y + (to_y - y) * share


def _open(unit: Unit, kick: bool) -> list[Range]:
    """The ranges at which a unit may attack: artillery only kicks."""
    return [at for at in Range if can_attack(unit.systems, at) and (kick or at is not Range.ARTILLERY)]


def _reach(profile: Profile, dice: tuple[Die, ...], move: float) -> float:
    """The chance that the best of the dice takes a unit so far."""
    least = (move - profile.close_call) / profile.stride
    return sum(chance for value, chance in highest(dice, "GW") if value >= least) if move else 1.0


def _missing(state: State, unit: Unit, target: str, at: Range) -> float:
    """How far the unit would have to run, nearer or away, until the target is in a range."""
    far, (least, most) = sights.distance_to(state, unit, target), sights.span(state.profile, at)
    return max(least - far, far - most, 0.0)


def _chances(
    state: State, unit: Unit, target: str, at: Range, line: tuple[str, ...], attacks: Chances
) -> tuple[tuple[str, float], ...]:
    """The attack's chance of success, and for a steal or tackle that of a foul, by name."""
    kick = state.kicks(unit.id, target)
    against = line if kick else (target,)
    foes, mark = [state.unit(name) for name in against], mark_on(state, unit.id, against)
    good = foul = 0.0
    for guard, chance in guards_of(state, foes):
        for attack, likely in attacks:
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
