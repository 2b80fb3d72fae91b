"""Standing orders and taking back: orders are no decision, and no undo touches them."""

from __future__ import annotations

import random

import pytest

from table import Game, NotAllowed, Table
from table.fold import fold
from table.permissions import Person
from table.votes.undo import take_back
from tests.table.people import ANA, BEN, answer, person_of, play, started


async def moved(table: Table) -> tuple[Game, Person, Person]:
    """A game after one decision without dice; who made it, and the other."""
    return await moved_from(table, await started(table))


async def moved_from(table: Table, game: Game) -> tuple[Game, Person, Person]:
    first = person_of(game)
    after = await answer(table, game, game.requests[0].options[0].choice)
    return after, first, BEN if first == ANA else ANA


def losses(game: Game) -> dict[int, tuple[str, ...]]:
    """What each player has ordered to lose first."""
    assert game.state is not None
    return {orders.player: orders.losses for orders in game.state.orders}  # type: ignore[attr-defined]


@pytest.mark.parametrize("mine", [True, False])
async def test_a_decision_is_taken_back_past_orders_and_they_stay(table: Table, mine: bool) -> None:
    before = await started(table)
    game, first, other = await moved_from(table, before)
    who = first if mine else other
    game = await table.order(game.id, who, {"losses": "Y G"})
    game = await take_back(table, game.id, first, seq=game.seq)
    assert losses(game) == {game.player_of(who.user): ("Y", "G")}
    assert before.state is not None
    assert game.state is not None
    assert [request.kind for request in game.requests] == [request.kind for request in before.requests]
    assert (game.state.drawn, game.state.serial) == (before.state.drawn, before.state.serial)


async def test_orders_alone_are_nothing_to_take_back(table: Table) -> None:
    game = await started(table)
    game = await table.order(game.id, BEN, {"losses": "Y G"})
    with pytest.raises(NotAllowed) as caught:
        await take_back(table, game.id, BEN, seq=game.seq)
    assert caught.value.code == "nothing-to-undo"
    assert losses(game) == {game.player_of(BEN.user): ("Y", "G")}


async def test_an_open_wish_to_undo_outlives_orders(table: Table) -> None:
    game = await started(table)
    while len({made.user for made in game.decisions}) < 2:
        game = await play(table, game, random.Random(3), steps=1)
    first, other = (ANA, BEN) if game.decisions[-1].user == BEN.user else (BEN, ANA)
    game = await take_back(table, game.id, first, seq=game.seq, ask=True)
    wish = game.wish
    assert wish is not None
    game = await table.order(game.id, other, {"losses": "G"})
    assert game.wish == wish


async def test_the_log_gives_the_same_game_as_memory(table: Table) -> None:
    game, first, other = await moved(table)
    game = await table.order(game.id, other, {"losses": "Y G"})
    game = await take_back(table, game.id, first, seq=game.seq)
    game = await play(table, game, random.Random(3), steps=20)
    told = fold(game.id, game.channel, await table.entries(game.id))
    assert (told.state, told.decisions, told.wish) == (game.state, game.decisions, game.wish)
