"""Pillow, imported with its first use: only processes that draw need its 4 MiB."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.later import Later

__all__ = ["Image", "ImageChops", "ImageDraw", "ImageFilter", "ImageFont", "ImageOps"]


if TYPE_CHECKING:
    from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont, ImageOps
else:
    Image = Later("PIL.Image")
    ImageChops = Later("PIL.ImageChops")
    ImageDraw = Later("PIL.ImageDraw")
    ImageFilter = Later("PIL.ImageFilter")
    ImageFont = Later("PIL.ImageFont")
    ImageOps = Later("PIL.ImageOps")
