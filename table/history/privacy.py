"""A person's data: export as one file, and removal."""

import contextlib
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from msgspec import Struct, structs

from rules import RulesError
from rules.campaign.tournament import Match, open_matches
from rules.core.json_input import Facts
from storage import CallRow, CompanyRow, GameRow
from table.campaign.model import Campaign, fixture_of
from table.campaign.service import joined_campaigns, whole_campaign
from table.forgetting import forget_in_games, tombstone
from table.game import Game
from table.history.effective_log import changes_since
from table.history.ratings import ladders_of_guild
from table.log import Forfeited, Ruled
from table.permissions import Person
from table.table import Table
from table.votes import seating

FORMAT = 1


class StoredCounts(Struct, frozen=True):
    """Numbers of a user's companies, present campaigns, running games, and ``matches`` of tournaments that have not
    begun; the campaigns that nobody else organises, by name."""

    companies: int
    campaigns: int
    games: int
    matches: int
    organised: tuple[str, ...] = ()


async def count_stored(table: Table, user: int) -> StoredCounts:
    """Count what ``forget`` would remove."""
    storage = table.storage
    memberships = await storage.campaigns.memberships(user)
    games = [row for row in await storage.games.all_of(user) if row.status == "running" and user in row.seats]
    ahead = [
        match
        for campaign in await joined_campaigns(storage, user)
        for match in open_matches(campaign.rounds)
        if user in match.players and not _begun(campaign, match)
    ]
    hosted = [await whole_campaign(storage, row) for row in await storage.campaigns.hosted(user)]
    return StoredCounts(
        len(await storage.companies.of_owner(user)),
        sum(1 for row in memberships if row.gone is None),
        len(games),
        len(ahead),
        tuple(campaign.name for campaign in hosted if campaign.organisers == (user,)),
    )


def _begun(campaign: Campaign, match: Match) -> bool:
    game = fixture_of(campaign, match.players)
    return game is not None and game.status == "running"


async def export(table: Table, user: int) -> bytes:
    """All data stored about a user, as indented JSON."""
    storage = table.storage
    data: dict[str, Any] = {
        "format": FORMAT,
        "user": str(user),
        "settings": await storage.settings.of_scope(f"user:{user}"),
        "companies": [await _company(table, row) for row in await storage.companies.of_owner(user)],
        "fields": await _fields(table, user),
        "campaigns": await _campaigns(table, user),
        "ratings": await _ratings(table, user),
        "seasons_won": await _seasons_won(table, user),
        "games": await _games(table, user),
        **await _arranged(table, user),
    }
    return msgspec.json.format(msgspec.json.encode(data), indent=2)


async def _arranged(table: Table, user: int) -> Facts:
    """What they look for, when they can play, and what they follow; addresses of webhooks stay secret."""
    storage = table.storage
    seeker = await storage.seekers.of_user(user)
    looking = {"name": seeker.name, "wants": seeker.wants, "until": seeker.until} if seeker is not None else None
    asked = [
        {"title": row.title, "times": row.times, "chosen": row.chosen} for row in await storage.meetings.of_host(user)
    ]
    votes = [{"meeting": vote.meeting, "times": vote.times} for vote in await storage.meetings.votes_of(user)]
    follows = [{"game": row.game, "way": row.way, "since": row.at} for row in await storage.follows.of_user(user)]
    calls = await storage.seekers.invitations(user, table.clock.now())
    invited = [{"game": call.game, "until": call.until} for call in calls]
    arranged = {"looking_for": looking, "invitations": invited, "times_proposed": asked}
    answers = [structs.asdict(answer) for answer in await storage.puzzles.of_user(user)]
    return {**arranged, "times_voted_for": votes, "following": follows, "puzzles_answered": answers}


async def _company(table: Table, row: CompanyRow) -> Facts:
    pictures = {found.name: found.picture for found in await table.storage.portraits.of_company(row.id)}
    about = {"name": row.name, "built_for": row.ruleset, "text": row.text, "changed": row.updated}
    return {**about, "pictures_webp": pictures}


async def _fields(table: Table, user: int) -> list[Facts]:
    pictures = {found.id: found.picture for found in await table.storage.fields.photographs_of(user)}
    return [
        {
            "name": row.name,
            "server": row.shelf.removeprefix("guild:") if row.shelf.startswith("guild:") else None,
            "code": row.code,
            "changed": row.updated,
            "photograph_webp": pictures.get(row.photograph),
        }
        for row in await table.storage.fields.of_owner(user)
    ]


async def _ratings(table: Table, user: int) -> list[Facts]:
    found = list[Facts]()
    for guild in await table.storage.results.rated_with(user):
        for (ruleset, pace), ladder in (await ladders_of_guild(table, guild)).items():
            if (own := ladder.of(user)) is not None:
                about = {"server": str(guild), "ruleset": ruleset, "pace": pace, "games": own.games}
                found.append({**about, "mean": own.mu, "deviation": own.sigma, "last_game": own.ended})
    return found


async def _campaigns(table: Table, user: int) -> list[Facts]:
    found = list[Facts]()
    for row in await table.storage.campaigns.memberships(user):
        stored = await table.storage.campaigns.get(row.campaign)
        roster = msgspec.json.decode(row.roster) if row.roster else None
        about = {"name": "" if stored is None else stored.name, "joined": row.joined, "left": row.gone}
        server = None if stored is None else str(stored.guild)
        played: Facts = {}
        if stored is not None:
            campaign = await whole_campaign(table.storage, stored)
            played = {"matches": _matches(campaign, user), "results": _results(campaign, user)}
            played["removed_by_organizer"] = user in campaign.desk.removed
        found.append({"server": server, "your_name": row.name, "company": roster, **about, **played})
    return found


def _matches(campaign: Campaign, user: int) -> list[Facts]:
    """Their matches of a tournament: how each was decided, and whether by an organiser."""
    return [
        {
            "round": number,
            "decided": match.how,
            "by_organizer": match.why == "awarded",
            "why": match.why,
            "won": None if not match.how else user in match.winners and len(match.winners) == 1,
            "drawn": len(match.winners) > 1,
            "score": match.scores[match.players.index(user)] if match.scores else None,
            "games": match.games,
        }
        for number, row in enumerate(campaign.rounds, 1)
        for match in row
        if user in match.players
    ]


def _results(campaign: Campaign, user: int) -> list[Facts]:
    """The reports of their games in a campaign: what each came to, and what became of their company."""
    return [
        {
            "game": report.played.game,
            "score": seat.score,
            "won": seat.won,
            "why": report.reason,
            "by_organizer": report.reason == "awarded",
            "counts": campaign.counted(report),
            "company_changes": [change for member, news in report.news if member == user for change in news],
        }
        for report in campaign.reports
        for seat in report.played.seats
        if seat.user == user
    ]


async def _seasons_won(table: Table, user: int) -> list[Facts]:
    rows = await table.storage.seasons.won_by(user)
    lines = [(row, one) for row in rows for one in row.winners or () if one.user == user]
    return [
        {"server": str(row.guild), "name": row.name, "ended": row.ended, "your_name": one.name, "points": one.points}
        for row, one in lines
    ]


async def _games(table: Table, user: int) -> list[Facts]:
    """The games where they sit, or whose seat they have given up, and those that they opened."""
    ids = list[str]()
    after: str | None = ""
    while after is not None:
        found, after = await table.storage.forgotten.naming(user, after)
        ids += found
    rows = [row for game in ids if (row := await table.storage.games.get(game)) is not None]
    return [facts for row in rows if (facts := await _game(table, row, user)) is not None]


async def _game(table: Table, row: GameRow, user: int) -> Facts | None:
    game = await table.game(row.id)
    seat = next((seat for seat in game.seats if seat.user == user), None)
    left = next((seat for seat in game.seats if seat.before == user), None)
    if user not in (row.host, *row.seats) and seat is None and left is None:
        return None  # it only names them
    name = seat.name if seat is not None else None if left is None else left.before_name
    return {
        "id": row.id,
        "server": None if row.guild is None else str(row.guild),
        "channel": str(row.channel),
        "title": row.title,
        "ruleset": game.ruleset,
        "status": row.status,
        "created": row.created,
        "last_decision": row.updated,
        "host": row.host == user,
        "your_name": name,
        "your_words": None if seat is None else seat.words,
        "result": await _result(table, game, user),
    }


async def _result(table: Table, game: Game, user: int) -> Facts | None:
    """What a game that is over came to for them; by an organiser's decision, if one has ruled on it."""
    kept = await table.storage.results.get(game.id)
    line = None if kept is None else next((one for one in kept.seats if one.user == user), None)
    if line is None:
        return None
    events = [event for _, entry in await table.entries(game.id) for event in entry.table]
    ruled = any(isinstance(one, Ruled) or (isinstance(one, Forfeited) and one.how == "awarded") for one in events)
    figures = {name: getattr(line, name) for name in ("score", "won", "rank", "dice", "luck", "idle")}
    return {**figures, "by_organizer": ruled}


async def forget(table: Table, person: Person) -> list[Game]:
    """Delete what is a person's own, and rewrite games, campaigns and results so that nothing of them is left.

    They leave lobbies and resign from running games; those games are returned as they are then. That is published when
    it names them no more.
    """
    user, person = person.user, structs.replace(person, channel=None)  # in every channel
    left = [row.id for row in await table.storage.games.all_of(user) if not row.ended]
    async with contextlib.AsyncExitStack() as told:
        for game_id in left:
            await told.enter_async_context(_told_later(table, game_id))
        await _forget(table, left, person)
    return [await table.game(game_id) for game_id in left]


async def _forget(table: Table, left: list[str], person: Person) -> None:
    user, at, storage = person.user, table.clock.now(), table.storage
    for game_id in left:
        with contextlib.suppress(RulesError):  # they have left already
            await _leave(table, game_id, person)
        for keep in table.hooks.before_forgotten:
            await keep(game_id)
    for call in await storage.seekers.invitations(user, at):
        await storage.seekers.note(_without(call.game, at, "declined"))
    for part in (storage.seekers, storage.meetings, storage.follows, storage.analyses):
        await part.forget(user)
    for scope in await storage.forgotten.begin(user, at):
        await table.preferences.read_again(scope)
    await forget_in_games(table, user, at, person.name)


@contextlib.asynccontextmanager
async def _told_later(table: Table, game_id: str) -> AsyncIterator[None]:
    """Publish what is changed in a game meanwhile at the end alone, as its log says it then."""
    async with table.locks[game_id]:
        seq = (await table.game(game_id)).seq
        table.told_later.add(game_id)
    try:
        yield
    finally:
        async with table.locks[game_id]:
            table.told_later.discard(game_id)
            for change in await changes_since(table, game_id, seq):
                table.publish(change)


async def _leave(table: Table, game_id: str, person: Person) -> None:
    game = await table.game(game_id)
    if game.status == "running":
        await seating.resign(table, game_id, person)
    elif game.host == person.user and not (game.match and game.player_of(person.user) is not None):
        await table.end(game_id, person)
    else:
        await table.leave(game_id, person, for_good=True)
        if person.user not in game.unanswered and not game.match:
            await table.storage.seekers.note(_without(game_id, table.clock.now(), "left"))


def _without(game: str, now: float, step: str) -> CallRow:
    """What tells a host that a guest does not come who wants to be forgotten: it names nobody."""
    return CallRow(game, tombstone(), now, "", now, step)
