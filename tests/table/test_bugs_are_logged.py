"""A bug that is refused as "impossible" is logged: by a stable message, without secrets and players' words."""

from __future__ import annotations

import logging
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rules import Malformed, Option, Request, State
from rules.codec import decode_events, encode
from table import Table
from table.history import transfer
from table.history import verify as proof
from table.history.archive import pack
from table.referee import verbs as referee_game
from table.referee.protocol import PlainDescriber, answer_line
from table.referee.verbs import Referee
from tests.referee import NEW, Program, played
from tests.table.archives import archive, finished

ROOT = Path(__file__).parents[2]
PROGRAM = [sys.executable, "-c", "import sys; from table.referee.protocol import main; main(sys.stdin, sys.stdout)"]


def broken(*_: object) -> Any:
    """A function with a bug."""
    raise KeyError("a bug")


def logged(caplog: pytest.LogCaptureFixture) -> list[tuple[str, int, str]]:
    """What was logged, each with a traceback."""
    assert all(record.exc_info for record in caplog.records)
    return [(record.name, record.levelno, record.getMessage()) for record in caplog.records]


async def test_a_file_that_cannot_be_folded(
    table: Table, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    found = await archive(table, await finished(table))
    monkeypatch.setattr(transfer, "fold", broken)
    with pytest.raises(Malformed, match="export-impossible"):
        transfer.read_archive(pack(found))
    assert logged(caplog) == [("table.history.transfer", logging.WARNING, f"archive-not-read game='{found.game}'")]


async def test_a_file_whose_rolls_cannot_be_read(
    table: Table, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    found = await archive(table, await finished(table))
    monkeypatch.setattr(proof, "evolve", broken)
    with pytest.raises(Malformed, match="export-impossible"):
        proof.verify(found)
    assert logged(caplog) == [("table.history.verify", logging.WARNING, f"rolls-not-read game='{found.game}'")]
    assert found.secret not in caplog.text


def test_a_log_that_cannot_be_replayed(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    events = decode_events(encode(Program().ok("log", game="g1")))
    monkeypatch.setattr(transfer, "replay", broken)
    with pytest.raises(Malformed, match="log-impossible"):
        transfer.replay_log(events)
    assert logged(caplog) == [("table.history.transfer", logging.WARNING, "log-not-replayed")]


def test_an_imported_game_that_cannot_be_played_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    program = Program()
    program.game = program.ok("load", events=program.ok("log", game="g1"))["game"]
    asked = program.fields(program.asked["options"][0]["choice"])
    monkeypatch.setattr(referee_game, "decide", broken)
    assert program.code("answer", **asked) == "log-impossible"
    assert logged(caplog) == [("table.referee.verbs", logging.WARNING, "imported-game-not-played game=g2")]


def test_a_request_that_fails(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    program = Program()
    monkeypatch.setitem(program.referee._verbs, "pool", broken)
    assert program.code("pool") == "internal"
    assert logged(caplog) == [("table.referee.protocol", logging.ERROR, "request-failed")]


def test_words_that_fail(caplog: pytest.LogCaptureFixture) -> None:
    class Broken(PlainDescriber):
        def option(self, state: State, request: Request, option: Option) -> str:
            return str(broken())

        def error(self, code: str, facts: object) -> str:
            return str(broken())

    describer = Broken()
    referee = Referee(describer.option)
    answer_line(referee, msgspec.json.encode(NEW), describer)
    answer_line(referee, b"{}", describer)
    answer_line(referee, b'{"do":"requests","game":"g1"}', describer)
    error, *labels = logged(caplog)
    assert error == ("table.referee.protocol", logging.ERROR, "error-not-described code=unknown-do")
    kind = Program().asked["kind"]
    assert set(labels) == {("table.referee.verbs", logging.WARNING, f"option-not-labelled game=g1 kind={kind}")}


def test_facts_that_cannot_be_written(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    def refuse(_: object) -> object:
        raise Malformed("field", problem=object())

    program = Program()
    monkeypatch.setitem(program.referee._verbs, "pool", refuse)
    assert program.send("pool")["error"] == {"code": "field", "facts": {}, "message": "field"}
    assert logged(caplog) == [("table.referee.protocol", logging.ERROR, "facts-not-encoded code=field")]


@pytest.mark.long
def test_the_program_keeps_its_error_output_clean(caplog: pytest.LogCaptureFixture) -> None:
    events = played().ok("log", game="g1")
    next(event for event in events if event["type"] == "RangeDeclared")["frame"] = "Z9"
    assert Program().code("load", events=events) == "log-impossible"
    assert logged(caplog) == [("table.history.transfer", logging.WARNING, "log-not-replayed")]
    line = msgspec.json.encode({"do": "load", "events": events})
    done = subprocess.run(PROGRAM, cwd=ROOT, input=line, capture_output=True, timeout=60, check=True)
    assert msgspec.json.decode(done.stdout)["error"]["code"] == "log-impossible"
    assert done.stderr == b""
