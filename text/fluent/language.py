"""The sentences of one language, read from its Fluent files. Imported with the first sentence: Fluent loads slowly."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment, resolve
from fluent.runtime.types import FluentFloat, FluentInt, FluentType
from fluent.syntax import ast

__all__ = ["Language", "MissingSentenceError"]

LATER = frozenset({"rules", "tutorial"})
"""Prefixes of the long files that only the rulebook and the lessons need: read when no other file has a key."""

_NARROW = re.compile(r"(?<=\S) (?=[!?:;»])|(?<=«) ")
_UNIT = re.compile(r"(?<=[\d}]) (?=(?:unités?|ps|cm|Mo)\b)|(?<=\bSA) (?=[{\d])")
_APOSTROPHE = re.compile(r"(?<=\w)'(?=\w)")
_BEFORE_NAME = re.compile(r"\b([Dd]e|[Qq]ue|[Ll]orsque|[Pp]uisque|[Jj]usque) ([*`]*)\{ (\$\w+) \}")
_VOWEL = re.compile(
    r"[*`\\\u2068]*(?:[aeiouàâäéèêëîïôöùûüæœ][a-zà-ÿœ]|y[^aeiouàéèê\W\d]|h(?:élène|enri|ermès|ippoly))", re.IGNORECASE
)
"""A name before which ``de`` is elided. Of those with h, only first names that surely have a mute one."""


class MissingSentenceError(KeyError):
    """An unknown key, or a sentence without one of its arguments."""


class _Number(FluentInt):
    """A whole number that chooses the plural. Its format has no separators; babel takes three times as long."""

    def format(self, locale: object) -> str:
        return int.__repr__(self)


class _Decimal(FluentFloat):
    """A number with decimals, which chooses the plural too: French says ``1,5 unité`` and English ``1.5 units``."""

    def format(self, locale: object) -> str:
        text = f"{float(self):g}"
        return text.replace(".", ",") if str(locale).startswith("fr") else text


class _Elided(FluentType):
    """``de`` or ``que``, Markdown, and a name: ``d’Ana``, ``de Ben``."""

    def __init__(self, *parts: object) -> None:
        self._word, mark, name = map(str, parts)
        self._name = f"{mark}{name}"

    def format(self, locale: object) -> str:
        if _VOWEL.match(self._name):
            return f"{self._word[:-1]}’{self._name}"
        return f"{self._word} {self._name}"


def _typed(value: str | float) -> object:
    if isinstance(value, int):
        return _Number(value)
    return _Decimal(value) if isinstance(value, float) else value


def _later(path: Path) -> bool:
    return path.stem.partition("-")[0] in LATER


class Language:
    """All ``*.ftl`` files of some folders, as sentences of one language."""

    def __init__(self, folders: Iterable[Path], locale: str) -> None:
        self._bundle = FluentBundle([locale], functions={"ELIDED": _Elided}, use_isolating=False)
        self._patterns: dict[str, Pattern] = {}
        self._entries: dict[str, ast.Message] = {}
        self._variables: dict[str, frozenset[str]] = {}
        self._lock = threading.Lock()
        self._french = locale == "fr"
        paths = [path for folder in folders for path in sorted(folder.glob("*.ftl"))]
        self._later = [path for path in paths if _later(path)]
        self._read(path for path in paths if not _later(path))

    def _read(self, paths: Iterable[Path]) -> None:
        for path in paths:
            source = path.read_text(encoding="utf-8")
            resource = FluentResource(_set_in_french(source) if self._french else source)
            self._bundle.add_resource(resource)
            self._entries |= {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}

    def read_all(self) -> None:
        """Read the long files too."""
        with self._lock:
            self._read(self._later)
            self._later = []

    @property
    def keys(self) -> frozenset[str]:
        """The keys of all sentences."""
        self.read_all()
        return frozenset(self._entries)

    def has(self, key: str) -> bool:
        """Whether a sentence of that key exists."""
        if key not in self._entries and self._later:
            self.read_all()
        return key in self._entries

    def variables(self, key: str) -> frozenset[str]:
        """The names of a sentence's arguments; none for an unknown key."""
        if key not in self._variables:
            self._variables[key] = frozenset(_variables(self._entries[key])) if self.has(key) else frozenset()
        return self._variables[key]

    def say(self, key: str, args: Mapping[str, str | float]) -> str:
        """The sentence with its arguments. Raises ``MissingSentenceError``."""
        pattern = self._pattern(key)
        given = {name: _typed(value) for name, value in args.items()}
        env = ResolverEnvironment(context=self._bundle, errors=[], current=CurrentEnvironment(args=given))
        try:
            text = resolve(pattern(env), env)
        except ValueError as error:
            raise MissingSentenceError(key, error) from error
        if env.errors:
            raise MissingSentenceError(key, env.errors)
        return str(text)

    def _pattern(self, key: str) -> Pattern:
        pattern = self._patterns.get(key)
        if pattern is None:
            pattern = self._bundle.get_message(key).value if self.has(key) else None
            if pattern is None:
                raise MissingSentenceError(key)
            self._patterns[key] = pattern
        return pattern


def _set_in_french(source: str) -> str:
    """The text with no-break spaces and curly apostrophes, which keyboards lack, and names after an elision."""
    source = _BEFORE_NAME.sub(r'{ ELIDED("\1", "\2", \3) }', source)
    return _APOSTROPHE.sub("’", _UNIT.sub("\u00a0", _NARROW.sub("\u202f", source)))


def _variables(node: object) -> Iterator[str]:
    """The names of all variables below a node of Fluent's syntax tree."""
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, list):
        for item in node:
            yield from _variables(item)
    elif isinstance(node, ast.BaseNode):
        for item in vars(node).values():
            yield from _variables(item)
