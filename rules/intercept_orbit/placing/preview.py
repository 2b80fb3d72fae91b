"""Previews of answers on a map, for pictures, panels and text. Nothing here decides anything."""

from collections.abc import Iterator

from msgspec import Struct, structs

from rules.contract import capabilities as base
from rules.core.errors import Illegal, Stale
from rules.core.request import Option, Request, option
from rules.field import Disc, Point, Shape, gap, read_place
from rules.field.open_ground import OpenGround, outlines_of
from rules.intercept_orbit.placing.parse import read, write_answer
from rules.intercept_orbit.placing.placement import (
    Destination,
    Launch,
    Placement,
    SetDown,
    Steer,
    flight_of,
    goes_over,
    open_zone,
    pending_placement,
)
from rules.intercept_orbit.placing.suggest import Flight
from rules.intercept_orbit.placing.zones import kind_of
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.space.bases import normal, range_at, shape
from rules.intercept_orbit.space.compass import BETWEEN_POINTS, POINTS
from rules.intercept_orbit.space.course import Course, can_click, cost, straight_on, write_course
from rules.intercept_orbit.space.ruler import Meet, Run
from rules.intercept_orbit.state.pending import NOTHING
from rules.intercept_orbit.state.state import COMPANY, DEBRIS, HVA, NOBODY, Asset, State


class Sight(Struct, frozen=True):
    """An enemy seen from a place: its range (``legal``: those at which it may be attacked), what covers it (``cover``),
    and what covers the viewer from it (``exposed``)."""

    asset: str
    distance: float
    range: str
    legal: tuple[str, ...] = ()
    cover: tuple[str, ...] = ()
    exposed: tuple[str, ...] = ()


class Passed(Struct, frozen=True):
    """An asset that a course runs on, and after how many units; ``through``: the course does not end there."""

    asset: str
    way: float
    through: bool


class Preview(base.Preview, frozen=True, kw_only=True):
    """An asset's new place, and what follows from it.

    ``changes``: similar courses, or other headings. For a course: ``speed``, what it ``costs`` of the pips ``most``,
    its ``bends``, what it ``meets`` and ``passes`` (in point defense range, where that matters). A company touches its
    ``host``.
    ``target``: how ``far`` it is then, and whether it is in the declared range (``reach``: ``yes``, ``no``, ``none``).
    ``dry``: the company runs dry as the round ends, ``captive`` or ``adrift``. ``riders``: enemy companies at its hull,
    which may come along. ``unguarded``: own HVAs with an own ship or company near now, and none then.
    """

    verb: str
    heading: float = 0.0
    host: str | None = None
    speed: int = 0
    costs: int = 0
    bends: tuple[tuple[Point, float], ...] = ()
    meets: tuple[Passed, ...] = ()
    passes: tuple[str, ...] = ()
    target: str = NOTHING
    far: float = 0.0
    reach: str = NOTHING
    dry: str = NOTHING
    riders: tuple[str, ...] = ()
    unguarded: tuple[str, ...] = ()
    sights: tuple[Sight, ...] = ()


def open_ground(state: State) -> OpenGround:
    """Where the item of a ``where`` request may go; empty without such a request."""
    placed = pending_placement(state)
    return outlines_of(None if placed is None else open_zone(state, placed))


def positions(state: State) -> dict[str, Point]:
    """The points of all assets on the map."""
    return {asset.id: asset.at for asset in state.there if asset.at is not None}


def locate(state: State, name: str | None) -> Point:
    """The point of an asset, a cell or a written point; None: of the acting asset, or the middle of the table."""
    there, table = positions(state), measure.table(state)
    if name is None:
        acting = [there[act.asset] for act in reversed(state.stack) if act.asset in there]
        return next(iter(acting), table.middle)
    known = {key.casefold(): at for key, at in there.items()}
    point = known.get(name.strip().casefold()) or read_place(name)
    if not table.holds(point, 0.0) and point not in there.values():
        raise Illegal("off-the-field", nearest=None)
    return point


def measured(state: State, one: str, other: str) -> base.Measured:
    """The distance and the range between two assets or points. Raises as ``locate`` does."""
    (first, here), (second, there) = _thing(state, one), _thing(state, other)
    far = gap(here, there)
    return base.Measured(first, second, round(far, 2), str(range_at(state.profile, far)))


def _thing(state: State, name: str) -> tuple[str, Shape]:
    """The id and the base of an asset, or a written point."""
    wanted = name.strip().casefold()
    for asset in state.there:
        if asset.at is not None and asset.id.casefold() == wanted:
            return asset.id, shape(measure.base(state, asset))
    return wanted.upper(), Disc(locate(state, name), 0.0)


def preview(state: State, request: Request, choice: object) -> Preview:
    """What an answer to a ``where`` request would bring. Raises the ``RulesError`` that the answer would raise."""
    placed = pending_placement(state)
    if placed is None or request.kind != "where":
        raise Stale("stale", request=request.id)
    found = read(state, request.options, placed, choice)
    plain = Preview(
        verb=placed.verb,
        item=placed.item,
        at=found.at,
        heading=found.heading,
        written=_written(state, found, placed),
        way=found.way,
        length=found.length,
        most=None if placed.value is None else float(placed.value),
        over=goes_over(placed),
        host=found.host,
    )
    if isinstance(placed, Steer):
        plain = _with_course(state, plain, flight_of(state, placed), found.flown)
    elif isinstance(placed, SetDown) and kind_of(state, placed.item) != DEBRIS:
        plain = structs.replace(plain, changes=_headings(plain, state.profile.click))
    return _with_sights(state, plain)


def foresee_straight(state: State, straight: Option) -> Preview:
    """What an unsteered move of the acting ship or HVA would bring."""
    acting = state.asset(state.act.asset)
    flight, course = flight_of(state, Steer(acting.id, acting.owner, 0)), straight_on(straight.facts["speed"])
    flown = flight.run(course)
    plain = Preview(
        verb=Steer.verb,
        item=acting.id,
        at=flown.end.at,
        heading=flown.end.heading,
        written=write_course(course),
        way=flown.way,
        length=float(course.speed),
        most=0.0,
    )
    return _with_sights(state, structs.replace(_with_course(state, plain, flight, course), changes=()))


def _written(state: State, found: Destination, placed: Placement) -> str:
    """The answer that means just this: with a launched company's hull, where its place alone means another."""
    text = write_answer(found, placed)
    if not isinstance(placed, Launch) or found.host is None:
        return text
    same = read(state, (), placed, text)
    return text if (same.host, same.at) == (found.host, found.at) else f"{found.host} {text}"


# -- courses ----------------------------------------------------------------------------------------------------------


def _with_course(state: State, plain: Preview, flight: Flight, course: Course) -> Preview:
    flown = flight.run(course)
    met = [state.asset(name) for name in flown.runs_on if flight.kind != HVA]
    return structs.replace(
        plain,
        speed=course.speed,
        costs=0 if flight.kind == HVA else cost(flight.profile, course),
        bends=tuple((pose.at, pose.heading) for pose in flown.poses),
        meets=tuple(_passed(flown)),
        passes=tuple(meet.id for meet in flown.meets if _is_passed(state, meet)),
        leaves="no" if flown.leaves is None or flight.kind == HVA else "yes",
        hits=tuple(asset.id for asset in met if asset.ship or asset.kind == DEBRIS),
        changes=tuple(_changes(flight, course)),
    )


def _is_passed(state: State, meet: Meet) -> bool:
    return meet.way is None and not meet.ends and state.asset(meet.id).notes_passers


def _passed(flown: Run) -> list[Passed]:
    return [Passed(meet.id, meet.way or 0.0, meet.through) for meet in flown.meets if meet.way is not None or meet.ends]


_CLICKS = ((-1, "click-port"), (1, "click-starboard"))


def _changes(flight: Flight, course: Course) -> Iterator[Option]:
    """Faster, slower, and one click more or less at each hinge: as far as the pips go. ``quick``: first one of each."""
    for label, more in (("faster", 1), ("slower", -1)):
        if 0 <= course.speed + more <= flight.profile.top_speed:
            yield from _change(flight, _at_speed(course, course.speed + more), label, quick=True)
    hinges = [n for n in range(1, course.speed + 1) if can_click(flight.profile, n, course.speed)]
    for side, label in _CLICKS:
        turned = sorted(hinges, key=lambda hinge: (course.clicks[hinge - 1] * side >= 0, abs(course.clicks[hinge - 1])))
        clicked = [item for n in turned for item in _change(flight, _clicked(course, n, side), label, n)]
        if clicked:
            yield option(clicked[0].choice, label, **{**clicked[0].facts, "quick": True})
        yield from sorted(clicked[1:], key=lambda item: item.facts["hinge"])


def _change(flight: Flight, course: Course, label: str, hinge: int = 0, *, quick: bool = False) -> Iterator[Option]:
    """The course as an option, if it is legal."""
    if flight.can_fly(course):
        text = write_course(course)
        yield option(text, label, course=text, speed=course.speed, hinge=hinge, quick=quick)


def _at_speed(course: Course, speed: int) -> Course:
    return Course(speed, (*course.clicks, 0)[:speed])


def _clicked(course: Course, hinge: int, side: int) -> Course:
    clicks = list(course.clicks)
    clicks[hinge - 1] += side
    return Course(course.speed, tuple(clicks))


def _headings(plain: Preview, click: float) -> tuple[Option, ...]:
    """A click to either side, and every other point of the compass."""
    point = f"{plain.at[0]:g},{plain.at[1]:g}"
    turns = [(label, normal(plain.heading + side * click)) for side, label in _CLICKS]
    found = [option(f"{point} {turn:g}", label, heading=turn, hinge=0, quick=True) for label, turn in turns]
    named = [(name, number * BETWEEN_POINTS) for number, name in enumerate(POINTS) if number % 2 == 0]
    found += [option(f"{point} {turn:g}", "heading", heading=turn, point=name) for name, turn in named]
    others = {item.choice: item for item in reversed(found) if item.facts["heading"] != plain.heading}
    return tuple(others.values())[::-1]


# -- enemies in sight -------------------------------------------------------------------------------------------------


def sights(state: State, item: str) -> tuple[Sight, ...]:
    """The enemies of a ship or company, the nearest first."""
    mine = state.asset(item)
    if mine.at is None or not mine.tactical:
        return ()
    foes = [a for a in state.there if a.at is not None and a.owner not in (mine.owner, NOBODY) and (a.ship or a.flying)]
    found = [_sight(state, mine, foe) for foe in foes]
    return tuple(sorted(found, key=lambda sight: (sight.distance, sight.asset)))


def _sight(state: State, mine: Asset, foe: Asset) -> Sight:
    far = measure.far(state, mine, foe)
    legal = tuple(str(name) for name in measure.ranges_to(state, mine, foe))
    cover, exposed = measure.covers(state, mine.id, foe.id), measure.covers(state, foe.id, mine.id)
    return Sight(foe.id, round(far, 2), str(range_at(state.profile, far)), legal, cover, exposed)


def _dry(state: State, company: Asset) -> str:
    """What becomes of a company whose fuel is used up as the round ends: in an enemy's hands, or adrift."""
    if not company.flying or (company.fuel or 0) > state.profile.burn:
        return NOTHING
    host = None if company.host is None else state.asset(company.host)
    if host is None:
        return "adrift"
    return NOTHING if host.owner == company.owner else "captive"


def _is_guarded(state: State, hva: Asset) -> bool:
    """Whether an own ship or company in flight is near an HVA."""
    there, near = state.asset(hva.id), state.profile.near
    own = (a for a in state.assets_of(hva.owner) if a.at is not None and (a.ship or a.flying))
    return hva.kind == HVA and bool(state.round) and any(measure.within(state, a, there, near) for a in own)


def _with_sights(state: State, plain: Preview) -> Preview:
    """Add the enemies in sight, and those that may come along; for an asset with a target, whether that is in range
    then."""
    if kind_of(state, plain.item) == DEBRIS:
        return plain
    item = state.asset(plain.item)
    host = plain.host if item.kind == COMPANY else None
    after = state.with_asset(item.id, at=plain.at, heading=plain.heading, host=host)
    for name, moved in measure.ridden(after, item).items():
        after = after.with_asset(name, at=moved.at, heading=moved.heading)
    riders = tuple(rider.id for rider in state.touching(item.id) if rider.flying and rider.owner != item.owner)
    seen = tuple(sight for sight in sights(after, item.id) if sight.asset not in riders)
    alone = tuple(hva.id for hva in state.assets_of(item.owner) if _is_guarded(state, hva) > _is_guarded(after, hva))
    dry = _dry(after, after.asset(item.id))
    plain = structs.replace(plain, sights=seen, riders=riders, unguarded=alone, dry=dry)
    act = state.act if state.stack else None
    if act is None or act.asset != plain.item or act.target == NOTHING or act.attacked or act.range is None:
        return plain
    target = after.asset(act.target)
    if not target.alive or target.at is None:
        return plain
    mine = after.asset(plain.item)
    reach = "yes" if act.range in measure.ranges_to(after, mine, target) else "no"
    return structs.replace(plain, target=target.id, far=round(measure.far(after, mine, target), 2), reach=reach)
