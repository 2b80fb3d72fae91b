"""The question "where?" of a game on a map, and the map that its places make: see ``Maps``.

A place is a point ``[x, y]``, one of the options, or a line of text: ``7K`` (a cell's middle), ``12.5,8``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from rules.contract.capabilities import Maps, Measured, Preview
from rules.contract.machine import Machine, Question
from rules.contract.ruleset import State
from rules.core.choices import TEXT_MAX, find_option
from rules.core.draft import Draft
from rules.core.errors import Illegal, Stale
from rules.core.memo import without_memo
from rules.core.request import Option, Request, option, suggested
from rules.field import Disc, Ground, Point, Zone, gap, nearest_in, read_coordinates, read_place, rounded
from rules.field.open_ground import OpenGround, outlines_of

S = TypeVar("S", bound=State)
D = TypeVar("D", bound=Draft[Any])

_SHRINK = (0.0, 0.012, 0.03, 0.08)
"""How far inside a zone its nearest point is looked for: on the very edge rounding may put it outside."""


class Found(Struct, frozen=True):
    """A legal answer: the point, and for a move its way and the length of that."""

    at: Point
    way: tuple[Point, ...] = ()
    length: float = 0.0


class Place(Struct, Generic[S], frozen=True):
    """What a ``where`` question places: a ``unit`` that moves or is put down, or something that it has let go."""

    unit: str
    player: int

    verb: ClassVar[str]
    ruling: ClassVar[str]

    def zone(self, state: S) -> Zone:
        """The ground for the centre of what is put down."""
        raise NotImplementedError

    def find(self, state: S, at: Point) -> Found | None:
        """The legal answer at a point; None if there is none."""
        raise NotImplementedError

    def why_not(self, state: S, at: Point) -> str:
        """Why a point is not open: the first reason that a player would see."""
        return "closed"

    def suggestions(self, state: S) -> Sequence[Option]:
        """The suggested places, each with its point."""
        raise NotImplementedError

    def preview(self, state: S, found: Found) -> Preview:
        """What follows from a legal answer."""
        return Preview(item=self.unit, at=found.at, way=found.way, length=found.length)

    def ground(self, state: S) -> Ground:
        """The map."""
        raise NotImplementedError

    def corners(self, state: S) -> tuple[Point, Point]:
        """The north-western and the south-eastern corner of where a point may be."""
        ground = self.ground(state)
        return (0.0, 0.0), (ground.size, ground.height)

    def read(self, state: S, text: str) -> Point:
        """The point that a text names. Raises ``Malformed("place-unreadable")``."""
        return read_place(text, "point")

    def facts(self) -> dict[str, object]:
        """The facts of the question for this place."""
        return {"verb": self.verb, "value": None}

    def nearest(self, state: S, to: Point, zone: Zone | None = None) -> Point | None:
        """The legal point of a zone (all that is open) nearest to a point; None if there is none."""
        ground = self.zone(state) if zone is None else zone
        for shrink in _SHRINK:
            end = nearest_in(ground.buffer(-shrink), to)
            if end is not None and self.find(state, rounded(end)) is not None:
                return rounded(end)
        return None


def offer(choice: str, label: str, at: Point, **facts: object) -> Option:
    """A suggested place."""
    return option(choice, label, at=list(at), **facts)


class Where(Question[S, D]):
    """The question "where?"."""

    kind = "where"

    def place(self, state: S) -> Place[S]:
        """The unit or thing for which the open question asks a place."""
        raise NotImplementedError

    def put(self, draft: D, place: Place[S], found: Found) -> None:
        """Emit what follows from a legal place."""
        raise NotImplementedError

    def ask(self, state: S) -> Request:
        """Suggestions, and the bounds of a point."""
        place = self.place(state)
        unit = {"unit": place.unit, "item": place.unit, "frame": place.unit}
        facts = {**unit, **place.facts(), "why": place.ruling}
        places = suggested(partial(place.suggestions, without_memo(state)))
        return Request(f"where-{state.serial}", place.player, "where", places, _bounds(*place.corners(state)), facts)

    def take(self, draft: D, request: Request, choice: object) -> None:
        """Read the place and put it down. Raises as ``found_at`` does."""
        place = self.place(draft.state)
        self.put(draft, place, found_at(draft.state, request, place, choice))


def _bounds(low: Point, high: Point) -> dict[str, object]:
    """The JSON schema of a point between two corners."""
    axes = [{"type": "number", "minimum": least, "maximum": most} for least, most in zip(low, high, strict=True)]
    return {"type": "array", "prefixItems": axes, "minItems": 2, "maxItems": 2}


def found_at(state: S, request: Request, place: Place[S], choice: object) -> Found:
    """The legal place that an answer names.

    Raises ``Malformed("place-unreadable")``, ``Illegal("place-unknown")``, ``Illegal("not-legal-place")`` with the
    reason (``why``) and the ``nearest`` legal point.
    """
    at = _point(state, request, place, choice)
    found = place.find(state, at)
    if found is None:
        near = place.nearest(state, at)
        nearest = None if near is None else list(near)
        raise Illegal(
            "not-legal-place", unit=place.unit, verb=place.verb, why=place.why_not(state, at), nearest=nearest
        )
    return found


def _point(state: S, request: Request, place: Place[S], choice: object) -> Point:
    if not isinstance(choice, str):
        return rounded(read_coordinates(choice))
    offered = find_option(request, choice[:TEXT_MAX].strip(), None)
    if offered is not None:
        x, y = offered.facts["at"]
        return x, y
    return place.read(state, choice[:TEXT_MAX])


# -- the map ------------------------------------------------------------------------------------------------------


class Chart(Struct, Generic[S], frozen=True):
    """What a map needs beside its questions: its ``ground``, the ``positions`` and the ``base`` of what stands there.

    ``action``: the point where something happens, else the middle.
    """

    ground: Callable[[S], Ground]
    positions: Callable[[S], Mapping[str, Point]]
    base: Callable[[S], float]
    action: Callable[[S], Point] | None = None


def wanted(game: Machine[S], state: S) -> Place[S] | None:
    """The place that is asked for now; None if none is."""
    asks = game.waits_at(state) if state.outcome is None else None
    return asks.place(state) if isinstance(asks, Where) else None


def maps_of(
    game: Machine[S],
    places: tuple[str, ...],
    chart: Chart[S],
    foreseen: Mapping[str, Callable[[S, Option], Preview]] | None = None,
    previews: type[Preview] = Preview,
) -> Maps[S]:
    """The map of a game whose places are ``Where`` questions; the other arguments as in ``Maps``."""

    def preview(state: S, request: Request, choice: object) -> Preview:
        place = wanted(game, state)
        if place is None or request.kind != Where.kind:
            raise Stale("stale", request=request.id)
        return place.preview(state, found_at(state, request, place, choice))

    def open_ground(state: S) -> OpenGround:
        place = wanted(game, state)
        return outlines_of(None if place is None else place.zone(state))

    def locate(state: S, name: str | None) -> Point:
        if name is None:
            return chart.ground(state).middle if chart.action is None else chart.action(state)
        there = chart.positions(state)
        point = there.get(name.strip().upper()) or read_place(name)
        if not chart.ground(state).holds(point, 0.0) and point not in there.values():
            raise Illegal("off-the-field", nearest=None)
        return point

    def measure(state: S, one: str, other: str) -> Measured:
        ends = [name.strip().upper() for name in (one, other)]
        there, radius = chart.positions(state), chart.base(state)
        bases = [Disc(locate(state, name), radius if name in there else 0.0) for name in ends]
        return Measured(ends[0], ends[1], round(gap(bases[0], bases[1]), 2))

    return Maps(places, preview, open_ground, chart.positions, locate, measure, foreseen or {}, previews=previews)
