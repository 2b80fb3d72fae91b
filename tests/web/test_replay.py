"""The replay as one file: small, whole, without what players keep to themselves, and its dice computed again."""

from __future__ import annotations

import base64
import gzip
import json
import random
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from bot import main
from rules import RULESETS
from table import Game, Table
from table.history.archive import pack, unpack
from table.history.privacy import forget
from table.history.transfer import export_game
from tests.table.people import ANA, BEN, lobby, play, started
from web.replay import MODULES, bundle, replay_page

PAGE = Path(__file__).parents[2] / "web" / "page"
PAGE_MAX, FILE_MAX = 150_000, 2_000_000
CHECK = """
const { checkDice } = await import(process.argv[1]);
const { readFileSync } = await import("node:fs");
console.log(JSON.stringify(await checkDice(readFileSync(process.argv[2], "utf8"))));
"""


def data_of(page: bytes) -> Any:
    found = re.search(rb'id="data">([^<]*)<', page)
    assert found is not None
    return json.loads(gzip.decompress(base64.b64decode(found[1])))


async def ended(table: Table, ruleset: str, channel: int = 1) -> Game:
    size = RULESETS[ruleset].sizes[0]
    game = await started(table, ruleset=ruleset, channel=channel, size=size)
    game = await play(table, game, random.Random(7), 150)
    return game if game.status == "ended" else await table.end(game.id, ANA)


def checked(log: str, tmp_path: Path) -> dict[str, Any]:
    """What the page's own script finds about a log."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("no node here (apt-get install nodejs)")
    script, file = tmp_path / "proof.mjs", tmp_path / "game.json"
    script.write_text((PAGE / "proof.js").read_text())
    file.write_text(log)
    command = [node, "--input-type=module", "-e", CHECK, str(script), str(file)]
    answer: dict[str, Any] = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    return answer


@pytest.mark.parametrize("ruleset", sorted(RULESETS))
async def test_every_games_replay_steps_through_it_and_proves_its_dice(
    table: Table, ruleset: str, tmp_path: Path, same_dice: None
) -> None:
    game = await ended(table, ruleset)
    page = replay_page(await export_game(table, game))
    assert len(page) < FILE_MAX
    data = data_of(page)
    assert len(data["steps"]) > 20
    assert {"en", "fr"} == set(data["steps"][0]["lines"]) == set(data["words"])
    found = checked(data["log"], tmp_path)
    assert (found["promise"], found["wrong"], found["hidden"]) == ("kept", "", 0)
    assert found["rolls"] > 5


async def test_another_face_is_found(table: Table, tmp_path: Path, same_dice: None) -> None:
    archive = await export_game(table, await ended(table, "rapid-attack"))
    text = pack(archive).decode()
    faces = re.search(r'"faces":\[(\d)', text)
    assert faces is not None
    forged = text[: faces.start(1)] + str(int(faces[1]) % 6 + 1) + text[faces.end(1) :]
    assert checked(forged, tmp_path)["wrong"] == "digest"
    assert unpack(pack(archive)) == archive


async def test_a_running_game_keeps_its_secret(table: Table, tmp_path: Path) -> None:
    game = await play(table, await started(table), random.Random(3), 20)
    data = data_of(replay_page(await export_game(table, game)))
    found = checked(data["log"], tmp_path)
    assert (found["promise"], found["rolls"]) == ("sealed", 0)
    assert json.loads(data["log"])["secret"] == ""


async def test_a_seed_without_the_words_of_somebody_who_was_forgotten(table: Table, tmp_path: Path) -> None:
    game = await table.join((await lobby(table, BEN)).id, BEN, None, words="Ben says six")
    game = await play(table, await table.start(game.id, ANA), random.Random(7))
    await forget(table, BEN)
    archive = await export_game(table, await table.game(game.id))
    assert b"Ben" not in pack(archive)
    found = checked(data_of(replay_page(archive))["log"], tmp_path)
    assert (found["promise"], found["wrong"], found["hidden"]) == ("resealed", "", 0)
    assert found["rolls"] > 5


async def test_the_command_line_makes_the_same_page(table: Table, tmp_path: Path) -> None:
    archive = await export_game(table, await play(table, await started(table), random.Random(3), 20))
    (tmp_path / "game.json").write_bytes(pack(archive))
    assert main(["page", str(tmp_path / "game.json"), "-o", str(tmp_path / "replay.html")]) == 0
    assert (tmp_path / "replay.html").read_bytes() == replay_page(archive)


def test_the_page_is_light_and_its_modules_are_small() -> None:
    files = {file.name: file for file in PAGE.iterdir()}
    live = [file for name, file in files.items() if name not in ("replay.js", "proof.js")]
    assert sum(file.stat().st_size for file in live) + 30_000 < PAGE_MAX  # with icons and words
    assert len(files) <= 16
    assert all(len(file.read_text().splitlines()) <= 400 for file in files.values())


def test_the_page_fetches_nothing_from_elsewhere() -> None:
    for file in PAGE.iterdir():
        text = file.read_text().replace("http://www.w3.org/2000/svg", "")
        assert not re.search(r"https?://|//[a-z]+\.|eval\(|innerHTML = (?!text)", text), file.name


def test_a_bundle_has_every_module_and_no_import() -> None:
    script = bundle()
    assert not re.search(r"^(?:import|export) ", script, re.MULTILINE)
    assert all(f"modules.{name} =" in script for name in MODULES)
