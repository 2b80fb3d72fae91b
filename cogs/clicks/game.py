"""Every button, select and form of the bot, read back from its ``custom_id``: it works after a restart as before."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Self

import discord
from discord import ui
from msgspec import Struct

from cogs.channel.story import told
from cogs.kit.commands import untranslated
from cogs.kit.drawing import drawn_at_once
from cogs.kit.errors import apologise, sentence
from cogs.kit.reply import Interaction, patiently, private_locale, show
from cogs.views import panel
from cogs.views.components import on_map
from cogs.views.rulebook import error_button
from rules import DiceNeeded, Malformed, RulesError, Stale
from storage import StorageError
from table import Duplicate, Game, Move, Person, Table
from text import error_line, state_text
from text.fluent.catalogue import say

__all__ = [
    "Press",
    "Pressed",
    "answer",
    "board_follows",
    "is_private",
    "on_form",
    "on_verb",
    "person_of",
    "table_of",
]

TEMPLATE = r"mf:(?P<game>[0-9a-f]{1,32}):(?P<seq>\d{1,9}):(?P<verb>[a-z]+)\d*:(?P<argument>.*)"

Verb = Callable[[Interaction, "Pressed"], Awaitable[None]]

log = logging.getLogger(__name__)


class Pressed(Struct, frozen=True):
    """What was pressed, and what was chosen or written with it."""

    game: str
    seq: int
    verb: str
    argument: str
    values: tuple[str, ...] = ()

    @property
    def value(self) -> str:
        """The one thing that was chosen or written."""
        return self.values[0] if self.values else ""


def person_of(interaction: Interaction) -> Person:
    """Whoever acts; members who may manage the channel may help out as host."""
    user = interaction.user
    steward = bool(interaction.guild_id and interaction.permissions.manage_channels)
    return Person(user.id, user.display_name, steward)


def table_of(interaction: Interaction) -> Table:
    """The table of the bot that got the interaction."""
    return interaction.client.table  # type: ignore[no-any-return]


class Press(ui.DynamicItem[ui.Item[Any]], template=TEMPLATE):
    """A component of ours, of whatever message and age."""

    def __init__(self, item: ui.Item[Any], pressed: Pressed) -> None:
        super().__init__(item)
        self.pressed = pressed

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /) -> Self:
        return cls(item, _pressed(match, _values(interaction)))

    async def callback(self, interaction: Interaction) -> None:
        await handle(interaction, self.pressed)


def _pressed(match: re.Match[str], values: tuple[str, ...]) -> Pressed:
    return Pressed(match["game"], int(match["seq"]), match["verb"], match["argument"], values)


def _values(interaction: Interaction) -> tuple[str, ...]:
    data: Any = interaction.data or {}
    return tuple(map(str, data.get("values") or ()))


async def on_form(interaction: Interaction) -> None:
    """A form that was sent: read like a press, its line as the value."""
    if interaction.type is not discord.InteractionType.modal_submit:
        return
    data: Any = interaction.data or {}
    match = re.fullmatch(TEMPLATE, str(data.get("custom_id", "")))
    if match is not None:
        await handle(interaction, _pressed(match, (_written(data.get("components", [])),)))


def _written(components: Any) -> str:
    for part in components:
        inner = part.get("components") or ([part["component"]] if "component" in part else [])
        if "value" in part:
            return str(part["value"])
        if inner and (found := _written(inner)):
            return found
    return ""


async def handle(interaction: Interaction, pressed: Pressed) -> None:
    """Does what was pressed; whatever goes wrong is said in one sentence."""
    verb = _VERBS.get(pressed.verb, _open)
    try:
        await verb(interaction, pressed)
    except Duplicate:
        log.info("duplicate interaction=%s", interaction.id)
    except (RulesError, StorageError) as error:
        await _refuse(interaction, pressed, error)
    except Exception as error:
        await apologise(interaction, error)


def is_private(interaction: Interaction) -> bool:
    """Whether the message that was pressed is the person's own panel."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def _refuse(interaction: Interaction, pressed: Pressed, error: Exception) -> None:
    """The reason, and under it the question as it is now."""
    locale = private_locale(interaction)
    note = sentence(error, locale)
    try:
        game = await table_of(interaction).game(pressed.game)
    except (RulesError, StorageError):
        await show(interaction, panel.note_view(note), edit=is_private(interaction))
        return
    link = error_button(locale, error.code, game.ruleset) if isinstance(error, RulesError) else None
    view = panel.panel_view(game, interaction.user.id, locale, note=note, link=link)
    await show(interaction, view, edit=is_private(interaction))


async def _panel(interaction: Interaction, game: Game, *, page: int = 0, note: str = "") -> None:
    view = panel.panel_view(game, interaction.user.id, private_locale(interaction), page=page, note=note)
    await show(interaction, view, edit=is_private(interaction))


async def _open(interaction: Interaction, pressed: Pressed) -> None:
    await _panel(interaction, await patiently(interaction, table_of(interaction).game(pressed.game)))


async def _page(interaction: Interaction, pressed: Pressed) -> None:
    game = await patiently(interaction, table_of(interaction).game(pressed.game))
    await _panel(interaction, game, page=int(pressed.argument) if pressed.argument.isdecimal() else 0)


async def _answer(interaction: Interaction, pressed: Pressed, choice: str, faces: list[int] | None = None) -> None:
    await answer(interaction, pressed, [Move(choice)], ("faces", choice), faces)


async def answer(
    interaction: Interaction,
    pressed: Pressed,
    moves: Sequence[Move],
    form: tuple[str, str],
    faces: list[int] | None = None,
) -> None:
    """Plays the moves and shows what is asked next. ``form``: verb and argument of the form for dice rolled by hand."""
    work = table_of(interaction).answer(
        pressed.game,
        person_of(interaction),
        moves,
        seq=pressed.seq,
        faces=faces,
        interaction=interaction.id,
    )
    try:
        game = await patiently(interaction, work)
    except DiceNeeded as error:
        # Discord takes no form as the reply to a form, nor after an acknowledgement.
        if interaction.response.is_done() or interaction.type is discord.InteractionType.modal_submit:
            raise
        await _ask_dice(interaction, pressed, form, error)
        return
    await _panel(interaction, game)


async def _ask_dice(interaction: Interaction, pressed: Pressed, asked: tuple[str, str], error: DiceNeeded) -> None:
    locale = private_locale(interaction)
    game = await table_of(interaction).game(pressed.game)
    if game.seq != pressed.seq:
        raise Stale("stale")
    pool = " ".join(error.facts["dice"])
    form = panel.modal(game, locale, *asked, label=say(locale, "modal-faces"), hint=pool)
    await interaction.response.send_modal(form)


def ask_faces(error: DiceNeeded, locale: str) -> str:
    """Which dice are to be rolled by hand and typed in."""
    return error_line(locale, error.code, error.facts)


async def _pick(interaction: Interaction, pressed: Pressed) -> None:
    await _answer(interaction, pressed, pressed.argument)


async def _choose(interaction: Interaction, pressed: Pressed) -> None:
    await _answer(interaction, pressed, pressed.value)


async def _faces(interaction: Interaction, pressed: Pressed) -> None:
    await _answer(interaction, pressed, pressed.argument, read_faces(pressed.value))


def read_faces(text: str) -> list[int]:
    """Faces as they were typed: ``3 5 1``, ``351`` or with commas. Raises ``Malformed("faces-unreadable")``."""
    words = re.findall(r"\d+", text)
    if not words or len(text) > 300 or re.search(r"[^\d\s,;.]", text):
        raise Malformed("faces-unreadable", text=text[:40])
    if len(words) == 1 and len(words[0]) > 1:
        words = list(words[0])
    return [int(word[:4]) for word in words]


async def _free(interaction: Interaction, pressed: Pressed) -> None:
    locale = private_locale(interaction)
    game = await table_of(interaction).game(pressed.game)
    if all(request.id != pressed.argument for request in game.requests):
        await _panel(interaction, game, note=error_line(locale, "stale", {}))
        return
    label, hint = say(locale, "modal-covers"), say(locale, "modal-covers-hint")
    await interaction.response.send_modal(panel.modal(game, locale, "freed", pressed.argument, label=label, hint=hint))


async def _freed(interaction: Interaction, pressed: Pressed) -> None:
    await _answer(interaction, pressed, untranslated(pressed.value, private_locale(interaction)))


async def _join(interaction: Interaction, pressed: Pressed) -> None:
    table, locale = table_of(interaction), private_locale(interaction)
    work = table.join(pressed.game, person_of(interaction), None, interaction=interaction.id)
    game = await patiently(interaction, work)
    await show(interaction, panel.note_view(say(locale, "joined-drawn" if game.state is None else "seat-taken")))


async def _leave(interaction: Interaction, pressed: Pressed) -> None:
    table, locale = table_of(interaction), private_locale(interaction)
    await patiently(interaction, table.leave(pressed.game, person_of(interaction), interaction=interaction.id))
    await show(interaction, panel.note_view(say(locale, "left")))


async def _start(interaction: Interaction, pressed: Pressed) -> None:
    work = table_of(interaction).start(pressed.game, person_of(interaction), interaction=interaction.id)
    game = await patiently(interaction, work)
    await _panel(interaction, game, note=say(private_locale(interaction), "started"))


async def _options(interaction: Interaction, pressed: Pressed) -> None:
    table = table_of(interaction)
    game = await patiently(interaction, table.game(pressed.game))
    kept = {name: value for name, value in game.options.items() if value is not True}
    options = kept | dict.fromkeys(pressed.values, True)
    work = table.set_options(game.id, person_of(interaction), options, interaction=interaction.id)
    changed = await patiently(interaction, work)
    if on_map(changed):
        await board_follows(interaction)
        return
    await show(interaction, panel.lobby_view(changed), edit=True)


async def board_follows(interaction: Interaction) -> None:
    """Says no more than that a press has arrived: the board, with its picture, is drawn anew by itself."""
    if not interaction.response.is_done():
        await interaction.response.defer()


async def _text(interaction: Interaction, pressed: Pressed) -> None:
    game = await patiently(interaction, table_of(interaction).game(pressed.game))
    locale = private_locale(interaction)
    text = say(locale, "panel-lobby")
    if game.state is not None:
        text = await patiently(interaction, drawn_at_once(state_text, locale, game.state))
    await show(interaction, panel.note_view(text))


async def _why(interaction: Interaction, pressed: Pressed) -> None:
    """Names the rulings behind a chapter of the story."""
    table, number = table_of(interaction), int(pressed.argument or 0)
    game = await patiently(interaction, table.game(pressed.game))
    chapters = told(await table.entries(game.id))
    chapter = chapters[min(number, len(chapters) - 1)]
    rulings = list(dict.fromkeys(event.cause for event, _ in chapter.told))
    await show(interaction, panel.why_view(game, private_locale(interaction), rulings))


_VERBS: dict[str, Verb] = {
    "open": _open,
    "page": _page,
    "pick": _pick,
    "choose": _choose,
    "faces": _faces,
    "free": _free,
    "freed": _freed,
    "join": _join,
    "leave": _leave,
    "start": _start,
    "options": _options,
    "text": _text,
    "why": _why,
}


def on_verb(name: str) -> Callable[[Verb], Verb]:
    """Registers what another room does with a verb."""

    def register(verb: Verb) -> Verb:
        _VERBS[name] = verb
        return verb

    return register
