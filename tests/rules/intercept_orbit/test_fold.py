"""The fold of a game is whole by itself."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]

ALONE = """
import sys, types

for name in ("rules", "rules.intercept_orbit"):
    package = types.ModuleType(name)
    package.__path__ = [name.replace(".", "/")]
    sys.modules[name] = package

from rules.intercept_orbit.events import EVENTS, Started
from rules.intercept_orbit.fold.evolve import FOLD

FOLD.complete(kind for kind in EVENTS if kind is not Started)
rooms = {name.split(".")[2] for name in sys.modules if name.startswith("rules.intercept_orbit.")}
print(*sorted(rooms))
"""


def test_the_fold_alone_folds_every_event() -> None:
    """Without the package of the game: no other module registers a reducer."""
    done = subprocess.run([sys.executable, "-c", ALONE], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["events", "fold", "state"]
