"""Time controls and spans of time in words."""

import re

from table.settings import UserSettings
from table.time.controls import TimeControl
from text.fluent.catalogue import say
from text.words import day_text


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


def holiday_text(locale: str, chosen: UserSettings, now: float) -> str:
    """The days of somebody's holiday, present or to come; empty where there is none."""
    days = chosen.holiday
    if days is None or days.span(chosen.zone)[1] <= now:
        return ""
    first, last = (day_text(locale, day) for day in (days.first, days.last))
    return say(locale, "settings-holiday-days", first=first, last=last)


def span_text(locale: str, seconds: float) -> str:
    """Seconds as the largest two units."""
    left, parts = max(0, round(seconds)), list[str]()
    for unit, size in (("d", 86400), ("h", 3600), ("m", 60), ("s", 1)):
        number, left = divmod(left, size)
        parts += [f"{number}{unit}"] if number else []
    return _units(locale, " ".join(parts[:2]) or "0s")
