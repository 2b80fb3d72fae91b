"""Dice: a number, a letter, and a silhouette that does not need its colour."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageChops

from render.charts.roll import DiceGroup, Rolled, draw_dice
from render.kit.die import die_sprite
from render.kit.palette import DICE
from tests.render.golden import check_golden
from tests.render.samples import HOSTILE


def test_a_d8_has_another_silhouette_than_a_d6() -> None:
    d6, d8 = die_sprite("R6", 4, 64).getchannel("A"), die_sprite("R8", 4, 64).getchannel("A")
    corner = (15, 15)
    assert d6.getpixel(corner) == 255
    assert d8.getpixel(corner) == 0


@pytest.mark.parametrize("letter", "WBGYRK")
@pytest.mark.parametrize("sides", [6, 8])
def test_every_game_die_carries_its_letter(letter: str, sides: int) -> None:
    sprite = die_sprite(f"{letter}{sides}", 1, 64).convert("RGB")
    box = (52, 50, 68, 68) if sides == 6 else (30, 56, 50, 70)
    face, ink = DICE[letter]
    data = sprite.crop(box).tobytes()
    pixels = list(zip(data[::3], data[1::3], data[2::3], strict=True))
    assert sum(1 for p in pixels if max(abs(a - b) for a, b in zip(p, ink, strict=True)) < 40) >= 15
    assert sum(1 for p in pixels if max(abs(a - b) for a, b in zip(p, face, strict=True)) < 40) >= 15


def test_colours_differ_in_more_than_colour() -> None:
    grey = {letter: die_sprite(f"{letter}6", 3, 64, dim=True).convert("L") for letter in "WBGYRK"}
    difference = ImageChops.difference(grey["B"].crop((50, 48, 70, 70)), grey["R"].crop((50, 48, 70, 70)))
    assert max(difference.tobytes()) > 60


@pytest.mark.parametrize("die", ["d4", "d6", "d8", "d10", "d12", "d20", "d100", "d3", "d999999", "F", ""])
@pytest.mark.parametrize("dim", [False, True])
def test_any_die_at_all_can_be_drawn(die: str, dim: bool) -> None:
    assert die_sprite(die, 10**9, 64, 3, dim).size == (80, 80)


def test_a_hundred_dice_and_more() -> None:
    group = DiceGroup(tuple(Rolled("R6", n % 6 + 1) for n in range(250)), "attack", "875")
    picture = draw_dice([group, group], "500R")
    assert len(picture.data) < 100_000
    assert picture.height < 1000


def test_many_groups_do_not_make_a_tower() -> None:
    bare = [DiceGroup((Rolled("d6", 3),))] * 66
    worded = [DiceGroup((Rolled("d6", 3),), "one of many", "3")] * 66
    assert draw_dice(bare, "66d6").height < 700
    assert draw_dice(worded, "66d6").height < 1500


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_words_do_no_harm(text: str) -> None:
    picture = draw_dice([DiceGroup((Rolled("d20", 1),), text, text), DiceGroup(())], text, text, text)
    assert Image.open(BytesIO(picture.data)).size == (picture.width, picture.height)


def test_nothing_to_show_is_still_a_picture() -> None:
    assert Image.open(BytesIO(draw_dice([]).data)).width == 800


def test_golden_pool() -> None:
    groups = [
        DiceGroup((Rolled("W6", 5), Rolled("W6", 2)), "anything", "7"),
        DiceGroup((Rolled("B6", 6),), "defend", "6"),
        DiceGroup((Rolled("G6", 3), Rolled("G8", 7)), "move", "10"),
        DiceGroup((Rolled("R6", 1), Rolled("R6", 6), Rolled("R8", 8)), "attack", "15"),
    ]
    check_golden("pool", draw_dice(groups, "2W B G Gd8 2Rd d8Rd", label="Kingfisher"))


def test_golden_general() -> None:
    kept = DiceGroup((Rolled("d6", 5), Rolled("d6", 4), Rolled("d6", 2), Rolled("d6", 1, True)), "4d6kh3", "11")
    check_golden("general", draw_dice([kept, DiceGroup((Rolled("d20", 17),), "d20", "17")], "4d6kh3 + d20", "28"))
