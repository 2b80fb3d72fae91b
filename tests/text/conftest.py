"""In these tests a missing sentence is an error, not an English stopgap."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(locale: str, key: str, args: object) -> str:
        raise KeyError(key)

    monkeypatch.setattr("text.fluent.catalogue._rescue", refuse)
