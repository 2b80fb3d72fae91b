"""A frame moves with a die: up to its value (rulebook: "Move"; RULINGS 1.6). On a map its player says where to."""

from collections.abc import Sequence
from typing import ClassVar

from rules.contract.capabilities import Choice, Worth
from rules.contract.choosing import because
from rules.core.request import Option, Request
from rules.field import Point, distance
from rules.frames.loadout import is_armed
from rules.rapid_attack.map import where
from rules.rapid_attack.map.sights import span
from rules.rapid_attack.opponent.aim import gap_of
from rules.rapid_attack.opponent.stations import (
    guarded_by,
    is_first_to,
    is_held,
    post_reach,
    risk_of_leaving,
    surroundings,
)
from rules.rapid_attack.profile import Range
from rules.rapid_attack.rule import Draft, Event, Question, on
from rules.rapid_attack.state import Frame, State, Step
from rules.rapid_attack.turn.stations import settle

PULLS = {"into-range": 4.0, "to-cover": 1.5, "stay": 0.5}
"""What the opponent likes about a place, by its label."""
TAKES, DISPUTES, HEADS_FOR, FOLLOWS, GUARDS = 5.0, 2.0, 4.2, 2.5, 2.8
"""To take a station; to stand at one beside an enemy, where nobody takes it; to head for one that is out of reach, as
its nearest frame or behind another; to guard its own."""
LEAVES = 4.0
"""To leave a station that its frame alone keeps, times the chance that an enemy takes it in this round."""
ADVANCES, IDLES = 1.7, 0.1
"""To go toward an enemy, before its attack and after it: for more than cover, behind which a frame that shoots nobody
would stay."""


class Moved(Event, frozen=True):
    """The frame moves up to ``value`` units; ``over``: a green die was rolled, so cover is no obstacle."""

    frame: str
    die: int
    value: int
    over: bool
    why: str = "movement"


@on(Moved)
def _moved(state: State, event: Moved) -> State:
    asked = Step.WHERE if state.mapped else Step.STATION if state.stations else Step.ACT
    return state.with_die(event.die, asked, moved=True, sighted="")


class Went(Event, frozen=True):
    """A move on a map: the points of the way, its length with climbing, and the piece of terrain beneath its end."""

    frame: str
    to: Point
    way: tuple[Point, ...]
    length: float
    on: str | None = None
    why: str = "movement"


@on(Went)
def _went(state: State, event: Went) -> State:
    state = state.with_frame(event.frame, at=event.to, on=event.on)
    return state.with_top(step=Step.ACT) if state.stack and state.act.step is Step.WHERE else state


class Where(Question):
    """The place on a map to which the acting frame moves."""

    kind, least, weighed = "where", "stay", True
    at: ClassVar[tuple[str, ...]] = (Step.WHERE,)

    def ask(self, state: State) -> Request:
        return where.ask(state)

    def take(self, draft: Draft, request: Request, choice: object) -> None:
        move = where.read(draft.state, request, choice)
        draft.emit(Went(request.facts["item"], move.at, move.way, move.length, move.on))
        settle(draft)

    def choose(self, state: State, request: Request) -> Choice:
        """To a station that is not held, over several turns too; into range; behind cover."""
        mine = state.frame(request.facts["item"])
        return _because(state, mine, _ranked(state, mine, request)[0])

    def others(self, state: State, request: Request) -> Sequence[Choice]:
        """The other places, those first that are worth most."""
        mine = state.frame(request.facts["item"])
        return [_because(state, mine, item) for item in _ranked(state, mine, request)[1:]]

    def weighs(self, state: State, request: Request) -> Sequence[Worth]:
        mine = state.frame(request.facts["item"])
        found, after = _parts(state, mine, request), "-after" if state.act.attacked else ""
        return [
            Worth(
                _because(state, mine, item),
                parts,
                {
                    item.label: 1.0,
                    **{f"by-{name}{after}": near for name, near in surroundings(state, mine, item.facts["at"]).items()},
                },
            )
            for item, parts in found
        ]


def _ranked(state: State, mine: Frame, request: Request) -> list[Option]:
    """The places, those first that are worth most."""
    return [item for item, _ in sorted(_parts(state, mine, request), key=lambda found: -sum(found[1].values()))]


def _parts(state: State, mine: Frame, request: Request) -> list[tuple[Option, dict[str, float]]]:
    """The places, each with what speaks for it, by name, and against it: the station that it leaves."""
    kept = next((one for one in state.stations if one.id == guarded_by(state, mine)), None)
    risk = 0.0 if kept is None else LEAVES * risk_of_leaving(state, mine, kept)
    post = None if kept is None else kept.at
    found = list[tuple[Option, dict[str, float]]]()
    for item in request.options:
        what, pull = _pull(state, mine, item)
        leaves = post is not None and distance(item.facts["at"], post) > post_reach(state.profile)
        found.append((item, {what: pull, **({"leave": -risk} if leaves else {})}))
    return found


def _because(state: State, mine: Frame, item: Option) -> Choice:
    """The choice of a place; to head for a station, to stand there beside an enemy, or to stay and guard one, is a
    reason of its own."""
    if item.label == "to-station":
        station = next(one for one in state.stations if one.id == item.facts["station"])
        return because(item, "disputes") if is_held(state, mine.owner, station) else because(item)
    if (
        item.label == "toward"
        and not state.last_round
        and any(station.id == item.facts["target"] for station in state.stations)
    ):
        return because(item, "heads-for")
    guarded = guarded_by(state, mine) if item.label == "stay" else None
    return because(item) if guarded is None else because(item, "guards", station=guarded)


def _shoots_from_here(state: State, mine: Frame, enemy: str | None) -> bool:
    """Whether a frame's guns reach an enemy from where it is: closer by they may not."""
    other = next((frame for frame in state.frames if frame.id == enemy), None)
    if other is None:
        return False
    at = span(state.profile, gap_of(state, mine, other))
    return at is not Range.HAND_TO_HAND and is_armed(mine.systems, at, mine.rockets)


def _pull(state: State, mine: Frame, item: Option) -> tuple[str, float]:
    """What speaks for a place, and how much."""
    name = item.facts.get("station") or item.facts.get("target")
    station = next((one for one in state.stations if one.id == name), None)
    if station is not None and station.holder == mine.owner:
        return "rest", 0.0
    if item.label == "to-station":
        disputed = station is not None and is_held(state, mine.owner, station)
        return "station", DISPUTES if disputed else TAKES
    if item.label == "toward" and station is not None:
        if station.at is None or state.last_round:
            return "rest", 0.0
        near = 1 / (1 + distance(mine.at or station.at, station.at))
        pull = near + (HEADS_FOR if is_first_to(state, mine, station) else FOLLOWS)
        return "station", pull
    if item.label == "toward":
        what = "crowd" if _shoots_from_here(state, mine, name) else "advance"
        return what, IDLES if state.act.attacked else ADVANCES
    if item.label == "stay" and guarded_by(state, mine) is not None:
        return "guard", GUARDS
    return {"into-range": "reach", "to-cover": "cover"}.get(item.label, "rest"), PULLS.get(item.label, 0.0)
