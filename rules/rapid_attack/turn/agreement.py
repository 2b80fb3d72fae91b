"""Agreement about what is not measured (rulebook: "Principled Judgment Calls").

The attacker declares range and cover, a frame's player the stations within one unit and whom it can spot. The defender
agrees before dice fall, and then who owns a frame that is named as cover; the holder before a station is lost; the
target's player to a spot. Doubts about cover end with the defender, about a distance with who acts.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import structs

from rules.core.choices import find_option
from rules.core.collections import present
from rules.core.request import Request, option
from rules.rapid_attack.map.sights import barriers
from rules.rapid_attack.profile import Range
from rules.rapid_attack.rule import Draft, Event, Question, on
from rules.rapid_attack.state import CLAIM, Claim, SpotClaim, State, Step, is_terrain
from rules.rapid_attack.turn import cover
from rules.rapid_attack.turn.activation import BY_ORDER
from rules.rapid_attack.turn.attack import dice_may_fall
from rules.rapid_attack.turn.spot import put_spot, spotting_systems
from rules.rapid_attack.turn.stations import declare_near, holder_to_agree


class Agreed(Event, frozen=True):
    """A player agrees to a frame's attack, or that it stands at these ``stations``, that ``covering`` frames are in the
    way, that it can spot ``spotted``; or who has the last word insists on it.
    """

    frame: str
    by: int
    stations: tuple[str, ...] = ()
    covering: tuple[str, ...] = ()
    spotted: str | None = None
    why: str = "declared"


@on(Agreed)
def _agreed(state: State, event: Agreed) -> State:
    if event.stations:
        claim = present(state.claim)
        return structs.replace(state, claim=structs.replace(claim, agreed=(*claim.agreed, *event.stations), doubted=()))
    if event.covering:
        attack = state.act.declared_attack
        owners = (state.frame(name).owner for name in event.covering)
        return _with_attack(state, consents=(*attack.consents, *owners), denied=())
    own = event.by == state.frame(event.frame).owner
    if event.spotted is not None:
        return state.with_top(spot=SpotClaim(event.spotted, insisted=own))
    return _with_attack(state, **({"insisted": True, "doubted": False} if own else {"agreed": True}))


class Doubted(Event, frozen=True):
    """A player says that the target of a frame is out of range, or that something else that was declared is not so."""

    frame: str
    by: int
    stations: tuple[str, ...] = ()
    covering: tuple[str, ...] = ()
    spotted: str | None = None
    why: str = "declared"


@on(Doubted)
def _doubted(state: State, event: Doubted) -> State:
    if event.stations:
        return structs.replace(state, claim=structs.replace(present(state.claim), doubted=event.stations))
    if event.covering:
        return _with_attack(state, denied=event.covering)
    if event.spotted is not None:
        return state.with_top(spot=SpotClaim(event.spotted, doubted=True))
    return _with_attack(state, doubted=True)


class Withdrawn(Event, frozen=True):
    """The frame's player gives in: it does not attack, or spot, and keeps its die; or it does not stand at these
    stations. Or its target's player does: these frames do not cover.
    """

    frame: str
    by: int
    stations: tuple[str, ...] = ()
    covering: tuple[str, ...] = ()
    spotted: str | None = None
    why: str = "declared"


@on(Withdrawn)
def _withdrawn(state: State, event: Withdrawn) -> State:
    if event.stations:
        claim = present(state.claim)
        left = tuple(name for name in claim.stations if name not in event.stations)
        return structs.replace(state, claim=structs.replace(claim, stations=left, doubted=()))
    if event.covering:
        covers = state.act.declared_attack.covers or ()
        left_over = tuple(item for item in covers if item.frame not in event.covering)
        return _with_attack(state, covers=left_over, denied=())
    if event.spotted is not None:
        return _without_spot(state, event.spotted)
    return _freed(state, state.act.declared_attack.die, attack=None, attacked=False)


class SpotDenied(Event, frozen=True):
    """A player says that the frame to be spotted is in cover, and has the last word: the die stays free."""

    frame: str
    target: str
    by: int
    why: str = "declared"


@on(SpotDenied)
def _denied(state: State, event: SpotDenied) -> State:
    return _without_spot(state, event.target)


def _with_attack(state: State, **changes: Any) -> State:
    return state.with_top(attack=structs.replace(state.act.declared_attack, **changes))


def _without_spot(state: State, target: str) -> State:
    return _freed(state, state.act.spot_die, spot=None, spot_with=None, unseen=(*state.act.unseen, target))


def _freed(state: State, die: int, **changes: Any) -> State:
    """The state without an action of the acting frame, whose die is free again."""
    used = tuple(other for other in state.act.used if other != die)
    return state.with_top(used=used, step=Step.ACT, **changes)


ANSWERS: dict[str, type[Agreed] | type[Doubted] | type[Withdrawn]] = {
    "agreed": Agreed,
    "insist": Agreed,
    "out-of-range": Doubted,
    "not-there": Doubted,
    "not-between": Doubted,
    "withdraw": Withdrawn,
}


class Agree(Question):
    """Whether a player agrees to what another declares; after a doubt whether the one with the last word insists."""

    kind, at, least = "agree", (CLAIM, Step.USE_SPOT, Step.SPOT_TARGET), "yes"
    usual = (*ANSWERS, "in-cover")
    joined = ("target",)

    def is_open(self, state: State) -> bool:
        if state.claim is not None:
            return True
        return state.act.spot is not None or _defender(state) is not None or _covering(state) is not None

    def step(self, draft: Draft) -> bool:
        """Agree by an order; a claim that nobody has to agree to comes true."""
        state = draft.state
        if state.claim is not None:
            claim = state.claim
            found = holder_to_agree(draft.state, claim)
            if found is None and not claim.doubted:
                declare_near(draft, claim.frame, claim.stations, draft.state.frame(claim.frame).owner)
                return True
            if found is None or claim.doubted or not draft.state.orders_of(found[0]).agrees:
                return False
            draft.emit(Agreed(claim.frame, *found, why=BY_ORDER))
            return True
        request = self.ask(state)
        if request.facts["doubted"] or not state.orders_of(request.player).agrees:
            return False
        _emit(draft, Agreed, request, why=BY_ORDER)
        return True

    def ask(self, state: State) -> Request:
        if state.claim is not None:
            return self._about_claim(state, state.claim)
        if state.act.spot is not None:
            return self._about_spot(state, state.act.spot)
        covering = _covering(state)
        return self._about_attack(state) if covering is None else self._about_cover(state, *covering)

    def _about_attack(self, state: State) -> Request:
        act, attack = state.act, state.act.declared_attack
        covers = attack.covers or ()
        facts = {"frame": act.frame, "target": act.target, "range": act.range, "value": attack.value, "covers": covers}
        if attack.doubted:
            return self._to_doubted(state, state.frame(act.frame).owner, **facts)
        others = () if act.range is Range.HAND_TO_HAND else cover.options_of(state)
        others = tuple(item for item in others if item.choice != cover.choice_of(covers))
        doubt = () if attack.insisted else (option("no", "out-of-range"),)
        options, free = (option("yes", "agreed"), *doubt, *others), cover.SCHEMA if others else None
        return self.request(state, present(_defender(state)), options, free, **facts, doubted=False)

    def _about_cover(self, state: State, owner: int, frames: tuple[str, ...]) -> Request:
        """The owner of frames that are named as cover; the target's player has the last word."""
        act = state.act
        facts = {"frame": act.frame, "target": act.target, "range": act.range, "covering": list(frames)}
        if act.declared_attack.denied:
            return self._to_doubted(state, state.frame(act.target).owner, **facts)
        options = (option("yes", "agreed"), option("no", "not-between"))
        return self.request(state, owner, options, **facts, doubted=False)

    def _about_spot(self, state: State, spot: SpotClaim) -> Request:
        act, reach = state.act, spotting_systems(state)
        facts = {"frame": act.frame, "spotted": spot.target, "value": act.faces[act.spot_die], "reach": reach}
        if spot.doubted:
            return self._to_doubted(state, state.frame(act.frame).owner, **facts)
        far = () if spot.insisted else (option("no", "out-of-range"),)
        hidden = () if reach >= state.profile.spotting.covered else (option("cover", "in-cover"),)
        owner = state.frame(spot.target).owner
        return self.request(state, owner, (option("yes", "agreed"), *far, *hidden), **facts, doubted=False)

    def _about_claim(self, state: State, claim: Claim) -> Request:
        found = holder_to_agree(state, claim)
        if claim.doubted or found is None:
            stations = list(claim.doubted)
            return self._to_doubted(state, state.frame(claim.frame).owner, frame=claim.frame, stations=stations)
        holder, stations = found[0], list(found[1])
        options = (option("yes", "agreed"), option("no", "not-there"))
        return self.request(state, holder, options, frame=claim.frame, stations=stations, doubted=False)

    def _to_doubted(self, state: State, player: int, **facts: object) -> Request:
        """Whether the player with the last word gives in to a doubt."""
        options = (option("yes", "withdraw"), option("no", "insist"))
        return self.request(state, player, options, **facts, doubted=True)

    def take(self, draft: Draft, request: Request, choice: object) -> None:
        """Agree, doubt, give in or insist; the defender of an attack may name another cover."""
        chosen = find_option(request, choice.strip(), None) if isinstance(choice, str) else None
        if chosen is None and request.free is None:
            chosen = self.read(draft.state, request, choice)
        if chosen is not None and chosen.label in ANSWERS:
            _emit(draft, ANSWERS[chosen.label], request)
        elif chosen is not None and chosen.label == "in-cover":
            draft.emit(SpotDenied(request.facts["frame"], request.facts["spotted"], request.player))
        else:
            found = cover.read_covers(draft.state, request, choice)
            draft.emit(cover.CoverDeclared(request.facts["frame"], found, by=request.player))

    def blind(self, state: State, request: Request) -> Sequence[object]:
        """A random player always agrees."""
        return ["yes"]


def _emit(
    draft: Draft, kind: type[Agreed] | type[Doubted] | type[Withdrawn], request: Request, why: str = "declared"
) -> None:
    """An answer about what the request is about; a spot that is agreed to is put down."""
    facts = request.facts
    stations, covers = tuple(facts.get("stations", ())), tuple(facts.get("covering", ()))
    spotted = facts.get("spotted")
    draft.emit(kind(facts["frame"], request.player, stations, covers, spotted, why=why))
    if spotted is None or kind is not Agreed:
        return
    ended = not facts["doubted"] or facts["reach"] >= draft.state.profile.spotting.covered
    if ended:
        put_spot(draft, spotted)


def _defender(state: State) -> int | None:
    """The owner of the target, who has still to agree to the attack; None where no damage die can fall."""
    act, attack = state.act, state.act.attack
    if attack is None or attack.agreed or not state.needs_agreement or is_terrain(act.target):
        return None
    if attack.insisted and act.range is Range.HAND_TO_HAND:
        return None
    return state.frame(act.target).owner if dice_may_fall(state) else None


def _covering(state: State) -> tuple[int, tuple[str, ...]] | None:
    """The next player who has to agree that frames cover, and the frames; none that take no hits.

    The defender's are among what the defender agrees to, those of the player who named them need no agreement.
    """
    attack = state.act.attack
    if attack is None or not attack.covers or not attack.agreed or not state.needs_agreement:
        return None
    settled = (*attack.consents, state.frame(state.act.target).owner)
    exposed = [
        state.frame(item.frame)
        for item, wall in zip(attack.covers, barriers(state, attack.covers), strict=True)
        if item.frame is not None and wall.hits and not wall.immune
    ]
    owner = next((frame.owner for frame in exposed if frame.owner not in settled), None)
    if owner is None or not dice_may_fall(state):
        return None
    return owner, tuple(frame.id for frame in exposed if frame.owner == owner)
