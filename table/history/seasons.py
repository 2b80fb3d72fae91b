"""Seasons with a beginning and an end: who leads, who has won, and the next one.

Places follow from the results between a season's beginning and its end. Its winners are kept as they are named at its
end: a result that is corrected or forgotten later takes no title away.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from msgspec import Struct, structs

from rules import Malformed
from rules.core.names import clean_name
from storage import CampaignRow, ResultRow, SeasonRow, SeasonWinner
from table.campaign.model import Campaign
from table.campaign.service import whole_campaign
from table.errors import NotAllowed
from table.game import is_bot, is_person
from table.history.season import Season, save_result, season_of, store_missing
from table.permissions import Person
from table.time.clock import DAY

if TYPE_CHECKING:
    from table.table import Table

WIN, DRAW, CUP = 3, 1, 5
"""Points of a season for a game won and drawn, and for a tournament won."""
PAIR_MOST = 6
"""So many games of the same players count in a season: nobody wins it against one friend alone."""
CUP_LEAST = 4
"""So many players must have a game of a tournament that counts, or its winner gets no points: nobody wins one against
friends who give up."""
MONTH, QUARTER = "month", "quarter"
MONTHS = {MONTH: 1, QUARTER: 3}
LEAST = 14 * DAY
"""Seconds: a season that would be shorter ends a month or a quarter later."""
NAME_MAX = 60


class Cup(Struct, frozen=True):
    """A tournament that was won in a season: its name, its winners, when its last match ended, the winners' names.
    ``counts``: enough have played in it for points."""

    name: str
    winners: tuple[int, ...]
    at: float
    names: tuple[str, ...] = ()
    counts: bool = True


class Place(Struct, frozen=True):
    """A player's line in a season."""

    place: int
    """1 is first; who is level in points, games won and tournaments shares it."""
    user: int
    name: str
    points: int
    games: int
    won: int
    drawn: int
    cups: tuple[str, ...] = ()
    """The names of the tournaments that they won, of those that count."""

    @property
    def lost(self) -> int:
        """Games that others won."""
        return self.games - self.won - self.drawn


class Honours(Struct, frozen=True):
    """The page of a season: its players, its tournaments, and what the games of that time came to."""

    season: SeasonRow
    places: tuple[Place, ...]
    cups: tuple[Cup, ...]
    games: Season

    @property
    def leaders(self) -> tuple[SeasonWinner, ...]:
        """Who leads it by its results as they are now."""
        first = [line for line in self.places if line.place == 1 and line.points]
        return tuple(SeasonWinner(line.user, line.name, line.points) for line in first)

    @property
    def winners(self) -> tuple[SeasonWinner, ...]:
        """Who leads it or, once it is over, has won it."""
        return self.leaders if self.season.winners is None else self.season.winners

    @property
    def corrected(self) -> bool:
        """Whether others would have won a season that is over, by results that were corrected since."""
        won, now = ({winner.user for winner in winners} for winners in (self.winners, self.leaders))
        return won != now and all(map(is_person, won))


# -- who is where ----------------------------------------------------------------------------------------------------


def places_of(results: Iterable[ResultRow], cups: Sequence[Cup]) -> tuple[Place, ...]:
    """The players of a season: by points, then games won, then tournaments.

    Games with bots don't count, nor those in which somebody never decided anything, nor a player who is forgotten.
    """
    cups = [cup for cup in cups if cup.counts]
    names = {user: name for cup in cups for user, name in zip(cup.winners, cup.names, strict=False)}
    counts = defaultdict[int, Counter[str]](Counter, {user: Counter() for user in names})
    for result in _counted(results):
        drawn = sum(seat.won for seat in result.seats) > 1
        for seat in result.seats:
            names[seat.user] = seat.name
            counts[seat.user]["games"] += 1
            counts[seat.user]["drawn" if drawn else "won"] += seat.won
    own = {user: tuple(cup.name for cup in cups if user in cup.winners) for user in names}
    lines = [_line(user, names[user], count, own[user]) for user, count in counts.items() if is_person(user)]
    lines.sort(key=lambda line: (*(-number for number in _height(line)), line.name.casefold()))
    heights = [_height(line) for line in lines]
    return tuple(structs.replace(line, place=heights.index(_height(line)) + 1) for line in lines)


def _counted(results: Iterable[ResultRow]) -> Iterator[ResultRow]:
    """The results that count in a season, the earliest first: of the same players only so many."""
    met = Counter[frozenset[int]]()
    for result in sorted(filter(_counts, results), key=lambda row: row.ended):
        met[_users(result)] += 1
        if met[_users(result)] <= PAIR_MOST:
            yield result


def _users(result: ResultRow) -> frozenset[int]:
    return frozenset(seat.user for seat in result.seats)


def _counts(result: ResultRow) -> bool:
    """Whether people alone played a game, and each of them decided something."""
    return not _uncounted(result)


def _uncounted(result: ResultRow) -> str:
    """Why a game counts in no season: it has no ``result``, ``one`` alone played it, ``bots`` did, or somebody was
    ``absent`` from the first; empty: it does."""
    seats = result.seats
    reasons = {
        "result": not seats,
        "one": len(seats) == 1,
        "bots": any(is_bot(seat.user) for seat in seats),
        "absent": any(seat.idle for seat in seats),
    }
    return next((why for why, holds in reasons.items() if holds), "")


async def season_at_end(table: Table, game_id: str) -> tuple[str, str]:
    """The name of the season in which a game ended, empty: in none; and why the game doesn't count for it, as in
    ``_uncounted`` or ``often`` played by the same; empty: it does. It isn't a league's second game of the same two."""
    await save_result(table, game_id)
    result = await table.storage.results.get(game_id)
    if result is None or result.guild is None:
        return "", ""
    at, seasons = result.ended, await table.storage.seasons.of_guild(result.guild)
    season = next((row for row in seasons if row.began <= at and (row.ended is None or at < row.ended)), None)
    if season is None:
        return "", ""
    if why := _uncounted(result):
        return season.name, why
    found = await table.storage.results.of_guild(result.guild, season.began)
    met = {row.game for row in found if row.ended <= at and _counts(row) and _users(row) == _users(result)}
    if len(met) > PAIR_MOST:
        rows = await table.storage.campaigns.of_guild(result.guild)
        met = met.difference(*[(await whole_campaign(table.storage, row)).repeats for row in rows])
    return season.name, "often" if len(met) > PAIR_MOST else ""


def _line(user: int, name: str, count: Counter[str], cups: tuple[str, ...]) -> Place:
    points = WIN * count["won"] + DRAW * count["drawn"] + CUP * len(cups)
    return Place(0, user, name, points, count["games"], count["won"], count["drawn"], cups)


def _height(line: Place) -> tuple[int, int, int]:
    return line.points, line.won, len(line.cups)


async def _cups(
    table: Table, season: SeasonRow, campaigns: Iterable[tuple[CampaignRow, Campaign]], counted: Collection[str]
) -> tuple[Cup, ...]:
    """The tournaments of a server whose last match was played in a season; ``counted``: its games that count."""
    found = list[Cup]()
    until = float("inf") if season.ended is None else season.ended
    for row, campaign in campaigns:
        if not (campaign.is_tournament and campaign.champions):
            continue
        ends = [game.ended for game in await table.storage.campaigns.games(row.id) if game.ended is not None]
        at = max(ends, default=row.ended or 0.0)
        if season.began <= at < until:
            won = campaign.champions
            names, counts = tuple(map(campaign.name_of, won)), await _is_played(table, season, campaign, counted)
            found.append(Cup(campaign.name, won, at, names, counts))
    return tuple(sorted(found, key=lambda cup: cup.at))


async def _is_played(table: Table, season: SeasonRow, campaign: Campaign, counted: Collection[str]) -> bool:
    """Whether enough players of a tournament have finished a game of it that counts: in this season, or before it."""
    results = [await table.storage.results.get(game.game) for game in campaign.games]
    played = (one for one in results if one is not None and (one.ended < season.began or one.game in counted))
    return len({(seat.user, seat.former) for one in filter(_counts, played) for seat in one.seats}) >= CUP_LEAST


async def honours_of_season(table: Table, season: SeasonRow) -> Honours:
    """The page of a season. What doesn't count in a league, a second game of the same two, brings no points."""
    await store_missing(table, season.guild)
    until = float("inf") if season.ended is None else season.ended
    found = await table.storage.results.of_guild(season.guild, season.began)
    rows = await table.storage.campaigns.of_guild(season.guild)
    campaigns = [(row, await whole_campaign(table.storage, row)) for row in rows]
    again = frozenset[str]().union(*(campaign.repeats for _, campaign in campaigns))
    results = [row for row in found if row.ended < until]
    first = [row for row in results if row.game not in again]
    cups = await _cups(table, season, campaigns, {row.game for row in _counted(first)})
    return Honours(season, places_of(first, cups), cups, season_of(results))


# -- beginning and end ------------------------------------------------------------------------------------------------


def end_of(every: str, began: float) -> float | None:
    """When a season that begins then ends by itself: with the month or the quarter (UTC); None: never."""
    if every not in MONTHS:
        return None
    day, months = datetime.fromtimestamp(began, UTC), MONTHS[every]
    year, month = day.year, (day.month - 1) // months * months + 1
    ends = began
    while ends < began + LEAST:
        month += months
        year, month = year + (month - 1) // 12, (month - 1) % 12 + 1
        ends = datetime(year, month, 1, tzinfo=UTC).timestamp()
    return ends


async def running(table: Table, guild: int) -> SeasonRow | None:
    """The season of a server that runs."""
    return next((row for row in await table.storage.seasons.of_guild(guild) if row.ended is None), None)


async def begin(
    table: Table, person: Person, guild: int, channel: int, locale: str, *, name: str, every: str = ""
) -> SeasonRow:
    """Begin a season, as a manager of the server; ``every`` month or quarter the next one begins by itself.

    Raises ``NotAllowed``: ``not-manager``, ``season-runs``, ``season-taken``; ``Malformed``: ``season-name``.
    """
    if not person.moderator:
        raise NotAllowed("not-manager")
    title = clean_name(name, NAME_MAX)
    if not any(character.isalnum() for character in title):
        raise Malformed("season-name")
    rows = await table.storage.seasons.of_guild(guild)
    if rows and rows[0].ended is None:
        raise NotAllowed("season-runs", name=rows[0].name)
    if any(row.name.casefold() == title.casefold() for row in rows):
        raise NotAllowed("season-taken", name=title)
    now, number = table.clock.now(), 1 + (rows[0].number if rows else 0)
    season = SeasonRow(guild, number, title, channel, locale, now, end_of(every, now), every)
    await table.storage.seasons.begin(season)
    return season


async def end(table: Table, person: Person, guild: int, number: int) -> SeasonRow:
    """End the season of that number, as a manager of the server. Raises ``NotAllowed``: see ``ending``."""
    season = await ending(table, person, guild)
    if season.number != number:
        raise NotAllowed("season-none")
    return await _ended(table, season, table.clock.now())


async def ending(table: Table, person: Person, guild: int) -> SeasonRow:
    """The season that a manager of the server may end. Raises ``NotAllowed``: ``not-manager``, ``season-none``."""
    if not person.moderator:
        raise NotAllowed("not-manager")
    season = await running(table, guild)
    if season is None:
        raise NotAllowed("season-none")
    return season


async def _ended(table: Table, season: SeasonRow, at: float) -> SeasonRow:
    after = structs.replace(season, ended=at)
    after = structs.replace(after, winners=(await honours_of_season(table, after)).leaders)
    await table.storage.seasons.change(after)
    return after


async def turn(table: Table, season: SeasonRow) -> SeasonRow:
    """End a season whose time has come and, where seasons follow each other, begin the next one then."""
    at = season.ends or table.clock.now()
    after = await _ended(table, season, at)
    if season.every:
        following = structs.replace(season, number=season.number + 1, name=next_name(season.name), began=at)
        now = table.clock.now()
        ends = end_of(season.every, max(at, now - LEAST))
        await table.storage.seasons.begin(structs.replace(following, ends=ends))
    return after


def next_name(name: str) -> str:
    """The name of the season after this one: its number one higher, or 2 behind it."""
    head = name.rstrip("0123456789")
    number = name[len(head) :]
    return (f"{head}{int(number) + 1}" if number and len(number) < 5 else f"{name} 2")[:NAME_MAX]
