"""What bots say: a sentence in every language for each reason, never the same twice in a row."""

from random import Random

import pytest
from msgspec import structs

from rules import FairDice, Reason, Remark, choose, requests, ruleset_of
from rules.contract.stakes import Chance, Changed, Changes
from rules.core.event import Outcome
from text.fluent.catalogue import LOCALES, has, say
from text.voice import OWN, farewell_line, moment_of, remark_line, remark_of
from think.futures import answered
from think.match import begun


@pytest.mark.parametrize("ruleset", ["rapid-attack", "football", "intercept-orbit"])
def test_a_whole_games_remarks_read_in_every_language(ruleset: str) -> None:
    state, dice, luck = begun(ruleset, "map", "voice"), FairDice(b"voice"), Random(1)
    last: Remark | None = None
    said: set[str] = set()
    for _ in range(400):
        asked = requests(state)
        if not asked:
            break
        own = choose(state, asked[0])
        assert own is not None
        remark = remark_of(state, asked[0], own.reason, luck.choice(["", "keeper"]), last)
        state = answered(state, asked[0], own.choice, dice)
        if remark is None:
            continue
        lines = [remark_line(locale, remark, state) for locale in LOCALES]
        assert all(state.players[remark.player].name in line and "{" not in line for line in lines), lines
        assert last is None or (remark.code, remark.wording) != (last.code, last.wording)
        last = remark
        said.add(remark.code)
    assert len(said) >= 4


def test_nothing_is_said_where_there_is_no_sentence() -> None:
    state = begun("rapid-attack", "map", "voice")
    assert remark_of(state, requests(state)[0], Reason("default"), "", None) is None


def test_the_same_reason_twice_in_a_row_has_other_words() -> None:
    state = begun("rapid-attack", "map", "voice")
    request = requests(state)[0]
    code = f"rapid-attack-{request.kind}-x"
    assert not has("en", f"voice-{code}-0")
    first = Remark(0, "rapid-attack-activate-pass", {}, 0)
    lines = {remark_line("en", Remark(0, first.code, {}, wording), state) for wording in (0, 1)}
    assert len(lines) == 2


def test_an_attack_on_terrain_has_no_hits_to_tell() -> None:
    state = begun("rapid-attack", "map", "voice")
    act = structs.replace(requests(state)[0], kind="act")
    told = {"hits": 1.2, "destroys": 0.1, "target": "B1"}
    assert has("en", "voice-rapid-attack-act-attack-0")
    assert remark_of(state, act, Reason("attack"), "", None) is None
    assert remark_of(state, act, Reason("attack", told), "", None) is not None


@pytest.mark.parametrize(
    ("ruleset", "changes", "what"),
    [
        ("rapid-attack", Changes((Changed("lost", "frame", "A1", other=0),), (0, 0)), "lost"),
        ("rapid-attack", Changes((Changed("lost", "frame", "B1", other=1),), (0, 0)), "destroyed"),
        ("rapid-attack", Changes((Changed("taken", "station", "SB1", 0, 1),), (5, -5)), "took"),
        ("intercept-orbit", Changes((Changed("taken", "hva", "AV1", 1, 0),), (-5, 5)), "taken"),
        ("football", Changes(points=(1, 0)), "scored"),
        ("football", Changes(points=(0, 1)), "conceded"),
        ("football", Changes(points=(0, 0), chances=(Chance("round"),)), "last-round"),
        ("rapid-attack", Changes(points=(5, 0)), "hello"),
    ],
)
def test_great_moments_are_told_in_every_language_and_never_twice_alike(
    ruleset: str, changes: Changes, what: str
) -> None:
    """The points of a round are no great moment where they come every round: who has not spoken yet says hello."""
    state = begun(ruleset, "map", "moments")
    first = moment_of(state, 0, changes, "keeper", None)
    assert first is not None
    assert first.code == f"{state.family}-moment-{what}"
    again = moment_of(state, 0, changes, "keeper", first)
    if what == "hello":
        assert again is None
        return
    assert again is not None
    lines = {remark_line(locale, one, state) for locale in LOCALES for one in (first, again)}
    assert len(lines) == 2 * len(LOCALES)
    assert not any("{" in line for line in lines)


@pytest.mark.parametrize(("winners", "how"), [((0,), "won"), ((1,), "lost"), ((0, 1), "drawn"), ((), "drawn")])
def test_a_bot_says_goodbye_by_how_the_game_went(winners: tuple[int, ...], how: str) -> None:
    state = begun("rapid-attack", "map", "voice")
    over = structs.replace(state, outcome=Outcome("clock", (0, 1), winners, (0, 0)))
    for locale in LOCALES:
        line = farewell_line(locale, over, 0, "keeper")
        assert say(locale, f"voice-farewell-{how}-{over.serial % 2}") in line
        assert say(locale, "emblem-keeper") in line


@pytest.mark.parametrize("ruleset", ["rapid-attack", "football", "intercept-orbit"])
def test_each_style_has_words_of_its_own(ruleset: str) -> None:
    state, changes = begun(ruleset, "map", "moments"), Changes(points=(0, 0), chances=(Chance("round"),))
    policy = ruleset_of(state).policy
    assert policy is not None
    styles = policy.styles
    own = [
        remark
        for style in styles
        for serial in range(4)
        if (remark := moment_of(structs.replace(state, serial=serial), 0, changes, style, None)) is not None
        and remark.wording == OWN
    ]
    assert {remark.style for remark in own} == {*styles}
    for locale in LOCALES:
        assert len({remark_line(locale, remark, state) for remark in own}) == len(styles)


def test_a_bot_says_nothing_of_an_attack_that_can_hardly_succeed() -> None:
    state = begun("football", "map", "voice")
    act, told = structs.replace(requests(state)[0], kind="act"), {"unit": "A1", "target": "B1"}
    assert remark_of(state, act, Reason("tackle", {**told, "chance": 0.0}), "", None) is None
    assert remark_of(state, act, Reason("tackle", {**told, "chance": 0.5}), "", None) is not None
