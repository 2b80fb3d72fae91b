"""`/company`: companies that are private, and the same on every server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle, app_commands, ui
from discord.ext import commands
from msgspec import structs

from cogs.clicks.anywhere import on, quick_id
from cogs.kit.commands import describe, word
from cogs.kit.companies import Sheets, blank, builder_of, sheet_of
from cogs.kit.offers import offering
from cogs.kit.reply import Interaction, patiently, private_locale, show
from cogs.views import panel
from cogs.views.company import delete_view, deleted_view, import_form, list_text, share_text, show_card, stamp_of
from rules import RULESETS, Malformed, RulesError, SystemDice
from rules import builder_of as builder_named
from rules import ruleset as find_ruleset
from rules.core.names import clean_name, place_of
from rules.sharing.codes import Sheet, is_code, read_code
from storage import CompanyRow, Storage
from table import NotAllowed
from text import escape
from text.company import say_of, unit_title
from text.fluent.catalogue import say

__all__ = ["CompanyCog"]

ROCKETS_MAX = 99
TRIES = 8
SHOWN = 25
TEXT_MAX = 6000
Choices = list[app_commands.Choice[str]]
Players = app_commands.Range[int, 2, 5]
BUILT_FOR = {"ruleset": "opt-ruleset", "size": "opt-size", "players": "opt-players"}


class CompanyCog(commands.GroupCog, group_name="company", group_description=word("cmd-company")):
    """Companies of whoever asks; nobody else ever sees them here."""

    def __init__(self, storage: Storage) -> None:
        self.sheets = Sheets(storage)

    @app_commands.command(name="new", description=word("cmd-company-new"))
    @describe(name="opt-company-name", **BUILT_FOR)
    @offering(ruleset="rulesets", size="sizes")
    async def new(
        self,
        interaction: Interaction,
        name: str,
        ruleset: str = "rapid-attack",
        size: str | None = None,
        players: Players = 2,
    ) -> None:
        """Begins a company, a team or a fleet without units."""
        sheet = blank(name, ruleset, size, players)
        row = await patiently(interaction, self.sheets.add(interaction.user.id, sheet, rename=False))
        locale, style = private_locale(interaction), builder_of(sheet).style
        await show_card(interaction, row, say_of(locale, style, "made", name=escape(row.name)))

    @app_commands.command(name="frame", description=word("cmd-company-frame"))
    @describe(
        company="opt-company-which",
        frame="opt-company-frame",
        systems="opt-company-systems",
        rockets="opt-company-rockets",
    )
    async def frame(
        self,
        interaction: Interaction,
        company: str,
        frame: str,
        systems: str,
        rockets: app_commands.Range[int, 0, ROCKETS_MAX] | None = None,
    ) -> None:
        """Adds a unit, or builds the one of that name or number anew."""
        typed = (frame, systems, rockets)
        row, note = await patiently(interaction, self._build(interaction, company, typed))
        await show_card(interaction, row, note)

    async def _build(
        self, interaction: Interaction, company: str, typed: tuple[str, str, int | None]
    ) -> tuple[CompanyRow, str]:
        owner, locale = interaction.user.id, private_locale(interaction)
        async with self.sheets.changing(owner):
            sheet = sheet_of(await self.sheets.row(owner, company))
            builder = builder_of(sheet)
            unit, units = builder.unit(*typed), list(builder.units(sheet.force))
            at = place_of(units, typed[0])
            key = "frame-added" if at is None else "frame-replaced"
            if at is None:
                at = len(units)
                units.append(unit)
            else:
                units[at] = structs.replace(unit, name=units[at].name)
            if len(units) > builder.most:
                raise Malformed("too-many-units", count=len(units), most=builder.most)
            title = unit_title(locale, builder.style, units[at], at + 1)
            note = say_of(locale, builder.style, key, frame=title)
            return await self._changed(owner, sheet, units), note

    async def _changed(self, owner: int, sheet: Sheet[Any], units: Sequence[Any]) -> CompanyRow:
        await self.sheets.put(owner, structs.replace(sheet, force=builder_of(sheet).force(units)))
        return await self.sheets.row(owner, sheet.name)

    @app_commands.command(name="remove", description=word("cmd-company-remove"))
    @describe(company="opt-company-which", frame="opt-company-frame")
    async def remove(self, interaction: Interaction, company: str, frame: str) -> None:
        """Takes a unit out, by its name or number."""
        row, note = await patiently(interaction, self._take_out(interaction, company, frame))
        await show_card(interaction, row, note)

    async def _take_out(self, interaction: Interaction, company: str, frame: str) -> tuple[CompanyRow, str]:
        owner, locale = interaction.user.id, private_locale(interaction)
        async with self.sheets.changing(owner):
            sheet = sheet_of(await self.sheets.row(owner, company))
            builder = builder_of(sheet)
            units = list(builder.units(sheet.force))
            at = place_of(units, frame)
            if at is None:
                known = [unit.name or str(number) for number, unit in enumerate(units, start=1)]
                raise NotAllowed("company-frame-unknown", text=frame[:40], known=known)
            title = unit_title(locale, builder.style, units.pop(at), at + 1)
            note = say_of(locale, builder.style, "frame-removed", frame=title)
            return await self._changed(owner, sheet, units), note

    @app_commands.command(name="show", description=word("cmd-company-show"))
    @describe(name="opt-company-which")
    async def show(self, interaction: Interaction, name: str) -> None:
        """Shows a company of one's own, drawn and in words."""
        await show_card(interaction, await patiently(interaction, self.sheets.row(interaction.user.id, name)))

    @app_commands.command(name="list", description=word("cmd-company-list"))
    async def list(self, interaction: Interaction) -> None:
        """Lists one's companies."""
        rows = await patiently(interaction, self.sheets.rows(interaction.user.id))
        await show(interaction, panel.note_view(list_text(private_locale(interaction), rows)))

    @app_commands.command(name="delete", description=word("cmd-company-delete"))
    @describe(name="opt-company-which")
    async def delete(self, interaction: Interaction, name: str) -> None:
        """Asks, and then deletes."""
        row = await patiently(interaction, self.sheets.row(interaction.user.id, name))
        await show(interaction, delete_view(private_locale(interaction), row))

    @app_commands.command(name="generate", description=word("cmd-company-generate"))
    @describe(name="opt-company-name", archetype="opt-archetype", **BUILT_FOR)
    @offering(ruleset="rulesets", size="sizes")
    async def generate(
        self,
        interaction: Interaction,
        name: str | None = None,
        ruleset: str = "rapid-attack",
        size: str | None = None,
        players: Players = 2,
        archetype: str | None = None,
    ) -> None:
        """Draws a legal company and keeps it under a name."""
        locale, owner = private_locale(interaction), interaction.user.id
        empty = blank(name or _default_name(locale, ruleset), ruleset, size, players)
        rows = await patiently(interaction, self.sheets.rows(owner))
        newest = max(rows, key=lambda row: row.updated, default=None)
        sheet = _drawn(empty, archetype or "", sheet_of(newest) if newest else None)
        row = await patiently(interaction, self.sheets.add(owner, sheet, rename=True))
        await _show_drawn(interaction, row, archetype or "")

    @app_commands.command(name="share", description=word("cmd-company-share"))
    @describe(name="opt-company-which")
    async def share(self, interaction: Interaction, name: str) -> None:
        """A code to pass on; the reply itself stays private."""
        row = await patiently(interaction, self.sheets.row(interaction.user.id, name))
        await show(interaction, panel.note_view(share_text(private_locale(interaction), sheet_of(row))))

    @app_commands.command(name="import", description=word("cmd-company-import"))
    @describe(text="opt-company-text", name="opt-company-name", **BUILT_FOR)
    @offering(ruleset="rulesets", size="sizes")
    async def import_(
        self,
        interaction: Interaction,
        text: str | None = None,
        name: str | None = None,
        ruleset: str | None = None,
        size: str | None = None,
        players: Players | None = None,
    ) -> None:
        """Reads a company from a code or a text; without one, opens a form with room for lines."""
        built = f"{ruleset or ''}/{size or ''}/{players or ''}"
        if text is None:
            form = import_form(private_locale(interaction), built, clean_name(name or "", 40))
            await interaction.response.send_modal(form)
            return
        await _import(interaction, self.sheets, (text, name or "", built))

    @show.autocomplete("name")
    @delete.autocomplete("name")
    @share.autocomplete("name")
    @frame.autocomplete("company")
    @remove.autocomplete("company")
    async def _names(self, interaction: Interaction, current: str) -> Choices:
        rows = await self.sheets.rows(interaction.user.id)
        return _offered([(row.name, row.name) for row in rows], current)

    @frame.autocomplete("frame")
    @remove.autocomplete("frame")
    async def _frames(self, interaction: Interaction, current: str) -> Choices:
        try:
            row = await self.sheets.row(interaction.user.id, str(getattr(interaction.namespace, "company", "")))
        except NotAllowed:
            return []
        sheet = sheet_of(row)
        builder = builder_of(sheet)
        units = enumerate(builder.units(sheet.force), start=1)
        named = [(unit.name or str(number), builder.notation(unit)) for number, unit in units]
        return _offered([(f"{name}: {notation}", name) for name, notation in named], current)

    @frame.autocomplete("systems")
    async def _systems(self, interaction: Interaction, current: str) -> Choices:
        try:
            row = await self.sheets.row(interaction.user.id, str(getattr(interaction.namespace, "company", "")))
            builder = builder_of(sheet_of(row))
        except NotAllowed:
            builder = builder_named(next(iter(RULESETS)))
        locale = private_locale(interaction)
        kinds = [(say(locale, f"archetype-{kind}"), notation) for kind, notation in builder.designs.items()]
        return _offered([(f"{name}: {notation}", notation) for name, notation in kinds], current)

    @generate.autocomplete("archetype")
    async def _archetypes(self, interaction: Interaction, current: str) -> Choices:
        wanted = getattr(interaction.namespace, "ruleset", None)
        builder = builder_named(str(wanted) if wanted in RULESETS else next(iter(RULESETS)))
        locale = private_locale(interaction)
        return _offered([(say(locale, f"archetype-{kind}"), kind) for kind in builder.archetypes], current)


def _offered(found: list[tuple[str, str]], current: str) -> Choices:
    shown = [(name, value) for name, value in found if current.casefold() in name.casefold()]
    return [app_commands.Choice(name=name[:100], value=value[:100]) for name, value in shown[:SHOWN]]


def _default_name(locale: str, ruleset: str) -> str:
    return say_of(locale, builder_named(ruleset).style, "default-name")


def _drawn(sheet: Sheet[Any], archetype: str, last: Sheet[Any] | None) -> Sheet[Any]:
    """The sheet with units drawn at random, other ones than the last force's."""
    rules, builder = find_ruleset(sheet.ruleset), builder_of(sheet)
    size = rules.sizes[0] if sheet.size == "custom" else sheet.size
    before = _make_up(last) if last else None
    for _ in range(TRIES):
        text = rules.generate(size, sheet.players, SystemDice(), [archetype] if archetype else [])
        drawn = structs.replace(sheet, force=builder.read(text).force)
        if _make_up(drawn) != before:
            break
    return drawn


def _make_up(sheet: Sheet[Any]) -> list[str]:
    """What a force is made of, whatever its units are called."""
    builder = builder_of(sheet)
    return sorted(builder.notation(unit) for unit in builder.units(sheet.force))


async def _show_drawn(interaction: Interaction, row: CompanyRow, archetype: str, *, edit: bool = False) -> None:
    locale = private_locale(interaction)
    again: ui.Button[ui.LayoutView] = ui.Button(
        label=say(locale, "button-company-redraw"),
        style=ButtonStyle.primary,
        emoji="🎲",
        custom_id=quick_id("redraw", f"{stamp_of(row)}:{archetype}"),
    )
    note = say(locale, "company-drawn", name=escape(row.name))
    await show_card(interaction, row, note, buttons=[again], edit=edit)


async def _import(interaction: Interaction, sheets: Sheets, given: tuple[str, str, str]) -> None:
    """Reads a company, keeps it, and says what was understood."""
    text, name, built = given
    locale = private_locale(interaction)
    sheet = _read(locale, text, name, built)
    row = await patiently(interaction, sheets.add(interaction.user.id, sheet, rename=True))
    key = "company-imported-code" if is_code(text) else "company-imported"
    await show_card(interaction, row, say(locale, key, name=escape(row.name)))


def _read(locale: str, text: str, name: str, built: str) -> Sheet[Any]:
    if len(text) > TEXT_MAX:
        raise Malformed("company-too-long", length=len(text), most=TEXT_MAX)
    ruleset, size, players = built.split("/")
    sheet = read_code(text) if is_code(text) else _understood(text, ruleset)
    into = find_ruleset(ruleset or sheet.ruleset)
    if builder_named(into.id).style != builder_of(sheet).style:
        raise Malformed("import-other-game")
    kept = sheet.size if sheet.size in into.sizes else None
    shown = name or sheet.name or _default_name(locale, into.id)
    return structs.replace(blank(shown, into.id, size or kept, int(players or sheet.players)), force=sheet.force)


def _understood(text: str, ruleset: str) -> Sheet[Any]:
    """A text read by the ruleset that is named, or else by the first that understands it."""
    tried = [find_ruleset(ruleset)] if ruleset else list(RULESETS.values())
    failed: RulesError | None = None
    for rules in tried:
        try:
            found = builder_named(rules.id).read(text)
        except RulesError as error:
            failed = failed or error
            continue
        return Sheet(found.title, rules.id, rules.sizes[0], rules.seats[0], found.force)
    raise failed or Malformed("company-empty")


# -- what its buttons and its form do ---------------------------------------------------------------------------------


def _sheets(interaction: Interaction) -> Sheets:
    return interaction.client.get_cog(CompanyCog.__cog_name__).sheets  # type: ignore[no-any-return]


async def _untouched(interaction: Interaction, argument: str) -> CompanyRow:
    """The company that a button was made for. Raises ``NotAllowed("company-changed")`` if it is another by now."""
    number, _, stamp = argument.partition(":")
    row = await _sheets(interaction).row_by_id(interaction.user.id, int(number) if number.isdecimal() else 0)
    if stamp_of(row) != f"{number}:{stamp}":
        raise NotAllowed("company-changed", name=row.name)
    return row


@on("delete")
async def _delete(interaction: Interaction, argument: str, fields: dict[str, str]) -> None:
    sheets, owner = _sheets(interaction), interaction.user.id
    async with sheets.changing(owner):
        row = await patiently(interaction, _untouched(interaction, argument))
        await patiently(interaction, sheets.delete(owner, row.name))
    await show(interaction, deleted_view(private_locale(interaction), sheet_of(row)), edit=True)


@on("keep")
async def _keep(interaction: Interaction, argument: str, fields: dict[str, str]) -> None:
    row = await patiently(interaction, _untouched(interaction, argument))
    note = say(private_locale(interaction), "company-kept", name=escape(row.name))
    await show(interaction, panel.note_view(note), edit=True)


@on("redraw")
async def _redraw(interaction: Interaction, argument: str, fields: dict[str, str]) -> None:
    sheets, owner = _sheets(interaction), interaction.user.id
    stamp, _, archetype = argument.rpartition(":")
    async with sheets.changing(owner):
        before = sheet_of(await patiently(interaction, _untouched(interaction, stamp)))
        known = archetype in builder_of(before).archetypes
        sheet = _drawn(before, archetype if known else "", before)
        await patiently(interaction, sheets.put(owner, sheet))
    row = await sheets.row(owner, sheet.name)
    await _show_drawn(interaction, row, archetype, edit=True)


@on("import")
async def _form_sent(interaction: Interaction, argument: str, fields: dict[str, str]) -> None:
    built = argument if argument.count("/") == 2 else "//"
    await _import(interaction, _sheets(interaction), (fields.get("text", ""), fields.get("name", ""), built))
