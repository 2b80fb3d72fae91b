"""Trust and memory: proof, luck, report, replay and files of a game, each behind a button and a command."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import ui

from cogs.channel.replay import replay_of
from cogs.channel.report import whole_report
from cogs.channel.story import report, told
from cogs.clicks.game import Pressed, on_verb, person_of, table_of
from cogs.kit.reply import Interaction, patiently, private_locale, show
from cogs.views import panel
from cogs.views.proof import luck_lines, proof_lines
from table import Game, NotAllowed
from table.history.archive import pack
from table.history.luck import luck_of
from table.history.provable_dice import read_words
from table.history.transfer import archive_of
from table.history.verify import verify
from text import escape
from text.fluent.catalogue import say

__all__ = ["keep_words", "send_export", "show_luck", "show_proof", "show_replay", "show_report"]

LINES_SHOWN = 3

Edit = Callable[..., Awaitable[Any]]


async def show_proof(interaction: Interaction, game: Game) -> None:
    """What can be said of the game's dice now."""
    archive = await patiently(interaction, archive_of(table_of(interaction), game))
    lines = proof_lines(private_locale(interaction), archive, verify(archive))
    await show(interaction, panel.note_view("\n".join(lines)[: panel.TEXT_MAX]))


async def show_luck(interaction: Interaction, game: Game) -> None:
    """How kind the dice were to everybody."""
    locale, state = private_locale(interaction), game.state
    if state is None:
        await show(interaction, panel.note_view(say(locale, "luck-nothing")))
        return
    entries = await patiently(interaction, table_of(interaction).entries(game.id))
    names = [player.name for player in state.players]
    lines = luck_lines(locale, names, luck_of(entries, len(names)))
    await show(interaction, panel.note_view("\n".join(lines)[: panel.TEXT_MAX]))


async def show_report(interaction: Interaction, game: Game, language: str | None = None) -> None:
    """The last part of the battle report to read here, and the whole of it as a file."""
    locale = language or private_locale(interaction)
    entries = await patiently(interaction, table_of(interaction).entries(game.id))
    last = report(told(entries), locale, LINES_SHOWN)[-panel.TEXT_MAX :] or say(locale, "log-empty")
    file = discord.File(io.BytesIO(whole_report(game, entries, locale).encode()), f"battle-{game.id}.md")
    await show(interaction, panel.report_view(last, file.filename), files=[file])


async def send_export(interaction: Interaction, game: Game) -> None:
    """The whole game as a file, without what is still sealed."""
    archive = await patiently(interaction, archive_of(table_of(interaction), game))
    file = discord.File(io.BytesIO(pack(archive)), f"game-{game.id}.json")
    text = say(private_locale(interaction), "export-done", title=escape(game.title, 80), status=game.status)
    await show(interaction, panel.report_view(text, file.filename), files=[file])


async def show_replay(interaction: Interaction, game: Game, *, private: bool = True) -> None:
    """The game as a moving picture; until it is drawn, a word that it is being drawn."""
    locale = private_locale(interaction) if private else game.locale
    if game.state is None:
        raise NotAllowed("replay-empty")
    edit = await _meanwhile(interaction, panel.note_view(say(locale, "replay-drawing")), private)
    made = await replay_of(await table_of(interaction).entries(game.id), locale)
    file = discord.File(io.BytesIO(made.data), f"replay-{game.id}.gif")
    text = say(locale, "replay-done", title=escape(game.title, 80), frames=made.frames)
    view = panel.score_view(text, say(locale, "replay-alt"), file.filename)
    view.stop()
    await edit(view=view, attachments=[file])


async def _meanwhile(interaction: Interaction, view: ui.LayoutView, private: bool) -> Edit:
    """Shows a view until there is something better; returns what puts that in its place."""
    view.stop()
    if not interaction.response.is_done():
        await interaction.response.send_message(view=view, ephemeral=private)
    elif interaction.type is discord.InteractionType.component:
        message = await interaction.followup.send(view=view, ephemeral=private, wait=True)
        return message.edit
    else:
        await interaction.edit_original_response(view=view)
    return interaction.edit_original_response


async def keep_words(interaction: Interaction, game_id: str, text: str) -> None:
    """Keeps a person's own words for the dice; who has no seat yet gets one."""
    locale, words = private_locale(interaction), read_words(text)
    work = table_of(interaction).join(game_id, person_of(interaction), None, words=words, interaction=interaction.id)
    await patiently(interaction, work)
    note = say(locale, "words-kept", words=escape(words, 100)) if words else say(locale, "words-gone")
    await show(interaction, panel.note_view(note))


async def _game(interaction: Interaction, pressed: Pressed) -> Game:
    return await patiently(interaction, table_of(interaction).game(pressed.game))


@on_verb("proof")
async def _proof(interaction: Interaction, pressed: Pressed) -> None:
    await show_proof(interaction, await _game(interaction, pressed))


@on_verb("luck")
async def _luck(interaction: Interaction, pressed: Pressed) -> None:
    await show_luck(interaction, await _game(interaction, pressed))


@on_verb("report")
async def _report(interaction: Interaction, pressed: Pressed) -> None:
    await show_report(interaction, await _game(interaction, pressed))


@on_verb("replay")
async def _replay(interaction: Interaction, pressed: Pressed) -> None:
    await show_replay(interaction, await _game(interaction, pressed))


@on_verb("words")
async def _words(interaction: Interaction, pressed: Pressed) -> None:
    locale = private_locale(interaction)
    game = await table_of(interaction).game(pressed.game)
    label, hint = say(locale, "modal-words"), say(locale, "modal-words-hint")
    await interaction.response.send_modal(panel.modal(game, locale, "worded", "", label=label, hint=hint))


@on_verb("worded")
async def _worded(interaction: Interaction, pressed: Pressed) -> None:
    await keep_words(interaction, pressed.game, pressed.value)
