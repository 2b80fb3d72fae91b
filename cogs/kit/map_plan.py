"""A plan on the map: a move or a deployment that is tried out before it counts.

It lives in the arguments of custom ids, ``<first answer>@<place>~<step>!<nudge>``: nothing is remembered, and a restart
loses nothing.
"""

from __future__ import annotations

import re
from math import sqrt

from msgspec import Struct

from rules import Malformed
from table.planning import place_answer

STEPS = (1.0, 2.0, 0.25)
"""Lengths of a nudge in units, in the order in which the step button offers them."""
UNSHIFTED = 0.0
"""The step of a plan whose arrows are folded."""
PLACE = "@"
"""What comes before the place in a plan's argument."""
_DIAGONAL = 1 / sqrt(2)
NUDGES: dict[str, tuple[float, float]] = {
    "NW": (-_DIAGONAL, -_DIAGONAL),
    "N": (0, -1),
    "NE": (_DIAGONAL, -_DIAGONAL),
    "W": (-1, 0),
    "E": (1, 0),
    "SW": (-_DIAGONAL, _DIAGONAL),
    "S": (0, 1),
    "SE": (_DIAGONAL, _DIAGONAL),
}
"""Directions as (right, down), of length 1."""
_PLAN = re.compile(r"(?P<first>[^@]*)@(?P<place>[^~!]*)(?:~(?P<step>\d(?:\.\d+)?))?(?:!(?P<nudge>[NSEW]{1,2}))?")


class MapPlan(Struct, frozen=True):
    """A plan: the answer that comes first (a die, a unit; empty once it is given), a place, and a nudge by one step."""

    first: str
    place: str = ""
    step: float = UNSHIFTED
    nudge: str = ""

    @property
    def argument(self) -> str:
        """The plan as the argument of a custom id."""
        return f"{self.first}@{self.place}~{self.step:g}" + (f"!{self.nudge}" if self.nudge else "")

    @classmethod
    def parse(cls, argument: str) -> MapPlan:
        """The plan in a custom id. Raises ``Malformed("choice-malformed")``."""
        match = _PLAN.fullmatch(argument)
        if match is None or (match["nudge"] or "N") not in NUDGES:
            raise Malformed("choice-malformed", kind="where")
        return cls(match["first"], match["place"], float(match["step"] or UNSHIFTED), match["nudge"] or "")

    @property
    def is_point(self) -> bool:
        """Whether the place is a point, which can be nudged."""
        return not isinstance(place_answer(self.place), str)

    @property
    def wished(self) -> list[float] | str:
        """The place with its nudge: text, or a point ``[x, y]`` with a heading where there is one."""
        place = place_answer(self.place)
        if isinstance(place, str) or not self.nudge:
            return place
        right, down = NUDGES[self.nudge]
        return [round(place[0] + right * self.step, 2), round(place[1] + down * self.step, 2), *place[2:]]
