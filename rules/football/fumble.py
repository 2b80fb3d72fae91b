"""Fumbles (rulebook: "Passing and shooting"): a kick that misses goes where the other side says."""

from collections.abc import Sequence
from itertools import islice
from typing import ClassVar

from msgspec import structs

from rules.contract import where
from rules.contract.capabilities import Choice
from rules.contract.choosing import because, named
from rules.contract.where import Found, offer
from rules.core.agreement import USUAL, Word
from rules.core.errors import Illegal, RulesError
from rules.core.request import Option, Request, option
from rules.field import Point, Zone, box, common, disc_zone, distance, ground_zone, has, polygon, sample, without
from rules.football import dead_ball, pitch, sights
from rules.football.ball import BallTaken, after_fumble, score
from rules.football.chances import best_span
from rules.football.match import Draft, Event, Question, on
from rules.football.place import SHOWN, Place, Preview, Where
from rules.football.state import GOAL, Ball, Break, State, Step

_CLOSE = 0.01
_TRIED = 9
"""Points outside that are tried where the first one would score."""


class Fumbled(Event, frozen=True):
    """A pass or shot missed: the other side decides where the ball goes."""

    unit: str
    why: str = "fumble"


@on(Fumbled)
def _fumbled(state: State, event: Fumbled) -> State:
    return state.with_top(step=Step.FUMBLE)


class BallLoose(Event, frozen=True):
    """The ball came to lie free, on a drawn pitch at a point."""

    at: Point | None = None
    why: str = "fumble"


@on(BallLoose)
def _ball_loose(state: State, event: BallLoose) -> State:
    return after_fumble(structs.replace(state, ball=Ball(None, event.at)))


class BallOut(Event, frozen=True):
    """The ball, kicked by ``unit``, left the pitch over the goal line of the side ``over``, or (None) a side line."""

    unit: str
    over: int | None
    at: Point | None = None
    why: str = "out"


@on(BallOut)
def _ball_out(state: State, event: BallOut) -> State:
    return dead_ball.turns_ended(structs.replace(state, ball=Ball(None, event.at)))


def _out(draft: Draft, kicker: str, over: int | None, at: Point | None = None) -> None:
    """Put the ball out over a side's goal line, or (None) a side line: the kicker's opponents have it."""
    owner = draft.state.owner(kicker)
    draft.emit(BallOut(kicker, over, at))
    kind = Break.THROW_IN if over is None else Break.CORNER if over == owner else Break.GOAL_KICK
    dead_ball.begin(draft, kind, 1 - owner)


# -- on a drawn pitch ---------------------------------------------------------------------------------------------


class Fumble(Place, frozen=True):
    """A side decides where the ball goes that a unit of the other has fumbled at ``start``."""

    start: Point

    verb: ClassVar[str] = "fumble"
    ruling: ClassVar[str] = "fumble"

    def zone(self, state: State) -> Zone:
        """The ground before the kicker within the range of its kick, and a little beyond the lines.

        Only a pass back goes nearer to the kicker's own goal line than the kicker.
        """
        aim = sights.aim(state, state.act.unit, state.act.target)
        forward = polygon(_half_plane(self.start, aim, state.profile.length * 2))
        return common(common(disc_zone(self.start, self._reach(state)), forward), _not_backwards(state, self, aim))

    def _reach(self, state: State) -> float:
        """The range of the kick, from the middle of the kicker's base; across the whole pitch where it has no end."""
        _, most = sights.span(state.profile, state.act.range)
        return min(most, state.profile.length * 2) + state.profile.radius

    def find(self, state: State, at: Point) -> Found | None:
        """The ball at a point; None if it may not be put there."""
        return Found(at) if has(self.zone(state).buffer(state.profile.close_call + _CLOSE), at) else None

    def why_not(self, state: State, at: Point) -> str:
        """Too far beside the pitch, beyond the kick's range, or not before the kicker."""
        profile, (x, y) = state.profile, at
        far = profile.beyond + profile.close_call + _CLOSE
        if not (-far <= x <= profile.length + far and -far <= y <= profile.width + far):
            return "outside"
        reach = self._reach(state) + profile.close_call + _CLOSE
        return "too-far" if distance(self.start, at) > reach else "behind"

    def suggestions(self, state: State) -> Sequence[Option]:
        """To a unit, to free ground, or out, which is never into a goal; what serves the side most first."""
        zone, field = self.zone(state), ground_zone(pitch.ground(state.profile))
        near = [unit for unit in state.units if unit.at not in (None, self.start) and has(zone, unit.position)]
        units = [offer(f"unit:{unit.id}", "ball-to", unit.position, unit=unit.id) for unit in near]
        inside, beyond = sample(common(zone, field), SHOWN), without(zone, field)
        outside = (at for at in (*sample(beyond, 1), *sample(beyond, _TRIED)) if not self._scores(state, at))
        loose = [offer(f"spot:{n}", "ball-there", at, n=n) for n, at in enumerate(inside, start=1)]
        found = [*units, *loose, *(offer("out", "ball-out", at) for at in islice(outside, 1))]
        return sorted(found, key=lambda item: -_gift(state, self.player, item))

    def _scores(self, state: State, at: Point) -> bool:
        """Whether a ball on its way to a point goes into a goal."""
        left = pitch.exit_of(state, self.start, at)
        return left is not None and left.goal

    def preview(self, state: State, found: Found) -> Preview:
        """The unit that takes the ball, or the line that it crosses."""
        plain = super().preview(state, found)
        left = pitch.exit_of(state, self.start, plain.at)
        if left is not None:
            return structs.replace(plain, out="side" if left.over is None else "in" if left.goal else "goal-line")
        taker = pitch.nearest_touching(state, plain.at)
        return plain if taker is None else structs.replace(plain, taker=taker.id)


def _not_backwards(state: State, place: Fumble, aim: Point) -> Zone:
    """The pitch, a little beyond its lines, from the kicker to the goal line that it attacks; for a pass back all."""
    profile, x = state.profile, place.start[0]
    west, east = -profile.beyond, profile.length + profile.beyond
    if state.players[state.owner(place.unit)].east:
        east = x if aim[0] <= x else east
    else:
        west = x if aim[0] >= x else west
    return box(west, -profile.beyond, east, profile.width + profile.beyond)


def _half_plane(start: Point, toward: Point, far: float) -> list[Point]:
    """The corners of the half plane before a point, as far as ``far``."""
    away = distance(start, toward) or 1.0
    dx, dy = (toward[0] - start[0]) / away, (toward[1] - start[1]) / away
    left, right = (start[0] - dy * far, start[1] + dx * far), (start[0] + dy * far, start[1] - dx * far)
    return [left, right, (right[0] + dx * far, right[1] + dy * far), (left[0] + dx * far, left[1] + dy * far)]


class FumbledAt(Where):
    """Where a fumbled ball goes on a drawn pitch: it leaves the pitch, is taken by a unit, or lies loose."""

    at = (Step.FUMBLE,)

    def is_open(self, state: State) -> bool:
        return state.mapped

    def place(self, state: State) -> Fumble:
        unit = state.unit(state.act.unit)
        return Fumble(unit.id, 1 - unit.owner, unit.position)

    def put(self, draft: Draft, place: where.Place[State], found: Found) -> None:
        left = pitch.exit_of(draft.state, draft.state.unit(place.unit).position, found.at)
        if left is None:
            taker = pitch.nearest_touching(draft.state, found.at)
            draft.emit(BallLoose(found.at) if taker is None else BallTaken(taker.id, why="fumble"))
        elif left.goal and left.over is not None:
            score(draft, 1 - left.over, place.unit, "fumble")
        else:
            _out(draft, place.unit, left.over, left.at)

    def default(self, state: State, request: Request) -> object:
        return named(request, "spot:1").choice

    def choose(self, state: State, request: Request) -> Choice:
        return because(max(request.options, key=lambda item: _gift(state, request.player, item)))


def _gift(state: State, player: int, item: Option) -> float:
    """Where the other side's fumble goes: to the own unit that shoots best, or out, never to the other side."""
    if item.label != "ball-to":
        return 0.35 if item.label == "ball-out" else 0.1
    unit = state.unit(item.facts["unit"])
    if unit.owner != player:
        return -1.0
    return 0.2 + (0.0 if unit.gone else best_span(state, unit, GOAL)[0])


# -- at a declared table ------------------------------------------------------------------------------------------


class FumbleSaid(Event, frozen=True):
    """The other side says where a fumbled ball goes (``choice``, with its ``label`` and the unit that it goes ``to``);
    the kicker's side has still to agree."""

    unit: str
    choice: str
    label: str
    to: str | None = None
    why: str = "declared"


@on(FumbleSaid)
def _fumble_said(state: State, event: FumbleSaid) -> State:
    return state.with_top(said=event.choice, word=Word())


class Spoken(Event, frozen=True):
    """A player agrees to where a fumbled ball goes (``agreed``), says that it cannot (``not-so``), gives in
    (``give-in``) or insists (``insist``)."""

    player: int
    unit: str
    answer: str
    why: str = "declared"

    @property
    def silent(self) -> bool:
        return self.answer == "agreed"


@on(Spoken)
def _spoken(state: State, event: Spoken) -> State:
    act = state.act
    if event.answer == "give-in":
        return state.with_top(said=None, word=Word(), denied=(*act.denied, act.said or ""))
    return state.with_top(word=act.word.answered(event.answer))


class Agree(Question):
    """Whether the kicker's side agrees to where its fumbled ball goes; if not, whether the other gives in."""

    kind = "agree"
    why = "declared"
    at = (Step.FUMBLE,)
    least = "yes"
    usual = USUAL

    def is_open(self, state: State) -> bool:
        return state.act.said is not None

    def ask(self, state: State) -> Request:
        act, (said,) = state.act, (item for item in _places(state) if item.choice == state.act.said)
        owner = state.owner(act.unit)
        facts = {"unit": act.unit, "label": said.label, "to": said.facts.get("unit"), "doubted": act.word.doubted}
        return self.request(state, 1 - owner if act.word.doubted else owner, act.word.options(), **facts)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        (said,) = (item for item in _places(draft.state) if item.choice == draft.act.said)
        draft.emit(Spoken(request.player, draft.act.unit, chosen.label))
        if draft.act.word.agreed:
            _put(draft, said)

    def blind(self, state: State, request: Request) -> Sequence[object]:
        """A random player always agrees."""
        return ["yes"]


class FumbledTo(Question):
    """Where a fumbled ball goes at a declared table: over the kicker's own goal line only from a pass.

    Only as far as the range of the kick may bring it, where the referee knows from which restart the ball comes.
    """

    kind = "fumble"
    why = "fumble"
    at = (Step.FUMBLE,)
    least = "field"

    def ask(self, state: State) -> Request:
        act = state.act
        options = (item for item in _places(state) if item.choice not in act.denied)
        return self.request(state, 1 - state.owner(act.unit), tuple(options), unit=act.unit, target=act.target)

    def refused(self, state: State, request: Request, text: str) -> RulesError:
        """A place that is out of range, not for a shot, or given up already."""
        known = next((item for item in _all_places(state) if item.choice == text.lower()), None)
        if known is None:
            return super().refused(state, request, text)
        act = state.act
        back = known.label in BACK and act.target == GOAL
        why = "denied" if known.choice in act.denied else "backward" if back else "too-far"
        return Illegal("fumble-not-there", why=why, unit=act.unit)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        owner = draft.state.owner(draft.act.unit)
        to = chosen.facts.get("unit")
        harmless = chosen.label == "ball-loose" or (to is not None and draft.state.owner(to) == owner)
        if draft.state.needs_agreement and not harmless:
            draft.emit(FumbleSaid(draft.act.unit, chosen.choice, chosen.label, to))
        else:
            _put(draft, chosen)


BACK = ("out-near", "into-own-goal")
"""Where only a pass may end, which may have gone back."""


def _all_places(state: State) -> tuple[Option, ...]:
    return (
        option("field", "ball-loose"),
        *(option(f"unit:{unit.id}", "ball-to", unit=unit.id) for unit in state.units),
        option("out:side", "out-side"),
        option("out:goal", "out-far"),
        option("goal", "into-goal"),
        option("out:own", "out-near"),
        option("goal:own", "into-own-goal"),
    )


def _places(state: State) -> list[Option]:
    """Where a fumbled ball may go, as far as the referee knows."""
    shot, near = state.act.target == GOAL, _in_reach(state)
    found = (item for item in _all_places(state) if not (shot and item.label in BACK))
    return [item for item in found if item.label in ("ball-loose", "ball-to") or item.label in near]


def _in_reach(state: State) -> tuple[str, ...]:
    """The lines and goals that the range of the kick may bring the ball to, from where it is known to be."""
    profile, act, ball = state.profile, state.act, state.ball
    lines = ("out-side", "out-far", "into-goal", "out-near", "into-own-goal")
    if not state.needs_agreement:
        return lines
    _, most = sights.span(profile, act.range)
    reach = most + 2 * profile.radius + profile.close_call
    post = (profile.width - profile.goal) / 2
    if act.target == GOAL:  # the kicker stands in range of the goal, as its player has said
        return lines if post <= 2 * reach else lines[1:]
    half, side = profile.length / 2, profile.width / 2
    far = {
        Break.KICK_OFF: (side, half, half, half, half),
        Break.GOAL_KICK: (side, *(profile.length - profile.goal_kick,) * 2, *(profile.goal_kick,) * 2),
        Break.CORNER: (0.0, 0.0, post, profile.length, profile.length),
        Break.THROW_IN: (0.0, 0.0, post, 0.0, post),
    }.get(ball.since or Break.FOUL, (0.0,) * len(lines))
    return tuple(line for line, away in zip(lines, far, strict=True) if away - ball.roamed <= reach)


def _put(draft: Draft, chosen: Option) -> None:
    """Let a fumbled ball go where it was said."""
    unit = draft.act.unit
    owner = draft.state.owner(unit)
    match chosen.label:
        case "ball-to":
            draft.emit(BallTaken(chosen.facts["unit"], why="fumble"))
        case "into-goal":
            score(draft, owner, unit, "fumble")
        case "into-own-goal":
            score(draft, 1 - owner, unit, "fumble")
        case "ball-loose":
            draft.emit(BallLoose())
        case "out-side":
            _out(draft, unit, None)
        case "out-far":
            _out(draft, unit, 1 - owner)
        case _:
            _out(draft, unit, owner)
