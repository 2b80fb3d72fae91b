"""Passes, shots, steals and tackles, and where the ball goes (rulebook: "Passing and shooting", "Stealing…")."""

from __future__ import annotations

from typing import Any

from rules.field import Point
from rules.football import events as ev
from rules.football.fold.draft import Draft
from rules.football.map import pitch
from rules.football.profile import Range
from rules.football.state import GOAL, Activation, Attack, Break, State
from rules.football.turn import restart
from rules.frames.hits import damage_dice

__all__ = ["call_up", "fumbled_at", "fumbled_to", "kind_of", "resolve", "spotted"]

KICKS = ("pass", "shot")


def kind_of(state: State, act: Activation, target: str) -> str:
    """``shot``, ``pass``, ``steal`` or ``tackle``: by whom it goes for, and from how far."""
    if target == GOAL:
        return "shot"
    if state.unit(target).owner == state.unit(act.unit).owner:
        return "pass"
    return "steal" if act.range is Range.HAND_TO_HAND else "tackle"


def _attack(draft: Draft) -> Attack:
    attack = draft.act.attack
    assert attack is not None
    return attack


def _defenders(state: State, attack: Attack) -> tuple[str, ...]:
    """Whose defense counts: everybody's in the line, or the possessor's."""
    return attack.line or (() if attack.line is not None and _is_kick(state, attack) else (attack.target,))


def _is_kick(state: State, attack: Attack) -> bool:
    act = state.stack[-1]
    return kind_of(state, act, attack.target) in KICKS


def call_up(draft: Draft) -> bool:
    """Activates the first of those concerned that has no defense yet, as combat order would. True if it did."""
    for unit_id in _defenders(draft.state, _attack(draft)):
        unit = draft.state.unit(unit_id)
        if not unit.gone and unit.defense is None:
            draft.emit(ev.Activated(unit_id, under=draft.act.unit, why="defending-early"))
            return True
    return False


def spotted(state: State) -> tuple[str, ...]:
    """The units concerned that have a spot beside them, of the other side than the attacker."""
    act = state.stack[-1]
    attack = act.attack
    assert attack is not None
    own = state.unit(act.unit).owner
    found = (state.unit(unit) for unit in _defenders(state, attack))
    return tuple(unit.id for unit in found if unit.spot is not None and unit.owner != own)


def resolve(draft: Draft, use: str | None) -> None:
    """Rolls the dice of the attack. ``use`` is the unit whose spot is added."""
    state, act, attack = draft.state, draft.act, _attack(draft)
    kind = kind_of(state, act, attack.target)
    defense = sum(state.unit(unit).defense or 0 for unit in _defenders(state, attack))
    spot = 0 if use is None else state.unit(use).spot or 0
    faces = draft.dice.roll(("R6",) * damage_dice(attack.value, spot, defense))
    good = state.profile.screened if attack.line else state.profile.open
    hits = sum(1 for face in faces if face in good)
    counted: dict[str, Any] = {"attack": attack.value, "spot": spot, "defense": defense, "hits": hits, "spotted": use}
    if kind in KICKS:
        line = attack.line or ()
        draft.emit(ev.Kicked(act.unit, attack.target, kind, dice=tuple(sorted(faces)), line=line, **counted))
        _kicked(draft, act.unit, attack.target, hits)
    else:
        draft.emit(ev.Tackled(act.unit, attack.target, kind, dice=tuple(sorted(faces)), **counted))
        _tackled(draft, act.unit, attack.target, hits, faces)


def _kicked(draft: Draft, unit: str, target: str, hits: int) -> None:
    if not hits:
        draft.emit(ev.Fumbled(unit))
    elif target == GOAL:
        _score(draft, unit)
    else:
        draft.emit(ev.BallTaken(target, why="pass-and-shot"))


def _score(draft: Draft, unit: str) -> None:
    player = draft.state.unit(unit).owner
    draft.emit(ev.Scored(player, unit, draft.state.players[player].score + 1))
    restart.begin(draft, Break.KICK_OFF, 1 - player)


def _tackled(draft: Draft, unit: str, target: str, hits: int, faces: tuple[int, ...]) -> None:
    if hits:
        draft.emit(ev.BallTaken(unit, why="steal-and-tackle"))
    elif draft.state.profile.foul in faces:
        draft.emit(ev.Fouled(unit, target))
        restart.begin(draft, Break.FOUL, draft.state.unit(target).owner)


def fumbled_to(draft: Draft, unit: str, choice: str) -> None:
    """Where a fumbled ball goes: ``field``, ``unit:B2``, ``out:side``, ``out:goal``, ``out:own`` or ``goal``."""
    where, _, what = choice.partition(":")
    owner = draft.state.unit(unit).owner
    if where == "unit":
        draft.emit(ev.BallTaken(what, why="fumble"))
    elif where == "goal":
        _score(draft, unit)
    elif where == "field":
        draft.emit(ev.BallLoose())
    else:
        over = None if what == "side" else 1 - owner if what == "goal" else owner
        out(draft, unit, over, None)


def fumbled_at(draft: Draft, unit: str, at: Point) -> None:
    """Where a fumbled ball goes on a drawn pitch: out, to whom it touches, or loose."""
    state = draft.state
    start = state.unit(unit).at
    assert start is not None
    left = pitch.leaves(state, start, at)
    if left is not None:
        _left(draft, unit, *left)
        return
    taker = pitch.nearest_touching(state, unit, at)
    if taker is not None:
        draft.emit(ev.BallTaken(taker.id, why="fumble"))
    else:
        draft.emit(ev.BallLoose(at))


def _left(draft: Draft, unit: str, line: str, at: Point) -> None:
    """The ball crosses a line: a goal between the posts, else it is out."""
    state = draft.state
    if line == "side":
        out(draft, unit, None, at)
        return
    over = next(n for n, player in enumerate(state.players) if player.east == (line == "east"))
    (_, top), (_, bottom) = pitch.goal_of(state, over)
    if top <= at[1] <= bottom:
        scorer = 1 - over
        draft.emit(ev.Scored(scorer, unit, state.players[scorer].score + 1, why="fumble"))
        restart.begin(draft, Break.KICK_OFF, over)
    else:
        out(draft, unit, over, at)


def out(draft: Draft, unit: str, over: int | None, at: tuple[float, float] | None) -> None:
    """The ball is out, kicked by that unit: the other side has it. ``over``: the side whose goal line it crossed."""
    owner = draft.state.unit(unit).owner
    draft.emit(ev.BallOut(unit, over, at))
    kind = Break.THROW_IN if over is None else Break.CORNER if over == owner else Break.GOAL_KICK
    restart.begin(draft, kind, 1 - owner)
