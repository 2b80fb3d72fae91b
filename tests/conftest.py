"""What holds for all tests: the same examples each time, unless somebody goes exploring; long forms when asked for.

Migrating an empty database is slow, so that tests get copies of one.
"""

from __future__ import annotations

import asyncio
import gc
import os
import random
import shutil
from collections import Counter
from collections.abc import Collection
from pathlib import Path

import pytest
from hypothesis import settings

from storage import Storage
from tests.long import LONG
from workers.worker import do_without_processes

REAL_TIME = {"browser", "chaos", "crash", "hosting", "processes", "web", "test_worker"}
"""Folders and files of tests of real processes, sockets and browsers: one that fails while the machine is busy gets a
second try, which the summary names. What fails twice is a fault; what fails once is one to look for.
"""

WHOLE: dict[str, Collection[str]] = {
    "browser": ("test_page",),
    "chaos": (),
    "crash": (),
    "e2e": (
        *("test_commands", "test_company", "test_company_builder", "test_corrections", "test_entry_point"),
        *("test_fleet", "test_football", "test_forged_clicks", "test_general_dice", "test_inside"),
        *("test_leaving", "test_log_lines", "test_odds", "test_options", "test_orbit", "test_pings_together"),
        *("test_rulebook", "test_sandbox", "test_settings", "test_side_by_side", "test_undo", "test_whole_game"),
    ),
    "hosting": ("test_deploy", "test_github", "test_hosting_page", "test_logs", "test_release", "test_warming"),
    "processes": (),
}
"""Folders of tests of the whole program, each with the modules that the short form takes."""

settings.register_profile("same", derandomize=True, deadline=None)
settings.register_profile("explore", derandomize=False, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))
do_without_processes()  # they cost a second for each process of the tests


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is marked as long; let tests that share a bot run in its loop.

    They come last in their module: a bot that starts beside another one takes over what a process has once.
    """
    modules = {path: place for place, path in enumerate(dict.fromkeys(item.path for item in items))}
    items.sort(key=lambda item: (modules[item.path], shares_a_bot(item)))
    for item in items:
        if shares_a_bot(item):
            item.add_marker(pytest.mark.asyncio(loop_scope="module"), append=False)
        if REAL_TIME & {item.path.parent.name, item.path.stem}:
            item.add_marker(pytest.mark.flaky(reruns=2))
    if LONG:
        return
    cases = Counter[tuple[Path, str]]()
    named = any(Path(argument).resolve() != Path(__file__).parent for argument in config.args)
    long = {item for item in items if (_has_long_case(item) if named else _is_long(item, cases))}
    config.hook.pytest_deselected(items=long)
    items[:] = [item for item in items if item not in long]


def _has_long_case(item: pytest.Item) -> bool:
    """Whether a test that was asked for by its name, or its module's, is one of its cases that only LONG brings."""
    case = getattr(item, "callspec", None)
    return case is not None and any(mark.name == "long" for mark in case.marks)


def _is_long(item: pytest.Item, cases: Counter[tuple[Path, str]]) -> bool:
    """Whether the short form leaves a test out. ``cases``: how many of each function came before."""
    if item.path.stem not in WHOLE.get(item.path.parent.name, (item.path.stem,)):
        return True
    function = item.path, item.name.partition("[")[0]
    cases[function] += 1
    return any(cases[function] > mark.kwargs.get("after", 0) for mark in item.iter_markers("long"))


def pytest_collection_finish() -> None:
    """Let no collection of garbage look again through what all tests have loaded: that took a tenth of their time."""
    gc.collect()
    gc.freeze()


def shares_a_bot(item: pytest.Item) -> bool:
    """Whether a test on the simulated Discord has its bot in common with others."""
    return "world" in getattr(item, "fixturenames", ()) and item.get_closest_marker("alone") is None


@pytest.fixture(autouse=True)
def _the_same_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seed what the program draws with the test's name: a test that passes once passes in every run.

    ``secrets`` and ``random.SystemRandom`` take their bytes from here.
    """
    known = random.Random(request.node.nodeid)
    random.seed(known.random())
    monkeypatch.setattr("random._urandom", known.randbytes)


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database file with the schema and nothing in it; made once a run."""
    file = tmp_path_factory.mktemp("empty") / "games.db"

    async def make() -> None:
        await (await Storage.open(f"sqlite+aiosqlite:///{file}")).close()

    asyncio.run(make())
    return file


@pytest.fixture
def database_url(tmp_path: Path, empty_database: Path) -> str:
    """A database file of this test's own."""
    return copied_database(empty_database, tmp_path)


def copied_database(empty: Path, folder: Path) -> str:
    """The URL of a copy in ``folder``."""
    return f"sqlite+aiosqlite:///{shutil.copyfile(empty, folder / 'games.db')}"
