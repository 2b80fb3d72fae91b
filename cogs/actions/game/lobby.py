"""The buttons of a lobby: join, leave, start, set up, cancel, another field, words for the dice."""

from discord import ui

from cogs.actions.company_builder import show_chooser
from cogs.actions.game.map_plan import another_field, change_field, set_aside
from cogs.actions.game.pressed import Pressed, ask_line, game_for_form, game_of, show_panel
from cogs.channel import opening
from cogs.channel.marks import BOARD
from cogs.channel.opening import title_with
from cogs.kit.interaction import Interaction, is_private, person_of, private_locale, table_of
from cogs.kit.reply import in_time, show
from cogs.kit.servers import may_see
from cogs.views.components import Button, message_link, note_view
from cogs.views.game.lobby import joined_text
from cogs.views.game.setup import KEPT, setup_view
from rules.core.json_input import Options
from table import Game, NotAllowed
from table.fields import shelf_of
from table.lobby import new_field_seed
from table.permissions import must_be_host, must_be_in_lobby
from table.records.provable_dice import read_words
from table.time.controls import read_time
from table.votes import seating
from table.votes.rating import rate
from text import escape
from text.fluent.catalogue import say

WORDS_SHOWN = 100


async def _must_be_there(interaction: Interaction, pressed: Pressed) -> None:
    """Raises ``NotAllowed("find-not-seen")`` for a press in direct messages by somebody who does not see the channel.

    On servers the table refuses a press from another channel.
    """
    channel = (await game_of(interaction, pressed)).channel
    if interaction.guild_id is not None or interaction.channel_id == channel:
        return
    if not await in_time(interaction, may_see(interaction.client, channel, interaction.user)):
        raise NotAllowed("find-not-seen")


async def join(interaction: Interaction, pressed: Pressed) -> None:
    """Take a seat, with a company that is drawn at the start."""
    locale, table = private_locale(interaction), table_of(interaction)
    await _must_be_there(interaction, pressed)
    work = table.join(pressed.id.game, person_of(interaction), None, interaction=interaction.id)
    game = await in_time(interaction, work)
    await show(
        interaction, note_view(say(locale, "seat-taken") if game.state is not None else joined_text(locale, game))
    )


async def press_rematch(interaction: Interaction, pressed: Pressed) -> None:
    """Open the rematch."""
    await rematch(interaction, await game_of(interaction, pressed))


async def rematch(interaction: Interaction, game: Game) -> None:
    """Open the rematch, or agree to the one that is open. Raises ``NotAllowed``: as ``opening.rematch``."""
    locale, client = private_locale(interaction), interaction.client
    work = opening.rematch(client, game, person_of(interaction), interaction.id)
    lobby, told = await in_time(interaction, work, later=True)
    if told == "begun":
        await show_panel(interaction, lobby, note=say(locale, "rematch-begun"))
        return
    note = say(locale, f"rematch-{told}", **({"count": len(lobby.unanswered)} if told == "opened" else {}))
    await show(interaction, note_view(note, await way_to(interaction, lobby.id)))


async def way_to(interaction: Interaction, game_id: str) -> Button:
    """A button that leads to a game's board."""
    game, table = await table_of(interaction).game(game_id), table_of(interaction)
    board = (await table.storage.marks.of_game(game_id)).get(BOARD)
    label = say(private_locale(interaction), "button-to-the-board")
    return Button(label=label, url=message_link(interaction.guild_id, game.channel, board))


async def leave(interaction: Interaction, pressed: Pressed) -> None:
    """Free the user's seat."""
    work = table_of(interaction).leave(pressed.id.game, person_of(interaction), interaction=interaction.id)
    await in_time(interaction, work)
    await show(interaction, note_view(say(private_locale(interaction), "left")))


async def start(interaction: Interaction, pressed: Pressed) -> None:
    """Begin the game."""
    work = table_of(interaction).start(pressed.id.game, person_of(interaction), interaction=interaction.id)
    game = await in_time(interaction, work)
    await show_panel(interaction, game, note=say(private_locale(interaction), "started"))


async def switch_options(interaction: Interaction, pressed: Pressed) -> None:
    """Switch the advanced rules that were chosen on, and the others off."""
    game = await game_of(interaction, pressed)
    kept = {name: value for name, value in game.options.items() if value is not True}
    options = kept | dict.fromkeys(pressed.values, True)
    work = table_of(interaction).set_options(game.id, person_of(interaction), options, interaction=interaction.id)
    await _show_changed(interaction, await in_time(interaction, work))


async def open_setup(interaction: Interaction, pressed: Pressed) -> None:
    """Show the host what may be chosen."""
    await show_setup(interaction, await game_of(interaction, pressed))


async def show_setup(interaction: Interaction, game: Game, before: Game | None = None) -> None:
    """Show the host of a loaded lobby what may be chosen. Raises ``NotAllowed``: ``not-host``, ``already-started``.

    ``before``: the lobby until a change.
    """
    must_be_in_lobby(game)
    must_be_host(game, person_of(interaction))
    await show(interaction, await _setup(interaction, game, before or game))


async def _setup(interaction: Interaction, game: Game, before: Game) -> ui.LayoutView:
    locale, table, user = private_locale(interaction), table_of(interaction), interaction.user.id
    kept = await in_time(interaction, table.storage.fields.on_shelf(shelf_of(user)))
    note = await set_aside(interaction, before, game)
    return setup_view(game, locale, table.links.drawing(user, locale, game.id), kept, note)


async def choose(interaction: Interaction, pressed: Pressed) -> None:
    """Change the game, size, table or time: the argument says which of them."""
    table, person, what = table_of(interaction), person_of(interaction), pressed.id.argument
    before = await in_time(interaction, table.game(pressed.id.game))
    if what == "time":
        work = seating.set_time(table, pressed.id.game, person, read_time(pressed.value), interaction=interaction.id)
    else:
        chosen = tuple(pressed.value if what == name else None for name in ("ruleset", "size", "table"))
        title = title_with(before, chosen[0])
        work = seating.configure(table, pressed.id.game, person, *chosen, title=title, interaction=interaction.id)
    await _show_changed(interaction, await in_time(interaction, work), before)


async def press_rated(interaction: Interaction, pressed: Pressed) -> None:
    """Make the game rated, or not, as the argument says."""
    rated = pressed.id.argument == "on"
    work = rate(table_of(interaction), pressed.id.game, person_of(interaction), rated=rated, interaction=interaction.id)
    await _show_changed(interaction, await in_time(interaction, work))


async def open_companies(interaction: Interaction, pressed: Pressed) -> None:
    """Show the user's own companies for this lobby, and the way to a new one."""
    await show_chooser(interaction, await game_of(interaction, pressed))


async def cancel(interaction: Interaction, pressed: Pressed) -> None:
    """Close the lobby, as its host."""
    game = await game_of(interaction, pressed)
    must_be_in_lobby(game)
    work = table_of(interaction).end(game.id, person_of(interaction), interaction=interaction.id)
    await in_time(interaction, work)
    await _await_board(interaction)


async def ask_words(interaction: Interaction, pressed: Pressed) -> None:
    """Ask for the user's own words for the dice."""
    await ask_line(interaction, await game_for_form(interaction, pressed), "worded", "", "modal-words")


async def send_words(interaction: Interaction, pressed: Pressed) -> None:
    """Keep the user's own words for the dice; a user without a seat gets one."""
    locale, words = private_locale(interaction), read_words(pressed.value)
    table, person = table_of(interaction), person_of(interaction)
    await _must_be_there(interaction, pressed)
    await in_time(interaction, table.join(pressed.id.game, person, None, words=words, interaction=interaction.id))
    note = say(locale, "words-kept", words=escape(words, WORDS_SHOWN)) if words else say(locale, "words-gone")
    await show(interaction, note_view(note))


async def redraw_field(interaction: Interaction, pressed: Pressed) -> None:
    """Lay out another field of the same style."""
    await _lay_out(interaction, pressed, {})


async def choose_field_style(interaction: Interaction, pressed: Pressed) -> None:
    """Lay out a field of another style, or take one that the host keeps. Raises ``NotAllowed("field-not-kept")``."""
    if not pressed.value.startswith(KEPT):
        await _lay_out(interaction, pressed, {"style": pressed.value})
        return
    work = table_of(interaction).storage.fields.get(pressed.value.removeprefix(KEPT))
    game, row = await game_of(interaction, pressed), await in_time(interaction, work)
    if row is None or row.shelf != shelf_of(interaction.user.id):
        raise NotAllowed("field-not-kept", name="?" if row is None else row.name)
    code = row.code
    changed = await change_field(interaction, game, lambda: game.options | {"field": code})
    await _show_changed(interaction, changed, game)


async def _lay_out(interaction: Interaction, pressed: Pressed, wanted: Options) -> None:
    game = await game_of(interaction, pressed)
    changed = await change_field(interaction, game, lambda: another_field(game, new_field_seed(), wanted))
    await _show_changed(interaction, changed, game)


async def _show_changed(interaction: Interaction, game: Game, before: Game | None = None) -> None:
    """Show the changed settings in the host's private panel. The lobby's public message redraws itself.

    ``before``: the lobby until then: of its own field that is gone the host hears.
    """
    if is_private(interaction):
        await show(interaction, await _setup(interaction, game, before or game), edit=True)
    elif before is not None and (note := await set_aside(interaction, before, game)):
        await show(interaction, note_view(note))
    else:
        await _await_board(interaction)


async def _await_board(interaction: Interaction) -> None:
    """Acknowledge the press. The board redraws itself, and with it the picture."""
    if not interaction.response.is_done():
        await interaction.response.defer()
