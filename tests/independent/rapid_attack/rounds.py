"""Rapid Attack, MEZ and Unofficial: stations, scores, the order of play, the clock."""

from __future__ import annotations

from tests.independent.adjudicator import Event, by_score
from tests.independent.rapid_attack.setup import Setup
from tests.independent.rapid_attack.state import Frame
from tests.independent.shapes import apart

AT_STATION = 0.5 + 0.4 + 1 + 0.1
"""From middle to middle: both bases, one unit, a close call."""


class Rounds(Setup):
    """Everything between activations."""

    # Stations and scores

    def look_around(self) -> None:
        """On a map: who stands within one unit of which station."""
        if self.table == "map":
            for frame in self.frames.values():
                at = frame.at
                frame.near = {name for name, spot in self.places.items() if at and apart(at, spot) <= AT_STATION + 1e-6}
            self.recount()

    def recount(self) -> None:
        """Who controls what now."""
        for name, holder in self.holder.items():
            there = {frame.owner for frame in self.frames.values() if name in frame.near and frame.white > 0}
            if len(there) == 1:
                (self.holder[name],) = there
            elif there and holder not in there and self.ruleset != "mez":
                self.holder[name] = None

    def on_station_changed(self, event: Event) -> None:
        self.hold("Capturing & Contested stations", "who had it", self.told[event["station"]], event["before"])
        self.hold("Capturing & Contested stations", "who controls it", self.holder[event["station"]], event["holder"])
        self.told[event["station"]] = event["holder"]

    def on_scores_changed(self, event: Event) -> None:
        scores = self.count()
        self.hold("Assets, PPA, & Score", "scores", scores, event["scores"])
        self.scores = scores
        self.order = by_score(self.before if self.ruleset == "mez" and self.before else self.order, scores)
        self.hold("Assets, PPA, & Score", "order", self.order, event["order"])

    def announced(self) -> None:
        self.hold("Capturing & Contested stations", "who controls what", self.holder, self.told)
        self.hold("Assets, PPA, & Score", "scores are recounted at once", self.count(), self.scores)

    # Rounds and the order in them

    def alive(self) -> list[Frame]:
        return [frame for frame in self.frames.values() if frame.white > 0]

    def on_round_began(self, event: Event) -> None:
        self.hold("Combat Phase", "deployment is over", "rounds", self.phase)
        for frame in self.frames.values():
            frame.acted, frame.defense, frame.spot, frame.kept = False, None, None, 0
        if self.ruleset == "mez":
            self.order = by_score(self.began or self.order, self.scores)
            self.hold("Marquer des points", "equal points: the turn before", self.order, event["order"] or self.order)
            self.before, self.began = self.began or self.order, self.order
        self.passed.clear()
        self.active, self.voting, self.voted = None, False, []

    def waiting(self, player: int) -> bool:
        return any(frame.owner == player and not frame.acted for frame in self.alive())

    def line(self) -> list[int]:
        """The order in which players choose: in a demo around the table while all have as many points."""
        if not self.limits["flat"] or len(set(self.scores)) > 1 or self.ruleset == "mez":
            return list(self.order)
        first = self.order[0] if self.active is None else self.active + 1
        return [(first + step) % self.seats for step in range(self.seats)]

    def next_player(self) -> int | None:
        """Who chooses a frame, or passes, in tactical order."""
        ready = [player for player in self.line() if self.waiting(player) and player not in self.passed]
        if self.ruleset == "mez" and self.active in ready:
            return self.active
        return ready[0] if ready else None

    def may_pass(self, player: int) -> bool:
        if self.ruleset == "mez" or self.initiative:
            return False
        line = self.line()
        below = line[line.index(player) + 1 :]
        return any(self.waiting(other) and other not in self.passed for other in below)

    def on_passed(self, event: Event) -> None:
        self.hold("Tactical Order", "who passes", self.next_player(), event["player"])
        self.holds("Tactical Order", "the last with frames left may not pass", self.may_pass(event["player"]), event)
        self.passed.add(event["player"])

    def between(self, request: Event) -> tuple[int, set[str]]:
        """Who decides while no frame acts."""
        if self.phase == "bidding":
            return self.drawn if self.drawn is not None else -1, {"tie"}
        if self.nearing is not None and request["kind"] in ("station", "where"):
            owner = self.frames[self.nearing].owner if self.nearing in self.frames else self.homes[self.nearing]
            return -1 if owner is None else owner, {"station", "where"}
        if self.phase == "deployment":
            player = self.placing()
            return -1 if player is None else player, {"deploy"}
        if self.voting:
            left = [player for player in self.order if player not in self.voted]
            return (left[0] if left else -1), {"doomsday"}
        if self.initiative:
            return self.frames[str(self.due)].owner, {"initiative"}
        player = self.next_player()
        return -1 if player is None else player, {"activate"}

    # Per-frame initiative

    def on_initiative_rolled(self, event: Event) -> None:
        self.hold(
            "Per-frame initiative", "a roll for each", sorted(f.id for f in self.alive()), sorted(event["frames"])
        )
        number = [2 if len(self.frames[name].systems) < 4 else 1 for name in event["frames"]]
        self.hold("Per-frame initiative", "a second die below four systems", number, [len(v) for v in event["values"]])
        self.values = {name: sorted(values) for name, values in zip(event["frames"], event["values"], strict=True)}

    def tied(self) -> list[str]:
        """The frames whose number is up: one is due, several roll off, those who still tie once more."""
        ready = {frame.id for frame in self.alive() if not frame.acted}
        low = min(self.values[name][0] for name in ready)
        return self.lowest or [name for name in self.values if name in ready and self.values[name][0] == low]

    def on_rolled_off(self, event: Event) -> None:
        group = self.tied()
        self.hold("Per-frame initiative", "who rolls off", sorted(group), sorted(event["frames"]))
        by_face: dict[int, list[str]] = {}
        for name, face in zip(event["frames"], event["faces"], strict=True):
            by_face.setdefault(face, []).append(name)
        self.lowest = by_face[min(by_face)]

    def on_initiative_due(self, event: Event) -> None:
        self.hold("Per-frame initiative", "the frame with the lowest number", self.tied(), [event["frame"]])
        self.due, self.lowest = event["frame"], []

    def on_initiative_waited(self, event: Event) -> None:
        values = self.values[event["frame"]]
        self.hold("Per-frame initiative", "who may wait", self.due, event["frame"])
        self.holds("Per-frame initiative", "a higher number to wait for", len(set(values)) == 2, values)
        self.values[event["frame"]] = values[1:]
        self.due = None

    # The clock

    def on_round_ended(self, event: Event) -> None:
        self.holds("Combat Phase", "every frame has acted", all(f.acted for f in self.alive()), event)
        self.holds("Combat Phase", "nothing is under way", self.turn is None and not self.owed, event)
        self.clock -= 1
        self.hold("Doomsday", "the clock", self.clock, event["clock"])
        self.voting, self.voted = True, []

    def votes(self, event: Event) -> None:
        left = [player for player in self.order if player not in self.voted]
        self.hold("Doomsday", "highest score first", left[0] if left else None, event["player"])
        self.voted.append(event["player"])

    def on_clock_held(self, event: Event) -> None:
        self.votes(event)

    def on_clock_advanced(self, event: Event) -> None:
        self.votes(event)
        self.clock -= 1
        self.hold("Doomsday", "the clock", self.clock, event["clock"])

    def on_game_ended(self, event: Event) -> None:
        outcome = event["outcome"]
        self.hold("Doomsday", "the end at zero", 0, self.clock)
        self.hold("Doomsday", "final scores", self.count(), outcome["scores"])
        best = [player for player in range(self.seats) if self.scores[player] == max(self.scores)]
        self.hold("Doomsday", "the highest score wins, equal scores tie", best, sorted(outcome["winners"]))
        self.over = True

    def compare(self, state: Event) -> None:
        book = [(f.id, sorted(f.systems), f.white, f.rockets) for f in self.frames.values()]
        said = [(f["id"], sorted(f["systems"]), f["white"], f["rockets"]) for f in state["frames"]]
        self.hold("Log", "frames at the end", sorted(book), sorted(said))
        self.hold("Log", "stations at the end", self.holder, {s["id"]: s["holder"] for s in state["stations"]})
