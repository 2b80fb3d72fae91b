"""Small things that are overwritten: marks, companies, settings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Column, Executable, Table, bindparam, delete, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.database import Database
from storage.errors import Conflict, UnknownGame
from storage.model import CompanyRow
from storage.tables import companies, marks, settings
from storage.words import checked, key

_COMPANY = select(
    companies.c.id,
    companies.c.owner,
    companies.c.name,
    companies.c.ruleset,
    companies.c.text,
    companies.c.updated,
).where(companies.c.owner == bindparam("of"))
_COMPANIES = _COMPANY.order_by(companies.c.name, companies.c.id)
_COMPANY_NAMED = _COMPANY.where(companies.c.key == bindparam("named"))
_DISBAND = delete(companies).where(companies.c.owner == bindparam("of"), companies.c.key == bindparam("named"))
_MARKS = select(marks.c.name, marks.c.value).where(marks.c.game == bindparam("of"))
_MARKED = select(marks.c.game, marks.c.value).where(
    marks.c.name == bindparam("named"), marks.c.game.in_(bindparam("games", expanding=True))
)
_UNMARK = delete(marks).where(marks.c.game == bindparam("of"), marks.c.name == bindparam("named"))
_SETTINGS = select(settings.c.key, settings.c.value).where(settings.c.scope == bindparam("of"))
_ALL_SETTINGS = select(settings.c.scope, settings.c.key, settings.c.value)
_UNSET = delete(settings).where(settings.c.scope == bindparam("of"), settings.c.key == bindparam("named"))


def _upsert(dialect: str, table: Table, unique: list[Column[Any]], change: list[str]) -> Any:
    insert = postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)
    names = {name: insert.excluded[name] for name in change}
    return insert.on_conflict_do_update(index_elements=unique, set_=names)


class Shelf:
    """Marks, companies and settings of one database. Methods are those of `Storage`, which documents them."""

    def __init__(self, database: Database) -> None:
        self._database = database
        kind = database.dialect
        self._mark = _upsert(kind, marks, [marks.c.game, marks.c.name], ["value"])
        self._setting = _upsert(kind, settings, [settings.c.scope, settings.c.key], ["value"])
        changes = ["name", "ruleset", "text", "updated"]
        self._company = _upsert(kind, companies, [companies.c.owner, companies.c.key], changes)

    async def set_mark(self, game: str, name: str, value: str | None) -> None:
        checked(game + name)
        try:
            if value is None:
                await self._run(_UNMARK, of=game, named=name)
            else:
                await self._run(self._mark, game=game, name=name, value=checked(value))
        except Conflict as error:
            raise UnknownGame(game) from error

    async def marks(self, game: str) -> dict[str, str]:
        return dict(await self._database.rows(_MARKS, of=game))

    async def marked(self, name: str, games: Sequence[str]) -> dict[str, str]:
        return dict(await self._database.rows(_MARKED, named=name, games=list(games)))

    async def set_setting(self, scope: str, name: str, value: str | None) -> None:
        checked(scope + name)
        if value is None:
            await self._run(_UNSET, of=scope, named=name)
        else:
            await self._run(self._setting, scope=scope, key=name, value=checked(value))

    async def settings(self, scope: str) -> dict[str, str]:
        return dict(await self._database.rows(_SETTINGS, of=scope))

    async def set_settings(self, scope: str, values: Mapping[str, str | None]) -> None:
        checked(scope + "".join(name + (value or "") for name, value in values.items()))

        async def work(connection: AsyncConnection) -> None:
            for name, value in values.items():
                if value is None:
                    await connection.execute(_UNSET, {"of": scope, "named": name})
                else:
                    await connection.execute(self._setting, {"scope": scope, "key": name, "value": value})

        await self._database.write(work)

    async def all_settings(self) -> dict[str, dict[str, str]]:
        found: dict[str, dict[str, str]] = {}
        for scope, name, value in await self._database.rows(_ALL_SETTINGS):
            found.setdefault(scope, {})[name] = value
        return found

    async def save_company(self, row: CompanyRow) -> int:
        texts = {"name": checked(row.name), "ruleset": checked(row.ruleset), "text": checked(row.text)}
        values = {"owner": row.owner, "key": key(row.name), "updated": row.updated, **texts}

        async def work(connection: AsyncConnection) -> int:
            await connection.execute(self._company, values)
            stored = await connection.execute(_COMPANY_NAMED, {"of": row.owner, "named": values["key"]})
            return int(stored.scalar_one())

        return await self._database.write(work)

    async def companies(self, owner: int) -> list[CompanyRow]:
        return [CompanyRow(*row) for row in await self._database.rows(_COMPANIES, of=owner)]

    async def company(self, owner: int, name: str) -> CompanyRow | None:
        rows = await self._database.rows(_COMPANY_NAMED, of=owner, named=key(name))
        return CompanyRow(*rows[0]) if rows else None

    async def delete_company(self, owner: int, name: str) -> bool:
        gone = await self._run(_DISBAND, of=owner, named=key(name))
        return gone > 0

    async def _run(self, statement: Executable, **values: Any) -> int:
        async def work(connection: AsyncConnection) -> int:
            return int((await connection.execute(statement, values)).rowcount)

        return await self._database.write(work)
