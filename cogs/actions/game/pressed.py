"""A press on a message of a game, and the steps that all verbs share."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from discord import ui
from msgspec import Struct, structs

from cogs.kit.custom_ids import PressId
from cogs.kit.interaction import Interaction, is_private, private_locale, table_of
from cogs.kit.reply import edit_pressed, in_time, show, take_away
from cogs.views.components import Button, note_view, press_id
from cogs.views.game.options import FIRST, Shown
from cogs.views.game.panel import panel_view
from rules import Stale
from table import Game
from table.player_clocks import retimed
from text.fluent.catalogue import say

DIGITS_MAX = 9


class Pressed(Struct, frozen=True):
    """The custom id that was pressed, and the values chosen or written with it."""

    id: PressId
    values: tuple[str, ...] = ()

    @property
    def value(self) -> str:
        """The first value that was chosen or written; empty without one."""
        return self.values[0] if self.values else ""

    @property
    def number(self) -> int | None:
        """The argument as a number; None if it is not a number, or has too many digits."""
        text = self.id.argument
        return int(text) if text.isdecimal() and len(text) <= DIGITS_MAX else None


Verb: TypeAlias = Callable[[Interaction, Pressed], Awaitable[None]]


async def game_of(interaction: Interaction, pressed: Pressed) -> Game:
    """The game whose message was pressed, as it stands now. Raises ``NotAllowed("no-such-game")``."""
    return await in_time(interaction, table_of(interaction).game(pressed.id.game))


async def game_for_form(interaction: Interaction, pressed: Pressed) -> Game:
    """The game whose message was pressed. It doesn't acknowledge the press: Discord opens no form afterwards."""
    return await table_of(interaction).game(pressed.id.game)


async def current_game(interaction: Interaction, pressed: Pressed) -> Game:
    """The game while it asks the user what the message showed. Raises ``Stale``."""
    game = await in_time(interaction, asked_game(interaction, pressed))
    if game.state is None:
        raise Stale("stale")
    return game


async def asked_game(interaction: Interaction, pressed: Pressed) -> Game:
    """The game while it asks the user what the message showed. It doesn't acknowledge the press: a form may follow."""
    return await table_of(interaction).game_asking(pressed.id.game, interaction.user.id, pressed.id.seq)


class PanelAhead:
    """The panel of a user's next question, made while the database keeps the answer to the last one."""

    def __init__(self, interaction: Interaction) -> None:
        self._interaction = interaction
        self._made: tuple[Game, ui.LayoutView] | None = None

    def make(self, game: Game) -> None:
        """Make the panel from the game as it will be once the answer is stored."""
        if not table_of(self._interaction).preferences.user(self._interaction.user.id).asked_openly:
            self._made = game, _panel(self._interaction, game)

    def of(self, game: Game) -> ui.LayoutView | None:
        """The panel, if it was made from exactly this game; else None."""
        return self._made[1] if self._made is not None and self._made[0] is game else None


async def show_next(
    interaction: Interaction, game: Game, *, shown: Shown = FIRST, made: ui.LayoutView | None = None
) -> None:
    """Show what the game asks after a press on a question: on the board where the user is asked there, else in their
    panel. ``made``: the panel, where it is made already."""
    pressed = interaction.message
    if pressed is None or not table_of(interaction).preferences.user(interaction.user.id).asked_openly:
        await show_panel(interaction, game, shown=shown, made=made)
    elif is_private(interaction):
        await take_away(interaction)
    else:
        board = interaction.client.boards.view_in(pressed, game, shown.page, more=shown.more)
        await edit_pressed(interaction, await in_time(interaction, board))


async def show_panel(
    interaction: Interaction,
    game: Game,
    *,
    note: str = "",
    link: Button | None = None,
    shown: Shown = FIRST,
    made: ui.LayoutView | None = None,
) -> None:
    """Show the user's open decisions, in place of their own panel if it was pressed, and keep them up to date. Where
    the board asks them, a ``note`` stands alone.

    ``made``: the panel, where it is made already.
    """
    if note and table_of(interaction).preferences.asked_on_board(game.waiting) == interaction.user.id:
        sent = await show(interaction, note_view(note, link), edit=is_private(interaction))
        interaction.client.boards.panels.aside(sent, game)
        return
    view = made or _panel(interaction, game, note, link, shown)
    sent = await show(interaction, view, edit=is_private(interaction))
    plain = None if note or link else view
    interaction.client.boards.panels.opened(sent, game, plain, page=shown.page, more=shown.more, note=note)


def _panel(
    interaction: Interaction, game: Game, note: str = "", link: Button | None = None, shown: Shown = FIRST
) -> ui.LayoutView:
    user, table = interaction.user.id, table_of(interaction)
    shown = structs.replace(shown, whole=table.preferences.user(user).asks_everything)
    game = retimed(game, table.clock.now(), table.preferences)
    locale = private_locale(interaction)
    page = table.links.page(game.id, user, locale) if game.player_of(user) is not None else ""
    return panel_view(game, user, locale, note=note, link=link, page=page, shown=shown)


async def ask_line(interaction: Interaction, game: Game, verb: str, argument: str, label: str, hint: str = "") -> None:
    """Open a form with one line. ``label``: key of its label, with ``-hint`` that of its hint unless one is given."""
    locale = private_locale(interaction)
    hint = hint or say(locale, f"{label}-hint")
    await interaction.response.send_modal(line_form(game, locale, verb, argument, label=say(locale, label), hint=hint))


LABEL_MAX = 45
HINT_MAX = 100
LINE_MAX = 300


def line_form(game: Game, locale: str, verb: str, argument: str, *, label: str, hint: str) -> ui.Modal:
    """A form with one line to write. It comes back like a press of a button with that verb and argument."""
    form = ui.Modal(title=say(locale, "modal-title")[:LABEL_MAX], custom_id=press_id(game, verb, argument))
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        label=label[:LABEL_MAX], placeholder=hint[:HINT_MAX], max_length=LINE_MAX
    )
    form.add_item(field)
    form.stop()
    return form
