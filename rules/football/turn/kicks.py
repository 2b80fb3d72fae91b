"""Passes, shots, steals and tackles, and the ball after them (rulebook: "Passing and shooting", "Stealing…")."""

from __future__ import annotations

from rules.core.json_input import Facts
from rules.core.request import Option
from rules.field import Point
from rules.football import events as ev
from rules.football.fold.draft import Draft
from rules.football.map import pitch
from rules.football.map.place import Fumble
from rules.football.profile import Range
from rules.football.state import GOAL, Activation, Attack, Break, State
from rules.football.turn import restart
from rules.frames.hits import damage_dice

__all__ = ["KICKS", "activate_defender", "fumbled_at", "fumbled_to", "kind_of", "resolve", "spotted", "useful_marks"]

KICKS = ("pass", "shot")


def kind_of(state: State, act: Activation, target: str) -> str:
    """``shot``, ``pass``, ``steal`` or ``tackle``: by the target and the range."""
    if target == GOAL:
        return "shot"
    if state.kicks(act.unit, target):
        return "pass"
    return "steal" if act.range is Range.HAND_TO_HAND else "tackle"


# -- the roll -----------------------------------------------------------------------------------------------------


def _defenders(state: State, attack: Attack) -> tuple[str, ...]:
    """The units whose defense counts: all in the line of a kick, or the unit that has the ball."""
    return (attack.line or ()) if state.kicks(state.act.unit, attack.target) else (attack.target,)


def activate_defender(draft: Draft) -> bool:
    """Activate the first defender, or the receiver of a pass, that has no defense yet. True if there is one."""
    state, act, attack = draft.state, draft.act, draft.act.current_attack
    kind = kind_of(state, act, attack.target)
    line = dict.fromkeys(attack.line or (), "line")
    called = line if kind == "shot" else {**line, attack.target: kind}
    for unit_id, how in called.items():
        unit = state.unit(unit_id)
        if not unit.gone and unit.defense is None:
            draft.emit(ev.Activated(unit_id, under=act.unit, called=how, why="defending-early"))
            return True
    return False


def spotted(state: State) -> tuple[str, ...]:
    """The defenders of the other side that have a spot beside them."""
    own = state.owner(state.act.unit)
    found = (state.unit(unit) for unit in _defenders(state, state.act.current_attack))
    return tuple(unit.id for unit in found if unit.spot is not None and unit.owner != own)


def useful_marks(state: State) -> tuple[str, ...]:
    """Those of them with whose spot a die would fall."""
    attack = state.act.current_attack
    defense = state.defense_of(_defenders(state, attack))
    marks = ((unit, state.unit(unit).spot or 0) for unit in spotted(state))
    return tuple(unit for unit, spot in marks if damage_dice(attack.value, spot, defense) > 0)


def resolve(draft: Draft, spotted_unit: str | None) -> None:
    """Roll the dice of the attack, with the spot beside a unit added if one is given."""
    state, act, attack = draft.state, draft.act, draft.act.current_attack
    profile, kind = state.profile, kind_of(state, act, attack.target)
    defense = state.defense_of(_defenders(state, attack))
    spot = 0 if spotted_unit is None else state.unit(spotted_unit).spot or 0
    faces = draft.dice.roll((profile.damage,) * damage_dice(attack.value, spot, defense))
    good = profile.good_faces(screened=bool(attack.line))
    hits = sum(1 for face in faces if face in good)
    counted: Facts = {
        "attack": attack.value,
        "spot": spot,
        "defense": defense,
        "dice": tuple(sorted(faces)),
        "hits": hits,
        "spotted": spotted_unit,
    }
    if kind in KICKS:
        draft.emit(ev.Kicked(act.unit, attack.target, kind, line=attack.line or (), **counted))
        _after_kick(draft, act.unit, attack.target, hits)
    else:
        draft.emit(ev.Tackled(act.unit, attack.target, kind, **counted))
        _after_tackle(draft, act.unit, attack.target, hits, faces)


def _after_kick(draft: Draft, unit: str, target: str, hits: int) -> None:
    if not hits:
        draft.emit(ev.Fumbled(unit))
    elif target == GOAL:
        _score(draft, draft.state.owner(unit), unit, "goal")
    else:
        draft.emit(ev.BallTaken(target, why="pass-and-shot"))


def _after_tackle(draft: Draft, unit: str, target: str, hits: int, faces: tuple[int, ...]) -> None:
    if hits:
        draft.emit(ev.BallTaken(unit, why="steal-and-tackle"))
    elif draft.state.profile.foul in faces:
        draft.emit(ev.Fouled(unit, target))
        restart.begin(draft, Break.FOUL, draft.state.owner(target))


def _score(draft: Draft, player: int, kicker: str, why: str) -> None:
    """Score a goal for the side that attacks it; the other kicks off if there is anybody to play in this half."""
    own = player != draft.state.owner(kicker)
    draft.emit(ev.Scored(player, kicker, draft.state.players[player].score + 1, own, why))
    if not _half_over(draft.state):
        restart.begin(draft, Break.KICK_OFF, 1 - player)


def _half_over(state: State) -> bool:
    """Whether the last unit of the last turn of a half has acted."""
    profile = state.profile
    return state.turn in (profile.half, profile.turns) and all(unit.gone for unit in state.units)


# -- fumbles ------------------------------------------------------------------------------------------------------


def fumbled_to(draft: Draft, unit: str, chosen: Option) -> None:
    """Put a fumbled ball where the other side chooses at a declared table."""
    owner = draft.state.owner(unit)
    match chosen.label:
        case "ball-to":
            draft.emit(ev.BallTaken(chosen.facts["unit"], why="fumble"))
        case "into-goal":
            _score(draft, owner, unit, "fumble")
        case "into-own-goal":
            _score(draft, 1 - owner, unit, "fumble")
        case "ball-loose":
            draft.emit(ev.BallLoose())
        case "out-side":
            _out(draft, unit, None)
        case "out-far":
            _out(draft, unit, 1 - owner)
        case _:
            _out(draft, unit, owner)


def fumbled_at(draft: Draft, fumble: Fumble, at: Point) -> None:
    """Put a fumbled ball at a point of a drawn pitch: it leaves the pitch, is taken by a unit, or lies loose."""
    left = pitch.exit_of(draft.state, fumble.start, at)
    if left is None:
        taker = pitch.nearest_touching(draft.state, at)
        draft.emit(ev.BallLoose(at) if taker is None else ev.BallTaken(taker.id, why="fumble"))
    elif left.goal and left.over is not None:
        _score(draft, 1 - left.over, fumble.unit, "fumble")
    else:
        _out(draft, fumble.unit, left.over, left.at)


def _out(draft: Draft, kicker: str, over: int | None, at: Point | None = None) -> None:
    """Put the ball out over a side's goal line, or (None) a side line: the kicker's opponents have it."""
    owner = draft.state.owner(kicker)
    draft.emit(ev.BallOut(kicker, over, at))
    kind = Break.THROW_IN if over is None else Break.CORNER if over == owner else Break.GOAL_KICK
    restart.begin(draft, kind, 1 - owner)
