"""Components of a message as words: no decorative emojis, and what a picture shows as text after what is said.

``pictures``: as drawn. ``both``: words first and the pictures last. ``text``: the pictures' descriptions instead.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

import discord
from discord import ui

PICTURES, BOTH, TEXT = "pictures", "both", "text"
"""The values of ``table.settings.READINGS``."""

Component: TypeAlias = dict[str, Any]

TEXT_MAX = 4000
"""Characters that all texts of a message may have together."""
_GALLERY = discord.ComponentType.media_gallery.value
_TEXT = discord.ComponentType.text_display.value
_SHOWN = (".png", ".gif", ".webp", ".jpg")
_SIGN = "(?:[\U0001f000-\U0001faff\u2300-\u23ff\u25a0-\u27bf\u2b00-\u2bff][\ufe0f\u200d]*|[\u2190-\u21ff]\ufe0f)"
_DECORATION = re.compile(rf"(?m)(?:^|(?<=[ *~])){_SIGN}+ +(?=\S)")
_MARKS = re.compile(r"(?m)^-# |[*_`~\\]")


class ReadableView(ui.LayoutView):
    """A view that may know how its message is read: one of ``READINGS``, or None."""

    reading: str | None = None


def read_as(view: ui.LayoutView, files: Sequence[discord.File], reading: str) -> list[discord.File]:
    """Let a view be read that way, unless it knows already; returns the files that go with it."""
    if not isinstance(view, ReadableView):
        return list(files)
    view.reading = view.reading or reading
    if view.reading != TEXT:
        return list(files)
    return [file for file in files if not file.filename.endswith(_SHOWN)]


def put_words_first(components: list[Component], reading: str) -> None:
    """Word a message's components in place."""
    for part in _walk(components):
        if part.get("type") == _TEXT:
            part["content"] = _DECORATION.sub("", part["content"])
        if part.get("label"):
            part.pop("emoji", None)
            part["label"] = _DECORATION.sub("", part["label"])
    for among in _lists(components):
        _set_pictures_aside(among, components, reading)


def _set_pictures_aside(among: list[Component], message: list[Component], reading: str) -> None:
    """Move the pictures of a list of components to its end, or put their descriptions after its last text."""
    galleries = [part for part in among if part.get("type") == _GALLERY]
    if not galleries:
        return
    first = among[0]
    among[:] = [part for part in among if part.get("type") != _GALLERY]
    if reading == BOTH:
        among += galleries
    else:
        _describe(among, message, galleries)
    if among and "id" in first:  # by which a message is found again
        among[0]["id"] = first["id"]


def _describe(among: list[Component], message: list[Component], galleries: Sequence[Component]) -> None:
    """Add the descriptions of pictures that no text of the message repeats."""
    texts = [part["content"] for part in _walk(message) if part.get("type") == _TEXT]
    said, room = _bare("\n".join(texts)), TEXT_MAX - sum(map(len, texts)) - 1
    shown = (item.get("description") or "" for gallery in galleries for item in gallery["items"])
    new = [line for one in shown for line in one.splitlines() if _bare(line) and _bare(line) not in said]
    told = _DECORATION.sub("", "\n".join(dict.fromkeys(new)))[: max(0, room)]
    if told:
        places = [place for place, part in enumerate(among) if part.get("type") == _TEXT]
        among.insert(places[-1] + 1 if places else 0, {"type": _TEXT, "content": told})


def _bare(text: str) -> str:
    """A text without signs and markdown, to compare it."""
    return " ".join(re.sub(_SIGN, "", _MARKS.sub("", text)).split())


def _walk(components: Sequence[Component]) -> Iterator[Component]:
    """All components and options of menus in a payload."""
    for part in components:
        yield part
        for inner in ("components", "options"):
            yield from _walk(part.get(inner) or ())


def _lists(components: list[Component]) -> Iterator[list[Component]]:
    """The message's list of components, and those of its containers."""
    yield components
    for part in components:
        if part.get("type") == discord.ComponentType.container.value:
            yield part["components"]
