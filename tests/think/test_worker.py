"""Thinking in a process of its own: whatever goes wrong there, the one who asks learns why and goes on."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import msgspec
import pytest

from rules import RULESETS, FairDice, requests
from rules.codec import encode
from think import worker as thinking
from think.worker import Task, Thinker
from workers.worker import ROOT, WorkFailed

GAME = RULESETS["rapid-attack"]


@pytest.fixture
def worker() -> Iterator[Thinker]:
    made = Thinker()
    yield made
    made.close()


def task(limit: float = 1.0) -> Task:
    dice = FairDice(b"worker")
    forces = [(name, GAME.generate("demo", 2, dice)) for name in ("Ana", "Ben")]
    state = GAME.new_game(forces, "demo", "declared", {}, dice).state
    player = requests(state)[0].player
    return Task("rapid-attack", msgspec.Raw(encode(state)), player, "veteran", 1, limit)


def acting(body: str) -> Callable[[], None]:
    """What does this instead of thinking."""
    return partial(exec, "import os, time\n" + body, {})


def failure(worker: Thinker, body: str, limit: float = 1.0) -> str:
    with pytest.raises(WorkFailed) as failed:
        worker.within(limit, acting(body))
    return failed.value.reason


def test_nothing_runs_before_the_first_thought(worker: Thinker) -> None:
    assert worker.process is None
    assert worker.ask(task()).answer in ("A1", "A2", "pass")
    number = worker.process
    worker.ask(task())
    assert worker.process == number is not None


def test_a_state_is_read_back_as_it_was() -> None:
    from rules.codec import decode_state

    for ruleset in RULESETS.values():
        for table in ruleset.tables:
            dice, size = FairDice(b"read"), ruleset.sizes[0]
            forces = [(name, ruleset.generate(size, 2, dice)) for name in ("Ana", "Ben")]
            options = ruleset.prepare(size, table, {}, "read")
            state = ruleset.new_game(forces, size, table, options, dice).state
            assert decode_state(ruleset.id, encode(state)) == state


def test_a_process_that_was_killed_is_named_and_another_begins(worker: Thinker) -> None:
    worker.ask(task())
    assert worker.process is not None
    os.kill(worker.process, signal.SIGKILL)
    assert failure(worker, "pass") == "killed"
    assert worker.ask(task()).reason.code


@pytest.mark.long
@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("raise MemoryError", "memory"),
        ("x = bytearray(3 << 30)", "memory"),
        ("raise ValueError('bad')", "failed"),
        ("os.abort()", "killed"),
        ("os._exit(0)", "killed"),
        ("time.sleep(300)", "time"),
    ],
)
def test_whatever_goes_wrong_is_named(worker: Thinker, body: str, reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "PATIENCE", 1.0 if reason == "time" else 120.0)  # to begin takes long at times
    assert failure(worker, body, limit=0.1) == reason


def test_a_process_that_is_killed_in_the_middle_of_a_thought_is_named(worker: Thinker, tmp_path: Path) -> None:
    child = tmp_path / "child"

    def kill() -> None:
        os.kill(
            _awaited(lambda: int(child.read_text()) if child.exists() and child.read_text() else None), signal.SIGKILL
        )

    threading.Thread(target=kill).start()
    assert failure(worker, f"open({str(child)!r}, 'w').write(str(os.getpid()))\nwhile True: pass", 60.0) == "killed"


@pytest.mark.long
def test_a_thought_over_its_limit_is_ended_by_cpu_time(worker: Thinker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "PATIENCE", 240.0)
    begun = time.monotonic()
    assert failure(worker, "while True: pass", limit=0.1) == "time"
    assert time.monotonic() - begun < 240


def test_closing_ends_a_thought_under_way(worker: Thinker) -> None:
    threading.Timer(1.0, worker.close).start()
    assert failure(worker, "time.sleep(60)") == "killed"


def test_where_no_process_can_begin_that_is_said(worker: Thinker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/to/be/found")
    assert failure(worker, "pass") == "failed"


def test_it_ends_with_a_program_that_is_killed_in_the_middle_of_a_thought(tmp_path: Path) -> None:
    child = tmp_path / "child"
    busy = f"import os, time\nopen({str(child)!r}, 'w').write(str(os.getpid()))\nwhile True: time.sleep(0.01)"
    program = f"""
    from functools import partial
    from think.worker import Thinker
    Thinker().within(30.0, partial(exec, {busy!r}, {{}}))
    """
    parent = subprocess.Popen([sys.executable, "-c", textwrap.dedent(program)], cwd=ROOT)
    try:
        number = _awaited(lambda: int(child.read_text()) if child.exists() and child.read_text() else None)
    finally:
        parent.kill()
        parent.wait()
    assert _awaited(lambda: True if not _runs(number) else None)


def _runs(number: int) -> bool:
    try:
        return Path(f"/proc/{number}/stat").read_text().split()[2] != "Z"
    except FileNotFoundError:
        return False


def _awaited(look):  # type: ignore[no-untyped-def]
    for _ in range(600):
        if (found := look()) is not None:
            return found
        time.sleep(0.05)
    raise AssertionError("waited in vain")
