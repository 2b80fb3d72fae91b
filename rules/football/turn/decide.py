"""Answers of a match adjudicated: ``decide`` returns events or raises a ``RulesError``."""

from __future__ import annotations

from collections.abc import Callable

from rules.core.choices import die_index
from rules.core.dice import Dice
from rules.core.draft import Adjudicated
from rules.core.request import Option, Request
from rules.football import events as ev
from rules.football.fold.draft import Draft
from rules.football.map import pitch, where
from rules.football.map.place import Fumble, Placing, Run, asked_place
from rules.football.profile import Range
from rules.football.state import Break, State
from rules.football.turn import initiative, kicks, restart
from rules.football.turn.advance import advance
from rules.football.turn.kicks import kind_of
from rules.football.turn.reading import read_line, read_option

__all__ = ["decide"]


def decide(state: State, request: Request, choice: object, dice: Dice) -> Adjudicated[State]:
    """Adjudicate a choice.

    Raises ``Malformed`` or ``Illegal`` for a choice that cannot be taken, ``DiceNeeded`` when typed dice run short.
    """
    draft = Draft(state, dice)
    if request.kind == "where":
        _where(draft, request, choice)
    elif request.kind == "line":
        draft.emit(ev.LineDeclared(draft.act.unit, read_line(state, request, choice)))
    else:
        _HANDLERS[request.kind](draft, request, read_option(state, request, choice))
    advance(draft)
    return draft.done()


def _where(draft: Draft, request: Request, choice: object) -> None:
    """Run, place a unit, or put down a fumbled ball."""
    place = asked_place(draft.state, request)
    found = where.read(draft.state, request, place, choice)
    match place:
        case Fumble():
            kicks.fumbled_at(draft, place, found.at)
        case Placing():
            restart.place(draft, place, found.at)
        case Run():
            draft.emit(ev.Went(place.unit, found.at, found.way, found.length))
            _take_touched_ball(draft, place.unit)


def _take_touched_ball(draft: Draft, unit: str) -> None:
    """Take a loose ball that the unit touches after its run."""
    state, ball = draft.state, draft.state.ball
    if ball.holder is not None or ball.at is None:
        return
    if pitch.touches(state.profile, state.unit(unit).position, ball.at):
        draft.emit(ev.BallTaken(unit))


# -- before play --------------------------------------------------------------------------------------------------


def _toss(draft: Draft, request: Request, chosen: Option) -> None:
    side = request.player if chosen.label == "offence" else 1 - request.player
    draft.emit(ev.KickOffChosen(request.player, side))


def _side(draft: Draft, request: Request, chosen: Option) -> None:
    draft.emit(ev.SideChosen(request.player, chosen.label == "east"))
    restart.begin(draft, Break.KICK_OFF, draft.state.first)


# -- a unit's turn ------------------------------------------------------------------------------------------------


def _target(draft: Draft, request: Request, chosen: Option) -> None:
    draft.emit(ev.Targeted(draft.act.unit, chosen.choice))


def _range(draft: Draft, request: Request, chosen: Option) -> None:
    draft.emit(ev.RangeDeclared(draft.act.unit, Range(chosen.facts["range"])))


def _defend(draft: Draft, request: Request, chosen: Option) -> None:
    unit, die = draft.state.unit(draft.act.unit), die_index(chosen)
    value = 0 if die is None else draft.act.faces[die]
    draft.emit(ev.Defended(unit.id, die, max(value, unit.defense or 0)))


def _act(draft: Draft, request: Request, chosen: Option) -> None:
    act, die = draft.act, die_index(chosen)
    if die is None:
        draft.emit(ev.ActivationEnded(act.unit))
    elif chosen.label == "move":
        over = any(name[0] == "G" for name in act.dice)
        draft.emit(ev.Moved(act.unit, die, act.faces[die], chosen.facts["stride"], over))
    elif chosen.label == "attack":
        kind = kind_of(draft.state, act, act.target)
        draft.emit(ev.AttackDeclared(act.unit, act.target, kind, die, act.faces[die], act.declared_range))
    else:
        draft.emit(ev.SpotAimed(act.unit, die))


def _reach(draft: Draft, request: Request, chosen: Option) -> None:
    unit, reached = draft.act.unit, chosen.label == "ball-yes"
    draft.emit(ev.Reached(unit, reached))
    if reached:
        draft.emit(ev.BallTaken(unit))


def _use_spot(draft: Draft, request: Request, chosen: Option) -> None:
    kicks.resolve(draft, chosen.facts.get("unit"))


def _fumble(draft: Draft, request: Request, chosen: Option) -> None:
    kicks.fumbled_to(draft, draft.act.unit, chosen)


def _break(draft: Draft, request: Request, chosen: Option) -> None:
    draft.emit(ev.SystemBroken(draft.act.target, chosen.facts.get("system")))


def _spot_target(draft: Draft, request: Request, chosen: Option) -> None:
    act, target = draft.act, chosen.facts.get("unit")
    if target is not None:
        draft.emit(ev.Spotted(act.unit, target, act.spot_die, act.faces[act.spot_die]))
    draft.emit(ev.ActivationEnded(act.unit))


def _hotrod(draft: Draft, request: Request, chosen: Option) -> None:
    unit: str = request.facts["unit"]
    if chosen.label == "hotrod":
        draft.emit(ev.Hotrodded(unit, chosen.facts["given"], chosen.facts["system"]))
    else:
        draft.emit(ev.KeptCool(unit))


_HANDLERS: dict[str, Callable[[Draft, Request, Option], None]] = {
    "toss": _toss,
    "side": _side,
    "deploy": restart.choose,
    "coach": initiative.assign,
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
