"""Everything that waits for a person, as one thing: who, since when, until when, and what happens then.

Pings, `/game mine`, the board and the organisers' desk tell it. Nothing is stored: it follows from the stored rows, the
games, and the settings of those who are waited for.
"""

import contextlib
import math
from collections.abc import Iterable, Iterator

from msgspec import Struct, structs

from rules import RulesError
from storage import GameRow, WaitingRow
from table.campaign.model import Campaign
from table.campaign.service import is_held
from table.game import Game, Replacement, still_to_agree
from table.player_clocks import HOST_TIME, Allowance, absent, allowances, asked_at, open_vote, runs_out_at
from table.records.threads import in_thread
from table.table import Table
from table.time.clock import DAY

VOTES = ("vote", "seat")
"""Kinds of what passes by itself even in a pause."""


class Wait(Struct, frozen=True):
    """What waits for a ``user``, and ``since`` when. ``until``: when it passes by itself; None: never.

    ``kind``: a ``decision``, a ``vote``, a ``seat`` that the others may give them, a lobby to ``start`` (``may-start``:
    as a guest), a ``match`` to play, a ``poll`` to answer, one to ``decide``, a round to ``draw``, a match to
    ``award``, players who have ``vanished`` to keep or take out (``stuck``: else no round can be drawn), a league to
    ``end``, a Swiss in which they are ``unpaired`` to come back to.
    ``then`` it passes: ``referee`` decides, it counts as ``no``, the ``others`` may start (``open``: they may by now),
    the poll is ``closed``; of a match what ``Campaign.unplayed`` says; empty where nothing happens by itself;
    ``paused``: nothing happens until the campaign goes on.
    ``away``: until when the user is on holiday. ``gone``: they have ``missed`` several decisions in a row, or been
    ``silent`` for long. ``game``: its id; ``title``, ``guild`` and ``channel``: where it is.
    """

    kind: str
    user: int
    since: float
    until: float | None
    then: str
    title: str
    guild: int | None
    channel: int
    game: str = ""
    away: float | None = None
    gone: str = ""


def holiday_end(table: Table, user: int) -> float | None:
    """When the holiday ends on which a user is now; None: they are on none."""
    now = table.clock.now()
    ends = table.preferences.user(user).after_holiday(now)
    return ends if ends > now else None


def waits_of(table: Table, game: Game, row: GameRow) -> tuple[Wait, ...]:
    """What a game waits for, by its stored row."""
    waits = zip(row.waiting, row.waiting_since, strict=True)
    return tuple(wait for user, since in waits for wait in _waits(table, game, row, user, since))


def _waits(table: Table, game: Game, row: GameRow, user: int, since: float) -> Iterator[Wait]:
    """What a game waits for a user to do: a match, a start, or a vote and a decision, which are separate."""
    place = (game.title, row.guild, game.channel, game.id)
    missed = any(game.seats[number].user == user for number in absent(game))
    gone = "silent" if user in game.silent else "missed" if missed else ""
    now, away = table.clock.now(), holiday_end(table, user)
    if game.ready:
        then = table.hooks.unplayed(game.id)
        yield Wait("match", user, since, table.hooks.round_end(game.id), then, *place, away, gone)
        return
    if game.status == "lobby":
        over = since + HOST_TIME
        yield Wait("start", user, since, over, "others" if now < over else "open", *place, away, gone)
        return
    vote = open_vote(game, table.preferences) if user in still_to_agree(game) else None
    if vote is not None:
        seat = isinstance(vote.wanted, Replacement) and vote.wanted.user == user
        yield Wait("seat" if seat else "vote", user, vote.since or since, vote.until, "no", *place, away, gone)
    if vote is None or user in game.waiting:
        asked, until = asked_at(game, user, since), runs_out_at(game, user, now, table.preferences)
        yield Wait("decision", user, asked, until, "referee", *place, away, gone)


def allowances_of(table: Table, game: Game, row: WaitingRow) -> list[Allowance]:
    """The times in which a user is to do what a game waits for. To a match they are called twice at most: when it
    opens, and when a quarter of the round is left; of one without an end, a day or two later."""
    if not game.ready:
        return allowances(game, row.user, table.preferences)
    ends = table.hooks.round_end(game.id)
    if ends is None:
        return [Allowance(row.since + 1.5 * DAY, math.inf, math.inf, DAY)]
    return [structs.replace(Allowance.until(ends, ends - row.since), half=0.0)]


async def _waits_now(table: Table, row: GameRow) -> list[Wait]:
    """What a game waits for; in a pause of its campaign only votes pass by themselves."""
    game = await table.game(row.id)
    waits = waits_of(table, game, row)
    if not await is_held(table.storage, game):
        return list(waits)
    return [wait if wait.kind in VOTES else structs.replace(wait, until=None, then="paused") for wait in waits]


# -- everything that waits for somebody -------------------------------------------------------------------------------


async def waits_for(
    table: Table, user: int, rows: Iterable[GameRow], hosted: Iterable[Campaign], joined: Iterable[Campaign]
) -> list[Wait]:
    """All that waits for a user, by deadline: in their unfinished games (``rows``), in polls of these games' channels,
    in the campaigns that they organise (``hosted``), and in those that they have ``joined``."""
    games, found = list(rows), list[Wait]()
    for row in games:
        if row.status == "lobby" and user not in row.waiting and user != row.host:
            found += await _start_for_host(table, user, row)
        if user in row.waiting:
            try:
                found += [wait for wait in await _waits_now(table, row) if wait.user == user]
            except RulesError:
                since = dict(zip(row.waiting, row.waiting_since, strict=True))[user]
                found.append(Wait("decision", user, since, None, "", row.title, row.guild, row.channel, row.id))
    found += await _polls(table, user, games)
    for campaign in hosted:
        kinds = await in_thread(_for_organisers, campaign)
        found += [Wait(kind, user, table.clock.now(), None, "", *_place(campaign)) for kind in kinds]
    away = map(_place, (one for one in joined if user in one.vanished))
    found += [Wait("unpaired", user, table.clock.now(), None, "", *place) for place in away]
    return sorted(found, key=lambda wait: (wait.until is None, wait.until or 0.0, wait.since))


async def gone_from(table: Table, user: int, rows: Iterable[GameRow]) -> frozenset[str]:
    """The running games in which a user counts as gone, of theirs."""
    found = set[str]()
    for row in rows:
        with contextlib.suppress(RulesError):  # its log cannot be read
            if row.status == "running" and (game := await table.game(row.id)).player_of(user) in absent(game):
                found.add(row.id)
    return frozenset(found)


async def waits_for_others(table: Table, user: int, rows: Iterable[GameRow]) -> dict[str, list[tuple[str, Wait]]]:
    """Whom the games (``rows``) wait for that do not wait for the user: the names at the table, by game."""
    found = {}
    for row in rows:
        if user not in row.waiting:
            with contextlib.suppress(RulesError):
                game = await table.game(row.id)
                by_user = {wait.user: wait for wait in await _waits_now(table, row)}
                found[row.id] = [(game.name_of(other), wait) for other, wait in by_user.items()]
    return found


async def _start_for_host(table: Table, user: int, row: GameRow) -> list[Wait]:
    """The lobby that a guest may start, as its host has not for a day."""
    with contextlib.suppress(RulesError):
        hosts = [wait for wait in await _waits_now(table, row) if wait.then == "open"]
        return [structs.replace(wait, kind="may-start", user=user, until=None, then="") for wait in hosts]
    return []


async def _polls(table: Table, user: int, games: list[GameRow]) -> list[Wait]:
    """The polls that wait for a user: to answer, or to decide once others have answered."""
    now, found = table.clock.now(), list[Wait]()
    for meeting in await table.storage.meetings.open_for(user, [row.channel for row in games]):
        times = [at for at in meeting.times if at > now]
        votes = {vote.user for vote in await table.storage.meetings.votes(meeting.id)}
        place = (meeting.title, meeting.guild, meeting.channel)
        if times and meeting.host == user and votes - {user} and not meeting.everyone:
            found.append(Wait("decide", user, meeting.created, times[-1], "closed", *place))
        elif times and user not in votes:
            found.append(Wait("poll", user, meeting.created, times[-1], "closed", *place))
    return found


def _place(campaign: Campaign) -> tuple[str, int, int]:
    return campaign.name, campaign.guild, campaign.channel


def _for_organisers(campaign: Campaign) -> list[str]:
    """What a campaign waits for its organisers to do, each as the kind of ``Wait``."""
    if campaign.played_out():
        return ["end"]
    if not campaign.is_tournament or campaign.desk.paused is not None or campaign.ended:
        return []
    draws = not campaign.rounds and len(campaign.active) > 1
    away = "stuck" if campaign.stuck else "vanished" if campaign.vanished else ""
    return [*(["draw"] if draws else []), *(["award"] if campaign.overdue else []), *([away] if away else [])]
