"""Read choices as people write them, or say why one cannot be taken."""

from __future__ import annotations

from msgspec import structs

from rules.core.choices import ACTION_COLOURS, die_refusal, find_option, text_of
from rules.core.errors import Illegal, Malformed, RulesError, shown
from rules.core.names import clean_name
from rules.core.request import Option, Request, option
from rules.intercept_orbit.state.state import Activation, Contact, State

__all__ = ["read_choice", "read_path"]

PATH_MAX = 30
TEXT_MAX = 400
LAST = ("ends", "edge")


def read_choice(state: State, request: Request, choice: object) -> Option:
    """The chosen option. A piece of debris may be named: its option has the ``name`` then.

    Raises ``Malformed`` or ``Illegal`` with the reason if there is no such option.
    """
    text = text_of(request, choice)
    if request.kind == "deploy" and request.free is not None and text.lower().startswith("debris:"):
        return option("debris", "lay-debris", name=clean_name(text.partition(":")[2]))
    act = state.act if state.stack else None
    found = find_option(request, text, act) or _in_part(request, text, act)
    if found is None:
        raise _refusal(request, text, act)
    return found


def _in_part(request: Request, text: str, act: Activation | None) -> Option | None:
    """A target without its range, or a die to spot with without its target: the rest is asked next."""
    if request.kind == "target":
        assets = (item.facts["asset"] for item in request.options if "asset" in item.facts)
        return next((option(asset, "asset", asset=asset) for asset in assets if asset.lower() == text.lower()), None)
    dice = [
        option(item.choice.partition(">")[0], "spot", **{name: item.facts[name] for name in ("die", "face", "index")})
        for item in request.options
        if item.label == "spot-at"
    ]
    return find_option(structs.replace(request, options=tuple(dice)), text, act) if dice else None


def _refusal(request: Request, text: str, act: Activation | None) -> RulesError:
    verb, _, written = text.partition(":")
    if act is not None and request.kind in ("act", "defend") and verb in ACTION_COLOURS:
        return _die_refusal(act, request, verb, written.strip())
    if request.kind == "range" or (request.kind == "target" and "@" in text):
        return Illegal("asset-cannot-at-range", range=text.partition("@")[2] or text[:40], asset=request.facts["asset"])
    return Illegal("not-an-option", kind=request.kind, choice=text[:60])


def _die_refusal(act: Activation, request: Request, verb: str, written: str) -> RulesError:
    if (verb == "move" and act.moved) or (verb == "attack" and act.attacked):
        return Illegal("asset-action-used", verb=verb, asset=act.asset)
    refused = die_refusal(act, request, verb, written)
    if refused is not None:
        return refused
    return Illegal("asset-action-not-now", verb=verb, asset=act.asset)


def read_path(request: Request, choice: object) -> tuple[Contact, ...]:
    """What lies on the way, in order: an option, a line of text (``through:X1, ends:B1``), or a list.

    Raises ``Malformed("path-malformed")``, ``Illegal("path-unknown")``, ``Illegal("path-twice")``, and
    ``Illegal("path-order")`` where a contact follows the end of the way, or a company clings to two assets.
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


def _parts(choice: object) -> list[str]:
    if isinstance(choice, str) and len(choice) <= TEXT_MAX:
        return [part.strip() for part in choice.split(",") if part.strip()]
    if not isinstance(choice, list | tuple) or len(choice) > PATH_MAX:
        raise Malformed("path-malformed", most=PATH_MAX)
    if not all(isinstance(item, str) and len(item) <= TEXT_MAX for item in choice):
        raise Malformed("path-malformed", most=PATH_MAX)
    return [item.strip() for item in choice]


def _met_twice(items: list[Option]) -> bool:
    """Whether one asset is met in two ways, or two players are alone beside one HVA."""
    met = [item.facts["asset"] for item in items if "asset" in item.facts and item.label != "path-claim"]
    claimed = [item.facts["asset"] for item in items if item.label == "path-claim"]
    return len(set(met)) < len(met) or len(set(claimed)) < len(claimed)


def _contact(item: Option) -> Contact:
    return Contact(item.label.removeprefix("path-"), item.facts.get("asset"), item.facts.get("side"))
