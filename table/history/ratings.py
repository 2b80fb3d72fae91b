"""Ratings: how well players play, by ruleset and pace, from the results of a server's rated games in their order.

Nothing is stored but the results: a corrected one corrects every rating after it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct, structs
from openskill.models import PlackettLuce

from rules import Outcome
from storage import ResultRow, ResultSeat
from table import log
from table.game import Game, is_bot, is_person
from table.history.effective_log import effective_entries
from table.history.highlights import ending_of
from table.lobby import is_demo
from table.log import Entry
from table.player_clocks import absent
from table.records.threads import in_thread
from table.winning import holder_of, standing

if TYPE_CHECKING:
    from table.table import Table

GAMES_LEAST = 10
"""Rated games before a rating is ranked; until then it is provisional."""
START, SCALE = 1500, 40
"""What is shown for the mean that everybody begins with, and for each point of openskill's scale."""

MODEL = PlackettLuce()
"""How ratings change; everybody begins with its mean and standard deviation."""

Pool = tuple[str, str]
"""A ruleset and a pace: games of one pool are rated together."""
Numbered = Sequence[tuple[int, Entry]]


class Rating(Struct, frozen=True):
    """A player's rating: openskill's mean and standard deviation, after so many ``games``.

    ``user`` is below 0 for one who is forgotten. ``ended``: when the last of the games was over.
    """

    user: int
    name: str
    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0
    ended: float = 0.0

    @property
    def settled(self) -> bool:
        """Whether the player has played enough games for their rating to be ranked."""
        return self.games >= GAMES_LEAST

    @property
    def left(self) -> int:
        """How many games are left until the player is ranked."""
        return max(0, GAMES_LEAST - self.games)

    @property
    def value(self) -> int:
        """The rating as it is shown, around ``START``."""
        return START + round(SCALE * (self.mu - MODEL.mu))

    @property
    def spread(self) -> int:
        """The standard deviation on the scale of ``value``."""
        return round(SCALE * self.sigma)

    @property
    def surely(self) -> float:
        """What a ladder is sorted by: the mean less three standard deviations."""
        return self.mu - 3 * self.sigma


class Ladder(Struct, frozen=True):
    """The ratings of a pool: the best first, then those with too few games, most games first."""

    pool: Pool
    ratings: tuple[Rating, ...]

    @property
    def settled(self) -> tuple[Rating, ...]:
        """The ratings that are ranked."""
        return tuple(rating for rating in self.ratings if rating.settled)

    def of(self, user: int) -> Rating | None:
        """A user's rating."""
        return next((rating for rating in self.ratings if rating.user == user), None)


class Verdict(Struct, frozen=True):
    """Whether a game counts for ratings: its ``pace`` and the ranks by player, or why it does not.

    ``reason``: ``bots``, ``demo``, ``ended`` by its host, ``imported``, ``deserted`` by all, ``absent`` where somebody
    never played and did not resign either; empty where the lobby was not rated.
    """

    pace: str = ""
    ranks: tuple[int, ...] = ()
    reason: str = ""


# -- what counts ----------------------------------------------------------------------------------------------------


def rated_as(game: Game, entries: Numbered) -> Verdict:
    """Whether a game that is over counts for ratings. Who has left it has lost it; the others' result counts."""
    if not game.rated or game.state is None or game.state.outcome is None:
        return Verdict()
    reason = _hindrance(game, entries)
    return Verdict(reason=reason) if reason else Verdict(str(game.time.pace), _ranks(game, game.state.outcome))


def _hindrance(game: Game, entries: Numbered) -> str:
    """Why a game doesn't count for ratings (``Verdict.reason``); empty if it does."""
    players = [holder_of(seat)[0] for seat in game.seats]
    found = {
        "imported": game.imported,
        "demo": is_demo(game.size),
        "bots": any(map(is_bot, players)),
        "absent": bool(idle_in(game, entries)),
        **{kind: ending_of(entries).kind == kind for kind in ("ended", "deserted")},
    }
    return next((reason for reason, so in found.items() if so), "")


def idle_in(game: Game, entries: Numbered) -> frozenset[int]:
    """The users who never decided anything in a game, nor have lost it by leaving."""
    told = [event for _, entry in effective_entries(entries) for event in entry.table]
    # Who resigns before their first decision has lost to those who have made theirs; nobody has lost to nobody.
    acted = {event.user for event in told if isinstance(event, log.Answered | log.Forfeited | log.Resigned)}
    acted |= {game.seats[number].user for number in absent(game)}  # they have lost
    acted |= {holder_of(seat)[0] for seat in game.seats if seat.given_up}
    return frozenset(filter(is_person, (holder_of(seat)[0] for seat in game.seats))) - acted


def _ranks(game: Game, outcome: Outcome) -> tuple[int, ...]:
    """The rank of each player: all winners are first, then those who could have won, by score; level ones share it."""
    left = standing(game)
    won = outcome.winners
    heights = [(n in won, n in won or n in left, 0 if n in won else score) for n, score in enumerate(outcome.scores)]
    return tuple(1 + sum(other > own for other in heights) for own in heights)


# -- the fold -------------------------------------------------------------------------------------------------------


def _fold(results: Iterable[ResultRow]) -> Iterator[tuple[ResultRow, Mapping[int, Rating], dict[int, Rating]]]:
    """Each result in order, with the ratings of its whole pool before the game and of its players after it."""
    pools: dict[Pool, dict[int, Rating]] = {}
    for result in results:
        pool = pools.setdefault((result.ruleset, result.rated), {})
        after = _rated(pool, result)
        yield result, pool, after
        pool |= after


def _rated(pool: Mapping[int, Rating], result: ResultRow) -> dict[int, Rating]:
    """The ratings of a game's players after it."""
    olds = [structs.replace(pool.get(_key(seat), Rating(_key(seat), "")), name=seat.name) for seat in result.seats]
    teams = [[MODEL.rating(mu=old.mu, sigma=old.sigma)] for old in olds]
    news = MODEL.rate(teams, ranks=[seat.rank for seat in result.seats])
    return {
        old.user: structs.replace(old, mu=new.mu, sigma=new.sigma, games=old.games + 1, ended=result.ended)
        for old, (new,) in zip(olds, news, strict=True)
    }


def _key(seat: ResultSeat) -> int:
    return seat.user or -seat.former


def ladders(results: Iterable[ResultRow]) -> dict[Pool, Ladder]:
    """The ladders of a server, by its rated results in the order in which the games ended."""
    pools: dict[Pool, dict[int, Rating]] = {}
    for result, _, after in _fold(results):
        pools.setdefault((result.ruleset, result.rated), {}).update(after)
    return {pool: Ladder(pool, tuple(sorted(found.values(), key=_height))) for pool, found in pools.items()}


def _height(rating: Rating) -> tuple[bool, float, str]:
    """Sort key: first settled ratings by ``surely``, then the others by number of games; ties by name."""
    return not rating.settled, -rating.surely if rating.settled else -rating.games, rating.name.casefold()


def changes_in(results: Iterable[ResultRow], game: str) -> tuple[tuple[Rating, Rating], ...]:
    """The ratings of a game's players before and after it, in the order of seats; none if it does not count."""
    for result, pool, after in _fold(results):
        if result.game == game:
            return tuple((pool.get(_key(seat), Rating(_key(seat), "")), after[_key(seat)]) for seat in result.seats)
    return ()


async def ladders_of_guild(table: Table, guild: int) -> dict[Pool, Ladder]:
    """The ladders of a server without forgotten users."""
    found = await in_thread(ladders, await table.storage.results.rated(guild))
    return {
        pool: structs.replace(ladder, ratings=tuple(rating for rating in ladder.ratings if is_person(rating.user)))
        for pool, ladder in found.items()
    }
