"""Sizes of game: how many frames, stations, rockets, and how long (RULINGS 1.8, 1.9; rulebook: "Company Size")."""

from collections.abc import Sequence
from functools import partial

from rules.companies.company import Limits
from rules.core.errors import Illegal, Malformed
from rules.core.json_input import CUSTOM, Facts, Size, read_size
from rules.rapid_attack.profile import Profile

PLAYERS = (2, 5)
MOST = {"frames": 12, "stations": 9, "neutral": 9, "rockets": 99, "clock": 99}
"""The highest numbers of a custom game."""


ANY_SIZE = Limits("custom", 1, MOST["frames"], 3, 3, 11)
"""Limits of a log that names none."""


def names(profile: Profile) -> tuple[str, ...]:
    """The ids of all sizes of a ruleset."""
    return tuple(dict.fromkeys((*(row.size for row in profile.sizes), "demo", CUSTOM)))


def listed(profile: Profile) -> Sequence[Facts]:
    """Every size of a ruleset as JSON, one entry for each number of players."""
    sizes: list[Facts] = [
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
    demo, custom = profile.demo, profile.custom
    few = {"frames": [demo.frames] * 2, "stations": 0, "neutral": demo.neutral, "rockets": 0, "clock": demo.clock}
    sizes += [{"id": "demo", "players": number, **few} for number in range(PLAYERS[0], PLAYERS[1] + 1)]
    free = {"stations": custom.stations, "neutral": 0, "rockets": custom.rockets, "clock": profile.clock}
    return [*sizes, {"id": CUSTOM, "frames": [1, MOST["frames"]], **free}]


def limits(profile: Profile, size: Size, players: int) -> Limits:
    """The limits of a game. ``size`` is an id, or an object with ``id`` and, for ``custom``, the host's numbers.

    Raises ``Malformed``: ``size-unknown``, ``size-fixed``, ``size-number``, ``field-unknown``; ``Illegal``:
    ``wrong-number-of-players``.
    """
    name, given = read_size(size, names(profile), tuple(MOST), partial(listed, profile))
    _check_players(players, *PLAYERS)
    if name == CUSTOM:
        return _custom(profile, given)
    if name == "demo":
        demo = profile.demo
        return Limits("demo", demo.frames, demo.frames, 0, 0, demo.clock, neutral=demo.neutral, flat=True)
    rows = {row.players: row for row in profile.sizes if row.size == name}
    _check_players(players, PLAYERS[0], max(rows))
    row = rows[players]
    return Limits(name, row.frames_min, row.frames_max, row.stations, row.rockets, profile.clock)


def _check_players(number: int, least: int, most: int) -> None:
    if not least <= number <= most:
        raise Illegal("wrong-number-of-players", count=number, least=least, most=most)


def _custom(profile: Profile, wanted: Facts) -> Limits:
    frames = wanted.get("frames", [1, MOST["frames"]])
    low, high = frames if isinstance(frames, list | tuple) and len(frames) == 2 else (frames, frames)
    low, high = _number("frames", low, 1), _number("frames", high, 1)
    return Limits(
        CUSTOM,
        min(low, high),
        max(low, high),
        _number("stations", wanted.get("stations", profile.custom.stations), 0),
        _number("rockets", wanted.get("rockets", profile.custom.rockets), 0),
        _number("clock", wanted.get("clock", profile.clock), 1),
        neutral=_number("neutral", wanted.get("neutral", 0), 0),
    )


def _number(name: str, value: object, least: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= MOST[name]:
        raise Malformed("size-number", field=name, least=least, most=MOST[name])
    return value
