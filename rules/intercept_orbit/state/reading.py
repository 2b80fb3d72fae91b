"""Choices as people write them, and why one cannot be taken."""

from __future__ import annotations

from typing import Any

from rules.core.choices import ACTION_COLOURS, die_refusal, find_option, text_of
from rules.core.errors import Illegal, Malformed, RulesError, shown
from rules.core.request import Option, Request
from rules.intercept_orbit.state.state import Activation, Contact, State

__all__ = ["read_choice", "read_way"]

WAY_MAX = 30
TEXT_MAX = 400
LAST = ("ends", "edge")


def read_choice(state: State, request: Request, choice: Any) -> str:
    """The option that is meant; debris may be given a name. Raises ``Malformed`` or ``Illegal`` with the reason why
    there is none."""
    text = text_of(request, choice)
    if request.kind == "deploy" and request.free is not None and text.lower().startswith("debris:"):
        return text
    act = state.stack[-1] if state.stack else None
    found = find_option(request, text, act)
    if found is None:
        raise _refusal(request, text, act)
    return found.choice


def _refusal(request: Request, text: str, act: Activation | None) -> RulesError:
    verb, _, written = text.partition(":")
    if act is not None and request.kind in ("act", "defend") and verb in ACTION_COLOURS:
        return _die_refusal(act, request, verb, written.strip())
    if request.kind == "range":
        return Illegal("asset-cannot-at-range", range=text[:40], asset=request.facts["asset"])
    return Illegal("not-an-option", kind=request.kind, choice=text[:60])


def _die_refusal(act: Activation, request: Request, verb: str, written: str) -> RulesError:
    if (verb == "move" and act.moved) or (verb == "attack" and act.attacked):
        return Illegal("asset-action-used", verb=verb, asset=act.asset)
    refused = die_refusal(act, request, verb, written)
    if refused is not None:
        return refused
    return Illegal("asset-action-not-now", verb=verb, asset=act.asset)


def read_way(state: State, request: Request, choice: Any) -> tuple[Contact, ...]:
    """What lies on a way, in order: an option, a line of text (``through:X1, ends:B1``), or a list.

    Raises ``Malformed("path-malformed")``, ``Illegal("path-unknown")``, ``Illegal("path-twice")``, and
    ``Illegal("path-order")`` where something comes after the end of the way, or a company clings to two things.
    """
    parts = _parts(choice)
    known = {item.choice.lower(): item for item in request.options}
    for part in parts:
        if part.lower() not in known:
            raise Illegal("path-unknown", path=shown(part))
    items = [known[part.lower()] for part in parts if part.lower() != "clear"]
    if len({item.choice for item in items}) < len(items) or _met_twice(items):
        raise Illegal("path-twice")
    contacts = tuple(_contact(item) for item in items)
    ways = [contact for contact in contacts if contact.how != "claim"]
    if any(c.how in LAST for c in ways[:-1]) or sum(1 for c in ways if c.how == "host") > 1:
        raise Illegal("path-order")
    return contacts


def _parts(choice: Any) -> list[str]:
    if isinstance(choice, str) and len(choice) <= TEXT_MAX:
        return [part.strip() for part in choice.split(",") if part.strip()]
    if not isinstance(choice, list | tuple) or len(choice) > WAY_MAX:
        raise Malformed("path-malformed", most=WAY_MAX)
    if not all(isinstance(item, str) and len(item) <= TEXT_MAX for item in choice):
        raise Malformed("path-malformed", most=WAY_MAX)
    return [item.strip() for item in choice]


def _met_twice(items: list[Option]) -> bool:
    """Whether one thing is met in two ways, or two players are alone beside one HVA."""
    met = [item.facts["asset"] for item in items if "asset" in item.facts and item.label != "path-claim"]
    claimed = [item.facts["asset"] for item in items if item.label == "path-claim"]
    return len(set(met)) < len(met) or len(set(claimed)) < len(claimed)


def _contact(item: Option) -> Contact:
    how = item.choice.partition(":")[0]
    return Contact(how, item.facts.get("asset"), item.facts.get("side"))
