"""Companies as they are kept: rows of the storage read as sheets, and sheets written back."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager
from typing import Any
from weakref import WeakValueDictionary

from msgspec import structs

from rules import RULESETS, Illegal, RulesError
from rules import builder_of as builder_named
from rules import ruleset as find_ruleset
from rules.contract.builder import Builder
from rules.core.names import clean_name
from rules.sharing.codes import Sheet
from storage import CompanyRow, Storage
from table import NotAllowed

__all__ = [
    "NAME_MAX",
    "Sheets",
    "blank",
    "builder_of",
    "faults_of",
    "limits_of",
    "sheet_of",
    "spare_rockets",
    "title_of",
]

NAME_MAX = 40
KEPT_MAX = 100
PLAYERS = (2, 5)


def title_of(name: str) -> str:
    """A company's name on one line and of a bearable length. Raises ``NotAllowed("company-name-empty")``."""
    title = clean_name(name, NAME_MAX)
    if not any(character.isalnum() or ord(character) > 0x2000 for character in title):
        raise NotAllowed("company-name-empty")
    return title


def builder_of(sheet: Sheet[Any]) -> Builder[Any, Any, Any]:
    """Who knows what the force of a sheet is made of."""
    return builder_named(sheet.ruleset)


def limits_of(sheet: Sheet[Any]) -> Any:
    """What the size asks for; None for a custom one. Raises ``RulesError`` if there is none for so many players."""
    found = builder_of(sheet).limits(sheet.size, sheet.players)
    return None if sheet.size == "custom" else found


def blank(name: str, ruleset: str, size: str | None, players: int) -> Sheet[Any]:
    """A force without units, of the ruleset's first size if none is named.

    Raises ``RulesError`` for a size that is not played by so many.
    """
    rules = find_ruleset(ruleset)
    sheet = Sheet(title_of(name), ruleset, size or rules.sizes[0], players, builder_named(ruleset).force(()))
    limits_of(sheet)
    return sheet


def faults_of(sheet: Sheet[Any]) -> list[Illegal]:
    """All that keeps a force from being played as it stands."""
    return builder_of(sheet).faults(sheet.force, limits_of(sheet))


def spare_rockets(sheet: Sheet[Any]) -> int:
    """The rockets that are dealt out at the start because the force places none itself."""
    return builder_of(sheet).spare(sheet.force, limits_of(sheet))


def sheet_of(row: CompanyRow) -> Sheet[Any]:
    """A row as a sheet. Rows say what they are built for as ``mez/skirmish/3``; older ones name the ruleset alone."""
    ruleset, _, rest = row.ruleset.partition("/")
    size, _, players = rest.partition("/")
    ruleset = ruleset if ruleset in RULESETS else next(iter(RULESETS))
    sizes, builder = RULESETS[ruleset].sizes, builder_named(ruleset)
    try:
        force = builder.read(row.text).force
    except RulesError:
        force = builder.force(())
    sheet = Sheet(
        row.name,
        ruleset,
        size if size in sizes else sizes[0],
        int(players) if players in map(str, range(PLAYERS[0], PLAYERS[1] + 1)) else PLAYERS[0],
        force,
    )
    try:
        limits_of(sheet)
    except RulesError:
        return structs.replace(sheet, players=PLAYERS[0])
    return sheet


class Sheets:
    """The companies of everybody, each only for its owner. Changes of one owner's wait for each other."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def changing(self, owner: int) -> AbstractAsyncContextManager[None]:
        """Keeps the owner's other changes waiting meanwhile."""
        return self._locks.setdefault(owner, asyncio.Lock())

    async def rows(self, owner: int) -> list[CompanyRow]:
        """All of the owner's, by name."""
        return await self._storage.companies(owner)

    async def row(self, owner: int, name: str) -> CompanyRow:
        """The owner's company of that name. Raises ``NotAllowed("company-unknown")``."""
        row = await self._storage.company(owner, clean_name(name, NAME_MAX))
        if row is None:
            raise NotAllowed("company-unknown", name=name[:NAME_MAX])
        return row

    async def row_by_id(self, owner: int, number: int) -> CompanyRow:
        """The owner's company of that id. Raises ``NotAllowed("company-unknown")``."""
        for row in await self.rows(owner):
            if row.id == number:
                return row
        raise NotAllowed("company-unknown", name="?")

    async def put(self, owner: int, sheet: Sheet[Any]) -> None:
        """Writes a company in place of the one of its name."""
        built = f"{sheet.ruleset}/{sheet.size}/{sheet.players}"
        await self._storage.save_company(owner, sheet.name, built, builder_of(sheet).write(sheet.force))

    async def add(self, owner: int, sheet: Sheet[Any], *, rename: bool) -> CompanyRow:
        """Writes a new company. If its name is taken it gets a number, or is refused with ``company-exists``.

        Raises ``NotAllowed("too-many-companies")``.
        """
        async with self.changing(owner):
            taken = {row.name.casefold() for row in await self.rows(owner)}
            if len(taken) >= KEPT_MAX:
                raise NotAllowed("too-many-companies", most=KEPT_MAX)
            if await self._storage.company(owner, sheet.name) is not None:
                if not rename:
                    raise NotAllowed("company-exists", name=sheet.name)
                sheet = structs.replace(sheet, name=_numbered(sheet.name, taken))
            await self.put(owner, sheet)
        return await self.row(owner, sheet.name)

    async def delete(self, owner: int, name: str) -> None:
        """Forgets a company."""
        await self._storage.delete_company(owner, name)


def _numbered(name: str, taken: set[str]) -> str:
    """The name with the first number that is free."""
    names = (f"{name[: NAME_MAX - 4]} {number}" for number in range(2, KEPT_MAX + 3))
    return next(other for other in names if other.casefold() not in taken)
