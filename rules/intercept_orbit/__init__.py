"""Intercept Orbit: fleets, companies of mobile frames, and what they fight over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.core.defaults import Plain
from rules.core.dice import Dice
from rules.core.errors import Illegal
from rules.core.event import Event as BaseEvent
from rules.intercept_orbit import events as ev
from rules.intercept_orbit.fleet import limits
from rules.intercept_orbit.fleet.builder import FLEETS
from rules.intercept_orbit.fleet.campaign import fielded, muster, renamed, returned
from rules.intercept_orbit.fleet.loadout import loadout
from rules.intercept_orbit.fold.draft import Draft
from rules.intercept_orbit.fold.evolve import evolve
from rules.intercept_orbit.opening import bidding, setup
from rules.intercept_orbit.placing import zones
from rules.intercept_orbit.placing.preview import preview, shaded, spot, standing
from rules.intercept_orbit.queries.calculate import calculate
from rules.intercept_orbit.queries.correct import Cling, GiveAsset, SetFuel, correct
from rules.intercept_orbit.queries.summary import opens_chapter, prospect, summary
from rules.intercept_orbit.queries.throws import throws
from rules.intercept_orbit.queries.validate import sound
from rules.intercept_orbit.queries.weigh import COVERS, RANGES, TARGETS, weigh
from rules.intercept_orbit.state.profile import ORBIT
from rules.intercept_orbit.state.state import DEBRIS, FAMILY, HVA, State
from rules.intercept_orbit.turn.advance import advance
from rules.intercept_orbit.turn.ask import foresee, requests
from rules.intercept_orbit.turn.decide import decide
from rules.intercept_orbit.turn.defaults import default
from rules.sharing.builder import Builder

__all__ = ["Cling", "GiveAsset", "InterceptOrbit", "SetFuel", "State"]


class InterceptOrbit(Plain):
    """The ruleset, as the registry knows it."""

    id = ORBIT.id
    family = FAMILY
    profile = ORBIT
    events: tuple[type[BaseEvent], ...] = ev.EVENTS
    opening: type[BaseEvent] = ev.Started
    switches: tuple[str, ...] = setup.SWITCHES
    tables: tuple[str, ...] = setup.TABLES
    targets: tuple[str, ...] = TARGETS
    ranges: tuple[str, ...] = RANGES
    covers: tuple[str, ...] = COVERS
    sizes: tuple[str, ...] = limits.SIZES
    places: tuple[str, ...] = ("place", "lay-debris", "move", "fuel-company")
    seats = limits.PLAYERS
    unit_names: tuple[str, ...] = limits.NAMES
    builder: Builder = FLEETS

    def describe(self) -> dict[str, Any]:
        """Sizes, options and tables as JSON (PROTOCOL: ``rulesets``)."""
        options, fields = (
            [{"id": name, "values": list(values)} for name, values in found.items()]
            for found in (setup.DICE, zones.OPTIONS)
        )
        listed = {"id": self.id, "sizes": limits.listed(), "options": options, "tables": list(self.tables)}
        return {**listed, "fields": fields}

    def check(self, size: str | dict[str, Any], table: str, options: dict[str, Any]) -> None:
        """Raises ``RulesError`` if there is no such size, table or option."""
        setup.check_options(options)
        self.check_table(table)
        setup.size_of(size)

    def company(self, text: str, size: str | dict[str, Any], players: int) -> str:
        """The fleet in its written form, checked against the size. Raises ``RulesError``."""
        found = limits.parse(text)
        limits.check(found, limits.limits(size, players))
        return limits.write(found)

    def read_company(self, text: str) -> str:
        """The same before the size is known. Raises ``RulesError``."""
        found = limits.parse(text)
        limits.check(found, None)
        return limits.write(found)

    def generate(self, size: str | dict[str, Any], players: int, dice: Dice, archetypes: Sequence[str] = ()) -> str:
        """A legal fleet as text. Raises ``RulesError``."""
        return limits.generate(size, players, dice, archetypes)

    def new_game(
        self,
        players: Sequence[tuple[str, str]],
        size: str | dict[str, Any],
        table: str,
        options: dict[str, Any],
        dice: Dice,
    ) -> tuple[BaseEvent, ...]:
        """The first events of a game between (name, fleet text). Raises ``RulesError``."""
        self.check(size, table, options)
        least, most = self.seats
        if not least <= len(players) <= most:
            raise Illegal("wrong-number-of-players", count=len(players), least=least, most=most)
        entrants = [setup.Entrant(name, limits.parse(text)) for name, text in players]
        first = setup.started(size, entrants, table=table, options=options)
        draft = Draft(evolve(None, first), dice)
        bidding.compare(draft)
        advance(draft)
        return (first, *draft.events)

    def least(self, size: str | dict[str, Any], players: int) -> int:
        """The fewest assets of a fleet of that size. Raises ``RulesError``."""
        found = limits.limits(size, players)
        return found.tas_min + found.hvas

    def calculate(self, verb: str, request: dict[str, Any]) -> Any:
        """The answer to a question outside any game. Raises ``RulesError``."""
        return calculate(verb, request)

    weigh = staticmethod(weigh)
    loadout = staticmethod(loadout)
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
    fielded = staticmethod(fielded)
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
        """The assets (``frames``: ships and companies; ``stations``: HVAs; ``pieces``: debris), as (id, name)."""
        sorts = {"stations": (HVA,), "pieces": (DEBRIS,)}
        if kind == "all":
            return tuple((asset.id, asset.name) for asset in state.assets)
        if kind == "frames":
            return tuple((asset.id, asset.name) for asset in state.there if asset.tactical)
        return tuple((asset.id, asset.name) for asset in state.there if asset.kind in sorts.get(kind, ()))
