"""Giving ground: a frame hit at its own station may leave it instead of taking one of the hits (RULINGS 1.5)."""

from collections.abc import Sequence

from msgspec import structs

from rules.contract.capabilities import Choice, Worth
from rules.contract.choosing import named
from rules.core.choices import TEXT_MAX, find_option, text_of
from rules.core.request import Request, option
from rules.field import Point
from rules.rapid_attack.map.give_ground import place
from rules.rapid_attack.map.sights import stations_at
from rules.rapid_attack.opponent.aim import points_of
from rules.rapid_attack.opponent.stations import risk_of_leaving
from rules.rapid_attack.rule import Draft, Event, Question, on
from rules.rapid_attack.state import Frame, State, Step
from rules.rapid_attack.turn.losses import less_one_hit
from rules.rapid_attack.turn.stations import StationsClaimed, losers, read_names, settle, stations_of

SEVERAL = {"type": "string", "pattern": "^yes:", "maxLength": TEXT_MAX}
"""Giving ground to several stations: ``yes:SB2, S1``."""


SWING = 2.0
"""Stations of difference that one makes which an enemy takes: one less here, one more there."""


class GaveGround(Event, frozen=True):
    """The target moved away from its station instead of taking a hit.

    ``near``: the station that it stands at now, as its player says, ``also_near`` more of them; ``at``: its position on
    a map.
    """

    frame: str
    station: str
    near: str | None
    by: int
    at: Point | None = None
    also_near: tuple[str, ...] = ()
    why: str = "giving-ground"


@on(GaveGround)
def _gave(state: State, event: GaveGround) -> State:
    state = state.with_frame(event.frame, near=event.near, also_near=event.also_near)
    if state.stack:
        state = state.with_top(sighted="")
    if event.at is not None:
        state = state.with_frame(event.frame, at=event.at, on=None)
    return less_one_hit(_offered(state, event.frame), event.frame)


class GroundHeld(Event, frozen=True):
    """The target's owner chose to stay at the station and take the hit."""

    frame: str
    why: str = "giving-ground"


@on(GroundHeld)
def _held(state: State, event: GroundHeld) -> State:
    return _offered(state, event.frame)


def _offered(state: State, frame: str) -> State:
    """A frame gives ground once an attack."""
    owed = (structs.replace(item, may_give_ground=False) if item.frame == frame else item for item in state.owed)
    return structs.replace(state, owed=tuple(owed))


class GiveGround(Question):
    """Whether the frame gives ground; of several stations from which, and at a declared table to which others.

    ``yes`` [give-ground] is from the station of the facts, ``from:SA2`` [give-ground-from; away] from another one that
    its player holds; at a declared table the frame stays at the others then.
    """

    kind, at, least = "ground", (Step.LOSSES,), "no"

    def is_open(self, state: State) -> bool:
        return bool(_stations(state))

    def step(self, draft: Draft) -> bool:
        frame, own = draft.state.frame(draft.state.owed[0].frame), _stations(draft.state)
        ordered = draft.state.orders_of(frame.owner).give_ground
        if ordered is None or not own:
            return False
        if ordered:
            _give(draft, frame, own[0])
        else:
            draft.emit(GroundHeld(frame.id))
        return True

    def ask(self, state: State) -> Request:
        owed, (station, *more) = state.owed[0], _stations(state)
        others = [s for s in state.stations if s.id != station and not state.mapped]
        options = (
            option("no", "hold-ground"),
            option("yes", "give-ground"),
            *(option(f"from:{name}", "give-ground-from", away=name) for name in more),
            *(option(f"yes:{s.id}", "give-ground-to", station=s.id) for s in others),
        )
        owner, free = state.frame(owed.frame).owner, SEVERAL if len(others) > 1 else None
        return self.request(state, owner, options, free, station=station, frame=owed.frame, hits=owed.hits)

    def take(self, draft: Draft, request: Request, choice: object) -> None:
        frame, text = draft.state.frame(request.facts["frame"]), text_of(request, choice)
        station, (verb, _, named) = request.facts["station"], text.partition(":")
        if verb.lower() == "yes" and find_option(request, text, None) is None:
            near = read_names(draft.state, request, named.upper().replace(",", " ").split())
        else:
            chosen = self.read(draft.state, request, choice)
            if chosen.label == "hold-ground":
                draft.emit(GroundHeld(frame.id))
                return
            near, station = stations_of(chosen), chosen.facts.get("away", station)
            if chosen.label == "give-ground-from":
                near = tuple(name for name in frame.declared_near if name != station)
        _give(draft, frame, station, near)

    def choose(self, state: State, request: Request) -> Choice:
        """By what is worth more: the hit, or the station if an enemy may take it."""
        saved, lost = _stakes(state, request)
        return named(request, "yes" if saved >= lost else "no")

    def weighs(self, state: State, request: Request) -> Sequence[Worth]:
        saved, lost = _stakes(state, request)
        return [Worth(named(request, "yes"), {"life": saved}), Worth(named(request, "no"), {"station": lost})]


def _stakes(state: State, request: Request) -> tuple[float, float]:
    """What the hit is worth that giving ground saves, and what the station is worth that it may lose."""
    owed = state.owed[0]
    frame, station = state.frame(owed.frame), state.station(request.facts["station"])
    life = len(frame.systems) + frame.white
    saved = points_of(owed.hits, life) - points_of(owed.hits - 1, life)
    return saved, SWING * risk_of_leaving(state, frame, station)


def _stations(state: State) -> tuple[str, ...]:
    """The stations from which the frame that is hit may give ground now, once an attack."""
    owed = state.owed[0]
    if not owed.may_give_ground:
        return ()
    frame = state.frame(owed.frame)
    own = (name for name in stations_at(state, frame) if state.station(name).holder == frame.owner)
    return tuple(name for name in own if not state.mapped or place(state, frame, name))


def _give(draft: Draft, frame: Frame, station: str, near: tuple[str, ...] = ()) -> None:
    """Cancel one hit: the frame moves straight away from its station, to others as its player declares."""
    at = place(draft.state, frame, station) if draft.state.mapped else None
    contested = draft.state.needs_agreement and bool(losers(draft.state, frame.id, near))
    named = () if contested else tuple(dict.fromkeys(near))
    draft.emit(GaveGround(frame.id, station, next(iter(named), None), by=frame.owner, at=at, also_near=named[1:]))
    settle(draft)
    if contested:
        draft.emit(StationsClaimed(frame.id, near, by=frame.owner))
