"""Dice and systems as pictures in messages: emojis of the bot's own, or words and coloured squares without them."""

import re
from collections.abc import Iterator
from typing import Any

import discord

from rules import Option
from text import LOCALES
from text.words import die_text

TEXT_MAX = 4000
"""Characters that all texts of a message may have together."""
INVALID = 50035
_SQUARES = {"W": "⬜", "B": "🟦", "G": "🟩", "Y": "🟨", "R": "🟥", "K": "⬛"}
_CODE = re.compile(r"`([^`\n]+)`")
_GROUP = re.compile(r"(\d+(?: \d+)*) (\D.*)")


class Glyphs:
    """The emojis that Discord has, by their keys: a die and what it shows, ``R6 5``, or a system, ``Rh/Rd``."""

    def __init__(self) -> None:
        self._marks: dict[str, str] = {}
        self._worded: dict[str, str] = {}
        self._squares: dict[str, str | None] = {}

    def add(self, key: str, emoji: discord.Emoji) -> None:
        """Use an emoji for that key from now on."""
        self._marks[key] = str(emoji)
        die, _, face = key.partition(" ")
        self._squares[str(emoji.id)] = _SQUARES.get(die[0]) if face else None
        if face:
            self._worded |= {die_text(locale, die, int(face)): str(emoji) for locale in LOCALES}

    def forget(self) -> None:
        """Use no emojis any more. Components that have one already lose it when they are sent."""
        self._marks.clear()
        self._worded.clear()

    def mark(self, key: str) -> str | None:
        """The emoji of a die or a system; None where there is none."""
        return self._marks.get(key)

    def refused(self, error: discord.HTTPException) -> bool:
        """Whether Discord refused a message for an emoji that is gone; then none is used any more."""
        if error.code != INVALID or "emoji" not in str(error).lower() or not self._marks:
            return False
        self.forget()
        return True

    # -- messages -------------------------------------------------------------------------------------------------

    def drawn(self, text: str) -> str:
        """A text with each roll in code marks, ``5 2 white, 7 red d8``, as pictures."""
        return _CODE.sub(lambda found: self._rolled(found[1]) or found[0], text) if self._worded else text

    def _rolled(self, roll: str) -> str | None:
        groups = [_GROUP.fullmatch(group) for group in roll.split(", ")]
        dice = [f"{face} {group[2]}" for group in groups if group for face in group[1].split()]
        if not all(groups) or not all(die in self._worded for die in dice):
            return None
        return "".join(self._worded[die] for die in dice)

    def draw(self, components: list[dict[str, Any]]) -> None:
        """Draw the rolls in a message's texts, as far as it may be that long, and drop emojis that are forgotten."""
        parts = list(_walk(components))
        texts = [part for part in parts if part.get("type") == discord.ComponentType.text_display.value]
        room = TEXT_MAX - sum(len(part["content"]) for part in texts)
        for part in texts:
            drawn = self.drawn(part["content"])
            longer = len(drawn) - len(part["content"])
            if longer <= room:
                room -= longer
                part["content"] = drawn
        for part in parts:
            self._keep_known(part)

    def _keep_known(self, part: dict[str, Any]) -> None:
        mark = str((part.get("emoji") or {}).get("id"))
        if mark in self._squares and not self._marks:
            square = self._squares[mark]
            part["emoji"] = None if square is None else {"name": square}


def _walk(components: Any) -> Iterator[dict[str, Any]]:
    """All components and options of menus in a payload."""
    for part in components:
        yield part
        for inner in ("components", "options"):
            yield from _walk(part.get(inner) or ())


GLYPHS = Glyphs()
"""The emojis of this process's bot."""


def option_emoji(option: Option) -> str | None:
    """The die that an option takes, or its colour as a square; the system that it is about."""
    die, system = option.facts.get("die"), option.facts.get("system")
    if isinstance(die, str):
        return GLYPHS.mark(f"{die} {option.facts.get('face')}") or _SQUARES.get(die[:1])
    return GLYPHS.mark(system) if isinstance(system, str) else None
