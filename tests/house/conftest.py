"""A sixth family of games, entered for these tests; and the simulated Discord of the end-to-end tests."""

from __future__ import annotations

import pytest

from rules import FAMILIES
from tests.e2e.conftest import (
    common_world,
    nonces_count,
    own_world,
    patched,
    plain_copies,
    same_dice,
    server,
    translated,
    translated_once,
    without_pauses,
    world,
)
from tests.house.pig import FAMILY

__all__ = [
    "common_world", "nonces_count", "own_world", "patched", "plain_copies", "same_dice", "server", "translated",
    "translated_once", "without_pauses", "world",
]  # fmt: skip


@pytest.fixture(autouse=True)
def pig(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enter Pig among the games, as one line in ``rules/games.py`` would."""
    monkeypatch.setitem(FAMILIES, FAMILY.id, FAMILY)
