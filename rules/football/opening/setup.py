"""Teams and options of a match: from the players' texts to the first event (rulebook: "Teams", "Dice systems")."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from rules.core.dice import Dice
from rules.core.errors import Illegal, Malformed, naming_player, shown
from rules.core.json_input import Options, Size
from rules.football.events import Started
from rules.football.opening import sizes
from rules.football.profile import Profile
from rules.football.state import Player, Unit
from rules.frames.loadout import loadout_faults
from rules.rapid_attack.company import company as companies
from rules.rapid_attack.company.company import ARCHETYPES, Company, FrameDesign

__all__ = ["OPTIONS", "TABLES", "Entrant", "check_team", "faults", "generate", "started"]

LETTERS = "AB"
TABLES = ("declared", "map")
SWITCHES = ("coaching", "tackle-breaks")
OPTIONS: dict[str, tuple[str | bool, ...]] = {
    "dice": ("bot", "typed"),
    **dict.fromkeys(SWITCHES, (False, True)),
}
LINE_UP = ("guardian", "skirmisher", "soldier", "scout", "far-soldier", "hunter", "brawler", "raider", "runner")
"""The archetypes of a generated team, the keeper first."""


class Entrant(Struct, frozen=True):
    """A player with a team."""

    name: str
    team: Company


def check_team(profile: Profile, team: Company, size: Size | None) -> None:
    """Raises ``Illegal`` for the first fault of a team; without a size the number of its units is not checked."""
    for fault in faults(profile, team, None if size is None else sizes.units(profile, size)):
        raise fault


def faults(profile: Profile, team: Company, number: tuple[int, int] | None) -> list[Illegal]:
    """All faults of a team: loadouts by unit, then the number of units (``number``: the least and the most)."""
    found = [
        Illegal(fault.code, **fault.facts, frame=design.name or str(place))
        for place, design in enumerate(team.frames, start=1)
        for fault in _design_faults(profile, design)
    ]
    if team.spares:
        found.append(Illegal("no-spares-here"))
    if number is not None and not number[0] <= len(team.frames) <= number[1]:
        found.append(Illegal("wrong-number-of-frames", count=len(team.frames), least=number[0], most=number[1]))
    return found


def _design_faults(profile: Profile, design: FrameDesign) -> list[Illegal]:
    found = loadout_faults(design.systems, most=profile.systems_max, same=profile.same_max, split=False)
    if "E" in design.systems:
        found.append(Illegal("environmental-not-allowed"))
    if design.rockets:
        found.append(Illegal("no-rockets"))
    return found


def generate(profile: Profile, size: Size, dice: Dice, archetypes: Sequence[str] = ()) -> str:
    """A legal team as text: of the given archetypes, or a line-up with a keeper.

    Raises ``Malformed``: ``size-unknown``, ``size-number``, ``archetype-unknown``.
    """
    number = sizes.team_size(profile, size)
    unknown = [kind for kind in archetypes if kind not in ARCHETYPES]
    if unknown:
        raise Malformed("archetype-unknown", text=shown(unknown[0]))
    kinds = list(archetypes) or list(LINE_UP)
    names = list(companies.NAMES)
    designs = []
    for place in range(number):
        name = names.pop(dice.roll((f"K{len(names)}",))[0] - 1)
        designs.append(FrameDesign(_allowed(profile, ARCHETYPES[kinds[place % len(kinds)]]), 0, name))
    return companies.write(Company(tuple(designs)))


def _allowed(profile: Profile, systems: Sequence[str]) -> tuple[str, ...]:
    """The systems, in order, as far as the profile allows them."""
    kept: list[str] = []
    for system in systems:
        if len(kept) < profile.systems_max and kept.count(system) < profile.same_max:
            kept.append(system)
    return tuple(kept)


def started(profile: Profile, size: Size, entrants: Sequence[Entrant], *, table: str, options: Options) -> Started:
    """The first event of a match. Raises ``Illegal`` for a faulty team, naming its player, and ``unequal-teams``."""
    for entrant in entrants:
        with naming_player(entrant.name):
            check_team(profile, entrant.team, size)
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
        Unit(f"{LETTERS[player]}{number}", player, design.name or f"{LETTERS[player]}{number}", design.systems)
        for number, design in enumerate(team.frames, start=1)
    ]
