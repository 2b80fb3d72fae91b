"""Hints: what the strongest bot would weigh in one's place. A host may switch them off for a game."""

from __future__ import annotations

from cogs.channel.marks import HINTS
from cogs.clicks.game.pressed import Pressed, game_of
from cogs.kit.interaction import Interaction, person_of, private_locale, table_of
from cogs.kit.reply import in_time, show
from cogs.opponents.thinking import task_for, view_for
from cogs.views.components import note_view
from cogs.views.thought.hint import hint_view
from table import Game, NotAllowed
from table.permissions import must_be_host, must_be_running, must_be_seated
from table.planning import own_request
from text.fluent.catalogue import say
from think import LEVELS
from think.worker import ThinkingFailed

__all__ = ["allow_hints", "press_hint", "show_hint"]

OFF = "off"


async def press_hint(interaction: Interaction, pressed: Pressed) -> None:
    """Show a hint for the user's open question."""
    await show_hint(interaction, await game_of(interaction, pressed))


async def show_hint(interaction: Interaction, game: Game) -> None:
    """Show the three best choices for the user's open question, in private.

    Raises ``NotAllowed``: ``hints-off``, ``hint-failed``; ``Illegal("not-your-decision")``, ``Stale``.
    """
    table, user = table_of(interaction), interaction.user.id
    must_be_running(game)
    must_be_seated(game, person_of(interaction))
    request = own_request(game, user)
    marks = await in_time(interaction, table.storage.marks.of_game(game.id))
    if marks.get(HINTS) == OFF:
        raise NotAllowed("hints-off")
    task = task_for(game, request, view_for(game, request), [*LEVELS][-1])
    try:
        thought = await in_time(interaction, interaction.client.thinking.think(task))
    except ThinkingFailed:
        raise NotAllowed("hint-failed") from None
    await table.game_asking(game.id, user, game.seq)
    await show(interaction, hint_view(game, request, thought, private_locale(interaction)))


async def allow_hints(interaction: Interaction, game: Game, *, allowed: bool) -> None:
    """Switch hints on or off for a game, as its host; everybody reads it."""
    must_be_host(game, person_of(interaction))
    await table_of(interaction).storage.marks.set(game.id, HINTS, None if allowed else OFF)
    note = say(game.locale, "hints-switched", allowed="yes" if allowed else "no")
    await show(interaction, note_view(note), private=False)
