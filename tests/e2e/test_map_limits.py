"""At its largest a game on a map still fits into what Discord takes."""

from __future__ import annotations

import io
import random

import discord
import pytest
from msgspec import structs

from cogs.actions.game.pressed import line_form
from cogs.kit.custom_ids import ID_MAX
from cogs.views.components import press_id
from cogs.views.game.board import board_view
from cogs.views.game.lobby import lobby_view
from cogs.views.game.map_plan import LobbyField, plan_view
from rules.rapid_attack.map.preview import Sight
from table import Game, Opened, Person, Table
from table.fields import NAME_MAX
from table.planning import ask_place, first_choices, preview_place
from tests.e2e.limits import PAGE, faults, modal_faults
from tests.e2e.test_limits import LOCALES, LONG, panel_faults, table
from tests.table.people import answer, any_choice

__all__ = ["table"]


async def lobby(here: Table) -> Game:
    """Five people with long names, on a map."""
    people = [Person(10**18 + number, name) for number, name in enumerate(LONG)]
    opened = Opened(people[0].user, "T" * 80, "mez", "skirmish", "map", {"across": 48, "style": "town"})
    game = await here.open(people[0], channel=1, guild=1, opened=opened)
    for person in people[1:]:
        game = await here.join(game.id, person, None)
    return game


def plan_faults(game: Game) -> list[str]:
    """What is too much about the panels of all places that may be planned now, with a crowd of enemies in cover."""
    request = game.requests[0]
    user = game.seats[request.player].user
    found: list[str] = []
    for first in first_choices(game, request)[:3]:
        imagined = ask_place(game, user, first.choice)
        planned = preview_place(imagined, imagined.request.options[0].choice)
        frames = [frame.id for frame in game.state.frames]
        crowd = tuple(Sight(name, 7.25, "direct-fire", tuple(frames[:6]), tuple(frames[:6])) for name in frames)
        for shown in (planned, structs.replace(planned, preview=structs.replace(planned.preview, sights=crowd))):
            for locale in LOCALES:
                found += faults(plan_view(game, user, locale, shown, 1.0, "plan.png", PAGE))
    return found


@pytest.mark.long
async def test_every_panel_of_a_map(table: Table) -> None:
    chance = random.Random(3)
    game = await lobby(table)
    assert not faults(lobby_view(game, LobbyField("n" * NAME_MAX, True, [discord.File(io.BytesIO(), "field.png")])))
    game = await table.start(game.id, Person(game.host, LONG[0]))
    planned = 0
    for _ in range(90):
        assert not panel_faults(game, "n" * 300), game.requests[0].kind
        assert not faults(board_view(game, ["board.png", "close.png"]))
        planned += len(first_choices(game, game.requests[0]))
        assert not plan_faults(game)
        game = await answer(table, game, any_choice(game, chance))
    assert planned > 20
    plan = "x" * (ID_MAX - len(press_id(game, "planwritten")))
    for locale in LOCALES:
        assert not modal_faults(line_form(game, locale, "planwritten", plan, label="L" * 99, hint="h" * 200))
