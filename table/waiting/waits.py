"""Everything that waits for a person, as one thing: who, since when, until when, and what happens then.

Pings, `/game mine`, the board and the organisers' desk tell it. Nothing is stored: it follows from the stored rows, the
games, and the settings of those who are waited for.
"""

import contextlib
from collections.abc import Iterable

from msgspec import Struct

from rules import RulesError
from rules.campaign.tournament import open_matches
from storage import GameRow, WaitingRow
from table.campaign.model import Campaign
from table.game import Game, still_to_agree
from table.player_clocks import HOST_TIME, Allowance, absent, allowances, open_vote, runs_out_at
from table.records.threads import in_thread
from table.table import Table


class Wait(Struct, frozen=True):
    """What waits for a ``user``, and ``since`` when. ``until``: when it passes by itself; None: never.

    ``kind``: a ``decision``, a ``vote``, a lobby to ``start``, a ``match`` to play, a ``poll`` to answer, one to
    ``decide``, a round to ``draw``, a match to ``award``, a league to ``end``. ``then`` it passes: ``referee``
    decides, it counts as ``no``, the ``others`` may start, ``nobody`` wins the match, the poll is ``closed``; empty
    where nothing happens by itself.
    ``away``: until when the user is on holiday. ``gone``: they have missed several decisions in a row.
    ``game``: its id; ``title``, ``guild`` and ``channel``: where it is.
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
    gone: bool = False


def holiday_end(table: Table, user: int) -> float | None:
    """When the holiday ends on which a user is now; None: they are on none."""
    now = table.clock.now()
    ends = table.preferences.user(user).after_holiday(now)
    return ends if ends > now else None


def waits_of(table: Table, game: Game, row: GameRow) -> tuple[Wait, ...]:
    """What a game waits for, by its stored row."""
    waits = zip(row.waiting, row.waiting_since, strict=True)
    return tuple(_wait(table, game, row, user, since) for user, since in waits)


def _wait(table: Table, game: Game, row: GameRow, user: int, since: float) -> Wait:
    kind, until, then = _kind(table, game, user, since)
    place = (game.title, row.guild, game.channel, game.id)
    gone = any(game.seats[number].user == user for number in absent(game))
    return Wait(kind, user, since, until, then, *place, holiday_end(table, user), gone)


def _kind(table: Table, game: Game, user: int, since: float) -> tuple[str, float | None, str]:
    """What waits, until when, and what happens then."""
    if game.ready:
        return "match", table.hooks.round_end(game.id), "nobody"
    if game.status == "lobby":
        return "start", since + HOST_TIME, "others"
    if user not in game.waiting and game.wish is not None and user in still_to_agree(game):
        vote = open_vote(game, table.preferences) or game.wish
        return "vote", vote.until, "no"
    return "decision", runs_out_at(game, user, table.clock.now(), table.preferences), "referee"


def allowances_of(table: Table, game: Game, row: WaitingRow) -> list[Allowance]:
    """The times in which a user is to do what a game waits for."""
    if not game.ready:
        return allowances(game, row.user, table.preferences)
    ends = table.hooks.round_end(game.id)
    return [] if ends is None else [Allowance.until(ends, ends - row.since)]


# -- everything that waits for somebody -------------------------------------------------------------------------------


async def waits_for(table: Table, user: int, rows: Iterable[GameRow], hosted: Iterable[Campaign]) -> list[Wait]:
    """All that waits for a user, by deadline: in their unfinished games (``rows``), in polls of these games' channels,
    and in the campaigns that they have founded."""
    games, found = list(rows), list[Wait]()
    for row in games:
        if user in row.waiting:
            try:
                found += [wait for wait in waits_of(table, await table.game(row.id), row) if wait.user == user]
            except RulesError:
                since = dict(zip(row.waiting, row.waiting_since, strict=True))[user]
                found.append(Wait("decision", user, since, None, "", row.title, row.guild, row.channel, row.id))
    found += await _polls(table, user, games)
    found += [wait for campaign in hosted if (wait := await in_thread(_round, table, campaign, user)) is not None]
    return sorted(found, key=lambda wait: (wait.until is None, wait.until or 0.0, wait.since))


async def waits_for_others(table: Table, user: int, rows: Iterable[GameRow]) -> dict[str, list[tuple[str, Wait]]]:
    """Whom the games (``rows``) wait for that do not wait for the user: the names at the table, by game."""
    found = {}
    for row in rows:
        if user not in row.waiting:
            with contextlib.suppress(RulesError):
                game = await table.game(row.id)
                names = {seat.user: seat.name for seat in game.seats}
                found[row.id] = [(names.get(wait.user, ""), wait) for wait in waits_of(table, game, row)]
    return found


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


def _round(table: Table, campaign: Campaign, user: int) -> Wait | None:
    """What a campaign waits for its founder to do."""
    place = (campaign.name, campaign.guild, campaign.channel)
    if campaign.played_out():
        return Wait("end", user, table.clock.now(), None, "", *place)
    if not campaign.is_tournament or campaign.desk.paused is not None:
        return None
    if not campaign.rounds and len(campaign.active) > 1:
        return Wait("draw", user, table.clock.now(), None, "", *place)
    over = campaign.desk.round == len(campaign.rounds) and campaign.desk.until is None and campaign.terms.round
    if over and open_matches(campaign.rounds):
        return Wait("award", user, table.clock.now(), None, "", *place)
    return None
