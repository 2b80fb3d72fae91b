"""Pings in the words of the event, with the answers on them where that is all there is to decide."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import discord
import pytest
import simcord
from msgspec import structs

from cogs.channel.here import LATELY
from cogs.views.game.options import answer_buttons
from cogs.views.game.panel import panel_view
from rules import requests
from rules.rapid_attack.turn.target import Target
from table import Game, Move, Person
from table.flow import paths
from table.time.clock import HOUR
from tests.e2e.players import ButtonPlayer, game_here, play, settled, start_game, turn_of
from tests.e2e.test_pings import choose, passing, pings, waiting_for
from tests.e2e.world import World, controls_of, text_of, written
from tests.rules.rapid_attack.positions import Table
from text import narrator
from text.fluent.catalogue import say
from text.problems import error_line

pytestmark = pytest.mark.alone

REPLY = ":reply:"
LIKED = ("attack", "frame", "range", "path-clear", "done")
"""What frames do who attack, by the labels of options."""


def asking(world: World, member: simcord.MemberActor) -> list[discord.Message]:
    """The messages in the channel that ping a member."""
    return [message for message in world.messages() if f"<@{member.id}>" in text_of(message)]


def replies(message: discord.Message) -> list[str]:
    """The ids of the answers on a message."""
    return [control.custom_id for control in controls_of(message) if REPLY in control.custom_id]


async def pinged(world: World, seed: int, wanted: Callable[[Game], bool]) -> tuple[Game, simcord.MemberActor]:
    """A game that asks somebody else than who decided last, and them."""

    def there(game: Game) -> bool:
        return wanted(game) and game.decisions[-1:] != () and game.decisions[-1].user not in game.waiting

    player, game = ButtonPlayer(world, random.Random(seed)), await game_here(world)
    while not there(game):
        await world.wait(1)  # two pings of one person are told apart by their time
        game = await play(world, player, steps=1)
    assert game.status == "running"
    await world.wait(LATELY)  # before that they are at the table, and their panel asks them
    return await settled(world), turn_of(world, game)


async def started(world: World, **options: Any) -> None:
    """A game of Ana and Ben, a demo if no other, opened, joined and started by commands."""
    await world.slash(
        world.ana, "game new", **{"table": "declared", "ruleset": "rapid-attack", "size": "demo", **options}
    )
    await world.slash(world.ben, "game join")
    await world.slash(world.ana, "game start")
    await settled(world)


async def attacked(world: World, wanted: Callable[[Game], bool]) -> tuple[Game, simcord.MemberActor]:
    """A game in which frames attack whenever they can, once it asks the other player that."""
    game = await game_here(world)
    while not wanted(game):
        assert game.status == "running"
        request = game.requests[0]
        liked = sorted(request.options, key=lambda option: LIKED.index(option.label) if option.label in LIKED else 9)
        seat = game.seats[request.player]
        game = await world.bot.table.answer(game.id, Person(seat.user, seat.name), [Move(liked[0].choice)])
    return await settled(world), turn_of(world, game)


@pytest.mark.parametrize(("language", "said"), [("en", "with"), ("fr", "avec")])
async def test_an_attack_is_told_in_the_words_of_the_event(world: World, language: str, said: str) -> None:
    await started(world, language=language)
    game, member = await attacked(world, lambda game: game.requests[0].kind == "agree")
    attacker = game.played.frame(game.requests[0].facts["frame"])
    (ping,) = asking(world, member)
    line = narrator(game.played).ping_line(language, game.requests[0], game.played)
    assert line in text_of(ping)
    assert attacker.name in line
    assert said in line
    assert game.title in text_of(ping)
    assert len(replies(ping)) >= 2, "yes and no are all there is to decide"
    await world.wait(2)
    await member.click(ping, custom_id=replies(ping)[0])
    assert (await settled(world)).seq == game.seq + 1
    assert ping.id not in [message.id for message in world.messages()]


async def test_no_green_answer_gives_an_attack_away(world: World) -> None:
    await started(world)

    def called_up(game: Game) -> bool:
        asked = game.requests[0]
        found = paths(game.played, asked) if asked.kind == "agree" else ()
        return any(path.steps[-1].request.kind == "target" for path in found)

    game, _ = await attacked(world, called_up)
    request = game.requests[0]
    shown = {one.label: one for one in answer_buttons(game, request, "en")}
    assert [*shown] == ["Agreed", "Not in range"]
    assert shown["Agreed"].custom_id.endswith(f"{request.player}.yes")
    panel = panel_view(game, game.seats[request.player].user, "en")
    buttons = [item for item in panel.walk_children() if isinstance(item, discord.ui.Button)]
    assert {one.style for one in buttons if "No target" in str(one.label)} == {discord.ButtonStyle.secondary}
    assert any(one.style is discord.ButtonStyle.success for one in buttons)


def test_a_fold_that_gives_something_up_is_never_the_only_one(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("Rd Rd; Rd", "B Rd; Rd", agree=True)
    table.play("A1", "B1", "direct-fire = 1 1 5 3 5", "none", "attack:2", "none")
    (asked,) = requests(table.state)
    assert any(path.last.label == "no-target" for path in paths(table.state, asked))
    monkeypatch.setattr(Target, "folds", lambda rule, state, request, option: option.label != "no-target")
    (path, *_) = paths(structs.replace(table.state), asked)
    assert [step.option.label for step in path.steps] == ["agreed"]


async def test_a_frame_that_is_shot_at_is_called(world: World) -> None:
    await started(world, options="trust")
    game, member = await attacked(world, lambda game: bool(game.requests[0].facts.get("under")))
    attacker, target = (game.played.frame(game.requests[0].facts[name]).name for name in ("under", "frame"))
    (ping,) = asking(world, member)
    told = text_of(ping).replace("*", "")
    assert f"{attacker} shoots your {target} with " in told or f"{attacker} attacks your {target} hand-to-hand" in told
    assert not replies(ping), "a target is chosen with a look at the board"
    links = [item.url for row in ping.components for item in getattr(row, "children", ()) if getattr(item, "url", "")]
    assert len(links) == 1
    assert f"/{world.channel.id}/" in links[0]


async def test_no_answer_on_a_ping_ends_the_turn_too(world: World) -> None:
    await started(world)

    def tempting(game: Game) -> bool:
        found = paths(game.played, game.requests[0])
        return game.requests[0].kind == "defend" and len(found) > 5 and any(path.offered for path in found)

    game = await play(world, ButtonPlayer(world, random.Random(3)), until=tempting)
    assert game.status == "running"
    shown = answer_buttons(game, game.requests[0], "en")
    assert shown
    assert not [one.label for one in shown if "Done" in (one.label or "")]


async def test_the_turn_names_round_and_frames(world: World) -> None:
    await start_game(world)
    game, member = await pinged(world, 4, lambda game: game.requests[0].kind == "activate")
    left = sum(option.label == "frame" for option in game.requests[0].options)
    frames = "1 frame" if left == 1 else f"{left} frames"
    (ping,) = asking(world, member)
    assert f"It's your turn: round {game.played.round}, you have {frames} left to activate." in text_of(ping)
    assert not replies(ping)


async def test_the_doomsday_clock_is_answered_on_the_ping(world: World) -> None:
    await start_game(world)
    game, member = await pinged(world, 3, lambda game: game.requests[0].kind == "doomsday")
    (ping,) = asking(world, member)
    assert len(replies(ping)) == 2
    other = world.ben if member is world.ana else world.ana
    name = game.seats[game.requests[0].player].name
    for wrong in (other, world.dmitri):
        refused = await world.forge(wrong, ping, replies(ping)[0])
        assert refused.ephemeral
        assert error_line("en", "not-your-decision", {"player": name}) in world.reply(refused)
    assert (await game_here(world)).seq == game.seq
    hold = next(control for control in replies(ping) if "hold" in control)
    await member.click(ping, custom_id=hold)
    after = await settled(world)
    assert after.seq == game.seq + 1
    assert ping.id not in [message.id for message in world.messages()], "it goes when it is answered"
    late = await world.forge(member, world.messages()[-1], hold)
    assert late.ephemeral
    assert (await game_here(world)).seq == after.seq


async def test_a_vote_is_asked_once_and_answered_on_the_ping(world: World) -> None:
    await start_game(world)
    game = await waiting_for(world, world.ben)
    before = pings(world).count([world.ben.id])
    await world.wait(1)
    await world.slash(world.ana, "game abandon")
    await settled(world)
    (ping,) = asking(world, world.ben)
    assert "asks to end the game" in text_of(ping)
    told = [text for text in map(text_of, world.messages()) if "asks to end the game" in text]
    assert len(told) == 2, "the board and the ping, and no note beside them"
    assert narrator(game.played).ping_line("en", game.requests[0], game.played) in text_of(ping), (
        "and the question before is still there"
    )
    assert pings(world).count([world.ben.id]) == before + 1, "a new decision, a new ping"
    await world.slash(world.ana, "game vote", agree=False)
    await settled(world)
    (ping,) = asking(world, world.ben)
    assert "asks to end the game" not in text_of(ping), "what was withdrawn is asked no more"
    assert pings(world).count([world.ben.id]) == before + 1
    await world.slash(world.ana, "game abandon")
    await settled(world)
    (ping,) = asking(world, world.ben)
    outsider = await world.forge(
        world.dmitri, ping, next(c.custom_id for c in controls_of(ping) if ":agree:" in c.custom_id)
    )
    assert error_line("en", "not-seated", {}) in world.reply(outsider)
    await world.ben.click(ping, label=say("en", "button-agree"))
    assert (await settled(world)).status == "ended"
    assert all("🏁" in text_of(message) for message in asking(world, world.ben)), "only the end names them"


async def test_a_direct_message_speaks_the_persons_language_and_goes_when_answered(world: World) -> None:
    await start_game(world)
    await choose(world, world.ben, notifications="message", language="fr")
    game = await waiting_for(world, world.ben)
    line = narrator(game.played).ping_line("fr", game.requests[0], game.played)
    posted = [request for request in world.env.http_requests if request.method == "POST" and request.json]
    sent = [request for request in posted if line in written(request.json.get("components"))]
    assert len(sent) == 1
    assert not asking(world, world.ben), "nothing in the channel"
    there = sent[0].path
    deleted = [r.path for r in world.env.http_requests if r.method == "DELETE" and r.path.startswith(there)]
    assert not deleted
    await waiting_for(world, world.ana)
    deleted = [r.path for r in world.env.http_requests if r.method == "DELETE" and r.path.startswith(there)]
    assert len(deleted) == 1, "the message with its buttons is gone"


async def test_no_vote_is_asked_in_quiet_hours(world: World) -> None:
    await start_game(world)
    await waiting_for(world, world.ana)
    await choose(world, world.ben, quiet_hours="22:00-07:00")
    before = len(pings(world))
    await world.slash(world.ana, "game abandon")
    await passing(world, 6 * HOUR)
    assert len(pings(world)) == before
    await passing(world, HOUR + 60)
    assert pings(world)[before:] == [[world.ben.id]]
    (ping,) = asking(world, world.ben)
    assert say("en", "button-refuse") in [control.label for control in controls_of(ping)]


FOOTBALL: dict[str, Any] = {"ruleset": "football", "size": "friendly"}
ORBIT: dict[str, Any] = {"ruleset": "intercept-orbit", "size": "custom", "frames": "2", "stations": 1, "clock": 2}


@pytest.mark.parametrize("options", [FOOTBALL, ORBIT], ids=["football", "orbit"])
async def test_the_other_games_tell_too(world: World, options: dict[str, Any]) -> None:
    await started(world, **options)
    game, member = await pinged(world, 2, lambda game: True)
    (ping,) = asking(world, member)
    assert narrator(game.played).ping_line("en", game.requests[0], game.played) in text_of(ping)
