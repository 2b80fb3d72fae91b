"""The end of a game above its board: the winners with their crown, in a shower of confetti."""

from __future__ import annotations

import io
from collections.abc import Sequence
from random import Random

from render.kit.icons import stamp
from render.kit.palette import PAGE, TEXT, WHITE, player_colour, player_shape
from render.kit.pillow import Image, ImageDraw
from render.kit.png import Picture, encode
from render.kit.portraits import draw_emblem
from render.kit.typeface import clean, size_to_fit, text_width, write

__all__ = ["celebrated"]

_TALL, _CROWN, _SHAPE, _GAP = 148, 72, 52, 18
_PIECES, _OVER = 150, 2


def celebrated(picture: Picture, winners: Sequence[tuple[int, str]]) -> Picture:
    """The picture with the winners (players and their names) above it; as it is where nobody has won."""
    if not winners:
        return picture
    with Image.open(io.BytesIO(picture.data)) as opened:
        opened.load()
        image = Image.new("RGB", (opened.width, opened.height + _TALL), PAGE)
        image.paste(_shower(opened.width, [player for player, _ in winners]), (0, 0))
        _names(image, winners)
        image.paste(opened.convert("RGB"), (0, _TALL))
        return encode(image, opened)


def _shower(width: int, players: Sequence[int]) -> Image.Image:
    """Confetti in the winners' colours, the same at every time."""
    luck, image = Random(len(players)), Image.new("RGB", (width * _OVER, _TALL * _OVER), PAGE)
    draw = ImageDraw.Draw(image)
    colours = [*(player_colour(player) for player in players), WHITE]
    for _ in range(_PIECES):
        x, y = luck.uniform(0, width) * _OVER, luck.uniform(4, _TALL - 8) * _OVER
        long, wide, lean = luck.uniform(8, 16) * _OVER, luck.uniform(4, 7) * _OVER, luck.uniform(-6, 6) * _OVER
        corners = [(x, y), (x + wide, y + lean), (x + wide + lean, y + long), (x + lean, y + long - lean)]
        draw.polygon(corners, luck.choice(colours))
    return image.resize((width, _TALL), Image.Resampling.BOX)


def _names(image: Image.Image, winners: Sequence[tuple[int, str]]) -> None:
    """Draw the crown, and each winner's shape and name, on a quiet ground in the middle."""
    names = [clean(name) for _, name in winners]
    signs = _CROWN + len(winners) * (_SHAPE + 2 * _GAP)
    room = image.width - signs - 8 * _GAP
    size = size_to_fit(" ".join(names), room, 72, 24)
    width = signs + sum(text_width(name, size, "Bold") for name in names)
    x, middle = (image.width - width) // 2, _TALL // 2
    image.paste(PAGE, (x - 2 * _GAP, 14, x + width + 2 * _GAP, _TALL - 14))
    stamp(image, "crown", (x + _CROWN // 2, middle), _CROWN, TEXT)
    x += _CROWN + _GAP
    for (player, _), name in zip(winners, names, strict=True):
        stamp(image, player_shape(player), (x + _SHAPE // 2, middle), _SHAPE, player_colour(player))
        x += _SHAPE + _GAP
        x += draw_emblem(image, (x, middle), player, size)
        x += write(image, (x, middle), name, size, TEXT, "Bold") + _GAP
