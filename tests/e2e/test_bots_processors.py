"""How many processes bots think in: what a container allows counts, not the machine."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cogs.opponents.thinking import Thinking, _processors


@pytest.mark.parametrize(
    ("quota", "number"), [("max 100000", 8), ("100000 100000", 1), ("50000 100000", 1), ("350000 100000", 3)]
)
def test_a_container_s_quota_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, quota: str, number: int) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(8)))
    (tmp_path / "cpu.max").write_text(quota)
    assert _processors(tmp_path / "cpu.max") == number
    assert _processors(tmp_path / "none") == 8


def test_a_host_may_say_how_many() -> None:
    thinking = Thinking(3)
    assert (len(thinking.workers), thinking.running) == (3, 0)
    thinking.close()
