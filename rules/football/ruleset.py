"""Mecha Football as a ruleset."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.contract.capabilities import CampaignForces, Maps, Odds
from rules.contract.ruleset import Ruleset
from rules.core.dice import Dice
from rules.core.draft import Adjudicated
from rules.core.errors import Illegal
from rules.core.json_input import Options, Size
from rules.football.campaign import returned
from rules.football.events import Started
from rules.football.fold.draft import Draft
from rules.football.fold.evolve import evolve
from rules.football.map.preview import locate, open_ground, positions, preview
from rules.football.opening import setup
from rules.football.profile import FOOTBALL, Profile
from rules.football.queries.calculate import calculate
from rules.football.queries.correct import GiveBall, correct
from rules.football.queries.summary import opens_chapter, prospect, summary
from rules.football.queries.throws import throws
from rules.football.queries.validate import validate
from rules.football.queries.weigh import TARGETS, odds_for
from rules.football.state import FAMILY_ID, State
from rules.football.turn.advance import advance
from rules.football.turn.ask import requests, suggestions
from rules.football.turn.decide import decide
from rules.football.turn.defaults import default
from rules.frames.loadout import RANGE_OF
from rules.rapid_attack.company import company as companies
from rules.rapid_attack.company.builder import FrameBuilder
from rules.rapid_attack.company.campaign import muster, written
from rules.rapid_attack.company.sizes import Limits

__all__ = ["Football"]


# Share codes know these by their place: append only, four at the most.
CODED_SIZES = ("match", "friendly", "custom")


def _limits(size: str, players: int) -> Limits:
    """How many units a team has; no stations, no rockets. Raises ``RulesError``."""
    low, high = setup.units(size)
    return Limits(size, low, high, 0, 0, 0)


def _faults(team: companies.Company, limits: Limits | None) -> list[Illegal]:
    return setup.faults(team, None if limits is None else (limits.frames_min, limits.frames_max))


class Football(Ruleset[State]):
    """Two teams, one ball, nobody dies."""

    family = FAMILY_ID
    opening = Started
    tables = setup.TABLES
    options = setup.OPTIONS
    sizes = (*setup.SIZES, "custom")
    seats = (2, 2)
    corrections = (*Ruleset.corrections, GiveBall)
    builder = FrameBuilder(_limits, _faults, CODED_SIZES)
    maps = Maps(("move", "place-unit", "take-ball"), preview, open_ground, positions, locate)
    campaign = CampaignForces(companies.NAMES, muster, written, returned)
    odds = Odds(TARGETS, tuple(RANGE_OF), (), odds_for)

    def __init__(self, profile: Profile = FOOTBALL) -> None:
        self.id = profile.id
        self.profile = profile

    def listed_sizes(self) -> list[dict[str, Any]]:
        """Every size as JSON."""
        return setup.listed()

    def check_size(self, size: Size) -> None:
        """Raises ``Malformed`` for a size that the game has not."""
        setup.units(size)

    def company(self, text: str, size: Size, players: int) -> str:
        """The team in its written form, checked. Raises ``RulesError``."""
        team = companies.parse(text)
        setup.check_team(team, size)
        return companies.write(team)

    def read_company(self, text: str) -> str:
        """The same before the size is known. Raises ``RulesError``."""
        team = companies.parse(text)
        setup.check_team(team, None)
        return companies.write(team)

    def generate(self, size: Size, players: int, dice: Dice, archetypes: Sequence[str] = ()) -> str:
        """A legal team as text. Raises ``RulesError``."""
        return setup.generate(size, dice, archetypes)

    def least(self, size: Size, players: int) -> int:
        """The fewest units of a team of that size. Raises ``RulesError``."""
        return setup.units(size)[0]

    def new_game(
        self, players: Sequence[tuple[str, str]], size: Size, table: str, options: Options, dice: Dice
    ) -> Adjudicated[State]:
        """The first events of a match between (name, team text). Raises ``RulesError``."""
        self.check(size, table, options)
        if len(players) != self.seats[0]:
            raise Illegal("wrong-number-of-players", count=len(players), least=self.seats[0], most=self.seats[1])
        entrants = [setup.Entrant(name, companies.parse(text)) for name, text in players]
        draft = Draft.begin(setup.started(self.profile, size, entrants, table=table, options=options), dice)
        advance(draft)
        return draft.done()

    calculate = staticmethod(calculate)
    requests = staticmethod(requests)
    decide = staticmethod(decide)
    evolve = staticmethod(evolve)
    default = staticmethod(default)
    correct = staticmethod(correct)
    validate = staticmethod(validate)
    throws = staticmethod(throws)
    suggestions = staticmethod(suggestions)
    summary = staticmethod(summary)
    prospect = staticmethod(prospect)
    opens_chapter = staticmethod(opens_chapter)

    def named(self, state: State, kind: str) -> tuple[tuple[str, str], ...]:
        """The units, as (id, name)."""
        return tuple((unit.id, unit.name) for unit in state.units) if kind in ("frames", "all") else ()
