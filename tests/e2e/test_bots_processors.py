"""How many processes bots think in: what a container allows counts, not the machine; and who thinks first."""

from __future__ import annotations

import asyncio
import os
import threading
from pathlib import Path

import msgspec
import pytest

from cogs.opponents.thinking import Thinking, _processors
from rules import Reason
from think import ADVISER, Thought
from think.worker import Task


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


@pytest.mark.asyncio
async def test_a_hint_thinks_first_and_the_others_less_while_many_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    thinking, go, asked = Thinking(1), threading.Event(), list[Task]()

    def ask(task: Task) -> Thought:
        go.wait(20)
        asked.append(task)
        return Thought(task.level, Reason("default"))

    monkeypatch.setattr(thinking.workers[0], "ask", ask)
    levels = ("ace", "pilot", "recruit", "veteran", ADVISER.id)
    tasks = [Task("rapid-attack", msgspec.Raw(b"{}"), 0, level, 1, 1.0, "") for level in levels]
    running = [asyncio.create_task(thinking.think(task)) for task in tasks]
    await asyncio.sleep(0)
    running[1].cancel()  # who no longer waits is passed over
    await asyncio.sleep(0)
    go.set()
    await asyncio.gather(*running, return_exceptions=True)
    limits = [(task.level, task.limit) for task in asked[1:]]
    assert limits == [(ADVISER.id, 1.0), ("recruit", 0.5), ("veteran", 1.0)]
    thinking.close()
