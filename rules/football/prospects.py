"""What a unit could do with the ball, or to get it, from where it stands, with the exact chances."""

from collections.abc import Iterator

from rules.contract.capabilities import Prospect
from rules.core.memo import memo_on_state_by
from rules.football import sights
from rules.football.chances import dice_of
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
        return Prospect(target, str(reach[0]) if state.mapped else "", covers=line)
    found, at = max(every, key=lambda one: one[0][0][1])
    return Prospect(target, str(at), found, line)


def _chances(
    state: State, unit: Unit, target: str, at: Range, line: tuple[str, ...], act: Activation | None
) -> tuple[tuple[str, float], ...]:
    """The attack's chance of success, and for a steal or tackle that of a foul, by name."""
    kick = state.kicks(unit.id, target)
    foes = [state.unit(name) for name in (line if kick else (target,))]
    mark = max((foe.spot or 0 for foe in foes if foe.owner != unit.owner), default=0)
    good = foul = 0.0
    for guard, chance in _guards(state, foes):
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


def _guards(state: State, foes: list[Unit]) -> Chances:
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
