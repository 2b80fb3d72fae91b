"""A person's data: export as one file, and removal."""

from __future__ import annotations

import contextlib
from typing import Any

import msgspec
from msgspec import Struct

from rules import RulesError
from rules.core.json_input import Facts
from storage import CompanyRow, GameRow
from table import log
from table.campaign.model import without_user
from table.game import Game
from table.permissions import Person
from table.table import Table
from table.votes import seating

__all__ = ["StoredCounts", "count_stored", "export", "forget"]

FORMAT = 1


class StoredCounts(Struct, frozen=True):
    """Numbers of a user's companies, present campaigns and unfinished games."""

    companies: int
    campaigns: int
    games: int


async def count_stored(table: Table, user: int) -> StoredCounts:
    """Count what ``forget`` would remove."""
    storage = table.storage
    memberships = await storage.campaigns.memberships(user)
    games = [row for row in await storage.games.all_of(user) if not row.ended and user in row.seats]
    return StoredCounts(
        len(await storage.companies.of_owner(user)), sum(1 for row in memberships if row.gone is None), len(games)
    )


async def export(table: Table, user: int) -> bytes:
    """All data stored about a user, as indented JSON."""
    storage = table.storage
    data: dict[str, Any] = {
        "format": FORMAT,
        "user": str(user),
        "settings": await storage.settings.of_scope(f"user:{user}"),
        "companies": [await _company(table, row) for row in await storage.companies.of_owner(user)],
        "campaigns": await _campaigns(table, user),
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
    return {"looking_for": looking, "times_proposed": asked, "times_voted_for": votes, "following": follows}


async def _company(table: Table, row: CompanyRow) -> Facts:
    pictures = {found.name: found.picture for found in await table.storage.portraits.of_company(row.id)}
    about = {"name": row.name, "built_for": row.ruleset, "text": row.text, "changed": row.updated}
    return {**about, "pictures_webp": pictures}


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
    """Delete a person's companies with their pictures, and settings, and remove their name from games and campaigns.

    They leave lobbies and resign from running games; those games are returned as they are then. Logs are never
    changed: names are redacted on reading.
    """
    user, storage = person.user, table.storage
    rows = await storage.games.all_of(user)
    for row in rows:
        if not row.ended:
            with contextlib.suppress(RulesError):  # they have left already
                await _leave(table, row.id, person)
    titles = {row.id: found for row in rows if (found := await _named_in(table, row.id, user))}
    for company in await storage.companies.of_owner(user):
        await storage.companies.delete(user, company.name)
    await table.preferences.forget_user(user)
    for part in (storage.seekers, storage.meetings, storage.follows):
        await part.forget(user)
    await storage.campaigns.forget(
        user, table.clock.now(), titles, lambda result, instead: without_user(result, user, instead)
    )
    await storage.results.rename(user, table.redaction.former_player("en"))
    await table.redaction.load()
    table.drop_cache()
    return [await table.game(row.id) for row in rows if not row.ended]


async def _leave(table: Table, game_id: str, person: Person) -> None:
    game = await table.game(game_id)
    if game.status == "running":
        await seating.resign(table, game_id, person)
    elif game.host == person.user:
        await table.end(game_id, person)
    else:
        await table.leave(game_id, person)


async def _named_in(table: Table, game_id: str, user: int) -> tuple[str, str] | None:
    """The first name of a user in a game, which its title may hold, and the text to put there instead."""
    game = await table.game(game_id)
    for _, entry in await table.entries(game_id):
        for event in entry.table:
            if isinstance(event, log.NAMED) and event.user == user and event.name:
                return event.name, table.redaction.former_player(game.locale)
    return None
