"""The page on which people draw battlefields: what they keep, what is wrong with a drawing, a game that plays on it."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import web
from msgspec import Struct

from render.photo import UPLOAD_MAX, as_links
from rules import RULESETS, Malformed, RulesError
from rules.field import (
    KINDS,
    PIECES_MAX,
    SHAPES,
    SIZE_LEAST,
    SIZE_MOST,
    STYLES,
    Field,
    Point,
    read_field,
    write_field,
)
from rules.field.drawn import Drawing, check, drawing_of, faults, field_of, weighed
from rules.field.seeded_random import SeededRandom
from rules.field.terrain import BRICKS, CALLED_MAX, HITS, VERTICES
from storage import FieldRow
from table import Game, NotAllowed, Person, Table
from table.fields import (
    delete_field,
    keep_field,
    may_show,
    photograph_of,
    rename_field,
    server_shelf,
    shared_code,
    shelf_of,
    why_kept_off,
    with_own_photograph,
)
from table.lobby import CUSTOM
from table.records.links import WATCHER, Pass
from table.records.threads import in_thread
from text import error_line, field_notes, field_title, say
from text.rapid_attack.words import CM_A_UNIT, PS_A_UNIT
from text.words import decimal, in_order
from think.fair import Trial
from think.opening import Camp, opening
from web.guard import Guard, body_of, file_of, json_of, locale_of, press_number, token_of
from web.hall import Named
from web.services import Services

BODY_MAX = 24 * 1024
"""Bytes of a drawing: forty pieces with ten corners each."""
PRESS_MAX = 64
PICTURES = 16
"""Photographs that are ready and not kept yet."""


class _Kind(Struct, frozen=True):
    """A kind of terrain, with the outline that a new piece has, around the origin."""

    id: str
    name: str
    outline: list[tuple[float, float]]
    hits: int
    bricks: int
    hazard: bool


class _Kept(Struct, frozen=True):
    """A field that is kept; ``line``: what it is. ``mine``: it is on the person's own list; ``owned``: they keep it,
    there or on their server's. ``kept``: when (unix seconds)."""

    id: str
    name: str
    line: str
    mine: bool
    drawing: Drawing
    photograph: bool
    kept: float
    owned: bool


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


class _SetUp(Struct, frozen=True):
    """How a drawing is set up: ``stations`` and the ``camps`` of the sides, and what is said of it, as markdown."""

    stations: tuple[tuple[str, Point], ...]
    camps: tuple[Camp, ...]
    notes: list[str]


class _Wanted(Struct, frozen=True, forbid_unknown_fields=True):
    drawing: Drawing


class _Save(Struct, frozen=True, forbid_unknown_fields=True):
    """A drawing to keep; ``picture``: the number of the photograph that was straightened for it; ``over``: when the
    field of this name was kept that it may replace (unix seconds), None for no field, -1 for any."""

    drawing: Drawing
    name: str
    picture: str = ""
    over: float | None = None


class _Delete(Struct, frozen=True, forbid_unknown_fields=True):
    id: str


class _Rename(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str


class _Use(Struct, frozen=True, forbid_unknown_fields=True):
    """Play the open lobby on a drawing. ``press``: counts once."""

    drawing: Drawing
    press: str


class _Read(Struct, frozen=True, forbid_unknown_fields=True):
    code: str


class DrawingTable:
    """The handlers of these routes; all need to know who asks."""

    def __init__(self, guard: Guard, services: Services) -> None:
        self._guard, self._services = guard, services
        self._pictures: OrderedDict[tuple[int, str], bytes] = OrderedDict()
        self._busy: set[int] = set()

    async def begin(self, request: web.Request) -> web.StreamResponse:
        """All that the page needs: kinds, styles, limits, fields that are kept, the game."""
        found, locale = await self._person(request), locale_of(request)
        there, guild = await self._place(found, request)
        game = _on_field(there)
        why = "" if there is None else why_kept_off(there, found.user)
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
                "called": CALLED_MAX,
                "unit": say(locale, "draw-unit", ps=PS_A_UNIT, cm=CM_A_UNIT),
                "kept": [_kept(locale, row, found.user) for row in rows],
                "game": None if game is None else _here(game, found.user),
                "why": say(locale, "draw-why", why=why, title=there.title) if there is not None and why else "",
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
        picture = self._fresh(found.user, wanted.picture) if wanted.picture else None
        storage, shelf = self._guard.table.storage, shelf_of(found.user)
        row = await keep_field(storage, shelf, person, wanted.name, field, picture, wanted.over)
        return json_of(_kept(locale_of(request), row, found.user))

    async def delete(self, request: web.Request) -> web.StreamResponse:
        """Delete a field of the person's own."""
        found, wanted = await self._person(request), await body_of(request, _Delete)
        storage = self._guard.table.storage
        row = await storage.fields.get(wanted.id)
        if row is None or row.shelf != shelf_of(found.user):
            raise NotAllowed("field-not-yours")
        await delete_field(storage, Person(found.user, ""), row)
        await self._guard.table.photograph_gone(row)
        return json_of({"id": row.id})

    async def rename(self, request: web.Request) -> web.StreamResponse:
        """Give another name to a field that the person keeps."""
        found, wanted = await self._person(request), await body_of(request, _Rename)
        row = await self._own(found.user, wanted.id)
        renamed = await rename_field(self._guard.table.storage, Person(found.user, ""), row, wanted.name)
        return json_of(_kept(locale_of(request), renamed, found.user))

    async def trial(self, request: web.Request) -> web.StreamResponse:
        """Let the veteran play against itself on a drawing, once at a time for a person; all notes after it."""
        found, wanted = await self._person(request), await body_of(request, _Wanted, BODY_MAX)
        game, _ = await self._game(found, request)
        ruleset, size = _kind(game)
        code = await in_thread(_code, wanted.drawing)
        async with self._alone(found.user):
            made = await self._services.trial(ruleset, size, code)
        return json_of({"notes": await in_thread(_tried, locale_of(request), size, made, read_field(code))})

    async def opening(self, request: web.Request) -> web.StreamResponse:
        """How the game would be set up on a drawing, as the rules suggest it; once at a time for a person."""
        found, wanted = await self._person(request), await body_of(request, _Wanted, BODY_MAX)
        game, _ = await self._game(found, request)
        async with self._alone(found.user):
            return json_of(await in_thread(_set_up, locale_of(request), game, wanted.drawing))

    async def use(self, request: web.Request) -> web.StreamResponse:
        """Give the lobby the drawing for its field, as its host."""
        found, wanted = await self._person(request), await body_of(request, _Use, BODY_MAX)
        game, guild = await self._game(found, request)
        if game is None:
            raise NotAllowed("no-game-here")
        if game.status != "lobby":
            raise NotAllowed("field-fixed")
        field = read_field(await in_thread(_code, wanted.drawing))
        shelves = [shelf_of(found.user), *([] if guild is None else [server_shelf(guild)])]
        code = write_field(await with_own_photograph(self._guard.table.storage, shelves, field))
        name = next((seat.name for seat in game.seats if seat.user == found.user), "")
        number = press_number(f"{game.id} {found.user} {wanted.press[:PRESS_MAX]}")
        options = game.options | {"field": code}
        after = await self._guard.table.set_options(game.id, Person(found.user, name), options, interaction=number)
        return json_of({"seq": after.seq})

    # -- photographs --------------------------------------------------------------------------------------------

    async def straighten(self, request: web.Request) -> web.StreamResponse:
        """Straighten a photograph, one at a time for a person, and have it ready until it is kept.

        ``corners``: eight shares; ``side`` and ``size``: see ``straightened``. Raises ``Malformed`` for its faults.
        """
        found = await self._person(request)
        _, guild = await self._game(found, request)
        made = await self.from_above(request, found.user, guild)
        number = secrets.token_hex(8)
        self._pictures[found.user, number] = made
        while len(self._pictures) > PICTURES:
            self._pictures.popitem(last=False)
        return json_of({"id": number, "picture": as_links({"": made})[""]})

    async def photograph(self, request: web.Request) -> web.StreamResponse:
        """The photograph of a field that the person may open; empty without one, or where none are shown.

        With ``fresh``: the one of that number, which is not kept yet. Raises ``NotAllowed("photo-gone")``.
        """
        found = await self._person(request)
        if fresh := request.query.get("fresh"):
            return json_of({"picture": as_links({"": self._fresh(found.user, fresh)})[""]})
        row = await self._guard.table.storage.fields.get(request.query.get("field", ""))
        _, guild = await self._game(found, request)
        shelves = {shelf_of(found.user), *([] if guild is None else [server_shelf(guild)])}
        if row is None or row.shelf not in shelves:
            raise NotAllowed("field-not-yours")
        kept = await photograph_of(self._guard.table.storage, read_field(row.code))
        shown = kept is not None and may_show(self._guard.table.preferences.guild(guild), kept.owner)
        if kept is not None and not shown:
            return json_of({"picture": "", "note": say(locale_of(request), "draw-photo-hidden")})
        return json_of({"picture": "" if kept is None else as_links({"": kept.picture})[""]})

    async def take_away(self, request: web.Request) -> web.StreamResponse:
        """Delete a photograph of the person's own: fields and games go on with the drawing."""
        found, wanted = await self._person(request), await body_of(request, _Delete)
        row = await self._own(found.user, wanted.id)
        await self._guard.table.storage.fields.take_away(row.photograph)
        await self._guard.table.photograph_gone(row)
        return json_of({"id": row.id})

    async def _own(self, user: int, field: str) -> FieldRow:
        """A field that the user keeps, on their list or a server's. Raises ``NotAllowed("field-not-yours")``."""
        row = await self._guard.table.storage.fields.get(field)
        if row is None or row.owner != user:
            raise NotAllowed("field-not-yours")
        return row

    async def from_above(self, request: web.Request, user: int, guild: int | None) -> bytes:
        """The photograph that was sent, straightened, one at a time for a person; nothing of it is kept here.

        Raises ``NotAllowed``: ``photo-off`` on a server without pictures, ``page-busy``; ``Malformed`` for its faults.
        """
        if guild is not None and self._guard.table.preferences.guild(guild).pictures == "off":
            raise NotAllowed("photo-off")
        corners, side, size = _measures(request)
        async with self._alone(user):
            made = await self._services.straighten(await file_of(request, UPLOAD_MAX), corners, side, size)
        if isinstance(made, str):
            raise Malformed(made, most=UPLOAD_MAX // 1024**2)
        return made

    def _fresh(self, user: int, number: str) -> bytes:
        """A photograph of the person's that is ready and not kept yet. Raises ``NotAllowed("photo-gone")``."""
        picture = self._pictures.get((user, number))
        if picture is None:
            raise NotAllowed("photo-gone")
        return picture

    @asynccontextmanager
    async def _alone(self, user: int) -> AsyncIterator[None]:
        """What takes long is done for a person once at a time. Raises ``NotAllowed("page-busy")``."""
        if user in self._busy:
            raise NotAllowed("page-busy")
        self._busy.add(user)
        try:
            yield
        finally:
            self._busy.discard(user)

    # -- who asks, and from where -------------------------------------------------------------------------------

    async def _person(self, request: web.Request) -> Pass:
        found = await self._guard.passed(request, token_of(request))
        if found.user == WATCHER:
            raise NotAllowed("watching-only")
        return found

    async def _game(self, found: Pass, request: web.Request) -> tuple[Game | None, int | None]:
        """The game that a link was made for, or that a pass looks at, if it is on a field; and its server."""
        game, guild = await self._place(found, request)
        return _on_field(game), guild

    async def _place(self, found: Pass, request: web.Request) -> tuple[Game | None, int | None]:
        table: Table = self._guard.table
        row = await table.storage.games.get(found.game or request.query.get("game", ""))
        if row is None or (found.place is not None and row.channel != found.place.channel):
            return None, None if found.place is None else found.place.guild
        return await table.fresh(row.id), row.guild


def _on_field(game: Game | None) -> Game | None:
    return game if game is not None and "field" in game.options else None


def _kind(game: Game | None) -> tuple[str, str]:
    """The ruleset and the size to try a field with: the game's, else those of the first that is played on fields."""
    if game is not None and isinstance(game.size, str) and game.size != CUSTOM:
        return game.ruleset, game.size
    first = next(rules for rules in RULESETS.values() if "map" in rules.tables)
    ruleset = first.id if game is None else game.ruleset
    return ruleset, RULESETS[ruleset].sizes[0]


def _set_up(locale: str, game: Game | None, drawing: Drawing) -> _SetUp:
    """Raises the first of the drawing's faults, or that of a field on which this game cannot begin."""
    ruleset, size = _kind(game)
    given = (
        {} if game is None else {name: game.options[name] for name in RULESETS[ruleset].fields if name in game.options}
    )
    made = opening(ruleset, size, {**given, "field": _code(drawing)})
    by_hand = "yes" if any(camp.ground.polygons for camp in made.camps) else "no"
    told = [say(locale, "field-opening", size=say(locale, f"size-{size}"), by_hand=by_hand)]
    one, other = ("none" if camp.way is None else decimal(locale, camp.way) for camp in made.camps)
    told.append(say(locale, "field-opening-ways", one=one, other=other, defender=made.defender or "none"))
    if made.outside is not None:
        share, least = (round(100 * part) for part in made.outside)
        told.append(say(locale, "field-opening-outside", share=share, least=least))
    return _SetUp(made.stations, made.camps, [f"-# {line}" for line in told])


def _tried(locale: str, size: str, made: Trial, field: Field) -> list[str]:
    """What a field is like, and what games on it tell: of roles, and of sides in one verdict with the notes."""
    least, most = made.usual

    def line(key: str, tells: bool, **wins: float) -> str:
        won = {name: decimal(locale, count) for name, count in wins.items()}
        return say(locale, key, **won, least=least, most=most, tells="yes" if tells else "no")

    twin = "yes" if made.sides is None else "no"
    lines = [say(locale, "field-trial", games=made.games, size=say(locale, f"size-{size}"), twin=twin)]
    if made.sides is None:
        lines.append(say(locale, "field-trial-twin"))
    else:
        north, west = made.sides
        sides = {"north": north, "south": made.games - north, "west": west, "east": made.games - west}
        lines.append(line("field-trial-sides", made.tells(north, west), **sides))
    if made.defender is not None:
        roles = {"defender": made.defender, "attacker": made.games - made.defender}
        lines.append(line("field-trial-roles", made.tells(made.defender), **roles))
    if made.sides is not None:
        even, tells = ("yes" if known else "no" for known in (weighed(field).even, made.tells(*made.sides)))
        lines.append(say(locale, "field-trial-verdict", even=even, tells=tells))
    return [*field_notes(locale, field, judged=made.sides is None), *(f"-# {line}" for line in lines)]


def _measures(request: web.Request) -> tuple[list[tuple[float, float]], float, float]:
    """The corners, the side and the size of an address. Raises ``NotAllowed("page-unreadable")``."""
    try:
        numbers = [float(part) for part in request.query["corners"].split(",")]
        side, size = float(request.query["side"]), float(request.query["size"])
    except (KeyError, ValueError):
        raise NotAllowed("page-unreadable") from None
    if len(numbers) != 8:
        raise NotAllowed("page-unreadable")
    return list(zip(numbers[::2], numbers[1::2], strict=True)), side, size


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
    return sorted(found, key=lambda kind: in_order(kind.name))


def _kept(locale: str, row: FieldRow, user: int) -> _Kept:
    field = read_field(row.code)
    line = field_title(locale, field).replace("**", "")
    mine, drawing = row.shelf == shelf_of(user), drawing_of(field)
    line = line if mine else say(locale, "field-of-server", name=line)
    return _Kept(row.id, row.name, line, mine, drawing, bool(row.photograph), row.updated, row.owner == user)


def _here(game: Game, user: int) -> _Here:
    field = read_field(game.options["field"])
    return _Here(game.id, game.title, not why_kept_off(game, user), drawing_of(field))


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
