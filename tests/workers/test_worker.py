"""Functions called, and pictures drawn, in a process of its own."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import platform
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from cogs.kit import drawing
from cogs.kit.drawing import OutOfDate, draw_if, draw_later, draw_now, stop_drawing
from render import DiceGroup, Rolled, draw_dice
from workers import worker
from workers.worker import Worker, WorkFailed

DICE = (DiceGroup((Rolled("W6", 1), Rolled("R8", 5)), "", ""),)
ROLL = partial(draw_dice, DICE, "2W", "6", "")
LONG = 60.0
"""Seconds that a call may take."""


@pytest.fixture(autouse=True)
def processes(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(worker._Mode, "processes", True)
    yield
    stop_drawing()


@pytest.fixture(scope="module")
def drawing_worker() -> Iterator[Worker]:
    made = Worker(1000, 2)
    yield made
    made.close()


def _there(number: int | None) -> bool:
    """Whether a process of that number runs."""
    if number is None:
        return False
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True


def _die_once(mark: str) -> str:
    if not os.path.exists(mark):
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "drawn"


def test_a_picture_is_the_same_as_here(drawing_worker: Worker) -> None:
    assert drawing_worker.call(ROLL, LONG) == ROLL()


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="the system does not say how much memory it takes")
def test_a_process_that_takes_too_much_memory_makes_way(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Worker(1000)
    first = kept.call(os.getpid, LONG)
    assert kept.call(os.getpid, LONG) == first
    monkeypatch.setattr(worker, "MEMORY_MOST", 1)
    kept.call(os.getpid, LONG)
    assert kept.call(os.getpid, LONG) != first
    kept.close()


def test_a_process_is_replaced_after_some_pictures() -> None:
    two = Worker(2)
    drawn_by = [two.call(os.getpid, LONG) for _ in range(3)]
    assert os.getpid() not in drawn_by
    assert drawn_by[0] == drawn_by[1] != drawn_by[2]
    assert not _there(drawn_by[0])
    two.close()


@pytest.mark.long
def test_a_process_that_dies_in_the_middle_is_replaced_and_the_picture_comes(
    drawing_worker: Worker, tmp_path: Path
) -> None:
    assert drawing_worker.call(partial(_die_once, str(tmp_path / "mark")), LONG) == "drawn"


@pytest.mark.long
def test_what_kills_every_process_fails_alone(drawing_worker: Worker) -> None:
    with pytest.raises(WorkFailed):
        drawing_worker.call(partial(os._exit, 1), LONG)
    assert drawing_worker.call(ROLL, LONG) == ROLL()


def test_an_exception_is_told_with_its_traceback(drawing_worker: Worker) -> None:
    with pytest.raises(WorkFailed, match="ZeroDivisionError"):
        drawing_worker.call(partial(divmod, 1, 0), LONG)


def test_a_process_that_rests_begins_again_with_the_next_call() -> None:
    resting = Worker()
    first = resting.call(os.getpid, LONG)
    resting.rest()
    assert resting.process is None
    assert not _there(first)
    assert resting.call(os.getpid, LONG) != first
    resting.close()
    with pytest.raises(WorkFailed, match="closed"):
        resting.call(os.getpid, LONG)


def test_prints_disturb_nothing(drawing_worker: Worker) -> None:
    assert drawing_worker.call(partial(os.write, 1, b"hello\n"), LONG) == 6
    assert drawing_worker.call(partial(print, "hello", flush=True), LONG) is None


def test_signals_to_the_group_do_not_stop_it(drawing_worker: Worker) -> None:
    drawing_worker.call(ROLL, LONG)
    for number in (signal.SIGINT, signal.SIGTERM):
        assert drawing_worker.process is not None
        os.kill(drawing_worker.process, number)
    before = drawing_worker.process
    assert drawing_worker.call(os.getpid, LONG) == before


def test_without_processes_it_draws_in_the_thread_and_says_so_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    for _ in range(2):
        assert Worker(here=True).call(os.getpid, LONG) == os.getpid()
    assert [record.message[:18] for record in caplog.records] == ["drawing-in-threads"]


def test_the_process_ends_with_a_program_that_is_killed() -> None:
    code = (
        "import os, sys; from workers.worker import Worker; print(Worker(9).call(os.getpid, 60), flush=True); input()"
    )
    with subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        number = int(program.stdout.readline())
        assert _there(number)
        program.kill()
    end = time.monotonic() + 10
    while _there(number) and time.monotonic() < end:
        time.sleep(0.02)
    assert not _there(number)


# -- what waits for it ------------------------------------------------------------------------------------------------


def test_a_process_whose_bot_is_gone_before_the_picture_is_ends_in_silence() -> None:
    command = [sys.executable, "-m", "workers.worker"]
    with subprocess.Popen(
        command, cwd=worker.ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin
        assert process.stdout
        assert process.stdout.read(1) == worker.READY
        process.stdout.close()
        worker._send(process.stdin, pickle.dumps(ROLL))
        process.stdin.close()
        assert process.stderr
        assert process.stderr.read() == b""
    assert process.returncode == 0


async def test_no_process_is_left_after_the_end() -> None:
    number = await draw_now(os.getpid)
    waiting = asyncio.create_task(draw_now(time.sleep, 60))
    await asyncio.sleep(0.05)
    stop_drawing()
    with pytest.raises(WorkFailed):
        await waiting
    assert not _there(number)


async def test_replies_come_before_boards_and_boards_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker._Mode, "processes", False)
    drawn: list[str] = []
    lane = drawing._Lane(1)
    monkeypatch.setattr(lane._worker, "call", lambda work, _: work())
    monkeypatch.setitem(drawing._lanes, drawing.CALLS, lane)
    work = [draw_later(drawn.append, "first"), draw_later(drawn.append, "board"), draw_now(drawn.append, "reply")]
    await asyncio.gather(*work)
    assert drawn == ["first", "reply", "board"]


async def test_one_that_gives_up_waiting_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker._Mode, "processes", False)
    first, second, third = (asyncio.create_task(draw_later(time.sleep, 0.02)) for _ in range(3))
    await asyncio.sleep(0)
    second.cancel()
    await asyncio.wait_for(asyncio.gather(first, third), 5)


async def test_what_is_out_of_date_when_its_turn_comes_is_not_drawn() -> None:
    with pytest.raises(OutOfDate):
        await draw_if(lambda: False, os._exit, 1)


async def test_one_that_takes_too_long_is_given_up(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(drawing, "LONGEST", 0.5)
    caplog.set_level(logging.CRITICAL)
    await draw_now(os.getpid)
    begun = time.monotonic()
    with pytest.raises(WorkFailed):
        await draw_now(time.sleep, 20)
    assert time.monotonic() - begun < 20


_kept: list[bytes] = []


def _waste() -> None:
    """Free 60 MiB below a byte that stays, so that C's own tidying can't give them back."""
    pieces = [b"p" * 100_000 for _ in range(600)]
    _kept.append(pieces.pop())


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="glibc alone gives memory back when asked to")
def test_a_process_that_rests_gives_its_memory_back(drawing_worker: Worker) -> None:
    drawing_worker.call(_waste, LONG)
    process = drawing_worker.process
    assert process is not None
    before, most = worker._memory(process), time.monotonic() + 10 * worker.REST
    while before - worker._memory(process) < 40 << 20:
        assert time.monotonic() < most
        time.sleep(0.05)


@pytest.mark.long
def test_a_process_knows_no_secret_of_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in worker.SECRETS:
        monkeypatch.setenv(name, "secret")
    own = Worker()
    assert own.call(partial(_values, tuple(worker.SECRETS)), LONG) == [None] * len(worker.SECRETS)
    own.close()


def _values(names: tuple[str, ...]) -> list[str | None]:
    return [os.environ.get(name) for name in names]
