"""Clocks in words: under the board, in private panels, with the scores."""

from collections.abc import Callable, Collection, Mapping

from cogs.views.components import time_stamp
from cogs.views.game.votes import claimant_name
from cogs.views.times import span_text, time_text
from table import Game
from table.player_clocks import SILENT, STRIKES, absent, clock_of
from table.time.clock import DAY
from text import escape
from text.fluent.catalogue import Arguments, say
from text.words import together


def clock_lines(game: Game, locale: str) -> list[str]:
    """Each clock that runs, and until when."""
    if game.status != "running" or not game.time.runs:
        return []
    waiting = set(game.waiting)
    running = [(seat, clock_of(game, seat.user)) for seat in game.seats if seat.user in waiting]
    return [
        say(locale, "clock-line", name=escape(seat.name), until=time_stamp(clock.until))
        for seat, clock in running
        if clock is not None and clock.until is not None
    ]


def own_clock_lines(game: Game, user: int, locale: str) -> list[str]:
    """A user's own clock while it runs."""
    clock = clock_of(game, user)
    if game.status != "running" or user not in game.waiting or clock is None or clock.until is None:
        return []
    return [say(locale, "clock-mine", until=time_stamp(clock.until))]


def last_chance_lines(game: Game, users: Collection[int], locale: str) -> list[str]:
    """What may come of it if these users miss the decision that waits for them: one more, and others may act."""
    if game.status != "running" or not game.time.runs:
        return []
    then, others = "on", len(game.persons) - 1
    if game.counts:
        then = "match" if game.campaign else "game"
    near = [clock.user for clock in game.clocks if clock.strikes == STRIKES - 1 and clock.user in game.waiting]
    facts: Arguments = {"then": then, "campaign": escape(game.campaign), "count": STRIKES - 1, "others": others}
    named = {seat.user: escape(seat.name) for seat in game.seats if len(users) > 1}
    return [
        say(locale, "clock-last-chance", name=named.get(user, "none"), **facts)
        for user in near
        if user in users and others
    ]


def time_left_lines(game: Game, locale: str, left: Callable[[int], float]) -> list[str]:
    """The time control of the game, and each player's time left; ``left``: a user's seconds."""
    if game.state is None:
        return []
    lines = [say(locale, "clock-head", time=time_text(locale, game.time))]
    if not game.time.runs or game.status != "running":
        return lines
    seats = [seat for seat in game.seats if seat.user]
    return lines + [
        say(locale, "clock-left", name=escape(seat.name), left=span_text(locale, left(seat.user))) for seat in seats
    ]


def paused_lines(game: Game, locale: str, *, paused: bool) -> list[str]:
    """That the organisers have ``paused`` the game's campaign."""
    if not paused:
        return []
    return [say(locale, "board-paused", name=escape(game.campaign), lobby="yes" if game.state is None else "no")]


def away_lines(game: Game, locale: str, away: Mapping[int, float]) -> list[str]:
    """Who is on holiday of those whom the game waits for; ``away``: until when, by user."""
    return [
        say(locale, "board-away", name=escape(seat.name), until=f"<t:{round(away[seat.user])}:D>")
        for seat in game.seats
        if seat.user in away
    ]


def absent_lines(game: Game, locale: str) -> list[str]:
    """The absent players, whom the others may go on without."""
    if game.status != "running":
        return []
    names = together(locale, [escape(game.seats[number].name) for number in absent(game)])
    if not names:
        return []
    if game.time.runs:
        told = say(locale, "clock-absent", names=names, count=STRIKES)
    else:
        told = say(locale, "clock-silent", names=names, days=round(SILENT / DAY))
    return [f"{told} {say(locale, 'clock-without', winner=claimant_name(game))}"]
