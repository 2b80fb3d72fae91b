"""Chances in words: for /odds, and before an attack."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from rules import RULESETS, Illegal
from rules.frames.hits import Barrier, HitChart
from rules.frames.odds import Shot
from rules.rapid_attack.profile import RAPID_ATTACK, Range
from rules.rapid_attack.state import Activation, Attack, Cover, Frame, Player, State, Step
from tests.render.mapstates import SITUATIONS
from text import LOCALES, narrator
from text.odds import percent
from text.rapid_attack.odds import chances_words, odds_detail, odds_labels, odds_line, odds_text

BOOK = HitChart()


@pytest.mark.parametrize(
    ("chance", "said"), [(0, "0%"), (0.0001, "<1%"), (0.005, "<1%"), (0.5, "50%"), (0.996, ">99%"), (1, "100%")]
)
def test_percents_never_round_to_certainty(chance: float, said: str) -> None:
    assert percent("en", chance) == said


def test_chances_in_words() -> None:
    assert chances_words("en", Shot(BOOK, 3).odds) == "30% no hit, 44% one, 22% two, 4% three"
    assert chances_words("en", Shot(BOOK, 6).odds) == "9% no hit, 26% one, 33% two, 32% three or more"
    assert chances_words("fr", Shot(BOOK, 1).odds) == "67\u202f% aucun dégât, 33\u202f% un"
    assert chances_words("fr", Shot(BOOK, 0).odds) == "aucun dégât"


def test_what_would_change() -> None:
    lines = odds_text("en", Shot(BOOK, 5, 3, 4, covers=(Barrier("terrain", 1),)), 3).splitlines()
    assert [line.partition(":")[0] for line in lines if line.startswith("- ")] == [
        "- One point more",
        "- One point less",
        "- Without the spot",
        "- Without cover",
    ]
    assert "The cover gives way: 80%." in lines
    assert len(odds_text("fr", Shot(BOOK, 12, 12, covers=(Barrier("terrain", 9),)), 14)) < 1500


def test_the_picture_has_a_bar_for_each_number() -> None:
    bars = odds_labels("en", Shot(BOOK, 12, 12)).bars
    assert [label for label, _, _ in bars][:2] == ["0", "1"]
    assert len(bars) <= 13
    assert sum(chance for _, chance, _ in bars) == pytest.approx(1)


def position(there: dict[str, object], **act: object) -> State:
    """A1 in its activation, B1 as its target."""
    frames = (
        Frame("A1", 0, "Kestrel", ("Rd",), activated=True),
        Frame("A2", 0, "Fossa", ("B",)),
        structs.replace(Frame("B1", 1, "Anvil", ("B", "G")), **there),
        Frame("B2", 1, "Rook", ("B",)),
    )
    first = Activation("A1", Step.ACT, target="B1", range=Range.DIRECT_FIRE)
    stack = (structs.replace(first, **act),)
    return State(RAPID_ATTACK, (Player("Ana", "A"), Player("Ben", "B")), frames, (), (0, 1), clock=11, stack=stack)


DONE = {"activated": True, "defense": 2}


LINES = [
    (DONE, {}, "70% to hit, 4% to destroy"),
    (DONE | {"spot": 3}, {}, "91% to hit, 32% to destroy with the spot 3"),
    (DONE, {"range": Range.HAND_TO_HAND}, "88% to hit, 12% to destroy"),
    (DONE, {"attack": Attack("B1", 5, 0, covers=(Cover("terrain", hits=1),))}, "… behind its cover"),
    (
        DONE,
        {"attack": Attack("B1", 5, 0, covers=(Cover("frame", frame="A2"),))},
        "… behind its cover. ⚠️ Your A2 Fossa is in the way: hits may strike it.",
    ),
    (
        DONE,
        {"attack": Attack("B1", 5, 0, covers=(Cover("frame", frame="B2"),))},
        "… behind its cover",
    ),
    ({}, {}, "… It has yet to defend."),
    (
        {},
        {"attack": Attack("B1", 5, 0, covers=(Cover("frame", frame="A2"),))},
        "… It has yet to defend. ⚠️ Your A2 Fossa is in the way: hits may strike it.",
    ),
    ({}, {"target": "terrain"}, "97% to hit"),
]


@pytest.mark.parametrize(("there", "act", "said"), LINES)
def test_the_one_line_before_an_attack(there: dict[str, object], act: dict[str, object], said: str) -> None:
    line = odds_line("en", position({"systems": ("B",), **there}, **act), "A1", 5)
    assert line is not None
    assert "\n" not in line
    assert line == said or (said.startswith("… ") and line.endswith(said[2:]) and " to hit, " in line), line


def test_a_defense_that_is_not_known_yet_is_averaged_over_its_dice() -> None:
    """One white die and no other: each value of it is as likely."""
    ready = {"white": 1, "systems": ()}
    known = [structs.replace(Shot(BOOK, 5), defense=n).odds.at_least(1) for n in range(1, 7)]
    line = odds_line("en", position(ready), "A1", 5)
    assert line is not None
    assert line.startswith(f"{percent('en', sum(known) / 6)} to hit, {percent('en', sum(known) / 6)} to destroy")


def test_on_a_map_there_is_only_the_cover_that_is_there() -> None:
    state = SITUATIONS["covers"]()
    detail = odds_detail("en", state, "A1", 5)
    assert detail is not None
    assert "Behind terrain" not in detail
    line = odds_line("en", state, "A1", 5)
    assert line is not None
    assert "behind its cover" in line


def test_all_chances_before_an_attack() -> None:
    assert odds_detail("en", position(DONE), "A1", 5) == (
        "3 dice: 30% no hit, 44% one, 22% two, 4% three\nBehind terrain, 3 dice: 58% no hit, 35% one, 7% two, <1% three"
    )


def test_with_a_spot_on_the_target() -> None:
    line = odds_detail("en", position(DONE | {"spot": 3}), "A1", 5)
    assert line is not None
    assert line.splitlines()[-1].startswith("With the spot 3, 6 dice: 9% no hit")


def test_hand_to_hand_cover_is_no_question() -> None:
    assert odds_detail("en", position(DONE, range=Range.HAND_TO_HAND), "A1", 3) == "1 die: 50% no hit, 50% one"


def test_known_cover_counts() -> None:
    attack = Attack("B1", 5, 0, covers=(Cover("terrain", hits=1),))
    line = odds_detail("en", position(DONE, attack=attack), "A1", 5)
    assert line is not None
    assert line.count("\n") == 0
    assert line != odds_detail("en", position(DONE, range=Range.HAND_TO_HAND), "A1", 5)


def test_a_target_that_has_yet_to_defend() -> None:
    line = odds_detail("fr", position({"spot": 4}), "A1", 6)
    assert line is not None
    lines = line.splitlines()
    assert lines[0] == "La cible doit encore se défendre."
    assert [text.partition(",")[0] for text in lines[1::2]] == [f"Contre une défense de {n}" for n in (3, 5, 6)]


def test_terrain_and_nothing() -> None:
    assert odds_detail("en", position({}, target="terrain"), "A1", 2) == "2 dice: 25% no hit, 50% one, 25% two"
    assert odds_detail("en", position({}, target="none"), "A1", 2) is None
    assert odds_detail("en", position({}), "B1", 2) is None


@pytest.mark.parametrize(
    ("locale", "asked", "text", "bars"),
    [
        (
            "en",
            {"attack": 1, "line": 1},
            "**Shot 1 − defense 0 = 1 die**, one frame in the way\nGoal: 17%.\n- One more point: 2 dice, goal 31%\n"
            "- One point less: 0 dice, goal 0%\n- With a mark of 4: 5 dice, goal 60%\n"
            "- With nobody in the way: 1 die, goal 33%",
            ["Goal 17%", "Fumble 83%"],
        ),
        (
            "fr",
            {"attack": 2, "target": "possessor"},
            "**Tacle 2 − défense 0 = 2 dés**, à portée de tir direct\n"
            "Ballon gagné\u202f: 56\u202f%. Faute\u202f: 19\u202f%.\n"
            "- Un point de plus\u202f: 3 dés, ballon 70\u202f%, faute 17\u202f%\n"
            "- Un point de moins\u202f: 1 dé, ballon 33\u202f%, faute 17\u202f%\n"
            "- Avec un marquage de 4\u202f: 6 dés, ballon 91\u202f%, faute 7\u202f%",
            ["Ballon 56\u202f%", "Rien 25\u202f%", "Faute 19\u202f%"],
        ),
    ],
)
def test_the_common_narrator_tells_chances(locale: str, asked: dict[str, Any], text: str, bars: list[str]) -> None:
    told = narrator(RULESETS["football"]).odds_answer(locale, "football", asked)
    assert told.text == text
    assert [f"{label} {share}" for label, _, share in told.labels.bars] == bars
    assert sum(chance for _, chance, _ in told.labels.bars) == pytest.approx(1)


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_game_has_chances_for_each_of_its_targets(name: str, locale: str) -> None:
    for target in RULESETS[name].odds.targets:
        assert narrator(RULESETS[name]).odds_answer(locale, name, {"attack": 5, "target": target}).labels.bars
    with pytest.raises(Illegal):
        narrator(RULESETS[name]).odds_answer(locale, name, {"attack": 5, "target": "the moon"})
