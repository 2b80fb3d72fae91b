"""Sentences as Fluent understands them. Imported with the first that is more than plain text: Fluent loads slowly."""

import re
from collections.abc import Mapping
from typing import cast

from fluent.runtime import FluentBundle
from fluent.runtime.prepare import Compiler
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment, resolve
from fluent.runtime.types import FluentFloat, FluentInt, FluentType
from fluent.syntax import FluentParser, ast

__all__ = ["MissingSentenceError", "Pattern", "Speech"]

_COMPILE = Compiler()
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


class Speech:
    """A language's rules: how its numbers look and its plurals are chosen. ``sign``: of decimals."""

    def __init__(self, locale: str, sign: str) -> None:
        self._bundle = FluentBundle([locale], functions={"ELIDED": _Elided}, use_isolating=False)
        self._sign = sign

    def parsed(self, key: str, source: str) -> Pattern:
        """The sentence of that key. Raises ``MissingSentenceError`` for a source that is none."""
        entry = FluentParser(with_spans=False).parse_entry(f"{key} ={source}\n")
        if not isinstance(entry, ast.Message) or entry.value is None:
            raise MissingSentenceError(key)
        return cast(Pattern, _COMPILE(entry.value))  # a bundle would keep the tree as well

    def say(self, key: str, pattern: Pattern, args: Mapping[str, str | float]) -> str:
        """The sentence with its arguments. Raises ``MissingSentenceError``."""
        given = {name: _typed(value, self._sign) for name, value in args.items()}
        env = ResolverEnvironment(context=self._bundle, errors=[], current=CurrentEnvironment(args=given))
        try:
            text = resolve(pattern(env), env)
        except ValueError as error:
            raise MissingSentenceError(key, error) from error
        if env.errors:
            raise MissingSentenceError(key, env.errors)
        return str(text)
