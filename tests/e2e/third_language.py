"""Screens in a made-up German, which ``LOCALES_FOLDER`` holds: run by ``tests/text/test_third_language.py``."""

from __future__ import annotations

import random

import pytest

from tests.e2e.players import ButtonPlayer, play, settled, turn_of
from tests.e2e.world import World, text_of
from tests.text.pseudo import accented
from text import LOCALES, locale_of
from text.fluent.catalogue import language_name, say
from text.words import decimal
from web.words import asset, page_words

pytestmark = pytest.mark.skipif("de" not in LOCALES, reason="no LOCALES_FOLDER")


def test_it_is_found_by_its_folder() -> None:
    assert LOCALES == ("en", "de", "fr")
    assert [locale_of(name) for name in ("de", "de-AT", "de_DE.UTF-8", "pt-BR", None)] == ["de", "de", "de", "en", "en"]
    assert language_name("de") == "Deutsch"
    assert decimal("de", 1.5) == "1.5"
    assert say("de", "lesson-wrong", why="No.") == say("en", "lesson-wrong", why="No.")
    assert page_words("de")["language-fr"] == "Français"
    assert asset("words.de.json")[0]


async def test_a_game_in_it(world: World) -> None:
    world.locales[world.ben.id] = "de"
    assert world.reply(await world.slash(world.ben, "help")).startswith(accented(say("en", "help-no-game"))[:20])
    await world.slash(world.ana, "settings server", language="de")
    await world.slash(world.ana, "settings me")
    await world.choose(world.ana, "Deutsch", custom_id="mq:setme:language")
    assert world.bot.table.preferences.user(world.ana.id).language == "de"
    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="demo", table="map", across=32)
    await world.press(world.ben, accented("Join"))
    await world.press(world.ana, accented("Start"))
    game = await settled(world)
    assert game.locale == "de"
    game = await play(world, ButtonPlayer(world, random.Random(4)), until=lambda game: game.seq > 25)
    await world.press(turn_of(world, game), accented("Your move"))
    shown = text_of([m for m in world.messages(turn_of(world, game)) if m.flags.ephemeral][-1])
    assert set(shown) & set("áéíóú"), shown


@pytest.mark.alone
async def test_commands_have_its_names(world: World) -> None:
    sent = next(r.json for r in world.env.http_requests if r.method == "PUT" and r.path.endswith("/commands"))
    named = {command["name"]: command["name_localizations"] for command in sent}
    assert named["game"]["de"] == accented("game")
    assert "en-GB" not in named["game"]
