"""The attacks that a frame could make from where it stands, with their exact chances."""

from collections.abc import Iterator

from msgspec import structs

from rules.contract.capabilities import Prospect
from rules.core.memo import memo_on_state_by
from rules.frames.highest import Chances, highest, unused
from rules.frames.hits import Barrier
from rules.frames.loadout import can_attack, pool
from rules.frames.odds import Shot
from rules.rapid_attack.map.scene import scene
from rules.rapid_attack.map.sights import barriers, covers, missing, ranges, target_gap, walls_beyond
from rules.rapid_attack.profile import Profile, Range
from rules.rapid_attack.state import NOTHING, Activation, Cover, Frame, State, is_terrain

PREFERRED = (Range.DIRECT_FIRE, Range.HAND_TO_HAND, Range.ARTILLERY)
"""The range that counts where nothing is measured: the first at which the frame may attack."""


def guards(profile: Profile, target: Frame) -> Chances:
    """The values that a target may defend with: what it has assigned, or its best die's."""
    if not target.ready:
        return ((target.defense or 0, 1.0),)
    dice = (profile.dice.white,) * target.white + (profile.dice.blue,) * target.systems.count("B")
    return highest(dice, "WB")


@memo_on_state_by
def prospects(state: State, name: str) -> tuple[Prospect, ...]:
    """An attack on each enemy, without chances where no weapon reaches it. A frame that has rolled has one target."""
    return tuple(_found(state, name))


def _found(state: State, name: str) -> Iterator[Prospect]:
    mine = next((frame for frame in state.frames if frame.id == name and frame.alive), None)
    if mine is None or (state.mapped and mine.at is None):
        return
    act = next((act for act in state.stack if act.frame == name and act.faces), None)
    if act is not None and (act.attacked or act.target == NOTHING or is_terrain(act.target)):
        return
    for enemy in state.frames:
        if enemy.owner != mine.owner and enemy.alive and act is not None and enemy.id == act.target:
            yield _prospect(state, mine, enemy, (act.declared_range,), act)
        elif enemy.owner != mine.owner and enemy.alive and act is None:
            far = target_gap(state, name, enemy.id) if state.mapped else None
            if far is not None or not state.mapped:
                found = _prospect(state, mine, enemy, PREFERRED if far is None else ranges(state.profile, far))
                if far is not None and not found.chances:
                    open_ = (at for at in Range if can_attack(mine.systems, at, mine.rockets))
                    move = min(missing(state.profile, at, far) for at in open_)
                    found = structs.replace(found, move=move, reach=_reach(state, mine, move))
                yield found


def _reach(state: State, mine: Frame, move: float) -> float:
    """The chance that the best die takes a frame so far."""
    dice = pool(state.profile.dice, mine.systems, white=mine.white)
    return sum(chance for value, chance in highest(dice, "GW") if value >= move) if move else 1.0


def only_range(frame: Frame) -> Range | None:
    """The only range at which a frame may attack, which it is not asked for; None where there are several."""
    spans = [span for span in Range if can_attack(frame.systems, span, frame.rockets)]
    return spans[0] if len(spans) == 1 else None


def aimed(state: State, name: str, target: str, span: Range, rockets: int) -> Prospect | None:
    """A frame's attack on an enemy at a range, with so many rockets; where it has to move first, in the open."""
    mine, enemy = (next((frame for frame in state.frames if frame.id == one), None) for one in (name, target))
    if mine is None or enemy is None or not can_attack(mine.systems, span, rockets):
        return None
    far = target_gap(state, name, target) if state.mapped else None
    move = 0.0 if far is None else missing(state.profile, span, far)
    seen = covers(state, name, target) if far is not None and not move and span is not Range.HAND_TO_HAND else ()
    white = mine.white - (move > 0 and "G" not in mine.systems)  # that die goes to the move
    dice = pool(state.profile.dice, mine.systems, white=white, attack_range=span, rockets=rockets)
    reach = _reach(state, mine, move)
    chances = _chances(state, highest(dice, "RW"), enemy, span, barriers(state, seen)) if reach else ()
    return _with_covers(state, name, Prospect(target, str(span), chances, move=move, reach=reach), seen)


def _prospect(
    state: State, mine: Frame, enemy: Frame, spans: tuple[Range, ...], act: Activation | None = None
) -> Prospect:
    span = next((one for one in spans if can_attack(mine.systems, one, mine.rockets)), None)
    if span is None:
        return Prospect(enemy.id, str(spans[0]) if state.mapped else "")
    near = span is Range.HAND_TO_HAND or not state.mapped
    seen = () if near else covers(state, mine.id, enemy.id)
    chances = _chances(state, _attacks(state.profile, mine, span, act), enemy, span, barriers(state, seen))
    return _with_covers(state, mine.id, Prospect(enemy.id, str(span), chances), seen)


def _with_covers(state: State, name: str, found: Prospect, seen: tuple[Cover, ...]) -> Prospect:
    """An attack with what covers its target, or what stands on the line and doesn't."""
    if seen:
        return structs.replace(found, covers=tuple(cover.piece or cover.frame or "" for cover in seen))
    if not state.mapped or found.move or found.range == Range.HAND_TO_HAND:
        return found
    there = scene(state)
    mine, enemy = there.frame(name), there.frame(found.target)
    return found if mine is None or enemy is None else structs.replace(found, beyond=walls_beyond(there, mine, enemy))


def _attacks(profile: Profile, mine: Frame, span: Range, act: Activation | None) -> Chances:
    if act is not None:
        return unused(act.dice, act.faces, act.used, "RW")
    rockets = min(1, mine.rockets) if span is Range.DIRECT_FIRE else 0
    return highest(pool(profile.dice, mine.systems, white=mine.white, attack_range=span, rockets=rockets), "RW")


def _chances(
    state: State, attacks: Chances, enemy: Frame, span: Range, walls: tuple[Barrier, ...]
) -> tuple[tuple[str, float], ...]:
    """The attack's chances to hit and to destroy, by name."""
    some = gone = 0.0
    for guard, chance in guards(state.profile, enemy):
        for attack, share in attacks:
            odds = Shot(state.profile.chart, attack, enemy.spot or 0, guard, str(span), covers=walls).odds
            some += chance * share * odds.at_least(1)
            gone += chance * share * odds.at_least(enemy.white + len(enemy.systems))
    return ("hit", some), ("destroyed", gone)
