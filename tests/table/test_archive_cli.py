"""Files of games by the command line: verify, export, import."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

import bot
from hosting import files
from storage import Storage
from table import NotAllowed, Table, log
from table.history.archive import make_archive
from tests.table.archives import finished, with_words
from tests.table.people import BEN, DMITRI, play
from tests.table.test_archive import SECRET, file_of, signed

# -- the command line ---------------------------------------------------------------------------------------------


def run(*arguments: str) -> int:
    """The exit status of ``bot.py`` with these arguments."""
    try:
        return bot.main(arguments)
    except SystemExit as left:
        return int(left.code or 0)


@pytest.mark.long(after=1)
@pytest.mark.parametrize(("what", "status"), [("whole", 0), ("running", 3), ("wrong", 1), ("cut", 2), ("none", 2)])
async def test_verify_says_it_with_its_exit_status(
    table: Table, tmp_path: Path, capsys: Any, what: str, status: int
) -> None:
    game = await with_words(table, BEN)
    game = await play(table, game, random.Random(1), **({"steps": 20} if what == "running" else {}))
    data = await file_of(table, game)
    told = json.loads(data)
    for line in told["log"] if what == "wrong" else []:
        for event in line["entry"]["rules"]:
            if event["type"] == "Rolled":
                event["faces"] = [face % 6 + 1 for face in event["faces"]]
    file = tmp_path / "game.json"
    if what != "none":
        file.write_bytes(signed(told) if what == "wrong" else data[: len(data) // 2] if what == "cut" else data)
    assert run("verify", str(file)) == status
    said = capsys.readouterr()
    assert bool(said.out.strip()) is (status != 2)
    assert bool(said.err.strip()) is (status == 2)


def test_what_is_missing_is_said(capsys: Any) -> None:
    assert run("verify") == 2
    assert run("import", "x.json") == 2
    assert "the following arguments are required: file" in capsys.readouterr().err


async def test_export_and_import_by_command_line(
    table: Table, storage: Storage, database_url: str, tmp_path: Path, capsys: Any
) -> None:
    game = await finished(table)
    settings, file = structs.replace(bot.Settings(), database_url=database_url), tmp_path / "out.json"
    assert await files.export_file(settings, game.id, str(file)) == 0
    assert file.read_bytes() == await file_of(table, game)
    import argparse

    asked = argparse.Namespace(file=str(file), host=DMITRI.user, channel=123, guild=1, running=False)
    assert await files.import_file(settings, asked) == 0
    row = await storage.games.get(capsys.readouterr().out.strip())
    assert row is not None
    assert (row.channel, row.host, row.status) == (123, DMITRI.user, "ended")


async def test_a_game_that_is_not_there_is_one_sentence(database_url: str, capsys: Any) -> None:
    with pytest.raises(NotAllowed, match="no-such-game"):
        await files.export(structs.replace(bot.Settings(), database_url=database_url), "0123456789")
    assert capsys.readouterr().out == ""


def test_packing_says_what_may_be_said() -> None:
    assert make_archive.__doc__
    entry = log.Entry((log.Joined(1, "Ana", SECRET, "words"),))
    (event,) = log.sealed(entry).table
    assert event == log.Joined(1, "Ana", None, "words")
