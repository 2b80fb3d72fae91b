"""Make the subsets in render/kit/fonts from Debian's Noto fonts: ``python deploy/fonts.py`` (needs fonttools).

First: ``apt-get install fonts-noto-cjk fonts-noto-core``. Chinese, Japanese and Korean letters are those of everyday
use: GB 2312 level 1, Big5 level 1, JIS level 1 with kana, and the syllables of KS X 1001.
"""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

FONTS = Path(__file__).resolve().parents[1] / "render" / "kit" / "fonts"
NOTO = Path("/usr/share/fonts")
FACE = "--font-number=2"
"""The collection's simplified Chinese face: the shapes of characters that several languages share."""
EVERYDAY = {
    "gb2312": range(0xB0, 0xD8),
    "big5": range(0xA4, 0xC7),
    "shift_jis": range(0x88, 0x98),
    "euc_kr": range(0xB0, 0xC9),
}
"""Encodings, and the first bytes of their everyday letters."""
KANA, MARKS = map(chr, range(0x3041, 0x30FF)), "、。々〆〇「」『』・ー"
SCRIPTS = {
    "Arabic": "U+0020,U+0600-06FF,U+0750-077F,U+200C,U+200D",
    "Hebrew": "U+0020,U+0590-05FF,U+20AA",
}
"""Scripts from right to left; a space between their words is theirs too."""


def everyday() -> Iterator[str]:
    """The letters of the encodings."""
    for encoding, rows in EVERYDAY.items():
        for first in rows:
            for second in range(0x40, 0xFF):
                yield from bytes((first, second)).decode(encoding, errors="ignore")


def subset(source: str, target: str, *options: str) -> None:
    """Write a subset of a font."""
    command = [sys.executable, "-m", "fontTools.subset", str(NOTO / source), f"--output-file={FONTS / target}"]
    subprocess.run([*command, "--no-hinting", *options], check=True)


if __name__ == "__main__":
    letters = "".join(sorted({letter for letter in (*everyday(), *KANA, *MARKS) if ord(letter) > 0x7F}))
    for weight in ("Regular", "Bold"):
        collection, name = f"opentype/noto/NotoSansCJK-{weight}.ttc", f"NotoSansCJK-{weight}.otf"
        subset(collection, name, FACE, f"--text={letters}", "--layout-features=")
        for script, points in SCRIPTS.items():
            name = f"NotoSans{script}-{weight}.ttf"
            subset(f"truetype/noto/{name}", name, f"--unicodes={points}", "--layout-features=*")
