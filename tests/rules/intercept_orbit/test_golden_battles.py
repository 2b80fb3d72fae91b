"""The golden battles (``tests/rules/games/intercept-orbit*.jsonl``) touch every kind of event that answers bring."""

from __future__ import annotations

from pathlib import Path

import msgspec

from rules.intercept_orbit.ruleset import EVENTS

GAMES = Path(__file__).parents[1] / "games"
BY_COMMAND = {"ScoreAdjusted", "ClockSet", "FuelSet", "OwnerSet", "AssetPut", "PlayerRenamed", "OrdersSet"}
ASKED_NO_MORE = {"NotHanded"}
OF_DOUBTS = {"HvaClaimed", "Spoken", "SpotAnnounced"}
"""What is said where players agree to each other's word: ``test_agreement_in_space.py``. A golden battle is trusted."""
BEFORE_ANYBODY_IS_ASKED = {"Started", "BidCounted", "RolledOff"}


def kinds(path: Path) -> set[str]:
    lines = [msgspec.json.decode(line) for line in path.read_bytes().splitlines() if not line.startswith(b"#")]
    events = [event for line in lines for event in line.get("ok", {}).get("events", ())]
    return {event["type"].removeprefix("intercept-orbit.") for event in events}


def test_every_kind_of_event_is_in_a_golden_battle() -> None:
    seen = set().union(*(kinds(path) for path in GAMES.glob("intercept-orbit*.jsonl")))
    assert {kind.__name__ for kind in EVENTS} - seen <= BY_COMMAND | ASKED_NO_MORE | OF_DOUBTS | BEFORE_ANYBODY_IS_ASKED
