"""A game that takes weeks: people who look at it at their own hours, nights in which the bot restarts.

Whom the bot calls is noted as Discord hears it, and ``due`` says from the log alone whom it had to call and when,
by rules of its own: it asks neither the settings nor the reminders of the bot.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from itertools import pairwise
from typing import Any
from zoneinfo import ZoneInfo

import simcord

from table import Game, log
from table.fold import fold
from table.game import still_to_agree
from table.time.controls import TimeControl
from tests.e2e.players import ButtonPlayer, answered, game_here, settled
from tests.e2e.world import World, written

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0
QUARTER = 15 * MINUTE
HERE = 120.0
"""So long after a press nobody is called: they are here."""
LOOK_EVERY = 3 * HOUR
NIGHT = 3
"""The hour (UTC) at which the bot restarts."""
REMINDERS = 3
EAGER = 0.7
SILENT = 1 << 12
"""Discord's flag of a message that rings nobody's telephone (SUPPRESS_NOTIFICATIONS)."""


@dataclass(frozen=True)
class Habit:
    """When somebody does not want to be called, and at which hours they look at the game; all by their own clock."""

    zone: str
    quiet: tuple[int, int]
    looks: tuple[range, ...] = (range(8, 11), range(17, 20))
    holiday: tuple[date, date] | None = None

    def free(self, at: float) -> bool:
        """Whether they may be called."""
        local = datetime.fromtimestamp(at, ZoneInfo(self.zone))
        if self.holiday and self.holiday[0] <= local.date() <= self.holiday[1]:
            return False
        evening, morning = self.quiet
        return morning <= local.hour < evening

    def free_from(self, at: float) -> float:
        """The first moment from then on at which they may be called."""
        while not self.free(at):
            at = (at // QUARTER + 1) * QUARTER
        return at

    def after(self, at: float, seconds: float) -> float:
        """When so many seconds have passed in which they may be called."""
        while seconds > 0:
            step = (at // QUARTER + 1) * QUARTER - at
            if self.free(at):
                step = min(step, seconds)
                seconds -= step
            at += step
        return at

    def looking(self, at: float) -> bool:
        """Whether they look at the game in this hour."""
        hour = datetime.fromtimestamp(at, ZoneInfo(self.zone)).hour
        return self.free(at) and any(hour in hours for hours in self.looks)


@dataclass(frozen=True)
class Call:
    """The bot called somebody, in the channel or alone, with these words."""

    at: float
    user: int
    words: str
    alone: bool = False


@dataclass(frozen=True)
class Wait:
    """Somebody was waited for. ``known``: they had acted themselves just then. ``end`` is endless while it goes on.

    ``clock``: since when a decision's time ran, and how many seconds it was.
    """

    user: int
    start: float
    known: bool
    end: float = float("inf")
    clock: tuple[float, float] | None = None


class Diary:
    """Four or five people, their habits, and the days as they pass."""

    def __init__(self, world: World, habits: Mapping[int, Habit], *, most: int = 2) -> None:
        self.world = world
        self.habits = dict(habits)
        self.most = most
        self.silent: set[int] = set()
        self.calls: list[Call] = []
        self.nights = 0
        self._chance = random.Random(31)
        self._player = ButtonPlayer(world, random.Random(31))
        self._looked = 0
        world.env.backend.subscribers.append(self._hear)

    def _hear(self, event: str, payload: Mapping[str, Any]) -> None:
        if event != "MESSAGE_CREATE" or not payload["author"].get("bot"):
            return
        if payload.get("flags", 0) & SILENT and ":open:" not in str(payload["components"]):
            return  # a note for the night; who is at the table hears a question without a sound
        channel, words = self.world.env.backend.get_channel(int(payload["channel_id"])), written(payload["components"])
        if channel.guild_id is None:
            self.calls.append(Call(self.now, int(channel.recipient_ids[0]), words, alone=True))
            return
        named = {int(user) for user in re.findall(r"<@!?(\d+)>", words)}
        mentioned = {int(user["id"]) for user in payload["mentions"]}
        assert named == mentioned, "everybody named is called, and nobody else"
        self.calls += [Call(self.now, user, words) for user in sorted(mentioned)]

    # -- time ---------------------------------------------------------------------------------------------------

    @property
    def now(self) -> float:
        """Seconds since 1970."""
        return self.world.env.now().timestamp()

    @property
    def day(self) -> date:
        """The day in UTC."""
        return datetime.fromtimestamp(self.now, UTC).date()

    async def wait_until(self, at: float) -> None:
        """Time passes in which nobody does anything."""
        while self.now < at:
            await self.world.wait(min(at - self.now, 2 * LOOK_EVERY))
        await self.world.bot.boards.settle()

    async def live_until(self, at: float, stop: Callable[[Game], bool] = lambda _game: False) -> Game:
        """Everybody looks at the game at their hours and decides a little, until then, or until it stands as wished."""
        game = await settled(self.world)
        while self.now < at and game.status == "running" and not stop(game):
            await self.wait_until(min(self._next_look(), at))
            if datetime.fromtimestamp(self.now, UTC).hour == NIGHT:
                await self._night()
            game = await self._looks(stop)
        return game

    def _next_look(self) -> float:
        """Somewhere in the first half of the next third hour, so that nothing falls on the same second by chance."""
        self._looked = max(self._looked + 1, int(self.now // LOOK_EVERY) + 1)
        return self._looked * LOOK_EVERY + self._chance.randrange(60, 3500)

    async def _night(self) -> None:
        """Restart the bot, every other time without a proper stop."""
        self.nights += 1
        await self.world.restart(clean=self.nights % 2 == 0)

    async def _looks(self, stop: Callable[[Game], bool]) -> Game:
        game = await settled(self.world)
        for member in list(self.world.members):
            habit = self.habits.get(member.id)
            if habit is None or member.id in self.silent or not habit.looking(self.now):
                continue
            for _ in range(self.most):
                if member.id not in game.waiting or game.status != "running" or stop(game):
                    break
                await self._decide(member, game)
                await answered(self.world, game)
                game = await settled(self.world)
            if stop(game):
                break
            await self.wait_until(self.now + MINUTE)
        return await settled(self.world)

    async def _decide(self, member: simcord.MemberActor, game: Game) -> None:
        """Now and then the best attack, by command; else an option of the panel, by chance."""
        choice = _eager(game) if self._chance.random() < EAGER else None
        if choice is None:
            await self._player.decide(member, game)
        else:
            await self.world.slash(member, "choose", choice=choice)

    def member(self, user: int) -> simcord.MemberActor:
        """The member with that id."""
        return next(member for member in self.world.members if member.id == user)

    # -- what was to be -----------------------------------------------------------------------------------------

    async def waits(self) -> list[Wait]:
        """Everybody who was waited for, from the log of the game."""
        game = await game_here(self.world)
        table = self.world.bot.table
        times = {row.seq: (row.at, row.actor) for row in await table.storage.games.entries(game.id)}
        past: dict[int, Game] = {}
        entries = await table.entries(game.id)
        fold(game.id, game.channel, entries, past)
        waits = waits_of(
            [(*times[seq], _renewed(seq, entry, past[seq]), _waited_for(past[seq])) for seq, entry in entries]
        )
        controls = [(times[seq][0], past[seq].time) for seq, _ in entries]
        changes = [now for was, now in pairwise(controls) if now[1] != was[1]]
        return [_with_clock(wait, changes) for wait in waits]

    async def due(self) -> list[tuple[float, int]]:
        """When whom the bot had to call, by the log and everybody's habits. Who has just pressed, and decides the next
        thing meanwhile, is not called."""
        waits = await self.waits()
        pressed = {(wait.user, wait.start) for wait in waits if wait.known}
        brief = [wait for wait in waits if wait.end - wait.start < HERE and (wait.user, wait.start) in pressed]
        found = [call for wait in waits if wait not in brief for call in due(wait, self.habits[wait.user], self.now)]
        return sorted(found)


async def decide(world: World, member: simcord.MemberActor, choice: str) -> Game:
    """A decision by its command; it is an entry of its own."""
    before = (await game_here(world)).seq
    result = await world.slash(member, "choose", choice=choice)
    game = await settled(world)
    assert game.seq == before + 1, world.reply(result)
    return game


def frames_of(game: Game, member: simcord.MemberActor) -> list[str]:
    """The ids of a member's frames."""
    state: Any = game.state
    return [frame.id for frame in state.frames if frame.owner == game.player_of(member.id)]


def fallen(game: Game) -> list[Any]:
    """The frames that are destroyed."""
    state: Any = game.state
    return [frame for frame in state.frames if not frame.alive]


def _eager(game: Game) -> str | None:
    """Aims at the weakest frame, and attacks with the best red die; nothing to say about other questions."""
    (request,) = game.requests
    state: Any = game.state
    match request.kind:
        case "target":
            weak = [state.frame(item.choice) for item in request.options if item.label == "frame"]
            return min(weak, key=lambda frame: (len(frame.systems) + frame.white, frame.id)).id
        case "range":
            return next((item.choice for item in request.options if item.choice == "direct-fire"), None)
        case "act":
            reds = [item for item in request.options if item.label == "attack" and item.facts["die"][0] == "R"]
            return max(reds, key=lambda item: item.facts["face"]).choice if reds else None
        case "cover":
            return "none"
    return None


def _timed_out(entry: log.Entry) -> set[int]:
    """For whom the clock decided in an entry."""
    return {event.user for event in entry.table if isinstance(event, log.TimedOut)}


def _renewed(seq: int, entry: log.Entry, game: Game) -> set[int]:
    """For whom the clock decided in an entry, and who must vote from then on."""
    voters = still_to_agree(game) if game.wish is not None and game.wish.seq == seq else ()
    return {*_timed_out(entry), *voters}


def _waited_for(game: Game) -> set[int]:
    """Who had to decide, or to vote."""
    wish = game.wish if game.status == "running" else None
    voters = set() if wish is None else set(wish.voters) - set(wish.agreed)
    return {*game.waiting, *(voters & {seat.user for seat in game.seats})}


def waits_of(steps: Sequence[tuple[float, int | None, Iterable[int], Iterable[int]]]) -> list[Wait]:
    """Who was waited for, when: from the time of each entry, who made it, whose waiting begins again with it, and whom
    the game waited for after it."""
    done: list[Wait] = []
    open_: dict[int, Wait] = {}
    for at, actor, late, waiting in steps:
        over = [user for user in open_ if user not in waiting or user == actor or user in late]
        done += [replace(open_.pop(user), end=at) for user in over]
        for user in waiting:
            open_.setdefault(user, Wait(user, at, known=user == actor))
    return [*done, *open_.values()]


def _with_clock(wait: Wait, changes: Sequence[tuple[float, TimeControl]]) -> Wait:
    """The wait with the time that ran in it, by the changes of the game's control."""
    before = [change for change in changes if change[0] < wait.end]
    if not before or not before[-1][1].runs:
        return wait
    at, control = before[-1]
    return replace(wait, clock=(max(at, wait.start), control.seconds))


def due(wait: Wait, habit: Habit, now: float) -> list[tuple[float, int]]:
    """One call as soon as somebody may be called, unless they know already; three more, each a day after the last; and
    a warning when a quarter of a decision's time is left. Where time runs, none of the three in its second half, and
    a quarter of it between two calls."""
    times, endless = [wait.start if wait.known else habit.free_from(wait.start)], float("inf")
    quarter = 0.0 if wait.clock is None else wait.clock[1] / 4
    half, warned, over = (
        endless if wait.clock is None else habit.after(wait.clock[0], number * quarter) for number in (2, 3, 4)
    )
    while True:
        again, late = habit.free_from(times[-1] + max(DAY, quarter)), max(warned, times[-1] + quarter)
        wanted = [again] if len(times) <= REMINDERS and again <= half else []
        wanted += [habit.free_from(late)] if times[-1] < warned and late < over else []
        if not wanted or min(wanted) >= wait.end:
            return [(at, wait.user) for at in times[wait.known :] if at < min(wait.end, now)]
        times.append(min(wanted))
