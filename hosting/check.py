"""A look before the start: whether token, database, servers, ports and Activities are as the bot needs them."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from typing import NamedTuple

import aiohttp
import discord
from discord.http import Route
from msgspec import Struct

from cogs.configuration import Settings
from cogs.kit.servers import NEEDED
from hosting.settings import TOKEN_AGAIN
from storage import OtherVersion, Storage, StorageError, Unavailable
from storage.database import shown_url
from web.routes import BASE, board_routes
from web.server import serving

__all__ = ["Finding", "check", "findings"]

SESSIONS_LEFT = 20
"""Starts left today below which the host hears of it: Discord allows 1000."""
INVITATION = (
    "https://discord.com/oauth2/authorize?client_id={application}&permissions=274878024704"
    "&scope=bot+applications.commands"
)
"""The address at which somebody who manages a server adds the bot to it, with what games need."""
SHOWN = 10
"""Servers that are named; of more, only the number."""
GUILDS_PAGE = 200


class _Guild(NamedTuple):
    """A server, and the bot's permissions there."""

    id: int
    name: str
    mine: discord.Permissions


async def check(settings: Settings) -> int:
    """Print what is found. Returns the exit status: 1 if something is wrong."""
    wrong = 0
    async for finding in findings(settings):
        print(finding)
        wrong += not finding.good
    return 1 if wrong else 0


async def findings(settings: Settings) -> AsyncIterator[Finding]:
    """All findings, in the order in which they are made. Nothing is changed."""
    looks: list[Callable[[Settings], AsyncIterator[Finding]]] = [_database, _port, _owners, _discord]
    for look in looks:
        async for finding in look(settings):
            yield finding


async def _database(settings: Settings) -> AsyncIterator[Finding]:
    try:
        storage = await Storage.open(settings.database_url, upgrade=False)
    except OtherVersion as error:
        yield Finding(error.older, "database", str(error))
        return
    except (StorageError, OSError) as error:
        where = f"DATABASE_URL names {shown_url(settings.database_url)}: " if isinstance(error, Unavailable) else ""
        yield Finding(False, "database", f"{where}{error}")
        return
    try:
        games = await storage.games.count_unfinished()
        yield Finding(True, "database", f"{'PostgreSQL' if storage.shared else 'SQLite'}, {games} unfinished games")
        if settings.shard_ids is not None and not storage.shared:
            yield Finding(False, "database", "several processes need PostgreSQL: DATABASE_URL names a SQLite file")
    finally:
        await storage.close()


async def _port(settings: Settings) -> AsyncIterator[Finding]:
    if settings.http_port is None and settings.web_url:
        yield Finding(False, "boards", "WEB_URL is set, but HTTP_PORT is not: there would be no boards")
    family = socket.AF_INET6 if ":" in settings.http_host else socket.AF_INET
    for subject, port in (("HTTP port", settings.http_port), ("metrics port", settings.metrics_port)):
        if port is None:
            continue
        try:
            with socket.create_server((settings.http_host, port), family=family):
                yield Finding(True, subject, f"{port} is free")
        except OSError as error:
            yield Finding(False, subject, f"{port} cannot be used: {error.strerror}")


async def _owners(settings: Settings) -> AsyncIterator[Finding]:
    if settings.owner_guild is None:
        yield Finding(True, "owners", "OWNER_GUILD is not set: no server has the owners' commands")


async def _discord(settings: Settings) -> AsyncIterator[Finding]:
    if settings.token is None:
        yield Finding(False, "token", "DISCORD_TOKEN is not set: the bot would start in the sandbox")
        return
    client = discord.Client(intents=discord.Intents.none())
    try:
        async for finding in _asked(client, settings, settings.token):
            yield finding
    except discord.LoginFailure:
        yield Finding(False, "token", f"Discord does not know it: {TOKEN_AGAIN}")
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        yield Finding(False, "Discord", f"no answer: {error}")
    finally:
        await client.close()


async def _asked(client: discord.Client, settings: Settings, token: str) -> AsyncIterator[Finding]:
    await client.login(token)
    name = client.user.name if client.user else "?"
    yield Finding(True, "token", f"it is {name}'s")
    yield Finding(True, "invitation", INVITATION.format(application=client.application_id))
    gateway = await client.http.request(Route("GET", "/gateway/bot"))
    yield _sessions(gateway["session_start_limit"])
    yield _shards(settings, gateway["shards"])
    guilds = [guild async for guild in _guilds(client)]
    lacking = list(_lacking(guilds))
    yield Finding(not lacking, "permissions", _named(lacking) if lacking else "all servers give what games need")
    if settings.owner_guild is not None:
        yield _owner_guild(settings.owner_guild, guilds)
    async for finding in activity_findings(client, settings):
        yield finding


def _sessions(limit: dict[str, int]) -> Finding:
    left = limit["remaining"]
    return Finding(left >= SESSIONS_LEFT, "starts", f"{left} of {limit['total']} left today")


def _shards(settings: Settings, wanted: int) -> Finding:
    count = settings.shard_count or wanted
    outside = [number for number in settings.shard_ids or () if not 0 <= number < count]
    if outside:
        return Finding(False, "shards", f"SHARD_IDS has {outside}, but SHARD_COUNT is {count}")
    return Finding(count >= wanted, "shards", f"{count}; Discord recommends {wanted}")


async def _guilds(client: discord.Client) -> AsyncIterator[_Guild]:
    """The servers that the bot is on."""
    after = 0
    while True:
        page = await client.http.request(
            Route("GET", "/users/@me/guilds"), params={"limit": GUILDS_PAGE, "after": after}
        )
        for guild in page:
            yield _Guild(int(guild["id"]), guild["name"], discord.Permissions(int(guild["permissions"])))
        if len(page) < GUILDS_PAGE:
            return
        after = int(page[-1]["id"])


def _lacking(guilds: list[_Guild]) -> Iterator[tuple[str, list[str]]]:
    """The servers that don't give the bot what games need, and what that is."""
    for guild in guilds:
        mine = guild.mine
        missing = [name for name in NEEDED if not (mine.administrator or getattr(mine, name))]
        if missing:
            yield guild.name, missing


def _owner_guild(wanted: int, guilds: list[_Guild]) -> Finding:
    found = next((guild.name for guild in guilds if guild.id == wanted), None)
    if found is None:
        return Finding(False, "owners", f"OWNER_GUILD is {wanted}, but the bot is not on that server: invite it there")
    return Finding(True, "owners", f"{found} has the owners' commands")


def _named(lacking: list[tuple[str, list[str]]]) -> str:
    said = [f"{guild} lacks {', '.join(missing)}" for guild, missing in lacking[:SHOWN]]
    more = len(lacking) - SHOWN
    return "; ".join([*said, f"{more} servers more"] if more > 0 else said)


# -- Activities -------------------------------------------------------------------------------------------------------

INSIDE = "https://{application}.discordsays.com"
"""Where Discord's proxy shows the page of an application."""
PATIENCE = aiohttp.ClientTimeout(total=10)
FILE = "words.en.json"
"""A file of the page that needs no game."""
SUBJECT = "Activity"


async def activity_findings(client: discord.Client, settings: Settings) -> AsyncIterator[Finding]:
    """What is found, each with the next step; nothing where the host wants no Activity. The client is logged in."""
    embedded = client.application_flags.embedded
    if not settings.client_secret:
        if embedded:
            yield Finding(
                True, SUBJECT, "Activities are on, but DISCORD_CLIENT_SECRET is not set: boards open by links"
            )
        return
    if not settings.web_url or settings.http_port is None:
        yield Finding(False, SUBJECT, "DISCORD_CLIENT_SECRET is set, but WEB_URL or HTTP_PORT is not: nothing to show")
        return
    if not embedded:
        step = "switch them on in the portal, under Activities, Settings"
        yield Finding(False, SUBJECT, f"Activities are off, so boards open by links: {step}")
    async with aiohttp.ClientSession(timeout=PATIENCE) as session:
        yield await _secret(session, client, settings)
        async with _page(settings):
            there = await _answers(session, f"{settings.web_url}{BASE}{FILE}")
            if there:
                yield Finding(False, SUBJECT, f"WEB_URL {settings.web_url} does not lead to this bot: {there}")
                return
            yield await _mapping(session, client, settings)


async def _secret(session: aiohttp.ClientSession, client: discord.Client, settings: Settings) -> Finding:
    form = {
        "client_id": str(client.application_id),
        "client_secret": settings.client_secret,
        "grant_type": "authorization_code",
        "code": "none",
    }
    async with session.post(f"{Route.BASE}/oauth2/token", data=form) as answer:
        said = await answer.text()
    if "invalid_client" in said:
        return Finding(False, SUBJECT, "Discord refuses DISCORD_CLIENT_SECRET: copy it again from the OAuth2 page")
    return Finding(True, SUBJECT, "Discord knows the secret")


async def _mapping(session: aiohttp.ClientSession, client: discord.Client, settings: Settings) -> Finding:
    site = INSIDE.format(application=client.application_id)
    said = ""
    for path in ("/", BASE):  # a mapping to the boards, or to the whole port
        said = await _answers(session, f"{site}{path}{FILE}")
        if not said:
            return Finding(True, SUBJECT, f"{site} leads to this bot")
    host = settings.web_url.partition("://")[2]
    step = f"in the portal, under Activities, URL Mappings, map / to {host}{BASE.rstrip('/')}"
    return Finding(False, SUBJECT, f"{site} does not lead to this bot ({said}): {step}")


async def _answers(session: aiohttp.ClientSession, address: str) -> str:
    """What is wrong with an address of the page; empty if it is there."""
    try:
        async with session.get(address) as answer:
            if answer.status != 200:
                return f"it answers {answer.status}"
            return "" if "languages" in await answer.text() else "another page is there"
    except (aiohttp.ClientError, TimeoutError, OSError) as error:
        return f"no answer, {type(error).__name__}"


@contextlib.asynccontextmanager
async def _page(settings: Settings) -> AsyncIterator[None]:
    """Serve the page meanwhile, unless the bot runs and does it."""
    async with contextlib.AsyncExitStack() as stack:
        with contextlib.suppress(OSError):
            serve = serving(settings.http_port or 0, board_routes(lambda: None), host=settings.http_host)
            await stack.enter_async_context(serve)
        yield


class Finding(Struct, frozen=True):
    """What was looked at, whether it is well, and a sentence."""

    good: bool
    subject: str
    said: str

    def __str__(self) -> str:
        return f"{'ok   ' if self.good else 'WRONG'} {self.subject}: {self.said}"
