"""Clocks and wishes in words: under the board, in private panels, and as notes in the channel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules import State, requests
from table import Change, Game
from table import log as happened
from table.game import Replacement, TimeChange, Wish, still_to_agree
from table.time import clocks
from table.time.controls import TimeControl
from table.votes.seating import absent
from text import escape, option_label
from text.fluent.catalogue import say

__all__ = ["absent_lines", "clock_lines", "mine", "note", "time_text", "told", "wish_lines"]


def time_text(locale: str, control: TimeControl) -> str:
    """A game's time in words."""
    left = str(control).partition("+")
    return say(
        locale,
        "time-text",
        limit=str(control.limit),
        seconds=_units(locale, left[0]),
        increment=_units(locale, left[2]),
        pace=str(control.pace),
    )


def _units(locale: str, written: str) -> str:
    """A span as the language writes it: days are ``j`` in French."""
    return written.replace("d", say(locale, "time-day"))


def _span(locale: str, seconds: float) -> str:
    """Seconds as the largest two units."""
    left, parts = max(0, round(seconds)), list[str]()
    for unit, size in (("d", 86400), ("h", 3600), ("m", 60), ("s", 1)):
        number, left = divmod(left, size)
        parts += [f"{number}{unit}"] if number else []
    return _units(locale, " ".join(parts[:2]) or "0s")


def _stamp(at: float) -> str:
    """A moment as Discord shows it to each in their own time, and how far off it is."""
    return f"<t:{int(at)}:f> (<t:{int(at)}:R>)"


def clock_lines(game: Game, locale: str) -> list[str]:
    """Whose time runs, and until when."""
    if game.status != "running" or not game.time.runs:
        return []
    waiting = set(game.waiting)
    running = [(seat, clocks.clock_of(game, seat.user)) for seat in game.seats if seat.user in waiting]
    return [
        say(locale, "clock-line", name=escape(seat.name), until=_stamp(clock.until))
        for seat, clock in running
        if clock is not None and clock.until is not None
    ]


def mine(game: Game, user: int, locale: str) -> list[str]:
    """One's own time while it runs."""
    clock = clocks.clock_of(game, user)
    if game.status != "running" or user not in game.waiting or clock is None or clock.until is None:
        return []
    return [say(locale, "clock-mine", until=_stamp(clock.until))]


def banks(game: Game, locale: str, left: Callable[[int], float]) -> list[str]:
    """What everybody has left; ``left`` tells it of a user."""
    if game.state is None:
        return []
    lines = [say(locale, "clock-head", time=time_text(locale, game.time))]
    if not game.time.runs or game.status != "running":
        return lines
    seats = [seat for seat in game.seats if seat.user]
    return lines + [
        say(locale, "clock-left", name=escape(seat.name), left=_span(locale, left(seat.user))) for seat in seats
    ]


def absent_lines(game: Game, locale: str) -> list[str]:
    """Who has missed so much that the others may go on without them."""
    if game.status != "running":
        return []
    names = ", ".join(escape(game.seats[number].name) for number in absent(game))
    return [say(locale, "clock-absent", names=names, count=clocks.STRIKES)] if names else []


# -- wishes ---------------------------------------------------------------------------------------------------------


def wish_text(game: Game, wish: Wish, locale: str) -> str:
    """Who wishes what."""
    facts: dict[str, Any] = {"name": _name(game, wish.user)}
    match wish.wanted:
        case TimeChange(time):
            facts["time"] = time_text(locale, time)
        case Replacement(player, user, name):
            facts |= {"player": escape(game.seats[player].name), "by": escape(name) if user else "none"}
    return say(locale, f"wish-{wish.kind}", **facts)


def wish_lines(game: Game, locale: str) -> list[str]:
    """The open wish, whose word it waits for, and until when."""
    if game.wish is None or game.status != "running":
        return []
    waits = [escape(seat.name) for seat in game.seats if seat.user in still_to_agree(game)]
    lines = [wish_text(game, game.wish, locale), say(locale, "wish-waits", others=", ".join(waits) or "–")]
    if game.wish.until is not None:
        lines.append(say(locale, "wish-until", until=_stamp(game.wish.until)))
    return lines


def _name(game: Game, user: int) -> str:
    return next((escape(seat.name) for seat in game.seats if user and seat.user == user), "?")


# -- notes ----------------------------------------------------------------------------------------------------------


def note(change: Change) -> str | None:
    """What is said in the channel of what happened at the table in an entry; None where the story says it all."""
    before, locale = change.before or change.after, change.after.locale
    lines = (told(before, change.after, event, locale) for event in change.made.table)
    return "\n".join(line for line in lines if line) or None


def told(before: Game, game: Game, event: happened.TableEvent, locale: str) -> str | None:
    """One thing that happened at the table, between two games; None where nothing need be said."""
    match event:
        case happened.TimedOut(user):
            return say(locale, "story-timed-out", name=_name(before, user), choice=_choice(before.state, event, locale))
        case happened.TimeSet(_, time) if game.state is not None:
            return say(locale, "story-time-set", time=time_text(locale, time))
        case happened.WishMade() if game.wish is not None and event.voters:
            return wish_text(game, game.wish, locale)
        case happened.WishRefused(user):
            wish = before.wish
            own = wish is not None and wish.user == user
            kind = wish.kind if wish is not None else "undo"
            return say(locale, "story-wish-withdrawn" if own else f"story-refused-{kind}", name=_name(before, user))
        case happened.WishExpired(kind, user):
            return say(locale, "story-wish-expired", kind=say(locale, "wish-kind", kind=kind), name=_name(before, user))
        case happened.Resigned(user):
            return say(locale, "story-resigned", name=_name(before, user))
        case happened.Replaced(_, player, _, user):
            was = escape(before.seats[player].name)
            if user:
                return say(locale, "story-replaced", was=was, name=escape(event.name))
            return say(locale, "story-seat-free", was=was)
    return None


def _choice(state: State | None, event: happened.TimedOut, locale: str) -> str:
    """What was decided, as the button would have called it."""
    asked = () if state is None else requests(state)
    found = [
        item
        for request in asked
        if request.player == event.player and request.kind == event.kind
        for item in request.options
        if item.choice == event.choice
    ]
    if state is None or not found:
        return say(locale, "kind-name", kind=event.kind)
    return f"{say(locale, 'kind-name', kind=event.kind)}: {option_label(locale, found[0], state)}"
