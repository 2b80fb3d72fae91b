"""The board in words: for those who do not see the picture, and the few words that the picture itself needs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.rapid_attack.profile import Clock
from rules.rapid_attack.state import Frame, State
from rules.rapid_attack.turn.ask import requests
from text.fluent.catalogue import say
from text.places import place as place_name
from text.rapid_attack.field import field_text, map_words
from text.rapid_attack.questions import frame_facts, waiting_line
from text.rapid_attack.words import Namer, clock_text, distance, elapsed
from text.words import NAME_MAX, systems_text

__all__ = ["ALT_MAX", "STATE_MAX", "alt_text", "board_labels", "state_text"]

STATE_MAX = 3500
ALT_MAX = 900
MAP_LEAST = 200
_NAMES = (NAME_MAX, 20, 12, 6)
_NAMES_ALT = (20, 8)


def state_text(locale: str, state: State) -> str:
    """Everything that lies on the table, as markdown of 3,500 characters at the most; names give way first."""
    for most in _NAMES:
        text = "\n".join(_lines(Namer(locale, state, most=most)))
        if len(text) <= STATE_MAX:
            return _with_map(locale, state, text)
    return _first_lines(text, STATE_MAX)


def _with_map(locale: str, state: State, text: str) -> str:
    """On a map also who is in range of whom, as far as there is room."""
    room = STATE_MAX - len(text) - 2
    return f"{text}\n\n{field_text(locale, state, room)}" if state.mapped and room > MAP_LEAST else text


def alt_text(locale: str, state: State) -> str:
    """The same for a picture's alt text: plain, 1,024 characters at the most; frames give way first, then details."""
    for most in _NAMES_ALT:
        for detail in (2, 1):
            text = "\n".join(_lines(Namer(locale, state, plain=True, most=most), detail))
            if len(text) <= ALT_MAX:
                return text
    return _first_lines("\n".join(_lines(Namer(locale, state, plain=True, most=most), 0)), ALT_MAX)


def _first_lines(text: str, most: int) -> str:
    """As many whole lines as fit."""
    if len(text) <= most:
        return text
    return text[: text.rfind("\n", 0, most - 1)] + "\n…"


def _lines(n: Namer, detail: int = 2) -> Iterator[str]:
    """The board line by line. ``detail`` 1 leaves out what a frame carries, 0 the frames."""
    yield _head(n)
    yield _decision(n)
    if n.state.stations:
        yield say(n.locale, "board-stations", stations=", ".join(_stations(n)))
    for place, number in enumerate(n.state.order, start=1):
        yield _player(n, place, number)
        frames = [frame for frame in n.state.frames if frame.owner == number]
        if detail == 1:
            yield ", ".join(_short(n, frame) for frame in frames)
        elif detail == 2:
            yield from (_frame(n, frame) for frame in frames)


def _head(n: Namer) -> str:
    return say(
        n.locale,
        "board-head-plain" if n.plain else "board-head",
        title=_title(n),
        round=say(n.locale, "board-round", round=n.state.round),
        clock=clock_text(n.locale, n.state),
    )


def _title(n: Namer) -> str:
    profile = n.state.profile.id
    return say(
        n.locale,
        "board-title",
        ruleset=say(n.locale, f"title-ruleset-{profile}"),
        size=say(n.locale, f"title-size-{n.state.size}"),
    )


def _decision(n: Namer) -> str:
    asked = requests(n.state)
    if not asked:
        return say(n.locale, "board-over")
    return " ".join(waiting_line(n.locale, request, n.state, plain=n.plain, most=n.most) for request in asked)


def _stations(n: Namer) -> Iterator[str]:
    for station in n.state.stations:
        yield say(n.locale, "board-station", station=station.id, holder=n.player(station.holder))


def _player(n: Namer, place: int, number: int) -> str:
    player = n.state.players[number]
    return say(
        n.locale,
        "board-player-plain" if n.plain else "board-player",
        place=place,
        player=n.player(number),
        score=player.score,
        ppa=player.ppa,
        assets=say(n.locale, "assets-count", n=n.state.assets(number)),
        adjust=f"{player.adjust:+d}".replace("-", "−") if player.adjust else 0,
    )


def _frame(n: Namer, frame: Frame) -> str:
    if not frame.alive:
        facts = [say(n.locale, "board-destroyed")]
    else:
        facts = frame_facts(n, frame)
        if frame.lost:
            facts.insert(1, say(n.locale, "board-lost", systems=systems_text(frame.lost)))
        if frame.at is not None:
            facts.append(say(n.locale, "board-at", place=place_name(frame.at)))
        if frame.on is not None:
            facts.append(say(n.locale, "board-on", piece=n.piece(frame.on)))
        if frame.near is not None:
            facts.append(say(n.locale, "board-near", station=frame.near))
        facts += _turn(n, frame)
    return say(n.locale, "board-frame", frame=n.tag(frame), facts=" · ".join(facts))


def _turn(n: Namer, frame: Frame) -> list[str]:
    """Where the frame is with its turn."""
    stack = [act.frame for act in n.state.stack]
    if frame.id in stack:
        return [say(n.locale, "board-acting" if stack[-1] == frame.id else "board-waiting")]
    return [say(n.locale, "board-activated")] if frame.activated else []


def _short(n: Namer, frame: Frame) -> str:
    if not frame.alive:
        return f"{frame.id} {say(n.locale, 'board-destroyed')}"
    return f"{frame.id} {systems_text(frame.systems).replace(' ', '')}".strip()


def board_labels(locale: str, state: State) -> dict[str, Any]:
    """The words of the picture, by the names of ``render.BoardLabels``; plain text."""
    n = Namer(locale, state, plain=True)
    asked = requests(state)
    down = state.profile.clock_shown is Clock.DOWN
    clock = say(locale, "board-clock-down") if down else say(locale, "board-clock-up", total=elapsed(state)[1])
    words = {
        "title": _title(n),
        "round": say(locale, "board-round", round=state.round),
        "decision": _decision(n),
        "deciding": tuple(dict.fromkeys(request.player for request in asked)),
        "clock": clock,
        "ranks": tuple(say(locale, "board-rank", place=place) for place in range(1, len(state.order) + 1)),
        "terrain": say(locale, "board-terrain"),
    }
    return words | map_words(locale, distance(locale, state.profile, state.profile.ruler)) if state.mapped else words
