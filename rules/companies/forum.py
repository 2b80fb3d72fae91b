"""Companies as players write them in forums: by dice or by systems, one frame a line.

``Kestrel: 2W 2Rd+d8 1B 1G`` names the dice of the pool, ``Rd Rd B G`` the systems, ``d6Rd d6Rd d8Rd (gatling) d6B``
one die after the other, ``Rr`` a rocket. A name stands before a colon; text in brackets is skipped, but for the mark of
a spare frame.
"""

import re
from collections import Counter

from msgspec import Struct

from rules.companies.company import FRAMES_MAX, SPARE, TEXT_MAX, Company, FrameDesign, parse, write
from rules.contract.builder import Read
from rules.core.errors import Malformed, RulesError
from rules.core.names import clean_name
from rules.frames.loadout import SPLITS, parse_system

_BULLET = re.compile(r"^\s*(?:[-*•>]+|\d{1,2}[.)])\s+")
_BRACKETS = re.compile(r"\([^()]*\)|\[[^\[\]]*\]")
_WHITES = re.compile(r"(?<=\S)\s+(?=2W\b)", re.IGNORECASE)
_COUNTED = re.compile(r"(?<![\w+])(\d{1,2})\s*x?\s+(?=(?:R[hdar]|[WBGYE])\b)", re.IGNORECASE)
_DASH = re.compile(r"^([^:]*?\S)\s+[-–—]\s+")
_ROCKETS = re.compile(r"\+?\s*(\d{1,3})?\s*x?\s*(?:rockets?|roquettes?|ssrs?)\b", re.IGNORECASE)
_TOKEN = re.compile(
    r"(?P<count>\d{1,2})?x?(?:d(?P<sides>[68]))?(?P<kind>R[hdar](?:/R?[hda])?|[WBGYE])(?:d(?P<after>[68]))?"
    r"(?P<more>(?:\+\d?d8)*)",
    re.IGNORECASE | re.ASCII,
)
_MORE = re.compile(r"\+(\d?)d8", re.IGNORECASE)
_WEAPONS = ("Rh", "Rd", "Ra")
_NAMED = 40


class _Count(Struct):
    """The content of one frame's line: numbers by kind, d8 apart, and whether it counts dice or systems."""

    six: Counter[str]
    eight: Counter[str]
    by_dice: bool = False
    rockets: int = 0


def read_any(text: str) -> Read[Company]:
    """A company in our own notation or in that of forums, with the title above its frames, if any.

    Raises ``Malformed``: ``company-too-long``, ``company-empty``, ``too-many-frames``, ``import-unreadable`` with the
    unknown word and the number of its frame.
    """
    try:
        return Read(parse(text))
    except RulesError as error:
        if error.code != "system-unknown":
            raise
    title, lines = _lines(text)
    if not lines:
        raise Malformed("company-empty")
    if len(lines) > FRAMES_MAX:
        raise Malformed("too-many-frames", count=len(lines), most=FRAMES_MAX)
    company = Company(tuple(_design(line, number) for number, line in enumerate(lines, start=1)))
    if (length := len(write(company))) > TEXT_MAX:
        raise Malformed("company-too-long", length=length, most=TEXT_MAX)
    return Read(company, title)


def _lines(text: str) -> tuple[str, list[str]]:
    """The frames' lines, and the heading above them."""
    lines = [line.strip() for line in re.split(r"[\n;|]", text[:TEXT_MAX]) if line.strip(" \t-*=_#`")]
    if len(lines) == 1 and lines[0][:2].upper() == "2W":
        lines = _WHITES.split(lines[0])
    if len(lines) > 1 and lines[0].endswith(":"):
        return clean_name(lines[0].rstrip(":").strip("#*_ "), _NAMED), lines[1:]
    return "", lines


def _design(line: str, number: int) -> FrameDesign:
    bare = _DASH.sub(r"\1: ", _BRACKETS.sub(_aside, _BULLET.sub("", line)))
    name, colon, rest = bare.rpartition(":")
    spare, rest = bool(SPARE.search(rest)), SPARE.sub(" ", rest)
    count = _Count(Counter(), Counter())
    for rockets in _ROCKETS.findall(rest):
        count.rockets += int(rockets or 1)
    for word in re.split(r"[\s,]+", _COUNTED.sub(r"\1", _ROCKETS.sub(" ", rest))):
        if word and not _read(word, count):
            raise Malformed("import-unreadable", text=word[:_NAMED], number=number)
    systems = _systems_of_dice(count) if count.by_dice else tuple(count.six.elements())
    return FrameDesign(systems, count.rockets, clean_name(name.strip("*_# ")) if colon else "", spare)


def _aside(found: re.Match[str]) -> str:
    """What is left of text in brackets: the mark of a spare frame."""
    return " spare " if SPARE.fullmatch(found[0]) else " "


def _read(word: str, count: _Count) -> bool:
    """Count one word, which may be several dice run together (``RdRdBG``). False for any other word."""
    at = 0
    word = word.strip("+*`.")
    while at < len(word):
        match = _TOKEN.match(word, at)
        if match is None:
            return not word[at:].strip("+")
        _take(match, count)
        at = match.end()
    return True


def _take(match: re.Match[str], count: _Count) -> None:
    number, sides = int(match["count"] or 1), match["sides"] or match["after"]
    kind = match["kind"][0].upper() + match["kind"][1:].lower()
    if kind == "Rr":
        count.rockets += number
        return
    if "/" in kind:
        first, _, second = kind.partition("/")
        count.six[parse_system(f"{first}/R{second[-1].lower()}")] += number
        return
    count.by_dice = count.by_dice or sides is not None or bool(match["more"]) or kind == "W"
    (count.eight if sides == "8" else count.six)[kind] += number
    count.eight[kind] += sum(int(more or 1) for more in _MORE.findall(match["more"]))


def _systems_of_dice(count: _Count) -> tuple[str, ...]:
    """The systems of a pool: two red dice are one weapon, a d8 with them a second one, more d8 rockets."""
    systems = [kind for kind in "BGYE" for _ in range(count.six[kind])]
    for kind in _WEAPONS:
        full, large = -(-count.six[kind] // 2), count.eight[kind]
        if full == 1 and large and count.six[kind] == 2:
            full, large = 2, large - 1
        systems += [kind] * full
        count.rockets += large if kind == "Rd" else 0
    return (*systems, *(kind for kind in SPLITS for _ in range(count.six[kind])))
