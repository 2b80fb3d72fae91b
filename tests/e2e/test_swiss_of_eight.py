"""A Swiss of eight over three weeks: two who vanish, one who resigns, one who comes late, a wrong result, a tie.

At the end everything that each person was called for is looked at: nothing too often, nothing missing.
"""

import random
from itertools import pairwise
from typing import Any

import pytest

from tests.e2e.appointments import DAY, Ear, called, decide, pass_days
from tests.e2e.test_tournaments import NAME, actor, cup, shown, thread_of
from tests.e2e.world import World
from text.fluent.catalogue import say

pytestmark = [pytest.mark.alone, pytest.mark.long]

PLAY = say("en", "button-tournament-play")


async def begin(world: World, one: Any, pair: tuple[int, ...]) -> Any:
    """Somebody begins their match; the thread."""
    there = await thread_of(world, pair)
    await world.press(one, PLAY, channel=there)
    await shown(world)
    return there


async def alone_against(ear: Ear, one: Any, gone: Any, there: Any, days: float) -> None:
    """Somebody plays against one who has vanished, until the referee may go on without them."""
    chance = random.Random(7)

    async def looks_in() -> None:
        game = await decide(ear.world, one, there, chance)
        label = say("en", "button-standin", name=called(gone), wins="yes")
        if game.status == "running" and label in ear.world.buttons(one, there):
            await ear.world.press(one, label, channel=there)

    await pass_days(ear, days, [looks_in])


async def test_three_weeks(world: World) -> None:
    ear, began = Ear(world), world.env.now().timestamp()
    olga = world.newcomer("Olga")
    eve, finn, gus, hana, ivo = (world.newcomer(name) for name in ("Eve", "Finn", "Gus", "Hana", "Ivo"))
    ana, ben, chloe, dmitri = world.members[:4]
    terms: dict[str, Any] = {
        "format": "swiss",
        "rounds": 3,
        "round": "7d",
        "time": "1d",
        "seeding": "joined",
        "table": "declared",
    }
    await world.slash(olga, "campaign new", name=NAME, size="demo", language="en", **terms)
    for member in (ana, ben, chloe, dmitri, eve, finn, gus, hana):
        await world.slash(member, "campaign join")
    await world.slash(olga, "campaign round")
    await shown(world)
    assert [match.players for match in (await cup(world)).rounds[0]] == [
        (ana.id, eve.id),
        (ben.id, finn.id),
        (chloe.id, gus.id),
        (dmitri.id, hana.id),
    ]

    # round 1: a tie, one who resigns, one who vanishes, one match that nobody begins
    there = await begin(world, ana, (ana.id, eve.id))
    await world.slash(ana, "game abandon", channel=there)
    await world.slash(eve, "game vote", agree=True, channel=there)
    there = await begin(world, finn, (ben.id, finn.id))
    await world.slash(ben, "game resign", sure=True, channel=there)
    assert "**Finn**" in world.text(channel=there)
    there = await begin(world, chloe, (chloe.id, gus.id))
    late = world.reply(await world.slash(ivo, "campaign join"))
    assert say("en", "campaign-joined", name=NAME, round=2) in late
    await alone_against(ear, chloe, gus, there, 7.1)
    found = await cup(world)
    assert [match.how for match in found.rounds[0]] == ["game", "game", "game", "unplayed"]
    assert [match.winners for match in found.rounds[0]] == [(ana.id, eve.id), (finn.id,), (chloe.id,), ()]
    assert len(found.rounds) == 2, "the next round is drawn by itself"

    assert set(found.vanished) == {gus.id, dmitri.id, hana.id}
    await world.slash(dmitri, "campaign join")
    assert [member.user for member in (await cup(world)).joining] == [dmitri.id]

    # round 2: both who have vanished are taken out; a wrong result is put right before the next round is played
    for gone in (gus, hana):
        await world.slash(olga, "campaign desk")
        await world.choose(olga, called(gone), placeholder=say("en", "desk-remove"))
        await world.press(olga, say("en", "button-desk-remove"))
        await shown(world)
    found = await cup(world)
    open_now = [match for match in found.rounds[1] if not match.how]
    assert all({gus.id, hana.id}.isdisjoint(match.players) for match in open_now)
    assert ivo.id in {player for match in found.rounds[1] for player in match.players}
    for match in open_now[1:]:
        one, other = (actor(world, user) for user in match.players)
        there = await begin(world, one, match.players)
        await world.slash(other, "game resign", sure=True, channel=there)
        await shown(world)
    wrong = open_now[0]
    one, other = (actor(world, user) for user in wrong.players)
    there = await begin(world, one, wrong.players)
    await world.slash(one, "game resign", sure=True, channel=there)
    await shown(world)
    assert len((await cup(world)).rounds) == 3
    await world.slash(olga, "campaign round", winner=one, number=2)
    await world.press(olga, say("en", "button-tournament-give"))
    await shown(world)
    found = await cup(world)
    assert next(match for match in found.rounds[1] if match.players == wrong.players).winners == (one.id,)
    await pass_days(ear, 1)

    # round 3: everybody plays; the tournament ends
    for match in (await cup(world)).rounds[2]:
        if not match.how:
            one, other = (actor(world, user) for user in match.players)
            there = await begin(world, one, match.players)
            await world.slash(other, "game resign", sure=True, channel=there)
            await shown(world)
    found = await cup(world)
    assert found.decided
    champions = [found.name_of(user) for user in found.champions]
    assert "🏆" in world.text()
    listed = world.reply(await world.slash(ivo, "campaign list"))
    assert all(name in listed for name in champions)
    await pass_days(ear, 5)

    everybody = (ana, ben, chloe, dmitri, eve, finn, gus, hana, ivo, olga)
    print("\n\n".join(ear.transcript(member, began) for member in everybody))
    for member in everybody[:9]:
        opened = [
            match for row in found.rounds for match in row if member.id in match.players and len(match.players) == 2
        ]
        # a match that was drawn again after the correction is another one, and nobody hears of it twice
        matches = ear.of(member, "match")
        first = {one.channel: one for one in reversed(matches)}
        assert len(first) >= len(opened) - 1, f"{member.name} heard of each match"
        for channel in first:
            again = [one for one in matches if one.channel == channel]
            assert len(again) <= 5, "once, three reminders and a warning at the most"
            assert all(later.at - sooner.at > 0.2 * DAY for sooner, later in pairwise(again))
    assert not ear.of(olga, "turn")
    calls = [one.words.split("missed their")[0] for one in ear.of(olga, "round")]
    stayed = [[name for name in ("Dmitri", "Gus", "Hana") if name in words] for words in calls]
    assert stayed == [["Gus"], ["Dmitri", "Hana"]], "once about each who stays away"
    assert not [one for one in ear.heard if one.at > began + 13 * DAY], "silence once it is over"
