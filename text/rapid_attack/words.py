"""Names of frames, stations and terrain; distances, the clock, scores."""

from collections.abc import Iterable

from rules.frames.loadout import pool
from rules.rapid_attack.map.sights import covers, ranges, target_gap
from rules.rapid_attack.profile import Clock, Profile
from rules.rapid_attack.state import TERRAIN, State
from text import words
from text.facts import NONE, FactWords
from text.fluent.catalogue import has, say
from text.words import decimal

CM_A_UNIT = 5
PS_A_UNIT = 2
OPEN = "open"


def distance(locale: str, profile: Profile, units: float) -> str:
    """A distance in units, and in ps and cm where the ruleset shows them."""
    if not profile.show_metric:
        return words.distance(locale, units)
    number = int(units) if float(units).is_integer() else 2
    metric = {"ps": decimal(locale, units * PS_A_UNIT), "cm": decimal(locale, units * CM_A_UNIT)}
    return say(locale, "distance-metric", n=number, units=decimal(locale, units), **metric)


class FrameWords(FactWords[State]):
    """The words for a state of this family."""

    players = FactWords.players | {"holder", "point", "tied"}

    def thing(self, value: str) -> str | None:
        """The name of a frame, a station or terrain by its id; None for other text."""
        if value == TERRAIN:
            return say(self.locale, "terrain-name")
        if any(station.id == value for station in self.state.stations):
            return value if self.tags else say(self.locale, "station-name", station=value)
        if any(piece.id == value for piece in self.state.terrain):
            return self.piece(value)
        return super().thing(value)

    def item(self, item: str) -> str:
        """The name of something on a map: in plain text a frame has its id before its name."""
        if self.plain and any(frame.id == item for frame in self.state.frames):
            return self.tag(item)
        return self.thing(item) or self.piece(item)

    def items(self, items: tuple[str, ...], otherwise: str) -> str:
        """Several of them, with commas."""
        return ", ".join(map(self.item, items)) or otherwise

    def apart(self, other: str) -> str:
        """The distance of an enemy from the acting frame, and its cover; empty but on a map."""
        far = self.gap(other)
        if far is None:
            return ""
        return self.sentence("rapid-attack-part-apart", {"length": far, "cover": self.shade(other)})

    def gap(self, other: str) -> float | None:
        """The distance of an enemy or a piece from the acting frame; None but on a map."""
        state = self.state
        return target_gap(state, state.act.frame, other) if state.mapped and state.stack else None

    def far(self, other: str) -> str:
        """The distance as a number, or ``none``."""
        far = self.gap(other)
        return NONE if far is None else decimal(self.locale, round(far, 1))

    def reaches(self, other: str, span: str) -> bool:
        """Whether another unit is clearly at that range on a map: too close to the next range to tell counts as no."""
        far = self.gap(other)
        return far is not None and ranges(self.state.profile, far) == (span,)

    def shade(self, other: str) -> str:
        """What covers it on a map, or ``open``."""
        found = covers(self.state, self.state.act.frame, other)
        return ", ".join(self.item(cover.piece or str(cover.frame)) for cover in found) or OPEN

    def friend(self, attacker: str, covers: Iterable[str | None]) -> str:
        """The first frame of an attacker's own side that covers its target, which hits may strike; or ``none``."""
        own = {frame.id for frame in self.state.frames_of(self.state.frame(attacker).owner)}
        return next((self.tag(name) for name in covers if name in own), NONE)

    def pool(self, frame: str, span: str, rockets: int) -> tuple[str, ...]:
        """The dice that a range gives a frame."""
        thing, dice = self.state.frame(frame), self.state.profile.dice
        return tuple(pool(dice, thing.systems, white=thing.white, attack_range=span, rockets=rockets))

    def kind(self, name: str) -> str:
        """The name of a piece of terrain: on a map its kind, otherwise the name typed by a player."""
        known = self.state.mapped and has(self.locale, f"piece-{name}")
        return say(self.locale, f"piece-{name}") if known else self.typed(name)

    def piece(self, piece: str) -> str:
        """A piece of terrain: its name at a declared table, on a map its own name or else its kind, and its id."""
        layout = self.state.layout
        coming = layout.kind if layout is not None and piece == self.state.placing else None
        if coming:
            name = self.kind(coming)
        else:
            found = self.state.piece(piece)
            name = self.typed(found.called) if found.called else self.kind(found.name)
        return say(self.locale, "named-piece", name=name, piece=piece) if self.state.mapped else name

    def owner(self, player: int | None) -> str:
        """A player's name, or nobody's."""
        return say(self.locale, "nobody-name") if player is None else self.player(player)

    def distance(self, units: float) -> str:
        """A distance as this ruleset shows it."""
        return distance(self.locale, self.state.profile, units)

    def ruler(self) -> str:
        """The length of the ruler."""
        return self.distance(self.state.profile.ruler)

    def clock(self) -> str:
        """The doomsday clock, down to zero or in turns counted up."""
        if self.state.profile.clock_shown is Clock.DOWN:
            return say(self.locale, "rapid-attack-clock-down", clock=self.state.clock)
        total = max(self.state.clock_start, self.state.clock)
        return say(self.locale, "rapid-attack-clock-up", gone=total - self.state.clock, total=total)

    def scores(self) -> str:
        """All scores, the best first and in bold."""
        scores = [self.state.players[number].score for number in self.state.order]
        told = zip((self.player(number) for number in self.state.order), scores, strict=True)
        bold = "" if self.plain else "**"
        return " · ".join(
            f"{bold}{player} {score}{bold}" if score == max(scores) else f"{player} {score}" for player, score in told
        )
