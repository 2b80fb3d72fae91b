"""A plan that loses its ship, or crashes it, says so on the button that plays it, on the page and in the channel."""

from __future__ import annotations

from typing import Any

import pytest
from discord import ButtonStyle
from msgspec import structs

from cogs.views.game.map_plan import plan_view
from table import Table
from table.planning import PlacePreview, ask_place, best_place, first_choices, preview_place
from tests.table.people import person_of
from tests.web.test_board import to_a_move
from web import plans


@pytest.mark.parametrize(
    ("locale", "facts", "said"),
    [
        ("en", {"leaves": "yes"}, "Go · leaves the table"),
        ("fr", {"leaves": "yes"}, "Jouer · quitte la table"),
        ("en", {"hits": ("B1", "D2")}, "Go · crashes into B1 and D2"),
        ("fr", {"hits": ("B1",)}, "Jouer · percute B1"),
        ("en", {"hits": ()}, ""),
    ],
)
async def test_the_button_warns(
    table: Table, monkeypatch: pytest.MonkeyPatch, locale: str, facts: dict[str, Any], said: str
) -> None:
    game = await to_a_move(table, channel=1, ruleset="intercept-orbit")
    user, lead = person_of(game).user, first_choices(game, game.requests[0])[0].choice

    def tried(*asked: Any) -> PlacePreview:
        found = preview_place(*asked)
        return structs.replace(found, preview=structs.replace(found.preview, **facts))

    monkeypatch.setattr(plans, "preview_place", tried)
    assert plans.planned(game, user, locale, (lead,), None, "", begin=True).risk == said
    asked = ask_place(game, user, lead)
    view = plan_view(game, user, locale, tried(asked, best_place(asked)), 0, "plan.png")
    go = next(item for item in view.walk_children() if ":go:" in (getattr(item, "custom_id", None) or ""))
    assert go.style == (ButtonStyle.danger if said else ButtonStyle.success)
    assert not said or go.label == said
