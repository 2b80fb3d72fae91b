"""The page on which people draw battlefields: what they keep, what is wrong with a drawing, a game that plays on it."""

from __future__ import annotations

from aiohttp import web
from msgspec import Struct

from rules import RulesError
from rules.field import (
    KINDS,
    PIECES_MAX,
    SHAPES,
    SIZE_LEAST,
    SIZE_MOST,
    STYLES,
    read_field,
    write_field,
)
from rules.field.drawn import Drawing, check, drawing_of, faults, field_of
from rules.field.seeded_random import SeededRandom
from rules.field.terrain import BRICKS, HITS, VERTICES
from storage import FieldRow
from table import Game, NotAllowed, Person, Table
from table.fields import delete_field, keep_field, server_shelf, shared_code, shelf_of
from table.records.links import WATCHER, Pass
from table.records.threads import in_thread
from text import error_line, field_notes, field_title, say
from web.guard import Guard, body_of, json_of, locale_of, press_number, token_of
from web.hall import Named

BODY_MAX = 24 * 1024
"""Bytes of a drawing: forty pieces with ten corners each."""
PRESS_MAX = 64


class _Kind(Struct, frozen=True):
    """A kind of terrain, with the outline that a new piece has, around the origin."""

    id: str
    name: str
    outline: list[tuple[float, float]]
    hits: int
    bricks: int
    hazard: bool


class _Kept(Struct, frozen=True):
    """A field that is kept; ``line``: what it is. ``mine``: it is on the person's own list."""

    id: str
    name: str
    line: str
    mine: bool
    drawing: Drawing


class _Here(Struct, frozen=True):
    """The game from which the page was opened; ``takes``: it would be played on the drawing."""

    id: str
    title: str
    takes: bool
    drawing: Drawing | None


class _Fault(Struct, frozen=True):
    """What is wrong, and with which pieces."""

    text: str
    pieces: list[str]


class _Checked(Struct, frozen=True):
    """A drawing as it stands: its faults, or its code and what it is like, as markdown."""

    faults: list[_Fault]
    notes: list[str]
    code: str = ""


class _Wanted(Struct, frozen=True, forbid_unknown_fields=True):
    drawing: Drawing


class _Save(Struct, frozen=True, forbid_unknown_fields=True):
    drawing: Drawing
    name: str


class _Delete(Struct, frozen=True, forbid_unknown_fields=True):
    id: str


class _Use(Struct, frozen=True, forbid_unknown_fields=True):
    """Play the open lobby on a drawing. ``press``: counts once."""

    drawing: Drawing
    press: str


class _Read(Struct, frozen=True, forbid_unknown_fields=True):
    code: str


class DrawingTable:
    """The handlers of these routes; all need to know who asks."""

    def __init__(self, guard: Guard) -> None:
        self._guard = guard

    async def begin(self, request: web.Request) -> web.StreamResponse:
        """All that the page needs: kinds, styles, limits, fields that are kept, the game."""
        found, locale = await self._person(request), locale_of(request)
        game, guild = await self._game(found, request)
        kept = self._guard.table.storage.fields
        rows = await kept.on_shelf(shelf_of(found.user))
        rows += [] if guild is None else await kept.on_shelf(server_shelf(guild))
        return json_of(
            {
                "kinds": _kinds(locale),
                "styles": [Named(style, say(locale, f"style-{style}")) for style in STYLES],
                "shapes": [Named(shape, say(locale, f"shape-{shape}")) for shape in SHAPES],
                "across": (SIZE_LEAST, SIZE_MOST),
                "bricks": BRICKS,
                "hits": HITS,
                "corners": VERTICES,
                "most": PIECES_MAX,
                "kept": [_kept(locale, row, found.user) for row in rows],
                "game": None if game is None else _here(game, found.user),
            }
        )

    async def check(self, request: web.Request) -> web.StreamResponse:
        """What is wrong with a drawing; without faults, its code and what it is like."""
        await self._person(request)
        wanted = await body_of(request, _Wanted, BODY_MAX)
        return json_of(await in_thread(_checked, locale_of(request), wanted.drawing))

    async def read(self, request: web.Request) -> web.StreamResponse:
        """The drawing of a code. Raises ``Malformed("field-code")``."""
        await self._person(request)
        wanted = await body_of(request, _Read, BODY_MAX)
        return json_of(drawing_of(await in_thread(read_field, wanted.code.strip())))

    async def save(self, request: web.Request) -> web.StreamResponse:
        """Keep a drawing on the person's own list."""
        found, wanted = await self._person(request), await body_of(request, _Save, BODY_MAX)
        person, field = Person(found.user, ""), await in_thread(field_of, wanted.drawing)
        row = await keep_field(self._guard.table.storage, shelf_of(found.user), person, wanted.name, field)
        return json_of(_kept(locale_of(request), row, found.user))

    async def delete(self, request: web.Request) -> web.StreamResponse:
        """Delete a field of the person's own."""
        found, wanted = await self._person(request), await body_of(request, _Delete)
        storage = self._guard.table.storage
        row = await storage.fields.get(wanted.id)
        if row is None or row.shelf != shelf_of(found.user):
            raise NotAllowed("field-not-kept", name="?" if row is None else row.name)
        await delete_field(storage, Person(found.user, ""), row)
        return json_of({"id": row.id})

    async def use(self, request: web.Request) -> web.StreamResponse:
        """Give the lobby the drawing for its field, as its host."""
        found, wanted = await self._person(request), await body_of(request, _Use, BODY_MAX)
        game, _ = await self._game(found, request)
        if game is None:
            raise NotAllowed("no-game-here")
        code = await in_thread(_code, wanted.drawing)
        name = next((seat.name for seat in game.seats if seat.user == found.user), "")
        number = press_number(f"{game.id} {found.user} {wanted.press[:PRESS_MAX]}")
        options = game.options | {"field": code}
        after = await self._guard.table.set_options(game.id, Person(found.user, name), options, interaction=number)
        return json_of({"seq": after.seq})

    # -- who asks, and from where -------------------------------------------------------------------------------

    async def _person(self, request: web.Request) -> Pass:
        found = await self._guard.passed(request, token_of(request))
        if found.user == WATCHER:
            raise NotAllowed("watching-only")
        return found

    async def _game(self, found: Pass, request: web.Request) -> tuple[Game | None, int | None]:
        """The game that a link was made for, or that a pass looks at, if it is on a map; and its server."""
        table: Table = self._guard.table
        row = await table.storage.games.get(found.game or request.query.get("game", ""))
        if row is None or (found.place is not None and row.channel != found.place.channel):
            return None, None if found.place is None else found.place.guild
        game = await table.fresh(row.id)
        return (game if "field" in game.options else None), row.guild


def _kinds(locale: str) -> list[_Kind]:
    found = [
        _Kind(
            kind.name,
            say(locale, f"piece-{kind.name}"),
            [(round(x, 1), round(y, 1)) for x, y in kind.draw(SeededRandom(kind.name))],
            kind.hits,
            kind.bricks[0],
            kind.hazard,
        )
        for kind in KINDS.values()
    ]
    return sorted(found, key=lambda kind: kind.name)


def _kept(locale: str, row: FieldRow, user: int) -> _Kept:
    field = read_field(row.code)
    line = field_title(locale, field).replace("**", "")
    return _Kept(row.id, row.name, line, row.shelf == shelf_of(user), drawing_of(field))


def _here(game: Game, user: int) -> _Here:
    field = read_field(game.options["field"])
    return _Here(game.id, game.title, game.status == "lobby" and game.host == user, drawing_of(field))


def _code(drawing: Drawing) -> str:
    """The code of a drawing. Raises the first of its faults."""
    return write_field(check(field_of(drawing)))


def _checked(locale: str, drawing: Drawing) -> _Checked:
    try:
        field = field_of(drawing)
    except RulesError as error:
        return _Checked([_fault(locale, error)], [])
    found = faults(field)
    if found:
        return _Checked([_fault(locale, fault) for fault in found], [])
    return _Checked([], field_notes(locale, field), shared_code(field))


def _fault(locale: str, fault: RulesError) -> _Fault:
    pieces = [fault.facts[name] for name in ("piece", "other") if name in fault.facts]
    return _Fault(error_line(locale, fault.code, fault.facts), [str(piece) for piece in pieces])
