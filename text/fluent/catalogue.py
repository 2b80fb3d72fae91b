"""The catalogues: Fluent files in ``locales/<language>/``, read once when their language is first spoken.

Each language's files are read together, in any number, and with them those that a family of games brings
(``Family.sentences``). In French files a plain space before ``! ? : ; »`` and after
``«`` and a straight apostrophe are enough: they are set as French typography wants them when they are read.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from rules import FAMILIES

if TYPE_CHECKING:
    from text.fluent.voices import Voice

__all__ = ["LOCALES", "Locale", "has", "locale_of", "say", "set_strict", "variables", "warm"]

Locale = Literal["en", "fr"]
LOCALES: tuple[Locale, ...] = ("en", "fr")
FOLDER = Path(__file__).resolve().parents[2] / "locales"
SPEECHLESS = "speechless"

_log = logging.getLogger(__name__)


class _Mode:
    strict: ClassVar[bool] = False


def set_strict(strict: bool) -> None:
    """Strict: what is missing raises a ``KeyError``, as tests want it. Otherwise it is logged and English steps in."""
    _Mode.strict = strict


def locale_of(discord_locale: str | None) -> Locale:
    """The language to speak to a client or a server of that locale (``fr``, ``en-GB``…): French or else English."""
    return "fr" if str(discord_locale or "").lower().startswith("fr") else "en"


def say(locale: str, key: str, **args: Any) -> str:
    """The sentence of that key with its arguments, whole numbers or text. A player's words must be escaped before."""
    try:
        values = (value if isinstance(value, str | int) else str(value) for value in args.values())
        return _said(locale_of(locale), key, tuple(args), *values)
    except KeyError:
        if _Mode.strict:
            raise
        _log.exception("no sentence for %s in %s", key, locale)
    return _rescue(locale_of(locale), key, args)


def _rescue(locale: Locale, key: str, args: Mapping[str, Any]) -> str:
    attempts: tuple[tuple[Locale, str], ...] = (("en", key), (locale, SPEECHLESS), ("en", SPEECHLESS))
    for other, instead in attempts:
        try:
            return _voice(other).say(instead, args)
        except KeyError:
            continue
    return ""


def has(locale: str, key: str) -> bool:
    """Whether there is a sentence of that key."""
    return _voice(locale_of(locale)).knows(key)


def variables(locale: str, key: str) -> frozenset[str]:
    """The arguments that a sentence takes; none if there is no such sentence."""
    return _voice(locale_of(locale)).variables(key)


def warm() -> None:
    """Reads all catalogues now rather than at the first sentence."""
    for locale in LOCALES:
        _voice(locale).read_all()


@lru_cache(maxsize=4096, typed=True)
def _said(locale: Locale, key: str, names: tuple[str, ...], *values: Any) -> str:
    """Labels and names come again and again: a sentence once made is kept."""
    return _voice(locale).say(key, dict(zip(names, values, strict=True)))


def _voice(locale: Locale) -> Voice:
    return _voice_with(locale, tuple(family.sentences for family in FAMILIES.values() if family.sentences))


@cache
def _voice_with(locale: Locale, packages: tuple[str, ...]) -> Voice:
    from text.fluent.voices import Voice

    folders = [FOLDER, *(Path(next(iter(import_module(package).__path__))) for package in packages)]
    return Voice([folder / locale for folder in folders], locale)
