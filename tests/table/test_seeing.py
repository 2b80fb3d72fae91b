"""Who says what a bot cannot see at a table without measures."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from rules import Request
from table import Person, Table, log
from table.fold import fold
from table.history.privacy import forget
from table.time.away import Holiday
from table.time.clock import DAY, ManualClock
from table.votes import seating
from table.votes.wishes import vote
from tests.table.people import ANA, BEN, CHLOE, lobby


async def test_who_is_on_holiday_sees_the_table_for_no_bot_while_another_is_there(
    table: Table, clock: ManualClock
) -> None:
    game = await lobby(table, BEN, CHLOE)
    await seating.add_bot(table, game.id, ANA, "Bot", "rookie")
    today = datetime.fromtimestamp(clock.now(), UTC).date()

    async def seen_by(*away: Person) -> int:
        """Who says what Chloé's frame is to a bot that cannot see, once somebody has done something."""
        for person in (ANA, BEN, CHLOE):
            week = Holiday(today, today + timedelta(days=6)) if person in away else None
            await table.preferences.set_user(person.user, holiday=week)
        now = await seating.abandon(table, game.id, ANA)
        await vote(table, game.id, ANA, agree=False)
        assert fold(game.id, game.channel, await table.entries(game.id)).away == now.away
        target = next(player for player in now.played.players if player.name == "Chloé").letter
        return now.decider(Request("1", 3, "cover", facts={"target": f"{target}1"}))

    await table.start(game.id, ANA)
    assert await seen_by() == CHLOE.user
    assert await seen_by(CHLOE) == ANA.user
    assert await seen_by(CHLOE, ANA) == BEN.user
    assert await seen_by(CHLOE, ANA, BEN) == CHLOE.user
    assert await seen_by(BEN) == CHLOE.user
    await seen_by(BEN, CHLOE)
    clock.advance(7 * DAY)
    assert (await seating.abandon(table, game.id, ANA)).away == ()
    clock.advance(DAY)
    await forget(table, BEN)
    events = [event for _, entry in await table.entries(game.id) for event in entry.table]
    written = [event.users for event in events if isinstance(event, log.Away)]
    assert any(CHLOE.user in users for users in written)
    assert not any(BEN.user in users for users in written)
