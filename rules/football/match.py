"""What every chapter of a match builds on: the base of its events and questions, its fold, its drafts."""

from collections.abc import Sequence
from typing import Any, ClassVar

from rules.contract import machine
from rules.core import draft, event
from rules.core.choices import dice_left
from rules.core.fold import Fold
from rules.core.request import Option, Request
from rules.football.state import Activation, State

ORDERED = "standing-orders"
"""The ``why`` of what a player has ordered beforehand."""


class Event(event.Event, frozen=True, tag=lambda name: f"football.{name}"):
    """An event of football. ``why`` names the ruling behind it; faces of dice are part of it."""


FOLD = Fold[State]()
on = FOLD.on


class Draft(draft.Draft[State]):
    """The events of one decision so far."""

    evolve = FOLD.evolve

    @property
    def act(self) -> Activation:
        """The acting activation. Raises ``IndexError`` if nobody acts."""
        return self.state.act


class Question(machine.Question[State, Draft]):
    """A question of football. ``why``: the ruling behind it."""

    why: ClassVar[str]
    order: ClassVar[tuple[str, tuple[str, ...]] | None] = None
    """The field of ``Orders`` that answers it beforehand, and its values."""

    def request(
        self,
        state: State,
        player: int,
        options: Sequence[Option],
        free: dict[str, Any] | None = None,
        /,
        **facts: object,
    ) -> Request:
        """A request; ``frame`` is the acting ``unit``, with its ``dice`` that are left."""
        left = dice_left(state.act) if state.stack and state.act.unit == facts.get("unit") else {}
        acting = {"frame": facts["unit"], **left} if "unit" in facts else {}
        return super().request(state, player, options, free, **{"why": self.why, **facts, **acting})
