"""The command line: what it tells, where settings come from, and a look before the start."""

from __future__ import annotations

import os
import random
import re
import socket
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from aiohttp import web
from discord.http import Route
from msgspec import structs

from bot import run_on_discord
from cogs.configuration import Settings
from cogs.kit import metrics
from hosting.check import check
from hosting.settings import VARIABLES
from release import VERSION
from storage import Storage
from storage.migrations import HEAD
from table import NotAllowed, Table
from tests.long import first
from tests.table.people import answer, any_choice, started

ROOT = Path(__file__).parents[2]


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The program, as a host starts it."""
    known = {name: value for name, value in os.environ.items() if name not in VARIABLES}
    return subprocess.run(
        [sys.executable, str(ROOT / "bot.py"), *arguments],
        env={**known, "PYTHONPATH": str(ROOT), **environment},
        cwd=environment.get("HOME", ROOT),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_the_help_tells_every_command_and_every_setting() -> None:
    told = run("--help").stdout
    read = set(re.findall(r'"([A-Z]+(?:_[A-Z]+)+|EMOJIS|THINKERS)"', (ROOT / "cogs" / "configuration.py").read_text()))
    assert read == set(VARIABLES)
    page = (ROOT / "docs" / "hosting.md").read_text()
    for name in VARIABLES:
        assert f"  {name} " in told
        assert f"`{name}`" in page
    commands = ("run", "sandbox", "check", "bench", "referee", "export", "verify", "import", "backup", "restore")
    for command in (*commands, "links"):
        assert re.search(rf"^    {command} ", told, re.MULTILINE)
    assert run("restore", "--help").returncode == 0


def test_the_version_is_told() -> None:
    assert run("--version").stdout == f"bot.py {VERSION}\n"
    assert metrics.REGISTRY.get_sample_value(
        "referee_build_info", {"version": VERSION, "python": sys.version.partition(" ")[0]}
    )


def test_a_database_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    (tmp_path / "games.db").write_bytes(b"no database at all" * 1000)
    done = run("export", "0000000001", DATABASE_URL=f"sqlite+aiosqlite:///{tmp_path}/games.db")
    assert done.returncode == 2
    assert done.stderr == f"DATABASE_URL names sqlite+pysqlite:///{tmp_path}/games.db: file is not a database\n"


def test_settings_may_stand_in_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the environment says comes first."""
    (tmp_path / ".env").write_text("LOG_FORMAT=verse\nSHARD_COUNT=2\n")
    refused = run("check", HOME=str(tmp_path))
    assert (refused.returncode, "LOG_FORMAT must be one of text, json, not 'verse'." in refused.stderr) == (78, True)
    refused = run("check", HOME=str(tmp_path), LOG_FORMAT="json", SHARD_COUNT="two")
    assert "SHARD_COUNT must be a number, not 'two'." in refused.stderr
    for name, value, sentence in (
        ("TRUSTED_PROXIES", "10.0.0.0/8, nginx", "must be addresses or networks, not 'nginx'."),
        ("HTTP_PORT", "80800", "must be a number from 0 to 65535, not '80800'."),
        ("OWNER_GUILD", "Mecha Table", "must be a number, not 'Mecha Table'."),
        ("WEB_URL", "games.example.org", "must begin with https:// or http://, not 'games.example.org'."),
        ("SHARD_COUNT", "0", "must be a number from 1 to 65535, not '0'."),
        ("OWNER_GUILD", "-5", "must be a number from 0 to 9223372036854775807, not '-5'."),
        ("SHARD_IDS", "0,1", "needs SHARD_COUNT: how many shards there are in all processes."),
    ):
        monkeypatch.setenv(name, value)
        with pytest.raises(ValueError, match=re.escape(f"{name} {sentence}")):
            Settings.read()
        monkeypatch.delenv(name)


@pytest.mark.parametrize("command", first(["check", "export", "import", "links"], 2))
async def test_only_a_start_changes_an_older_database(
    table: Table, database_url: str, tmp_path: Path, command: str
) -> None:
    game = await started(table)
    packed = tmp_path / "game"
    assert run("export", game.id, "-o", str(packed), DATABASE_URL=database_url).returncode == 0
    await table.storage.close()
    file = Path(database_url.partition("///")[2])
    with sqlite3.connect(file) as older:
        older.execute("UPDATE alembic_version SET version_num = '0005'")
    before = list(sqlite3.connect(file).iterdump())
    options = {"export": [game.id], "import": [str(packed), "--channel", "1", "--host", "1"]}.get(command, [])
    done = run(command, *options, DATABASE_URL=database_url)
    assert f"the database is of version 0005: the next start brings it to {HEAD}" in done.stdout + done.stderr
    assert (done.returncode, "Traceback" in done.stderr) == (1 if command == "check" else 2, False)
    assert list(sqlite3.connect(file).iterdump()) == before
    assert not list(tmp_path.glob("*before-*"))


async def test_a_look_makes_no_database(tmp_path: Path) -> None:
    done = run("check", DATABASE_URL=f"sqlite+aiosqlite:///{tmp_path}/none/games.db")
    assert "ok    database: there is no database yet: the next start makes one" in done.stdout
    assert not list(tmp_path.iterdir())


async def test_every_link_is_made_void(table: Table, database_url: str) -> None:
    await table.links.load()
    table.links.base = "http://here/"
    game = await started(table)
    token = table.links.address(game.id).partition("#")[2].partition(":")[0]
    assert (await table.links.read(token)).game == game.id
    done = run("links", DATABASE_URL=database_url, LANG="fr_FR.UTF-8")
    assert (done.returncode, "annulés" in done.stdout) == (0, True), done
    with pytest.raises(NotAllowed, match="link-void"):
        await table.links.read(token)


@pytest.mark.long
async def test_a_backup_by_the_command_line_folds_to_the_same_games(
    table: Table, database_url: str, tmp_path: Path, capsys: Any
) -> None:
    game, chance = await started(table), random.Random(1)
    for _ in range(20):
        game = await answer(table, game, any_choice(game, chance))
    kept, other = str(tmp_path / "kept.db"), f"sqlite+aiosqlite:///{tmp_path}/other.db"
    done = run("backup", kept, DATABASE_URL=database_url)
    assert (done.returncode, "1 games" in done.stdout) == (0, True), done
    assert run("restore", kept, DATABASE_URL=other).stdout == done.stdout
    restored = await Storage.open(other)
    assert await Table(restored).game(game.id) == game
    await restored.close()
    again = run("restore", kept, DATABASE_URL=other)
    assert (again.returncode, again.stderr) == (
        2,
        "the database is not empty: it has 1 games, 0 companies, 0 campaigns\n",
    )
    replaced = run("restore", kept, "--replace", DATABASE_URL=other).stdout
    beside = Path(replaced.splitlines()[0].removeprefix("What was there before: "))
    assert (beside.parent, beside.exists(), replaced.splitlines()[1:]) == (tmp_path, True, done.stdout.splitlines())


# -- a look before the start ------------------------------------------------------------------------------------------


@pytest.fixture
async def discord_there(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[dict[str, Any]]:
    """What Discord would answer, by path."""
    answers: dict[str, Any] = {
        "/users/@me": {"id": "1", "username": "Referee", "discriminator": "0", "avatar": None, "bot": True},
        "/oauth2/applications/@me": {
            "id": "1", "name": "Referee", "icon": None, "description": "", "summary": "", "verify_key": "",
            "bot_public": True, "bot_require_code_grant": False, "flags": 0,
            "owner": {"id": "2", "username": "Ana", "discriminator": "0", "avatar": None},
        },
        "/gateway/bot": {
            "url": "wss://none", "shards": 1,
            "session_start_limit": {"total": 1000, "remaining": 990, "reset_after": 1, "max_concurrency": 1},
        },
        "/users/@me/guilds": [{"id": "5", "name": "Mecha Table", "permissions": str(0x8)}],
    }  # fmt: skip

    async def say(request: web.Request) -> web.Response:
        if request.headers["Authorization"] != "Bot good":
            return web.Response(status=401, body=b'{"message": "401", "code": 0}', content_type="application/json")
        return web.Response(body=msgspec.json.encode(answers[request.path]), content_type="application/json")

    async def token(request: web.Request) -> web.Response:
        right = (await request.post()).get("client_secret") == "right"
        return web.json_response({"error": "invalid_grant" if right else "invalid_client"}, status=400)

    app = web.Application()
    app.router.add_post("/oauth2/token", token)
    app.router.add_get("/{path:.*}", say)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{runner.addresses[0][1]}")
    yield answers
    await runner.cleanup()


async def told(settings: Settings, capsys: Any) -> tuple[int, str]:
    status = await check(settings)
    return status, capsys.readouterr().out


async def test_a_look_before_the_start_finds_nothing_wrong(discord_there: Any, database_url: str, capsys: Any) -> None:
    settings = Settings(token="good", database_url=database_url, http_port=0)
    status, said = await told(settings, capsys)
    assert (status, "WRONG" in said) == (0, False), said
    assert "token: it is Referee's" in said
    assert "ok    owners: OWNER_GUILD is not set: no server has the owners' commands" in said
    status, said = await told(structs.replace(settings, owner_guild=5), capsys)
    assert (status, "ok    owners: Mecha Table has the owners' commands" in said) == (0, True), said


async def test_a_look_before_the_start_says_what_is_wrong(discord_there: Any, database_url: str, capsys: Any) -> None:
    good = Settings(token="good", database_url=database_url)
    for changed, sentence in (
        ({"token": None}, "DISCORD_TOKEN is not set"),
        ({"token": "bad"}, "Discord does not know it"),
        ({"database_url": "mysql://nowhere"}, "unknown kind of database"),
        ({"database_url": "postgresql://nobody@127.0.0.1:1/none"}, "WRONG database"),
        ({"shard_ids": (3,), "shard_count": 2}, "SHARD_IDS has [3], but SHARD_COUNT is 2"),
        ({"shard_ids": (0,), "shard_count": 2}, "several processes need PostgreSQL"),
        ({"owner_guild": 6}, "WRONG owners: OWNER_GUILD is 6, but the bot is not on that server"),
        ({"web_url": "https://games.example.org"}, "WEB_URL is set, but HTTP_PORT is not"),
    ):
        status, said = await told(structs.replace(good, **changed), capsys)
        assert (status, sentence in said) == (1, True), said
    discord_there["/users/@me/guilds"][0]["permissions"] = "2048"
    discord_there["/gateway/bot"]["shards"] = 4
    discord_there["/gateway/bot"]["session_start_limit"]["remaining"] = 3
    _, said = await told(good, capsys)
    assert "Mecha Table lacks view_channel, attach_files" in said
    assert "Discord recommends 4" in said
    assert "3 of 1000 left today" in said
    with socket.create_server(("127.0.0.1", 0)) as taken:
        _, said = await told(structs.replace(good, http_port=taken.getsockname()[1]), capsys)
    assert "WRONG HTTP port" in said


async def test_a_look_before_the_start_says_each_step_to_an_activity(
    discord_there: Any, database_url: str, capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    here = f"http://127.0.0.1:{port}"
    settings = Settings(token="good", database_url=database_url, http_port=port, web_url=here)
    monkeypatch.setattr("hosting.check.INSIDE", "http://127.0.0.1:1")
    _, said = await told(settings, capsys)
    assert "Activity" not in said, "who wants none hears of none"
    settings = structs.replace(settings, client_secret="wrong")
    status, said = await told(structs.replace(settings, web_url=""), capsys)
    assert (status, "WEB_URL or HTTP_PORT is not: nothing to show" in said) == (1, True), said
    _, said = await told(settings, capsys)
    assert "WRONG Activity: Activities are off, so boards open by links: switch them on in the portal" in said
    assert "WRONG Activity: Discord refuses DISCORD_CLIENT_SECRET: copy it again from the OAuth2 page" in said
    discord_there["/oauth2/applications/@me"]["flags"] = 1 << 17
    settings = structs.replace(settings, client_secret="right")
    _, said = await told(structs.replace(settings, web_url="http://127.0.0.1:1"), capsys)
    assert "WRONG Activity: WEB_URL http://127.0.0.1:1 does not lead to this bot: no answer" in said
    _, said = await told(settings, capsys)
    assert f"URL Mappings, map / to 127.0.0.1:{port}/board" in said
    for site in (here, f"{here}/board"):
        monkeypatch.setattr("hosting.check.INSIDE", site)
        status, said = await told(settings, capsys)
        assert (status, "WRONG" in said, f"Activity: {site} leads to this bot" in said) == (0, False, True), said
    status, said = await told(structs.replace(settings, client_secret=""), capsys)
    assert (status, "Activities are on, but DISCORD_CLIENT_SECRET is not set" in said) == (0, True)


async def test_a_port_on_an_address_of_the_newer_kind_is_free(database_url: str, capsys: Any) -> None:
    if not socket.has_dualstack_ipv6():
        pytest.skip("no IPv6 here")
    _, said = await told(Settings(database_url=database_url, http_host="::1", http_port=0), capsys)
    assert "ok    HTTP port" in said


async def test_a_token_that_is_wrong_is_one_sentence(discord_there: Any, database_url: str) -> None:
    with pytest.raises(PermissionError, match="Discord does not know DISCORD_TOKEN: copy it again"):
        await run_on_discord(Settings(database_url=database_url, emojis=False), "bad")


def test_a_database_that_cannot_be_opened_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    failed = run(DISCORD_TOKEN="none", DATABASE_URL=f"sqlite+aiosqlite:///{tmp_path}/file/games.db", EMOJIS="0")
    assert failed.returncode != 0
