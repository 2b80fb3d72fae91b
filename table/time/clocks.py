"""The clocks of a game: what each player has left, and when it runs out.

What was used is written into the log with each entry (``log.Timed``), so that holidays which change later change
nothing that has been.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import structs

from table import log
from table.game import Game, PlayerClock
from table.settings import Preferences, UserSettings
from table.time.controls import Limit, Pace, TimeControl

__all__ = ["STRIKES", "clock_of", "late", "left_now", "next_due", "timed", "turned", "until"]

STRIKES = 3
"""Time-outs in a row after which the others are offered to go on without a player."""
LOOKS = 400
"""Spans of quiet hours and holidays that are looked through for the end of a player's time."""


def clock_of(game: Game, user: int) -> PlayerClock | None:
    """A user's clock; None where no time runs."""
    return next((clock for clock in game.clocks if clock.user == user), None)


# -- the fold -------------------------------------------------------------------------------------------------------


def turned(before: Game | None, after: Game, happened: Sequence[log.TableEvent], event: log.Timed) -> Game:
    """The game with its clocks after an entry."""
    fresh = before is None or before.state is None or any(isinstance(e, log.TimeSet) for e in happened)
    spent, until_when = dict(event.spent), dict(event.until)
    answers = Counter(e.user for e in happened if isinstance(e, log.Answered))
    missed = Counter(e.user for e in happened if isinstance(e, log.TimedOut))
    clocks = []
    for seat in after.seats:
        if not seat.user:
            continue
        old = None if fresh or before is None else clock_of(before, seat.user)
        clock = old or PlayerClock(seat.user, after.time.seconds)
        left = max(0.0, clock.left - spent.get(seat.user, 0.0)) - _given_back(before, after, seat.user)
        made = answers[seat.user] + missed[seat.user]
        asked = before is None or seat.user not in before.waiting or fresh
        if made or (asked and seat.user in after.waiting):
            left = after.time.refilled(left, made)
        strikes = 0 if answers[seat.user] else clock.strikes + missed[seat.user]
        clocks.append(PlayerClock(seat.user, max(0.0, left), until_when.get(seat.user), strikes))
    return structs.replace(after, clocks=tuple(clocks), at=event.at)


def _given_back(before: Game | None, after: Game, user: int) -> float:
    """What decisions that are undone had added to a bank: nobody plays for time by taking back."""
    if before is None or after.time.limit is not Limit.BANK:
        return 0.0
    gone = {made for made in before.decisions if made.user == user} - set(after.decisions)
    kept = {made.seq for made in after.decisions}
    return after.time.increment * sum(1 for made in gone if made.seq not in kept)


# -- the present ----------------------------------------------------------------------------------------------------


def timed(
    before: Game | None, after: Game, happened: Sequence[log.TableEvent], now: float, people: Preferences
) -> log.Timed:
    """What an entry that is made now says about the clocks."""
    spent: tuple[tuple[int, float], ...] = ()
    if before is not None and before.time.runs and before.at:
        spent = tuple(
            (user, used(people.user(user), before.time, before.at, now)) for user in dict.fromkeys(before.waiting)
        )
    plain = log.Timed(now, spent, ())
    clocks = turned(before, after, happened, plain).clocks
    return structs.replace(plain, until=_ends(after, clocks, now, people))


def _ends(after: Game, clocks: Iterable[PlayerClock], now: float, people: Preferences) -> tuple[tuple[int, float], ...]:
    running = set(after.waiting) if after.status == "running" else set()
    ends = ((clock.user, _end(people.user(clock.user), after.time, now, clock.left)) for clock in clocks)
    return tuple(pair for pair in ends if pair[0] in running)


def used(person: UserSettings, control: TimeControl, start: float, end: float) -> float:
    """The seconds of a span that count: holidays never do, quiet hours not where each decision has its time by post."""
    if control.limit is Limit.DECISION and control.pace is Pace.POST:
        return sum(last - first for first, last in _awake(person, start, end))
    return max(0.0, end - start - person.away_between(start, end))


def _awake(person: UserSettings, start: float, end: float) -> Iterable[tuple[float, float]]:
    """The parts of a span outside quiet hours and holidays."""
    at = start
    for _ in range(LOOKS):
        at = person.free_at(at)
        if at >= end:
            return
        stop = min(end, _next_break(person, at))
        yield at, stop
        at = stop


def _next_break(person: UserSettings, at: float) -> float:
    """When quiet hours or a holiday begin next after a moment outside both."""
    breaks = [float("inf")]
    if person.quiet is not None:
        breaks.append(person.quiet_from(at))
    if person.holiday is not None and (first := person.holiday_span()[0]) > at:
        breaks.append(first)
    return min(breaks)


def _end(person: UserSettings, control: TimeControl, now: float, left: float) -> float:
    """When a player's time runs out if nothing changes."""
    horizon = now + left
    for _ in range(LOOKS):
        missing = left - used(person, control, now, horizon)
        if missing < 1e-3:
            break
        horizon = _counting(person, control, horizon) + missing
    return horizon


def _counting(person: UserSettings, control: TimeControl, at: float) -> float:
    """The first moment from there on that counts: a break is left in one step, however long it is."""
    if control.limit is Limit.DECISION and control.pace is Pace.POST:
        return person.free_at(at)
    if person.holiday is None:
        return at
    first, last = person.holiday_span()
    return last if first <= at < last else at


def left_now(game: Game, user: int, now: float, people: Preferences) -> float:
    """The seconds that a user has left at a moment; below 0 when it is overdue."""
    clock = clock_of(game, user)
    if clock is None:
        return float("inf")
    if user not in game.waiting or game.status != "running":
        return clock.left
    return clock.left - used(people.user(user), game.time, game.at, now)


def until(game: Game, user: int, now: float, people: Preferences) -> float | None:
    """When a user's time runs out, as their holidays are now; None while it does not run."""
    if clock_of(game, user) is None or user not in game.waiting or game.status != "running":
        return None
    return _end(people.user(user), game.time, now, left_now(game, user, now, people))


def late(game: Game, now: float, people: Preferences) -> tuple[int, ...]:
    """The users whose time is up."""
    if game.status != "running" or not game.time.runs:
        return ()
    return tuple(user for user in dict.fromkeys(game.waiting) if left_now(game, user, now, people) <= 0)


def next_due(game: Game, now: float | None = None, people: Preferences | None = None) -> float | None:
    """When the game has to be looked at: a time that may be up, or a wish that runs out. None: never.

    It counts as if nobody were away; a look that comes too early is put off. So a holiday that ends before its time
    makes nobody late unseen.
    """
    if game.status != "running":
        return None
    times = [game.wish.until] if game.wish is not None and game.wish.until else []
    if game.time.runs:
        for user in dict.fromkeys(game.waiting):
            clock = clock_of(game, user)
            if clock is not None and (now is None or people is None):
                times.append(game.at + clock.left)
            elif clock is not None and now is not None and people is not None:
                times.append(now + max(60.0, left_now(game, user, now, people)))
    return min(times, default=None)
