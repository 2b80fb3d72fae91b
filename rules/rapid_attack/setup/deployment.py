"""Deployment, step by step (RULINGS 1.8; rulebook: "Deployment Process").

At a declared table each step says who puts down what, and its player says when it is done and at which station a frame
stands. On a map the player says where it goes (``map.where``), within the legal area (``map.deploy_zones``).
"""

from collections.abc import Iterator, Sequence

from msgspec import Struct, structs

from rules.contract.capabilities import Choice, Reason, Worth
from rules.contract.choosing import because, by_hand
from rules.core.collections import changed
from rules.core.errors import Illegal, RulesError
from rules.core.request import Option, Request, option
from rules.field import Point, distance
from rules.rapid_attack.map import where
from rules.rapid_attack.map.deploy_zones import Part
from rules.rapid_attack.profile import Placing
from rules.rapid_attack.round.order import begin_round
from rules.rapid_attack.rule import Draft, Event, Question, on
from rules.rapid_attack.state import Frame, Phase, State, Station
from rules.rapid_attack.turn.movement import Where
from rules.rapid_attack.turn.stations import NearDeclared, NearStation, settle


class StationPlaced(Event, frozen=True):
    """A player put a station on the table."""

    station: str
    why: str = "deployment"


@on(StationPlaced)
def _station_placed(state: State, event: StationPlaced) -> State:
    placing = event.station if state.mapped else state.placing
    return structs.replace(state, deployed=(*state.deployed, event.station), placing=placing)


class FramePlaced(Event, frozen=True):
    """A player put a frame on the table."""

    frame: str
    why: str = "deployment"


@on(FramePlaced)
def _frame_placed(state: State, event: FramePlaced) -> State:
    return structs.replace(state, deployed=(*state.deployed, event.frame), placing=event.frame)


class PlacesInTurn(Event, frozen=True):
    """A player has the other items of a ``kind`` (``frame``, ``station``) put down unasked, each in turn."""

    player: int
    kind: str
    why: str = "deployment"


@on(PlacesInTurn)
def _in_turn(state: State, event: PlacesInTurn) -> State:
    return structs.replace(state, in_turn=(*state.in_turn, (event.player, event.kind)))


class Put(Event, frozen=True):
    """New position of a frame or a station on a map; ``on``: the piece of terrain beneath it.

    ``by``: the host who moved it there, empty in deployment.
    """

    item: str
    at: Point
    on: str | None = None
    by: str = ""
    why: str = "deployment"


@on(Put)
def _put(state: State, event: Put) -> State:
    stations = changed(state.stations, event.item, {"at": event.at})
    state = structs.replace(state.with_frame(event.item, at=event.at, on=event.on), stations=stations)
    return structs.replace(state, placing=None) if state.placing == event.item else state


class WhereToPut(Where):
    """The place on a map of the item just put down."""

    at = (Phase.DEPLOYMENT,)

    def is_open(self, state: State) -> bool:
        return state.placing is not None and state.mapped

    def take(self, draft: Draft, request: Request, choice: object) -> None:
        place = where.read(draft.state, request, choice)
        draft.emit(Put(request.facts["item"], place.at, place.on))
        settle(draft)

    def choose(self, state: State, request: Request) -> Choice:
        return because(request.options[0]) if request.options else Choice("stay", Reason("stay"))

    def others(self, state: State, request: Request) -> Sequence[Choice]:
        return [because(item) for item in request.options[1:]]

    def weighs(self, state: State, request: Request) -> Sequence[Worth]:
        """The places that are suggested: all are good, the first is best; how near to enemies is a matter of taste."""
        foes = [frame.at for frame in state.frames if frame.owner != request.player and frame.at is not None]
        goals = foes or [station.at for station in state.stations if station.at is not None]
        return [
            Worth(
                because(item),
                {"usual": 1 / (1 + n)},
                {"forward": -min((distance(at, goal) for goal in goals), default=0.0)},
            )
            for n, item in enumerate(request.options)
            for at in [tuple(item.facts["at"])]
        ]


class NearWhich(NearStation):
    """At which station a frame stands that was just put down."""

    at = (Phase.DEPLOYMENT,)

    def is_open(self, state: State) -> bool:
        return state.placing is not None and not state.mapped

    def step(self, draft: Draft) -> bool:
        frame = draft.state.frame(str(draft.state.placing))
        if _stations_for(draft.state, frame):
            return False
        draft.emit(NearDeclared(frame.id, None, by=frame.owner))
        return True

    def ask(self, state: State) -> Request:
        frame = state.frame(str(state.placing))
        return self.about(state, frame, _stations_for(state, frame))


def _stations_for(state: State, frame: Frame) -> tuple[Station, ...]:
    """The stations at which a frame may be put down: neutral ones, and for the defender all on the table.

    Attackers' frames stand at least a ruler from the defender's stations, and their own come later.
    """
    there = state.deployed if frame.owner == state.defender else ()
    return tuple(station for station in state.stations if station.home is None or station.id in there)


class Deploy(Question):
    """What a player puts down next: an item, or all that are left in this step, at once or each in turn."""

    kind, at, least = "deploy", (Phase.DEPLOYMENT,), "all"
    joined = ("station",)
    apart = ("place-all", "place-in-turn")
    """Labels of options that nothing is joined to."""

    def step(self, draft: Draft) -> bool:
        """Put down what comes in turn; begin the first round when everything is deployed."""
        turn = next(_turns(draft.state), None)
        if turn is None:
            begin_round(draft)
            return True
        if (turn.player, turn.kind) not in draft.state.in_turn:
            return False
        _place_at_once(draft, turn.ids[0], turn.player)
        return True

    def ask(self, state: State) -> Request:
        turn = next(_turns(state))
        options = [option(item, f"place-{turn.kind}", **{turn.kind: item}) for item in turn.ids]
        if turn.all and len(turn.ids) > 1:
            label = "place-in-turn" if turn.in_turn else "place-all"
            options.append(option("all", label, count=len(turn.ids), kind=turn.kind))
        return self.request(state, turn.player, options, step=str(turn.part))

    def refused(self, state: State, request: Request, text: str) -> RulesError:
        word = text.strip().upper()
        items: tuple[Frame | Station, ...] = (*state.frames, *state.stations)
        owner = next((item.owner if isinstance(item, Frame) else item.home for item in items if item.id == word), -1)
        if owner == -1:
            return super().refused(state, request, text)
        why = "done" if word in state.deployed else "not-yet" if owner == request.player else "not-yours"
        return Illegal("cannot-deploy", item=word, why=why, part=request.facts["step"])

    def weighs(self, state: State, request: Request) -> Sequence[Worth]:
        return by_hand(request, "place-all", "place-in-turn") if state.mapped else ()

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        if chosen.label == "place-all":
            for item in next(_turns(draft.state)).ids:
                _place_at_once(draft, item, request.player)
        elif chosen.label == "place-in-turn":
            draft.emit(PlacesInTurn(request.player, chosen.facts["kind"]))
        else:
            _place(draft, chosen.choice)


class Turn(Struct, frozen=True):
    """A player's turn to put something down, in a step.

    ``all``: the rest may come at once. ``in_turn``: others have some left too, so that the rest comes in turn.
    """

    part: Part
    player: int
    ids: tuple[str, ...]
    all: bool = False
    in_turn: bool = False

    @property
    def kind(self) -> str:
        """``station`` or ``frame``."""
        return "station" if self.ids[0].startswith("S") else "frame"


def _turns(state: State) -> Iterator[Turn]:
    """The turns that may come next, the first one first."""
    defender = state.defender
    stations, frames = _stations_left(state, defender), _frames_left(state, defender)
    first = tuple(station.id for station in state.first_stations if station.id in stations)
    if first:
        yield Turn(Part.DEFENSE_STATIONS, defender, first, all=True)
    if frames and len(state.frames_of(defender)) - len(frames) < state.profile.deployment.first:
        yield Turn(Part.DEFENSE_FRAMES, defender, frames)
    point = _frames_left(state, state.point)
    if point and len(point) == len(state.frames_of(state.point)):
        yield Turn(Part.POINT_FRAME, state.point, point)
    yield from _attackers(state)
    if stations:
        yield Turn(Part.OTHER_STATIONS, defender, stations, all=True)
    if frames:
        yield Turn(Part.OTHER_FRAMES, defender, frames, all=True)


def _attackers(state: State) -> Iterator[Turn]:
    """Attackers take turns, frame by frame and then station by station."""
    line = [player for player in state.order if player != state.defender]
    if state.profile.placing is Placing.LOWEST_FIRST:
        line.reverse()
    frames = {player: left for player in line if (left := _frames_left(state, player))}
    if frames:
        player = min(frames, key=lambda p: _frames_placed(state, p))
        yield Turn(Part.ATTACK_FRAMES, player, frames[player], all=True, in_turn=len(frames) > 1)
    stations = {player: left for player in line if (left := _stations_left(state, player))}
    if stations:
        player = min(stations, key=lambda p: _stations_placed(state, p))
        yield Turn(Part.ATTACK_STATIONS, player, stations[player], all=True, in_turn=len(stations) > 1)


def _frames_placed(state: State, player: int) -> int:
    """The frames that a player has put down; the point frame does not count."""
    placed = len(state.frames_of(player)) - len(_frames_left(state, player))
    return placed - 1 if player == state.point else placed


def _stations_placed(state: State, player: int) -> int:
    return sum(1 for station in state.stations if station.home == player and station.id in state.deployed)


def _frames_left(state: State, player: int) -> tuple[str, ...]:
    return tuple(frame.id for frame in state.frames_of(player) if frame.id not in state.deployed)


def _stations_left(state: State, player: int) -> tuple[str, ...]:
    return tuple(
        station.id for station in state.stations if station.home == player and station.id not in state.deployed
    )


def _place(draft: Draft, item: str) -> None:
    draft.emit(StationPlaced(item) if item.startswith("S") else FramePlaced(item))


def _place_at_once(draft: Draft, item: str, player: int) -> None:
    """A frame stands away from all stations; on a map any item at the first place that is suggested."""
    _place(draft, item)
    if draft.state.mapped:
        found = where.first_place(draft.state, item)
        draft.emit(Put(item, found.at, found.on))
        settle(draft)
    elif not item.startswith("S"):
        draft.emit(NearDeclared(item, None, by=player))
