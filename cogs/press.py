"""Every button, select and form of the bot, read back from its ``custom_id``: it works after a restart as before."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable
from typing import Any, Self

import discord
from discord import ui
from msgspec import Struct

from cogs import panel
from cogs.errors import apologise, sentence
from cogs.links import error_button
from cogs.reply import Interaction, patiently, private_locale, show
from cogs.story import told
from cogs.words import untranslated
from rules import DiceNeeded, Malformed, RulesError, Stale
from storage import StorageError
from table import Duplicate, Game, Move, Person, Table
from table.undo import plan
from text import error_line, state_text
from text.catalogue import say
from text.chapters import lines

__all__ = ["Press", "Pressed", "on_form", "person_of"]

TEMPLATE = r"mf:(?P<game>[0-9a-f]{1,32}):(?P<seq>\d{1,9}):(?P<verb>[a-z]+)\d*:(?P<argument>.*)"

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


def _private(interaction: Interaction) -> bool:
    """Whether the message that was pressed is the person's own panel."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def _refuse(interaction: Interaction, pressed: Pressed, error: Exception) -> None:
    """The reason, and under it the question as it is now."""
    locale = private_locale(interaction)
    note = sentence(error, locale)
    try:
        game = await table_of(interaction).game(pressed.game)
    except (RulesError, StorageError):
        await show(interaction, panel.note_view(note), edit=_private(interaction))
        return
    link = error_button(locale, error.code, game.ruleset) if isinstance(error, RulesError) else None
    view = panel.panel_view(game, interaction.user.id, locale, note=note, link=link)
    await show(interaction, view, edit=_private(interaction))


async def _panel(interaction: Interaction, game: Game, *, page: int = 0, note: str = "") -> None:
    view = panel.panel_view(game, interaction.user.id, private_locale(interaction), page=page, note=note)
    await show(interaction, view, edit=_private(interaction))


async def _open(interaction: Interaction, pressed: Pressed) -> None:
    await _panel(interaction, await patiently(interaction, table_of(interaction).game(pressed.game)))


async def _page(interaction: Interaction, pressed: Pressed) -> None:
    game = await patiently(interaction, table_of(interaction).game(pressed.game))
    await _panel(interaction, game, page=int(pressed.argument) if pressed.argument.isdecimal() else 0)


async def _answer(interaction: Interaction, pressed: Pressed, choice: str, faces: list[int] | None = None) -> None:
    work = table_of(interaction).answer(
        pressed.game,
        person_of(interaction),
        [Move(choice)],
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
        await _ask_dice(interaction, pressed, choice, error)
        return
    await _panel(interaction, game)


async def _ask_dice(interaction: Interaction, pressed: Pressed, choice: str, error: DiceNeeded) -> None:
    locale = private_locale(interaction)
    game = await table_of(interaction).game(pressed.game)
    if game.seq != pressed.seq:
        raise Stale("stale")
    pool = " ".join(error.facts["dice"])
    form = panel.modal(game, locale, "faces", choice, label=say(locale, "modal-faces"), hint=pool)
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
    await patiently(interaction, table.join(pressed.game, person_of(interaction), None, interaction=interaction.id))
    await show(interaction, panel.note_view(say(locale, "joined-drawn")))


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
    await show(interaction, panel.lobby_view(changed), edit=True)


async def _text(interaction: Interaction, pressed: Pressed) -> None:
    game = await patiently(interaction, table_of(interaction).game(pressed.game))
    locale = private_locale(interaction)
    text = say(locale, "panel-lobby") if game.state is None else state_text(locale, game.state)
    await show(interaction, panel.note_view(text))


async def _why(interaction: Interaction, pressed: Pressed) -> None:
    """Names the rulings behind a chapter of the story."""
    table, number = table_of(interaction), int(pressed.argument or 0)
    game = await patiently(interaction, table.game(pressed.game))
    chapters = told(await table.entries(game.id))
    chapter = chapters[min(number, len(chapters) - 1)]
    rulings = list(dict.fromkeys(event.cause for event, _ in chapter.told))
    await show(interaction, panel.why_view(game, private_locale(interaction), rulings))


async def _undo(interaction: Interaction, pressed: Pressed) -> None:
    game = await patiently(interaction, table_of(interaction).game(pressed.game))
    await show_undo(interaction, game, edit=_private(interaction))


async def show_undo(interaction: Interaction, game: Game, *, edit: bool = False) -> None:
    """Says what taking back would undo, and offers to do it or to ask the others."""
    locale = private_locale(interaction)
    wanted = plan(game, interaction.user.id)
    lines = await undone_lines(table_of(interaction), game, wanted.to, locale)
    await show(interaction, panel.undo_view(game, locale, lines, free=wanted.free), edit=edit)


async def undone_lines(table: Table, game: Game, to: int, locale: str) -> list[str]:
    """The story since an entry: what would go."""
    gone = {made.seq for made in game.decisions if made.seq > to}
    return [line for chapter in told(await table.entries(game.id), gone) for line in lines(chapter, locale)]


async def _undone(interaction: Interaction, pressed: Pressed) -> None:
    work = table_of(interaction).undo(
        pressed.game, person_of(interaction), seq=pressed.seq, ask=True, interaction=interaction.id
    )
    game = await patiently(interaction, work)
    note = say(private_locale(interaction), "undo-asked" if game.wish else "undo-done")
    await _panel(interaction, game, note=note)


async def _vote(interaction: Interaction, pressed: Pressed) -> None:
    work = table_of(interaction).vote_undo(
        pressed.game, person_of(interaction), agree=pressed.verb == "agree", interaction=interaction.id
    )
    game = await patiently(interaction, work)
    locale = private_locale(interaction)
    note = say(locale, "undo-refused" if pressed.verb == "refuse" else "undo-agreed" if game.wish else "undo-done")
    await show(interaction, panel.note_view(note))


_VERBS: dict[str, Callable[[Interaction, Pressed], Awaitable[None]]] = {
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
    "undo": _undo,
    "undone": _undone,
    "agree": _vote,
    "refuse": _vote,
}
