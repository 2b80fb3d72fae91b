"""Whole games of Rapid Attack as people play them."""

from __future__ import annotations

import random
import re

import pytest
import simcord

from table import Game
from tests.e2e.players import RANGES, ButtonPlayer, ChoosePlayer, game_here, play, settled, start_game, turn_of
from tests.e2e.world import World
from text.fluent.catalogue import say

pytestmark = pytest.mark.alone

ASKED = {"activate", "target", "range", "defend", "act", "loss", "doomsday"}


def is_over(game: Game) -> bool:
    """Whether it was played to its end, with a reason for it."""
    return game.status == "ended" and game.state is not None and game.state.outcome is not None


@pytest.mark.parametrize("size", ["demo", pytest.param("skirmish", marks=pytest.mark.long)])
async def test_a_game_by_buttons_alone(world: World, size: str) -> None:
    await start_game(world, size)
    assert is_over(await play(world, ButtonPlayer(world, random.Random(1))))


@pytest.mark.long
async def test_a_skirmish_by_slash_commands_alone(world: World) -> None:
    await world.slash(world.ana, "game new", table="declared", ruleset="rapid-attack", size="skirmish")
    await world.slash(world.ben, "game join")
    await world.slash(world.ana, "game start")
    await world.ask_everything()
    player = ChoosePlayer(world, random.Random(1))
    assert is_over(await play(world, player))
    assert set(player.said) >= ASKED, player.said


ADVANCED = "split-range, elevation, hazards, initiative, drop-whites, jettison"
SMALL = {"frames": "2", "stations": 1, "rockets": 1, "clock": 4}


@pytest.mark.long
@pytest.mark.parametrize("player", [ButtonPlayer, ChoosePlayer])
async def test_with_every_advanced_rule(world: World, player: type[ButtonPlayer] | type[ChoosePlayer]) -> None:
    await start_game(world, "custom", options=ADVANCED, **SMALL)
    assert is_over(await play(world, player(world, random.Random(6))))


async def test_a_spot_begun_with_a_button_and_finished_with_a_command(world: World) -> None:
    await world.ask_everything()
    await start_game(world)
    buttons, commands = ButtonPlayer(world, random.Random(9)), ChoosePlayer(world, random.Random(9))
    await play(world, buttons, until=lambda game: game.requests[0].kind == "spot-target")
    game = await play(world, commands, steps=1)
    assert commands.said["spot-target"] == 1
    assert game.status == "running" or is_over(game)


@pytest.mark.long
async def test_english_and_french_at_one_table_by_buttons_and_by_commands(world: World) -> None:
    chance = random.Random(7)
    await start_game(world, "demo", others=[world.chloe])
    buttons, commands = ButtonPlayer(world, chance), ChoosePlayer(world, chance)
    both = {world.ana.id: buttons, world.chloe.id: commands}
    seen = set[str]()
    while len(seen) < 2 and (await play(world, both, steps=1)).status == "running":
        here = (("en", world.ana), ("fr", world.chloe))
        seen |= {locale for locale, member in here if say(locale, "button-refresh") in world.buttons(member)}
    assert seen == {"en", "fr"}
    assert say("fr", "option-done") not in world.text(world.ana), "what Ana alone sees is English"
    assert is_over(await play(world, both))


@pytest.mark.long
async def test_five_at_one_table(world: World) -> None:
    emil = world.newcomer("Эмиль")
    game = await start_game(world, "demo", others=[world.ben, world.chloe, world.dmitri, emil])
    assert len(game.seats) == 5
    assert is_over(await play(world, ButtonPlayer(world, random.Random(2))))


class DicePlayer(ButtonPlayer):
    """Rolls dice of wood when the bot asks for faces, and types them into its form."""

    async def decide(self, member: simcord.MemberActor, game: Game) -> simcord.InteractionResult:
        """One decision; the bot's form, if it has one for it, is filled in."""
        shown = await super().decide(member, game)
        if shown.modal is not None:
            pool = shown.modal["components"][0]["components"][0]["placeholder"]
            kinds = re.findall(r"[a-z]+( d8)?(?: ×(\d+))?", pool)
            faces = [str(self.chance.randint(1, 8 if d8 else 6)) for d8, count in kinds for _ in range(int(count or 1))]
            await self.world.submit_line(member, shown, " ".join(faces))
            self.said["form"] += 1
        return shown


@pytest.mark.long
async def test_with_dice_of_wood(world: World) -> None:
    await start_game(world, "demo", dice="typed")
    player = DicePlayer(world, random.Random(3))
    assert is_over(await play(world, player))
    assert player.said["form"] > 5


async def test_too_few_faces_in_the_form_cost_a_sentence(world: World) -> None:
    """Discord takes no second form as the reply to a form."""
    await world.ask_everything()
    await start_game(world, "demo", dice="typed")
    player = DicePlayer(world, random.Random(3))
    game = await play(world, player, until=lambda game: game.requests[0].kind == "range")
    member = turn_of(world, game)
    shown = await ButtonPlayer(world, random.Random(3)).decide(member, game)
    assert shown.modal is not None
    answered = await world.submit_line(member, shown, "1")
    assert answered.modal is None
    assert "This roll needs" in world.reply(answered)
    assert (await game_here(world)).seq == game.seq
    await player.decide(member, await game_here(world))
    assert (await game_here(world)).seq == game.seq + 1


async def test_dice_of_wood_are_promised_nowhere(world: World) -> None:
    game = await start_game(world, "demo", dice="typed")
    assert game.commitment not in world.text()
    await world.slash(world.ana, "game end", sure=True)
    await settled(world)
    assert "🏁" in world.text()
    assert say("en", "finale-dice") not in world.text()


async def test_with_dice_of_wood_by_slash_commands(world: World) -> None:
    game = await start_game(world, "demo", dice="typed")
    member, frame = turn_of(world, game), game.requests[0].options[0].choice
    target = "B1" if frame.startswith("A") else "A1"
    await world.slash(member, "choose", choice=f"{frame}|target={target}")
    for range_ in RANGES:
        asked = await world.slash(member, "choose", choice=range_)
        if "This roll needs" in world.reply(asked):
            break
    before = await game_here(world)
    assert before.requests[0].kind == "range", "nothing is rolled before the faces are there"
    pool = re.search(r"faces of (.+?) in", world.reply(asked)).group(1).split()
    few = await world.slash(member, "choose", choice=range_, faces="1")
    assert "You gave 1." in world.reply(few)
    wrong = await world.slash(member, "choose", choice=range_, faces=" ".join(["9"] * len(pool)))
    assert "can't show 9" in world.reply(wrong)
    many = await world.slash(member, "choose", choice=range_, faces=" ".join(["1"] * (len(pool) + 1)))
    assert "Too many dice" in world.reply(many)
    assert (await game_here(world)).seq == before.seq
    await world.slash(member, "choose", choice=range_, faces=",".join(["2"] * len(pool)))
    after = await game_here(world)
    assert after.state.stack[-1].faces == (2,) * len(pool)
