"""`/odds`: the exact chances of an attack, anywhere."""

from __future__ import annotations

import contextlib
import io

import discord
from discord import app_commands
from discord.ext import commands
from msgspec import structs

from cogs.draw import drawn, replying
from cogs.links import profile_of
from cogs.reply import Interaction, public_locale
from cogs.words import describe, word
from render import OddsLabels, draw_odds
from rules import RULESETS
from rules.frames import RANGE_OF
from rules.hits import Barrier
from rules.odds import Shot
from text.odds import odds_labels, odds_text

__all__ = ["OddsCog"]

DIE_MAX = 12
TERRAIN_HITS, FRAME_HITS, HITS_MAX = 3, 6, 99
COVERS = ("none", "terrain", "frame", "frame-immune")
Die = app_commands.Range[int, 0, DIE_MAX]


class OddsCog(commands.Cog):
    """Chances without a game."""

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
    )
    @app_commands.choices(
        range=[app_commands.Choice(name=word(f"odds-range-{name}"), value=name) for name in RANGE_OF],
        cover=[app_commands.Choice(name=word(f"odds-cover-{name}"), value=name) for name in COVERS],
        ruleset=[app_commands.Choice(name=word(f"ruleset-{name}"), value=name) for name in RULESETS],
        target=[app_commands.Choice(name=word(f"odds-target-{name}"), value=name) for name in ("frame", "terrain")],
    )
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def odds(
        self,
        interaction: Interaction,
        attack: Die,
        spot: Die = 0,
        defense: Die = 0,
        range: str = "direct-fire",
        cover: str = "none",
        cover_hits: app_commands.Range[int, 1, HITS_MAX] | None = None,
        ruleset: str = "rapid-attack",
        target: str = "frame",
        systems: Die | None = None,
    ) -> None:
        """Answers in words at once, and adds the picture."""
        shot = Shot(attack, spot, defense, range, target, _covers(cover, cover_hits))
        left = None if systems is None or target != "frame" else systems + _whites(ruleset)
        await _answer(interaction, shot, left)


async def _answer(interaction: Interaction, shot: Shot, left: int | None) -> None:
    locale = public_locale(interaction)
    text = odds_text(locale, shot, left)
    with replying():
        await interaction.response.send_message(text)
    labels = OddsLabels(**structs.asdict(odds_labels(locale, shot, left)))
    picture = await drawn(draw_odds, labels)
    file = discord.File(io.BytesIO(picture.data), "odds.png", description=text[:1000])
    # The words have arrived; the picture is a courtesy.
    with contextlib.suppress(discord.HTTPException):
        await interaction.edit_original_response(attachments=[file])


def _covers(kind: str, hits: int | None) -> tuple[Barrier, ...]:
    if kind == "none":
        return ()
    if kind == "terrain":
        return (Barrier("terrain", hits or TERRAIN_HITS),)
    return (Barrier("frame", hits or FRAME_HITS, immune=kind == "frame-immune"),)


def _whites(name: str) -> int:
    return profile_of(name).white
