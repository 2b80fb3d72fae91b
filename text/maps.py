"""Maps in words: points as people name them, and the field of a lobby."""

from collections.abc import Sequence

from rules import Preview
from rules.core.json_input import Facts
from rules.field import Field, middle
from rules.field.coordinates import cell
from rules.field.drawn import ALIKE, OPEN_ALIKE, Weighed, weighed
from text.fluent.catalogue import say
from text.words import decimal, escape, together

NONE = "none"


def place(point: Sequence[float]) -> str:
    """The grid cell of a point: ``7K``."""
    return cell((point[0], point[1]))


def point_text(point: Sequence[float]) -> str:
    """A point as people type it: ``12.5,8``; the same in every language."""
    return f"{round(point[0], 2):g},{round(point[1], 2):g}"


def risky_go(locale: str, preview: Preview, given: int) -> str:
    """The words of a button that plays a place where the item is lost, or crashes, or that gives so many points away;
    empty for any other place."""
    if preview.leaves == "yes":
        return say(locale, "button-go-leaves")
    if preview.hits:
        return say(locale, "button-go-hits", names=together(locale, preview.hits))
    return say(locale, "button-go-gives", points=given) if given else ""


def go_label(locale: str, preview: Preview, *, elsewhere: bool = False) -> str:
    """The words of a button that plays any other place; ``elsewhere``: it is not the one that was asked for, so they
    name it."""
    verb = "launch" if preview.verb == "launch" else "put" if preview.most is None else "go"
    where = place(preview.at) if elsewhere else NONE
    return say(locale, f"button-{verb}", where=where)


def map_labels(locale: str, ruler: str) -> Facts:
    """The words of a map's picture beside those of a board, by the names of ``map_picture.MapLabels``."""
    return {"scale": ruler, "north": say(locale, "nudge-N"), "decimal": decimal(locale, 0.5)[1]}


def field_title(locale: str, field: Field) -> str:
    """The field of a lobby in one line."""
    across = say(locale, "distance", n=2, units=decimal(locale, round(field.ground.widest, 1)))
    style = say(locale, f"style-{field.style}")
    count, shape = len(field.pieces), field.ground.shape
    return say(locale, "field-title", style=style, shape=shape, across=across, count=count)


def field_labels(locale: str, field: Field, ruler: int) -> Facts:
    """The words of its picture, by the names of ``map_picture.MapLabels``; plain text."""
    long = say(locale, "distance", n=ruler, units=str(ruler))
    return {"title": field_title(locale, field).replace("**", ""), **map_labels(locale, long)}


def field_notes(locale: str, field: Field, *, judged: bool = True) -> list[str]:
    """What a field is like: how many pieces, open ground, cover and ways from each side; Markdown.

    ``judged``: whether it says how opposite sides compare, too.
    """
    found = weighed(field)
    lines = [
        say(locale, "field-note-pieces", count=found.pieces, least=found.least, most=found.most),
        say(locale, "field-note-open", share=round(100 * found.open)),
    ]
    sides = {side.side: side for side in found.sides}
    for one, other in (("N", "S"), ("W", "E")) if field.pieces else ():
        a, b = sides[one], sides[other]
        if found.pieces:
            cover, hits = round(100 * a.cover), round(100 * a.hits)
            shares = {"cover": cover, "rest": 100 - cover, "hits": hits, "left": 100 - hits}
            lines.append(say(locale, "field-note-cover", one=one, **shares))
        ground = {"open": round(100 * a.open), "wide": round(100 * b.open)}
        lines.append(
            say(locale, "field-note-sides", one=one, **ground, way=_way(locale, a.way), back=_way(locale, b.way))
        )
    if found.midst is not None and found.pieces:
        name = found.midst.called or say(locale, f"piece-{found.midst.name}")
        piece = say(locale, "named-piece", name=escape(name), piece=found.midst.id)
        lines.append(say(locale, "field-note-midst", piece=piece))
    if field.pieces:
        lines += _judged(locale, found, judged)
    return [f"-# {line}" for line in lines]


def _judged(locale: str, found: Weighed, judged: bool) -> list[str]:
    """What keeps somebody from the middle, and how opposite sides compare."""
    told = [say(locale, "field-note-closed")] if found.closed else []
    told += [say(locale, "field-note-no-way", side=side.side) for side in found.sides if side.way is None]
    if judged:
        key, alike = "twin" if found.twin else "even" if found.even else "uneven", round(100 * ALIKE)
        limits = {"most": 50 + alike // 2, "least": 50 - alike // 2, "share": alike, "open": round(100 * OPEN_ALIKE)}
        told.append(say(locale, f"field-note-{key}", **limits))
    return told


def _way(locale: str, length: float | None) -> str:
    return NONE if length is None else decimal(locale, length)


def field_alt(locale: str, field: Field, most: int = 1000) -> str:
    """The pieces of terrain with their places, for the picture's alt text."""
    named = ((piece.called or say(locale, f"piece-{piece.name}"), piece) for piece in field.pieces)
    pieces = ", ".join(
        f"{say(locale, 'named-piece', name=name, piece=piece.id)} {place(middle(piece.outline))}"
        for name, piece in named
    )
    text = say(locale, "field-alt", pieces=pieces or NONE)
    return text if len(text) <= most else text[: most - 1] + "…"
