"""A company as a message: its card as a picture, its text, and the buttons under it. Always private."""

import io
from collections.abc import Sequence

import discord
from discord import ButtonStyle, ui

from cogs.kit.companies import COLOURS, NAME_MAX, AnySheet, builder_of, faults_of, hints_of, sheet_of, stamp_of
from cogs.kit.custom_ids import StandaloneId
from cogs.kit.drawing import draw_now
from cogs.views.components import LABEL_MAX, Button, Row, gallery, text, view
from cogs.views.looks import portraits_of
from render import draw_force
from rules import Illegal
from rules.share_codes import write_code
from storage import CompanyRow
from table import NotAllowed
from text import escape
from text.company import brief_text, card_labels, company_alt, company_line, company_text, say_of
from text.fluent.catalogue import say

LIST_MAX = 3500
FORM_TEXT_MAX = 2000
FORM_LABEL_MAX = 45
HINT_MAX = 100


async def company_card(
    locale: str, row: CompanyRow, note: str = "", buttons: Sequence[Button] = (), *, brief: bool = False
) -> tuple[ui.LayoutView, list[discord.File]]:
    """A company under its picture, with a note above and buttons below; ``brief``: without its units in words."""
    sheet = sheet_of(row)
    builder, faults = builder_of(sheet), faults_of(sheet)
    analysis = builder.analysis(sheet.force)
    body = ui.Container[ui.LayoutView](accent_colour=COLOURS.get(sheet.colour))
    files: list[discord.File] = []
    if note:
        body.add_item(text(note))
    if builder.units(sheet.force):
        look = {"colour": COLOURS.get(sheet.colour), "emblem": sheet.emblem, "portraits": await portraits_of(row)}
        labels = {**card_labels(locale, sheet, faults, analysis), **look}
        picture = await draw_now(draw_force, builder.style, sheet.force, analysis, labels)
        files.append(discord.File(io.BytesIO(picture.data), f"company-{row.id}.png"))
        body.add_item(gallery((files[0].filename, company_alt(locale, sheet))))
    hints = hints_of(sheet)
    told = brief_text(locale, sheet, faults, hints) if brief else company_text(locale, sheet, faults, analysis, hints)
    body.add_item(text(told))
    if buttons:
        body.add_item(Row(*buttons))
    return view(body), files


def list_text(locale: str, rows: Sequence[CompanyRow]) -> str:
    """Companies, one a line; those that find no room are counted."""
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


def share_text(locale: str, sheet: AnySheet) -> str:
    """A company's code and its text, to copy. Raises ``NotAllowed("company-nothing-to-share")``."""
    if not builder_of(sheet).units(sheet.force):
        raise NotAllowed("company-nothing-to-share", name=sheet.name)
    code = say(locale, "company-share-code", name=escape(sheet.name))
    text, plain = say(locale, "company-share-text"), _to_copy(sheet)
    return f"{code}\n```\n{write_code(sheet)}\n```\n{text}\n```\n{plain}\n```"


def _to_copy(sheet: AnySheet) -> str:
    return builder_of(sheet).write(sheet.force).replace("`", "'")


def deleted_view(locale: str, sheet: AnySheet) -> ui.LayoutView:
    """The note that a company is gone, with the code that brings it back."""
    try:
        back = write_code(sheet)
    except Illegal:
        back = _to_copy(sheet)
    return view(text(f"{say(locale, 'company-deleted', name=escape(sheet.name))}\n```\n{back}\n```"))


def delete_view(locale: str, row: CompanyRow) -> ui.LayoutView:
    """The question before a company is deleted."""
    sheet = sheet_of(row)
    builder = builder_of(sheet)
    frames = say_of(locale, builder.style, "delete-frames", n=len(builder.units(sheet.force)))
    question = say(locale, "company-delete-ask", name=escape(row.name), frames=frames)
    yes, no = say(locale, "button-company-delete"), say(locale, "button-company-keep")
    delete, keep = (str(StandaloneId(verb, stamp_of(row))) for verb in ("delete", "keep"))
    buttons = Row(
        Button(label=yes[:LABEL_MAX], style=ButtonStyle.danger, custom_id=delete),
        Button(label=no[:LABEL_MAX], custom_id=keep),
    )
    return view(text(question), buttons)


def import_form(locale: str, argument: str, name: str) -> ui.Modal:
    """A form for a company of several lines, which a command's option cannot take."""
    title = say(locale, "form-company-title")
    form = ui.Modal(title=title[:FORM_LABEL_MAX], custom_id=str(StandaloneId("import", argument)))
    name_field: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id="name", default=name or None, required=False, max_length=NAME_MAX
    )
    text_field: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id="text",
        style=discord.TextStyle.paragraph,
        placeholder=say(locale, "form-company-hint")[:HINT_MAX],
        required=False,
        max_length=FORM_TEXT_MAX,
    )
    file_field: ui.FileUpload[ui.Modal] = ui.FileUpload(custom_id="file", required=False)
    for key, field in (("name", name_field), ("text", text_field), ("file", file_field)):
        form.add_item(ui.Label(text=say(locale, f"form-company-{key}")[:FORM_LABEL_MAX], component=field))
    form.stop()
    return form
