"""Rapid Attack and its variants MEZ and Unofficial as rulesets: one engine, three profiles."""

from __future__ import annotations

from collections.abc import Sequence

from rules.contract.capabilities import CampaignForces, Maps, Odds, Secrets
from rules.contract.ruleset import Ruleset
from rules.core.correction import Fall, PlaceFrame, PutAt, SetClock, SetFrame, SetStation, SetTerrain
from rules.core.dice import Dice
from rules.core.draft import Adjudicated
from rules.core.errors import Illegal
from rules.core.event import Event
from rules.core.json_input import Facts, Options, Size
from rules.frames.loadout import RANGE_OF
from rules.rapid_attack.campaign import muster, returned, written
from rules.rapid_attack.company import company as companies
from rules.rapid_attack.company import sizes
from rules.rapid_attack.company.builder import FrameBuilder
from rules.rapid_attack.company.generate import generate
from rules.rapid_attack.company.sizes import Limits
from rules.rapid_attack.events import Activated, ActivationEnded, RoundEnded, Started
from rules.rapid_attack.fold.draft import Draft
from rules.rapid_attack.fold.evolve import evolve
from rules.rapid_attack.map import battlefield
from rules.rapid_attack.map.preview import locate, measure, open_ground, positions, preview
from rules.rapid_attack.opening import setup
from rules.rapid_attack.opening.setup import Entrant, started
from rules.rapid_attack.opponent.appraisal import APPRAISAL
from rules.rapid_attack.opponent.policy import POLICY
from rules.rapid_attack.profile import Profile
from rules.rapid_attack.queries.calculate import calculations
from rules.rapid_attack.queries.correct import correct
from rules.rapid_attack.queries.honours import HONOURS
from rules.rapid_attack.queries.prospects import prospects
from rules.rapid_attack.queries.throws import throws
from rules.rapid_attack.queries.validate import validate
from rules.rapid_attack.reading import check_covers
from rules.rapid_attack.state import FAMILY_ID, State
from rules.rapid_attack.turn.advance import advance
from rules.rapid_attack.turn.ask import requests, suggestions
from rules.rapid_attack.turn.decide import decide
from rules.rapid_attack.turn.defaults import default
from rules.rapid_attack.turn.flow import FLOW
from rules.rapid_attack.turn.set_orders import ORDERS, hidden, sealed

__all__ = ["RapidAttack"]

# Share codes know these by their place: append only, four at the most.
CODED_SIZES = ("skirmish", "battle", "demo", "custom")


class RapidAttack(Ruleset[State]):
    """A ruleset of the family."""

    family = FAMILY_ID
    opening = Started
    state_type = State
    tables = ("declared", battlefield.MAP)
    fields = battlefield.OPTIONS
    seats = sizes.PLAYERS
    corrections = (*Ruleset.corrections, SetStation, PlaceFrame, SetFrame, PutAt, SetClock, SetTerrain, Fall)
    maps = Maps(
        ("move", "place-frame", "place-station", "place-piece"), preview, open_ground, positions, locate, measure
    )
    orders = ORDERS
    policy = POLICY
    honours = HONOURS
    appraisal = APPRAISAL
    secrets = Secrets(hidden, sealed)
    flow = FLOW
    seen = ("range", "hazard", "cover", "station")
    campaign = CampaignForces(companies.NAMES, muster, written, returned)
    odds = Odds(("frame", "terrain"), tuple(RANGE_OF), ("none", "terrain", "frame", "frame-immune"))

    def __init__(self, profile: Profile) -> None:
        self.id = profile.id
        self.profile = profile
        self.sizes = sizes.names(profile)
        self.calculations = calculations(profile)
        self.options = {name: values for name, values in setup.OPTIONS.items() if name not in profile.core}
        self.builder = FrameBuilder(self._limits, self._faults, CODED_SIZES, profile)

    def _limits(self, size: str, players: int) -> Limits:
        return sizes.limits(self.profile, size, players)

    def _faults(self, company: companies.Company, limits: Limits | None) -> list[Illegal]:
        """Faults under all advanced rules: a company is built before they are chosen."""
        return companies.faults(company, self.profile, limits, split=True, environmental=True)

    # -- before a game ------------------------------------------------------------------------------------------

    def listed_sizes(self) -> Sequence[Facts]:
        """Every size for every number of players, as JSON."""
        return sizes.listed(self.profile)

    def check_option(self, name: str, value: object) -> None:
        """Raises ``Malformed("option-unknown")``, or what is wrong with a field. Core rules may be named."""
        if name in battlefield.NAMES:
            battlefield.check(name, value)
        elif name not in self.profile.core or not isinstance(value, bool):
            super().check_option(name, value)

    def check_size(self, size: Size) -> None:
        """Raises ``Malformed`` for a size that the game has not."""
        sizes.limits(self.profile, size, 2)

    def prepare(self, size: Size, table: str, options: Options, seed: str) -> Options:
        """The options with, on a map, a field. Raises ``RulesError``."""
        return battlefield.prepared(self.profile, size, options, seed) if table == battlefield.MAP else options

    def refit(self, size: Size, table: str, was: Options, options: Options) -> Options:
        """The options with another field where the old one no longer fits. Raises ``RulesError``."""
        return battlefield.refitted(was, options) if table == battlefield.MAP else options

    def company(self, text: str, size: Size, players: int) -> str:
        """The company in its written form, armed and checked. Raises ``RulesError``."""
        limits = sizes.limits(self.profile, size, players)
        company = companies.arm(companies.parse(text), limits.rockets)
        companies.check(company, self.profile, limits)
        return companies.write(company)

    def read_company(self, text: str) -> str:
        """A company in its written form, its loadouts checked; size and rockets are checked at the start.

        Raises ``RulesError``.
        """
        company = companies.parse(text)
        companies.check_loadouts(company, self.profile)
        return companies.write(company)

    def least(self, size: Size, players: int) -> int:
        """The fewest frames that a company of that size may have. Raises ``RulesError``."""
        return sizes.limits(self.profile, size, players).frames_min

    def generate(self, size: Size, players: int, dice: Dice, archetypes: Sequence[str] = ()) -> str:
        """A legal company as text. Raises ``RulesError``."""
        limits = sizes.limits(self.profile, size, players)
        return companies.write(generate(dice, self.profile, limits, archetypes))

    def new_game(
        self, players: Sequence[tuple[str, str]], size: Size, table: str, options: Options, dice: Dice
    ) -> Adjudicated[State]:
        """The first events of a game between (name, company text). Raises ``RulesError``."""
        self.check(size, table, options)
        battlefield.required(table, options)
        limits, profile = sizes.limits(self.profile, size, len(players)), battlefield.measured(self.profile, options)
        entrants = [Entrant(name, companies.arm(companies.parse(text), limits.rockets)) for name, text in players]
        draft = Draft.begin(started(profile, limits, entrants, table=table, options=options), dice)
        advance(draft)
        return draft.done()

    requests = staticmethod(requests)
    decide = staticmethod(decide)
    evolve = staticmethod(evolve)
    default = staticmethod(default)
    correct = staticmethod(correct)
    validate = staticmethod(validate)
    prospects = staticmethod(prospects)
    throws = staticmethod(throws)
    suggestions = staticmethod(suggestions)

    def check_choice(self, kind: str, choice: object) -> None:
        """Raises ``Malformed("covers-malformed")`` for a text that names no cover."""
        if kind == "cover" and isinstance(choice, str):
            check_covers(choice)

    def named(self, state: State, kind: str) -> tuple[tuple[str, str], ...]:
        """Frames that stand, stations, or pieces of terrain, as (id, name)."""
        if kind == "stations":
            return tuple((station.id, station.id) for station in state.stations)
        if kind == "pieces":
            return tuple((piece.id, piece.name) for piece in state.terrain)
        if kind == "all":
            return tuple((frame.id, frame.name) for frame in state.frames)
        return tuple((frame.id, frame.name) for frame in state.frames if frame.alive) if kind == "frames" else ()

    def round_of(self, state: State) -> int:
        """The number of the round."""
        return state.round

    def opens_chapter(self, state: State, last: Event, event: Event) -> bool:
        """A new chapter: an activation by choice, a frame that goes on, the end of a round."""
        if isinstance(event, Activated):
            return not state.stack
        return isinstance(event, RoundEnded) or isinstance(last, ActivationEnded)
