"""What a ruleset answers that has no secrets, no standing orders and nothing to lay out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.core.dice import Dice
from rules.core.errors import Illegal, Malformed, shown
from rules.core.event import Event
from rules.core.outcome import Outcome
from rules.frames.notation import Reading
from rules.frames.odds_rows import Weighed

__all__ = ["Plain"]


class Plain:
    """The simplest answers; a ruleset that has more to say says it itself."""

    tables: tuple[str, ...]

    def check_table(self, table: str) -> None:
        """Raises ``Malformed("table-unknown")`` for a kind of table that the ruleset does not have."""
        if table not in self.tables:
            raise Malformed("table-unknown", text=shown(table), known=list(self.tables))

    def loadout(self, text: str) -> Reading | None:
        """Nothing: its units are frames, which anybody reads."""
        return None

    def weigh(self, asked: Mapping[str, Any]) -> tuple[Weighed, ...]:
        """Nothing: the family's own narrator reckons."""
        return ()

    def prepare(self, size: str | dict[str, Any], table: str, options: dict[str, Any], seed: str) -> dict[str, Any]:
        """The options as they are."""
        return options

    def refit(
        self, size: str | dict[str, Any], table: str, was: dict[str, Any], options: dict[str, Any]
    ) -> dict[str, Any]:
        """The options as they are."""
        return options

    @staticmethod
    def outcome(state: Any) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        found: Outcome | None = state.outcome
        return found

    @staticmethod
    def view(state: Any, player: int | None) -> Any:
        """The state as it is."""
        return state

    @staticmethod
    def sealed(event: Any) -> Any:
        """The event as it is."""
        return event

    @staticmethod
    def orders_of(state: Any, player: int) -> Any:
        """None: nothing needs standing orders."""
        return None

    @staticmethod
    def order(state: Any, player: int, wanted: Mapping[str, Any], dice: Dice) -> tuple[Event, ...]:
        """Raises ``Illegal("orders-not-here")``."""
        raise Illegal("orders-not-here")

    @staticmethod
    def kept(state: Any, undone: Any) -> Any:
        """The state that comes back, as it was."""
        return state

    @staticmethod
    def rehearse(state: Any, frame: str) -> Sequence[Any]:
        """Nothing, likewise."""
        return ()

    @staticmethod
    def summary(state: Any) -> Sequence[tuple[str, Mapping[str, Any]]]:
        """Nothing: the family is told by narrators of its own."""
        return ()

    @staticmethod
    def prospect(state: Any, actor: str, value: int) -> Mapping[str, Any] | None:
        """Nothing to reckon."""
        return None
