"""Inside Discord before a game begins: one's games, a new lobby for those who are here, and its seats."""

from __future__ import annotations

from typing import Literal

from aiohttp import web
from msgspec import Struct

from rules import RULESETS
from rules.contract.ruleset import Ruleset
from table import Duplicate, Game, NotAllowed
from table.lobby import CUSTOM, smallest
from table.votes import seating
from text import say
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
    """A lobby's seats: ``least`` and ``most`` players, the ``host``'s place, the levels of bots that may be added, the
    places of those who are ``asked`` and have yet to agree."""

    least: int
    most: int
    host: int | None = None
    levels: tuple[Named, ...] = ()
    asked: tuple[int, ...] = ()


class _Open(Struct, frozen=True, forbid_unknown_fields=True):
    """A lobby to open; ``bots``: the levels of those that come along."""

    ruleset: str
    size: str
    table: str
    press: str
    bots: tuple[str, ...] = ()


class _Act(Struct, frozen=True, forbid_unknown_fields=True):
    """A press in a lobby; ``level``: that of the bot to add."""

    do: Literal["join", "leave", "start", "bot"]
    press: str
    level: str = ""


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
        """Take a seat or leave it, begin, or add a bot: the same that the lobby's buttons do.

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
            case "bot":
                if asked.level not in LEVELS:
                    raise NotAllowed("page-unreadable")
                name = say(game.locale, f"bot-name-{asked.level}")
                after = await seating.add_bot(table, game.id, person, name, asked.level, interaction=number)
        return json_of({"seq": after.seq})


def seats_of(game: Game, locale: str) -> Seats | None:
    """The seats of a lobby; None once it has begun."""
    if game.status != "lobby":
        return None
    least, most = RULESETS[game.ruleset].seats
    asked = tuple(number for number, seat in enumerate(game.seats) if seat.asked)
    return Seats(least, most, game.player_of(game.host), () if game.rated else _levels(locale), asked)


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
