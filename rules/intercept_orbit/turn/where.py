"""The question "where?" on a map: an item is set up, steered, flown or launched.

The answers, by the verb of the question:

- ``place`` (set-up): a place and a heading: ``7K NE``, ``12.5,8 45``, ``7K toward B1``; without one it faces the enemy.
- ``course`` (a ship or an HVA): a course, ``5 2L 4R``; ``toward B1`` is the one that comes nearest.
- ``move`` (a company): a place; ``toward B1 4`` so far on the way; ``beside B1`` or ``B1``: touching it; ``N 2.5``.
- ``launch`` (a company): the asset that it touches, ``B1``; or a place, and it touches what is nearest; ``B1 20.4,16``.

A place is ``7K``, ``12.5,8``, ``[x, y]`` or ``behind X1 from B1``; French words (``vers``, ``contre``, ``cap``, ``O``
for west) go as well.

Options: ``spot:1`` [suggested; n, at, heading]; courses [course-range, straight-on, course-toward, hard-port,
hard-starboard, full-speed, slowest, course-clear; course, speed, at, heading, meets, leaves; target, range];
``toward:B1`` [toward; target, at], ``home:A1`` [to-carrier; target], ``away`` [away; from], ``stay`` [stay]; ``at:B1``
[launch-at; asset, at].
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import partial

from rules.contract.capabilities import Choice, Reason, Worth
from rules.contract.choosing import because
from rules.core.choices import die_options
from rules.core.memo import without_memo
from rules.core.request import Option, Request, option, suggested
from rules.field import distance
from rules.intercept_orbit.movement.contacts import met_on_way
from rules.intercept_orbit.movement.journey import CourseSet, PathDeclared
from rules.intercept_orbit.movement.steering import steer
from rules.intercept_orbit.opening.deployment import set_down
from rules.intercept_orbit.opponent.aim import danger_ahead, landing_worth, runs_low
from rules.intercept_orbit.placing import zones
from rules.intercept_orbit.placing.parse import TEXT_MAX, check_course, check_place, read, write_answer
from rules.intercept_orbit.placing.placement import (
    Destination,
    Fly,
    Launch,
    Placement,
    SetDown,
    Steer,
    flight_of,
    goes_over,
    hulls,
    pending_placement,
    placement_now,
    terms_of,
    trip_of,
)
from rules.intercept_orbit.placing.suggest import Aim, course_options, place_options
from rules.intercept_orbit.rule import Draft, Question
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.space.bases import gap
from rules.intercept_orbit.space.course import straight_on, write_course
from rules.intercept_orbit.state.pending import NOTHING, Contact, Point, Step
from rules.intercept_orbit.state.state import COMPANY, HVA, NOBODY, Asset, Phase, State
from rules.intercept_orbit.turn.act import is_stopped
from rules.intercept_orbit.turn.launch import launch

SHOWN = 5
LAUNCHES = 24
OWN_CRASH, CRASH = 12.0, 4.0
"""How bad it is to run on an own asset, and on another."""
GUARD = 0.5
"""The share of its points that an own HVA is worth which a ship alone would guard."""
REACH = 0.5
"""From the middle of a base to its side."""
HELD = 0.35
"""The worth of a point of an HVA that changes hands, against a course into range."""
OFF_TABLE = 20.0
"""How bad a course off the table is: worse than any crash, which an asset may survive."""
ALOOF = 20.0
"""The distance, in units, from which on it matters no more how far a TA is: well over half of a table of 32."""
SHUNS, SEEKS = 0.2, 0.1
"""What an HVA gains by a unit more to the nearest enemy, and by one less to the nearest own TA: an enemy that is near
takes it, an own TA only guards it, so that counts half."""
HOME, HOME_LATER, ONWARD = 6.0, 0.2, 0.1
"""A company's way to its carrier, with little fuel left and with enough; and a way that leads to nothing."""


class Where(Question):
    """Where an item goes; see above. Facts: item, verb: place, course, move, launch."""

    kind = "where"
    at = (Step.COURSE, Step.WHERE, Step.LAUNCH, Phase.SETUP)
    weighed = True

    def is_open(self, state: State) -> bool:
        return state.mapped and pending_placement(state) is not None

    def ask(self, state: State) -> Request:
        """Sensible options, and the schema of other answers."""
        placed = placement_now(state)
        facts = {
            "item": placed.item,
            "asset": placed.item,
            "frame": placed.item,
            "verb": placed.verb,
            "value": placed.value,
            "over": goes_over(placed),
            "kind": str(zones.kind_of(state, placed.item)),
            "step": int(placed.step) if isinstance(placed, SetDown) else 0,
            "why": placed.why,
        }
        free: dict[str, object] = {"type": "string", "maxLength": TEXT_MAX}
        if not isinstance(placed, Steer):
            axis = {"type": "number", "minimum": 0, "maximum": measure.table(state).size}
            free = {"type": "array", "prefixItems": [axis, axis], "minItems": 2, "maxItems": 2}
        options = suggested(partial(_options, without_memo(state), placed))
        return Request(f"{self.kind}-{state.serial}", placed.player, self.kind, options, free, facts)

    def take(self, draft: Draft, request: Request, choice: object) -> None:
        """An item is set up, steered, flown or launched on the map."""
        placed = placement_now(draft.state)
        found = read(draft.state, request.options, placed, choice)
        match placed:
            case SetDown():
                set_down(draft, found.at, found.heading)
            case Steer():
                steer(draft, found.flown)
            case Launch():
                launch(draft, found.host or "", found.at)
            case Fly():
                # A company flies its way; what it passes is measured.
                company = placed.item
                met = met_on_way(draft.state, draft.state.asset(company), found.way)
                host = () if found.host is None else (Contact("host", found.host),)
                draft.emit(CourseSet(company, 0, (), 0, found.way, found.at, why="company-turn"))
                draft.emit(PathDeclared(company, (*host, *met), why="company-turn"))

    def default(self, state: State, request: Request) -> object:
        placed = placement_now(state)
        return write_answer(default_destination(state, placed), placed)

    def choose(self, state: State, request: Request) -> Choice | None:
        """The most valuable place of those that are suggested; of a set-up the first."""
        found = _ranked(state, request)
        if not found:
            return Choice(self.default(state, request), Reason("default"))
        return _explained(state, request, found[0])

    def weighs(self, state: State, request: Request) -> Sequence[Worth]:
        """Courses, flights and launches by what they lead to (``hold``: the HVAs that a ship takes or guards); the
        places of a set-up, of which the first is usual."""
        verb = request.facts["verb"]
        if verb == "place":  # debris is no asset before it lies
            return [Worth(because(item), {"usual": 1 / (1 + n)}) for n, item in enumerate(request.options)]
        mine = state.asset(request.facts["asset"])
        return [
            Worth(because(item), _parts(state, mine, verb, item), {item.label: 1.0, **_surroundings(state, mine, item)})
            for item in request.options
        ]

    def others(self, state: State, request: Request) -> Sequence[Choice]:
        """The most valuable first; of a set-up none. Those on which it runs into its own side or off the table only
        where there are no others."""
        ranked = _ranked(state, request)
        order = [item.choice for item in ranked if not _is_folly(state, request, item)]
        if len(order) < 2:
            order = [item.choice for item in ranked]
        found = (choice for choice in super().others(state, request) if choice.choice in order)
        return sorted(found, key=lambda choice: order.index(choice.choice))


def default_destination(state: State, placed: Placement) -> Destination:
    """Straight on for a ship, a company stays; else the first suggestion."""
    match placed:
        case Steer():
            return check_course(state, placed, str(state.profile.speed))
        case Fly():
            return check_place(state, placed, state.asset(placed.item).point, None)
    options = _options(state, placed)
    return read(state, options, placed, options[0].choice)


# -- the options ------------------------------------------------------------------------------------------------------


def _options(state: State, placed: Placement) -> tuple[Option, ...]:
    match placed:
        case SetDown():
            asked = terms_of(state, placed)
            found = zones.places(asked, SHOWN)
            return tuple(
                option(f"spot:{n}", "suggested", n=n, at=list(at), heading=zones.facing(asked, at))
                for n, at in enumerate(found, start=1)
            )
        case Steer():
            return _courses(state, placed)
        case Fly():
            return _flights(state, placed)
        case Launch():
            return _launches(state, placed)


def _foes(state: State, player: int) -> tuple[Asset, ...]:
    """Enemies on the map: ships, companies in flight, HVAs."""
    there = (asset for asset in state.there if asset.at is not None and asset.owner not in (player, NOBODY))
    return tuple(asset for asset in there if asset.kind != COMPANY or asset.flying)


def _aim(state: State) -> Aim | None:
    """The declared target and range, until they have been attacked."""
    act = state.act
    if act.target == NOTHING or act.range is None or act.attacked:
        return None
    target = state.asset(act.target)
    return (target.id, act.range) if target.alive and target.at is not None else None


def _courses(state: State, steered: Steer) -> tuple[Option, ...]:
    aim = _aim(state)
    foes = [asset for asset in _foes(state, steered.player) if asset.kind != COMPANY or (aim and aim[0] == asset.id)]
    if aim and state.asset(aim[0]) not in foes:
        foes.append(state.asset(aim[0]))
    return course_options(flight_of(state, steered), tuple((foe.id, measure.base(state, foe)) for foe in foes), aim)


def _flights(state: State, flown: Fly) -> tuple[Option, ...]:
    aim, foes = _aim(state), tuple(asset.id for asset in _foes(state, flown.player))
    homes = tuple(a.id for a in state.assets_of(flown.player) if a.ship and a.at is not None and "K" in a.systems)
    return place_options(trip_of(state, flown), foes, homes, aim[0] if aim else None)


def _launches(state: State, launched: Launch) -> tuple[Option, ...]:
    """Enemies first, the nearest first."""
    player, carrier = launched.player, measure.base(state, state.asset(launched.carrier))

    def order(hull: Asset) -> tuple[bool, float, str]:
        return hull.owner == player, gap(carrier, measure.base(state, hull)), hull.id

    return tuple(
        option(
            f"at:{hull.id}", "launch-at", asset=hull.id, at=list(measure.docked(state, launched.item, hull, carrier.at))
        )
        for hull in sorted(hulls(state, launched), key=order)[:LAUNCHES]
    )


# -- how an empty seat chooses ----------------------------------------------------------------------------------------


def _ranked(state: State, request: Request) -> Sequence[Option]:
    """The places that are suggested, the most valuable first; of a set-up the first alone."""
    verb, asset = request.facts["verb"], request.facts["asset"]
    if verb == "place":
        return request.options[:1]
    mine = state.asset(asset)
    return sorted(request.options, key=lambda item: -PULLS[verb](state, mine, item))


def _explained(state: State, request: Request, best: Option) -> Choice:
    """The choice of the best place. A course that is no way to a target has what else it was ranked by as its reason:
    the HVA that it takes or guards, what it would meet straight on, else its room to turn."""
    if request.facts["verb"] != "course":
        return because(best)
    mine = state.asset(request.facts["asset"])
    if mine.kind == HVA:
        return because(best, "course-safe")
    if best.label in ("course-range", "course-toward"):
        return because(best)
    worth, hva = max(_holdings(state, mine, best.facts["at"]), default=(0.0, ""))
    if worth > 0:
        return because(best, "course-guards" if state.asset(hva).owner == mine.owner else "course-takes", hva=hva)
    straight = next(item for item in request.options if item.choice == write_course(straight_on(state.profile.speed)))
    if straight is best:
        return because(best)
    if straight.facts["leaves"]:
        return because(best, "course-stays")
    if straight.facts["meets"]:
        return because(best, "course-avoids", obstacle=straight.facts["meets"])
    return because(best, "course-room")


def _parts(state: State, mine: Asset, verb: str, item: Option) -> dict[str, float]:
    """What speaks for a place, by name."""
    pull = PULLS[verb](state, mine, item)
    held = HELD * _held(state, mine, item.facts["at"]) if verb == "course" and mine.ship else 0.0
    return {verb: pull - held, "hold": held}


def _surroundings(state: State, mine: Asset, item: Option) -> dict[str, float]:
    """What an asset is near to at a place, from 1 down to 0; each before and ``-after`` its attack."""
    verb = "hva" if mine.kind == HVA else "ship" if mine.ship else "company"
    after = "-after" if state.stack and state.act.attacked else ""
    at, places = item.facts["at"], defaultdict[str, list[float]](list)
    for other in state.there:
        if other.at is not None and other.id != mine.id and other.owner != NOBODY:
            side = "mate" if other.owner == mine.owner else "foe"
            what = "hva" if other.kind == HVA else "ship" if other.ship else "company"
            places[f"{side}-{what}"].append(distance(other.at, (at[0], at[1])))
    return {f"{verb}-by-{name}{after}": 1 / (1 + min(far)) for name, far in places.items()}


def _is_folly(state: State, request: Request, item: Option) -> bool:
    """Whether a course leads into an own asset or off the table."""
    meets = item.facts.get("meets")
    own = meets is not None and state.asset(meets).owner == request.player
    return own or bool(item.facts.get("leaves"))


def _course(state: State, ship: Asset, item: Option) -> float:
    """Into range, to HVAs that nobody guards, not off the table, not into anything, away from the edge; HVAs away from
    enemies."""
    facts = item.facts
    worth: float = (
        -OFF_TABLE * facts["leaves"]
        - _crash(state, ship, facts["meets"])
        - danger_ahead(state, ship, facts["at"], facts["heading"])
    )
    if ship.kind == HVA:
        return worth + _safety(state, ship.owner, facts["at"])
    waits = _may_still_hit(state)
    worth += {"course-range": 4.0 if waits else 0.0, "course-toward": 1.0}.get(item.label, 0.0)
    return worth + HELD * _held(state, ship, facts["at"])


def _may_still_hit(state: State) -> bool:
    """Whether the acting asset has a target, and a die left that its defense doesn't stop."""
    if not state.stack or state.act.target == NOTHING or state.act.attacked:
        return False
    return not is_stopped(state, max((item.facts["face"] for item in die_options(state.act, "attack")), default=0))


def _crash(state: State, ship: Asset, meets: str | None) -> float:
    if meets is None:
        return 0.0
    return OWN_CRASH if state.asset(meets).owner == ship.owner else CRASH


def _held(state: State, ship: Asset, at: Sequence[float]) -> float:
    """The points of the HVAs that a ship takes or guards from a place."""
    return sum(worth for worth, _ in _holdings(state, ship, at))


def _holdings(state: State, ship: Asset, at: Sequence[float]) -> Iterator[tuple[float, str]]:
    """The HVAs that a ship may take or guard from a place, each after its points."""
    near = state.profile.near + REACH
    for hva in state.there:
        if hva.kind != HVA or hva.at is None or distance(hva.at, (at[0], at[1])) > near:
            continue
        others = {a.owner for a in state.there if a.id != ship.id and _holds(a) and distance(a.point, hva.at) <= near}
        rivals = others - {ship.owner}
        if hva.owner == ship.owner:
            yield GUARD * _points(state, hva.owner, None) * (not others), hva.id
        elif not rivals:
            yield _points(state, ship.owner, hva.owner), hva.id


def _holds(asset: Asset) -> bool:
    return asset.at is not None and asset.owner != NOBODY and (asset.ship or asset.flying)


def _points(state: State, one: int, other: int | None) -> float:
    """What an asset of ``other`` brings the player ``one``."""
    return sum(state.players[player].ppa for player in (one, other) if player not in (None, NOBODY))


def _safety(state: State, player: int, at: Point) -> float:
    """A place is safe near own TAs and far from those of others."""
    own, foes = ALOOF, ALOOF
    for a in state.there:
        if a.at is not None and (a.ship or a.flying):
            far = distance(a.at, (at[0], at[1]))
            own, foes = (min(own, far), foes) if a.owner == player else (own, min(foes, far))
    return SHUNS * foes - SEEKS * own


def _flight(state: State, company: Asset, item: Option) -> float:
    """To what it may take; home before its fuel is gone."""
    target = item.facts.get("target")
    if item.label == "to-carrier":
        return HOME if runs_low(state, company) else HOME_LATER
    if item.label != "toward" or target is None:
        return ONWARD
    other = state.asset(target)
    near = 1.0 if item.facts.get("touches") else 0.5
    aimed = 1.0 if _may_still_hit(state) and state.act.target == target else 0.0
    return near * landing_worth(state, company.owner, other) + aimed


def _launch(state: State, company: Asset, item: Option) -> float:
    return landing_worth(state, company.owner, state.asset(item.facts["asset"]))


PULLS = {"course": _course, "move": _flight, "launch": _launch}
"""What a place is worth, by what goes there."""
