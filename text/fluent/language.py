"""The sentences of one language, read from its Fluent files."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from text.fluent.speech import Pattern, Speech

_ENTRY = re.compile(r"^(?P<key>[A-Za-z][\w-]*) *=(?P<value>.*(?:\n(?:[ \t}].*)?)*)", re.MULTILINE)
_PLAIN = re.compile(r"[^{}\n]+")
_VARIABLE = re.compile(r"\$([A-Za-z][\w-]*)")
_NARROW = re.compile(r"(?<=\S) (?=[!?:;»])|(?<=«) ")
_UNIT = re.compile(r"(?<=[\d}]) (?=(?:(?:unités?|ps|cm|Mo|Ko)\b|%))|(?<=\bSA) (?=[{\d])")
_APOSTROPHE = re.compile(r"(?<=\w)'(?=\w)")
_ENDED = re.compile(r"[.!?][^\w\s]*$")
_BEFORE_NAME = re.compile(r"\b([Dd]e|[Qq]ue|[Ll]orsque|[Pp]uisque|[Jj]usque) ([*`]*)\{ (\$\w+) \}")


class Language:
    """All ``*.ftl`` files of some folders, as sentences of one language. A sentence is set and parsed when it is first
    said.

    ``instead``: the language that says what this one lacks.
    """

    def __init__(self, folders: Iterable[Path], locale: str, instead: Language | None = None) -> None:
        self._locale = locale
        self._instead = instead
        self._sources: dict[str, str] = {}
        self._parsed: dict[str, str | Pattern] = {}
        self._variables: dict[str, frozenset[str]] = {}
        self._set = TYPOGRAPHY.get(locale, str)
        for folder in folders:
            for path in sorted(folder.glob("*.ftl")):
                self._read(path.read_text(encoding="utf-8"))

    def _read(self, source: str) -> None:
        """Cut a file into its entries, which begin with a key and end where a line with anything else begins."""
        for entry in _ENTRY.finditer(source):
            self._sources.setdefault(entry["key"], entry["value"])

    @property
    def keys(self) -> frozenset[str]:
        """The keys of all sentences."""
        return frozenset(self._sources) | (self._instead.keys if self._instead else frozenset())

    def has(self, key: str) -> bool:
        """Whether a sentence of that key exists."""
        return key in self._sources or (self._instead is not None and self._instead.has(key))

    def variables(self, key: str) -> frozenset[str]:
        """The names of a sentence's arguments; none for an unknown key."""
        if key not in self._sources:
            return self._instead.variables(key) if self._instead else frozenset()
        if key not in self._variables:
            self._variables[key] = frozenset(_VARIABLE.findall(self._sources[key]))
        return self._variables[key]

    def say(self, key: str, args: Mapping[str, str | float]) -> str:
        """The sentence with its arguments. Raises ``MissingSentenceError``."""
        if self._instead is not None and key not in self._sources:
            return self._instead.say(key, args)
        if key not in self._parsed:
            source = self._set(self._sources.get(key, ""))
            plain = source.strip()
            self._parsed[key] = plain if _PLAIN.fullmatch(plain) else self._speech.parsed(key, source)
        found = self._parsed[key]
        return found if isinstance(found, str) else self._begun(self._speech.say(key, found, args))

    def _begun(self, said: str) -> str:
        """The text with a capital where "a former player" begins a sentence; what has no end is part of one."""
        former = self._former
        if not former or former not in said or not _ENDED.search(said):
            return said
        return self._begins.sub(lambda found: found[0][: -len(former)] + former[:1].upper() + former[1:], said)

    @cached_property
    def _former(self) -> str:
        return self._set(self._sources.get("former-player", "")).strip()

    @cached_property
    def _begins(self) -> re.Pattern[str]:
        return re.compile(rf"(?:^|[.!?]\s)[^\w(]*{re.escape(self._former)}", re.MULTILINE)

    @cached_property
    def _speech(self) -> Speech:
        from text.fluent.speech import Speech

        return Speech(self._locale, self._sources.get("decimal-sign", ".").strip())


def _set_in_french(source: str) -> str:
    """The text with no-break spaces and curly apostrophes, which keyboards lack, and names after an elision."""
    source = _BEFORE_NAME.sub(r'{ ELIDED("\1", "\2", \3) }', source)
    return _APOSTROPHE.sub("’", _UNIT.sub("\u00a0", _NARROW.sub("\u202f", source)))


TYPOGRAPHY: Mapping[str, Callable[[str], str]] = {"fr": _set_in_french}
"""How the files of a language are set, where its typography has what keyboards lack."""
