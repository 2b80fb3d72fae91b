"""A person's data: export as one file, and removal."""

import contextlib
from typing import Any

import msgspec
from msgspec import Struct

from rules import RulesError
from rules.core.json_input import Facts
from storage import CallRow, CompanyRow, GameRow
from table.campaign.service import whole_campaign
from table.forgetting import forget_in_games, tombstone
from table.game import Game
from table.history.ratings import ladders_of_guild
from table.permissions import Person
from table.table import Table
from table.votes import seating

FORMAT = 1


class StoredCounts(Struct, frozen=True):
    """Numbers of a user's companies, present campaigns and unfinished games; the campaigns that nobody else organises,
    by name."""

    companies: int
    campaigns: int
    games: int
    organised: tuple[str, ...] = ()


async def count_stored(table: Table, user: int) -> StoredCounts:
    """Count what ``forget`` would remove."""
    storage = table.storage
    memberships = await storage.campaigns.memberships(user)
    games = [row for row in await storage.games.all_of(user) if not row.ended and user in row.seats]
    hosted = [await whole_campaign(storage, row) for row in await storage.campaigns.hosted(user)]
    return StoredCounts(
        len(await storage.companies.of_owner(user)),
        sum(1 for row in memberships if row.gone is None),
        len(games),
        tuple(campaign.name for campaign in hosted if campaign.organisers == (user,)),
    )


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
        "games": [await _game(table, row, user) for row in await storage.games.all_of(user)],
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
    return {**arranged, "times_voted_for": votes, "following": follows}


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
        campaign = await table.storage.campaigns.get(row.campaign)
        roster = msgspec.json.decode(row.roster) if row.roster else None
        about = {"name": "" if campaign is None else campaign.name, "joined": row.joined, "left": row.gone}
        server = None if campaign is None else str(campaign.guild)
        found.append({"server": server, "your_name": row.name, "company": roster, **about})
    return found


async def _game(table: Table, row: GameRow, user: int) -> Facts:
    game = await table.game(row.id)
    seat = next((seat for seat in game.seats if seat.user == user), None)
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
        "your_name": None if seat is None else seat.name,
        "your_words": None if seat is None else seat.words,
    }


async def forget(table: Table, person: Person) -> list[Game]:
    """Delete what is a person's own, and rewrite games, campaigns and results so that nothing of them is left.

    They leave lobbies and resign from running games; those games are returned as they are then.
    """
    user, at = person.user, table.clock.now()
    rows = await table.storage.games.all_of(user)
    for row in rows:
        if not row.ended:
            with contextlib.suppress(RulesError):  # they have left already
                await _leave(table, row.id, person)
    storage = table.storage
    for call in await storage.seekers.invitations(user, at):
        await storage.seekers.note(_without(call.game, at, "declined"))
    for part in (storage.seekers, storage.meetings, storage.follows, storage.analyses):
        await part.forget(user)
    for scope in await storage.forgotten.begin(user, at):
        await table.preferences.read_again(scope)
    await forget_in_games(table, user, at, person.name)
    return [await table.game(row.id) for row in rows if not row.ended]


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
