"""The same nonsense about games on a map: forged and shuffled logs, and every kind of answer to "where?"."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st

from rules import Answer, FairDice, RulesError, decide, replay, requests
from rules.codec import decode_events
from tests.long import many
from tests.referee import Program
from tests.table.test_nonsense import FORGED, JUNK, forged, paths, play_on
from tests.verbs import preview

SMALL = {"id": "custom", "frames": [2, 3], "stations": 1, "rockets": 0, "clock": 4}


def played(decisions: int) -> Program:
    """A game on a map after so many answers: always on the move, and shooting where it can."""
    program = Program(table="map", size=SMALL, options={"elevation": True, "hazards": True, "across": 32})
    for _ in range(decisions):
        options = program.asked["options"]
        wanted = [o["choice"] for verb in ("attack", "move") for o in options if o["choice"].startswith(verb)]
        program.answer(wanted[0] if wanted else options[0]["choice"])
    return program


@cache
def log() -> list[Any]:
    """The events of such a game."""
    return list(played(60).ok("log", game="g1"))


@cache
def places() -> list[Any]:
    """Where in them something may be forged."""
    return [path for path in paths(log()) if path]


PATHS = st.deferred(lambda: st.sampled_from(places()))


@given(st.lists(st.tuples(PATHS, FORGED), min_size=1, max_size=3), st.deferred(lambda: st.integers(1, len(log()))))
@example([((0, "profile", "bricks"), 0)], 14)
@settings(max_examples=many(300), deadline=None)
def test_a_forged_log_is_refused_or_harmless(changes: list[tuple[tuple[Any, ...], Any]], length: int) -> None:
    play_on(forged(log(), changes)[:length])


@given(st.lists(st.deferred(lambda: st.sampled_from(log())), max_size=12))
@settings(max_examples=many(200), deadline=None)
def test_a_shuffled_log_is_refused_or_harmless(events: list[Any]) -> None:
    play_on([log()[0], *events])


@cache
def asking() -> list[Any]:
    """States of the game in which a place is asked for: one of each step, and moves."""
    found: dict[str, Any] = {}
    events = decode_events(json.dumps(log()).encode())
    for number in range(1, len(events)):
        state = replay(events[:number])
        if state.phase != "bidding" and (state.placing or (state.stack and state.stack[-1].step == "where")):
            found.setdefault(str(requests(state)[0].facts["part"]), state)
    return list(found.values())


ASKING = st.deferred(lambda: st.sampled_from(asking()))
NUMBERS = st.floats() | st.integers(-(10**400), 10**400) | st.floats(-5, 60)
WORDS = st.builds(
    " ".join,
    st.lists(
        st.sampled_from(
            [
                "toward",
                "vers",
                "behind",
                "derrière",
                "from",
                "de",
                "N",
                "SW",
                "O",
                "K7",
                "A1",
                "B1",
                "T1",
                "T3",
                "SA1",
                "SB1",
                "2.5",
                "12,5;8",
                "9" * 60,
                "²",
                "٣",
                "-1",
                "'",
                "",
                "nan",
            ]
        ),
        max_size=5,
    ),
)


def test_a_place_is_asked_for_in_every_step() -> None:
    assert len(asking()) >= 5


@given(
    st.deferred(lambda: st.sampled_from(asking())), st.lists(NUMBERS, max_size=3) | WORDS | st.text(max_size=30) | JUNK
)
@settings(max_examples=many(1200), deadline=None)
def test_any_answer_to_where_gives_events_or_a_rules_error(state: Any, choice: Any) -> None:
    (request,) = requests(state)
    try:
        events = decide(state, Answer(request.player, request.id, choice), FairDice(b"any")).events
    except RulesError as error:
        json.dumps(error.facts, allow_nan=False)
        return
    found = preview(state, request, choice)
    placed = replay(events, state)
    things = {thing.id: thing.at for thing in (*placed.frames, *placed.stations)}
    assert things[found.item] == found.at
