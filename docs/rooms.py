"""Draw docs/rooms.svg, the picture of the rooms, from the imports of the source: ``python docs/rooms.py``.

A room is a top-level package, or a package of ``rules``. It stands below every room that imports it. Each box shows
what the room holds and its folders. A test compares the picture with the source.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ROOMS = (
    "bot",
    "bench",
    "hosting",
    "sandbox",
    "web",
    "cogs",
    "table",
    "text",
    "render",
    "think",
    "rules",
    "storage",
    "workers",
)
WIDTH, MARGIN, GAP, ROW = 1200, 24, 18, 20
SPACE = 46
"""Height of the arrows between two rows of rooms."""


def source() -> dict[str, Path]:
    """Every module that ships, by its dotted name."""
    files = [file for room in ROOMS for file in sorted((ROOT / room).rglob("*.py"))] + [ROOT / "bot.py"]
    return {_module(file): file for file in files if "versions" not in file.parts}


def _module(file: Path) -> str:
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def room_of(module: str) -> str:
    """The room in which a module stands."""
    first, _, rest = module.partition(".")
    inner = rest.partition(".")[0]
    return f"rules/{inner}" if first == "rules" and (ROOT / "rules" / inner).is_dir() and inner else first


def arrows(modules: dict[str, Path]) -> dict[str, set[str]]:
    """The rooms that each room imports."""
    found: dict[str, set[str]] = {room_of(module): set() for module in modules}
    for module, file in modules.items():
        for name in _imported(file, modules):
            if room_of(name) != room_of(module):
                found[room_of(module)].add(room_of(name))
    return found


def _imported(file: Path, modules: dict[str, Path]) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                name = f"{node.module}.{alias.name}"
                yield from (known for known in (name, node.module) if known in modules)


def rows(graph: dict[str, set[str]]) -> list[list[str]]:
    """Rooms from top to bottom: each below all that import it. ``rules`` itself is the face of what it holds."""
    above = {room: {other for other in graph if room in graph[other] and not _face(other, room)} for room in graph}
    depth: dict[str, int] = {}

    def deep(room: str) -> int:
        if room not in depth:
            depth[room] = 1 + max(map(deep, above[room]), default=-1)
        return depth[room]

    levels = sorted({deep(room) for room in graph})
    return [[room for room in graph if deep(room) == level] for level in levels]


def _face(one: str, other: str) -> bool:
    return other == "rules" and one.startswith("rules/")


def folders(room: str, modules: dict[str, Path]) -> list[str]:
    """The folders of a room."""
    start = ROOT / room
    return sorted({file.parent.name for file in modules.values() if file.parent.parent == start and start.is_dir()})


def said(room: str) -> str:
    """What a room holds, by its docstring's first line."""
    file = ROOT / room / "__init__.py" if (ROOT / room).is_dir() else ROOT / f"{room}.py"
    return (ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or "").partition("\n")[0]


def _wrapped(text: str, most: int) -> list[str]:
    lines = [""]
    for word in text.split():
        if len(lines[-1]) + len(word) >= most:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return [line for line in lines if line]


def _box(room: str, at: tuple[float, float], wide: float, modules: dict[str, Path]) -> tuple[list[str], float]:
    """A room's shapes, and its height."""
    most = int(wide / 7.2)
    texts = [(line, "said") for line in _wrapped(said(room).replace("`", ""), most)]
    texts += [(line, "folders") for line in _wrapped(" · ".join(folders(room, modules)), most)]
    high = 44 + ROW * len(texts)
    x, y = at
    shapes = [
        f'<rect x="{x:.0f}" y="{y:.0f}" width="{wide:.0f}" height="{high:.0f}" rx="8"/>',
        f'<text class="name" x="{x + 12:.0f}" y="{y + 26:.0f}">{escape(room)}</text>',
    ]
    for number, (line, kind) in enumerate(texts):
        shapes.append(f'<text class="{kind}" x="{x + 12:.0f}" y="{y + 50 + ROW * number:.0f}">{escape(line)}</text>')
    return shapes, high


def picture() -> str:
    """The whole picture as SVG."""
    modules = source()
    graph = arrows(modules)
    shapes, y = list[str](), float(MARGIN)
    boxes: dict[str, tuple[float, float, float, float]] = {}
    for row in rows(graph):
        wide = (WIDTH - 2 * MARGIN - GAP * (len(row) - 1)) / len(row)
        tall = 0.0
        for place, room in enumerate(row):
            x = MARGIN + place * (wide + GAP)
            drawn, high = _box(room, (x, y), wide, modules)
            shapes += drawn
            boxes[room] = (x, y, wide, high)
            tall = max(tall, high)
        y += tall + SPACE
    lines = [_arrow(boxes[room], boxes[other]) for room, other in sorted(_shown(graph))]
    return _page(y - SPACE + MARGIN, [*lines, *shapes])


def _shown(graph: dict[str, set[str]]) -> Iterable[tuple[str, str]]:
    """Arrows that no longer way says already."""

    def reach(room: str, seen: set[str]) -> set[str]:
        for other in graph[room] - seen:
            seen.add(other)
            if not _face(room, other):
                reach(other, seen)
        return seen

    for room, others in graph.items():
        for other in others:
            by_way = any(other in reach(step, set()) for step in others - {other} if not _face(step, other))
            if not by_way and not _face(room, other):
                yield room, other


def _arrow(one: tuple[float, float, float, float], other: tuple[float, float, float, float]) -> str:
    x1, y1, w1, h1 = one
    x2, y2, w2, _ = other
    left, right = max(x1, x2), min(x1 + w1, x2 + w2)
    start = end = (left + right) / 2
    if left > right:
        start, end = x1 + w1 / 2, x2 + w2 / 2
    return f'<path d="M{start:.0f} {y1 + h1:.0f} L{end:.0f} {y2 - 4:.0f}" marker-end="url(#head)"/>'


def _page(height: float, shapes: Iterable[str]) -> str:
    style = (
        "rect{fill:#fff;stroke:#57606a;stroke-width:1.5}path{stroke:#8c959f;stroke-width:1.5;fill:none}"
        "text{font-family:Roboto,Helvetica,Arial,sans-serif;font-size:13px;fill:#24292f}"
        ".name{font-weight:bold;font-size:17px}"
        ".folders{fill:#0550ae}"
    )
    head = '<marker id="head" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="8" markerHeight="8" orient="auto">'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" width="{WIDTH}">',
            f"<style>{style}</style>",
            f'<defs>{head}<path d="M0 0 L8 4 L0 8 z" style="fill:#8c959f;stroke:none"/></marker></defs>',
            f'<rect width="{WIDTH}" height="{height:.0f}" style="fill:#f6f8fa;stroke:none"/>',
            *shapes,
            "</svg>\n",
        ]
    )


if __name__ == "__main__":
    (ROOT / "docs" / "rooms.svg").write_text(picture(), encoding="utf-8")
