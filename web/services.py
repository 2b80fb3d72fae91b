"""What other rooms know of a game, handed in by ``bot.py``: the web knows none of them."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct

from table import Game, NotAllowed, Person, Table
from table.history.transfer import export_game
from table.records.links import Place
from table.records.threads import in_thread
from text import escape
from think.fair import Trial
from web.replay import replay_data, replay_page


class NewLobby(Struct, frozen=True):
    """A lobby to be opened: game, size, table, the levels of its bots, and the language of who opens it."""

    ruleset: str
    size: str
    table: str
    bots: tuple[str, ...] = ()
    locale: str = "en"


class Company(Struct, frozen=True):
    """A company that somebody keeps: its line in a list, its units as markdown, its share code where it has units."""

    line: str
    text: str
    code: str = ""


class Hint(Struct, frozen=True, omit_defaults=True):
    """A hint as lines of markdown, and its best choice: ``first``, the answer that it begins with (None: only people
    can see it, or all choices are equal), the ``place`` to which it leads, the ids of who attacks and whom."""

    text: str
    first: str | None = None
    place: str = ""
    aim: tuple[str, str] | None = None


Progress: TypeAlias = Callable[[float], Awaitable[None]]
"""Called with the share of the work that is done, from 0 to 1."""


async def _no_portraits(game: Game) -> Mapping[str, str]:
    return {}


def _names(game: Game, locale: str) -> list[str]:
    return [escape(seat.name) for seat in game.seats]


def _unsaid(game: Game, locale: str) -> list[str]:
    return []


async def _replayed(table: Table, game: Game) -> bytes:
    return await in_thread(replay_data, await export_game(table, game))


async def _nobody(place: Place, user: int) -> Person:
    raise NotAllowed("bot-not-here")


async def _nothing_opened(place: Place, person: Person, new: NewLobby, number: int) -> Game:
    raise NotAllowed("bot-not-here")


async def _paged(table: Table, game: Game) -> bytes:
    return await in_thread(replay_page, await export_game(table, game))


async def _no_chart(chart: str, words: Mapping[str, str], ruleset: str) -> bytes:
    return b""


async def _no_companies(user: int, locale: str) -> Sequence[Company]:
    return ()


async def _no_photograph(data: bytes, corners: Sequence[tuple[float, float]], side: float, size: float) -> bytes | str:
    return "photo-broken"


async def _no_trial(ruleset: str, size: str, field: str) -> Trial:
    raise NotAllowed("trial-failed")


async def _no_analysis(game: Game, progress: Progress) -> object:
    raise NotAllowed("analysis-failed")


async def _no_hint(game: Game, person: Person, locale: str) -> Hint:
    raise NotAllowed("hint-failed")


async def _unheard(game: Game, person: Person, line: str, number: int) -> None:
    raise NotAllowed("bot-not-here")


async def _no_rematch(game: Game, person: Person, number: int, same: bool, moment: int) -> Game:
    raise NotAllowed("bot-not-here")


def _uncounted(more: int) -> None:
    pass


class Services(Struct, frozen=True):
    """What the board asks other rooms for. What is left out does nothing, or refuses with a ``RulesError``."""

    portraits: Callable[[Game], Awaitable[Mapping[str, str]]] = _no_portraits
    """A game's units' pictures by their ids, as ``data:`` addresses."""
    wish: Callable[[Game, str], list[str]] = _unsaid
    """A game's open wish in a language, as lines of markdown."""
    seats: Callable[[Game, str], list[str]] = _names
    """Who sits in a lobby, in a language, as lines of markdown."""
    replay: Callable[[Table, Game], Awaitable[bytes]] = _replayed
    """What a replay shows, as JSON: see ``replay_data``."""
    person: Callable[[Place, int], Awaitable[Person]] = _nobody
    """A user as their place knows them. Raises ``RulesError``."""
    open_lobby: Callable[[Place, Person, NewLobby, int], Awaitable[Game]] = _nothing_opened
    """Opens a lobby at a place for a person, by the press of that number. Raises ``RulesError``."""
    replay_page: Callable[[Table, Game], Awaitable[bytes]] = _paged
    """A replay as an HTML file."""
    chart: Callable[[str, Mapping[str, str], str], Awaitable[bytes]] = _no_chart
    """A chart of the rulebook as a PNG: its name, its words and the ruleset of which the numbers are."""
    companies: Callable[[int, str], Awaitable[Sequence[Company]]] = _no_companies
    """The companies that a user keeps, in a language."""
    analyse: Callable[[Game, Progress], Awaitable[object]] = _no_analysis
    """Makes and keeps the analysis of a game that is over. Raises ``NotAllowed("analysis-failed")``."""
    hint: Callable[[Game, Person, str], Awaitable[Hint]] = _no_hint
    """A hint for a person's open question, in a language. Raises ``RulesError``."""
    rematch: Callable[[Game, Person, int, bool, int], Awaitable[Game]] = _no_rematch
    """The lobby of a rematch, opened or agreed to by the press of that number; after a mission that of the next, or of
    the same one. Or a game that begins before the entry of that number, where it is none of 0. Raises
    ``RulesError``."""
    say: Callable[[Game, Person, str, int], Awaitable[None]] = _unheard
    """Posts a person's line in a game's channel, once for the press of that number. Raises ``RulesError``."""
    following: Callable[[int], object] = _uncounted
    """Counts boards that follow a game: 1 for each that begins, -1 for each that ends."""
    straighten: Callable[[bytes, Sequence[tuple[float, float]], float, float], Awaitable[bytes | str]] = _no_photograph
    """A photograph of a table as ``render.table_photo.straightened`` makes it, or the key of why there is none."""
    trial: Callable[[str, str, str], Awaitable[Trial]] = _no_trial
    """Games of a ruleset and a size on the field of a code. Raises ``NotAllowed("trial-failed")``."""


NOTHING = Services()
