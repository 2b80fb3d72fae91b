"""docs/hosting.md is followed in an empty folder at a Discord on this machine; what it names is there."""

import asyncio
import gzip
import json
import os
import re
import shutil
import socket
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml
from sqlalchemy import URL

from cogs.kit.metrics import REGISTRY
from hosting.settings import VARIABLES
from storage import Storage
from table import Table
from tests.architecture.source import ROOT
from tests.chaos.test_closing import local_discord
from tests.storage.conftest import database, postgresql, url
from tests.table.people import started

__all__ = ["database", "postgresql", "url"]

PAGE = (ROOT / "docs" / "hosting.md").read_text()
BLOCKS = re.findall(r"^```sh( postgresql)?\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
KEPT = ROOT / "tests" / "releases" / "0.2.0"
"""What the first release wrote, once there is one."""
PYTHON = """#!/bin/sh
# The project's Python: its packages are those of the tests, and its Discord is on this machine.
case "$1 $2" in
    "-m pip") test -f requirements.txt ;;
    "-m compileall") ;;
    "bot.py run" | "bot.py check") shift; exec "{python}" -m tests.chaos.served "{address}" "$@" ;;
    *) exec "{python}" "$@" ;;
esac
"""
MAKER = """#!/bin/sh
mkdir -p "$3/bin" && cp "{shim}" "$3/bin/python"
"""


def program(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)
    file.chmod(0o755)


async def prepared(folder: Path, address: str) -> str:
    """The project in a folder, with a database of before; the id of the game in it."""
    for one in ROOT.iterdir():
        if one.name not in {".venv", ".env", ".git", "data", "backups"}:
            (folder / one.name).symlink_to(one)
    (folder / "data").mkdir()
    if KEPT.exists():
        (folder / "data" / "games.db").write_bytes(gzip.decompress((KEPT / "games.db.gz").read_bytes()))
        game = next(iter(json.loads(gzip.decompress((KEPT / "states.json.gz").read_bytes()))["ids"].values()))
    else:
        storage = await Storage.open(f"sqlite+aiosqlite:///{folder}/data/games.db")
        game = (await started(Table(storage))).id
        await storage.close()
    program(folder.parent / "shim", PYTHON.format(python=sys.executable, address=address))
    program(folder.parent / "bin" / "python3", MAKER.format(shim=folder.parent / "shim"))
    return str(game)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        return port


@pytest.mark.long
@pytest.mark.skipif(not (shutil.which("bash") and shutil.which("curl")), reason="needs bash and curl")
async def test_the_page_is_followed_from_the_first_line_to_the_last(database: URL, url: str, tmp_path: Path) -> None:
    folder, port = tmp_path / "project", free_port()
    folder.mkdir()
    server = database.get_backend_name() == "postgresql"
    lines = "\n".join(commands for of_server, commands in BLOCKS if server or not of_server)
    lines = lines.replace("8080", str(port)).replace("postgresql+asyncpg://referee:secret@127.0.0.1/referee", url)
    known = {name: value for name, value in os.environ.items() if name not in VARIABLES}
    known |= {"TOKEN": "token", "EMOJIS": "0", "SHARD_COUNT": "1", "PATH": f"{tmp_path}/bin:{os.environ['PATH']}"}
    async with local_discord() as there:
        game = await prepared(folder, there.address)
        bash = await asyncio.create_subprocess_exec(
            "bash", "-euxo", "pipefail", "-c", lines, cwd=folder, stdout=-1, stderr=asyncio.subprocess.STDOUT,
            env={**known, "PYTHONPATH": str(ROOT)}, process_group=0,
        )  # fmt: skip
        try:
            said = (await asyncio.wait_for(bash.communicate(), 400))[0].decode()
        finally:
            if bash.returncode is None:
                os.killpg(bash.pid, 9)
    assert bash.returncode == 0, said[-4000:]
    for kept in (
        (url, f"sqlite+aiosqlite:///{folder}/data/games.db")
        if server
        else (f"sqlite+aiosqlite:///{folder}/data/games.db",)
    ):
        storage = await Storage.open(kept, upgrade=False)
        assert await storage.games.get(game) is not None
        await storage.close()


def test_the_page_lists_every_setting_and_figure() -> None:
    for name in VARIABLES:
        assert f"`{name}`" in PAGE
    for metric in REGISTRY.collect():
        if not metric.name.startswith("process_"):
            assert re.search(
                rf"^\| `{metric.name}(_total|_info)?` \| {re.escape(metric.documentation)} \|$", PAGE, re.MULTILINE
            )


def test_the_alerts_are_of_figures_that_there_are() -> None:
    (block,) = re.findall(r"^```yaml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    found: dict[str, Any] = yaml.safe_load(block)
    names = {sample.rpartition("_")[0] for metric in REGISTRY.collect() for sample in _samples(metric)} | {
        sample for metric in REGISTRY.collect() for sample in _samples(metric)
    }
    for rule in found["groups"][0]["rules"]:
        for name in re.findall(r"referee_\w+", rule["expr"]):
            assert name in names, name


def _samples(metric: Any) -> list[str]:
    endings = {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count"), "info": ("_info",), "gauge": ("",)}
    return [metric.name + ending for ending in endings[metric.type]]


def test_the_words_of_the_log_are_those_of_the_code() -> None:
    table = PAGE.partition("## Words of the log")[2].partition("\n## ")[0]
    words = [
        word
        for row in table.splitlines()
        if row.startswith("| `")
        for word in re.findall(r"`([a-z-]+)`", row.split("|")[1])
    ]
    code = "\n".join(
        file.read_text()
        for room in ("bot.py", "cogs", "hosting", "table", "web", "render", "storage", "workers")
        for file in ([ROOT / room] if room.endswith(".py") else sorted((ROOT / room).rglob("*.py")))
    )
    assert len(words) > 15
    assert [word for word in words if not re.search(rf'"{word}\b', code)] == []
