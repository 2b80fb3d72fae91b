"""Every button, menu and form of a game, read back from its custom id: it works after a restart as before."""

import logging
import re
from collections.abc import Mapping
from typing import Self

from discord import ui

from cogs.actions.errors import apologise, error_sentence
from cogs.actions.forms import form_fields, form_id
from cogs.actions.game import answers, board, bots, history, host, lobby, map_plan, thought, votes
from cogs.actions.game.pressed import Pressed, Verb, game_of, show_panel
from cogs.kit.custom_ids import PressId
from cogs.kit.interaction import (
    AnyInteraction,
    AnyItem,
    Interaction,
    is_private,
    person_of,
    private_locale,
    selected,
    table_of,
)
from cogs.kit.metrics import known
from cogs.kit.reply import in_time, show
from cogs.views.components import note_view
from cogs.views.game.orders import EVERY, orders_view
from cogs.views.rulebook import error_button
from rules import RulesError
from storage import StorageError
from table import Duplicate


async def press_orders(interaction: Interaction, pressed: Pressed) -> None:
    """Show another unit's orders, or change an order. The argument is ``<field>.<unit>``."""
    person = person_of(interaction)
    field, _, unit = pressed.id.argument.partition(".")
    if field == "frame":
        game = await game_of(interaction, pressed)
        unit = "" if pressed.value == EVERY else pressed.value
    else:
        wanted = {field: pressed.value} | ({"frame": unit} if unit else {})
        work = table_of(interaction).order(pressed.id.game, person, wanted, interaction=interaction.id)
        game = await in_time(interaction, work)
    await show(interaction, orders_view(game, person, private_locale(interaction), unit or None), edit=True)


VERBS: Mapping[str, Verb] = {
    "open": board.open_panel,
    "page": board.turn_page,
    "board": board.open_board,
    "text": board.show_table,
    "why": board.show_why,
    "odds": board.show_odds,
    "hint": thought.press_hint,
    "pick": answers.pick,
    "choose": answers.choose,
    "reply": answers.reply,
    "several": answers.several,
    "faces": answers.send_faces,
    "free": answers.free,
    "freed": answers.send_free,
    "plan": map_plan.open_plan,
    "foresee": map_plan.foresee_option,
    "planturn": map_plan.open_plan,
    "planfirst": map_plan.choose_first,
    "planplace": map_plan.choose_place,
    "planchange": map_plan.choose_place,
    "planwrite": map_plan.write_place,
    "planwritten": map_plan.send_place,
    "go": map_plan.carry_out,
    "gofaces": map_plan.send_faces,
    "orders": press_orders,
    "join": lobby.join,
    "leave": lobby.leave,
    "rematch": lobby.press_rematch,
    "start": lobby.start,
    "company": lobby.open_companies,
    "setup": lobby.open_setup,
    "set": lobby.choose,
    "rated": lobby.press_rated,
    "calloff": lobby.cancel,
    "bots": bots.open_bots,
    "addbot": bots.press_add,
    "dropbot": bots.press_remove,
    "botstyle": bots.choose_style,
    "options": lobby.switch_options,
    "words": lobby.ask_words,
    "worded": lobby.send_words,
    "fieldagain": lobby.redraw_field,
    "fieldstyle": lobby.choose_field_style,
    "undo": votes.press_undo,
    "undone": votes.undo,
    "wish": votes.press_wish,
    "agree": votes.press_vote,
    "refuse": votes.press_vote,
    "standin": host.press_stand_in,
    "end": host.press_end,
    "replace": host.press_replace,
    "seatback": host.press_seat_back,
    "resign": votes.press_resign,
    "proof": history.press_proof,
    "luck": history.press_luck,
    "report": history.press_report,
    "replay": history.press_replay,
    "analysis": thought.press_analysis,
    "again": thought.press_again,
}
"""What each verb of a custom id does; an unknown one shows the panel."""

log = logging.getLogger(__name__)


class GamePress(ui.DynamicItem[AnyItem], template=PressId.TEMPLATE):
    """A button or a menu of a game, of any message and age."""

    def __init__(self, item: AnyItem, pressed: Pressed) -> None:
        super().__init__(item)
        self.pressed = pressed

    @classmethod
    async def from_custom_id(cls, interaction: AnyInteraction, item: AnyItem, match: re.Match[str], /) -> Self:
        return cls(item, Pressed(PressId.of(match), selected(interaction)))

    async def callback(self, interaction: AnyInteraction) -> None:
        await _handle(interaction, self.pressed)


async def on_game_form(interaction: Interaction) -> None:
    """Handle a form that was sent like a press: its first field is the value."""
    press_id = PressId.parse(form_id(interaction))
    if press_id is not None:
        written = next(filter(None, form_fields(interaction).values()), "")
        await _handle(interaction, Pressed(press_id, (written,)))


async def _handle(interaction: Interaction, pressed: Pressed) -> None:
    """Carry out a press, or show in one sentence what is wrong."""
    verb = VERBS.get(pressed.id.verb, board.open_panel)
    known(interaction, f"press {verb.__name__}", pressed.id.game)
    try:
        await verb(interaction, pressed)
    except Duplicate:
        log.info("duplicate interaction=%s", interaction.id)
    except (RulesError, StorageError) as error:
        await _refuse(interaction, pressed, error)
    except Exception as error:
        await apologise(interaction, error)


async def _refuse(interaction: Interaction, pressed: Pressed, error: Exception) -> None:
    """Show the reason of a refusal, and under it the question as it is now."""
    locale = private_locale(interaction)
    note = error_sentence(error, locale)
    try:
        game = await table_of(interaction).game(pressed.id.game)
    except (RulesError, StorageError):
        await show(interaction, note_view(note), edit=is_private(interaction))
        return
    link = error_button(locale, error.code, game.ruleset) if isinstance(error, RulesError) else None
    await show_panel(interaction, game, note=note, link=link)
