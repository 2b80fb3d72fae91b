"""Mecha Football as a ruleset: its questions in the order in which they are settled, its profile and its fold."""

from collections.abc import Sequence
from functools import partial

from msgspec import Struct

from rules.companies import company as companies
from rules.companies.builder import FrameBuilder
from rules.companies.campaign import muster, written
from rules.companies.company import Limits
from rules.contract.capabilities import CampaignForces, Odds, Panel
from rules.contract.machine import Machine, Question
from rules.contract.ruleset import Ruleset
from rules.contract.where import maps_of
from rules.core.correction import Correction, check_running
from rules.core.dice import Dice
from rules.core.draft import Adjudicated
from rules.core.errors import Illegal
from rules.core.event import kinds_of
from rules.core.json_input import Facts, Options, Size
from rules.football import match, summary, teams
from rules.football.action import Act
from rules.football.activation import Defend, Roll
from rules.football.attack import UseSpot
from rules.football.chances import APPRAISAL, prospect
from rules.football.coaching import Coach
from rules.football.dead_ball import Deploy, PlaceUnit
from rules.football.fumble import Agree, FumbledAt, FumbledTo
from rules.football.host import CORRECTIONS, correct
from rules.football.hot_rod import HotRod
from rules.football.kick import Line
from rules.football.kick_off import Side, Toss
from rules.football.manners import MANNERS
from rules.football.maps import CHART, foresee_line_up
from rules.football.odds import TARGETS, calculations, odds_for
from rules.football.orders import SECRETS, orders_for
from rules.football.place import Preview
from rules.football.profile import FOOTBALL, Profile
from rules.football.prospects import aimed, prospects
from rules.football.run import Reach, RunTo
from rules.football.spot import SpotTarget
from rules.football.state import FAMILY_ID, State
from rules.football.steal import BreakSystem
from rules.football.target import RangeOf, Target
from rules.football.taught import TAUGHT
from rules.football.turn import NextUnit
from rules.football.validate import validate
from rules.frames.hits import HitChart
from rules.frames.loadout import RANGE_OF, PoolDice

QUESTIONS: tuple[Question[State, match.Draft], ...] = (
    Toss(),
    Side(),
    PlaceUnit(),
    Deploy(),
    Coach(),
    Target(),
    RangeOf(),
    Roll(),
    Defend(),
    Act(),
    RunTo(),
    Reach(),
    Line(),
    UseSpot(),
    FumbledAt(),
    Agree(),
    FumbledTo(),
    BreakSystem(),
    SpotTarget(),
    HotRod(),
    NextUnit(),
)
ORDERS = [item.order for item in QUESTIONS if isinstance(item, match.Question) and item.order is not None]
MOVING = ("move", "place-unit", "take-ball")
"""Labels of the options after which a place is asked for."""
EVENTS: tuple[type[match.Event], ...] = kinds_of(match.Event)
match.FOLD.complete(EVENTS)

# Share codes know these by their place: append only, four at the most.
CODED_SIZES = ("match", "friendly", "custom")


class _Numbers(Struct, frozen=True, cache_hash=True):
    """The numbers of a team's expected values: as frames in battle, with the dice of football."""

    white: int
    systems_max: int
    same_max: int
    dice: PoolDice
    chart: HitChart = HitChart()
    cover_hits: int = 3


class Football(Machine[State]):
    """Two teams, one ball, no losses."""

    family = FAMILY_ID
    opening = teams.Started
    state_type = State
    questions = QUESTIONS
    draft = match.Draft
    tables = teams.TABLES
    options = teams.OPTIONS
    seats = (2, 2)
    panel = Panel(
        buttons=("no-target", "place-rest", "in-place", "line-up", "done"),
        accents={
            "move": "success",
            "attack": "danger",
            "defend": "primary",
            "use-spot": "primary",
            "line-up": "success",
            "in-place": "success",
        },
        on_board=(Target.kind, Act.kind),
        aim=Target.kind,
        one_of_each={HotRod.kind: "system"},
    )
    seen = tuple(question.kind for question in QUESTIONS if question.seen)
    corrections = (*Ruleset.corrections, *CORRECTIONS)
    honours = summary.HONOURS
    stakes = summary.STAKES
    appraisal = APPRAISAL
    secrets = SECRETS
    campaign = CampaignForces(companies.NAMES, muster, written, teams.returned)

    def __init__(self, profile: Profile = FOOTBALL) -> None:
        self.id = profile.id
        self.profile = profile
        self.sizes = teams.size_names(profile)
        self.flow = self.own_flow(folds_alone=(HotRod.kind,), unsaid=("keep-cool",))
        self.policy = self.own_policy(MANNERS, TAUGHT)
        self.maps = maps_of(self, MOVING, CHART, {"line-up": foresee_line_up}, Preview)
        self.orders = orders_for(self, dict(ORDERS))
        numbers = _Numbers(profile.white, profile.systems_max, profile.same_max, profile.dice)
        self.builder = FrameBuilder(self._limits, self._faults, CODED_SIZES, numbers, spares=False)
        self.calculations = calculations(profile)
        self.odds = Odds(TARGETS, tuple(RANGE_OF), (), partial(odds_for, profile))

    def _limits(self, size: str, players: int) -> Limits:
        """The units of a team; no stations, no rockets. Raises ``RulesError``."""
        low, high = teams.units_of_size(self.profile, size)
        return Limits(size, low, high, 0, 0, 0)

    def _faults(self, team: companies.Company, limits: Limits | None) -> list[Illegal]:
        number = None if limits is None else (limits.frames_min, limits.frames_max)
        return teams.faults(self.profile, team, number)

    # -- before a match -----------------------------------------------------------------------------------------

    def listed_sizes(self) -> Sequence[Facts]:
        """Every size as JSON."""
        return teams.listed_sizes(self.profile)

    def check_size(self, size: Size) -> None:
        """Raises ``Malformed`` for a size that the game has not."""
        teams.units_of_size(self.profile, size)

    def company(self, text: str, size: Size, players: int) -> str:
        """The team in its written form, checked. Raises ``RulesError``."""
        team = companies.parse(text)
        teams.check_team(self.profile, team, size)
        return companies.write(team)

    def read_company(self, text: str) -> str:
        """The team in its written form; the number of its units is not checked. Raises ``RulesError``."""
        team = companies.parse(text)
        teams.check_team(self.profile, team, None)
        return companies.write(team)

    def generate(self, size: Size, players: int, dice: Dice, archetypes: Sequence[str] = ()) -> str:
        """A legal team as text. Raises ``RulesError``."""
        return teams.generate(self.profile, size, dice, archetypes)

    def least(self, size: Size, players: int) -> int:
        """The fewest units of a team of that size. Raises ``RulesError``."""
        return teams.units_of_size(self.profile, size)[0]

    def new_game(
        self, players: Sequence[tuple[str, str]], size: Size, table: str, options: Options, dice: Dice
    ) -> Adjudicated[State]:
        """The first events of a match between (name, team text). Raises ``RulesError``."""
        self.check(size, table, options)
        self.check_players(len(players))
        entrants = [teams.Entrant(name, companies.parse(text)) for name, text in players]
        return self.begun(teams.started(self.profile, size, entrants, table=table, options=options), dice)

    # -- the match: a state has its own profile -----------------------------------------------------------------

    prospects = staticmethod(prospects)
    aimed = staticmethod(aimed)
    opens_chapter = staticmethod(summary.opens_chapter)
    summary = staticmethod(summary.summary)
    prospect = staticmethod(prospect)

    def place(self, state: State) -> str:
        """The step of the acting unit, or the phase between two."""
        return state.place

    def correct(self, state: State, correction: Correction, by: str, dice: Dice) -> Adjudicated[State]:
        """The events of a correction. Raises ``Illegal`` or ``Malformed``."""
        check_running(state)
        draft = match.Draft(state, dice)
        correct(draft, correction, by)
        return self.settled(draft)

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
