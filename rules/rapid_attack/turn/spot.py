"""Spotting: a die lies beside an enemy until an attack on that frame uses it (rulebook: "Spot"; RULINGS 1.3, 1.5)."""

from rules.contract.capabilities import Choice
from rules.contract.choosing import because, named
from rules.core.errors import RulesError
from rules.core.request import Option, Request, option
from rules.rapid_attack.map.sights import can_spot
from rules.rapid_attack.opponent.aim import gap_of
from rules.rapid_attack.profile import SpotLasts
from rules.rapid_attack.rule import Draft, Event, Question, on
from rules.rapid_attack.state import Frame, SpotClaim, State, Step, is_terrain
from rules.rapid_attack.turn import attack
from rules.rapid_attack.turn.activation import ActivationEnded, order_of
from rules.rapid_attack.turn.falls import fall_from_ruins


class SpotAimed(Event, frozen=True):
    """A die was put aside to spot with: the last step of the turn."""

    frame: str
    die: int
    why: str = "spotting"


@on(SpotAimed)
def _aimed(state: State, event: SpotAimed) -> State:
    return state.with_die(event.die, Step.SPOT_TARGET, spot_with=event.die)


class Spotted(Event, frozen=True):
    """A spot on an enemy frame. ``by``: the player who says that it may be spotted."""

    frame: str
    target: str
    die: int
    value: int
    by: int
    why: str = "spotting"


@on(Spotted)
def _spotted(state: State, event: Spotted) -> State:
    return state.with_frame(event.target, spot=event.value, spot_die=state.act.dice[event.die])


class SpotClaimed(Event, frozen=True):
    """A player says that a frame may be spotted; its own player has still to agree."""

    frame: str
    target: str
    by: int
    why: str = "declared"


@on(SpotClaimed)
def _claimed(state: State, event: SpotClaimed) -> State:
    return state.with_top(spot=SpotClaim(event.target))


class SpotDecided(Event, frozen=True):
    """Whether the spot on the target was used; a used spot is removed."""

    frame: str
    target: str
    used: bool
    value: int
    why: str = "spot"


@on(SpotDecided)
def _decided(state: State, event: SpotDecided) -> State:
    return _without_spot(state, event.target) if event.used else state


class SpotGone(Event, frozen=True):
    """A spot was removed unused (MEZ: any frame's attack ends it)."""

    frame: str
    why: str = "spot-lasts"


@on(SpotGone)
def _gone(state: State, event: SpotGone) -> State:
    return _without_spot(state, event.frame)


def _without_spot(state: State, frame: str) -> State:
    return state.with_frame(frame, spot=None, spot_die=None)


class SpotTarget(Question):
    """On whom the die lies that was put aside to spot."""

    kind, at, least = "spot-target", (Step.SPOT_TARGET,), "none"

    def ask(self, state: State) -> Request:
        act = state.act
        value = act.faces[act.spot_die]
        facts = {"frame": act.frame, "value": value, "reach": spotting_systems(state)}
        found = (option(f.id, "frame", frame=f.id) for f in spottable(state) if would_spot(f, value))
        return self.request(state, state.frame(act.frame).owner, (*found, option("none", "nobody")), **facts)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        """Spot; where limits hold that nobody measures, the target's player is asked first."""
        state = draft.state
        if chosen.label == "nobody":
            draft.emit(ActivationEnded(draft.act.frame))
        elif state.needs_agreement and not _agreed(state, chosen.facts["frame"]):
            draft.emit(SpotClaimed(draft.act.frame, chosen.facts["frame"], by=request.player))
        else:
            put_spot(draft, chosen.facts["frame"])

    def refused(self, state: State, request: Request, text: str) -> RulesError:
        return self.unit_refused(state, request, text, "cannot-spot")

    def frame_refused(self, state: State, request: Request, frame: Frame) -> str:
        if not frame.alive or frame.owner == request.player:
            return super().frame_refused(state, request, frame)
        return why_unseen(state, frame) or "higher"

    def folds(self, state: State, request: Request, option: Option) -> bool:
        return option.label == "nobody"

    def choose(self, state: State, request: Request) -> Choice:
        """The nearest enemy."""
        frames = [item for item in request.options if item.label == "frame"]
        mine = state.frame(request.facts["frame"])
        nearest = min(frames, key=lambda item: gap_of(state, mine, state.frame(item.facts["frame"])), default=None)
        return named(request, "none") if nearest is None else because(nearest)


def put_spot(draft: Draft, target: str) -> None:
    """Put the die down beside a frame, which ends the turn."""
    act = draft.act
    owner = draft.state.frame(act.frame).owner
    draft.emit(Spotted(act.frame, target, act.spot_die, act.faces[act.spot_die], by=owner))
    draft.emit(ActivationEnded(act.frame))


def _agreed(state: State, target: str) -> bool:
    """Whether a spot needs no agreement: it has no limits, or its target's player has just agreed to them."""
    act, systems, spotting = state.act, spotting_systems(state), state.profile.spotting
    if systems >= spotting.far:
        return True
    seen = act.sighted == attack.OPEN or (act.sighted == attack.COVERED and systems >= spotting.covered)
    return seen and target == act.target


def spottable(state: State) -> list[Frame]:
    """The enemies that the acting frame may spot, whatever lies beside them."""
    act = state.act
    systems = spotting_systems(state)
    enemies = (enemy for enemy in state.enemies(state.frame(act.frame).owner) if enemy.id not in act.unseen)
    return [enemy for enemy in enemies if can_spot(state, act.frame, enemy.id, systems)]


def why_unseen(state: State, enemy: Frame) -> str | None:
    """Why the acting frame may not spot an enemy: as its player says (``denied``), ``too-far``, or in ``cover``."""
    act = state.act
    if enemy.id in act.unseen:
        return "denied"
    systems = spotting_systems(state)
    if can_spot(state, act.frame, enemy.id, systems):
        return None
    within = can_spot(state, act.frame, enemy.id, max(systems, state.profile.spotting.covered))
    return "cover" if within else "too-far"


def would_spot(enemy: Frame, value: int) -> bool:
    """Whether a die would be more than what lies beside a frame."""
    return enemy.spot is None or enemy.spot < value


def spotting_systems(state: State) -> int:
    """The spotting systems that gave dice to the roll, as far as their number matters."""
    return min(state.profile.spotting.far, sum(1 for die in state.act.dice if die[0] == "Y"))


class UseSpot(Question):
    """Whether the attacker uses the spot on its target, or keeps it for a later attack."""

    kind, at, least, usual = "use-spot", (Step.USE_SPOT,), "no", ("use-spot",)

    def step(self, draft: Draft) -> bool:
        """Call up a target that may defend; go on where there is nothing to use or keep.

        An attack back by an order uses the spot. At a declared table only players know who is in range by then.
        """
        if attack.call_up(draft):
            return True
        if not _matters(draft.state):
            _strike(draft, use=draft.state.profile.spot_lasts is not SpotLasts.UNTIL_USED)
        elif draft.state.mapped and order_of(draft.state).then == "attack":
            _strike(draft, use=True)
        else:
            return False
        return True

    def ask(self, state: State) -> Request:
        act, target = state.act, state.frame(state.act.target)
        return self.request(
            state,
            state.frame(act.frame).owner,
            (option("yes", "use-spot"), option("no", "keep-spot")),
            frame=act.frame,
            target=act.target,
            attack=act.declared_attack.value,
            spot=target.spot,
            defense=target.defense or 0,
        )

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        _strike(draft, use=chosen.label == "use-spot")

    def choose(self, state: State, request: Request) -> Choice:
        return named(request, "yes")


def _matters(state: State) -> bool:
    """Whether the target has a spot that may be used now or later; not where no die falls either way."""
    target = state.act.target
    if is_terrain(target) or state.profile.spot_lasts is not SpotLasts.UNTIL_USED:
        return False
    return state.frame(target).spot is not None and attack.dice_may_fall(state)


def _strike(draft: Draft, *, use: bool) -> None:
    """Use the spot on the target or keep it, let the damage dice fall, and what gives way."""
    act, before = draft.act, draft.state
    spot = None if is_terrain(act.target) else before.frame(act.target).spot
    if spot is not None:
        draft.emit(SpotDecided(act.frame, act.target, use, spot))
    attack.resolve(draft, spot if use and spot is not None else 0)
    if draft.state.profile.spot_lasts is SpotLasts.UNTIL_NEXT_ATTACK:
        for frame in draft.state.frames:
            if frame.spot is not None:
                draft.emit(SpotGone(frame.id))
    fall_from_ruins(draft, before)
