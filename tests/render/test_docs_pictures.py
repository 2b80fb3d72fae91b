"""The pictures of docs/pictures are drawn by docs/pictures.py, and the README shows those that are there."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest
from PIL import Image

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "docs" / "pictures"


def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("pictures", ROOT / "docs" / "pictures.py")
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def test_the_readme_shows_pictures_that_are_there() -> None:
    shown = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", (ROOT / "README.md").read_text())
    assert len(shown) >= 3
    assert all((ROOT / name).is_file() for name in shown)


@pytest.mark.long
def test_the_script_draws_what_is_kept(tmp_path: Path) -> None:
    made = script()
    made.main(tmp_path)
    assert {file.name for file in tmp_path.iterdir()} == {file.name for file in KEPT.iterdir()}
    for file in tmp_path.iterdir():
        with Image.open(file) as image:
            assert min(image.size) >= 400
            assert len(set(image.convert("L").resize((64, 64)).tobytes())) > 10
    with Image.open(tmp_path / "icon.png") as icon, Image.open(tmp_path / "banner.png") as banner:
        assert (icon.size, banner.size) == ((made.ICON, made.ICON), made.BANNER)
