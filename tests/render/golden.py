"""Golden pictures: saved beside the tests, compared with some tolerance for other versions of FreeType.

``RENDER_GOLDEN=write pytest tests/render`` saves them again; look at them before they are committed.
"""

from __future__ import annotations

import os
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from render.kit.png import Picture

FOLDER = Path(__file__).parent / "golden"
TOLERANCE = 1.5


def check_golden(name: str, picture: Picture) -> None:
    """Asserts that a picture looks like the one that is saved under that name."""
    path = FOLDER / f"{name}.png"
    if os.environ.get("RENDER_GOLDEN") == "write":
        FOLDER.mkdir(exist_ok=True)
        path.write_bytes(picture.data)
    drawn = Image.open(BytesIO(picture.data)).convert("RGB")
    saved = Image.open(path).convert("RGB")
    assert drawn.size == saved.size
    mean = ImageStat.Stat(ImageChops.difference(drawn, saved)).mean
    assert max(mean) < TOLERANCE, f"{name} differs by {mean}; look at it, then save it with RENDER_GOLDEN=write"
