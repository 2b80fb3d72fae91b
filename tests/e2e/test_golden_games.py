"""The worked examples of the books once more, played at the bot's own table: what the referee said, the bot does."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rules import DiceNeeded, FairDice
from rules.codec import encode
from table import Game, Move, Opened, Person
from tests.e2e.world import World

GAMES = Path(__file__).parents[1] / "rules" / "games"
EXAMPLES = ("example-attack", "dice-assignment", "overlap", "nine-to-seven", "initiative", "mez")


def steps(name: str) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """Each request of a golden game with the referee's reply."""
    lines = [json.loads(line) for line in (GAMES / f"{name}.jsonl").read_text().splitlines() if line[:1] == "{"]
    return list(zip(lines[::2], lines[1::2], strict=True))


async def opened(world: World, new: dict[str, Any]) -> tuple[Game, list[Person]]:
    """The same game at the channel's table, with dice that are typed in."""
    members = (world.ana, world.ben, world.chloe, world.dmitri)
    people = [Person(member.id, player["name"]) for member, player in zip(members, new["players"], strict=False)]
    options = {**new.get("options", {}), "dice": "typed"}
    lobby = Opened(people[0].user, "Golden", new["ruleset"], new["size"], "declared", options)
    game = await world.bot.table.open(people[0], channel=world.channel.id, guild=world.guild.id, opened=lobby)
    for person, player in zip(people, new["players"], strict=True):
        game = await world.bot.table.join(game.id, person, player["company"])
    return await world.bot.table.start(game.id, people[0]), people


@pytest.mark.parametrize("name", EXAMPLES)
async def test_an_example_of_the_book_at_the_bots_table(world: World, name: str) -> None:
    await world.ask_everything()
    script = steps(name)
    game, people = await opened(world, next(request for request, _ in script if request["do"] == "new"))
    played = 0
    if game.requests[0].kind == "first-roll":  # the referee has rolled it, here it is typed
        seed = next(bytes.fromhex(request.get("seed", "00")) for request, _ in script if request["do"] == "new")
        person = people[game.requests[0].player]
        with pytest.raises(DiceNeeded) as needed:
            await world.bot.table.answer(game.id, person, [Move("roll")], seq=game.seq)
        faces = list(FairDice(seed).roll(needed.value.facts["dice"]))
        game = await world.bot.table.answer(game.id, person, [Move("roll")], seq=game.seq, faces=faces)
    for request, reply in script:
        if request["do"] != "answer" or "ok" not in reply:
            continue
        person, faces = people[request["player"]], request.get("dice")
        move = Move(request["choice"])
        game = await world.bot.table.answer(game.id, person, [move], seq=game.seq, faces=faces)
        (_, entry) = (await world.bot.table.entries(game.id))[-1]
        assert json.loads(encode(list(entry.rules))) == reply["ok"]["events"]
        played += 1
    assert played
    await world.bot.boards.settle()
    assert any(message.attachments for message in world.messages())
