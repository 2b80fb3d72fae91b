"""What the page is made of: its files, its words in every language, icons and colors."""

import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path

import msgspec

from render.art import art
from rules.field import KINDS
from text import LOCALES, say
from text.fluent.catalogue import keys, language_name

FOLDER = Path(__file__).parent / "page"
FILES = {
    file.name: kind
    for suffix, kind in ((".html", "text/html"), (".js", "text/javascript"), (".css", "text/css"))
    for file in sorted(FOLDER.glob(f"*{suffix}"))
}
"""The files of the page, each with its type."""
_OWN, _DRAWING, _KEY, _REPLAY = "page-", "page-draw-", "page-key-", "page-replay-"


@cache
def page_words(locale: str) -> dict[str, str]:
    """The page's own words in a language, by their keys without ``page-``; arguments stand as ``{name}``.

    ``languages``: all of them, ``language-<code>``: what each calls itself; ``die-<letter>``: the names of dice;
    ``piece-<kind>``: those of terrain.
    """
    own = _worded(locale, lambda key: key.startswith(_OWN) and not key.startswith((_DRAWING, _KEY, _REPLAY)))
    own |= {name: say(locale, key) for name, key in _BUTTONS.items()}
    names = {f"language-{other}": language_name(other) for other in LOCALES}
    pieces = {f"piece-{kind}": say(locale, f"piece-{kind}") for kind in KINDS}
    dice = {f"die-{letter}": say(locale, f"die-{letter}") for letter in _DICE}
    return own | names | pieces | dice | {"languages": " ".join(LOCALES), "decimal-sign": say(locale, "decimal-sign")}


@cache
def drawing_words(locale: str) -> dict[str, str]:
    """The words of the page on which battlefields are drawn: the page's own, and those that it alone has."""
    return page_words(locale) | _worded(locale, lambda key: key.startswith(_DRAWING))


@cache
def replay_words(locale: str) -> dict[str, str]:
    """The words of a replay, which come with it: the page's own, and those that it alone has."""
    return page_words(locale) | _worded(locale, lambda key: key.startswith(_REPLAY))


@cache
def key_words(locale: str) -> dict[str, str]:
    """The words of the key to the board's signs, which the page loads when it is opened."""
    return _worded(locale, lambda key: key.startswith(_KEY))


def _worded(locale: str, wanted: Callable[[str], bool]) -> dict[str, str]:
    given = {name: f"{{{name}}}" for name in _ARGUMENTS}
    return {key.removeprefix(_OWN): say(locale, key, **given) for key in keys(locale) if wanted(key)}


_ARGUMENTS = ("one", "two", "n")
_DICE = "WBGYRK"
_BUTTONS = {
    "hint": "button-hint",
    "why": "rule-button",
    "rematch": "button-rematch",
    "missions": "mission-go-on",
    "ring-Rh": "range-hand-to-hand",
    "ring-Rd": "range-direct-fire",
    **{f"ring-{name}": f"range-{name}" for name in ("dogfight", "point-defense", "assault")},
    "lobby-company": "button-company",
}
"""Words of the page that are those of a button in the channel, or of a range."""


_WORDS = {"words": page_words, "drawing": drawing_words, "key": key_words}
"""The words of each file of words."""


@cache
def asset(name: str) -> tuple[bytes, str, str]:
    """A file of the page: content, type, and the tag of its version. Raises ``KeyError``."""
    of, _, locale = name.removesuffix(".json").partition(".")
    if name == "art.json":
        data, kind = msgspec.json.encode(art()), "application/json"
    elif name.endswith(".json") and of in _WORDS and locale in LOCALES:
        data, kind = msgspec.json.encode(_WORDS[of](locale)), "application/json"
    else:
        data, kind = (FOLDER / name).read_bytes() if name in FILES else b"", FILES[name]
    return data, kind, f'"{hashlib.sha256(data).hexdigest()[:16]}"'
