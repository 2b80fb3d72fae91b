"""Games on a map, as people play them: planned in private, moved by buttons and by commands."""

from __future__ import annotations

import random
import re

import pytest
import simcord

from tests.e2e.maps import MAP, SMALL, at_move, start_map
from tests.e2e.players import ButtonPlayer, ChoosePlayer, answered, game_here, open_game, play, settled, turn_of
from tests.e2e.world import Control, World, text_of
from tests.long import first
from text import error_line
from text.fluent.catalogue import say


def _controls(world: World, member: simcord.MemberActor, part: str) -> list[Control]:
    return [control for control in world.controls(member) if part in control.custom_id]


def _go(world: World, member: simcord.MemberActor) -> Control:
    return _controls(world, member, ":go:")[-1]


def _point(control: Control) -> tuple[float, float]:
    found = re.search(r"@(-?[\d.]+),(-?[\d.]+)~", control.custom_id)
    assert found is not None, control.custom_id
    return float(found[1]), float(found[2])


# -- whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.alone
async def test_a_whole_game_by_buttons_alone_with_a_restart(world: World) -> None:
    await start_map(world, "custom", **{**SMALL, "frames": "2"})
    player = ButtonPlayer(world, random.Random(1))
    await play(world, player, steps=12)
    await world.restart()
    game = await play(world, player)
    assert game.status == "ended"
    assert game.state.outcome.reason == "doomsday"
    assert player.said["go"] > 5
    assert player.said["tried"] > 5


@pytest.mark.long
async def test_a_whole_game_by_slash_commands_alone(world: World) -> None:
    await world.slash(
        world.ana, "game new", ruleset="rapid-attack", size="custom", style="port", shape="round", **MAP, **SMALL
    )
    await world.slash(world.ben, "game join")
    await world.slash(world.ana, "game start")
    player = ChoosePlayer(world, random.Random(5))
    game = await play(world, player)
    assert game.status == "ended"
    assert player.said["place"] > 3, player.said


@pytest.mark.parametrize("way", first([ButtonPlayer, ChoosePlayer]))
async def test_players_put_down_terrain_before_they_deploy(
    world: World, way: type[ButtonPlayer | ChoosePlayer]
) -> None:
    game = await start_map(world, "custom", options="terrain", **{**SMALL, "frames": "2"})
    before = game.state.terrain
    assert game.requests[0].kind == "terrain"
    player = way(world, random.Random(3))
    await play(world, player, steps=8, until=lambda game: game.requests[0].kind != "terrain")
    game = await settled(world)
    while game.requests[0].kind == "terrain":
        await world.slash(turn_of(world, game), "choose", choice="content")
        game = await answered(world, game)
    assert game.state.terrain != before
    assert game.state.layout is None


@pytest.mark.long
async def test_english_and_french_on_one_map(world: World) -> None:
    await open_game(world, "demo", others=[world.chloe], **MAP)
    await world.press(world.ana, "Start")
    game = await play(world, ButtonPlayer(world, random.Random(7)), steps=20)
    assert game.status == "running"
    for member, locale in ((world.chloe, "fr"), (world.ana, "en")):
        own = {say(locale, "button-hint"), say(locale, "button-refresh")}  # one of them, asked or not
        assert own & set(world.buttons(member))


# -- planning -------------------------------------------------------------------------------------------------------


async def test_nothing_is_spent_until_go_is_pressed(world: World) -> None:
    game, member, die = await at_move(world)
    await member.click(die.message, custom_id=die.custom_id)
    assert (await game_here(world)).seq == game.seq
    go = _go(world, member)
    assert go.message.flags.ephemeral
    before = game.state.frame(game.state.stack[-1].frame).at
    await member.click(go.message, custom_id=go.custom_id)
    after = await answered(world, game)
    frame = after.state.frame(game.state.stack[-1].frame)
    assert frame.at == pytest.approx(_point(go), abs=0.02)
    assert frame.at != before or "stay" in go.custom_id


async def test_a_plan_has_a_picture_with_words_and_a_length(world: World) -> None:
    _, member, die = await at_move(world)
    await member.click(die.message, custom_id=die.custom_id)
    message = _go(world, member).message
    assert message.attachments
    said = text_of(message)
    assert re.search(r"\*\*(It stays|[\d.]+ of \d)", said), said
    assert say("en", "rapid-attack-plan-sights") in said


@pytest.mark.long
async def test_nudges_move_the_plan_and_not_the_frame(world: World) -> None:
    game, member, die = await at_move(world)
    await member.click(die.message, custom_id=die.custom_id)
    places = {_point(_go(world, member))}
    await world.press(member, say("en", "button-shift"))
    for name in ("N", "SE", "W", "S", "NE", "E", "SW", "NW"):
        await world.press(member, say("en", f"nudge-{name}"))
        places.add(_point(_go(world, member)))
    assert len(places) > 2
    assert (await game_here(world)).seq == game.seq


@pytest.mark.alone
async def test_the_plan_survives_a_restart(world: World) -> None:
    game, member, die = await at_move(world)
    await member.click(die.message, custom_id=die.custom_id)
    await world.press(member, say("en", "button-shift"))
    await world.press(member, say("en", "nudge-N"))
    go = _go(world, member)
    await world.restart()
    await member.click(go.message, custom_id=go.custom_id)
    after = await answered(world, game)
    assert after.state.frame(game.state.stack[-1].frame).at == pytest.approx(_point(go), abs=0.02)


async def test_an_old_plan_is_refused(world: World) -> None:
    game, member, die = await at_move(world)
    await member.click(die.message, custom_id=die.custom_id)
    await world.press(member, say("en", "button-shift"))
    go, nudge = _go(world, member), _controls(world, member, "!N")[0]
    await world.slash(member, "choose", choice="done")
    seq = (await game_here(world)).seq
    assert seq > game.seq
    for old in (die, nudge, go):
        shown = [message for message in world.messages(member) if message.flags.ephemeral][-1]
        refused = await world.forge(member, shown, old.custom_id)
        assert re.search("wait for your turn|belongs to an earlier question", world.reply(refused))
    assert (await game_here(world)).seq == seq


async def test_somebody_elses_plan_is_refused(world: World) -> None:
    game, member, die = await at_move(world)
    await member.click(die.message, custom_id=die.custom_id)
    go = _go(world, member)
    other = world.ben if member is world.ana else world.ana
    board = world.messages()[0]
    name = game.seats[game.requests[0].player].name
    for control in (die, go):
        refused = await world.forge(other, board, control.custom_id)
        assert error_line("en", "not-your-decision", {"player": name}) in world.reply(refused)
        stranger = await world.forge(world.dmitri, board, control.custom_id)
        assert world.reply(stranger)
    assert (await game_here(world)).seq == game.seq


NONSENSE = [
    "x",
    "K",
    "ZZ99",
    "K7 K7",
    "toward",
    "toward Nobody 4",
    "behind T99 from B1",
    "N -3",
    "N 1e9",
    "nan,nan",
]
FAR = ["0,0", "-500,3", "1e300,2", "999999,999999", "A1", "N 99999", "inf,inf"]


async def test_nonsense_and_far_away_cost_a_sentence(world: World) -> None:
    game, member, die = await at_move(world)
    choice = next(option.choice for option in game.requests[0].options if option.label == "move")
    await member.click(die.message, custom_id=die.custom_id)
    await world.press(member, say("en", "button-shift"))
    for place in (*NONSENSE, *FAR, "9" * 300, "@everyone", "<@&1>\n# big", "عبد الله", "🤖" * 40):
        result = await world.slash(member, "choose", choice=choice, place=place)
        assert (await game_here(world)).seq == game.seq, place
        assert world.reply(result), place
        assert "@everyone" not in world.reply(result)
        assert result.ephemeral, place
        form = await world.press(member, say("en", "button-write"))
        sent = await world.submit_line(member, form, place)
        assert world.reply(sent), place
        assert (await game_here(world)).seq == game.seq, place
    for direction in "NESW":  # it may be blocked on one side
        if (await game_here(world)).seq == game.seq:
            assert world.reply(await world.slash(member, "choose", choice=choice, place=direction))
    assert (await game_here(world)).seq > game.seq, "a direction alone is a move"


@pytest.mark.long
async def test_ten_thousand_characters(world: World) -> None:
    game, member, _ = await at_move(world)
    choice = next(option.choice for option in game.requests[0].options if option.label == "move")
    result = await world.slash(member, "choose", choice=choice, place="N 2 " * 2500)
    assert len(world.reply(result)) < 2000
    assert (await game_here(world)).seq == game.seq


@pytest.mark.parametrize(
    "argument",
    [
        *("", "move:0@", "x@y~z!Q", "@1,2~1!N"),
        *(pytest.param(text, marks=pytest.mark.long) for text in ("@", "move:0", "move:99@5,5~1", "@@@", "a" * 60)),
    ],
)
async def test_forged_plans(world: World, argument: str) -> None:
    game, member, die = await at_move(world)
    for verb in ("plan", "go", "planwrite", "planplace", "planfirst", "planwritten", "gofaces"):
        result = await world.forge(member, die.message, f"mf:{game.id}:{game.seq}:{verb}:{argument}")
        assert world.reply(result) or result.modal is not None, verb
        now = await game_here(world)
        if now.seq != game.seq:
            assert verb == "go"
            return


async def test_what_is_written_in_the_form_is_planned(world: World) -> None:
    game, member, die = await at_move(world)
    await member.click(die.message, custom_id=die.custom_id)
    x, y = game.state.frame(game.state.stack[-1].frame).at
    await world.press(member, say("en", "button-shift"))
    for line in (f"{x + 0.1:.2f},{y:.2f}", "N 0.5", "E 1"):
        form = await world.press(member, say("en", "button-write"))
        assert form.modal is not None
        await world.submit_line(member, form, line)
    assert (await game_here(world)).seq == game.seq
    assert _go(world, member)


async def test_move_without_a_place_opens_the_panel(world: World) -> None:
    game, member, _ = await at_move(world)
    choice = next(option.choice for option in game.requests[0].options if option.label == "move")
    shown = await world.slash(member, "choose", choice=choice)
    assert say("en", "rapid-attack-plan-sights") in world.reply(shown)
    shown = await world.slash(member, "choose", choice=choice, place="N 0.5", preview=True)
    assert say("en", "rapid-attack-plan-sights") in world.reply(shown)
    assert (await game_here(world)).seq == game.seq
    offered = await world.offered(member, "choose", "place", "", choice=choice)
    assert len(offered) > 2
    await world.slash(member, "choose", choice=choice, place=next(iter(offered.values())))
    await answered(world, game)


# -- looking ----------------------------------------------------------------------------------------------------------


async def test_look(world: World) -> None:
    game, _, _ = await at_move(world)
    for options in ({}, {"at": "K7"}, {"at": "12.5,8"}, {"frame": "A1"}, {"at": "B1"}, {"at": "B1", "frame": "A1"}):
        shown = await world.slash(world.dmitri, "look", **options)
        assert shown.ephemeral
        assert "7K" in world.reply(shown) or options.get("at") != "K7"
        assert shown.response.message.attachments
    for options in ({"at": "ZZ99"}, {"at": "x" * 3000}, {"frame": "Q9"}, {"at": "9999,9999"}):
        refused = await world.slash(world.ana, "look", **options)
        assert world.reply(refused)
        assert not refused.response.message.attachments
    assert (await game_here(world)).seq == game.seq


@pytest.mark.long
async def test_look_measures_between_any_two_things_and_points(world: World) -> None:
    """All may measure at any time (rulebook: "Ruler, Units, and Measuring")."""
    game, _, _ = await at_move(world)
    for options in ({"frame": "A1", "to": "B1"}, {"at": "T1", "to": "T2"}, {"at": "K7", "to": "12.5,8"}):
        told = world.reply(await world.slash(world.dmitri, "look", **options))
        assert "📏" in told
        assert "unit" in told
    assert "/look at:" in world.reply(await world.slash(world.ana, "look", to="B1"))
    assert "📏" not in world.reply(await world.slash(world.ana, "look", at="A1", to="ZZ99"))
    assert (await game_here(world)).seq == game.seq


async def test_the_board_as_text_says_who_is_where(world: World) -> None:
    game, member, _ = await at_move(world)
    told = world.reply(await world.press(member, "Board as text"))
    assert "Columns from A" in told
    for frame in game.state.frames:
        assert frame.id in told
    assert re.search(r"at \d+[A-Z]\b", told)
