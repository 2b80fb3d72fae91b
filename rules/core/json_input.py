"""JSON from outside: types of its objects, and their validation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias, TypeVar

import msgspec

from rules.core.errors import Malformed

__all__ = ["Facts", "Options", "Size", "take"]

T = TypeVar("T")

Facts: TypeAlias = Mapping[str, Any]
"""JSON values that a sentence or a picture may use, by name."""

Options: TypeAlias = dict[str, Any]
"""A game's options as JSON, by id: switches, and a map's field."""

Size: TypeAlias = str | dict[str, Any]
"""A size by its id, or ``{"id": "custom", …}`` with a game's own numbers."""


def take(request: Facts, shape: type[T]) -> T:
    """Validate a JSON object as a Struct. Raises ``Malformed("field")`` with what is wrong and where."""
    try:
        return msgspec.convert(request, shape)
    except msgspec.ValidationError as error:
        raise Malformed("field", problem=str(error)[:200]) from None
