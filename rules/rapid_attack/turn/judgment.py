"""What players declare where distances are not measured, and who agrees (rulebook: "Principled Judgment Calls").

The attacker declares range and cover, a frame's player the stations within one unit. The defender agrees before dice
fall, the holder before a station is lost. Doubts about cover end with the defender, about a distance with who acts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.core.choices import find_option
from rules.core.request import Option, Request, option
from rules.rapid_attack import events as ev
from rules.rapid_attack.fold.draft import Draft
from rules.rapid_attack.pending import Claim
from rules.rapid_attack.profile import Range
from rules.rapid_attack.reading import COVERS_MAX, HITS_MAX, read_covers, read_option
from rules.rapid_attack.state import Activation, Cover, State, is_terrain
from rules.rapid_attack.stations import declare_near, losers
from rules.rapid_attack.turn.combat import dice_may_fall

__all__ = [
    "agree_by_order",
    "answer",
    "ask_attack",
    "ask_claim",
    "ask_cover",
    "claim_stations",
    "cover_options",
    "defender_to_agree",
    "step_claim",
]

WHY = "standing-orders"
COVERS_SCHEMA: dict[str, Any] = {
    "type": "array",
    "maxItems": COVERS_MAX,
    "items": {
        "type": "object",
        "properties": {
            "kind": {"enum": ["terrain", "frame"]},
            "hits": {"type": "integer", "minimum": 1, "maximum": HITS_MAX},
            "frame": {"type": "string"},
            "piece": {"type": "string"},
        },
        "required": ["kind"],
    },
}


# -- cover ------------------------------------------------------------------------------------------------------------


def cover_options(state: State, act: Activation) -> tuple[Option, ...]:
    """Nothing, or one thing, in the way of an attack."""
    options = [option("none", "open")]
    options += [option(p.id, "cover-piece", piece=p.id, name=p.name, hits=p.hits) for p in state.terrain if p.hits]
    most = state.profile.cover_hits
    options += [option(f"terrain:{hits}", "cover-terrain", hits=hits) for hits in range(1, most + 1)]
    others = (f for f in state.frames if f.alive and f.id not in (act.frame, act.target))
    return (*options, *(option(f"frame:{f.id}", "cover-frame", frame=f.id) for f in others))


def ask_cover(state: State, act: Activation) -> Request:
    """What stands in the way, from the attacker."""
    facts = {"frame": act.frame, "target": act.target}
    options, owner = cover_options(state, act), state.frame(act.frame).owner
    return Request(f"cover-{state.serial}", owner, "cover", options, COVERS_SCHEMA, facts)


def _choice(covers: tuple[Cover, ...]) -> str | None:
    """The option that is these covers; None if it takes several."""
    if len(covers) > 1:
        return None
    named = (cover.piece or (f"frame:{cover.frame}" if cover.frame else f"terrain:{cover.hits}") for cover in covers)
    return next(named, "none")


# -- attacks ----------------------------------------------------------------------------------------------------------


def defender_to_agree(state: State, act: Activation) -> int | None:
    """The owner of the target, who has still to agree to the attack; None where no damage die can fall."""
    attack = act.attack
    if attack is None or attack.agreed or not state.needs_agreement or is_terrain(act.target):
        return None
    if attack.insisted and act.range is Range.HAND_TO_HAND:
        return None
    return state.frame(act.target).owner if dice_may_fall(state, act) else None


def ask_attack(state: State, act: Activation, defender: int) -> Request:
    """Whether the defender agrees to range and cover; after a doubt about the range whether the attacker does."""
    attack, covers = act.declared_attack, act.declared_attack.covers or ()
    facts = {"frame": act.frame, "target": act.target, "range": act.range, "value": attack.value, "covers": covers}
    if attack.doubted:
        return _ask_doubter(state, state.frame(act.frame).owner, facts)
    others = () if act.range is Range.HAND_TO_HAND else cover_options(state, act)
    others = tuple(item for item in others if item.choice != _choice(covers))
    doubt = () if attack.insisted else (option("no", "out-of-range"),)
    options = (option("yes", "agreed"), *doubt, *others)
    free = COVERS_SCHEMA if others else None
    return Request(f"agree-{state.serial}", defender, "agree", options, free, {**facts, "doubted": False})


def _ask_doubter(state: State, player: int, facts: Mapping[str, object]) -> Request:
    """Whether the acting player gives in to a doubt."""
    options = (option("yes", "withdraw"), option("no", "insist"))
    return Request(f"agree-{state.serial}", player, "agree", options, None, {**facts, "doubted": True})


def agree_by_order(draft: Draft, player: int) -> bool:
    """Agree to an attack for a player who has left that order."""
    if not draft.state.orders_of(player).agrees or draft.act.declared_attack.doubted:
        return False
    draft.emit(ev.Agreed(draft.act.frame, player, why=WHY))
    return True


# -- stations ---------------------------------------------------------------------------------------------------------


def claim_stations(draft: Draft, frame: str, stations: tuple[str, ...], by: int) -> None:
    """Let a frame stand at stations; first their holders are asked, where they would lose them."""
    claim = Claim(frame, stations)
    if _open(draft.state, claim) is None:
        declare_near(draft, frame, stations, by)
    else:
        draft.emit(ev.StationsClaimed(frame, stations, by))


def _open(state: State, claim: Claim) -> tuple[int, tuple[str, ...]] | None:
    """The next holder who has to agree to a claim, and the stations that this player would lose."""
    if not state.needs_agreement:
        return None
    lost = [(holder, name) for holder, name in losers(state, claim.frame, claim.stations) if name not in claim.agreed]
    return None if not lost else (lost[0][0], tuple(name for holder, name in lost if holder == lost[0][0]))


def ask_claim(state: State, claim: Claim) -> Request:
    """Whether the holder of stations agrees that a frame stands there; after a doubt whether its player insists."""
    found = _open(state, claim)
    if claim.doubted or found is None:
        facts = {"frame": claim.frame, "stations": list(claim.doubted)}
        return _ask_doubter(state, state.frame(claim.frame).owner, facts)
    options = (option("yes", "agreed"), option("no", "not-there"))
    asked: dict[str, object] = {"frame": claim.frame, "stations": list(found[1]), "doubted": False}
    return Request(f"agree-{state.serial}", found[0], "agree", options, None, asked)


def step_claim(draft: Draft, claim: Claim) -> bool:
    """Go on with a claim without a decision: by a holder's order, or to its end."""
    found = _open(draft.state, claim)
    if found is None and not claim.doubted:
        declare_near(draft, claim.frame, claim.stations, draft.state.frame(claim.frame).owner)
        return True
    if found is None or claim.doubted or not draft.state.orders_of(found[0]).agrees:
        return False
    draft.emit(ev.Agreed(claim.frame, *found, why=WHY))
    return True


# -- answers ----------------------------------------------------------------------------------------------------------


def answer(draft: Draft, request: Request, choice: object) -> None:
    """Agree, doubt, give in or insist; the defender of an attack may name another cover."""
    chosen = find_option(request, choice.strip(), None) if isinstance(choice, str) else None
    if chosen is None and request.free is None:
        chosen = read_option(draft.state, request, choice)
    frame, player = request.facts["frame"], request.player
    if chosen is not None and chosen.label in _ANSWERS:
        draft.emit(_ANSWERS[chosen.label](frame, player, tuple(request.facts.get("stations", ()))))
    else:
        draft.emit(ev.CoverDeclared(frame, read_covers(draft.state, request, choice), by=player))


_ANSWERS: dict[str, type[ev.Agreed] | type[ev.Doubted] | type[ev.Withdrawn]] = {
    "agreed": ev.Agreed,
    "insist": ev.Agreed,
    "out-of-range": ev.Doubted,
    "not-there": ev.Doubted,
    "withdraw": ev.Withdrawn,
}
