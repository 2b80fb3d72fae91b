"""The looks of the sides in a game: the pictures, color and emblem of the company that each player brought."""

from collections.abc import Mapping, Sequence

from cogs.kit.companies import COLOURS, sheet_of, unit_names
from render import Side
from render.kit.portraits import PHOTOGRAPH
from render.photo import GROUND
from rules import State, ruleset_of
from rules.core.json_input import Facts
from rules.field import Field
from storage import CompanyRow, FieldRow
from storage.texts import name_key
from table import Game, Table
from table.fields import kept_in, own_field, photograph_in
from table.game import Seat, is_person
from text import field_labels, narrator


class Looks:
    """Finds the looks of sides. Nothing of them is in a game's log: who deletes or changes them does so everywhere."""

    def __init__(self) -> None:
        self._table: Table | None = None

    def open(self, table: Table) -> None:
        """Look them up at this table from now on."""
        self._table = table

    async def of(self, game: Game, state: State) -> tuple[Side, ...]:
        """The looks of a game's sides, by player; none if no player has any, or the server wants none."""
        table = self._table
        if table is None or not any(is_person(seat.user) and seat.company for seat in game.seats):
            return ()
        row = await table.storage.games.get(game.id)
        server = table.preferences.guild(None if row is None else row.guild)
        if server.pictures == "off":
            return ()
        names = _names_by_player(state)
        shown = [
            await self._side(table, seat, names[player]) if seat.user not in server.hidden else Side()
            for player, seat in enumerate(game.seats[: len(names)])
        ]
        return tuple(shown) if any(side != Side() for side in shown) else ()

    async def portraits_in(self, game: Game) -> dict[str, bytes]:
        """The portraits of a game's units by their ids, and the photograph of its table under ``GROUND``."""
        sides = () if game.state is None else await self.of(game, game.state)
        found = {unit: picture for side in sides for unit, picture in side.portraits.items()}
        photograph = await self.photograph(game)
        return found | {GROUND: photograph} if photograph else found

    async def photograph(self, game: Game) -> bytes:
        """The photograph of a game's table, as WebP; empty without one, or where its server shows none."""
        table = self._table
        return b"" if table is None else await photograph_in(table.storage, table.preferences, game)

    async def kept_field(self, game: Game) -> FieldRow | None:
        """A game's field as its host or server keeps it; None where neither does."""
        return None if self._table is None else await kept_in(self._table.storage, game)

    async def own_field(self, game: Game) -> bool:
        """Whether a game's field is one that somebody drew, changed or keeps."""
        return self._table is not None and await own_field(self._table.storage, game)

    async def _side(self, table: Table, seat: Seat, units: Mapping[str, str]) -> Side:
        if not is_person(seat.user) or not seat.company:
            return Side()
        row = _brought(await table.storage.companies.of_owner(seat.user), seat.company, list(units.values()))
        if row is None:
            return Side()
        sheet, kept = sheet_of(row), await self.portraits(row)
        named = _names_before(units, unit_names(sheet)) if kept else {}
        portraits = {unit: kept[name_key(name)] for unit, name in named.items() if name_key(name) in kept}
        return Side(portraits, COLOURS.get(sheet.colour), sheet.emblem)

    async def portraits(self, row: CompanyRow) -> dict[str, bytes]:
        """The portraits of a company's units, by ``name_key``."""
        if self._table is None:
            return {}
        found = await self._table.storage.portraits.of_company(row.id)
        return {name_key(portrait.name): portrait.picture for portrait in found}


LOOKS = Looks()


async def portraits_of(row: CompanyRow) -> tuple[bytes, ...]:
    """The portraits of a company's units, in order, empty where a unit has none."""
    kept = await LOOKS.portraits(row)
    return tuple(kept.get(name_key(name), b"") for name in unit_names(sheet_of(row))) if kept else ()


async def picture_words(game: Game, state: State, locale: str | None = None) -> Facts:
    """The words of a state's picture with the looks of the sides; ``locale``: not the game's."""
    words, sides = narrator(state).board_labels(locale or game.locale, state), await LOOKS.of(game, state)
    photograph = await LOOKS.photograph(game)
    return {**words, **({"sides": sides} if sides else {}), **({PHOTOGRAPH: photograph} if photograph else {})}


async def field_words(game: Game, field: Field, locale: str, ruler: int) -> Facts:
    """The words of the picture of a lobby's field, with the photograph of the table."""
    words, photograph = field_labels(locale, field, ruler), await LOOKS.photograph(game)
    return {**words, PHOTOGRAPH: photograph} if photograph else words


def _names_by_player(state: State) -> list[dict[str, str]]:
    """The names of each player's units by their ids, in order."""
    letters = {player.letter: number for number, player in enumerate(state.players)}
    found: list[dict[str, str]] = [{} for _ in state.players]
    for unit, name in ruleset_of(state).named(state, "all"):
        if unit[:1] in letters:
            found[letters[unit[0]]][unit] = name
    return found


def _brought(rows: Sequence[CompanyRow], text: str, names: Sequence[str]) -> CompanyRow | None:
    """The company with that text, or else the one that shares most of the names."""
    same = next((row for row in rows if row.text == text), None)
    if same is not None:
        return same
    shared = {row.id: len(set(unit_names(sheet_of(row))) & set(names)) for row in rows}
    best = max(rows, key=lambda row: shared[row.id], default=None)
    return best if best is not None and 2 * shared[best.id] > len(names) else None


def _names_before(units: Mapping[str, str], names: Sequence[str]) -> dict[str, str]:
    """By unit id, the unit's name in its company: a game renames units whose names another player has too."""
    known = set(names)
    found = {unit: name for unit, name in units.items() if name in known}
    renamed = [unit for unit in units if unit not in found]
    left = [name for name in names if name not in found.values()]
    return found | dict(zip(renamed, left, strict=True)) if len(renamed) == len(left) else found
