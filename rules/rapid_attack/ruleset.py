"""Rapid Attack and its variants MEZ and Unofficial as rulesets: one engine, three profiles."""

from collections.abc import Sequence
from contextlib import suppress

from rules.campaign.roster import Unit
from rules.companies import company as companies
from rules.companies.builder import FrameBuilder
from rules.companies.campaign import muster, written
from rules.companies.company import Limits
from rules.companies.generate import generate
from rules.contract.capabilities import CampaignForces, Maps, Odds, Panel, Prospect, TypedWords
from rules.contract.machine import Machine
from rules.core.correction import Correction
from rules.core.dice import Dice, ScriptedDice
from rules.core.draft import Adjudicated
from rules.core.errors import DiceNeeded, Illegal, Malformed
from rules.core.event import Event
from rules.core.json_input import Facts, Options, Size
from rules.frames.loadout import RANGE_OF
from rules.rapid_attack import rule, sizes
from rules.rapid_attack.calculate import calculations
from rules.rapid_attack.corrections import CORRECTIONS, corrected
from rules.rapid_attack.map import battlefield
from rules.rapid_attack.map.preview import Preview, defender, locate, measure, open_ground, outside, positions, preview
from rules.rapid_attack.opponent.appraisal import APPRAISAL
from rules.rapid_attack.opponent.manners import MANNERS
from rules.rapid_attack.opponent.taught import TAUGHT
from rules.rapid_attack.profile import Profile, Range
from rules.rapid_attack.prospects import aimed, only_range, prospects
from rules.rapid_attack.round.doomsday import Doomsday
from rules.rapid_attack.round.initiative import ActOnNumber
from rules.rapid_attack.round.order import Activate, RoundEnded
from rules.rapid_attack.setup import start
from rules.rapid_attack.setup.bidding import ResolveTie
from rules.rapid_attack.setup.deployment import Deploy, NearWhich, WhereToPut
from rules.rapid_attack.setup.first_roll import FirstRoll
from rules.rapid_attack.setup.start import Entrant, Started, started
from rules.rapid_attack.setup.terrain import PutTerrain, WherePiece
from rules.rapid_attack.stakes import STAKES
from rules.rapid_attack.state import CLAIM, FAMILY_ID, State, Step
from rules.rapid_attack.turn.actions import Act
from rules.rapid_attack.turn.activation import Activated, ActivationEnded
from rules.rapid_attack.turn.agreement import Agree
from rules.rapid_attack.turn.cover import DeclareCover
from rules.rapid_attack.turn.defense import Defend
from rules.rapid_attack.turn.ground import GiveGround
from rules.rapid_attack.turn.hazard import Hazard
from rules.rapid_attack.turn.jettison import Jettison
from rules.rapid_attack.turn.losses import Loss
from rules.rapid_attack.turn.movement import Where
from rules.rapid_attack.turn.orders import SECRETS, orders
from rules.rapid_attack.turn.pool import Roll
from rules.rapid_attack.turn.range import DeclareRange
from rules.rapid_attack.turn.spot import SpotTarget, UseSpot
from rules.rapid_attack.turn.stations import HONOURS, NearStation
from rules.rapid_attack.turn.target import Target
from rules.rapid_attack.validate import validate

QUESTIONS: tuple[rule.Question, ...] = (
    # before the first round
    FirstRoll(),
    ResolveTie(),
    WherePiece(),
    PutTerrain(),
    WhereToPut(),
    NearWhich(),
    Deploy(),
    # a round
    ActOnNumber(),
    Activate(),
    Doomsday(),
    # a frame's turn
    Target(),
    DeclareRange(),
    Jettison(),
    Hazard(),
    Roll(),
    Defend(),
    Act(),
    Where(),
    NearStation(),
    DeclareCover(),
    Agree(),
    UseSpot(),
    GiveGround(),
    Loss(),
    SpotTarget(),
)
"""In the order in which those of one place are settled: see ``RapidAttack.place``."""
# Share codes know these by their place: append only, four at the most.
CODED_SIZES = ("skirmish", "battle", "demo", "custom")


def _returned(state: State, player: int) -> tuple[Unit, ...]:
    """A player's frames as they are now, in the company's order; ``systems``: those that each began with."""
    return tuple(
        Unit(frame.name, (*frame.systems, *frame.lost), frame.lost, frame.rockets, not frame.alive)
        for frame in state.frames_of(player)
    )


class RapidAttack(Machine[State]):
    """A ruleset of the family."""

    family = FAMILY_ID
    questions, draft = QUESTIONS, rule.Draft
    opening = Started
    state_type = State
    tables = ("declared", battlefield.MAP)
    fields = battlefield.OPTIONS
    seats = sizes.PLAYERS
    corrections = (*Machine.corrections, *CORRECTIONS)
    maps = Maps(
        ("move", "place-frame", "place-station", "place-piece"),
        preview,
        open_ground,
        positions,
        locate,
        measure,
        previews=Preview,
        defender=defender,
        outside=outside,
    )
    honours = HONOURS
    stakes = STAKES
    appraisal = APPRAISAL
    secrets = SECRETS
    panel = Panel(
        buttons=("agreed", "out-of-range", "frame", "no-target", "pass", "open", "done", "content"),
        accents={
            "move": "success",
            "attack": "danger",
            "defend": "primary",
            "use-spot": "primary",
            "agreed": "success",
            "advance": "danger",
            "give-ground": "primary",
        },
        on_board=("activate", "target", "act"),
        aim="target",
    )
    typed = TypedWords(anywhere=("terrain", "add", "remove"), before_names=("claim",))
    seen = tuple(question.kind for question in QUESTIONS if question.seen)
    campaign = CampaignForces(companies.NAMES, muster, written, _returned)
    odds = Odds(("frame", "terrain"), tuple(RANGE_OF), ("none", "terrain", "frame", "frame-immune"))

    def __init__(self, profile: Profile) -> None:
        self.id = profile.id
        self.profile = profile
        self.sizes = sizes.names(profile)
        self.calculations = calculations(profile)
        self.options = {name: values for name, values in start.OPTIONS.items() if name not in profile.core}
        self.builder = FrameBuilder(self._limits, self._faults, CODED_SIZES, profile)
        self.orders = orders(self.settled)
        self.policy = self.own_policy(MANNERS, TAUGHT)
        unsaid = tuple(label for question in (NearStation, Jettison, Hazard) for label in question.usual)
        self.flow = self.own_flow(
            given={Defend.kind: (Act.kind,)},
            folds_alone=(Target.kind,),
            unsaid=unsaid,
            apart=Deploy.apart,
            forgoes=Target.forgoes,
        )

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
        """Raises ``Malformed``: ``option-unknown``, ``option-core``, or what is wrong with a field.

        A core rule may be named; it can't be switched off.
        """
        if name in battlefield.NAMES:
            battlefield.check(name, value)
        elif name in self.profile.core and isinstance(value, bool):
            if not value:
                raise Malformed("option-core", option=name, ruleset=self.id)
        else:
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
        """The first events of a game between (name, company text); of typed dice those before the first roll.

        Raises ``RulesError``.
        """
        self.check(size, table, options)
        battlefield.required(table, options)
        limits, profile = sizes.limits(self.profile, size, len(players)), battlefield.measured(self.profile, options)
        entrants = [Entrant(name, companies.arm(companies.parse(text), limits.rockets)) for name, text in players]
        first = started(profile, limits, entrants, table=table, options=options)
        if options.get("dice") != "typed":
            return self.begun(first, dice)
        draft = rule.Draft.begin(first, ScriptedDice(()))
        with suppress(DiceNeeded):
            return self.settled(draft)
        return draft.done()

    def place(self, state: State) -> str:
        """Where the game stands: a claim comes before hits, those before the acting frame's step, then the phase."""
        if state.claim is not None:
            return CLAIM
        if state.owed:
            return Step.LOSSES
        return state.stack[-1].step if state.stack else state.phase

    def correct(self, state: State, correction: Correction, by: str, dice: Dice) -> Adjudicated[State]:
        """Adjudicate a correction, and what follows from it. Raises ``RulesError``."""
        return self.settled(corrected(state, correction, by, dice))

    def prospects(self, state: State, name: str, /) -> tuple[Prospect, ...]:
        """The attacks that a frame could make from where it stands."""
        return prospects(state, name)

    def aimed(self, state: State, name: str, target: str, declared: Facts, /) -> Prospect | None:
        """A frame's attack at the range, and with the rockets, that it would declare; else at its only range."""
        span = declared.get("range") or only_range(state.frame(name))
        if span is None:
            return super().aimed(state, name, target, declared)
        return aimed(state, name, target, Range(span), int(declared.get("rockets", 0)))

    def validate(self, state: State) -> bool:
        """Whether an imported state is consistent."""
        return validate(state)

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
