"""Who plays in mid-game: resigning, replacing, taking over, and the referee meanwhile."""

from __future__ import annotations

import random

import pytest

from table import Game, NotAllowed, Person, Table, log
from table.game import BOTS, NOBODY, still_to_agree
from table.history.archive import pack
from table.history.transfer import read_archive
from table.history.verify import verify
from table.lobby import lost_seat, new_bot
from table.player_clocks import absent
from table.time.clock import DAY, MINUTE, ManualClock
from table.time.controls import read_time
from table.votes import seating
from table.votes.undo import take_back
from table.votes.wishes import vote
from table.waiting.timeouts import play_timeouts
from table.winning import standing
from tests.table.archives import archive, taken_back
from tests.table.people import ANA, BEN, CHLOE, DMITRI, answer, any_choice, handed, play, started

pytestmark = pytest.mark.usefixtures("same_dice")

STEWARD = Person(900, "Mod", moderator=True)


async def moment(table: Table, *people: Person, seed: int = 1, steps: int = 12) -> Game:
    """A game some decisions old."""
    game = await started(table, *people)
    return await play(table, game, random.Random(seed), steps=steps)


async def refused(work: object, code: str) -> None:
    """The work is refused for that reason."""
    with pytest.raises(NotAllowed) as error:
        await work  # type: ignore[misc]
    assert error.value.code == code


async def test_the_referee_plays_for_who_has_resigned_and_never_waits(table: Table) -> None:
    game = await moment(table, BEN, CHLOE)
    game = await seating.resign(table, game.id, BEN)
    assert game.seats[1].user == NOBODY
    assert game.player_of(BEN.user) is None
    luck = random.Random(5)
    while game.status == "running":
        assert game.waiting
        assert NOBODY not in game.waiting
        assert BEN.user not in game.waiting
        game = await answer(table, game, any_choice(game, luck))
    assert game.state is not None
    assert game.state.outcome is not None
    assert game.state.outcome.reason == "doomsday"
    played = [e for _, entry in await table.entries(game.id) for e in entry.table if isinstance(e, log.PlayedFor)]
    assert played
    assert {e.player for e in played} == {1}
    assert await Table(table.storage).game(game.id) == game


async def test_who_has_resigned_is_no_player_any_more(table: Table) -> None:
    game = await moment(table, BEN, CHLOE)
    await seating.resign(table, game.id, BEN)
    await refused(seating.resign(table, game.id, BEN), "seat-awaits")
    await refused(take_back(table, game.id, BEN, seq=(await table.game(game.id)).seq), "not-seated")
    await refused(table.leave(game.id, BEN), "already-started")
    row = await table.storage.games.get(game.id)
    assert row is not None
    assert row.seats == (ANA.user, CHLOE.user)
    assert await table.storage.games.unfinished_of(BEN.user, waiting=False) == []


async def test_somebody_sits_down_and_the_names_follow(table: Table) -> None:
    game = await moment(table, BEN, CHLOE)
    await refused(table.join(game.id, DMITRI, None), "already-started")
    await seating.resign(table, game.id, BEN)
    game = await table.join(game.id, DMITRI, None)
    assert game.player_of(DMITRI.user) == 1
    assert game.state is not None
    assert [player.name for player in game.state.players] == ["Ana", "Dmitri", "Chloé"]
    await refused(table.join(game.id, BEN, None), "already-started")
    await refused(table.join(game.id, DMITRI, None), "already-seated")
    game = await play(table, game, random.Random(2))
    assert game.status == "ended"


async def test_who_comes_back_gets_the_own_seat(table: Table) -> None:
    game = await moment(table, BEN, CHLOE)
    for person, player in ((CHLOE, 2), (BEN, 1)):
        game = await seating.resign(table, game.id, person)
        assert standing(game) == tuple(number for number in range(3) if number != player)
        game = await table.join(game.id, person, None)
        assert game.player_of(person.user) == player
        assert standing(game) == (0, 1, 2)


async def test_two_who_leave_their_seats_to_bots_at_once_leave_them_to_two(table: Table) -> None:
    game = await moment(table, BEN, CHLOE, DMITRI)
    bot = Person(BOTS[0], "Bot")
    await seating.resign(table, game.id, BEN, bot, "pilot")
    game = await seating.resign(table, game.id, CHLOE, bot, "pilot")
    assert {seat.user for seat in game.seats[1:3]} == set(BOTS[:2])
    assert len({seat.name for seat in game.seats}) == 4


@pytest.mark.parametrize("host", [ANA, STEWARD], ids=["host", "steward"])
async def test_the_host_gives_an_active_players_seat_away_only_if_all_agree(table: Table, host: Person) -> None:
    game = await moment(table, BEN, CHLOE)
    game = await seating.replace(table, game.id, host, 1, DMITRI)
    assert game.wish is not None
    assert set(game.wish.voters) == {ANA.user, BEN.user, CHLOE.user, DMITRI.user} - {host.user}
    row = await table.storage.games.get(game.id)
    assert row is not None
    assert DMITRI.user in row.waiting, "who is pinged, and finds it in the own games"
    await refused(vote(table, game.id, Person(301, "Eve"), agree=True), "not-seated")
    game = await vote(table, game.id, BEN, agree=False)
    assert (game.wish, game.player_of(BEN.user)) == (None, 1)
    game = await handed(table, game, host, 1, DMITRI)
    assert game.player_of(DMITRI.user) == 1
    assert lost_seat(game, BEN.user) == 1
    game = await seating.replace(table, game.id, BEN, 1, BEN, returning=True)
    assert set(still_to_agree(game)) == {ANA.user, CHLOE.user, DMITRI.user}


async def test_the_host_alone_decides_over_seats_without_a_person_and_asks_the_newcomer(table: Table) -> None:
    game = await moment(table, BEN, CHLOE)
    bot = Person(BOTS[0], "Bot")
    game = await seating.resign(table, game.id, CHLOE, bot, "pilot")
    game = await seating.replace(table, game.id, ANA, 2, DMITRI)
    assert still_to_agree(game) == (DMITRI.user,)
    await vote(table, game.id, DMITRI, agree=False)
    game = await seating.replace(table, game.id, STEWARD, 2, None)
    assert game.seats[2].user == NOBODY
    for player, by, code in ((0, BEN, "already-seated"), (2, None, "nobody-there"), (7, None, "no-such-player")):
        await refused(seating.replace(table, game.id, ANA, player, by), code)


async def test_others_ask_and_whoever_is_there_has_a_word(table: Table) -> None:
    game = await moment(table, BEN, CHLOE)
    game = await seating.replace(table, game.id, BEN, 2, DMITRI)
    assert game.wish is not None
    assert set(game.wish.voters) == {ANA.user, CHLOE.user, DMITRI.user}
    for person in (ANA, DMITRI):
        await vote(table, game.id, person, agree=True)
    game = await vote(table, game.id, CHLOE, agree=True)
    assert game.player_of(DMITRI.user) == 2


async def test_one_missed_decision_takes_nobodys_vote_about_the_own_seat(table: Table, clock: ManualClock) -> None:
    game = await started(table, BEN, CHLOE)
    await seating.set_time(table, game.id, ANA, read_time("10m"))
    await vote(table, game.id, BEN, agree=True)
    game = await vote(table, game.id, CHLOE, agree=True)
    late = game.waiting[0]
    clock.advance(10 * MINUTE)
    await play_timeouts(table)
    asker = next(p for p in (BEN, CHLOE) if p.user != late)
    game = await seating.replace(table, game.id, asker, game.player_of(late) or 0, DMITRI)
    assert game.wish is not None
    assert late in game.wish.voters


async def without_ben(table: Table, clock: ManualClock, game: Game, luck: random.Random) -> Game:
    """A game with ten minutes a decision, played on until Ben has missed so many that he counts as absent."""
    while not absent(game):
        if game.waiting[0] == BEN.user:
            clock.advance(10 * MINUTE)
            await play_timeouts(table)
            game = await table.game(game.id)
        else:
            game = await answer(table, game, any_choice(game, luck))
    return game


async def test_three_time_outs_offer_to_go_on_without(table: Table, clock: ManualClock) -> None:
    game = await started(table, BEN, CHLOE)
    await seating.set_time(table, game.id, ANA, read_time("10m"))
    await vote(table, game.id, BEN, agree=True)
    game = await vote(table, game.id, CHLOE, agree=True)
    game = await without_ben(table, clock, game, random.Random(1))
    assert absent(game) == (1,)
    await seating.replace(table, game.id, ANA, 1, DMITRI)
    with pytest.raises(NotAllowed) as refused:
        await vote(table, game.id, CHLOE, agree=True)
    assert (refused.value.code, refused.value.facts) == ("no-vote-of-yours", {"others": ["Dmitri"]})
    await vote(table, game.id, DMITRI, agree=False)
    game = await seating.replace(table, game.id, CHLOE, 1, None)
    assert game.wish is not None
    assert game.wish.voters == (ANA.user,)
    game = await vote(table, game.id, ANA, agree=True)
    assert game.seats[1].user == NOBODY
    assert BEN.user not in game.waiting
    assert absent(game) == ()


@pytest.mark.parametrize("how", ["decides", "refuses"])
async def test_who_is_back_before_the_vote_on_their_seat_ends_keeps_it(
    table: Table, clock: ManualClock, how: str
) -> None:
    game, luck = await started(table, BEN, CHLOE), random.Random(1)
    await seating.set_time(table, game.id, ANA, read_time("10m"))
    await vote(table, game.id, BEN, agree=True)
    game = await vote(table, game.id, CHLOE, agree=True)
    game = await without_ben(table, clock, game, luck)
    game = await seating.replace(table, game.id, CHLOE, 1, None)
    if how == "refuses":
        game = await vote(table, game.id, BEN, agree=False)
    else:
        while BEN.user not in game.waiting:
            game = await answer(table, game, any_choice(game, luck))
        game = await answer(table, game, any_choice(game, luck))
        game = await vote(table, game.id, ANA, agree=True)
    assert game.wish is None
    assert game.seats[1].user == BEN.user


@pytest.mark.parametrize(("level", "back"), [(None, False), ("", False), ("recruit", False), ("", True)])
async def test_who_stopped_coming_wins_nothing_unless_they_come_back(
    table: Table, clock: ManualClock, level: str | None, back: bool
) -> None:
    game, luck = await started(table, BEN), random.Random(1)
    await seating.set_time(table, game.id, ANA, read_time("10m"))
    game = await vote(table, game.id, BEN, agree=True)
    game = await without_ben(table, clock, game, luck)
    bot = Person(new_bot(game, "Robo").user, "Robo") if level else None
    if level is not None:
        game = await seating.replace(table, game.id, ANA, 1, bot, level=level)
        assert (game.status, game.seats[1].given_up) == ("running", True)
    if back:
        await seating.replace(table, game.id, ANA, 1, BEN)
        game = await vote(table, game.id, BEN, agree=True)
    await seating.abandon(table, game.id, ANA)
    over = await vote(table, game.id, BEN, agree=True) if back else await table.game(game.id)
    assert over.played.outcome is not None
    assert (over.played.outcome.reason, over.played.outcome.winners == (0,)) == (
        ("abandoned", False) if back else ("forfeited", True)
    )


async def test_a_vote_about_somebody_who_sits_elsewhere_by_then_frees_the_seat(table: Table) -> None:
    eve = Person(105, "Eve")
    game = await moment(table, BEN, CHLOE, eve)
    await seating.replace(table, game.id, CHLOE, 1, DMITRI)
    await seating.resign(table, game.id, eve)
    game = await table.join(game.id, DMITRI, None)
    assert game.wish is not None
    for person in (ANA, BEN, DMITRI):
        game = await vote(table, game.id, person, agree=True)
    assert game.wish is None
    assert [seat.user for seat in game.seats] == [ANA.user, NOBODY, CHLOE.user, DMITRI.user]


async def test_a_question_goes_with_whoever_asked_it(table: Table) -> None:
    game = await moment(table, BEN, CHLOE)
    await seating.replace(table, game.id, BEN, 2, DMITRI)
    game = await seating.resign(table, game.id, BEN)
    assert game.wish is None, "who asked is gone, and the question with them"


async def test_an_undo_goes_back_to_the_position_but_not_to_who_sat_there(table: Table) -> None:
    game = await moment(table, BEN, steps=3)
    person, other = (ANA, BEN) if game.decisions[-1].user == ANA.user else (BEN, ANA)
    number, before = game.player_of(other.user), game
    assert number is not None
    game = await handed(table, game, STEWARD, number, DMITRI)
    wanted = await take_back(table, game.id, person, seq=game.seq, ask=True)
    if wanted.wish is not None:
        wanted = await vote(table, game.id, DMITRI, agree=True)
    assert len(wanted.decisions) == len(before.decisions) - 1
    assert wanted.player_of(DMITRI.user) == number
    assert wanted.state is not None
    assert wanted.state.players[number].name == "Dmitri"
    assert await Table(table.storage).game(game.id) == wanted


async def test_two_of_one_name_are_told_apart_in_mid_game_too(table: Table) -> None:
    game = await moment(table, BEN, CHLOE)
    game = await handed(table, game, ANA, 1, Person(301, "ana"))
    await seating.resign(table, game.id, CHLOE)
    game = await table.join(game.id, Person(302, "Ana"), None)
    assert [seat.name for seat in game.seats] == ["Ana", "ana 2", "Ana 3"]
    assert [player.name for player in game.played.players] == ["Ana", "ana 2", "Ana 3"]


async def test_decisions_go_with_the_seat(table: Table) -> None:
    game = await moment(table, BEN, steps=10)
    game = await handed(table, game, ANA, 1, DMITRI)
    assert BEN.user not in {made.user for made in game.decisions}
    assert DMITRI.user in {made.user for made in game.decisions}


async def test_a_holiday_of_the_one_who_left_stops_nobody(table: Table, clock: ManualClock) -> None:
    game = await started(table, BEN)
    await seating.set_time(table, game.id, ANA, read_time("1d"))
    game = await vote(table, game.id, BEN, agree=True)
    await handed(table, game, ANA, 1, None)
    clock.advance(2 * DAY)
    await play_timeouts(table)
    game = await table.game(game.id)
    assert game.status == "running"
    assert game.waiting == (ANA.user,)


async def test_resigning_in_the_lobby_or_after_the_end_is_refused(table: Table) -> None:
    from tests.table.people import lobby

    game = await lobby(table, BEN)
    await refused(seating.resign(table, game.id, BEN), "not-started")
    await refused(seating.abandon(table, game.id, BEN), "not-started")
    await refused(seating.replace(table, game.id, ANA, 1, DMITRI), "not-started")
    game = await table.start(game.id, ANA)
    await table.end(game.id, ANA)
    await refused(seating.resign(table, game.id, BEN), "game-over")


async def test_a_game_with_all_of_this_is_proven_from_its_file_alone(table: Table, clock: ManualClock) -> None:
    """Time-outs, votes, an undo, a seat that the referee plays and one that changes hands: every roll is due."""
    game = await started(table, BEN, CHLOE, size="skirmish")
    await seating.set_time(table, game.id, ANA, read_time("1d"))
    for person in (BEN, CHLOE):
        game = await vote(table, game.id, person, agree=True)
    game = await play(table, game, random.Random(3), steps=60)
    game = await taken_back(table, game)
    await seating.resign(table, game.id, BEN)
    await handed(table, game, ANA, 2, DMITRI)
    while (game := await table.game(game.id)).status == "running":
        clock.advance(2 * DAY)
        await play_timeouts(table)
    read, again = read_archive(pack(await archive(table, game)))
    assert verify(read).proven
    assert again.state == game.state
    kinds = {type(event) for _, entry in read.entries for event in entry.table}
    assert {log.TimedOut, log.PlayedFor, log.Replaced, log.Resigned, log.WishMade, log.Undone} <= kinds
