"""Seasons: the results of a server's games, stored when they end, and their totals."""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import TYPE_CHECKING

from msgspec import Struct, structs

from rules import ruleset_of
from storage import GameRow, ResultRow, ResultSeat
from table import log
from table.fold import fold
from table.game import FORGOTTEN, NOBODY, Game, is_bot, is_person
from table.history.honours import SeasonBest, season_bests, stored_honours
from table.history.luck import luck_of
from table.history.ratings import Rating, Verdict, changes_in, idle_in, rated_as
from table.records.threads import in_thread
from table.winning import ENDED_BY_HOST, RULED, holder_of

if TYPE_CHECKING:
    from table.table import Table

MISSING_MOST = 50
"""Missing results that are stored each time a season is asked for."""

logger = logging.getLogger(__name__)


class PlayerSeason(Struct, frozen=True):
    """One player's season; a game with several winners is ``drawn`` between them.

    ``luck`` is in standard deviations of all their dice together.
    """

    user: int
    name: str
    games: int
    won: int
    drawn: int
    dice: int
    luck: float

    @property
    def lost(self) -> int:
        """Games that others won."""
        return self.games - self.won - self.drawn


class Season(Struct, frozen=True):
    """The games of a server since some time. ``rulesets`` counts them; ``length`` is their mean in seconds.

    ``with_bots``: games in which a bot sat at the end; nothing else counts them.
    """

    games: int = 0
    rulesets: tuple[tuple[str, int], ...] = ()
    length: float = 0.0
    rounds: float = 0.0
    decisions: float = 0.0
    standings: tuple[PlayerSeason, ...] = ()
    with_bots: int = 0
    bests: tuple[SeasonBest, ...] = ()

    @property
    def luckiest(self) -> PlayerSeason | None:
        """The player with the best dice; None if fewer than two rolled any."""
        return max(self._rollers, key=lambda item: item.luck) if len(self._rollers) > 1 else None

    @property
    def unluckiest(self) -> PlayerSeason | None:
        """The player with the worst dice; None if fewer than two rolled any."""
        return min(self._rollers, key=lambda item: item.luck) if len(self._rollers) > 1 else None

    @property
    def _rollers(self) -> list[PlayerSeason]:
        return [item for item in self.standings if item.dice]


def result_of(row: GameRow, game: Game, entries: Sequence[tuple[int, log.Entry]]) -> ResultRow:
    """The result to store of a game that is over."""
    verdict = rated_as(game, entries)
    return ResultRow(
        game=row.id,
        guild=row.guild,
        ruleset=game.ruleset,
        title=game.title,
        started=row.created,
        ended=row.updated,
        rounds=0 if game.state is None else ruleset_of(game.state).round_of(game.state),
        decisions=len(game.decisions),
        seats=_result_seats(game, entries, verdict),
        rated=verdict.pace,
        honours=stored_honours(game, entries),
    )


def _result_seats(game: Game, entries: Sequence[tuple[int, log.Entry]], verdict: Verdict) -> tuple[ResultSeat, ...]:
    state = game.state
    if state is None:
        return ()
    reason, winners = ("", ()) if state.outcome is None else (state.outcome.reason, state.outcome.winners)
    if reason in (ENDED_BY_HOST, RULED) and not winners:
        return ()
    lucks, idle = luck_of(entries, len(state.players)), idle_in(game, entries)
    seats = []
    for number, (seat, player, luck) in enumerate(zip(game.seats, state.players, lucks, strict=True)):
        (user, name), won = holder_of(seat), number in winners
        rolled = (luck.dice, luck.score, luck.hits, luck.hits_expected)
        rank = verdict.ranks[number] if verdict.ranks else 0
        former = -seat.before if user == NOBODY and seat.before < FORGOTTEN else 0
        seats.append(ResultSeat(user, name, player.score, won, *rolled, rank, former, user in idle, seat.level))
    return tuple(seats)


async def save_result(table: Table, game_id: str) -> bool:
    """Store the result of a game that is over, in place of an earlier one; False for other games.

    The result of an imported game has no seats where it was played elsewhere, or is the copy of a game that is here.
    """
    row = await table.storage.games.get(game_id)
    if row is None or not row.ended:
        return False
    entries = await table.entries(game_id)
    result = await in_thread(lambda: result_of(row, fold(row.id, row.channel, entries), entries))
    came = [(seq, event) for seq, entry in entries for event in entry.table if isinstance(event, log.Imported)]
    if came and (came[-1][0] == entries[-1][0] or await _is_here(table, [event.game for _, event in came])):
        result = structs.replace(result, seats=())
    await table.storage.results.save(_still_forgotten(result, await table.storage.results.get(game_id)))
    return True


async def _is_here(table: Table, games: Iterable[str]) -> bool:
    """Whether one of these games is on this bot."""
    return any([await table.storage.games.get(game) is not None for game in games])


def _still_forgotten(result: ResultRow, stored: ResultRow | None) -> ResultRow:
    """The result, with users who have been forgotten in the stored result forgotten in this one too."""
    if stored is None or len(stored.seats) != len(result.seats):
        return result
    pairs = zip(result.seats, stored.seats, strict=True)
    seats = tuple(
        structs.replace(new, user=old.user, name=old.name, former=old.former) if old.former else new
        for new, old in pairs
    )
    return structs.replace(result, seats=seats)


async def rated_changes_of(table: Table, game_id: str) -> tuple[tuple[Rating, Rating], ...]:
    """The ratings of a game's players before and after it, once its result is stored; none if it does not count."""
    await save_result(table, game_id)
    result = await table.storage.results.get(game_id)
    if result is None or result.guild is None or not result.rated:
        return ()
    return await in_thread(changes_in, await table.storage.results.rated(result.guild), game_id)


async def store_missing(table: Table, guild: int) -> None:
    """Store results of a server's ended games that have none yet: at most ``MISSING_MOST`` a call."""
    for game_id in await table.storage.results.missing(guild, MISSING_MOST):
        try:
            await save_result(table, game_id)
        except Exception:
            logger.exception("result-not-kept game=%s", game_id)


async def season_of_guild(table: Table, guild: int, since: float = 0.0) -> Season:
    """The season of a server: one query, and another for games whose result was not stored when they ended."""
    await store_missing(table, guild)
    return season_of(await table.storage.results.of_guild(guild, since))


def season_of(results: Iterable[ResultRow]) -> Season:
    """The totals of these results. Games without seats do not count: called off, only imported, or
    ended by their host alone.

    Games with bots are counted apart: they make no standings.
    """
    seated = [result for result in results if result.seats]
    played = [result for result in seated if not any(is_bot(seat.user) for seat in result.seats)]
    with_bots = len(seated) - len(played)
    if not played:
        return Season(with_bots=with_bots)
    counts: dict[str, int] = defaultdict(int)
    for result in played:
        counts[result.ruleset] += 1
    number = len(played)
    return Season(
        games=number,
        rulesets=tuple(sorted(counts.items(), key=lambda item: (-item[1], item[0]))),
        length=sum(result.ended - result.started for result in played) / number,
        rounds=sum(result.rounds for result in played) / number,
        decisions=sum(result.decisions for result in played) / number,
        standings=_player_seasons(played),
        with_bots=with_bots,
        bests=season_bests(played),
    )


def _player_seasons(played: Sequence[ResultRow]) -> tuple[PlayerSeason, ...]:
    """Most games won first, then most played. Names are those of the newest games; forgotten users are left out."""
    own: dict[int, list[tuple[ResultSeat, bool]]] = defaultdict(list)
    for result in played:
        drawn = sum(seat.won for seat in result.seats) > 1
        for seat in result.seats:
            own[seat.user].append((seat, drawn))
    for user in [user for user in own if not is_person(user)]:
        del own[user]
    found = [
        _player_season([seat for seat, _ in part], sum(seat.won and drawn for seat, drawn in part))
        for part in own.values()
    ]
    return tuple(sorted(found, key=lambda item: (-item.won, -item.games, item.name.casefold())))


def _player_season(seats: Sequence[ResultSeat], drawn: int) -> PlayerSeason:
    """A player's games together. The luck of each game counts by the number of its dice."""
    dice = sum(seat.dice for seat in seats)
    luck = sum(seat.luck * sqrt(seat.dice) for seat in seats) / sqrt(dice) if dice else 0.0
    newest = seats[-1]
    won = sum(seat.won for seat in seats) - drawn
    return PlayerSeason(newest.user, newest.name, len(seats), won, drawn, dice, luck)
