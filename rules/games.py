"""The registry of all games. A new family is entered here, on one line."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, TypeVar

from rules import football, intercept_orbit, rapid_attack
from rules.contract.builder import Builder
from rules.contract.capabilities import CampaignForces
from rules.contract.family import Family
from rules.contract.ruleset import Ruleset, State
from rules.core.errors import Illegal, Malformed, shown
from rules.core.event import Event
from rules.frames.notation import Reading

EDITION = 3
"""Goes up when the rules of running games are corrected (docs/rulings.md: "Games begun before a correction")."""

FAMILIES: dict[str, Family] = {game.FAMILY.id: game.FAMILY for game in (rapid_attack, football, intercept_orbit)}
"""By id, in the order in which they are offered."""


S = TypeVar("S", bound=State)
T = TypeVar("T")


class Gathered(Mapping[str, T]):
    """What all families declare of a kind, by name. Cached until another family is entered."""

    def __init__(self, gather: Callable[[Family], Mapping[str, T]]) -> None:
        self._gather = gather
        self._families: tuple[str, ...] = ()
        self._found: dict[str, T] = {}

    def _all(self) -> dict[str, T]:
        families = tuple(FAMILIES)
        if families != self._families:
            self._found = {name: one for family in FAMILIES.values() for name, one in self._gather(family).items()}
            self._families = families
        return self._found

    def __getitem__(self, name: str) -> T:
        return self._all()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())


RULESETS: Mapping[str, Ruleset[Any]] = Gathered(lambda family: {found.id: found for found in family.rulesets})
"""Every ruleset by id, in the order in which they are offered."""


def ruleset(name: object) -> Ruleset[State]:
    """The ruleset of that id. Raises ``Malformed("ruleset-unknown")``."""
    if not isinstance(name, str) or name not in RULESETS:
        raise Malformed("ruleset-unknown", text=shown(name), known=list(RULESETS))
    return RULESETS[name]


def builder_of(name: object) -> Builder[Any, Any, Any]:
    """The builder of a ruleset's forces. Raises ``Illegal("no-companies")`` for a game without forces."""
    builder = ruleset(name).builder
    if builder is None:
        raise Illegal("no-companies")
    return builder


def campaign_forces(name: object) -> CampaignForces[State]:
    """The campaign rules of a ruleset's forces. Raises ``Illegal("no-companies")`` for a game without them."""
    campaign = ruleset(name).campaign
    if campaign is None:
        raise Illegal("no-companies")
    return campaign


def loadouts() -> tuple[Callable[[str], Reading | None], ...]:
    """Readers of units for `/roll`, of games whose units are no frames."""
    known = (rules.odds.loadout for rules in RULESETS.values() if rules.odds is not None)
    return tuple(read for read in known if read is not None)


def ruleset_of(state: S) -> Ruleset[S]:
    """The ruleset of a state."""
    return RULESETS[state.ruleset]


def family_of(event: Event) -> Family:
    """The family of an event."""
    return FAMILIES[_families(tuple(FAMILIES))[type(event)]]


@cache
def _families(ids: tuple[str, ...]) -> dict[type[Event], str]:
    return {kind: name for name in ids for kind in FAMILIES[name].events}


def ruleset_for(event: Event) -> Ruleset[State]:
    """A ruleset of an event's family."""
    return family_of(event).rulesets[0]
