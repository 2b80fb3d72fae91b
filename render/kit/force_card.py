"""What the cards of all forces share: the words of the header, and the name of each unit."""

from __future__ import annotations

from msgspec import Struct
from PIL import Image

from render.kit.boxes import Box
from render.kit.palette import SOFT, TEXT
from render.kit.typeface import clean, fit, write

__all__ = ["CARD_HEADER", "ForceLabels", "draw_card_header"]

CARD_HEADER = 76


class ForceLabels(Struct, frozen=True):
    """The words of every card, in the caller's language; ``names`` and ``kinds`` run parallel to the units."""

    title: str = ""
    subtitle: str = ""
    status: str = ""
    names: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()

    def name_and_kind(self, number: int) -> tuple[str, str]:
        """The name of a unit, or else its number, and its kind."""
        name = clean(self.names[number]) if number < len(self.names) else ""
        kind = clean(self.kinds[number]) if number < len(self.kinds) else ""
        return name or str(number + 1), kind


def draw_card_header(image: Image.Image, box: Box, labels: ForceLabels) -> None:
    """Draw title, subtitle and status."""
    status = fit(clean(labels.status), box.w // 3, 28, "Medium")
    width = write(image, (box.right - 4, box.y + 26), status, 28, SOFT, "Medium", "right")
    title = fit(clean(labels.title, "?"), box.w - width - 32, 40, "Bold")
    write(image, (box.x + 4, box.y + 26), title, 40, TEXT, "Bold")
    write(image, (box.x + 4, box.y + 64), fit(clean(labels.subtitle), box.w - 8, 26), 26, SOFT)
