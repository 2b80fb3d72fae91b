"""The boxes ticked beforehand on the page, where several answers are taken together."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

PANEL = Path(__file__).parents[2] / "web" / "page" / "panel.js"
CHECK = """
const page = new Proxy(() => page, { get: () => page });
globalThis.document = page;
const { ticked } = await import(process.argv[1]);
const choices = ["white", "white", "Y", "G", "K"].map((way) => ({ way }));
const asked = [{ several: 3, choices, ticked: ["Y", "G", "white"] }];
console.log(JSON.stringify([null, "white, Y", "elsewhere"].map((first) => [...ticked(asked, first)])));
"""


@pytest.mark.skipif(shutil.which("node") is None, reason="no node here (apt-get install nodejs)")
def test_a_hint_ticks_what_it_advises_and_nothing_else() -> None:
    command = ["node", "--input-type=module", "-e", CHECK, str(PANEL)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    usual = [[2, "Y"], [3, "G"], [0, "white"]]
    assert json.loads(done.stdout) == [usual, [[0, "white"], [2, "Y"]], usual]
