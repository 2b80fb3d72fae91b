"""Some of the mutants, others at each commit: whether the rows of docs/coverage.md are held by their tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.coverage.breaking import Mutant, copied, held, sample

NUMBER = 60


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copied(tmp_path_factory.mktemp("tree"))


@pytest.mark.long
@pytest.mark.parametrize("mutant", [pytest.param(one, id=f"{one.book}: {one.rule}") for one in sample(NUMBER)])
def test_the_row_is_held_by_its_tests(tree: Path, mutant: Mutant) -> None:
    assert held(tree, mutant)
