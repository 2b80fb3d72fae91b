"""The clocks of the players: how much time each has left, and when it runs out; the summary for those who wait.

The time used is written to the log with each entry (``log.Timed``), so that a holiday changed later changes nothing in
the past.
"""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Self

from msgspec import Struct, structs

from storage import Summary
from table import log
from table.game import NOBODY, Game, PlayerClock, Wish, is_person, still_to_agree
from table.settings import Preferences, UserSettings
from table.time.away import HOLIDAY_MOST
from table.time.clock import DAY, MINUTE
from table.time.controls import Pace, TimeControl, TimeLimit, vote_time

STRIKES = 3
"""Time-outs in a row after which the others are offered to go on without a player."""
SILENT = 14 * DAY
"""Where no time runs: seconds without a press after which the others are offered to go on without a player."""
START_PAUSE = 10 * MINUTE
"""Before the host of a lobby with players enough is pinged: in a live evening they are there."""
HOST_TIME = DAY
"""How long the players wait for the host to start; then any of them may."""
LOBBY_KEPT = 30 * DAY
"""A lobby in which nothing has happened for so long closes; those of campaigns are their organisers'."""
SPANS_MAX = 400
"""Spans of quiet hours and holidays searched for the end of a player's time."""


def clock_of(game: Game, user: int) -> PlayerClock | None:
    """A user's clock; None where no time runs."""
    return next((clock for clock in game.clocks if clock.user == user), None)


def asked_at(game: Game, user: int, since: float) -> float:
    """When a user was asked what waits for them: their decision, else the open vote. ``since``: when they began to be
    waited for, perhaps for another."""
    clock, wish = clock_of(game, user), game.wish
    if user in game.waiting:
        return since if clock is None or not clock.asked else clock.asked
    return since if wish is None or user not in still_to_agree(game) else wish.since or since


def absent(game: Game) -> tuple[int, ...]:
    """The players who have missed several decisions in a row, or been silent for long: the others may go on without
    them."""
    missed = {*game.silent, *(clock.user for clock in game.clocks if clock.strikes >= STRIKES)}
    return tuple(number for number, seat in enumerate(game.seats) if seat.user in missed)


def not_asked(game: Game) -> tuple[int, ...]:
    """The players whose agreement the others don't need: absent ones, and those of an imported game who have not come
    to it yet."""
    away = absent(game)
    return tuple(number for number, seat in enumerate(game.seats) if number in away or seat.user in game.absent)


def unclocked(game: Game) -> tuple[int, ...]:
    """The users for whom a game without a time limit waits, while another person is there who could go on."""
    if game.status != "running" or game.time.runs:
        return ()
    there = {*game.persons} - {game.seats[player].user for player in absent(game)}
    return tuple(user for user in dict.fromkeys(game.waiting) if user in there and len(there) > 1)


def deserted_by(game: Game, user: int) -> bool:
    """Whether all persons have stopped coming once the user misses one more decision."""
    missed = {clock.user: clock.strikes + (clock.user == user) for clock in game.clocks}
    return all(missed.get(person, 0) >= STRIKES for person in game.persons)


# -- the fold -------------------------------------------------------------------------------------------------------


def with_clocks(before: Game, after: Game, events: Sequence[log.TableEvent], timed: log.Timed) -> Game:
    """The game with its clocks after an entry of these ``events`` at the table."""
    fresh = before.state is None or any(isinstance(e, log.TimeSet) for e in events)
    spent, until = dict(timed.spent), dict(timed.until)
    answers = Counter(e.user for e in events if isinstance(e, log.Answered))
    there = {e.user for e in events if isinstance(e, log.PRESSED)}
    missed = Counter(e.user for e in events if isinstance(e, log.TimedOut | log.Deserted))
    clocks = []
    for seat in after.seats:
        if not is_person(seat.user):
            continue
        known = clock_of(before, seat.user)
        clock = PlayerClock(seat.user, after.time.seconds) if fresh or known is None else known
        left = max(0.0, clock.left - spent.get(seat.user, 0.0)) - _increments_undone(before, after, seat.user)
        decided = answers[seat.user] + missed[seat.user]
        asked = seat.user not in before.waiting or fresh
        if decided or (asked and seat.user in after.waiting):
            left = after.time.refilled(left, decided)
        strikes = 0 if seat.user in there else clock.strikes + missed[seat.user]
        since = timed.at if decided or seat.user not in before.waiting or known is None else known.asked
        clocks.append(PlayerClock(seat.user, max(0.0, left), until.get(seat.user), strikes, since))
    return structs.replace(after, clocks=tuple(clocks), at=timed.at)


def _increments_undone(before: Game, after: Game, user: int) -> float:
    """Increments of undone decisions: nobody gains time by taking back."""
    if after.time.limit is not TimeLimit.BANK:
        return 0.0
    gone = {decision for decision in before.decisions if decision.user == user} - set(after.decisions)
    kept = {decision.seq for decision in after.decisions}
    return after.time.increment * sum(1 for decision in gone if decision.seq not in kept)


# -- the present ----------------------------------------------------------------------------------------------------


def clock_event(
    before: Game, after: Game, events: Sequence[log.TableEvent], now: float, people: Preferences
) -> log.Timed:
    """The clocks' event of an entry made now."""
    spent: tuple[tuple[int, float], ...] = ()
    if before.time.runs and before.at:
        spent = tuple(
            (user, time_used(people.user(user), before.time, before.at, now)) for user in dict.fromkeys(before.waiting)
        )
    timed = log.Timed(now, spent, ())
    clocks = with_clocks(before, after, events, timed).clocks
    running = set(after.waiting) if after.status == "running" else set()
    ends = ((clock.user, _end(people.user(clock.user), after.time, now, clock.left)) for clock in clocks)
    return structs.replace(timed, until=tuple(pair for pair in ends if pair[0] in running))


def vote_end(game: Game, voters: Iterable[int], now: float, people: Preferences) -> float:
    """When a vote that begins now ends: each voter has its time, without their holidays."""
    seconds = vote_time(game.time)
    return max((_end(people.user(user), TimeControl(), now, seconds) for user in voters), default=now + seconds)


def open_vote(game: Game, people: Preferences) -> Wish | None:
    """The open wish, which ends by the present holidays of those who have not answered yet.

    It never ends before it was said to, and waits no longer than the longest holiday.
    """
    wish = game.wish
    if wish is None or wish.until is None or not wish.since:
        return wish
    latest = wish.since + vote_time(game.time) + HOLIDAY_MOST.total_seconds()
    end = min(vote_end(game, still_to_agree(game), wish.since, people), latest)
    return structs.replace(wish, until=max(wish.until, end))


def _quiet_hours_count(control: TimeControl) -> bool:
    """Whether time runs in quiet hours; they are free only where each decision has its time by post."""
    return control.limit is not TimeLimit.DECISION or control.pace is not Pace.POST


def time_used(person: UserSettings, control: TimeControl, start: float, end: float) -> float:
    """Seconds of a span that count: those of holidays never do."""
    if _quiet_hours_count(control):
        return max(0.0, end - start - person.away_between(start, end))
    return sum(last - first for first, last in _awake(person, start, end))


def _awake(person: UserSettings, start: float, end: float) -> Iterable[tuple[float, float]]:
    """The parts of a span outside quiet hours and holidays."""
    at = start
    for _ in range(SPANS_MAX):
        at = person.free_at(at)
        if at >= end:
            return
        stop = min(end, person.next_break(at))
        yield at, stop
        at = stop


def _end(person: UserSettings, control: TimeControl, now: float, left: float) -> float:
    """When a player's time runs out if nothing changes."""
    horizon = now + left
    for _ in range(SPANS_MAX):
        missing = left - time_used(person, control, now, horizon)
        if missing < 1e-3:
            break
        # The next moment that counts: a break is left in one step, however long it is.
        counting = person.after_holiday(horizon) if _quiet_hours_count(control) else person.free_at(horizon)
        horizon = counting + missing
    return horizon


def time_left(game: Game, user: int, now: float, people: Preferences) -> float:
    """Seconds that a user has left at a moment; below 0 when overdue."""
    clock = clock_of(game, user)
    if clock is None:
        return float("inf")
    if user not in game.waiting or game.status != "running":
        return clock.left
    return clock.left - time_used(people.user(user), game.time, game.at, now)


def runs_out_at(game: Game, user: int, now: float, people: Preferences) -> float | None:
    """When a user's time runs out, by their present holidays; None while it does not run."""
    if clock_of(game, user) is None or user not in game.waiting or game.status != "running":
        return None
    return _end(people.user(user), game.time, now, time_left(game, user, now, people))


class Allowance(Struct, frozen=True):
    """The time that somebody has for something: when it is ``over``, and when a ``half`` and a quarter (``warn``) of it
    are left. ``quarter``: seconds."""

    half: float
    warn: float
    over: float
    quarter: float

    @classmethod
    def until(cls, over: float, seconds: float) -> Self:
        """So many seconds that run without a break."""
        return cls(over - seconds / 2, over - seconds / 4, over, seconds / 4)


def allowances(game: Game, user: int, people: Preferences) -> list[Allowance]:
    """A user's times to decide and to vote in a game by post; nothing where no time runs."""
    clock, quarter = clock_of(game, user), game.time.seconds / 4
    if game.status != "running" or game.time.pace is not Pace.POST:
        return []
    found = []
    if clock is not None and user in game.waiting:
        half, warn, over = (
            _end(people.user(user), game.time, game.at, clock.left - quarters * quarter) for quarters in (2, 1, 0)
        )
        found.append(Allowance(half, warn, over, quarter))
    vote = open_vote(game, people)
    if vote is not None and vote.until is not None and user in still_to_agree(game):
        # Of a vote alone one is warned, not reminded; the reminders of a decision come as if there were none.
        half = math.inf if user in game.waiting else 0.0
        found.append(structs.replace(Allowance.until(vote.until, vote_time(game.time)), half=half))
    return found


def retimed(game: Game, now: float, people: Preferences) -> Game:
    """The game whose clocks and vote run out by the present holidays, for those who read it; the log keeps what it
    says."""
    clocks = (structs.replace(clock, until=runs_out_at(game, clock.user, now, people)) for clock in game.clocks)
    return structs.replace(game, clocks=tuple(clocks), wish=open_vote(game, people))


def overdue(game: Game, now: float, people: Preferences) -> tuple[int, ...]:
    """The users whose time is up."""
    if game.status != "running" or not game.time.runs:
        return ()
    return tuple(user for user in dict.fromkeys(game.waiting) if time_left(game, user, now, people) <= 0)


def next_deadline(game: Game) -> float | None:
    """When a clock or the open wish may run out, as if nobody were away. None: never.

    A look that comes too early is put off (``recheck_at``). So a holiday that ends early makes nobody overdue unseen.
    """
    wish = [game.wish.until] if game.wish is not None and game.wish.until else []
    return _first_deadline(game, [*wish, *(game.at + clock.left for clock in _running(game))])


def recheck_at(game: Game, now: float, people: Preferences) -> float | None:
    """When to look at the game again after a look in which nothing had run out. None: never."""
    left = [time_left(game, clock.user, now, people) for clock in _running(game)]
    vote = game.wish
    if vote is not None and vote.until is not None:
        used = (time_used(people.user(user), TimeControl(), vote.since, now) for user in still_to_agree(game))
        left.append(max(vote.until - now, vote_time(game.time) - min(used, default=now) if vote.since else 0.0))
    return _first_deadline(game, [now + max(MINUTE, seconds) for seconds in left])


def _running(game: Game) -> list[PlayerClock]:
    """The clocks of the users that the game waits for."""
    if not game.time.runs:
        return []
    clocks = (clock_of(game, user) for user in dict.fromkeys(game.waiting))
    return [clock for clock in clocks if clock is not None]


def _first_deadline(game: Game, times: Sequence[float]) -> float | None:
    return min(times, default=None) if game.status == "running" else None


# -- the summary of a game, stored for lists, reminders and deadlines --------------------------------------------------


def summary_of(game: Game, now: float) -> Summary:
    """The summary to store with the game's newest entry, which is made now."""
    seats = tuple(seat.user for seat in game.seats if seat.user != NOBODY)
    decided = (decision.user for decision in game.decisions if decision.seq == game.seq)
    renewed = tuple(user for user in decided if user in game.waiting)
    if game.wish is not None and game.wish.seq == game.seq:
        renewed += still_to_agree(game)  # they may be waited for already, but not for this
    pause = START_PAUSE if game.startable and not game.ready else 0.0
    closes = now + LOBBY_KEPT if game.status == "lobby" and not game.campaign else None
    looks = [now + DAY] if unclocked(game) else []  # a look at the log says how long they have been silent
    runs_out = min([*looks, *filter(None, [next_deadline(game), closes])], default=None)
    return Summary(game.status, game.title, seats, waited_for(game), game.locale, runs_out, renewed, pause)


def waited_for(game: Game) -> tuple[int, ...]:
    """The users who must decide or begin, and those whose vote the open wish waits for."""
    return tuple(dict.fromkeys((*game.starters, *game.waiting, *still_to_agree(game))))
