"""`/odds` and the button that rolls again."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.e2e.players import ButtonPlayer, play, start_game, turn_of
from tests.e2e.world import World


def picture(world: World) -> Any:
    """The picture of the newest message."""
    (file,) = world.messages()[-1].attachments
    return file


async def test_odds_in_words_and_as_a_picture(world: World) -> None:
    text = world.reply(await world.slash(world.ana, "odds", attack=5, spot=3, defense=4, systems=1))
    assert text.startswith(
        "**Attack 5 + spot 3 − defense 4 = 4 dice**, at direct-fire range, in the open\n20% no hit, 40%"
    )
    assert "Destroyed (its 3 hits left): 11%." in text
    assert "One point more: 5 dice, 1.67 on average, at least one 87%, destroyed 21%" in text
    assert "Without the spot: 1 die" in text
    assert picture(world).filename == "odds.png"
    assert picture(world).description.startswith("Attack 5"), "alt text is read aloud: no asterisks"
    assert "20% no hit" in picture(world).description


async def test_odds_speak_the_askers_language_unless_the_server_has_one(world: World) -> None:
    assert "Attaque 5" in world.reply(await world.slash(world.chloe, "odds", attack=5))
    await world.slash(world.ana, "settings server", language="en")
    assert "Attack 5" in world.reply(await world.slash(world.chloe, "odds", attack=5))


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"attack": 0}, "no hit"),
        ({"attack": 12, "spot": 12, "cover": "terrain", "cover_hits": 99}, "behind terrain that absorbs 99 hits"),
        ({"attack": 6, "range": "hand-to-hand", "cover": "frame"}, "where cover does not count"),
        ({"attack": 6, "range": "artillery", "cover": "frame-immune"}, "two defense systems"),
        ({"attack": 6, "target": "terrain", "systems": 3, "spot": 4}, "**Attack 6 = 6 dice**, against terrain"),
        ({"attack": 6, "cover": "frame", "ruleset": "mez"}, "behind a frame that can take 6 hits"),
    ],
)
async def test_every_kind_of_attack(world: World, options: dict[str, Any], said: str) -> None:
    assert said in world.reply(await world.slash(world.ana, "odds", **options))
    assert picture(world)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (
            {"attack": 6, "defense": 3, "target": "goal"},
            "**Shot 6 − defense 3 = 3 dice**, one frame in the way\nGoal: 42%.\n- One more point: 4 dice, goal 52%\n"
            "- One point less: 2 dice, goal 31%\n- With a mark of 4: 7 dice, goal 72%\n"
            "- With nobody in the way: 6 dice, goal 91%",
        ),
        ({"attack": 3, "target": "mate", "line": 2}, "**Pass 3 − defense 0 = 3 dice**, 2 frames in the way"),
        ({"attack": 3}, "With one frame in the way, undefended: 3 dice, goal 42%"),
        (
            {"attack": 4, "defense": 2, "target": "possessor", "range": "hand-to-hand"},
            "**Steal 4 − defense 2 = 2 dice**, hand-to-hand\nBall won: 56%. Foul: 19%.",
        ),
        ({"attack": 4, "spot": 1, "target": "possessor"}, "Without the mark: 4 dice, ball 80%, foul"),
        ({"attack": 4, "target": "terrain"}, "This game has no such target"),
        ({"attack": 4, "target": "possessor", "line": 1}, "Nobody is in the way"),
    ],
)
async def test_the_chances_at_the_ball(world: World, options: dict[str, Any], said: str) -> None:
    reply = world.reply(await world.slash(world.ana, "odds", ruleset="football", **options))
    assert said in reply


async def test_the_odds_answer_a_steal_as_a_picture(world: World) -> None:
    await world.slash(world.ana, "odds", ruleset="football", attack=4, target="possessor")
    assert picture(world).filename == "odds.png"
    assert picture(world).description.startswith("Slide tackle 4")


async def test_no_game_of_frames_has_a_goal(world: World) -> None:
    reply = world.reply(await world.slash(world.ana, "odds", attack=4, target="goal"))
    assert "This game has no such target" in reply
    assert world.messages() == []


async def test_a_roll_shows_the_best_die_of_each_color(world: World) -> None:
    for _ in range(3):
        told = world.reply(await world.slash(world.ana, "roll", dice="3R B")).splitlines()
        attack = next(line for line in told if line.endswith("attack"))
        faces = [int(word) for word in attack.partition(":")[0].split() if word.isdecimal()]
        assert len(faces) == 3
        assert f"best **{max(faces)}**" in attack
        assert "best" not in next(line for line in told if line.endswith("defend"))


@pytest.mark.alone
async def test_roll_again_after_a_restart_and_by_anybody(world: World) -> None:
    await world.slash(world.ana, "roll", dice="2W 2K", label="Charge!")
    assert picture(world).filename == "roll.png"
    await world.restart()
    text = world.reply(await world.press(world.ben, "Roll again"))
    assert text.startswith("**Ben** rolls again:\n**Charge!**\n")
    assert "launch and repair" in text
    assert len(world.messages()) == 2
    assert world.reply(await world.press(world.ana, "Roll again")).startswith("**Ana** rolls again")


async def test_a_private_roll_stays_private(world: World) -> None:
    await world.slash(world.ana, "roll", dice="4d6kh3+2", private=True)
    await world.press(world.ana, "Roll again")
    assert world.messages() == []


@pytest.mark.parametrize("dice", ["1d6" + "+1" * 60, "1d6 [a|b]"])
async def test_what_finds_no_room_in_a_button_has_none(world: World, dice: str) -> None:
    await world.slash(world.ana, "roll", dice=dice)
    assert "Roll again" not in world.buttons(world.ana)


async def test_a_long_label_is_cut(world: World) -> None:
    await world.slash(world.ana, "roll", dice="2W", label="🤖 **@everyone** " * 300)
    text = world.reply(await world.press(world.ben, "Roll again"))
    assert "@everyone" not in text


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (
            {"attack": 5, "defense": 2, "range": "assault"},
            "**Attack 5 − defense 2 = 3 dice**, at assault range, on a ship, in the open\n"
            "At least one hit: 88%. Two: 50%. Three: 12%.",
        ),
        ({"attack": 5, "defense": 2, "range": "assault"}, "- In cover: 3 dice, at least one hit 70%"),
        ({"attack": 5, "range": "support"}, "- In a dogfight: 5 dice"),
        ({"attack": 4, "range": "dogfight", "target": "company"}, "in a dogfight, on a company"),
        ({"attack": 4, "target": "company"}, "At assault range, by a red ace: 4 dice"),
        ({"attack": 4, "spot": 3, "cover": "screen"}, "behind a screen"),
        ({"attack": 4, "systems": 1}, "Destroyed (all 3 it has left):"),
        ({"attack": 4, "range": "support", "target": "company"}, "not against that target"),
        ({"attack": 4, "range": "artillery"}, "This game has no such range"),
        ({"attack": 4, "cover": "terrain"}, "This game has no such cover"),
        ({"attack": 4, "target": "goal"}, "This game has no such target"),
    ],
)
async def test_the_chances_in_space(world: World, options: dict[str, Any], said: str) -> None:
    reply = world.reply(await world.slash(world.ana, "odds", ruleset="intercept-orbit", **options))
    assert said in reply


async def test_the_rules_of_the_game_in_the_channel_unless_others_are_named(world: World) -> None:
    await world.slash(world.ana, "game new", table="declared", ruleset="intercept-orbit")
    assert "point defense range" in world.reply(await world.slash(world.ana, "odds", attack=4))
    assert "direct-fire" in world.reply(await world.slash(world.ana, "odds", attack=4, ruleset="rapid-attack"))


async def test_no_game_of_frames_has_a_dogfight(world: World) -> None:
    for options in ({"range": "dogfight"}, {"cover": "debris"}):
        reply = world.reply(await world.slash(world.ana, "odds", attack=4, **options))
        assert "This game has no such" in reply
    assert world.messages() == []


# -- in the panel -----------------------------------------------------------------------------------------------------


async def test_the_panel_has_one_line_and_the_rest_behind_a_button(world: World) -> None:
    await start_game(world)
    attack_is_on_offer = lambda g: any(item.label == "attack" for item in g.requests[0].options)  # noqa: E731
    game = await play(world, ButtonPlayer(world, random.Random(4)), until=attack_is_on_offer)
    panel = world.reply(await world.press(turn_of(world, game), "Your move"))
    assert panel.count("to hit, ") == 1
    assert "no hit" not in panel
    shown = await world.press(turn_of(world, game), "All odds")
    assert shown.ephemeral
    assert "no hit" in world.reply(shown)
