"""Small things that sentences are made of: names made safe, dice, systems, distances, the clock."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence

from rules.rapid_attack.profile import Clock, Profile
from rules.rapid_attack.state import TERRAIN, Frame, State, is_terrain
from text.fluent.catalogue import has, say

__all__ = [
    "NAME_MAX",
    "Namer",
    "clean",
    "clock_text",
    "cut",
    "decimal",
    "dice_text",
    "die_text",
    "distance",
    "elapsed",
    "escape",
    "range_text",
    "station_text",
    "system_name",
    "systems_text",
]

NAME_MAX = 40
MARKS_MAX = 2
CM_A_UNIT = 5
PS_A_UNIT = 2
JOINERS = "\u200c\u200d"
_BLANK = ("Cc", "Cs", "Co", "Zl", "Zp", "Zs")
_MARKUP = re.compile(r"[\\*_~|`<\[\]]|(?<=\w):(?=//)|^[>#+-]|(?<=^\d)[.)]|(?<=^\d\d)[.)]")
_RTL = ("R", "AL")


def clean(text: str, most: int = NAME_MAX) -> str:
    """A player's words on one line: no control or direction characters, no heaps of accents, cut with an ellipsis.

    Names with right-to-left letters are isolated, so that the numbers after them stay where they are.
    """
    kept, marks = [], 0
    for char in str(text)[: most * 8]:
        category = unicodedata.category(char)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks <= MARKS_MAX and (category != "Cf" or char in JOINERS):
            kept.append(" " if category in _BLANK else char)
    line = cut(" ".join("".join(kept).split()).strip(JOINERS), most) or "?"
    if any(unicodedata.bidirectional(char) in _RTL for char in line):
        return f"\u2068{line}\u2069"
    return line


def cut(text: str, most: int) -> str:
    """The text, or its beginning and an ellipsis: ``most`` characters at the most, and no half of a joined emoji."""
    if len(text) <= most:
        return text
    end = max(0, most - 1)
    while end and _joined(text, end):
        end -= 1
    return text[:end].rstrip() + "…"


def _joined(text: str, at: int) -> bool:
    """Whether a cut before this character would tear something apart."""
    around = text[at - 1 : at + 1]
    return "\u200d" in around or unicodedata.category(around[-1]) in ("Mn", "Me") or "🏻" <= around[-1] <= "🏿"


def escape(text: str, most: int = NAME_MAX) -> str:
    """A player's words for a Discord message: cleaned, cut, without markdown, links or mentions."""
    return _MARKUP.sub(r"\\\g<0>", clean(text, most)).replace("@", "@\u200b")


def decimal(locale: str, value: float) -> str:
    """A number without superfluous zeros, with the language's decimal sign."""
    text = f"{value:g}"
    return text.replace(".", ",") if locale == "fr" else text


def distance(locale: str, profile: Profile, units: float) -> str:
    """A distance in units, and in ps and cm where the ruleset shows them."""
    key = "distance-metric" if profile.show_metric else "distance"
    number = int(units) if float(units).is_integer() else 2
    numbers = {"n": number, "units": decimal(locale, units)}
    if profile.show_metric:
        numbers |= {"ps": decimal(locale, units * PS_A_UNIT), "cm": decimal(locale, units * CM_A_UNIT)}
    return say(locale, key, **numbers)


def die_text(die: str, face: int) -> str:
    """A die as it fell: ``R5``, and ``R8:7`` for one with eight sides."""
    return f"{die[0]}{face}" if die[1:] == "6" else f"{die}:{face}"


def dice_text(dice: Sequence[str], faces: Iterable[int]) -> str:
    """A roll: ``W5 B3 R8:7``."""
    return " ".join(die_text(die, face) for die, face in zip(dice, faces, strict=True))


def system_name(locale: str, system: str) -> str:
    """A system in words."""
    first, slash, second = system.partition("/")
    if slash:
        return say(locale, "system-split", first=system_name(locale, first), second=system_name(locale, second))
    return say(locale, f"system-{system}")


def systems_text(systems: Sequence[str]) -> str:
    """Systems by their letters: ``B G Y Rd``."""
    return " ".join(systems)


def range_text(locale: str, attack_range: str) -> str:
    """The range as part of a sentence: "at direct fire"."""
    return say(locale, "at-range", range=str(attack_range))


def station_text(locale: str, station: str | None) -> str:
    """A station by its id, or none."""
    return say(locale, "no-station-name") if station is None else say(locale, "station-name", station=station)


def elapsed(state: State) -> tuple[int, int]:
    """How far the clock has gone and how far it goes, where it counts up."""
    total = max(state.clock_start, state.clock)
    return total - state.clock, total


def clock_text(locale: str, state: State) -> str:
    """Where the doomsday clock stands, down to zero or in turns counted up."""
    if state.profile.clock_shown is Clock.DOWN:
        return say(locale, "clock-down", clock=state.clock)
    gone, total = elapsed(state)
    return say(locale, "clock-up", gone=gone, total=total)


class Namer:
    """Names of one state: for Discord messages (escaped, frames in bold) or plain."""

    def __init__(self, locale: str, state: State, *, plain: bool = False, most: int = NAME_MAX) -> None:
        self.locale = locale
        self.state = state
        self.plain = plain
        self.most = most

    def words(self, text: str) -> str:
        """A player's words."""
        return clean(text, self.most) if self.plain else escape(text, self.most)

    def player(self, number: int | None) -> str:
        """A player by number; nobody's name for None."""
        if number is None:
            return say(self.locale, "nobody-name")
        return self.words(self.state.players[number].name)

    def frame(self, frame_id: str) -> str:
        """A frame: its name, with its id where another frame has the same name. ``terrain`` has a word of its own."""
        if frame_id == TERRAIN:
            return say(self.locale, "terrain-name")
        if is_terrain(frame_id):
            return self.piece(frame_id)
        frame = self.state.frame(frame_id)
        name = self.words(frame.name)
        if self.ambiguous(frame):
            name = f"{name} ({frame.id})"
        return name if self.plain else f"**{name}**"

    def kind(self, name: str) -> str:
        """What a piece of terrain is: a kind that the map knows by its word, anything else as it was written."""
        known = self.state.mapped and has(self.locale, f"piece-{name}")
        return say(self.locale, f"piece-{name}") if known else self.words(name)

    def piece(self, piece_id: str) -> str:
        """A piece of terrain: as it was called at the table, or its kind and id on a map."""
        name = self.kind(self.state.piece(piece_id).name)
        return say(self.locale, "named-piece", name=name, piece=piece_id) if self.state.mapped else name

    def ambiguous(self, frame: Frame) -> bool:
        """Whether another frame has the same name."""
        return any(other.name == frame.name and other.id != frame.id for other in self.state.frames)

    def owner(self, frame_id: str) -> str:
        """The player to whom a frame belongs."""
        return self.player(self.state.frame(frame_id).owner)

    def tag(self, frame: Frame) -> str:
        """A frame for lists, buttons and tables: its id and name."""
        return frame.id if frame.name == frame.id else f"{frame.id} {self.words(frame.name)}"
