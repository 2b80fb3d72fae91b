"""`/game analyze`: what decided a game, once it is over."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest
from msgspec import structs

from cogs.channel.marks import FINALE
from cogs.kit.watchdog import watched
from cogs.opponents import analyst
from table import Game
from table.history.steps import keep_analysis, kept_analysis, steps_of
from table.records import allowance
from tests.e2e.players import game_here, settled, start_game
from tests.e2e.test_finale import to_the_end
from tests.e2e.world import World, controls_of, text_of
from tests.long import first
from text.analysis import graph
from text.fluent.catalogue import say
from text.problems import error_line
from think.analysis import Account, Analysis, Point
from think.judge import judge
from think.puzzles import puzzles
from think.worker import Thinker
from workers.worker import WorkFailed

JUDGE, BEGIN = Thinker.judge, analyst.Analyst._begin


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """A short look at each game, without a process."""
    monkeypatch.setattr(analyst, "LIMIT", 0.3)
    monkeypatch.setattr(Thinker, "judge", lambda _, position: judge(structs.replace(position, futures=1)))


async def ended(world: World) -> Game:
    await start_game(world)
    return await to_the_end(world, await settled(world))


@pytest.mark.parametrize("locale", first(["en", "fr"]))
async def test_an_ended_game_is_analysed_once_and_shown(
    world: World, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await ended(world)
    member = {"en": world.dmitri, "fr": world.chloe}[locale]
    await world.slash(member, "game analyze")
    shown = world.messages(member)[-1]
    told = text_of(shown)
    assert say(locale, "analysis-head") in told
    assert told.count("→") == 2, "each player's account"
    assert shown.attachments[0].filename == "chances.png"
    assert len(shown.attachments) <= 4
    found = await kept_analysis(world.bot.table, game)
    assert found is not None
    data = graph(locale, [seat.name for seat in game.seats], game.ruleset, found, {})
    assert data["players"] == ["Ana", "Ben"]
    assert data["points"][-1]["seq"] == found.points[-1].seq <= game.seq
    for turn in data["turns"]:
        assert turn["played"] in told
        assert turn["better"] in told

    async def never(*_: object) -> None:
        raise AssertionError("it is computed once")

    monkeypatch.setattr(world.bot.analyst, "_made", never)
    await world.slash(world.ana, "game analyze", public=True)
    assert say("en", "analysis-head") in text_of(world.messages()[-1])


@pytest.mark.alone
async def test_the_button_of_the_finale_shows_it_to_whom_pressed_it(world: World) -> None:
    game = await ended(world)
    marks = await world.bot.storage.marks.of_game(game.id)
    await world.press(world.ben, say("en", "button-analysis"))
    assert say("en", "analysis-head") in text_of(world.messages(world.ben)[-1])
    assert world.messages()[-1].id == int(marks[FINALE]), "nothing new for the others"


@pytest.mark.long
async def test_the_report_of_an_ended_game_leads_to_it(world: World) -> None:
    await start_game(world)
    early = await world.slash(world.ana, "game log")
    assert early.response is not None
    assert not controls_of(early.response.message)
    await to_the_end(world, await settled(world))
    await world.slash(world.dmitri, "game log")
    await world.press(world.dmitri, say("en", "button-analysis"))
    assert say("en", "analysis-head") in text_of(world.messages(world.dmitri)[-1])


async def test_a_game_that_goes_on_keeps_its_secrets(world: World) -> None:
    await start_game(world)
    refused = await world.slash(world.ana, "game analyze")
    assert error_line("en", "analysis-too-early", {}) in world.reply(refused)
    game = await game_here(world)
    assert await kept_analysis(world.bot.table, game) is None
    late = await world.forge(world.ana, world.messages()[-1], f"mf:{game.id}:{game.seq}:analysis:")
    assert error_line("en", "analysis-too-early", {}) in world.reply(late)


async def test_a_lobby_that_was_called_off_has_nothing_to_analyse(world: World) -> None:
    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="demo", table="declared")
    await world.slash(world.ana, "game end", sure=True)
    await settled(world)
    refused = await world.slash(world.ana, "game analyze")
    assert error_line("en", "replay-empty", {}) in world.reply(refused) or error_line(
        "en", "no-game-here", {}
    ) in world.reply(refused)


@pytest.mark.alone
async def test_a_process_that_dies_is_one_sentence(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await ended(world)

    def dies(self: Thinker, position: object) -> None:
        raise WorkFailed("killed")

    monkeypatch.setattr(Thinker, "judge", dies)
    await world.slash(world.ana, "game analyze")
    assert error_line("en", "analysis-failed", {}) in text_of(world.messages(world.ana)[-1])
    assert await kept_analysis(world.bot.table, game) is None


@pytest.mark.long
async def test_it_counts_as_dear(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await ended(world)
    monkeypatch.setattr(allowance, "MOST", 1)
    await world.slash(world.ana, "game analyze")
    refused = await world.slash(world.ana, "game analyze")
    assert error_line("en", "too-often", {"seconds": 60}) in world.reply(refused)


@pytest.mark.alone
async def test_nobody_waits_while_a_game_is_analysed_in_a_process(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await ended(world)
    monkeypatch.setattr(Thinker, "judge", JUDGE)
    with watched(limit=0.020) as dog:
        await world.bot.analyst.analysis(game, quiet)
    ours = ("analyst", "thinking", "analysis", "steps")
    assert [stall for stall in dog.stalls if any(name in stall.stack for name in ours)] == []


async def quiet(share: float) -> None:
    """Says nothing."""


@pytest.mark.long
async def test_the_page_of_the_replay_has_the_graph(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await ended(world)
    await world.slash(world.ana, "game analyze")
    monkeypatch.setattr(world.bot, "replay_page", pages)
    await world.slash(world.ana, "game replay", page=True)
    (file,) = world.messages(world.ana)[-1].attachments
    assert file.size == len(pages(None, {}, {locale: {"players": ["Ana", "Ben"]} for locale in ("en", "fr")}))
    assert await kept_analysis(world.bot.table, game) is not None


def pages(_archive: object, _portraits: object, graphs: Mapping[str, Any]) -> bytes:
    """A page that holds who is in which graph."""
    return repr({locale: found["players"] for locale, found in graphs.items()}).encode()


@pytest.mark.alone
async def test_all_who_ask_for_an_analysis_hear_the_same_progress(world: World) -> None:
    """The page and the channel: the second to ask doesn't wait at 0%."""
    game = await ended(world)
    heard: dict[str, list[float]] = {"page": [], "channel": []}

    async def on_page(share: float) -> None:
        heard["page"].append(share)
        if len(heard["page"]) == 1:
            others.append(asyncio.create_task(world.bot.analyst.analysis(game, in_channel)))
            await asyncio.sleep(0)

    async def in_channel(share: float) -> None:
        heard["channel"].append(share)

    others: list[asyncio.Task[Analysis]] = []
    found = await world.bot.analyst.analysis(game, on_page)
    assert await others[0] == found
    assert heard["channel"] == heard["page"][1:] != []


async def test_a_turning_point_can_be_tried_again(world: World) -> None:
    """Against bots, in one's own seat; the others' are not offered to a reader who only watched."""
    game = await ended(world)
    puzzle = next(found for found in puzzles() if found.ruleset == game.ruleset)
    turn = structs.replace(puzzle.turn, seq=steps_of(await world.bot.table.entries(game.id))[3].seq)
    points = (Point(turn.seq - 1, (0.5, 0.5)), Point(turn.seq, (0.4, 0.6)), Point(game.seq, (1.0, 0.0)))
    await keep_analysis(world.bot.table, game, Analysis(points, (Account(0.5, 1.0), Account(0.5, 0.0)), (turn,)))
    await world.slash(world.ana, "game analyze")
    await world.press(world.ana, say("en", "button-again", number=1))
    again = await game_here(world)
    assert again.id != game.id
    assert (again.status, again.imported, again.persons) == ("running", True, (world.ana.id,))
    begun = say("en", "again-begun").partition(":")[0]
    assert any(begun in text_of(shown) for shown in world.messages(world.ana))
    await world.bot.boards.settle()
    assert say("en", "story-again", name="Ana").partition(" from")[0] in world.text()
    await world.slash(world.dmitri, "game analyze")
    refused = await world.forge(world.dmitri, world.messages()[-1], f"mf:{game.id}:{game.seq}:again:{turn.seq}")
    assert error_line("en", "not-seated", {}) in world.reply(refused)


async def test_a_game_against_a_bot_is_analysed_before_anybody_asks(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyst.Analyst, "_begin", BEGIN)
    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="demo", table="declared", opponent="veteran")
    await world.press(world.ana, "Start")
    await settled(world)
    await world.slash(world.ana, "game end", sure=True)
    game = await settled(world)
    async with asyncio.timeout(30):
        while await kept_analysis(world.bot.table, game) is None:
            await settled(world)
