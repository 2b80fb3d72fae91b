"""The referee as JSON lines: every verb, every way of asking wrongly, and nonsense."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rules import RULESETS, Option, Request, State
from table.referee.protocol import PlainDescriber, main
from tests.referee import NEW, PLAYERS, Program, ask, ask_lines

ATTACK: dict[str, Any] = {
    "do": "attack",
    "ruleset": "rapid-attack",
    "attack": 4,
    "range": "direct-fire",
    "target": "frame",
    "covers": [],
}


# --- the line ---------------------------------------------------------------------------------------------------------

DEEP = b"[" * 100_000


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"", "not-json"),
        (b"   ", "not-json"),
        (b"hello", "not-json"),
        (b"{", "not-json"),
        (b'{"do":"rulesets"} x', "not-json"),
        (b'{"do":NaN}', "not-json"),
        (b'{"do":Infinity}', "not-json"),
        (b'{"do":1e999}', "not-json"),
        (b'{"do":"\\ud800"}', "not-json"),
        (b'{"do":"\xff"}', "not-json"),
        (b'{"do":"\xed\xa0\x80"}', "not-json"),
        (b'{"do":' + b"9" * 5000 + b"}", "not-json"),
        (b"\x00\x01\x02", "not-json"),
        (DEEP, "too-deep"),
        (b'{"do":' + DEEP, "too-deep"),
        (b'{"id":' * 100_000, "too-deep"),
        (b"[]", "not-an-object"),
        (b"null", "not-an-object"),
        (b'"rulesets"', "not-an-object"),
        (b"{}", "unknown-do"),
        (b'{"do":null}', "unknown-do"),
        (b'{"do":["pool"]}', "unknown-do"),
        (b'{"do":"Pool"}', "unknown-do"),
        (b'{"do":"__class__"}', "unknown-do"),
        (b'{"do":"rulesets","x":"' + b"x" * 10_000_000 + b'"}', "line-too-long"),
        (b"x" * 10_000_000, "not-json"),
        (b" " * 70_000_000, "line-too-long"),
    ],
    ids=lambda value: str(value[:40]),
)
def test_a_line_that_is_no_request(line: bytes, code: str) -> None:
    replies = ask_lines([line, b'{"id":"still there","do":"pool","ruleset":"mez","systems":[]}'])
    assert len(replies) == 2
    assert msgspec.json.decode(replies[0])["error"]["code"] == code
    assert replies[1] == b'{"id":"still there","ok":{"dice":["W6","W6","G8"]}}'


@pytest.mark.parametrize("identity", [0, "a", "é🤖", None, True, 1.5, [1, [2]], {"a": {"b": None}}, 2**63, 10**30])
def test_the_id_is_echoed_whatever_it_is(identity: Any) -> None:
    for request in ({"do": "rulesets"}, {"do": "nothing"}):
        (reply,) = ask({"id": identity, **request})
        assert reply["id"] == identity


@pytest.mark.parametrize("line", [b'{"id":7,"do":NaN}', b'{"id":7,"do":"\\ud800"}'])
def test_the_id_of_a_line_that_is_almost_json(line: bytes) -> None:
    (reply,) = ask_lines([line])
    assert msgspec.json.decode(reply)["id"] == 7


def test_a_missing_id_is_null() -> None:
    assert ask({"do": "rulesets"})[0]["id"] is None


def test_the_last_line_needs_no_line_end_and_carriage_returns_do_no_harm() -> None:
    out = io.BytesIO()
    main(io.BytesIO(b'{"id":1,"do":"nothing"}\r\n{"id":2,"do":"nothing"}'), out)
    assert [msgspec.json.decode(line)["id"] for line in out.getvalue().splitlines()] == [1, 2]


def test_a_describer_that_fails_does_no_harm() -> None:
    class Broken(PlainDescriber):
        def option(self, state: State, request: Request, option: Option) -> str:
            raise KeyError(option.label)

        def error(self, code: str, facts: dict[str, Any]) -> str:
            raise KeyError(code)

    out = io.BytesIO()
    lines = [b"{}", msgspec.json.encode({**NEW, "size": "demo"}), b'{"do":"requests","game":"g1"}']
    main(io.BytesIO(b"\n".join(lines)), out, Broken())
    wrong, _, asked = (msgspec.json.decode(line) for line in out.getvalue().splitlines())
    assert wrong["error"]["message"] == "unknown-do"
    assert asked["ok"]["requests"][0]["options"][0]["label"] == "frame"


def test_what_nobody_foresaw_is_an_error_too(monkeypatch: pytest.MonkeyPatch) -> None:
    program = Program()
    monkeypatch.setitem(program.referee._verbs, "pool", lambda request: 1 / 0)
    assert program.code("pool") == "internal"


PROGRAM = [sys.executable, "-c", "import sys; from table.referee.protocol import main; main(sys.stdin, sys.stdout)"]
ROOT = Path(__file__).parents[2]


@pytest.mark.long
def test_the_program_ends_with_status_zero() -> None:
    result = subprocess.run(PROGRAM, cwd=ROOT, input=b"\xff\n[\n{}", capture_output=True, timeout=60, check=False)
    assert (result.returncode, result.stderr, len(result.stdout.splitlines())) == (0, b"", 3)


@pytest.mark.long
def test_a_reader_that_has_gone_ends_the_program_quietly() -> None:
    read, write = os.pipe()
    os.close(read)
    with subprocess.Popen(PROGRAM, cwd=ROOT, stdin=subprocess.PIPE, stdout=write, stderr=subprocess.PIPE) as program:
        os.close(write)
        _, errors = program.communicate(b'{"do":"rulesets"}\n' * 2000, timeout=60)
    assert (program.returncode, errors) == (0, b"")


@pytest.mark.long
def test_replies_are_flushed_one_by_one() -> None:
    with subprocess.Popen(PROGRAM, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        for number in range(3):
            program.stdin.write(b'{"id":%d,"do":"nothing"}\n' % number)
            program.stdin.flush()
            assert json.loads(program.stdout.readline())["id"] == number
        program.stdin.close()
        assert program.wait(60) == 0


# --- the rules without a game -----------------------------------------------------------------------------------------


SIZES = {"football": {"match", "friendly", "custom"}, "intercept-orbit": {"standard", "afternoon", "custom"}}


def test_rulesets() -> None:
    (reply,) = ask({"do": "rulesets"})
    assert [entry["id"] for entry in reply["ok"]] == list(RULESETS)
    for entry in reply["ok"]:
        sizes = SIZES.get(entry["id"], {"skirmish", "battle", "demo", "custom"})
        assert sizes == {size["id"] for size in entry["sizes"]}
        assert isinstance(entry["options"], list)


OPTIONS: dict[str, Any] = {
    "dice": ["bot", "typed"],
    "deployment": ["guided", "free"],
    **{
        name: [False, True]
        for name in (
            "split-range",
            "elevation",
            "hazards",
            "initiative",
            "drop-whites",
            "jettison",
            "trust",
            "claims",
            "terrain",
            "initiative-kept",
            "most-assets",
        )
    },
}


OWN: dict[str, dict[str, Any]] = {
    "mez": {name: values for name, values in OPTIONS.items() if name != "split-range"},
    "football": {
        "dice": ["bot", "typed"],
        "coaching": [False, True],
        "tackle-breaks": [False, True],
        "trust": [False, True],
    },
    "intercept-orbit": {"dice": ["bot", "typed"], "trust": [False, True]},
}


def test_every_ruleset_lists_its_options_with_their_values() -> None:
    (reply,) = ask({"do": "rulesets"})
    for entry in reply["ok"]:
        wanted = OWN.get(entry["id"], OPTIONS)
        assert {option["id"]: option["values"] for option in entry["options"]} == wanted


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in OPTIONS.items() for value in values])
def test_every_listed_value_of_an_option_is_taken_and_kept(name: str, value: Any) -> None:
    program = Program(options={name: value})
    assert program.ok("state", game="g1")["options"] == {name: value}
    assert program.ok("requests", game="g1")["requests"]


def test_every_listed_size_begins_a_game_with_generated_companies() -> None:
    (listed,) = ask({"do": "rulesets"})
    requests = [
        {"do": "new", "ruleset": entry["id"], "size": size, "players": [{"name": f"{n}"} for n in range(players)]}
        for entry in listed["ok"]
        for size in entry["sizes"]
        for players in [size.get("players", 2)]
    ]
    for reply in ask(*requests):
        assert reply["ok"]["seq"] == 1


@pytest.mark.parametrize(
    ("fields", "dice"),
    [
        ({"systems": []}, "W6 W6 G8"),
        ({"systems": ["rd", "RD"], "range": "direct-fire", "rockets": 1}, "W6 W6 R6 R6 R8 R8"),
        ({"systems": ["E"], "hazard": True, "white": 1}, "W6 G8"),
        ({"systems": ["B", "Rd"], "range": None, "white": 0}, "B6"),
    ],
)
def test_pool(fields: dict[str, Any], dice: str) -> None:
    (reply,) = ask({"do": "pool", "ruleset": "rapid-attack", **fields})
    assert " ".join(reply["ok"]["dice"]) == dice


BAD: list[tuple[str, dict[str, Any]]] = [
    ("field", {"do": "pool"}),
    ("field", {"do": "pool", "ruleset": "rapid-attack"}),
    ("field", {"do": "pool", "ruleset": ["rapid-attack"], "systems": []}),
    ("ruleset-unknown", {"do": "pool", "ruleset": "chess", "systems": []}),
    ("ruleset-unknown", {"do": "pool", "ruleset": "x" * 100_000, "systems": []}),
    ("field", {"do": "pool", "ruleset": "mez", "systems": "Rd"}),
    ("field", {"do": "pool", "ruleset": "mez", "systems": [None]}),
    ("system-unknown", {"do": "pool", "ruleset": "mez", "systems": ["W"]}),
    ("too-many-systems", {"do": "pool", "ruleset": "mez", "systems": ["B", "B", "G", "G", "Y"]}),
    ("too-many-of-a-type", {"do": "pool", "ruleset": "mez", "systems": ["B", "B", "B"]}),
    ("field", {"do": "pool", "ruleset": "mez", "systems": [], "white": 3}),
    ("field", {"do": "pool", "ruleset": "mez", "systems": [], "white": True}),
    ("field", {"do": "pool", "ruleset": "mez", "systems": [], "rockets": 10**9}),
    ("field", {"do": "pool", "ruleset": "mez", "systems": [], "rockets": -1}),
    ("field", {"do": "pool", "ruleset": "mez", "systems": [], "range": "far"}),
    ("field", {"do": "pool", "ruleset": "mez", "systems": [], "hazard": "no"}),
    ("field", {"do": "ppa", "ruleset": "mez", "companies": []}),
    ("field", {"do": "ppa", "ruleset": "mez", "companies": [{"frames": 4}]}),
    ("field", {"do": "ppa", "ruleset": "mez", "companies": [{"frames": [[]], "stations": 10**12}]}),
    ("system-unknown", {"do": "ppa", "ruleset": "mez", "companies": [{"frames": [["?"]]}]}),
    ("field", {**ATTACK, "attack": 10**9}),
    ("field", {**ATTACK, "attack": 2**64}),
    ("field", {**ATTACK, "attack": -1}),
    ("field", {**ATTACK, "attack": 1.5}),
    ("field", {**ATTACK, "attack": "4"}),
    ("field", {**ATTACK, "target": "station"}),
    ("field", {**ATTACK, "range": "assault"}),
    ("field", {**ATTACK, "covers": {"kind": "terrain"}}),
    ("field", {**ATTACK, "covers": [{"kind": "debris"}]}),
    ("field", {**ATTACK, "covers": [{"hits": 1}]}),
    ("field", {**ATTACK, "covers": [{"kind": "terrain", "hits": -1}]}),
    ("field", {**ATTACK, "covers": [{"kind": "terrain", "hits": 1}] * 100}),
    ("defense-systems", {**ATTACK, "covers": [{"kind": "frame", "systems": 1, "defense_systems": 2}]}),
    ("too-many-dice", {**ATTACK, "attack": 99, "spot": 99}),
    ("too-many-dice", {**ATTACK, "do": "odds", "attack": 99, "spot": 99}),
    ("dice-needed", {**ATTACK, "dice": [1, 2, 3]}),
    ("dice-too-many", {**ATTACK, "dice": [1, 2, 3, 4, 5]}),
    ("dice-impossible", {**ATTACK, "dice": [1, 2, 3, 7]}),
    ("dice-impossible", {**ATTACK, "dice": [1, 2, 3, 0]}),
    ("field", {**ATTACK, "dice": [1, 2, 3, True]}),
    ("field", {**ATTACK, "dice": [1, 2, 3, "4"]}),
    ("field", {**ATTACK, "dice": "1234"}),
    ("field", {**ATTACK, "dice": [1] * 100_000}),
    ("field", {"do": "new"}),
    ("field", {**NEW, "players": "Ana"}),
    ("field", {**NEW, "players": [{"company": "Rd"}]}),
    ("field", {**NEW, "players": [{"name": ""}, {"name": "b"}]}),
    ("field", {**NEW, "players": [{"name": "x" * 101}, {"name": "b"}]}),
    ("field", {**NEW, "players": [{"name": "a", "company": 7}, {"name": "b"}]}),
    ("wrong-number-of-players", {**NEW, "players": []}),
    ("wrong-number-of-players", {**NEW, "players": PLAYERS * 3}),
    ("field", {**NEW, "players": PLAYERS * 50}),
    ("size-unknown", {**NEW, "size": "huge"}),
    ("size-unknown", {**NEW, "size": {}}),
    ("size-number", {**NEW, "size": {"id": "custom", "frames": 10**9}}),
    ("field", {**NEW, "size": 4}),
    ("table-unknown", {**NEW, "table": "tablecloth"}),
    ("option-unknown", {**NEW, "options": {"cheat": True}}),
    ("option-unknown", {**NEW, "options": {"dice": ["bot"]}}),
    ("option-unknown", {**NEW, "options": {"dice": True}}),
    ("option-unknown", {**NEW, "options": {"deployment": "by-post"}}),
    ("option-unknown", {**NEW, "options": {"hazards": "true"}}),
    ("option-unknown", {**NEW, "options": {"hazards": 1}}),
    ("option-unknown", {**NEW, "options": {"hazards": 1.0}}),
    ("option-unknown", {**NEW, "options": {"hazards": None}}),
    ("option-unknown", {**NEW, "options": {"hazards": [True]}}),
    ("option-unknown", {**NEW, "options": {"Hazards": True}}),
    ("option-unknown", {**NEW, "options": {"": True}}),
    ("option-unknown", {**NEW, "options": {"x" * 100_000: "y" * 100_000}}),
    ("field", {**NEW, "options": []}),
    ("seed", {**NEW, "seed": "xyz"}),
    ("seed", {**NEW, "seed": "abc"}),
    ("seed", {**NEW, "seed": ""}),
    ("seed", {**NEW, "seed": "00" * 1000}),
    ("system-unknown", {**NEW, "players": [{"name": "a", "company": "Zz"}, {"name": "b"}]}),
    ("wrong-number-of-frames", {**NEW, "players": [{"name": "a", "company": "Rd"}, {"name": "b"}]}),
    ("no-such-game", {"do": "requests", "game": "g1"}),
    ("field", {"do": "requests", "game": 1}),
    ("no-such-game", {"do": "state", "game": ""}),
    ("no-such-game", {"do": "log", "game": "x" * 10_000}),
    ("no-such-game", {"do": "outcome", "game": "g0"}),
    ("no-such-game", {"do": "undo", "game": "g0", "player": 0}),
    ("field", {"do": "undo", "game": "g0"}),
    ("log-empty", {"do": "load", "events": []}),
    ("size-fixed", {**NEW, "size": {"id": "skirmish", "clock": 3}}),
    ("size-fixed", {**NEW, "ruleset": "intercept-orbit", "size": {"id": "standard", "clock": 3}}),
    ("size-fixed", {**NEW, "ruleset": "football", "size": {"id": "match", "frames": [2, 2]}}),
    ("field-unknown", {**NEW, "size": {"id": "custom", "frame": 3}}),
    ("field", {"do": "load", "events": "all"}),
    ("field", {"do": "load", "events": [1]}),
    ("log-unreadable", {"do": "load", "events": [{}]}),
    ("log-unreadable", {"do": "load", "events": [{"type": "Boom"}]}),
    ("log-impossible", {"do": "load", "events": [{"type": "RoundBegan", "round": 1}]}),
]


UNKNOWN: list[tuple[str, dict[str, Any]]] = [
    ("tabel", {**NEW, "tabel": "map"}),
    ("fleet", {**NEW, "players": [{"name": "a", "fleet": "Rd"}, {"name": "b"}]}),
    ("x", {"do": "rulesets", "x": 1}),
    ("palyer", {"do": "requests", "game": "g0", "palyer": 1}),
    ("faces", {"do": "answer", "game": "g0", "seq": 1, "player": 0, "request": "r", "choice": "c", "faces": [1]}),
    ("at", {"do": "preview", "game": "g0", "player": 0, "request": "r", "choice": "c", "at": 1}),
    ("seq", {"do": "undo", "game": "g0", "player": 0, "seq": 1}),
    ("player", {"do": "load", "events": [], "player": 1}),
    ("system", {"do": "pool", "ruleset": "mez", "systems": [], "system": "B"}),
    ("station", {"do": "ppa", "ruleset": "mez", "companies": [{"frames": [], "station": 1}]}),
    ("dice", {**ATTACK, "do": "odds", "dice": [1]}),
    ("bricks", {**ATTACK, "covers": [{"kind": "terrain", "hits": 1, "bricks": 6}]}),
    ("white", {"do": "pool", "ruleset": "football", "systems": [], "white": 1}),
    ("covers", {"do": "odds", "ruleset": "football", "attack": 1, "covers": []}),
    (
        "hits",
        {
            **ATTACK,
            "ruleset": "intercept-orbit",
            "target": "ship",
            "range": "assault",
            "covers": [{"kind": "ship", "hits": 1}],
        },
    ),
    ("frames", {"do": "ppa", "ruleset": "intercept-orbit", "companies": [{"ships": [], "frames": []}]}),
]


@pytest.mark.parametrize(("field", "request_"), UNKNOWN, ids=[field for field, _ in UNKNOWN])
def test_an_unknown_field_is_refused_by_name(field: str, request_: dict[str, Any]) -> None:
    (reply,) = ask(request_)
    assert reply["error"]["code"] == "field-unknown"
    assert reply["error"]["facts"]["field"] == field


def test_a_size_may_come_with_its_own_numbers() -> None:
    size = {"id": "skirmish", "players": 2, "clock": 11, "stations": 3}
    assert "ok" in ask({**NEW, "size": size})[0]


@pytest.mark.parametrize(("code", "request_"), BAD, ids=[f"{n}-{code}" for n, (code, _) in enumerate(BAD)])
def test_what_is_asked_wrongly(code: str, request_: dict[str, Any]) -> None:
    (reply,) = ask({"id": 1, **request_})
    assert reply["error"]["code"] == code
    assert len(json.dumps(reply)) < 2000


def test_an_attack_without_dice_rolls_them() -> None:
    (reply,) = ask(ATTACK)
    assert len(reply["ok"]["dice"]) == reply["ok"]["damage_dice"] == 4
    assert reply["ok"]["target_hits"] == sum(face >= 5 for face in reply["ok"]["dice"])


def test_terrain_neither_defends_nor_is_spotted() -> None:
    (reply,) = ask({**ATTACK, "target": "terrain", "spot": 5, "defense": 2, "dice": [6, 4, 3, 1]})
    assert reply["ok"]["steps"][0] == {"die": 1, "hits": None}
    assert (reply["ok"]["damage_dice"], reply["ok"]["target_hits"]) == (4, 2)


def test_odds_add_up() -> None:
    covers = [{"kind": "terrain", "hits": 1}, {"kind": "frame", "systems": 0, "white": 1}]
    (reply,) = ask({**ATTACK, "do": "odds", "covers": covers})
    chances = reply["ok"]["target_hits"]
    assert list(chances) == ["0", "1", "2", "3", "4"]
    assert sum(chances.values()) == pytest.approx(1, abs=1e-12)
    assert sum(int(n) * p for n, p in chances.items()) == pytest.approx(reply["ok"]["mean"], abs=1e-12)
    assert reply["ok"]["cover_gone"][0] == pytest.approx(1 - (4 / 6) ** 4, abs=1e-12)
