"""The map in words: targets in range, cover, and the consequences of a move."""

from collections.abc import Iterable, Iterator
from math import dist

from rules.field import Point, middle
from rules.field.coordinates import CELL
from rules.frames.loadout import can_attack
from rules.rapid_attack.map.preview import Preview
from rules.rapid_attack.map.scene import scene
from rules.rapid_attack.map.sights import Sight, ranges, sights
from rules.rapid_attack.profile import Range
from rules.rapid_attack.prospects import prospects
from rules.rapid_attack.state import Frame, Piece
from text.facts import yes_no
from text.fluent.catalogue import say
from text.maps import place, point_text
from text.odds import needs_line, percent
from text.rapid_attack.facts import FrameFacts, frame_facts
from text.rapid_attack.words import FrameWords
from text.words import decimal

SIGHTS_MAX = 6
LOOK_MAX = 3500
OPEN = "open"
NONE = "none"


# -- the planning panel -----------------------------------------------------------------------------------------------


def plan_text(words: FrameFacts, preview: Preview) -> str:
    """What would follow from a place: the way against the die, ranges, covers, stations. Markdown."""
    return "\n".join(
        [
            _way(words, preview),
            *_target(words, preview),
            *_danger(words, preview),
            *_seen(words, preview),
            *_stations(words, preview),
        ]
    )


def place_hint(words: FrameFacts, preview: Preview) -> str:
    """What a place is good for: the target in range, the stations, who sees the frame there. Markdown, one line."""
    near = [
        s
        for s in preview.sights
        if {Range.HAND_TO_HAND, Range.DIRECT_FIRE} & {*ranges(words.state.profile, s.distance)}
    ]
    if preview.most is None:
        return _way(words, preview)
    seen = say(
        words.locale,
        "rapid-attack-hint-seen",
        open=words.items(tuple(s.frame for s in near if not s.exposed), NONE),
        covers=words.items(tuple(dict.fromkeys(cover for s in near for cover in s.exposed[:1])), NONE),
    )
    return " ".join([*_target(words, preview), *_stations(words, preview), seen])


def _way(words: FrameWords, preview: Preview) -> str:
    facts = {"place": place(preview.at), "point": point_text(preview.at)}
    facts["on"] = words.piece(preview.on) if preview.on else NONE
    if preview.most is None:
        return say(words.locale, "rapid-attack-plan-put", **facts)
    facts |= {"length": decimal(words.locale, round(preview.length, 2)), "most": words.distance(preview.most)}
    facts |= {"still": yes_no(not preview.length), "close": yes_no(round(preview.length, 2) > preview.most)}
    return say(words.locale, "rapid-attack-plan-way", **facts)


def _target(words: FrameWords, preview: Preview) -> Iterator[str]:
    """Whether the target that was declared is within the range that was declared."""
    act = words.state.stack[-1] if words.state.stack else None
    if act is None or act.range is None or act.attacked:
        return
    for sight in preview.sights:
        if sight.frame == act.target:
            reached = "yes" if act.range in ranges(words.state.profile, sight.distance) else "no"
            facts = {"target": words.name(act.target), "range": say(words.locale, f"range-{act.range}")}
            facts["friend"] = words.friend(act.frame, () if act.range is Range.HAND_TO_HAND else sight.cover)
            yield say(words.locale, "rapid-attack-plan-target", reached=reached, **facts)


def _danger(words: FrameWords, preview: Preview) -> Iterator[str]:
    """The enemies that may still attack the frame at a place in this round: from where they stand, and after a move."""
    if not preview.sights:
        return
    after = words.state.with_frame(preview.item, at=preview.at, on=preview.on)
    acting = [act.frame for act in after.stack]
    enemies = (after.frame(sight.frame) for sight in preview.sights)
    still = [enemy.id for enemy in enemies if enemy.ready or enemy.id in acting]
    attacks = [(name, one) for name in still for one in prospects(after, name) if one.target == preview.item]
    near = sorted((-one.chances[0][1], name) for name, one in attacks if one.chances)
    struck = (
        words.sentence("rapid-attack-part-danger", {"frame": name, "chance": percent(words.locale, -share)})
        for share, name in near
    )
    far = words.items(tuple(name for name, one in attacks if not one.chances and one.move and one.reach), NONE)
    yield say(words.locale, "rapid-attack-plan-danger", near=", ".join(struck) or NONE, far=far)


def _seen(words: FrameWords, preview: Preview) -> Iterator[str]:
    nearest = sorted(preview.sights, key=lambda sight: sight.distance)
    if nearest:
        yield say(words.locale, "rapid-attack-plan-sights")
    viewer = next((frame for frame in words.state.frames if frame.id == preview.item), None)
    yield from (_sight(words, sight, viewer) for sight in nearest[:SIGHTS_MAX])
    if len(nearest) > SIGHTS_MAX:
        yield say(words.locale, "rapid-attack-plan-sights-more", n=len(nearest) - SIGHTS_MAX)


def _sight(words: FrameWords, sight: Sight, viewer: Frame | None) -> str:
    """``viewer``: who would have a weapon for that range, or not."""
    legal = ranges(words.state.profile, sight.distance)  # Two in a close call.
    armed = viewer is None or any(can_attack(viewer.systems, span, viewer.rockets) for span in legal)
    return say(
        words.locale,
        "rapid-attack-plan-sight",
        frame=words.name(sight.frame),
        range=" / ".join(say(words.locale, f"range-{span}") for span in legal),
        distance=words.distance(round(sight.distance, 1)),
        armed=yes_no(armed),
        cover=words.items(sight.cover, OPEN),
        exposed=words.items(sight.exposed, OPEN),
    )


def _stations(words: FrameWords, preview: Preview) -> Iterator[str]:
    there = [words.state.station(name) for name in preview.stations if name not in preview.seizes]
    own = tuple(station.id for station in there if station.holder == words.state.frame(preview.item).owner)
    contested = tuple(station.id for station in there if station.id not in own)
    for key, stations in (("seizes", preview.seizes), ("stations", own), ("contested", contested)):
        if stations:
            yield say(words.locale, f"rapid-attack-plan-{key}", stations=words.items(stations, NONE))


# -- the whole map ----------------------------------------------------------------------------------------------------


def map_text(words: FrameWords, most: int) -> str:
    """All positions, targets in range and cover: at most ``most`` characters of markdown."""
    rest = say(words.locale, "rapid-attack-map-rest")
    lines = list(_lines(words))
    kept = _fitting(lines, most - len(rest) - 1)
    return "\n".join(kept if len(kept) == len(lines) else [*kept, rest])


def _fitting(lines: Iterable[str], most: int) -> list[str]:
    """The first lines that fit together."""
    kept: list[str] = []
    for line in lines:
        most -= len(line) + 1
        if most < 0:
            break
        kept.append(line)
    return kept


def _lines(words: FrameWords) -> Iterator[str]:
    state = words.state
    assert state.ground is not None
    size = {"shape": state.ground.shape, "across": words.distance(round(state.ground.widest, 1))}
    yield say(words.locale, "rapid-attack-map", cell=words.distance(round(CELL, 1)), **size)
    stations = ", ".join(f"{station.id} {place(station.at)}" for station in state.stations if station.at)
    if stations:
        yield say(words.locale, "rapid-attack-map-stations", stations=stations)
    acting = [act.frame for act in reversed(state.stack)]
    frames = [frame for frame in state.frames if frame.alive and frame.at is not None]
    for frame in sorted(frames, key=lambda f: acting.index(f.id) if f.id in acting else len(acting)):
        yield _frame(words, frame)
    pieces = ", ".join(
        _piece(words, piece) for piece in state.terrain if piece.outline and (piece.hits or piece.hazard)
    )
    if pieces:
        yield say(words.locale, "rapid-attack-map-terrain", pieces=pieces)


def _frame(words: FrameWords, frame: Frame) -> str:
    """A frame, its place, and the enemies within one ruler of it, by range."""
    assert frame.at is not None
    near = sorted(sights(words.state, frame.id), key=lambda sight: sight.distance)
    facts = {"frame": words.tag(frame.id), "place": place(frame.at)}
    spans = [_range(words, span, near) for span in map(str, Range) if span != Range.ARTILLERY]
    found = "; ".join(span for span in spans if span)
    if not found:
        return say(words.locale, "rapid-attack-map-frame-alone", ruler=words.ruler(), **facts)
    return say(words.locale, "rapid-attack-map-frame", ranges=found, **facts)


def _range(words: FrameWords, span: str, near: list[Sight]) -> str:
    enemies = ", ".join(_enemy(words, sight) for sight in near if sight.range == span)
    return enemies and say(words.locale, "rapid-attack-map-range", range=span, frames=enemies)


def _enemy(words: FrameWords, sight: Sight) -> str:
    facts = {"frame": sight.frame, "distance": decimal(words.locale, round(sight.distance, 1))}
    return say(words.locale, "rapid-attack-map-enemy", cover=", ".join(sight.cover) or OPEN, **facts)


def _piece(words: FrameWords, piece: Piece) -> str:
    where, hits = place(middle(piece.outline)), 0 if piece.hazard else piece.hits
    facts = {"piece": words.piece(piece.id), "place": where, "built": scene(words.state).built(piece.id) or "none"}
    return say(words.locale, "rapid-attack-map-piece", **facts, hits=hits)


def look_text(words: FrameFacts, at: Point, only: str | None) -> str:
    """Every frame within a ruler of a point, the nearest first, with the enemies in range; or ``only`` one frame, and
    what the spot on it is good for."""
    state = words.state
    standing = ((dist(frame.at, at), frame.id) for frame in state.frames if frame.alive and frame.at)
    within = sorted((pair for pair in standing if pair[0] <= state.profile.ruler), key=lambda pair: pair[0])
    near = [frame for _, frame in within] if only is None else [only]
    lines = [_frame(words, state.frame(frame)) for frame in near] or [say(words.locale, "rapid-attack-look-nobody")]
    here = [say(words.locale, "rapid-attack-look-here", place=place(at))] if only is None else []
    alone = [] if only is None else [state.frame(only)]
    spots = [words.sentence("rapid-attack-look-spot", frame_facts(frame)) for frame in alone if frame.spot]
    needs = [line for frame in alone for line in _needs(words, frame)]
    return "\n".join(_fitting([*here, *spots, *lines, *needs], LOOK_MAX + 1))


def _needs(words: FrameWords, frame: Frame) -> Iterator[str]:
    """For a frame that can attack nobody from where it stands: its ranges, and the shortest move it needs."""
    found = prospects(words.state, frame.id)
    armed = [span for span in Range if can_attack(frame.systems, span, frame.rockets)]
    if not found or not armed or any(one.chances for one in found) or not any(one.move for one in found):
        return
    near = min(found, key=lambda one: (not one.reach, one.move))
    spans = " / ".join(say(words.locale, f"range-{span}") for span in armed)
    facts = {"target": words.name(near.target), "needs": needs_line(words.locale, near)}
    yield say(words.locale, "rapid-attack-look-needs", ranges=spans, **facts)
