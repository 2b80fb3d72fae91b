"""The lesson as a beginner plays it."""

from __future__ import annotations

import re

import discord
import pytest
import simcord

from cogs.kit.offers import ABOUT
from table.lessons import first_course
from table.lessons.course import Choice
from table.lessons.lesson import COURSES, Lesson, lesson
from tests.e2e.players import start_game
from tests.e2e.world import World, controls_of, text_of
from text.fluent.catalogue import say


def page(world: World, member: simcord.MemberActor) -> discord.Message:
    """The lesson as its learner sees it."""
    return world.messages(member)[-1]


def picks(message: discord.Message) -> dict[str, str]:
    """What can be chosen in a step: custom id by label."""
    return {c.label: c.custom_id for c in controls_of(message) if re.fullmatch(r"lesson:[a-z-]+:\d*:\d", c.custom_id)}


def right_one(message: discord.Message) -> str:
    """The custom id of a choice that goes on."""
    return next(i for i in picks(message).values() if _choice(i).right)


def _choice(custom_id: str) -> Choice:
    _, name, path, pick = custom_id.split(":")
    return COURSES[name].steps[len(path)].choices[int(pick)]


async def begin(world: World, member: simcord.MemberActor, name: str = first_course()) -> None:
    await world.slash(member, "help", what="start" if name == first_course() else name)


def length(name: str) -> int:
    return len(COURSES[name].steps)


PATH_MAX = length(first_course())
LEARNERS = [(name, who) for name in COURSES for who in ("ana", "chloe")]
MISTAKEN = [pytest.param(*one, marks=() if at in (0, 3) else pytest.mark.long) for at, one in enumerate(LEARNERS)]
"""In the short form two courses, in one language each."""
ENDINGS = {
    ("rapid-attack", "ana"): "That was a round",
    ("rapid-attack", "chloe"): "Voilà un tour",
    ("football", "ana"): "Goal!",
    ("football", "chloe"): "But !",
    ("intercept-orbit", "ana"): "35 to 3",
    ("intercept-orbit", "chloe"): "35 à 3",
}


@pytest.mark.alone
@pytest.mark.parametrize(("name", "who"), MISTAKEN)
async def test_a_whole_lesson_with_a_restart_in_the_middle(world: World, name: str, who: str) -> None:
    member: simcord.MemberActor = getattr(world, who)
    await begin(world, member, name)
    for step in range(length(name)):
        message = page(world, member)
        text = text_of(message)
        assert f"{step + 1}/{length(name)}" in text
        assert len(text) < 4000
        assert "{" not in text
        assert any(file.filename.startswith("lesson-") for file in message.attachments)
        assert all(len(label) <= 80 for label in picks(message))
        if step == 4:
            await world.restart()
        await world.press(member, custom_id=right_one(message))
    message = page(world, member)
    assert ENDINGS[name, who].replace(" !", "\u202f!") in text_of(message)
    assert ("/game new" if who == "ana" else "/partie nouvelle") in text_of(message)
    labels = [control.label for control in controls_of(message)]
    assert say({"ana": "en", "chloe": "fr"}[who], "button-play-now") in labels
    assert say({"ana": "en", "chloe": "fr"}[who], "button-first-game") in labels
    assert len(world.messages(member)) == 1
    assert world.messages() == []
    await world.press(member, custom_id=f"lesson:{name}::back")
    assert f"1/{length(name)}" in text_of(page(world, member))


@pytest.mark.parametrize(("name", "who"), MISTAKEN)
async def test_every_wrong_choice_is_explained_and_may_be_tried_again(world: World, name: str, who: str) -> None:
    member: simcord.MemberActor = getattr(world, who)
    await begin(world, member, name)
    for step in range(length(name)):
        before = picks(page(world, member))
        for custom_id in before.values():
            if not _choice(custom_id).right:
                await world.press(member, custom_id=custom_id)
                text = text_of(page(world, member))
                assert "❌" in text
                assert f"{step + 1}/{length(name)}" in text
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


async def test_the_dice_of_a_kick_are_shown_as_they_fall(world: World) -> None:
    await begin(world, world.ana, "football")
    for _ in range(9):
        await world.press(world.ana, custom_id=right_one(page(world, world.ana)))
    dice, board = page(world, world.ana).attachments
    assert (dice.filename.partition("-")[0], board.filename.partition("-")[0]) == ("dice", "lesson")
    assert dice.description == "The dice at the ball: 3 5 red"


async def test_the_dice_of_a_salvo_are_shown_as_they_fall(world: World) -> None:
    await begin(world, world.ana, "intercept-orbit")
    for _ in range(5):
        await world.press(world.ana, custom_id=right_one(page(world, world.ana)))
    dice, board = page(world, world.ana).attachments
    assert (dice.filename.partition("-")[0], board.filename.partition("-")[0]) == ("dice", "lesson")
    assert dice.description == "The damage dice: 2 4 5 red"


async def test_one_lesson_leads_to_the_other(world: World) -> None:
    await begin(world, world.ana)
    for _ in range(PATH_MAX):
        await world.press(world.ana, custom_id=right_one(page(world, world.ana)))
    await world.press(world.ana, "Learn football in four minutes")
    assert f"1/{length('football')}" in text_of(page(world, world.ana))
    assert len(world.messages(world.ana)) == 2


@pytest.mark.parametrize("custom_id", ["lesson::0", "lesson::start", "lesson:0:back"])
async def test_a_message_from_when_there_was_one_lesson_goes_on(world: World, custom_id: str) -> None:
    await begin(world, world.ana)
    await world.forge(world.ana, page(world, world.ana), custom_id)
    now: Lesson = lesson(first_course(), "" if custom_id == "lesson::start" else "0", ("Ana", "Mira"))
    text = text_of(page(world, world.ana))
    assert f"{len(now.path) + 1}/{PATH_MAX}" in text
    assert "starts again" not in text


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
    await world.press(world.ben, "Learn football in four minutes")
    assert f"1/{length('football')}" in text_of(page(world, world.ben))
    await world.press(world.ben, "Learn Intercept Orbit in five minutes")
    assert f"1/{length('intercept-orbit')}" in text_of(page(world, world.ben))


@pytest.mark.parametrize("subject", ABOUT)
async def test_help_tells_of_a_subject_with_its_commands(world: World, subject: str) -> None:
    told = world.reply(await world.slash(world.ben, "help", what=subject))
    assert told == f"### {say('en', f'help-about-{subject}')}\n{say('en', f'help-text-{subject}')}"
    assert "`/" in told
    en_francais = world.reply(await world.slash(world.chloe, "help", what=subject))
    assert en_francais == f"### {say('fr', f'help-about-{subject}')}\n{say('fr', f'help-text-{subject}')}"


async def test_help_during_a_game_still_says_what_to_do(world: World) -> None:
    await start_game(world)
    assert "waits for you" in world.reply(await world.slash(world.ana, "help"))


@pytest.mark.parametrize("name", COURSES)
async def test_every_lesson_that_has_changed_starts_again(world: World, name: str) -> None:
    await begin(world, world.ana, name)
    await world.forge(world.ana, page(world, world.ana), f"lesson:{name}:0000:9")
    text = text_of(page(world, world.ana))
    assert "starts again" in text
    assert f"1/{length(name)}" in text


LOST = ("lesson:chess::0", "lesson:99999:1", "lesson::9", "lesson:1:0", "lesson:00000000000000000000:0")


@pytest.mark.parametrize("custom_id", LOST)
async def test_a_lesson_that_has_changed_starts_again(world: World, custom_id: str) -> None:
    await begin(world, world.ana)
    await world.forge(world.ana, page(world, world.ana), custom_id)
    text = text_of(page(world, world.ana))
    assert "starts again" in text
    assert f"1/{PATH_MAX}" in text


async def test_a_name_cannot_break_it(world: World) -> None:
    user = world.env.create_user("x", global_name="@everyone **b** `c` " + "🤖" * 3)
    member = world.guild.add_member(user)
    await begin(world, member)
    text = text_of(page(world, member))
    assert "@everyone" not in text
    assert "**b**" not in text
