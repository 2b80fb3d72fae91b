"""Companies that their owners keep."""

from __future__ import annotations

import time

from sqlalchemy import Connection, bindparam, delete, select

from storage.database import Database, upsert
from storage.rows import CompanyRow
from storage.tables import companies
from storage.texts import name_key, storable

_OF_OWNER = select(
    companies.c.id,
    companies.c.owner,
    companies.c.name,
    companies.c.ruleset,
    companies.c.text,
    companies.c.updated,
).where(companies.c.owner == bindparam("of"))
_ALL = _OF_OWNER.order_by(companies.c.name, companies.c.id)
_NAMED = _OF_OWNER.where(companies.c.key == bindparam("named"))
_DELETE = delete(companies).where(companies.c.owner == bindparam("of"), companies.c.key == bindparam("named"))


class Companies:
    """The companies of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._save = upsert(database.dialect, companies, ("owner", "key"), ("name", "ruleset", "text", "updated"))

    async def save(self, owner: int, name: str, ruleset: str, text: str) -> int:
        """Store a company, in place of one of that name (in any case); return its id."""
        key = name_key(name)
        texts = {"name": storable(name), "ruleset": storable(ruleset), "text": storable(text)}
        values = {"owner": owner, "key": key, "updated": time.time(), **texts}

        def work(connection: Connection) -> int:
            connection.execute(self._save, values)
            stored = connection.execute(_NAMED, {"of": owner, "named": key})
            return int(stored.scalar_one())

        return await self._database.write(work)

    async def of_owner(self, owner: int) -> list[CompanyRow]:
        """All companies of the owner, by name."""
        return [CompanyRow(**row) for row in await self._database.rows(_ALL, of=owner)]

    async def named(self, owner: int, name: str) -> CompanyRow | None:
        """The owner's company of that name in any case."""
        rows = await self._database.rows(_NAMED, of=owner, named=name_key(name))
        return CompanyRow(**rows[0]) if rows else None

    async def delete(self, owner: int, name: str) -> bool:
        """Delete a company; False if there was none."""
        return await self._database.change(_DELETE, of=owner, named=name_key(name)) > 0
