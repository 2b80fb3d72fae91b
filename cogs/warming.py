"""What first replies would wait for, done in idle moments once the bot is ready.

A game of each family begins, is asked about and drawn as the first player's would be. Nothing of it is kept but what
Python has loaded and parsed for it: rules of maps, sentences of all languages, numbers and plurals, pictures.
"""

from __future__ import annotations

import gc
import logging

from msgspec import structs

from cogs.kit.drawing import draw_later, wait_for_replies
from cogs.views.game.board import board_view
from cogs.views.game.lobby import lobby_view
from cogs.views.game.map_plan import field_of, ruler_of
from cogs.views.game.panel import panel_view
from render import draw_field, draw_state
from render.drawing import drawing_of
from rules import FAMILIES
from table import Game, Opened, Person
from table.entry import FoldedEntry
from table.fold import fold_entry, open_game
from table.lobby import begin, with_field
from table.log import Joined
from table.records.threads import in_thread
from text import field_labels, narrator
from text.fluent.catalogue import LOCALES

log = logging.getLogger(__name__)

SEATED = (Joined(1, "Ana"), Joined(2, "Ben"))
SECRET = bytes(32)


async def warmed() -> None:
    """Warm up. Where that fails the log says so, and first replies take as long as without it."""
    try:
        await _warm()
    except Exception:
        log.exception("not-warm")


async def _warm() -> None:
    """A family and table after the other, each step once no reply is in progress: first what most play."""
    for family in FAMILIES.values():
        ruleset = family.rulesets[0]
        for table in reversed(ruleset.tables):
            await wait_for_replies()
            game = await in_thread(_begun, ruleset.id, ruleset.sizes[0], table)
            for locale in LOCALES:
                await _said(structs.replace(game, locale=locale))
            await _drawn(game)
    gc.freeze()  # what has been loaded stays: see make_bot
    log.info("warm")


def _begun(ruleset: str, size: str, table: str) -> Game:
    """A game of two that has just begun."""
    lobby = open_game("", 0, 1, FoldedEntry.of(with_field(Opened(1, "", ruleset, size, table, {})), *SEATED))
    game = fold_entry(lobby, 2, begin(lobby, SECRET, Person(1, "Ana")), {})
    drawing_of(game.played.family)
    return game


async def _said(game: Game) -> None:
    """Say what its players read first. Views are made on the loop: Discord's library wants it."""
    await wait_for_replies()
    await in_thread(narrator(game.played).state_text, game.locale, game.played)
    await wait_for_replies()
    lobby_view(structs.replace(game, state=None))
    await wait_for_replies()
    board_view(game)
    await wait_for_replies()
    panel_view(game, game.waiting[0], game.locale)


async def _drawn(game: Game) -> None:
    state, field = game.played, field_of(game)
    await draw_later(draw_state, state, narrator(state).board_labels(game.locale, state))
    if field is not None:
        ruler = ruler_of(game)
        await draw_later(draw_field, field, field_labels(game.locale, field, ruler), ruler)
