"""Pillow, imported with its first use: only processes that draw need its 4 MiB."""

from typing import TYPE_CHECKING

from rules.lazy_module import LazyModule

__all__ = ["Image", "ImageChops", "ImageDraw", "ImageFilter", "ImageFont", "ImageOps", "features"]


if TYPE_CHECKING:
    from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont, ImageOps, features
else:
    Image = LazyModule("PIL.Image")
    ImageChops = LazyModule("PIL.ImageChops")
    ImageDraw = LazyModule("PIL.ImageDraw")
    ImageFilter = LazyModule("PIL.ImageFilter")
    ImageFont = LazyModule("PIL.ImageFont")
    ImageOps = LazyModule("PIL.ImageOps")
    features = LazyModule("PIL.features")
