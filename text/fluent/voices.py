"""Fluent at work: one voice speaks one language. Imported only when the first sentence is spoken."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment, resolve
from fluent.runtime.types import FluentInt
from fluent.syntax import ast

__all__ = ["MissingSentenceError", "Voice"]

LATER = frozenset({"rules", "tutorial"})
"""How files begin that only readers of the rulebook and learners need: long ones, read when no other has a key."""

_NARROW = re.compile(r"(?<=\S) (?=[!?:;»])|(?<=«) ")
_APOSTROPHE = re.compile(r"(?<=\w)'(?=\w)")


class MissingSentenceError(KeyError):
    """A key that no catalogue has, or a sentence that was not given all its arguments."""


class _Number(FluentInt):
    """A whole number that is written plainly and still chooses the plural; babel's way takes three times the time."""

    def format(self, locale: Any) -> str:
        return int.__repr__(self)


def _later(path: Path) -> bool:
    return path.stem.partition("-")[0] in LATER


class Voice:
    """All ``*.ftl`` files of some folders, as sentences of one language."""

    def __init__(self, folders: Iterable[Path], locale: str) -> None:
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._patterns: dict[str, Any] = {}
        self._entries: dict[str, ast.Message] = {}
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
        """Reads now what would otherwise be read at its first sentence."""
        with self._lock:
            self._read(self._later)
            self._later = []

    @property
    def keys(self) -> frozenset[str]:
        """All keys that have a sentence."""
        self.read_all()
        return frozenset(self._entries)

    def knows(self, key: str) -> bool:
        """Whether there is a sentence of that key."""
        if key not in self._entries and self._later:
            self.read_all()
        return key in self._entries

    def variables(self, key: str) -> frozenset[str]:
        """The arguments that a sentence takes; none if there is no such sentence."""
        return frozenset(_variables(self._entries[key])) if self.knows(key) else frozenset()

    def say(self, key: str, args: Mapping[str, Any]) -> str:
        """The sentence with its arguments. Raises ``MissingSentenceError``."""
        pattern = self._pattern(key)
        given = {
            name: value if isinstance(value, str) else _Number(value) if isinstance(value, int) else str(value)
            for name, value in args.items()
        }
        env = ResolverEnvironment(context=self._bundle, errors=[], current=CurrentEnvironment(args=given))
        try:
            text = resolve(pattern(env), env)
        except ValueError as error:
            raise MissingSentenceError(key, error) from error
        if env.errors:
            raise MissingSentenceError(key, env.errors)
        return str(text)

    def _pattern(self, key: str) -> Any:
        pattern = self._patterns.get(key)
        if pattern is None:
            if not self.knows(key):
                raise MissingSentenceError(key)
            pattern = self._patterns[key] = self._bundle.get_message(key).value
        return pattern


def _set_in_french(source: str) -> str:
    """Narrow no-break spaces and curly apostrophes, which nobody has on their keyboard."""
    return _APOSTROPHE.sub("’", _NARROW.sub("\u202f", source))


def _variables(node: Any) -> Iterator[str]:
    """The names of all variables under a node of Fluent's syntax tree."""
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, list):
        for item in node:
            yield from _variables(item)
    elif isinstance(node, ast.BaseNode):
        for item in vars(node).values():
            yield from _variables(item)
