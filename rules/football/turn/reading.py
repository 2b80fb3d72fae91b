"""Choices of a match as players write them, and the reasons why one cannot be taken."""

from __future__ import annotations

from rules.core.choices import ACTION_COLOURS, TEXT_MAX, die_refusal, find_option, text_of
from rules.core.errors import Illegal, Malformed, RulesError, shown
from rules.core.request import Option, Request
from rules.football.state import Activation, State
from rules.football.turn.ask import may_attack

__all__ = ["read_line", "read_option"]


def read_option(state: State, request: Request, choice: object) -> Option:
    """The option that a choice names. Raises ``Malformed`` or ``Illegal`` with the reason if there is none."""
    text = text_of(request, choice)
    act = state.act if state.stack else None
    found = find_option(request, text, act)
    if found is None:
        raise _refusal(state, request, text, act)
    return found


def read_line(state: State, request: Request, choice: object) -> tuple[str, ...]:
    """The units in the line, the nearest first, from an option, a line of text (``A2, B3``) or a list.

    Raises ``Malformed("line-malformed")``, ``Illegal("line-unit")``, ``Illegal("line-twice")``.
    """
    if isinstance(choice, str) and len(choice) <= TEXT_MAX:
        text = choice.strip().upper()
        choice = [] if text in ("", "NONE") else [part.strip() for part in text.split(",")]
    if not isinstance(choice, list | tuple) or len(choice) > state.profile.line_max:
        raise Malformed("line-malformed")
    line = tuple(item for item in choice if isinstance(item, str))
    if len(line) < len(choice):
        raise Malformed("line-malformed")
    known = {item.choice for item in request.options} - {"none"}
    for unit in line:
        if unit not in known:
            raise Illegal("line-unit", unit=shown(unit))
    if len(set(line)) < len(line):
        raise Illegal("line-twice")
    return line


def _refusal(state: State, request: Request, text: str, act: Activation | None) -> RulesError:
    verb, _, die = text.partition(":")
    if act is not None and request.kind in ("act", "defend") and verb in ACTION_COLOURS:
        return _die_refusal(state, act, request, (verb, die.strip()))
    if request.kind == "deploy" and text == "rest" and request.facts["must"]:
        return Illegal("must-be-placed", must=request.facts["must"])
    if request.kind == "range":
        return Illegal("unit-cannot-at-range", range=text[:40], unit=request.facts["unit"])
    return Illegal("not-an-option", kind=request.kind, choice=text[:60])


def _die_refusal(state: State, act: Activation, request: Request, named: tuple[str, str]) -> RulesError:
    """Why an action cannot take a die, both as the player names them."""
    verb, die = named
    if (verb == "move" and act.moved) or (verb == "attack" and act.attacked):
        return Illegal("unit-action-used", verb=verb, unit=act.unit)
    refused = die_refusal(act, request, verb, die)
    if refused is not None:
        return refused
    if verb == "attack" and not may_attack(state, act):
        return Illegal("ball-elsewhere", unit=act.unit, target=act.target)
    return Illegal("no-unit-to-spot", unit=act.unit)
