"""`/drill`: puzzles, today's and those of games that are over."""

from __future__ import annotations

import pytest
import simcord

from cogs.views.looks_ahead import choice_drawn, choice_labels, choices_drawn
from table import Game
from table.history.drill import key_after
from table.history.steps import keep_analysis
from table.time.clock import DAY
from tests.e2e.players import settled, start_game
from tests.e2e.test_analysis import ended
from tests.e2e.world import World, text_of
from tests.long import first
from text.analysis import state_of
from text.fluent.catalogue import say
from text.odds import percent
from text.problems import error_line
from think.analysis import Account, Analysis, Point
from think.puzzles import Puzzle, numbers_of, puzzle_of_day, puzzles


def today(world: World, ruleset: str = "rapid-attack") -> Puzzle:
    return puzzles()[puzzle_of_day(int(world.bot.table.clock.now() // DAY), ruleset, starters=True)]


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
        label = choice_labels(state, turn, locale, solved=False)[place]
        await world.choose(member, label, placeholder=say(locale, "drill-choose"))
        told = text_of(world.messages(member)[-1])
        best, own = (percent(locale, turn.choices[n].chances[turn.player]) for n in (0, place))
        error = round(100 * turn.choices[place].error) if turn.choices[place].error > 0.01 else 0
        assert say(locale, "drill-verdict", verdict=verdict, best=best, own=own, error=error) in told
        assert told.count(say(locale, "drill-line", number=1, choice="", chance="", chosen="no")[:2]) >= 1
    assert not world.messages()[-1:] or say(locale, "drill-head", source="today") not in world.text(), (
        "nobody else sees"
    )


async def test_a_puzzle_that_was_answered_says_so_and_leads_on(world: World) -> None:
    known = say("en", "drill-counted").removeprefix("-# ")
    await world.slash(world.ana, "drill")
    assert known not in text_of(world.messages(world.ana)[-1])
    puzzle = today(world)
    labels = choice_labels(state_of(puzzle.ruleset, puzzle.turn), puzzle.turn, "en", solved=False)
    await world.choose(world.ana, labels[0], placeholder=say("en", "drill-choose"))
    await world.slash(world.ana, "drill")
    assert known in text_of(world.messages(world.ana)[-1])
    await world.press(world.ana, say("en", "drill-again-next"))
    assert known not in text_of(world.messages(world.ana)[-1])


async def test_the_next_puzzle_is_another_one_and_counts_those_in_a_row(world: World) -> None:
    await world.slash(world.ana, "drill")
    puzzle = today(world)
    key = f"day.{puzzles().index(puzzle)}"
    for number in range(2):
        labels = choice_labels(state_of(puzzle.ruleset, puzzle.turn), puzzle.turn, "en", solved=False)
        await world.choose(world.ana, labels[0], placeholder=say("en", "drill-choose"))
        told = text_of(world.messages(world.ana)[-1])
        assert (say("en", "drill-row", n=number + 1) in told) == (number > 0)
        key = key_after(key, puzzle.ruleset, starters=puzzle.starter)
        puzzle = puzzles()[int(key.split(".")[1])]
        await world.press(world.ana, say("en", "drill-again-next"))
        assert say("en", "drill-head", source="more") in text_of(world.messages(world.ana)[-1])


@pytest.mark.parametrize("ruleset", ["rapid-attack", "football"])
def test_no_puzzle_comes_twice_until_all_of_its_game_have_come(ruleset: str) -> None:
    numbers = numbers_of(ruleset)
    key, seen = f"day.{numbers[5]}", [numbers[5]]
    for _ in numbers[1:]:
        key = key_after(key, ruleset)
        seen.append(int(key.split(".")[1]))
    assert sorted(seen) == list(numbers)
    after_a_game = int(key_after("game.abc.0", ruleset).split(".")[1])
    assert after_a_game in numbers, "after a turning point comes a puzzle of the same game"


def test_what_is_best_is_drawn() -> None:
    """Most puzzles are about a way or a target: the solution draws it."""
    few = puzzles()[:12]
    drawn = [choice_drawn(state_of(puzzle.ruleset, puzzle.turn), puzzle.turn) for puzzle in few]
    assert sum(bool(ways or aims) for _, ways, aims in drawn) >= 3


def test_nothing_gives_the_best_choice_away() -> None:
    """No choice alone has a place, a way or a target until the puzzle is solved."""
    told = 0
    for puzzle in puzzles()[::9]:
        state, turn = state_of(puzzle.ruleset, puzzle.turn), puzzle.turn
        _, ways, aims = choices_drawn(state, turn)
        asked, solved = (choice_labels(state, turn, "en", solved=done) for done in (False, True))
        assert 1 not in (len(ways), len(aims))
        assert sum("→" in label for label in asked) != 1
        told += asked != solved
    assert told, "in some of them only one choice leads to a place"


async def test_the_players_of_a_puzzle_have_no_names(world: World) -> None:
    """The reader may have one of them: Ana played B against "Ana"."""
    await world.slash(world.ana, "drill")
    puzzle, shown = today(world), text_of(world.messages(world.ana)[-1])
    assert not {player.name for player in state_of(puzzle.ruleset, puzzle.turn).players} & set(shown.split())


async def test_it_is_the_same_for_everybody(world: World) -> None:
    heads = []
    for member in (world.ana, world.ben):
        await world.slash(member, "drill", source="today")
        heads.append(text_of(world.messages(member)[-1]))
    assert heads[0] == heads[1]


@pytest.mark.parametrize("who", first(["ana", "dmitri"]))
async def test_it_is_of_the_game_that_one_plays_or_that_the_channel_plays(world: World, who: str) -> None:
    """Ana has a lobby of football; Dmitri has played nothing, and asks in its channel."""
    await world.slash(world.ana, "game new", ruleset="football")
    member = {"ana": world.ana, "dmitri": world.dmitri}[who]
    await world.slash(member, "drill")
    assert say("en", "title-ruleset-football") in text_of(world.messages(member)[-1])


async def solve(world: World, member: simcord.MemberActor, ruleset: str, *, place: int = 0) -> str:
    """Today's puzzle answered with the choice of a rank; what the solution shows."""
    await world.slash(member, "drill")
    puzzle = today(world, ruleset)
    labels = choice_labels(state_of(puzzle.ruleset, puzzle.turn), puzzle.turn, "en", solved=False)
    await world.choose(member, labels[place], placeholder=say("en", "drill-choose"))
    return text_of(world.messages(member)[-1])


async def test_the_server_has_one_puzzle_a_day_and_a_table_of_who_answered_it(world: World) -> None:
    """Ben plays football afterwards; today's puzzle stays the one that Ana has answered."""
    told = await solve(world, world.ana, "rapid-attack")
    assert say("en", "drill-unrated", n=1, least=5) in told
    assert say("en", "drill-today") in told
    await world.slash(world.ben, "game new", ruleset="football")
    worst = len(today(world).turn.choices) - 1
    told = await solve(world, world.ben, "rapid-attack", place=worst)
    solvers = told.partition(say("en", "drill-today"))[2].split("\n")
    assert [line for line in solvers if line.startswith(("✅", "❌"))] == ["✅ Ana", "❌ Ben"], "no rating yet"
    told = await solve(world, world.ben, "rapid-attack")
    assert say("en", "drill-counted") in told
    assert "❌ Ben" in told
    found = await world.bot.storage.puzzles.of_user(world.ben.id)
    assert [(one.solved, one.daily) for one in found] == [(False, True)]


async def test_a_turning_point_is_not_rated(world: World) -> None:
    await with_turn(world, await ended(world))
    await world.slash(world.ana, "drill", source="mine")
    turn = next(found for found in puzzles() if found.ruleset == "rapid-attack").turn
    labels = choice_labels(state_of("rapid-attack", turn), turn, "en", solved=False)
    await world.choose(world.ana, labels[0], placeholder=say("en", "drill-choose"))
    assert "✅" in text_of(world.messages(world.ana)[-1])
    assert await world.bot.storage.puzzles.of_user(world.ana.id) == []


async def with_turn(world: World, game: Game) -> None:
    """An analysis with a turning point."""
    puzzle = next(found for found in puzzles() if found.ruleset == game.ruleset)
    points = (Point(1, (0.5, 0.5)), Point(game.seq, (1.0, 0.0)))
    await keep_analysis(world.bot.table, game, Analysis(points, (Account(0.5, 1.0), Account(0.5, 0.0)), (puzzle.turn,)))


@pytest.mark.parametrize("source", first(["mine", "server"]))
async def test_turning_points_of_ones_own_games_and_of_the_servers(world: World, source: str) -> None:
    refused = await world.slash(world.ana, "drill", source=source)
    assert error_line("en", "drill-none", {"source": source, "analysed": 0}) in world.reply(refused)
    await world.press(world.ana, say("en", "drill-again-next"))
    assert say("en", "drill-head", source="more") in text_of(world.messages(world.ana)[-1]), "another one is offered"
    game = await ended(world)
    calm = Analysis((Point(1, (0.5, 0.5)), Point(game.seq, (1.0, 0.0))), (Account(0.5, 1.0), Account(0.5, 0.0)))
    await keep_analysis(world.bot.table, game, calm)
    refused = await world.slash(world.ana, "drill", source=source)
    assert error_line("en", "drill-none", {"source": source, "analysed": 1}) in world.reply(refused)
    await with_turn(world, game)
    await world.slash(world.ana, "drill", source=source)
    assert say("en", "drill-head", source="game") in text_of(world.messages(world.ana)[-1])
    other = await world.slash(world.dmitri, "drill", source="mine")
    assert error_line("en", "drill-none", {"source": "mine", "analysed": 0}) in world.reply(other), (
        "Dmitri has not played"
    )


async def test_no_game_that_goes_on_is_shown(world: World) -> None:
    game = await start_game(world)
    await settled(world)
    await with_turn(world, game)
    for source in ("mine", "server"):
        refused = await world.slash(world.ana, "drill", source=source)
        assert error_line("en", "drill-none", {"source": source, "analysed": 0}) in world.reply(refused)


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
    assert error_line("en", "drill-none", {"source": "mine", "analysed": 0}) in world.reply(refused)
