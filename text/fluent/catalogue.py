"""Sentences by key: Fluent files in ``locales/<language>/``, read when their language is first used.

The folders there are the languages; a folder named by ``LOCALES_FOLDER`` may hold more (docs/translating.md). What a
language lacks is said in English. A language's files are read together, and with them those that a family of games
brings (``Family.sentences``); a sentence is parsed when it is first said, which takes 0.1 ms. Sentences can't refer to
each other. In French files a plain space before ``! ? : ; »`` and after ``«`` and a straight apostrophe are enough:
reading sets them as French typography wants them. ``de`` and ``que`` before a variable become ``d’`` and ``qu’`` where
its value asks for it.
"""

from __future__ import annotations

import hashlib
import logging
import os
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from rules import FAMILIES

if TYPE_CHECKING:
    from text.fluent.language import Language

Locale: TypeAlias = str
"""A language, by the name of its folder: ``fr``, ``pt-BR``."""
ENGLISH: Locale = "en"
"""The language that has every sentence."""
FOLDER = Path(__file__).resolve().parents[2] / "locales"
FOLDERS = (FOLDER, *map(Path, filter(None, [os.environ.get("LOCALES_FOLDER")])))


def _languages() -> tuple[Locale, ...]:
    found = {path.parent.name for folder in FOLDERS for path in folder.glob("*/*.ftl")}
    return (ENGLISH, *sorted(found - {ENGLISH}))


LOCALES = _languages()
SPEECHLESS = "speechless"

Argument: TypeAlias = str | float
"""The value of a variable in a sentence: text, or a number, which selects the plural."""
Arguments: TypeAlias = dict[str, Argument]

_log = logging.getLogger(__name__)


@lru_cache(maxsize=64)
def locale_of(discord_locale: str | None) -> Locale:
    """The language for a client or a server of that locale (``fr``, ``en-GB``…): that one, its kin, or English."""
    wanted = str(discord_locale or "").partition(".")[0].replace("_", "-").lower()
    names = {name.lower(): name for name in LOCALES}
    kin = (name for low, name in names.items() if low.partition("-")[0] == wanted.partition("-")[0])
    return names.get(wanted) or next(kin, ENGLISH)


def language_name(locale: Locale) -> str:
    """What a language calls itself."""
    key = f"language-{locale}"
    return say(locale, key) if has(locale, key) else locale


def say(locale: str, key: str, **args: Argument) -> str:
    """The sentence of that key with its arguments. A player's words must be escaped before."""
    try:
        return _sentence(locale_of(locale), key, tuple(args), *args.values())
    except KeyError:
        _log.exception("no sentence for %s in %s", key, locale)
    return _rescue(locale_of(locale), key, args)


def _rescue(locale: Locale, key: str, args: Arguments) -> str:
    attempts: tuple[tuple[Locale, str], ...] = ((ENGLISH, key), (locale, SPEECHLESS), (ENGLISH, SPEECHLESS))
    for other, instead in attempts:
        try:
            return language(other).say(instead, args)
        except KeyError:
            continue
    return ""


def has(locale: str, key: str) -> bool:
    """Whether a sentence of that key exists, in English at least."""
    return language(locale_of(locale)).has(key)


def keys(locale: str) -> frozenset[str]:
    """The keys of all sentences."""
    return frozenset(language(locale_of(locale)).keys)


def variables(locale: str, key: str) -> frozenset[str]:
    """The names of a sentence's arguments; none for an unknown key."""
    return language(locale_of(locale)).variables(key)


def fingerprint() -> bytes:
    """A hash of all files of sentences."""
    paths = (path for locale in LOCALES for folder in sentence_folders(locale) for path in folder.glob("*.ftl"))
    return hashlib.sha256(b"".join(path.read_bytes() for path in sorted(paths))).digest()


@lru_cache(maxsize=4096, typed=True)
def _sentence(locale: Locale, key: str, names: tuple[str, ...], *values: Argument) -> str:
    """A sentence, cached: the same labels and names come again and again."""
    return language(locale).say(key, dict(zip(names, values, strict=True)))


def forget_sentences() -> None:
    """Empty the cache of sentences, when a person whom they may name is forgotten."""
    _sentence.cache_clear()


def language(locale: Locale) -> Language:
    """The sentences of a language, with those of every family."""
    return _language(locale, _packages(tuple(FAMILIES)))


@cache
def _packages(families: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sentences for family in families if (sentences := FAMILIES[family].sentences))


def sentence_folders(locale: Locale) -> list[Path]:
    """The folders of a language's files, those of every family included."""
    return _folders(locale, _packages(tuple(FAMILIES)))


def _folders(locale: Locale, packages: tuple[str, ...]) -> list[Path]:
    found = [*FOLDERS, *(Path(next(iter(import_module(package).__path__))) for package in packages)]
    return [folder / locale for folder in found]


@cache
def _language(locale: Locale, packages: tuple[str, ...]) -> Language:
    from text.fluent.language import Language

    instead = None if locale == ENGLISH else _language(ENGLISH, packages)
    return Language(_folders(locale, packages), locale, instead)
