"""Sizes of a match: the number of units in a team (rulebook: "Teams")."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rules.core.errors import Malformed
from rules.core.json_input import CUSTOM, Facts, Size, read_size
from rules.football.profile import Profile

__all__ = ["CUSTOM", "listed", "names", "team_size", "units"]

NUMBERS = ("frames", "stations", "rockets", "clock", "neutral")
"""Numbers of a custom size; only the frames matter here, the others come along from other games."""


def names(profile: Profile) -> tuple[str, ...]:
    """The ids of all sizes."""
    return (*(name for name, _ in profile.sizes), CUSTOM)


def listed(profile: Profile) -> Sequence[Facts]:
    """Every size as JSON."""
    named = [{"id": name, "players": 2, "frames": [number, number]} for name, number in profile.sizes]
    return [*named, {"id": CUSTOM, "players": 2, "frames": [1, profile.units_max]}]


def units(profile: Profile, size: Size) -> tuple[int, int]:
    """The least and the most units of a team of a size.

    Raises ``Malformed``: ``size-unknown``, ``size-fixed``, ``size-number``, ``field-unknown``.
    """
    name, numbers = read_size(size, names(profile), NUMBERS, partial(listed, profile))
    if name != CUSTOM:
        number = dict(profile.sizes)[name]
        return number, number
    given: object = numbers.get("frames", [1, profile.units_max])
    low, high = given if isinstance(given, list | tuple) and len(given) == 2 else (given, given)
    low, high = _number(profile, low), _number(profile, high)
    return min(low, high), max(low, high)


def team_size(profile: Profile, size: Size) -> int:
    """The units of a generated team; of a custom range of sizes those of the largest named size, or the nearest."""
    low, high = units(profile, size)
    return high if low == high else max(low, min(high, max((n for _, n in profile.sizes), default=high)))


def _number(profile: Profile, value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= profile.units_max:
        raise Malformed("size-number", field="frames", least=1, most=profile.units_max)
    return value
