"""What a language lacks: ``python -m text.fluent.check de`` compares its sentences with the English ones.

It ends with 1 where something is wrong; what is only missing is said in English by the bot. See docs/translating.md.
"""

import re
import sys
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from fluent.syntax import FluentParser, ast

from text.fluent.catalogue import ENGLISH, FOLDERS, LOCALES, sentence_folders

LONGEST = {
    "name-": 32,
    "parameter-": 32,
    "cmd-": 100,
    "opt-": 100,
    "button-": 80,
    "nudge-": 80,
    "settings-button-": 45,
    "settings-field-": 45,
    "modal-": 45,
    "select-": 150,
    "language-": 100,
    "size-": 100,
    "ruleset-": 100,
    "level-": 100,
}
"""Characters that Discord takes, by the beginning of the key; the longest beginning counts."""
NAMES = ("name-", "parameter-")
TYPED = "typed-"
GUESSED = 6
"""Characters that a variable is taken to have."""
PLURALS = {"zero", "one", "two", "few", "many", "other"}
DRAWN = ("LATIN", "GREEK", "CYRILLIC", "MODIFIER", "COMBINING", "FEMININE", "MASCULINE")
"""The scripts of the font in pictures."""

Sentences: TypeAlias = dict[str, ast.Message]


class _Parts:
    """The variables of a sentence, its text, and the names of its cases; plurals are each language's own."""

    def __init__(self, sentence: ast.Message) -> None:
        parts = list(nodes(sentence))
        self.variables = {node.id.name for node in parts if isinstance(node, ast.VariableReference)}
        keys = (node.key for node in parts if isinstance(node, ast.Variant))
        self.cases = {key.name for key in keys if isinstance(key, ast.Identifier)} - PLURALS
        self.text = "".join(node.value for node in parts if isinstance(node, ast.TextElement))


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """A part of Fluent's tree and all that it is made of."""
    if isinstance(node, ast.BaseNode):
        yield node
    parts = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    for part in parts:
        yield from nodes(part)


def missing(locale: str) -> list[str]:
    """The keys that only English has."""
    return sorted(sentences(ENGLISH).keys() - sentences(locale).keys())


def faults(locale: str) -> list[str]:
    """Everything that is wrong with a language's sentences, each as a line with its key."""
    english, own = sentences(ENGLISH), sentences(locale)
    found = [f"{name}: this is no Fluent: {text[:60]!r}" for name, text in _junk(locale)]
    for key, sentence in own.items():
        if key in english:
            found += (f"{key}: {fault}" for fault in _faults(key, sentence, english[key]))
        elif key != f"language-{locale}":
            found.append(f"{key}: English has no such sentence")
    return found


def _faults(key: str, sentence: ast.Message, english: ast.Message) -> Iterator[str]:
    ours, theirs = _Parts(sentence), _Parts(english)
    if wrong := ours.variables ^ theirs.variables:
        yield f"other arguments than in English: {', '.join(sorted(wrong))}"
    if wrong := ours.cases - theirs.cases:
        yield f"cases that never come: {', '.join(sorted(wrong))}"
    begins = max((begin for begin in LONGEST if key.startswith(begin)), key=len, default="")
    if begins and (long := _longest(sentence.value)) > max(LONGEST[begins], _longest(english.value)):
        yield f"{long} characters, Discord takes {LONGEST[begins]}"
    text = ours.text
    if key.startswith(NAMES) and (text != text.lower() or not re.fullmatch(r"[-_'\w]+", text)):
        yield "a name of commands has lower case letters and no spaces"
    if key.startswith(TYPED) and not _is_pattern(text):
        yield "this cannot be read as words divided by bars"
    scripts = {unicodedata.name(char, "?").partition(" ")[0] for char in text if char.isalpha()}
    if wrong := scripts - set(DRAWN):
        yield f"pictures cannot draw {', '.join(sorted(wrong)).lower()} letters"


def _is_pattern(text: str) -> bool:
    try:
        re.compile(text)
    except re.error:
        return False
    return True


def _longest(pattern: ast.Pattern | None) -> int:
    """The characters of a sentence in its longest case."""
    return 0 if pattern is None else sum(map(_length, pattern.elements))


def _length(part: ast.TextElement | ast.Placeable) -> int:
    if isinstance(part, ast.TextElement):
        return len(part.value)
    inner = part.expression
    if isinstance(inner, ast.SelectExpression):
        return max(_longest(variant.value) for variant in inner.variants)
    return len(inner.value) if isinstance(inner, ast.StringLiteral) else GUESSED


def _entries(locale: str) -> Iterator[tuple[str, ast.EntryType]]:
    for folder in sentence_folders(locale):
        for path in sorted(folder.glob("*.ftl")):
            for entry in _parsed(path.read_text(encoding="utf-8")):
                yield path.name, entry


@lru_cache(maxsize=128)  # two languages' files: parsing them takes seconds, and each is compared with English
def _parsed(source: str) -> list[ast.EntryType]:
    return FluentParser(with_spans=False).parse(source).body


def sentences(locale: str) -> Sentences:
    """The sentences of a language's own files by key, parsed."""
    return {entry.id.name: entry for _, entry in _entries(locale) if isinstance(entry, ast.Message)}


def _junk(locale: str) -> list[tuple[str, str]]:
    return [(name, entry.content or "") for name, entry in _entries(locale) if isinstance(entry, ast.Junk)]


def main(arguments: list[str]) -> int:
    """Check the languages that are named, or all."""
    wrong = 0
    for locale in arguments or LOCALES:
        if locale not in LOCALES:
            print(f"{locale}: no such folder in {', '.join(map(str, FOLDERS))}")
            return 1
        lacks, found = missing(locale), faults(locale)
        print(f"{locale}: {len(lacks)} sentences are missing, {len(found)} are wrong")
        for line in (*(f"missing: {key}" for key in lacks), *found):
            print(f"  {line}")
        wrong += len(found)
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
