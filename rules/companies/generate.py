"""Companies drawn by dice, of archetypes whose roles need one another."""

from collections.abc import Sequence

from rules.companies.company import ARCHETYPES, NAMES, Company, FrameDesign, Limits, Numbers, arm
from rules.core.dice import Dice
from rules.core.errors import Malformed
from rules.frames.loadout import loadout_faults

_ROLES: dict[str, tuple[str, ...]] = {
    "line": ("soldier", "gunner", "hunter"),
    "eyes": ("scout", "hunter", "soldier"),
    "close": ("brawler", "raider", "close-soldier"),
    "far": ("sniper", "bombardier", "far-soldier"),
    "hold": ("guardian", "gunner", "brawler"),
    "fast": ("skirmisher", "raider", "runner"),
}
_SHOOTS = {"Rd", "Ra"}
_THEMES: tuple[tuple[str, ...], ...] = (
    ("line", "close", "far", "eyes", "hold", "fast", "line"),
    ("far", "eyes", "hold", "line", "far", "fast", "hold"),
    ("close", "line", "fast", "eyes", "close", "hold", "line"),
    ("fast", "line", "eyes", "hold", "fast", "far", "close"),
    ("hold", "line", "far", "eyes", "hold", "close", "line"),
    ("line", "eyes", "line", "hold", "far", "close", "fast"),
)
"""The roles of a company's frames in turn: each theme begins with roles that need one another."""

_DEMO = ("close-soldier", "far-soldier")
_SPARE = "soldier"
"""The spare frame: of use beside any others."""


def archetype(kind: str, profile: Numbers) -> tuple[str, ...]:
    """The systems of an archetype, without those that the profile allows no frame to carry."""
    systems: tuple[str, ...] = ()
    for system in ARCHETYPES[kind]:
        if not loadout_faults((*systems, system), most=profile.systems_max, same=profile.same_max):
            systems = (*systems, system)
    return systems


def generate(dice: Dice, profile: Numbers, limits: Limits, archetypes: Sequence[str] = ()) -> Company:
    """A legal company, with a spare where the size has room for one more frame.

    ``archetypes``: the kinds of the first frames; the others are drawn.

    Raises ``Malformed("archetype-unknown")``.
    """
    for kind in archetypes:
        if kind not in ARCHETYPES:
            raise Malformed("archetype-unknown", text=kind[:40], known=list(ARCHETYPES))
    number = limits.frames_min + _draw(dice, limits.frames_max - limits.frames_min + 1)
    kinds = list(archetypes[:number])
    if limits.flat and not kinds:
        kinds = ["soldier", _DEMO[_draw(dice, 2)]]
    kinds = _complement(dice, kinds[:number], number)
    names = list(NAMES)
    designs = [FrameDesign(archetype(kind, profile), 0, names.pop(_draw(dice, len(names)))) for kind in kinds]
    if number < limits.frames_max:
        designs.append(FrameDesign(archetype(_SPARE, profile), 0, names[0], spare=True))
    return arm(Company(tuple(designs)), limits.rockets)


def _complement(dice: Dice, kinds: list[str], number: int) -> list[str]:
    """Add kinds that fill the roles of a theme: no kind twice before it must be, nor two in a row."""
    theme = list(_THEMES[_draw(dice, len(_THEMES))])
    for kind in kinds:
        theme = next((theme[:i] + theme[i + 1 :] for i, role in enumerate(theme) if kind in _ROLES[role]), theme)
    chosen = list(kinds)
    while len(chosen) < number:
        role = theme[(len(chosen) - len(kinds)) % len(theme)]
        fewest = min(chosen.count(kind) for kind in _ROLES[role] if kind not in chosen[-1:])
        rare = [kind for kind in _ROLES[role] if kind not in chosen[-1:] and chosen.count(kind) == fewest]
        chosen.append(rare[_draw(dice, len(rare))])
    if len(chosen) > len(kinds) and not any(_SHOOTS & set(ARCHETYPES[kind]) for kind in chosen):
        chosen[-1] = "soldier"
    return chosen


def _draw(dice: Dice, number: int) -> int:
    return dice.roll((f"K{number}",))[0] - 1
