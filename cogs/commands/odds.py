"""`/odds`: the exact chances of an attack; `/roll`: dice in any notation. Both work anywhere."""

import contextlib
import io

import discord
from discord import app_commands
from discord.ext import commands
from discord.utils import remove_markdown
from msgspec import structs

from cogs.actions.roll import show_roll
from cogs.kit.drawing import draw_later, reply_in_progress
from cogs.kit.games import known_ruleset
from cogs.kit.interaction import Interaction, table_locale
from cogs.kit.offers import offering
from cogs.kit.reply import reading_of
from cogs.kit.text_first import TEXT
from cogs.kit.translations import describe, word
from render import OddsLabels, draw_odds
from rules import ruleset
from rules.core.json_input import Facts
from table import Table
from text import narrator

DIE_MAX = 12
HITS_MAX = 99
LINE_MAX = 20
ALT_MAX = 1000
Die = app_commands.Range[int, 0, DIE_MAX]


class OddsCog(commands.Cog):
    """Chances, by the rules of the channel's game unless others are named."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @app_commands.command(name="odds", description=word("cmd-odds"))
    @describe(
        attack="opt-odds-attack",
        spot="opt-odds-spot",
        defense="opt-odds-defense",
        range="opt-odds-range",
        cover="opt-odds-cover",
        cover_hits="opt-odds-cover-hits",
        ruleset="opt-ruleset",
        target="opt-odds-target",
        systems="opt-odds-systems",
        line="opt-odds-line",
    )
    @offering(range="odds-ranges", cover="odds-covers", ruleset="rulesets", target="odds-targets")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def odds(
        self,
        interaction: Interaction,
        attack: Die,
        spot: Die = 0,
        defense: Die = 0,
        range: str | None = None,
        cover: str | None = None,
        cover_hits: app_commands.Range[int, 1, HITS_MAX] | None = None,
        ruleset: str | None = None,
        target: str | None = None,
        systems: Die | None = None,
        line: app_commands.Range[int, 0, LINE_MAX] | None = None,
    ) -> None:
        """Answer in words at once, and add the picture."""
        given = {"range": range, "cover": cover, "cover_hits": cover_hits, "target": target, "systems": systems}
        asked = {"attack": attack, "spot": spot, "defense": defense, "line": line, **given}
        rules = ruleset or self.table.played_in(interaction.channel_id or 0) or known_ruleset()
        await _answer(interaction, rules, {name: value for name, value in asked.items() if value is not None})


async def _answer(interaction: Interaction, name: str, asked: Facts) -> None:
    answer = narrator(ruleset(name)).odds_answer(table_locale(interaction), name, asked)
    with reply_in_progress():
        await interaction.response.send_message(answer.text)
    if reading_of(interaction, private=False) == TEXT:
        return
    picture = await draw_later(draw_odds, OddsLabels(**structs.asdict(answer.labels)))
    file = discord.File(io.BytesIO(picture.data), "odds.png", description=remove_markdown(answer.text)[:ALT_MAX])
    # The words have arrived: losing the picture is no failure.
    with contextlib.suppress(discord.HTTPException):
        await interaction.edit_original_response(attachments=[file])


class RollCog(commands.Cog):
    """Dice without a game."""

    @app_commands.command(name="roll", description=word("cmd-roll"))
    @describe(dice="opt-dice", label="opt-label", private="opt-private")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def roll(self, interaction: Interaction, dice: str, label: str | None = None, private: bool = False) -> None:
        """Answer in words at once, and add the picture."""
        await show_roll(interaction, dice, label or "", private=private)
