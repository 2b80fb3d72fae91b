"""Adjudication of an answer: events, or a ``RulesError``. The state passed in never changes."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import structs

from rules.core.choices import text_of
from rules.core.dice import Dice
from rules.core.draft import Adjudicated
from rules.core.errors import Illegal, shown
from rules.core.request import Option, Request
from rules.rapid_attack import events as ev
from rules.rapid_attack.fold.draft import Draft
from rules.rapid_attack.map import where
from rules.rapid_attack.opening import bidding, deployment, terrain
from rules.rapid_attack.profile import Range
from rules.rapid_attack.reading import read_covers, read_ground, read_option, read_stations
from rules.rapid_attack.state import State
from rules.rapid_attack.stations import settle
from rules.rapid_attack.turn import initiative, judgment
from rules.rapid_attack.turn.advance import advance
from rules.rapid_attack.turn.ask import loss_options
from rules.rapid_attack.turn.combat import give_ground, lose, resolve_attack
from rules.rapid_attack.turn.judgment import claim_stations

__all__ = ["decide"]


def decide(state: State, request: Request, choice: object, dice: Dice) -> Adjudicated[State]:
    """Adjudicate a choice.

    Raises ``Malformed`` or ``Illegal`` for a choice that cannot be taken, ``DiceNeeded`` when typed dice run short.
    """
    draft = Draft(state, dice)
    if request.kind in _BY_OPTION:
        _BY_OPTION[request.kind](draft, request, read_option(state, request, choice))
    else:
        _BY_FREE_VALUE[request.kind](draft, request, choice)
    advance(draft)
    return draft.done()


def _activate(draft: Draft, request: Request, chosen: Option) -> None:
    if chosen.label == "pass":
        draft.emit(ev.Passed(request.player))
    else:
        draft.emit(ev.Activated(chosen.facts["frame"]))


def _target(draft: Draft, request: Request, chosen: Option) -> None:
    draft.emit(ev.Targeted(draft.act.frame, chosen.choice))


def _range(draft: Draft, request: Request, chosen: Option) -> None:
    draft.emit(ev.RangeDeclared(draft.act.frame, Range(chosen.facts["range"]), chosen.facts["rockets"]))


def _defend(draft: Draft, request: Request, chosen: Option) -> None:
    draft.emit(ev.Defended(draft.act.frame, chosen.facts.get("index"), chosen.facts.get("face", 0)))


def _act(draft: Draft, request: Request, chosen: Option) -> None:
    act = draft.act
    if chosen.label == "done":
        draft.emit(ev.ActivationEnded(act.frame))
        return
    die, face = chosen.facts["index"], chosen.facts["face"]
    if chosen.label == "move":
        draft.emit(ev.Moved(act.frame, die, face, draft.state.goes_over))
    elif chosen.label == "attack":
        draft.emit(ev.AttackDeclared(act.frame, act.target, die, face, act.declared_range, by=request.player))
    else:
        draft.emit(ev.SpotAimed(act.frame, die))


def _station(draft: Draft, request: Request, choice: object) -> None:
    stations = read_stations(draft.state, request, choice)
    claim_stations(draft, request.facts["frame"], stations, by=request.player)


def _where(draft: Draft, request: Request, choice: object) -> None:
    if draft.state.layout is not None:
        terrain.put(draft, request, choice)
        return
    item, move = request.facts["item"], where.read(draft.state, request, choice)
    if draft.state.placing is not None:
        draft.emit(ev.Put(item, move.at, move.on))
    else:
        draft.emit(ev.Went(item, move.at, move.way, move.length, move.on))
    settle(draft)


def _jettison(draft: Draft, request: Request, chosen: Option) -> None:
    if chosen.label == "keep-all":
        draft.emit(ev.JettisonEnded(draft.act.frame))
    else:
        draft.emit(ev.Jettisoned(draft.act.frame, chosen.facts["system"]))


def _hazard(draft: Draft, request: Request, chosen: Option) -> None:
    draft.emit(ev.HazardDeclared(draft.act.frame, chosen.label == "in-hazard", by=request.player))


def _cover(draft: Draft, request: Request, choice: object) -> None:
    covers = read_covers(draft.state, request, choice)
    draft.emit(ev.CoverDeclared(draft.act.frame, covers, by=request.player))


def _use_spot(draft: Draft, request: Request, chosen: Option) -> None:
    resolve_attack(draft, use_spot=chosen.label == "use-spot")


def _ground(draft: Draft, request: Request, choice: object) -> None:
    frame = draft.state.frame(request.facts["frame"])
    stations = read_ground(draft.state, request, choice)
    if stations is None:
        draft.emit(ev.GroundHeld(frame.id))
    else:
        give_ground(draft, frame, request.facts["station"], stations)


def _losses(draft: Draft, request: Request, choice: object) -> None:
    """One loss, or several in their order, no more than there are hits: ``R, B``."""
    parts = text_of(request, choice).split(",")
    for taken, part in enumerate(parts):
        frame = draft.state.frame(request.facts["frame"])
        if taken == request.facts["hits"] or not frame.alive:
            raise Illegal("not-an-option", kind=request.kind, choice=shown(choice))
        left = structs.replace(request, options=loss_options(draft.state, frame))
        lose(draft, frame, read_option(draft.state, left, part.strip()).facts.get("system"))


def _spot_target(draft: Draft, request: Request, chosen: Option) -> None:
    act = draft.act
    if chosen.label != "nobody":
        value = act.faces[act.spot_die]
        draft.emit(ev.Spotted(act.frame, chosen.facts["frame"], act.spot_die, value, by=request.player))
    draft.emit(ev.ActivationEnded(act.frame))


def _doomsday(draft: Draft, request: Request, chosen: Option) -> None:
    if chosen.label == "advance":
        draft.emit(ev.ClockAdvanced(request.player, draft.state.clock - 1))
    else:
        draft.emit(ev.ClockHeld(request.player))


_BY_OPTION: dict[str, Callable[[Draft, Request, Option], None]] = {
    "tie": bidding.answer,
    "terrain": terrain.answer,
    "deploy": deployment.answer,
    "initiative": initiative.answer,
    "jettison": _jettison,
    "hazard": _hazard,
    "activate": _activate,
    "target": _target,
    "range": _range,
    "defend": _defend,
    "act": _act,
    "use-spot": _use_spot,
    "spot-target": _spot_target,
    "doomsday": _doomsday,
}
"""Questions answered by one of their options."""

_BY_FREE_VALUE: dict[str, Callable[[Draft, Request, object], None]] = {
    "agree": judgment.answer,
    "cover": _cover,
    "ground": _ground,
    "loss": _losses,
    "station": _station,
    "where": _where,
}
"""Questions that take other values too."""
