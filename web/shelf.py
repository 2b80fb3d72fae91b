"""What lies beside the board: the rulebook, one's companies, what decided a game, and a game as a file."""

from __future__ import annotations

import asyncio
import base64
from typing import Literal

from aiohttp import web
from msgspec import Struct

from rules import RULESETS
from table import Game, NotAllowed
from table.history.steps import kept_analysis, must_be_over
from table.history.transfer import export_file
from table.records.links import WATCHER
from table.records.threads import in_thread
from text import escape, say
from text.rulebook import (
    TOPICS,
    chart_of,
    chart_words,
    differing,
    find_topics,
    named_topic,
    own_ruleset,
    rule_page,
    rule_title,
)
from web.guard import Guard, body_of, json_of, locale_of, token_of
from web.hall import Named
from web.services import Services

FIND_MAX = 100
FOUND_MOST = 12
FILES = {"replay": ("replay-{game}.html", "text/html"), "log": ("game-{game}.json", "application/json")}
"""The files of a game that is over: their names and types."""
SOON = 0.3
"""Seconds that a first answer waits for an analysis."""


class _Chapter(Struct, frozen=True):
    name: str
    topics: list[Named]


class _Contents(Struct, frozen=True, omit_defaults=True):
    """The rulebook of a ruleset; ``books``: all that there are. ``note``: said of what was looked for."""

    book: str
    books: list[Named]
    chapters: list[_Chapter]
    note: str = ""


class _Page(Struct, frozen=True, omit_defaults=True):
    """A page: its text as markdown, neighbours, books that say otherwise, and its chart as a ``data:`` address."""

    topic: str
    text: str
    related: list[Named]
    others: list[Named]
    chart: str = ""
    alt: str = ""


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["replay", "log"]


class Shelf:
    """The handlers of these routes."""

    def __init__(self, guard: Guard, services: Services) -> None:
        self._guard, self._services = guard, services
        self._shares: dict[str, float] = {}
        self._analyses: dict[str, asyncio.Task[None]] = {}

    # -- to read ----------------------------------------------------------------------------------------------

    async def rules(self, request: web.Request) -> web.StreamResponse:
        """A ``topic`` of the rulebook, what fits the words to ``find``, or all that it has.

        By the numbers of the ``book`` that is asked for, else of the game that is looked at.
        """
        book, locale = await self._book(request), locale_of(request)
        topic, find = request.query.get("topic", ""), request.query.get("find", "")[:FIND_MAX].strip()
        if topic in TOPICS:
            return json_of(await self._page(topic, locale, book))
        if find and (sure := named_topic(find, locale, book)) is not None:
            return json_of(await self._page(sure, locale, book))
        books = [Named(rules.id, say(locale, f"ruleset-{rules.id}")) for rules in RULESETS.values()]
        return json_of(await in_thread(_contents, locale, book, books, find))

    async def _book(self, request: web.Request) -> str:
        found = await self._guard.passed(request, token_of(request))
        if request.query.get("book") in RULESETS:
            return request.query["book"]
        if found.game or request.query.get("game"):
            return (await self._guard.visitor(request)).game.ruleset
        return next(iter(RULESETS))

    async def _page(self, topic: str, locale: str, book: str) -> _Page:
        own = own_ruleset(topic, book)
        related = [Named(other, rule_title(locale, other)) for other in TOPICS[topic].related]
        others = [Named(name, say(locale, f"ruleset-{name}")) for name in differing(locale, topic) if name != own]
        page = _Page(topic, rule_page(locale, topic, book), related, others)
        if not TOPICS[topic].chart:
            return page
        picture = base64.b64encode(await self._services.chart(*chart_of(topic, locale, book))).decode()
        alt = ". ".join(chart_words(locale, topic, book).values())
        return _Page(topic, page.text, related, others, f"data:image/png;base64,{picture}" if picture else "", alt)

    async def companies(self, request: web.Request) -> web.StreamResponse:
        """The companies that the user keeps. Raises ``NotAllowed("watching-only")`` for one without a name."""
        found = await self._guard.passed(request, token_of(request))
        if found.user == WATCHER:
            raise NotAllowed("watching-only")
        locale = locale_of(request)
        kept = await self._services.companies(found.user, locale)
        return json_of({"companies": kept, "none": "" if kept else say(locale, "company-list-empty")})

    # -- a game that is over ----------------------------------------------------------------------------------

    async def analysis(self, request: web.Request) -> web.StreamResponse:
        """How far the analysis is, in ``percent``; it begins when a player first asks. Then the replay has it.

        Raises ``NotAllowed``: as ``must_be_over``, ``watching-only``, ``analysis-failed``.
        """
        visitor = await self._guard.visitor(request)
        game = visitor.game
        must_be_over(game)
        task = self._analyses.get(game.id)
        if task is None:
            if await kept_analysis(self._guard.table, game) is not None:
                return json_of({"percent": 100})
            if visitor.player is None:
                raise NotAllowed("watching-only")
            task = self._analyses[game.id] = asyncio.create_task(self._analyse(game), name="analysis")
        await asyncio.wait({task}, timeout=SOON)
        if task.done():
            self._analyses.pop(game.id, None)
            task.result()
        return json_of({"percent": 100 if task.done() else min(99, round(100 * self._shares.get(game.id, 0.0)))})

    async def _analyse(self, game: Game) -> None:
        async def tell(share: float) -> None:
            self._shares[game.id] = share

        try:
            await self._services.analyse(game, tell)
        finally:
            self._shares.pop(game.id, None)

    async def file(self, request: web.Request) -> web.StreamResponse:
        """A game that is over as a file: its replay as a page, or its log. Raises ``NotAllowed("page-running")``."""
        table, game = self._guard.table, _over((await self._guard.visitor(request)).game)
        kind = request.match_info["kind"]
        if kind not in FILES:
            raise web.HTTPNotFound
        name, content = FILES[kind]
        if kind == "log":
            data = await export_file(table, game)
        else:
            data = await self._services.replay_page(table, game)
        headers = {
            "Cache-Control": "no-store",
            "Content-Disposition": f'attachment; filename="{name.format(game=game.id)}"',
        }
        return web.Response(body=data, content_type=content, headers=headers)

    async def away(self, request: web.Request) -> web.StreamResponse:
        """The address in a browser at which a file can be saved: Discord's frame saves none.

        Raises ``NotAllowed``: ``page-running``; ``page-no-links`` for one who wants none.
        """
        visitor = await self._guard.visitor(request)
        game = _over(visitor.game)
        kind = (await body_of(request, _File)).kind
        user = visitor.user if visitor.player is not None else WATCHER
        address = self._guard.table.links.address(game.id, user, visitor.locale)
        if not address:
            raise NotAllowed("page-no-links")
        return json_of({"address": f"{address}:{kind}"})


def _over(game: Game) -> Game:
    if game.status != "ended" or game.state is None:
        raise NotAllowed("page-running")
    return game


def _contents(locale: str, book: str, books: list[Named], find: str) -> _Contents:
    if find:
        found = find_topics(find, locale, FOUND_MOST)
        said = say(locale, "rule-unknown" if found else "rule-unknown-alone", text=escape(find))
        topics = [Named(topic, rule_title(locale, topic)) for topic in found]
        return _Contents(book, books, [_Chapter("", topics)] if topics else [], said)
    chapters: dict[str, list[Named]] = {}
    for topic in TOPICS.values():
        if topic.family == RULESETS[book].family:
            chapters.setdefault(topic.chapter, []).append(Named(topic.id, rule_title(locale, topic.id)))
    return _Contents(
        book, books, [_Chapter(say(locale, f"rule-chapter-{name}"), topics) for name, topics in chapters.items()]
    )
