"""`/correct`: what a game declares, with completion in both languages; and commands of earlier versions."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rules import RULESETS
from rules.football.state import Phase
from tests.e2e.players import ButtonPlayer, game_here, play, start_game
from tests.e2e.world import World
from text.fluent.catalogue import has, say


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_correction_has_its_sentences(ruleset: str) -> None:
    for form in RULESETS[ruleset].corrections:
        ends = ["", *(["-none"] if form.optional else []), *(["-value"] if isinstance(form.value, str) else [])]
        assert [end for end in ends if not has("en", f"correction-{form.name}{end}")] == [], form.name


async def test_the_ball_is_given_by_the_host(world: World) -> None:
    await start_game(world, "friendly", ruleset="football", others=[world.chloe])

    def in_play(game: Any) -> bool:
        return game.state.phase is Phase.PLAY

    await play(world, ButtonPlayer(world, random.Random(4)), until=in_play)
    assert "Who has the ball" in await world.offered(world.ana, "correct", "what")
    french = await world.offered(world.chloe, "correct", "what", "ballon")
    assert french == {"Qui a le ballon": "ball"}
    units = await world.offered(world.ana, "correct", "which", what="ball")
    taker = next(value for value in units.values() if value.startswith("B"))
    assert units[say("en", "correction-ball-none")] == "-"
    assert "Corrected" in world.reply(await world.slash(world.ana, "correct", what="ball", which=taker))
    assert (await game_here(world)).state.ball.holder == taker  # type: ignore[union-attr]
    await world.slash(world.ana, "correct", what="ball", which="-")
    assert (await game_here(world)).state.ball.holder is None  # type: ignore[union-attr]


async def test_completion_says_what_a_correction_takes(world: World) -> None:
    await start_game(world, others=[world.chloe])
    what = await world.offered(world.ana, "correct", "what")
    assert "put" not in what.values(), "there is no map"
    assert "fall" not in what.values(), "there is no elevation"
    frames = await world.offered(world.ana, "correct", "which", "a1", what="systems")
    assert list(frames.values()) == ["A1"]
    hint = say("en", "correction-systems-value")
    assert await world.offered(world.ana, "correct", "value", what="systems", which="A1") == {hint: "?"}
    assert await world.offered(world.ana, "correct", "value", "Rd", what="systems") == {f"Rd · {hint}": "Rd"}
    refused = await world.slash(world.ana, "correct", what="systems", which="A1", value="?")
    assert "?" in world.reply(refused)
    assert await world.offered(world.ana, "correct", "which", what="clock") == {}
    owners = await world.offered(world.chloe, "correct", "value", what="station")
    assert "Personne" in owners
    assert set(owners.values()) == {"A", "B", "-"}


async def test_terrain_is_counted_and_a_score_has_its_reason(world: World) -> None:
    await start_game(world)
    await world.slash(world.ana, "correct", what="terrain", value="3 the north wall")
    await world.slash(world.ana, "correct", what="terrain", which="the north wall", value="1")
    await world.slash(world.ana, "correct", what="score", which="2", value="5 lost bet")
    state: Any = (await game_here(world)).state
    assert [(piece.id, piece.name, piece.hits) for piece in state.terrain] == [("T1", "the north wall", 1)]
    assert "lost bet" in world.text()


async def test_a_command_of_an_earlier_version_says_where_it_went(world: World) -> None:
    world.bot.tree.remove_command("ladder")  # Discord still offers it to those who have not restarted
    told = world.reply(await world.slash(world.ana, "ladder"))
    assert "**ladder** no longer exists" in told
    assert "`/correct`" in told
    assert "`/corriger`" in world.reply(await world.slash(world.chloe, "ladder"))
