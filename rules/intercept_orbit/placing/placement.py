"""Placements on a map: items set up, steered, flown or launched; and the destination that an answer names."""

from typing import ClassVar

from msgspec import Struct

from rules.core.collections import present
from rules.core.errors import Illegal, shown
from rules.field import Point, Zone, near_zone, union
from rules.intercept_orbit.placing import zones
from rules.intercept_orbit.placing.setup_order import due
from rules.intercept_orbit.placing.suggest import Flight, Trip, reachable
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.space.bases import shape
from rules.intercept_orbit.space.course import Course
from rules.intercept_orbit.space.ruler import fan
from rules.intercept_orbit.state.pending import SetupStep, Step
from rules.intercept_orbit.state.state import Asset, State

AT_HULL = 1.0
"""A point so near to a hull means the hull."""


class _Placement(Struct, frozen=True):
    """An item that a player puts somewhere. ``verb`` and ``why`` (the ruling) are facts of the question."""

    verb: ClassVar[str]
    why: ClassVar[str]
    item: str
    player: int

    @property
    def value(self) -> float | None:
        """The pips for a course, or the units of a move."""
        return None


class SetDown(_Placement, frozen=True):
    """An asset or a piece of debris that is set up."""

    verb = "place"
    why = "orbit-setup"
    step: SetupStep


class Steer(_Placement, frozen=True):
    """A ship or an HVA that sets its course."""

    verb = "course"
    why = "hinge-ruler"
    pips: int

    @property
    def value(self) -> int:
        return self.pips


class Fly(_Placement, frozen=True):
    """A company that flies up to ``most`` units; ``over``: through everything."""

    verb = "move"
    why = "company-turn"
    most: float
    over: bool

    @property
    def value(self) -> float:
        return self.most


class Launch(_Placement, frozen=True):
    """A company that its carrier launches."""

    verb = "launch"
    why = "launching"
    carrier: str


Placement = SetDown | Steer | Fly | Launch


class Destination(Struct, frozen=True):
    """A legal answer: place and heading at the end; a ship's ``course``, the ``host`` that a company touches then, the
    way there and its length."""

    at: Point
    heading: float = 0.0
    course: Course | None = None
    host: str | None = None
    way: tuple[Point, ...] = ()
    length: float = 0.0

    @property
    def flown(self) -> Course:
        """The course of a ship. Raises ``LookupError`` for anything else."""
        return present(self.course)


def pending_placement(state: State) -> Placement | None:
    """The placement that the game waits for; None without one."""
    if not state.mapped:
        return None
    if state.setup is not None and state.setup.placing is not None:
        now = due(state)
        return None if now is None else SetDown(state.setup.placing, now.player, now.step)
    if not state.stack or state.pending_hits or state.collision is not None or state.journey is not None:
        return None
    act = state.act
    owner = state.asset(act.asset).owner
    if act.step is Step.COURSE:
        return Steer(act.asset, owner, act.pips_left)
    if act.step is Step.WHERE:
        return Fly(act.asset, owner, float(act.pips_left), act.over)
    if act.step is Step.LAUNCH and act.company is not None:
        return Launch(act.company, owner, act.asset)
    return None


def placement_now(state: State) -> Placement:
    """The pending placement. Raises ``LookupError`` without one."""
    placed = pending_placement(state)
    if placed is None:
        raise LookupError
    return placed


def terms_of(state: State, placed: SetDown) -> zones.Terms:
    """The terms of set-up for it."""
    return zones.terms(state, placed.item, placed.step, placed.player)


def flight_of(state: State, steered: Steer) -> Flight:
    """The ship or HVA that is steered."""
    ship = state.asset(steered.item)
    others = measure.bodies(state, (ship.id, *(rider.id for rider in state.riding(ship.id))))
    here, table = measure.base(state, ship), measure.table(state)
    return Flight(state.profile, here, ship.kind, steered.pips, table, tuple(others.items()))


def trip_of(state: State, flown: Fly) -> Trip:
    """The company that flies."""
    company = state.asset(flown.item)
    others = measure.bodies(state, (company.id, *(other.id for other in state.riding(company.id))))
    here, table = measure.base(state, company), measure.table(state)
    return Trip(here, flown.most, flown.over, state.profile.close_call, table, tuple(others.items()))


def hulls(state: State, launched: Launch) -> tuple[Asset, ...]:
    """The assets next to which a company may be launched."""
    found = measure.launch_targets(state, state.asset(launched.carrier))
    return tuple(asset for asset in found if asset.id != launched.item)


def find_called(state: State, text: str) -> Asset | None:
    """The asset on the map of that id or name; None without one."""
    name = text.strip().casefold()
    there = [asset for asset in state.there if asset.at is not None]
    by_id = next((asset for asset in there if asset.id.casefold() == name), None)
    return by_id or next((asset for asset in there if asset.name.casefold() == name), None)


def asset_called(state: State, text: str) -> Asset:
    """The placed asset with an id or a name. Raises ``Illegal("place-unknown")``."""
    found = find_called(state, text)
    if found is None:
        raise Illegal("place-unknown", name=shown(text))
    return found


def open_zone(state: State, placed: Placement) -> Zone:
    """Where the middle of the item may be; of a course, where that may end."""
    match placed:
        case SetDown():
            return zones.open_space(terms_of(state, placed))
        case Fly():
            return reachable(trip_of(state, placed))
        case Steer():
            flight = flight_of(state, placed)
            return fan(state.profile, flight.base, flight.kind, flight.pips, flight.ground)
        case Launch():
            return union(near_zone(shape(measure.base(state, hull)), AT_HULL) for hull in hulls(state, placed))


def goes_over(placed: Placement) -> bool:
    """Whether a company flies through everything."""
    return isinstance(placed, Fly) and placed.over
