"""A company as a message: its card as a picture, its text, and the buttons under it. Always private."""

from __future__ import annotations

import io
from collections.abc import Iterable
from typing import Any

import discord
from discord import ButtonStyle, ui

from cogs.clicks.anywhere import quick_id
from cogs.kit.companies import builder_of, faults_of, sheet_of, spare_rockets
from cogs.kit.drawing import drawn
from cogs.kit.reply import Interaction, private_locale, show
from render import draw_force
from rules import Illegal
from rules.sharing.codes import Sheet, write_code
from storage import CompanyRow
from text import escape
from text.company import card_labels, company_alt, company_line, company_text, say_of
from text.fluent.catalogue import say

__all__ = ["card", "delete_view", "deleted_view", "import_form", "list_text", "share_text", "show_card", "stamp_of"]

LIST_MAX = 3500
FORM_TEXT_MAX = 2000
Row = ui.ActionRow[ui.LayoutView]


def stamp_of(row: CompanyRow) -> str:
    """The row as it is now, for a button that must not touch a later one."""
    return f"{row.id}:{int(row.updated * 1000)}"


async def card(
    locale: str, row: CompanyRow, note: str = "", buttons: Iterable[ui.Button[ui.LayoutView]] = ()
) -> tuple[ui.LayoutView, list[discord.File]]:
    """A company whole: what is said of it, under its picture."""
    sheet = sheet_of(row)
    builder, faults = builder_of(sheet), faults_of(sheet)
    analysis = builder.analysis(sheet.force)
    body = ui.Container[ui.LayoutView]()
    files: list[discord.File] = []
    if note:
        body.add_item(ui.TextDisplay(note))
    if builder.units(sheet.force):
        labels = card_labels(locale, sheet, faults, analysis)
        picture = await drawn(draw_force, builder.style, sheet.force, analysis, labels)
        files.append(discord.File(io.BytesIO(picture.data), f"company-{row.id}.png"))
        alt = company_alt(locale, sheet)
        body.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{files[0].filename}", description=alt)))
    body.add_item(ui.TextDisplay(company_text(locale, sheet, faults, analysis, spare_rockets(sheet))))
    pressed = list(buttons)
    if pressed:
        body.add_item(Row(*pressed))
    view = ui.LayoutView(timeout=None)
    view.add_item(body)
    return view, files


async def show_card(
    interaction: Interaction,
    row: CompanyRow,
    note: str = "",
    *,
    buttons: Iterable[ui.Button[ui.LayoutView]] = (),
    edit: bool = False,
) -> None:
    """Shows a company to whoever asks, and to nobody else."""
    view, files = await card(private_locale(interaction), row, note, buttons)
    await show(interaction, view, edit=edit, files=files)


def list_text(locale: str, rows: list[CompanyRow]) -> str:
    """All companies of somebody, one a line; those that find no room are counted."""
    if not rows:
        return say(locale, "company-list-empty")
    lines = [say(locale, "company-list-head", n=len(rows))]
    for number, row in enumerate(rows):
        sheet = sheet_of(row)
        line = f"- {company_line(locale, sheet, faults_of(sheet))}"
        if sum(map(len, lines)) + len(lines) + len(line) > LIST_MAX:
            return "\n".join([*lines, say(locale, "company-list-more", n=len(rows) - number)])
        lines.append(line)
    return "\n".join(lines)


def share_text(locale: str, sheet: Sheet[Any]) -> str:
    """The company's code and its text, to copy."""
    plain = builder_of(sheet).write(sheet.force).replace("`", "'")
    code = say(locale, "company-share-code", name=escape(sheet.name))
    return f"{code}\n```\n{write_code(sheet)}\n```\n{say(locale, 'company-share-text')}\n```\n{plain or '-'}\n```"


def deleted_view(locale: str, sheet: Sheet[Any]) -> ui.LayoutView:
    """What is said of a company that is gone, with the code that brings it back."""
    try:
        back = write_code(sheet)
    except Illegal:
        back = builder_of(sheet).write(sheet.force).replace("`", "'")
    said = say(locale, "company-deleted", name=escape(sheet.name))
    return _view(ui.TextDisplay(f"{said}\n```\n{back}\n```"))


def delete_view(locale: str, row: CompanyRow) -> ui.LayoutView:
    """The question before a company is deleted."""
    sheet = sheet_of(row)
    builder = builder_of(sheet)
    frames = say_of(locale, builder.style, "delete-frames", n=len(builder.units(sheet.force)))
    question = say(locale, "company-delete-ask", name=escape(row.name), frames=frames)
    yes, no = say(locale, "button-company-delete"), say(locale, "button-company-keep")
    buttons = Row(
        ui.Button(label=yes[:80], style=ButtonStyle.danger, custom_id=quick_id("delete", stamp_of(row))),
        ui.Button(label=no[:80], custom_id=quick_id("keep", stamp_of(row))),
    )
    return _view(ui.TextDisplay(question), buttons)


def _view(*items: ui.Item[Any]) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    return view


def import_form(locale: str, argument: str, name: str) -> ui.Modal:
    """A form for a company of several lines, which a command's option cannot take."""
    form = ui.Modal(title=say(locale, "form-company-title")[:45], custom_id=quick_id("import", argument))
    title: ui.TextInput[ui.Modal] = ui.TextInput(
        label=say(locale, "form-company-name")[:45],
        custom_id="name",
        default=name or None,
        required=False,
        max_length=40,
    )
    lines: ui.TextInput[ui.Modal] = ui.TextInput(
        label=say(locale, "form-company-text")[:45],
        custom_id="text",
        style=discord.TextStyle.paragraph,
        placeholder=say(locale, "form-company-hint")[:100],
        max_length=FORM_TEXT_MAX,
    )
    form.add_item(title)
    form.add_item(lines)
    form.stop()
    return form
