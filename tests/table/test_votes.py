"""Deciding together: who is asked, what a word counts, and when it is too late."""

from __future__ import annotations

import contextlib
import random
from datetime import UTC, datetime, time, timedelta
from typing import Any

import msgspec
import pytest

from rules import EndGame, Stale, correct
from storage import EntryRow, Storage
from table import Game, NotAllowed, Person, Table, log
from table.game import Abandon, still_to_agree
from table.history.privacy import forget
from table.player_clocks import allowances, open_vote
from table.time.away import Holiday
from table.time.clock import DAY, HOUR, MINUTE, ManualClock
from table.time.controls import read_time, vote_time
from table.votes import seating
from table.votes.undo import take_back, undo_for
from table.votes.wishes import ask, vote
from table.waiting.timeouts import play_timeouts
from tests.table.people import ANA, BEN, CHLOE, DMITRI, answer, any_choice, person_of, play, started

pytestmark = pytest.mark.usefixtures("same_dice")

PEOPLE = {person.user: person for person in (ANA, BEN, CHLOE, DMITRI)}


async def after_a_roll(table: Table, *others: Person) -> tuple[Game, Person]:
    """A game in which dice have just fallen for a person."""
    game = await started(table, *others)
    luck = random.Random(4)
    while not (game.decisions and game.decisions[-1].rolled):
        person = person_of(game)
        game = await answer(table, game, any_choice(game, luck))
    return game, person


async def refused(work: Any, code: str) -> None:
    """The work is refused for that reason."""
    with pytest.raises((NotAllowed, Stale)) as error:
        await work
    assert error.value.code == code


# -- whom an undo asks ----------------------------------------------------------------------------------------------


async def test_a_vote_waits_for_the_end_of_a_holiday(table: Table, clock: ManualClock) -> None:
    game = await started(table, BEN)
    today = datetime.fromtimestamp(clock.now(), UTC).date()
    await table.preferences.set_user(BEN.user, holiday=Holiday(today, today + timedelta(days=6)))
    asked = await ask(table, game.id, ANA, Abandon())
    assert asked.wish is not None
    back = datetime.combine(today + timedelta(days=7), time(), UTC).timestamp()
    assert asked.wish.until == back + vote_time(game.time)
    clock.advance(back + vote_time(game.time) - 1 - clock.now())
    await play_timeouts(table)
    assert (await vote(table, game.id, BEN, agree=True)).status == "ended"


async def test_a_holiday_that_begins_during_a_vote_puts_its_end_off(table: Table, clock: ManualClock) -> None:
    asked = await ask(table, (await started(table, BEN)).id, ANA, Abandon())
    assert asked.wish is not None
    assert asked.wish.until == clock.now() + vote_time(asked.time)
    today, began = datetime.fromtimestamp(clock.now(), UTC).date(), clock.now()
    away = Holiday(today + timedelta(days=1), today + timedelta(days=5))
    await table.preferences.set_user(BEN.user, holiday=away)
    until = asked.wish.until + 5 * 86400
    told = open_vote(asked, table.preferences)
    assert told is not None
    assert told.until == until
    assert max(one.warn for one in allowances(asked, BEN.user, table.preferences)) == until - vote_time(asked.time) / 4
    clock.advance(until - 1 - clock.now())
    await play_timeouts(table)
    assert await play_timeouts(table) == pytest.approx(until, abs=61), "looked at again when it ends"
    assert (await table.game(asked.id)).wish is not None
    await table.preferences.set_user(BEN.user, holiday=Holiday(today, today + timedelta(days=300)))
    told = open_vote(asked, table.preferences)
    assert told is not None
    assert told.until == began + vote_time(asked.time) + 60 * 86400, "for no more days than a holiday may have"
    await table.preferences.set_user(BEN.user, holiday=away)
    clock.advance(61)
    await play_timeouts(table)
    assert (await table.game(asked.id)).wish is None


async def test_those_whose_decisions_would_go_are_asked_and_nobody_else(table: Table) -> None:
    game = await started(table, BEN, CHLOE, DMITRI)
    luck = random.Random(9)
    for _ in range(60):
        person = person_of(game)
        mine = [made for made in game.decisions if made.user == person.user]
        game = await answer(table, game, any_choice(game, luck))
        since = {made.user for made in game.decisions if made.seq > (mine[-1].seq if mine else 0)} - {person.user}
        for user in {made.user for made in game.decisions}:
            wanted = undo_for(game, user)
            others = {made.user for made in wanted.gone} - {user}
            if others:
                assert set(wanted.asked) == others
            elif any(made.rolled for made in wanted.gone):
                assert set(wanted.asked) == set(PEOPLE) - {user}
            else:
                assert wanted.free
        if len(since) == 2:
            break
    assert len(since) == 2, "a case with one player whose decisions stay"


async def test_who_is_not_asked_has_no_vote(table: Table) -> None:
    game = await started(table, BEN, CHLOE, DMITRI)
    luck = random.Random(9)
    while True:
        game = await answer(table, game, any_choice(game, luck))
        found = [(user, undo_for(game, user)) for user in {made.user for made in game.decisions}]
        some = [(user, wanted) for user, wanted in found if len(wanted.asked) in (1, 2)]
        if some:
            break
    user, wanted = some[0]
    game = await take_back(table, game.id, PEOPLE[user], seq=game.seq, ask=True)
    (outside,) = [p for p in PEOPLE if p not in (user, *wanted.asked)][:1]
    for agree in (True, False):
        await refused(vote(table, game.id, PEOPLE[outside], agree=agree), "no-vote")
    await refused(vote(table, game.id, Person(999, "Eve"), agree=True), "not-seated")
    for voter in wanted.asked:
        game = await vote(table, game.id, PEOPLE[voter], agree=True)
    assert game.wish is None
    assert game.state == (await table.back_at(game.id, wanted.to))[0].state


# -- the mechanics --------------------------------------------------------------------------------------------------


async def test_a_word_counts_once_and_all_are_needed(table: Table) -> None:
    game = await started(table, BEN, CHLOE)
    await seating.abandon(table, game.id, ANA)
    await refused(vote(table, game.id, ANA, agree=True), "already-agreed")
    game = await vote(table, game.id, BEN, agree=True)
    assert still_to_agree(game) == (CHLOE.user,)
    await refused(vote(table, game.id, BEN, agree=True), "already-agreed")
    assert game.status == "running"
    game = await vote(table, game.id, CHLOE, agree=True)
    assert game.status == "ended"
    assert game.state is not None
    assert game.state.outcome is not None
    assert game.state.outcome.reason == "abandoned"
    await refused(vote(table, game.id, CHLOE, agree=True), "no-wish")


async def test_one_refusal_ends_it_and_who_asked_may_take_it_back(table: Table) -> None:
    game = await started(table, BEN, CHLOE)
    for refuser in (BEN, ANA):
        await seating.abandon(table, game.id, ANA)
        await vote(table, game.id, CHLOE, agree=True)
        game = await vote(table, game.id, refuser, agree=False)
        assert game.wish is None
        assert game.status == "running"
        (_, entry) = (await table.entries(game.id))[-1]
        assert entry.table == (log.WishRefused(refuser.user),)


async def test_one_wish_at_a_time(table: Table) -> None:
    game = await started(table, BEN)
    await seating.abandon(table, game.id, ANA)
    await refused(seating.set_time(table, game.id, BEN, read_time("1d")), "wish-open")
    await refused(seating.abandon(table, game.id, ANA), "wish-open")


async def test_an_old_button_does_not_answer_another_wish(table: Table) -> None:
    game = await started(table, BEN)
    first = await seating.set_time(table, game.id, ANA, read_time("1d"))
    assert first.wish is not None
    await vote(table, game.id, BEN, agree=False)
    await seating.abandon(table, game.id, ANA)
    await refused(vote(table, game.id, BEN, agree=True, wish_seq=first.wish.seq), "stale-vote")
    assert (await table.game(game.id)).status == "running"


async def test_playing_on_withdraws_an_undo_and_nothing_else(table: Table) -> None:
    game, person = await after_a_roll(table)
    game = await take_back(table, game.id, person, seq=game.seq, ask=True)
    game = await answer(table, game, any_choice(game, random.Random(1)))
    assert game.wish is None
    await seating.set_time(table, game.id, ANA, read_time("1d"))
    game = await answer(table, game, any_choice(game, random.Random(1)))
    assert game.wish is not None
    game = await vote(table, game.id, BEN, agree=True)
    assert game.time == read_time("1d")


# -- its end --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("time", "seconds"), [("none", 48 * HOUR), ("3d", 48 * HOUR), ("1h", 10 * MINUTE)])
async def test_a_vote_runs_out_by_the_pace_of_the_game(
    table: Table, storage: Storage, clock: ManualClock, time: str, seconds: float
) -> None:
    game = await started(table, BEN)
    await seating.set_time(table, game.id, ANA, read_time(time))
    game = await vote(table, game.id, BEN, agree=True)
    game = await seating.abandon(table, game.id, ANA)
    assert game.wish is not None
    assert game.wish.until == clock.now() + seconds
    clock.advance(seconds - 1)
    await play_timeouts(table)
    assert (await table.game(game.id)).wish is not None
    clock.advance(MINUTE)  # a look that comes too early is put off by a minute at least
    await play_timeouts(Table(storage, clock=clock))  # after a restart as before
    after = await Table(storage).game(game.id)
    assert after.wish is None
    assert after.status == "running"
    trace = [e for _, entry in await table.entries(game.id) for e in entry.table if isinstance(e, log.WishExpired)]
    assert trace == [log.WishExpired("abandon", ANA.user)]


async def test_a_word_that_comes_too_late_ends_it(table: Table, clock: ManualClock) -> None:
    game = await started(table, BEN)
    await seating.abandon(table, game.id, ANA)
    clock.advance(3 * DAY)
    game = await vote(table, game.id, BEN, agree=True)
    assert game.status == "running"
    assert game.wish is None


async def test_a_new_wish_may_follow_one_that_has_run_out(table: Table, clock: ManualClock) -> None:
    game = await started(table, BEN)
    await seating.abandon(table, game.id, ANA)
    clock.advance(3 * DAY)
    game = await seating.set_time(table, game.id, BEN, read_time("2d"))
    assert game.wish is not None
    assert game.wish.kind == "time"


async def test_a_vote_outlives_a_restart(table: Table, storage: Storage, clock: ManualClock) -> None:
    game = await started(table, BEN, CHLOE)
    await seating.abandon(table, game.id, ANA)
    await vote(table, game.id, BEN, agree=True)
    again = Table(storage, clock=clock)
    assert (await again.game(game.id)).wish == (await table.game(game.id)).wish
    assert (await vote(again, game.id, CHLOE, agree=True)).status == "ended"


async def test_outsiders_wish_nothing(table: Table) -> None:
    game = await started(table, BEN)
    for work in (
        seating.abandon(table, game.id, DMITRI),
        seating.set_time(table, game.id, DMITRI, read_time("1d")),
        seating.replace(table, game.id, DMITRI, 1, DMITRI),
        ask(table, game.id, DMITRI, Abandon()),
        take_back(table, game.id, DMITRI, seq=game.seq, ask=True),
    ):
        await refused(work, "not-seated")


# -- what older games wrote -----------------------------------------------------------------------------------------


async def test_the_votes_of_older_logs_are_still_read(table: Table, storage: Storage, clock: ManualClock) -> None:
    """An undo asked and refused, asked and agreed to, in the events of the time before votes had an end."""
    game, person = await after_a_roll(table)
    other = BEN if person == ANA else ANA
    to = undo_for(game, person.user).to

    async def written(*events: dict[str, Any]) -> None:
        row = await storage.games.get(game.id)
        assert row is not None
        payload = msgspec.json.encode({"table": events, "rules": [], "version": 1})
        from table.player_clocks import summary_of

        await storage.games.append(
            game.id, EntryRow(row.seq + 1, 0.0, person.user, None, payload), summary_of(game, 0.0)
        )

    await written({"type": "UndoAsked", "user": person.user, "to": to})
    open_wish = (await Table(storage).game(game.id)).wish
    assert open_wish is not None
    assert (open_wish.kind, open_wish.user, open_wish.voters, open_wish.until) == (
        "undo",
        person.user,
        (other.user,),
        None,
    )
    await written({"type": "UndoRefused", "user": other.user})
    assert (await Table(storage).game(game.id)).wish is None
    await written({"type": "UndoAsked", "user": person.user, "to": to})
    mixed = await vote(Table(storage, clock=clock), game.id, other, agree=True)
    assert mixed.wish is None
    assert mixed.state == (await table.back_at(game.id, to))[0].state
    await Table(storage).game(game.id)


async def test_an_undone_roll_falls_the_same_again(table: Table) -> None:
    game, person = await after_a_roll(table)
    other = BEN if person == ANA else ANA
    state = game.state
    choice = (await table.entries(game.id))[-1][1].table[0].choice  # type: ignore[attr-defined]
    await take_back(table, game.id, person, seq=game.seq, ask=True)
    back = await vote(table, game.id, other, agree=True)
    assert back.state != state
    assert (await answer(table, back, choice)).state == state


async def test_the_end_of_a_game_by_its_host_closes_a_vote(table: Table) -> None:
    game = await started(table, BEN)
    await seating.abandon(table, game.id, BEN)
    game = await table.end(game.id, ANA)
    await refused(vote(table, game.id, ANA, agree=True), "no-wish")
    assert await play_timeouts(table) is None


def test_a_game_ends_for_known_reasons_only() -> None:
    from rules import Malformed
    from tests.rules.rapid_attack.positions import Table as Position

    position_of = Position("Rd Rd; Rd", "B B; Rd")
    with pytest.raises(Malformed, match="end-unknown"):
        correct(position_of.state, EndGame("because"), "Ana", None)  # type: ignore[arg-type]


async def test_a_vote_does_not_name_who_was_forgotten(table: Table, clock: ManualClock) -> None:
    game = await started(table, BEN, CHLOE)
    await seating.replace(table, game.id, BEN, 2, DMITRI)
    await vote(table, game.id, ANA, agree=False)
    assert "Dmitri" in repr(await table.entries(game.id))
    clock.advance(DAY)
    await forget(table, DMITRI)
    assert "Dmitri" not in repr(await table.entries(game.id))


async def something(table: Table, clock: ManualClock, game: Game, luck: random.Random) -> None:
    """Somebody does something that may be refused."""
    people = [ANA, BEN, CHLOE, DMITRI]
    person = luck.choice(people)
    clock.advance(luck.choice([1, 60, 3600, DAY]))
    match luck.randrange(7):
        case 0:
            await vote(table, game.id, person, agree=luck.random() < 0.8)
        case 1:
            await take_back(table, game.id, person, seq=game.seq, ask=True)
        case 2:
            await seating.set_time(table, game.id, person, read_time(luck.choice(["none", "10m", "1d+1h"])))
        case 3:
            newcomer = luck.choice([None, *people])
            await seating.replace(table, game.id, person, luck.randrange(len(game.seats)), newcomer)
        case 4:
            await table.join(game.id, person, None)
        case 5 if game.waiting:
            await play(table, game, luck, steps=3)
        case 6:
            await play_timeouts(table)


@pytest.mark.long(after=1)
@pytest.mark.parametrize("seed", range(5))
async def test_random_people_say_random_things(table: Table, clock: ManualClock, seed: int) -> None:
    """Whatever is voted in whatever order, the log folds to the same game."""
    luck = random.Random(seed)
    game = await started(table, BEN, CHLOE, size="skirmish")
    for _ in range(150):
        game = await table.game(game.id)
        if game.status != "running":
            break
        with contextlib.suppress(NotAllowed, Stale):
            await something(table, clock, game, luck)
    live = await table.game(game.id)
    assert await Table(table.storage).game(game.id) == live
