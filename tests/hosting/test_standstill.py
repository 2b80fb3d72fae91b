"""A bot whose loop stands still ends itself."""

import subprocess
import sys

from tests.architecture.source import ROOT

PROGRAM = """
import asyncio, time
from hosting import standstill

standstill.LOOKS, standstill.LOOK = 20, 0.1

async def main():
    async with standstill.ends_when_it_stands():
        await asyncio.sleep({turning})
        time.sleep({standing})

asyncio.run(main())
"""


def run(turning: float, standing: float) -> subprocess.CompletedProcess[str]:
    program = PROGRAM.format(turning=turning, standing=standing)
    return subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=120, check=False
    )


def test_a_loop_that_stands_ends_the_program_and_says_where() -> None:
    done = run(0.3, 100)
    assert done.returncode == 70
    assert "loop-stands" in done.stderr
    assert "in main" in done.stderr


def test_a_loop_that_turns_does_not() -> None:
    assert run(0.5, 0.1).returncode == 0
