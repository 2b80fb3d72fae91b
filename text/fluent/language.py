"""The sentences of one language, read from its Fluent files. Imported with the first sentence: Fluent loads slowly."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment, resolve
from fluent.runtime.types import FluentFloat, FluentInt, FluentType
from fluent.syntax import FluentParser, ast

__all__ = ["Language", "MissingSentenceError"]

_ENTRY = re.compile(r"^(?P<key>[A-Za-z][\w-]*) *=(?P<value>.*(?:\n(?:[ \t}].*)?)*)", re.MULTILINE)
_PLAIN = re.compile(r"[^{}\n]+")
_VARIABLE = re.compile(r"\$([A-Za-z][\w-]*)")
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

    sign = "."

    def format(self, locale: object) -> str:
        return f"{float(self):g}".replace(".", self.sign)


class _Elided(FluentType):
    """``de`` or ``que``, Markdown, and a name: ``d’Ana``, ``de Ben``."""

    def __init__(self, *parts: object) -> None:
        self._word, mark, name = map(str, parts)
        self._name = f"{mark}{name}"

    def format(self, locale: object) -> str:
        if _VOWEL.match(self._name):
            return f"{self._word[:-1]}’{self._name}"
        return f"{self._word} {self._name}"


def _typed(value: str | float, sign: str) -> object:
    if isinstance(value, int):
        return _Number(value)
    if not isinstance(value, float):
        return value
    number = _Decimal(value)
    number.sign = sign
    return number


class Language:
    """All ``*.ftl`` files of some folders, as sentences of one language. A sentence is parsed when it is first said.

    ``instead``: the language that says what this one lacks.
    """

    def __init__(self, folders: Iterable[Path], locale: str, instead: Language | None = None) -> None:
        self._instead = instead
        self._bundle = FluentBundle([locale], functions={"ELIDED": _Elided}, use_isolating=False)
        self._sources: dict[str, str] = {}
        self._patterns: dict[str, Pattern] = {}
        self._variables: dict[str, frozenset[str]] = {}
        self._set = TYPOGRAPHY.get(locale, str)
        for folder in folders:
            for path in sorted(folder.glob("*.ftl")):
                self._read(path.read_text(encoding="utf-8"))
        self._sign = self._sources.get("decimal-sign", ".").strip()

    def _read(self, source: str) -> None:
        """Cut a file into its entries, which begin with a key and end where a line with anything else begins."""
        for entry in _ENTRY.finditer(self._set(source)):
            self._sources.setdefault(entry["key"], entry["value"])

    @property
    def keys(self) -> frozenset[str]:
        """The keys of all sentences."""
        return frozenset(self._sources) | (self._instead.keys if self._instead else frozenset())

    @property
    def own(self) -> Mapping[str, str]:
        """The sources of the sentences that the language has itself, by key."""
        return self._sources

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
        plain = self._sources.get(key, "").strip()
        if _PLAIN.fullmatch(plain):
            return plain
        pattern = self._pattern(key)
        given = {name: _typed(value, self._sign) for name, value in args.items()}
        env = ResolverEnvironment(context=self._bundle, errors=[], current=CurrentEnvironment(args=given))
        try:
            text = resolve(pattern(env), env)
        except ValueError as error:
            raise MissingSentenceError(key, error) from error
        if env.errors:
            raise MissingSentenceError(key, env.errors)
        return str(text)

    def _pattern(self, key: str) -> Pattern:
        if key not in self._patterns:
            self._patterns[key] = self._parsed(key)
        return self._patterns[key]

    def _parsed(self, key: str) -> Pattern:
        entry = FluentParser(with_spans=False).parse_entry(f"{key} ={self._sources.get(key, '')}\n")
        self._bundle.add_resource(ast.Resource([entry]))
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            raise MissingSentenceError(key)
        return pattern


def _set_in_french(source: str) -> str:
    """The text with no-break spaces and curly apostrophes, which keyboards lack, and names after an elision."""
    source = _BEFORE_NAME.sub(r'{ ELIDED("\1", "\2", \3) }', source)
    return _APOSTROPHE.sub("’", _UNIT.sub("\u00a0", _NARROW.sub("\u202f", source)))


TYPOGRAPHY: Mapping[str, Callable[[str], str]] = {"fr": _set_in_french}
"""How the files of a language are set, where its typography has what keyboards lack."""
