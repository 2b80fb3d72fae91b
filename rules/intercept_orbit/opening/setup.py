"""Fleets, sizes and options: from the players' texts to the first event (RULINGS 2.1; rulebook: "Build Your Fleet")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, structs

from rules.core.errors import Illegal, Malformed, shown
from rules.intercept_orbit.events import Started
from rules.intercept_orbit.fleet import limits as fleets
from rules.intercept_orbit.fleet.limits import Fleet, Kind, Plan
from rules.intercept_orbit.placing import zones
from rules.intercept_orbit.state.profile import ORBIT, Profile
from rules.intercept_orbit.state.state import Asset, Player
from rules.intercept_orbit.state.units import COMPANY_SYSTEMS, kept, without

__all__ = ["DICE", "OPTIONS", "SWITCHES", "TABLES", "Entrant", "check_options", "size_of", "started"]

LETTERS = "ABCD"
CLOCK_MAX = 99
TABLES = ("declared", "map")
SWITCHES: tuple[str, ...] = ()
DICE: dict[str, tuple[Any, ...]] = {"dice": ("bot", "typed")}
OPTIONS: dict[str, tuple[Any, ...]] = {**DICE, **zones.OPTIONS}
_MARK = {Kind.COMPANY: "c", Kind.HVA: "V"}


class Entrant(Struct, frozen=True):
    """A player with a fleet."""

    name: str
    fleet: Fleet


def check_options(options: dict[str, Any]) -> None:
    """Raises ``Malformed("option-unknown")`` for an option or a value that this game does not have."""
    for name, value in options.items():
        if not any(type(value) is type(item) and value == item for item in OPTIONS.get(name, ())):
            raise Malformed("option-unknown", option=shown(name), value=shown(value))


def size_of(size: str | dict[str, Any]) -> str:
    """The id of a size. Raises ``Malformed``: ``size-unknown``, ``size-number``."""
    _profile(size)
    return fleets.limits(size, fleets.PLAYERS[0]).size


def started(size: str | dict[str, Any], entrants: Sequence[Entrant], *, table: str, options: dict[str, Any]) -> Started:
    """The first event of a game. Raises ``Illegal`` for a fleet that does not fit."""
    limits = fleets.limits(size, len(entrants))
    for entrant in entrants:
        try:
            fleets.check(entrant.fleet, limits)
        except Illegal as error:
            raise Illegal(error.code, **error.facts, player=entrant.name) from None
    return Started(
        profile=_profile(size),
        size=limits.size,
        table=table,
        players=tuple(Player(entrant.name, LETTERS[n]) for n, entrant in enumerate(entrants)),
        assets=tuple(asset for n, entrant in enumerate(entrants) for asset in _assets(n, entrant.fleet)),
        order=tuple(range(len(entrants))),
        least=limits.tas_min,
        options=dict(options),
    )


def _profile(size: str | dict[str, Any]) -> Profile:
    """The game's numbers; the clock of a custom game may be the host's. Raises ``Malformed("size-number")``."""
    clock = size.get("clock", ORBIT.clock) if isinstance(size, dict) else ORBIT.clock
    if isinstance(clock, bool) or not isinstance(clock, int) or not 1 <= clock <= CLOCK_MAX:
        raise Malformed("size-number", field="clock", least=1, most=CLOCK_MAX)
    return structs.replace(ORBIT, clock=clock)


def _assets(player: int, fleet: Fleet) -> list[Asset]:
    found: list[Asset] = []
    for marked in ("", "c", "V"):
        plans = [plan for plan in fleet.units if _MARK.get(plan.kind, "") == marked]
        found += [_asset(player, f"{LETTERS[player]}{marked}{n}", plan) for n, plan in enumerate(plans, start=1)]
    return found


def _asset(player: int, asset_id: str, plan: Plan, profile: Profile = ORBIT) -> Asset:
    systems = COMPANY_SYSTEMS if plan.kind is Kind.COMPANY else without(plan.systems, plan.lost)
    white = 0 if plan.kind is Kind.HVA else profile.white
    name, brought = plan.name or asset_id, kept(plan)
    return Asset(asset_id, player, str(plan.kind), name, player, systems, white, plan.lost, plan.ace, brought=brought)
