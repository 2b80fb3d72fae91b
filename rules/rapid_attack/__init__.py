"""Rapid Attack, and its variants MEZ and Unofficial: one engine, three profiles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import structs

from rules.core.defaults import Plain
from rules.core.dice import Dice
from rules.core.errors import Illegal
from rules.core.event import Event as BaseEvent
from rules.frames.loadout import RANGE_OF
from rules.rapid_attack.company import company as companies
from rules.rapid_attack.company import sizes
from rules.rapid_attack.company.builder import FrameBuilder
from rules.rapid_attack.company.campaign import muster, renamed, returned, written
from rules.rapid_attack.company.sizes import Limits
from rules.rapid_attack.events import EVENTS, Activated, ActivationEnded, Event, RoundEnded, Started
from rules.rapid_attack.fold.draft import Draft
from rules.rapid_attack.fold.evolve import evolve
from rules.rapid_attack.map import battlefield
from rules.rapid_attack.map.preview import preview, shaded, spot, standing
from rules.rapid_attack.opening.setup import ADVANCED, OPTIONS, Entrant, check_options, started
from rules.rapid_attack.profile import Profile
from rules.rapid_attack.queries.calculate import CALCULATIONS
from rules.rapid_attack.queries.correct import correct
from rules.rapid_attack.queries.throws import throws
from rules.rapid_attack.queries.validate import sound
from rules.rapid_attack.state import FAMILY, Orders, State
from rules.rapid_attack.turn.advance import advance
from rules.rapid_attack.turn.ask import foresee, requests
from rules.rapid_attack.turn.decide import decide
from rules.rapid_attack.turn.defaults import default
from rules.rapid_attack.turn.orders import hidden, order
from rules.rapid_attack.turn.orders import sealed as sealed_orders
from rules.rapid_attack.turn.standing_orders import Rehearsal, rehearse
from rules.rapid_attack.variants import PROFILES
from rules.sharing.builder import Builder

__all__ = ["PROFILES", "RapidAttack", "State"]

# Share codes know these by their place: append only, four at the most.
CODED_SIZES = ("skirmish", "battle", "demo", "custom")


class RapidAttack(Plain):
    """A ruleset of the family, as the registry knows it."""

    family = FAMILY
    events: tuple[type[BaseEvent], ...] = EVENTS
    opening: type[BaseEvent] = Started
    switches: tuple[str, ...] = ADVANCED
    tables: tuple[str, ...] = ("declared", battlefield.MAP)
    places: tuple[str, ...] = ("move", "place-frame", "place-station")
    targets: tuple[str, ...] = ("frame", "terrain")
    ranges: tuple[str, ...] = tuple(RANGE_OF)
    covers: tuple[str, ...] = ("none", "terrain", "frame", "frame-immune")
    seats = sizes.PLAYERS
    unit_names: tuple[str, ...] = companies.NAMES

    def __init__(self, profile: Profile) -> None:
        self.id = profile.id
        self.profile = profile
        self.sizes = sizes.names(profile)
        self.builder: Builder = FrameBuilder(self._limits, self._faults, CODED_SIZES)

    def _limits(self, size: str, players: int) -> Limits:
        return sizes.limits(self.profile, size, players)

    def _faults(self, company: companies.Company, limits: Limits | None) -> list[Illegal]:
        """Whatever advanced rules are on: a company is built before anybody knows."""
        return companies.faults(company, self.profile, limits, split=True, environmental=True)

    def describe(self) -> dict[str, Any]:
        """The ruleset's sizes and options as JSON (PROTOCOL: ``rulesets``)."""
        options = [{"id": name, "values": list(values)} for name, values in OPTIONS.items()]
        return {
            "id": self.id,
            "sizes": sizes.listed(self.profile),
            "options": options,
            "tables": list(self.tables),
            "fields": [{"id": name, "values": list(values)} for name, values in battlefield.OPTIONS.items()],
        }

    def check(self, size: str | dict[str, Any], table: str, options: dict[str, Any]) -> None:
        """Raises ``RulesError`` if there is no such size, table or option."""
        check_options(options)
        self.check_table(table)
        sizes.limits(self.profile, size, 2)

    def prepare(self, size: str | dict[str, Any], table: str, options: dict[str, Any], seed: str) -> dict[str, Any]:
        """The options with what a game at that table needs beside: on a map its field. Raises ``RulesError``."""
        return battlefield.prepared(size, options, seed) if table == battlefield.MAP else options

    def refit(
        self, size: str | dict[str, Any], table: str, was: dict[str, Any], options: dict[str, Any]
    ) -> dict[str, Any]:
        """The options with a field that fits them, if it no longer does. Raises ``RulesError``."""
        return battlefield.refitted(size, was, options) if table == battlefield.MAP else options

    def calculate(self, verb: str, request: dict[str, Any]) -> Any:
        """The answer to a question outside any game. Raises ``RulesError``."""
        return CALCULATIONS[verb](self.profile, request)

    def company(self, text: str, size: str | dict[str, Any], players: int) -> str:
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

    def least(self, size: str | dict[str, Any], players: int) -> int:
        """The fewest frames that a company of that size may have. Raises ``RulesError``."""
        return sizes.limits(self.profile, size, players).frames_min

    def generate(self, size: str | dict[str, Any], players: int, dice: Dice, archetypes: Sequence[str] = ()) -> str:
        """A legal company as text. Raises ``RulesError``."""
        limits = sizes.limits(self.profile, size, players)
        return companies.write(companies.generate(dice, limits, archetypes))

    def new_game(
        self,
        players: Sequence[tuple[str, str]],
        size: str | dict[str, Any],
        table: str,
        options: dict[str, Any],
        dice: Dice,
    ) -> tuple[Event, ...]:
        """The first events of a game between (name, company text). Raises ``RulesError``."""
        self.check(size, table, options)
        battlefield.required(table, options)
        limits = sizes.limits(self.profile, size, len(players))
        entrants = [Entrant(name, companies.arm(companies.parse(text), limits.rockets)) for name, text in players]
        first = started(self.profile, limits, entrants, table=table, options=options)
        draft = Draft(evolve(None, first), dice)
        advance(draft)
        return (first, *draft.events)

    requests = staticmethod(requests)
    foresee = staticmethod(foresee)
    decide = staticmethod(decide)
    default = staticmethod(default)
    correct = staticmethod(correct)
    evolve = staticmethod(evolve)
    sound = staticmethod(sound)
    throws = staticmethod(throws)
    renamed = staticmethod(renamed)
    muster = staticmethod(muster)
    fielded = staticmethod(written)
    returned = staticmethod(returned)
    sealed = staticmethod(sealed_orders)
    preview = staticmethod(preview)
    shaded = staticmethod(shaded)
    standing = staticmethod(standing)
    spot = staticmethod(spot)

    @staticmethod
    def view(state: State, player: int | None) -> State:
        """The state as a player may see it: standing orders are their owner's secret."""
        return hidden(state, player)

    @staticmethod
    def named(state: State, kind: str) -> tuple[tuple[str, str], ...]:
        """Frames that stand, stations, or pieces of terrain, as (id, name)."""
        if kind == "stations":
            return tuple((station.id, station.id) for station in state.stations)
        if kind == "pieces":
            return tuple((piece.id, piece.name) for piece in state.terrain)
        if kind == "all":
            return tuple((frame.id, frame.name) for frame in state.frames)
        return tuple((frame.id, frame.name) for frame in state.frames if frame.alive) if kind == "frames" else ()

    @staticmethod
    def opens_chapter(state: State, last: Event, event: Event) -> bool:
        """A new chapter: an activation by choice, a frame that goes on, the end of a round."""
        if isinstance(event, Activated):
            return not state.stack
        return isinstance(event, RoundEnded) or isinstance(last, ActivationEnded)

    @staticmethod
    def orders_of(state: State, player: int) -> Orders:
        """A player's standing orders; empty ones if there are none."""
        return state.orders_of(player)

    @staticmethod
    def order(state: State, player: int, wanted: Mapping[str, Any], dice: Dice) -> tuple[Event, ...]:
        """The events of standing orders, of which ``wanted`` is to change. Raises ``RulesError``."""
        return order(state, player, wanted, dice)

    @staticmethod
    def kept(state: State, undone: State) -> State:
        """The state that comes back, with the standing orders of today."""
        return structs.replace(state, orders=undone.orders)

    @staticmethod
    def rehearse(state: State, frame: str) -> tuple[Rehearsal, ...]:
        """What would happen if a frame were attacked now, by its owner's orders. Raises ``KeyError``."""
        return rehearse(state, frame)
