"""Settings of users and servers: texts by key, in scopes such as "user:123" and "guild:456"."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import Connection, bindparam, delete, select

from storage.database import Database, upsert
from storage.processes.changes import note_change
from storage.tables import settings
from storage.texts import storable

_OF_SCOPE = select(settings.c.key, settings.c.value).where(settings.c.scope == bindparam("of"))
_ALL = select(settings.c.scope, settings.c.key, settings.c.value)
_DELETE = delete(settings).where(settings.c.scope == bindparam("of"), settings.c.key == bindparam("named"))


class Settings:
    """The settings of all scopes of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._save = upsert(database.dialect, settings, ("scope", "key"), ("value",))
        expired = settings.c.value < bindparam("expired")
        self._seize = upsert(database.dialect, settings, ("scope", "key"), ("value",), expired)

    async def set(self, scope: str, values: Mapping[str, str | None]) -> None:
        """Store settings of a scope, all or none; None deletes one."""
        storable(scope + "".join(name + (value or "") for name, value in values.items()))

        def work(connection: Connection) -> None:
            for name, value in values.items():
                if value is None:
                    connection.execute(_DELETE, {"of": scope, "named": name})
                else:
                    connection.execute(self._save, {"scope": scope, "key": name, "value": value})
            note_change(connection, scope)

        await self._database.write(work)

    async def seize(self, scope: str, key: str, value: str, expired: str) -> bool:
        """Set a setting that is not there, or is less than ``expired``; False if another process was faster."""
        values = {"scope": scope, "key": key, "value": value, "expired": expired}
        return await self._database.change(self._seize, **values) > 0

    async def of_scope(self, scope: str) -> dict[str, str]:
        """All settings of a scope, by key."""
        return {row["key"]: row["value"] for row in await self._database.rows(_OF_SCOPE, of=scope)}

    async def all(self) -> dict[str, dict[str, str]]:
        """The settings of all scopes, each by key."""
        found: dict[str, dict[str, str]] = {}
        for row in await self._database.rows(_ALL):
            found.setdefault(row["scope"], {})[row["key"]] = row["value"]
        return found
