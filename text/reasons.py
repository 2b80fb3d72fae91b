"""Why the opponent plays like that, in words: for hints, analyses and what is said of a bot's turn."""

from rules import Reason
from text.fluent.catalogue import has, say
from text.odds import percent
from text.words import decimal

CHANCES = ("chance", "destroys")


def reason_line(locale: str, reason: Reason) -> str:
    """What speaks for a choice, to stand after the choice's own words; empty where there is no more to say."""
    key, facts = f"reason-{reason.code}", reason.facts
    known = {"attack": "hits", "shot": "chance", "pass": "chance", "steal": "chance", "tackle": "chance"}
    if not has("en", key) or known.get(reason.code, "") not in ("", *facts):
        return ""
    told = {name: percent(locale, facts[name]) for name in CHANCES if name in facts}
    return say(locale, key, hits=decimal(locale, facts.get("hits", 0.0)), **told)


def term_line(locale: str, name: str, points: float) -> str:
    """In which way a choice differs in a term of the appraisal: ``more points``."""
    return say(locale, f"reason-term-{name}", way="more" if points > 0 else "less")
