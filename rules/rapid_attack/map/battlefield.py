"""The field of a game on a map: from its text code, or generated."""

from functools import lru_cache

from msgspec import structs

from rules.core.errors import Illegal, Malformed, shown
from rules.core.json_input import Options, Size
from rules.field import (
    CODE_MAX,
    RULERS,
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
from rules.field.styles import style_of
from rules.rapid_attack.profile import Profile
from rules.rapid_attack.state import Piece

MAP = "map"
OPTIONS: dict[str, tuple[str | int, ...]] = {
    "style": tuple(STYLES),
    "shape": tuple(SHAPES),
    "across": tuple(range(SIZE_LEAST, SIZE_MOST + 1)),
    "ruler": tuple(RULERS),
}
"""Options about the field, beside its text code (``field``). ``across``: at its widest."""
NAMES = ("field", *OPTIONS)


def check(name: str, value: object) -> None:
    """Raises ``Malformed`` if an option about the field has no such value."""
    if name == "field":
        if not isinstance(value, str) or len(value) > CODE_MAX:
            raise Malformed("option-unknown", option=name, value=shown(value))
        _read(value)
    elif not any(type(value) is type(known) and value == known for known in OPTIONS[name]):
        raise Malformed("option-unknown", option=name, value=shown(value))


def measured(profile: Profile, options: Options) -> Profile:
    """The profile with the ruler of the options: a small field has a shorter one (rulebook: "Game Area")."""
    return structs.replace(profile, ruler=float(RULERS[options["ruler"]])) if "ruler" in options else profile


def prepared(profile: Profile, size: Size, options: Options, seed: str) -> Options:
    """The options with a field: the one that they name, or one generated from the seed.

    Raises ``Illegal("field-size")``.
    """
    if "field" in options:
        return options
    across = options.get("across") or _usual_width(profile, size, options)
    least, most = profile.fields.limits(measured(profile, options).ruler)
    if not least <= across <= most:
        raise Illegal("field-size", least=least, most=most)
    return options | {"field": _generated(options, seed, across)}


def _usual_width(profile: Profile, size: Size, options: Options) -> int:
    name = size if isinstance(size, str) else size.get("id")
    return profile.fields.of(str(name), measured(profile, options).ruler)


def _generated(options: Options, seed: str, across: int) -> str:
    style = options.get("style") or STYLES[sum(seed.encode()) % len(STYLES)]
    shape, hazards = options.get("shape", SHAPES[0]), options.get("hazards") is True
    return write_field(generate(style, seed, shape=shape, across=across, hazards=hazards))


def refitted(was: Options, options: Options) -> Options:
    """The options with another field of the same seed where hazardous areas were switched on or off.

    A field that was edited, or came from elsewhere, stays as it is.
    """
    code = options.get("field")
    if code is None or code != was.get("field") or (options.get("hazards") is True) == (was.get("hazards") is True):
        return options
    field = _read(code)
    kind, across = {"style": field.style, "shape": field.ground.shape}, min(SIZE_MOST, round(field.ground.widest))
    before, after = (
        _generated(kind | {"hazards": given.get("hazards")}, field.seed, across) for given in (was, options)
    )
    return options | {"field": after} if before == code else options


def required(table: str, options: Options) -> None:
    """Raises ``Illegal("field-missing")`` for a map without a field."""
    if table == MAP and "field" not in options:
        raise Illegal("field-missing")


def laid_out(table: str, options: Options) -> tuple[Ground | None, tuple[Piece, ...]]:
    """The ground and the terrain that a game starts with; none at a declared table."""
    if table != MAP:
        return None, ()
    field = _read(str(options.get("field", "")))
    pieces = (Piece(p.id, p.name, p.hits, p.outline, p.bricks, p.hazard, p.called) for p in field.pieces)
    return field.ground, tuple(pieces)


def kinds(options: Options) -> tuple[str, ...]:
    """The kinds of terrain of the field's style, hazardous areas where these are played. Raises ``RulesError``."""
    style = style_of(_read(str(options.get("field", ""))).style)
    return (*style.kinds, *style.hazards) if options.get("hazards") is True else style.kinds


@lru_cache(maxsize=64)
def _read(code: str) -> Field:
    return read_field(code)
