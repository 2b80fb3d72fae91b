"""Whole random games are told, asked and described, in both languages and with names that try to break them."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec import structs

from render.rapid_attack.board import BoardLabels
from rules import FAMILIES, RULESETS, Answer, Event, FairDice, Illegal, State, decide, evolve, replay, requests
from rules.rapid_attack.state import Outcome
from tests.long import LONG
from tests.render.mapstates import SITUATIONS
from tests.rules.rapid_attack import events as ev
from tests.text.talk import HOSTILE, PEOPLE, played
from text import LOCALES, EnglishDescriber, caption, clean, dice_text, error_line, escape, narrator
from text.fluent.catalogue import has, language
from text.narration import narrator_of
from text.rapid_attack.narrator import LEGEND, NARRATOR
from text.words import player_name

GAMES = [
    ("rapid-attack", "skirmish", 1, PEOPLE[:2]),
    ("rapid-attack", "battle", 2, PEOPLE[:5]),
    ("mez", "skirmish", 3, PEOPLE[:3]),
    ("mez", "demo", 4, PEOPLE[:4]),
    ("unofficial", "battle", 5, HOSTILE[:4]),
]
TOLD_WHOLE = 400 if LONG else 150
"""So many events of a game are told with all that is asked, to hostile names too."""
MENTION = re.compile(r"@(everyone|here)|(?<!\\)<[@#]")


def _check(text: str, most: int, *, plain: bool = False) -> None:
    assert text.strip(), "an empty sentence"
    assert len(text) <= most
    assert "{" not in text
    assert "None" not in text
    assert plain or not MENTION.search(text)
    assert not [word for word in re.findall(r"[a-z]+(?:-[a-z]+)+", text) if has("en", word)]


def _hostile(state: State) -> State:
    """The same state with frames of names that nobody should have."""
    frames = tuple(structs.replace(f, name=HOSTILE[i % len(HOSTILE)]) for i, f in enumerate(state.frames))
    players = tuple(structs.replace(p, name=HOSTILE[-1 - i % len(HOSTILE)]) for i, p in enumerate(state.players))
    return structs.replace(state, frames=frames, players=players)


def _talk(locale: str, event: Event, state: State, asked: bool = True) -> None:
    line = narrator(state).event_line(locale, event, state)
    if line is not None:
        _check(line, 1200)
        assert "\n" not in line
    if not asked:
        return
    _check(narrator(state).state_text(locale, state), 3500)
    _check(narrator(state).alt_text(locale, state), 1024, plain=True)
    _check(" ".join(map(str, narrator(state).board_labels(locale, state).values())), 800, plain=True)
    for request in requests(state):
        _check(narrator(state).question(locale, request, state), 1200)
        _check(narrator(state).waiting_line(locale, request, state), 300)
        _check(narrator(state).ping_line(locale, request, state), 300)
        assert "\n" not in narrator(state).ping_line(locale, request, state)
        for option in request.options:
            _check(narrator(state).option_label(locale, option, state), 80, plain=True)
            detail = narrator(state).option_detail(locale, request, option, state)
            if detail is not None:
                _check(detail, 100, plain=True)


@pytest.mark.long(after=1)
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("ruleset", "size", "seed", "people"), GAMES)
def test_a_game_is_told(locale: str, ruleset: str, size: str, seed: int, people: tuple[str, ...]) -> None:
    for number, (event, state, asked) in enumerate(played(ruleset, size, seed, people)):
        if number < TOLD_WHOLE:
            _talk(locale, event, state, asked)
            if number % 7 == 0:
                _talk(locale, event, _hostile(state), asked)
        else:
            line = narrator(state).event_line(locale, event, state)
            assert line is None or "{" not in line


@pytest.mark.parametrize("locale", LOCALES)
def test_the_hosts_hand_is_told(locale: str) -> None:
    state = None
    for _, state, _ in played("mez", "skirmish", 6):
        if state.round == 1:
            break
    assert state is not None
    station, frame = state.stations[0].id, state.frames[0].id
    happened: list[Event] = [
        ev.StationSet(station, None, "@everyone"),
        ev.StationSet(station, 1, "Ana"),
        ev.StationChanged(station, 1, None),
        ev.StationChanged(station, None, 1),
        ev.NearDeclared(frame, station, None),
        ev.NearDeclared(frame, None, None),
        ev.ScoreAdjusted(0, -3, "Ana", ""),
        ev.ScoreAdjusted(0, 3, "Ana", "for the `paint` job\n# yes"),
        ev.ClockSet(3, "Ana"),
        ev.PlayerRenamed(0, "@everyone", "**Eve**"),
        ev.GameEnded(Outcome("ended-by-host", (0, 1), (0, 1), (9, 9))),
    ]
    for event in happened:
        state = evolve(state, event)
        _talk(locale, event, state)
        assert narrator(state).event_line(locale, event, state)


def test_errors_say_who_and_where() -> None:
    wrong = Illegal("too-many-systems", count=5, most=4, frame="Kestrel", player="Ana")
    said = error_line("en", wrong.code, wrong.facts)
    assert said == "Ana, frame Kestrel: 5 systems are too many: a frame carries at most 4."
    few = Illegal("wrong-number-of-frames", count=1, least=2, most=2)
    assert error_line("en", few.code, few.facts) == "This company has 1 frame, but this game takes 2."
    assert error_line("fr", few.code, few.facts).endswith("il en faut 2 ici.")
    assert error_line("en", "no-such-code", {}).startswith("That can't be done now")
    assert error_line("fr", "wrong-step", {"kind": "loss", "verb": "act"}).endswith("l’équipement à perdre.")
    assert error_line("en", "wrong-step", {"kind": None}) == "The game isn't asking for that now."
    needed = error_line("en", "dice-needed", {"dice": ["R6", "R8"], "given": 1})
    assert needed == "This roll needs 2 dice: type the faces of red, red d8 in this order. You gave 1."
    assert error_line("en", "internal", {}).endswith("about it.")
    assert error_line("en", "internal", {"id": "7f"}).endswith("7f.")


@pytest.mark.parametrize("locale", LOCALES)
def test_errors_stand_anything(locale: str) -> None:
    strange: tuple[dict[str, Any], ...] = (
        {},
        {"player": None},
        {"kind": 7, "choice": [1]},
        dict.fromkeys(("text", "frame", "player"), "@everyone" * 99),
    )
    for key in language("en").keys:
        if key.startswith("error-"):
            for facts in strange:
                said = error_line(locale, key.removeprefix("error-"), facts)
                _check(said, 1200)


@pytest.mark.parametrize(("table", "words"), [("map", "for me"), ("declared", "are in place")])
def test_nothing_is_said_to_be_in_place_before_it_is_on_the_map(table: str, words: str) -> None:
    dice = FairDice(b"place")
    game = RULESETS["rapid-attack"]
    seats = [(name, game.generate("skirmish", 2, dice)) for name in PEOPLE[:2]]
    options = game.prepare("skirmish", table, {}, "place") if table == "map" else {}
    state = replay(game.new_game(seats, "skirmish", table, options, dice).events)
    while requests(state)[0].kind != "deploy":
        request = requests(state)[0]
        state = replay(decide(state, Answer(request.player, request.id, request.options[0].choice), dice).events, state)
    labels = [narrator(state).option_label("en", option, state) for option in requests(state)[0].options]
    assert words in labels[-1]
    assert all(("in place" in label) == (table == "declared") for label in labels)


@pytest.mark.parametrize(("locale", "words"), [("en", "before the kick-off"), ("fr", "avant le coup d’envoi")])
def test_no_match_is_in_its_turn_0(locale: str, words: str) -> None:
    game, dice = RULESETS["football"], FairDice(b"toss")
    seats = [(name, game.generate("friendly", 2, dice)) for name in PEOPLE[:2]]
    state = replay(game.new_game(seats, "friendly", "declared", {}, dice).events)
    assert narrator(state).state_text(locale, state).splitlines()[0].endswith(f", {words}**")
    assert narrator(state).board_labels(locale, state)["when"].endswith(words)


def test_the_picture_gets_its_words() -> None:
    for _, state, asked in played("mez", "skirmish", 7):
        if asked:
            assert set(narrator(state).board_labels("fr", state)) == set(BoardLabels.__struct_fields__)
            break


def test_the_describer_is_plain() -> None:
    assert "\\" not in EnglishDescriber().error("system-unknown", {"text": "R_h"})


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ana", "Ana"),
        ("a_b*c", "a\\_b\\*c"),
        ("@everyone", "@\u200beveryone"),
        ("<@123>", "\\<@\u200b123>"),
        ("# big", "\\# big"),
        ("-# small", "\\-# small"),
        ("1. list", "1\\. list"),
        ("[x](https://e.org)", "\\[x\\](https\\://e.org)"),
        ("a\nb\u202ec\u0007", "a bc"),
        ("", "?"),
        ("\u200b\u202e", "?"),
    ],
)
def test_escape(name: str, shown: str) -> None:
    assert escape(name) == shown


@pytest.mark.parametrize("name", HOSTILE)
def test_clean_is_short_and_whole(name: str) -> None:
    shown = clean(name)
    assert 0 < len(shown.strip("\u2068\u2069")) <= 40
    assert not shown.rstrip("…\u2069").endswith("\u200d")
    assert shown.isprintable() or "\u200d" in shown or "\u2068" in shown


@pytest.mark.parametrize(
    ("locale", "name", "shown"),
    [
        ("fr", "Recruit (bot)", "Recrue (bot)"),
        ("fr", "Ace (bot) 2", "As (bot) 2"),
        ("en", "Vétéran (bot)", "Veteran (bot)"),
        ("fr", "Ana 2", "Ana 2"),
        ("fr", "2", "2"),
    ],
)
def test_a_bot_is_named_in_the_language_of_its_reader(locale: str, name: str, shown: str) -> None:
    assert player_name(locale, name) == shown


DICE = ("W6", "W6", "B6", "R8", "K10")
ROLLS = [("en", "5 2 white, 3 blue, 7 red d8, 9 d10"), ("fr", "5 2 blanc, 3 bleu, 7 rouge d8, 9 d10")]


@pytest.mark.parametrize(("locale", "said"), ROLLS)
def test_dice_are_named_by_what_they_show_and_then_what_they_are(locale: str, said: str) -> None:
    assert dice_text(locale, DICE, (5, 2, 3, 7, 9)) == said


ERRORS = [
    ("wrong-colour", {"verb": "defend", "die": "Y6", "colours": "BW"}, "A yellow die can't defend"),
    ("die-used", {"die": "R8", "face": 7}, "(7 red d8)"),
    ("die-not-rolled", {"die": "9", "rolled": ["W6 5", "W6 2", "G8 7"]}, "5 2 white, 7 green d8"),
    ("dice-impossible", {"die": "R6", "face": 7}, "A red die can't show 7"),
]


@pytest.mark.parametrize(("code", "facts", "said"), ERRORS)
def test_errors_name_dice_as_buttons_do(code: str, facts: dict[str, Any], said: str) -> None:
    assert said in error_line("en", code, facts)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("ruleset", ["rapid-attack", "football", "intercept-orbit"])
def test_captions_are_one_or_two_plain_sentences_about_what_happened(ruleset: str, locale: str) -> None:
    size = RULESETS[ruleset].sizes[0]
    told, captions = list[tuple[Event, State]](), list[str]()
    for event, state, asked in played(ruleset, size, 3):
        told.append((event, state))
        if asked and len(told) > 8:
            captions.append(caption(locale, told))
            told = []
    said = [text for text in captions if text]
    assert len(said) > len(captions) / 2
    for text in said:
        assert not re.search(r"\*\*|`|^\W|\n", text), text


def test_the_most_telling_events_come_first_into_a_caption() -> None:
    names = NARRATOR.captions
    assert names.index("FrameDestroyed") < names.index("AttackDeclared") < names.index("Spotted") < names.index("Went")
    assert caption("en", ()) == ""


def test_captions_name_events_that_there_are() -> None:
    for family, declared in FAMILIES.items():
        assert set(narrator_of(family).captions) <= {event.__name__ for event in declared.events}


def test_a_map_explains_its_signs_until_the_first_activation() -> None:
    state = SITUATIONS["start"]()
    assert len(
        narrator(structs.replace(state, round=1)).board_labels("en", structs.replace(state, round=1))["legend"]
    ) == len(LEGEND)
    assert not narrator(structs.replace(state, round=2)).board_labels("en", structs.replace(state, round=2))["legend"]
    assert not narrator(structs.replace(SITUATIONS["covers"](), round=1)).board_labels(
        "en", structs.replace(SITUATIONS["covers"](), round=1)
    )["legend"]
