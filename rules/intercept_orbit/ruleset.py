"""Intercept Orbit as a ruleset: its questions in the order in which they are settled."""

from collections.abc import Sequence
from functools import partial
from typing import cast

from rules.contract.capabilities import CampaignForces, Honours, Maps, Odds, Panel, Prospect, Taken, TypedWords
from rules.contract.machine import Machine
from rules.contract.ruleset import Ruleset
from rules.core.correction import Correction
from rules.core.dice import Dice
from rules.core.draft import Adjudicated
from rules.core.draft import Draft as CoreDraft
from rules.core.event import Event as AnyEvent
from rules.core.event import kinds_of
from rules.core.json_input import Facts, Options, Size
from rules.intercept_orbit import standing_orders
from rules.intercept_orbit.activation import Activated, ActivationEnded, RoundBegan
from rules.intercept_orbit.combat.agreement import Agree
from rules.intercept_orbit.combat.attack import UseSpot
from rules.intercept_orbit.combat.boarding import BoardingBegan, Fight, Harm, Lend, ShipCaptured
from rules.intercept_orbit.combat.cover import Cover, CoverHit
from rules.intercept_orbit.combat.dodge import Dodge
from rules.intercept_orbit.combat.losses import Loss
from rules.intercept_orbit.combat.screen import Screen
from rules.intercept_orbit.corrections import CORRECTIONS, correct
from rules.intercept_orbit.fleet import limits
from rules.intercept_orbit.fleet.builder import FleetBuilder
from rules.intercept_orbit.fleet.campaign import fielded, muster, returned
from rules.intercept_orbit.fleet.loadout import loadout
from rules.intercept_orbit.fleet.text import parse, write
from rules.intercept_orbit.movement.aces import Nudge
from rules.intercept_orbit.movement.clinging import Berth, Carry, ClingTo, Ride
from rules.intercept_orbit.movement.collisions import Avoid, Ram, Rammed, Spin
from rules.intercept_orbit.movement.edge import Edge
from rules.intercept_orbit.movement.journey import Arrive, Meet, Path, Rest
from rules.intercept_orbit.movement.steering import ChooseCourse
from rules.intercept_orbit.opening import setup
from rules.intercept_orbit.opening.deployment import Deploy
from rules.intercept_orbit.opening.positions import KeepTie, PositionsTaken, Started, compare
from rules.intercept_orbit.opponent.appraisal import APPRAISAL
from rules.intercept_orbit.opponent.manners import MANNERS
from rules.intercept_orbit.opponent.taught import TAUGHT
from rules.intercept_orbit.placing.preview import (
    Preview,
    foresee_straight,
    locate,
    measured,
    open_ground,
    positions,
    preview,
)
from rules.intercept_orbit.possession import HvaTaken, settle
from rules.intercept_orbit.queries.calculate import calculations
from rules.intercept_orbit.queries.odds import COVERS, RANGES, TARGETS, odds_for
from rules.intercept_orbit.queries.prospects import aimed, prospects
from rules.intercept_orbit.queries.stakes import STAKES
from rules.intercept_orbit.queries.summary import prospect, summary
from rules.intercept_orbit.queries.validate import validate
from rules.intercept_orbit.rule import CLAIM, COLLISION, FOLD, HITS, JOURNEY, Draft, Event, Question
from rules.intercept_orbit.state.profile import ORBIT, Profile, Range
from rules.intercept_orbit.state.state import COMPANY, DEBRIS, FAMILY_ID, HVA, State
from rules.intercept_orbit.state.units import NAMES, SHIPS
from rules.intercept_orbit.turn.act import Act
from rules.intercept_orbit.turn.defend import Defend, Roll
from rules.intercept_orbit.turn.launch import LaunchBeside, Refuel
from rules.intercept_orbit.turn.mend import Mend, Restore
from rules.intercept_orbit.turn.order import Activate
from rules.intercept_orbit.turn.repair import Repair
from rules.intercept_orbit.turn.round_end import EndOfRound
from rules.intercept_orbit.turn.spotting import SpotTarget
from rules.intercept_orbit.turn.target import ChooseRange, Target
from rules.intercept_orbit.turn.where import Where

EVENTS: tuple[type[Event], ...] = kinds_of(Event)
FOLD.complete(EVENTS)
QUESTIONS: tuple[Question, ...] = (
    *(Dodge(), Loss()),
    *(Rammed(), Spin()),
    *(Ride(), Path(), Edge(), Carry(), ClingTo(), Ram(), Avoid(), Meet(), Arrive(), Nudge(), Berth(), Rest()),
    *(Where(), Target(), ChooseRange(), Roll(), Defend(), Repair()),
    *(Act(), Cover(), Agree(), Screen(), UseSpot(), CoverHit()),
    *(ChooseCourse(), Mend(), Restore(), Refuel(), LaunchBeside(), SpotTarget()),
    *(KeepTie(), Deploy(), Activate(), Lend(), Harm(), Fight(), EndOfRound()),
)


class InterceptOrbit(Machine[State]):
    """Fleets, companies of mobile frames, and high-value assets between them."""

    family = FAMILY_ID
    opening = Started
    state_type = State
    questions = QUESTIONS
    draft = Draft
    tables = setup.TABLES
    options = setup.OPTIONS
    fields = setup.FIELDS
    sizes = limits.SIZES
    seats = limits.PLAYERS
    corrections = (*Ruleset.corrections, *CORRECTIONS)
    maps = Maps(
        ("place", "lay-debris", "move", "fuel-company", "keep-fuel"),
        preview,
        open_ground,
        positions,
        locate,
        measured,
        {"straight": foresee_straight},
        previews=Preview,
        turns=("click-port", "click-starboard"),
        speeds=("slower", "faster"),
    )
    appraisal = APPRAISAL
    stakes = STAKES
    panel = Panel(
        buttons=("no-target", "pass", "open", "path-clear", "hand-nobody", "nudge-none", "as-they-are", "done"),
        menus=("spot-at", "nudge", "berth", "hand"),
        accents={
            "move": "success",
            "attack": "danger",
            "attack-spot": "danger",
            "defend": "primary",
            "use-spot": "primary",
            "ride-all": "success",
        },
        on_board=(Activate.kind, Target.kind, Act.kind),
        aim=Target.kind,
    )
    typed = TypedWords(
        before_names=("through", "beside", "ends", "host", "carry", "claim", "debris"), alone=("edge", "clear")
    )
    seen = tuple(question.kind for question in QUESTIONS if question.seen)
    secrets = standing_orders.SECRETS
    campaign = CampaignForces(NAMES, muster, fielded, returned)

    def __init__(self, profile: Profile = ORBIT) -> None:
        self.id = profile.id
        self.profile = profile
        self.builder = FleetBuilder(profile)
        self.calculations = calculations(profile)
        self.odds = Odds(TARGETS, RANGES, COVERS, partial(odds_for, profile), partial(loadout, profile))
        self.orders = standing_orders.orders(self.settled)
        self.policy = self.own_policy(MANNERS, TAUGHT)
        # A blue die defends and does nothing else: where no white one would do more, the turn goes on at once.
        self.flow = self.own_flow(given={Defend.kind: (Act.kind,)}, written=(ChooseCourse.kind,))
        self.honours = Honours(_taken)

    def listed_sizes(self) -> Sequence[Facts]:
        """Every size for every number of players, as JSON."""
        return limits.listed()

    def check_size(self, size: Size) -> None:
        """Raises ``Malformed`` for an unknown size."""
        setup.check_size(self.profile, size)

    def company(self, text: str, size: Size, players: int) -> str:
        """The fleet in its written form, checked against the size. Raises ``RulesError``."""
        found = parse(text)
        limits.check(self.profile, found, limits.limits(size, players))
        return write(found)

    def read_company(self, text: str) -> str:
        """The fleet in its written form, before the size is known. Raises ``RulesError``."""
        found = parse(text)
        limits.check(self.profile, found, None)
        return write(found)

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
        self.check_players(len(players))
        entrants = [setup.Entrant(name, parse(text)) for name, text in players]
        draft = Draft.begin(setup.started(self.profile, size, entrants, table=table, options=options), dice)
        compare(draft)
        return self.settled(draft)

    def place(self, state: State) -> str:
        """The key of the question that comes next. What is begun is settled first: hits, collisions, journeys, turns,
        then the phase of the round."""
        if state.pending_hits:
            return HITS
        if state.collision is not None:
            return COLLISION
        if state.journey is not None:
            return JOURNEY
        if state.claims:
            return CLAIM
        return state.stack[-1].step if state.stack else state.phase

    def _step(self, draft: CoreDraft[State]) -> bool:
        """Before each question, hand over what changes hands."""
        if super()._step(draft):
            return True
        made = cast(Draft, draft)
        if made.state.outcome is not None or not made.state.round:
            return False
        before = len(made.events)
        settle(made)
        if len(made.events) > before:
            return True
        return made.straight is not None and cast(Question, self.waits_at(made.state)).continue_straight(made)

    def correct(self, state: State, correction: Correction, by: str, dice: Dice) -> Adjudicated[State]:
        """Adjudicate a host's correction. Raises ``RulesError``."""
        draft = Draft(state, dice)
        correct(draft, correction, by)
        return self.settled(draft)

    def round_of(self, state: State) -> int:
        """The number of the round."""
        return state.round

    def validate(self, state: State) -> bool:
        """Whether an imported state is of this game and consistent."""
        return state.profile.id == self.id and validate(state)

    def aimed(self, state: State, name: str, target: str, declared: Facts, /) -> Prospect | None:
        """An asset's attack at the range that it would declare."""
        if "range" not in declared or any(act.asset == name and act.faces for act in state.stack):
            return super().aimed(state, name, target, declared)
        return aimed(state, name, target, Range(declared["range"]))

    prospects = staticmethod(prospects)
    summary = staticmethod(summary)
    prospect = staticmethod(prospect)

    def opens_chapter(self, state: State, last: AnyEvent, event: AnyEvent) -> bool:
        """Whether a chapter begins: a round, an asset that acts unprompted, boarding. HVAs in a row share one."""
        if isinstance(event, Activated):
            follows = isinstance(last, ActivationEnded) and state.asset(last.asset).kind == HVA
            return not state.stack and not (follows and state.asset(event.asset).kind == HVA)
        return isinstance(event, RoundBegan | BoardingBegan | PositionsTaken)

    def named(self, state: State, kind: str) -> tuple[tuple[str, str], ...]:
        """The assets, as (id, name).

        ``frames``: ships and companies; ``stations``: HVAs; ``hulls``: ships and HVAs; ``companies``;
        ``pieces``: debris.
        """
        sorts = {"stations": (HVA,), "pieces": (DEBRIS,), "hulls": (*SHIPS, HVA), "companies": (COMPANY,)}
        if kind == "all":
            return tuple((asset.id, asset.name) for asset in state.assets)
        if kind == "frames":
            return tuple((asset.id, asset.name) for asset in state.there if asset.tactical)
        return tuple((asset.id, asset.name) for asset in state.there if asset.kind in sorts.get(kind, ()))


def _taken(before: State, event: AnyEvent) -> Taken | None:
    """Ships and HVAs that change hands."""
    match event:
        case ShipCaptured(asset, owner, player):
            return Taken("ship", player, asset, owner)
        case HvaTaken(asset, owner, player):
            return Taken("hva", player, asset, owner)
    return None
