"""A game as one page: every board, the story, and the log by which its dice can be checked. It needs no network."""

import base64
import gzip
import hashlib
import re
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

import msgspec
from msgspec import structs

from render import board_of, has_moment, marks_of
from render.art import art
from render.photo import as_links, thumbnails
from rules import Event, State
from rules.core.json_input import Facts
from table.history.archive import Archive, pack
from table.history.effective_log import numbered_entries
from text import LOCALES, narrator
from text.chapters import Chapter, continued
from web.words import FOLDER, replay_words

MODULES = ("dom", "art", "words", "ground", "tokens", "map", "table", "patch", "proof", "replay")
"""The modules of the page that a replay needs, each after those that it imports."""
_IMPORT = re.compile(r'^import \{([^}]*)\} from "\./(\w+)\.js";\n', re.MULTILINE)
_EXPORT = re.compile(r"^export ((?:async )?function|const|class) (\w+)", re.MULTILINE)
_POLICY = "default-src 'none'; script-src 'sha256-{script}'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'"
Moment = tuple[Event, State]


def replay_page(
    archive: Archive, portraits: Mapping[str, bytes] | None = None, graphs: Mapping[str, Facts] | None = None
) -> bytes:
    """The page as HTML, in which no script runs but its own. It takes seconds for a long game.

    Raises ``RulesError`` for a log that cannot be folded.

    ``portraits``: those of units by their ids. ``graphs``: everybody's chances in each language: ``points``, each with
    ``seq`` and ``chances``, and ``turns``, each with ``seq``, ``player``, ``lost``, ``played``, ``better``, ``why``.
    """
    data = _packed(replay_data(archive, portraits, graphs))
    script, title = bundle(), _escaped(archive.title)
    own = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    parts = {"data": data, "script": script, "style": (FOLDER / "style.css").read_text(encoding="utf-8")}
    parts |= {"policy": _POLICY.format(script=own), "title": title}
    digest = hashlib.sha256("\n".join(parts.values()).encode()).hexdigest()
    return _PAGE.format(digest=digest, **parts).encode()


_PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark light">
<meta name="digest" content="{digest}">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<noscript>JavaScript draws this replay.</noscript>
<div id="app"></div>
<script type="text/plain" id="data">{data}</script>
<script type="module" id="script">{script}</script>
</body>
</html>
"""


def _escaped(text: str) -> str:
    return " ".join(re.sub(r"[<>&]", "", text).split())


def _packed(data: bytes) -> str:
    return base64.b64encode(gzip.compress(data, 9, mtime=0)).decode()


def bundle() -> str:
    """The modules in one script, each in a scope of its own."""
    return "const modules = {};\n" + "".join(map(_scoped, MODULES))


def _scoped(name: str) -> str:
    source = (FOLDER / f"{name}.js").read_text(encoding="utf-8")
    offered = [found[1] for found in _EXPORT.findall(source)]
    body = _IMPORT.sub(lambda found: f"const {{{found[1].replace(' as ', ': ')}}} = modules.{found[2]};\n", source)
    body = _EXPORT.sub(r"\1 \2", body)
    return f"modules.{name} = await (async () => {{\n{body}return {{ {', '.join(offered)} }};\n}})();\n"


# -- data -------------------------------------------------------------------------------------------------------------


def replay_data(
    archive: Archive, portraits: Mapping[str, bytes] | None = None, graphs: Mapping[str, Facts] | None = None
) -> bytes:
    """Everything that the page shows, as JSON. A step holds what has changed since the one before it."""
    steps = list(_steps(archive))
    game = {
        "title": archive.title,
        "players": archive.players,
        "ruleset": archive.ruleset,
        "art": art(),
        "words": {locale: replay_words(locale) for locale in LOCALES},
        "steps": steps,
        "log": pack(structs.replace(archive, photograph=b"")).decode(),
        "portraits": as_links(thumbnails(portraits or {})),
        "graphs": graphs or {},
    }
    return msgspec.json.encode(game)


def _steps(archive: Archive) -> Iterator[Facts]:
    before: Facts = {}
    chapter, number, last = Chapter(), 0, None
    for seq, told in numbered_entries(archive.entries):
        chapters = continued(chapter, told)
        opened = len(chapters) > 1 or last is None
        number += len(chapters) - 1
        chapter = Chapter(chapters[-1].moments[-1:])
        for since in [told] if last is None else parts_of((last, *told)):
            board = board_since(since)
            step: dict[str, Any] = {
                "seq": seq,
                "chapter": number,
                "board": changed_from(before, board),
                "lines": _lines(since if last is None else since[1:]),
            }
            if opened:
                step["words"] = {locale: _words(locale, told[-1][1]) for locale in LOCALES}
            yield step
            before, last, opened = board, since[-1], False


def board_since(since: tuple[Moment, ...]) -> Facts:
    """The board after the last of these, with the ways and attacks since the first."""
    board: Any = board_of(since[-1][1])
    if board.map is not None:
        bare = structs.replace(board.map, marks=marks_of(since), open_ground=None)
        board = structs.replace(board, map=bare)
    found: Facts = msgspec.to_builtins(board)
    return found


def parts_of(moments: tuple[Moment, ...]) -> Iterator[tuple[Moment, ...]]:
    """The moments from the state before an entry up to its last great one; that alone; then the rest.

    A goal is seen from where it was shot: after it all stand at the kick-off. Each part begins with the last moment of
    the one before it.
    """
    great = max((place for place, moment in enumerate(moments) if place and has_moment(*moment)), default=0)
    if len(moments) == 1:
        yield moments
    for first, last in pairwise(sorted({0, max(0, great - 1), great, len(moments) - 1})):
        yield moments[first : last + 1]


def changed_from(before: Facts, after: Facts) -> Facts:
    """What differs, of the map and of everything else; None for what is gone."""
    keys = before.keys() | after.keys()
    found = {key: after.get(key) for key in keys if before.get(key) != after.get(key)}
    was, now = before.get("map"), found.get("map")
    if isinstance(was, dict) and isinstance(now, dict):
        found["map"] = changed_from(was, now)
    return found


def _lines(told: tuple[Moment, ...]) -> dict[str, list[str]]:
    return {
        locale: [line for event, state in told if (line := narrator(state).event_line(locale, event, state))]
        for locale in LOCALES
    }


def _words(locale: str, state: State) -> Facts:
    words = narrator(state).board_labels(locale, state)
    shown = ("title", "when", "round", "clock", "ranks", "assets", "decimal")
    named = {"players": narrator(state).players(locale, state)}
    return {name: words[name] for name in shown if name in words} | named
