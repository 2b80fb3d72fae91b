"""Inside Discord before a game begins: one's games, a new lobby for those who are here, and its seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from aiohttp import web
from msgspec import Struct

from rules import RULESETS, RulesError
from rules import ruleset as find_ruleset
from rules.contract.ruleset import Ruleset
from table import Duplicate, Game, NotAllowed, Person
from table.game import NOBODY, is_bot
from table.lobby import CUSTOM, brought_as, smallest
from table.permissions import must_be_in_lobby, must_be_seated
from table.votes import seating
from text import error_line, say
from text.missions import title_of
from think import LEVELS
from web.guard import Guard, body_of, json_of, locale_of, press_number, token_of
from web.services import NewLobby, Services


class Named(Struct, frozen=True):
    """A choice, and what it is called."""

    id: str
    name: str


class Playable(Struct, frozen=True):
    """A game that may be opened; ``size`` and ``table``: those of who chooses nothing; ``most``: players."""

    id: str
    name: str
    sizes: tuple[Named, ...]
    tables: tuple[Named, ...]
    size: str
    table: str
    most: int


class Seats(Struct, frozen=True, omit_defaults=True):
    """A lobby's seats: ``least`` and ``most`` players, a line of markdown each, the ``host``'s place, the levels of
    bots that may be added, the places of those who are ``asked`` and have yet to agree, and of ``bots``.

    ``size`` and ``table``: as they are; ``sizes`` and ``tables``: as the host may choose. ``brings``: players may
    bring a company.
    """

    least: int
    most: int
    lines: tuple[str, ...]
    size: str
    table: str
    sizes: tuple[Named, ...]
    tables: tuple[Named, ...]
    host: int | None = None
    levels: tuple[Named, ...] = ()
    asked: tuple[int, ...] = ()
    bots: tuple[int, ...] = ()
    brings: bool = False


class _Open(Struct, frozen=True, forbid_unknown_fields=True):
    """A lobby to open; ``bots``: the levels of those that come along."""

    ruleset: str
    size: str
    table: str
    press: str
    bots: tuple[str, ...] = ()


class _Act(Struct, frozen=True, forbid_unknown_fields=True):
    """A press in a lobby; ``level``: that of the bot to add; ``place``: that of the bot to remove; ``company``: the id
    of the one to bring; ``size`` and ``table``: what to set, empty for what stays."""

    do: Literal["join", "leave", "start", "bot", "drop", "bring", "set"]
    press: str
    level: str = ""
    place: int = -1
    company: str = ""
    size: str = ""
    table: str = ""


class _Company(Struct, frozen=True, omit_defaults=True):
    """A company that may be brought (``id`` empty: forces that are drawn); ``fault``: why it is not legal as it is."""

    id: str
    name: str
    brought: bool = False
    fault: str = ""


class Hall:
    """The handlers of these routes; all need a pass."""

    def __init__(self, guard: Guard, services: Services) -> None:
        self._guard, self._services = guard, services

    async def hall(self, request: web.Request) -> web.StreamResponse:
        """The user's unfinished games, the place's first; what may be opened there."""
        found, locale = await self._guard.passed(request, token_of(request)), locale_of(request)
        if found.place is None:
            raise NotAllowed("no-such-game")
        rows = await self._guard.table.storage.games.unfinished_of(found.user, waiting=False)
        here = await self._guard.table.storage.games.unfinished_in(found.place.channel)
        mine = []
        for row in ([here] if here else []) + [row for row in rows if here is None or row.id != here.id]:
            game = await self._guard.table.fresh(row.id)
            waits = any(game.decider(asked) == found.user for asked in game.requests)
            mine.append({"id": game.id, "title": title_of(locale, game.title, game.mission), "waits": waits})
        games = [_playable(rules, locale) for rules in RULESETS.values()]
        return json_of({"mine": mine, "games": games, "levels": _levels(locale), "open": here is None})

    async def open(self, request: web.Request) -> web.StreamResponse:
        """Open a lobby in the place, as ``/game new`` does."""
        found, asked = await self._guard.passed(request, token_of(request)), await body_of(request, _Open)
        if found.place is None:
            raise NotAllowed("no-such-game")
        if not set(asked.bots) <= set(LEVELS):
            raise NotAllowed("page-unreadable")
        number = press_number(f"{found.place.channel} {found.user} {asked.press}")
        if (done := await self._guard.table.storage.games.entry_of(number)) is not None:
            return json_of({"game": done[0]})  # the answer to the press was lost, and it came again
        person = await self._services.person(found.place, found.user)
        new = NewLobby(asked.ruleset, asked.size, asked.table, asked.bots, locale_of(request))
        return json_of({"game": (await self._services.open_lobby(found.place, person, new, number)).id})

    async def act(self, request: web.Request) -> web.StreamResponse:
        """Take a seat or leave it, begin, bring a company, set the lobby up: the same that its buttons do.

        Who came by a link has a seat already, or nobody knows who they are.
        """
        visitor, asked = await self._guard.visitor(request), await body_of(request, _Act)
        found = await self._guard.table.links.read(visitor.token)
        table, game, place = self._guard.table, visitor.game, found.place
        person = visitor.person if place is None else await self._services.person(place, found.user)
        number = press_number(f"{game.id} {found.user} {asked.press}")
        if await table.storage.games.entry_of(number) is not None:
            raise Duplicate("duplicate")
        match asked.do:
            case "join":
                after = await table.join(game.id, person, None, interaction=number)
            case "leave":
                after = await table.leave(game.id, person, interaction=number)
            case "start":
                after = await table.start(game.id, person, interaction=number)
            case "bring":
                after = await table.join(game.id, person, await self._company(game, person, asked), interaction=number)
            case _:
                after = await self._set_up(game, person, asked, number)
        return json_of({"seq": after.seq})

    async def _company(self, game: Game, person: Person, asked: _Act) -> str:
        """The person's company that is to be brought; empty: one is to be drawn. Raises ``RulesError``."""
        if not asked.company:
            return ""
        rows = await self._guard.table.storage.companies.of_owner(person.user)
        row = next((row for row in rows if str(row.id) == asked.company), None)
        if row is None:
            raise NotAllowed("company-unknown", name="?")
        return find_ruleset(game.ruleset).read_company(row.text)

    async def _set_up(self, game: Game, person: Person, asked: _Act, number: int) -> Game:
        """Change what the host alone may change. Raises ``RulesError``."""
        table = self._guard.table
        if asked.do == "set":
            wanted = asked.size or None, asked.table or None
            return await seating.configure(table, game.id, person, None, *wanted, interaction=number)
        if asked.do == "drop":
            bot = game.seats[asked.place].user if 0 <= asked.place < len(game.seats) else NOBODY
            return await seating.remove_bot(table, game.id, person, bot, interaction=number)
        if asked.level not in LEVELS:
            raise NotAllowed("page-unreadable")
        name = say(game.locale, f"bot-name-{asked.level}")
        return await seating.add_bot(table, game.id, person, name, asked.level, interaction=number)

    async def companies(self, request: web.Request) -> web.StreamResponse:
        """What a player may bring to the lobby: forces that are drawn, or a company of theirs."""
        visitor = await self._guard.visitor(request)
        game, person, locale = visitor.game, visitor.person, visitor.locale
        must_be_in_lobby(game)
        now, rules = game.seats[must_be_seated(game, person)].company, find_ruleset(game.ruleset)
        rows = await self._guard.table.storage.companies.of_owner(person.user)
        own = [
            _Company(str(row.id), row.name, company == now, _fault(game, company, locale))
            for row in rows
            if (company := brought_as(rules, row.text)) is not None
        ]
        drawn = _Company("", say(locale, "lobby-drawn"), now is None)
        return json_of({"companies": [drawn, *own], "none": "" if own else say(locale, "lobby-no-company")})


def seats_of(game: Game, locale: str, lines: Callable[[Game, str], Sequence[str]]) -> Seats | None:
    """The seats of a lobby, with a line for each; None once it has begun."""
    if game.status != "lobby":
        return None
    rules = find_ruleset(game.ruleset)
    (least, most), kind = rules.seats, _playable(rules, locale)
    size = game.size if isinstance(game.size, str) else CUSTOM
    own = (Named(CUSTOM, say(locale, f"size-{CUSTOM}")),) if size == CUSTOM else ()
    sizes, tables = own + kind.sizes, kind.tables
    if game.match:  # nobody changes what is to be played
        sizes = tuple(one for one in sizes if one.id == size)
        tables = tuple(one for one in tables if one.id == game.table)
    return Seats(
        least,
        most,
        tuple(line.removeprefix("- ") for line in lines(game, locale)),
        size,
        game.table,
        sizes,
        tables,
        game.player_of(game.host),
        () if game.rated or game.campaign else _levels(locale),
        tuple(number for number, seat in enumerate(game.seats) if seat.asked),
        tuple(number for number, seat in enumerate(game.seats) if is_bot(seat.user)),
        rules.builder is not None,
    )


def _fault(game: Game, company: str, locale: str) -> str:
    rules = find_ruleset(game.ruleset)
    try:
        rules.company(company, game.size, max(len(game.seats), rules.seats[0]))
    except RulesError as error:
        return error_line(locale, error.code, error.facts, plain=True)
    return ""


def _levels(locale: str) -> tuple[Named, ...]:
    return tuple(Named(level, say(locale, f"bot-name-{level}")) for level in LEVELS)


def _playable(rules: Ruleset, locale: str) -> Playable:  # type: ignore[type-arg]
    sizes = tuple(Named(size, say(locale, f"size-{size}")) for size in rules.sizes if size != CUSTOM)
    tables = tuple(Named(table, _capital(say(locale, f"setup-table-{table}"))) for table in rules.tables)
    usual = "map" if "map" in rules.tables else rules.tables[0]
    name = say(locale, f"ruleset-{rules.id}")
    return Playable(rules.id, name, sizes, tables, smallest(rules.id), usual, rules.seats[1])


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]
