"""Dice: order, sources of faces, and faces typed in."""

from __future__ import annotations

from collections import Counter

import pytest

from rules import DiceNeeded, FairDice, Malformed, ScriptedDice, SystemDice
from rules.core.dice import WrittenDie, in_order, read_die, sides_of

POOL = ("W6", "B6", "G8", "R6", "R8")


def test_a_pool_has_one_order() -> None:
    assert in_order(["R8", "K6", "R6", "Y6", "G8", "G6", "B6", "W6"]) == (
        *("W6", "B6", "G6", "G8", "Y6", "R6", "R8", "K6"),
    )


@pytest.mark.parametrize("dice", [SystemDice(), FairDice(b"secret")])
def test_faces_lie_between_one_and_the_sides(dice: SystemDice | FairDice) -> None:
    for _ in range(200):
        faces = dice.roll(POOL)
        assert all(1 <= face <= sides_of(die) for die, face in zip(POOL, faces, strict=True))


def test_fair_dice_follow_from_secret_and_position() -> None:
    whole = FairDice(b"secret").roll(("R6",) * 50)
    assert FairDice(b"secret", start=20).roll(("R6",) * 30) == whole[20:]
    assert FairDice(b"another").roll(("R6",) * 50) != whole


def test_fair_dice_show_every_face_about_equally_often() -> None:
    seen = Counter(FairDice(b"secret").roll(("R6",) * 12_000))
    assert all(1_800 < seen[face] < 2_200 for face in range(1, 7))


def test_fair_dice_are_these_and_no_others() -> None:
    """Anybody who holds the secret can check a game, so the recipe may never change."""
    import hashlib
    import hmac

    digest = hmac.digest(b"secret", b"3/0", hashlib.sha256)
    assert FairDice(b"secret", start=3).roll(("R6",)) == (int.from_bytes(digest[:8], "big") % 6 + 1,)


@pytest.mark.parametrize(
    ("faces", "error", "code"),
    [
        ([1, 2], DiceNeeded, "dice-needed"),
        ([], DiceNeeded, "dice-needed"),
        ([1, 2, 9, 1, 1], Malformed, "dice-impossible"),
        ([7, 2, 8, 1, 1], Malformed, "dice-impossible"),
        ([0, 1, 1, 1, 1], Malformed, "dice-impossible"),
        ([True, 1, 1, 1, 1], Malformed, "dice-impossible"),
        ([1, 1, 1, 1, 1, 1], Malformed, "dice-too-many"),
    ],
)
def test_typed_dice_are_checked(faces: list[int], error: type[Malformed], code: str) -> None:
    dice = ScriptedDice(faces)

    def roll() -> None:
        dice.roll(POOL)
        dice.finish()

    with pytest.raises(error) as refused:
        roll()
    assert refused.value.code == code


def test_typed_dice_say_which_pool_they_are_for() -> None:
    with pytest.raises(DiceNeeded) as refused:
        ScriptedDice([1]).roll(POOL)
    assert refused.value.facts == {"dice": list(POOL), "given": 1}


READ = [
    *(("5 red", "R", ""), ("5red", "R", ""), ("5 Rouge", "R", ""), ("5 rouges", "R", ""), ("5R", "R", "")),
    *(
        ("R 5", "R", ""),
        ("R5", "R", ""),
        ("red 5", "R", ""),
        ("R6 5", "R", "6"),
        ("R6: 5", "R", "6"),
        ("5 R6", "R", "6"),
    ),
    *(("5 red d8", "R", "8"), ("5 rouge d8", "R", "8"), ("R8:5", "R", "8"), ("5R8", "R", "8"), ("r d8 5", "R", "8")),
    *(("5 blanc", "W", ""), ("blanc 5", "W", ""), ("5 bleu", "B", ""), ("5 black", "K", ""), ("5 noir", "K", "")),
    *(("5 vert d8", "G", "8"), ("5 jaune", "Y", ""), ("5 white", "W", ""), ("k 5", "K", "")),
]


@pytest.mark.parametrize(("text", "colour", "sides"), READ)
def test_a_die_is_read_by_what_it_shows_and_what_it_is_in_either_order(text: str, colour: str, sides: str) -> None:
    assert read_die(f" {text} ") == read_die(text.upper()) == WrittenDie(colour, sides, 5)


def test_the_face_of_a_die_without_sides_may_be_a_six() -> None:
    assert read_die("R6") == read_die("6 red") == WrittenDie("R", "", 6)


@pytest.mark.parametrize("text", ["", "5", "red", "5 5", "55 red", "5 pink", "5 red d7", "Red Baron", "redd 5 5"])
def test_other_texts_are_no_dice(text: str) -> None:
    assert read_die(text) is None
