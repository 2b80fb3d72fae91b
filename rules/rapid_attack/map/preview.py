"""Previews of answers on a map, for pictures, panels and text. Nothing is decided here."""

from msgspec import structs

from rules.contract import capabilities as base
from rules.core.errors import Illegal, Stale
from rules.core.request import Request, option
from rules.field import Disc, Point, Shape, Zone, gap, middle, read_place
from rules.field.open_ground import OpenGround, outlines_of
from rules.rapid_attack.map.deploy_zones import legal, share_outside
from rules.rapid_attack.map.laying import Laying, free_ground, laid, turns
from rules.rapid_attack.map.movement import Mover, reachable
from rules.rapid_attack.map.scene import Scene, Stand, scene
from rules.rapid_attack.map.sights import Sight, cover_between, sights, span, stations_at, walls_beyond
from rules.rapid_attack.map.where import asked_item, camp_of, is_asked, laying, read, read_turned
from rules.rapid_attack.state import Piece, State


class Preview(base.Preview, frozen=True, kw_only=True):
    """The new place of a frame, a station or a ``piece`` of terrain, and what follows from it.

    ``on``: the piece of terrain beneath it; ``sights``: every enemy from there; ``stations`` at which the frame would
    stand, and those of them that it ``seizes``.
    """

    on: str | None = None
    sights: tuple[Sight, ...] = ()
    stations: tuple[str, ...] = ()
    seizes: tuple[str, ...] = ()
    problem: str | None = None
    piece: Piece | None = None


def positions(state: State) -> dict[str, Point]:
    """Positions of frames that are alive and of stations, and the middle of each piece of terrain."""
    there = {frame.id: frame.at for frame in state.frames if frame.alive and frame.at is not None}
    there |= {station.id: station.at for station in state.stations if station.at is not None}
    return there | {piece.id: middle(piece.outline) for piece in state.terrain if piece.outline}


def locate(state: State, name: str | None) -> Point:
    """The point of an item by its id, of a cell or a written point; None: of the acting frame.

    Raises ``RulesError`` for a point off the field.
    """
    there, field = positions(state), state.battlefield
    if name is None:
        return next((there[act.frame] for act in reversed(state.stack) if act.frame in there), field.middle)
    point = there.get(name.strip().upper()) or read_place(name)
    if not field.holds(point, 0.0):
        raise Illegal("off-the-field", nearest=None)
    return point


def measure(state: State, one: str, other: str) -> base.Measured:
    """The distance and the range between two items or points. Raises as ``locate`` does.

    With what covers a frame from a frame, a station or a point.
    """
    there, one, other = scene(state), one.strip().upper(), other.strip().upper()
    here, target = _shape(state, there, one), _shape(state, there, other)
    far = gap(here, target)
    found = base.Measured(one, other, round(far, 2), str(span(state.profile, far)))
    frame = there.frame(other)
    if frame is None or one == other or not isinstance(here, Disc):
        return found
    viewer = there.frame(one) or Stand(one, -1, here.at, here.radius, there.top(here.at))
    cover = cover_between(there, viewer, frame)
    return structs.replace(found, cover=cover, beyond=() if cover else walls_beyond(there, viewer, frame))


def _shape(state: State, there: Scene, name: str) -> Shape:
    return there.shape(name) or Disc(locate(state, name), 0.0)


def legal_zone(state: State) -> Zone | None:
    """Where the item of a ``where`` request may go, as a shapely area; None while none is open."""
    if not is_asked(state):
        return None
    if laying(state) is not None:
        return free_ground(scene(state))
    there, asked = scene(state), asked_item(state)
    if isinstance(asked, Mover):
        return reachable(there, asked)
    return legal(there, asked, camp_of(state)).shaded()


def open_ground(state: State) -> OpenGround:
    """The legal ground as outlines; none while no place is asked for."""
    return outlines_of(legal_zone(state))


def defender(state: State) -> int | None:
    """The player who defends; None in a demo, in which both do the same."""
    return None if state.limits.flat else state.defender


def outside(state: State) -> tuple[float, float] | None:
    """The share of the field outside the defender's perimeter, and the least that the book asks; None where it asks
    none."""
    posts, least = camp_of(state).posts, state.profile.deployment.outside
    return (share_outside(scene(state), posts), least) if posts and least else None


def preview(state: State, request: Request, choice: object) -> Preview:
    """The result of an answer to a ``where`` request. Raises the ``RulesError`` that the answer would raise."""
    if request.kind != "where" or not is_asked(state):
        raise Stale("stale", request=request.id)
    terrain = laying(state)
    if terrain is not None:
        return _with_piece(state, terrain, *read_turned(request, choice))
    asked, found = asked_item(state), read(state, request, choice)
    plain = Preview(
        item=asked.item,
        at=found.at,
        way=found.way,
        length=found.length,
        most=asked.most if isinstance(asked, Mover) else None,
        over=asked.over,
        on=found.on,
    )
    return plain if asked.item.startswith("S") else _with_sights(state, asked.owner, plain)


def _with_piece(state: State, terrain: Laying, at: Point, degrees: float) -> Preview:
    """A piece of terrain put down on trial, and the other ways in which it may be turned there."""
    there, written = scene(state), f"{at[0]:g},{at[1]:g}"
    others = (turn for turn in turns(there, terrain.kind, at) if turn != degrees)
    return Preview(
        item=terrain.item,
        at=at,
        written=f"{written} {degrees:g}" if degrees else written,
        changes=tuple(option(f"{written} {turn}", "turn-to", heading=turn) for turn in others),
        piece=laid(there, terrain.kind, at, degrees),
    )


def _with_sights(state: State, owner: int | None, plain: Preview) -> Preview:
    after = state.with_frame(plain.item, at=plain.at, on=plain.on)
    stations = stations_at(after, after.frame(plain.item))
    seizes = tuple(name for name in stations if _seizes(after, name, owner))
    return structs.replace(plain, sights=sights(after, plain.item), stations=stations, seizes=seizes)


def _seizes(after: State, station: str, owner: int | None) -> bool:
    """Whether a player alone has frames at a station that it does not hold."""
    present = {frame.owner for frame in after.frames if frame.alive and station in stations_at(after, frame)}
    return after.station(station).holder != owner and present == {owner}
