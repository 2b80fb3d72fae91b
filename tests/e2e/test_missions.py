"""Missions, from their page to the end of one and to the next."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.channel import panels
from cogs.channel.opening import rematch
from cogs.opponents import driver
from rules import choose as policy_choice
from rules import default, ruleset_of
from rules.codec import encode
from table import Game, Move
from table.missions import DONE, FIRST, MISSIONS, mission_named
from table.permissions import Person
from tests.e2e.test_bots import rested
from tests.e2e.world import World, controls_of, text_of
from text.fluent.catalogue import say


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "PAUSE", 0.0)


async def played_out(world: World, game: Game) -> Game:
    """The person answers as the policy would, the bot by itself."""
    while game.status == "running":
        asked, state = game.requests[0], game.played
        seat = game.seats[asked.player]
        own = policy_choice(state, asked)
        answer = default(state, asked) if own is None else own.choice
        game = await world.bot.table.answer(game.id, Person(seat.user, seat.name), [Move(answer, asked.kind)])
        game = await rested(world)
    return game


@pytest.mark.parametrize("family", ["intercept-orbit", "football"])
@pytest.mark.parametrize("everything", [False, True])
async def test_a_first_game_sets_itself_up(world: World, family: str, everything: bool) -> None:
    if everything:
        await world.slash(world.ana, "settings me", ask="everything")
    await world.slash(world.ana, "help")
    await world.press(world.ana, f"First game: {say('en', f'title-ruleset-{family}')}")
    game = await rested(world)
    assert bool(ruleset_of(game.played).round_of(game.played)) is not everything


@pytest.mark.long
async def test_from_the_page_to_the_end_of_a_mission_and_on_to_the_next(world: World) -> None:
    sent = await world.slash(world.ana, "missions")
    page = world.reply(sent)
    assert say("en", f"mission-{FIRST.name}-story").splitlines()[0] in page
    assert "0 of 6" in page
    await world.press(world.ana, "Play this mission")
    game = await rested(world)
    assert (game.mission, game.title, game.status) == (FIRST.name, "First Contact", "running")
    assert say("en", f"mission-{FIRST.name}-terms") in "\n".join(text_of(one) for one in world.messages(world.ana))
    assert "🎖️ First Contact" in world.text(), "the board says what there is to do"
    await played_out(world, game)
    finale = world.messages()[-1]
    done = DONE + FIRST.name in await world.bot.storage.settings.of_scope(f"user:{world.ana.id}")
    assert ("mission accomplished" in text_of(finale)) == done
    assert ("not this time" in text_of(finale)) != done
    assert next(control.label for control in controls_of(finale)) == ("Next mission" if done else "Try again")
    assert ("1 of 6" in world.reply(await world.slash(world.ana, "missions"))) == done
    assert "0 of 6" in world.reply(await world.slash(world.ben, "missions"))
    await world.press(world.ana, "Next mission" if done else "Try again")
    again = await rested(world)
    assert again.mission == (MISSIONS["rapid-attack"][1] if done else FIRST).name
    assert again.id != game.id
    person = Person(world.ana.id, "Ana")
    there, told = await rematch(world.bot, await world.bot.table.game(game.id), person, 1)
    assert (there.id, told) == (again.id, "there"), "going on from the page leads to the mission that has begun"
    if done:
        await world.bot.table.end(again.id, person)
        await world.bot.storage.settings.set(f"user:{world.ana.id}", {DONE + FIRST.name: None})
        following, told = await rematch(world.bot, await world.bot.table.game(game.id), person, 3)
        assert (following.mission, told) == (again.mission, "begun"), "before the finale has noted that it is done, too"
        await world.bot.table.end(following.id, person)
        same, told = await rematch(world.bot, await world.bot.table.game(game.id), person, 2, same=True)
        assert (same.mission, told) == (FIRST.name, "begun"), "a mission that has been done may be played again"


async def test_a_mission_that_is_given_up_is_not_done_and_a_strange_one_gets_a_sentence(world: World) -> None:
    await world.slash(world.chloe, "missions", ruleset="football")
    await world.press(world.chloe, say("fr", "mission-play"))
    game = await rested(world)
    mission = mission_named(game.mission)
    assert mission is not None
    assert mission.ruleset == "football"
    await world.slash(world.chloe, "game resign", sure=True)
    await rested(world)
    assert say(game.locale, "mission-again") in [control.label for control in controls_of(world.messages()[-1])]
    assert DONE + mission.name not in await world.bot.storage.settings.of_scope(f"user:{world.chloe.id}")
    await world.slash(world.chloe, "game rematch")
    again = await rested(world)
    assert (again.mission, again.status) == (mission.name, "running"), "a rematch of a mission is the mission again"
    assert again.seats[0].user == world.chloe.id
    await world.slash(world.chloe, "game resign", sure=True)
    await rested(world)
    forged = await world.forge(world.ana, world.messages()[-1], "mq:mission:nonsense")
    assert say("en", "error-no-such-mission") in world.reply(forged)


async def test_the_first_mission_in_orbit_has_fleets_of_its_own_and_so_does_its_rematch(world: World) -> None:
    await world.slash(world.ana, "missions", ruleset="intercept-orbit")
    await world.press(world.ana, "Play this mission")
    for _ in range(2):
        game = await rested(world)
        found: Any = game.played
        assert tuple(found.asset(name).name for name in ("A1", "B1")) == ("Altair", "Rigel")
        await world.slash(world.ana, "game resign", sure=True)
        await rested(world)
        await world.slash(world.ana, "game rematch")


def test_a_briefing_stands_above_the_first_question_even_where_the_bot_acts_first() -> None:
    none, first, second = (panels._hash(encode(asked)) for asked in ([], ["a question"], ["the next one"]))
    sent: Any = None
    panel = panels.Panel("game", 1, "en", sent, none, b"", 1, 0.0, 0.0, note="The briefing")
    assert panels._note(panel, first) == "The briefing"
    panel.asked = first
    assert panels._note(panel, first) == "The briefing"
    assert panels._note(panel, second) == ""


FIRSTS = {
    "en": ["First game: Mecha Football", "First game: Intercept Orbit"],
    "fr": ["Première partie\u202f: Football méca", "Première partie\u202f: Intercept Orbit"],
}


@pytest.mark.parametrize(("who", "locale"), [("ana", "en"), ("chloe", "fr")])
async def test_a_newcomer_begins_with_any_family(world: World, who: str, locale: str) -> None:
    firsts = FIRSTS[locale]
    member = getattr(world, who)
    await world.slash(member, "help")
    labels = [control.label for control in controls_of(world.messages(member)[-1])]
    assert labels[:3] == [say(locale, "button-first-game"), *firsts]
    await world.press(member, firsts[1])
    assert (await rested(world)).mission == MISSIONS["intercept-orbit"][0].name
