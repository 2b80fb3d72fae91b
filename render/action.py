"""The row of the acting unit below any board: its target, the range, its dice, and the units that wait."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct

from render.kit import scoreboard, widgets
from render.kit.boxes import Box
from render.kit.icons import stamp, system_tile
from render.kit.palette import ALERT, LINE, PANEL, TEXT, Colour
from render.kit.pillow import Image
from render.kit.typeface import clean, fit, write
from render.scene import Action

GOAL, TERRAIN = "goal", "terrain"


class Measures(Struct, frozen=True):
    """Pixels of a family's row: the width of a chip, the smallest and the largest die.

    ``waiting``: width of the chips of units that wait, room for the sign before them, its colour; None: not shown.
    ``tile`` draws the range.
    """

    chip: int = 100
    dice: tuple[int, int] = (30, 60)
    waiting: tuple[int, int, Colour] | None = None
    tile: Callable[[str], Image.Image] = lambda system: system_tile(system, 40, False)


def draw_action(
    image: Image.Image, box: Box, action: Action, owners: Mapping[str, int], measures: Measures, terrain: str = ""
) -> None:
    """Draw the row. ``owners`` of all units by id, negative where nobody's; ``terrain``: the word for such a target."""
    x, right = draw_units(image, (box.x + 16, box.middle), action, owners, measures.chip, terrain), box.right
    if action.range:
        widgets.lay(image, measures.tile(action.range), (x + 32, box.middle))
        x += 56
    if measures.waiting is not None:
        units = [(owners[unit], unit) for unit in reversed(action.waiting)]
        right = scoreboard.draw_waiting(image, (box.right - 16, box.middle), units, *measures.waiting)
    scoreboard.draw_dice_row(image, Box(x, box.y, right - x, box.h), action.dice, *measures.dice)


def draw_units(
    image: Image.Image, at: tuple[int, int], action: Action, owners: Mapping[str, int], chip: int, terrain: str = ""
) -> int:
    """Draw the acting unit and what it aims at; return the end."""
    (x, y), target = at, action.target
    x = _draw_chip(image, (x, y), action.unit, owners, chip)
    if not target:
        return x
    stamp(image, action.sign, (x + 28, y), 36, ALERT)
    x += 56
    if target == GOAL:
        return _draw_goal(image, (x, y))
    if target in owners:
        return _draw_chip(image, (x, y), target, owners, chip)
    word = fit(clean(terrain) if target == TERRAIN else target.partition(" ")[2], 150, 26, "Medium")
    return x + write(image, (x, y), word, 26, TEXT, "Medium") + 4


def _draw_chip(image: Image.Image, at: tuple[int, int], unit: str, owners: Mapping[str, int], width: int) -> int:
    if owners[unit] >= 0:
        return widgets.lay_chip(image, at, (owners[unit], unit), (width, 48))
    widgets.plate(image, Box(at[0], at[1] - 24, 84, 48), LINE, 8)
    write(image, (at[0] + 42, at[1]), widgets.id_label(unit), 34, TEXT, "Bold", "middle")
    return at[0] + 84


def _draw_goal(image: Image.Image, at: tuple[int, int]) -> int:
    """Draw a goal: two posts, a bar and a net."""
    x, y = at[0], at[1] - 24
    widgets.plate(image, Box(x, y, 72, 48), LINE, 4)
    for place in range(3):
        widgets.plate(image, Box(x + 6 + place * 22, y + 6, 16, 42), PANEL, 0)
    for bar in (Box(x, y, 6, 48), Box(x + 66, y, 6, 48), Box(x, y, 72, 6)):
        widgets.plate(image, bar, TEXT, 2)
    return x + 80
