"""Corrections: alone where nothing hangs on the game, by everybody where it counts."""

from __future__ import annotations

import contextlib
import random

import pytest
from msgspec import structs

from rules import RulesError, ruleset_of
from table import Game, NotAllowed, Person, Table, log
from table.game import BOTS, Change
from table.time.controls import read_time
from table.votes import seating, wishes
from table.votes.rating import ask_to_end, rate
from table.votes.seating import correct
from table.votes.undo import take_back
from tests.long import many
from tests.table.people import ANA, BEN, CHLOE, lobby, play, started

SCORE = Change("Ana", "score", "A", "100")
STEWARD = structs.replace(CHLOE, moderator=True)


async def rated(table: Table, channel: int = 1) -> Game:
    """A rated game of Ana and Ben under way."""
    game = await lobby(table, channel=channel, size="skirmish")
    await rate(table, game.id, ANA, rated=True)
    await table.join(game.id, BEN, None)
    return await play(table, await table.start(game.id, ANA), random.Random(1), 6)


async def test_a_host_corrects_a_game_on_which_nothing_hangs(table: Table) -> None:
    game = await started(table, BEN)
    after = await correct(table, game.id, ANA, SCORE)
    assert after.played.players[0].score == game.played.players[0].score + 100
    with pytest.raises(NotAllowed, match="not-host"):
        await correct(table, game.id, BEN, SCORE)


@pytest.mark.parametrize("host", [ANA, STEWARD], ids=["who plays", "who does not"])
async def test_in_a_game_that_counts_the_others_are_asked(table: Table, host: Person) -> None:
    game = await rated(table)
    asked = await correct(table, game.id, host, SCORE)
    assert asked.played == game.played
    assert asked.wish is not None
    assert set(asked.wish.voters) == {ANA.user, BEN.user} - {host.user}
    refused = await wishes.vote(table, game.id, host, agree=False)
    assert refused.wish is None, "who has asked may take it back"
    await correct(table, game.id, host, SCORE)
    after = game
    for voter in asked.wish.voters:
        after = await wishes.vote(table, game.id, ANA if voter == ANA.user else BEN, agree=True)
    assert after.played.players[0].score == game.played.players[0].score + 100
    corrected = [e for _, entry in await table.entries(game.id) for e in entry.table if isinstance(e, log.Corrected)]
    assert [event.user for event in corrected] == [host.user]
    assert await Table(table.storage).game(game.id) == after


async def test_what_cannot_be_corrected_is_not_asked_for(table: Table) -> None:
    game = await rated(table)
    for wanted in (Change("Ana", "nothing"), Change("Ana", "score", "Z", "1"), Change("Ana", "score", "A", "x")):
        with pytest.raises(RulesError):
            await correct(table, game.id, ANA, wanted)
    assert (await table.game(game.id)).wish is None


async def attempt(table: Table, game: Game, chance: random.Random) -> None:
    """Something that one person tries, at random. Raises ``RulesError`` where it is refused."""
    person = chance.choice((ANA, BEN, structs.replace(BEN, moderator=True), CHLOE, STEWARD))
    what = chance.choice([form.name for form in ruleset_of(game.played).corrections])
    wanted = Change(person.name, what, chance.choice(("A", "B", "A1", "B1", "SA1", None)), str(chance.randrange(9)))
    by = chance.choice((None, CHLOE, Person(BOTS[0], "Bot")))
    attempts = (
        lambda: correct(table, game.id, person, wanted),
        lambda: seating.replace(table, game.id, person, chance.randrange(2), by, level="pilot"),
        lambda: table.join(game.id, person, None),
        lambda: ask_to_end(table, game.id, person),
        lambda: seating.abandon(table, game.id, person),
        lambda: seating.set_time(table, game.id, person, read_time("10m")),
        lambda: take_back(table, game.id, person, seq=game.seq, ask=True),
    )
    await chance.choice(attempts)()


async def test_nobody_alone_changes_score_dice_seats_or_result_of_a_game_that_counts(table: Table) -> None:
    chance, game = random.Random(7), await rated(table)
    for number in range(many(500)):
        with contextlib.suppress(RulesError):
            await attempt(table, game, chance)
        after = await table.game(game.id)
        if after.wish is not None:
            asker = next(person for person in (ANA, BEN, CHLOE) if person.user == after.wish.user)
            after = await wishes.vote(table, game.id, asker, agree=False)
        same = (after.status, after.seats, after.played.players) == (game.status, game.seats, game.played.players)
        gone = game.decisions[len(after.decisions) :]
        own = len({decision.user for decision in gone}) == 1 and not any(decision.rolled for decision in gone)
        assert same or own, number
        game = after
