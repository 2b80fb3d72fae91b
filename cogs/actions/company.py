"""Companies shown, drawn at random, imported and deleted: what buttons, the form and `/company` share."""

from collections.abc import Mapping, Sequence

from msgspec import structs

from cogs.actions.forms import FILE_MAX, uploaded
from cogs.kit.companies import builder_of, empty_sheet, random_sheet, read_sheet, sheet_of
from cogs.kit.interaction import Interaction, may_play, private_locale
from cogs.kit.reply import in_time, show
from cogs.views.company import company_card, deleted_view
from cogs.views.company_builder import drawn_buttons
from cogs.views.components import Button, note_view
from rules import Malformed
from rules import builder_of as builder_named
from rules import ruleset as find_ruleset
from rules.share_codes import is_code
from storage import CompanyRow
from text import escape
from text.company import say_of
from text.fluent.catalogue import say


def default_name(locale: str, ruleset: str) -> str:
    """The name of a company that is given none."""
    return say_of(locale, builder_named(ruleset).style, "default-name")


async def show_card(
    interaction: Interaction, row: CompanyRow, note: str = "", buttons: Sequence[Button] = (), *, edit: bool = False
) -> None:
    """Show a company to the user alone; one with ``buttons`` without its units in words: its picture shows them."""
    drawing = company_card(private_locale(interaction), row, note, buttons, brief=bool(buttons))
    view, files = await in_time(interaction, drawing)
    await show(interaction, view, edit=edit, files=files)


async def show_random(interaction: Interaction, row: CompanyRow, archetype: str, *, edit: bool = False) -> None:
    """Show a company that was drawn at random, with the buttons to use it, change it and draw another."""
    locale = private_locale(interaction)
    note = say(locale, "company-drawn", name=escape(row.name))
    buttons = drawn_buttons(locale, row, archetype, here=may_play(interaction))
    await show_card(interaction, row, note, buttons, edit=edit)


async def import_company(interaction: Interaction, text: str, name: str, built: str) -> None:
    """Read a company, keep it, and show what was understood. ``built``: ``<ruleset>/<size>/<players>``, empty if open.

    Raises ``RulesError``.
    """
    locale, companies = private_locale(interaction), interaction.client.companies
    ruleset, size, players = built.split("/")
    sheet = read_sheet(text, ruleset)
    into = find_ruleset(ruleset or sheet.ruleset)
    if builder_named(into.id).style != builder_of(sheet).style:
        raise Malformed("import-other-game")
    kept = sheet.size if sheet.size in into.sizes else None
    title = name or sheet.name or default_name(locale, into.id)
    empty = empty_sheet(title, into.id, size or kept, int(players or sheet.players))
    new = structs.replace(empty, force=sheet.force)
    row = await in_time(interaction, companies.add(interaction.user.id, new, rename=True))
    key = "company-imported-code" if is_code(text) else "company-imported"
    await show_card(interaction, row, say(locale, key, name=escape(row.name)))


async def send_import(interaction: Interaction, argument: str, fields: Mapping[str, str]) -> None:
    """Import the company that was written in the form, or that is in its file."""
    built = argument if argument.count("/") == 2 else "//"
    file = await in_time(interaction, uploaded(interaction, "file", FILE_MAX))
    text = fields.get("text", "") if file is None else file.decode(errors="replace")
    await import_company(interaction, text, fields.get("name", ""), built)


async def press_delete(interaction: Interaction, argument: str) -> None:
    """Delete a company, unless it has changed since the button was made."""
    companies, owner = interaction.client.companies, interaction.user.id
    async with companies.changing(owner):
        row = await in_time(interaction, companies.unchanged(owner, argument))
        await in_time(interaction, companies.delete(owner, row.name))
    await show(interaction, deleted_view(private_locale(interaction), sheet_of(row)), edit=True)


async def press_keep(interaction: Interaction, argument: str) -> None:
    """Put a note in place of the question whether to delete a company."""
    row = await in_time(interaction, interaction.client.companies.unchanged(interaction.user.id, argument))
    note = say(private_locale(interaction), "company-kept", name=escape(row.name))
    await show(interaction, note_view(note), edit=True)


async def press_redraw(interaction: Interaction, argument: str) -> None:
    """Draw a random company again, unless it has changed since the button was made."""
    companies, owner = interaction.client.companies, interaction.user.id
    stamp, _, archetype = argument.rpartition(":")
    async with companies.changing(owner):
        before = sheet_of(await in_time(interaction, companies.unchanged(owner, stamp)))
        known = archetype in builder_of(before).archetypes
        sheet = random_sheet(before, archetype if known else "", before)
        await in_time(interaction, companies.put(owner, sheet))
    row = await companies.row(owner, sheet.name)
    await show_random(interaction, row, archetype, edit=True)
