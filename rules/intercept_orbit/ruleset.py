"""Intercept Orbit as a ruleset."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rules.contract.capabilities import CampaignForces, Maps, Odds, Secrets
from rules.contract.ruleset import Ruleset
from rules.core.correction import Cling, GiveAsset, PlaceFrame, PutAt, SetClock, SetFuel, SetStation
from rules.core.dice import Dice
from rules.core.draft import Adjudicated
from rules.core.errors import Illegal
from rules.core.json_input import Facts, Options, Size
from rules.intercept_orbit.events import Started
from rules.intercept_orbit.fleet import limits
from rules.intercept_orbit.fleet.builder import FleetBuilder
from rules.intercept_orbit.fleet.campaign import fielded, muster, returned
from rules.intercept_orbit.fleet.loadout import loadout
from rules.intercept_orbit.fold.draft import Draft
from rules.intercept_orbit.fold.evolve import evolve
from rules.intercept_orbit.opening import bidding, setup
from rules.intercept_orbit.opponent.appraisal import APPRAISAL
from rules.intercept_orbit.opponent.policy import POLICY
from rules.intercept_orbit.placing.preview import foresee_straight, locate, measured, open_ground, positions, preview
from rules.intercept_orbit.queries.calculate import calculations
from rules.intercept_orbit.queries.correct import correct
from rules.intercept_orbit.queries.honours import HONOURS
from rules.intercept_orbit.queries.odds import COVERS, RANGES, TARGETS, odds_for
from rules.intercept_orbit.queries.prospects import prospects
from rules.intercept_orbit.queries.summary import opens_chapter, prospect, summary
from rules.intercept_orbit.queries.throws import throws
from rules.intercept_orbit.queries.validate import validate
from rules.intercept_orbit.state.profile import ORBIT, Profile
from rules.intercept_orbit.state.state import DEBRIS, FAMILY_ID, HVA, State
from rules.intercept_orbit.turn.advance import advance
from rules.intercept_orbit.turn.ask import requests, suggestions
from rules.intercept_orbit.turn.decide import decide
from rules.intercept_orbit.turn.defaults import default
from rules.intercept_orbit.turn.flow import FLOW
from rules.intercept_orbit.turn.orders import ORDERS, hidden, sealed

__all__ = ["InterceptOrbit"]


class InterceptOrbit(Ruleset[State]):
    """Fleets, companies of mobile frames, and high-value assets between them."""

    family = FAMILY_ID
    opening = Started
    state_type = State
    tables = setup.TABLES
    options = setup.DICE
    fields = setup.FIELDS
    sizes = limits.SIZES
    seats = limits.PLAYERS
    corrections = (*Ruleset.corrections, GiveAsset, SetFuel, Cling, SetClock, SetStation, PlaceFrame, PutAt)
    maps = Maps(
        ("place", "lay-debris", "move", "fuel-company", "keep-fuel"),
        preview,
        open_ground,
        positions,
        locate,
        measured,
        {"straight": foresee_straight},
    )
    orders = ORDERS
    policy = POLICY
    honours = HONOURS
    appraisal = APPRAISAL
    flow = FLOW
    seen = ("range", "cover", "path")
    secrets = Secrets(hidden, sealed)
    campaign = CampaignForces(limits.NAMES, muster, fielded, returned)

    def __init__(self, profile: Profile = ORBIT) -> None:
        self.id = profile.id
        self.profile = profile
        self.builder = FleetBuilder(profile)
        self.calculations = calculations(profile)
        self.odds = Odds(TARGETS, RANGES, COVERS, partial(odds_for, profile), partial(loadout, profile))

    def listed_sizes(self) -> Sequence[Facts]:
        """Every size for every number of players, as JSON."""
        return limits.listed()

    def check_size(self, size: Size) -> None:
        """Raises ``Malformed`` for an unknown size."""
        setup.check_size(self.profile, size)

    def company(self, text: str, size: Size, players: int) -> str:
        """The fleet in its written form, checked against the size. Raises ``RulesError``."""
        found = limits.parse(text)
        limits.check(self.profile, found, limits.limits(size, players))
        return limits.write(found)

    def read_company(self, text: str) -> str:
        """The same before the size is known. Raises ``RulesError``."""
        found = limits.parse(text)
        limits.check(self.profile, found, None)
        return limits.write(found)

    def generate(self, size: Size, players: int, dice: Dice, archetypes: Sequence[str] = ()) -> str:
        """A legal fleet as text. Raises ``RulesError``."""
        return limits.generate(size, players, dice, archetypes)

    def least(self, size: Size, players: int) -> int:
        """The fewest assets of a fleet of that size. Raises ``RulesError``."""
        found = limits.limits(size, players)
        return found.tas_min + found.hvas

    def new_game(
        self, players: Sequence[tuple[str, str]], size: Size, table: str, options: Options, dice: Dice
    ) -> Adjudicated[State]:
        """The first events of a game between (name, fleet text). Raises ``RulesError``."""
        self.check(size, table, options)
        least, most = self.seats
        if not least <= len(players) <= most:
            raise Illegal("wrong-number-of-players", count=len(players), least=least, most=most)
        entrants = [setup.Entrant(name, limits.parse(text)) for name, text in players]
        draft = Draft.begin(setup.started(self.profile, size, entrants, table=table, options=options), dice)
        bidding.compare(draft)
        advance(draft)
        return draft.done()

    def round_of(self, state: State) -> int:
        """The number of the round."""
        return state.round

    def validate(self, state: State) -> bool:
        """Whether an imported state is of this game and consistent."""
        return state.profile.id == self.id and validate(state)

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

    def named(self, state: State, kind: str) -> tuple[tuple[str, str], ...]:
        """The assets (``frames``: ships and companies; ``stations``: HVAs; ``pieces``: debris), as (id, name)."""
        sorts = {"stations": (HVA,), "pieces": (DEBRIS,)}
        if kind == "all":
            return tuple((asset.id, asset.name) for asset in state.assets)
        if kind == "frames":
            return tuple((asset.id, asset.name) for asset in state.there if asset.tactical)
        return tuple((asset.id, asset.name) for asset in state.there if asset.kind in sorts.get(kind, ()))
