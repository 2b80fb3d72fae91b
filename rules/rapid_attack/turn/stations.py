"""Stations: who stands there, who holds them, and what that is worth (rulebook: "Capturing stations"; RULINGS 1.7)."""

from collections.abc import Sequence
from typing import ClassVar

from msgspec import structs

from rules.contract.capabilities import Honours, Taken
from rules.core.choices import find_option, text_of
from rules.core.collections import changed
from rules.core.errors import Illegal, Malformed, RulesError, shown
from rules.core.event import Event as AnyEvent
from rules.core.request import Option, Request, option
from rules.frames.score import rank
from rules.rapid_attack.map.sights import stations_at
from rules.rapid_attack.profile import Contested, Equal
from rules.rapid_attack.rule import Draft, Event, Question, on
from rules.rapid_attack.state import Claim, Frame, State, Station, Step

STATIONS_MAX = 60


class NearDeclared(Event, frozen=True):
    """The station within one unit of the frame, and ``others``, declared by a player (None: by the host)."""

    frame: str
    station: str | None
    by: int | None
    others: tuple[str, ...] = ()
    why: str = "declared"


@on(NearDeclared)
def _near_declared(state: State, event: NearDeclared) -> State:
    state = state.with_frame(event.frame, near=event.station, also_near=event.others)
    if event.by is None:
        return state
    state = structs.replace(state, claim=None)
    if state.placing == event.frame:
        return structs.replace(state, placing=None)
    if state.stack and state.act.frame == event.frame and state.act.step is Step.STATION:
        return state.with_top(step=Step.ACT)
    return state


class StationsClaimed(Event, frozen=True):
    """A player says that a frame stands at these stations; their holders have still to agree."""

    frame: str
    stations: tuple[str, ...]
    by: int
    why: str = "declared"


@on(StationsClaimed)
def _claimed(state: State, event: StationsClaimed) -> State:
    return structs.replace(state, claim=Claim(event.frame, event.stations))


class StationChanged(Event, frozen=True):
    """A station has another holder, or none (contested)."""

    station: str
    before: int | None
    holder: int | None
    why: str = "stations"


@on(StationChanged)
def _station_changed(state: State, event: StationChanged) -> State:
    return held_by(state, event.station, event.holder)


def held_by(state: State, station: str, holder: int | None) -> State:
    """The state with another holder of a station."""
    return structs.replace(state, stations=changed(state.stations, station, {"holder": holder}))


class ScoresChanged(Event, frozen=True):
    """The new scores, and the new order."""

    scores: tuple[int, ...]
    order: tuple[int, ...]
    why: str = "score"


@on(ScoresChanged)
def _scores_changed(state: State, event: ScoresChanged) -> State:
    sides = zip(state.players, event.scores, strict=True)
    players = tuple(structs.replace(player, score=score) for player, score in sides)
    return structs.replace(state, players=players, order=event.order)


# -- who holds what ---------------------------------------------------------------------------------------------------


def settle(draft: Draft) -> None:
    """Change the holders of stations, then the scores. To be called after every move, loss and correction."""
    present = _present(draft.state)
    for station in draft.state.stations:
        holder = _holder(draft.state.profile.contested, present, station)
        if holder != station.holder:
            draft.emit(StationChanged(station.id, station.holder, holder))
    recount(draft)


def recount(draft: Draft) -> None:
    """Count the scores, and rank the players by them if any has changed."""
    state = draft.state
    now = scores(state, [player.ppa for player in state.players])
    if now != tuple(player.score for player in state.players):
        draft.emit(ScoresChanged(now, rank(now, equals_by(state, state.before))))


def equals_by(state: State, before: tuple[int, ...]) -> tuple[int, ...]:
    """The order that decides between equal scores: as they had it, or by the profile that of the round ``before``."""
    return (before or state.order) if state.profile.equal is Equal.ROUND_BEFORE else state.order


def scores(state: State, ppa: Sequence[int]) -> tuple[int, ...]:
    """Each player's score: PPA × assets, with the host's corrections."""
    return tuple(ppa[number] * state.assets(number) + player.adjust for number, player in enumerate(state.players))


def _present(state: State) -> list[tuple[int, tuple[str, ...]]]:
    """The owner of each frame that is alive, and the stations at which the frame stands."""
    return [(frame.owner, stations_at(state, frame)) for frame in state.frames if frame.alive]


def _holder(contested: Contested, present: Sequence[tuple[int, tuple[str, ...]]], station: Station) -> int | None:
    owners = {owner for owner, stations in present if station.id in stations}
    if not owners or station.holder in owners:
        return station.holder
    if len(owners) == 1:
        return owners.pop()
    return station.holder if contested is Contested.KEPT else None


def losers(state: State, frame: str, stations: Sequence[str]) -> list[tuple[int, str]]:
    """The other players who would lose stations if a frame stood at these, each with the station."""
    owner = state.frame(frame).owner
    there = _present(state.with_frame(frame, near=next(iter(stations), None), also_near=tuple(stations[1:])))
    held = [(station.holder, station) for station in state.stations if station.id in stations]
    return [
        (holder, station.id)
        for holder, station in held
        if holder is not None and holder != owner and _holder(state.profile.contested, there, station) != holder
    ]


# -- where a frame stands, as its player declares ---------------------------------------------------------------------


def declare_near(draft: Draft, frame: str, stations: Sequence[str], by: int | None) -> None:
    """Let a frame stand within one unit of these stations, as a player declares, or (None) the host."""
    named = tuple(dict.fromkeys(stations))
    draft.emit(NearDeclared(frame, named[0] if named else None, by, others=named[1:]))
    settle(draft)


def holder_to_agree(state: State, claim: Claim) -> tuple[int, tuple[str, ...]] | None:
    """The next holder who has to agree to a claim, and the stations that this player would lose."""
    if not state.needs_agreement:
        return None
    lost = [(holder, name) for holder, name in losers(state, claim.frame, claim.stations) if name not in claim.agreed]
    return None if not lost else (lost[0][0], tuple(name for holder, name in lost if holder == lost[0][0]))


class NearStation(Question):
    """At which stations the acting frame stands after its move; the answer may be a list."""

    kind, usual, seen = "station", ("no-station",), True
    at: ClassVar[tuple[str, ...]] = (Step.STATION,)

    def ask(self, state: State) -> Request:
        return self.about(state, state.frame(state.act.frame), state.stations)

    def about(self, state: State, frame: Frame, stations: Sequence[Station]) -> Request:
        """At which of these stations a frame stands: none, one, or the several at which it stood before."""
        options, near = _options(stations), frame.declared_near
        if len(near) > 1:
            options += (option(", ".join(near), "stations", stations=list(near)),)
        names = {"type": "array", "items": {"enum": [station.id for station in stations]}, "uniqueItems": True}
        return self.request(state, frame.owner, options, names if len(stations) > 1 else None, frame=frame.id)

    def take(self, draft: Draft, request: Request, choice: object) -> None:
        """Stand there; holders who would lose a station are asked first.

        ``choice``: an option, a list of ids, or a line of text (``SA1, SB2``).
        """
        stations, frame = self._read(draft.state, request, choice), request.facts["frame"]
        if holder_to_agree(draft.state, Claim(frame, stations)) is None:
            declare_near(draft, frame, stations, by=request.player)
        else:
            draft.emit(StationsClaimed(frame, stations, by=request.player))

    def _read(self, state: State, request: Request, choice: object) -> tuple[str, ...]:
        if isinstance(choice, list | tuple):
            return read_names(state, request, choice)
        text = text_of(request, choice)
        words = text.upper().replace(",", " ").split()
        if find_option(request, text, None) is None and len(words) > 1:
            return read_names(state, request, words)
        return stations_of(self.read(state, request, choice))

    def refused(self, state: State, request: Request, text: str) -> RulesError:
        word = text.strip().upper()
        known = any(station.id == word for station in state.stations)
        return _no_station(state, request, word) if known else super().refused(state, request, text)

    def default(self, state: State, request: Request) -> str:
        """The stations at which the frame stood when that was last declared."""
        near, choices = state.frame(request.facts["frame"]).declared_near, [item.choice for item in request.options]
        return next(choice for choice in (", ".join(near), *near, "none", choices[0]) if choice in choices)


def _options(stations: Sequence[Station]) -> tuple[Option, ...]:
    return (option("none", "no-station"), *(option(s.id, "station", station=s.id) for s in stations))


def stations_of(chosen: Option) -> tuple[str, ...]:
    """The stations that an option names."""
    facts = chosen.facts
    return tuple(facts["stations"]) if "stations" in facts else (facts["station"],) if "station" in facts else ()


def read_names(state: State, request: Request, names: Sequence[object]) -> tuple[str, ...]:
    """Ids of stations that the request offers. Raises ``Malformed``, ``Illegal("no-such-station")``."""
    known = {item.facts["station"] for item in request.options if "station" in item.facts}
    if len(names) > STATIONS_MAX:
        raise Malformed("choice-malformed", kind=request.kind)
    for name in names:
        if not isinstance(name, str) or name not in known:
            raise _no_station(state, request, name)
    return tuple(str(name) for name in names)


def _no_station(state: State, request: Request, name: object) -> Illegal:
    """Why a station is not on offer: it is the one that the frame leaves, or not on the table yet; or there is none."""
    there = any(station.id == name for station in state.stations)
    why = "unknown" if not there else "leaves" if request.kind == "ground" else "not-yet"
    return Illegal("no-such-station", station=shown(name), why=why)


# -- what is remembered -----------------------------------------------------------------------------------------------


def _taken(before: State, event: AnyEvent) -> Taken | None:
    """The capture of a station that another player brought; None for any other event."""
    if not isinstance(event, StationChanged) or event.holder is None:
        return None
    home = before.station(event.station).home
    return None if home in (None, event.holder) else Taken("station", event.holder, event.station, home)


HONOURS: Honours[State] = Honours(_taken, lambda state: tuple(act.frame for act in state.stack))
