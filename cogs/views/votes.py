"""What is shown of taking back and of votes: views with their buttons, built of plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ButtonStyle, ui

from cogs.views import clocks
from cogs.views.components import press_id
from table import Game
from table.votes.seating import absent
from text.fluent.catalogue import say

__all__ = [
    "TEXT_MAX",
    "board_lines",
    "board_rows",
    "consent_row",
    "gone_lines",
    "standin_row",
    "sure_view",
    "undo_view",
    "wish_view",
]

TEXT_MAX = 3800
LINES_SHOWN = 12
ROW = 5


def _button(game: Game, verb: str, label: str, argument: str = "", **more: Any) -> ui.Button[ui.LayoutView]:
    return ui.Button(label=label[:80], custom_id=press_id(game, verb, argument), **more)


def _view(lines: Sequence[str], picture: discord.File | None, row: ui.ActionRow[ui.LayoutView] | None) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay("\n".join(lines)[:TEXT_MAX]))
    if picture is not None:
        item = discord.MediaGalleryItem(f"attachment://{picture.filename}", description=picture.description)
        view.add_item(ui.MediaGallery(item))
    if row is not None:
        view.add_item(row)
    return view


def gone_lines(locale: str, lines: Sequence[str]) -> list[str]:
    """What would be taken back, the newest lines of it."""
    return [say(locale, "undo-would-go", count=len(lines)), *(f"- {line}" for line in lines[-LINES_SHOWN:])]


def undo_view(
    game: Game,
    locale: str,
    lines: Sequence[str],
    *,
    free: bool,
    others: Sequence[str] = (),
    picture: discord.File | None = None,
) -> ui.LayoutView:
    """What an undo would take back, the board as it would be, and the button that does it or asks ``others``."""
    words = gone_lines(locale, lines)
    words.append(say(locale, "undo-free" if free else "undo-consent"))
    if others:
        words.append(say(locale, "undo-asked-of", others=", ".join(others)))
    if picture is not None:
        words.append(say(locale, "undo-picture"))
    label = say(locale, "button-undo-now" if free else "button-undo-ask")
    row = ui.ActionRow[ui.LayoutView](
        _button(game, "undone", label, style=ButtonStyle.danger), _button(game, "open", say(locale, "button-refresh"))
    )
    return _view(words, picture, row)


def consent_row(game: Game, locale: str, *, look: bool = True) -> ui.ActionRow[ui.LayoutView]:
    """To agree or to refuse, and to ``look`` at what is asked. The buttons know which wish they belong to."""
    which = str(game.wish.seq) if game.wish is not None else ""
    row = ui.ActionRow[ui.LayoutView](
        _button(game, "agree", say(locale, "button-agree"), which, style=ButtonStyle.success),
        _button(game, "refuse", say(locale, "button-refuse"), which, style=ButtonStyle.danger),
    )
    if look:
        row.add_item(_button(game, "wish", say(locale, "button-wish")))
    return row


def wish_view(
    game: Game, locale: str, words: Sequence[str], picture: discord.File | None, *, asked: bool
) -> ui.LayoutView:
    """What is asked of the players, in private; with the buttons if the reader is one of those who decide."""
    return _view(words, picture, consent_row(game, locale, look=False) if asked else None)


def standin_row(game: Game, locale: str) -> ui.ActionRow[ui.LayoutView] | None:
    """To go on without somebody who misses everything; None where nobody does."""
    missing = [number for number in absent(game) if game.seats[number].user] if game.status == "running" else []
    if not missing:
        return None
    names = ((number, game.seats[number].name) for number in missing[:ROW])
    return ui.ActionRow(
        *(
            _button(game, f"standin{number}", say(locale, "button-standin", name=name[:40]), str(number))
            for number, name in names
        )
    )


def sure_view(game: Game, locale: str, verb: str) -> ui.LayoutView:
    """A question before something that cannot be taken back."""
    row = ui.ActionRow[ui.LayoutView](
        _button(game, verb, say(locale, f"button-{verb}"), style=ButtonStyle.danger),
        _button(game, "open", say(locale, "button-refresh")),
    )
    return _view([say(locale, f"sure-{verb}")], None, row)


def board_rows(game: Game, locale: str) -> list[ui.ActionRow[ui.LayoutView]]:
    """The buttons under the board besides those that play."""
    rows = [consent_row(game, locale)] if game.wish is not None and game.status == "running" else []
    standin = standin_row(game, locale)
    return rows if standin is None else [*rows, standin]


def board_lines(game: Game, locale: str) -> list[str]:
    """What stands under the board besides whose decision it is."""
    return [
        *clocks.clock_lines(game, locale),
        *clocks.wish_lines(game, locale),
        *clocks.absent_lines(game, locale),
    ]
