"""Games and databases as files."""

import argparse
import asyncio
import os
from datetime import UTC, datetime
from pathlib import Path

from cogs.configuration import Settings
from storage import OtherVersion, Storage
from table import NotAllowed, Person, Table
from table.log import decode, encode, sealed
from text import locale_of, say


def language() -> str:
    """The language of the command line."""
    return locale_of(os.environ.get("LANG"))


async def export(settings: Settings, game: str) -> int:
    """Print a game's log, one entry a line, without companies still hidden in the lobby. Returns the exit status."""
    storage = await Storage.open(settings.database_url, upgrade=False)
    try:
        entries, row = await storage.games.entries(game), await storage.games.get(game)
    finally:
        await storage.close()
    if row is None:
        raise NotAllowed("no-such-game")
    for entry in entries:
        print(encode(sealed(decode(entry.payload), ended=row.ended)).decode())
    return 0


async def _opened_or_made(url: str) -> Storage:
    """The database as it is, or a new one. Raises ``OtherVersion`` for an older one: a bot may still use it."""
    try:
        return await Storage.open(url, upgrade=False)
    except OtherVersion as error:
        if error.found is not None:
            raise
    return await Storage.open(url)


async def export_file(settings: Settings, game: str, path: str) -> int:
    """Write a whole game to a file, as `/game export` does. Returns the exit status."""
    from table.history.transfer import export_file

    storage = await Storage.open(settings.database_url, upgrade=False)
    try:
        table = Table(storage)
        await table.preferences.load()
        data = await export_file(table, await table.game(game))
    finally:
        await storage.close()
    with open(path, "wb") as file:  # noqa: ASYNC230
        file.write(data)
    return 0


async def import_file(settings: Settings, chosen: argparse.Namespace) -> int:
    """Import a file's game, as `/game import` does, and print its new id. Returns the exit status."""
    from render.table_photo import cleaned
    from table.history.transfer import import_game

    with open(chosen.file, "rb") as file:  # noqa: ASYNC230
        data = file.read()
    storage = await _opened_or_made(settings.database_url)
    try:
        host, where = Person(chosen.host, str(chosen.host)), {"channel": chosen.channel, "guild": chosen.guild}
        table = Table(storage)
        await table.preferences.load()
        game = await import_game(
            table,
            data,
            host,
            running=chosen.running,
            clean=lambda photo: asyncio.to_thread(cleaned, photo),
            **where,
        )
    finally:
        await storage.close()
    print(game.id)
    return 0


def verify_file(path: str) -> int:
    """Print the proof of a file's dice. Returns 0: all proven, 1: something is wrong, 3: not everything proven yet."""
    from cogs.views.luck import proof_lines
    from table.history.archive import unpack
    from table.history.verify import verify

    with open(path, "rb") as file:
        archive = unpack(file.read())
    report = verify(archive)
    for line in proof_lines(language(), archive, report):
        print(line.removeprefix("### ").removeprefix("-# ").replace("`", ""))
    return (0 if report.proven else 3) if report.correct else 1


async def void_links(settings: Settings) -> int:
    """Make every link to a board void, and say so. Returns the exit status."""
    storage = await Storage.open(settings.database_url, upgrade=False)
    try:
        await Table(storage).links.roll()
    finally:
        await storage.close()
    print(say(language(), "links-are-void"))
    return 0


async def back_up(settings: Settings, path: Path) -> int:
    """Write the whole database to a file, and print what is in it. Returns the exit status."""
    from storage.backup import backup

    return _told(await backup(settings.database_url, path))


async def restore_from(settings: Settings, path: Path, replace: bool) -> int:
    """Fill an empty database from such a file, and print what is in it. Returns the exit status.

    ``replace``: a database that is not empty is first backed up to a file beside ``path``, which is printed too.
    """
    from storage.backup import restore

    kept = path.with_name(f"replaced-{datetime.now(UTC):%Y%m%d-%H%M%S}.db") if replace else None
    counts = await restore(settings.database_url, path, kept)
    if kept is not None:
        print(f"What was there before: {kept}")
    return _told(counts)


def _told(counts: dict[str, int]) -> int:
    print(", ".join(f"{number} {name}" for name, number in counts.items()))
    return 0
