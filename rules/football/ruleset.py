"""Mecha Football as a ruleset."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec import structs

from rules.contract.capabilities import CampaignForces, Maps, Odds, Secrets
from rules.contract.ruleset import Ruleset
from rules.core.dice import Dice
from rules.core.draft import Adjudicated
from rules.core.errors import Illegal
from rules.core.json_input import Facts, Options, Size
from rules.football.campaign import returned
from rules.football.events import Started
from rules.football.fold.draft import Draft
from rules.football.fold.evolve import evolve
from rules.football.map.preview import foresee_line_up, locate, measure, open_ground, positions, preview
from rules.football.opening import setup, sizes
from rules.football.opponent.appraisal import APPRAISAL
from rules.football.opponent.policy import POLICY
from rules.football.profile import FOOTBALL, Profile
from rules.football.queries.calculate import calculations
from rules.football.queries.correct import GiveBall, correct
from rules.football.queries.flow import FLOW
from rules.football.queries.honours import HONOURS
from rules.football.queries.odds import TARGETS, odds_for
from rules.football.queries.prospects import prospects
from rules.football.queries.summary import opens_chapter, prospect, summary
from rules.football.queries.throws import throws
from rules.football.queries.validate import validate
from rules.football.state import FAMILY_ID, State
from rules.football.turn.advance import advance
from rules.football.turn.ask import requests, suggestions
from rules.football.turn.decide import decide
from rules.football.turn.defaults import default
from rules.football.turn.set_orders import ORDERS, hidden, sealed
from rules.frames.loadout import RANGE_OF
from rules.rapid_attack.campaign import muster, written
from rules.rapid_attack.company import company as companies
from rules.rapid_attack.company.builder import FrameBuilder
from rules.rapid_attack.company.sizes import Limits
from rules.rapid_attack.profile import RAPID_ATTACK
from rules.rapid_attack.profile import Profile as FrameProfile

__all__ = ["Football"]


# Share codes know these by their place: append only, four at the most.
CODED_SIZES = ("match", "friendly", "custom")


def _figures(profile: Profile) -> FrameProfile:
    """The numbers of a team's expected values: as frames of Rapid Attack, with the dice of football."""
    return structs.replace(RAPID_ATTACK, white=profile.white, dice=profile.dice)


class Football(Ruleset[State]):
    """Two teams, one ball, no losses."""

    family = FAMILY_ID
    opening = Started
    state_type = State
    tables = setup.TABLES
    options = setup.OPTIONS
    seats = (2, 2)
    corrections = (*Ruleset.corrections, GiveBall)
    maps = Maps(
        ("move", "place-unit", "take-ball"),
        preview,
        open_ground,
        positions,
        locate,
        measure,
        {"line-up": foresee_line_up},
    )
    flow = FLOW
    seen = ("range", "reach", "line")
    orders = ORDERS
    policy = POLICY
    honours = HONOURS
    appraisal = APPRAISAL
    secrets = Secrets(hidden, sealed)
    campaign = CampaignForces(companies.NAMES, muster, written, returned)

    def __init__(self, profile: Profile = FOOTBALL) -> None:
        self.id = profile.id
        self.profile = profile
        self.sizes = sizes.names(profile)
        self.builder = FrameBuilder(self._limits, self._faults, CODED_SIZES, _figures(profile), spares=False)
        self.calculations = calculations(profile)
        self.odds = Odds(TARGETS, tuple(RANGE_OF), (), partial(odds_for, profile))

    def _limits(self, size: str, players: int) -> Limits:
        """The units of a team; no stations, no rockets. Raises ``RulesError``."""
        low, high = sizes.units(self.profile, size)
        return Limits(size, low, high, 0, 0, 0)

    def _faults(self, team: companies.Company, limits: Limits | None) -> list[Illegal]:
        number = None if limits is None else (limits.frames_min, limits.frames_max)
        return setup.faults(self.profile, team, number)

    # -- before a match -----------------------------------------------------------------------------------------

    def listed_sizes(self) -> Sequence[Facts]:
        """Every size as JSON."""
        return sizes.listed(self.profile)

    def check_size(self, size: Size) -> None:
        """Raises ``Malformed`` for a size that the game has not."""
        sizes.units(self.profile, size)

    def company(self, text: str, size: Size, players: int) -> str:
        """The team in its written form, checked. Raises ``RulesError``."""
        team = companies.parse(text)
        setup.check_team(self.profile, team, size)
        return companies.write(team)

    def read_company(self, text: str) -> str:
        """The team in its written form; the number of its units is not checked. Raises ``RulesError``."""
        team = companies.parse(text)
        setup.check_team(self.profile, team, None)
        return companies.write(team)

    def generate(self, size: Size, players: int, dice: Dice, archetypes: Sequence[str] = ()) -> str:
        """A legal team as text. Raises ``RulesError``."""
        return setup.generate(self.profile, size, dice, archetypes)

    def least(self, size: Size, players: int) -> int:
        """The fewest units of a team of that size. Raises ``RulesError``."""
        return sizes.units(self.profile, size)[0]

    def new_game(
        self, players: Sequence[tuple[str, str]], size: Size, table: str, options: Options, dice: Dice
    ) -> Adjudicated[State]:
        """The first events of a match between (name, team text). Raises ``RulesError``."""
        self.check(size, table, options)
        self.check_players(len(players))
        entrants = [setup.Entrant(name, companies.parse(text)) for name, text in players]
        draft = Draft.begin(setup.started(self.profile, size, entrants, table=table, options=options), dice)
        advance(draft)
        return draft.done()

    # -- the match: a state has its own profile -----------------------------------------------------------------

    requests = staticmethod(requests)
    decide = staticmethod(decide)
    evolve = staticmethod(evolve)
    default = staticmethod(default)
    correct = staticmethod(correct)
    prospects = staticmethod(prospects)
    throws = staticmethod(throws)
    suggestions = staticmethod(suggestions)
    summary = staticmethod(summary)
    prospect = staticmethod(prospect)
    opens_chapter = staticmethod(opens_chapter)

    def round_of(self, state: State) -> int:
        """The number of the turn."""
        return state.turn

    def validate(self, state: State) -> bool:
        """Whether an imported state is of this ruleset and consistent."""
        return state.ruleset == self.id and validate(state)

    def calculate(self, verb: str, request: Facts) -> Facts:
        """The result of a calculation outside any match. Raises ``RulesError``; ``Illegal("no-points")`` for points."""
        if verb == "ppa":
            raise Illegal("no-points")
        return super().calculate(verb, request)

    def named(self, state: State, kind: str) -> tuple[tuple[str, str], ...]:
        """The units, as (id, name)."""
        return tuple((unit.id, unit.name) for unit in state.units) if kind in ("frames", "all") else ()
