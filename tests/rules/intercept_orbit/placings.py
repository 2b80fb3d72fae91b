"""A table in space, and the question "where?" on it."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core.errors import RulesError
from rules.core.request import Request
from rules.intercept_orbit.placing.parse import read
from rules.intercept_orbit.placing.placement import Destination, Placement, placement_now
from rules.intercept_orbit.state.pending import Step
from rules.intercept_orbit.state.state import State
from rules.intercept_orbit.turn.where import Where
from tests.rules.intercept_orbit.spaces import acting, space, thing

SPACE = space(
    thing("A1", "capital", (8, 16), 90),
    thing("A2", "frigate", (8, 22), 90),
    thing("Ac1", "company", (9.51, 16), host="A1"),
    thing("Ac2", "company", (12, 4)),
    thing("AV1", "hva", (4, 28), 0),
    thing("B1", "capital", (22, 16), 270),
    thing("B2", "frigate", (20, 24), 270),
    thing("BV1", "hva", (25.5, 16), 270),
    thing("X1", "debris", (15, 17)),
)
LAUNCH = acting(SPACE, "A1", Step.LAUNCH, company="Ac1")


def asked(state: State) -> tuple[Placement, Request]:
    place = placement_now(state)
    return place, Where().ask(state)


def said(state: State, choice: Any) -> Destination:
    place, request = asked(state)
    return read(state, request.options, place, choice)


def refused(state: State, choice: Any) -> RulesError:
    with pytest.raises(RulesError) as caught:
        said(state, choice)
    return caught.value
