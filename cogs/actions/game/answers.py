"""Answers to the referee: options picked and chosen, free values, and dice that are rolled by hand."""

import re
from collections.abc import Sequence

import discord

from cogs.actions.game.pressed import PanelAhead, Pressed, ask_line, asked_game, game_of, show_next
from cogs.kit.interaction import Interaction, person_of, private_locale, table_of
from cogs.kit.reply import in_time
from cogs.kit.translations import to_rules_words
from cogs.views.game.options import COPY
from rules import DiceNeeded, Illegal, Malformed, Stale
from table import Move
from table.flow import APART, NAMES, moves_of
from table.planning import own_request
from text.fluent.catalogue import has
from text.words import kinds_text

FACES_MAX = 300
"""Characters in which dice may be typed."""


async def answer(
    interaction: Interaction,
    pressed: Pressed,
    moves: Sequence[Move],
    form: tuple[str, str],
    faces: list[int] | None = None,
) -> None:
    """Play the moves and show the next question. ``form``: verb and argument of the form for dice rolled by hand."""
    ahead = PanelAhead(interaction)
    work = table_of(interaction).answer(
        pressed.id.game,
        person_of(interaction),
        moves,
        seq=pressed.id.seq,
        faces=faces,
        interaction=interaction.id,
        meanwhile=ahead.make,
    )
    try:
        game = await in_time(interaction, work)
    except DiceNeeded as error:
        # Discord takes no form as the reply to a form, nor after an acknowledgement.
        if interaction.response.is_done() or interaction.type is discord.InteractionType.modal_submit:
            raise
        await _ask_faces(interaction, pressed, form, error)
        return
    await show_next(interaction, game, made=ahead.of(game))


async def _ask_faces(interaction: Interaction, pressed: Pressed, form: tuple[str, str], error: DiceNeeded) -> None:
    game = await asked_game(interaction, pressed)
    hint = kinds_text(private_locale(interaction), error.facts["dice"])
    await ask_line(interaction, game, *form, "modal-faces", hint=hint)


def read_faces(text: str) -> list[int]:
    """Faces as they were typed: ``3 5 1``, ``351`` or with commas. Raises ``Malformed("faces-unreadable")``."""
    words = re.findall(r"\d+", text)
    if not words or len(text) > FACES_MAX or re.search(r"[^\d\s,;.]", text):
        raise Malformed("faces-unreadable", text=text[:40])
    if len(words) == 1 and len(words[0]) > 1:
        words = list(words[0])
    return [int(word[:4]) for word in words]


async def _play_way(interaction: Interaction, pressed: Pressed, way: str, faces: list[int] | None = None) -> None:
    """Play all answers of the path ``way``, or none of them if one is refused."""
    await answer(interaction, pressed, moves_of(way), ("faces", way), faces)


async def pick(interaction: Interaction, pressed: Pressed) -> None:
    """Answer with the option of a button."""
    await _play_way(interaction, pressed, pressed.id.argument)


async def reply(interaction: Interaction, pressed: Pressed) -> None:
    """Answer with a button that everybody sees. Its argument is ``<player>.<way>``: only that player may press it."""
    player, _, way = pressed.id.argument.partition(".")
    game = await game_of(interaction, pressed)
    if all(str(request.player) != player for request in game.asked_of(interaction.user.id)):
        own_request(game, interaction.user.id)  # names who must decide, unless the user has a question too
        names = [seat.name for number, seat in enumerate(game.seats) if str(number) == player]
        raise Illegal("not-your-decision", player=names[0]) if names else Stale("stale")
    await _play_way(interaction, pressed, way)


async def choose(interaction: Interaction, pressed: Pressed) -> None:
    """Answer with an option of a menu."""
    await _play_way(interaction, pressed, pressed.value)


async def several(interaction: Interaction, pressed: Pressed) -> None:
    """Answer with options of a menu that takes several."""
    await _play_way(interaction, pressed, ", ".join(value.partition(COPY)[0] for value in pressed.values))


async def send_faces(interaction: Interaction, pressed: Pressed) -> None:
    """Give the dice that an answer needs."""
    await _play_way(interaction, pressed, pressed.id.argument, read_faces(pressed.value))


async def free(interaction: Interaction, pressed: Pressed) -> None:
    """Ask for a value that no option has: ``<kind of question>|<way to it>``; without a way the question is open."""
    game = await asked_game(interaction, pressed)
    kind = pressed.id.argument.partition(APART)[0] or own_request(game, interaction.user.id).kind
    label = f"modal-{kind}"
    await ask_line(interaction, game, "freed", pressed.id.argument, label if has("en", label) else "modal-covers")


async def send_free(interaction: Interaction, pressed: Pressed) -> None:
    """Answer with a value that was written."""
    choice = to_rules_words(pressed.value, private_locale(interaction))
    kind, apart, way = pressed.id.argument.partition(APART)
    moves = [*moves_of(way), Move(choice, kind)] if apart else [Move(choice)]
    await answer(interaction, pressed, moves, ("faces", f"{way}{APART}{kind}{NAMES}{choice}" if apart else choice))
