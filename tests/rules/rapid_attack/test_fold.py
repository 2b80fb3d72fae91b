"""The fold of a game is whole by itself."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]

ALONE = """
import sys, types

family = sys.argv[1]
for name in ("rules", f"rules.{family}"):
    package = types.ModuleType(name)
    package.__path__ = [name.replace(".", "/")]
    sys.modules[name] = package

from importlib import import_module

EVENTS, Started = (getattr(import_module(f"rules.{family}.events"), name) for name in ("EVENTS", "Started"))
fold = import_module(f"rules.{family}.fold.evolve")
fold.FOLD.complete(kind for kind in EVENTS if kind is not Started)
print(*{name.split(".")[2] for name in sys.modules if name.startswith(f"rules.{family}.")})
"""


@pytest.mark.parametrize("family", ["rapid_attack", "football"])
def test_the_fold_alone_folds_every_event(family: str) -> None:
    """Without the package of the game: no other module registers a reducer."""
    command = [sys.executable, "-c", ALONE, family]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    rooms = set(done.stdout.split())
    assert {"events", "fold", "state"} <= rooms
    assert not rooms & {"opening", "turn", "queries", "ruleset"}
