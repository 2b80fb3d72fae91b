"""What the house asks of a ruleset and of its states: everything outside a ruleset's own folder goes by this."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from rules.campaign.roster import Unit
from rules.core.correction import Correction
from rules.core.dice import Dice
from rules.core.event import Event
from rules.core.outcome import Outcome
from rules.core.request import Answer, Option, Request
from rules.core.throw import Throw
from rules.field import Point
from rules.field.shade import Shaded
from rules.frames.notation import Reading
from rules.frames.odds_rows import Weighed
from rules.sharing.builder import Builder

__all__ = ["Player", "Ruleset", "State"]


class Player(Protocol):
    """A side. ``letter`` names what belongs to it."""

    @property
    def name(self) -> str: ...
    @property
    def letter(self) -> str: ...
    @property
    def score(self) -> int: ...


class State(Protocol):
    """A game's state: immutable, and nothing but data.

    ``drawn`` counts the faces rolled so far, ``serial`` the events. ``order`` has the leader first.
    """

    @property
    def ruleset(self) -> str:
        """The id of the ruleset."""
        ...

    @property
    def family(self) -> str:
        """The id of the family of rulesets that share events, sentences and pictures."""
        ...

    @property
    def players(self) -> Sequence[Player]: ...
    @property
    def order(self) -> Sequence[int]: ...
    @property
    def options(self) -> Mapping[str, Any]: ...
    @property
    def table(self) -> str: ...
    @property
    def drawn(self) -> int: ...
    @property
    def serial(self) -> int: ...
    @property
    def outcome(self) -> Outcome | None: ...


class Ruleset(Protocol):
    """A game as the registry knows it. Whatever raises, raises ``RulesError`` and nothing else.

    ``builder`` knows how what its players bring is written, checked and shared.
    """

    id: str
    family: str
    events: tuple[type[Event], ...]
    opening: type[Event]
    switches: tuple[str, ...]
    tables: tuple[str, ...]
    places: tuple[str, ...]
    targets: tuple[str, ...]
    ranges: tuple[str, ...]
    covers: tuple[str, ...]
    sizes: tuple[str, ...]
    seats: tuple[int, int]
    unit_names: tuple[str, ...]
    builder: Builder

    def describe(self) -> dict[str, Any]:
        """Sizes, options and tables as JSON (PROTOCOL: ``rulesets``)."""
        ...

    def check(self, size: str | dict[str, Any], table: str, options: dict[str, Any]) -> None:
        """Raises if there is no such size, table or option."""
        ...

    def prepare(self, size: str | dict[str, Any], table: str, options: dict[str, Any], seed: str) -> dict[str, Any]:
        """The options with what is left to chance beside: on a map a field that is laid out from the seed."""
        ...

    def refit(
        self, size: str | dict[str, Any], table: str, was: dict[str, Any], options: dict[str, Any]
    ) -> dict[str, Any]:
        """The options after a change, with what was left to chance settled anew where it no longer fits them."""
        ...

    def calculate(self, verb: str, request: dict[str, Any]) -> Any:
        """The answer to a question outside any game (PROTOCOL: ``pool``, ``ppa``, ``attack``, ``odds``)."""
        ...

    def loadout(self, text: str) -> Reading | None:
        """What one unit rolls, as it is written, in games whose units are no frames; None if this is none of theirs."""
        ...

    def weigh(self, asked: Mapping[str, Any]) -> tuple[Weighed, ...]:
        """The chances of an attack outside any game, for families that the common narrator tells: the one that is
        asked about, then what would change them. ``asked``: what was given of ``attack``, ``spot``, ``defense``,
        ``range`` (one of ``ranges``), ``target`` (of ``targets``), ``cover`` (of ``covers``) and whatever else a family
        knows."""
        ...

    def company(self, text: str, size: str | dict[str, Any], players: int) -> str:
        """What a player brings, in its written form, completed and checked against the size."""
        ...

    def read_company(self, text: str) -> str:
        """The same before the size is known: its parts checked, not their number."""
        ...

    def generate(self, size: str | dict[str, Any], players: int, dice: Dice, archetypes: Sequence[str] = ()) -> str:
        """A legal one, as text."""
        ...

    def new_game(
        self,
        players: Sequence[tuple[str, str]],
        size: str | dict[str, Any],
        table: str,
        options: dict[str, Any],
        dice: Dice,
    ) -> tuple[Event, ...]:
        """The first events of a game between (name, company text)."""
        ...

    def sound(self, state: Any) -> bool:
        """Whether a state that came from outside names only what it has, and calls it as we do."""
        ...

    def throws(self, before: Any, event: Any) -> tuple[Throw, ...]:
        """The dice that fell in an event, in the order in which they were drawn; ``before`` is the state before it."""
        ...

    def renamed(self, event: Any, players: Mapping[int, str], names: Mapping[str, str]) -> Any:
        """The event with other names for some players, by number, and wherever else one of ``names`` is named."""
        ...

    def muster(self, text: str) -> tuple[Unit, ...]:
        """A company as units that go from one game to the next, each with a name of its own."""
        ...

    def fielded(self, units: Sequence[Unit]) -> str:
        """Units as a company's text, each with what it has left."""
        ...

    def returned(self, state: Any, player: int) -> tuple[Unit, ...]:
        """A player's units as a game leaves them, in the order of the company, with what they began it with."""
        ...

    def least(self, size: str | dict[str, Any], players: int) -> int:
        """The fewest units that a company of that size may have."""
        ...

    def sealed(self, event: Any) -> Any:
        """The event without what stays its player's secret while the game goes on."""
        ...

    def requests(self, state: Any) -> tuple[Request, ...]:
        """Who must answer what; nothing when the game is over."""
        ...

    def foresee(self, state: Any, player: int, kind: str) -> tuple[Option, ...]:
        """What could be answered to a question of that kind, asked now or about to be: for suggestions only."""
        ...

    def named(self, state: Any, kind: str) -> tuple[tuple[str, str], ...]:
        """What there is of a kind (``frames``, ``stations``, ``pieces``), as (id, name): for suggestions only."""
        ...

    def default(self, state: Any, request: Request) -> Any:
        """The choice for a player who does not choose: the least that the rules allow. Always one that is taken."""
        ...

    def summary(self, state: Any) -> Sequence[tuple[str, Mapping[str, Any]]]:
        """What lies on the table, line by line, as (name of a sentence, its facts); the first line says how far it is.

        For families that the common narrator tells.
        """
        ...

    def prospect(self, state: Any, actor: str, value: int) -> Mapping[str, Any] | None:
        """The chances of an attack with a die of that value; None where there is nothing to reckon."""
        ...

    def opens_chapter(self, state: Any, last: Any, event: Any) -> bool:
        """Whether an event begins a new chapter of the report. ``last`` came before it; ``state`` followed that."""
        ...

    def decide(self, state: Any, answer: Answer, dice: Dice) -> tuple[Event, ...]:
        """The events that an answer causes."""
        ...

    def correct(self, state: Any, correction: Correction, by: str, dice: Dice) -> tuple[Event, ...]:
        """The events of a host's correction."""
        ...

    def evolve(self, state: Any, event: Any) -> Any:
        """The state after an event; None is the state before the first."""
        ...

    def outcome(self, state: Any) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        ...

    def view(self, state: Any, player: int | None) -> Any:
        """The state as a player may see it; None sees everything."""
        ...

    def orders_of(self, state: Any, player: int) -> Any:
        """A player's standing orders."""
        ...

    def order(self, state: Any, player: int, wanted: Mapping[str, Any], dice: Dice) -> tuple[Event, ...]:
        """The events of a player's standing orders, of which ``wanted`` is to change."""
        ...

    def preview(self, state: Any, request: Request, choice: Any) -> Any:
        """What an answer to a question ``where`` would bring: ``item``, ``at``, ``way``, ``length``, ``most``, ``over``
        and what the family adds. ``places`` are the labels of the choices after which that question comes.

        Where an answer is more than a point, ``written`` is that answer as text, and ``changes`` are options close to
        it."""
        ...

    def shaded(self, state: Any) -> Shaded:
        """Where the thing of a question ``where`` may go; none while there is no such question."""
        ...

    def standing(self, state: Any) -> Mapping[str, Point]:
        """Where things stand on the map, by their ids."""
        ...

    def spot(self, state: Any, name: str | None) -> Point:
        """The point that is meant: that of a thing by its id, a cell or a point; without a name where it happens."""
        ...

    def kept(self, state: Any, undone: Any) -> Any:
        """A state that comes back when ``undone`` is taken back, with what no undo touches: standing orders."""
        ...

    def rehearse(self, state: Any, frame: str) -> Sequence[Any]:
        """What would happen if that were attacked now, by its owner's orders. Raises ``KeyError``."""
        ...
