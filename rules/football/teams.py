"""Teams, sizes and options, from the players' texts to the first event (rulebook: "Teams", "Dice systems")."""

from collections.abc import Sequence
from functools import partial

from msgspec import Struct, field

from rules.campaign import roster
from rules.companies import company as companies
from rules.companies.company import ARCHETYPES, Company, FrameDesign
from rules.core.dice import Dice
from rules.core.errors import Illegal, Malformed, naming_player, shown
from rules.core.json_input import CUSTOM, Facts, Options, Size, read_size
from rules.football.match import Event, on
from rules.football.profile import Profile
from rules.football.state import Player, State, Unit
from rules.frames.loadout import loadout_faults

LETTERS = "AB"
TABLES = ("declared", "map")
SWITCHES = ("coaching", "tackle-breaks")
OPTIONS: dict[str, tuple[str | bool, ...]] = {
    "dice": ("bot", "typed"),
    **dict.fromkeys((*SWITCHES, "trust"), (False, True)),
}
LINE_UP = ("guardian", "skirmisher", "soldier", "scout", "far-soldier", "hunter", "brawler", "raider", "runner")
"""The archetypes of a generated team, the keeper first."""
NUMBERS = ("frames", "stations", "rockets", "clock", "neutral")
"""Numbers of a custom size; only the frames matter here, the others come along from other games."""


class Started(Event, frozen=True):
    """The match was set up with its profile, teams and options."""

    profile: Profile
    size: str
    table: str
    players: tuple[Player, ...]
    units: tuple[Unit, ...]
    options: Options = field(default_factory=dict)
    why: str = "football-teams"


@on(Started)
def _started(state: None, event: Started) -> State:
    return State(event.players, event.units, event.profile, event.options, event.size, event.table)


# -- sizes ------------------------------------------------------------------------------------------------------------


def size_names(profile: Profile) -> tuple[str, ...]:
    """The ids of all sizes."""
    return (*(name for name, _ in profile.sizes), CUSTOM)


def listed_sizes(profile: Profile) -> Sequence[Facts]:
    """Every size as JSON."""
    named = [{"id": name, "players": 2, "frames": [number, number]} for name, number in profile.sizes]
    return [*named, {"id": CUSTOM, "players": 2, "frames": [1, profile.units_max]}]


def units_of_size(profile: Profile, size: Size) -> tuple[int, int]:
    """The least and the most units of a team of a size.

    Raises ``Malformed``: ``size-unknown``, ``size-fixed``, ``size-number``, ``field-unknown``.
    """
    name, numbers = read_size(size, size_names(profile), NUMBERS, partial(listed_sizes, profile))
    if name != CUSTOM:
        number = dict(profile.sizes)[name]
        return number, number
    given: object = numbers.get("frames", [1, profile.units_max])
    low, high = given if isinstance(given, list | tuple) and len(given) == 2 else (given, given)
    low, high = _number(profile, low), _number(profile, high)
    return min(low, high), max(low, high)


def team_size(profile: Profile, size: Size) -> int:
    """The units of a generated team; of a custom range of sizes those of the largest named size, or the nearest."""
    low, high = units_of_size(profile, size)
    return high if low == high else max(low, min(high, max((n for _, n in profile.sizes), default=high)))


def _number(profile: Profile, value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= profile.units_max:
        raise Malformed("size-number", field="frames", least=1, most=profile.units_max)
    return value


# -- teams ------------------------------------------------------------------------------------------------------------


class Entrant(Struct, frozen=True):
    """A player with a team."""

    name: str
    team: Company


def check_team(profile: Profile, team: Company, size: Size | None) -> None:
    """Raises ``Illegal`` for the first fault of a team; without a size the number of its units is not checked."""
    for fault in faults(profile, team, None if size is None else units_of_size(profile, size)):
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
    number = team_size(profile, size)
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


def returned(state: State, player: int) -> tuple[roster.Unit, ...]:
    """A side's units as the match leaves them, in the order of the team; ``systems`` are those at its start."""
    return tuple(roster.Unit(u.name, (*u.systems, *u.lost), u.lost) for u in state.units_of(player))
