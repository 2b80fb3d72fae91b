"""What an answer brings about. ``decide`` never changes its input: it returns events or raises a ``RulesError``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.core.choices import defense_of, verb_and_die
from rules.core.dice import Dice
from rules.core.draft import Adjudicated
from rules.core.errors import Malformed, shown
from rules.core.request import Request
from rules.intercept_orbit import events as ev
from rules.intercept_orbit.combat import boarding, combat
from rules.intercept_orbit.combat.control import claim, lose, settle
from rules.intercept_orbit.fold.draft import Draft
from rules.intercept_orbit.movement import collisions, contacts, journey
from rules.intercept_orbit.opening import bidding, deployment
from rules.intercept_orbit.placing import where
from rules.intercept_orbit.space.ruler import Course, check_course, cost, read_course
from rules.intercept_orbit.state.profile import Range
from rules.intercept_orbit.state.reading import read_choice, read_way
from rules.intercept_orbit.state.state import FRIGATE, HVA, Contact, Spot, State
from rules.intercept_orbit.turn.actions import dice_of
from rules.intercept_orbit.turn.advance import advance, fuel, launch, mend, straight

__all__ = ["decide"]


def decide(state: State, request: Request, choice: object, dice: Dice) -> Adjudicated[State]:
    """Adjudicate a choice.

    Raises ``Malformed`` or ``Illegal`` for a choice that cannot be taken, ``DiceNeeded`` when typed dice run short.
    """
    draft = Draft(state, dice)
    if request.kind == "where":
        _where(draft, request, choice)
    elif request.kind == "path":
        journey.bound(draft, read_way(state, request, choice))
    elif request.kind == "course":
        _course(draft, request, choice)
    else:
        choice = read_choice(state, request, choice)
        _HANDLERS.get(request.kind, _on_the_way)(draft, request, choice)
    advance(draft)
    return draft.done()


# -- ways ---------------------------------------------------------------------------------------------------------


def _where(draft: Draft, request: Request, choice: Any) -> None:
    """Something is set up, steered, flown or launched on the map."""
    place = where.wanted(draft.state)
    assert place is not None
    found = where.read(draft.state, request, place, choice)
    if place.verb == "place":
        deployment.put(draft, found.at, found.heading)
    elif place.verb == "course":
        assert found.course is not None
        _steer(draft, found.course)
    elif place.verb == "launch":
        launch(draft, found.host or "", found.at)
    else:
        _fly(draft, place.item, found)


def _fly(draft: Draft, company: str, found: where.Found) -> None:
    """A company goes its way; what it passes is measured."""
    met = contacts.met_on_way(draft.state, draft.state.asset(company), found.way)
    host = () if found.host is None else (Contact("host", found.host),)
    draft.emit(ev.CourseSet(company, 0, (), 0, found.way, found.at, why="company-turn"))
    draft.emit(ev.PathDeclared(company, (*host, *met), why="company-turn"))


def _course(draft: Draft, request: Request, choice: Any) -> None:
    """A course that is said at a declared table. Raises what ``read_course`` and ``check_course`` raise."""
    if not isinstance(choice, str):
        raise Malformed("course-unreadable", course=shown(choice))
    text = choice.strip()
    course = Course(draft.state.profile.speed) if text == "straight" else read_course(text)
    asset = draft.state.asset(draft.act.asset)
    check_course(course, draft.act.pips or 0, double=asset.kind == FRIGATE, hva=asset.kind == HVA)
    _steer(draft, course)


def _steer(draft: Draft, course: Course) -> None:
    asset = draft.state.asset(draft.act.asset)
    left = 0 if asset.kind == HVA else (draft.act.pips or 0) - cost(course)
    clicks = course.clicks or (0,) * course.speed
    journey.depart(draft, asset.id, course.speed, clicks, left)


def _on_the_way(draft: Draft, request: Request, choice: str) -> None:
    question = journey.asked(draft.state)
    assert question is not None
    journey.answer(draft, question, choice)


# -- a turn -------------------------------------------------------------------------------------------------------


def _activate(draft: Draft, request: Request, choice: str) -> None:
    draft.emit(ev.Passed(request.player) if choice == "pass" else ev.Activated(choice))


def _target(draft: Draft, request: Request, choice: str) -> None:
    draft.emit(ev.Targeted(draft.act.asset, choice))


def _range(draft: Draft, request: Request, choice: str) -> None:
    draft.emit(ev.RangeDeclared(draft.act.asset, Range(choice)))


def _defend(draft: Draft, request: Request, choice: str) -> None:
    draft.emit(ev.Defended(draft.act.asset, *defense_of(draft.act, choice)))


def _repair(draft: Draft, request: Request, choice: str) -> None:
    act = draft.act
    if choice == "none":
        draft.emit(ev.RepairEnded(act.asset))
    else:
        six = next(dice_of(act, "W", draft.state.profile.repair))
        draft.emit(ev.Repaired(act.asset, six, choice))


def _act(draft: Draft, request: Request, choice: str) -> None:
    verb, _, rest = choice.partition(":")
    if verb == "done":
        draft.emit(ev.ActivationEnded(draft.act.asset))
    elif verb == "straight":
        straight(draft)
    elif verb == "release":
        draft.emit(ev.Released(draft.act.asset, rest))
        settle(draft)
    elif verb == "claim":
        claim(draft, rest.partition(":")[0], request.player)
        settle(draft)
    elif verb == "berth":
        journey.berth(draft, draft.act.asset, *rest.split(":"))
    elif verb == "nudge":
        asset, _, how = rest.partition(":")
        journey.nudge(draft, draft.act.asset, asset, how)
    else:
        _with_die(draft, *verb_and_die(choice))


def _with_die(draft: Draft, verb: str, die: int) -> None:
    act = draft.act
    value = act.faces[die]
    if verb == "attack":
        assert act.range is not None
        draft.emit(ev.AttackDeclared(act.asset, act.target, die, value, act.range))
    elif verb == "move" and draft.state.asset(act.asset).ship:
        draft.emit(ev.Boosted(act.asset, die, value))
    elif verb == "move":
        draft.emit(ev.Moved(act.asset, die, value, act.over))
    elif verb == "mend":
        draft.emit(ev.MendAimed(act.asset, die, value))
    elif verb == "fuel":
        draft.emit(ev.FuelAimed(act.asset, die, value))
    else:
        draft.emit(ev.SpotAimed(act.asset, die))


def _cover(draft: Draft, request: Request, choice: str) -> None:
    draft.emit(ev.CoverDeclared(draft.act.asset, draft.act.target, None if choice == "none" else choice))


def _screen(draft: Draft, request: Request, choice: str) -> None:
    draft.emit(ev.Screened(request.player, draft.act.target, None if choice == "none" else choice))


def _use_spot(draft: Draft, request: Request, choice: str) -> None:
    combat.resolve(draft, use_spot=choice == "yes")


def _cover_hit(draft: Draft, request: Request, choice: str) -> None:
    act = draft.act
    attack = combat.attack_of(act)
    assert attack.cover is not None
    if choice == "yes":
        draft.emit(ev.CoverStruck(act.asset, attack.cover, attack.absorbed))
    else:
        draft.emit(ev.CoverSpared(act.asset, attack.cover))


def _restore(draft: Draft, request: Request, choice: str) -> None:
    act = draft.act
    assert act.company is not None
    company = draft.state.asset(act.company)
    last = act.mend - company.white - len(company.systems) <= 1
    draft.emit(ev.Mended(act.asset, company.id, (choice,), done=last))


def _spot_target(draft: Draft, request: Request, choice: str) -> None:
    act = draft.act
    assert act.die is not None
    if choice != "none":
        spots = _spots(draft.state, choice)
        draft.emit(ev.Spotted(act.asset, choice, spots, act.faces[act.die]))
    draft.emit(ev.ActivationEnded(act.asset))


def _spots(state: State, target: str) -> tuple[Spot, ...]:
    """The spot dice that lie beside a target then: a greater one replaces the smallest; two of a yellow ace lie side by
    side, and of more than there is room for the greatest stay."""
    act = state.stack[-1]
    assert act.die is not None
    ace = state.asset(act.asset).ace == "Y"
    second = [] if not ace or act.dice[act.die] == "Y8" else list(dice_of(act, "Y", sides="8"))
    dice = [Spot(act.dice[i], act.faces[i]) for i in (act.die, *second)]
    there = state.asset(target).spots
    room = max(len(there), 2 if ace else 1)
    best = sorted((*there, *dice), key=lambda spot: -spot.value)
    return tuple(best[:room])


# -- hits and collisions ------------------------------------------------------------------------------------------


def _loss(draft: Draft, request: Request, choice: str) -> None:
    lose(draft, request.facts["asset"], choice)


def _dodge(draft: Draft, request: Request, choice: str) -> None:
    if choice == "yes":
        combat.dodge(draft, draft.state.asset(request.facts["asset"]))
    else:
        draft.emit(ev.DodgeDeclined(request.facts["asset"]))


def _spin(draft: Draft, request: Request, choice: str) -> None:
    collisions.answer_spin(draft, int(choice))


def _debris(draft: Draft, request: Request, choice: str) -> None:
    collisions.answer_debris(draft, choice)


def _deploy(draft: Draft, request: Request, choice: str) -> None:
    deployment.answer(draft, request, choice)


_HANDLERS: dict[str, Callable[[Draft, Request, str], None]] = {
    "tie": bidding.answer,
    "deploy": _deploy,
    "activate": _activate,
    "target": _target,
    "range": _range,
    "defend": _defend,
    "repair": _repair,
    "act": _act,
    "cover": _cover,
    "screen": _screen,
    "use-spot": _use_spot,
    "cover-hit": _cover_hit,
    "loss": _loss,
    "dodge": _dodge,
    "spin": _spin,
    "debris": _debris,
    "mend": lambda draft, request, choice: mend(draft, choice),
    "restore": _restore,
    "refuel": lambda draft, request, choice: fuel(draft, choice),
    "launch": lambda draft, request, choice: launch(draft, choice, None),
    "spot-target": _spot_target,
    "lend": boarding.lend,
    "harm": boarding.harm,
}
