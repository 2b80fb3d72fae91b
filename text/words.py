"""Parts of sentences: escaped names, dice, systems, distances, the clock."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from datetime import date, datetime
from functools import cache, lru_cache
from itertools import groupby

from text.fluent.catalogue import LOCALES, keys, say

NAME_MAX = 40
MARKS_MAX = 2
JOINERS = "\u200c\u200d"
_HINGE = re.compile(r"(?<=\d)[LR]+\b")
_NUMBER = re.compile(r" \d+$")
_BLANK = ("Cc", "Cs", "Co", "Zl", "Zp", "Zs")
_MARKUP = re.compile(r"[\\*_~|`<\[\]]|(?<=\w):(?=//)|^[>#+-]|(?<=^\d)[.)]|(?<=^\d\d)[.)]")
_RTL = ("R", "AL")


def day_text(locale: str, day: date) -> str:
    """A day as the language writes it in figures; with its time, if it has one."""
    told = say(locale, "day", year=f"{day:%Y}", month=f"{day:%m}", day=f"{day:%d}")
    return f"{told} {day:%H:%M}" if isinstance(day, datetime) else told


@cache
def _bots() -> dict[str, str]:
    """The names of bots in all languages, each with its key."""
    named = [key for key in keys("en") if key.startswith("bot-name-")]
    return {say(locale, key): key for locale in LOCALES for key in named}


def player_name(locale: str, name: str) -> str:
    """A player's name; that of a bot in this language, in whatever language it was seated."""
    bot = _NUMBER.sub("", name)
    key = _bots().get(bot)
    return name if key is None else say(locale, key) + name[len(bot) :]


def unaccented(text: str) -> str:
    """The text in lower case, its letters without accents, ligatures as two letters."""
    plain = (char for char in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(char))
    return "".join(plain).replace("œ", "oe").replace("æ", "ae")


def in_order(name: str) -> tuple[str, str]:
    """The key by which a list of names is sorted: an É beside E, not after Z."""
    return unaccented(name), name


@lru_cache(maxsize=1024)
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


@lru_cache(maxsize=1024)
def escape(text: str, most: int = NAME_MAX) -> str:
    """A player's words for a Discord message: cleaned, cut, without markdown, links or mentions."""
    return _MARKUP.sub(r"\\\g<0>", clean(text, most)).replace("@", "@\u200b")


def forget_words() -> None:
    """Empty the cache of cleaned texts."""
    clean.cache_clear()
    escape.cache_clear()


def first_lines(texts: Iterable[str], most: int) -> str:
    """The first of several texts that has at most ``most`` characters, or as many lines of the last as fit."""
    text = ""
    for text in texts:
        if len(text) <= most:
            return text
    return text[: text.rfind("\n", 0, most - 1)] + "\n…"


def together(locale: str, names: Sequence[str]) -> str:
    """Names in a sentence: A, B and C."""
    *first, last = names or ("",)
    return say(locale, "list-and", first=", ".join(first), last=last) if first else last


def decimal(locale: str, value: float) -> str:
    """A number without superfluous zeros, with the language's decimal sign."""
    return f"{value:g}".replace(".", say(locale, "decimal-sign"))


def course_text(locale: str, course: str) -> str:
    """A course with the language's letters for port and starboard: ``5 2L 4R``, in French ``5 2G 4D``."""
    sides = str.maketrans("LR", say(locale, "course-sides"))
    return _HINGE.sub(lambda found: found[0].translate(sides), course)


def course_words(locale: str, course: str) -> str:
    """A course in words: ``speed 5, to port at hinge 2, two clicks to starboard at hinge 4``."""
    speed, *turns = course.split()
    bends = [
        say(locale, "course-bend", hinge=int(turn.rstrip("LR")), side=turn[-1], clicks=len(turn.lstrip("0123456789")))
        for turn in turns
    ]
    return say(locale, "course-flown", speed=int(speed), bends=", ".join(bends) or "none")


def distance(locale: str, units: float) -> str:
    """A distance in ruler units."""
    number = int(units) if float(units).is_integer() else units
    return say(locale, "distance", n=number, units=decimal(locale, units))


def range_text(locale: str, attack_range: str) -> str:
    """A range as part of a sentence: "at direct fire range"."""
    return say(locale, "at-range", range=attack_range)


def die_kind(locale: str, die: str) -> str:
    """What a die is: ``red``, ``red d8``; ``d10`` for one without a colour of the game."""
    if die[1:] not in ("6", "8"):
        return f"d{die[1:]}"
    return say(locale, f"die-{die[0]}") + ("" if die[1:] == "6" else " d8")


def kinds_text(locale: str, dice: Iterable[str]) -> str:
    """Dice before they are rolled: ``white ×2, red d8``."""
    kinds = ((die_kind(locale, die), sum(1 for _ in group)) for die, group in groupby(dice))
    return ", ".join(kind if count == 1 else f"{kind} ×{count}" for kind, count in kinds)


def die_text(locale: str, die: str, face: int) -> str:
    """A die as it fell, what it shows and then what it is: ``5 red``, ``7 red d8``."""
    return dice_text(locale, (die,), (face,))


def dice_text(locale: str, dice: Iterable[str], faces: Iterable[int]) -> str:
    """A roll, with dice of a kind that lie together named once: ``5 2 white, 3 blue, 7 red d8``."""
    rolled = groupby(zip(dice, faces, strict=True), key=lambda pair: pair[0])
    return ", ".join(f"{' '.join(str(face) for _, face in group)} {die_kind(locale, die)}" for die, group in rolled)


def system_name(locale: str, system: str) -> str:
    """A system in words."""
    first, slash, second = system.partition("/")
    if slash:
        return say(locale, "system-split", first=system_name(locale, first), second=system_name(locale, second))
    return say(locale, f"system-{system}")


def systems_text(systems: Sequence[str]) -> str:
    """Systems by their letters: ``B G Y Rd``."""
    return " ".join(systems)
