"""A table of MEZ in French: its order, its words."""

from __future__ import annotations

import random

import pytest

from tests.e2e.players import ButtonPlayer, play, settled
from tests.e2e.world import World

pytestmark = pytest.mark.alone


@pytest.mark.long
async def test_a_game_of_mez_in_its_own_words(world: World) -> None:
    """Turns are counted up, damage is what takes a system, points of victory decide; nobody passes."""
    await world.ask_everything()
    await world.slash(world.ana, "game new", table="declared", ruleset="mez", size="demo", language="fr")
    await world.press(world.chloe, "Rejoindre")
    await world.press(world.ana, custom_id="*:start:*")
    await settled(world)
    player = ButtonPlayer(world, random.Random(2))
    game = await play(world, player)
    assert game.status == "ended"
    assert player.said["pass"] == 0
    text = world.text(world.chloe).lower()
    assert "sur 5" in text
    assert "dégât" in text
    for word in ("compte à rebours", "score", "dés de dégâts", "doomsday"):
        assert word not in text, word
