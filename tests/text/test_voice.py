"""What bots say: who they are, what they make of the game, and why; never a sentence twice, nor what isn't so."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest
from msgspec import Struct, structs

from rules import Answer, FairDice, Reason, Remark, Request, State, Throw, decide, requests, ruleset_for, ruleset_of
from rules.contract.stakes import Chance, Changed, Changes
from rules.core.event import Outcome
from rules.core.json_input import Size
from rules.field.geometry import distance
from text.chapters import Chapter, continued, lines
from text.fluent.catalogue import LOCALES, has, say
from text.narration import narrator
from text.voice import Since, Speaker, farewell_line, remark_line, remark_of, turn_of
from think.choose import choose
from think.levels import LEVELS
from think.match import begun

pytestmark = pytest.mark.long

SMALL: Size = {"id": "custom", "frames": [3, 3], "stations": 1, "clock": 4}
FAMILIES = ["rapid-attack", "football", "intercept-orbit"]
BOT = Speaker(0, "veteran", "keeper", "g1", ("hello-veteran-0",), "0 ")
GREAT = Throw(("R6",) * 4, (6,) * 4, player=1, hits=4, chance=0.01)
BAD = Throw(("R6",) * 6, (1,) * 6, player=0, hits=0, expected=2.0)


class Said(Struct):
    """A remark, the states before and after its choice, the request, the reason, and the story that has led there."""

    remark: Remark
    before: Any
    after: Any
    request: Request
    reason: Reason
    story: list[str]


def talk(ruleset: str, level: str, style: str, seed: str, size: Size = "") -> Iterator[Said]:
    """What the first bot says in a game of two."""
    state, dice = begun(ruleset, "map", seed, size), FairDice(seed.encode())
    speaker, heard, throws, chapters = Speaker(0, level, style, seed), state, list[Throw](), [Chapter()]
    while asked := requests(state):
        request, before, remark = asked[0], state, None
        thought = choose(ruleset, state, request.player, level, state.serial, 1.0, style)
        if request.player == speaker.player:
            since, turn = Since(ruleset_of(state).changes(heard, state), tuple(throws)), turn_of(state, request)
            remark = remark_of(state, request, thought.reason, since, speaker)
            heard, throws = heard if turn == speaker.turn else state, []
            if remark is not None:
                assert turn != speaker.turn, "one line a turn"
                speaker = structs.replace(speaker, said=(*speaker.said, remark.code), turn=turn)
        done = decide(state, Answer(request.player, request.id, thought.answer), dice)
        for event, after in done.moments:
            throws += [throw for throw in ruleset_for(event).throws(state, event) if throw.hits is not None]
            state = after
        chapters = continued(chapters[-1], done.moments)
        if remark is not None:
            story = [line for one in chapters for line in lines(one, "en")]
            yield Said(remark, before, state, request, thought.reason, story)


def _gap(said: Said, state: Any) -> float:
    """How far the acting frame is from the station or the enemy that the reason names."""
    facts = said.reason.facts
    other = facts.get("from") or facts.get("target") or facts["station"]
    stations = {station.id: station.at for station in state.stations}
    return distance(state.frame(said.request.facts["item"]).at, stations.get(other) or state.frame(other).at)


def _ahead(said: Said) -> int:
    mine, other = (player.score for player in said.before.players)
    return int(mine - other)


KEPT: Mapping[str, Callable[[Said], bool]] = {
    "activate-pass": lambda said: not said.after.stack,
    "where-heads-for": lambda said: _gap(said, said.after) < _gap(said, said.before),
    "where-guards": lambda said: _gap(said, said.after) == _gap(said, said.before),
    "where-away": lambda said: _gap(said, said.after) > _gap(said, said.before),
    "doomsday-advance": lambda said: _ahead(said) > 0,
    "last-round-ahead": lambda said: _ahead(said) > 0,
    "last-round-level": lambda said: _ahead(said) == 0,
    "last-round-behind": lambda said: _ahead(said) < 0,
}
"""What must hold where a bot has said so."""


def words(line: str) -> list[str]:
    return re.findall(r"\w+", line.lower())


def runs(line: str, length: int = 4) -> set[tuple[str, ...]]:
    """So many words in a row."""
    every = words(line)
    return {tuple(every[n : n + length]) for n in range(len(every) - length + 1)}


@pytest.mark.parametrize("level", ["recruit", "veteran"])
@pytest.mark.parametrize(
    ("ruleset", "style", "size"),
    [("rapid-attack", "raider", "demo"), ("football", "runner", "friendly"), ("intercept-orbit", "picket", SMALL)],
)
def test_a_whole_games_remarks_are_news_and_never_twice_alike(ruleset: str, style: str, size: Size, level: str) -> None:
    told = set[str]()
    for said in talk(ruleset, level, style, "voice", size):
        every = [remark_line(locale, said.remark, said.after) for locale in LOCALES]
        assert all("{" not in line and said.after.players[0].name in line for line in every), every
        assert told.isdisjoint(every)
        told.update(every)
        assert not [line for line in said.story if runs(line) & runs(every[0])], "the story has said it"
    assert len(told) >= 3 * len(LOCALES)


@pytest.mark.parametrize(("level", "style"), [("recruit", "raider"), ("pilot", "gunline"), ("veteran", "raider")])
def test_a_bot_does_what_it_says(level: str, style: str) -> None:
    """Who waits passes, who heads for a station comes nearer, who is glad of the clock leads."""
    checked = set[str]()
    for said in (one for seed in "abcd" for one in talk("rapid-attack", level, style, f"does {seed}", "demo")):
        kind = next((kind for kind in KEPT if kind in said.remark.code), None)
        if kind is not None:
            assert KEPT[kind](said), said.remark
            checked.add(kind)
    assert len(checked) >= 2, checked


def test_who_says_hello_says_who_it_is_to_whom_and_what_it_likes() -> None:
    for ruleset in FAMILIES:
        state = begun(ruleset, "map", "voice")
        policy, request = ruleset_of(state).policy, requests(state)[0]
        assert policy is not None
        for level in LEVELS:
            for style in policy.styles:
                speaker = Speaker(1, level, style, "g1")
                hello = remark_of(state, request, Reason("default"), Since(), speaker)
                assert hello is not None
                for locale in LOCALES:
                    line = remark_line(locale, hello, state)
                    assert "Ana" in line
                    assert say(locale, f"voice-{state.family}-likes-{style}") in line
    three = begun("rapid-attack", "map", "voice", players=3)
    hello = remark_of(three, requests(three)[0], Reason("default"), Since(), Speaker(1, "ace", "", "g1"))
    assert hello is not None
    assert hello.code.startswith("hello-all")


def test_each_level_has_words_of_its_own() -> None:
    moments = (
        "lost",
        "taken",
        "rolled-mine",
        "rolled-yours",
        "missed-mine",
        "missed-yours",
        "leads-mine",
        "leads-yours",
    )
    for level in LEVELS:
        assert all(has("en", f"voice-moment-{moment}-{level}-0") for moment in moments)
        assert all(has("en", f"voice-offer-{level}-{how}") for how in ("won", "lost", "drawn"))


@pytest.mark.parametrize(
    ("ruleset", "since", "code"),
    [
        ("rapid-attack", Since(Changes((Changed("lost", "frame", "A1", other=0),), (0, 0))), "moment-lost"),
        ("rapid-attack", Since(Changes((Changed("lost", "frame", "B1", other=1),), (0, 0))), ""),
        ("intercept-orbit", Since(Changes((Changed("taken", "hva", "AV1", 1, 0),), (-5, 5))), "moment-taken"),
        ("rapid-attack", Since(Changes(points=(5, 0))), ""),
        ("football", Since(Changes(points=(1, 0))), "moment-scored"),
        ("football", Since(Changes(points=(0, 1))), "moment-conceded"),
        ("football", Since(Changes((), (0, 0), (2, 1), None, (Chance("round"),))), "moment-last-round-ahead"),
        ("football", Since(Changes((), (0, 0), (1, 1), None, (Chance("round"),))), "moment-last-round-level"),
        ("rapid-attack", Since(Changes(scores=(5, 10), lead=(1,))), "moment-leads-yours"),
        ("rapid-attack", Since(Changes(scores=(5, 5), lead=(0, 1))), ""),
        ("rapid-attack", Since(throws=(GREAT,)), "moment-rolled-yours"),
        ("intercept-orbit", Since(throws=(structs.replace(GREAT, player=0),)), "moment-rolled-mine"),
        ("rapid-attack", Since(throws=(structs.replace(GREAT, chance=0.4),)), ""),
        ("rapid-attack", Since(throws=(BAD,)), "moment-missed-mine"),
        ("rapid-attack", Since(throws=(structs.replace(BAD, expected=1.0),)), ""),
    ],
)
def test_great_moments_are_worth_a_word_in_every_language_until_all_is_said(
    ruleset: str, since: Since, code: str
) -> None:
    state, speaker, told = in_round_one(ruleset), BOT, list[str]()
    request = requests(state)[0]
    while remark := remark_of(state, request, Reason("default"), since, speaker):
        assert remark.code.removeprefix(f"{ruleset}-").startswith(f"{code}-")
        told += [remark_line(locale, remark, state) for locale in LOCALES]
        speaker = structs.replace(speaker, said=(*speaker.said, remark.code))
    assert len(told) == len(set(told))
    assert bool(told) == bool(code)
    assert not any("{" in line for line in told)


def in_round_one(ruleset: str) -> State:
    state, dice = begun(ruleset, "map", "voice"), FairDice(b"voice")
    while not ruleset_of(state).round_of(state):
        request = requests(state)[0]
        answer = choose(ruleset, state, request.player, "veteran", 1, 1.0).answer
        state = decide(state, Answer(request.player, request.id, answer), dice).state
    return state


def test_reasons_are_told_once_a_round_and_not_where_there_is_hardly_a_chance() -> None:
    state = in_round_one("football")
    act, facts = structs.replace(requests(state)[0], kind="act"), {"unit": "A1", "target": "B1", "chance": 0.5}
    assert remark_of(state, act, Reason("shot", facts), Since(), BOT) is not None
    assert remark_of(state, act, Reason("shot", {**facts, "chance": 0.0}), Since(), BOT) is None
    spoken = structs.replace(BOT, turn=f"{ruleset_of(state).round_of(state)} A9")
    assert remark_of(state, act, Reason("shot", facts), Since(), spoken) is None
    assert remark_of(state, act, Reason("default"), Since(), BOT) is None, "there are no words for it"


def test_a_sentence_of_earlier_versions_is_left_out() -> None:
    assert remark_line("en", Remark(0, "rapid-attack-act-attack"), begun("rapid-attack", "map", "voice")) == ""


@pytest.mark.parametrize("what", ["taken", "lost", ""])
@pytest.mark.parametrize(("winners", "how"), [((0,), "won"), ((1,), "lost"), ((0, 1), "drawn"), ((), "drawn")])
def test_a_bot_says_goodbye_by_where_the_game_turned(what: str, winners: tuple[int, ...], how: str) -> None:
    """``what`` gave the winner the lead: a station, or the other's frame; or nobody took the lead."""
    begun_at: Any = in_round_one("rapid-attack")
    start = structs.replace(begun_at, players=tuple(structs.replace(p, score=0) for p in begun_at.players))
    best, worst = (0, 1) if winners != (1,) else (1, 0)
    scored = structs.replace(
        start, players=tuple(structs.replace(p, score=5 * (n == best)) for n, p in enumerate(start.players))
    )
    gone = next(frame.id for frame in start.frames if frame.owner == worst)
    turned = {
        "taken": structs.replace(scored, stations=tuple(structs.replace(s, holder=best) for s in start.stations)),
        "lost": structs.replace(scored, frames=tuple(f for f in start.frames if f.id != gone)),
    }
    free: Any = structs.replace(start, stations=tuple(structs.replace(s, holder=None) for s in start.stations))
    moves = [(free, start), (free, turned[what])] if what else []
    over = structs.replace(start, outcome=Outcome("clock", (0, 1), winners, (0, 0)))
    for locale in LOCALES:
        line = farewell_line(locale, over, BOT, moves)
        plain = [say(locale, f"voice-farewell-{how}-{n}") for n in (0, 1)]
        assert any(words in line for words in plain) == (not what or how == "drawn")
        assert say(locale, f"voice-offer-veteran-{how}") in line
        assert say(locale, "emblem-keeper") in line
        assert what != "lost" or how == "drawn" or narrator(start).words(locale, start, plain=True).thing(gone) in line
