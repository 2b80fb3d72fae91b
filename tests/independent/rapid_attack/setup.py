"""Rapid Attack, MEZ and Unofficial: bidding, points and deployment."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.independent.adjudicator import Adjudicator, Event, by_score
from tests.independent.rapid_attack.state import Frame, Piece, Turn
from tests.independent.shapes import Point


def points_per_asset(frames: list[int], systems: list[int]) -> list[int]:
    """Five, less or more one for the most and the fewest frames and systems; all who tie."""
    found = [5] * len(frames)
    for counts in (frames, systems):
        for player, count in enumerate(counts):
            found[player] += (count == min(counts)) - (count == max(counts))
    return found


class Setup(Adjudicator):
    """Everything before the first round."""

    def __init__(self) -> None:
        super().__init__()
        self.frames: dict[str, Frame] = {}
        self.holder: dict[str, int | None] = {}
        self.told: dict[str, int | None] = {}
        self.places: dict[str, Point] = {}
        self.turn: Turn | None = None
        self.attacker: Turn | None = None
        self.called: Turn | None = None
        self.owed: list[list[Any]] = []
        self.ground: set[str] = set()
        self.passed: set[int] = set()
        self.active: int | None = None
        self.voted: list[int] = []
        self.voting = False
        self.values: dict[str, list[int]] = {}
        self.lowest: list[str] = []
        self.due: str | None = None
        self.nearing: str | None = None
        self.phase = "bidding"
        self.deferred: set[int] = set()
        self.drawn: int | None = None
        self.step = 0
        self.put: dict[int, int] = {}
        self.placed: set[str] = set()
        self.step_of = -1
        self.claim: tuple[str, set[str]] = ("", set())
        self.doubted: str | None = None
        self.denied: set[str] = set()
        self.agreed_by: set[int] = set()
        self.spotting = ""
        self.began: list[int] = []
        self.before: list[int] = []
        self.pieces: dict[str, Piece] = {}

    def on_started(self, event: Event) -> None:
        self.ruleset, self.table = event["profile"]["id"], event["table"]
        self.ruler = event["profile"]["ruler"]
        self.options, self.limits = event["options"], event["limits"]
        self.seats = len(event["players"])
        for frame in event["frames"]:
            self.frames[frame["id"]] = Frame(frame["id"], frame["owner"], list(frame["systems"]), frame["rockets"])
        self.spares = {frame["id"]: frame for frame in event["spares"]}
        for station in event["stations"]:
            self.holder[station["id"]] = self.told[station["id"]] = station["holder"]
        self.homes = {station["id"]: station["home"] for station in event["stations"]}
        self.clock = {"mez": 12}.get(self.ruleset, 11) if event["size"] != "demo" else 5
        self.hold("Doomsday", "the clock at the start", self.clock, event["clock"])
        self.bid(
            event, [player["ppa"] for player in event["players"]], [player["score"] for player in event["players"]]
        )

    def bid(self, event: Event, ppa: list[int], scores: list[int]) -> None:
        """Points and order of a bid."""
        owned = [[frame for frame in self.frames.values() if frame.owner == player] for player in range(self.seats)]
        book = points_per_asset([len(mine) for mine in owned], [sum(len(f.systems) for f in mine) for mine in owned])
        self.ppa = [5] * self.seats if self.limits["flat"] or event.get("size") == "demo" else book
        self.hold("Assets, PPA, & Score", "points per asset", self.ppa, ppa)
        self.scores = self.count()
        self.hold("Assets, PPA, & Score", "scores", self.scores, scores)
        self.order = by_score(range(self.seats), self.scores)
        self.hold("Assets, PPA, & Score", "order", self.order, event["order"])

    def count(self) -> list[int]:
        """Scores: assets times points."""
        return [
            self.ppa[player]
            * (
                sum(frame.owner == player and frame.white > 0 for frame in self.frames.values())
                + sum(holder == player for holder in self.holder.values())
            )
            for player in range(self.seats)
        ]

    @property
    def initiative(self) -> bool:
        return self.switch("initiative")

    def switch(self, name: str) -> bool:
        return bool(self.options.get(name))

    def point(self, at: Iterable[float]) -> Point:
        x, y = at
        return (x, y)

    def named(self, event: Event) -> set[str]:
        """The stations that an event names: none, one or several."""
        return {name for name in (event["station"], *event.get("others", ())) if name is not None}

    # Bidding

    def leaders(self) -> list[int]:
        return [player for player in self.order if self.scores[player] == max(self.scores)]

    def on_tie_drawn(self, event: Event) -> None:
        self.hold("Tie for highest score", "who ties", sorted(self.leaders()), sorted(event["tied"]))
        left = [player for player in event["tied"] if player not in self.deferred]
        left = [player for player in left if self.can_change(player)] or left
        self.hold("Tie for highest score", "who is drawn", left[(event["face"] or 1) - 1], event["player"])
        self.drawn = event["player"]

    def can_change(self, player: int) -> bool:
        """MEZ draws among those who can add or leave out a frame (ruling ``mez-ties``); elsewhere one may defer."""
        number = sum(frame.owner == player for frame in self.frames.values())
        adds = number < self.limits["frames_max"] and any(s["owner"] == player for s in self.spares.values())
        return self.ruleset != "mez" or adds or number > self.limits["frames_min"]

    def on_tie_deferred(self, event: Event) -> None:
        self.hold("Tie for highest score", "who decides", self.drawn, event["player"])
        self.holds("Tie for highest score", "MEZ: one adds or removes", self.ruleset != "mez", event)
        self.deferred.add(event["player"])

    def on_frame_added(self, event: Event) -> None:
        made = event["frame"]
        sealed = self.spares.pop(made["id"], {})
        same = [sealed.get(name) == made[name] for name in ("owner", "systems")]
        self.holds("Tie for highest score", "the spare frame of the company", all(same) and not made["rockets"], event)
        self.changes(made["owner"], 1)
        self.frames[made["id"]] = Frame(made["id"], made["owner"], list(made["systems"]), made["rockets"])

    def on_frame_removed(self, event: Event) -> None:
        gone = self.frames.pop(event["frame"])
        self.changes(gone.owner, 0)
        first = next(frame for frame in self.frames.values() if frame.owner == gone.owner)
        first.rockets += gone.rockets

    def changes(self, player: int, more: int) -> None:
        self.hold("Tie for highest score", "who decides", self.drawn, player)
        number = sum(frame.owner == player for frame in self.frames.values()) + more
        legal = self.limits["frames_min"] <= number <= self.limits["frames_max"]
        self.holds("Tie for highest score", "within the limits of the size", legal, number)

    def on_bid_counted(self, event: Event) -> None:
        self.bid(event, event["ppa"], event["scores"])
        self.deferred.clear()

    def on_lots_drawn(self, event: Event) -> None:
        if event["first"]:
            self.hold("Tie for highest score", "who ties", sorted(self.leaders()), sorted(event["tied"]))
            self.order = [event["player"], *(player for player in self.order if player != event["player"])]
            self.won = event["player"]
        else:
            self.holds("Tie for lowest score", "MEZ: a tie for lowest stands", self.ruleset != "mez", event)
            low = min(self.scores[player] for player in self.order[1:])
            tied = [player for player in self.order[1:] if self.scores[player] == low]
            self.hold("Tie for lowest score", "who ties", sorted(tied), sorted(event["tied"]))
            self.order = [*(player for player in self.order if player != event["player"]), event["player"]]
        self.hold("Tie for lowest score", "who is drawn", event["tied"][event["face"] - 1], event["player"])
        self.hold("Tie for lowest score", "the order by lots", self.order, event["order"])

    def on_positions_taken(self, event: Event) -> None:
        self.defender, self.pointer = self.order[0], self.order[-1]
        self.hold("Tactical Position", "defender", self.defender, event["defender"])
        self.hold("Tactical Position", "point attacker", self.pointer, event["point"])
        if not self.limits["flat"] and not any(event["type"] == "LotsDrawn" for event in [self.last]):
            single = len(self.leaders()) == 1
            self.holds("Tie for highest score", "a tie is broken before deployment", single, self.scores)
        self.phase = "deployment" if event["deploy"] else "rounds"
        self.advance()

    # Deployment

    def attackers(self) -> list[int]:
        found = [player for player in self.order if player != self.defender]
        return found[::-1] if self.ruleset == "mez" else found

    def mine(self, player: int, kind: str) -> list[str]:
        """What a player has still to put down."""
        if kind == "station":
            found = [name for name, home in self.homes.items() if home == player]
        else:
            found = [frame.id for frame in self.frames.values() if frame.owner == player]
        return [name for name in found if name not in self.placed]

    def steps(self) -> list[tuple[list[int], str, int]]:
        """Players, what they place, and how many of it each at most."""
        first = 2 if self.ruleset == "mez" else 99
        return [
            ([self.defender], "station", first),
            ([self.defender], "frame", 2),
            ([self.pointer], "frame", 1),
            (self.attackers(), "frame", 99),
            (self.attackers(), "station", 99),
            ([self.defender], "rest", 99),
        ]

    def placing(self) -> int | None:
        """Who puts something down now: of those who have any left, the first with the fewest put down in this step."""
        players, kind, most = self.steps()[self.step]
        ready = [player for player in players if self.left(player, kind) and self.put.get(player, 0) < most]
        return min(ready, key=lambda player: (self.put.get(player, 0), players.index(player)), default=None)

    def left(self, player: int, kind: str) -> list[str]:
        return self.mine(player, "frame") + self.mine(player, "station") if kind == "rest" else self.mine(player, kind)

    def advance(self) -> None:
        while self.phase == "deployment" and self.placing() is None:
            self.step += 1
            self.put.clear()
            if self.step == len(self.steps()):
                self.phase = "rounds"

    def on_frame_placed(self, event: Event) -> None:
        self.puts_down(event["frame"], self.frames[event["frame"]].owner)

    def on_station_placed(self, event: Event) -> None:
        home = self.homes[event["station"]]
        assert home is not None
        self.puts_down(event["station"], home)

    def puts_down(self, item: str, owner: int) -> None:
        self.hold("Deployment Process", "deployment is on", "deployment", self.phase)
        player = self.placing()
        self.hold("Deployment Process", "who places", player, owner)
        assert player is not None
        self.holds(
            "Deployment Process", "what is placed now", item in self.left(player, self.steps()[self.step][1]), item
        )
        self.placed.add(item)
        self.step_of = self.step
        self.put[player] = self.put.get(player, 0) + 1
        self.nearing = item
        self.advance()
