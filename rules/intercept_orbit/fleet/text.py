"""Fleets as text: read leniently, in English and in French, and written one way.

One asset after another, divided by semicolons or lines: ``Capital Kestrel: Rp Ra B K; Company Hornets: ace R; HVA
Peaches``. The kind may stand before or after the name, in brackets, or be left out where the systems tell it; systems
may be run together, counted (``2K``) or named by a word; one that was lost in an earlier game has a minus (``-K``). A
name in quotation marks is taken as it is.
"""

import re
import unicodedata

from msgspec import Struct

from rules.core.errors import Malformed
from rules.core.names import clean_name
from rules.intercept_orbit.state.units import COMPANY_SYSTEMS, SHIPS, SYSTEMS, Fleet, Kind, UnitDesign, without

UNITS_MAX = 24
TEXT_MAX = 2000
FACT_MAX = 40
SHORT = 2
TITLES = {Kind.CAPITAL: "Capital", Kind.FRIGATE: "Frigate", Kind.COMPANY: "Company", Kind.HVA: "HVA"}

_KINDS: dict[Kind, tuple[str, ...]] = {
    Kind.CAPITAL: ("capital ship", "vaisseau capital", "capital", "capitale"),
    Kind.FRIGATE: ("frigate", "fregate", "frig"),
    Kind.COMPANY: ("frame company", "company", "compagnie", "squadron", "escadron", "escadrille"),
    Kind.HVA: ("high value asset", "objectif precieux", "objectif", "hva"),
}
_PHRASES = [(words.split(), kind) for kind, phrases in _KINDS.items() for words in phrases]
_COLOURS = {
    "R": ("r", "red", "rouge"),
    "B": ("b", "blue", "bleu", "bleue"),
    "G": ("g", "green", "vert", "verte"),
    "Y": ("y", "yellow", "jaune"),
}
_COLOUR_OF = {word: colour for colour, words in _COLOURS.items() for word in words}
_ACE = ("ace", "as")
_WORDS = {
    "Rp": ("point", "pd"),
    "Ra": ("assault", "assaut"),
    "Rs": ("support", "soutien", "appui"),
    "B": ("defense", "defence", "armor", "armour", "blindage"),
    "Y": ("comms", "comm", "communications", "sensors", "capteurs", "senseurs"),
    "K": ("catapult", "catapults", "catapulte", "catapultes"),
}
_SYSTEM_OF = {word: system for system, words in _WORDS.items() for word in words}
_SPLITS = {frozenset(system.split("/")): system for system in SYSTEMS if "/" in system}
_BULLET = re.compile(r"^\s*(?:[-*•>]+|\d{1,2}[.)])\s+")
_QUOTED = re.compile(r'"([^"]*)"')
_ACE_IS = re.compile(r"\b(ace|as)\s*[:=]\s*", re.IGNORECASE)
_DRESS = "()[]{},.*_`#"
_COUNTED = re.compile(r"(\d?)x?(\D.*)", re.ASCII)
_TOKEN = re.compile(r"(?:d6)?(r[pas](?:/r?[pas])?|[rbygkw])", re.ASCII)
_ACE_DIE = re.compile(r"d8([rbgy])|([rbgy])d8", re.ASCII)


class _Line(Struct):
    """One asset's line, as far as it is read. ``words``: the rest."""

    words: list[str]
    called: str
    kind: Kind | None = None
    name: str = ""
    ace: str | None = None
    systems: list[str] = []
    lost: list[str] = []


def parse(text: str) -> Fleet:
    """Read a fleet. Raises ``Malformed``: ``fleet-too-long``, ``fleet-empty``, ``too-many-assets``,
    ``ship-system-unknown``, ``asset-kind-missing``."""
    return read(text)[0]


def read(text: str) -> tuple[Fleet, str]:
    """Read a fleet and its title: a line above the assets that ends with a colon (empty without one)."""
    title, lines = lines_of(text)
    return Fleet(tuple(read_unit(line, str(number)) for number, line in enumerate(lines, start=1))), title


def lines_of(text: str) -> tuple[str, list[str]]:
    """The title, and the line of each asset. Raises ``Malformed``: ``fleet-too-long``, ``fleet-empty``,
    ``too-many-assets``."""
    if len(text) > TEXT_MAX:
        raise Malformed("fleet-too-long", length=len(text), most=TEXT_MAX)
    lines = [line.strip() for line in re.split(r"[\n;|]", text) if line.strip(" \t\r-*=_#`")]
    title = ""
    if len(lines) > 1 and lines[0].endswith(":") and _kind_at(lines[0].split()) is None:
        title, lines = asset_name(lines[0].strip("#*_: ")), lines[1:]
    if not lines:
        raise Malformed("fleet-empty")
    if len(lines) > UNITS_MAX:
        raise Malformed("too-many-assets", count=len(lines), most=UNITS_MAX)
    return title, lines


def asset_name(name: str) -> str:
    """A name on one line, cut to length, without the separators of assets."""
    return clean_name(re.sub(r"[;|]", ",", name).replace('"', "'"))


def read_unit(line: str, called: str = "1") -> UnitDesign:
    """One asset from its line. Raises ``Malformed`` as ``parse`` does, with its name, or ``called``."""
    bare = _BULLET.sub("", line)
    quoted = _QUOTED.search(bare)
    bare = _ACE_IS.sub(r"\1 ", _QUOTED.sub(" ", bare, count=1))
    head, colon, tail = bare.rpartition(":")
    found = _Line(tail.split(), called)
    if colon:
        found.name = _named(head.split(), found)
    if quoted:
        found.name = asset_name(quoted[1])
    _read_tail(found, may_name=not found.name)
    return _settled(found)


def _named(words: list[str], found: _Line) -> str:
    """The name: the words without those of the kind."""
    return asset_name(" ".join(_kind_out(words, found)).strip(" *_#`,()[]"))


def _plain(word: str) -> str:
    """A word in small letters, without accents and punctuation around it."""
    letters = unicodedata.normalize("NFKD", word.strip(_DRESS)).casefold()
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _kind_at(words: list[str]) -> tuple[int, int, Kind] | None:
    """The first kind among the words: its position, the number of its words, the kind."""
    plain = [_plain(word) for word in words]
    for at in range(len(plain)):
        for phrase, kind in _PHRASES:
            if plain[at : at + len(phrase)] == phrase:
                return at, len(phrase), kind
    return None


def _kind_out(words: list[str], found: _Line) -> list[str]:
    place = _kind_at(words) if found.kind is None else None
    if place is None:
        return words
    at, length, found.kind = place
    return words[:at] + words[at + length :]


def _read_tail(found: _Line, *, may_name: bool) -> None:
    """Take kind, ace and systems from the words; without a name yet, the words before them are the name."""
    found.words = _kind_out([word for part in found.words for word in re.split(r"[,+]", part) if word], found)
    name: list[str] = []
    while found.words:
        word = found.words.pop(0)
        if _take_ace(word, found) or _take_systems(word, found):
            may_name = False
        elif may_name and (found.kind in (Kind.COMPANY, Kind.HVA) or len(_plain(word)) > SHORT):
            name.append(word)
        elif _plain(word):
            unknown = word.strip(_DRESS)[:FACT_MAX]
            raise Malformed("ship-system-unknown", text=unknown, frame=found.name or found.called)
    found.name = found.name or asset_name(" ".join(name).strip(_DRESS))


def _take_ace(word: str, found: _Line) -> bool:
    """``ace R``, ``red ace``, ``as rouge`` or the ace's die ``Rd8``."""
    plain, after = _plain(word), _plain(found.words[0]) if found.words else ""
    die = _ACE_DIE.fullmatch(plain)
    last = _plain(found.words[1]) if len(found.words) > 1 else ""
    before = after in _ACE and last not in _COLOUR_OF
    colour = _COLOUR_OF.get(after) if plain in _ACE else _COLOUR_OF.get(plain) if before else None
    if die is not None:
        found.ace = (die[1] or die[2]).upper()
    elif colour is not None:
        found.ace = colour
        found.words.pop(0)
    return die is not None or colour is not None


def _take_systems(word: str, found: _Line) -> bool:
    """``Rp``, ``2K``, ``-B``: a system that the ship has lost before the game begins."""
    counted = _COUNTED.fullmatch(_plain(word).removeprefix("-"))
    systems = _systems(counted[2]) * int(counted[1] or 1) if counted else []
    found.systems += systems
    found.lost += systems if word.startswith("-") else []
    return bool(systems)


def _systems(plain: str) -> list[str]:
    """The systems that a word names, run together or not; none if it names anything else. A white die is none."""
    if plain in _SYSTEM_OF:
        return [_SYSTEM_OF[plain]]
    found, at = [], 0
    while at < len(plain):
        match = _TOKEN.match(plain, at)
        if match is None:
            return []
        found.append(_system(match[1]))
        at = match.end()
    return found


def _system(token: str) -> str:
    """``rp`` is ``Rp``, ``ra/p`` is ``Rp/Ra``."""
    if "/" in token:
        first, _, second = token.partition("/")
        ranges = frozenset((f"R{first[-1]}", f"R{second[-1]}"))
        return _SPLITS.get(ranges, f"R{first[-1]}")
    return token[0].upper() + token[1:]


def _settled(found: _Line) -> UnitDesign:
    """The asset, its kind told by its systems if nothing else tells it; its own dice are no systems."""
    systems = [system for system in found.systems if system != "W"]
    kind = found.kind or _kind_of(systems, found)
    if kind is Kind.COMPANY and sorted(systems) == sorted(COMPANY_SYSTEMS):
        systems = []
    if kind is Kind.FRIGATE and "G" in systems:
        systems.remove("G")
    foreign = [system for system in systems if system not in SYSTEMS and kind in SHIPS]
    if foreign:
        raise Malformed("ship-system-unknown", text=foreign[0], frame=found.name or found.called)
    lost = tuple(system for system in found.lost if system in systems) if kind in SHIPS else ()
    return UnitDesign(kind, found.name, tuple(systems), found.ace, lost)


def _kind_of(systems: list[str], found: _Line) -> Kind:
    if found.ace or sorted(systems) == sorted(COMPANY_SYSTEMS):
        return Kind.COMPANY
    if not systems:
        raise Malformed("asset-kind-missing", text=found.name, frame=found.name or found.called)
    return Kind.CAPITAL if len(systems) > SHIPS[Kind.FRIGATE] else Kind.FRIGATE


def write(fleet: Fleet) -> str:
    """The fleet as text; ``parse`` reads it back."""
    return "; ".join(_written(unit) for unit in fleet.units)


def tail_of(unit: UnitDesign) -> str:
    """What follows an asset's name: its systems, those that it has lost, and its ace."""
    lost = [f"-{system}" for system in unit.lost]
    return " ".join([*without(unit.systems, unit.lost), *lost, *([f"ace {unit.ace}"] if unit.ace else [])])


def _written(unit: UnitDesign) -> str:
    name, tail = asset_name(unit.name), tail_of(unit)
    title = TITLES[unit.kind]
    end = f": {tail}" if tail else ":" if unit.kind in SHIPS else ""
    plainly = f"{title} {name}{end}" if name else f"{title}{end}"
    return plainly if _reads(plainly, name) else f'{title} "{name}"{end}'


def _reads(line: str, name: str) -> bool:
    """Whether a line gives just that name back."""
    try:
        return read_unit(line).name == name
    except Malformed:
        return False
