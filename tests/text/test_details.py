"""The small print of choices: what a press would bring about."""

from __future__ import annotations

import pytest
from msgspec import structs

from rules import requests
from rules.rapid_attack.state import Phase
from text.narration import narrator
from think.match import begun


@pytest.mark.parametrize(
    ("clock", "detail"),
    [
        (1, "The game ends now: the highest score wins"),
        (2, "One more round at most"),
        (3, "2 more rounds at most"),
    ],
)
def test_who_takes_a_round_off_the_clock_reads_how_many_are_left(clock: int, detail: str) -> None:
    state = structs.replace(begun("rapid-attack", "map", "details"), phase=Phase.DOOMSDAY, clock=clock)
    request = requests(state)[0]
    advance = next(option for option in request.options if option.label == "advance")
    assert narrator(state).option_detail("en", request, advance, state) == detail
