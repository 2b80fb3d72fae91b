"""The lesson as a beginner plays it."""

from __future__ import annotations

import re

import discord
import pytest
import simcord

from table.lesson import PATH_MAX, STEPS
from tests.e2e.players import start_game
from tests.e2e.world import World, controls_of, text_of


def page(world: World, member: simcord.MemberActor) -> discord.Message:
    """The lesson as its learner sees it."""
    return world.messages(member)[-1]


def picks(message: discord.Message) -> dict[str, str]:
    """What can be chosen in a step: custom id by label."""
    return {c.label: c.custom_id for c in controls_of(message) if re.fullmatch(r"lesson:\d*:\d", c.custom_id)}


def right_one(message: discord.Message) -> str:
    """The custom id of a choice that goes on."""
    return next(i for i in picks(message).values() if _choice(i).right)


def _choice(custom_id: str):  # type: ignore[no-untyped-def]
    _, path, pick = custom_id.split(":")
    return STEPS[len(path)].choices[int(pick)]


async def begin(world: World, member: simcord.MemberActor) -> None:
    await world.slash(member, "help", what="start")


@pytest.mark.parametrize("who", ["ana", "chloe"])
async def test_a_whole_lesson_with_a_restart_in_the_middle(world: World, who: str) -> None:
    member: simcord.MemberActor = getattr(world, who)
    await begin(world, member)
    for step in range(PATH_MAX):
        message = page(world, member)
        text = text_of(message)
        assert f"{step + 1}/{PATH_MAX}" in text
        assert len(text) < 4000
        assert "{" not in text
        assert any(file.filename.startswith("lesson-") for file in message.attachments)
        assert all(len(label) <= 80 for label in picks(message))
        if step == 4:
            await world.restart()
        await world.press(member, custom_id=right_one(message))
    message = page(world, member)
    assert ("That was a round" if who == "ana" else "Voilà un tour") in text_of(message)
    assert ("/game new" if who == "ana" else "/partie nouvelle") in text_of(message)
    assert len(world.messages(member)) == 1
    assert world.messages() == []
    await world.press(member, custom_id="lesson::back")
    assert f"1/{PATH_MAX}" in text_of(page(world, member))


@pytest.mark.parametrize("who", ["ana", "chloe"])
async def test_every_wrong_choice_is_explained_and_may_be_tried_again(world: World, who: str) -> None:
    member: simcord.MemberActor = getattr(world, who)
    await begin(world, member)
    for step in range(PATH_MAX):
        before = picks(page(world, member))
        for custom_id in before.values():
            if not _choice(custom_id).right:
                await world.press(member, custom_id=custom_id)
                text = text_of(page(world, member))
                assert "❌" in text
                assert f"{step + 1}/{PATH_MAX}" in text
                assert picks(page(world, member)) == before
        await world.press(member, custom_id=right_one(page(world, member)))
        assert "❌" not in text_of(page(world, member))


async def test_the_damage_dice_are_shown_as_they_fall(world: World) -> None:
    await begin(world, world.ana)
    for _ in range(6):
        await world.press(world.ana, custom_id=right_one(page(world, world.ana)))
    names = [file.filename for file in page(world, world.ana).attachments]
    assert [name.partition("-")[0] for name in names] == ["dice", "lesson"]
    assert "2 hits" in text_of(page(world, world.ana))


async def test_one_step_back(world: World) -> None:
    await begin(world, world.ana)
    await world.press(world.ana, custom_id=right_one(page(world, world.ana)))
    await world.press(world.ana, "Back")
    assert f"1/{PATH_MAX}" in text_of(page(world, world.ana))


async def test_the_rule_behind_a_step_opens_beside_it(world: World) -> None:
    await begin(world, world.ana)
    await world.press(world.ana, "Target and range")
    assert len(world.messages(world.ana)) == 2
    assert "Before the roll" in text_of(page(world, world.ana))


async def test_help_leads_to_it(world: World) -> None:
    said = world.reply(await world.slash(world.ben, "help"))
    assert "/game new" in said
    await world.press(world.ben, "Learn to play in three minutes")
    assert f"1/{PATH_MAX}" in text_of(page(world, world.ben))
    assert len(world.messages(world.ben)) == 2


async def test_help_during_a_game_still_says_what_to_do(world: World) -> None:
    await start_game(world)
    assert "waits for you" in world.reply(await world.slash(world.ana, "help"))


@pytest.mark.parametrize("custom_id", ["lesson:99999:1", "lesson::9", "lesson:1:0", "lesson:00000000000000000000:0"])
async def test_a_lesson_that_has_changed_begins_anew(world: World, custom_id: str) -> None:
    await begin(world, world.ana)
    await world.forge(world.ana, page(world, world.ana), custom_id)
    text = text_of(page(world, world.ana))
    assert "begins anew" in text
    assert f"1/{PATH_MAX}" in text


async def test_a_name_cannot_break_it(world: World) -> None:
    user = world.env.create_user("x", global_name="@everyone **b** `c` " + "🤖" * 3)
    member = world.guild.add_member(user)
    await begin(world, member)
    text = text_of(page(world, member))
    assert "@everyone" not in text
    assert "**b**" not in text
