"""Teams, sizes and options: from two texts to the kick-off (rulebook: "Teams", "Dice systems")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from rules.core.dice import Dice
from rules.core.errors import Illegal, Malformed, shown
from rules.core.json_input import Options, Size
from rules.football.events import Started
from rules.football.profile import FOOTBALL, Profile
from rules.football.state import Player, Unit
from rules.frames.loadout import loadout_faults
from rules.rapid_attack.company import company as companies
from rules.rapid_attack.company.company import ARCHETYPES, Company, Plan

__all__ = [
    "OPTIONS",
    "SIZES",
    "SWITCHES",
    "TABLES",
    "check_team",
    "faults",
    "generate",
    "listed",
    "started",
    "units",
]

LETTERS = "AB"
TABLES = ("declared", "map")
SIZES = {"friendly": 3, "match": 5}
UNITS_MAX = 11
SWITCHES = ("coaching", "tackle-breaks")
OPTIONS: dict[str, tuple[str | bool, ...]] = {
    "dice": ("bot", "typed"),
    **dict.fromkeys(SWITCHES, (False, True)),
}
LINE_UP = ("guardian", "skirmisher", "soldier", "scout", "far-soldier", "hunter", "brawler", "raider", "runner")
"""A team is made of these, the keeper first."""


class Entrant(Struct, frozen=True):
    """A player with a team."""

    name: str
    team: Company


def listed() -> list[dict[str, Any]]:
    """Every size as JSON."""
    sizes = [{"id": name, "players": 2, "frames": [number, number]} for name, number in SIZES.items()]
    return [*sizes, {"id": "custom", "players": 2, "frames": [1, UNITS_MAX]}]


def units(size: str | dict[str, Any]) -> tuple[int, int]:
    """How many units a team of that size has, at least and at most. Raises ``Malformed``: ``size-unknown``…"""
    wanted = {"id": size} if isinstance(size, str) else size
    if not isinstance(wanted, dict) or wanted.get("id") not in (*SIZES, "custom"):
        raise Malformed("size-unknown", text=shown(size), known=[*SIZES, "custom"])
    if wanted["id"] != "custom":
        number = SIZES[str(wanted["id"])]
        return number, number
    given: Any = wanted.get("frames", [1, UNITS_MAX])
    low, high = given if isinstance(given, list | tuple) and len(given) == 2 else (given, given)
    low, high = _number(low), _number(high)
    return min(low, high), max(low, high)


def _number(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= UNITS_MAX:
        raise Malformed("size-number", field="frames", least=1, most=UNITS_MAX)
    return value


def check_team(team: Company, size: str | dict[str, Any] | None) -> None:
    """Raises ``Illegal`` for the first thing that is wrong: a loadout, rockets, or the number of units."""
    for fault in faults(team, None if size is None else units(size)):
        raise fault


def faults(team: Company, number: tuple[int, int] | None = None, profile: Profile = FOOTBALL) -> list[Illegal]:
    """Everything that is wrong with a team: loadouts by unit, then how many there are (``number``: least and most)."""
    found = [
        Illegal(fault.code, **fault.facts, frame=plan.name or str(place))
        for place, plan in enumerate(team.frames, start=1)
        for fault in _plan_faults(plan, profile)
    ]
    if number is not None and not number[0] <= len(team.frames) <= number[1]:
        found.append(Illegal("wrong-number-of-frames", count=len(team.frames), least=number[0], most=number[1]))
    return found


def _plan_faults(plan: Plan, profile: Profile) -> list[Illegal]:
    found = loadout_faults(plan.systems, most=profile.systems_max, same=profile.same_max, split=False)
    if "E" in plan.systems:
        found.append(Illegal("environmental-not-allowed"))
    if plan.rockets:
        found.append(Illegal("no-rockets"))
    return found


def generate(size: str | dict[str, Any], dice: Dice, archetypes: Sequence[str] = ()) -> str:
    """A legal team as text: of the archetypes given, or a line-up with a keeper."""
    low, high = units(size)
    number = high if low == high else max(low, min(high, SIZES["match"]))
    unknown = [kind for kind in archetypes if kind not in ARCHETYPES]
    if unknown:
        raise Malformed("archetype-unknown", text=shown(unknown[0]))
    kinds = list(archetypes) or list(LINE_UP)
    names = list(companies.NAMES)
    plans = []
    for place in range(number):
        name = names.pop(dice.roll((f"K{len(names)}",))[0] - 1)
        plans.append(Plan(ARCHETYPES[kinds[place % len(kinds)]], 0, name))
    return companies.write(Company(tuple(plans)))


def started(profile: Profile, size: Size, entrants: Sequence[Entrant], *, table: str, options: Options) -> Started:
    """The first event of a match. Raises ``Illegal``: a team that does not fit, or teams of different numbers."""
    for entrant in entrants:
        try:
            check_team(entrant.team, size)
        except Illegal as error:
            raise Illegal(error.code, **error.facts, player=entrant.name) from None
    counts = {len(entrant.team.frames) for entrant in entrants}
    if len(counts) > 1:
        raise Illegal("unequal-teams", least=min(counts), most=max(counts))
    return Started(
        profile=profile,
        size=size if isinstance(size, str) else str(size["id"]),
        table=table,
        players=tuple(Player(entrant.name, LETTERS[n]) for n, entrant in enumerate(entrants)),
        units=tuple(unit for n, entrant in enumerate(entrants) for unit in _units(n, entrant.team)),
        options=dict(options),
    )


def _units(player: int, team: Company) -> list[Unit]:
    return [
        Unit(f"{LETTERS[player]}{number}", player, plan.name or f"{LETTERS[player]}{number}", plan.systems)
        for number, plan in enumerate(team.frames, start=1)
    ]
