"""A second photograph in mid-game: what stands on the real table is compared with what the referee has."""

from __future__ import annotations

from aiohttp import web
from msgspec import Struct

from render import board_of
from render.battlefield.scene import Scene
from render.photo import as_links
from rules import ruleset_of
from rules.contract.correcting import items
from rules.core.correction import PLACES
from rules.field import Point
from rules.field.shifts import beneath, shifts
from table import NotAllowed
from table.game import Change
from table.permissions import must_be_running
from table.votes.seating import correct
from text import escape, say
from text.words import distance
from web.drawing import DrawingTable
from web.guard import Guard, Visitor, body_of, json_of
from web.shown import comparable, seen_by


class _Seen(Struct, frozen=True, forbid_unknown_fields=True):
    """Where frames stand in the photograph, by their ids, in units."""

    places: dict[str, Point]


class _Corrected(Struct, frozen=True, forbid_unknown_fields=True):
    """Where frames stand from now on. ``seq``: the newest entry that was compared: a press counts once."""

    places: dict[str, Point]
    seq: int


class _Frame(Struct, frozen=True):
    """A frame where the referee has it."""

    id: str
    name: str
    owner: int
    at: Point


class _Begun(Struct, frozen=True):
    """The game to compare with. ``host``: the visitor may correct it; ``asks``: the players must agree to that."""

    title: str
    seq: int
    map: Scene
    frames: list[_Frame]
    host: bool
    asks: bool


class _Compared(Struct, frozen=True):
    """What differs: the ids, and a line of markdown for each, or for none."""

    items: list[str]
    lines: list[str]


class ComparingTable:
    """The handlers of these routes, for players of a running game on a map."""

    def __init__(self, guard: Guard, drawing: DrawingTable) -> None:
        self._guard, self._drawing = guard, drawing

    async def begin(self, request: web.Request) -> web.StreamResponse:
        """The map and the frames as the referee has them."""
        visitor = await self._player(request)
        game, scene = visitor.game, _scene(visitor)
        host = visitor.person.user == game.host
        return json_of(_Begun(game.title, game.seq, scene, _frames(visitor), host, game.counts))

    async def photograph(self, request: web.Request) -> web.StreamResponse:
        """A photograph straightened, which goes back to who sent it and is kept nowhere."""
        visitor = await self._player(request)
        row = await self._guard.table.storage.games.get(visitor.game.id)
        made = await self._drawing.from_above(request, visitor.person.user, None if row is None else row.guild)
        return json_of({"picture": as_links({"": made})[""]})

    async def compare(self, request: web.Request) -> web.StreamResponse:
        """What stands more than half a unit from where the referee has it."""
        visitor, seen = await self._player(request), await body_of(request, _Seen)
        frames, locale = {frame.id: frame for frame in _frames(visitor)}, visitor.locale
        found = shifts({frame.id: frame.at for frame in frames.values()}, seen.places)
        corrected = {frame.id: frame.at for frame in frames.values()} | {shift.item: shift.at for shift in found}
        onto = {shift.item: beneath(shift.item, corrected) for shift in found}
        lines = [
            say(
                locale,
                "compare-shift",
                unit=escape(_called(frames[shift.item])),
                far=distance(locale, round(shift.far, 1)),
                toward=shift.toward,
                onto="none" if (under := onto[shift.item]) is None else escape(_called(frames[under])),
            )
            for shift in found
        ]
        return json_of(_Compared([shift.item for shift in found], lines or [say(locale, "compare-same")]))

    async def correct(self, request: web.Request) -> web.StreamResponse:
        """Correct all these places at once, as ``/correct`` does; ``asked``: the players must agree first."""
        visitor, wanted = await self._player(request), await body_of(request, _Corrected)
        game, person = visitor.game, visitor.person
        text = "; ".join(f"{item} {x:.2f},{y:.2f}" for item, (x, y) in wanted.places.items())
        change = Change(person.name, PLACES, value=text)
        after = await correct(self._guard.table, game.id, person, change, seq=wanted.seq)
        asked = after.open_wish is not None and after.open_wish.wanted == change
        return json_of({"seq": after.seq, "asked": asked})

    async def _player(self, request: web.Request) -> Visitor:
        """The player who asks. Raises ``NotAllowed``: ``watching-only``, ``not-started``, ``game-over``, ``no-map``."""
        visitor = await self._guard.visitor(request)
        _ = visitor.person
        must_be_running(visitor.game)
        if not comparable(visitor.game):
            raise NotAllowed("no-map")
        return visitor


def _scene(visitor: Visitor) -> Scene:
    scene = board_of(seen_by(visitor.game.played, visitor.player)).map
    assert isinstance(scene, Scene)  # of a map on the ground: see ``comparable``
    return scene


def _frames(visitor: Visitor) -> list[_Frame]:
    """The frames that stand on the map."""
    state = visitor.game.played
    names = dict(items(ruleset_of(state), state, ("frames",)))
    return [_Frame(one.id, names[one.id], one.owner, one.at) for one in _scene(visitor).tokens if one.id in names]


def _called(frame: _Frame) -> str:
    return frame.id if frame.name == frame.id else f"{frame.id} {frame.name}"
