"""The requests and replies of the JSON-lines protocol (docs/protocol.md)."""

from typing import Annotated, Any, Generic, TypeAlias, TypeVar

from msgspec import Meta, Struct, field

from rules.core.json_input import Facts, Options, Size

E = TypeVar("E")

PROTOCOL = 1
"""The version of the protocol. What is added to it does not change this number."""
LINE_MAX = 4_000_000
"""Bytes of a line: longer ones are refused."""
TOGETHER = 1000
"""Requests in one line."""

Json: TypeAlias = dict[str, Any]
"""A request as JSON, before its verb checks it."""
PlayerName: TypeAlias = int | str
"""A player by number or by name."""


class Entrant(Struct, forbid_unknown_fields=True):
    """One of the ``players`` of ``new``."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]
    company: str | None = None


class NewRequest(Struct, forbid_unknown_fields=True):
    """``new``: begin a game."""

    ruleset: str
    size: Size
    players: Annotated[list[Entrant], Meta(max_length=20)]
    options: Options = field(default_factory=dict)
    table: str = "declared"
    seed: str | None = None


class NoFields(Struct, forbid_unknown_fields=True):
    """``hello`` and ``rulesets``: take nothing."""


class Limits(Struct):
    """How much the referee takes."""

    line: int
    requests: int
    games: int


class Hello(Struct):
    """The reply to ``hello``. ``protocol``: that of docs/protocol.md; ``edition``: that of the rules.

    ``limits``: bytes of a line, requests in one line, games that are kept.
    """

    protocol: int
    edition: int
    program: str
    version: str
    limits: Limits


class CopyRequest(Struct, forbid_unknown_fields=True):
    """``copy``: another game that stands as this one does. ``seed``: for other dice from here on."""

    game: str
    seed: str | None = None


class GameRequest(Struct, forbid_unknown_fields=True):
    """``requests``, ``state``, ``log`` and ``outcome``: of a game, for one player or for all."""

    game: str
    player: PlayerName | None = None


class AnswerRequest(Struct, forbid_unknown_fields=True):
    """``answer``: a player's answer to an open request."""

    game: str
    seq: int
    player: PlayerName
    request: str
    choice: Any
    dice: Annotated[list[int], Meta(max_length=1000)] | None = None


class PreviewRequest(Struct, forbid_unknown_fields=True):
    """``preview``: what an answer to an open ``where`` request of a map would do. Nothing happens."""

    game: str
    player: PlayerName
    request: str
    choice: Any


class UndoRequest(Struct, forbid_unknown_fields=True):
    """``undo``: take back a player's newest decision."""

    game: str
    player: PlayerName


class LoadRequest(Struct, forbid_unknown_fields=True):
    """``load``: a game from the events of its log.

    ``seed``: that of the game, for the dice to go on as they would have; without one they are new.
    """

    events: list[Json]
    seed: str | None = None


class GameBegun(Struct):
    """The reply to ``new``, ``load`` and ``copy``."""

    game: str
    seq: int


class ShownOption(Struct):
    """An option in words."""

    label: str
    choice: str


class OpenRequest(Struct, omit_defaults=True):
    """An open request of the rules and its facts; ``free`` is left out where only the options may be chosen."""

    id: str
    player: int
    kind: str
    options: list[ShownOption]
    facts: Facts
    free: Facts | None = None


class OpenRequests(Struct):
    """The reply to ``requests``."""

    seq: int
    requests: list[OpenRequest]


class AnswerTaken(Struct, Generic[E]):
    """The reply to ``answer``."""

    seq: int
    events: E


class Undone(Struct):
    """The reply to ``undo``."""

    seq: int


class Choices(Struct):
    """An option of a ruleset, and its values."""

    id: str
    values: list[Any]


class ListedRuleset(Struct, omit_defaults=True):
    """One of the reply to ``rulesets``: what ``new`` takes. ``fields`` are the options of a map that is laid out."""

    id: str
    sizes: list[Facts]
    options: list[Choices]
    tables: list[str]
    fields: list[Choices] = []


class Problem(Struct):
    """Why a request is refused: a stable code, the facts of the matter, and a sentence."""

    code: str
    facts: Facts
    message: str
