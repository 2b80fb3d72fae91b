"""Since when a question is the same: what others do leaves it, an answer and an undo renew it."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec import structs

from rules import Request, Stale
from rules.core.request import option
from storage import Storage
from table import Game, Move, Table, log
from table.records.questions import asked_since
from table.time.controls import read_time
from table.votes import seating
from table.votes.undo import take_back
from table.votes.wishes import vote
from tests.table.people import ANA, BEN, answer, any_choice, person_of, started

pytestmark = pytest.mark.usefixtures("same_dice")


async def test_what_others_do_leaves_a_question(table: Table) -> None:
    game = await started(table, BEN)
    asked = person_of(game)
    other = BEN if asked == ANA else ANA
    await table.order(game.id, other, {"losses": "B Y"})
    await seating.set_time(table, game.id, other, read_time("2d"))
    await vote(table, game.id, asked, agree=True)
    now = await table.game(game.id)
    assert now.seq == game.seq + 3
    assert (await table.game_asking(game.id, asked.user, game.seq)).seq == now.seq
    after = await table.answer(game.id, asked, [Move(any_choice(game, random.Random(1)))], seq=game.seq)
    assert after.seq == now.seq + 1


async def test_an_answer_and_an_undo_renew_it(table: Table) -> None:
    game = await started(table, BEN)
    asked = person_of(game)
    after = await answer(table, game, game.requests[0].options[0].choice)
    with pytest.raises(Stale):
        await table.game_asking(game.id, asked.user, game.seq)
    back = await take_back(table, game.id, asked, seq=after.seq)
    assert back.requests == game.requests
    for seq in (game.seq, after.seq):
        with pytest.raises(Stale):
            await table.game_asking(game.id, asked.user, seq)
    await table.game_asking(game.id, asked.user, back.seq)


async def test_a_button_of_the_future_is_forged(table: Table) -> None:
    game = await started(table, BEN)
    with pytest.raises(Stale):
        await table.game_asking(game.id, person_of(game).user, game.seq + 1)


async def test_a_log_that_is_read_again_says_the_same(table: Table, storage: Storage) -> None:
    game, luck = await started(table, BEN), random.Random(6)
    for turn in range(40):
        game = await answer(table, game, any_choice(game, luck))
        if turn % 5 == 0:
            other = BEN if person_of(game) == ANA else ANA
            game = await table.order(game.id, other, {"losses": luck.choice(["B Y", "Y B"])})
        again = Table(storage)
        await again.game(game.id)
        known, read = table._live[game.id].since, again._live[game.id].since
        assert dict(read) == dict(known)


def _asking(monkeypatch: pytest.MonkeyPatch, game: Game, questions: dict[int, list[Request]]) -> list[Game]:
    """Copies of a game that ask these questions, by their number."""
    games = [structs.replace(game, seq=seq) for seq in questions]
    monkeypatch.setattr(Game, "requests", property(lambda made: tuple(questions[made.seq])))
    return games


async def test_questions_asked_at_the_same_time(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await started(table, BEN)
    mine, theirs = (Request(f"ready-{player}", player, "ready", (option("yes", "yes"),)) for player in (0, 1))
    later = structs.replace(mine, id="ready-9")
    before, after = _asking(monkeypatch, game, {7: [mine, theirs], 8: [later]})
    said: Any = log.Answered(BEN.user, 1, "ready", "yes", False)
    assert asked_since({0: 5, 1: 5}, before, after, [said]) == {0: 5}, "another player has answered theirs"
    own: Any = log.Answered(ANA.user, 0, "ready", "yes", False)
    assert asked_since({0: 5, 1: 5}, before, after, [own]) == {0: 8}, "the same words, but asked again"
