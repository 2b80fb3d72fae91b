"""The rules of Pig: roll and add, or hold and keep; a 1 loses the turn. The first with 20 points wins.

On a map the points are ground: who holds runs so far over a meadow, around the other pigs, and the score is how far
east the pig has come.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field, structs

from rules import Adjudicated, Dice, Event, Outcome, Request
from rules.contract.machine import Machine, Question
from rules.contract.where import Chart, Found, Place, Where, maps_of, offer
from rules.core import draft
from rules.core.dice import Throw
from rules.core.fold import Fold
from rules.core.json_input import Facts, Options, Size
from rules.core.request import Option, option
from rules.field import Ground, Point, Zone, disc_zone, distance, ground_zone, has, union, without


class Profile(Struct, frozen=True):
    """The numbers of the game."""

    target: int = 20
    bust: int = 1
    meadow: float = 24.0
    radius: float = 0.5


class Player(Struct, frozen=True):
    name: str
    letter: str
    score: int = 0
    at: Point | None = None


class State(Struct, frozen=True, dict=True):
    players: tuple[Player, ...]
    profile: Profile = Profile()
    options: Options = field(default_factory=dict)
    turn: int = 0
    pot: int = 0
    drawn: int = 0
    serial: int = 0
    outcome: Outcome | None = None
    table: str = "declared"
    running: bool = False
    ruleset: str = "pig"
    family: str = "pig"

    @property
    def order(self) -> tuple[int, ...]:
        return tuple(sorted(range(len(self.players)), key=lambda number: -self.players[number].score))


class _Event(Event, frozen=True, tag=lambda name: f"pig.{name}"):
    """The base of Pig's events."""


class Started(_Event, frozen=True):
    players: tuple[Player, ...]
    profile: Profile
    options: Options
    table: str = "declared"


class Rolled(_Event, frozen=True):
    player: int
    face: int
    why: str = "pig-roll"

    def throws(self, before: State) -> tuple[Throw, ...]:
        return (Throw(("W6",), (self.face,), player=self.player),)


class Held(_Event, frozen=True):
    player: int
    score: int
    why: str = "pig-hold"


class Ran(_Event, frozen=True):
    player: int
    to: Point
    why: str = "pig-hold"


class Won(_Event, frozen=True):
    outcome: Outcome
    why: str = "pig-end"


EVENTS: tuple[type[Event], ...] = tuple(_Event.__subclasses__())
FOLD = Fold[State]()


@FOLD.on(Started)
def _started(state: None, event: Started) -> State:
    return State(event.players, event.profile, event.options, table=event.table)


@FOLD.on(Rolled)
def _rolled(state: State, event: Rolled) -> State:
    lost = event.face == state.profile.bust
    turn = (state.turn + 1) % len(state.players) if lost else state.turn
    return structs.replace(state, drawn=state.drawn + 1, turn=turn, pot=0 if lost else state.pot + event.face)


@FOLD.on(Held)
def _held(state: State, event: Held) -> State:
    mapped = state.table == "map"
    return structs.replace(state, running=True) if mapped else _done(state, event.player, score=event.score)


@FOLD.on(Ran)
def _ran(state: State, event: Ran) -> State:
    return _done(state, event.player, score=int(event.to[0]), at=event.to)


def _done(state: State, player: int, **changes: object) -> State:
    players = list(state.players)
    players[player] = structs.replace(players[player], **changes)
    return structs.replace(state, players=tuple(players), turn=(state.turn + 1) % len(players), pot=0, running=False)


@FOLD.on(Won)
def _won(state: State, event: Won) -> State:
    return structs.replace(state, outcome=event.outcome)


FOLD.complete(EVENTS)


class Draft(draft.Draft[State]):
    evolve = FOLD.evolve


class Turn(Question[State, Draft]):
    """Roll and add, or hold and keep."""

    kind = "turn"
    least = "hold"

    def ask(self, state: State) -> Request:
        options = (option("roll", "roll"), *((option("hold", "hold", pot=state.pot),) if state.pot else ()))
        return self.request(state, state.turn, options, pot=state.pot)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        state = draft.state
        if chosen.label == "roll":
            draft.emit(Rolled(state.turn, draft.dice.roll(("W6",))[0]))
            return
        kept = 0 if state.table == "map" else state.players[state.turn].score
        draft.emit(Held(state.turn, kept + state.pot))
        _end(draft, state.turn)


def _end(draft: Draft, player: int) -> None:
    """End the game if the player has points enough."""
    state = draft.state
    if state.players[player].score >= state.profile.target:
        scores = tuple(each.score for each in state.players)
        draft.emit(Won(Outcome("target", state.order, (player,), scores)))


def _ground(state: State) -> Ground:
    return Ground("square", state.profile.meadow)


def _positions(state: State) -> dict[str, Point]:
    return {f"{player.letter}1": player.at for player in state.players if player.at is not None}


class Run(Place[State], frozen=True):
    """A pig runs in a straight line, as many units as there are points at stake; it stops beside the others."""

    verb, ruling, ground = "run", "pig-hold", staticmethod(_ground)

    def zone(self, state: State) -> Zone:
        profile, start = state.profile, _positions(state)[self.unit]
        others = (disc_zone(at, 2 * profile.radius) for name, at in _positions(state).items() if name != self.unit)
        meadow = ground_zone(_ground(state), profile.radius)
        return without(meadow & disc_zone(start, state.pot), union(others))

    def find(self, state: State, at: Point) -> Found | None:
        way = _positions(state)[self.unit], at
        return Found(at, way, round(distance(*way), 2)) if has(self.zone(state).buffer(0.01), at) else None

    def suggestions(self, state: State) -> list[Option]:
        here = _positions(state)[self.unit]
        ahead = self.nearest(state, (state.profile.meadow, here[1]))
        return [offer("ahead", "ahead", ahead or here), offer("stay", "stay", here)]


class RunTo(Where[State, Draft]):
    """Where the pig runs."""

    def is_open(self, state: State) -> bool:
        return state.running

    def place(self, state: State) -> Run:
        return Run(f"{state.players[state.turn].letter}1", state.turn)

    def put(self, draft: Draft, place: Place[State], found: Found) -> None:
        draft.emit(Ran(place.player, found.at))
        _end(draft, place.player)


class Pig(Machine[State]):
    state_type = State
    id, family, opening, seats, sizes = "pig", "pig", Started, (2, 4), ("short",)
    questions, draft, tables = (RunTo(), Turn()), Draft, ("declared", "map")

    def __init__(self) -> None:
        self.maps = maps_of(self, ("hold",), Chart(_ground, _positions, lambda state: state.profile.radius))

    def new_game(
        self, players: Sequence[tuple[str, str]], size: Size, table: str, options: Options, dice: Dice
    ) -> Adjudicated[State]:
        self.check(size, table, options)
        starts = [(1.0, 4.0 + 5 * number) if table == "map" else None for number in range(len(players))]
        seats = tuple(Player(name, "ABCD"[number], at=starts[number]) for number, (name, _) in enumerate(players))
        return self.begun(Started(seats, Profile(), options, table), dice)

    def summary(self, state: State) -> Sequence[tuple[str, Facts]]:
        sides = (("side", {"player": n, "score": player.score}) for n, player in enumerate(state.players))
        return (("head", {"pot": state.pot}), *sides)
