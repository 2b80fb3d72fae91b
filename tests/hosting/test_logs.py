"""What the program logs: lines of JSON, and Sentry without what may be secret."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.gateway.asked import ASKED, Asked
from hosting.logs import set_up_logs


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Loggers as other tests know them."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    root.handlers = []
    yield
    root.handlers, root.level = handlers, level


def test_a_line_of_json_has_the_ids_as_fields(capsys: Any) -> None:
    set_up_logs("INFO", "json")
    logger = logging.getLogger("cogs.some")
    logger.info("ping-not-sent game=%s status=%s", "abc", 403)
    logger.debug("nothing")
    try:
        raise ValueError("wrong")
    except ValueError:
        logger.exception("unforeseen id=%s", "f00")
    first, second = map(json.loads, capsys.readouterr().err.splitlines())
    assert (first["level"], first["logger"], first["fields"]) == (
        "INFO",
        "cogs.some",
        {"game": "abc", "status": "403"},
    )
    assert second["fields"] == {"id": "f00"}
    assert "ValueError: wrong" in second["trace"]
    assert first["at"].endswith("+00:00")


def test_values_with_spaces_are_whole_and_lines_name_their_interaction(capsys: Any) -> None:
    set_up_logs("INFO", "json")
    ASKED.set(Asked(77, 1, 2, "game new", "abc"))
    try:
        logging.getLogger("cogs.some").warning("refused status=%s text=%s", 403, "Missing Access here")
        logging.getLogger("cogs.some").info("answered", extra={"fields": {"command": "game new", "guild": None}})
        set_up_logs("INFO", "text")
        logging.getLogger("cogs.some").info("answered", extra={"fields": {"command": "game new"}})
    finally:
        ASKED.set(None)
    refused, answered, text = capsys.readouterr().err.splitlines()
    of = {"interaction": "77", "game": "abc"}
    assert json.loads(refused)["fields"] == {**of, "status": "403", "text": "Missing Access here"}
    assert json.loads(answered)["fields"] == {**of, "command": "game new"}
    assert text.endswith("INFO cogs.some answered interaction=77 game=abc command=game new")


def test_a_warning_fills_no_disk(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    set_up_logs("INFO", "text")
    for now in [1000.0 + n / 10 for n in range(300)] + [1060.0]:
        monkeypatch.setattr("logging.time.time", lambda now=now: now)
        logging.getLogger("cogs").warning("board-later status=%s", 503)
        logging.getLogger("cogs").error("unforeseen id=%s", now)
    lines = capsys.readouterr().err.splitlines()
    warnings = [line for line in lines if "board-later" in line]
    assert len(warnings) == 11
    assert warnings[9].endswith("board-later status=503 silent=59s")
    assert not any("silent" in line for line in [*warnings[:9], warnings[10]])
    assert sum("unforeseen" in line for line in lines) == 301


def test_sentry_gets_neither_locals_nor_people(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[str, Any] = {}

    def init(address: str, **options: Any) -> None:
        asked.update(options, address=address)

    monkeypatch.setitem(sys.modules, "sentry_sdk", SimpleNamespace(init=init))
    set_up_logs("INFO", "text", "https://key@sentry.example/1")
    assert asked["address"] == "https://key@sentry.example/1"
    assert (asked["include_local_variables"], asked["send_default_pii"]) == (False, False)


def test_sentry_that_is_not_installed_is_said(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setitem(sys.modules, "sentry_sdk", None)
    set_up_logs("INFO", "text", "https://key@sentry.example/1")
    assert "sentry-sdk-not-installed" in capsys.readouterr().err
