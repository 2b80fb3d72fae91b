"""Four people, one game by post, thirty days: everything that keeps such a game alive, in one story.

Ana plays from London, Ben from Paris, Chloé from New York, Dmitri from Kolkata; later Eve from Sydney takes a seat.
The bot restarts every night. At the end the bot's calls are counted against what the log alone demands, and the
whole game is proven, carried to another channel and played again from its file.
"""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
import simcord

from cogs.views.game.lobby import HASH_SHOWN
from hosting.files import verify_file
from rules import default
from table import Game, log
from table.fold import fold
from table.game import still_to_agree
from table.history.archive import unpack
from table.history.verify import verify
from table.time.controls import TimeControl, read_time
from tests.e2e.agreement import a_vote_of_an_outsider, all_agree, ask_back, heard_of, outsider_of, people
from tests.e2e.diary import DAY, HERE, HOUR, MINUTE, Diary, Habit, decide, fallen, frames_of
from tests.e2e.players import order, settled, turn_of
from tests.e2e.test_memory import file_in
from tests.e2e.world import World
from tests.table.people import same_dice
from text.fluent.catalogue import say
from text.problems import error_line

pytestmark = pytest.mark.alone

FIRST = dt.datetime(2026, 1, 1, tzinfo=dt.UTC).timestamp()
COMPANY = "Rd Rd B G; Rd; Rd"
HOLIDAY = (date(2026, 1, 11), date(2026, 1, 15))
SIZE = {"frames": "3", "stations": 0, "neutral": 1, "rockets": 0, "clock": 6}
LONDON, PARIS = Habit("Europe/London", (22, 7)), Habit("Europe/Paris", (21, 9))
NEW_YORK, KOLKATA, SYDNEY = (
    Habit("America/New_York", (23, 8)),
    Habit("Asia/Kolkata", (22, 7)),
    Habit("Australia/Sydney", (20, 10)),
)


@pytest.fixture
def diary(world: World, monkeypatch: pytest.MonkeyPatch) -> Diary:
    """The four at the table and their habits; the same dice fall in every run."""
    same_dice(monkeypatch)
    habits = {world.ana.id: LONDON, world.ben.id: PARIS, world.chloe.id: NEW_YORK, world.dmitri.id: KOLKATA}
    return Diary(world, habits, most=8)


def midnight(day: int) -> float:
    """The end of the day of that number, the first being 1, in seconds since 1970."""
    return FIRST + day * DAY


@pytest.mark.long
async def test_thirty_days(diary: Diary, tmp_path: Path) -> None:
    await settle_down(diary)
    await a_chain_of_three_waits_for_nobody(diary)
    await an_undo_that_all_agree_to(diary)
    await an_undo_that_is_refused(diary)
    await a_clock_by_agreement(diary)
    await a_time_out(diary)
    await a_holiday(diary)
    await no_clock_any_more(diary)
    await somebody_who_is_not_heard_of(diary)
    await a_fifth_takes_the_seat(diary)
    await lost_frames_take_no_orders(diary)
    game = await all_give_it_up(diary)
    assert diary.nights >= 28, "the bot restarted in each; a chapter may begin after the hour of one"
    await every_call_was_due(diary)
    await the_whole_story(diary, game, tmp_path)


# -- the chapters -----------------------------------------------------------------------------------------------------


async def settle_down(diary: Diary) -> None:
    """The first day: companies, own words, quiet hours; and off."""
    world = diary.world
    await world.slash(
        world.ana, "game new", table="declared", ruleset="rapid-attack", size="custom", deployment="free", **SIZE
    )
    for member in world.members:
        await world.slash(member, "game join", company=COMPANY, words=f"the words of {member.name}")
        await keep_hours(diary, member, notifications="message" if member == world.dmitri else "channel")
    await diary.wait_until(FIRST + 13 * HOUR)
    await world.press(world.ana, "Start")
    game = await settled(world)
    assert game.commitment[:HASH_SHOWN] in world.text()
    await diary.wait_until(FIRST + 14 * HOUR)


async def keep_hours(diary: Diary, member: simcord.MemberActor, **options: str) -> None:
    habit = diary.habits[member.id]
    evening, morning = habit.quiet
    hours = f"{evening}:00-{morning}:00"
    await diary.world.slash(member, "settings me", quiet_hours=hours, time_zone=habit.zone, **options)


async def a_chain_of_three_waits_for_nobody(diary: Diary) -> None:
    """The leader attacks a frame of each of the others; all three are called up, and act by their orders."""
    world = diary.world
    leader, others = people(diary, game := await settled(world), turn_of(world, game).id)
    await orders_that_cannot_be(diary)
    for member in others:
        await order(world, member, losses="G Y Rd B", target="attacker", defend="best", then="done", agree="always")
    before, calls = (await settled(world)).seq, len(diary.calls)
    mine, *theirs = (frames_of(game, member) for member in (leader, *others))
    called = [frames[0] for frames in theirs]
    for frame, target in zip(mine, called, strict=True):
        await attack(world, leader, frame, target)
    game = await settled(world)
    entries = [entry for seq, entry in await world.bot.table.entries(game.id) if seq > before]
    answers = [event for entry in entries for event in entry.table if isinstance(event, log.Answered)]
    assert {event.user for event in answers} == {leader.id}, "nobody else was asked anything"
    made: list[Any] = [event for entry in entries for event in entry.rules]
    for frame in called:
        steps = [type(event).__name__ for event in made if event.why == "standing-orders" and event.frame == frame]
        assert steps == ["Targeted", "RangeDeclared", "Defended", "ActivationEnded"]
    assert sum(type(event).__name__ == "AttackResolved" for event in made) == 3
    assert [call.user for call in diary.calls[calls:]] == list(game.waiting), "only who decides next is called"
    await diary.wait_until(diary.now + MINUTE)
    for member in others:
        await order(world, member, target="ask", defend="ask", then="ask", losses="none", agree="ask")


async def orders_that_cannot_be(diary: Diary) -> None:
    """Orders for the frames of others or for none at all, and those of people who do not play, change nothing."""
    world = diary.world
    before = (await settled(world)).seq
    for named in ("A1", "Nemo", "B99"):
        refused = await order(world, world.ben, named, defend="best")
        assert error_line("en", "order-frame", {"text": named}) in refused
    outsider = await order(world, outsider_of(world), target="attacker")
    assert error_line("en", "not-seated", {}) in outsider
    assert (await settled(world)).seq == before


async def attack(world: World, member: simcord.MemberActor, frame: str, target: str) -> None:
    """One whole activation: direct fire on a frame with the best red die."""
    for choice in (frame, target, "direct-fire", "none"):
        await decide(world, member, choice)
    game = await settled(world)
    (request,) = game.requests
    reds = [item for item in request.options if item.label == "attack" and item.facts["die"][0] == "R"]
    await decide(world, member, max(reds, key=lambda item: item.facts["face"]).choice)
    await decide(world, member, "none")
    await decide(world, member, "done")


async def an_undo_that_all_agree_to(diary: Diary) -> None:
    """Dice that fell are taken back by everybody's word, and the same ones fall again."""
    world = diary.world
    game = await a_roll(diary)
    roller, others = people(diary, game, game.decisions[-1].user)
    entries = await world.bot.table.entries(game.id)
    rolled = entries[-1][1]
    before = fold(game.id, game.channel, entries[:-1])
    asked = await ask_back(world, roller)
    await heard_of(diary)
    assert asked.state == game.state
    assert asked.wish is not None
    assert set(asked.wish.voters) == {member.id for member in others}
    await a_vote_of_an_outsider(diary, asked)
    for member in others:
        await world.press(member, custom_id=f"*:agree:{asked.wish.seq}")
    back = await settled(world)
    assert (back.wish, back.state) == (None, before.state)
    assert say("en", "story-undone") in world.text()
    again = await decide(world, roller, rolled.table[0].choice)
    assert (await world.bot.table.entries(game.id))[-1][1].rules == rolled.rules, "the same dice"
    assert again.state == game.state


async def a_roll(diary: Diary) -> Game:
    """The game goes on until somebody's dice have fallen."""
    begun = (await settled(diary.world)).seq
    game = await diary.live_until(diary.now + 4 * DAY, lambda game: game.seq > begun and game.decisions[-1].rolled)
    assert game.decisions[-1].rolled
    return game


async def an_undo_that_is_refused(diary: Diary) -> None:
    """One word against it is enough, and the game stands as it stood."""
    world = diary.world
    game = await a_roll(diary)
    roller, others = people(diary, game, game.decisions[-1].user)
    asked = await ask_back(world, roller)
    await heard_of(diary)
    assert asked.wish is not None
    await world.press(others[0], custom_id=f"*:agree:{asked.wish.seq}")
    await world.press(others[1], custom_id=f"*:refuse:{asked.wish.seq}")
    after = await settled(world)
    assert (after.wish, after.state) == (None, game.state)
    assert "declined the undo" in world.text()


async def a_clock_by_agreement(diary: Diary) -> None:
    """On the fifth day they agree on a day for each decision."""
    await diary.live_until(midnight(5))
    game = await all_agree(diary, diary.world.ben, "game time", time="1d")
    assert game.time == read_time("1d")
    assert len(game.clocks) == 4


async def a_time_out(diary: Diary) -> None:
    """Dmitri's time runs out once: the rules' default is played for him, and he plays on."""
    world, dmitri = diary.world, diary.world.dmitri
    diary.silent = {dmitri.id}
    game = await diary.live_until(midnight(10), lambda game: any(made.forced for made in game.decisions))
    made = next(made for made in game.decisions if made.forced)
    assert made.user == dmitri.id
    entries = [(seq, entry) for seq, entry in await world.bot.table.entries(game.id) if seq <= made.seq]
    before = fold(game.id, game.channel, entries[:-1])
    (out,) = [event for event in entries[-1][1].table if isinstance(event, log.TimedOut)]
    assert before.state is not None
    assert out.choice == default(before.state, before.requests[0])
    assert "**Dmitri** ran out of time" in world.text()
    diary.silent.clear()


async def a_holiday(diary: Diary) -> None:
    """The player who must decide goes on holiday: the game waits, the clock stands still, nobody is pinged."""
    world = diary.world
    game = await diary.live_until(midnight(10) - 18 * HOUR)
    away = turn_of(world, game)
    first, last = HOLIDAY
    await world.slash(away, "settings holiday", **{"from": str(first), "until": str(last)})
    diary.habits[away.id] = replace(diary.habits[away.id], holiday=HOLIDAY)
    zone = ZoneInfo(diary.habits[away.id].zone)
    begin, end = (dt.datetime.combine(day, dt.time(), zone).timestamp() for day in (first, last + dt.timedelta(days=1)))
    diary.silent = {away.id}
    await diary.live_until(begin)
    diary.silent.clear()
    assert (await diary.live_until(end)).seq == game.seq, "longer than a decision may take"
    assert not [call for call in diary.calls if begin <= call.at < end]
    back = await diary.live_until(end + DAY, lambda now: now.seq > game.seq)
    assert (back.decisions[-1].user, back.decisions[-1].forced) == (away.id, False)


async def no_clock_any_more(diary: Diary) -> None:
    """They agree to take their time again."""
    game = await all_agree(diary, diary.world.chloe, "game time", time="none")
    assert game.time == TimeControl()
    assert game.clocks == ()


async def somebody_who_is_not_heard_of(diary: Diary) -> None:
    """Dmitri does not come back: he is called once and reminded three times in seven days, then no more."""
    dmitri = diary.world.dmitri.id
    asked = (await settled(diary.world)).seq
    game = await diary.live_until(
        midnight(20), lambda game: game.seq > asked and dmitri in game.waiting and game.decisions[-1].user != dmitri
    )
    diary.silent = {dmitri}
    await diary.live_until(diary.now + 7 * DAY)
    assert (await settled(diary.world)).seq == game.seq
    (wait,) = [wait for wait in await diary.waits() if wait.end == float("inf")]
    assert (wait.user, wait.known) == (dmitri, False)
    called = [call for call in diary.calls if call.at >= wait.start]
    assert [(call.user, call.alone) for call in called] == [(dmitri, True)] * 4
    assert called[-1].at < wait.start + 5 * DAY


async def a_fifth_takes_the_seat(diary: Diary) -> None:
    """Ana, whose game it is, asks that Eve play for Dmitri, who has been away for a week; he and all others agree."""
    world = diary.world
    eve = world.newcomer("Eve")
    diary.habits[eve.id] = SYDNEY
    await keep_hours(diary, eve)
    seat = (await settled(world)).player_of(world.dmitri.id)
    result = await world.slash(world.ana, "game replace", player="Dmitri", by=eve)
    assert say("en", "replace-asked-all", name="Dmitri") in world.reply(result)
    await diary.wait_until(diary.now + MINUTE)
    for voter in still_to_agree(await settled(world)):
        await world.slash(eve if voter == eve.id else diary.member(voter), "game vote", agree=True)
    game = await settled(world)
    assert (game.player_of(eve.id), game.player_of(world.dmitri.id)) == (seat, None)
    late = await world.slash(world.dmitri, "choose", choice="done")
    assert error_line("en", "seat-awaits", {}) in world.reply(late)
    assert game.waiting == (eve.id,)
    moved = await diary.live_until(diary.now + 2 * DAY, lambda game: game.decisions[-1].user == eve.id)
    assert moved.decisions[-1].user == eve.id


async def lost_frames_take_no_orders(diary: Diary) -> None:
    """Orders for a frame that is destroyed are refused, and so are those for the frame of somebody else."""
    world = diary.world
    game = await diary.live_until(midnight(29), lambda game: bool(fallen(game)))
    lost = fallen(game)[0]
    owner = diary.member(game.seats[lost.owner].user)
    before = game.seq
    locale = "fr" if owner == world.chloe else "en"
    for named in (lost.id, lost.name, lost.id.lower()):
        refused = await order(world, owner, named, target="attacker")
        assert error_line(locale, "order-frame-lost", {"text": lost.name}) in refused
    assert lost.id not in (await world.offered(owner, "orders", "unit", "")).values()
    assert (await settled(world)).seq == before


async def all_give_it_up(diary: Diary) -> Game:
    """At the end of the last day they agree that the scores stand as they are."""
    await diary.live_until(midnight(30))
    game = await all_agree(diary, diary.world.ana, "game abandon")
    assert game.status == "ended"
    return game


# -- what it comes to -------------------------------------------------------------------------------------------------


async def every_call_was_due(diary: Diary) -> None:
    """The bot called exactly whom and when the log demands: once a decision, never at night, never on a holiday."""
    wanted = sorted((user, at) for at, user in await diary.due())
    begun = min(at for _, at in wanted)  # before that the lobby has called its host
    called = [call for call in diary.calls if call.at >= begun]
    limits = [call for call in called if "New time limit for this game" in call.words]
    assert len(limits) == 6, "two limits were set by vote; of each all hear but the last who agreed"
    eve = {user for user, habit in diary.habits.items() if habit == SYDNEY}
    limits += [call for call in called if call.user in eve and "asks you to take" in call.words]  # not yet seated
    limits += [call for call in called if call.user == diary.world.dmitri.id and "**Eve** now plays for" in call.words]
    heard = sorted((call.user, call.at) for call in called if call not in limits)
    assert [user for user, _ in heard] == [user for user, _ in wanted]
    late = [told - at for (_, at), (_, told) in zip(wanted, heard, strict=True)]
    assert all(0 <= seconds <= HERE for seconds in late), "who has just pressed is not called for two minutes"
    assert sum(seconds > 5 for seconds in late) < len(late) / 4
    assert len(heard) > 30
    # A new limit names all whose clocks it changes; that only those awake are notified is tested in test_calls.
    asleep = [call for call in diary.calls if call not in limits and not diary.habits[call.user].free(call.at)]
    assert not asleep
    assert not [call for call in diary.calls if call.alone is not (call.user == diary.world.dmitri.id)]
    first = [wait for wait in await diary.waits() if not wait.known]
    held = [wait for wait in first if not diary.habits[wait.user].free(wait.start)]
    assert held, "some had to be held until the morning"


async def the_whole_story(diary: Diary, game: Game, tmp_path: Path) -> None:
    """It is proven, exported, brought in elsewhere, and the same again there."""
    world = diary.world
    secret = (await world.bot.storage.games.get(game.id)).secret.hex()
    assert say("en", "finale-dice") in world.text()
    name, data = await file_in(await world.slash(world.dmitri, "game export"))
    archive = unpack(data)
    report = verify(archive)
    assert report.proven
    assert report.undone == 1
    assert report.again >= 1
    (tmp_path / name).write_bytes(data)
    assert verify_file(str(tmp_path / name)) == 0
    events = [event for _, entry in archive.entries for event in entry.table]
    assert sum(isinstance(event, log.TimedOut) for event in events) == 1
    assert sum(isinstance(event, log.Replaced) for event in events) == 1
    assert fold(archive.game, world.channel.id, archive.entries).state == game.state
    elsewhere = world.guild.create_text_channel("archive")
    brought = await world.slash(world.ben, "game import", channel=elsewhere, file=(name, data))
    assert say("en", "import-done") in world.reply(brought)
    copy = await world.bot.table.game_in(elsewhere.id)
    assert (copy.state, copy.status, copy.secret) == (game.state, "ended", secret)
    proof = say("en", "proof-rolls", rolls=report.rolls, dice=report.dice)
    for channel in (world.channel, elsewhere):
        assert proof in world.reply(await world.slash(world.ana, "game verify", channel=channel))
    for command in ("replay", "log"):
        files = [
            (await file_in(await world.slash(world.ana, f"game {command}", channel=channel)))[1]
            for channel in (world.channel, elsewhere)
        ]
        assert files[0] == files[1]
