"""The builder of a company, a team or a fleet: its card, and menus and buttons to change it. Always private."""

from collections.abc import Sequence

import discord
from discord import ButtonStyle, ui

from cogs.kit.companies import COLOURS, EMBLEM_MAX, NAME_MAX, AnySheet, builder_of, sheet_of, stamp_of
from cogs.kit.custom_ids import StandaloneId
from cogs.views.company import company_card
from cogs.views.components import LABEL_MAX, Button, Item, Menu, Row, menu, menu_option
from render import PLACES
from rules import ruleset as find_ruleset
from rules.contract.builder import Parts
from rules.core.names import NAME_MAX as UNIT_NAME_MAX
from rules.core.names import Named
from storage import CompanyRow
from text.company import part_name, say_of
from text.fluent.catalogue import say

NEW = "new"
OPTIONS_MAX = 25
FORM_LABEL_MAX = 45
HINT_MAX = 100
TEXT_MAX = 120


async def builder_view(
    locale: str, row: CompanyRow, at: int | None = None, note: str = "", *, here: bool = False, brief: bool = True
) -> tuple[ui.LayoutView, list[discord.File]]:
    """The card with its controls. ``at``: the unit that is being changed; ``here``: there may be a lobby."""
    view, files = await company_card(locale, row, note, brief=brief)
    sheet = sheet_of(row)
    for found in (*_menus(locale, row, sheet, at), _company_buttons(locale, row, sheet, here=here)):
        view.add_item(found)
    view.stop()
    return view, files


def _build_id(row: CompanyRow, what: str, at: int | None = None) -> str:
    return str(StandaloneId("build", _argument(row, what, at)))


def _argument(row: CompanyRow, what: str, at: int | None) -> str:
    return f"{row.id}:{what}:{'' if at is None else at}"


def _menus(locale: str, row: CompanyRow, sheet: AnySheet, at: int | None) -> list[Row]:
    """Add a unit, choose one, and what the chosen one is built of."""
    builder = builder_of(sheet)
    units, rows = builder.units(sheet.force), list[Row]()
    if len(units) < min(builder.most, OPTIONS_MAX):
        designs = [_design(locale, name, what) for name, what in builder.designs.items()]
        rows.append(Row(menu(_build_id(row, "add"), designs[:OPTIONS_MAX], say_of(locale, builder.style, "build-add"))))
    if not units:
        return rows
    shown = [
        menu_option(f"{number + 1}. {unit.name} {builder.notation(unit)}", str(number), chosen=number == at)
        for number, unit in enumerate(units)
    ]
    rows.append(Row(menu(_build_id(row, "unit"), shown, say_of(locale, builder.style, "build-unit"))))
    return rows if at is None or at >= len(units) else [*rows, *_unit_rows(locale, row, builder.parts(units[at]), at)]


def _design(locale: str, name: str, systems: str) -> discord.SelectOption:
    label = say(locale, "setup-choice", what=say(locale, f"archetype-{name}"), value=systems)
    return menu_option(label, name)


def _unit_rows(locale: str, row: CompanyRow, parts: Parts | None, at: int) -> list[Row]:
    """The chosen unit's systems, and its buttons."""
    buttons = [_button(locale, "rename", _build_id(row, "rename", at))]
    if parts is None:
        return [Row(*buttons, *_last_buttons(locale, row, at))]
    if parts.rockets is not None:
        fewer = _button(locale, "unload", _build_id(row, "unload", at), disabled=not parts.rockets)
        buttons += [_button(locale, "load", _build_id(row, "load", at)), fewer]
    return [
        Row(_systems_menu(locale, row, parts, at)),
        Row(*buttons, *_last_buttons(locale, row, at)),
    ]


def _last_buttons(locale: str, row: CompanyRow, at: int) -> list[Button]:
    return [_button(locale, what, _build_id(row, what, at)) for what in ("picture", "remove")]


def _systems_menu(locale: str, row: CompanyRow, parts: Parts, at: int) -> Menu:
    """Each system as often as a unit may have it; a value is the system and which of them."""
    family = find_ruleset(sheet_of(row).ruleset).family
    options = [
        menu_option(
            f"{system} · {part_name(locale, family, system)}" + (f" ({copy})" if copy > 1 else ""),
            f"{system}:{copy}",
            chosen=parts.fitted.count(system) >= copy,
        )
        for copy in range(1, parts.same + 1)
        for system in parts.known
    ]
    return Menu(
        custom_id=_build_id(row, "systems", at),
        placeholder=say(locale, "build-systems"),
        min_values=0,
        required=False,
        max_values=max(parts.most, sum(option.default for option in options)),
        options=options[:OPTIONS_MAX],
    )


def drawn_buttons(locale: str, row: CompanyRow, archetype: str, *, here: bool) -> list[Button]:
    """Under a company that was drawn at random: use it, change it, draw another one in its place."""
    again = str(StandaloneId("redraw", f"{stamp_of(row)}:{archetype}"))
    return [
        *_bring_button(locale, row, here=here),
        _button(locale, "change", _build_id(row, "change")),
        _button(locale, "another", again, emoji="🎲"),
    ]


def _bring_button(locale: str, row: CompanyRow, *, here: bool, empty: bool = False) -> list[Button]:
    use = str(StandaloneId("bring", str(row.id)))
    return [_button(locale, "bring", use, style=ButtonStyle.primary, disabled=empty)] if here else []


def _company_buttons(locale: str, row: CompanyRow, sheet: AnySheet, *, here: bool) -> Row:
    empty = not builder_of(sheet).units(sheet.force)
    return Row(
        *_bring_button(locale, row, here=here, empty=empty),
        _button(locale, "draw", _build_id(row, "draw"), emoji="🎲"),
        _button(locale, "looks", _build_id(row, "looks")),
        _button(locale, "share", _build_id(row, "share"), disabled=empty),
    )


def _button(
    locale: str,
    name: str,
    custom_id: str,
    *,
    style: ButtonStyle = ButtonStyle.secondary,
    emoji: str | None = None,
    disabled: bool = False,
) -> Button:
    label = say(locale, f"button-build-{name}")[:LABEL_MAX]
    return Button(label=label, custom_id=custom_id, style=style, emoji=emoji, disabled=disabled)


def chooser_rows(locale: str, rows: Sequence[CompanyRow]) -> list[Item]:
    """The companies that fit into a lobby, to bring one, and the button to build another."""
    new = Row(_button(locale, "new", str(StandaloneId("build", f":{NEW}:")), style=ButtonStyle.primary))
    if not rows:
        return [new]
    kept = [menu_option(row.name, str(row.id), row.text) for row in rows[:OPTIONS_MAX]]
    return [Row(menu(str(StandaloneId("bring", "")), kept, say(locale, "build-bring"))), new]


# -- forms ----------------------------------------------------------------------------------------------------------


def unit_form(locale: str, row: CompanyRow, at: int, unit: Named, notation: str) -> ui.Modal:
    """A unit's name and what it is, to write."""
    form = _form(locale, row, "written", at)
    _add_line(form, "name", say(locale, "build-name"), unit.name, UNIT_NAME_MAX, required=False)
    _add_line(form, "text", say(locale, "build-text"), notation, TEXT_MAX)
    return form


def looks_form(locale: str, row: CompanyRow, sheet: AnySheet) -> ui.Modal:
    """The name, colour and emblem of a company."""
    form = _form(locale, row, "looked", None)
    _add_line(form, "name", say(locale, "form-company-name"), sheet.name, NAME_MAX)
    colours = [menu_option(say(locale, f"colour-{name}"), name, chosen=name == sheet.colour) for name in COLOURS]
    choice: ui.Select[ui.Modal] = ui.Select(custom_id="colour", options=colours, required=False)
    form.add_item(ui.Label(text=say(locale, "build-colour")[:FORM_LABEL_MAX], component=choice))
    _add_line(form, "emblem", say(locale, "build-emblem"), sheet.emblem, EMBLEM_MAX, required=False)
    return form


def picture_form(locale: str, row: CompanyRow, at: int, name: str) -> ui.Modal:
    """A picture of a unit, and where its square is cut out; without a file the present one is removed."""
    form = _form(locale, row, "pictured", at)
    file: ui.FileUpload[ui.Modal] = ui.FileUpload(custom_id="picture", required=False)
    label, hint = say(locale, "build-picture", name=name), say(locale, "build-picture-hint")
    form.add_item(ui.Label(text=label[:FORM_LABEL_MAX], description=hint[:HINT_MAX], component=file))
    places = [menu_option(say(locale, f"place-{place}"), place, chosen=place == "center") for place in PLACES]
    choice: ui.Select[ui.Modal] = ui.Select(custom_id="place", options=places, required=False)
    form.add_item(ui.Label(text=say(locale, "build-place")[:FORM_LABEL_MAX], component=choice))
    return form


def _form(locale: str, row: CompanyRow, what: str, at: int | None) -> ui.Modal:
    title = say(locale, "build-form")[:FORM_LABEL_MAX]
    form = ui.Modal(title=title, custom_id=str(StandaloneId("built", _argument(row, what, at))))
    form.stop()
    return form


def _add_line(form: ui.Modal, name: str, label: str, value: str, most: int, *, required: bool = True) -> None:
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id=name, default=value or None, required=required, max_length=most
    )
    form.add_item(ui.Label(text=label[:FORM_LABEL_MAX], component=field))
