"""Previews of what asks for no place on a map: a ship that nobody steers, a whole team at its suggested places."""

from __future__ import annotations

import random

import pytest
import simcord

from table import Game
from tests.e2e.players import ButtonPlayer, game_here, open_panel, play, start_game, turn_of
from tests.e2e.world import World, text_of


async def at_option(world: World, ruleset: str, size: str, label: str) -> tuple[Game, simcord.MemberActor]:
    """A game on a map that offers such an option, with the panel open."""
    await start_game(world, size, ruleset=ruleset, table="map")
    game = await play(
        world,
        ButtonPlayer(world, random.Random(3)),
        until=lambda game: any(option.label == label for option in game.requests[0].options),
    )
    member = turn_of(world, game)
    await open_panel(world, member)
    return game, member


@pytest.mark.parametrize(
    ("ruleset", "size", "label", "press", "told"),
    [
        ("intercept-orbit", "standard", "straight", "Preview: straight ahead", "🧭"),
        ("football", "friendly", "line-up", "Preview: as suggested", "Your frames take the suggested places"),
    ],
)
async def test_what_moves_without_a_place_has_its_picture_beside_the_panel(
    world: World, ruleset: str, size: str, label: str, press: str, told: str
) -> None:
    game, member = await at_option(world, ruleset, size, label)
    shown = await world.press(member, press)
    message = [*([shown.response] if shown.response else []), *shown.followups][-1].message
    assert told in text_of(message)
    assert message.attachments
    assert message.flags.ephemeral
    assert (await game_here(world)).seq == game.seq


@pytest.mark.long
async def test_a_forged_preview_costs_a_sentence(world: World) -> None:
    game, member = await at_option(world, "intercept-orbit", "standard", "straight")
    panel = next(c for c in reversed(world.controls(member)) if ":foresee:" in c.custom_id)
    answer = await world.forge(member, panel.message, f"{panel.custom_id.rpartition(':')[0]}:nonsense")
    assert "You can't do that now" in world.reply(answer)
    assert (await game_here(world)).seq == game.seq
