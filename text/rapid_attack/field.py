"""The map in words: places, ways, who is in range of whom and in cover."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from rules.core.request import Option
from rules.field import middle
from rules.field.coordinates import CELL
from rules.rapid_attack.map.sights import Sight, ranges, sights
from rules.rapid_attack.profile import Range
from rules.rapid_attack.state import Frame, State
from text.fluent.catalogue import say
from text.places import place, point_text
from text.rapid_attack.words import Namer, distance, range_text
from text.words import decimal

if TYPE_CHECKING:
    from rules.field import Field
    from rules.rapid_attack.map.preview import Preview

__all__ = [
    "field_alt",
    "field_labels",
    "field_text",
    "field_title",
    "look_text",
    "map_words",
    "place_detail",
    "place_label",
    "plan_text",
    "thing",
]

Point = tuple[float, float]
SIGHTS_MAX = 6
LOOK_MAX = 3500
RULER = 8
OPEN = "open"
NONE = "none"


def thing(n: Namer, name: str) -> str:
    """A frame, a station or a piece of terrain by its id."""
    if any(station.id == name for station in n.state.stations):
        return say(n.locale, "station-name", station=name)
    if any(frame.id == name for frame in n.state.frames):
        return n.tag(n.state.frame(name)) if n.plain else n.frame(name)
    return n.piece(name)


def _things(n: Namer, names: Sequence[str], otherwise: str) -> str:
    return ", ".join(thing(n, name) for name in names) or otherwise


def _far(n: Namer, units: float) -> str:
    return distance(n.locale, n.state.profile, round(units, 1))


# -- choices ------------------------------------------------------------------------------------------------------


def place_label(n: Namer, option: Option) -> str:
    """A place on offer, with the length of the way to it."""
    facts: dict[str, Any] = {name: value for name, value in option.facts.items() if isinstance(value, str | int)}
    facts |= {name: thing(n, facts[name]) for name in ("target", "from", "piece", "station") if name in facts}
    facts["place"] = place(option.facts["at"])
    facts["length"] = decimal(n.locale, round(option.facts.get("length") or 0, 1))
    return say(n.locale, f"option-{option.label}", **facts)


def place_detail(n: Namer, option: Option) -> str:
    """The small print of a place on offer."""
    there = {"place": place(option.facts["at"]), "point": point_text(option.facts["at"])}
    length = option.facts.get("length")
    if length is None:
        return say(n.locale, "detail-where-put", point=there["point"])
    facts = {"distance": _far(n, length), "place": there["place"]}
    if option.label == "to-cover":
        return say(n.locale, "detail-where-cover", **{"from": thing(n, option.facts["from"])}, **facts)
    return say(n.locale, "detail-where", **facts)


# -- the planning panel -------------------------------------------------------------------------------------------


def plan_text(locale: str, state: State, preview: Preview) -> str:
    """What would be so if something went there: the way against the die, ranges, covers, stations. Markdown."""
    n = Namer(locale, state, most=20)
    return "\n".join([_way(n, preview), *_target(n, preview), *_seen(n, preview), *_stations(n, preview)])


def _way(n: Namer, preview: Preview) -> str:
    facts = {"place": place(preview.at), "point": point_text(preview.at)}
    facts["on"] = n.piece(preview.on) if preview.on else NONE
    if preview.most is None:
        return say(n.locale, "plan-put", **facts)
    still = "yes" if preview.length == 0 else "no"
    most = distance(n.locale, n.state.profile, preview.most)
    return say(
        n.locale, "plan-way", still=still, length=decimal(n.locale, round(preview.length, 2)), most=most, **facts
    )


def _target(n: Namer, preview: Preview) -> Iterator[str]:
    """Whether the target that was declared is within the range that was declared."""
    act = n.state.stack[-1] if n.state.stack else None
    if act is None or act.range is None or act.attacked:
        return
    for sight in preview.sights:
        if sight.frame == act.target:
            reached = "yes" if act.range in ranges(n.state.profile, sight.distance) else "no"
            facts = {"target": n.frame(act.target), "range": range_text(n.locale, act.range)}
            yield say(n.locale, "plan-target", reached=reached, **facts)


def _seen(n: Namer, preview: Preview) -> Iterator[str]:
    nearest = sorted(preview.sights, key=lambda sight: sight.distance)
    if nearest:
        yield say(n.locale, "plan-sights")
    for sight in nearest[:SIGHTS_MAX]:
        yield _sight(n, sight)
    if len(nearest) > SIGHTS_MAX:
        yield say(n.locale, "plan-sights-more", n=len(nearest) - SIGHTS_MAX)


def _sight(n: Namer, sight: Sight) -> str:
    return say(
        n.locale,
        "plan-sight",
        frame=n.frame(sight.frame),
        range=say(n.locale, f"range-{sight.range}"),
        distance=_far(n, sight.distance),
        cover=_things(n, sight.cover, OPEN),
        exposed=_things(n, sight.exposed, OPEN),
    )


def _stations(n: Namer, preview: Preview) -> Iterator[str]:
    if preview.seizes:
        yield say(n.locale, "plan-seizes", stations=_things(n, preview.seizes, NONE))
    stood = [name for name in preview.stations if name not in preview.seizes]
    if stood:
        yield say(n.locale, "plan-stations", stations=_things(n, stood, NONE))


def place_facts(n: Namer, request_facts: dict[str, Any]) -> dict[str, Any]:
    """What the question "where" needs in words."""
    value = request_facts.get("value") or 0
    return {
        "item": thing(n, request_facts["item"]),
        "over": "yes" if request_facts.get("over") else "no",
        "distance": distance(n.locale, n.state.profile, value),
        "value": value,
    }


# -- the whole map ------------------------------------------------------------------------------------------------


def field_text(locale: str, state: State, most: int, *, only: str | None = None) -> str:
    """Who is in range of whom and in cover, and what stands where: markdown of ``most`` characters at the most.

    ``only`` a frame: what it sees; otherwise each frame that stands.
    """
    n = Namer(locale, state, most=12)
    lines: list[str] = []
    left = most - len(say(locale, "field-rest")) - 1
    for line in _map_lines(n, only):
        if len(line) + 1 > left:
            return "\n".join([*lines, say(locale, "field-rest")])
        lines.append(line)
        left -= len(line) + 1
    return "\n".join(lines)


def _map_lines(n: Namer, only: str | None) -> Iterator[str]:
    state = n.state
    assert state.ground is not None
    yield say(n.locale, "field-map", **_size(n.locale, state, state.ground.size), cell=_far(n, CELL))
    there = [station for station in state.stations if station.at is not None]
    if there:
        named = (say(n.locale, "field-station", station=s.id, place=place(s.at)) for s in there if s.at)
        yield say(n.locale, "field-stations", stations=", ".join(named))
    acting = [act.frame for act in reversed(state.stack)]
    frames = [frame for frame in state.frames if frame.alive and frame.at is not None]
    for frame in sorted(frames, key=lambda f: acting.index(f.id) if f.id in acting else len(acting)):
        if only in (None, frame.id):
            yield _ranges(n, frame)
    standing = [piece for piece in state.terrain if piece.outline and (piece.hits or piece.hazard)]
    if standing:
        yield say(n.locale, "field-terrain", pieces=", ".join(_piece(n, piece) for piece in standing))


def _size(locale: str, state: State, across: float) -> dict[str, Any]:
    assert state.ground is not None
    return {"shape": state.ground.shape, "across": distance(locale, state.profile, across)}


def _ranges(n: Namer, frame: Frame) -> str:
    """A frame, where it stands, and the enemies within one ruler of it, by range."""
    assert frame.at is not None
    near = [sight for sight in sights(n.state, frame.id) if sight.range != str(Range.ARTILLERY)]
    facts = {"frame": n.tag(frame), "place": place(frame.at)}
    if not near:
        ruler = distance(n.locale, n.state.profile, n.state.profile.ruler)
        return say(n.locale, "field-range-none", ruler=ruler, **facts)
    ranges = [
        say(n.locale, "field-near", range=span, frames=", ".join(_near(n, sight) for sight in here))
        for span in map(str, Range)
        if (here := sorted((s for s in near if s.range == span), key=lambda s: s.distance))
    ]
    return say(n.locale, "field-range", ranges="; ".join(ranges), **facts)


def _near(n: Namer, sight: Sight) -> str:
    cover = ", ".join(sight.cover) or OPEN
    far = decimal(n.locale, round(sight.distance, 1))
    return say(n.locale, "field-seen", frame=sight.frame, distance=far, cover=cover)


def _piece(n: Namer, piece: Any) -> str:
    return say(
        n.locale,
        "field-piece",
        piece=n.piece(piece.id),
        place=place(middle(piece.outline)),
        hits=0 if piece.hazard else piece.hits,
    )


def look_text(locale: str, state: State, at: Point, *, frame: str | None = None) -> str:
    """What stands within a ruler of a point, nearest first, each frame with what it sees; or what one frame sees."""
    n = Namer(locale, state, most=20)
    there = [(_apart(item.at, at), item) for item in state.frames if item.alive and item.at is not None]
    near = [item for far, item in sorted(there, key=lambda pair: pair[0]) if far <= state.profile.ruler]
    shown = near if frame is None else [state.frame(frame)]
    lines = [_ranges(n, item) for item in shown] or [say(locale, "look-nobody")]
    text = say(locale, "look-here", place=place(at))
    for line in lines:
        if len(text) + len(line) + 1 > LOOK_MAX:
            break
        text = f"{text}\n{line}"
    return text


def _apart(a: Point, b: Point) -> float:
    return float(((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5)


def map_words(locale: str, ruler: str) -> dict[str, Any]:
    """The words of a map's picture that a board's has not, by the names of ``render.MapLabels``."""
    return {"scale": ruler, "north": say(locale, "nudge-N"), "decimal": decimal(locale, 0.5)[1]}


# -- the field before the game ------------------------------------------------------------------------------------


def field_title(locale: str, field: Field) -> str:
    """The field of a lobby in one line."""
    across = say(locale, "distance", n=2, units=decimal(locale, field.ground.size))
    style = say(locale, f"style-{field.style}")
    return say(locale, "field-title", style=style, shape=field.ground.shape, across=across, count=len(field.pieces))


def field_labels(locale: str, field: Field) -> dict[str, Any]:
    """The words of a lobby's picture, by the names of ``render.MapLabels``; plain text."""
    ruler = say(locale, "distance", n=RULER, units=str(RULER))
    return {"title": field_title(locale, field).replace("**", ""), **map_words(locale, ruler)}


def field_alt(locale: str, field: Field, most: int = 1000) -> str:
    """What stands on the field of a lobby, for a picture's alt text."""
    pieces = ", ".join(
        f"{say(locale, 'named-piece', name=say(locale, f'piece-{piece.name}'), piece=piece.id)} "
        f"{place(middle(piece.outline))}"
        for piece in field.pieces
    )
    text = say(locale, "field-alt", pieces=pieces or NONE)
    return text if len(text) <= most else text[: most - 1] + "…"
