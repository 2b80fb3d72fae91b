"""JSON from outside: types of its objects, and their validation."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

import msgspec

from rules.core.errors import Malformed, shown

T = TypeVar("T")

Facts: TypeAlias = Mapping[str, Any]
"""JSON values that a sentence or a picture may use, by name."""

Options: TypeAlias = dict[str, Any]
"""A game's options as JSON, by id: switches, and a map's field."""

Size: TypeAlias = str | dict[str, Any]
"""A size by its id, or ``{"id": "custom", …}`` with a game's own numbers."""


CUSTOM = "custom"
"""The id of the size whose numbers the host sets."""

_UNKNOWN = re.compile(r"unknown field `(?P<field>.*?)`(?: - at `(?P<at>.*)`)?", re.DOTALL)


def take(request: Facts, shape: type[T]) -> T:
    """Validate a JSON object as a Struct.

    Raises ``Malformed``: ``field`` with what is wrong and where, ``field-unknown`` with the field's name and where.
    """
    try:
        return msgspec.convert(request, shape)
    except msgspec.ValidationError as error:
        unknown = _UNKNOWN.search(str(error))
        if unknown is not None:
            raise Malformed("field-unknown", field=unknown["field"][:40], at=unknown["at"] or "$") from None
        raise Malformed("field", problem=str(error)[:200]) from None


def read_size(
    size: object, known: Sequence[str], numbers: Sequence[str], listed: Callable[[], Sequence[Facts]]
) -> tuple[str, Facts]:
    """The id of a size, one of the ``known``, and the ``numbers`` that the host sets, which only ``custom`` has.

    Any other size may come with its numbers as they are ``listed``.
    Raises ``Malformed``: ``size-unknown``, ``size-fixed``, ``field-unknown``.
    """
    wanted = {"id": size} if isinstance(size, str) else size
    name = wanted.get("id") if isinstance(wanted, dict) else size
    if not isinstance(wanted, dict) or not isinstance(name, str) or name not in known:
        raise Malformed("size-unknown", text=shown(name), known=list(known))
    given = {field: value for field, value in wanted.items() if field not in ("id", "players")}
    if name != CUSTOM and given:
        _check_listed(name, given, [row for row in listed() if row["id"] == name])
    elif unknown := [field for field in given if field not in numbers]:
        raise Malformed("field-unknown", field=shown(unknown[0]), at="$.size")
    return name, given


def _check_listed(name: str, given: Facts, rows: Sequence[Facts]) -> None:
    """Raises ``Malformed("size-fixed")`` for a number that a size does not have."""
    for field, value in given.items():
        if not any(field in row and row[field] == value for row in rows):
            raise Malformed("size-fixed", size=name, field=shown(field))


def is_json(text: str) -> bool:
    """Whether a text begins like JSON and has a quotation mark: then it is nothing else."""
    return text.lstrip("\ufeff \t\r\n")[:1] in ("{", "[") and '"' in text
