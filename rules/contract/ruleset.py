"""The contract of a ruleset and of its states: all that code outside a family's folders knows of a game."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from rules.contract.builder import Builder
from rules.contract.calculation import Calculation
from rules.contract.capabilities import (
    Appraisal,
    CampaignForces,
    Flow,
    Honours,
    Maps,
    Odds,
    Orders,
    Panel,
    Policy,
    Prospect,
    Secrets,
    TypedWords,
)
from rules.contract.stakes import Chance, Changes, Stakes, changes_between
from rules.core.correction import NUMBER_AND_WORDS, AdjustScore, Correction, CorrectionForm, renamed
from rules.core.dice import Dice, ScriptedDice, Throw
from rules.core.draft import Adjudicated
from rules.core.errors import Illegal, Malformed, RulesError, shown
from rules.core.event import Event, Outcome
from rules.core.json_input import Facts, Options, Size
from rules.core.request import Request


class Player(Protocol):
    """A side. ``letter`` begins the ids of what belongs to it."""

    @property
    def name(self) -> str: ...
    @property
    def letter(self) -> str: ...
    @property
    def score(self) -> int: ...


class State(Protocol):
    """A game's state: a frozen Struct with ``dict=True`` (see ``rules.core.memo``).

    ``drawn`` counts the faces rolled so far, ``serial`` the events. ``order`` are the players, the leader first.
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
    def options(self) -> Facts: ...
    @property
    def table(self) -> str: ...
    @property
    def drawn(self) -> int: ...
    @property
    def serial(self) -> int: ...
    @property
    def outcome(self) -> Outcome | None: ...


S = TypeVar("S", bound=State)


class Ruleset(ABC, Generic[S]):
    """A game. Every method raises ``RulesError`` and nothing else.

    ``options``: the game's options, each with its values (a ``bool`` one is a *switch*); ``fields``: those of a map.
    ``corrections`` are those that its host may give. A capability that the game lacks is None.
    """

    id: str
    family: str
    opening: type[Event]
    """The first event of a log."""
    state_type: type[S]
    seats: tuple[int, int]
    """The fewest and the most players."""
    sizes: tuple[str, ...]
    tables: tuple[str, ...] = ("declared",)
    options: Mapping[str, tuple[str | bool, ...]] = {"dice": ("bot", "typed")}
    fields: Mapping[str, tuple[object, ...]] = {}
    seen: tuple[str, ...] = ()
    """Kinds of requests that at a declared table ask for what only those see who stand around it."""
    corrections: ClassVar[tuple[CorrectionForm, ...]] = (
        CorrectionForm("score", AdjustScore, which=("players",), value=NUMBER_AND_WORDS),
    )
    builder: Builder[Any, Any, Any] | None = None
    maps: Maps[S] | None = None
    orders: Orders[S] | None = None
    secrets: Secrets[S] | None = None
    flow: Flow[S] | None = None
    panel: Panel = Panel()
    typed: TypedWords = TypedWords()
    campaign: CampaignForces[S] | None = None
    odds: Odds | None = None
    policy: Policy[S] | None = None
    appraisal: Appraisal[S] | None = None
    honours: Honours[S] | None = None
    stakes: Stakes[S] | None = None
    calculations: Mapping[str, Calculation[Any]] = {}

    @property
    def switches(self) -> tuple[str, ...]:
        """The ids of the options that are on or off."""
        return tuple(name for name, values in self.options.items() if True in values)

    # -- before a game ------------------------------------------------------------------------------------------

    def listed_sizes(self) -> Sequence[Facts]:
        """Every size for every number of players, as JSON."""
        least, most = self.seats
        return [{"id": size, "players": players} for size in self.sizes for players in range(least, most + 1)]

    def describe(self) -> dict[str, Any]:
        """Sizes, options and tables as JSON (PROTOCOL: ``rulesets``)."""
        listed = {"id": self.id, "sizes": self.listed_sizes(), "options": _listed(self.options)}
        fields = {"fields": _listed(self.fields)} if self.fields else {}
        return {**listed, "tables": list(self.tables), **fields}

    def check(self, size: Size, table: str, options: Options) -> None:
        """Raises ``Malformed``: ``option-unknown``, ``table-unknown``, or what is wrong with the size."""
        for name, value in options.items():
            self.check_option(name, value)
        if table not in self.tables:
            raise Malformed("table-unknown", text=shown(table), known=list(self.tables))
        self.check_size(size)

    def check_option(self, name: str, value: object) -> None:
        """Raises ``Malformed("option-unknown")`` for an option or a value that the game has not."""
        values = self.options.get(name) or self.fields.get(name, ())
        if not any(type(value) is type(known) and value == known for known in values):  # 1 is not True
            raise Malformed("option-unknown", option=shown(name), value=shown(value))

    def check_size(self, size: Size) -> None:
        """Raises ``Malformed`` for a size that the game has not."""
        if size not in self.sizes:
            raise Malformed("size-unknown", text=shown(size), known=list(self.sizes))

    def check_players(self, number: int) -> None:
        """Raises ``Illegal("wrong-number-of-players")``."""
        least, most = self.seats
        if not least <= number <= most:
            raise Illegal("wrong-number-of-players", count=number, least=least, most=most)

    def prepare(self, size: Size, table: str, options: Options, seed: str) -> Options:
        """The options completed for the table: on a map with a random field from the seed."""
        return options

    def refit(self, size: Size, table: str, was: Options, options: Options) -> Options:
        """The options after a change, with another field if the old one no longer fits."""
        return options

    def company(self, text: str, size: Size, players: int) -> str:
        """A force in its written form, completed and checked against the size."""
        raise Illegal("no-companies")

    def read_company(self, text: str) -> str:
        """A force in its written form without a size: its units are checked, not their number."""
        raise Illegal("no-companies")

    def generate(self, size: Size, players: int, dice: Dice, archetypes: Sequence[str] = ()) -> str:
        """A legal force as text; empty in a game without forces."""
        return ""

    def least(self, size: Size, players: int) -> int:
        """The fewest units of a force of that size."""
        return 0

    @abstractmethod
    def new_game(
        self, players: Sequence[tuple[str, str]], size: Size, table: str, options: Options, dice: Dice
    ) -> Adjudicated[S]:
        """The first events of a game between (name, force as text)."""

    # -- the game -----------------------------------------------------------------------------------------------

    @abstractmethod
    def requests(self, state: S) -> tuple[Request, ...]:
        """The decisions that the game waits for; none when it is over."""

    @abstractmethod
    def decide(self, state: S, request: Request, choice: object, dice: Dice) -> Adjudicated[S]:
        """Adjudicate a choice that answers one of the requests of this state: an option's, or a free value."""

    @abstractmethod
    def evolve(self, state: S | None, event: Event) -> S:
        """The state after an event; None is the state before the first."""

    @abstractmethod
    def default(self, state: S, request: Request) -> object:
        """The choice for a player who does not choose: the least that the rules allow. ``decide`` always takes it."""

    def check_choice(self, kind: str, choice: object) -> None:
        """Raises ``Malformed`` for a choice that no request of that kind would take, where none is open."""

    def correct(self, state: S, correction: Correction, by: str, dice: Dice) -> Adjudicated[S]:
        """Adjudicate a host's correction. Raises ``Illegal("correction-unknown")`` for one that the game has not."""
        raise Illegal("correction-unknown")

    # -- questions about a game ---------------------------------------------------------------------------------

    def validate(self, state: S) -> bool:
        """Whether an imported state is consistent: every id in it exists."""
        return True

    def throws(self, before: S | None, event: Event) -> tuple[Throw, ...]:
        """The dice that fell in an event, in the order in which they were drawn; ``before`` is the state before it."""
        return () if before is None else event.throws(before)

    def prospects(self, state: S, name: str, /) -> Sequence[Prospect]:
        """The attacks that a unit could make now, by its id, with their chances; none for what is no unit."""
        return ()

    def aimed(self, state: S, name: str, target: str, declared: Facts, /) -> Prospect | None:
        """A unit's attack on a target as it would be ``declared`` (by the facts of options); None where unknown."""
        found = next((one for one in self.prospects(state, name) if one.target == target), None)
        return found if found is not None and declared.get("range", found.range) == found.range else None

    def renamed(self, event: Event, players: Mapping[int, str], names: Mapping[str, str]) -> Event:
        """The event with other names: for ``players`` by number, and for everybody in ``names`` by their old name."""
        return renamed(event, players, names, opening=self.opening)

    def changes(self, before: S, after: S) -> Changes:
        """What has changed from one state to a later one: points, owners, the lead, last chances."""
        return changes_between(self.stakes, before, after)

    def foretold(self, state: S, request: Request, choice: object) -> Changes:
        """What a choice surely changes, as the player who is asked may know it: nothing where dice fall first."""
        seen = state if self.secrets is None else self.secrets.view(state, request.player)
        try:
            return self.changes(seen, self.decide(seen, request, choice, ScriptedDice(())).state)
        except RulesError:
            return Changes()

    def last_chances(self, state: S) -> tuple[Chance, ...]:
        """The last chances that are open."""
        return () if self.stakes is None else self.stakes.chances(state)

    def named(self, state: S, kind: str) -> tuple[tuple[str, str], ...]:
        """The items of a kind (``frames``, ``stations``, ``pieces``, ``all``), as (id, name)."""
        return ()

    def summary(self, state: S) -> Sequence[tuple[str, Facts]]:
        """The table line by line, as (name of a sentence, its facts); the first line names the round.

        For families without a narrator of their own.
        """
        return ()

    def prospect(self, state: S, actor: str, value: int, spot: int | None = None) -> Facts | None:
        """The chances of an attack with a die of that value; None if there is nothing to compute.

        ``spot``: the spot that it uses, None for the best that it may.
        """
        return None

    def round_of(self, state: S) -> int:
        """The number of the round, or of whatever else the channel gets a new board for; 0 before the first."""
        return 0

    def opens_chapter(self, state: S, last: Event, event: Event) -> bool:
        """Whether an event begins a new chapter of the report. ``last`` came before it; ``state`` followed that."""
        return False

    def calculate(self, verb: str, request: Facts) -> Facts:
        """The result of a calculation outside any game. Raises ``RulesError``."""
        found = self.calculations.get(verb)
        if found is None:
            raise Illegal("no-calculation", verb=verb)
        return found.answer({name: value for name, value in request.items() if name != "ruleset"})


def _listed(options: Mapping[str, tuple[object, ...]]) -> list[Facts]:
    return [{"id": name, "values": list(values)} for name, values in options.items()]
