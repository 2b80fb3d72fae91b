"""The rulebook as people use it: typed, guessed at, turned page by page, and opened from old messages."""

from __future__ import annotations

import json
from typing import Any

import discord
import pytest
import simcord

from cogs.kit.games import known_ruleset
from cogs.views.rulebook import error_button, rule_button, rule_view, topics_view, why_button
from rules.rapid_attack.variants import PROFILES
from tests.e2e.players import game_here, start_game
from tests.e2e.world import World, text_of
from text.rulebook import TOPICS, differing


def newest(world: World, member: simcord.MemberActor) -> discord.Message:
    """The newest message that a member sees."""
    return world.messages(member)[-1]


def pictures(message: discord.Message) -> list[str]:
    """The names of a message's files."""
    return [file.filename for file in message.attachments]


async def test_a_rule_with_its_chart_in_private(world: World) -> None:
    result = await world.slash(world.ana, "rules", topic="hit-chart")
    said = world.reply(result)
    assert "The hit chart" in said
    assert "Rapid Attack" in said
    assert pictures(newest(world, world.ana)) == ["hits.png"]
    assert world.messages() == []


async def test_in_french_by_a_french_word(world: World) -> None:
    said = world.reply(await world.slash(world.chloe, "rules", topic="Visée", ruleset="mez"))
    assert "### Viser" in said
    assert "16\u00a0ps, 40\u00a0cm" in said
    assert "MEZ" in said


async def test_for_everybody_if_wanted(world: World) -> None:
    await world.slash(world.ana, "rules", topic="cover", public=True)
    assert "### Cover" in world.text()


async def test_the_game_in_the_channel_says_which_ruleset(world: World) -> None:
    await world.slash(world.ana, "game new", table="declared", ruleset="mez", size="demo")
    assert "counted up" in world.reply(await world.slash(world.ben, "rules", topic="clock"))


async def test_suggestions_as_one_types(world: World) -> None:
    assert next(iter(await world.offered(world.ana, "rules", "topic", "covr"))) == "Cover"
    assert next(iter(await world.offered(world.chloe, "rules", "topic", "visee"))) == "Viser"
    assert len(await world.offered(world.ana, "rules", "topic", "")) == 25
    assert await world.offered(world.ana, "rules", "topic", "x" * 90) == {}


async def test_a_guess_gets_suggestions_and_they_open(world: World) -> None:
    said = world.reply(await world.slash(world.ana, "rules", topic="rockt **@everyone**"[:5]))
    assert "no rule “rockt”" in said
    await world.press(world.ana, "Rockets")
    assert "### Rockets" in world.text(world.ana)


@pytest.mark.parametrize("topic", ["@everyone **x**", "x" * 1000, "🤖", "'; --", "\u202e"])
async def test_nonsense_gets_one_sentence(world: World, topic: str) -> None:
    said = world.reply(await world.slash(world.ana, "rules", topic=topic))
    assert "There is no rule" in said
    assert len(said) < 400


@pytest.mark.alone
async def test_pages_turn_in_place_also_after_a_restart(world: World) -> None:
    await world.slash(world.ana, "rules", topic="combat-order")
    await world.press(world.ana, "Tactical order")
    await world.restart()
    await world.press(world.ana, "Passing")
    await world.press(world.ana, "MEZ")
    assert "There is no passing" in world.text(world.ana)
    await world.choose(world.ana, "Doomsday", custom_id="rule::*")
    messages = world.messages(world.ana)
    assert len(messages) == 1
    assert "counted up" in text_of(messages[0])
    assert pictures(messages[0]) == []
    await world.choose(world.ana, "Combat order", custom_id="rule::*")
    assert pictures(newest(world, world.ana)) == ["combat.png"]


async def test_a_public_page_opens_privately_for_the_user_who_turns_it(world: World) -> None:
    await world.slash(world.ana, "rules", topic="cover", public=True)
    await world.press(world.chloe, "The hit chart")
    assert "La table des dégâts" in world.text(world.chloe)
    assert len(world.messages()) == 1
    assert "### Cover" in world.text()


async def test_a_why_button_opens_the_ruling_above_the_question(world: World) -> None:
    game = await start_game(world)
    await world.press(world.ana, custom_id="*:open:")
    panel = newest(world, world.ana)
    why = why_button(game, "hit-chart", "en")
    assert why.custom_id == "rule:hit-chart:rapid-attack"
    await world.forge(world.ana, panel, str(why.custom_id))
    *_, page, question = world.messages(world.ana)
    assert "The hit chart" in text_of(page)
    assert text_of(question) == text_of(panel)
    assert question.id != panel.id


@pytest.mark.parametrize(
    "custom_id", ["rule:no-such-rule:rapid-attack", "rule::mez", "rule:cover:no-such-ruleset:page"]
)
async def test_links_of_yesterday_still_lead_somewhere(world: World, custom_id: str) -> None:
    await world.slash(world.ana, "rules", topic="cover", public=True)
    await world.forge(world.ben, world.messages()[0], custom_id)
    assert "###" in text_of(newest(world, world.ben))


async def test_buttons_for_others_to_place(world: World) -> None:
    game = await start_game(world)
    assert why_button(game, "ties", "en").custom_id == "rule:tie-highest:rapid-attack"
    assert why_button(game, "nonsense", "fr").label == "Pourquoi\u202f?"
    found = error_button("en", "wrong-colour", "mez")
    assert found is not None
    assert found.custom_id == "rule:dice:mez"
    assert error_button("en", "storage-busy", "mez") is None
    assert rule_button("en", "cover", None, label="x" * 200).label == "x" * 80
    assert known_ruleset("football") == "football"
    assert (await game_here(world)).ruleset == "rapid-attack"


def counted(components: list[dict[str, Any]]) -> tuple[int, int, list[str]]:
    """How many components, how much text, and the custom ids of a payload."""
    number, text, ids = 0, 0, []
    for part in components:
        inner = counted([*part.get("components", []), *([part["accessory"]] if "accessory" in part else [])])
        number += 1 + inner[0]
        text += len(part.get("content", "")) + inner[1]
        ids += [part["custom_id"], *inner[2]] if "custom_id" in part else inner[2]
    return number, text, ids


@pytest.mark.parametrize("locale", ["en", "fr"])
async def test_every_page_keeps_within_discords_limits(locale: str) -> None:
    for topic in TOPICS:
        for profile in PROFILES.values():
            payload = rule_view(locale, topic, profile.id, "x.png" if TOPICS[topic].chart else None).to_components()
            number, text, ids = counted(payload)
            assert number <= 40
            assert text <= 4000
            assert len(ids) == len(set(ids)), topic
            assert all(len(one) <= 100 for one in ids)
            assert all(row["components"] for part in payload for row in part["components"] if row["type"] == 1)
            assert (f"rule:{topic}:mez:page" in ids) is (profile.id != "mez" and bool(differing(locale, topic)))
            json.dumps(payload)
    json.dumps(topics_view(locale, "?", list(TOPICS), known_ruleset(None)).to_components())
