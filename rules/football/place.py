"""A place on a drawn pitch, and what follows when something is put there."""

from typing import ClassVar

from rules.contract import capabilities, where
from rules.contract.where import Found
from rules.field import Ground, Point
from rules.football import pitch
from rules.football.match import Draft
from rules.football.state import NOTHING, Spot, State

SHOWN = 3
"""The suggested places of free ground."""
TOUCHING = 0.012


class Preview(capabilities.Preview, frozen=True, kw_only=True):
    """A unit in its new place, or the ball (``verb`` fumble).

    ``far`` is the distance to the ``target`` from there, ``reach`` whether the declared range reaches it (``yes``,
    ``no``, ``none`` without a target; ``ball``: the ball is not where the attack needs it),
    ``close`` whether by a close call, ``line`` the units in between. ``ball``: the unit ``has`` it, ``takes`` it or
    ``none``. A fumbled ball: ``taker`` takes it, ``out`` is where it leaves (``side``, ``goal-line``, ``in`` the goal).
    ``spots``: all units of a side in their suggested places (``verb`` line-up).
    """

    verb: str
    target: str = NOTHING
    far: float = 0.0
    reach: str = NOTHING
    close: bool = False
    line: tuple[str, ...] = ()
    ball: str = NOTHING
    taker: str = NOTHING
    out: str = NOTHING
    spots: tuple[Spot, ...] = ()


class Place(where.Place[State], frozen=True):
    """A unit that runs or is placed, or the ball that it has fumbled."""

    beyond: ClassVar[bool] = True
    """Whether the place may lie a little outside the lines."""

    def facts(self) -> dict[str, object]:
        return {"verb": self.verb, "value": None, "over": False}

    def ground(self, state: State) -> Ground:
        return pitch.ground(state.profile)

    def corners(self, state: State) -> tuple[Point, Point]:
        """The pitch's opposite corners, or points a little beyond them."""
        profile = state.profile
        room = profile.beyond if self.beyond else 0.0
        return (-room, -room), (profile.length + room, profile.width + room)

    def preview(self, state: State, found: Found) -> Preview:
        return Preview(verb=self.verb, item=self.unit, at=found.at, way=found.way, length=found.length)


class Where(where.Where[State, Draft]):
    """The question "where?" on a drawn pitch."""

    weighed = True
