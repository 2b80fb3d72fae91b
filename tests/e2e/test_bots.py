"""Bots at the table: somebody to play against, from the lobby to the end."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import signal
from collections.abc import Callable, Sequence

import pytest
from discord import ui
from msgspec import structs

from cogs.channel.ending import stood_in
from cogs.channel.story import chapters_of
from cogs.kit.watchdog import watched
from cogs.opponents import driver
from cogs.opponents.hints import hint, told_hint
from cogs.opponents.thinking import Thinking
from cogs.views.game.hint import hint_lines, hint_view, shown_of
from rules import Reason, choose, default, requests
from rules.codec import decode_state
from storage.rows import ResultRow, ResultSeat
from table import Game, Person, log
from table.flow import Path, paths
from table.game import Seat, is_bot
from table.history import even_match
from table.styles import style_of
from table.votes.undo import undo_for
from tests.e2e.players import ButtonPlayer, game_here, start_game, turn_of
from tests.e2e.world import World, text_of
from tests.long import first
from text import escape, narrator
from text.chapters import lines
from text.fluent.catalogue import say
from text.problems import error_line
from text.voice import remark_line
from think import Candidate, Thought
from think.choose import place_after
from think.levels import Term
from think.match import begun
from think.worker import Task, Thinker
from workers.worker import WorkFailed


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "PAUSE", 0.0)


async def rested(world: World) -> Game:
    """The game once no bot thinks any more and all of it is shown."""
    await world.bot.opponents.settle()
    await world.bot.boards.settle()
    return await game_here(world)


async def play(world: World, chance: int, *, steps: int = 500, until: Callable[[Game], bool] = lambda _: False) -> Game:
    """The persons play at random until the game is over; the bots answer in between."""
    player = ButtonPlayer(world, random.Random(chance))
    game = await rested(world)
    for _ in range(steps):
        if game.status != "running" or until(game):
            break
        await player.decide(turn_of(world, game), game)
        game = await rested(world)
    return game


async def test_from_an_empty_channel_to_the_first_decision_in_three_presses(world: World) -> None:
    await world.slash(world.ana, "game new", ruleset="rapid-attack", table="map", opponent="veteran")
    assert "Veteran (bot)" in world.text()
    await world.press(world.ana, "Start")
    game = await rested(world)
    assert game.status == "running"
    assert [seat.name for seat in game.seats] == ["Ana", "Veteran (bot)"]
    assert game.waiting == (world.ana.id,)
    await world.press(world.ana, custom_id="*:open:")
    assert world.controls(world.ana)


@pytest.mark.parametrize("table", first(["declared", "map"]))
async def test_a_whole_game_by_buttons(world: World, table: str) -> None:
    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="demo", table=table, opponent="veteran")
    await world.press(world.ana, "Start")
    await rested(world)
    game = await play(world, 1)
    assert game.status == "ended"
    entries = [entry for _, entry in await world.bot.table.entries(game.id)]
    answered = [event for entry in entries for event in entry.table if isinstance(event, log.Answered)]
    assert any(is_bot(event.user) for event in answered), "the log says that a bot answered"
    assert not any(isinstance(event, log.FellBack) for entry in entries for event in entry.table)
    joined = [event for entry in entries for event in entry.table if isinstance(event, log.Joined)]
    assert [(event.name, event.level) for event in joined] == [("Ana", ""), ("Veteran (bot)", "veteran")]
    seen = {(event.kind, is_bot(event.user)) for event in answered if is_bot(game.seats[event.player].user)}
    if table == "declared":
        assert ("range", False) in seen
        assert ("range", True) not in seen, "a bot does not measure"
    assert "<@-" not in world.text()


async def test_bots_are_added_and_removed_with_a_thumb(world: World) -> None:
    await world.slash(world.ana, "game new", ruleset="rapid-attack", table="declared", size="demo")
    shown = await world.press(world.ana, say("en", "button-bots"))
    assert say("en", "level-ace") in world.reply(shown)
    await world.press(world.ana, say("en", "bot-name-recruit"))
    await world.press(world.ana, say("en", "bot-name-recruit"))
    game = await rested(world)
    assert [seat.name for seat in game.seats] == ["Ana", "Recruit (bot)", "Recruit (bot) 2"]
    assert "🤖 **Recruit (bot) 2**" in world.text()
    await world.press(world.ana, say("en", "button-bot-gone", name="Recruit (bot)"))
    assert [seat.name for seat in (await rested(world)).seats] == ["Ana", "Recruit (bot) 2"]
    refused = await world.press(world.ben, say("en", "button-bots"))
    assert error_line("en", "not-host", {"host": "Ana"}) in world.reply(refused)
    added = await world.slash(world.ana, "game change", opponent="pilot")
    assert "Pilot (bot)" in world.reply(added)
    await world.slash(world.ana, "game change", opponent="none")
    assert [seat.name for seat in (await rested(world)).seats] == ["Ana", "Recruit (bot) 2"]


async def test_after_a_few_games_the_lobby_names_the_level_that_is_a_match(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.slash(world.ana, "game new", ruleset="rapid-attack", table="declared", size="demo")
    shown = await world.press(world.ana, say("en", "button-bots"))
    assert "is a match for you" not in world.reply(shown)
    seats = (ResultSeat(world.ana.id, "Ana", 20, True), ResultSeat(-1, "Bot", 10, False, level="recruit"))
    game = await rested(world)
    await world.bot.storage.results.save(ResultRow(game.id, world.guild.id, "rapid-attack", "", 0.0, 1.0, 5, 50, seats))
    monkeypatch.setattr(even_match, "ENOUGH", 1)
    shown = await world.press(world.ana, say("en", "button-bots"))
    assert say("en", "bots-even", level=say("en", "bot-name-recruit")) in world.reply(shown)


async def test_the_host_chooses_how_a_bot_plays(world: World) -> None:
    await world.slash(world.ana, "game new", ruleset="rapid-attack", table="declared", size="demo", opponent="pilot")
    assert say("en", "style-by-chance") in world.text()
    await world.press(world.ana, say("en", "button-bots"))
    shown = await world.choose(world.ana, f"Pilot (bot): {say('en', 'style-keeper')}", custom_id="*:botstyle:")
    assert say("en", "bot-restyled", name="Pilot (bot)") in world.reply(shown)
    assert say("en", "style-keeper") in world.text()
    game = await rested(world)
    assert [(seat.style, style_of(game, seat)) for seat in game.seats if is_bot(seat.user)] == [("keeper", "keeper")]
    await world.slash(world.ana, "game change", style="raider")
    await world.slash(world.ana, "game change", opponent="ace", style="gunline")
    assert [seat.style for seat in (await rested(world)).seats] == ["", "raider", "gunline"]
    refused = await world.slash(world.ana, "game change", style="passer")
    assert error_line("en", "no-such-bot-style", {}) in world.reply(refused)
    await world.slash(world.ana, "game change", opponent="none")
    await world.press(world.ana, "Start")
    assert (await play(world, 3, steps=6)).decisions


async def test_bots_do_not_play_among_themselves_nor_with_typed_dice(world: World) -> None:
    await world.slash(world.ana, "game new", table="declared", size="demo", ruleset="rapid-attack", opponent="pilot")
    await world.slash(world.ana, "game change", opponent="pilot")
    await world.slash(world.ana, "game leave")
    refused = await world.slash(world.ana, "game start")
    assert error_line("en", "only-bots", {}) in world.reply(refused)
    await world.slash(world.ana, "game end", sure=True)
    refused = await world.slash(world.ana, "game new", dice="typed", opponent="pilot")
    assert error_line("en", "bot-typed", {}) in world.reply(refused)


@pytest.mark.long
async def test_a_battle_of_four_with_two_bots(world: World) -> None:
    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="demo", table="declared", opponent="pilot")
    await world.press(world.ben, "Join")
    await world.slash(world.ana, "game change", opponent="veteran")
    await world.press(world.ana, "Start")
    await rested(world)
    game = await play(world, 2, steps=40)
    assert len(game.seats) == 4
    acted = {
        event.user
        for _, entry in await world.bot.table.entries(game.id)
        for event in entry.table
        if isinstance(event, log.Answered)
    }
    assert {-1, -2} <= acted


async def test_an_undo_takes_the_bots_moves_along(world: World) -> None:
    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="demo", table="declared", opponent="veteran")
    await world.press(world.ana, "Start")
    before = await rested(world)
    for number in range(20):
        before = await game_here(world)
        after = await play(world, number, steps=1)
        if any(is_bot(made.user) for made in after.decisions if made.seq > before.seq):
            break
    shown = await world.slash(world.ana, "game undo")
    rolled = undo_for(after, world.ana.id).hindsight
    assert say("en", "undo-hindsight" if rolled else "undo-free") in world.reply(shown), "bots agree to every undo"
    await world.press(world.ana, say("en", "button-undo-now"))
    back = await rested(world)
    assert back.requests == before.requests
    assert back.decisions == before.decisions
    assert back.hindsight == rolled


async def test_who_undoes_a_roll_against_bots_plays_on_with_hindsight(world: World) -> None:
    """Roll, undo, choose otherwise: allowed, since nobody minds, but the game says so to its end."""
    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="demo", table="declared", opponent="veteran")
    await world.press(world.ana, "Start")
    await rested(world)
    game = await play(
        world, 4, until=lambda game: any(d.rolled and d.user == world.ana.id for d in game.decisions[-1:])
    )
    assert undo_for(game, world.ana.id).hindsight
    shown = await world.slash(world.ana, "game undo")
    assert say("en", "undo-hindsight") in world.reply(shown)
    await world.press(world.ana, say("en", "button-undo-now"))
    assert (await rested(world)).hindsight
    assert say("en", "story-hindsight") in world.text()
    await world.slash(world.ana, "game end", sure=True)
    assert (await rested(world)).hindsight
    assert say("en", "finale-hindsight") in world.text()


async def test_a_bot_says_why_and_is_silenced(world: World) -> None:
    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="demo", table="map", opponent="veteran")
    await world.press(world.ana, "Start")
    await rested(world)
    game = await play(world, 1, until=lambda game: any(seat.spoke for seat in game.seats))
    spoken = next(seat.spoke[0] for seat in game.seats if seat.spoke)
    line = remark_line("en", spoken.remark, game.played)
    assert line in world.text()
    assert "Veteran (bot): " in line
    assert "Ana" in line, "a greeting"
    assert line in chapter_lines(await world.bot.table.entries(game.id))
    refused = await world.slash(world.ben, "game change", voice=False)
    assert error_line("en", "not-host", {"host": "Ana"}) in world.reply(refused)
    await world.slash(world.ana, "game change", voice=False)
    assert say("en", "voice-switched", allowed="no") in world.text()
    after = await play(world, 1, steps=12)
    assert [seat.spoke for seat in after.seats] == [seat.spoke for seat in (await game_here(world)).seats]
    told = [event for _, entry in await world.bot.table.entries(game.id) for event in entry.table]
    turns = [event.turn for event in told if isinstance(event, log.Spoke)]
    assert len(turns) == len(set(turns)), "one line a turn"
    assert [turn.startswith("0 ") for turn in turns].count(True) <= 1, (
        "but for the greeting a set-up is nobody's business"
    )


def chapter_lines(entries: list[tuple[int, log.Entry]]) -> list[str]:
    """The lines of the story."""
    return [line for chapter in chapters_of(entries) for line in lines(chapter, "en")]


async def test_a_seat_is_handed_to_a_bot_and_back(world: World) -> None:
    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="demo", table="declared")
    await world.press(world.ben, "Join")
    await world.press(world.ana, "Start")
    await rested(world)
    asked = await world.slash(world.ana, "game replace", player="Ben", level="ace")
    assert say("en", "replace-asked-all", name="Ben") in world.reply(asked)
    await world.slash(world.ben, "game vote", agree=True)
    game = await rested(world)
    assert (game.seats[1].name, game.seats[1].level, game.seats[1].before) == ("Ace (bot)", "ace", world.ben.id)
    assert "now plays for **Ben**" in world.text()
    assert stood_in(game) == [say("en", "finale-bots-for", bot="Ace (bot)", name="Ben")]
    awaits = say("en", "help-seat-awaits", title=escape(game.title), asked="no")
    assert awaits in world.reply(await world.slash(world.ben, "game mine"))
    assert awaits in world.reply(await world.slash(world.ben, "help"))
    assert error_line("en", "seat-awaits", {}) in world.reply(await world.slash(world.ben, "game vote", agree=True))
    await world.slash(world.ben, "game join")
    game = await rested(world)
    assert (game.seats[1].user, game.seats[1].name, game.seats[1].level) == (world.ben.id, "Ben", "")
    assert not stood_in(game)


@pytest.mark.alone
@pytest.mark.long
async def test_it_goes_on_after_a_restart(world: World) -> None:
    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="demo", table="declared", opponent="veteran")
    await world.bot.opponents.close()  # as if it had been killed while a bot thinks
    world.bot.opponents.play_soon = lambda game: None
    await world.press(world.ana, "Start")
    game = await play(world, 5, until=lambda game: game.bots_turn)
    assert game.bots_turn
    await world.restart(clean=False)
    await world.env.settle()
    after = await rested(world)
    assert after.seq > game.seq
    assert not after.bots_turn


async def test_results_with_bots_are_marked_and_not_rated(world: World) -> None:
    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="demo", table="declared", opponent="veteran")
    await world.press(world.ana, "Start")
    await rested(world)
    await world.slash(world.ana, "game end", sure=True)
    await rested(world)
    shown = await world.slash(world.ana, "season")
    assert say("en", "season-bots", count=1) in world.reply(shown)


@pytest.mark.alone
async def test_without_bots_no_process_thinks(world: World) -> None:
    await start_game(world)
    await play(world, 1, steps=2)
    assert all(worker.process is None for worker in world.bot.opponents.thinking.workers)


@pytest.mark.long
async def test_a_thought_that_fails_is_the_policys_and_the_log_names_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    def killed(thinker: Thinker, task: Task) -> Thought:
        raise WorkFailed("killed")

    monkeypatch.setattr(Thinker, "ask", killed)
    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="demo", table="map", opponent="veteran")
    await world.press(world.ana, "Start")
    game = await play(world, 1, steps=8)
    told = [event for _, entry in await world.bot.table.entries(game.id) for event in entry.table]
    fell = [event for event in told if isinstance(event, log.FellBack)]
    assert {(event.user, event.reason) for event in fell} == {(-1, "killed")}
    assert len(fell) == sum(isinstance(event, log.Answered) and is_bot(event.user) for event in told)


async def test_a_hint_that_fails_is_the_policys(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def killed(thinker: Thinker, task: Task) -> Thought:
        raise WorkFailed("killed")

    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="demo", table="map", opponent="veteran")
    await world.press(world.ana, "Start")
    game = await rested(world)
    monkeypatch.setattr(Thinker, "ask", killed)
    found = await hint(world.bot, game, Person(world.ana.id, "Ana"))
    own = choose(found.state, found.request)
    assert own is not None
    assert found.thought.answer == own.choice


@pytest.mark.long
async def test_processes_killed_while_they_think_stop_no_game(world: World) -> None:
    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="demo", table="map", opponent="ace")
    killer = asyncio.create_task(kill_who_thinks(world))
    await world.press(world.ana, "Start")
    game = await play(world, 1, until=lambda game: sum(is_bot(made.user) for made in game.decisions) > 3)
    killer.cancel()
    told = [event for _, entry in await world.bot.table.entries(game.id) for event in entry.table]
    assert {(event.user, event.reason) for event in told if isinstance(event, log.FellBack)} == {(-1, "killed")}
    assert game.waiting == (world.ana.id,)
    after = await play(world, 1, steps=2)
    assert after.seq > game.seq


async def kill_who_thinks(world: World) -> None:
    """SIGKILL, again and again, for the processes that think."""
    while True:
        await asyncio.sleep(0.2)
        for worker in world.bot.opponents.thinking.workers:
            if worker.process is not None:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(worker.process, signal.SIGKILL)


@pytest.mark.long
async def test_a_game_in_direct_messages(world: World) -> None:
    ana = world.ana.user
    helped = await ana.slash("help")
    assert say("en", "help-solo") in world.reply(helped)
    await ana.click(helped.response.message, label=say("en", "button-play-now"))
    await world.bot.boards.settle()
    board = ana.dm_channel.history()[-1]
    assert "Pilot (bot)" in text_of(board)
    await ana.click(board, label="Start")
    await world.bot.opponents.settle()
    await world.bot.boards.settle()
    game = await world.bot.table.game_in(ana.dm_channel.id)
    assert game.status == "running"
    assert game.waiting == (ana.id,)
    for _ in range(12):
        done = await ana.slash("choose", choice=str(default(game.played, game.asked_of(ana.id)[0])))
        assert world.reply(done)
        await world.bot.opponents.settle()
        await world.bot.boards.settle()
        game = await world.bot.table.game_in(ana.dm_channel.id)
    assert any(is_bot(made.user) for made in game.decisions)
    assert "(bot)" in "".join(text_of(message) for message in ana.dm_channel.history())
    assert not world.text(), "nothing of it is seen on the server"


async def test_four_bots_think_and_the_loop_goes_on(world: World) -> None:
    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="demo", table="map", opponent="ace")
    for _ in range(3):
        await world.slash(world.ana, "game change", opponent="ace")
    await world.press(world.ana, "Start")
    game = await rested(world)
    with watched(limit=0.020) as dog:
        await play(world, 1, steps=4)
    assert len(game.seats) == 5
    assert [stall for stall in dog.stalls if "opponents" in stall.stack] == []


async def test_who_has_read_enough_skips_the_pauses_of_all_bots(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "PAUSE", 3600.0)
    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="demo", table="declared", opponent="veteran")
    await world.slash(world.ana, "game change", opponent="veteran")
    await world.press(world.ana, "Start")
    game, player = await game_here(world), ButtonPlayer(world, random.Random(1))
    for _ in range(60):
        if game.bots_turn:
            break
        await player.decide(turn_of(world, game), game)
        game = await game_here(world)
    assert game.bots_turn, "they pause between their turns"
    await world.press(world.ana, custom_id="*:open:")
    assert not (await rested(world)).bots_turn


async def test_the_servers_stand_in_plays_for_who_is_gone(world: World) -> None:
    shown = await world.slash(world.ana, "settings server", stand_in="pilot")
    assert say("en", "settings-stand-in", level=say("en", "level-pilot")) in world.reply(shown)
    await start_game(world, others=[world.ben, world.dmitri])
    await world.slash(world.ben, "game resign", sure=True)
    game = await rested(world)
    assert (game.seats[1].name, game.seats[1].level) == ("Pilot (bot)", "pilot")
    assert "**Ben** left the game." in world.text()
    await world.slash(world.ana, "game replace", player="Dmitri")
    await world.slash(world.dmitri, "game vote", agree=True)
    assert [seat.level for seat in (await rested(world)).seats] == ["", "pilot", "pilot"]
    await world.slash(world.ben, "game join")
    await world.choose(world.ana, say("en", "level-referee"), custom_id="mq:setserver:stand-in")
    await world.slash(world.ben, "game resign", sure=True)
    assert (await rested(world)).seats[1].user == 0


async def attacking(world: World) -> Game:
    """A game in which Ana may attack now."""
    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="demo", table="declared", opponent="veteran")
    await world.press(world.ana, "Start")
    game = await play(world, 1, until=lambda game: any(o.label == "attack" for r in game.requests for o in r.options))
    assert game.status == "running"
    return game


async def test_a_hint_weighs_three_choices_and_its_odds_are_those_of_the_panel(world: World) -> None:
    game = await attacking(world)
    await world.press(world.ana, custom_id="*:open:")
    shown = await world.press(world.ana, say("en", "button-hint"))
    told = world.reply(shown)
    assert say("en", "hint-head") not in world.text(), "only who asked sees it"
    found = re.findall(r"^([123])\. \*\*.+\*\*(?:: (\d+)% to win(?: \(±\d+ points?\))?)?$", told, re.MULTILINE)
    least = ["1", "2"]  # the dice fall by chance, and one that another beats is not weighed
    assert [number for number, _ in found] in (least, [*least, "3"])
    chances = [int(chance) for _, chance in found if chance]
    assert chances == sorted(chances, reverse=True), "sorted by what it says"
    request = game.asked_of(world.ana.id)[0]
    for item in request.options:
        if item.label == "attack" and f"**{narrator(game.played).option_label('en', item, game.played)}**" in told:
            assert (
                str(narrator(game.played).odds_line("en", game.played, request.facts["frame"], item.facts["face"]))
                in told
            )
    french = await world.slash(world.chloe, "game hint")
    assert error_line("fr", "not-seated", {}) in world.reply(french)


async def test_a_hint_on_a_map_says_where_and_draws_it(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a move: its place, what it is good for, and the way as a picture."""
    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="demo", table="map", opponent="pilot")
    await world.press(world.ana, "Start")

    def moves(game: Game) -> list[str]:
        asked = [item for request in game.asked_of(world.ana.id) for item in request.options]
        return [item.choice for item in asked if item.label == "move"]

    game = await play(world, 3, until=lambda game: bool(moves(game)))
    place = place_after(game.played, game.asked_of(world.ana.id)[0], moves(game)[0])
    assert place is not None
    compared = (
        Candidate(moves(game)[0], Reason("move"), 0.6, 0.03, (), place),
        Candidate("done", Reason("done"), 0.4, 0.004),
    )

    async def thought(self: Thinking, task: Task) -> Thought:
        return Thought("done", Reason("done"), compared[::-1])

    monkeypatch.setattr(Thinking, "think", thought)
    told = world.reply(shown := await world.slash(world.ana, "game hint"))
    assert re.search(r"^1\. \*\*Move with .+ → \d+[A-Z]+\*\*: 60% to win \(±3%\)$", told, re.MULTILINE)
    assert re.search(r"^2\. \*\*.+\*\*: 40% to win$", told, re.MULTILINE)
    assert "hint.png" in str(shown.response.message.attachments)


def test_choices_that_differ_by_less_than_a_point_are_called_equal() -> None:
    """And an error that small goes unsaid."""
    state = begun("rapid-attack", "declared", "hint")
    request = requests(state)[0]
    answers = [item.choice for item in request.options][:3]
    chances = (0.5, 0.504, 0.496)
    compared = tuple(
        Candidate(answer, Reason("frame"), chance, 0.004) for answer, chance in zip(answers, chances, strict=False)
    )
    game = Game("g", 1, 5, 1, "t", "rapid-attack", "skirmish", "declared", {}, seats=(Seat(1, "Ana"), Seat(2, "Ben")))
    game = structs.replace(game, state=state)
    thought = Thought(answers[0], Reason("frame"), compared)
    shown = shown_of(state, request, thought)
    view = hint_view(state, request, thought, shown, "en", drawn=False)
    told = "\n".join(item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay))
    assert say("en", "hint-equal", chances="50%") in told
    assert "±" not in told
    assert shown[0].candidate.answer == answers[0], "of equal ones the bot's own choice is first"
    worse = structs.replace(
        thought, candidates=(*compared, Candidate(request.options[3].choice, Reason("frame"), 0.3, 0.0))
    )
    lines = hint_lines(state, request, worse, shown_of(state, request, worse), "en")
    assert say("en", "hint-alike", n=3, chances="50%", error=0) in lines, "a fourth, which isn't shown, is worse"


@pytest.mark.parametrize(("error", "first"), [(0.03, "own"), (0.01, "other")])
def test_of_choices_within_their_error_the_bots_own_is_first(error: float, first: str) -> None:
    state = begun("rapid-attack", "declared", "hint")
    request = requests(state)[0]
    own, other = [item.choice for item in request.options][:2]
    compared = (Candidate(own, Reason("?"), 0.5, 0.0), Candidate(other, Reason("?"), 0.52, 0.0, apart=error))
    game = Game("g", 1, 5, 1, "t", "rapid-attack", "skirmish", "declared", {}, seats=(Seat(1, "Ana"), Seat(2, "Ben")))
    game = structs.replace(game, state=state)
    thought = Thought(own, Reason("?"), compared)
    shown = shown_of(state, request, thought)
    assert shown[0].candidate.answer == {"own": own, "other": other}[first]
    told = hint_lines(state, request, thought, shown, "en")
    assert (say("en", "hint-alike", n=2, chances="50% to 52%", error=3) in told) == (first == "own")


def test_the_best_choice_without_a_reason_of_its_own_says_in_what_it_is_better() -> None:
    state = begun("rapid-attack", "declared", "hint")
    request = requests(state)[0]
    best, second = [item.choice for item in request.options][:2]
    terms = (Term("threat", -2.0), Term("life", 1.0))
    compared = (Candidate(best, Reason("?"), 0.6, 0.0), Candidate(second, Reason("?"), 0.4, 0.0, terms))
    game = Game("g", 1, 5, 1, "t", "rapid-attack", "skirmish", "declared", {}, seats=(Seat(1, "Ana"), Seat(2, "Ben")))
    game = structs.replace(game, state=state)
    thought = Thought(best, Reason("?"), compared)
    told = hint_lines(state, request, thought, shown_of(state, request, thought), "en")
    ways = [say("en", "reason-term-rapid-attack-threat", way=way) for way in ("more", "less")]
    assert [line for line in told if "vs. no." in line] == [
        f"-# {say('en', 'hint-than', other=other, words=way)}" for other, way in zip((2, 1), ways, strict=True)
    ]


async def test_a_hint_answers_the_question_that_is_shown(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the best die for a defense goes along, what comes after it is asked; and a spot names its target."""

    def spots(game: Game) -> list[tuple[Path, str]]:
        ways = (path for asked in requests(game.state)[:1] for path in paths(game.played, asked) if path.given)
        return [(path, path.lead.choice) for path in ways if path.lead.label == "spot"]

    await start_game(world)
    game = await play(world, 3, until=lambda found: bool(spots(found)))
    asked, (path, spot) = requests(game.played)[0], spots(game)[0]

    async def thought(self: Thinking, task: Task) -> Thought:
        seen = decode_state(task.ruleset, bytes(task.view))
        assert requests(seen)[0].kind == path.chosen[0].request.kind == "act"
        return Thought(spot, Reason("spot"), (Candidate(spot, Reason("spot"), 0.6, 0.0),))

    monkeypatch.setattr(Thinking, "think", thought)
    text, way, _, _ = await told_hint(world.bot, game, Person(game.seats[asked.player].user, ""), "en")
    assert way is not None
    first, *rest = way.split("|")
    assert first == path.first.choice
    assert [part.partition("=")[0] for part in rest] == ["act", "spot-target"]
    target = rest[1].partition("=")[2]
    assert re.search(rf"\*\*Spot with .+ · {target} ", text)


@pytest.mark.parametrize("chances", [(0.5, 0.5), (0.5, 0.3)])
async def test_of_equal_choices_the_page_brings_out_none(
    world: World, monkeypatch: pytest.MonkeyPatch, chances: Sequence[float]
) -> None:
    game = await start_game(world)
    asked = requests(game.played)[0]
    answers = [item.choice for item in asked.options]
    compared = tuple(Candidate(one, Reason("frame"), c, 0.0) for one, c in zip(answers, chances, strict=False))

    async def thought(self: Thinking, task: Task) -> Thought:
        return Thought(answers[0], Reason("frame"), compared)

    monkeypatch.setattr(Thinking, "think", thought)
    text, answer, place, aim = await told_hint(world.bot, game, Person(game.seats[asked.player].user, ""), "en")
    equal = chances[0] == chances[1]
    assert (say("en", "hint-equal", chances="50%") in text, answer is None) == (equal, equal)
    assert not (equal and (place or aim))


async def test_hints_can_be_switched_off(world: World) -> None:
    await start_game(world)
    refused = await world.slash(world.ben, "game hint", allowed=False)
    assert error_line("en", "not-host", {"host": "Ana"}) in world.reply(refused)
    await world.slash(world.ana, "game hint", allowed=False)
    assert say("en", "hints-switched", allowed="no") in world.text()
    game = await game_here(world)
    member = turn_of(world, game)
    assert error_line("en", "hints-off", {}) in world.reply(await world.slash(member, "game hint"))
    await world.slash(world.ana, "game hint", allowed=True)
    assert say("en", "hint-head") in world.reply(await world.slash(member, "game hint"))
    other = world.ben if member is world.ana else world.ana
    assert "decision" in world.reply(await world.slash(other, "game hint"))


@pytest.mark.parametrize("table", first(["declared", "map"]))
@pytest.mark.parametrize("ruleset", ["football", "intercept-orbit", "mez"])
async def test_in_every_family_a_bot_answers(world: World, ruleset: str, table: str) -> None:
    await world.slash(world.ana, "game new", ruleset=ruleset, table=table, opponent="veteran")
    await world.press(world.ana, "Start")
    game = await play(world, 1, steps=10)
    told = [event for _, entry in await world.bot.table.entries(game.id) for event in entry.table]
    assert any(isinstance(event, log.Answered) and is_bot(event.user) for event in told)
    assert not any(isinstance(event, log.FellBack) for event in told)
    assert not game.bots_turn
