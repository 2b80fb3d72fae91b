"""What happened on a map since its last picture: the ways that items went, and the attacks with their hits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from render.kit.boxes import Box
from render.kit.palette import ALERT, FAINT, INK, WHITE, player_colour
from render.kit.pillow import Image
from render.kit.typeface import write
from render.map import overlay
from render.map.label_placement import Occupancy
from render.map.viewport import View
from rules.field import Point

_BADGE, _FIGURE = 28, 38


class Trail(Struct, frozen=True):
    """The way that an item of a player went."""

    points: tuple[Point, ...]
    owner: int


class Strike(Struct, frozen=True):
    """An attack, and the hits on its target; None: they are not known yet."""

    start: Point
    end: Point
    hits: int | None


class Marks(Struct, frozen=True):
    """Everything that is marked on a map."""

    trails: tuple[Trail, ...] = ()
    strikes: tuple[Strike, ...] = ()


def trails(places: Sequence[Mapping[str, Point]], owners: Mapping[str, int]) -> tuple[Trail, ...]:
    """The ways of the items that moved. ``places``: the points by id, one after the other; ``owners``: by id."""
    found = []
    for name, owner in owners.items():
        points = [there[name] for there in places if name in there]
        path = [at for at, last in zip(points, [None, *points], strict=False) if at != last]
        if len(path) > 1:
            found.append(Trail(tuple(path), owner))
    return tuple(found)


def spare_marks(area: Occupancy, marks: Marks | None, view: View) -> None:
    """Keep labels off ways and attacks where they have another place, and off the hits in any case."""
    if marks is None:
        return
    for points in (*(trail.points for trail in marks.trails), *((s.start, s.end) for s in marks.strikes)):
        area.discourage_line(view.path(points), 16)
    for strike in marks.strikes:
        if strike.hits is not None:
            x, y = _middle(strike, view)
            area.occupy(Box(x - _BADGE, y - _BADGE, 2 * _BADGE, 2 * _BADGE))


def _middle(strike: Strike, view: View) -> tuple[int, int]:
    (x0, y0), (x1, y1) = view.at(strike.start), view.at(strike.end)
    return round((x0 + x1) / 2), round((y0 + y1) / 2)


def draw_trails(image: Image.Image, marks: Marks | None, view: View) -> None:
    """Draw the ways from where they began, and the lines of the attacks."""
    if marks is None:
        return
    for trail in marks.trails:
        points, colour = view.path(trail.points), player_colour(trail.owner)
        overlay.disc(image, points[0], 12, colour, 0.7)
        overlay.stroke(image, points, colour, 9, 3)
        overlay.dashes(image, points, INK, 3, 1, 17)
    for strike in marks.strikes:
        overlay.arrow(image, view.at(strike.start), view.at(strike.end), ALERT, 7)


def draw_hits(image: Image.Image, marks: Marks | None, view: View) -> None:
    """Draw the hits of each attack on its line, a miss dim; none where they are not known yet."""
    for strike in () if marks is None else marks.strikes:
        if strike.hits is None:
            continue
        at = _middle(strike, view)
        overlay.disc(image, at, _BADGE + 4, INK, 1.0)
        overlay.disc(image, at, _BADGE, ALERT if strike.hits else FAINT, 1.0)
        write(image, at, f"−{strike.hits}" if strike.hits else "0", _FIGURE, WHITE, "Bold", "middle")
