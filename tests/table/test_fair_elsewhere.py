"""Every roll computed again by other programs, from the file and the page about dice alone."""

from __future__ import annotations

import hashlib
import hmac
import json
import random
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from rules import FAMILIES, Event, FairDice, Family
from table import Table, log
from table.history.archive import pack
from table.history.verify import verify
from table.records.provable_dice import commitment_of, message, seed_of
from tests.rules.rapid_attack import events as ev
from tests.table.archives import ADVANCED, WORDS, archive, changed, finished, other_face, taken_back, with_words
from tests.table.people import BEN, CHLOE, answer, any_choice, play

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[2]
RECOUNT = Path(__file__).with_name("recount.mjs")
OTHERS: list[dict[str, Any]] = [
    {"ruleset": "rapid-attack", "kind": "map", "size": {"id": "custom", "frames": 3, "stations": 1, "clock": 5}},
    {"ruleset": "mez", "size": "skirmish"},
    {"ruleset": "unofficial", "size": "skirmish"},
    {"ruleset": "football", "size": "friendly"},
    {"ruleset": "football", "size": "friendly", "options": {"coaching": True}},
    {"ruleset": "football", "kind": "map", "size": {"id": "custom", "frames": 2}},
    {"ruleset": "intercept-orbit", "size": "standard"},
    {"ruleset": "intercept-orbit", "kind": "map", "size": {"id": "custom", "tas_min": 2, "tas_max": 2, "hvas": 1}},
]
"""Games of every ruleset, on every kind of table."""


def faces_by_the_book(secret: bytes, game: str, words: list[str]) -> Callable[[int, int], int]:
    """docs/dice.md in the plainest Python there is."""
    text = b"mf-dice-2\n"
    for part in [game, *words]:
        text += str(len(part.encode("utf-8"))).encode() + b":" + part.encode("utf-8") + b"\n"
    seed = hmac.new(secret, text, "sha256").digest()

    def face(index: int, sides: int) -> int:
        attempt = 0
        while True:
            number = int(hmac.new(seed, f"{index}/{attempt}".encode(), "sha256").hexdigest()[:16], 16)
            if number < 2**64 - 2**64 % sides:
                return number % sides + 1
            attempt += 1

    return face


async def test_a_second_program_finds_the_same(table: Table) -> None:
    game = await finished(table, BEN, CHLOE, size="skirmish")
    told = json.loads(pack(await archive(table, game)))
    face = faces_by_the_book(bytes.fromhex(told["secret"]), told["game"], list(WORDS.values()))
    index = pools = 0
    for line in told["log"]:
        for event in line["entry"]["rules"]:
            if event["type"] == "TieDrawn":
                index += len(event["among"]) > 1
            elif event["type"] == "LotsDrawn":
                index += 1
            elif event["type"] in ("Rolled", "AttackResolved"):
                sides = [int(die[1:]) for die in event["dice"]] if "faces" in event else [6] * len(event["dice"])
                due = [face(index + place, size) for place, size in enumerate(sides)]
                assert event["faces"] == due if "faces" in event else event["dice"] == sorted(due)
                index += len(sides)
                pools += 1
    assert pools > 20


@pytest.mark.skipif(shutil.which("node") is None, reason="no node here to run the program in another language")
@pytest.mark.parametrize("played", OTHERS, ids=lambda played: "-".join(map(str, played.values()))[:40])
async def test_a_program_in_another_language_finds_the_same(
    table: Table, tmp_path: Path, played: dict[str, Any]
) -> None:
    game = await finished(table, BEN, seed=3, **played)
    found = await archive(table, game)
    report = verify(found)
    assert report.rolls > 5
    assert recount(tmp_path, pack(found)) == {"ok": True, "rolls": report.rolls, "dice": report.dice}


@pytest.mark.skipif(shutil.which("node") is None, reason="no node here to run the program in another language")
@pytest.mark.parametrize("options", [{}, ADVANCED], ids=["plain", "advanced"])
async def test_a_program_in_another_language_finds_a_lie(table: Table, tmp_path: Path, options: dict[str, Any]) -> None:
    game = await finished(table, BEN, CHLOE, size="skirmish", options=options, seed=3)
    found = await archive(table, game)
    report = verify(found)
    assert recount(tmp_path, pack(found)) == {"ok": True, "rolls": report.rolls, "dice": report.dice}
    lie = changed(found, ev.Rolled, lambda event: structs.replace(event, faces=other_face(event.faces)))
    wrong = verify(lie).wrong
    assert wrong is not None
    refused = recount(tmp_path, pack(lie))
    assert not refused["ok"]
    assert refused["why"].startswith(f"entry {wrong.seq}, die {wrong.index}:")


@pytest.mark.skipif(shutil.which("node") is None, reason="no node here to run the program in another language")
async def test_the_other_language_knows_undone_rolls(table: Table, tmp_path: Path) -> None:
    game = await with_words(table, BEN)
    chance = random.Random(7)
    while not (game.decisions and game.decisions[-1].rolled):
        game = await answer(table, game, any_choice(game, chance))
    game = await taken_back(table, game)
    game = await play(table, game, chance)
    report = verify(await archive(table, game))
    assert report.again >= 1
    assert recount(tmp_path, pack(await archive(table, game)))["dice"] == report.dice


@pytest.mark.parametrize("family", FAMILIES.values(), ids=lambda family: family.id)
def test_the_page_lists_every_event_that_rolls(family: Family) -> None:
    rolling = {kind.__struct_config__.tag for kind in family.events if kind.throws is not Event.throws}
    page = (ROOT / "docs" / "dice.md").read_text()
    listed = set(re.findall(r"^\| `([\w.-]+)` \|", page, re.MULTILINE))
    assert len(rolling) > 3
    assert rolling == listed & {kind.__struct_config__.tag for kind in family.events}


def recount(folder: Path, data: bytes) -> dict[str, Any]:
    """What the other program says of a file."""
    file = folder / "game.json"
    file.write_bytes(data)
    done = subprocess.run(["node", str(RECOUNT), str(file)], capture_output=True, text=True, timeout=60, check=False)
    assert done.stderr == ""
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_the_example_in_the_documentation_is_right() -> None:
    text = (ROOT / "docs" / "dice.md").read_text()
    rows = dict(re.findall(r"^\| ([^|]+?) \| `?([^|`]+?)`? \|$", text, re.MULTILINE))
    secret, words = bytes(range(32)), ("", "dé d'Ana")
    seed = seed_of(secret, log.Seeded(2, "", "0123456789", words))
    digest = hmac.digest(seed, b"0/0", hashlib.sha256)
    assert rows["commitment"] == commitment_of(secret)
    assert rows["message"] == message("0123456789", words).hex()
    assert rows["seed"] == seed.hex()
    assert rows["HMAC of `0/0`"] == digest.hex()
    assert rows["its first eight bytes"] == str(int.from_bytes(digest[:8], "big"))
    for name, sides in (("dice 0 to 11 as d6", 6), ("as d8", 8), ("as d20", 20)):
        assert rows[name] == " ".join(map(str, FairDice(seed).roll((f"K{sides}",) * 12)))
