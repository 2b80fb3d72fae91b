"""Rapid Attack, and its variants MEZ and Unofficial: one engine, three profiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.dice import Dice
from rules.errors import Malformed, shown
from rules.rapid_attack import company as companies
from rules.rapid_attack import sizes
from rules.rapid_attack.advance import advance
from rules.rapid_attack.ask import foresee, requests
from rules.rapid_attack.correct import correct
from rules.rapid_attack.decide import decide
from rules.rapid_attack.draft import Draft
from rules.rapid_attack.events import EVENTS, Event
from rules.rapid_attack.evolve import evolve
from rules.rapid_attack.orders import hidden, order, read_losses
from rules.rapid_attack.profile import Profile
from rules.rapid_attack.setup import ADVANCED, OPTIONS, Entrant, check_options, started
from rules.rapid_attack.state import Outcome, State
from rules.rapid_attack.variants import PROFILES

__all__ = ["PROFILES", "RapidAttack", "State"]


class RapidAttack:
    """A ruleset of the family, as the registry knows it."""

    events = EVENTS
    switches = ADVANCED
    tables = ("declared",)

    def __init__(self, profile: Profile) -> None:
        self.id = profile.id
        self.profile = profile

    def describe(self) -> dict[str, Any]:
        """The ruleset's sizes and options as JSON (PROTOCOL: ``rulesets``)."""
        options = [{"id": name, "values": list(values)} for name, values in OPTIONS.items()]
        return {"id": self.id, "sizes": sizes.listed(self.profile), "options": options, "tables": list(self.tables)}

    def check(self, size: str | dict[str, Any], table: str, options: dict[str, Any]) -> None:
        """Raises ``RulesError`` if there is no such size, table or option."""
        check_options(options)
        if table not in self.tables:
            raise Malformed("table-unknown", text=shown(table), known=list(self.tables))
        sizes.limits(self.profile, size, 2)

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
        limits = sizes.limits(self.profile, size, len(players))
        entrants = [Entrant(name, companies.arm(companies.parse(text), limits.rockets)) for name, text in players]
        first = started(self.profile, limits, entrants, table=table, options=options)
        draft = Draft(evolve(None, first), dice)
        advance(draft)
        return (first, *draft.events)

    requests = staticmethod(requests)
    foresee = staticmethod(foresee)
    decide = staticmethod(decide)
    correct = staticmethod(correct)
    evolve = staticmethod(evolve)

    @staticmethod
    def outcome(state: State) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return state.outcome

    @staticmethod
    def view(state: State, player: int | None) -> State:
        """The state as a player may see it: standing orders are their owner's secret."""
        return hidden(state, player)

    @staticmethod
    def order(state: State, player: int, losses: str, ground: bool | None, dice: Dice) -> tuple[Event, ...]:
        """The events of standing orders; ``losses`` as text (``Y G Rd``). Raises ``RulesError``."""
        return order(state, player, read_losses(losses), ground, dice)
