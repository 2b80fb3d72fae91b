"""Standing orders and taking back: what somebody else has ordered since is not undone over their head."""

from __future__ import annotations

import pytest

from table import NeedsConsent, Table
from tests.table.people import ANA, BEN, answer, person_of, started


async def test_orders_of_another_player_are_not_undone_without_asking(table: Table) -> None:
    game = await started(table)
    first = person_of(game)
    game = await answer(table, game, game.requests[0].options[0].choice)
    other = BEN if first == ANA else ANA
    game = await table.order(game.id, other, {"losses": "Y G"})
    with pytest.raises(NeedsConsent):
        await table.undo(game.id, first, seq=game.seq)
    assert game.state is not None
    assert game.state.orders


async def test_ones_own_orders_are_ones_own_to_take_back(table: Table) -> None:
    game = await started(table)
    before = game.state
    game = await table.order(game.id, BEN, {"losses": "Y G"})
    game = await table.undo(game.id, BEN, seq=game.seq)
    assert game.state == before


async def test_orders_end_an_open_wish_to_undo(table: Table) -> None:
    game = await started(table)
    first = person_of(game)
    other = BEN if first == ANA else ANA
    game = await answer(table, game, game.requests[0].options[0].choice)
    game = await table.order(game.id, other, {"losses": "Y"})
    game = await table.undo(game.id, first, seq=game.seq, ask=True)
    assert game.wish is not None
    game = await table.order(game.id, other, {"losses": "G"})
    assert game.wish is None
