"""A host who switches Activities on or off keeps the bot's commands: Discord adds a command of its own, or takes it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from tests.e2e.world import World

LAUNCH = {
    "id": "7",
    "application_id": "1",
    "type": 4,
    "name": "launch",
    "description": "",
    "handler": 2,
    "contexts": [0],
}


class Discord:
    """The part of Discord that keeps an application's commands."""

    def __init__(self, world: World, *there: dict[str, Any], activities: bool) -> None:
        self.there, self.activities, self.overwrites = list(there), activities, 0
        http = world.bot.http
        http.get_global_commands, http.bulk_upsert_global_commands = self.get, self.put

    async def get(self, _: int) -> list[dict[str, Any]]:
        return self.there

    async def put(self, _: int, payload: list[dict[str, Any]]) -> list[dict[str, Any]]:
        entries = [command for command in payload if command.get("type") == 4]
        if self.activities and not entries:
            raise refused(50240, "You cannot remove this app's Entry Point command in a bulk update operation.")
        if entries and not self.activities:
            raise refused(50035, "Invalid Form Body")
        self.overwrites += 1
        self.there = [
            {"id": str(n), "application_id": "1", "type": 1, "description": "", **one}
            for n, one in enumerate(payload, 1)
        ]
        return self.there

    @property
    def entry(self) -> dict[str, Any] | None:
        return next((command for command in self.there if command["type"] == 4), None)

    @property
    def names(self) -> set[str]:
        return {command["name"] for command in self.there if command["type"] == 1}


def refused(code: int, message: str) -> discord.HTTPException:
    return discord.HTTPException(SimpleNamespace(status=400, reason="Bad Request"), {"code": code, "message": message})  # type: ignore[arg-type]


@pytest.fixture
async def changed(world: World) -> World:
    """The commands have changed since the last start."""
    await world.bot.storage.settings.set(f"bot:{world.bot.application_id}", {"commands": "others"})
    return world


async def test_activities_are_on(changed: World) -> None:
    there = Discord(changed, LAUNCH, activities=True)
    await changed.bot._register_commands()
    assert {"game", "roll", "help"} <= there.names
    assert there.entry is not None
    assert (there.entry["handler"], there.entry["contexts"]) == (2, [0])
    assert (there.entry["name"], there.entry["name_localizations"]["fr"]) == ("board", "plateau")
    assert there.entry["description_localizations"].keys() == {"fr"}
    await changed.bot._register_commands()
    assert there.overwrites == 1, "nothing has changed"


async def test_activities_were_never_on(changed: World) -> None:
    there = Discord(changed, activities=False)
    await changed.bot._register_commands()
    assert {"game", "roll", "help"} <= there.names
    assert there.entry is None


async def test_activities_are_off_again(changed: World) -> None:
    there = Discord(changed, LAUNCH, activities=False)
    await changed.bot._register_commands()
    assert {"game", "roll", "help"} <= there.names
    assert there.entry is None


async def test_the_entry_point_has_our_name_already(changed: World) -> None:
    there = Discord(changed, {**LAUNCH, "name": "board"}, activities=True)
    await changed.bot._register_commands()
    assert there.entry is not None
    assert there.overwrites == 1
