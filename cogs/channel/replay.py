"""The replay of a game: its boards, one an activation, drawn in the background and put together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from render import draw_scene
from render.kit.gif import Animation, animate, still
from rules import Event, State
from rules.core.json_input import Facts
from table import Entry
from table.history.effective_log import folded_entries
from text import board_labels, caption
from text.chapters import Chapter, continued

__all__ = ["FRAMES_MAX", "Scene", "replay_of", "scenes"]

Scene: TypeAlias = tuple[tuple[Event, State], ...]
"""The state that the scene before ended in, then the events since, each with the state after it."""

FRAMES_MAX = 120
SIZE_MAX = 9_500_000
"""Discord takes files of 10 MB where nobody has paid for more."""


def scenes(entries: Iterable[tuple[int, Entry]], most: int = FRAMES_MAX) -> list[Scene]:
    """What to draw: the first board, then one for each activation and round that still counts, up to the last."""
    found: list[Scene] = []
    chapter, since = Chapter(), list[tuple[Event, State]]()
    for told in folded_entries(entries):
        chapters = continued(chapter, told)
        chapter = chapters[-1]
        since += told if found else told[-1:]
        if len(chapters) > 1 or not found:
            found.append(tuple(since))
            since = since[-1:]
    if len(since) > 1:
        found.append(tuple(since))
    return _thinned(found, most)


def _thinned(found: list[Scene], most: int) -> list[Scene]:
    """At most so many of them, evenly spread, first and last among them."""
    if len(found) <= most:
        return found
    return [found[round(place * (len(found) - 1) / (most - 1))] for place in range(most)]


def _words(scene: Scene, locale: str) -> Facts:
    """The words of a scene's picture: what happened where there was a question."""
    state = scene[-1][1]
    words = board_labels(locale, state)
    first = continued(Chapter(scene[:1]), scene[1:])[0]  # the last entry opens the next one
    told = caption(locale, first.told[1:])
    return {**words, "decision": told, "deciding": ()} if told else words


def replay_of(entries: Iterable[tuple[int, Entry]], locale: str) -> Animation:
    """The animation. It takes seconds."""
    stills = [still(draw_scene(scene, _words(scene, locale))) for scene in scenes(entries)]
    animation = animate(stills)
    while len(animation.data) > SIZE_MAX and len(stills) > 2:
        stills = [*stills[:-1:2], stills[-1]]
        animation = animate(stills)
    return animation
