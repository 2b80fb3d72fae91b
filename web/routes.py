"""The routes of the board in the browser: the page, its data, and the presses made on it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Annotated, Literal, TypeAlias

from aiohttp import web
from msgspec import Meta, Struct

from table import Game, Move, NotAllowed, Table
from table.flow import APART, moves_of
from table.history.steps import kept_analysis
from table.planning import place_answer, place_moves
from table.records.threads import in_thread
from table.votes.seating import abandon
from table.votes.undo import take_back
from table.votes.wishes import vote
from web.comparing import ComparingTable
from web.door import Network
from web.drawing import DrawingTable
from web.entrance import Activity, Entrance
from web.feed import Feed
from web.guard import Guard, Visitor, body_of, json_of, press_number
from web.hall import Hall
from web.plans import Look, Place, looked, measured, planned
from web.server import Routes
from web.services import NOTHING, Services
from web.shelf import Shelf
from web.shown import seen_by
from web.story import worded
from web.words import asset

BASE = "/board/"
PRESS_MAX = 64
NAMES_MAX = 60
SEQ_MAX = 9
"""Digits of an entry's number."""
WAYS_MAX = 20
"""Ways to a place that are tried out at once."""
LINE_MAX = 300
"""Characters of a line to the channel."""
REPLAYS = 4
"""Replays that are kept."""
_Replayed: TypeAlias = tuple[str, int, frozenset[tuple[str, str]], bool]
"""A game's id, its newest entry, the portraits in it, and whether its analysis is."""


class _Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """A place to try out: the way that leads to the question, the place pointed at, the one tried before.

    ``instead``: other ways, for a place that the first one does not reach.
    """

    first: str = ""
    instead: Annotated[tuple[str, ...], Meta(max_length=WAYS_MAX)] = ()
    place: Place | None = None
    before: str = ""
    begin: bool = False


class _Press(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer: ``way`` of an option, perhaps with a ``place`` or what was ``written``; ``seq``: the entry seen.

    ``then``: the way through what is asked after the place.

    ``press``: an id of its own for each press, so that one that arrives twice counts once.
    """

    seq: int
    press: str
    way: str = ""
    place: str | None = None
    then: str = ""
    written: str | None = None
    faces: list[int] | None = None


class _Undo(Struct, frozen=True, forbid_unknown_fields=True):
    """``ask``: those who must agree, where it is not free."""

    seq: int
    press: str
    ask: bool = False


class _Vote(Struct, frozen=True, forbid_unknown_fields=True):
    """A vote on the wish with that number."""

    wish: int
    press: str
    agree: bool


class _Abandon(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask the other players to end the game; ``ask`` must be true."""

    seq: int
    press: str
    ask: Literal[True]


class _Again(Struct, frozen=True, forbid_unknown_fields=True):
    """Play once more. ``same``: the same mission, though it has been done; ``moment``: from before that entry."""

    press: str
    same: bool = False
    moment: int = 0


class _Line(Struct, frozen=True, forbid_unknown_fields=True):
    """A line to the game's channel."""

    text: str
    press: str


class _Look(Struct, frozen=True, forbid_unknown_fields=True):
    """What to look at: a thing or a point, or two of them to measure between."""

    one: str
    other: str = ""


def board_routes(
    table: Callable[[], Table | None],
    *,
    proxies: Sequence[Network] = (),
    services: Services = NOTHING,
    activity: Activity | None = None,
) -> Routes:
    """The routes; ``table``: None until the bot has one. ``proxies``: those that say truly for whom they ask.

    ``activity``: opens the board inside Discord too.
    """
    guard = Guard(table, proxies) if activity is None else Guard(table, proxies, activity.origins)
    pages, shelf, drawing = _Pages(guard, services), Shelf(guard, services), DrawingTable(guard, services)
    comparing, hall = ComparingTable(guard, drawing), Hall(guard, services)
    every = [
        *([] if activity is None else _inside(Entrance(guard, activity), hall, pages)),
        web.get(BASE.rstrip("/"), pages.to_page),
        web.get(BASE, pages.page),
        web.get(f"{BASE}{{name}}", pages.page),
        web.get(f"{BASE}api/game", pages.game),
        web.get(f"{BASE}api/story", pages.story),
        web.get(f"{BASE}api/steps", pages.steps),
        web.get(f"{BASE}api/stream", pages.feed.follow),
        web.get(f"{BASE}api/socket", pages.feed.socket),
        web.get(f"{BASE}api/portraits", pages.portraits),
        web.get(f"{BASE}api/replay", pages.replay),
        web.get(f"{BASE}api/rules", shelf.rules),
        web.get(f"{BASE}api/companies", shelf.companies),
        web.post(f"{BASE}api/analysis", shelf.analysis),
        web.get(f"{BASE}api/file/{{kind}}", shelf.file),
        web.post(f"{BASE}api/away", shelf.away),
        web.get(f"{BASE}api/fields", drawing.begin),
        web.post(f"{BASE}api/fields/check", drawing.check),
        web.post(f"{BASE}api/fields/read", drawing.read),
        web.post(f"{BASE}api/fields/save", drawing.save),
        web.post(f"{BASE}api/fields/delete", drawing.delete),
        web.post(f"{BASE}api/fields/use", drawing.use),
        web.post(f"{BASE}api/fields/opening", drawing.opening),
        web.post(f"{BASE}api/fields/trial", drawing.trial),
        web.get(f"{BASE}api/fields/photograph", drawing.photograph),
        web.post(f"{BASE}api/fields/photograph", drawing.straighten),
        web.post(f"{BASE}api/fields/photograph/delete", drawing.take_away),
        web.post(f"{BASE}api/fields/rename", drawing.rename),
        web.get(f"{BASE}api/compare", comparing.begin),
        web.post(f"{BASE}api/compare", comparing.compare),
        web.post(f"{BASE}api/compare/photograph", comparing.photograph),
        web.post(f"{BASE}api/compare/correct", comparing.correct),
        web.post(f"{BASE}api/plan", pages.plan),
        web.post(f"{BASE}api/look", pages.look),
        web.post(f"{BASE}api/answer", pages.answer),
        web.post(f"{BASE}api/undo", pages.undo),
        web.post(f"{BASE}api/vote", pages.vote),
        web.post(f"{BASE}api/abandon", pages.abandon),
        web.post(f"{BASE}api/hint", pages.hint),
        web.post(f"{BASE}api/rematch", pages.rematch),
        web.post(f"{BASE}api/say", pages.say),
        web.get(f"{BASE}api/lobby", hall.companies),
        web.post(f"{BASE}api/lobby", hall.act),
        web.route("*", f"{BASE}{{rest:.*}}", pages.nothing),
    ]
    return [web.route(route.method, route.path, guard.guarded(route.handler)) for route in every]


def _inside(entrance: Entrance, hall: Hall, pages: _Pages) -> list[web.RouteDef]:
    """The routes that the board needs inside Discord, whose proxy asks for the root of the host's address."""

    async def page(request: web.Request) -> web.StreamResponse:
        return await (entrance.page if "frame_id" in request.query else pages.page)(request)

    return [
        web.get("/", entrance.page),
        web.get(BASE, page),
        web.post(f"{BASE}api/enter", entrance.enter),
        web.get(f"{BASE}api/hall", hall.hall),
        web.post(f"{BASE}api/open", hall.open),
        web.options(f"{BASE}api/{{rest:.*}}", pages.preflight),
    ]


class _Pages:
    """The handlers of one table's routes."""

    def __init__(self, guard: Guard, services: Services) -> None:
        self._guard, self._services = guard, services
        self.feed = Feed(guard, services)
        self._replays: OrderedDict[_Replayed, bytes] = OrderedDict()
        self._replaying = asyncio.Lock()

    # -- files ------------------------------------------------------------------------------------------------

    async def to_page(self, request: web.Request) -> web.StreamResponse:
        """Redirect the page's address without its last slash to the page."""
        query = f"?{request.query_string}" if request.query_string else ""
        return web.Response(status=308, headers={"Location": f"{BASE}{query}"})

    async def page(self, request: web.Request) -> web.StreamResponse:
        """A file of the page."""
        try:
            data, kind, tag = asset(request.match_info.get("name", "index.html"))
        except KeyError:
            raise web.HTTPNotFound from None
        headers = {"Cache-Control": "no-cache", "ETag": tag}
        if request.headers.get("If-None-Match") == tag:
            return web.Response(status=304, headers=headers)
        response = web.Response(body=data, content_type=kind, charset="utf-8", headers=headers)
        response.enable_compression()
        return response

    async def preflight(self, request: web.Request) -> web.StreamResponse:
        """What a browser asks before it sends a token from a frame without an origin."""
        return web.Response(status=204)

    async def nothing(self, request: web.Request) -> web.StreamResponse:
        """Answer 404 to any other address."""
        raise web.HTTPNotFound

    # -- looking ----------------------------------------------------------------------------------------------

    async def game(self, request: web.Request) -> web.StreamResponse:
        """The game as the visitor sees it; nothing where it is still at the entry that they have ``seen``."""
        visitor = await self._guard.visitor(request)
        seen = request.query.get("seen") == str(visitor.game.seq)
        data = b"{}" if seen else await self.feed.shown(visitor)
        return web.Response(body=data, content_type="application/json", headers={"Cache-Control": "no-store"})

    async def story(self, request: web.Request) -> web.StreamResponse:
        """The whole story."""
        visitor = await self._guard.visitor(request)
        chapters = await self.feed.stories.of(self._guard.table, visitor.game)
        return json_of(await in_thread(worded, chapters, visitor.locale))

    async def steps(self, request: web.Request) -> web.StreamResponse:
        """What happened after the entry that is named, step by step."""
        visitor = await self._guard.visitor(request)
        since = request.query.get("since", "")
        if not since.isdecimal() or len(since) > SEQ_MAX:
            raise NotAllowed("page-unreadable")
        steps = self.feed.steps.since
        response = json_of(await in_thread(steps, visitor.game, int(since), visitor.player, visitor.locale))
        response.enable_compression()
        return response

    async def portraits(self, request: web.Request) -> web.StreamResponse:
        """The pictures that players gave their units, by the ids of those."""
        visitor = await self._guard.visitor(request)
        return json_of(await self._services.portraits(visitor.game))

    async def replay(self, request: web.Request) -> web.StreamResponse:
        """A game that is over, to be stepped through: made once, one after the other."""
        visitor = await self._guard.visitor(request)
        game = visitor.game
        if game.status != "ended" or game.state is None:
            raise NotAllowed("page-running")
        async with self._replaying:
            data = await self._replayed(game)
        response = web.Response(body=data, content_type="application/json", headers={"Cache-Control": "no-store"})
        response.enable_compression()
        return response

    async def _replayed(self, game: Game) -> bytes:
        """The replay, made again when its units look different, it is analysed, or a player's name is deleted."""
        table = self._guard.table
        if self._drop_replays not in table.hooks.on_drop:
            table.hooks.on_drop.append(self._drop_replays)
        portraits = frozenset((await self._services.portraits(game)).items())
        key = game.id, game.seq, portraits, await kept_analysis(table, game) is not None
        kept = self._replays
        if key not in kept:
            kept[key] = await self._services.replay(table, game)
            while len(kept) > REPLAYS:
                kept.popitem(last=False)
        return kept[key]

    def _drop_replays(self) -> None:
        self._replays = OrderedDict()  # another one: a replay in the making must not come back

    async def look(self, request: web.Request) -> web.StreamResponse:
        """Answer a tap on the map: the surroundings of a unit, an objective or a point, or a distance between two."""
        visitor, asked = await self._guard.visitor(request), await body_of(request, _Look)
        game = visitor.game
        if game.state is None:
            return json_of(Look())
        state, one, other = seen_by(game.state, visitor.player), asked.one[:NAMES_MAX], asked.other[:NAMES_MAX]
        if other:
            return json_of(await in_thread(measured, state, visitor.locale, one, other))
        return json_of(await in_thread(looked, state, visitor.locale, one))

    async def plan(self, request: web.Request) -> web.StreamResponse:
        """Try out a place."""
        visitor, asked = await self._guard.visitor(request), await body_of(request, _Plan)
        user, ways = visitor.person.user, (asked.first, *asked.instead)
        what = visitor.game, user, visitor.locale, ways, asked.place, asked.before
        whole = self._guard.table.preferences.user(user).asks_everything
        return json_of(await in_thread(planned, *what, begin=asked.begin, whole=whole))

    # -- deciding ---------------------------------------------------------------------------------------------

    async def answer(self, request: web.Request) -> web.StreamResponse:
        """Play an answer, by the same way as a button's."""
        visitor, press = await self._guard.visitor(request), await body_of(request, _Press)
        person, game = visitor.person, visitor.game
        await self._guard.table.game_asking(game.id, person.user, press.seq)
        after = await self._guard.table.answer(
            game.id,
            person,
            _moves(visitor, press),
            seq=press.seq,
            faces=press.faces,
            interaction=_interaction(visitor, press.press),
        )
        return json_of({"seq": after.seq})

    async def undo(self, request: web.Request) -> web.StreamResponse:
        """Take back the player's last decision, or ask those who must agree."""
        visitor, press = await self._guard.visitor(request), await body_of(request, _Undo)
        game, person, number = visitor.game.id, visitor.person, _interaction(visitor, press.press)
        work = take_back(self._guard.table, game, person, seq=press.seq, ask=press.ask, interaction=number)
        return json_of({"seq": (await work).seq})

    async def vote(self, request: web.Request) -> web.StreamResponse:
        """Agree to the open wish, refuse it, or withdraw one's own."""
        visitor, press = await self._guard.visitor(request), await body_of(request, _Vote)
        game, person, number = visitor.game.id, visitor.person, _interaction(visitor, press.press)
        table = self._guard.table
        after = await vote(table, game, person, agree=press.agree, wish_seq=press.wish, interaction=number)
        return json_of({"seq": after.seq})

    async def abandon(self, request: web.Request) -> web.StreamResponse:
        """Ask the others to end the game with the scores as they are."""
        visitor, press = await self._guard.visitor(request), await body_of(request, _Abandon)
        game, person, number = visitor.game.id, visitor.person, _interaction(visitor, press.press)
        await self._guard.table.game_asking(game, person.user, press.seq)
        return json_of({"seq": (await abandon(self._guard.table, game, person, interaction=number)).seq})

    async def hint(self, request: web.Request) -> web.StreamResponse:
        """What the strongest bot would do in the player's place."""
        visitor = await self._guard.visitor(request)
        return json_of(await self._services.hint(visitor.game, visitor.person, visitor.locale))

    async def rematch(self, request: web.Request) -> web.StreamResponse:
        """Open the rematch or agree to it: its lobby's ``game``, and the ``address`` of who came by a link."""
        visitor, press = await self._guard.visitor(request), await body_of(request, _Again)
        number = _interaction(visitor, press.press)
        lobby = await self._services.rematch(visitor.game, visitor.person, number, press.same, press.moment)
        links = self._guard.table.links
        address = "" if visitor.admitted else links.address(lobby.id, visitor.user, visitor.locale)
        return json_of({"game": lobby.id, "address": address})

    async def say(self, request: web.Request) -> web.StreamResponse:
        """Post a player's line in the game's channel.

        Raises ``NotAllowed``: ``say-empty``, ``say-too-long``, ``say-too-fast``, as ``Services.say`` does.
        """
        visitor, press = await self._guard.visitor(request), await body_of(request, _Line)
        person, line = visitor.person, " ".join(press.text.split())
        if not line:
            raise NotAllowed("say-empty")
        if len(line) > LINE_MAX:
            raise NotAllowed("say-too-long", length=len(line), most=LINE_MAX)
        self._guard.count_line(visitor)
        await self._services.say(visitor.game, person, line, _interaction(visitor, press.press))
        return json_of({})


def _moves(visitor: Visitor, press: _Press) -> list[Move]:
    """The answers of a press."""
    if press.place is not None:
        moves = place_moves(visitor.game, visitor.user, press.way, place_answer(press.place))
        return [*moves, *(moves_of(press.then) if press.then else ())]
    if press.written is None:
        return moves_of(press.way)
    way, apart, kind = press.way.rpartition(APART)
    return [*moves_of(way), Move(press.written, kind)] if apart else [Move(press.written)]


def _interaction(visitor: Visitor, press: str) -> int:
    return press_number(f"{visitor.game.id} {visitor.user} {press[:PRESS_MAX]}")
