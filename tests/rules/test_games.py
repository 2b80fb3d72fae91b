"""Golden games: requests to the referee and its replies, line by line (``games/*.jsonl``: a request, its reply, …).

A line that begins with ``#`` is a remark.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from rules.football.ruleset import EVENTS
from tests.referee import ask_lines

GAMES = sorted((Path(__file__).parent / "games").glob("*.jsonl"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game(path: Path) -> None:
    lines = [line for line in path.read_bytes().splitlines() if line and not line.startswith(b"#")]
    requests, expected = lines[::2], lines[1::2]
    replies = ask_lines(requests)
    assert len(replies) == len(expected) == len(requests)
    for request, reply, wanted in zip(requests, replies, expected, strict=True):
        assert msgspec.json.decode(reply) == msgspec.json.decode(wanted), request.decode()


HOST_ONLY = {"BallGiven", "GoalsSet", "OrdersSet", "PlayerRenamed"}
"""What corrections and standing orders bring, which no answer does."""
OF_DOUBTS = {"FumbleSaid", "Spoken"}
"""What sides say to each other's word: ``football/test_fumbles_agreed.py``. A golden match is trusted."""
TOLD = {"declared": {"Went", "PlacingBegan", "LinedUp"}, "map": {"Reached"}}
"""What is measured on a map is said at a declared table, and the other way round."""


@pytest.mark.parametrize("table", TOLD)
def test_the_golden_matches_touch_every_event_of_football(table: str) -> None:
    seen: set[str] = set()
    for path in GAMES:
        if path.stem.startswith("football"):
            requests = [line for line in path.read_bytes().splitlines() if not line.startswith(b"#")][::2]
            *_, log = ask_lines([*requests, b'{"do":"log","game":"g1"}'])
            events = msgspec.json.decode(log)["ok"]
            seen |= {event["type"].partition(".")[2] for event in events if events[0]["table"] == table}
    coached = {"InitiativeRolled"} if table == "declared" else set()
    assert {kind.__name__ for kind in EVENTS} - seen == HOST_ONLY | OF_DOUBTS | TOLD[table] | coached


def test_the_example_of_the_protocol_to_the_letter() -> None:
    request, reply = (Path(__file__).parent / "games" / "protocol.jsonl").read_bytes().splitlines()[1:3]
    assert ask_lines([request]) == [reply]


def rewrite(path: Path) -> None:
    """Writes today's replies into a game, after a change that is meant: ``python -m tests.rules.test_games``."""
    lines = path.read_bytes().splitlines()
    at = [number for number, line in enumerate(lines) if line and not line.startswith(b"#")]
    for number, reply in zip(at[1::2], ask_lines(lines[n] for n in at[::2]), strict=True):
        lines[number] = reply
    path.write_bytes(b"\n".join(lines) + b"\n")


if __name__ == "__main__":
    for game in GAMES:
        rewrite(game)
