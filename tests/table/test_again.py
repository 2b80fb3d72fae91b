"""A moment of a game that is over, played once more."""

from __future__ import annotations

import pytest

from rules import RULESETS, requests
from rules.codec import encode
from table import NotAllowed, Person, Table, log
from table.game import BOTS, is_bot
from table.history.again import play_again
from table.history.steps import steps_of
from tests.long import first
from tests.table.archives import finished
from tests.table.people import ANA

BOT = log.Joined(BOTS[0], "Tin", level="pilot")


@pytest.mark.parametrize("ruleset", first(["rapid-attack", "football", "intercept-orbit"]))
async def test_it_stands_as_it_stood_against_bots(table: Table, ruleset: str) -> None:
    size = "demo" if ruleset == "rapid-attack" else RULESETS[ruleset].sizes[0]
    game = await finished(table, ruleset=ruleset, size=size)
    steps = [step for step in steps_of(await table.entries(game.id)) if step.kind]
    step = steps[len(steps) // 2]
    again = await play_again(table, game, ANA, step.seq, BOT)
    first_there = next(one for one in steps if one.seq == step.seq)
    assert (again.status, again.imported, again.channel) == ("running", True, game.channel)
    assert encode(again.played) == encode(first_there.before)
    assert again.commitment != game.commitment
    assert requests(again.played)
    own = game.player_of(ANA.user)
    assert [number for number, seat in enumerate(again.seats) if not is_bot(seat.user)] == [own]


async def test_who_may_not(table: Table) -> None:
    game = await finished(table)
    for person, seq, code in ((Person(99, "Zoe"), 9, "not-seated"), (ANA, 0, "again-gone"), (ANA, 1, "again-gone")):
        with pytest.raises(NotAllowed) as refused:
            await play_again(table, game, person, seq, BOT)
        assert refused.value.code == code
    await play_again(table, game, ANA, steps_of(await table.entries(game.id))[-1].seq, BOT)
    with pytest.raises(NotAllowed) as refused:
        await play_again(table, game, ANA, game.seq, BOT)
    assert refused.value.code == "game-here-already"
