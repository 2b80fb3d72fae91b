"""Seasons: what games that are over come to together, and that none is forgotten."""

from __future__ import annotations

import random
from math import sqrt
from typing import Any

import pytest

from cogs.views.season import season_lines
from storage import ResultRow, ResultSeat, Storage
from table import Table
from table.history.archive import pack
from table.history.privacy import forget
from table.history.season import save_result, season_of, season_of_guild
from table.history.transfer import import_game
from table.history.verify import verify
from tests.table.archives import archive, finished
from tests.table.people import ANA, BEN, CHLOE, DMITRI, lobby, play, started
from text import LOCALES
from text.fluent.catalogue import say


def seat(user: int, name: str, won: bool = False, dice: int = 0, luck: float = 0.0) -> ResultSeat:
    return ResultSeat(user, name, 10, won, dice, luck)


def result(*seats: ResultSeat, game: str = "g", ruleset: str = "rapid-attack", **more: Any) -> ResultRow:
    values: dict[str, Any] = {"started": 0.0, "ended": 3600.0, "rounds": 4, "decisions": 100, **more}
    return ResultRow(game, 1, ruleset, "A game", seats=seats, **values)


def test_nothing_comes_to_nothing() -> None:
    assert season_of([]).games == 0
    assert season_of([result()]).games == 0
    assert (season_of([]).luckiest, season_of([]).unluckiest) == (None, None)


def test_games_rulesets_and_means() -> None:
    season = season_of(
        [
            result(seat(1, "Ana", True), seat(2, "Ben"), rounds=4, ended=100.0),
            result(seat(1, "Ana"), seat(2, "Ben", True), rounds=6, ended=300.0, ruleset="mez"),
            result(seat(1, "Ana"), seat(3, "Cy", True), rounds=5, ended=200.0, ruleset="mez"),
        ]
    )
    assert (season.games, season.rulesets) == (3, (("mez", 2), ("rapid-attack", 1)))
    assert (season.rounds, season.length, season.decisions) == (5.0, 200.0, 100.0)
    assert [(item.name, item.won, item.games) for item in season.standings] == [
        ("Ana", 1, 3),
        ("Ben", 1, 2),
        ("Cy", 1, 1),
    ]


def test_a_game_with_several_winners_is_drawn_between_them() -> None:
    season = season_of([result(seat(1, "Ana", True), seat(2, "Ben", True), seat(3, "Cy"))])
    assert [(item.name, item.won, item.drawn, item.games) for item in season.standings] == [
        ("Ana", 0, 1, 1),
        ("Ben", 0, 1, 1),
        ("Cy", 0, 0, 1),
    ]


def test_a_player_is_called_as_in_the_newest_game() -> None:
    season = season_of([result(seat(1, "Old")), result(seat(1, "New"))])
    assert [(item.name, item.games) for item in season.standings] == [("New", 2)]


def test_those_who_are_forgotten_are_in_no_table() -> None:
    season = season_of([result(seat(0, "Somebody", True), seat(0, "Somebody else"), seat(1, "Ana"))])
    assert (season.games, [item.name for item in season.standings]) == (1, ["Ana"])


def test_luck_of_several_games_weighs_by_dice() -> None:
    season = season_of(
        [
            result(seat(1, "Ana", dice=100, luck=1.0), seat(2, "Ben", dice=50, luck=-0.5)),
            result(seat(1, "Ana", dice=300, luck=2.0), seat(2, "Ben", dice=50, luck=-0.5)),
        ]
    )
    assert season.luckiest is not None
    assert season.unluckiest is not None
    assert (season.luckiest.name, season.unluckiest.name) == ("Ana", "Ben")
    assert season.luckiest.luck == pytest.approx((10 * 1 + sqrt(300) * 2) / 20)
    assert season.unluckiest.luck == pytest.approx(-0.5 * 2 * sqrt(50) / 10)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("luck", "lines"), [(0.9, 1), (0.001, 0)])
def test_luck_of_a_season_is_told_as_of_a_game_and_not_where_it_is_the_same(
    locale: str, luck: float, lines: int
) -> None:
    dice = (seat(1, "Ana", dice=9, luck=luck), seat(2, "Ben", dice=9, luck=-0.001))
    said = say(locale, "season-luck", lucky="Ana", unlucky="Ben", high=82, low=50)
    assert [line for line in season_lines(locale, season_of([result(*dice)])) if "🍀" in line] == [said] * lines


async def test_games_that_ended_are_kept_even_if_nobody_did_so_then(table: Table, storage: Storage) -> None:
    games = [await finished(table, BEN, CHLOE, channel=channel, seed=channel) for channel in (1, 2)]
    await started(table, BEN, channel=3)
    called_off = await lobby(table, BEN, channel=4)
    await table.end(called_off.id, ANA)
    season = await season_of_guild(table, 1)
    assert season.games == 2
    assert {item.user for item in season.standings} == {person.user for person in (ANA, BEN, CHLOE)}
    won = sum(len(game.state.outcome.winners) for game in games if game.state and game.state.outcome)
    assert sum(item.won + item.drawn for item in season.standings) == won
    assert await storage.results.missing(1) == []
    assert await season_of_guild(table, 1) == season
    assert (await season_of_guild(table, 1, 4e9)).games == 0
    assert (await season_of_guild(table, 2)).games == 0


async def test_kept_once_or_often_is_the_same(table: Table, storage: Storage) -> None:
    game = await finished(table)
    assert await save_result(table, game.id)
    assert await save_result(table, game.id)
    (found,) = await storage.results.of_guild(1)
    state = game.state
    assert state is not None
    assert [(item.user, item.score) for item in found.seats] == [
        (game.seats[n].user, state.players[n].score) for n in range(2)
    ]
    assert sum(item.dice for item in found.seats) > 0
    assert found.decisions == len(game.decisions)


async def test_the_rounds_of_a_match_are_its_turns(table: Table, storage: Storage) -> None:
    game = await finished(table, ruleset="football", size="friendly")
    assert await save_result(table, game.id)
    (found,) = await storage.results.of_guild(1)
    assert found.rounds == 6


async def test_a_game_under_way_is_not_kept(table: Table, storage: Storage) -> None:
    game = await started(table, BEN)
    assert not await save_result(table, game.id)
    assert not await save_result(table, "0")
    assert await storage.results.of_guild(1) == []


async def test_a_game_that_was_only_brought_in_counts_for_nobody(table: Table, storage: Storage) -> None:
    game = await finished(table)
    await import_game(table, pack(await archive(table, game)), DMITRI, channel=9, guild=1)
    assert (await season_of_guild(table, 1)).games == 1


async def test_the_copy_of_a_game_that_is_here_counts_for_nobody(table: Table, storage: Storage) -> None:
    game = await play(table, await started(table, BEN), random.Random(4), steps=25)
    data = pack(await archive(table, game))
    copy = await import_game(table, data, BEN, channel=9, guild=1, running=True)
    assert (await play(table, copy, random.Random(5))).status == "ended"
    assert (await season_of_guild(table, 1)).games == 0
    assert (await play(table, game, random.Random(6))).status == "ended"
    assert (await season_of_guild(table, 1)).games == 1


@pytest.mark.parametrize("locale", LOCALES)
def test_in_words(locale: str) -> None:
    many = [seat(n, f"P{n}*", n == 1, dice=10 * n, luck=n / 4 - 1) for n in range(1, 14)]
    text = "\n".join(season_lines(locale, season_of([result(*many, ended=90_000.0)]), "2026-01-01"))
    assert "2026-01-01" in text
    assert "P1\\*" in text
    assert len(text) < 3000
    assert season_lines(locale, season_of([]))[-1]


async def test_who_wants_to_be_forgotten_has_no_name(table: Table, storage: Storage) -> None:
    game = await finished(table)
    await save_result(table, game.id)
    await forget(table, BEN)
    season = await season_of_guild(table, 1)
    assert {(item.user, item.name) for item in season.standings} == {(ANA.user, "Ana")}
    for locale in LOCALES:
        assert "Ben" not in "\n".join(season_lines(locale, season))
    table.drop_cache()
    found = await archive(table, await table.game(game.id))
    assert b'"Ben"' not in pack(found)
    assert verify(found).proven
