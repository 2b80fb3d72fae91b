"""Trust and memory as people meet them: promise, words, proof, luck, report, replay, files and seasons."""

from __future__ import annotations

import io
import json
import random
from typing import Any

import discord
import pytest
import simcord
from PIL import Image

from cogs.views.game.lobby import HASH_SHOWN
from table import Game
from table.history.archive import unpack
from table.history.verify import verify
from tests.e2e.players import ButtonPlayer, open_game, play, settled, start_game, turn_of
from tests.e2e.world import World, text_of
from text.fluent.catalogue import say
from text.problems import error_line


async def over(world: World, seed: int = 1, **options: Any) -> Game:
    """A game that has been played to its end."""
    await start_game(world, **options)
    return await play(world, ButtonPlayer(world, random.Random(seed)))


async def file_in(result: simcord.InteractionResult) -> tuple[str, bytes]:
    """The name and the bytes of the file in an answer."""
    (attachment,) = message_of(result).attachments
    return attachment.filename, await attachment.read()


def message_of(result: simcord.InteractionResult) -> discord.Message:
    answers = [*([result.response] if result.response else []), *result.followups]
    return answers[-1].message


# -- the promise --------------------------------------------------------------------------------------------------


async def test_the_lobby_shows_the_promise_and_whose_words_are_in_it(world: World) -> None:
    game = await open_game(world)
    assert game.commitment[:16] in world.text()
    await world.slash(world.ben, "game join", words="  my   own words ")
    shown = await world.press(world.ana, say("en", "button-words"))
    sent = await world.submit_line(world.ana, shown, "and `mine` @everyone")
    assert sent.ephemeral
    game = await settled(world)
    assert [seat.words for seat in game.seats] == ["and `mine` @everyone", "my own words"]
    lobby = text_of(world.messages()[0])
    assert say("en", "lobby-dice", hash=game.commitment[:16], words="Ana, Ben") in lobby
    assert "my own words" not in lobby


async def test_words_alone_are_enough_to_sit_down(world: World) -> None:
    await world.slash(world.ana, "game new", table="declared", ruleset="rapid-attack", size="demo")
    shown = await world.press(world.chloe, say("en", "button-words"))
    sent = await world.submit_line(world.chloe, shown, "bonjour")
    assert say("fr", "words-kept", words="bonjour") in world.reply(sent)
    assert [seat.user for seat in (await settled(world)).seats] == [world.ana.id, world.chloe.id]


async def test_words_leave_the_company_as_it_was(world: World) -> None:
    await open_game(world)
    await world.slash(world.ben, "game join", company="Rd Rd B G; Rh Rh B B")
    result = await world.slash(world.ben, "game join", words="and words")
    company = (await settled(world)).seats[1].company
    assert company is not None
    assert say("en", "joined-company", company=company) in world.reply(result)
    assert say("en", "words-kept", words="and words") in world.reply(result)


async def test_words_that_are_too_long(world: World) -> None:
    await open_game(world)
    result = await world.slash(world.chloe, "game join", words="x" * 101)
    assert error_line("fr", "words-too-long", {"most": 100}) in world.reply(result)


async def test_the_whole_promise_before_the_start(world: World) -> None:
    game = await open_game(world)
    for result in (
        await world.slash(world.chloe, "game verify"),
        await world.press(world.chloe, say("en", "button-proof")),
    ):
        assert result.ephemeral
        assert game.commitment in world.reply(result)
        assert say("fr", "proof-sealed") in world.reply(result)


async def test_start_and_end_are_told_in_the_channel(world: World) -> None:
    await open_game(world)
    await world.slash(world.ben, "game join", words="Ben's")
    await world.press(world.ana, "Start")
    game = await settled(world)
    assert say("en", "lobby-dice", hash=game.commitment[:HASH_SHOWN], words="Ben") in world.text()
    assert game.commitment not in world.text(), "64 digits are no news"
    secret = (await world.bot.storage.games.get(game.id)).secret.hex()
    assert secret not in world.text()
    await world.slash(world.ana, "game end", sure=True)
    await settled(world)
    assert secret not in world.text()
    assert secret in world.reply(await world.press(world.dmitri, say("en", "button-proof")))


# -- after the end ------------------------------------------------------------------------------------------------


@pytest.mark.alone
@pytest.mark.long
async def test_the_end_offers_what_there_is_to_know_and_so_do_commands(world: World) -> None:
    game = await over(world)
    await world.restart()
    labels = [say("en", f"button-{name}") for name in ("report", "replay", "luck", "proof")]
    assert world.buttons(world.ben)[-4:] == labels or set(labels) <= set(world.buttons(world.ben))
    for label, command in zip(labels, ("log", "replay", "luck", "verify"), strict=True):
        pressed = await world.press(world.dmitri, label)
        typed = await world.slash(world.dmitri, f"game {command}")
        assert pressed.ephemeral
        assert typed.ephemeral
        assert world.reply(pressed) == world.reply(typed) != ""
    assert (await settled(world)).seq == game.seq


@pytest.mark.long
async def test_the_proof_is_the_readers_language(world: World) -> None:
    game = await over(world)
    ana, chloe = [world.reply(await world.slash(member, "game verify")) for member in (world.ana, world.chloe)]
    assert say("en", "proof-kept") in ana
    assert say("fr", "proof-kept") in chloe
    assert game.secret in ana


@pytest.mark.long
async def test_luck_names_everybody(world: World) -> None:
    await over(world)
    text = world.reply(await world.slash(world.dmitri, "game luck"))
    assert "Ana" in text
    assert "Ben" in text
    assert "d6" in text


async def test_before_anything_has_fallen(world: World) -> None:
    await open_game(world)
    assert say("en", "luck-nothing") in world.reply(await world.slash(world.ana, "game luck"))
    result = await world.slash(world.chloe, "game replay")
    assert error_line("fr", "replay-empty", {}) in world.reply(result)


@pytest.mark.parametrize(
    ("language", "locale"),
    [pytest.param("en", "en", marks=pytest.mark.long), ("fr", "fr"), pytest.param(None, "fr", marks=pytest.mark.long)],
)
async def test_the_report_in_either_language(world: World, language: str | None, locale: str) -> None:
    game = await over(world)
    options = {} if language is None else {"language": language}
    name, data = await file_in(await world.slash(world.chloe, "game log", **options))
    text = data.decode()
    assert name == f"battle-{game.id}.md"
    headings = [line for line in text.splitlines() if line.startswith("## ")]
    assert headings[0] == f"## {say(locale, 'report-start')}"
    assert f"## {say(locale, 'report-end')}" in headings
    assert say(locale, "luck-title").removeprefix("###").strip() in headings[-1]
    assert len(headings) >= 3 + 2, "a heading for each round"
    for frame in game.state.frames:  # type: ignore[union-attr]
        assert frame.id in text


@pytest.mark.long
async def test_the_replay_moves_and_ends_where_the_game_did(world: World) -> None:
    await over(world)
    result = await world.slash(world.ana, "game replay", public=True)
    assert not result.ephemeral
    name, data = await file_in(result)
    assert name.endswith(".gif")
    assert len(data) < 4_000_000
    with Image.open(io.BytesIO(data)) as film:
        assert film.n_frames > 3  # type: ignore[attr-defined]
        assert film.width <= 600


async def test_a_replay_of_a_game_under_way(world: World) -> None:
    await start_game(world)
    await play(world, ButtonPlayer(world, random.Random(2)), steps=20)
    _, data = await file_in(await world.slash(world.ana, "game replay"))
    with Image.open(io.BytesIO(data)) as film:
        assert film.format == "GIF"


@pytest.mark.parametrize("by", ["button", "command"])
async def test_a_replay_when_the_database_is_slow_leaves_the_board_alone(
    world: World, monkeypatch: pytest.MonkeyPatch, by: str
) -> None:
    await start_game(world)
    await world.slash(world.ana, "game end", sure=True)
    await settled(world)
    before = [(text_of(message), [file.filename for file in message.attachments]) for message in world.messages()]
    monkeypatch.setattr("cogs.kit.reply.ACKNOWLEDGE_AFTER", 0.0)
    world.bot.table.drop_cache()
    if by == "button":
        result = await world.press(world.ana, say("en", "button-replay"))
    else:
        result = await world.slash(world.ana, "game replay")
    seen = [file.filename for message in world.messages(world.ana) for file in message.attachments]
    assert [name for name in seen if name.startswith("replay-")], world.reply(result)
    after = [(text_of(message), [file.filename for file in message.attachments]) for message in world.messages()]
    assert after[: len(before)] == before


# -- files --------------------------------------------------------------------------------------------------------


@pytest.mark.alone
async def test_the_whole_story_verified_exported_imported_and_replayed(world: World) -> None:
    await start_game(world)
    player = ButtonPlayer(world, random.Random(5))
    game = await play(world, player, until=lambda g: g.decisions[-1:] != () and g.decisions[-1].rolled)
    roller = next(member for member in world.members if member.id == game.decisions[-1].user)
    await world.slash(roller, "game undo")
    await world.press(roller, say("en", "button-undo-ask"))
    await settled(world)
    other = world.ben if roller.id == world.ana.id else world.ana
    if say("en", "button-agree") in world.buttons(other):
        await world.press(other, say("en", "button-agree"))
    game = await settled(world)
    await world.restart()
    game = await play(world, player)
    assert game.status == "ended"
    name, data = await file_in(await world.slash(world.dmitri, "game export"))
    assert name == f"game-{game.id}.json"
    report = verify(unpack(data))
    assert report.proven
    assert report.undone == 1
    elsewhere = world.guild.create_text_channel("archive")
    result = await world.slash(world.dmitri, "game import", channel=elsewhere, file=(name, data))
    assert say("en", "import-done") in world.reply(result)
    copy = await world.bot.table.game_in(elsewhere.id)
    assert (copy.state, copy.status, copy.host) == (game.state, "ended", world.dmitri.id)
    text = world.reply(await world.slash(world.ana, "game verify", channel=elsewhere))
    assert say("en", "proof-rolls", rolls=report.rolls, dice=report.dice) in text
    films = [
        (await file_in(await world.slash(world.ana, "game replay", channel=channel)))[1]
        for channel in (world.channel, elsewhere)
    ]
    assert films[0] == films[1]
    reports = [
        (await file_in(await world.slash(world.ana, "game log", channel=channel)))[1]
        for channel in (world.channel, elsewhere)
    ]
    assert reports[0] == reports[1]


async def test_a_game_under_way_moves_to_another_channel(world: World) -> None:
    await start_game(world)
    game = await play(world, ButtonPlayer(world, random.Random(3)), steps=15)
    name, data = await file_in(await world.slash(world.ben, "game export"))
    assert (await world.bot.storage.games.get(game.id)).secret.hex().encode() not in data
    elsewhere = world.guild.create_text_channel("elsewhere")
    refused = await world.slash(world.ben, "game import", channel=elsewhere, file=(name, data))
    assert error_line("en", "import-running", {}) in world.reply(refused)
    result = await world.slash(world.ben, "game import", channel=elsewhere, file=(name, data), running=True)
    assert say("en", "import-goes-on", absent="none") in world.reply(result)
    await world.bot.boards.settle()
    copy = await world.bot.table.game_in(elsewhere.id)
    assert (copy.status, copy.requests) == ("running", game.requests)
    assert any(message.attachments for message in world.messages(channel=elsewhere))
    assert say("en", "story-imported-on", name="Ben", hash=copy.commitment) in world.text(channel=elsewhere)
    member = turn_of(world, copy)
    await world.press(member, custom_id="*:open:", channel=elsewhere)
    before = len(world.messages(channel=elsewhere))
    request = copy.requests[0]
    await world.press(member, custom_id=f"*:pick:{request.options[0].choice}", channel=elsewhere)
    await world.bot.boards.settle()
    after = await world.bot.table.game_in(elsewhere.id)
    assert after.seq == copy.seq + 1
    assert len(world.messages(channel=elsewhere)) <= before + 3, "the old story is not told all over again"


@pytest.mark.parametrize(
    ("kind", "code", "facts"),
    [
        ("cut", "export-cut", {}),
        ("edited", "export-edited", {}),
        ("later", "export-version", {"version": 3, "known": 2}),
        ("big", "export-too-big", {"most": 10}),
        ("picture", "export-foreign", {}),
        ("empty", "export-foreign", {}),
    ],
)
async def test_a_file_that_is_no_good_is_refused_in_one_sentence(
    world: World, kind: str, code: str, facts: dict[str, Any]
) -> None:
    await start_game(world)
    await world.slash(world.ana, "game end", sure=True)
    await settled(world)
    name, data = await file_in(await world.slash(world.ana, "game export"))
    bad = {
        "cut": data[: len(data) // 2],
        "edited": data.replace(b'"Ana"', b'"Anb"', 1),
        "later": data.replace(b'"version":1}', b'"version":3}'),
        "big": data + b" " * (10 * 1024 * 1024),
        "picture": b"\x89PNG\r\n\x1a\n" + bytes(100),
        "empty": b"",
    }[kind]
    assert bad != data
    before = len(world.messages())
    result = await world.slash(world.chloe, "game import", file=(name, bad))
    assert world.reply(result).strip() == error_line("fr", code, facts)
    assert result.ephemeral
    assert len(world.messages()) == before


@pytest.mark.long
async def test_no_file_comes_in_over_a_game(world: World) -> None:
    await over(world)
    name, data = await file_in(await world.slash(world.ana, "game export"))
    game = await start_game(world)
    result = await world.slash(world.ana, "game import", file=(name, data))
    assert error_line("en", "game-here-already", {}) in world.reply(result)
    assert (await settled(world)).id == game.id


async def test_the_file_says_whose_seat_is_empty_here(world: World) -> None:
    game = await start_game(world)
    name, data = await file_in(await world.slash(world.ana, "game export"))
    assert json.loads(data)["game"] == game.id
    zoe = world.env.create_user("zoe", global_name="Zoé")
    guild = world.env.create_guild("Another server", owner=zoe)
    channel = guild.create_text_channel("table")
    stranger = guild.add_member(world.env.create_user("yan", global_name="Yan"))
    refused = await stranger.slash(channel, "game import", file=(name, data), running=True)
    assert error_line("en", "import-not-player", {}) in world.reply(refused)
    result = await guild.add_member(zoe).slash(channel, "game import", file=(name, data), running=True)
    assert say("en", "import-goes-on", absent="Ana, Ben") in world.reply(result)


# -- seasons ------------------------------------------------------------------------------------------------------


@pytest.mark.long
async def test_the_season_of_a_server(world: World) -> None:
    assert say("en", "season-empty") in world.reply(await world.slash(world.ana, "season"))
    game = await over(world)
    assert [found.game for found in await world.bot.storage.results.of_guild(world.guild.id)] == [game.id]
    shown = await world.slash(world.ana, "season")
    text = world.reply(shown)
    assert "Ana" in text
    assert "Ben" in text
    assert "Rapid Attack 1" in text
    assert [file.filename for file in message_of(shown).attachments] == ["season.png"]
    later = world.reply(await world.slash(world.ana, "season", since="2999-01-01"))
    assert say("en", "season-empty") in later


async def test_a_day_that_is_none(world: World) -> None:
    result = await world.slash(world.chloe, "season", since="hier")
    assert error_line("fr", "since-unreadable", {"text": "hier"}) in world.reply(result)
    offered = await world.offered(world.chloe, "season", "since")
    assert list(offered) == [say("fr", f"since-{name}") for name in ("month", "year", "all")]
