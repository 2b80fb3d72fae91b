"""What people arrange beside their games: who looks for one, times to play, who follows which."""

from __future__ import annotations

from msgspec import structs

from storage import CallRow, FollowRow, MeetingRow, MeetingVote, PuzzleAnswer, SeekerRow, Storage
from tests.storage.tools import ANA, BEN, CHLOE, RUNNING, create

SEEKER = SeekerRow(ANA, 5, "Ana", "{}", 10.0, 100.0)
MEETING = MeetingRow("m", 5, 7, ANA, "When?", "en", (100.0, 200.0), 120, False, 1.0)
FOLLOW = FollowRow("f", "g", BEN, 5, "message", str(BEN), "en", 1.0, 3, 3, 0.0)


async def test_seekers_are_listed_from_their_server_and_from_those_that_share_until_their_time_is_over(
    storage: Storage,
) -> None:
    for user, guild, at in ((ANA, 5, 10.0), (BEN, 6, 20.0), (CHLOE, 7, 30.0)):
        await storage.seekers.save(structs.replace(SEEKER, user=user, guild=guild, at=at))
    assert [one.user for one in await storage.seekers.listed(5, (), 50.0, 9)] == [ANA]
    assert [one.user for one in await storage.seekers.listed(5, (6,), 50.0, 9)] == [BEN, ANA]
    assert [one.user for one in await storage.seekers.listed(5, (6, 7), 50.0, 2)] == [CHLOE, BEN]
    assert await storage.seekers.listed(5, (6,), 100.0, 9) == []
    assert await storage.seekers.stop(BEN)
    assert not await storage.seekers.stop(BEN)
    await storage.seekers.save(structs.replace(SEEKER, user=BEN, at=100.0, until=200.0))
    assert await storage.seekers.of_user(ANA) is None  # its time was over


async def test_a_seeker_is_called_once_by_each_row(storage: Storage) -> None:
    await create(storage)
    await storage.seekers.save(SEEKER)
    assert await storage.seekers.call(SEEKER, BEN, "g", 12.0, 50.0)
    assert not await storage.seekers.call(SEEKER, CHLOE, "g", 12.0, 50.0)  # the row has changed meanwhile
    found = await storage.seekers.of_user(ANA)
    assert found is not None
    assert found.asked == (BEN,)
    calls = await storage.seekers.calls()
    assert calls == [CallRow("g", ANA, 12.0, "Ana", 50.0)] == await storage.seekers.invitations(ANA, 49.0)
    assert await storage.seekers.invitations(ANA, 50.0) == []
    assert not await storage.seekers.decline("g", BEN, 20.0)
    assert await storage.seekers.decline("g", ANA, 20.0)
    await storage.seekers.note_step(calls[0], "warn", 30.0)
    assert await storage.seekers.invited(["g"]) == [CallRow("g", ANA, 20.0, "Ana", 20.0, "declined")]
    await storage.seekers.joined("g", ANA, 21.0)
    assert await storage.seekers.invited(["g"]) == [CallRow("g", ANA, 21.0, "Ana", 21.0, "joined")]
    await storage.seekers.answered(calls[0])
    assert await storage.seekers.calls() == []


async def test_votes_and_the_decision(storage: Storage) -> None:
    await storage.meetings.create(MEETING)
    assert await storage.meetings.get("m") == MEETING
    for times in ((100.0,), (100.0, 200.0)):
        await storage.meetings.vote(MeetingVote("m", BEN, "Ben", times))
    assert [vote.times for vote in await storage.meetings.votes("m")] == [(100.0, 200.0)]
    assert await storage.meetings.count_open(ANA, 0.0) == 1
    assert await storage.meetings.decide("m", 200.0)
    assert not await storage.meetings.decide("m", 100.0)
    await storage.meetings.posted("m", 77)
    await storage.meetings.set_event("m", 78)
    decided = structs.replace(MEETING, message=77, chosen=200.0, event=78, due=200.0)
    assert await storage.meetings.get("m") == decided
    assert await storage.meetings.due() == [decided]
    assert await storage.meetings.note_posted(decided)
    assert not await storage.meetings.note_posted(decided), "once, whichever process is faster"
    assert await storage.meetings.due() == []
    assert await storage.meetings.count_open(ANA, 0.0) == 0


async def test_followers_and_what_they_have_got(storage: Storage) -> None:
    await create(storage)
    assert await storage.follows.add(FOLLOW)
    assert not await storage.follows.add(structs.replace(FOLLOW, id="again"))
    assert await storage.follows.add(structs.replace(FOLLOW, id="hook", way="webhook", target="https://secret"))
    assert await storage.follows.followed() == {"g"}
    await storage.follows.claim(["f"], 4, 9.0)
    assert await storage.follows.in_doubt() == ["g"]
    await storage.follows.note_sent(["f"], 4)
    assert await storage.follows.in_doubt() == []
    assert [(one.id, one.sent) for one in await storage.follows.of_game("g")] == [("f", 4), ("hook", 3)]
    await storage.follows.forget_guild(5)
    assert await storage.follows.of_user(BEN) == []


async def test_who_is_forgotten_is_gone_from_all_of_it(storage: Storage) -> None:
    await create(storage)
    await storage.seekers.save(SEEKER)
    await storage.seekers.call(SEEKER, BEN, "g", 12.0, 50.0)
    await storage.meetings.create(MEETING)
    await storage.meetings.vote(MeetingVote("m", BEN, "Ben", ()))
    await storage.follows.add(structs.replace(FOLLOW, user=ANA))
    for part in (storage.seekers, storage.meetings, storage.follows):
        await part.forget(ANA)
    assert await storage.seekers.calls() == []
    assert await storage.seekers.of_user(ANA) is None
    assert await storage.meetings.get("m") is None
    assert await storage.meetings.votes_of(BEN) == []
    assert await storage.follows.of_user(ANA) == []


async def test_lobbies_of_some_servers_the_newest_first(storage: Storage) -> None:
    for channel, (game, guild) in enumerate([("a", 5), ("b", 6), ("c", 7), ("d", 5)]):
        await create(storage, game, channel, guild=guild, created=float(channel))
    await create(storage, "e", 9, summary=RUNNING)
    assert [row.id for row in await storage.games.lobbies([5, 6], 9)] == ["d", "b", "a"]
    assert [row.id for row in await storage.games.lobbies([5], 1)] == ["d"]
    assert await storage.games.lobbies([], 9) == []


async def test_the_first_answer_of_a_day_to_a_puzzle_is_kept(storage: Storage) -> None:
    first = PuzzleAnswer(ANA, "p", 9, 5, "Ana", solved=True, daily=True, at=1.0)
    other = structs.replace(first, user=BEN, name="Ben", solved=False, at=2.0)
    elsewhere = structs.replace(first, user=CHLOE, guild=None, daily=False, at=3.0)
    assert [await storage.puzzles.add(one) for one in (first, other, elsewhere)] == [True] * 3
    assert not await storage.puzzles.add(structs.replace(first, solved=False))
    assert await storage.puzzles.add(structs.replace(first, day=10))
    assert await storage.puzzles.of_user(ANA) == [first, structs.replace(first, day=10)]
    assert await storage.puzzles.daily(5, 9) == [first, other]
    assert await storage.puzzles.counts_beside(ANA) == {"p": (1, 2)}
    await storage.forgotten.begin(ANA, 20.0)
    assert await storage.puzzles.of_user(ANA) == []
