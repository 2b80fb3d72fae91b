"""The golden match of football once more, pressed button by button: the bot does what the referee said."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rules.codec import encode
from table import Game, Opened, Person
from tests.e2e.players import open_panel
from tests.e2e.test_golden_games import steps
from tests.e2e.world import Control, World

SOME = 30
"""The answers that are pressed unless the long tests run."""


async def begun(world: World, new: dict[str, Any]) -> Game:
    """The same match at the channel's table, with the same seed."""
    people = [Person(world.ana.id, "Ana"), Person(world.ben.id, "Ben")]
    lobby = Opened(people[0].user, "Golden", "football", new["size"], new["table"], new["options"])
    game = await world.bot.table.open(people[0], channel=world.channel.id, guild=world.guild.id, opened=lobby)
    for person, player in zip(people, new["players"], strict=True):
        game = await world.bot.table.join(game.id, person, player["company"])
    game = await world.bot.table.start(game.id, people[0])
    await world.bot.boards.settle()
    return game


async def pressed(world: World, member: Any, choice: str) -> None:
    """Presses the button, or takes the line of a menu, that stands for a choice."""
    found = await open_panel(world, member)
    for control in found:
        if control.options and choice in control.options.values():
            await member.select(control.message, [choice], custom_id=control.custom_id)
            return
        if _means(control, choice):
            await member.click(control.message, custom_id=control.custom_id)
            return
    raise AssertionError(f"{choice} is not offered among {[control.custom_id for control in found]}")


def _means(control: Control, choice: str) -> bool:
    return not control.options and control.custom_id.split(":", 4)[4] == choice


@pytest.mark.parametrize("answers", [SOME, pytest.param(None, marks=pytest.mark.long)])
async def test_the_golden_match_is_played_by_buttons(
    world: World, answers: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    (new, _), *rest = steps("football-declared")
    for where in ("table.lobby.seed_of", "table.records.provable_dice.seed_of"):
        monkeypatch.setattr(where, lambda secret, seeded: bytes.fromhex(new["seed"]))
    for member in (world.ana, world.ben):
        await world.slash(member, "settings me", ask="everything")
    game = await begun(world, new)
    for request, reply in [pair for pair in rest if pair[0]["do"] == "answer"][:answers]:
        member = (world.ana, world.ben)[request["player"]]
        await pressed(world, member, request["choice"])
        (_, entry) = (await world.bot.table.entries(game.id))[-1]
        assert json.loads(encode(list(entry.rules))) == reply["ok"]["events"]
