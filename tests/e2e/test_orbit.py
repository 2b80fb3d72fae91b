"""Intercept Orbit as people play it: the same panels, ships instead of frames."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from table import Game
from tests.e2e.players import (
    ButtonPlayer,
    ChoosePlayer,
    game_here,
    open_game,
    open_panel,
    order,
    play,
    settled,
    start_game,
    turn_of,
)
from tests.e2e.test_memory import file_in
from tests.e2e.world import World
from text.fluent.catalogue import say

ORBIT: dict[str, Any] = {"ruleset": "intercept-orbit"}
SMALL: dict[str, Any] = {"size": "custom", "frames": "2", "stations": 1, "clock": 2, **ORBIT}
FLEET = "Capital Kestrel: Rp Ra B K; Frigate Wasp: Ra B Y; Frigate Moth: Rs B Y; Company Hornets: ace R; HVA; HVA; HVA"


def ended(game: Game) -> None:
    """A game that has been fought to its end."""
    assert game.status == "ended"
    assert game.state is not None
    assert game.state.outcome is not None
    assert game.state.outcome.reason == "doomsday"


@pytest.mark.alone
@pytest.mark.parametrize(
    ("player", "table"),
    [
        (ChoosePlayer, "declared"),
        (ButtonPlayer, "map"),
        (ButtonPlayer, "declared"),
        (ChoosePlayer, "map"),
    ],
)
@pytest.mark.long
async def test_a_whole_game_with_a_restart_in_between(
    world: World, player: type[ButtonPlayer] | type[ChoosePlayer], table: str
) -> None:
    await start_game(world, table=table, **SMALL)
    game = await play(world, player(world, random.Random(4)), steps=25)
    assert game.status == "running"
    await world.restart()
    game = await play(world, player(world, random.Random(5)))
    ended(game)
    assert "The battle is over" in world.text(world.ben)
    assert "Round 2" in world.text(world.ben)


@pytest.mark.long
async def test_four_in_a_lobby_and_nobody_more(world: World) -> None:
    dmitri = world.newcomer("Dmitri")
    erik = world.newcomer("Erik")
    await open_game(world, others=[world.ben, world.chloe, dmitri], **SMALL)
    refused = await world.press(erik, "Join")
    assert world.reply(refused)
    assert len((await settled(world)).seats) == 4
    await world.press(world.ana, "Start")
    game = await play(world, ButtonPlayer(world, random.Random(3)), steps=80)
    assert game.state is not None
    assert [player.letter for player in game.state.players] == ["A", "B", "C", "D"]


@pytest.mark.parametrize("table", ["declared", "map"])
async def test_set_up_is_one_press_a_player_and_one_for_the_debris(world: World, table: str) -> None:
    await start_game(world, "standard", table=table, **ORBIT)
    label = {"declared": "Ready: everything is on the table", "map": "Place everything as suggested"}[table]
    for _ in range(2):
        member = turn_of(world, await game_here(world))
        await open_panel(world, member)
        await world.press(member, label)
    member = turn_of(world, await game_here(world))
    await open_panel(world, member)
    await world.press(member, {"declared": "Debris on the table: 4", "map": "Debris as suggested: 4"}[table])
    game = await settled(world)
    state: Any = game.state
    assert (state.round, game.requests[0].kind) == (1, "activate")
    assert sum(asset.kind == "debris" for asset in state.assets) == 4
    assert all(asset.placed for asset in state.assets)


async def test_orders_are_left_for_defense_screens_and_riders(world: World) -> None:
    await start_game(world, **SMALL)
    left = await order(world, world.ben, defend="best", screen="never", ride="along")
    assert "defends with its best die" in left
    assert "never goes up" in left
    assert "goes along when that hull moves" in left
    assert "asks you how it defends" in await order(world, world.ben, defend="ask")


async def test_a_ship_that_nobody_steers_is_one_line_of_the_story(world: World) -> None:
    await start_game(world, **SMALL)

    def steered(game: Game) -> bool:
        return any(option.label == "straight" for option in game.requests[0].options)

    game = await play(world, ChoosePlayer(world, random.Random(4)), until=steered)
    before = world.text(world.ana)
    member = turn_of(world, game)
    await world.slash(member, "choose", choice="straight")
    await world.slash(member, "choose", choice="clear")
    after = world.text(world.ana)
    assert after.count("moves on") == before.count("moves on") + 1
    assert all(after.count(words) == before.count(words) for words in ("does not man", "sets its course", "Nothing is"))


async def test_a_fleet_of_ones_own(world: World) -> None:
    await open_game(world, "standard", **ORBIT)
    await world.slash(world.ana, "game join", company=FLEET)
    await world.press(world.ana, "Start")
    game = await settled(world)
    assert game.state is not None
    names = {asset.name for asset in game.state.assets}
    assert {"Kestrel", "Wasp", "Moth", "Hornets"} <= names


async def test_a_fleet_that_does_not_fit_is_refused(world: World) -> None:
    await open_game(world, "standard", **ORBIT)
    await world.slash(world.ana, "game join", company="Capital Kestrel: Rp Ra B B; HVA; HVA; HVA")
    refused = await world.slash(world.ana, "game start")
    assert (await game_here(world)).status == "lobby"
    assert "TA" in world.reply(refused)


async def test_a_number_that_is_fixed_is_no_span(world: World) -> None:
    await start_game(world, **SMALL)
    fleet = "Capital Rp Ra B K; Frigate Ra B Y; Company ace R; HVA"
    await world.slash(world.ana, "game end", sure=True)
    await open_game(world, **SMALL)
    await world.slash(world.ana, "game join", company=fleet)
    assert "exactly 2 are needed" in world.reply(await world.slash(world.ana, "game start"))


async def test_nobody_is_told_of_companies_before_a_battle_of_fleets(world: World) -> None:
    await open_game(world, **SMALL)
    await world.press(world.ana, "Start")
    told = world.text(world.ben).replace(say("en", "button-company"), "")
    assert "compan" not in re.sub(r"`[^`]*`", "", told).casefold()


async def test_debris_is_placed_without_a_heading(world: World) -> None:
    await start_game(world, table="map", **SMALL)
    await play(world, ButtonPlayer(world, random.Random(8)), until=lambda game: game.requests[0].facts["step"] == 8)
    member = turn_of(world, await game_here(world))
    await open_panel(world, member)
    assert "(0 so far), each more than 2 units from" in world.text(member)
    text = world.reply(await world.slash(member, "choose", choice="debris"))
    assert "does the debris X1 lie?" in text.replace("**", "")
    assert "point?" not in text.split("does the debris")[-1]


async def test_a_french_table(world: World) -> None:
    """The board and the story in the table's language, the panel in its reader's."""
    await world.slash(world.ana, "game new", language="fr", table="declared", **SMALL)
    await world.press(world.chloe, "Rejoindre")
    await world.press(world.ana, custom_id="*:start:*")
    await settled(world)
    game = await play(world, ButtonPlayer(world, random.Random(8)), until=lambda game: _asks(world, game, "target"))
    assert _asks(world, game, "target")
    await open_panel(world, world.chloe)
    assert "Quelle cible" in world.text(world.chloe)
    await play(world, ButtonPlayer(world, random.Random(8)), steps=8)
    text = world.text(world.chloe)
    assert "compte à rebours à 2" in text
    assert "doomsday" not in text


def _asks(world: World, game: Game, kind: str) -> bool:
    """Whether Chloé is asked that now."""
    return game.requests[0].kind == kind and turn_of(world, game) is world.chloe


async def test_the_wrong_person_and_an_old_button(world: World) -> None:
    await start_game(world, **SMALL)
    game = await game_here(world)
    member = turn_of(world, game)
    other = next(person for person in (world.ana, world.ben) if person.id != member.id)
    refused = await world.slash(other, "choose", choice=game.requests[0].options[0].choice)
    assert world.reply(refused)
    assert (await game_here(world)).seq == game.seq
    found = await open_panel(world, member)
    await ChoosePlayer(world, random.Random(1)).decide(member, game)
    after = await game_here(world)
    assert after.seq == game.seq + 1
    shown = [control.custom_id for control in world.controls(member)]
    assert found[0].custom_id not in shown, "the panel has gone on with the game"


@pytest.mark.long
async def test_nothing_on_the_way_is_one_press_at_a_crowded_table(world: World) -> None:
    await open_game(world, "standard", others=[world.ben, world.chloe, world.newcomer("Dmitri")], **ORBIT)
    await world.press(world.ana, "Start")
    player = ChoosePlayer(world, random.Random(2))
    await play(world, player, until=lambda game: any(request.kind == "path" for request in game.requests))
    game = await game_here(world)
    assert len(game.requests[0].options) > 25
    found = await open_panel(world, turn_of(world, game))
    assert any(button.custom_id.endswith(":clear") for button in found)


async def test_a_placing_taken_back(world: World) -> None:
    await start_game(world, **SMALL)
    game = await game_here(world)
    member = turn_of(world, game)
    await ChoosePlayer(world, random.Random(1)).decide(member, game)
    assert (await game_here(world)).state != game.state
    await world.slash(member, "game undo")
    await world.press(member, say("en", "button-undo-now"))
    assert (await settled(world)).state == game.state


@pytest.mark.long
async def test_export_verify_and_replay(world: World) -> None:
    await start_game(world, **SMALL)
    ended(await play(world, ChoosePlayer(world, random.Random(9))))
    assert say("en", "proof-kept") in world.reply(await world.slash(world.ana, "game verify"))
    name, data = await file_in(await world.slash(world.ana, "game export"))
    assert name.endswith(".json")
    assert b"intercept-orbit" in data
    name, data = await file_in(await world.slash(world.ana, "game replay"))
    assert name.endswith(".gif")
    assert data.startswith(b"GIF8")


def _ships_ready(game: Game) -> bool:
    """Whether the next turn is a ship's."""
    asked = game.requests[0]
    return asked.kind == "activate" and asked.options[0].choice in ("A1", "B1")


@pytest.mark.long
async def test_a_turn_by_commands_of_its_own(world: World) -> None:
    """Target and range come with the activation, a course with the die, and each step has its command."""
    await start_game(world, table="map", **SMALL)
    game = await play(world, ButtonPlayer(world, random.Random(1)), until=_ships_ready)
    member = turn_of(world, game)
    ship = game.requests[0].options[0].choice
    foe = "B1" if ship.startswith("A") else "A1"
    await world.slash(member, "choose", choice=f"{ship}|target={foe}|range=dogfight")
    game = await game_here(world)
    assert game.requests[0].kind == "defend"
    for typed in ("no defense", "move"):
        filled = {"choice": next(iter((await world.offered(member, "choose", "choice", typed)).values()))}
        if typed == "move":
            filled["place"] = next(iter((await world.offered(member, "choose", "place", "", **filled)).values()))
        await world.slash(member, "choose", **filled)
        after = await game_here(world)
        assert after.seq > game.seq
        game = after
    assert game.state is not None
    assert "sets its course" in world.reply(await world.press(member, custom_id="*:why:*"))


def _pips(game: Game) -> str | None:
    """A die of three pips or more that a ship may steer with now."""
    asked = game.requests[0]
    found = [item.choice for item in asked.options if item.label == "move" and item.facts["face"] > 2]
    return found[0] if found and asked.facts.get("kind") in ("capital", "frigate") else None


async def test_a_course_and_what_is_on_the_way_are_written(world: World) -> None:
    """At a declared table both are free text: with `/choose`, and refused with the reason."""
    await start_game(world, **{**SMALL, "clock": 9})
    game = await play(world, ChoosePlayer(world, random.Random(12)), until=lambda now: _pips(now) is not None)
    member = turn_of(world, game)
    await world.slash(member, "choose", choice=_pips(game))
    game = await game_here(world)
    for wrong, said in (("fast", "valid course"), ("7 1L 2L 3L 4L", "pips"), ("4 9L", "hinge 9")):
        refused = await world.slash(member, "choose", choice=wrong)
        assert said in world.reply(refused)
    assert (await game_here(world)).seq == game.seq
    await world.slash(member, "choose", choice="5 2L 4R")
    game = await play(world, ChoosePlayer(world, random.Random(12)), until=lambda now: now.requests[0].kind == "path")
    beside = [item.choice for item in game.requests[0].options if item.choice.startswith("beside:")]
    for wrong, said in (("through:Z9", "can't be in the way"), ("edge, ends:BV1", "Nothing can follow the end")):
        refused = await world.slash(member, "choose", choice=wrong)
        assert said in world.reply(refused)
    await world.slash(member, "choose", choice=", ".join([*beside[:1], "edge"]))
    await settled(world)
    assert "leaves the table for good" in world.text(member)
    assert "sets its course: `5 2L 4R`" not in world.text(member), "the channel leaves small steps out"
    whole = world.reply(await world.press(member, "Show all"))
    assert "sets its course: `5 2L 4R`" in whole
    assert "leaves the table for good" in whole


async def test_a_ship_is_steered_by_one_form(world: World) -> None:
    """The die and the course of one's own: a press for the form, and the form."""
    await start_game(world, **{**SMALL, "clock": 9})
    game = await play(world, ChoosePlayer(world, random.Random(12)), until=lambda now: _pips(now) is not None)
    member = turn_of(world, game)
    await open_panel(world, member)
    button = next(c for c in reversed(world.controls(member)) if ":free:course|" in c.custom_id)
    form = await member.click(button.message, custom_id=button.custom_id)
    await world.submit_line(member, form, "4 9L")
    assert (await game_here(world)).seq == game.seq, "a course that is refused takes no die"
    form = await member.click(button.message, custom_id=button.custom_id)
    await world.submit_line(member, form, "5")
    after = await game_here(world)
    assert after.seq == game.seq + 1
    await settled(world)
    assert "sets its course: `5`" in world.reply(await world.press(member, "Show all"))


async def test_standing_orders_say_what_is_lost_first(world: World) -> None:
    await start_game(world, **SMALL)
    left = await world.slash(world.ben, "orders", what="losses", value="Y K W")
    assert left.ephemeral
    assert "Y K W" in world.reply(left)
    assert "Y K W" not in world.reply(await world.slash(world.ana, "orders"))
    assert "Laser" not in await order(world, world.ben, losses="Laser")
    assert "asks you what it loses" in await order(world, world.ben, losses="none")


async def test_the_host_says_who_holds_what_how_much_fuel_it_has_and_where_it_clings(world: World) -> None:
    await open_game(world, "standard", **ORBIT)
    await world.slash(world.ana, "game join", company=FLEET)
    await world.press(world.ana, "Start")
    game = await play(
        world, ChoosePlayer(world, random.Random(4)), until=lambda now: now.requests[0].kind == "activate"
    )
    assert game.state is not None
    own = next(asset for asset in game.state.assets if asset.kind == "company")  # type: ignore[attr-defined]
    taker = 1 - own.owner
    hull = next(asset for asset in game.state.assets if asset.ship and asset.owner == taker)  # type: ignore[attr-defined]
    await world.slash(world.ana, "correct", what="fuel", which=own.id, value="3")
    await world.slash(world.ana, "correct", what="cling", which=own.id, value=hull.id)
    await world.slash(world.ana, "correct", what="give", which=hull.id, value="AB"[own.owner])
    state = (await game_here(world)).state
    assert (state.asset(own.id).fuel, state.asset(own.id).host) == (3, hull.id)  # type: ignore[union-attr]
    assert state.asset(hull.id).owner == own.owner  # type: ignore[union-attr]
    refused = await world.slash(world.ben, "correct", what="fuel", which=own.id, value="3")
    assert "Only the host can do that" in world.reply(refused)
    await world.slash(world.ana, "correct", what="cling", which=own.id, value="-")
    assert (await game_here(world)).state.asset(own.id).host is None  # type: ignore[union-attr]
