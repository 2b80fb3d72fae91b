"""The field of a game on a map: from its text code, or generated."""

from __future__ import annotations

from functools import lru_cache

from rules.core.errors import Illegal, Malformed, shown
from rules.core.json_input import Options, Size
from rules.field import (
    CODE_MAX,
    SHAPES,
    SIZE_LEAST,
    SIZE_MOST,
    STYLES,
    Field,
    Ground,
    generate,
    read_field,
    write_field,
)
from rules.rapid_attack.events import Started
from rules.rapid_attack.profile import Profile
from rules.rapid_attack.state import Piece

__all__ = ["MAP", "NAMES", "OPTIONS", "check", "laid_out", "prepared", "refitted", "required"]

MAP = "map"
OPTIONS: dict[str, tuple[str | int, ...]] = {
    "style": tuple(STYLES),
    "shape": tuple(SHAPES),
    "across": tuple(range(SIZE_LEAST, SIZE_MOST + 1)),
}
"""Options about the field, beside its text code (``field``)."""
NAMES = ("field", *OPTIONS)


def check(name: str, value: object) -> None:
    """Raises ``Malformed`` if an option about the field has no such value."""
    if name == "field":
        if not isinstance(value, str) or len(value) > CODE_MAX:
            raise Malformed("option-unknown", option=name, value=shown(value))
        _read(value)
    elif not any(type(value) is type(known) and value == known for known in OPTIONS[name]):
        raise Malformed("option-unknown", option=name, value=shown(value))


def prepared(profile: Profile, size: Size, options: Options, seed: str) -> Options:
    """The options with a field: the one that they name, or one generated from the seed."""
    if "field" in options:
        return options
    name = size if isinstance(size, str) else size.get("id")
    field = generate(
        options.get("style") or STYLES[sum(seed.encode()) % len(STYLES)],
        seed,
        shape=options.get("shape", SHAPES[0]),
        size=options.get("across") or profile.fields.of(str(name)),
        hazards=options.get("hazards") is True,
    )
    return options | {"field": write_field(field)}


def refitted(profile: Profile, size: Size, was: Options, options: Options) -> Options:
    """The options with another field of the same seed where hazardous areas were switched on or off.

    A field that was edited, or came from elsewhere, stays as it is.
    """
    code = options.get("field")
    if code is None or code != was.get("field") or (options.get("hazards") is True) == (was.get("hazards") is True):
        return options
    field = _read(code)
    kind = {"style": field.style, "shape": field.ground.shape, "across": int(field.ground.size)}
    before, after = (
        prepared(profile, size, kind | {"hazards": given.get("hazards")}, field.seed)["field"]
        for given in (was, options)
    )
    return options | {"field": after} if before == code else options


def required(table: str, options: Options) -> None:
    """Raises ``Illegal("field-missing")`` for a map without a field."""
    if table == MAP and "field" not in options:
        raise Illegal("field-missing")


def laid_out(event: Started) -> tuple[Ground | None, tuple[Piece, ...]]:
    """The ground and the terrain that a game starts with; none at a declared table."""
    if event.table != MAP:
        return None, ()
    field = _read(str(event.options.get("field", "")))
    pieces = (Piece(p.id, p.name, p.hits, p.outline, p.bricks, p.hazard) for p in field.pieces)
    return field.ground, tuple(pieces)


@lru_cache(maxsize=64)
def _read(code: str) -> Field:
    return read_field(code)
