"""Sizes of game: how many frames, stations, rockets, and how long (RULINGS 1.8, 1.9; rulebook: "Company Size")."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from rules.core.errors import Illegal, Malformed, shown
from rules.rapid_attack.profile import Profile

__all__ = ["ANY_SIZE", "PLAYERS", "Limits", "limits", "listed", "names"]

PLAYERS = (2, 5)
DEMO_CLOCK = 5
MOST = {"frames": 12, "stations": 9, "neutral": 9, "rockets": 99, "clock": 99}


class Limits(Struct, frozen=True):
    """What one game asks of each company, and how long it lasts. ``neutral`` stations belong to nobody at first.

    ``flat``: every asset is worth the profile's basic PPA to everybody, and seat order is the first order (demo).
    """

    size: str
    frames_min: int
    frames_max: int
    stations: int
    rockets: int
    clock: int
    neutral: int = 0
    flat: bool = False


ANY_SIZE = Limits("custom", 1, MOST["frames"], 3, 3, 11)
"""No limits but the referee's own."""


def names(profile: Profile) -> tuple[str, ...]:
    """The ids of all sizes of a ruleset."""
    return tuple(dict.fromkeys(entry["id"] for entry in listed(profile)))


def listed(profile: Profile) -> list[dict[str, Any]]:
    """Every size of a ruleset as JSON, one entry for each number of players."""
    sizes: list[dict[str, Any]] = [
        {
            "id": size.size,
            "players": size.players,
            "frames": [size.frames_min, size.frames_max],
            "stations": size.stations,
            "rockets": size.rockets,
            "clock": profile.clock,
        }
        for size in profile.sizes
    ]
    sizes += [
        {"id": "demo", "players": n, "frames": [2, 2], "stations": 0, "neutral": 1, "rockets": 0, "clock": DEMO_CLOCK}
        for n in range(PLAYERS[0], PLAYERS[1] + 1)
    ]
    sizes.append({"id": "custom", "frames": [1, 12], "stations": 3, "neutral": 0, "rockets": 3, "clock": profile.clock})
    return sizes


def limits(profile: Profile, size: str | dict[str, Any], players: int) -> Limits:
    """The limits of a game. ``size`` is an id, or an object with ``id`` and, for ``custom``, the host's numbers.

    Raises ``Malformed("size-unknown")``, ``Malformed("size-number")``, ``Illegal("wrong-number-of-players")``.
    """
    wanted = {"id": size} if isinstance(size, str) else size
    if not isinstance(wanted, dict) or not isinstance(wanted.get("id"), str):
        raise Malformed("size-unknown", text=shown(size), known=list(names(profile)))
    name = wanted["id"]
    if not PLAYERS[0] <= players <= PLAYERS[1]:
        raise Illegal("wrong-number-of-players", count=players, least=PLAYERS[0], most=PLAYERS[1])
    if name == "custom":
        return _custom(profile, wanted)
    if name == "demo":
        return Limits("demo", 2, 2, 0, 0, DEMO_CLOCK, neutral=1, flat=True)
    rows = [row for row in profile.sizes if row.size == name]
    if not rows:
        raise Malformed("size-unknown", text=name[:40], known=list(names(profile)))
    for row in rows:
        if row.players == players:
            return Limits(name, row.frames_min, row.frames_max, row.stations, row.rockets, profile.clock)
    raise Illegal("wrong-number-of-players", count=players, least=2, most=max(row.players for row in rows))


def _custom(profile: Profile, wanted: dict[str, Any]) -> Limits:
    frames = wanted.get("frames", [1, MOST["frames"]])
    low, high = frames if isinstance(frames, list | tuple) and len(frames) == 2 else (frames, frames)
    low, high = _number("frames", low, 1), _number("frames", high, 1)
    return Limits(
        "custom",
        min(low, high),
        max(low, high),
        _number("stations", wanted.get("stations", 3), 0),
        _number("rockets", wanted.get("rockets", 3), 0),
        _number("clock", wanted.get("clock", profile.clock), 1),
        neutral=_number("neutral", wanted.get("neutral", 0), 0),
    )


def _number(name: str, value: Any, least: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= MOST[name]:
        raise Malformed("size-number", field=name, least=least, most=MOST[name])
    return value
