"""A sixth family of games, entered for these tests; and the simulated Discord of the end-to-end tests."""

from __future__ import annotations

import pytest

from rules import FAMILIES
from tests.e2e.conftest import (
    boards_in_time,
    clock,
    looks_when_due,
    make_bot,
    nonces_count,
    panels_at_once,
    plain_copies,
    same_dice,
    simcord_bot,
    translated,
    translated_once,
    world,
)
from tests.house.pig import FAMILY

__all__ = [
    "boards_in_time", "clock", "looks_when_due", "make_bot", "nonces_count", "panels_at_once", "plain_copies",
    "same_dice", "simcord_bot", "translated", "translated_once", "world",
]  # fmt: skip


@pytest.fixture(autouse=True)
def pig(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enter Pig among the games, as one line in ``rules/games.py`` would."""
    monkeypatch.setitem(FAMILIES, FAMILY.id, FAMILY)
