"""The replay of a game: its boards, one an activation, drawn in the background and put together."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor

from cogs.kit.drawing import draw_later
from render import draw_state
from render.kit.gif import Animation, animate, still
from rules import State
from table import Entry
from table.history.effective_log import folded_entries
from text import board_labels
from text.chapters import Chapter, continued

__all__ = ["FRAMES_MAX", "replay_of", "scenes"]

FRAMES_MAX = 120
SIZE_MAX = 9_500_000
"""Discord takes files of 10 MB where nobody has paid for more."""

_thread = ThreadPoolExecutor(1, "replay")


def scenes(entries: Iterable[tuple[int, Entry]], most: int = FRAMES_MAX) -> list[State]:
    """The states to draw: after each activation and round that still counts, and the last one."""
    found: list[State] = []
    chapter = Chapter()
    for told in folded_entries(entries):
        chapters = continued(chapter, told)
        chapter = chapters[-1]
        if len(chapters) > 1 or not found:
            found.append(told[-1][1])
    if chapter.told and found[-1] is not chapter.told[-1][1]:
        found.append(chapter.told[-1][1])
    return _thinned(found, most)


def _thinned(found: list[State], most: int) -> list[State]:
    """At most so many of them, evenly spread, first and last among them."""
    if len(found) <= most:
        return found
    return [found[round(place * (len(found) - 1) / (most - 1))] for place in range(most)]


async def replay_of(entries: Iterable[tuple[int, Entry]], locale: str) -> Animation:
    """The animation. Other pictures and replies come in between its frames."""
    loop = asyncio.get_running_loop()
    stills = []
    for state in scenes(entries):
        picture = await draw_later(draw_state, state, board_labels(locale, state))
        stills.append(await loop.run_in_executor(_thread, still, picture))
    animation = await loop.run_in_executor(_thread, animate, stills)
    while len(animation.data) > SIZE_MAX and len(stills) > 2:
        stills = [*stills[:-1:2], stills[-1]]
        animation = await loop.run_in_executor(_thread, animate, stills)
    return animation
