"""The sandbox's promises: the same people at every start, new interactions in each, real time."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from discord.ext import commands, tasks

from sandbox.action_queue import ActionQueue
from sandbox.app import dress, kept_key
from sandbox.discord_there import DiscordThere
from sandbox.places import Places
from sandbox.real_time import RealTime
from sandbox.world import World, build

THINKS = 40.0
"""Seconds at most; nothing waits for them."""


class Clerk(commands.Bot):
    """Notes who called, counts seconds, and has one button that changes with each press. It ``thinks`` after one."""

    thinks = False

    def __init__(self) -> None:
        super().__init__("!", intents=discord.Intents.none() | discord.Intents(guilds=True))
        self.calls: list[tuple[int, int, int, str]] = []
        self.pressed: list[str] = []
        self.seconds = 0
        self.thought = threading.Event()
        self.tree.add_command(discord.app_commands.Command(name="board", description="The board", callback=self.board))

    async def setup_hook(self) -> None:
        await self.tree.sync()
        self.count.start()

    @tasks.loop(seconds=1)
    async def count(self) -> None:
        self.seconds += 1

    async def board(self, interaction: discord.Interaction) -> None:
        assert interaction.guild_id is not None
        self.calls.append((interaction.id, interaction.guild_id, interaction.user.id, str(interaction.locale)))
        await interaction.response.send_message(view=self.view())

    def view(self) -> discord.ui.LayoutView:
        view = discord.ui.LayoutView(timeout=None)
        button: discord.ui.Button[Any] = discord.ui.Button(label="Go", custom_id=f"go:{len(self.pressed)}")
        button.callback = self.press  # type: ignore[method-assign]
        view.add_item(discord.ui.ActionRow(button))
        return view

    async def press(self, interaction: discord.Interaction) -> None:
        assert interaction.data is not None
        self.pressed.append(str(interaction.data.get("custom_id")))
        await interaction.response.edit_message(view=self.view())
        if self.thinks:
            await asyncio.to_thread(self.thought.wait, THINKS)


async def one_evening() -> tuple[Clerk, World]:
    bot = Clerk()
    world = build(bot)
    await world.env.start()
    for member in world.members:
        await member.slash(world.channel, "board")
    await bot.close()
    await world.env.shutdown()
    return bot, world


async def test_people_and_places_last_and_interactions_do_not_repeat() -> None:
    first, one = await one_evening()
    second, two = await one_evening()
    assert [call[1:] for call in first.calls] == [call[1:] for call in second.calls]
    assert one.channel.id == two.channel.id
    assert not {call[0] for call in first.calls} & {call[0] for call in second.calls}
    assert [call[3] for call in first.calls] == ["en-US", "en-US", "fr", "en-US"]


def test_the_key_of_the_address_is_kept_and_never_empty(tmp_path: Path) -> None:
    key = kept_key(tmp_path / "data" / "sandbox.key")
    assert (len(key) > 30, kept_key(tmp_path / "data" / "sandbox.key")) == (True, key)
    (tmp_path / "half").touch()
    assert len(kept_key(tmp_path / "half")) > 30


async def test_time_passes_by_itself() -> None:
    bot = Clerk()
    world = build(bot)
    await world.env.start()
    async with world.env.preview(world.channel, viewers=world.members, layout="channel") as preview:
        time = asyncio.create_task(RealTime(world.env, preview, ActionQueue(preview)).run())
        await asyncio.sleep(2.2)
        time.cancel()
        await asyncio.gather(time, return_exceptions=True)
    await bot.close()
    await world.env.shutdown()
    assert 2 <= bot.seconds <= 4


async def test_the_page_does_not_wait_for_what_the_bot_does_after_its_answer() -> None:
    bot = Clerk()
    bot.thinks = True
    world = build(bot)
    await world.env.start()
    async with world.env.preview(world.channel, viewers=world.members, layout="channel") as preview:
        RealTime(world.env, preview, ActionQueue(preview))
        table: Any = preview
        await world.members[0].slash(world.channel, "board")
        await preview.refresh()
        page = table._open_page(str(world.members[0].id), None)
        async with asyncio.timeout(THINKS / 2):
            await table._action(page.id, _click(page, world))
            await preview.refresh()
        bot.thought.set()
    await bot.close()
    await world.env.shutdown()
    assert bot.pressed == ["go:0"]
    assert "go:1" in str([message.components for message in world.env.backend.messages[world.channel.id].values()])


def _click(page: Any, world: World, channel: int | None = None) -> dict[str, object]:
    """A press of the newest message's button, on the page as it is drawn."""
    message = max(world.env.backend.messages.get(channel or world.channel.id, {}), default=0)
    return {
        "protocol_version": 3,
        "sequence": 1,
        "request_id": "r",
        "kind": "click",
        "target_id": str(message),
        "generation": page.generation,
        "bot_generation": 1,
        "published_revision": page.revision,
        "control_key": f"message:{message}:component:2",
    }


@pytest.mark.parametrize("changed", [False, True])
async def test_a_late_click_presses_what_its_player_saw_or_nothing(changed: bool) -> None:
    bot = Clerk()
    world = build(bot)
    await world.env.start()
    async with world.env.preview(world.channel, viewers=world.members, layout="channel") as preview:
        table: Any = preview
        ActionQueue(preview)
        await world.members[0].slash(world.channel, "board")
        await preview.refresh()
        page = table._open_page(str(world.members[0].id), None)
        click = _click(page, world)
        if changed:
            await world.members[1].click(world.channel.last_message, label="Go")
        await preview.refresh()
        other = table._open_page(str(world.members[1].id), None)
        refresh = {**click, "kind": "refresh", "generation": other.generation}
        receipts = await asyncio.gather(table._action(page.id, click), table._action(other.id, refresh))
    await bot.close()
    await world.env.shutdown()
    assert receipts[0]["rejected"] is changed
    assert not receipts[1]["rejected"], "another tab waits its turn"
    assert bot.pressed == ["go:0"]


async def test_a_thread_is_on_the_page_and_what_is_asked_there_stays_there() -> None:
    """By HTTP, as the page asks; and the thread of a game is there again at the next start."""
    bot = Clerk()
    world = build(bot)
    await world.env.start()
    backend, preview = world.env.backend, world.env.preview(world.channel, viewers=world.members, layout="channel")
    actions = ActionQueue(preview)
    places = Places(world, preview, actions)
    there = DiscordThere(lambda: 1, "secret", "token")
    there.address = "http://127.0.0.1:1/discord"
    dress(preview, "key", there, world, places)
    places.restore({5: "Iron Cup, round 1"})
    async with preview, aiohttp.ClientSession() as session:
        table: Any = preview
        address = preview.url.partition("#")[0] + "sandbox-places"
        page = table._open_page(str(world.members[1].id), None)
        headers = {"X-Simcord-Capability": "key", "X-Simcord-Context": page.id}
        channel = str(world.channel.id)

        async def asked(query: str = "", **other: str) -> tuple[int, Any]:
            async with session.get(address + query, headers=headers | other) as answer:
                return answer.status, await answer.json() if answer.status == 200 else None

        status, found = await asked()
        assert (status, found["here"]) == (200, channel)
        assert [(place["id"], place["name"]) for place in found["places"]] == [
            (channel, "table-1"),
            ("5", "Iron Cup, round 1"),
        ]
        assert (await asked("?go=6"))[0] == 404
        assert (await asked(**{"X-Simcord-Context": "other"}))[0] == 404
        assert (await asked(**{"X-Simcord-Capability": "other"}))[0] == 401
        assert (await asked("?go=5"))[1]["here"] == "5"
        assert table._page_payload(page)["channel"]["name"] == "Iron Cup, round 1"
        send = {**_click(page, world, 5), "kind": "send_message", "content": "Good luck!"}
        assert not (await table._action(page.id, send))["rejected"]
        thread = next(thread for thread in world.channel.threads if thread.id == 5)
        await world.members[0].slash(thread, "board")
        await preview.refresh()
        assert not (await table._action(page.id, {**_click(page, world, 5), "sequence": 2, "request_id": "s"}))[
            "rejected"
        ]
        assert (await asked(f"?go={channel}"))[1]["here"] == channel
        assert table._open_page(str(world.members[0].id), None).channel_id == world.channel.id
    await bot.close()
    await world.env.shutdown()
    assert bot.pressed == ["go:0"]
    assert [message.content for message in backend.messages[5].values()] == ["Good luck!", ""]
    assert not backend.messages[world.channel.id]
