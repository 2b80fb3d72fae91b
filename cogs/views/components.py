"""Parts of all views: texts, buttons, menus, pictures; and the views made of a single part."""

import json
import re
from collections.abc import Sequence
from typing import Any, TypeAlias

import discord
from discord import ButtonStyle, ui

from cogs.kit.custom_ids import PressId, fitting
from cogs.kit.discord_private import let_go
from cogs.kit.glyphs import GLYPHS
from cogs.kit.text_first import PICTURES, ReadableView, put_words_first
from table import Game
from table.records.links import INSIDE
from text.fluent.catalogue import say

Item: TypeAlias = ui.Item[ui.LayoutView]
Button: TypeAlias = ui.Button[ui.LayoutView]
Row: TypeAlias = ui.ActionRow[ui.LayoutView]
Menu: TypeAlias = ui.Select[ui.LayoutView]

ALT_MAX = 1024
COMPONENTS_MAX = 40
"""Components that Discord takes in a message; rows and their contents all count."""
TEXT_MAX = 3900
LABEL_MAX = 80
TITLE_MAX = 80
"""Letters of a game's title that are shown: all that it has."""
OPTION_MAX = 100
PLACEHOLDER_MAX = 150
ROW = 5
_SEQ = re.compile(r"mf:([0-9a-f]+):\d+:")


def press_id(game: Game, verb: str, argument: str = "") -> str:
    """The custom id of a component of the game as it stands."""
    return str(PressId(game.id, game.seq, verb, argument))


def button(
    game: Game,
    verb: str,
    label: str,
    argument: str = "",
    *,
    style: ButtonStyle = ButtonStyle.secondary,
    emoji: str | None = None,
    disabled: bool = False,
) -> Button:
    """A button of a game."""
    return Button(
        label=label[:LABEL_MAX],
        custom_id=press_id(game, verb, argument),
        style=style,
        emoji=emoji,
        disabled=disabled,
    )


def rows_of(buttons: Sequence[Button]) -> list[Row]:
    """Buttons in rows of five."""
    return [Row(*buttons[start : start + ROW]) for start in range(0, len(buttons), ROW)]


def size_of(items: Sequence[Item]) -> int:
    """How many components these are as Discord counts them against its limit: a row is one, and so is each in it."""
    return sum(1 + (len(item.children) if isinstance(item, ui.ActionRow) else 0) for item in items)


def menu(
    custom_id: str, options: Sequence[discord.SelectOption], placeholder: str | None = None, *, most: int = 1
) -> Menu:
    """A menu to choose one option from, or up to ``most``."""
    return Menu(
        custom_id=custom_id,
        options=list(options),
        placeholder=placeholder and placeholder[:PLACEHOLDER_MAX],
        max_values=min(most, len(options)),
    )


def menu_option(
    label: str, value: str, detail: str = "", *, chosen: bool = False, emoji: str | None = None
) -> discord.SelectOption:
    """An option of a menu. Raises ``ValueError`` for a value that Discord would not take."""
    return discord.SelectOption(
        label=label[:OPTION_MAX],
        value=fitting(value),
        description=detail[:OPTION_MAX] or None,
        default=chosen,
        emoji=emoji,
    )


def text(*parts: str) -> ui.TextDisplay[ui.LayoutView]:
    """Paragraphs as one text."""
    return ui.TextDisplay("\n".join(part for part in parts if part)[:TEXT_MAX] or "\u200b")


def gallery(*pictures: tuple[str, str]) -> ui.MediaGallery[ui.LayoutView]:
    """Pictures, each by the file name of its attachment, or its address, with its alt text."""
    items = ((name if "://" in name else f"attachment://{name}", alt[:ALT_MAX]) for name, alt in pictures)
    return ui.MediaGallery(*(discord.MediaGalleryItem(media, description=alt) for media, alt in items))


def pictures_of(message: discord.Message) -> list[str]:
    """The addresses of a message's pictures: Discord names no attachments of a message that is made of components."""
    parts = list(message.components)
    for part in parts:
        parts += getattr(part, "children", ())
    galleries = (part for part in parts if isinstance(part, discord.MediaGalleryComponent))
    return [item.media.url for gallery in galleries for item in gallery.items]


class _Drawn(ReadableView):
    """A view that shows dice as emojis if Discord has them, or as words for readers who prefer words."""

    def to_components(self) -> list[dict[str, Any]]:
        components: list[dict[str, Any]] = super().to_components()  # type: ignore[no-untyped-call]
        if self.reading in (None, PICTURES):
            GLYPHS.draw(components)
        else:
            put_words_first(components, self.reading)
        return components


def view(*items: Item) -> ui.LayoutView:
    """A view of these items. discord.py need not keep it: custom ids hold its state."""
    made = _Drawn(timeout=None)
    for item in items:
        made.add_item(item)
    made.stop()
    for part in made.walk_children():
        let_go(part)
    return made


def content_of(made: ui.LayoutView) -> str:
    """What a view shows, as text to compare views by; the numbers of log entries in its custom ids are left out."""
    components = made.to_components()  # type: ignore[no-untyped-call]
    return _SEQ.sub(r"mf:\1:", json.dumps(components))


def page_button(game: Game, locale: str, way: str, *, short: bool = False) -> Button:
    """The button that opens a board: a link to it, or a press that opens it inside Discord or brings one's own link.

    ``short``: it stands among others in a panel.
    """
    label = say(locale, "button-page-short" if short else "button-page")
    if way == INSIDE:
        return button(game, "board", label, emoji="🗺️")
    return Button(label=label, url=way, emoji="🗺️")


def drawing_button(locale: str, address: str) -> Button:
    """The link to the page on which battlefields are drawn."""
    return Button(label=say(locale, "button-draw"), url=address, emoji="✏️")


def note_view(sentence: str, *buttons: Button | None) -> ui.LayoutView:
    """A sentence, and buttons under it: the way to the rule behind it, if there is one."""
    return view(text(sentence), *rows_of([one for one in buttons if one is not None]))


def report_view(report: str, file: str, *buttons: Button) -> ui.LayoutView:
    """A text, and an attached file to download under it."""
    return view(text(report), ui.File(f"attachment://{file}"), *rows_of(buttons))


def picture_view(under: str, alt: str, picture: str) -> ui.LayoutView:
    """An attached picture, and a text under it."""
    return view(ui.Container(gallery((picture, alt)), text(under)))


def time_stamp(at: float) -> str:
    """A moment in each reader's own time zone, and the time until then."""
    return f"<t:{round(at)}:f> (<t:{round(at)}:R>)"


def message_link(guild: int | None, channel: int, message: str | None = None) -> str:
    """The address of a channel's message, or of the channel."""
    place = f"https://discord.com/channels/{guild or '@me'}/{channel}"
    return f"{place}/{message}" if message else place
