"""Errors as sentences, each with the way to correct it."""

from datetime import date

from rules.core.json_input import Facts
from text.fluent.catalogue import Argument, Arguments, has, say, variables
from text.maps import place
from text.words import clean, day_text, decimal, dice_text, die_kind, die_text, escape, kinds_text

FACT_MAX = 60
POINT = 2
DECIMAL_MOST = 1e6
LIST_MAX = 400
UNKNOWN = "error-unknown"
MISSING = "none"
SAME = "same"
"""Stands for a range of one number: the least is the greatest."""


def error_line(locale: str, code: str, facts: Facts, *, plain: bool = False) -> str:
    """The sentence for an error's code and facts; ``plain`` without markdown's escapes.

    An error of a company names the player and the frame if the facts have them.
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


def _fact(locale: str, value: object, plain: bool) -> Argument:
    if isinstance(value, float) and abs(value) < DECIMAL_MOST:
        return decimal(locale, round(value, 2))
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 10**9:
        return value
    if isinstance(value, date):
        return day_text(locale, value)
    if value is None:
        return MISSING
    most = FACT_MAX
    if isinstance(value, list | tuple):
        value, most = ", ".join(map(str, value)), LIST_MAX
    return clean(str(value), most) if plain else escape(str(value), most)


def _derived(locale: str, code: str, facts: Facts) -> Arguments:
    """Arguments derived from the error's facts."""
    args: Arguments = {"code": clean(code)}
    if isinstance(facts.get("kind"), str):
        args |= {"kind": facts["kind"], "what": say(locale, "kind-name", kind=facts["kind"])}
    if code == "game-elsewhere" and isinstance(facts.get("channel"), int):
        args["channel"] = f"<#{facts['channel']}>"
    nearest = facts.get("nearest")
    if isinstance(nearest, list | tuple) and len(nearest) in (POINT, POINT + 1):  # a heading may follow
        args["nearest"] = place(nearest[:POINT])
    if code == "wrong-number-of-frames" and facts.get("least") == facts.get("most"):
        args["least"] = SAME
    return args | _dice(locale, code, facts)


def _dice(locale: str, code: str, facts: Facts) -> Arguments:
    """The dice of an error, as everywhere else."""
    match code, facts:
        case "dice-needed", {"dice": [*dice]}:
            return {"needed": len(dice), "dice": kinds_text(locale, dice)}
        case "wrong-colour" | "dice-impossible", {"die": die}:
            return {"die": die_kind(locale, die)}
        case "die-used", {"die": die, "face": face}:
            return {"die": die_text(locale, die, face)}
        case "die-not-rolled", {"rolled": [*rolled]}:
            lying = [str(die).split() for die in rolled]
            shown = dice_text(locale, [die for die, _ in lying], [int(face) for _, face in lying])
            return {"rolled": shown or MISSING}
    return {}
