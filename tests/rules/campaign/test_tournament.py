"""Tournaments played to their ends by chance: who meets whom, byes, drop-outs and tie-breaks."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from rules.campaign.league import Points
from rules.campaign.tournament import (
    Format,
    Match,
    Rounds,
    advanced,
    champions,
    first_round,
    is_over,
    met_in,
    open_matches,
    ranking,
    recorded,
    rounds_for,
    vanished,
    with_back,
    without_unplayed,
)
from text.campaign import round_text
from text.fluent.catalogue import say

POINTS = Points()
SWISS, KNOCKOUT = Format.SWISS, Format.KNOCKOUT


def played(kind: Format, rounds: Rounds, match: Match, chance: random.Random, draws: float = 0.2) -> Rounds:
    """The rounds after a game of a match, by chance."""
    one, other = match.players
    scores = {one: chance.randrange(30), other: chance.randrange(30)}
    winners = {one, other} if chance.random() < draws else {chance.choice([one, other])}
    return recorded(kind, rounds, f"game{chance.random()}", scores, winners)


def tournament(kind: Format, players: int, seed: int, gone: dict[int, int] | None = None, wanted: int = 0) -> Rounds:
    """A tournament played to its end. ``gone``: rounds in the middle of which a player leaves."""
    chance, present = random.Random(seed), list(range(1, players + 1))
    wanted = wanted or rounds_for(players)
    rounds: Rounds = (first_round(kind, present),)
    while not is_over(kind, rounds, present, wanted):
        number = len(rounds)
        for match in open_matches(rounds)[1:]:
            rounds = played(kind, rounds, match, chance)
        for player, when in (gone or {}).items():
            if when == number and player in present:
                present.remove(player)
        rounds = advanced(kind, rounds, present, wanted, POINTS)
        for match in open_matches(rounds) if len(rounds) == number else ():
            rounds = played(kind, rounds, match, chance)
        rounds = advanced(kind, rounds, present, wanted, POINTS)
    return rounds


def meetings(rounds: Rounds) -> Counter[frozenset[int]]:
    return Counter(frozenset(match.players) for row in rounds for match in row if len(match.players) == 2)


@pytest.mark.parametrize("seed", range(20))
def test_a_swiss_of_sixteen_with_two_drop_outs(seed: int) -> None:
    chance = random.Random(seed)
    leavers = chance.sample(range(1, 17), 2)
    rounds = tournament(SWISS, 16, seed, {leavers[0]: 2, leavers[1]: 3})
    assert len(rounds) == 4
    assert max(meetings(rounds).values()) == 1, "nobody meets anybody twice"
    for number, row in enumerate(rounds):
        players = [player for match in row for player in match.players]
        assert len(players) == len(set(players)), "everybody plays once a round"
        assert all(match.how for match in row)
        assert len(players) == 16 - (number >= 2) - (number >= 3)
    byes = Counter(match.players for row in rounds for match in row if match.how == "bye")
    assert set(byes.values()) <= {1}, "nobody has two byes"
    lines = ranking(SWISS, rounds, POINTS)
    assert {line.player for line in lines} == set(range(1, 17)), "who has left stays in the standings"
    keys = [(line.points, line.direct, line.beaten, line.opponents, line.difference) for line in lines]
    assert keys == sorted(keys, reverse=True)


@pytest.mark.parametrize("seed", range(20))
def test_a_knock_out_of_eleven(seed: int) -> None:
    rounds = tournament(KNOCKOUT, 11, seed)
    assert [len(row) for row in rounds] == [8, 4, 2, 1]
    byes = {player for match in rounds[0] if match.how == "bye" for player in match.players}
    assert byes == {1, 2, 3, 4, 5}, "the first seeds rest"
    lost = Counter(player for row in rounds for match in row for player in match.players if player not in match.winners)
    assert set(lost.values()) == {1}, "one defeat is the end"
    assert set(range(1, 12)) - set(lost) == set(champions(KNOCKOUT, rounds, POINTS))
    assert ranking(KNOCKOUT, rounds, POINTS)[0].player in champions(KNOCKOUT, rounds, POINTS)


@pytest.mark.parametrize("players", range(2, 25))
@pytest.mark.parametrize("kind", [SWISS, KNOCKOUT])
def test_every_number_of_players_finds_an_end(kind: Format, players: int) -> None:
    gone = {player: 1 + player % 3 for player in range(1, players + 1, 5)} if players > 3 else {}
    rounds = tournament(kind, players, players, gone)
    assert rounds[-1]
    assert not open_matches(rounds)


@pytest.mark.parametrize("players", [4, 5, 6, 8, 9, 24])
def test_nobody_meets_twice_as_long_as_that_is_possible(players: int) -> None:
    most = players - 1 if players % 2 == 0 else players
    rounds = tournament(SWISS, players, 1, wanted=min(most, 11))
    repeated = [pair for pair, times in meetings(rounds[: players // 2]).items() if times > 1]
    assert repeated == []
    longer = tournament(SWISS, players, 1, wanted=most + 2) if players < 9 else rounds
    assert all(len(row) == (players + 1) // 2 for row in longer), "afterwards they meet again"


def test_the_top_seeds_meet_last() -> None:
    row = first_round(KNOCKOUT, range(1, 9))
    assert [match.players for match in row] == [(1, 8), (4, 5), (2, 7), (3, 6)]
    assert [match.players for match in first_round(SWISS, range(1, 9))] == [(1, 5), (2, 6), (3, 7), (4, 8)]


def test_a_draw_of_a_knock_out_is_played_again() -> None:
    rounds: Rounds = (first_round(KNOCKOUT, (1, 2)),)
    rounds = recorded(KNOCKOUT, rounds, "a", {1: 5, 2: 5}, {1, 2})
    assert open_matches(rounds)
    assert rounds[0][0].games == ("a",)
    rounds = recorded(KNOCKOUT, rounds, "b", {1: 5, 2: 6}, {2})
    assert champions(KNOCKOUT, rounds, POINTS) == (2,)
    assert is_over(KNOCKOUT, rounds, {1, 2}, 0)


def test_a_result_counts_once_and_for_its_own_match_alone() -> None:
    rounds: Rounds = (first_round(SWISS, (1, 2, 3, 4)),)
    once = recorded(SWISS, rounds, "a", {1: 9, 3: 4}, {1})
    assert recorded(SWISS, once, "a", {2: 9, 4: 4}, {2}) == once, "the same game"
    assert recorded(SWISS, once, "b", {1: 0, 3: 4}, {3}) == once, "decided already"
    assert recorded(SWISS, once, "b", {1: 9, 2: 4}, {1}) == once, "no such match"
    assert recorded(SWISS, (), "b", {1: 9, 2: 4}, {1}) == ()


def test_who_leaves_gives_a_walkover_and_two_who_leave_give_none() -> None:
    rounds: Rounds = (first_round(KNOCKOUT, (1, 2, 3, 4)),)
    rounds = advanced(KNOCKOUT, rounds, {1, 2, 3}, 0, POINTS)
    assert [match.how for match in rounds[0]] == ["walkover", ""]
    rounds = advanced(KNOCKOUT, rounds, {1}, 0, POINTS)
    assert [match.how for match in rounds[0]] == ["walkover", "void"]
    assert champions(KNOCKOUT, rounds, POINTS) == (1,)
    assert advanced(KNOCKOUT, rounds, {1}, 0, POINTS) == rounds


def test_who_has_a_walkover_and_leaves_too_while_the_round_is_played_has_won_nothing() -> None:
    rounds: Rounds = (first_round(SWISS, (1, 2, 3, 4)),)
    rounds = advanced(SWISS, rounds, {1, 2, 4}, 2, POINTS)
    assert (rounds[0][0].how, rounds[0][0].winners) == ("walkover", (1,))
    rounds = advanced(SWISS, rounds, {2, 4}, 2, POINTS)
    assert (rounds[0][0].how, rounds[0][0].winners) == ("void", ())
    rounds = recorded(SWISS, rounds, "a", {2: 9, 4: 4}, {2})
    assert champions(SWISS, rounds, POINTS) == (2,)


def test_who_wins_by_a_resignation_loses_no_score_difference() -> None:
    rounds: Rounds = (first_round(SWISS, (1, 2, 3, 4)),)
    rounds = recorded(SWISS, rounds, "a", {1: 27, 3: 56}, {1})
    rounds = recorded(SWISS, rounds, "b", {2: 9, 4: 4}, {2})
    assert {rank.player: rank.difference for rank in ranking(SWISS, rounds, POINTS)} == {1: 0, 2: 5, 3: 0, 4: -5}


def won(one: int, other: int, by: int = 1) -> Match:
    return Match((one, other), "game", (one,), (4 + by, 4))


def drew(one: int, other: int) -> Match:
    return Match((one, other), "game", (one, other), (4, 4))


def bye(player: int) -> Match:
    return Match((player,), "bye", (player,))


def walkover(one: int, other: int) -> Match:
    return Match((one, other), "walkover", (one,))


def unplayed(one: int, other: int) -> Match:
    return Match((one, other), "unplayed")


LEVEL: dict[str, tuple[Rounds, list[int]]] = {
    "beaten by the other, who has a bye": (((won(1, 2), bye(3)), (unplayed(1, 3), bye(2))), [1]),
    "the direct result comes before the difference": (
        ((won(1, 2), won(4, 3)), (won(3, 1), won(2, 4, 9)), (won(1, 4), won(2, 3, 9))),
        [1],
    ),
    "of four who have not all met it counts for nobody": (((won(1, 2), won(3, 4)), (won(2, 3, 9), won(4, 1))), [2]),
    "a bye is no game won": (((won(1, 3), bye(2)), (drew(2, 3), drew(1, 4))), [1]),
    "nor is a walkover": (((won(1, 3), walkover(2, 4)), (drew(2, 3), drew(1, 4))), [1]),
    "without a game nobody wins": (
        ((drew(1, 2), bye(3)), (drew(1, 3), bye(4)), (walkover(4, 1), drew(2, 3))),
        [3],
    ),
    "unless nobody has finished one": (((walkover(1, 2), bye(3)),), [1]),
    "nobody wins by byes alone": (((Match((1, 2), "unplayed", ()), bye(3)),), []),
    "a resigned game is finished": (((Match((1, 2), "game", (1,), (0, 9), why="resigned"), bye(3)),), [1]),
    "level in everything": (((drew(1, 2),),), [1, 2]),
}


@pytest.mark.parametrize(("rounds", "winners"), LEVEL.values(), ids=LEVEL)
def test_who_wins_of_those_who_are_level(rounds: Rounds, winners: list[int]) -> None:
    assert sorted(champions(SWISS, rounds, POINTS)) == winners


BUCHHOLZ: dict[str, tuple[Rounds, dict[int, int]]] = {
    "the points of both opponents": (((won(1, 2), won(3, 4)), (drew(1, 3), won(2, 4))), {1: 7, 3: 4, 2: 4, 4: 7}),
    "an own bye adds nothing": (((won(1, 2), bye(3)),), {3: 0, 2: 3}),
    "nor does an own walkover": (((won(1, 2), walkover(3, 4)),), {3: 0, 4: 0}),
    "nor a match that was not played": (((won(1, 2), bye(3)), (unplayed(1, 3), won(2, 4))), {1: 3, 3: 0}),
    "an opponent's bye is a draw": (((won(1, 2), bye(3)), (won(1, 3), bye(2))), {1: 2}),
    "and so is their walkover, won or lost": (((won(1, 2), won(3, 4)), (walkover(2, 3), bye(4))), {1: 1, 4: 4}),
    "and a round for which they have left": (((won(1, 2), won(3, 4)), (won(1, 3),)), {1: 4, 3: 7}),
    "a round that is played adds what is decided": (((won(1, 2), bye(3)), (Match((1, 3)), bye(2))), {1: 0}),
}


@pytest.mark.parametrize(("rounds", "opponents"), BUCHHOLZ.values(), ids=BUCHHOLZ)
def test_the_opponents_points(rounds: Rounds, opponents: dict[int, int]) -> None:
    found = {line.player: line.opponents for line in ranking(SWISS, rounds, POINTS)}
    assert found | opponents == found


def test_who_has_no_game_keeps_their_place_until_the_end() -> None:
    rounds: Rounds = ((won(1, 2), bye(3)),)
    assert [line.player for line in ranking(SWISS, rounds, POINTS)] == [1, 3, 2], "the next round pairs by points"
    assert [line.player for line in ranking(SWISS, rounds, POINTS, over=True)] == [1, 2, 3]


def test_points_against_each_other_come_before_the_difference() -> None:
    rows: Rounds = (
        (Match((1, 2), "game", (1,), (5, 4)), Match((3, 4), "game", (3,), (5, 4))),
        (Match((1, 3), "game", (3,), (4, 5)), Match((2, 4), "game", (2,), (30, 0))),
        (Match((1, 4), "game", (1,), (30, 0)), Match((2, 3), "game", (2,), (5, 4))),
    )
    lines = ranking(SWISS, rows, POINTS)
    assert [line.points for line in lines] == [6, 6, 6, 0]
    assert {line.direct for line in lines[:3]} == {3}, "each has beaten one of the others"
    assert [(line.player, line.difference) for line in lines] == [(1, 30), (2, 30), (3, 1), (4, -61)]
    assert [line.place for line in lines] == [1, 1, 3, 4]


def test_who_has_vanished_is_not_paired_and_has_no_bye_until_they_are_back() -> None:
    present = [1, 2, 3, 4, 5, 6]
    played_now = (Match((1, 4), "game", (1,), (3, 1)), Match((2, 5), "game", (2,), (3, 1)))
    stopped = Match((2, 5), "game", (2,), (3, 1), why="forfeited")
    for row in ((*played_now, Match((3, 6), "unplayed")), (played_now[0], stopped, Match((3, 6), "unplayed"))):
        away = vanished((row,), 3)
        assert away == ({3: 1, 6: 1} if row[1] is played_now[1] else {3: 1, 6: 1, 5: 1})
        drawn = advanced(SWISS, (row,), present, 3, POINTS)[-1]
        assert {player for match in drawn for player in match.players} == {*present} - {*away}
    back = with_back(((*played_now, Match((3, 6), "unplayed")),), 6)
    assert vanished(back, 3) == {3: 1}
    assert {player for match in advanced(SWISS, back, present, 3, POINTS)[-1] for player in match.players} == {
        1,
        2,
        4,
        5,
        6,
    }


@pytest.mark.parametrize("kind", [SWISS, KNOCKOUT])
def test_a_match_that_both_stopped_coming_to_is_a_defeat_for_both(kind: Format) -> None:
    rounds = ((Match((1, 2)), Match((3, 4))),)
    (row,) = recorded(kind, rounds, "game", {1: 2, 2: 2}, (), "forfeited")
    assert row == (Match((1, 2), "void", games=("game",), why="forfeited"), Match((3, 4)))
    assert vanished((row,), 3) == {1: 1, 2: 1}


def test_who_misses_the_last_round_but_one_is_in_the_last_without_a_bye() -> None:
    """There is no later round in which they could come back, and nobody else meets twice for want of opponents."""
    row = (Match((1, 3), "game", (1,), (3, 1)), Match((2, 4), "unplayed"))
    assert vanished((row,), 2) == {}
    drawn = advanced(SWISS, (row,), [1, 2, 3, 4], 2, POINTS)[-1]
    assert sorted(player for match in drawn for player in match.players) == [1, 2, 3, 4]
    assert {1, 3} not in [{*match.players} for match in drawn]
    five = (*row, Match((5,), "bye", (5,)))
    drawn = advanced(SWISS, (five,), [1, 2, 3, 4, 5], 2, POINTS)[-1]
    assert [{*match.players} for match in drawn] == [{1, 5}, {2, 4}, {3}], "who did not come has no bye for it"


def test_a_second_bye_is_worse_than_one_for_who_missed_a_match() -> None:
    rows = ((won(1, 2), bye(3)), (unplayed(1, 3), bye(2)))
    drawn = advanced(SWISS, rows, [1, 2, 3], 3, POINTS)[-1]
    assert [{*match.players} for match in drawn] == [{2, 3}, {1}], "each rests once, and nobody who never met waits"


def test_no_round_is_drawn_while_less_than_two_come() -> None:
    row = (Match((1, 3), "unplayed"), Match((2, 4), "game", (2,), (3, 1), why="forfeited"))
    assert len(advanced(SWISS, (row,), [1, 2, 3, 4], 3, POINTS)) == 1
    assert len(advanced(SWISS, with_back((row,), 3), [1, 2, 3, 4], 3, POINTS)) == 2
    assert is_over(SWISS, (row,), [2], 3), "the others were taken out"


def test_a_final_that_nobody_begins_stays_open_for_the_organisers() -> None:
    semis = (Match((1, 4), "game", (1,), (3, 1)), Match((2, 3), "game", (2,), (3, 1)))
    final = (semis, (Match((1, 2)),))
    assert without_unplayed(KNOCKOUT, final, []) == final
    semi = ((Match((1, 4)), Match((2, 3))),)
    assert without_unplayed(KNOCKOUT, semi, [frozenset((1, 4))]) == semi, "or the title would be a walkover"
    quarter = ((Match((1, 8)), Match((4, 5)), Match((2, 7)), Match((3, 6))),)
    early = without_unplayed(KNOCKOUT, quarter, [frozenset((1, 8)), frozenset((2, 7))])
    assert [match.how for match in early[-1]] == ["", "unplayed", "", "unplayed"]
    assert without_unplayed(KNOCKOUT, quarter, [frozenset((1, 8)), frozenset((4, 5))]) == quarter


def test_a_pair_has_met_unless_nobody_began_their_match() -> None:
    rounds = ((Match((1, 2), "game", (1,), (3, 1)), Match((3, 4), "unplayed")), (Match((1, 2)),))
    assert met_in(rounds[:1]) == {frozenset((1, 2))}
    told = round_text("en", SWISS, rounds, 2, lambda user: f"P{user}")
    assert say("en", "tournament-again", pairs="P1 – P2") in told
    again = ((Match((1, 2), "unplayed"),), (Match((1, 2)),))
    assert "again" not in round_text("en", SWISS, again, 2, lambda user: f"P{user}")
