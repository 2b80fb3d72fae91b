"""Generated nonsense: it is answered, and never with an accident."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from table.referee.protocol import answer_line
from tests.long import many
from tests.referee import PLAYERS, Program, played

LOG = played().ok("log", game="g1")
VERBS = ["rulesets", "pool", "ppa", "attack", "odds", "new", "requests", "answer", "state", "log", "outcome", "undo"]
JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**63), 2**64 - 1)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
SENSE: dict[str, Any] = {
    "ruleset": "rapid-attack", "systems": ["B", "Rd"], "white": 1, "range": "direct-fire", "rockets": 1,
    "hazard": True, "companies": [{"frames": [["B"], []], "stations": 1}], "attack": 4, "spot": 2, "defense": 1,
    "target": "frame", "covers": [{"kind": "terrain", "hits": 1}], "dice": [1, 2, 3, 4, 5], "size": "skirmish",
    "players": PLAYERS, "options": {}, "table": "declared", "seed": "00", "game": "g1", "player": 0, "seq": 1,
    "request": "activate-1", "choice": "A1", "events": LOG[:3],
}  # fmt: skip


def half_sense() -> st.SearchStrategy[dict[str, Any]]:
    """Requests of sensible fields, of which some are missing and some are junk."""
    fields = {name: st.just(value) | JUNK for name, value in SENSE.items()}
    return st.fixed_dictionaries({"do": st.sampled_from([*VERBS, "load"])}, optional=fields)


def check_reply(line: bytes, program: Program) -> dict[str, Any]:
    """The reply to a line; of several, that to its first request."""
    reply = answer_line(program.referee, line, program.describe)
    assert b"\n" not in reply
    decoded: Any = json.loads(reply.decode())
    if isinstance(decoded, list):
        first, *_ = [checked(one, line) for one in decoded]
        return first
    return checked(decoded, line)


def checked(decoded: dict[str, Any], line: bytes) -> dict[str, Any]:
    assert set(decoded) in ({"id", "ok"}, {"id", "error"})
    if "error" in decoded:
        assert set(decoded["error"]) == {"code", "facts", "message"}
        assert decoded["error"]["code"] != "internal", (line, decoded)
    return decoded


@pytest.mark.long
@given(half_sense() | JUNK)
@settings(max_examples=many(1000), deadline=None)
def test_nonsense_is_answered_and_never_with_an_accident(request: Any) -> None:
    check_reply(msgspec.json.encode(request), Program())


@given(st.binary(max_size=200) | st.text(max_size=100).map(lambda text: text.encode("utf-8", "surrogatepass")))
@settings(max_examples=many(500), deadline=None)
def test_noise_is_answered(line: bytes) -> None:
    assert "error" in check_reply(line.replace(b"\n", b" "), Program())


@given(st.integers(2, 940))
@settings(max_examples=40, deadline=None)
def test_any_depth_is_answered(depth: int) -> None:
    program = Program()
    nest = b"[" * depth + b"]" * depth
    for name in ("id", "choice", "covers", "size", "options", "player", "events"):
        good = {**SENSE, "do": "answer" if name in ("choice", "player") else "attack" if name == "covers" else "new"}
        if name == "events":
            good["do"] = "load"
        good.pop(name, None)
        check_reply(msgspec.json.encode(good)[:-1] + b',"' + name.encode() + b'":' + nest + b"}", program)


def paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where every value of a log stands."""
    if isinstance(value, dict):
        return [path, *(found for key, item in value.items() for found in paths(item, (*path, key)))]
    if isinstance(value, list):
        return [path, *(found for key, item in enumerate(value) for found in paths(item, (*path, key)))]
    return [path]


PATHS = [path for path in paths(LOG) if path]
FORGED = (
    st.sampled_from(["A1", "B2", "none", "terrain", "SA1", "", None, True, 0, 1, 6, -1, 99, 10**9, [], {}, 0.5]) | JUNK
)


@given(st.lists(st.tuples(st.sampled_from(PATHS), FORGED), min_size=1, max_size=3), st.integers(1, len(LOG)))
@settings(max_examples=many(1000), deadline=None)
def test_a_forged_log_is_refused_or_harmless(changes: list[tuple[tuple[Any, ...], Any]], length: int) -> None:
    play_on(forged(LOG, changes)[:length])


@given(st.lists(st.sampled_from(LOG), max_size=12))
@settings(max_examples=many(500), deadline=None)
def test_a_shuffled_log_is_refused_or_harmless(events: list[Any]) -> None:
    play_on([LOG[0], *events])


def forged(log: list[Any], changes: list[tuple[tuple[Any, ...], Any]]) -> list[Any]:
    """A copy of the log with other values at some paths, where those are still there."""
    copy: list[Any] = json.loads(json.dumps(log))
    for path, value in changes:
        at: Any = copy
        for key in path[:-1]:
            at = at[key] if _has(at, key) else None
        if _has(at, path[-1]):
            at[path[-1]] = value
    return copy


def _has(at: Any, key: Any) -> bool:
    return key in at if isinstance(at, dict) else isinstance(at, list) and isinstance(key, int) and key < len(at)


def play_on(events: list[Any]) -> None:
    """Loads a log and, if that goes well, plays on with it."""
    program = Program()
    reply = check_reply(msgspec.json.encode({"do": "load", "events": events}), program)
    for seq in range(1, 9):
        if "error" in reply:
            return
        reply = check_reply(b'{"do":"requests","game":"g2"}', program)
        if "error" in reply or not reply["ok"]["requests"]:
            return
        asked = reply["ok"]["requests"][0]
        fields = {"player": asked["player"], "request": asked["id"], "choice": asked["options"][0]["choice"]}
        reply = check_reply(msgspec.json.encode({"do": "answer", "game": "g2", "seq": seq, **fields}), program)
