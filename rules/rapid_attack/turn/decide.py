"""What an answer brings about. ``decide`` never changes its input: it returns events or raises a ``RulesError``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.core.choices import defense_of, verb_and_die
from rules.core.dice import Dice
from rules.core.draft import Adjudicated
from rules.core.request import Request
from rules.rapid_attack import events as ev
from rules.rapid_attack.fold.draft import Draft
from rules.rapid_attack.map import where
from rules.rapid_attack.map.movement import Journey
from rules.rapid_attack.opening import bidding, deployment
from rules.rapid_attack.profile import Range
from rules.rapid_attack.state import Cover, State
from rules.rapid_attack.turn import initiative
from rules.rapid_attack.turn.advance import advance, declare_range
from rules.rapid_attack.turn.combat import give_ground, lose, resolve_attack
from rules.rapid_attack.turn.control import settle
from rules.rapid_attack.turn.reading import read_choice, read_covers

__all__ = ["decide"]

Reader = Callable[[State, Request, Any], Any]


def decide(state: State, request: Request, choice: object, dice: Dice) -> Adjudicated[State]:
    """Adjudicate a choice.

    Raises ``Malformed`` or ``Illegal`` for a choice that cannot be taken, ``DiceNeeded`` when typed dice run short.
    """
    handler = _HANDLERS[request.kind]
    draft = Draft(state, dice)
    read: Reader = _READERS.get(request.kind, read_choice)
    handler(draft, request, read(state, request, choice))
    advance(draft)
    return draft.done()


def _activate(draft: Draft, request: Request, choice: str) -> None:
    if choice == "pass":
        draft.emit(ev.Passed(request.player))
    else:
        draft.emit(ev.Activated(choice))


def _target(draft: Draft, request: Request, choice: str) -> None:
    draft.emit(ev.Targeted(draft.act.frame, choice))


def _range(draft: Draft, request: Request, choice: str) -> None:
    name, _, rockets = choice.partition("+")
    declare_range(draft, Range(name), int(rockets or 0))


def _defend(draft: Draft, request: Request, choice: str) -> None:
    draft.emit(ev.Defended(draft.act.frame, *defense_of(draft.act, choice)))


def _act(draft: Draft, request: Request, choice: str) -> None:
    act = draft.act
    verb, die = verb_and_die(choice)
    if verb == "done":
        draft.emit(ev.ActivationEnded(act.frame))
    elif verb == "move":
        over = any(name[0] == "G" for name in act.dice)
        draft.emit(ev.Moved(act.frame, die, act.faces[die], over))
    elif verb == "attack":
        assert act.range is not None
        draft.emit(ev.AttackDeclared(act.frame, act.target, die, act.faces[die], act.range, by=request.player))
    else:
        draft.emit(ev.SpotAimed(act.frame, die))


def _station(draft: Draft, request: Request, choice: str) -> None:
    station = None if choice == "none" else choice
    draft.emit(ev.NearDeclared(request.facts["frame"], station, by=request.player))
    settle(draft)


def _where(draft: Draft, request: Request, found: Journey) -> None:
    item = request.facts["item"]
    if draft.state.placing is not None:
        draft.emit(ev.Put(item, found.at, found.on))
    else:
        draft.emit(ev.Went(item, found.at, found.way, found.length, found.on))
    settle(draft)


def _jettison(draft: Draft, request: Request, choice: str) -> None:
    if choice == "none":
        draft.emit(ev.JettisonEnded(draft.act.frame))
    else:
        draft.emit(ev.Jettisoned(draft.act.frame, choice))


def _hazard(draft: Draft, request: Request, choice: str) -> None:
    draft.emit(ev.HazardDeclared(draft.act.frame, choice == "yes", by=request.player))


def _declare_covers(draft: Draft, request: Request, covers: tuple[Cover, ...]) -> None:
    draft.emit(ev.CoverDeclared(draft.act.frame, covers, by=request.player))


def _use_spot(draft: Draft, request: Request, choice: str) -> None:
    resolve_attack(draft, use_spot=choice == "yes")


def _ground(draft: Draft, request: Request, choice: str) -> None:
    frame = draft.state.frame(request.facts["frame"])
    if choice == "no":
        draft.emit(ev.GroundHeld(frame.id))
        return
    give_ground(draft, frame, request.facts["station"], choice.partition(":")[2] or None)


def _loss(draft: Draft, request: Request, choice: str) -> None:
    lose(draft, draft.state.frame(request.facts["frame"]), choice)


def _spot_target(draft: Draft, request: Request, choice: str) -> None:
    act = draft.act
    assert act.spot_with is not None
    if choice != "none":
        draft.emit(ev.Spotted(act.frame, choice, act.spot_with, act.faces[act.spot_with], by=request.player))
    draft.emit(ev.ActivationEnded(act.frame))


def _doomsday(draft: Draft, request: Request, choice: str) -> None:
    if choice == "advance":
        draft.emit(ev.ClockAdvanced(request.player, draft.state.clock - 1))
    else:
        draft.emit(ev.ClockHeld(request.player))


_READERS: dict[str, Reader] = {
    "cover": read_covers,
    "tie": bidding.read,
    "where": where.read,
}
_HANDLERS: dict[str, Callable[[Draft, Request, Any], None]] = {
    "tie": bidding.answer,
    "deploy": deployment.answer,
    "initiative": initiative.answer,
    "jettison": _jettison,
    "hazard": _hazard,
    "activate": _activate,
    "target": _target,
    "range": _range,
    "defend": _defend,
    "act": _act,
    "station": _station,
    "where": _where,
    "cover": _declare_covers,
    "use-spot": _use_spot,
    "ground": _ground,
    "loss": _loss,
    "spot-target": _spot_target,
    "doomsday": _doomsday,
}
