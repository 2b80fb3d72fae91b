"""The environment of docs/pettingzoo_env.py is one by PettingZoo's own test."""

from __future__ import annotations

import importlib.util
import warnings
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo", reason="needs pettingzoo")

FILE = Path(__file__).parents[2] / "docs" / "pettingzoo_env.py"


@pytest.mark.long
@pytest.mark.parametrize("ruleset", ["football", "rapid-attack"])
def test_the_example_is_an_environment(ruleset: str) -> None:
    from pettingzoo.test import api_test

    spec = importlib.util.spec_from_file_location("pettingzoo_env", FILE)
    assert spec is not None
    assert spec.loader is not None
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    size = {"football": "friendly", "rapid-attack": "demo"}[ruleset]
    env = example.Game(ruleset, size)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would rather see numbers from -1 to 1
        api_test(env, num_cycles=60)
    env.close()
    assert env._program.returncode == 0
    assert len(FILE.read_text().splitlines()) < 130
