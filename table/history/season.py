"""A server's games that are over: what is kept of each, and what they come to together."""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import TYPE_CHECKING

from msgspec import Struct, structs

from storage import GameRow, Result, ResultSeat
from table import log
from table.fold import fold
from table.game import NOBODY, Game
from table.history.luck import luck_of

if TYPE_CHECKING:
    from table.table import Table

__all__ = ["Season", "Standing", "kept", "result_of", "season_of", "season_since"]

HEALED = 50
"""So many results that are missing are made up for each time a season is asked for."""

logger = logging.getLogger(__name__)


class Standing(Struct, frozen=True):
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
    """All games of a server since some time. ``rulesets`` counts them, ``length`` is their mean in seconds."""

    games: int = 0
    rulesets: tuple[tuple[str, int], ...] = ()
    length: float = 0.0
    rounds: float = 0.0
    decisions: float = 0.0
    standings: tuple[Standing, ...] = ()

    @property
    def luckiest(self) -> Standing | None:
        """Whose dice were the kindest; None where fewer than two rolled any."""
        return max(self._rollers, key=lambda item: item.luck) if len(self._rollers) > 1 else None

    @property
    def unluckiest(self) -> Standing | None:
        """Whose dice were the least kind."""
        return min(self._rollers, key=lambda item: item.luck) if len(self._rollers) > 1 else None

    @property
    def _rollers(self) -> list[Standing]:
        return [item for item in self.standings if item.dice]


def result_of(row: GameRow, game: Game, entries: Sequence[tuple[int, log.Entry]]) -> Result:
    """What is kept of a game that is over."""
    state = game.state
    seats: tuple[ResultSeat, ...] = ()
    if state is not None:
        winners = state.outcome.winners if state.outcome is not None else ()
        lucky = luck_of(entries, len(state.players))
        seats = tuple(
            ResultSeat(seat.user, name, player.score, n in winners, luck.dice, luck.score, luck.hits, expected)
            for n, (seat, player, luck) in enumerate(zip(game.seats, state.players, lucky, strict=True))
            for expected, name in ((luck.hits_expected, seat.name if seat.user else ""),)
        )
    return Result(
        game=row.id,
        guild=row.guild,
        ruleset=row.ruleset,
        title=game.title,
        started=row.created,
        ended=row.updated,
        rounds=getattr(state, "round", 0),
        decisions=len(game.decisions),
        seats=seats,
    )


async def kept(table: Table, game_id: str) -> bool:
    """Keeps the result of a game, if it is over and was played here. Once or several times makes no difference."""
    row = await table.storage.game(game_id)
    if row is None or not row.ended:
        return False
    entries = await table.entries(game_id)
    result = result_of(row, fold(row.id, row.channel, entries), entries)
    if any(isinstance(event, log.Imported) for event in entries[-1][1].table):
        result = structs.replace(result, seats=())
    await table.storage.save_result(result)
    return True


async def season_since(table: Table, guild: int, since: float = 0.0) -> Season:
    """The season of a server: one query, and another for games whose result was not kept when they ended."""
    for game_id in await table.storage.without_result(guild, HEALED):
        try:
            await kept(table, game_id)
        except Exception:
            logger.exception("result-not-kept game=%s", game_id)
    return season_of(_masked(table, result) for result in await table.storage.results(guild, since))


def _masked(table: Table, result: Result) -> Result:
    """The result without the names of those who want to be forgotten."""
    seats = tuple(
        structs.replace(seat, user=NOBODY, name="") if table.forgotten.hides(seat.user, result.ended) else seat
        for seat in result.seats
    )
    return structs.replace(result, seats=seats)


def season_of(results: Iterable[Result]) -> Season:
    """What these games come to. Those that were called off, or only brought in to be read, do not count."""
    played = [result for result in results if result.seats]
    if not played:
        return Season()
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
        standings=_standings(played),
    )


def _standings(played: Sequence[Result]) -> tuple[Standing, ...]:
    """Most games won first, then most played. A player is called as in their newest game; the forgotten are not."""
    own: dict[int, list[tuple[ResultSeat, bool]]] = defaultdict(list)
    for result in played:
        drawn = sum(seat.won for seat in result.seats) > 1
        for seat in result.seats:
            own[seat.user].append((seat, drawn))
    own.pop(NOBODY, None)
    found = [
        _standing([seat for seat, _ in part], sum(seat.won and drawn for seat, drawn in part)) for part in own.values()
    ]
    return tuple(sorted(found, key=lambda item: (-item.won, -item.games, item.name.casefold())))


def _standing(seats: Sequence[ResultSeat], drawn: int) -> Standing:
    """Luck of several games together: each weighs by the number of its dice."""
    dice = sum(seat.dice for seat in seats)
    luck = sum(seat.luck * sqrt(seat.dice) for seat in seats) / sqrt(dice) if dice else 0.0
    newest = seats[-1]
    won = sum(seat.won for seat in seats) - drawn
    return Standing(newest.user, newest.name, len(seats), won, drawn, dice, luck)
