"""`/company`: companies that are private, and the same on every server."""

from __future__ import annotations

from discord import ButtonStyle, app_commands, ui
from discord.ext import commands
from msgspec import structs

from cogs import panel
from cogs.companycard import delete_view, deleted_view, import_form, list_text, share_text, show_card, stamp_of
from cogs.quick import on, quick_id
from cogs.reply import Interaction, patiently, private_locale, show
from cogs.sheets import SIZES, Sheets, blank, sheet_of
from cogs.words import describe, word
from rules import RULESETS, Malformed, SystemDice
from rules import ruleset as find_ruleset
from rules.rapid_attack.company import ARCHETYPES, FRAMES_MAX, Company, Plan, clean_name, parse
from rules.rapid_attack.forum import read_any
from rules.rapid_attack.sharing import Sheet, is_code, read_code
from storage import CompanyRow, Storage
from table import NotAllowed
from text import escape
from text.catalogue import say
from text.company import frame_title

__all__ = ["CompanyCog"]

ROCKETS_MAX = 99
TRIES = 8
SHOWN = 25
TEXT_MAX = 6000
Choices = list[app_commands.Choice[str]]
Players = app_commands.Range[int, 2, 5]
RULESET = [app_commands.Choice(name=word(f"ruleset-{name}"), value=name) for name in RULESETS]
SIZE = [app_commands.Choice(name=word(f"size-{name}"), value=name) for name in SIZES]
BUILT_FOR = {"ruleset": "opt-ruleset", "size": "opt-size", "players": "opt-players"}


class CompanyCog(commands.GroupCog, group_name="company", group_description=word("cmd-company")):
    """Companies of whoever asks; nobody else ever sees them here."""

    def __init__(self, storage: Storage) -> None:
        self.sheets = Sheets(storage)

    @app_commands.command(name="new", description=word("cmd-company-new"))
    @describe(name="opt-company-name", **BUILT_FOR)
    @app_commands.choices(ruleset=RULESET, size=SIZE)
    async def new(
        self,
        interaction: Interaction,
        name: str,
        ruleset: str = "rapid-attack",
        size: str | None = None,
        players: Players = 2,
    ) -> None:
        """Begins a company without frames."""
        sheet = blank(name, ruleset, size or find_ruleset(ruleset).sizes[0], players)
        row = await patiently(interaction, self.sheets.add(interaction.user.id, sheet, rename=False))
        await show_card(interaction, row, say(private_locale(interaction), "company-made", name=escape(row.name)))

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
        """Adds a frame, or builds the one of that name or number anew."""
        plan = _plan(frame, systems, rockets)
        row, note = await patiently(interaction, self._build(interaction, company, frame, plan))
        await show_card(interaction, row, note)

    async def _build(self, interaction: Interaction, company: str, frame: str, plan: Plan) -> tuple[CompanyRow, str]:
        owner, locale = interaction.user.id, private_locale(interaction)
        async with self.sheets.changing(owner):
            sheet = sheet_of(await self.sheets.row(owner, company))
            plans = list(sheet.company.frames)
            at = _place(plans, frame)
            if at is None:
                if len(plans) >= FRAMES_MAX:
                    raise Malformed("too-many-frames", count=len(plans) + 1, most=FRAMES_MAX)
                at = len(plans)
                plans.append(plan)
            else:
                plan = structs.replace(plan, name=plans[at].name)
                plans[at] = plan
            key = "company-frame-added" if len(plans) > len(sheet.company.frames) else "company-frame-replaced"
            note = say(locale, key, frame=frame_title(locale, plan, at + 1))
            return await self._changed(owner, sheet, plans), note

    async def _changed(self, owner: int, sheet: Sheet, plans: list[Plan]) -> CompanyRow:
        await self.sheets.put(owner, structs.replace(sheet, company=Company(tuple(plans))))
        return await self.sheets.row(owner, sheet.name)

    @app_commands.command(name="remove", description=word("cmd-company-remove"))
    @describe(company="opt-company-which", frame="opt-company-frame")
    async def remove(self, interaction: Interaction, company: str, frame: str) -> None:
        """Takes a frame out, by its name or number."""
        row, note = await patiently(interaction, self._take_out(interaction, company, frame))
        await show_card(interaction, row, note)

    async def _take_out(self, interaction: Interaction, company: str, frame: str) -> tuple[CompanyRow, str]:
        owner, locale = interaction.user.id, private_locale(interaction)
        async with self.sheets.changing(owner):
            sheet = sheet_of(await self.sheets.row(owner, company))
            plans = list(sheet.company.frames)
            at = _place(plans, frame)
            if at is None:
                known = [plan.name or str(number) for number, plan in enumerate(plans, start=1)]
                raise NotAllowed("company-frame-unknown", text=frame[:40], known=known)
            note = say(locale, "company-frame-removed", frame=frame_title(locale, plans.pop(at), at + 1))
            return await self._changed(owner, sheet, plans), note

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
    @app_commands.choices(
        ruleset=RULESET,
        size=SIZE,
        archetype=[app_commands.Choice(name=word(f"archetype-{name}"), value=name) for name in ARCHETYPES],
    )
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
        built = size or find_ruleset(ruleset).sizes[0]
        empty = blank(name or say(locale, "company-default-name"), ruleset, built, players)
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
    @app_commands.choices(ruleset=RULESET, size=SIZE)
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
        plans = sheet_of(row).company.frames
        named = [(plan.name or str(n), " ".join(plan.systems)) for n, plan in enumerate(plans, start=1)]
        return _offered([(f"{name}: {systems}", name) for name, systems in named], current)

    @frame.autocomplete("systems")
    async def _systems(self, interaction: Interaction, current: str) -> Choices:
        locale = private_locale(interaction)
        kinds = [(say(locale, f"archetype-{kind}"), " ".join(systems)) for kind, systems in ARCHETYPES.items()]
        return _offered([(f"{name}: {systems}", systems) for name, systems in kinds], current)


def _offered(found: list[tuple[str, str]], current: str) -> Choices:
    shown = [(name, value) for name, value in found if current.casefold() in name.casefold()]
    return [app_commands.Choice(name=name[:100], value=value[:100]) for name, value in shown[:SHOWN]]


def _plan(name: str, systems: str, rockets: int | None) -> Plan:
    """One frame from what was typed. Raises ``RulesError``."""
    frames = read_any(systems.rpartition(":")[2]).company.frames
    if len(frames) != 1:
        raise Malformed("one-frame", count=len(frames))
    number = frames[0].rockets if rockets is None else rockets
    return Plan(frames[0].systems, number, clean_name(name))


def _place(plans: list[Plan], frame: str) -> int | None:
    """The frame of that name, or else of that number."""
    wanted = clean_name(frame).casefold()
    for at, plan in enumerate(plans):
        if plan.name and plan.name.casefold() == wanted:
            return at
    number = int(wanted) if wanted.isascii() and wanted.isdecimal() and len(wanted) < 3 else 0
    return number - 1 if 1 <= number <= len(plans) else None


def _drawn(sheet: Sheet, archetype: str, last: Sheet | None) -> Sheet:
    """The sheet with frames drawn at random, other ones than the last company's."""
    rules = find_ruleset(sheet.ruleset)
    size = rules.sizes[0] if sheet.size == "custom" else sheet.size
    before = sorted(plan.systems for plan in last.company.frames) if last else None
    for _ in range(TRIES):
        drawn = rules.generate(size, sheet.players, SystemDice(), [archetype] if archetype else [])
        company = parse(drawn)
        if sorted(plan.systems for plan in company.frames) != before:
            break
    return structs.replace(sheet, company=company)


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


def _read(locale: str, text: str, name: str, built: str) -> Sheet:
    if len(text) > TEXT_MAX:
        raise Malformed("company-too-long", length=len(text), most=TEXT_MAX)
    if is_code(text):
        sheet = read_code(text)
    else:
        found = read_any(text)
        sheet = Sheet(found.title, "rapid-attack", SIZES[0], 2, found.company)
    ruleset, size, players = built.split("/")
    shown = name or sheet.name or say(locale, "company-default-name")
    number = int(players or sheet.players)
    return structs.replace(blank(shown, ruleset or sheet.ruleset, size or sheet.size, number), company=sheet.company)


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
        sheet = _drawn(before, archetype if archetype in ARCHETYPES else "", before)
        await patiently(interaction, sheets.put(owner, sheet))
    row = await sheets.row(owner, sheet.name)
    await _show_drawn(interaction, row, archetype, edit=True)


@on("import")
async def _form_sent(interaction: Interaction, argument: str, fields: dict[str, str]) -> None:
    built = argument if argument.count("/") == 2 else "//"
    await _import(interaction, _sheets(interaction), (fields.get("text", ""), fields.get("name", ""), built))
