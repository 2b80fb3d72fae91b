"""The tests have a short and a long form: ``make test`` and ``make test-all``, which sets LONG."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any

import pytest

LONG = bool(os.environ.get("LONG"))


def many(number: int) -> int:
    """So many examples in the long form, a tenth of them in the short one."""
    return number if LONG else number // 10


def first(values: Iterable[Any], number: int = 1) -> list[Any]:
    """Parameters of a test: the short form takes the first ``number`` of them alone."""
    given = [value if isinstance(value, tuple) else (value,) for value in values]
    return [pytest.param(*value, marks=pytest.mark.long if n >= number else ()) for n, value in enumerate(given)]
