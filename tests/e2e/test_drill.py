"""`/drill`: puzzles, today's and those of games that are over."""

from __future__ import annotations

import pytest

from cogs.views.looks_ahead import choice_drawn, choice_labels
from table import Game
from table.history.drill import MORE, key_after, streak_of
from table.history.steps import keep_analysis
from table.time.clock import DAY
from tests.e2e.players import settled, start_game
from tests.e2e.test_analysis import ended
from tests.e2e.world import World, text_of
from tests.long import first
from text.analysis import state_of
from text.fluent.catalogue import say
from text.problems import error_line
from think.analysis import Account, Analysis, Point
from think.puzzles import Puzzle, puzzle_of_day, puzzles


def today(world: World) -> Puzzle:
    return puzzles()[puzzle_of_day(int(world.bot.table.clock.now() // DAY))]


@pytest.mark.parametrize("locale", ["en", "fr"])
async def test_todays_puzzle_is_asked_and_solved(world: World, locale: str) -> None:
    puzzle = today(world)
    turn, state = puzzle.turn, state_of(puzzle.ruleset, puzzle.turn)
    member = {"en": world.ana, "fr": world.chloe}[locale]
    for place, verdict in ((0, "right"), (len(turn.choices) - 1, "wrong")):
        await world.slash(member, "drill")
        shown = world.messages(member)[-1]
        assert say(locale, "drill-head", source="today") in text_of(shown)
        assert shown.attachments
        label = choice_labels(state, turn, locale)[place]
        await world.choose(member, label, placeholder=say(locale, "drill-choose"))
        told = text_of(world.messages(member)[-1])
        lost = round(100 * (turn.choices[0].chances[turn.player] - turn.choices[place].chances[turn.player]))
        assert say(locale, "drill-verdict", verdict=verdict, lost=lost) in told
        assert told.count(say(locale, "drill-line", number=1, choice="", chance="", chosen="no")[:2]) >= 1
    assert not world.messages()[-1:] or say(locale, "drill-head", source="today") not in world.text(), (
        "nobody else sees"
    )


async def test_the_next_puzzle_is_another_one_and_counts_those_in_a_row(world: World) -> None:
    await world.slash(world.ana, "drill")
    puzzle, key = today(world), f"day.{puzzle_of_day(int(world.bot.table.clock.now() // DAY))}"
    for number in range(2):
        labels = choice_labels(state_of(puzzle.ruleset, puzzle.turn), puzzle.turn, "en")
        await world.choose(world.ana, labels[0], placeholder=say("en", "drill-choose"))
        told = text_of(world.messages(world.ana)[-1])
        assert (say("en", "drill-row", n=number + 1) in told) == (number > 0)
        key = key_after(key, solved=True)
        puzzle = puzzles()[int(key.split(".")[1])]
        await world.press(world.ana, say("en", "drill-again-next"))
        assert say("en", "drill-head", source="more") in text_of(world.messages(world.ana)[-1])


def test_no_puzzle_comes_twice_until_all_have_come() -> None:
    key, seen = "day.5", [5]
    for _ in range(len(puzzles()) - 1):
        key = key_after(key, solved=True)
        seen.append(int(key.split(".")[1]))
    assert sorted(seen) == list(range(len(puzzles())))
    assert streak_of(key) == len(puzzles()) - 1
    assert streak_of(key_after(key, solved=False)) == 0
    assert streak_of(f"{MORE}1.x") == 0


def test_what_is_best_is_drawn() -> None:
    """Most puzzles are about a way or a target: the solution draws it."""
    few = puzzles()[:12]
    drawn = [choice_drawn(state_of(puzzle.ruleset, puzzle.turn), puzzle.turn) for puzzle in few]
    assert sum(bool(way) or aim is not None for _, way, aim in drawn) >= 3


async def test_it_is_the_same_for_everybody(world: World) -> None:
    heads = []
    for member in (world.ana, world.ben):
        await world.slash(member, "drill", source="today")
        heads.append(text_of(world.messages(member)[-1]))
    assert heads[0] == heads[1]


async def with_turn(world: World, game: Game) -> None:
    """An analysis with a turning point."""
    puzzle = next(found for found in puzzles() if found.ruleset == game.ruleset)
    points = (Point(1, (0.5, 0.5)), Point(game.seq, (1.0, 0.0)))
    await keep_analysis(world.bot.table, game, Analysis(points, (Account(0.5, 1.0), Account(0.5, 0.0)), (puzzle.turn,)))


@pytest.mark.parametrize("source", first(["mine", "server"]))
async def test_turning_points_of_ones_own_games_and_of_the_servers(world: World, source: str) -> None:
    refused = await world.slash(world.ana, "drill", source=source)
    assert error_line("en", "drill-none", {"source": source}) in world.reply(refused)
    game = await ended(world)
    await with_turn(world, game)
    await world.slash(world.ana, "drill", source=source)
    assert say("en", "drill-head", source="game") in text_of(world.messages(world.ana)[-1])
    other = await world.slash(world.dmitri, "drill", source="mine")
    assert error_line("en", "drill-none", {"source": "mine"}) in world.reply(other), "Dmitri has not played"


async def test_no_game_that_goes_on_is_shown(world: World) -> None:
    game = await start_game(world)
    await settled(world)
    await with_turn(world, game)
    for source in ("mine", "server"):
        refused = await world.slash(world.ana, "drill", source=source)
        assert error_line("en", "drill-none", {"source": source}) in world.reply(refused)


async def test_a_forged_or_old_puzzle_is_one_sentence(world: World) -> None:
    await world.slash(world.ana, "drill")
    message = world.messages(world.ana)[-1]
    for key, value in (("day.999999", "0"), ("game.abc.0", "0"), ("nonsense", "0"), ("day.0", "x"), ("day.0", "99")):
        refused = await world.forge(world.ana, message, f"mq:drill:{key}", value)
        assert error_line("en", "drill-gone", {}) in world.reply(refused)


@pytest.mark.long
async def test_games_of_people_who_were_forgotten_are_no_puzzles(world: World) -> None:
    game = await ended(world)
    await with_turn(world, game)
    await world.slash(world.ben, "settings delete")
    await world.press(world.ben, custom_id="mq:forget:*")
    refused = await world.slash(world.ana, "drill", source="mine")
    assert error_line("en", "drill-none", {"source": "mine"}) in world.reply(refused)
