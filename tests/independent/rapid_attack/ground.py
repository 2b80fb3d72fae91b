"""Rapid Attack, MEZ and Unofficial on a map: where things may be deployed, and what gives cover."""

from __future__ import annotations

from typing import Any

from tests.independent.adjudicator import Event
from tests.independent.rapid_attack.rounds import Rounds
from tests.independent.rapid_attack.state import CLOSE, Frame, Piece, Turn
from tests.independent.shapes import Point, apart, beside, crosses, from_outline, shifted, trimmed

HUNDREDTH = 0.015
"""Points are kept to a hundredth, each of the two."""
DOUBT = 0.12
"""Nearer than this to a border of cover, either is right."""


class Ground(Rounds):
    """What only a map can measure."""

    def lay_out(self, state: Event) -> None:
        """Take in the terrain of the first state."""
        for piece in state.get("terrain") or ():
            outline = [self.point(corner) for corner in piece["outline"]]
            self.pieces[piece["id"]] = Piece(outline, piece["hits"], piece["hazard"])

    def on_put(self, event: Event) -> None:
        item, at = event["item"], self.point(event["at"])
        if item == self.nearing:
            self.deployed(item, at)
        if item in self.frames:
            self.frames[item].at = at
        else:
            self.places[item] = at
        self.look_around()

    def deployed(self, item: str, at: Point) -> None:
        """Check a place by the step in which it is taken; close calls go to who deploys."""
        step = self.step_of
        stations = [spot for name, spot in self.places.items() if self.homes[name] == self.defender and name != item]
        frames = [f.at for f in self.frames.values() if f.owner == self.defender and f.at and f.id != item]
        from_stations = min((apart(at, spot) - (0.8 if step == 0 else 0.9) for spot in stations), default=None)
        from_frames = [apart(at, spot) - 1 for spot in frames]
        limit = self.ruler + CLOSE
        if step in (0, 1) and from_stations is not None:
            self.holds("Defense Setup", "within a ruler of a station", from_stations <= limit, round(from_stations, 3))
        if step == 2 and from_frames:
            least = 0 if self.ruleset == "mez" else self.ruler - 0.25 - 1e-6
            legal = any(least <= far <= limit for far in from_frames)
            self.holds("Point Frame", "at a ruler from one of the defender's frames", legal, from_frames)
        if step in (2, 3) and from_stations is not None:
            legal = from_stations >= self.ruler - CLOSE - HUNDREDTH
            self.holds("Deployment Process", "outside the perimeter", legal, round(from_stations, 3))
        if step == 3 and from_frames:
            legal = min(from_frames) >= self.ruler - CLOSE - HUNDREDTH
            self.holds("Attackers' Frames", "a ruler from the defender's frames", legal, round(min(from_frames), 3))

    def covered(self, turn: Turn, covers: list[Event]) -> None:
        """Check the covers that the referee found; what is in doubt is right either way."""
        frame, foe = self.frames[turn.frame], self.frames.get(str(turn.target))
        if (
            foe is None
            or frame.at is None
            or foe.at is None
            or turn.range == "hand-to-hand"
            or self.switch("elevation")
        ):
            return
        line = trimmed(frame.at, foe.at, 0.5)
        if line is None:
            return
        named = {cover["frame"] or cover["piece"] for cover in covers}
        for other in self.frames.values():
            if other.white and other.at and other.id not in (frame.id, foe.id):
                self.settled(other.id, self.frame_covers(line, foe, other.at), named)
        for name, piece in self.pieces.items():
            if not piece.hazard:
                self.settled(name, self.piece_covers(line, foe, piece), named)
        kinds = [cover["kind"] for cover in covers]
        self.hold("Terrain and Cover", "terrain is hit before frames", sorted(kinds, reverse=True), kinds)

    def settled(self, name: str, covers: bool | None, named: set[Any]) -> None:
        if covers is not None:
            self.hold("Terrain and Cover", f"what covers: {name[0]}", (name, covers), (name, name in named))

    def frame_covers(self, line: tuple[Point, Point], foe: Frame, at: Point) -> bool | None:
        assert foe.at is not None
        near, off = apart(at, foe.at) - 1, beside(*line, at)
        if near > 1 + DOUBT or off > 0.5 + DOUBT:
            return False
        return True if near < 1 and off < 0.5 - DOUBT else None

    def piece_covers(self, line: tuple[Point, Point], foe: Frame, piece: Piece) -> bool | None:
        assert foe.at is not None
        near = from_outline(piece.outline, foe.at) - 0.5
        met = [crosses(piece.outline, *one) for one in (line, shifted(*line, DOUBT), shifted(*line, -DOUBT))]
        touched = any(met) or any(from_outline(piece.outline, end) <= DOUBT for end in line)
        if piece.hits <= 0 or near > 1 + DOUBT or not touched:
            return False
        return True if near < 1 and all(met) else None

    def struck(self, name: str | None, hits: int) -> None:
        """Hits on a piece of terrain."""
        if name in self.pieces:
            self.pieces[name].hits -= hits
