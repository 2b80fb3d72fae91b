"""Undo and votes, for buttons and commands: previews of an undo, and the answers to a wish."""

import io

import discord

from cogs.actions.game.host import stand_in
from cogs.actions.game.pressed import Pressed, game_of, show_panel
from cogs.channel.story import chapters_of
from cogs.kit.drawing import draw_now
from cogs.kit.interaction import Interaction, is_private, person_of, private_locale, table_of
from cogs.kit.reply import in_time, show
from cogs.views.components import note_view
from cogs.views.game.votes import undo_view, undone_lines, wish_lines, wish_view
from cogs.views.looks import picture_words
from render import draw_state
from table import Game, NotAllowed, Table
from table.game import Replacement, TakeBack
from table.player_clocks import retimed
from table.votes import seating
from table.votes.undo import must_not_count, take_back, undo_for
from table.votes.wishes import vote, vote_over
from text import escape, narrator
from text.chapters import lines
from text.fluent.catalogue import say

# -- undo -----------------------------------------------------------------------------------------------------------


async def show_undo(interaction: Interaction, game: Game, *, edit: bool = False) -> None:
    """Preview an undo, and offer to do it or to ask those concerned."""
    locale, table = private_locale(interaction), table_of(interaction)
    await in_time(interaction, must_not_count(table, game.id))
    wanted = undo_for(game, interaction.user.id)
    gone = await in_time(interaction, story_since(table, game, wanted.to, locale))
    picture = await in_time(interaction, _picture(table, game, wanted.to, locale))
    others = [escape(seat.name) for seat in game.seats if seat.user in wanted.asked]
    free = "consent" if not wanted.free else "hindsight" if wanted.hindsight else "free"
    view = undo_view(game, locale, gone, to=wanted.to, free=free, others=others, picture=picture)
    await show(interaction, view, edit=edit, files=[picture])


async def _picture(table: Table, game: Game, to: int, locale: str) -> discord.File:
    """The board as it would be again after entry ``to``, with its alt text."""
    state = (await table.back_at(game.id, to))[0].played
    done = await draw_now(draw_state, state, await picture_words(game, state))
    return discord.File(io.BytesIO(done.data), f"back-{to}.png", description=narrator(state).alt_text(locale, state))


async def story_since(table: Table, game: Game, to: int, locale: str) -> list[str]:
    """The story that an undo back to entry ``to`` would take back."""
    gone = {made.seq for made in game.decisions if made.seq > to}
    before, since = await table.back_at(game.id, to)
    chapters = chapters_of(since, gone, before.state)
    return [line for chapter in chapters for line in lines(chapter, locale)]


async def press_undo(interaction: Interaction, pressed: Pressed) -> None:
    """Preview an undo."""
    await show_undo(interaction, await game_of(interaction, pressed), edit=is_private(interaction))


async def undo(interaction: Interaction, pressed: Pressed) -> None:
    """Take back the user's last decision, or ask those concerned."""
    table, person = table_of(interaction), person_of(interaction)
    seq, to = pressed.id.seq, pressed.number
    work = take_back(table, pressed.id.game, person, seq=seq, to=to, ask=True, interaction=interaction.id)
    game = await in_time(interaction, work)
    note = say(private_locale(interaction), "undo-asked" if _is_undo_asked(game) else "undo-done")
    await show_panel(interaction, game, note=note)


def _is_undo_asked(game: Game) -> bool:
    return game.wish is not None and isinstance(game.wish.wanted, TakeBack)


# -- wishes ---------------------------------------------------------------------------------------------------------


async def show_wish(interaction: Interaction, game: Game) -> None:
    """Show the open wish, with the preview of an undo, and the buttons for its voters."""
    locale, table = private_locale(interaction), table_of(interaction)
    wish = game.open_wish
    if wish is None:
        raise NotAllowed("no-wish")
    game = retimed(game, table.clock.now(), table.preferences)
    words, files = wish_lines(game, locale), list[discord.File]()
    if isinstance(wish.wanted, TakeBack):
        gone = await in_time(interaction, story_since(table, game, wish.wanted.to, locale))
        words += undone_lines(locale, gone)
        files.append(await in_time(interaction, _picture(table, game, wish.wanted.to, locale)))
    picture = files[0] if files else None
    await show(interaction, wish_view(game, interaction.user.id, locale, words, picture), files=files)


async def answer_wish(interaction: Interaction, game: Game, *, agree: bool, wish_seq: int | None = None) -> None:
    """Answer the open wish, and show the outcome. ``wish_seq``: the wish that the user saw."""
    table, locale = table_of(interaction), private_locale(interaction)
    late = vote_over(table, game)
    work = vote(table, game.id, person_of(interaction), agree=agree, wish_seq=wish_seq, interaction=interaction.id)
    after = await in_time(interaction, work)
    key = "undo-agreed" if after.wish is not None else "undo-done" if _is_undo_asked(game) else "wish-done"
    if late:
        key = "wish-too-late"
    elif not agree:
        key = "undo-refused"
    note = _seat_taken(game, after, locale) or say(locale, key)
    if is_private(interaction):
        await show_panel(interaction, after, note=note)
    else:
        await show(interaction, note_view(note))


def _seat_taken(before: Game, after: Game, locale: str) -> str:
    """Who has taken whose seat by the vote that was open before; empty if nobody has."""
    wanted = None if before.wish is None else before.wish.wanted
    if not isinstance(wanted, Replacement) or not wanted.user or after.player_of(wanted.user) != wanted.player:
        return ""
    was = before.seats[wanted.player].name
    return say(locale, "story-replaced", name=escape(wanted.name), was=escape(was))


async def press_wish(interaction: Interaction, pressed: Pressed) -> None:
    """Show the open wish."""
    await show_wish(interaction, await game_of(interaction, pressed))


async def press_vote(interaction: Interaction, pressed: Pressed) -> None:
    """Agree to the wish of the button, or refuse it."""
    agree = pressed.id.verb == "agree"
    await answer_wish(interaction, await game_of(interaction, pressed), agree=agree, wish_seq=pressed.number)


# -- seats ----------------------------------------------------------------------------------------------------------


async def resign(interaction: Interaction, game_id: str) -> None:
    """Leave the user's seat for good."""
    table, person = table_of(interaction), person_of(interaction)
    bot, level = await stand_in(interaction, await in_time(interaction, table.game(game_id)))
    work = seating.resign(table, game_id, person, bot, level, interaction=interaction.id)
    after = await in_time(interaction, work)
    key = "resigned-over" if after.counts or after.status == "ended" else "resigned"
    await show(interaction, note_view(say(private_locale(interaction), key)))


async def press_resign(interaction: Interaction, pressed: Pressed) -> None:
    """Resign once the question has been answered."""
    await resign(interaction, pressed.id.game)
