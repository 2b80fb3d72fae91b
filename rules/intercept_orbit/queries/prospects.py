"""The attacks that an asset could make from where it is, with their exact chances."""

from collections.abc import Iterator

from rules.contract.capabilities import Prospect
from rules.core.memo import memo_on_state_by
from rules.frames.highest import Chances, highest, unused
from rules.frames.hits import damage_dice
from rules.intercept_orbit.combat.attack import targets
from rules.intercept_orbit.placing.approach import approach
from rules.intercept_orbit.queries.calculate import hit_chances
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.state.pending import NOTHING, Activation
from rules.intercept_orbit.state.pools import absorbs, chart_range, faces_that_hit, pool, ranges
from rules.intercept_orbit.state.profile import Range
from rules.intercept_orbit.state.state import COMPANY, DEBRIS, Asset, State


@memo_on_state_by
def prospects(state: State, name: str) -> tuple[Prospect, ...]:
    """One for each enemy, without chances where no weapon reaches it. An asset that has rolled has its target alone."""
    return tuple(_found(state, name))


def _found(state: State, name: str) -> Iterator[Prospect]:
    mine = next((asset for asset in state.there if asset.id == name and (asset.ship or asset.flying)), None)
    if mine is None or (state.mapped and mine.at is None):
        return
    act = next((act for act in state.stack if act.asset == name and act.faces), None)
    if act is not None and (act.attacked or act.target == NOTHING):
        return
    for enemy in targets(state, mine):
        if enemy.kind == DEBRIS or (state.mapped and enemy.at is None):
            continue
        if act is None:
            reach = measure.ranges_to(state, mine, enemy) if state.mapped else tuple(Range)
            yield _prospect(state, mine, enemy, reach)
        elif enemy.id == act.target and act.range is not None:
            yield _declared(state, mine, enemy, act.range, act)


def _prospect(
    state: State, mine: Asset, enemy: Asset, reach: tuple[Range, ...], act: Activation | None = None
) -> Prospect:
    """At the range in reach that hits best."""
    seen = measure.covers(state, mine.id, enemy.id) if state.mapped else ()
    every = [
        (_chances(state, mine, enemy, at, act, covered=bool(seen)), at)
        for at in ranges(state.profile, mine)
        if at in reach and _faces(state, mine, enemy, at, covered=False)
    ]
    if not every:
        return Prospect(enemy.id, str(reach[0]) if state.mapped and reach else "", covers=seen)
    chances, at = max(every, key=lambda one: one[0][0][1])
    if at is Range.DOGFIGHT or not state.mapped:
        return Prospect(enemy.id, str(at), chances)
    beyond = () if seen else measure.covers(state, mine.id, enemy.id, beyond=True)
    return Prospect(enemy.id, str(at), chances, seen, beyond=beyond)


def aimed(state: State, name: str, target: str, span: Range) -> Prospect | None:
    """An asset's attack at a range before its roll; on a map, where it has to fly there first, in the open. Not on
    debris, which brings nothing."""
    mine, enemy = (next((asset for asset in state.there if asset.id == one), None) for one in (name, target))
    if mine is None or enemy is None or enemy.kind == DEBRIS or span not in ranges(state.profile, mine):
        return None
    if state.mapped and (mine.at is None or enemy.at is None):
        return None
    return _declared(state, mine, enemy, span)


def _declared(state: State, mine: Asset, enemy: Asset, at: Range, act: Activation | None = None) -> Prospect:
    """At a declared range; from out of it the chances count in that of coming so far."""
    found = approach(state, mine, enemy, at)
    if found is None:
        return Prospect(enemy.id, str(at), move=measure.missing(state, mine, enemy, at), reach=0.0)
    if not found.way:
        return _prospect(state, mine, enemy, (at,), act)
    chances = _chances(state, mine, enemy, at, act, covered=False)
    return Prospect(enemy.id, str(at), tuple((name, found.chance * share) for name, share in chances), move=found.way)


def _faces(state: State, mine: Asset, enemy: Asset, at: Range, *, covered: bool) -> int:
    """The number of faces that hit."""
    row = chart_range(mine.kind == COMPANY, at)
    soft = covered and at is not Range.DOGFIGHT and absorbs(state.profile, row, enemy.kind) is not None
    return len(faces_that_hit(state.profile, row, enemy.kind)) - soft


def _chances(
    state: State, mine: Asset, enemy: Asset, at: Range, act: Activation | None, *, covered: bool
) -> tuple[tuple[str, float], ...]:
    """The chances to hit, and to destroy."""
    share, some, gone = _faces(state, mine, enemy, at, covered=covered) / 6, 0.0, 0.0
    for guard, chance in guards(state, enemy):
        for attack, likely in _attacks(state, mine, at, act):
            hits = hit_chances(damage_dice(attack, enemy.spot or 0, guard), share)
            some += chance * likely * sum(hits[1:])
            gone += chance * likely * sum(hits[enemy.dice_left + (enemy.ace is not None) :])
    return ("hit", some), ("destroyed", gone)


def _attacks(state: State, mine: Asset, at: Range, act: Activation | None) -> Chances:
    if act is not None:
        return unused(act.dice, act.faces, act.used, "RW")
    return highest(pool(state.profile, mine, at), "RW")


def guards(state: State, enemy: Asset) -> Chances:
    """The values that an enemy may defend with: what it has assigned, or its best die's."""
    if enemy.defense is not None or not enemy.ready:
        return ((enemy.defense or 0, 1.0),)
    return highest(pool(state.profile, enemy, None), "BW")
