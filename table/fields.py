"""Battlefields that people keep: on their own list, or on their server's; each under a name."""

import asyncio
import re
import secrets
from collections.abc import Sequence
from functools import lru_cache

from msgspec import structs

from rules import ruleset as find_ruleset
from rules.core.names import clean_name
from rules.field import SIZE_MOST, Field, generate, is_field_code, read_field, write_field
from rules.field.drawn import check
from storage import FieldRow, PhotographRow, Storage
from table.errors import NotAllowed
from table.game import Game
from table.permissions import Person
from table.settings import GuildSettings, Preferences

NAME_MAX = 40
KEPT_MAX = 60
"""Fields on one list."""
ANY = -1.0
"""In place of the time at which a field was kept: whichever field has the name may be replaced."""
LISTED_MAX = 12
"""Fields on which the games of a campaign are played in turn."""
_PHOTOGRAPH = re.compile(r"photo-[0-9a-f]{32}")


def shelf_of(user: int) -> str:
    """A person's own list."""
    return f"user:{user}"


def server_shelf(guild: int | None) -> str:
    """A server's list. Raises ``NotAllowed("field-no-server")`` where there is no server."""
    if guild is None:
        raise NotAllowed("field-no-server")
    return f"guild:{guild}"


async def keep_field(
    storage: Storage,
    shelf: str,
    person: Person,
    name: str,
    field: Field,
    picture: bytes | None = None,
    over: float | None = ANY,
) -> FieldRow:
    """Keep a field under a name, in place of one that has it. A server's list is for those who manage its channels.

    ``picture``: its new photograph; without one it keeps that which it was drawn over, if that is the person's own.
    ``over``: when the field was kept that it may replace (unix seconds), provided that its photograph stays.
    Raises ``NotAllowed``: ``field-name-empty``, ``field-server``, ``fields-full``, ``field-taken`` for a name that
    another field has; ``Illegal`` for a field with faults.
    """
    title = _title(name)
    _must_manage(shelf, person)
    check(field)
    there, same = await storage.fields.on_shelf(shelf), await storage.fields.named(shelf, title)
    if len(there) >= KEPT_MAX and same is None:
        raise NotAllowed("fields-full", most=KEPT_MAX)
    if picture is None:
        photograph = await photograph_of(storage, field)
        photograph = photograph if photograph is not None and photograph.owner == person.user else None
    else:
        photograph = PhotographRow(f"photo-{secrets.token_hex(16)}", person.user, picture)
    seed = _plain(field).seed if photograph is None else photograph.id
    if same is not None and over != ANY and (same.updated != over or same.photograph not in ("", seed)):
        raise NotAllowed("field-taken", name=same.name)
    code = write_field(structs.replace(field, seed=seed))
    return await storage.fields.save(shelf, person.user, title, code, photograph)


async def kept_field(storage: Storage, shelves: Sequence[str], name: str) -> FieldRow:
    """The field of that name, on the first of the lists that has one, or of that id.

    Raises ``NotAllowed("field-not-kept")``.
    """
    title = clean_name(name, NAME_MAX)
    for shelf in shelves:
        if (row := await storage.fields.named(shelf, title)) is not None:
            return row
    row = await storage.fields.get(title)
    if row is not None and row.shelf in shelves:
        return row
    raise NotAllowed("field-not-kept", name=title)


async def field_meant(storage: Storage, shelves: Sequence[str], text: str) -> Field:
    """The field of a code, or of a name on one of the lists. Raises ``RulesError``."""
    if is_field_code(text.strip()):
        return await with_own_photograph(storage, shelves, read_field(text.strip()))
    return read_field((await kept_field(storage, shelves, text)).code)


async def fields_listed(storage: Storage, shelves: Sequence[str], text: str) -> tuple[tuple[str, str], ...]:
    """Fields as (name, code), of names on the lists or codes between commas; of one dash none.

    Raises ``RulesError`` for one that is unknown, ``NotAllowed("fields-listed")`` for too many.
    """
    wanted = [part.strip() for part in text.split(",") if part.strip(" -")]
    if len(wanted) > LISTED_MAX:
        raise NotAllowed("fields-listed", most=LISTED_MAX)
    found = []
    for number, part in enumerate(wanted, start=1):
        if is_field_code(part):
            field = await with_own_photograph(storage, shelves, read_field(part))
            found.append((f"({number})", write_field(field)))
        else:
            row = await kept_field(storage, shelves, part)
            found.append((row.name, row.code))
    return tuple(found)


async def rename_field(storage: Storage, person: Person, row: FieldRow, name: str) -> FieldRow:
    """Give a field another name: games and campaigns on it know it by its code.

    Raises ``NotAllowed``: ``field-name-empty``, ``field-server``, ``field-taken`` for a name that another field has.
    """
    title = _title(name)
    if row.owner != person.user:
        _must_manage(row.shelf, person)
    renamed = await storage.fields.rename(row, title)
    if renamed is None:
        raise NotAllowed("field-taken", name=title)
    return renamed


async def delete_field(storage: Storage, person: Person, row: FieldRow) -> None:
    """Delete a field, with its photograph. Raises ``NotAllowed("field-server")``."""
    if row.owner != person.user:
        _must_manage(row.shelf, person)
    await storage.fields.delete(row)


async def photograph_of(storage: Storage, field: Field) -> PhotographRow | None:
    """The photograph that a field was drawn over; None if there never was one, or it was deleted."""
    return await storage.fields.photograph(field.seed) if _PHOTOGRAPH.fullmatch(field.seed) else None


async def kept_in(storage: Storage, game: Game) -> FieldRow | None:
    """The field on which a game is played, as its host, or else its server, keeps it; None where neither does."""
    row = await storage.games.get(game.id)
    shelves = [shelf_of(game.host), *([] if row is None or row.guild is None else [server_shelf(row.guild)])]
    kept = [field for shelf in shelves for field in await storage.fields.on_shelf(shelf)]
    return next((field for field in kept if field.code == game.options.get("field")), None)


async def own_field(storage: Storage, game: Game) -> bool:
    """Whether a game's field is one that somebody drew, changed or keeps: not one that was laid out by chance."""
    code, hazards = game.options.get("field"), game.options.get("hazards") is True
    if not code:
        return False
    return await kept_in(storage, game) is not None or not await asyncio.to_thread(_by_chance, code, hazards)


def has_fields(ruleset: str) -> bool:
    """Whether a ruleset is played on fields that people may draw."""
    return "style" in find_ruleset(ruleset).fields


def why_kept_off(game: Game, user: int) -> str:
    """Why a person cannot give a game another field: ``fields``, ``table``, ``begun`` or ``host``; empty if they can.

    ``fields``: its ruleset has none; ``table``: it is not played on a map.
    """
    if not has_fields(game.ruleset):
        return "fields"
    if "field" not in game.options:
        return "table"
    if game.status != "lobby":
        return "begun"
    return "" if game.host == user else "host"


async def photograph_in(storage: Storage, preferences: Preferences, game: Game) -> bytes:
    """The photograph of the table on which a game is played; empty without one, or where its server shows none."""
    if not await has_photograph(storage, preferences, game):
        return b""
    found = await storage.fields.photograph(photograph_id(game))
    return b"" if found is None else found.picture


async def has_photograph(storage: Storage, preferences: Preferences, game: Game) -> bool:
    """Whether ``photograph_in`` has one: it is not loaded."""
    owner = await storage.fields.photograph_owner(seed) if (seed := photograph_id(game)) else None
    row = None if owner is None else await storage.games.get(game.id)
    return owner is not None and may_show(preferences.guild(None if row is None else row.guild), owner)


def may_show(server: GuildSettings, owner: int) -> bool:
    """Whether a server lets a person's photograph be seen."""
    return server.pictures != "off" and owner not in server.hidden


def shared_code(field: Field) -> str:
    """A field's code for sharing: the drawing without its photograph's id."""
    return write_field(_plain(field))


def led_to(code: str, photograph: str) -> str:
    """The code of a field, with the id of another photograph in place of its own (empty: none)."""
    field = read_field(code)
    if _plain(field) is field:
        return code
    return write_field(structs.replace(field, seed=photograph if _PHOTOGRAPH.fullmatch(photograph) else ""))


async def with_own_photograph(storage: Storage, shelves: Sequence[str], field: Field) -> Field:
    """A field that somebody names by its code or drawing: without a photograph that is kept on none of their lists.

    The log of a game, which its players may export, has the code with the photograph's id.
    """
    if _plain(field) is field:
        return field
    kept = {row.photograph for shelf in shelves for row in await storage.fields.on_shelf(shelf)}
    return field if field.seed in kept else _plain(field)


def photograph_id(game: Game) -> str:
    """The id of the photograph that a game's field was drawn over; empty if there never was one."""
    code = game.options.get("field")
    seed = read_field(code).seed if code and game.table == "map" else ""
    return seed if _PHOTOGRAPH.fullmatch(seed) else ""


@lru_cache(maxsize=256)
def _by_chance(code: str, hazards: bool) -> bool:
    field = read_field(code)
    ground, across = field.ground, min(SIZE_MOST, round(field.ground.widest))
    made = generate(field.style, field.seed, shape=ground.shape, across=across, hazards=hazards) if field.seed else None
    return made is not None and write_field(made) == write_field(field)


def _title(name: str) -> str:
    """Raises ``NotAllowed("field-name-empty")``."""
    title = clean_name(name, NAME_MAX)
    if not any(character.isalnum() for character in title):
        raise NotAllowed("field-name-empty")
    return title


def _plain(field: Field) -> Field:
    return structs.replace(field, seed="") if _PHOTOGRAPH.fullmatch(field.seed) else field


def _must_manage(shelf: str, person: Person) -> None:
    if shelf != shelf_of(person.user) and not person.moderator:
        raise NotAllowed("field-server")
