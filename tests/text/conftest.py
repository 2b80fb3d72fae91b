"""In these tests a missing sentence is an error, not an English stopgap."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from text.fluent.catalogue import set_strict


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    set_strict(True)
    yield
    set_strict(False)
