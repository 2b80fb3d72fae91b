"""Dice as emojis of the bot's own: made where they are missing, kept, renewed, and squares where Discord refuses."""

from __future__ import annotations

import functools
import random
import re
from collections.abc import Iterator

import discord
import pytest
import simcord

from cogs.channel import emojis
from cogs.kit.glyphs import GLYPHS
from render import draw_emojis
from tests.e2e.players import ButtonPlayer, open_panel, play, start_game, turn_of
from tests.e2e.world import World, text_of
from tests.long import first

MARK = re.compile(r"<:mf_\w+:\d+>")
TOO_MANY, INVALID = 30008, 50035


@functools.cache
def drawn() -> set[str]:
    """Their names."""
    return {emoji.name for emoji in draw_emojis()}


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """Other tests find no emojis."""
    yield
    GLYPHS.forget()


def names(world: World) -> list[str]:
    return [emoji.name for emoji in world.env.backend.application_emojis.values()]


async def calls(world: World, *, upload: bool = True) -> list[str]:
    """The calls by which the bot keeps its emojis, as a start makes them."""
    GLYPHS.forget()
    before = len(world.env.http_requests)
    await emojis.keep_emojis(world.bot, upload=upload)
    return [call.method for call in world.env.http_requests[before:] if "emojis" in call.path]


async def test_they_are_made_where_they_are_missing_and_kept_across_starts(world: World) -> None:
    assert await calls(world, upload=False) == ["GET"]
    assert (await calls(world)).count("POST") == len(drawn())
    assert set(names(world)) == drawn()
    assert await calls(world) == ["GET"]
    assert GLYPHS.mark("R6 5") is not None


@pytest.mark.long
async def test_one_that_is_drawn_otherwise_replaces_the_outdated_one(world: World) -> None:
    await calls(world)
    kept = list(world.env.backend.application_emojis.values())
    kept[0].name, kept[1].name = "mf_w6_1_00000000", "somebody_elses"
    assert sorted(await calls(world)) == ["DELETE", "GET", "POST", "POST"]
    assert set(names(world)) == drawn() | {"somebody_elses"}


@pytest.mark.alone
@pytest.mark.parametrize(
    ("method", "status", "code"), first([("POST", 400, TOO_MANY), ("POST", 403, 0), ("GET", 403, 0)])
)
async def test_words_and_squares_where_no_more_fit_and_where_discord_refuses(
    world: World, method: str, status: int, code: int
) -> None:
    world.env.inject_error(method, "/applications/*/emojis", status=status, code=code, times=None)
    world.troubled = True
    await calls(world)
    assert not names(world)
    texts, buttons = await _marks(world)
    assert not texts
    assert buttons
    assert buttons <= {"🟦", "⬜"}


async def test_buttons_and_texts_show_them(world: World) -> None:
    await calls(world)
    texts, buttons = await _marks(world)
    assert texts > 0
    assert {bool(MARK.fullmatch(mark)) for mark in buttons} == {True}


@pytest.mark.alone
async def test_a_message_refused_for_an_emoji_that_is_gone_comes_with_squares(world: World) -> None:
    await calls(world)
    await start_game(world)
    game = await play(world, ButtonPlayer(world, random.Random(4)), until=lambda g: g.requests[0].kind == "defend")
    world.troubled = True
    refusal = {"status": 400, "code": INVALID, "message": "Invalid Form Body: components: Invalid emoji"}
    world.env.inject_error("POST", "/interactions/*/callback", **refusal, times=1)
    await open_panel(world, turn_of(world, game))
    assert GLYPHS.mark("R6 5") is None
    assert await _buttons(world, turn_of(world, game)) <= {"🟦", "⬜"}


async def test_a_long_message_keeps_its_words(world: World) -> None:
    await calls(world)
    roll = {"type": discord.ComponentType.text_display.value, "content": "`6 5 red, 7 red d8`"}
    rest = {**roll, "content": "x" * (4000 - len(roll["content"]) - 50)}
    for room, drawn in ((rest, False), ({**rest, "content": "x"}, True)):
        parts = [dict(roll), dict(room)]
        GLYPHS.draw(parts)
        assert bool(MARK.search(str(parts[0]["content"]))) is drawn


async def test_only_rolls_are_drawn(world: World) -> None:
    await calls(world)
    for text in ("`7K`", "`Rd Rd B G`", "6 red", "`5 pink`", "`6 red, B`"):
        assert GLYPHS.drawn(text) == text
    assert MARK.sub("", GLYPHS.drawn("`5 2 white, 7 red d8` and `6 5 rouge, 3 vert d8`")) == " and "


async def _marks(world: World) -> tuple[int, set[str]]:
    """The emojis in the texts of a game that asks for a defense, and those on its buttons."""
    await start_game(world)
    game = await play(world, ButtonPlayer(world, random.Random(4)), until=lambda g: g.requests[0].kind == "defend")
    buttons = await _buttons(world, turn_of(world, game))
    return sum(len(MARK.findall(text_of(message))) for message in world.messages()), buttons


async def _buttons(world: World, member: simcord.MemberActor) -> set[str]:
    message = next(control.message for control in await open_panel(world, member))
    shown = [item for row in _rows(message.components) for item in row.children if isinstance(item, discord.Button)]
    return {str(item.emoji) for item in shown if (item.label or "").startswith("Defend")}


def _rows(components: object) -> Iterator[discord.ActionRow]:
    for item in components if isinstance(components, list) else []:
        if isinstance(item, discord.ActionRow):
            yield item
        yield from _rows(getattr(item, "children", None))
