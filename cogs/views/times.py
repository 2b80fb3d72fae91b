"""Time controls and spans of time in words."""

import re

from table.time.controls import TimeControl
from text.fluent.catalogue import say


def time_text(locale: str, control: TimeControl) -> str:
    """A game's time in words."""
    left = str(control).partition("+")
    return say(
        locale,
        "time-text",
        limit=str(control.limit),
        seconds=_units(locale, left[0]),
        increment=_units(locale, left[2]),
        pace=str(control.pace),
    )


def _units(locale: str, written: str) -> str:
    """A span as the language writes it: ``1d 12h`` is ``1 j 12 h`` in French."""
    return re.sub(r"(\d+)([dhms])", lambda part: say(locale, "time-span", number=part[1], unit=part[2]), written)


def span_text(locale: str, seconds: float) -> str:
    """Seconds as the largest two units."""
    left, parts = max(0, round(seconds)), list[str]()
    for unit, size in (("d", 86400), ("h", 3600), ("m", 60), ("s", 1)):
        number, left = divmod(left, size)
        parts += [f"{number}{unit}"] if number else []
    return _units(locale, " ".join(parts[:2]) or "0s")
