"""Data of the version before the modules were rearranged reads as it did: logs, exports, codes.

The files in ``before/`` were made by the program as it was then. They are never made again.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rules.codec import to_builtins
from rules.field import read_field, write_field
from rules.games import builder_of
from rules.share_codes import Sheet, read_code, write_code
from table.history.archive import pack, unpack
from table.history.transfer import read_archive
from table.history.verify import verify

FOLDER = Path(__file__).parent / "before"
GAMES = sorted(path.name.removesuffix(".game.json.gz") for path in FOLDER.glob("*.game.json.gz"))


def read(name: str) -> bytes:
    return gzip.decompress((FOLDER / name).read_bytes())


def agrees(now: Any, then: Any) -> bool:
    """Whether everything that there was then is the same now; there may be more now."""
    if isinstance(then, dict):
        return isinstance(now, dict) and all(name in now and agrees(now[name], value) for name, value in then.items())
    if isinstance(then, list):
        return len(now) == len(then) and all(map(agrees, now, then))
    return bool(now == then)


@pytest.mark.long(after=5)
@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_before_folds_to_the_same_state(name: str) -> None:
    archive, game = read_archive(read(f"{name}.game.json.gz"))
    then = json.loads(read(f"{name}.state.json.gz"))
    if then["status"] == "running":
        then["state"].pop("orders", None)  # a running game's file keeps standing orders sealed
    now = {
        "status": game.status,
        "seq": game.seq,
        "host": game.host,
        "title": game.title,
        "ruleset": game.ruleset,
        "table": game.table,
        "seats": [[seat.user, seat.name, seat.before] for seat in game.seats],
        "decisions": len(game.decisions),
        "asked": [[r.id, r.player, r.kind] for r in game.requests],
        "state": json.loads(msgspec.json.encode(to_builtins(game.state))),
    }
    offered = [{option.choice for option in r.options} for r in game.requests]
    assert all(set(asked.pop()) <= choices for asked, choices in zip(then["asked"], offered, strict=True))
    assert agrees(now, then)
    assert verify(archive).correct
    assert verify(archive).proven is (game.status == "ended")


@pytest.mark.parametrize("name", GAMES)
def test_an_export_of_before_is_written_with_everything_that_was_in_it(name: str) -> None:
    data = read(f"{name}.game.json.gz")
    now, then = (json.loads(text) for text in (pack(unpack(data)), data))
    then.pop("digest")
    assert agrees(now, then)


def test_share_codes_of_before_hold_the_same_forces() -> None:
    for entry in json.loads((FOLDER / "share-codes.json").read_text()):
        sheet = read_code(entry["code"])
        assert (sheet.ruleset, sheet.size, sheet.players) == (entry["ruleset"], entry["size"], entry["players"])
        builder = builder_of(sheet.ruleset)
        assert builder.write(sheet.force) == entry["text"]
        force = builder.read(entry["text"]).force
        assert write_code(Sheet(sheet.name, sheet.ruleset, sheet.size, sheet.players, force)) == entry["code"]


def test_field_codes_of_before_lay_out_the_same_field() -> None:
    for entry in json.loads(read("field-codes.json.gz")):
        field = read_field(entry["code"])
        assert agrees(json.loads(msgspec.json.encode(field)), entry["field"])
        assert write_field(field) == entry["code"]
