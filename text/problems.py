"""What cannot be done, in a sentence that also says what would be right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from text.fluent.catalogue import has, say, variables
from text.places import place, point_text
from text.words import clean, decimal, escape

__all__ = ["error_line"]

FACT_MAX = 60
POINT = 2
DECIMAL_MOST = 1e6
LIST_MAX = 400
UNKNOWN = "error-unknown"
MISSING = "none"


def error_line(locale: str, code: str, facts: Mapping[str, Any], *, plain: bool = False) -> str:
    """The sentence for an error's code and facts; ``plain`` without markdown's escapes.

    A company's error names the player and the frame, where the facts do.
    """
    key = f"error-{code}" if has("en", f"error-{code}") else UNKNOWN
    wanted = variables("en", key)
    given = {name: _fact(locale, value, plain) for name, value in facts.items()}
    args = dict.fromkeys(wanted, MISSING) | given | _derived(locale, code, facts)
    sentence = say(locale, key, **args)
    where = [name for name in ("player", "frame") if name in given and name not in wanted]
    if not where or key == UNKNOWN:
        return sentence
    return say(locale, "-".join(["error-where", *where]), problem=sentence, **{name: given[name] for name in where})


def _fact(locale: str, value: Any, plain: bool) -> Any:
    if isinstance(value, float) and abs(value) < DECIMAL_MOST:
        return decimal(locale, round(value, 2))
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 10**9:
        return value
    if value is None:
        return MISSING
    most = FACT_MAX
    if isinstance(value, list | tuple):
        value, most = ", ".join(map(str, value)), LIST_MAX
    return clean(str(value), most) if plain else escape(str(value), most)


def _derived(locale: str, code: str, facts: Mapping[str, Any]) -> dict[str, Any]:
    """Facts that a sentence needs in other words than the error's."""
    args: dict[str, Any] = {"code": clean(code)}
    if isinstance(facts.get("kind"), str):
        args |= {"kind": facts["kind"], "what": say(locale, "kind-name", kind=facts["kind"])}
    nearest = facts.get("nearest")
    if isinstance(nearest, list | tuple) and len(nearest) in (POINT, POINT + 1):  # a heading may follow
        args["nearest"] = f"{place(nearest[:POINT])} ({point_text(nearest[:POINT])})"
    if code == "dice-needed" and isinstance(facts.get("dice"), list | tuple):
        args |= {"needed": len(facts["dice"]), "dice": " ".join(map(str, facts["dice"]))}
    return args
