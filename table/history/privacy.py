"""What belongs to a person: everything that is kept about them as one file, and the way to be forgotten."""

from __future__ import annotations

import contextlib
from typing import Any

import msgspec
from msgspec import Struct

from rules import RulesError
from storage import GameRow
from table.campaign.model import without
from table.game import Game
from table.seats import Person
from table.table import Table
from table.votes import seating

__all__ = ["Holdings", "export", "forget", "holdings"]

FORMAT = 1


class Holdings(Struct, frozen=True):
    """How much is kept about somebody: companies, campaigns they are in, games that go on, and whether anything is."""

    companies: int
    campaigns: int
    games: int


async def holdings(table: Table, user: int) -> Holdings:
    """Counts what would go."""
    storage = table.storage
    memberships = await storage.campaigns.memberships(user)
    games = [row for row in await storage.games_with(user) if not row.ended and user in row.seats]
    return Holdings(len(await storage.companies(user)), sum(1 for row in memberships if row.gone is None), len(games))


async def export(table: Table, user: int) -> bytes:
    """Everything that is kept about a user, as JSON that people can read."""
    storage = table.storage
    kept: dict[str, Any] = {
        "format": FORMAT,
        "user": str(user),
        "settings": await storage.settings(f"user:{user}"),
        "companies": [
            {"name": row.name, "built_for": row.ruleset, "text": row.text, "changed": row.updated}
            for row in await storage.companies(user)
        ],
        "campaigns": await _campaigns(table, user),
        "games": [await _game(table, row, user) for row in await storage.games_with(user)],
    }
    return msgspec.json.format(msgspec.json.encode(kept), indent=2)


async def _campaigns(table: Table, user: int) -> list[dict[str, Any]]:
    found = []
    for row in await table.storage.campaigns.memberships(user):
        campaign = await table.storage.campaigns.campaign(row.campaign)
        roster = msgspec.json.decode(row.roster) if row.roster else None
        about = {"name": "" if campaign is None else campaign.name, "joined": row.joined, "left": row.gone}
        server = None if campaign is None else str(campaign.guild)
        found.append({"server": server, "your_name": row.name, "company": roster, **about})
    return found


async def _game(table: Table, row: GameRow, user: int) -> dict[str, Any]:
    game = await table.game(row.id)
    seat = next((seat for seat in game.seats if seat.user == user), None)
    return {
        "id": row.id,
        "server": None if row.guild is None else str(row.guild),
        "channel": str(row.channel),
        "title": row.title,
        "ruleset": row.ruleset,
        "status": row.status,
        "created": row.created,
        "last_decision": row.updated,
        "host": row.host == user,
        "your_name": None if seat is None else seat.name,
        "your_words": None if seat is None else seat.words,
    }


async def forget(table: Table, person: Person) -> list[Game]:
    """Deletes a person's companies and settings, and takes their name out of games and campaigns.

    They get up from lobbies and resign from games that go on: those games are returned as they are then. The logs
    themselves are never changed: names are left out whenever they are read.
    """
    user, storage = person.user, table.storage
    rows = await storage.games_with(user)
    for row in rows:
        if not row.ended:
            with contextlib.suppress(RulesError):  # whoever has got up already
                await _get_up(table, row.id, person)
    named = {row.id: found for row in rows if (found := await _named(table, row.id, user))}
    for company in await storage.companies(user):
        await storage.delete_company(user, company.name)
    await table.preferences.forget_user(user)
    await storage.campaigns.forget(
        user, table.clock.now(), named, lambda result, instead: without(result, user, instead)
    )
    await storage.rename_in_results(user, table.forgotten.speak("en"))
    await table.forgotten.load()
    table.forget_cached()
    return [await table.game(row.id) for row in rows if not row.ended]


async def _get_up(table: Table, game_id: str, person: Person) -> None:
    game = await table.game(game_id)
    if game.status == "running":
        await seating.resign(table, game_id, person)
    elif game.host == person.user:
        await table.end(game_id, person)
    else:
        await table.leave(game_id, person)


async def _named(table: Table, game_id: str, user: int) -> tuple[str, str] | None:
    """The name under which somebody opened a game, and what stands there from now on."""
    game = await table.game(game_id)
    for _, entry in await table.entries(game_id):
        for event in entry.table:
            if getattr(event, "user", None) == user and getattr(event, "name", ""):
                return str(event.name), table.forgotten.speak(game.locale)  # type: ignore[attr-defined]
    return None
