"""Battlefields that people drew, by name, on their own list or their server's; and photographs of tables."""

from __future__ import annotations

import secrets
import time

import msgspec
import sqlalchemy as sa

from storage.database import Database, upsert
from storage.rows import FieldRow, PhotographRow
from storage.tables import fields, photographs
from storage.texts import name_key, storable

_THERE = sa.exists().where(photographs.c.id == fields.c.photograph)
_ALL = sa.select(
    fields.c.id,
    fields.c.shelf,
    fields.c.owner,
    fields.c.name,
    fields.c.code,
    fields.c.updated,
    sa.case((_THERE, fields.c.photograph), else_="").label("photograph"),
)
_ON_SHELF = _ALL.where(fields.c.shelf == sa.bindparam("on")).order_by(fields.c.name, fields.c.id)
_OF_OWNER = _ALL.where(fields.c.owner == sa.bindparam("of")).order_by(fields.c.shelf, fields.c.name)
_NAMED = _ALL.where(fields.c.shelf == sa.bindparam("on"), fields.c.key == sa.bindparam("named"))
_BY_ID = _ALL.where(fields.c.id == sa.bindparam("of"))
_DELETE = sa.delete(fields).where(fields.c.id == sa.bindparam("of"))
_PHOTOGRAPH = sa.select(photographs.c.id, photographs.c.owner, photographs.c.picture)
_ONE_PHOTOGRAPH = _PHOTOGRAPH.where(photographs.c.id == sa.bindparam("of"))
_OWNER = sa.select(photographs.c.owner).where(photographs.c.id == sa.bindparam("of"))
_PHOTOGRAPHS = _PHOTOGRAPH.where(photographs.c.owner == sa.bindparam("of")).order_by(photographs.c.id)
_TAKE_AWAY = sa.delete(photographs).where(photographs.c.id == sa.bindparam("of"))
_RENAME = sa.update(fields).where(fields.c.id == sa.bindparam("of"))
_RENAME = _RENAME.values(key=sa.bindparam("new_key"), name=sa.bindparam("new_name"))
_UNUSED = sa.delete(photographs).where(
    photographs.c.owner == sa.bindparam("whose"),
    ~sa.exists().where(fields.c.photograph == photographs.c.id),
)


class Fields:
    """The fields of one database. Ids of photographs are never used again: a game may name one that is gone."""

    def __init__(self, database: Database) -> None:
        self._database = database
        change = ("owner", "name", "code", "photograph", "updated")
        self._save = upsert(database.dialect, fields, ("shelf", "key"), change)
        self._keep = upsert(database.dialect, photographs, ("id",), ("owner", "picture"))

    async def save(
        self, shelf: str, owner: int, name: str, code: str, photograph: PhotographRow | None = None
    ) -> FieldRow:
        """Store a field, in place of one of that name (in any case) on that list, with its photograph if it has one.

        Photographs of its owner, and of the owner before, that no field has any more are deleted.
        """
        key = name_key(name)
        values = {
            "id": secrets.token_hex(16),
            "shelf": storable(shelf),
            "owner": owner,
            "key": key,
            "name": storable(name),
            "code": storable(code),
            "photograph": "" if photograph is None else photograph.id,
            "updated": time.time(),
        }

        def work(connection: sa.Connection) -> FieldRow:
            if photograph is not None:
                connection.execute(self._keep, msgspec.structs.asdict(photograph))
            before = connection.execute(_NAMED, {"on": shelf, "named": key}).mappings().first()
            connection.execute(self._save, values)
            for whose in {owner, owner if before is None else before["owner"]}:
                connection.execute(_UNUSED, {"whose": whose})
            return FieldRow(**connection.execute(_NAMED, {"on": shelf, "named": key}).mappings().one())

        return await self._database.write(work)

    async def on_shelf(self, shelf: str) -> list[FieldRow]:
        """All fields of a list, by name."""
        return [FieldRow(**row) for row in await self._database.rows(_ON_SHELF, on=shelf)]

    async def of_owner(self, owner: int) -> list[FieldRow]:
        """All fields that a person keeps anywhere."""
        return [FieldRow(**row) for row in await self._database.rows(_OF_OWNER, of=owner)]

    async def named(self, shelf: str, name: str) -> FieldRow | None:
        """The list's field of that name in any case."""
        rows = await self._database.rows(_NAMED, on=shelf, named=name_key(name))
        return FieldRow(**rows[0]) if rows else None

    async def get(self, field: str) -> FieldRow | None:
        """The field of an id."""
        rows = await self._database.rows(_BY_ID, of=field)
        return FieldRow(**rows[0]) if rows else None

    async def rename(self, row: FieldRow, name: str) -> FieldRow | None:
        """Give a field another name on its list; None where another has that name (in any case), or it is gone."""
        key, shown = name_key(name), storable(name)

        def work(connection: sa.Connection) -> FieldRow | None:
            there = connection.execute(_NAMED, {"on": row.shelf, "named": key}).mappings().first()
            if there is None or there["id"] == row.id:
                connection.execute(_RENAME, {"of": row.id, "new_key": key, "new_name": shown})
            found = connection.execute(_NAMED, {"on": row.shelf, "named": key}).mappings().first()
            return FieldRow(**found) if found is not None and found["id"] == row.id else None

        return await self._database.write(work)

    async def delete(self, row: FieldRow) -> bool:
        """Delete a field, and its photograph if no other field of its owner has it; False if there was none."""

        def work(connection: sa.Connection) -> bool:
            gone = connection.execute(_DELETE, {"of": row.id}).rowcount > 0
            connection.execute(_UNUSED, {"whose": row.owner})
            return gone

        return await self._database.write(work)

    # -- photographs --------------------------------------------------------------------------------------------

    async def photograph(self, photograph: str) -> PhotographRow | None:
        """A photograph by its id."""
        rows = await self._database.rows(_ONE_PHOTOGRAPH, of=photograph)
        return PhotographRow(**rows[0]) if rows else None

    async def photograph_owner(self, photograph: str) -> int | None:
        """Who uploaded a photograph; None if there is none of that id. The picture is not loaded."""
        rows = await self._database.rows(_OWNER, of=photograph)
        return rows[0]["owner"] if rows else None

    async def photographs_of(self, owner: int) -> list[PhotographRow]:
        """The photographs that a person uploaded."""
        return [PhotographRow(**row) for row in await self._database.rows(_PHOTOGRAPHS, of=owner)]

    async def take_away(self, photograph: str) -> bool:
        """Delete a photograph; its fields and games go on with the drawing. False if there was none."""
        return await self._database.change(_TAKE_AWAY, of=photograph) > 0
