"""`/company`: companies that are private, and the same on every server."""

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands
from msgspec import structs

from cogs.actions.company import default_name, import_company, show_card, show_random
from cogs.actions.company_builder import show_builder
from cogs.actions.forms import downloaded
from cogs.actions.pictures import set_picture
from cogs.kit.autocomplete import Choices, choices_by_name, filled_in
from cogs.kit.companies import NAME_MAX, AnySheet, Companies, builder_of, empty_sheet, random_sheet, sheet_of
from cogs.kit.games import known_ruleset
from cogs.kit.interaction import Interaction, private_locale
from cogs.kit.offers import offering, worded_choices
from cogs.kit.reply import in_time, show
from cogs.kit.translations import describe, word
from cogs.views.company import delete_view, import_form, list_text, share_text
from cogs.views.components import note_view
from render import PLACES, UPLOAD_MAX
from rules import Malformed
from rules import builder_of as builder_named
from rules.core.names import Named, clean_name, place_of
from storage import CompanyRow
from table import NotAllowed
from text import escape
from text.company import say_of, unit_title
from text.fluent.catalogue import say

ROCKETS_MAX = 99
Players = app_commands.Range[int, 2, 5]
BUILT_FOR = {"ruleset": "opt-ruleset", "size": "opt-size", "players": "opt-players"}


@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
class CompanyCog(commands.GroupCog, group_name="company", group_description=word("cmd-company")):
    """The user's companies; nobody else ever sees them here."""

    def __init__(self, companies: Companies) -> None:
        self.companies = companies

    @app_commands.command(name="new", description=word("cmd-company-new"))
    @describe(name="opt-company-name", **BUILT_FOR)
    @offering(ruleset="rulesets", size="sizes")
    async def new(
        self,
        interaction: Interaction,
        name: str | None = None,
        ruleset: str | None = None,
        size: str | None = None,
        players: Players = 2,
    ) -> None:
        """Begin a company, a team or a fleet without units, and show the menus to build it."""
        locale, rules = private_locale(interaction), ruleset or known_ruleset()
        sheet = empty_sheet(name or default_name(locale, rules), rules, size, players)
        row = await in_time(interaction, self.companies.add(interaction.user.id, sheet, rename=name is None))
        await show_builder(
            interaction, row, note=say_of(locale, builder_of(sheet).style, "made", name=escape(row.name))
        )

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
        """Add a unit, or build the one of that name or number again."""
        typed = (frame, systems, rockets)
        row, note = await in_time(interaction, self._build(interaction, company, typed))
        await show_card(interaction, row, note)

    async def _build(
        self, interaction: Interaction, company: str, typed: tuple[str, str, int | None]
    ) -> tuple[CompanyRow, str]:
        """The company with a unit as typed (name, systems, rockets), and a note on it."""
        owner, locale = interaction.user.id, private_locale(interaction)
        async with self.companies.changing(owner):
            sheet = sheet_of(await self.companies.row(owner, company))
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
            return await self._change(owner, sheet, units), note

    async def _change(self, owner: int, sheet: AnySheet, units: Sequence[Named]) -> CompanyRow:
        await self.companies.put(owner, structs.replace(sheet, force=builder_of(sheet).force(units)))
        return await self.companies.row(owner, sheet.name)

    @app_commands.command(name="remove", description=word("cmd-company-remove"))
    @describe(company="opt-company-which", frame="opt-company-frame")
    async def remove(self, interaction: Interaction, company: str, frame: str) -> None:
        """Take a unit out, by its name or number."""
        row, note = await in_time(interaction, self._take_out(interaction, company, frame))
        await show_card(interaction, row, note)

    async def _take_out(self, interaction: Interaction, company: str, frame: str) -> tuple[CompanyRow, str]:
        """The company without a unit, and a note on it."""
        owner, locale = interaction.user.id, private_locale(interaction)
        async with self.companies.changing(owner):
            sheet = sheet_of(await self.companies.row(owner, company))
            builder = builder_of(sheet)
            units = list(builder.units(sheet.force))
            at = place_of(units, frame)
            if at is None:
                raise _unknown(sheet, frame)
            title = unit_title(locale, builder.style, units.pop(at), at + 1)
            note = say_of(locale, builder.style, "frame-removed", frame=title)
            return await self._change(owner, sheet, units), note

    @app_commands.command(name="picture", description=word("cmd-company-picture"))
    @describe(company="opt-company-which", frame="opt-company-frame", image="opt-company-image", crop="opt-crop")
    @app_commands.choices(crop=worded_choices("place", PLACES))
    async def picture(
        self,
        interaction: Interaction,
        company: str,
        frame: str,
        image: discord.Attachment | None = None,
        crop: str = "center",
    ) -> None:
        """Show a unit with a picture of one's own from now on; without an image, no longer."""
        row = await in_time(interaction, self.companies.row(interaction.user.id, company))
        sheet = sheet_of(row)
        at = place_of(list(builder_of(sheet).units(sheet.force)), frame)
        if at is None:
            raise _unknown(sheet, frame)
        if image is not None and image.size > UPLOAD_MAX:
            raise Malformed("file-too-big", most=UPLOAD_MAX // 1024)
        data = None if image is None else await in_time(interaction, downloaded(image.read()))
        row, note = await set_picture(interaction, str(row.id), at, data, {"place": crop})
        await show_card(interaction, row, note)

    @app_commands.command(name="show", description=word("cmd-company-show"))
    @describe(name="opt-company-which")
    async def show(self, interaction: Interaction, name: str) -> None:
        """Show a company, drawn and in words, with the menus to change it."""
        row = await in_time(interaction, self.companies.row(interaction.user.id, name))
        await show_builder(interaction, row, brief=False)

    @app_commands.command(name="list", description=word("cmd-company-list"))
    async def list(self, interaction: Interaction) -> None:
        """List the user's companies."""
        rows = await in_time(interaction, self.companies.rows(interaction.user.id))
        await show(interaction, note_view(list_text(private_locale(interaction), rows)))

    @app_commands.command(name="delete", description=word("cmd-company-delete"))
    @describe(name="opt-company-which")
    async def delete(self, interaction: Interaction, name: str) -> None:
        """Ask whether to delete a company."""
        row = await in_time(interaction, self.companies.row(interaction.user.id, name))
        await show(interaction, delete_view(private_locale(interaction), row))

    @app_commands.command(name="generate", description=word("cmd-company-generate"))
    @describe(name="opt-company-name", archetype="opt-archetype", **BUILT_FOR)
    @offering(ruleset="rulesets", size="sizes")
    async def generate(
        self,
        interaction: Interaction,
        name: str | None = None,
        ruleset: str | None = None,
        size: str | None = None,
        players: Players = 2,
        archetype: str | None = None,
    ) -> None:
        """Draw a legal company at random and keep it under a name."""
        locale, owner, rules = private_locale(interaction), interaction.user.id, ruleset or known_ruleset()
        empty = empty_sheet(name or default_name(locale, rules), rules, size, players)
        rows = await in_time(interaction, self.companies.rows(owner))
        newest = max(rows, key=lambda row: row.updated, default=None)
        sheet = random_sheet(empty, archetype or "", sheet_of(newest) if newest else None)
        row = await in_time(interaction, self.companies.add(owner, sheet, rename=True))
        await show_random(interaction, row, archetype or "")

    @app_commands.command(name="share", description=word("cmd-company-share"))
    @describe(name="opt-company-which")
    async def share(self, interaction: Interaction, name: str) -> None:
        """Show a code to pass on; the reply itself stays private."""
        row = await in_time(interaction, self.companies.row(interaction.user.id, name))
        await show(interaction, note_view(share_text(private_locale(interaction), sheet_of(row))))

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
        """Read a company from a code or a text; without one, open a form with room for lines."""
        built = f"{ruleset or ''}/{size or ''}/{players or ''}"
        if text is None:
            form = import_form(private_locale(interaction), built, clean_name(name or "", NAME_MAX))
            await interaction.response.send_modal(form)
            return
        await import_company(interaction, text, name or "", built)

    # -- autocomplete -------------------------------------------------------------------------------------------

    @show.autocomplete("name")
    @delete.autocomplete("name")
    @share.autocomplete("name")
    @frame.autocomplete("company")
    @remove.autocomplete("company")
    @picture.autocomplete("company")
    async def _names(self, interaction: Interaction, typed: str) -> Choices:
        rows = await self.companies.rows(interaction.user.id)
        return choices_by_name(((row.name, row.name) for row in rows), typed)

    async def _sheet_typed(self, interaction: Interaction) -> AnySheet | None:
        """The user's company of the typed name, if there is one."""
        try:
            return sheet_of(await self.companies.row(interaction.user.id, filled_in(interaction, "company")))
        except NotAllowed:
            return None

    @frame.autocomplete("frame")
    @remove.autocomplete("frame")
    @picture.autocomplete("frame")
    async def _frames(self, interaction: Interaction, typed: str) -> Choices:
        sheet = await self._sheet_typed(interaction)
        if sheet is None:
            return []
        builder = builder_of(sheet)
        units = enumerate(builder.units(sheet.force), start=1)
        named = ((unit.name or str(number), builder.notation(unit)) for number, unit in units)
        return choices_by_name(((f"{name}: {notation}", name) for name, notation in named), typed)

    @frame.autocomplete("systems")
    async def _systems(self, interaction: Interaction, typed: str) -> Choices:
        sheet, locale = await self._sheet_typed(interaction), private_locale(interaction)
        builder = builder_named(known_ruleset()) if sheet is None else builder_of(sheet)
        designs = ((say(locale, f"archetype-{kind}"), notation) for kind, notation in builder.designs.items())
        return choices_by_name(((f"{name}: {notation}", notation) for name, notation in designs), typed)

    @generate.autocomplete("archetype")
    async def _archetypes(self, interaction: Interaction, typed: str) -> Choices:
        builder, locale = builder_named(known_ruleset(filled_in(interaction, "ruleset"))), private_locale(interaction)
        return choices_by_name(((say(locale, f"archetype-{kind}"), kind) for kind in builder.archetypes), typed)


def _unknown(sheet: AnySheet, typed: str) -> NotAllowed:
    """The refusal of a unit that a company does not have."""
    units = enumerate(builder_of(sheet).units(sheet.force), start=1)
    return NotAllowed("company-frame-unknown", text=typed[:40], known=[unit.name or str(n) for n, unit in units])
