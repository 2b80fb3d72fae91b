"""Choices of a match as people write them, and why one cannot be taken."""

from __future__ import annotations

from typing import Any

from rules.core.choices import ACTION_COLOURS, die_refusal, find_option, text_of
from rules.core.errors import Illegal, RulesError
from rules.core.request import Request
from rules.football.state import Activation, State
from rules.football.turn.ask import may_attack

__all__ = ["read_choice"]


def read_choice(state: State, request: Request, choice: Any) -> str:
    """The option that is meant. Raises ``Malformed`` or ``Illegal`` with the reason why there is none."""
    text = text_of(request, choice)
    act = state.stack[-1] if state.stack else None
    found = find_option(request, text, act)
    if found is None:
        raise _refusal(state, request, text, act)
    return found.choice


def _refusal(state: State, request: Request, text: str, act: Activation | None) -> RulesError:
    verb, _, written = text.partition(":")
    if act is not None and request.kind in ("act", "defend") and verb in ACTION_COLOURS:
        return _die_refusal(state, act, request, (verb, written.strip()))
    if request.kind == "range":
        return Illegal("unit-cannot-at-range", range=text[:40], unit=request.facts["unit"])
    return Illegal("not-an-option", kind=request.kind, choice=text[:60])


def _die_refusal(state: State, act: Activation, request: Request, said: tuple[str, str]) -> RulesError:
    verb, written = said
    if (verb == "move" and act.moved) or (verb == "attack" and act.attacked):
        return Illegal("unit-action-used", verb=verb, unit=act.unit)
    refused = die_refusal(act, request, verb, written)
    if refused is not None:
        return refused
    if verb == "attack" and not may_attack(state, act):
        return Illegal("ball-elsewhere", unit=act.unit, target=act.target)
    return Illegal("no-unit-to-spot", unit=act.unit)
