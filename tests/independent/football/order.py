"""Football: kick-offs and dead balls, placing, initiative, halves, and who decides."""

from __future__ import annotations

from collections.abc import Iterable

from tests.independent.adjudicator import Adjudicator, Event
from tests.independent.football.state import CLOSE, Turn, Unit
from tests.independent.shapes import Point, apart


class Order(Adjudicator):
    """Everything around a unit's own turn."""

    def __init__(self) -> None:
        super().__init__()
        self.units: dict[str, Unit] = {}
        self.goals = [0, 0]
        self.ball: str | None = None
        self.ball_at: Point | None = None
        self.turn: Turn | None = None
        self.kicker: Turn | None = None
        self.early: dict[str, Turn] = {}
        self.numbers_left: dict[str, int] = {}
        self.queue: list[list[str]] = []
        self.round = 0
        self.must: set[str] | None = None
        self.taker_due: str | None = None
        self.restart_due: tuple[str, int] | None = None
        self.restart: tuple[str, int] | None = None
        self.at_ball: str | None = None
        self.placing: int | None = None
        self.put: set[str] = set()
        self.resting: set[int] = set()
        self.free_due: str | None = None
        self.cooling: str | None = None
        self.hotrodded: set[str] = set()
        self.fumble: str | None = None
        self.spoken = ""
        self.fouled = False
        self.halved = False
        self.coaching: list[list[int]] = []
        self.stride = 0
        self.east = [False, False]

    def point(self, at: Iterable[float]) -> Point:
        x, y = at
        return (x, y)

    def see(self, event: Event) -> None:
        """What must come next comes next."""
        name = event["type"].rpartition(".")[2]
        if self.must is not None and name not in self.quiet and name != "SystemBroken":
            self.holds("Passing and shooting", f"what follows: {sorted(self.must)}", name in self.must, name)
            self.must = None
        super().see(event)

    def on_started(self, event: Event) -> None:
        self.table, self.options = event["table"], event["options"]
        for unit in event["units"]:
            self.units[unit["id"]] = Unit(unit["id"], unit["owner"], list(unit["systems"]))
        sizes = [sum(unit.owner == player for unit in self.units.values()) for player in (0, 1)]
        self.hold("Teams", "equal numbers", sizes[0], sizes[1])

    def on_tossed(self, event: Event) -> None:
        self.hold("Determining possession", "the coin", event["face"] - 1, event["player"])
        self.winner = event["player"]

    def on_kick_off_chosen(self, event: Event) -> None:
        self.hold("Determining possession", "the winner chooses", self.winner, event["player"])
        self.first = event["side"]

    def on_side_chosen(self, event: Event) -> None:
        self.hold("Determining possession", "the loser takes the side", 1 - self.winner, event["player"])
        self.east[event["player"]] = event["east"]
        self.east[1 - event["player"]] = not event["east"]
        self.restart_due = ("kick-off", self.first)

    # Restarts

    def dead(self) -> None:
        """A dead ball ends the turn of the unit that acts."""
        self.ball, self.turn, self.kicker, self.fumble, self.cooling = None, None, None, None, None
        self.fouled = False

    def on_restart_began(self, event: Event) -> None:
        last = self.round in (3, 6) and not self.numbers_left and not self.halved
        self.holds(
            "Duration of play", "no kick-off when a half is over", not last or event["kind"] != "kick-off", event
        )
        self.hold("After a dead ball", "kind and side of the restart", self.restart_due, (event["kind"], event["side"]))
        self.restart, self.restart_due = (event["kind"], event["side"]), None
        self.put, self.resting, self.at_ball = set(), set(), None
        self.placing = event["side"] if event["kind"] == "kick-off" else 1 - event["side"]
        self.spot_at = self.point(event["at"]) if event["at"] else None
        self.near_goal = self.nearest(1 - event["side"])
        self.first_put: str | None = None

    def goal_of(self, player: int) -> Point:
        return (36.0 if self.east[player] else 0.0, 12.0)

    def nearest(self, player: int) -> str | None:
        """The unit nearest its own goal, if that is beyond doubt, and it need not make room for the taker."""
        far = sorted(
            (apart(u.at, self.goal_of(player)), u.id) for u in self.units.values() if u.owner == player and u.at
        )
        clear = len(far) > 1 and far[1][0] - far[0][0] > 0.5
        at = self.units[far[0][1]].at if clear else None
        in_the_way = at is not None and self.spot_at is not None and apart(at, self.spot_at) < 2
        return far[0][1] if clear and not in_the_way else None

    def on_placed(self, event: Event) -> None:
        unit = self.units[event["unit"]]
        self.holds("After a dead ball", "a restart is on", self.restart is not None, event)
        assert self.restart is not None
        kind, offence = self.restart
        self.hold("After a dead ball", "who places", self.placing, unit.owner)
        self.holds("After a dead ball", "each unit once", unit.id not in self.put, event)
        first = unit.owner == offence and self.at_ball is None
        self.hold("After a dead ball", "the first of offence is at the ball", first, event["taker"])
        self.at_ball = unit.id if first else self.at_ball
        self.put.add(unit.id)
        if event["at"] is not None:
            unit.at = self.point(event["at"])
            self.legal_place(unit, kind, offence, first)
        self.alternate()

    def legal_place(self, unit: Unit, kind: str, offence: int, taker: bool) -> None:
        """On a map: one's own half at a kick-off; defence's last unit first at a dead ball."""
        assert unit.at is not None
        middle = unit.at[0] - 18
        if kind == "kick-off" and not taker:
            own = middle >= -CLOSE if self.east[unit.owner] else middle <= CLOSE
            self.holds("Beginning of play", "in one's own half", own, (unit.id, unit.at))
        if kind != "kick-off" and unit.owner != offence and self.table == "map":
            self.first_put = self.first_put or unit.id
            late = unit.id == self.near_goal and self.first_put != unit.id
            self.holds("Out of bounds", "defence moves its unit nearest the goal first", not late, unit.id)

    def alternate(self) -> None:
        """The other side places now, if it has anything left to place."""
        assert self.placing is not None
        for player in (1 - self.placing, self.placing):
            left = [unit for unit in self.units.values() if unit.owner == player and unit.id not in self.put]
            if left and player not in self.resting:
                self.placing = player
                return
        self.placing = None

    def on_lined_up(self, event: Event) -> None:
        """A side has said its places beforehand; who places when stays as it is."""
        self.hold("After a dead ball", "who places", self.placing, event["player"])
        owners = {self.units[spot["unit"]].owner for spot in event["places"]}
        self.hold("After a dead ball", "places of its own units", {event["player"]}, owners)

    def on_stayed(self, event: Event) -> None:
        self.hold("After a dead ball", "who places", self.placing, event["player"])
        left = [u.id for u in self.units.values() if u.owner == event["player"] and u.id not in self.put]
        rests, began = event["units"] == left, self.last["type"].endswith("PlacingBegan")
        if rests:
            self.resting.add(event["player"])
        self.put |= set(event["units"])
        if rests or began:
            self.alternate()

    def on_restart_ended(self, event: Event) -> None:
        self.hold("After a dead ball", "all have placed", None, self.placing)
        self.hold("After a dead ball", "the unit at the ball", self.at_ball, event["taker"])
        assert self.restart is not None
        self.ball = self.at_ball
        if self.restart[0] != "kick-off":
            self.free_due = self.ball
        self.restart = None

    # Initiative

    def on_turn_began(self, event: Event) -> None:
        self.round += 1
        self.halved = self.halved and self.round == 4
        self.hold("Duration of play", "turns one by one", self.round, event["turn"])
        self.holds("Duration of play", "the last turn is over", not self.numbers_left and self.turn is None, event)
        for unit in self.units.values():
            unit.gone, unit.defense, unit.spot = False, None, None
        self.early.clear()
        self.hotrodded.clear()
        self.queue = []

    def on_initiative_rolled(self, event: Event) -> None:
        self.hold("Beginning of play", "the kick-off comes first", (None, None), (self.restart_due, self.restart))
        self.hold("Initiative", "one roll a unit", sorted(self.units), sorted(event["units"]))
        self.numbers_left = {}
        for name, values in zip(event["units"], event["values"], strict=True):
            number = 2 if len(self.units[name].systems) < 4 else 1
            self.hold("Initiative", "a second die below four systems", number, len(values))
            self.numbers_left[name] = min(values)
        self.hold("Initiative", "the better counts", list(self.numbers_left.values()), event["faces"])

    def on_coaching_rolled(self, event: Event) -> None:
        sizes = [sum(unit.owner == player for unit in self.units.values()) for player in (0, 1)]
        self.hold("Coaching", "as many dice as units", sizes, [len(faces) for faces in event["faces"]])
        self.coaching = [list(faces) for faces in event["faces"]]
        holder = self.units[self.ball].owner if self.ball else None
        self.coach = None if holder is None else 1 - holder

    def on_coached(self, event: Event) -> None:
        unit = self.units[event["unit"]]
        self.coach = unit.owner if self.coach is None else self.coach
        self.hold("Coaching", "in turns, defence first", self.coach, unit.owner)
        self.holds("Coaching", "one of the dice rolled", event["face"] in self.coaching[unit.owner], event)
        self.coaching[unit.owner].remove(event["face"])
        self.numbers_left[unit.id] = event["face"]
        self.coach = 1 - unit.owner if self.coaching[1 - unit.owner] else unit.owner

    def due(self) -> list[str]:
        """The unit whose number is up, or those who have to roll off."""
        self.queue = [left for left in ([n for n in group if n in self.numbers_left] for group in self.queue) if left]
        if not self.queue and self.numbers_left:
            low = min(self.numbers_left.values())
            self.queue = [[name for name, number in self.numbers_left.items() if number == low]]
        return self.queue[0] if self.queue else []

    def on_rolled_off(self, event: Event) -> None:
        self.due()
        units = sorted(event["units"])
        group = next((group for group in self.queue if sorted(group) == units and len(group) > 1), None)
        self.holds("Initiative", "those who tie roll again", group is not None, (self.queue, units))
        assert group is not None
        by_face: dict[int, list[str]] = {}
        for name, face in zip(event["units"], event["faces"], strict=True):
            by_face.setdefault(face, []).append(name)
        place = self.queue.index(group)
        self.queue[place : place + 1] = [by_face[face] for face in sorted(by_face)]

    def on_activated(self, event: Event) -> None:
        unit = self.units[event["unit"]]
        if event["under"] is not None:
            self.called_up(unit, event)
        else:
            self.holds("Initiative", "one turn at a time", self.turn is None, event)
            self.cooling = None
            self.takes_turn(unit, event)
        self.turn = Turn(unit.id, anew=("free" if event["free"] else "anew") if event["number"] is None else "")

    def called_up(self, unit: Unit, event: Event) -> None:
        attack = self.turn
        attacker = attack.unit if attack is not None and attack.attack is not None else None
        self.hold("Taking a turn", "called up by an attack", attacker, event["under"])
        assert attack is not None
        self.holds("Taking a turn", "in the line or the target", unit.id in (*attack.line, attack.target), event)
        fresh = unit.defense is None and not unit.gone and unit.id not in self.early
        self.holds("Taking a turn", "has not acted yet", fresh, event)
        self.kicker = attack

    def takes_turn(self, unit: Unit, event: Event) -> None:
        if self.free_due is not None:
            self.hold("After a dead ball", "the unit at the ball acts at once", self.free_due, unit.id)
            self.hold("After a dead ball", "a free turn if it has acted", unit.gone, event["free"])
            self.free_due = None
        else:
            self.hold("Initiative", "whose number is up", self.due(), [unit.id])
            self.hold("Initiative", "the number", self.numbers_left[unit.id], event["number"])
        self.early.pop(unit.id, None)
        self.leaves(unit)

    def leaves(self, unit: Unit) -> None:
        self.numbers_left.pop(unit.id, None)
        unit.gone = True

    def on_resumed(self, event: Event) -> None:
        self.hold("Initiative", "whose number is up", (self.due(), None), ([event["unit"]], self.free_due))
        self.turn, self.cooling = self.early.pop(event["unit"]), None
        self.leaves(self.units[event["unit"]])

    def on_turn_ended(self, event: Event) -> None:
        idle = self.turn is None and not self.numbers_left and self.free_due is None
        self.holds("Duration of play", "every unit has taken its turn", idle, sorted(self.numbers_left))
        self.cooling = None
        self.halved = self.round == 3
        if self.halved:
            self.dead()
            self.east = [not east for east in self.east]
            self.restart_due = ("kick-off", 1 - self.first)

    def on_match_ended(self, event: Event) -> None:
        outcome = event["outcome"]
        self.hold("Duration of play", "six turns", (6, {}), (self.round, self.numbers_left))
        self.hold("Objective", "the score", self.goals, outcome["scores"])
        best = [player for player in (0, 1) if self.goals[player] == max(self.goals)]
        self.hold("Objective", "the most goals win", best, sorted(outcome["winners"]))
        self.over = True

    # Questions

    def turn_of(self, event: Event) -> Turn:
        self.hold("Turn Sequence", "whose turn it is", self.turn.unit if self.turn else None, event["unit"])
        assert self.turn is not None
        return self.turn

    def expected(self, request: Event) -> tuple[int, set[str]]:
        if self.fumble is not None:
            mine = self.units[self.fumble].owner
            if self.spoken:
                return (mine if self.spoken == "said" else 1 - mine), {"agree"}
            return 1 - mine, {"fumble", "where"}
        if self.placing is not None and self.restart is not None:
            return self.placing, {"deploy", "where"}
        if any(self.coaching):
            return request["player"] if self.coach is None else self.coach, {"coach"}
        if self.turn is not None:
            kinds = {"target", "range", "defend", "act", "spot-target", "where", "reach", "line", "use-spot", "break"}
            return self.units[self.turn.unit].owner, kinds
        if self.cooling is not None or request["kind"] == "hotrod":
            self.holds("Hot rodding", "once a turn", self.cooling is not None, request)
            return self.units[self.cooling].owner if self.cooling else request["player"], {"hotrod"}
        return (1 - self.winner, {"side"}) if hasattr(self, "first") else (self.winner, {"toss"})

    def compare(self, state: Event) -> None:
        book = {unit.id: sorted(unit.systems) for unit in self.units.values()}
        self.hold("Log", "systems at the end", book, {unit["id"]: sorted(unit["systems"]) for unit in state["units"]})
        self.hold("Log", "goals at the end", self.goals, [player["score"] for player in state["players"]])
        self.hold("Log", "the ball at the end", self.ball, state["ball"]["holder"])
