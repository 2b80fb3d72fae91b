"""The builder of a company by menus and buttons, and a company's way into a lobby."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct, structs

from cogs.actions.company import default_name
from cogs.actions.pictures import named_unit, picture_sent, set_picture
from cogs.kit.companies import COLOURS, EMBLEM_MAX, AnySheet, builder_of, empty_sheet, random_sheet, sheet_of
from cogs.kit.interaction import (
    Interaction,
    may_play,
    person_of,
    private_locale,
    selected,
    table_of,
    table_place,
)
from cogs.kit.reply import in_time, show
from cogs.views.company import share_text
from cogs.views.company_builder import NEW, builder_view, chooser_rows, looks_form, picture_form, unit_form
from cogs.views.components import note_view, text, view
from rules import Malformed
from rules import ruleset as find_ruleset
from rules.core.names import Named, clean_name
from storage import CompanyRow
from table import Game, NotAllowed
from table.lobby import brought_as
from table.permissions import must_be_in_lobby
from text import escape
from text.fluent.catalogue import say

Units: TypeAlias = list[Named]


class Pressed(Struct, frozen=True):
    """A press in the builder: the company, its unit (-1: none), and what was chosen."""

    row: str
    at: int
    values: tuple[str, ...]


async def show_builder(
    interaction: Interaction,
    row: CompanyRow,
    at: int | None = None,
    note: str = "",
    *,
    edit: bool = False,
    brief: bool = True,
) -> None:
    """Show a company with the controls to change it."""
    here = may_play(interaction)
    drawing = builder_view(private_locale(interaction), row, at, note, here=here, brief=brief)
    built, files = await in_time(interaction, drawing)
    await show(interaction, built, edit=edit, files=files)


async def press_build(interaction: Interaction, argument: str) -> None:
    """Do what the argument says, ``<company>:<what>:<unit>``. Raises ``Malformed``."""
    number, what, at = _read(argument, {*CHANGES, *OTHERS})
    pressed = Pressed(number, at, selected(interaction))
    if what in CHANGES:
        await _change(interaction, pressed, CHANGES[what])
    elif what in OTHERS:
        await OTHERS[what](interaction, pressed)


def _read(argument: str, known: Collection[str]) -> tuple[str, str, int]:
    """Split a custom id into the company, the action and the unit's place (-1: none). Raises ``Malformed``."""
    number, what, at = (*argument.split(":"), "", "", "")[:3]
    if not (number.isdecimal() or what == NEW) or what not in known:
        raise Malformed("choice-malformed", kind="none")
    return number, what, int(at) if at.isdecimal() else -1


# -- changes of units -----------------------------------------------------------------------------------------------


def _add(sheet: AnySheet, units: Units, pressed: Pressed) -> int:
    builder = builder_of(sheet)
    taken = {unit.name for unit in units}
    name = next((name for name in builder.names if name not in taken), "")
    for design in (value for value in pressed.values if value in builder.designs):
        units.append(builder.unit(name, builder.designs[design], None))
    return len(units) - 1


def _fit(sheet: AnySheet, units: Units, pressed: Pressed) -> int:
    """Build the unit of the systems chosen in the menu."""
    systems = [value.partition(":")[0] for value in pressed.values]
    return _refit(sheet, units, pressed.at, systems, 0)


def _load(sheet: AnySheet, units: Units, pressed: Pressed) -> int:
    return _refit(sheet, units, pressed.at, None, 1)


def _unload(sheet: AnySheet, units: Units, pressed: Pressed) -> int:
    return _refit(sheet, units, pressed.at, None, -1)


def _refit(sheet: AnySheet, units: Units, at: int, systems: Sequence[str] | None, more: int) -> int:
    parts = builder_of(sheet).parts(units[at])
    if parts is not None:
        in_order = (
            parts.fitted if systems is None else [known for known in parts.known for _ in range(systems.count(known))]
        )
        units[at] = builder_of(sheet).fit(units[at], in_order, max(0, (parts.rockets or 0) + more))
    return at


def _remove(sheet: AnySheet, units: Units, pressed: Pressed) -> int:
    del units[pressed.at]
    return -1


def _choose(sheet: AnySheet, units: Units, pressed: Pressed) -> int:
    return int(pressed.values[0]) if pressed.values and pressed.values[0].isdecimal() else -1


CHANGES: Mapping[str, Callable[[AnySheet, Units, Pressed], int]] = {
    "add": _add,
    "unit": _choose,
    "systems": _fit,
    "load": _load,
    "unload": _unload,
    "remove": _remove,
}
"""Change the list of units in place; each returns the place of the unit to show next."""


async def _change(
    interaction: Interaction, pressed: Pressed, change: Callable[[AnySheet, Units, Pressed], int], note: str = ""
) -> None:
    shown = -1

    def changed(sheet: AnySheet) -> AnySheet:
        nonlocal shown
        builder = builder_of(sheet)
        units = list(builder.units(sheet.force))
        if not (pressed.at < len(units) and (pressed.at >= 0 or change in (_add, _choose))):
            raise NotAllowed("company-changed", name=sheet.name)
        shown = change(sheet, units, pressed)
        return structs.replace(sheet, force=builder.force(units))

    row = await _changed(interaction, pressed.row, changed)
    await show_builder(interaction, row, None if shown < 0 else shown, note, edit=True)


async def _changed(interaction: Interaction, number: str, change: Callable[[AnySheet], AnySheet]) -> CompanyRow:
    return await in_time(interaction, interaction.client.companies.change(interaction.user.id, number, change))


# -- the rest of its buttons ----------------------------------------------------------------------------------------


async def _row(interaction: Interaction, number: str) -> CompanyRow:
    return await interaction.client.companies.numbered(interaction.user.id, number)


async def _draw(interaction: Interaction, pressed: Pressed) -> None:
    """Draw all units at random."""
    row = await _changed(interaction, pressed.row, lambda sheet: random_sheet(sheet, "", sheet))
    await show_builder(interaction, row, edit=True)


async def _share(interaction: Interaction, pressed: Pressed) -> None:
    row = await in_time(interaction, _row(interaction, pressed.row))
    await show(interaction, note_view(share_text(private_locale(interaction), sheet_of(row))))


async def _rename(interaction: Interaction, pressed: Pressed) -> None:
    """Ask for a unit's name and what it is."""
    row = await _row(interaction, pressed.row)
    sheet = sheet_of(row)
    builder = builder_of(sheet)
    units = builder.units(sheet.force)
    if not 0 <= pressed.at < len(units):
        raise NotAllowed("company-changed", name=row.name)
    unit = units[pressed.at]
    form = unit_form(private_locale(interaction), row, pressed.at, unit, builder.notation(unit))
    await interaction.response.send_modal(form)


async def _looks(interaction: Interaction, pressed: Pressed) -> None:
    row = await _row(interaction, pressed.row)
    await interaction.response.send_modal(looks_form(private_locale(interaction), row, sheet_of(row)))


async def _picture(interaction: Interaction, pressed: Pressed) -> None:
    """Ask for a unit's picture."""
    row = await _row(interaction, pressed.row)
    name = named_unit(sheet_of(row), pressed.at)
    await interaction.response.send_modal(picture_form(private_locale(interaction), row, pressed.at, name))


async def _new(interaction: Interaction, pressed: Pressed) -> None:
    """Begin a company for the lobby here."""
    game = await in_time(interaction, _lobby(interaction))
    size = game.size if isinstance(game.size, str) else "custom"
    name = default_name(private_locale(interaction), game.ruleset)
    sheet = empty_sheet(name, game.ruleset, size, max(2, len(game.seats)))
    row = await in_time(interaction, interaction.client.companies.add(interaction.user.id, sheet, rename=True))
    await show_builder(interaction, row, edit=True)


async def _open(interaction: Interaction, pressed: Pressed) -> None:
    """Show the controls of a company that was drawn at random."""
    await show_builder(interaction, await in_time(interaction, _row(interaction, pressed.row)), edit=True)


OTHERS: Mapping[str, Callable[[Interaction, Pressed], Awaitable[None]]] = {
    "change": _open,
    "draw": _draw,
    "share": _share,
    "rename": _rename,
    "looks": _looks,
    "picture": _picture,
    NEW: _new,
}


WRITTEN = ("written", "looked", "pictured")
"""Verbs of the forms."""


async def send_built(interaction: Interaction, argument: str, fields: Mapping[str, str]) -> None:
    """Change a unit, or how the company looks, by what was written in a form."""
    number, what, at = _read(argument, WRITTEN)
    if what == "pictured":
        row, note = await set_picture(interaction, number, at, await picture_sent(interaction), fields)
        await show_builder(interaction, row, at, note, edit=True)
        return
    if what == "written":
        pressed = Pressed(number, at, (fields.get("name", ""), fields.get("text", "")))
        await _change(interaction, pressed, _write)
        return

    def looked(sheet: AnySheet) -> AnySheet:
        name = empty_sheet(fields.get("name", "") or sheet.name, sheet.ruleset, None, 2).name
        colour = fields.get("colour", "")
        emblem = clean_name(fields.get("emblem", "").replace("/", ""), EMBLEM_MAX)
        return structs.replace(sheet, name=name, colour=colour if colour in COLOURS else "", emblem=emblem)

    await show_builder(interaction, await _changed(interaction, number, looked), edit=True)


def _write(sheet: AnySheet, units: Units, pressed: Pressed) -> int:
    builder, parts = builder_of(sheet), builder_of(sheet).parts(units[pressed.at])
    name, written = pressed.values
    units[pressed.at] = builder.unit(name, written, None if parts is None else parts.rockets)
    return pressed.at


# -- into a lobby ---------------------------------------------------------------------------------------------------


async def _lobby(interaction: Interaction) -> Game:
    """The lobby here. Raises ``NotAllowed``: ``not-in-dm``, ``no-game-here``, ``already-started``."""
    game = await table_of(interaction).game_in(table_place(interaction)[1])
    must_be_in_lobby(game)
    return game


async def show_chooser(interaction: Interaction, game: Game) -> None:
    """Show the user which of their companies they may bring to the lobby."""
    must_be_in_lobby(game)
    locale = private_locale(interaction)
    rows = await in_time(interaction, interaction.client.companies.rows(interaction.user.id))
    fitting = [row for row in rows if brought_as(find_ruleset(game.ruleset), row.text) is not None]
    head = say(locale, "build-choose" if fitting else "build-none")
    await show(interaction, view(text(head), *chooser_rows(locale, fitting)))


async def press_bring(interaction: Interaction, argument: str) -> None:
    """Bring a company to the lobby here: the argument's, or the one that was chosen."""
    number = argument or (selected(interaction) or ("",))[0]
    game = await in_time(interaction, _lobby(interaction))
    row = await in_time(interaction, _row(interaction, number))
    company = find_ruleset(game.ruleset).read_company(row.text)
    work = table_of(interaction).join(game.id, person_of(interaction), company, interaction=interaction.id)
    await in_time(interaction, work)
    note = say(private_locale(interaction), "build-brought", name=escape(row.name), title=escape(game.title))
    await show(interaction, note_view(note))
