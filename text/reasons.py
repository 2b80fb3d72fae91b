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
    """A term of the appraisal, and the points by which a choice differs in it: ``more points (+3)``."""
    sign = "+" if points > 0 else "−" if points < 0 else "±"
    way = "more" if points > 0 else "less"
    return say(locale, f"reason-term-{name}", way=way, points=f"{sign}{decimal(locale, round(abs(points), 1))}")
