"""The locks hold what pyproject.toml asks for, whole and hashed, and nothing else."""

from __future__ import annotations

import importlib.util
import re
import tomllib
from functools import cache
from importlib.metadata import PackageNotFoundError, requires, version
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.architecture.source import ROOT

LOCKS = {"requirements.txt": (), "requirements-sandbox.txt": ("sandbox",), "requirements-dev.txt": ("dev",)}
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())


@cache
def blocks(lock: str) -> dict[str, list[str]]:
    """The lock's pins with all their lines, by name; a package may be pinned once for each Python."""
    found: dict[str, list[str]] = {}
    for block in re.findall(r"^[a-zA-Z].*(?:\n    .*)*", (ROOT / lock).read_text(), re.MULTILINE):
        found.setdefault(canonicalize_name(block.partition("==")[0]), []).append(block)
    return found


def pinned(lock: str) -> dict[str, set[str]]:
    return {name: {block.split()[0].partition("==")[2] for block in each} for name, each in blocks(lock).items()}


def sources(lock: str) -> list[Requirement]:
    """What pyproject.toml asks for."""
    groups = list(LOCKS[lock])
    wanted = list(PROJECT["project"]["dependencies"])
    while groups:
        for one in PROJECT["dependency-groups"][groups.pop()]:
            if isinstance(one, str):
                wanted.append(one)
            else:
                groups.append(one["include-group"])
    return [Requirement(one) for one in wanted]


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_pins_what_pyproject_asks_for(lock: str) -> None:
    found = pinned(lock)
    for wanted in sources(lock):
        versions = found.get(canonicalize_name(wanted.name), set())
        assert versions, f"{wanted}: run `make lock`"
        assert all(wanted.specifier.contains(one) for one in versions), f"{wanted}: run `make lock`"


@pytest.mark.parametrize("lock", LOCKS)
def test_every_pin_of_a_lock_has_hashes_and_someone_who_needs_it(lock: str) -> None:
    asked = {canonicalize_name(one.name) for one in sources(lock)}
    for name, each in blocks(lock).items():
        for block in each:
            assert re.search(r"--hash=sha256:[0-9a-f]{64}", block), name
            assert name in asked or "# via" in block, name
    assert not re.search(r"--(extra-)?index-url|--find-links|file:|https?:", (ROOT / lock).read_text())


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_all_that_its_packages_need(lock: str) -> None:
    """As far as this machine has them installed."""
    found = pinned(lock)
    for name in found:
        try:
            needs = [Requirement(one) for one in requires(name) or ()]
        except PackageNotFoundError:
            continue
        for need in needs:
            if need.marker is None or need.marker.evaluate({"extra": ""}):
                assert canonicalize_name(need.name) in found, f"{name} needs {need}"


def test_the_locks_agree() -> None:
    small, middle, large = map(pinned, LOCKS)
    assert small.items() <= middle.items() <= large.items()


def test_what_is_installed_is_what_is_locked() -> None:
    """Else the tests would try something else than what hosts get."""
    other = {}
    for name, versions in pinned("requirements-dev.txt").items():
        try:
            if version(name) not in versions:
                other[name] = version(name)
        except PackageNotFoundError:
            continue
    assert other == {}


def test_the_notices_are_those_of_the_lock() -> None:
    spec = importlib.util.spec_from_file_location("notices", ROOT / "deploy" / "notices.py")
    assert spec
    assert spec.loader
    notices = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(notices)
    assert notices.NOTICES.read_text() == notices.notices(), "run `make lock`"
    assert notices.SBOM.read_text() == notices.sbom(), "run `make lock`"
