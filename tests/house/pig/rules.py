"""The rules of Pig: roll and add, or hold and keep; a 1 loses the turn. The first with 20 points wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, field, structs

from rules import Adjudicated, Dice, Event, Malformed, Outcome, Request, Ruleset
from rules.core import draft
from rules.core.choices import find_option, text_of
from rules.core.dice import Throw
from rules.core.errors import Illegal, shown
from rules.core.fold import Fold
from rules.core.json_input import Facts, Options, Size
from rules.core.request import option

FAMILY_ID = "pig"


class Profile(Struct, frozen=True):
    """The numbers of the game."""

    target: int = 20
    bust: int = 1


class Player(Struct, frozen=True):
    name: str
    letter: str
    score: int = 0


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
    ruleset: str = "pig"
    family: str = FAMILY_ID

    @property
    def order(self) -> tuple[int, ...]:
        return tuple(sorted(range(len(self.players)), key=lambda number: -self.players[number].score))


class _Event(Event, frozen=True, tag=lambda name: f"pig.{name}"):
    """The base of Pig's events."""


class Started(_Event, frozen=True):
    players: tuple[Player, ...]
    profile: Profile
    options: Options


class Rolled(_Event, frozen=True):
    player: int
    face: int
    why: str = "pig-roll"


class Held(_Event, frozen=True):
    player: int
    score: int
    why: str = "pig-hold"


class Won(_Event, frozen=True):
    outcome: Outcome
    why: str = "pig-end"


EVENTS: tuple[type[Event], ...] = tuple(_Event.__subclasses__())
FOLD = Fold[State]()


@FOLD.on(Rolled)
def _rolled(state: State, event: Rolled) -> State:
    lost = event.face == state.profile.bust
    turn = (state.turn + 1) % len(state.players) if lost else state.turn
    return structs.replace(state, drawn=state.drawn + 1, turn=turn, pot=0 if lost else state.pot + event.face)


@FOLD.on(Held)
def _held(state: State, event: Held) -> State:
    players = list(state.players)
    players[event.player] = structs.replace(players[event.player], score=event.score)
    return structs.replace(state, players=tuple(players), turn=(state.turn + 1) % len(players), pot=0)


@FOLD.on(Won)
def _won(state: State, event: Won) -> State:
    return structs.replace(state, outcome=event.outcome)


FOLD.complete(kind for kind in EVENTS if kind is not Started)


class Pig(Ruleset[State]):
    state_type = State
    id, family, opening, seats, sizes = "pig", FAMILY_ID, Started, (2, 4), ("short",)

    def listed_sizes(self) -> list[dict[str, Any]]:
        return [{"id": "short", "players": players} for players in range(2, 5)]

    def check_size(self, size: Size) -> None:
        if size not in self.sizes:
            raise Malformed("size-unknown", text=shown(size), known=list(self.sizes))

    def new_game(
        self, players: Sequence[tuple[str, str]], size: Size, table: str, options: Options, dice: Dice
    ) -> Adjudicated[State]:
        self.check(size, table, options)
        seats = tuple(Player(name, "ABCD"[number]) for number, (name, _) in enumerate(players))
        return Draft.begin(Started(seats, Profile(), options), dice).done()

    def evolve(self, state: State | None, event: Event) -> State:
        if isinstance(event, Started):
            return State(event.players, event.profile, event.options)
        assert state is not None
        return structs.replace(FOLD.apply(state, event), serial=state.serial + 1)

    def requests(self, state: State) -> tuple[Request, ...]:
        if state.outcome is not None:
            return ()
        options = (option("roll", "roll"), *((option("hold", "hold", pot=state.pot),) if state.pot else ()))
        return (Request(f"turn-{state.serial}", state.turn, "turn", options, None, {"pot": state.pot}),)

    def decide(self, state: State, request: Request, choice: object, dice: Dice) -> Adjudicated[State]:
        chosen = find_option(request, text_of(request, choice), None)
        if chosen is None:
            raise Illegal("not-an-option", choice=shown(choice))
        made = Draft(state, dice)
        if chosen.label == "roll":
            made.emit(Rolled(state.turn, dice.roll(("W6",))[0]))
            return made.done()
        score = state.players[state.turn].score + state.pot
        made.emit(Held(state.turn, score))
        if score >= state.profile.target:
            scores = tuple(player.score for player in made.state.players)
            made.emit(Won(Outcome("target", made.state.order, (state.turn,), scores)))
        return made.done()

    def default(self, state: State, request: Request) -> object:
        return request.options[-1].choice

    def throws(self, before: State | None, event: Event) -> tuple[Throw, ...]:
        return (Throw(("W6",), (event.face,), player=event.player),) if isinstance(event, Rolled) else ()

    def summary(self, state: State) -> Sequence[tuple[str, Facts]]:
        sides = (("side", {"player": n, "score": player.score}) for n, player in enumerate(state.players))
        return (("head", {"pot": state.pot}), *sides)


class Draft(draft.Draft[State]):
    evolve = Pig().evolve
