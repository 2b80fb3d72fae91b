"""The replay as one file: small, whole, without what players keep to themselves, and its dice computed again."""

from __future__ import annotations

import base64
import gzip
import hashlib
import io
import json
import random
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bench.boards import INSIDE, LATER
from bot import main
from render.photo import THUMBNAILS
from rules import RULESETS
from table import Game, Table
from table.history.archive import pack, unpack
from table.history.privacy import forget
from table.history.transfer import export_game
from tests.long import LONG
from tests.table.people import ANA, BEN, lobby, play, started
from tests.web.boards import Client, boards
from text import LOCALES
from web.replay import MODULES, bundle, replay_page
from web.services import Services
from web.words import asset

PAGE = Path(__file__).parents[2] / "web" / "page"
SDK = "discord.js"
PAGE_MAX, FILE_MAX = 200_000, 2_000_000
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


@pytest.mark.long(after=1)
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


GRAPH = {
    "players": ["Ana", "Ben"],
    "points": [{"seq": 5, "chances": [0.5, 0.5]}, {"seq": 30, "chances": [0.7, 0.3]}],
    "turns": [{"seq": 20, "player": 1, "lost": 0.12, "played": "Pass", "better": "Attack A1", "why": ""}],
}


def portrait() -> bytes:
    """A picture as it is kept, as large as it may be."""
    out = io.BytesIO()
    Image.effect_noise((256, 256), 90).convert("RGB").save(out, "WEBP", quality=80)
    return out.getvalue()


@pytest.mark.long
async def test_pictures_and_chances_come_with_it_and_are_bounded(table: Table) -> None:
    archive = await export_game(table, await ended(table, "rapid-attack"))
    bare = len(replay_page(archive))
    every = {f"A{number}": portrait() for number in range(80)}
    page = replay_page(archive, every, {"en": GRAPH})
    data = data_of(page)
    assert data["graphs"] == {"en": GRAPH}
    assert len(data["portraits"]) == THUMBNAILS
    assert all(link.startswith("data:image/webp;base64,") for link in data["portraits"].values())
    assert len(page) - bare < 600_000
    assert [step["seq"] for step in data["steps"]] == sorted(step["seq"] for step in data["steps"])


async def test_the_board_of_a_game_that_is_over_has_its_replay(table: Table, page: Client) -> None:
    game = await play(table, await started(table), random.Random(3), 20)
    token = page.token(game, 0)
    assert (await page.ask("api/replay", token))[1]["error"] == "page-running"
    await table.end(game.id, ANA)
    status, replay = await page.ask("api/replay", token)
    assert (status, len(replay["steps"]) > 10) == (200, True)
    assert json.loads(replay["log"])["secret"]
    assert (await page.ask("api/replay", token[:-1]))[0] == 401
    assert (await page.ask("api/portraits", token)) == (200, {})


async def test_a_kept_replay_loses_names_and_pictures_with_their_owner(table: Table) -> None:
    game = await play(table, await started(table), random.Random(3), 20)
    await table.end(game.id, ANA)
    looks, made = {"A1": "data:image/webp;base64,AAAA"}, list[str]()

    async def portraits(_: Game) -> dict[str, str]:
        return dict(looks)

    async def replay(table: Table, game: Game) -> bytes:
        made.append(game.id)
        return json.dumps({"looks": looks, "players": (await export_game(table, game)).players}).encode()

    async with boards(table, Services(portraits, replay=replay)) as page:
        token = page.token(game, 0)
        shown = [(await page.ask("api/replay", token))[1] for _ in range(2)]
        assert [(one["players"], one["looks"]) for one in shown] == [(["Ana", "Ben"], looks)] * 2
        looks.clear()
        assert (await page.ask("api/replay", token))[1]["looks"] == {}
        await forget(table, BEN)
        assert "Ben" not in (await page.ask("api/replay", token))[1]["players"]
    assert len(made) == 3


LONG_ONE = 2000


@pytest.mark.skipif(not LONG, reason="LONG=1")
async def test_a_battle_of_two_thousand_entries_fits(table: Table, tmp_path: Path, same_dice: None) -> None:
    chance = random.Random(1)
    game = await started(table, size={"id": "custom", "frames": [8, 8], "clock": 11}, kind="map")
    while game.seq < LONG_ONE and game.status == "running":
        game = await play(table, game, chance, 1)
        for person in (ANA, BEN, ANA) if game.status == "running" else ():
            game = await table.order(game.id, person, {"defend": chance.choice(["none", "best", "blue"])})
    assert game.seq >= LONG_ONE
    game = game if game.status == "ended" else await table.end(game.id, ANA)
    every = {f"{side}{number}": portrait() for side in "AB" for number in range(1, 9)}
    page = replay_page(await export_game(table, game), every, {"en": GRAPH, "fr": GRAPH})
    print(len(page), len(data_of(page)["steps"]))
    assert len(page) < FILE_MAX
    found = checked(data_of(page)["log"], tmp_path)
    assert (found["promise"], found["wrong"]) == ("kept", "")


async def test_no_script_runs_but_its_own(table: Table) -> None:
    page = replay_page(await export_game(table, await table.end((await started(table)).id, ANA))).decode()
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', page)
    script = re.search(r'<script type="module" id="script">(.*?)</script>', page, re.DOTALL)
    assert policy
    assert script
    own = base64.b64encode(hashlib.sha256(script[1].encode()).digest()).decode()
    allowed = dict(part.strip().split(" ", 1) for part in policy[1].split(";"))
    assert (allowed["default-src"], allowed["script-src"]) == ("'none'", f"'sha256-{own}'")


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


def test_the_page_is_light() -> None:
    live = [file for file in PAGE.iterdir() if file.name not in LATER + INSIDE]
    more = max(len(asset("art.json")[0]) + len(asset(f"words.{locale}.json")[0]) for locale in LOCALES)
    assert sum(file.stat().st_size for file in live) + more < PAGE_MAX


def test_the_page_fetches_nothing_from_elsewhere() -> None:
    for file in PAGE.iterdir():
        if file.name == SDK:  # it names the origins whose messages it takes
            continue
        text = file.read_text().replace("http://www.w3.org/2000/svg", "")
        assert not re.search(r"https?://|//[a-z]+\.|eval\(|innerHTML = (?!text)", text), file.name


def test_a_bundle_has_every_module_and_no_import() -> None:
    script = bundle()
    assert not re.search(r"^(?:import|export) ", script, re.MULTILINE)
    assert all(f"modules.{name} =" in script for name in MODULES)
