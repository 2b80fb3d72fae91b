"""JSON from outside, taken in the shape that is wanted."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from rules.core.errors import Malformed

__all__ = ["take"]

T = TypeVar("T")


def take(request: dict[str, Any], shape: type[T]) -> T:
    """The request's fields. Raises ``Malformed("field")`` with what is wrong and where."""
    try:
        return msgspec.convert(request, shape)
    except msgspec.ValidationError as error:
        raise Malformed("field", problem=str(error)[:200]) from None
