"""Mecha Football: two teams, one ball, nobody dies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.core.defaults import Plain
from rules.core.dice import Dice
from rules.core.errors import Illegal
from rules.core.event import Event as BaseEvent
from rules.football import events as ev
from rules.football.campaign import renamed, returned
from rules.football.fold.draft import Draft
from rules.football.fold.evolve import evolve
from rules.football.map.preview import preview, shaded, spot, standing
from rules.football.opening import setup
from rules.football.profile import FOOTBALL
from rules.football.queries.calculate import calculate
from rules.football.queries.correct import GiveBall, correct
from rules.football.queries.summary import opens_chapter, prospect, summary
from rules.football.queries.throws import throws
from rules.football.queries.validate import sound
from rules.football.queries.weigh import TARGETS, weigh
from rules.football.state import FAMILY, State
from rules.football.turn.advance import advance
from rules.football.turn.ask import foresee, requests
from rules.football.turn.decide import decide
from rules.football.turn.defaults import default
from rules.frames.loadout import RANGE_OF
from rules.rapid_attack.company import company as companies
from rules.rapid_attack.company.builder import FrameBuilder
from rules.rapid_attack.company.campaign import muster, written
from rules.rapid_attack.company.sizes import Limits
from rules.sharing.builder import Builder

__all__ = ["Football", "GiveBall", "State"]


# Share codes know these by their place: append only, four at the most.
CODED_SIZES = ("match", "friendly", "custom")


def _limits(size: str, players: int) -> Limits:
    """How many units a team has; no stations, no rockets. Raises ``RulesError``."""
    low, high = setup.units(size)
    return Limits(size, low, high, 0, 0, 0)


def _faults(team: companies.Company, limits: Limits | None) -> list[Illegal]:
    return setup.faults(team, None if limits is None else (limits.frames_min, limits.frames_max))


class Football(Plain):
    """The ruleset, as the registry knows it."""

    id = FOOTBALL.id
    family = FAMILY
    profile = FOOTBALL
    events: tuple[type[BaseEvent], ...] = ev.EVENTS
    opening: type[BaseEvent] = ev.Started
    switches: tuple[str, ...] = setup.SWITCHES
    tables: tuple[str, ...] = setup.TABLES
    sizes: tuple[str, ...] = (*setup.SIZES, "custom")
    places: tuple[str, ...] = ("move", "place-unit", "take-ball")
    targets: tuple[str, ...] = TARGETS
    ranges: tuple[str, ...] = tuple(RANGE_OF)
    covers: tuple[str, ...] = ()
    seats = (2, 2)
    unit_names: tuple[str, ...] = companies.NAMES
    builder: Builder = FrameBuilder(_limits, _faults, CODED_SIZES)

    def describe(self) -> dict[str, Any]:
        """Sizes, options and tables as JSON (PROTOCOL: ``rulesets``)."""
        options = [{"id": name, "values": list(values)} for name, values in setup.OPTIONS.items()]
        return {"id": self.id, "sizes": setup.listed(), "options": options, "tables": list(self.tables)}

    def check(self, size: str | dict[str, Any], table: str, options: dict[str, Any]) -> None:
        """Raises ``RulesError`` if there is no such size, table or option."""
        setup.check_options(options)
        self.check_table(table)
        setup.units(size)

    def company(self, text: str, size: str | dict[str, Any], players: int) -> str:
        """The team in its written form, checked. Raises ``RulesError``."""
        team = companies.parse(text)
        setup.check_team(team, size)
        return companies.write(team)

    def read_company(self, text: str) -> str:
        """The same before the size is known. Raises ``RulesError``."""
        team = companies.parse(text)
        setup.check_team(team, None)
        return companies.write(team)

    def generate(self, size: str | dict[str, Any], players: int, dice: Dice, archetypes: Sequence[str] = ()) -> str:
        """A legal team as text. Raises ``RulesError``."""
        return setup.generate(size, dice, archetypes)

    def new_game(
        self,
        players: Sequence[tuple[str, str]],
        size: str | dict[str, Any],
        table: str,
        options: dict[str, Any],
        dice: Dice,
    ) -> tuple[BaseEvent, ...]:
        """The first events of a match between (name, team text). Raises ``RulesError``."""
        self.check(size, table, options)
        if len(players) != self.seats[0]:
            raise Illegal("wrong-number-of-players", count=len(players), least=self.seats[0], most=self.seats[1])
        entrants = [setup.Entrant(name, companies.parse(text)) for name, text in players]
        first = setup.started(size, entrants, table=table, options=options)
        draft = Draft(evolve(None, first), dice)
        advance(draft)
        return (first, *draft.events)

    def least(self, size: str | dict[str, Any], players: int) -> int:
        """The fewest units of a team of that size. Raises ``RulesError``."""
        return setup.units(size)[0]

    def calculate(self, verb: str, request: dict[str, Any]) -> Any:
        """The answer to a question outside any game. Raises ``RulesError``."""
        return calculate(verb, request)

    weigh = staticmethod(weigh)
    requests = staticmethod(requests)
    foresee = staticmethod(foresee)
    decide = staticmethod(decide)
    correct = staticmethod(correct)
    evolve = staticmethod(evolve)
    sound = staticmethod(sound)
    default = staticmethod(default)
    throws = staticmethod(throws)
    renamed = staticmethod(renamed)
    muster = staticmethod(muster)
    fielded = staticmethod(written)
    returned = staticmethod(returned)
    summary = staticmethod(summary)
    prospect = staticmethod(prospect)
    opens_chapter = staticmethod(opens_chapter)
    preview = staticmethod(preview)
    shaded = staticmethod(shaded)
    standing = staticmethod(standing)
    spot = staticmethod(spot)

    @staticmethod
    def named(state: State, kind: str) -> tuple[tuple[str, str], ...]:
        """The units, as (id, name)."""
        return tuple((unit.id, unit.name) for unit in state.units) if kind in ("frames", "all") else ()
