"""The bidding phase: companies compared, ties resolved, positions taken.

RULINGS 1.7, 1.8; rulebook: "Bidding Phase".
"""

from collections.abc import Sequence

from msgspec import structs

from rules.contract.capabilities import Choice
from rules.contract.choosing import named
from rules.core.collections import by_id, changed
from rules.core.dice import Throw
from rules.core.errors import Illegal, RulesError
from rules.core.request import Option, Request, option
from rules.frames.score import points_per_asset, rank
from rules.rapid_attack.profile import HighestTie, LowestTie
from rules.rapid_attack.rule import Draft, Event, Question, on
from rules.rapid_attack.setup import demo
from rules.rapid_attack.state import Frame, Layout, Phase, State, Tie
from rules.rapid_attack.turn.stations import scores


class TieDrawn(Event, frozen=True):
    """A tie for the highest score: the lot says who decides first.

    ``face``: of a die with one side for each of ``among``; in the first logs, which have none, for each of the ``tied``
    that has not deferred.
    """

    tied: tuple[int, ...]
    player: int
    face: int
    among: tuple[int, ...] = ()
    why: str = "ties"

    def throws(self, before: State) -> tuple[Throw, ...]:
        deferred = () if before.tie is None else before.tie.deferred
        return _lot(len(self.among) or len(self.tied) - len(deferred), self.face)


@on(TieDrawn)
def _tie_drawn(state: State, event: TieDrawn) -> State:
    tie = Tie(event.tied, event.player, () if state.tie is None else state.tie.deferred)
    rolled = 1 if len(event.among or tie.undeferred) > 1 else 0
    return structs.replace(state, drawn=state.drawn + rolled, tie=tie)


class TieDeferred(Event, frozen=True):
    """A tied player left the decision to another."""

    player: int
    why: str = "ties"


@on(TieDeferred)
def _tie_deferred(state: State, event: TieDeferred) -> State:
    tie = state.open_tie
    return structs.replace(state, tie=structs.replace(tie, deferred=(*tie.deferred, event.player)))


class FrameAdded(Event, frozen=True):
    """A tied player added the spare frame; in the first logs, one made for it."""

    frame: Frame
    why: str = "ties"


@on(FrameAdded)
def _frame_added(state: State, event: FrameAdded) -> State:
    left = tuple(frame for frame in state.spares if frame.id != event.frame.id)
    frames = sorted((*state.frames, event.frame), key=lambda frame: (frame.owner, int(frame.id[1:])))
    return structs.replace(state, frames=tuple(frames), spares=left)


class FrameRemoved(Event, frozen=True):
    """A tied player left a frame at home."""

    frame: str
    why: str = "ties"


@on(FrameRemoved)
def _frame_removed(state: State, event: FrameRemoved) -> State:
    """The frame's rockets go to the first frame left."""
    gone = state.frame(event.frame)
    left = tuple(frame for frame in state.frames if frame.id != event.frame)
    heir = next(frame for frame in left if frame.owner == gone.owner)
    return structs.replace(state, frames=changed(left, heir.id, {"rockets": heir.rockets + gone.rockets}))


class BidCounted(Event, frozen=True):
    """Companies were compared again: points per asset, scores and order."""

    ppa: tuple[int, ...]
    scores: tuple[int, ...]
    order: tuple[int, ...]
    why: str = "ppa"


@on(BidCounted)
def _counted(state: State, event: BidCounted) -> State:
    sides = zip(state.players, event.ppa, event.scores, strict=True)
    players = tuple(structs.replace(player, ppa=ppa, score=score) for player, ppa, score in sides)
    return structs.replace(state, players=players, order=event.order, tie=None)


class LotsDrawn(Event, frozen=True):
    """A lot settled a tie for the highest place (``first``) or the lowest."""

    tied: tuple[int, ...]
    player: int
    face: int
    order: tuple[int, ...]
    first: bool
    why: str = "ties"

    def throws(self, before: State) -> tuple[Throw, ...]:
        return _lot(len(self.tied), self.face)


@on(LotsDrawn)
def _lots_drawn(state: State, event: LotsDrawn) -> State:
    lots = state.drawn_lots or event.first
    return structs.replace(state, drawn=state.drawn + 1, order=event.order, tie=None, drawn_lots=lots)


class PositionsTaken(Event, frozen=True):
    """Defender and point attacker; all others are secondary attackers. ``deploy``: deployment follows."""

    defender: int
    point: int
    deploy: bool
    why: str = "positions"


@on(PositionsTaken)
def _positions_taken(state: State, event: PositionsTaken) -> State:
    phase = Phase.DEPLOYMENT if event.deploy else Phase.ORDER
    layout = Layout(state.order[0]) if event.deploy and state.mapped and state.on("terrain") else None
    return structs.replace(state, defender=event.defender, point=event.point, phase=phase, layout=layout)


def _lot(among: int, face: int) -> tuple[Throw, ...]:
    """One die with a side for each player; a single player is not rolled for."""
    return () if among < 2 else (Throw((f"K{among}",), (face,)),)


class ResolveTie(Question):
    """A tied player adds the spare frame or leaves one at home; after that the companies are compared again."""

    kind, at, least = "tie", (Phase.BIDDING,), "defer"

    def step(self, draft: Draft) -> bool:
        """Settle ties by lot where nobody can change anything; then positions are taken."""
        state = draft.state
        if state.tie is not None:
            return _tied(draft, state.tie)
        now = [player.score for player in state.players]
        highest = tuple(player for player in state.order if now[player] == max(now))
        if len(highest) > 1 and not state.limits.flat and not state.drawn_lots:
            able = tuple(player for player in highest if _changes(state, player))
            may_defer = state.profile.highest_tie is HighestTie.MAY_DEFER
            if able:
                _draw_chooser(draft, highest, highest if may_defer else able)
            else:
                _draw_lots(draft, highest, first=True)
            return True
        lowest = tuple(player for player in state.order[1:] if now[player] == min(now))
        # With two players a lot for the first place settles the last one too.
        settled = state.limits.flat or (state.drawn_lots and len(state.players) == 2)
        if len(lowest) > 1 and not settled and state.profile.lowest_tie is LowestTie.LOTS:
            _draw_lots(draft, lowest, first=False)
        _take_positions(draft)
        return True

    def ask(self, state: State) -> Request:
        """Ask which frame comes or stays at home. In games begun by older rules deferring may be all that is left."""
        tie = state.open_tie
        options = _options(state, tie) or (option("defer", "defer"),)
        return self.request(state, tie.asked, options, tied=list(tie.tied))

    def refused(self, state: State, request: Request, text: str) -> RulesError:
        if text.partition(":")[0].strip().lower() == "add":
            full = len(state.frames_of(request.player)) >= state.limits.frames_max
            return Illegal("only-the-spare", most=state.limits.frames_max, why="full" if full else "no-spare")
        if text.lower() == "defer":
            must = state.profile.highest_tie is HighestTie.MUST_CHANGE
            return Illegal("cannot-change-company", why="must-change" if must else "last")
        word = text.partition(":")[2].strip().upper()
        owner = next((frame.owner for frame in state.frames if frame.id == word), None)
        if owner is not None:
            why = "least" if owner == request.player else "not-yours"
            return Illegal("cannot-change-company", why=why, unit=word, least=state.limits.frames_min)
        return super().refused(state, request, text)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        if chosen.label == "defer":
            _defer(draft, request.player)
            return
        if chosen.label == "add-frame":
            draft.emit(FrameAdded(by_id(draft.state.spares, chosen.facts["id"])))
        else:
            draft.emit(FrameRemoved(chosen.facts["frame"]))
        state = draft.state
        players = range(len(state.players))
        frames = [len(state.frames_of(player)) for player in players]
        systems = [sum(len(frame.systems) for frame in state.frames_of(player)) for player in players]
        ppa = points_per_asset(frames, systems, state.profile.ppa, state.profile.ppa_edge)
        counted = scores(state, ppa)
        draft.emit(BidCounted(ppa, counted, rank(counted, players)))

    def choose(self, state: State, request: Request) -> Choice:
        return named(request, "add", "defer")


def _draw(draft: Draft, among: Sequence[int]) -> tuple[int, int]:
    """One of these players by lot, and the face. A single player is not rolled for."""
    if len(among) == 1:
        return among[0], 1
    face = draft.dice.roll((f"K{len(among)}",))[0]
    return among[face - 1], face


def _draw_chooser(draft: Draft, tied: tuple[int, ...], among: tuple[int, ...]) -> None:
    player, face = _draw(draft, among)
    draft.emit(TieDrawn(tied, player, face, among=among))


def _tied(draft: Draft, tie: Tie) -> bool:
    options = _options(draft.state, tie)
    if not options:
        _draw_lots(draft, tie.tied, first=True)
        return True
    if len(options) > 1 or options[0].label != "defer":
        return False
    _defer(draft, tie.asked)
    return True


def _draw_lots(draft: Draft, tied: tuple[int, ...], *, first: bool) -> None:
    """Draw which of these players is first, or last, in order."""
    player, face = _draw(draft, tied)
    others = tuple(other for other in draft.state.order if other != player)
    order = (player, *others) if first else (*others, player)
    draft.emit(LotsDrawn(tied, player, face, order, first))


def _take_positions(draft: Draft) -> None:
    state = draft.state
    guided = state.mapped or state.options.get("deployment", "guided") == "guided"
    deploy = guided and not state.limits.flat
    draft.emit(PositionsTaken(state.order[0], state.order[-1], deploy))
    if state.mapped and draft.state.layout is None:
        demo.set_up(draft)


def _options(state: State, tie: Tie) -> tuple[Option, ...]:
    may_defer = state.profile.highest_tie is HighestTie.MAY_DEFER and any(p != tie.asked for p in tie.undeferred)
    return (*_changes(state, tie.asked), *((option("defer", "defer"),) if may_defer else ()))


def _changes(state: State, player: int) -> tuple[Option, ...]:
    """The frames that a player may add or leave at home, within the limits of the size."""
    own = state.frames_of(player)
    options: list[Option] = []
    if len(own) < state.limits.frames_max:
        spares = (frame for frame in state.spares if frame.owner == player)
        options += [option("add", "add-frame", id=f.id, name=f.name, systems=list(f.systems)) for f in spares]
    if len(own) > state.limits.frames_min:
        options += [option(f"remove:{frame.id}", "remove-frame", frame=frame.id) for frame in own]
    return tuple(options)


def _defer(draft: Draft, player: int) -> None:
    """Pass the decision to another tied player, drawn by lot; with nobody left, drop it."""
    tie = draft.state.open_tie
    left = tuple(other for other in tie.undeferred if other != player)
    lot = _draw(draft, left) if left else None
    draft.emit(TieDeferred(player))
    if lot is not None:
        draft.emit(TieDrawn(tie.tied, *lot, among=left))
