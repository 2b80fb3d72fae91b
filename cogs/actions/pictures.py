"""Players' own pictures of their units: read, cut to a small square, kept, removed."""

from collections.abc import Mapping

from cogs.actions.forms import uploaded
from cogs.kit.companies import AnySheet, sheet_of, unit_names
from cogs.kit.drawing import draw_now
from cogs.kit.interaction import Interaction, charge, private_locale
from cogs.kit.reply import in_time
from render import PLACES, UPLOAD_MAX, made_portrait
from rules import Malformed
from storage import CompanyRow, PortraitRow
from table import NotAllowed
from text import escape
from text.fluent.catalogue import say
from workers.worker import WorkFailed


def named_unit(sheet: AnySheet, at: int) -> str:
    """The name of a unit. Raises ``NotAllowed``: ``company-changed``, ``photo-unnamed``."""
    names = unit_names(sheet)
    if not 0 <= at < len(names):
        raise NotAllowed("company-changed", name=sheet.name)
    if not names[at]:
        raise NotAllowed("photo-unnamed", number=at + 1)
    return names[at]


async def picture_sent(interaction: Interaction) -> bytes | None:
    """The picture of a form that was sent, if there is one. Raises ``Malformed("file-too-big")``."""
    return await in_time(interaction, uploaded(interaction, "picture", UPLOAD_MAX))


async def set_picture(
    interaction: Interaction, number: str, at: int, data: bytes | None, fields: Mapping[str, str]
) -> tuple[CompanyRow, str]:
    """Keep a picture for a unit of the user's company of that id, or remove it; the company and a note.

    ``fields``: where it is cut (``place``). Raises ``Malformed`` for a file that is none, ``NotAllowed``.
    """
    companies, owner = interaction.client.companies, interaction.user.id
    if data is not None:
        charge(interaction)
    portrait = None if data is None else await in_time(interaction, _portrait(data, fields.get("place", "")))
    async with companies.changing(owner):
        row = await companies.numbered(owner, number)
        name = named_unit(sheet_of(row), at)
        kept = interaction.client.storage.portraits
        if portrait is None:
            removed = await in_time(interaction, kept.delete(row.id, name))
            key = "picture-removed" if removed else "picture-none"
        else:
            await in_time(interaction, kept.save(PortraitRow(row.id, owner, name, portrait)))
            key = "picture-kept"
    return row, say(private_locale(interaction), key, name=escape(name))


async def _portrait(data: bytes, place: str) -> bytes:
    """The portrait that becomes of a file. Raises ``Malformed``: see ``made_portrait``."""
    try:
        made = await draw_now(made_portrait, data, place if place in PLACES else "center")
    except WorkFailed:
        made = "photo-broken"
    if isinstance(made, str):
        raise Malformed(made, most=UPLOAD_MAX // 1024**2)
    return made
