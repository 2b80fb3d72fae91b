"""Taking back and voting: what would go, in words and as a picture, and the buttons that decide it."""

from __future__ import annotations

import io

import discord

from cogs.channel.story import told
from cogs.clicks.game import Pressed, on_verb, person_of, table_of
from cogs.kit.drawing import drawn_at_once
from cogs.kit.reply import Interaction, patiently, private_locale, show
from cogs.views import clocks, panel, votes
from render import draw_state
from table import Game, NotAllowed, Table
from table.game import TakeBack, still_to_agree
from table.votes.undo import position, take_back, undo_for
from table.votes.wishes import expired, vote
from text import alt_text, board_labels, escape
from text.chapters import lines
from text.fluent.catalogue import say

__all__ = ["answered", "show_undo", "show_wish", "undone_lines"]


async def show_undo(interaction: Interaction, game: Game, *, edit: bool = False) -> None:
    """Says what taking back would undo, and offers to do it or to ask those whom it concerns."""
    locale, table = private_locale(interaction), table_of(interaction)
    wanted = undo_for(game, interaction.user.id)
    gone = await undone_lines(table, game, wanted.to, locale)
    picture = await patiently(interaction, _picture(table, game, wanted.to, locale))
    others = [escape(seat.name) for seat in game.seats if seat.user in wanted.asked]
    view = votes.undo_view(game, locale, gone, free=wanted.free, others=others, picture=picture)
    await show(interaction, view, edit=edit, files=[picture])


async def _picture(table: Table, game: Game, to: int, locale: str) -> discord.File:
    """The board as it would be again, and in words. It is what somebody waits for, so it is drawn at once."""
    state = (await position(table, game, to)).state
    assert state is not None
    done = await drawn_at_once(draw_state, state, board_labels(game.locale, state))
    return discord.File(io.BytesIO(done.data), f"back-{to}.png", description=alt_text(locale, state))


async def undone_lines(table: Table, game: Game, to: int, locale: str) -> list[str]:
    """The story since an entry: what would go."""
    gone = {made.seq for made in game.decisions if made.seq > to}
    return [line for chapter in told(await table.entries(game.id), gone) for line in lines(chapter, locale)]


async def show_wish(interaction: Interaction, game: Game) -> None:
    """What is asked of the players, with what an undo would take back, and the buttons for those who are asked."""
    locale, table = private_locale(interaction), table_of(interaction)
    wish = game.wish
    if wish is None or game.status != "running":
        raise NotAllowed("no-wish")
    words, files = clocks.wish_lines(game, locale), list[discord.File]()
    if isinstance(wish.wanted, TakeBack):
        gone = await undone_lines(table, game, wish.wanted.to, locale)
        words += votes.gone_lines(locale, gone)
        files.append(await patiently(interaction, _picture(table, game, wish.wanted.to, locale)))
    mine = interaction.user.id in (*still_to_agree(game), wish.user)
    picture = files[0] if files else None
    await show(interaction, votes.wish_view(game, locale, words, picture, asked=mine), files=files)


async def answered(interaction: Interaction, game: Game, *, agree: bool, wish_seq: int | None = None) -> None:
    """Answers a vote, and says what became of it."""
    table, locale = table_of(interaction), private_locale(interaction)
    late = expired(game, table.clock.now())
    work = vote(table, game.id, person_of(interaction), agree=agree, wish_seq=wish_seq, interaction=interaction.id)
    after = await patiently(interaction, work)
    undo = game.wish is not None and isinstance(game.wish.wanted, TakeBack)
    key = "undo-agreed" if after.wish is not None else "undo-done" if undo else "wish-done"
    if late:
        key = "wish-too-late"
    elif not agree:
        key = "undo-refused"
    await show(interaction, panel.note_view(say(locale, key)))


@on_verb("undo")
async def _undo(interaction: Interaction, pressed: Pressed) -> None:
    game = await patiently(interaction, table_of(interaction).game(pressed.game))
    await show_undo(interaction, game, edit=interaction.message is not None and interaction.message.flags.ephemeral)


@on_verb("undone")
async def _undone(interaction: Interaction, pressed: Pressed) -> None:
    work = take_back(
        table_of(interaction),
        pressed.game,
        person_of(interaction),
        seq=pressed.seq,
        ask=True,
        interaction=interaction.id,
    )
    game = await patiently(interaction, work)
    locale = private_locale(interaction)
    asked = game.wish is not None and isinstance(game.wish.wanted, TakeBack)
    view = panel.panel_view(game, interaction.user.id, locale, note=say(locale, "undo-asked" if asked else "undo-done"))
    await show(interaction, view, edit=interaction.message is not None and interaction.message.flags.ephemeral)


@on_verb("refuse")
@on_verb("agree")
async def _vote(interaction: Interaction, pressed: Pressed) -> None:
    game = await patiently(interaction, table_of(interaction).game(pressed.game))
    seen = int(pressed.argument) if pressed.argument.isdecimal() else None
    await answered(interaction, game, agree=pressed.verb == "agree", wish_seq=seen)


@on_verb("wish")
async def _wish(interaction: Interaction, pressed: Pressed) -> None:
    await show_wish(interaction, await patiently(interaction, table_of(interaction).game(pressed.game)))
