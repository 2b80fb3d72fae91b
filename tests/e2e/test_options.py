"""Advanced rules, bidding and deployment as people meet them."""

from __future__ import annotations

import random

import pytest

from tests.e2e.players import ButtonPlayer, ChoosePlayer, game_here, order, play, start_game
from tests.e2e.world import World
from text import error_line

FOUR = "B B Rh +3 rockets; Rd Rd B G; Ra Ra Y; G G B Rh"
SPARE = f"{FOUR}; Rd G spare"


async def test_the_host_switches_advanced_rules_on_in_the_lobby(world: World) -> None:
    await world.slash(world.ana, "game new", table="declared", ruleset="rapid-attack", options="jettison, initiative")
    assert "Per-frame initiative" in world.text()
    await world.press(world.ana, "Change")
    await world.choose(world.ana, "Hazardous areas", "Dropping whites", custom_id="*:options:")
    game = await game_here(world)
    assert game.options == {"hazards": True, "drop-whites": True}
    refused = await world.press(world.ben, "Change")
    assert refused.ephemeral
    assert (await game_here(world)).options == game.options


async def test_rules_of_the_community_are_named_with_their_source(world: World) -> None:
    await world.slash(world.ana, "game new", table="declared", ruleset="mez", options="most-assets, initiative-kept")
    assert (await game_here(world)).options == {"most-assets": True, "initiative-kept": True}
    assert "Most assets break a tie (community)" in world.text()
    for topic in ("most-assets", "initiative-kept"):
        assert "MFZ:Condensed" in world.reply(await world.slash(world.ben, "rules", topic=topic))
        assert "communauté, de MFZ:Condensed" in world.reply(await world.slash(world.chloe, "rules", topic=topic))
    await world.slash(world.ana, "game end", sure=True)
    await world.slash(world.ana, "game new", table="declared", ruleset="rapid-attack")
    assert (await game_here(world)).options == {}


@pytest.mark.long
async def test_a_game_with_every_advanced_rule_from_bidding_to_doomsday(world: World) -> None:
    every = "split-range, elevation, hazards, initiative, drop-whites, jettison"
    await world.slash(
        world.ana, "game new", table="declared", ruleset="mez", size="custom", frames="2-3", clock=3, options=every
    )
    await world.slash(world.ben, "game join", company="Wall: B B Rh; Rh/Rd E +3 rockets")
    await world.slash(world.ana, "game join", company="Wall: B B Rh; Rd Ra G +3 rockets")
    await world.press(world.ana, "Start")
    game = await play(world, ButtonPlayer(world, random.Random(3)))
    assert game.status == "ended"
    assert "Initiative, lowest first" in world.text()


@pytest.mark.long
async def test_bidding_and_deployment_by_slash_commands(world: World) -> None:
    await world.slash(
        world.ana, "game new", table="declared", ruleset="rapid-attack", options="hazards, jettison, initiative"
    )
    await world.slash(world.ben, "game join", company=SPARE)
    await world.slash(world.ana, "game join", company=SPARE)
    await world.press(world.ana, "Start")
    player = ChoosePlayer(world, random.Random(4))
    game = await play(world, player, steps=80)
    assert game.state is not None
    assert game.state.round
    assert set(player.said) >= {"tie", "deploy", "initiative", "jettison", "hazard"}, player.said


async def test_a_frenchwoman_types_french_words(world: World) -> None:
    await world.slash(
        world.ana, "game new", table="declared", ruleset="mez", size="custom", frames="2", options="jettison"
    )
    await world.slash(world.chloe, "game join", company="Rd Rd G; Rd B +3 rockets")
    await world.press(world.ana, "Start")
    player = ButtonPlayer(world, random.Random(1))
    game = await play(world, player, until=lambda g: g.requests[0].kind == "deploy" and g.waiting[0] == world.chloe.id)
    await world.slash(world.chloe, "choose", choice="tous" if len(game.requests[0].options) > 2 else "all")
    assert (await game_here(world)).seq == game.seq + 1


async def test_what_a_custom_size_may_say(world: World) -> None:
    wrong = await world.slash(world.ana, "game new", table="declared", ruleset="rapid-attack", stations=2)
    assert "custom" in world.reply(wrong)
    wrong = await world.slash(
        world.ana, "game new", table="declared", ruleset="rapid-attack", size="custom", frames="many"
    )
    assert wrong.ephemeral
    wrong = await world.slash(world.ana, "game new", table="declared", ruleset="rapid-attack", options="telepathy")
    assert "telepathy" in world.reply(wrong)


async def test_standing_orders_are_private_and_kept(world: World) -> None:
    await start_game(world)
    await order(world, world.ben, ground="give")
    left = await world.slash(world.ben, "orders", what="losses", value="Y G Rd")
    assert left.ephemeral
    assert "Y G Rd" in world.reply(left)
    assert "Y G Rd" in world.reply(await world.slash(world.ben, "orders"))
    assert "Y G Rd" not in world.reply(await world.slash(world.ana, "orders"))
    assert "Y G Rd" not in world.text() + world.reply(await world.slash(world.ana, "game log"))
    assert "Laser" in await order(world, world.ben, losses="Laser")
    assert error_line("en", "not-seated", {}) in await order(world, world.dmitri, losses="Y")
    assert error_line("en", "order-half", {}) in world.reply(await world.slash(world.ben, "orders", what="losses"))
    assert "frame" in await order(world, world.ben, frame="A1")
    assert list((await world.offered(world.ben, "orders", "what", "ground")).values()) == ["ground"]
    assert set((await world.offered(world.ben, "orders", "value", what="ground")).values()) == {"ask", "give", "hold"}
    written = await world.offered(world.ben, "orders", "value", "Y G", what="losses")
    assert list(written.values()) == ["Y G", "none"]
    assert (await game_here(world)).state.orders_of(1).losses == ("Y", "G", "Rd")  # type: ignore[union-attr]


async def test_the_host_puts_right_what_a_frame_has_left(world: World) -> None:
    await start_game(world)
    assert (await world.slash(world.ana, "correct", what="systems", which="A1")).ephemeral
    refused = await world.slash(world.ben, "correct", what="whites", which="A1", value="1")
    assert "host" in world.reply(refused)
    await world.slash(world.ana, "correct", what="whites", which="A1", value="1")
    put = await world.slash(world.ana, "correct", what="systems", which="a1", value="Rd B")
    assert "Corrected and logged" in world.reply(put)
    frame = (await game_here(world)).state.frame("A1")  # type: ignore[union-attr]
    assert (frame.systems, frame.white) == (("Rd", "B"), 1)
    assert "no dice" in world.reply(await world.slash(world.ana, "correct", what="dice", which="A1", value="W6 5"))


async def test_the_defender_agrees_before_dice_fall_unless_the_table_trusts_the_attacker(world: World) -> None:
    game = await start_game(world, options="trust")
    assert game.options["trust"] is True
    assert not game.state.needs_agreement  # type: ignore[union-attr]
    assert "you agree" in await order(world, world.ben, agree="always")
