"""What an answer brings about. ``decide`` never changes its input: it returns events or raises a ``RulesError``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.core.choices import defense_of, verb_and_die
from rules.core.dice import Dice
from rules.core.draft import Adjudicated
from rules.core.errors import Illegal, Malformed, shown
from rules.core.request import Request
from rules.football import events as ev
from rules.football.fold.draft import Draft
from rules.football.map import pitch, where
from rules.football.profile import Range
from rules.football.state import Break, State
from rules.football.turn import initiative, kicks, restart
from rules.football.turn.advance import advance
from rules.football.turn.kicks import kind_of
from rules.football.turn.reading import read_choice

__all__ = ["decide"]


def decide(state: State, request: Request, choice: object, dice: Dice) -> Adjudicated[State]:
    """Adjudicate a choice.

    Raises ``Malformed`` or ``Illegal`` for a choice that cannot be taken, ``DiceNeeded`` when typed dice run short.
    """
    draft = Draft(state, dice)
    if request.kind == "where":
        _where(draft, request, choice)
    elif request.kind == "line":
        _line(draft, request, read_line(request, choice))
    else:
        _HANDLERS[request.kind](draft, request, read_choice(state, request, choice))
    advance(draft)
    return draft.done()


def read_line(request: Request, choice: Any) -> tuple[str, ...]:
    """Who stands in the line, the nearest first: an option, a line of text (``A2, B3``), or a list.

    Raises ``Malformed("line-malformed")``, ``Illegal("line-unit")``, ``Illegal("line-twice")``.
    """
    if isinstance(choice, str) and len(choice) <= 200:
        text = choice.strip().upper()
        choice = [] if text in ("", "NONE") else [part.strip() for part in text.split(",")]
    if not isinstance(choice, list | tuple) or len(choice) > 20 or not all(isinstance(item, str) for item in choice):
        raise Malformed("line-malformed")
    known = {item.choice for item in request.options} - {"none"}
    for unit in choice:
        if unit not in known:
            raise Illegal("line-unit", unit=shown(unit))
    if len(set(choice)) < len(choice):
        raise Illegal("line-twice")
    return tuple(choice)


def _line(draft: Draft, request: Request, line: tuple[str, ...]) -> None:
    draft.emit(ev.LineDeclared(draft.act.unit, line))


def _where(draft: Draft, request: Request, choice: Any) -> None:
    """A unit runs, or is placed; or a fumbled ball goes there."""
    place = where.wanted(draft.state)
    assert place is not None
    found = where.read(draft.state, request, place, choice)
    if place.verb == "fumble":
        kicks.fumbled_at(draft, place.item, found.at)
    elif place.verb == "place":
        restart.put(draft, found.at)
    else:
        draft.emit(ev.Went(place.item, found.at, found.way, found.length))
        _fetch(draft, place.item)


def _fetch(draft: Draft, unit: str) -> None:
    """A loose ball that is touched is taken."""
    state = draft.state
    ball, at = state.ball.at, state.unit(unit).at
    if state.ball.holder is None and ball is not None and at is not None and pitch.touches(state.profile, at, ball):
        draft.emit(ev.BallTaken(unit))


def _toss(draft: Draft, request: Request, choice: str) -> None:
    side = request.player if choice == "offence" else 1 - request.player
    draft.emit(ev.KickOffChosen(request.player, side))


def _side(draft: Draft, request: Request, choice: str) -> None:
    draft.emit(ev.SideChosen(request.player, choice == "east"))
    restart.begin(draft, Break.KICK_OFF, draft.state.first)


def _target(draft: Draft, request: Request, choice: str) -> None:
    draft.emit(ev.Targeted(draft.act.unit, choice))


def _range(draft: Draft, request: Request, choice: str) -> None:
    draft.emit(ev.RangeDeclared(draft.act.unit, Range(choice)))


def _defend(draft: Draft, request: Request, choice: str) -> None:
    unit = draft.state.unit(draft.act.unit)
    die, value = defense_of(draft.act, choice)
    draft.emit(ev.Defended(unit.id, die, max(value, unit.defense or 0)))


def _act(draft: Draft, request: Request, choice: str) -> None:
    act = draft.act
    verb, die = verb_and_die(choice)
    if verb == "done":
        draft.emit(ev.ActivationEnded(act.unit))
    elif verb == "move":
        _move(draft, die)
    elif verb == "attack":
        assert act.range is not None
        kind = kind_of(draft.state, act, act.target)
        draft.emit(ev.AttackDeclared(act.unit, act.target, kind, die, act.faces[die], act.range))
    else:
        draft.emit(ev.SpotAimed(act.unit, die))


def _move(draft: Draft, die: int) -> None:
    act = draft.act
    over = any(name[0] == "G" for name in act.dice)
    stride = act.faces[die] * draft.state.profile.stride
    draft.emit(ev.Moved(act.unit, die, act.faces[die], stride, over))


def _reach(draft: Draft, request: Request, choice: str) -> None:
    unit = draft.act.unit
    draft.emit(ev.Reached(unit, choice == "yes"))
    if choice == "yes":
        draft.emit(ev.BallTaken(unit))


def _use_spot(draft: Draft, request: Request, choice: str) -> None:
    kicks.resolve(draft, choice.partition(":")[2] or None)


def _fumble(draft: Draft, request: Request, choice: str) -> None:
    kicks.fumbled_to(draft, draft.act.unit, choice)


def _break(draft: Draft, request: Request, choice: str) -> None:
    draft.emit(ev.SystemBroken(draft.act.target, None if choice == "none" else choice))


def _spot_target(draft: Draft, request: Request, choice: str) -> None:
    act = draft.act
    assert act.spot_with is not None
    if choice != "none":
        draft.emit(ev.Spotted(act.unit, choice, act.spot_with, act.faces[act.spot_with]))
    draft.emit(ev.ActivationEnded(act.unit))


def _hotrod(draft: Draft, request: Request, choice: str) -> None:
    unit = request.facts["unit"]
    given, _, system = choice.partition(">")
    draft.emit(ev.Hotrodded(unit, given, system) if system else ev.KeptCool(unit))


_HANDLERS: dict[str, Callable[[Draft, Request, str], None]] = {
    "toss": _toss,
    "side": _side,
    "deploy": restart.answer,
    "coach": initiative.answer,
    "target": _target,
    "range": _range,
    "defend": _defend,
    "act": _act,
    "reach": _reach,
    "use-spot": _use_spot,
    "fumble": _fumble,
    "break": _break,
    "spot-target": _spot_target,
    "hotrod": _hotrod,
}
