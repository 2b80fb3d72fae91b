"""Setting up and steering on a map of space, planned in private: headings and courses, not only points."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
import simcord

from cogs.kit.map_plan import MapPlan
from rules import Preview
from table import Game
from table.planning import ask_place, preview_place
from tests.e2e.players import ButtonPlayer, answered, game_here, play, start_game, turn_of
from tests.e2e.world import Control, World, text_of
from text.fluent.catalogue import say

ROW, GALLERY = 1, 12


async def at_plan(world: World, until: Callable[[Game], bool]) -> tuple[Game, simcord.MemberActor]:
    """A game in space, with the planning panel open for what is asked then."""
    await start_game(world, "standard", ruleset="intercept-orbit", table="map")
    game = await play(world, ButtonPlayer(world, random.Random(3)), until=until)
    member = turn_of(world, game)
    await world.press(member, custom_id="*:open:")
    button = next(c for c in reversed(world.controls(member)) if f":{game.seq}:plan:" in c.custom_id)
    await member.click(button.message, custom_id=button.custom_id)
    return await game_here(world), member


def last(world: World, member: simcord.MemberActor, part: str) -> Control:
    return [control for control in world.controls(member) if part in control.custom_id][-1]


def planned(world: World, member: simcord.MemberActor) -> str:
    """The place that Go would play."""
    return last(world, member, ":go:").custom_id.partition("@")[2].partition("~")[0]


def raw(message: Any) -> list[dict[str, Any]]:
    """The parts of a message as Discord gets them."""
    return [part.to_dict() for part in message.components]


def steers(game: Game) -> bool:
    """Whether somebody has to set a course, or may put a die to one."""
    state: Any = game.state
    return bool(state.stack) and any(
        o.label == "move" and state.asset(state.stack[-1].asset).ship for o in _options(game)
    )


def _options(game: Game) -> Any:
    return game.requests[0].options


async def change(world: World, member: simcord.MemberActor, wanted: str) -> str:
    """Chooses from the menu of changes what its label begins with."""
    menu = last(world, member, ":planchange:")
    value = next(value for label, value in menu.options.items() if label.startswith(wanted))
    await member.select(menu.message, [value], custom_id=menu.custom_id)
    return value


async def test_a_heading_is_kept_by_nudges_and_changed_by_a_menu(world: World) -> None:
    game, member = await at_plan(world, lambda game: any(o.label == "place" for o in _options(game)))
    heading = planned(world, member).split()[1]
    before = planned(world, member)
    await world.press(member, say("en", "button-shift"))
    await world.press(member, say("en", "nudge-S"))
    await world.press(member, say("en", "nudge-E"))
    assert planned(world, member) != before
    assert planned(world, member).split()[1] == heading
    value = await change(world, member, say("en", "intercept-orbit-option-heading", point="E"))
    assert planned(world, member) == value
    assert value.split()[1] == "90"
    go = last(world, member, ":go:")
    asset = go.custom_id.partition(":go:")[2].partition("@")[0]
    await member.click(go.message, custom_id=go.custom_id)
    after: Any = (await answered(world, game)).state
    assert after.asset(asset).heading == 90
    assert ",".join(f"{value:g}" for value in after.asset(asset).at) == planned_point(value)


def planned_point(text: str) -> str:
    return text.split(maxsplit=1)[0]


@pytest.mark.long
async def test_a_course_is_typed(world: World) -> None:
    game, member = await at_plan(world, steers)
    state: Any = game.state
    ship = state.asset(state.stack[-1].asset)
    die = next(option.choice for option in _options(game) if option.label == "move")
    offered = await world.offered(member, "choose", "place", "", choice=die)
    assert "4" in offered.values()
    await world.slash(member, "choose", choice=die, place="5 straight 9L")
    assert (await game_here(world)).seq == game.seq
    await world.slash(member, "choose", choice=die, place="3 straight")
    await answered(world, game)
    assert "sets its course: `3`" in world.reply(await world.press(member, custom_id="*:why:*"))
    assert ship.name in world.text(member)


def foresee(game: Game, member: simcord.MemberActor, go: Control) -> Preview:
    """What the planning panel says of the plan that a button flies."""
    plan = MapPlan.parse(go.custom_id.partition(":go:")[2])
    return preview_place(ask_place(game, member.id, plan.first), plan.wished).preview


@pytest.mark.long
async def test_a_course_is_changed_by_four_buttons_and_flown(world: World) -> None:
    """Port, starboard, slower and faster stand under the picture and the button that flies it."""
    game, member = await at_plan(world, steers)
    shown = last(world, member, ":go:").message
    assert shown.attachments
    kinds = [part["type"] for part in raw(shown)]
    assert kinds.index(GALLERY) + 1 == kinds.index(ROW), "what plays it stands right under the picture"
    await world.press(member, say("en", "button-write"))
    state: Any = game.state
    turned = 0
    for name in ("click-port", "faster", "slower", "click-starboard"):
        found = [c for c in world.controls(member) if ":planturn:" in c.custom_id and c.message.id == shown.id]
        turn = next((c for c in found if c.label == say("en", f"button-{name}") and "@" in c.custom_id), None)
        if turn is not None:
            before, turned = planned(world, member), turned + 1
            await member.click(turn.message, custom_id=turn.custom_id)
            assert planned(world, member) != before
    assert turned
    assert not [c for c in world.controls(member) if c.label == say("en", "nudge-N") and c.message.id == shown.id]
    course = planned(world, member)
    go = last(world, member, ":go:")
    assert f"`{course}`" in text_of(go.message)
    ship = state.stack[-1].asset
    foreseen: Any = foresee(game, member, go)
    await member.click(go.message, custom_id=go.custom_id)
    after: Any = (await answered(world, game)).state
    assert f"sets its course: `{course}`" in world.reply(await world.press(member, custom_id="*:why:*"))
    moved = after.asset(ship)
    if after.journey is None and moved.alive and not foreseen.meets:
        assert (moved.at, moved.heading) == (pytest.approx(foreseen.at, abs=0.01), foreseen.heading)
