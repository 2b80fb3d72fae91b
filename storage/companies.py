"""Companies that their owners keep, and the pictures of their units: small WebP files, by the units' names."""

from __future__ import annotations

import time
from collections.abc import Mapping

import msgspec
from sqlalchemy import Connection, bindparam, delete, select, update

from storage.database import Database, upsert
from storage.rows import CompanyRow, PortraitRow
from storage.tables import companies, portraits
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
_DELETE_PORTRAITS = delete(portraits).where(
    portraits.c.company.in_(
        select(companies.c.id).where(companies.c.owner == bindparam("of"), companies.c.key == bindparam("named"))
    )
)

_PORTRAITS = select(portraits.c.company, portraits.c.owner, portraits.c.name, portraits.c.picture)
_PORTRAITS_OF_COMPANY = _PORTRAITS.where(portraits.c.company == bindparam("of")).order_by(portraits.c.key)
_ONE_PORTRAIT = (portraits.c.company == bindparam("of"), portraits.c.key == bindparam("named"))
_DELETE_PORTRAIT = delete(portraits).where(*_ONE_PORTRAIT)
_MOVE_PORTRAIT = (
    update(portraits)
    .where(*_ONE_PORTRAIT)
    .values(company=bindparam("into"), key=bindparam("new"), name=bindparam("called"))
)
_PORTRAYED = select(portraits.c.name).where(portraits.c.company == bindparam("of"))


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
        """Delete a company and the pictures of its units; False if there was none."""
        values = {"of": owner, "named": name_key(name)}

        def work(connection: Connection) -> bool:
            connection.execute(_DELETE_PORTRAITS, values)
            return connection.execute(_DELETE, values).rowcount > 0

        return await self._database.write(work)


class Portraits:
    """The portraits of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._save = upsert(database.dialect, portraits, ("company", "key"), ("owner", "name", "picture"))

    async def save(self, portrait: PortraitRow) -> None:
        """Store a portrait, in place of the unit's present one."""
        values = {**msgspec.structs.asdict(portrait), "name": storable(portrait.name)}
        await self._database.change(self._save, key=name_key(portrait.name), **values)

    async def of_company(self, company: int) -> list[PortraitRow]:
        """The portraits of a company's units."""
        return [PortraitRow(**row) for row in await self._database.rows(_PORTRAITS_OF_COMPANY, of=company)]

    async def delete(self, company: int, name: str) -> bool:
        """Delete a portrait; False if there was none."""
        return await self._database.change(_DELETE_PORTRAIT, of=company, named=name_key(name)) > 0

    async def keep(self, company: int, into: int, names: Mapping[str, str]) -> None:
        """Keep the portraits of units that are there still, by name before and now; delete the others.

        ``into``: the company that takes the place of this one, or the same.
        """

        def work(connection: Connection) -> None:
            for (name,) in connection.execute(_PORTRAYED, {"of": company}).all():
                values, now = {"of": company, "named": name_key(name)}, names.get(name)
                if now is None:
                    connection.execute(_DELETE_PORTRAIT, values)
                elif (into, now) != (company, name):
                    connection.execute(_DELETE_PORTRAIT, {"of": into, "named": name_key(now)})
                    connection.execute(
                        _MOVE_PORTRAIT, {**values, "into": into, "new": name_key(now), "called": storable(now)}
                    )

        await self._database.write(work)
