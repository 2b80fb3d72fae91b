"""Kick-offs and dead balls: the order and the places of units (rulebook: "Deployment", "After a dead ball")."""

from msgspec.structs import replace

from rules.contract import where
from rules.contract.capabilities import Choice
from rules.contract.choosing import because, named
from rules.contract.where import Found
from rules.core.collections import present
from rules.core.errors import Illegal, RulesError
from rules.core.request import Option, Request, option
from rules.field import Point
from rules.football import pitch
from rules.football.activation import Activated
from rules.football.chances import best_span
from rules.football.line_up import Placing, crowded, line_up, must_move, unplaced
from rules.football.match import Draft, Event, Question, on
from rules.football.place import Where
from rules.football.state import GOAL, Ball, Break, Phase, Restart, Spot, State

_KICK_OFF = {"why": "toss"}
"""The ruling behind the places of a kick-off, as a fact of their questions: others hold at a dead ball."""


class RestartBegan(Event, frozen=True):
    """Play stopped: both sides place their units. ``side`` has the ball, which lies ``at`` a point of a drawn pitch."""

    kind: Break
    side: int
    at: Point | None = None
    why: str = "dead-ball"


@on(RestartBegan)
def _restart_began(state: State, event: RestartBegan) -> State:
    units = state.units
    if event.kind is Break.KICK_OFF:
        units = tuple(replace(unit, at=None) for unit in units)
    restart, ball = Restart(event.kind, event.side), Ball(None, event.at, event.kind)
    state = replace(state, units=units, phase=Phase.PLACING, restart=restart, ball=ball, stack=(), heat=None)
    return replace(state, had=event.side)


class LinedUp(Event, frozen=True):
    """A side placed all its units at once: each goes to its place in its turn, and the rest stay."""

    player: int
    places: tuple[Spot, ...]
    why: str = "redeployment"


@on(LinedUp)
def _lined_up(state: State, event: LinedUp) -> State:
    restart = state.current_restart
    lined_up, spots = (*restart.lined_up, event.player), (*restart.spots, *event.places)
    return replace(state, restart=replace(restart, lined_up=lined_up, spots=spots))


class PlacingBegan(Event, frozen=True):
    """A side chose the unit that it places next on a drawn pitch."""

    unit: str
    why: str = "redeployment"


@on(PlacingBegan)
def _placing_began(state: State, event: PlacingBegan) -> State:
    return replace(state, restart=replace(state.current_restart, placing=event.unit))


class Placed(Event, frozen=True):
    """A unit was placed, on a drawn pitch ``at`` a point. ``taker``: it is at the ball."""

    unit: str
    taker: bool = False
    at: Point | None = None
    why: str = "redeployment"


@on(Placed)
def _placed(state: State, event: Placed) -> State:
    restart = state.current_restart
    taker = event.unit if event.taker else restart.taker
    done, last = (*restart.done, event.unit), state.owner(event.unit)
    state = replace(state, restart=replace(restart, done=done, taker=taker, placing=None, last=last))
    return state if event.at is None else state.with_unit(event.unit, at=event.at)


class Stayed(Event, frozen=True):
    """A side left units in their places: at a declared table, those that its player has given them."""

    player: int
    units: tuple[str, ...]
    why: str = "redeployment"


@on(Stayed)
def _stayed(state: State, event: Stayed) -> State:
    restart = state.current_restart
    return replace(state, restart=replace(restart, done=(*restart.done, *event.units), last=event.player))


class RestartEnded(Event, frozen=True):
    """All units are placed and play goes on."""

    kind: Break
    taker: str
    why: str = "dead-ball"


@on(RestartEnded)
def _restart_ended(state: State, event: RestartEnded) -> State:
    return replace(state, phase=Phase.PLAY, restart=None, ball=replace(state.ball, holder=event.taker))


def turns_ended(state: State) -> State:
    """A dead ball ends the turns of all units that are acting."""
    for act in state.stack:
        state = state.with_unit(act.unit, gone=True)
    return replace(state, stack=())


def begin(draft: Draft, kind: Break, side: int) -> None:
    """Stop play for a restart by a side. On a drawn pitch the ball is put in its place."""
    at = _ball_place(draft.state, kind, side) if draft.state.mapped else None
    draft.emit(RestartBegan(kind, side, at))


def _ball_place(state: State, kind: Break, side: int) -> Point:
    """The centre spot, the nearest corner, before the goal; else the place of the ball, or the nearest on the pitch."""
    profile, at = state.profile, pitch.ball_at(state)
    if kind is Break.KICK_OFF or at is None:
        return pitch.centre(profile)
    if kind is Break.CORNER:
        return _nearer_end(at[0], profile.length), _nearer_end(at[1], profile.width)
    if kind is Break.GOAL_KICK:
        away = profile.goal_kick
        return (profile.length - away if state.players[side].east else away), profile.width / 2
    return pitch.inside(profile, at)


def _nearer_end(at: float, length: float) -> float:
    return 0.0 if at < length / 2 else length


def players_to_place(state: State) -> list[int]:
    """The sides with units to place, the next first: in turn, the side with the ball first at a kick-off, else last."""
    restart = state.current_restart
    first = restart.side if restart.kind is Break.KICK_OFF else 1 - restart.side
    turn = first if restart.last is None else 1 - restart.last
    return [player for player in (turn, 1 - turn) if unplaced(state, player)]


class Deploy(Question):
    """The unit that is placed next; at a dead ball the rest may stay in their places."""

    kind = "deploy"
    why = "redeployment"
    at = (Phase.PLACING,)
    weighed = True

    def step(self, draft: Draft) -> bool:
        players = players_to_place(draft.state)
        if players:
            return _place_planned(draft, players[0])
        # Play on. At a dead ball the taker has its turn at once, an extra one if it has had its own.
        restart = draft.state.current_restart
        taker = present(restart.taker)
        draft.emit(RestartEnded(restart.kind, taker))
        if restart.kind is not Break.KICK_OFF:
            draft.emit(Activated(taker, free=draft.state.unit(taker).gone, why="dead-ball"))
        return True

    def ask(self, state: State) -> Request:
        player = players_to_place(state)[0]
        restart, left = state.current_restart, unplaced(state, player)
        takes = restart.takes(player)
        label = "take-ball" if takes else "place-unit"
        options = [option(unit.id, label, unit=unit.id) for unit in left]
        must = must_move(state, left) if state.mapped else ()
        if not takes and not must:
            rest = option("rest", "place-rest" if state.mapped else "in-place", count=len(options))
            options.insert(len(options) if state.mapped else 0, rest)
        if state.mapped and (spots := line_up(state, player)):
            options.insert(0, option("all", "line-up", places=spots))
        facts = {"restart": str(restart.kind), "side": restart.side, "takes": takes, "must": must}
        facts |= _KICK_OFF if restart.kind is Break.KICK_OFF else {}
        return self.request(state, player, tuple(options), **facts)

    def refused(self, state: State, request: Request, text: str) -> RulesError:
        if text == "rest" and request.facts["must"]:
            return Illegal("must-be-placed", must=request.facts["must"])
        return super().refused(state, request, text)

    def default(self, state: State, request: Request) -> object:
        return named(request, "rest", "all").choice

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        """Place the chosen unit (on a drawn pitch: ask for its place), or take all the rest as placed."""
        state, player = draft.state, request.player
        if chosen.label == "line-up":
            draft.emit(LinedUp(player, chosen.facts["places"]))
            return
        if chosen.label in ("place-rest", "in-place"):
            draft.emit(Stayed(player, tuple(unit.id for unit in unplaced(state, player))))
            return
        unit: str = chosen.facts["unit"]
        if state.mapped:
            _keep_last_defender(draft, player, unit)
            draft.emit(PlacingBegan(unit))
        else:
            draft.emit(Placed(unit, taker=state.current_restart.takes(player)))

    def choose(self, state: State, request: Request) -> Choice:
        """The best shot takes the ball; the others line up."""
        takers = [item for item in request.options if item.label == "take-ball"]
        if takers and request.facts["restart"] != "kick-off":
            return because(max(takers, key=lambda item: best_span(state, state.unit(item.facts["unit"]), GOAL)[0]))
        return named(request, "all", "rest")


class PlaceUnit(Where):
    """Where the chosen unit stands on a drawn pitch."""

    at = (Phase.PLACING,)

    def is_open(self, state: State) -> bool:
        return state.restart is not None and state.restart.placing is not None

    def place(self, state: State) -> Placing:
        restart = state.current_restart
        unit = state.unit(present(restart.placing))
        return Placing(unit.id, unit.owner, restart.takes(unit.owner))

    def ask(self, state: State) -> Request:
        request = super().ask(state)
        kick_off = state.current_restart.kind is Break.KICK_OFF
        return replace(request, facts={**request.facts, **_KICK_OFF}) if kick_off else request

    def put(self, draft: Draft, place: where.Place[State], found: Found) -> None:
        draft.emit(Placed(place.unit, taker=draft.state.current_restart.takes(place.player), at=found.at))

    def default(self, state: State, request: Request) -> object:
        return named(request, "stay", "spot:1").choice

    def choose(self, state: State, request: Request) -> Choice:
        return named(request, "stay", "spot:1")


def _keep_last_defender(draft: Draft, player: int, unit_id: str) -> None:
    """Leave the defence's unit nearest its goal in its place if another one is placed first (book)."""
    state, restart = draft.state, draft.state.current_restart
    if restart.kind is Break.KICK_OFF or player == restart.side:
        return
    if any(unit.id in restart.done for unit in state.units_of(player)):
        return
    last = pitch.last_defender(state, player)
    if last is not None and last.id != unit_id and not crowded(state, last):
        draft.emit(Stayed(player, (last.id,)))


def _place_planned(draft: Draft, player: int) -> bool:
    """Place the next unit of a side that has lined up, or let its other units stay. False if it has not lined up.

    A unit that would stay in the taker's place makes room.
    """
    restart, units = draft.state.current_restart, unplaced(draft.state, player)
    if player not in restart.lined_up:
        return False
    left, must = [unit.id for unit in units], must_move(draft.state, units)
    spots = (*restart.spots, *(Spot(unit.id, unit.at) for unit in units if unit.id in must and unit.at is not None))
    spot = next((spot for spot in spots if spot.unit in left), None)
    if spot is None:
        draft.emit(Stayed(player, tuple(left)))
        return True
    _keep_last_defender(draft, player, spot.unit)
    draft.emit(PlacingBegan(spot.unit))
    placing = Placing(spot.unit, player, restart.takes(player))
    draft.emit(Placed(spot.unit, placing.takes, present(placing.nearest(draft.state, spot.at))))
    return True
