"""Rounds and tactical order: who activates a frame next (rulebook: "Tactical Order", "Turn Sequence")."""

from collections.abc import Sequence

from msgspec import structs

from rules.contract.capabilities import Choice, Reason, Worth
from rules.contract.choosing import among, because, rest
from rules.core.errors import Illegal, RulesError
from rules.core.request import Option, Request, option
from rules.frames.score import rank
from rules.rapid_attack.opponent.aim import best_aim
from rules.rapid_attack.opponent.stations import surroundings
from rules.rapid_attack.profile import Passing
from rules.rapid_attack.round.initiative import kept_numbers
from rules.rapid_attack.rule import Draft, Event, Question, on
from rules.rapid_attack.state import Frame, Phase, State
from rules.rapid_attack.turn.activation import Activated
from rules.rapid_attack.turn.stations import equals_by


class RoundBegan(Event, frozen=True):
    """All defense and spot values are removed, and every frame may be activated again.

    ``order``: the new order, where equal scores bring back that of the round before.
    """

    round: int
    order: tuple[int, ...] = ()
    why: str = "round"


@on(RoundBegan)
def _began(state: State, event: RoundBegan) -> State:
    fresh = {"activated": False, "defense": None, "defense_die": None, "spot": None, "spot_die": None, "kept": ()}
    order = event.order or state.order
    return structs.replace(
        state,
        round=event.round,
        order=order,
        began=order,
        before=state.began or order,
        frames=tuple(structs.replace(frame, **fresh) if frame.alive else frame for frame in state.frames),
        phase=Phase.ORDER,
        passed=(),
        turn=None,
        voted=(),
        initiative=kept_numbers(state),
        due=None,
    )


def begin_round(draft: Draft) -> None:
    """Begin the next round."""
    state = draft.state
    order = rank([player.score for player in state.players], equals_by(state, state.began))
    draft.emit(RoundBegan(state.round + 1, () if order == state.order else order))


HOPES = 0.3
"""The points that an attack should cost at least to be a reason to act now."""


class Passed(Event, frozen=True):
    """A player passed the choice down the line."""

    player: int
    why: str = "tactical-order"


@on(Passed)
def _passed(state: State, event: Passed) -> State:
    return structs.replace(state, passed=(*state.passed, event.player))


class RoundEnded(Event, frozen=True):
    """Every frame has acted: the clock goes down by one, and each player may advance it by one more."""

    round: int
    clock: int
    why: str = "doomsday"


@on(RoundEnded)
def _ended(state: State, event: RoundEnded) -> State:
    return structs.replace(state, clock=event.clock, phase=Phase.DOOMSDAY, voted=())


class Activate(Question):
    """The frame that acts next, or a pass."""

    kind, at, least, weighed = "activate", (Phase.ORDER,), "pass", True
    offers = ("no-target", "frame")

    def step(self, draft: Draft) -> bool:
        """Begin the first round; end a round in which every frame has acted."""
        state = draft.state
        if state.round == 0:
            begin_round(draft)
        elif any(frame.ready for frame in state.frames):
            return False
        else:
            draft.emit(RoundEnded(state.round, max(0, state.clock - 1)))
        return True

    def ask(self, state: State) -> Request:
        player = _chooser(state)
        options = [option(frame.id, "frame", frame=frame.id) for frame in state.frames_of(player) if frame.ready]
        line = _line(state)
        after = [other for other in line[line.index(player) + 1 :] if other not in state.passed]
        if state.profile.passing is Passing.ALLOWED and any(_ready(state, other) for other in after):
            options.append(option("pass", "pass"))
        return self.request(state, player, options)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        draft.emit(Passed(request.player) if chosen.label == "pass" else Activated(chosen.facts["frame"]))

    def refused(self, state: State, request: Request, text: str) -> RulesError:
        if text.lower() == "pass":
            book = "no-passing" if state.profile.passing is not Passing.ALLOWED else "last"
            return Illegal("cannot-pass", why=book)
        return self.unit_refused(state, request, text, "cannot-activate")

    def frame_refused(self, state: State, request: Request, frame: Frame) -> str:
        done = frame.alive and frame.owner == request.player
        return "done" if done else super().frame_refused(state, request, frame)

    def choose(self, state: State, request: Request) -> Choice:
        """A pass where the rules allow one, because the last to act knows most; else the frame with the best attack, or
        the one that may spot for it."""
        if request.options[-1].label == "pass" and not _opens(state):
            return because(request.options[-1])
        return max(_frames(state, request), key=lambda worth: worth.to({})).choice

    def others(self, state: State, request: Request) -> Sequence[Choice]:
        return rest(request, self.choose(state, request), lambda item: True)

    def weighs(self, state: State, request: Request) -> Sequence[Worth]:
        found = _frames(state, request)
        most = max((worth.to({}) for worth in found), default=0.0)
        late = 0.0 if _opens(state) else most + 1.0
        return [*found, *(Worth(because(item), {"pass": late}) for item in among(request, "pass"))]


def _frames(state: State, request: Request) -> list[Worth]:
    """The frames by their attacks. Of a player's last two the weaker one goes first: its spot may help the other's
    attack (58 % of 200 demo games on a map, even in skirmishes)."""
    found = [_worth(state, item, number) for number, item in enumerate(among(request, "frame"))]
    if len(found) != 2:
        return found
    strong, weak = sorted(found, key=lambda worth: -worth.to({}))
    spots = strong.to({}) - weak.to({}) + 0.1
    helps = Choice(weak.choice.choice, Reason("spots-first", {"other": strong.choice.choice}))
    return [strong, structs.replace(weak, choice=helps, parts={**weak.parts, "spots": spots})]


def _opens(state: State) -> bool:
    """Whether the first to act gains by it: in the first round on a map nobody has come closer yet, and the first
    attack hits frames that are whole (62 % of 200 demo games against who passes then, 51 % of 120 skirmishes)."""
    return state.mapped and state.round == 1


def _chooser(state: State) -> int:
    """The player whose turn it is, where that lasts (``Passing``); else the first in line who may choose."""
    if state.profile.passing is Passing.OWN_FRAMES_FIRST and state.turn is not None and _ready(state, state.turn):
        return state.turn
    ready = [player for player in _line(state) if _ready(state, player)]
    return next((player for player in ready if player not in state.passed), ready[0])


def why_chooser(state: State) -> str:
    """Why it is the chooser's turn: ``turn`` lasts; the ``last`` with a frame to act; the choice was ``passed``, or
    those ahead have ``acted``; it goes ``around``; scores are ``level``, or the chooser ``leads``."""
    player, line = _chooser(state), _line(state)
    if state.turn == player and state.profile.passing is Passing.OWN_FRAMES_FIRST:
        return "turn"
    if not any(_ready(state, other) for other in line if other != player):
        return "last"
    ahead = line[: line.index(player)]
    if ahead:
        return "passed" if any(_ready(state, other) for other in ahead) else "acted"
    if line != state.order:
        return "around"
    score = state.players[player].score
    return "level" if any(state.players[other].score == score for other in line[1:]) else "leads"


def _line(state: State) -> tuple[int, ...]:
    """The players as the choice goes on: by score, in a demo around the table while all scores are equal."""
    level = len({player.score for player in state.players}) == 1
    if not (state.limits.flat and state.profile.demo.around and level):
        return state.order
    first = state.order[0] if state.turn is None else (state.turn + 1) % len(state.players)
    return (*range(first, len(state.players)), *range(first))


def _ready(state: State, player: int) -> bool:
    return any(frame.ready for frame in state.frames_of(player))


def _worth(state: State, item: Option, place: int = 0) -> Worth:
    """A frame to act, by the attack that may be hoped for; ``place``: in the order of the buttons."""
    mine = state.frame(item.facts["frame"])
    aim = best_aim(state, mine)
    hope = 0.0 if aim is None else aim.worth
    whims = {f"by-{name}": near for name, near in surroundings(state, mine, mine.at).items()}
    whims |= {"first": -place, "life": len(mine.systems) + mine.white}
    return Worth(because(item, "best-attack" if hope > HOPES else ""), {"harm": hope}, whims)
