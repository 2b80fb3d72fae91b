"""The tests have a short and a long form: ``make test`` and ``make test-all``, which sets LONG."""

from __future__ import annotations

import os

__all__ = ["LONG", "many"]

LONG = bool(os.environ.get("LONG"))


def many(number: int) -> int:
    """So many examples in the long form, a tenth of them in the short one."""
    return number if LONG else number // 10
