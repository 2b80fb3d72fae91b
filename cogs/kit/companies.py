"""Players' companies: rows of the storage read as sheets, checked, drawn at random, and written back."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, TypeAlias

from msgspec import structs

from cogs.kit.games import known_ruleset
from rules import RULESETS, Illegal, Malformed, RulesError, SystemDice
from rules import builder_of as builder_named
from rules import ruleset as find_ruleset
from rules.contract.builder import Builder
from rules.core.json_input import is_json
from rules.core.names import clean_name
from rules.share_codes import Sheet, is_code, read_code
from storage import CompanyRow, Storage
from storage.texts import name_key
from table import Game, NotAllowed
from table.records.threads import KeyedLocks

NAME_MAX = 40
KEPT_MAX = 100
PLAYERS = (2, 5)
TEXT_MAX, JSON_MAX = 6000, 60_000
COLOURS = {
    "red": 0xE5484D,
    "orange": 0xF76B15,
    "yellow": 0xF5D90A,
    "green": 0x30A46C,
    "blue": 0x3E63DD,
    "purple": 0x8E4EC6,
}
"""The colours that a company may have, as Discord takes them."""
EMBLEM_MAX = 8
DRAWS = 8
"""Random companies drawn in search of one that differs from the last."""

AnySheet: TypeAlias = Sheet[Any]
"""A company of any ruleset; its builder alone looks inside the force."""
AnyBuilder: TypeAlias = Builder[Any, Any, Any]


# -- sheets ---------------------------------------------------------------------------------------------------------


def builder_of(sheet: AnySheet) -> AnyBuilder:
    """The builder of a sheet's force."""
    return builder_named(sheet.ruleset)


def unit_names(sheet: AnySheet) -> list[str]:
    """The names of a sheet's units, empty where one has none."""
    return [unit.name for unit in builder_of(sheet).units(sheet.force)]


def limits_of(sheet: AnySheet) -> object:
    """Limits of the sheet's size; None for a custom one. Raises ``RulesError`` if so many players have no such size."""
    found: object = builder_of(sheet).limits(sheet.size, sheet.players)
    return None if sheet.size == "custom" else found


def faults_of(sheet: AnySheet) -> list[Illegal]:
    """The faults that keep a force from being played as it is."""
    return builder_of(sheet).faults(sheet.force, limits_of(sheet))


def hints_of(sheet: AnySheet) -> Mapping[str, int]:
    """Notes on a force (``Builder.hints``): a number by the note's name."""
    return builder_of(sheet).hints(sheet.force, limits_of(sheet))


def lacks_spare(game: Game, text: str) -> bool:
    """Whether a force that is brought to a game has no spare unit, though it might."""
    builder, fewest = builder_named(game.ruleset), find_ruleset(game.ruleset).seats[0]
    limits = builder.limits(game.size, fewest) if isinstance(game.size, str) else None
    return "no-spare" in builder.hints(builder.read(text).force, limits)


def empty_sheet(name: str, ruleset: str, size: str | None, players: int) -> AnySheet:
    """A force without units, for the ruleset's first size if none is named.

    Raises ``RulesError`` for a size that so many players do not have, ``NotAllowed("company-name-empty")``.
    """
    rules = find_ruleset(ruleset)
    sheet = Sheet(_visible(name), ruleset, size or rules.sizes[0], players, builder_named(ruleset).force(()))
    limits_of(sheet)
    return sheet


def _visible(name: str) -> str:
    title = clean_name(name, NAME_MAX)
    if not any(character.isalnum() or ord(character) > 0x2000 for character in title):
        raise NotAllowed("company-name-empty")
    return title


def random_sheet(sheet: AnySheet, archetype: str, last: AnySheet | None) -> AnySheet:
    """The sheet with units drawn at random, not the same as those of the ``last`` force."""
    rules, builder = find_ruleset(sheet.ruleset), builder_of(sheet)
    size = rules.sizes[0] if sheet.size == "custom" else sheet.size
    before = _notations(last) if last else None
    for _ in range(DRAWS):
        text = rules.generate(size, sheet.players, SystemDice(), [archetype] if archetype else [])
        drawn = structs.replace(sheet, force=builder.read(text).force)
        if _notations(drawn) != before:
            break
    return drawn


def _notations(sheet: AnySheet) -> list[str]:
    """The notations of a force's units, without names."""
    builder = builder_of(sheet)
    return sorted(builder.notation(unit) for unit in builder.units(sheet.force))


def read_sheet(text: str, ruleset: str) -> AnySheet:
    """A share code or a text as a sheet, read by the ruleset of that id or, if it is empty, by the first that can.

    Raises ``RulesError``.
    """
    json = is_json(text)
    most = JSON_MAX if json else TEXT_MAX
    if len(text) > most:
        raise Malformed("company-too-long", length=len(text), most=most)
    if is_code(text):
        return read_code(text)
    failed: RulesError | None = None
    readers = [rules for rules in RULESETS.values() if not json or builder_named(rules.id).takes_json]
    for rules in [find_ruleset(ruleset)] if ruleset and not json else readers:
        try:
            found = builder_named(rules.id).read(text)
        except RulesError as error:
            failed = failed or error
            continue
        return Sheet(found.title, rules.id, rules.sizes[0], rules.seats[0], found.force)
    raise failed or Malformed("company-empty")


# -- rows -----------------------------------------------------------------------------------------------------------


def sheet_of(row: CompanyRow) -> AnySheet:
    """A row as a sheet.

    Rows say what they are built for, and how they look, as ``mez/skirmish/3/red/⚡``; older ones say less.
    """
    name, size, players, colour, emblem = (*row.ruleset.split("/"), *[""] * 4)[:5]
    ruleset = known_ruleset(name)
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
        colour if colour in COLOURS else "",
        emblem,
    )
    try:
        limits_of(sheet)
    except RulesError:
        return structs.replace(sheet, players=PLAYERS[0])
    return sheet


def stamp_of(row: CompanyRow) -> str:
    """The row's id and time as text. A button carries it so that it never changes a later version of the company."""
    return f"{row.id}:{int(row.updated * 1000)}"


class Companies:
    """Everybody's companies, each only for its owner. Changes of one owner's wait for each other."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._locks = KeyedLocks()

    def changing(self, owner: int) -> AbstractAsyncContextManager[None]:
        """Hold the lock on an owner's companies: their other changes wait."""
        return self._locks[str(owner)]

    async def rows(self, owner: int) -> list[CompanyRow]:
        """All of the owner's, by name."""
        return await self._storage.companies.of_owner(owner)

    async def row(self, owner: int, name: str) -> CompanyRow:
        """The owner's company of that name. Raises ``NotAllowed("company-unknown")``."""
        row = await self._storage.companies.named(owner, clean_name(name, NAME_MAX))
        if row is None:
            raise NotAllowed("company-unknown", name=name[:NAME_MAX])
        return row

    async def numbered(self, owner: int, number: str) -> CompanyRow:
        """The owner's company of that id. Raises ``NotAllowed("company-unknown")``."""
        row = next((row for row in await self.rows(owner) if str(row.id) == number), None)
        if row is None:
            raise NotAllowed("company-unknown", name="?")
        return row

    async def change(self, owner: int, number: str, change: Callable[[AnySheet], AnySheet]) -> CompanyRow:
        """Change the company of that id, its name too. Raises ``NotAllowed``: ``company-unknown``, ``-exists``."""
        async with self.changing(owner):
            before = await self.numbered(owner, number)
            sheet = change(sheet_of(before))
            moved = name_key(sheet.name) != name_key(before.name)
            if moved and await self._storage.companies.named(owner, sheet.name) is not None:
                raise NotAllowed("company-exists", name=sheet.name)
            await self.put(owner, sheet, before)
            if moved:
                await self._storage.companies.delete(owner, before.name)
        return await self.row(owner, sheet.name)

    async def unchanged(self, owner: int, stamp: str) -> CompanyRow:
        """The owner's company of that ``stamp_of``. Raises ``NotAllowed``: ``company-unknown``, ``company-changed``."""
        number = stamp.partition(":")[0]
        wanted = int(number) if number.isdecimal() else 0
        row = next((row for row in await self.rows(owner) if row.id == wanted), None)
        if row is None:
            raise NotAllowed("company-unknown", name="?")
        if stamp_of(row) != stamp:
            raise NotAllowed("company-changed", name=row.name)
        return row

    async def put(self, owner: int, sheet: AnySheet, before: CompanyRow | None = None) -> None:
        """Write a company in place of the one ``before``, or of its name. Units keep their portraits."""
        before = before or await self._storage.companies.named(owner, sheet.name)
        built = f"{sheet.ruleset}/{sheet.size}/{sheet.players}/{sheet.colour}/{sheet.emblem}"
        text = builder_of(sheet).write(sheet.force)
        number = await self._storage.companies.save(owner, sheet.name, built, text)
        if before is not None:
            kept = _names_kept(unit_names(sheet_of(before)), unit_names(sheet))
            await self._storage.portraits.keep(before.id, number, kept)

    async def add(self, owner: int, sheet: AnySheet, *, rename: bool) -> CompanyRow:
        """Write a new company. If its name is taken it gets a number, or is refused with ``company-exists``.

        Raises ``NotAllowed("too-many-companies")``.
        """
        async with self.changing(owner):
            taken = {row.name.casefold() for row in await self.rows(owner)}
            if len(taken) >= KEPT_MAX:
                raise NotAllowed("too-many-companies", most=KEPT_MAX)
            if await self._storage.companies.named(owner, sheet.name) is not None:
                if not rename:
                    raise NotAllowed("company-exists", name=sheet.name)
                name = sheet.name
                names = (f"{name[: NAME_MAX - 4]} {number}" for number in range(2, KEPT_MAX + 3))
                sheet = structs.replace(sheet, name=next(other for other in names if other.casefold() not in taken))
            await self.put(owner, sheet)
        return await self.row(owner, sheet.name)

    async def delete(self, owner: int, name: str) -> None:
        """Delete a company."""
        await self._storage.companies.delete(owner, name)


def _names_kept(before: Sequence[str], after: Sequence[str]) -> dict[str, str]:
    """The names of units that are there still, each with its name now: one unit at a time may have another name."""
    kept = {name: name for name in before if name in after}
    if len(before) == len(after):
        renamed = [(was, now) for was, now in zip(before, after, strict=True) if was not in kept and now not in before]
        kept |= renamed if len(renamed) == 1 else ()
    return kept
