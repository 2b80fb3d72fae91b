"""Text first: for those who read with a screen reader or hear, in private and for a whole server."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import discord
import pytest
import simcord

from cogs.kit.glyphs import GLYPHS
from cogs.kit.text_first import put_words_first
from table import Game
from tests.e2e.maps import start_map
from tests.e2e.players import ButtonPlayer, open_panel, play, settled, start_game, turn_of
from tests.e2e.test_emojis import calls
from tests.e2e.world import World, controls_of, text_of
from text import narrator
from text.fluent.catalogue import say

SIGNS = re.compile("[\U0001f000-\U0001faff\u2600-\u27bf\u2b00-\u2bff]")


def pictures_of(message: discord.Message) -> list[str]:
    """The names of a message's pictures."""
    return [file.filename for file in message.attachments if file.filename.endswith((".png", ".gif"))]


def private(world: World, member: simcord.MemberActor) -> list[discord.Message]:
    """What only this member sees."""
    return [message for message in world.messages(member) if message.flags.ephemeral]


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """Other tests find no emojis."""
    yield
    GLYPHS.forget()


async def reads(world: World, member: simcord.MemberActor) -> None:
    """Let a member read text first."""
    await world.slash(member, "settings me", reading="text")


@pytest.mark.alone
async def test_by_option_and_in_the_panel(world: World) -> None:
    await reads(world, world.ben)
    assert world.bot.table.preferences.user(world.ben.id).reading == "text"
    await world.restart()
    assert world.bot.table.preferences.user(world.ben.id).reading == "text"
    await world.slash(world.ben, "settings me")
    await world.choose(world.ben, say("en", "reading-pictures"), custom_id="mq:setme:reading")
    assert world.bot.table.preferences.user(world.ben.id).reading == "pictures"
    await world.slash(world.ana, "settings server")
    await world.choose(world.ana, say("en", "reading-both"), custom_id="mq:setserver:boards")
    assert world.bot.table.preferences.guild(world.guild.id).boards == "both"


@pytest.mark.alone
async def test_a_servers_choices_survive_a_restart(world: World) -> None:
    await world.slash(world.ana, "settings server", pictures="off", boards="text")
    await world.ana.slash(world.channel, "settings server", hide=world.ben.user)
    before = world.bot.table.preferences.guild(world.guild.id)
    assert (before.pictures, before.boards, before.hidden) == ("off", "text", (world.ben.id,))
    await world.restart()
    assert world.bot.table.preferences.guild(world.guild.id) == before


@pytest.mark.parametrize(("locale", "ruleset"), [("en", "rapid-attack"), ("fr", "intercept-orbit")])
@pytest.mark.long
async def test_a_turn_without_pictures(world: World, locale: str, ruleset: str) -> None:
    await (start_map(world) if ruleset == "rapid-attack" else _orbit(world))
    for member in world.members[:2]:
        await world.slash(member, "settings me", reading="text", language=locale)
    game = await play(world, ButtonPlayer(world, random.Random(4)), until=lambda game: game.seq > 24)
    member = turn_of(world, game)
    await open_panel(world, member)
    for one in world.members[:2]:
        for message in private(world, one):
            assert not pictures_of(message), text_of(message)
            assert not SIGNS.search(text_of(message)), text_of(message)
            assert not any(emoji for control in controls_of(message) for emoji in SIGNS.findall(control.label))


async def _orbit(world: World) -> Game:
    return await start_game(world, "standard", ruleset="intercept-orbit", table="map")


async def test_answers_with_pictures_are_words(world: World) -> None:
    await start_map(world)
    await reads(world, world.ben)
    for command, options in (("look", {"frame": "A1"}), ("rules", {"topic": "hit-chart"})):
        shown = await world.slash(world.ben, command, **options)
        seen = await world.slash(world.ana, command, **options)
        assert not _gallery(shown), command
        assert _gallery(seen), command
        assert len(world.reply(shown)) >= len(world.reply(seen)), command


async def test_a_servers_rolls_and_odds_are_words(world: World) -> None:
    await world.slash(world.ana, "settings server", boards="text")
    for command, options in (("odds", {"attack": 5}), ("roll", {"dice": "2W R"})):
        assert not _gallery(await world.slash(world.ben, command, **options)), command


def _gallery(result: simcord.InteractionResult) -> list[str]:
    answers = [*([result.response] if result.response else []), *result.followups]
    return [name for answer in answers for name in pictures_of(answer.message)]


@pytest.mark.parametrize("boards", ["both", "text"])
async def test_a_servers_board_in_words(world: World, boards: str) -> None:
    await world.slash(world.ana, "settings server", boards=boards)
    await start_map(world)
    game = await settled(world)
    board = next(message for message in reversed(world.messages()) if game.title in text_of(message))
    shown = text_of(board)
    assert bool(pictures_of(board)) == (boards == "both")
    first = narrator(game.played).state_text("en", game.played).splitlines()[1]
    assert shown.index(game.title) < shown.index(first)
    assert not SIGNS.search(shown), shown
    kinds = [part.type for part in board.components[0].children]  # type: ignore[union-attr]
    assert (kinds[-1] is discord.ComponentType.media_gallery) == (boards == "both")


async def test_a_lesson_is_played_in_words(world: World) -> None:
    await reads(world, world.ben)
    await world.slash(world.ben, "help", what="start")
    for _ in range(6):
        lesson = private(world, world.ben)[-1]
        assert not pictures_of(lesson), text_of(lesson)
        assert not SIGNS.search(text_of(lesson)), text_of(lesson)
        await world.ben.click(lesson, custom_id=controls_of(lesson)[0].custom_id)


async def test_dice_are_words(world: World) -> None:
    await calls(world)
    await start_map(world)
    await reads(world, world.ana)
    await reads(world, world.ben)
    game = await play(world, ButtonPlayer(world, random.Random(4)), until=_rolled)
    member = turn_of(world, game)
    await open_panel(world, member)
    shown = private(world, member)[-1]
    assert not re.search(r"<:mf_", text_of(shown))
    assert any(" red" in control.label or " white" in control.label for control in controls_of(shown))
    assert not [control for control in walked(shown) if getattr(control, "emoji", None)]


def _rolled(game: Game) -> bool:
    return any("die" in option.facts for request in game.requests for option in request.options)


def walked(message: discord.Message) -> list[Any]:
    """All components of a message."""
    found, left = [], list(message.components)
    while left:
        part = left.pop()
        found.append(part)
        left += getattr(part, "children", [])
    return found


def test_what_a_picture_shows_follows_what_is_said() -> None:
    def message() -> list[dict[str, Any]]:
        pictures = [{"media": {"url": "attachment://a.png"}, "description": "Round 2\nAna decides.\nA1 at 7K"}]
        return [
            {
                "type": 17,
                "components": [
                    {"type": 12, "id": 7, "items": pictures},
                    {"type": 10, "content": "-# 🎯 **Ana** decides."},
                    {"type": 1, "components": [{"type": 2, "label": "Go", "emoji": {"name": "📖"}}]},
                ],
            }
        ]

    alone, both = message(), message()
    put_words_first(alone, "text")
    put_words_first(both, "both")
    assert [part.get("content") for part in alone[0]["components"]] == [
        "-# **Ana** decides.",
        "Round 2\nA1 at 7K",
        None,
    ]
    assert alone[0]["components"][2]["components"] == [{"type": 2, "label": "Go"}]
    assert [part["type"] for part in both[0]["components"]] == [10, 1, 12]
    assert alone[0]["components"][0]["id"] == both[0]["components"][0]["id"] == 7
