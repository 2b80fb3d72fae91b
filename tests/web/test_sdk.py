"""Discord's SDK as the page loads it: the locked version, small enough, and the same when it is bundled again."""

from __future__ import annotations

import gzip
import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.long import LONG
from web.words import FOLDER

SOURCE = Path(__file__).resolve().parents[2] / "web" / "sdk"
BUNDLE = FOLDER / "discord.js"
MOST = 60_000
"""Bytes on the way."""


def test_it_is_the_locked_version_with_its_license() -> None:
    locked = json.loads((SOURCE / "package-lock.json").read_text())["packages"]
    found = locked["node_modules/@discord/embedded-app-sdk"]
    head = BUNDLE.read_text().partition("*/")[0]
    for part in (f"@discord/embedded-app-sdk {found['version']}\n", found["integrity"], "Discord Inc.", "MIT License"):
        assert part in head
    assert len(gzip.compress(BUNDLE.read_bytes(), 6)) < MOST


def test_only_the_page_inside_discord_loads_it() -> None:
    loads = {file.name for file in FOLDER.glob("*.js") if '"./discord.js"' in file.read_text()}
    assert loads == {"activity.js"}
    assert 'framed ? import("./activity.js") : null' in (FOLDER / "main.js").read_text()


@pytest.mark.skipif(not LONG or shutil.which("npm") is None, reason="LONG=1, and npm")
def test_it_comes_out_the_same_again(tmp_path: Path) -> None:
    for name in ("package.json", "package-lock.json", "entry.js", "bundle.mjs"):
        shutil.copy(SOURCE / name, tmp_path)
    command = ["npm", "ci", "--silent", "--ignore-scripts", "--no-audit", "--no-fund"]
    subprocess.run(command, cwd=tmp_path, check=True, env=os.environ, timeout=300)
    subprocess.run(["node", "bundle.mjs", "again.js"], cwd=tmp_path, check=True, timeout=60)
    assert (tmp_path / "again.js").read_bytes() == BUNDLE.read_bytes()
