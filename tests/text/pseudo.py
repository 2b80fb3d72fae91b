"""A made-up language: every sentence in English with accents on its vowels, without some of the files."""

from __future__ import annotations

import re
from collections.abc import Collection
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

from text.fluent.catalogue import FOLDER

_ACCENTS = str.maketrans("aeiouAEIOU", "áéíóúÁÉÍÓÚ")
_PROSE = re.compile(r"(`[^`]*`?|<[^>]*>?|https?:\S*)|[^`<]+?(?=`|<|http|$)", re.DOTALL)
KEPT = ("typed-", "language-", "decimal-sign", "course-sides", "distance", "rule-words-")


def accented(text: str) -> str:
    """An English text as the language has it."""
    return text.translate(_ACCENTS)


def write_language(folder: Path, *, without: Collection[str] = ()) -> None:
    """Write the language's files, but for those named."""
    folder.mkdir(parents=True)
    for path in sorted((FOLDER / "en").glob("*.ftl")):
        if path.name in without:
            continue
        found = FluentParser().parse(path.read_text(encoding="utf-8"))
        for entry in found.body:
            if isinstance(entry, ast.Message) and not entry.id.name.startswith(KEPT):
                _accent(entry)
        (folder / path.name).write_text(FluentSerializer().serialize(found), encoding="utf-8")


def _accent(node: object) -> None:
    """Put accents on the text outside code and links."""
    if isinstance(node, ast.TextElement):
        node.value = _PROSE.sub(lambda found: found[1] or accented(found[0]), node.value)
    parts = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    for part in parts:
        _accent(part)
