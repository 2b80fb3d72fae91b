"""Names of frames, players and stations; distances; the clock."""

from __future__ import annotations

from rules.rapid_attack.profile import Clock, Profile
from rules.rapid_attack.state import TERRAIN, Frame, State, is_terrain
from text import words
from text.fluent.catalogue import has, say
from text.words import NAME_MAX, clean, decimal, escape

__all__ = ["Namer", "clock_text", "distance", "elapsed", "range_text", "station_text"]

CM_A_UNIT = 5
PS_A_UNIT = 2


def distance(locale: str, profile: Profile, units: float) -> str:
    """A distance in units, and in ps and cm where the ruleset shows them."""
    if not profile.show_metric:
        return words.distance(locale, units)
    number = int(units) if float(units).is_integer() else 2
    metric = {"ps": decimal(locale, units * PS_A_UNIT), "cm": decimal(locale, units * CM_A_UNIT)}
    return say(locale, "distance-metric", n=number, units=decimal(locale, units), **metric)


def range_text(locale: str, attack_range: str) -> str:
    """The range as part of a sentence: "at direct fire"."""
    return say(locale, "at-range", range=str(attack_range))


def station_text(locale: str, station: str | None) -> str:
    """A station by its id, or none."""
    return say(locale, "no-station-name") if station is None else say(locale, "station-name", station=station)


def elapsed(state: State) -> tuple[int, int]:
    """How far the clock has gone and how far it goes, where it counts up."""
    total = max(state.clock_start, state.clock)
    return total - state.clock, total


def clock_text(locale: str, state: State) -> str:
    """Where the doomsday clock stands, down to zero or in turns counted up."""
    if state.profile.clock_shown is Clock.DOWN:
        return say(locale, "clock-down", clock=state.clock)
    gone, total = elapsed(state)
    return say(locale, "clock-up", gone=gone, total=total)


class Namer:
    """Names of one state: for Discord messages (escaped, frames in bold) or plain."""

    def __init__(self, locale: str, state: State, *, plain: bool = False, most: int = NAME_MAX) -> None:
        self.locale = locale
        self.state = state
        self.plain = plain
        self.most = most

    def words(self, text: str) -> str:
        """A player's words."""
        return clean(text, self.most) if self.plain else escape(text, self.most)

    def player(self, number: int | None) -> str:
        """A player by number; nobody's name for None."""
        if number is None:
            return say(self.locale, "nobody-name")
        return self.words(self.state.players[number].name)

    def frame(self, frame_id: str) -> str:
        """A frame: its name, with its id where another frame has the same name. ``terrain`` has a word of its own."""
        if frame_id == TERRAIN:
            return say(self.locale, "terrain-name")
        if is_terrain(frame_id):
            return self.piece(frame_id)
        frame = self.state.frame(frame_id)
        name = self.words(frame.name)
        if self.ambiguous(frame):
            name = f"{name} ({frame.id})"
        return name if self.plain else f"**{name}**"

    def kind(self, name: str) -> str:
        """What a piece of terrain is: a kind that the map knows by its word, anything else as it was written."""
        known = self.state.mapped and has(self.locale, f"piece-{name}")
        return say(self.locale, f"piece-{name}") if known else self.words(name)

    def piece(self, piece_id: str) -> str:
        """A piece of terrain: as it was called at the table, or its kind and id on a map."""
        name = self.kind(self.state.piece(piece_id).name)
        return say(self.locale, "named-piece", name=name, piece=piece_id) if self.state.mapped else name

    def ambiguous(self, frame: Frame) -> bool:
        """Whether another frame has the same name."""
        return any(other.name == frame.name and other.id != frame.id for other in self.state.frames)

    def owner(self, frame_id: str) -> str:
        """The player to whom a frame belongs."""
        return self.player(self.state.frame(frame_id).owner)

    def tag(self, frame: Frame) -> str:
        """A frame for lists, buttons and tables: its id and name."""
        return frame.id if frame.name == frame.id else f"{frame.id} {self.words(frame.name)}"
