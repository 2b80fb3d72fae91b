"""What an answer brings about: events, or a ``RulesError``."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import structs

from rules.core.choices import text_of
from rules.core.collections import present
from rules.core.dice import Dice
from rules.core.draft import Adjudicated
from rules.core.errors import Illegal, Malformed, shown
from rules.core.request import Option, Request
from rules.intercept_orbit import events as ev
from rules.intercept_orbit.combat import attacks, boarding
from rules.intercept_orbit.combat.control import claim, lose, settle
from rules.intercept_orbit.fold.draft import Draft
from rules.intercept_orbit.movement import ask as movement
from rules.intercept_orbit.movement import collisions, contacts, green_ace, journey
from rules.intercept_orbit.opening import bidding, deployment
from rules.intercept_orbit.placing import parse
from rules.intercept_orbit.placing.placement import Destination, Fly, Launch, SetDown, Steer, placement_now
from rules.intercept_orbit.space.course import Course, check_legal, cost, read_course, straight_on
from rules.intercept_orbit.state.profile import Range
from rules.intercept_orbit.state.reading import read_choice, read_path
from rules.intercept_orbit.state.requests import YES
from rules.intercept_orbit.state.state import HVA, NOTHING, Contact, Spot, State
from rules.intercept_orbit.turn.actions import repair_dice, spot_dice
from rules.intercept_orbit.turn.advance import advance, fuel, launch, mend, straight
from rules.intercept_orbit.turn.ask import chooser, requests, straight_hvas

__all__ = ["decide"]


def decide(state: State, request: Request, choice: object, dice: Dice) -> Adjudicated[State]:
    """Adjudicate a choice.

    Raises ``Malformed`` or ``Illegal`` for a choice that cannot be taken, ``DiceNeeded`` when typed dice run short.
    """
    draft = Draft(state, dice)
    if request.kind == "where":
        _where(draft, request, choice)
    elif request.kind == "path":
        journey.declare_path(draft, read_path(request, choice))
    elif request.kind == "loss":
        _losses(draft, request, choice)
    elif request.kind == "course":
        _course(draft, choice)
    else:
        chosen = read_choice(state, request, choice)
        _HANDLERS.get(request.kind, _on_the_way)(draft, request, chosen)
    advance(draft)
    return draft.done()


# -- moves --------------------------------------------------------------------------------------------------------


def _where(draft: Draft, request: Request, choice: object) -> None:
    """An item is set up, steered, flown or launched on the map."""
    placed = placement_now(draft.state)
    found = parse.read(draft.state, request.options, placed, choice)
    match placed:
        case SetDown():
            deployment.set_down(draft, found.at, found.heading)
        case Steer():
            _steer(draft, found.flown)
        case Launch():
            launch(draft, found.host or "", found.at)
        case Fly():
            _fly(draft, placed.item, found)


def _fly(draft: Draft, company: str, found: Destination) -> None:
    """A company flies its way; what it passes is measured."""
    met = contacts.met_on_way(draft.state, draft.state.asset(company), found.way)
    host = () if found.host is None else (Contact("host", found.host),)
    draft.emit(ev.CourseSet(company, 0, (), 0, found.way, found.at, why="company-turn"))
    draft.emit(ev.PathDeclared(company, (*host, *met), why="company-turn"))


def _course(draft: Draft, choice: object) -> None:
    """A course at a declared table. Raises what ``read_course`` and ``check_legal`` raise."""
    if not isinstance(choice, str):
        raise Malformed("course-unreadable", course=shown(choice))
    profile, text = draft.state.profile, choice.strip()
    course = straight_on(profile.speed) if text == "straight" else read_course(profile, text)
    check_legal(profile, course, draft.state.asset(draft.act.asset).kind, draft.act.pips_left)
    _steer(draft, course)


def _steer(draft: Draft, course: Course) -> None:
    asset = draft.state.asset(draft.act.asset)
    left = 0 if asset.kind == HVA else draft.act.pips_left - cost(draft.state.profile, course)
    journey.depart(draft, asset.id, course, left)


def _on_the_way(draft: Draft, request: Request, chosen: Option) -> None:
    journey.answer(draft, chosen)


# -- a turn -------------------------------------------------------------------------------------------------------


def _activate(draft: Draft, request: Request, chosen: Option) -> None:
    if chosen.label == "hvas-straight":
        _hvas_straight(draft, request.player)
        return
    passed = chosen.label == "pass"
    draft.emit(ev.Passed(request.player) if passed else ev.Activated(chosen.facts["asset"]))


def _hvas_straight(draft: Draft, player: int) -> None:
    """Give one HVA after the other its whole turn, straight on, until somebody has a decision to make."""
    while (waiting := straight_hvas(draft.state, player)) and _may_activate(draft.state, player):
        hva = waiting[0].id
        draft.emit(ev.Activated(hva))
        journey.depart(draft, hva, straight_on(draft.state.profile.speed), 0, "manoeuvre")
        advance(draft)
        if _asked(draft.state) == "path":
            journey.declare_path(draft, ())
            advance(draft)
        if _asked(draft.state) == "act":
            draft.emit(ev.ActivationEnded(hva))
            advance(draft)


def _may_activate(state: State, player: int) -> bool:
    return _asked(state) == "activate" and chooser(state) == player


def _asked(state: State) -> str:
    """The kind of the question that is open; empty when the game is over."""
    return next((request.kind for request in requests(state)), "")


def _target(draft: Draft, request: Request, chosen: Option) -> None:
    draft.emit(ev.Targeted(draft.act.asset, chosen.facts.get("asset", NOTHING)))
    if "range" in chosen.facts:
        draft.emit(ev.RangeDeclared(draft.act.asset, Range(chosen.facts["range"])))


def _range(draft: Draft, request: Request, chosen: Option) -> None:
    draft.emit(ev.RangeDeclared(draft.act.asset, Range(chosen.facts["range"])))


def _defend(draft: Draft, request: Request, chosen: Option) -> None:
    draft.emit(ev.Defended(draft.act.asset, chosen.facts.get("index"), chosen.facts.get("face", 0)))


def _repair(draft: Draft, request: Request, chosen: Option) -> None:
    act = draft.act
    if chosen.label == "no-repair":
        draft.emit(ev.RepairEnded(act.asset))
    else:
        draft.emit(ev.Repaired(act.asset, repair_dice(draft.state, act)[0], chosen.facts["system"]))


def _act(draft: Draft, request: Request, chosen: Option) -> None:
    match chosen.label:
        case "done":
            draft.emit(ev.ActivationEnded(draft.act.asset))
        case "straight":
            straight(draft)
        case "release":
            draft.emit(ev.Released(draft.act.asset, chosen.facts["asset"]))
            settle(draft)
        case "path-claim":
            claim(draft, chosen.facts["asset"], chosen.facts["side"])
            settle(draft)
        case "hand":
            journey.hand(draft, draft.act.asset, chosen)
        case "berth":
            journey.berth(draft, chosen)
        case "spot-at":
            draft.emit(ev.SpotAimed(draft.act.asset, chosen.facts["index"]))
            _spot(draft, chosen.facts["asset"])
        case "nudge":
            green_ace.nudge(draft, chosen.facts["company"], chosen.facts["asset"], chosen.facts["how"])
        case verb:
            _with_die(draft, verb, chosen.facts["index"])


def _with_die(draft: Draft, verb: str, die: int) -> None:
    act = draft.act
    value = act.faces[die]
    match verb:
        case "attack":
            draft.emit(ev.AttackDeclared(act.asset, act.target, die, value, act.declared_range))
        case "move" if draft.state.asset(act.asset).ship:
            draft.emit(ev.Boosted(act.asset, die, value))
        case "move":
            draft.emit(ev.Moved(act.asset, die, value, act.over))
        case "mend":
            draft.emit(ev.MendAimed(act.asset, die, value))
        case "fuel":
            draft.emit(ev.FuelAimed(act.asset, die, value))
        case "spot":
            draft.emit(ev.SpotAimed(act.asset, die))


def _cover(draft: Draft, request: Request, chosen: Option) -> None:
    draft.emit(ev.CoverDeclared(draft.act.asset, draft.act.target, chosen.facts.get("asset")))


def _screen(draft: Draft, request: Request, chosen: Option) -> None:
    draft.emit(ev.Screened(request.player, draft.act.target, chosen.facts.get("asset")))


def _use_spot(draft: Draft, request: Request, chosen: Option) -> None:
    attacks.resolve(draft, use_spot=chosen.choice == YES)


def _cover_hit(draft: Draft, request: Request, chosen: Option) -> None:
    act, attack = draft.act, draft.act.attack_now
    cover = present(attack.cover)
    if chosen.choice == YES:
        draft.emit(ev.CoverStruck(act.asset, cover, attack.absorbed))
    else:
        draft.emit(ev.CoverSpared(act.asset, cover))


def _mend(draft: Draft, request: Request, chosen: Option) -> None:
    mend(draft, chosen.facts["asset"])


def _restore(draft: Draft, request: Request, chosen: Option) -> None:
    act = draft.act
    company = draft.state.asset(act.company_now)
    draft.emit(ev.Mended(act.asset, company.id, (chosen.choice,), done=act.mend - company.dice_left <= 1))


def _refuel(draft: Draft, request: Request, chosen: Option) -> None:
    fuel(draft, chosen)


def _launch(draft: Draft, request: Request, chosen: Option) -> None:
    launch(draft, chosen.facts["asset"], None)


def _spot_target(draft: Draft, request: Request, chosen: Option) -> None:
    if chosen.label == "nobody":
        draft.emit(ev.ActivationEnded(draft.act.asset))
    else:
        _spot(draft, chosen.facts["asset"])


def _spot(draft: Draft, target: str) -> None:
    """Spot with the die set aside: the last step of a turn."""
    act = draft.act
    draft.emit(ev.Spotted(act.asset, target, _spots(draft.state, target), act.face_aside))
    draft.emit(ev.ActivationEnded(act.asset))


def _spots(state: State, target: str) -> tuple[Spot, ...]:
    """The spot dice beside a target afterwards: a greater one replaces the smallest; two of a yellow ace lie side by
    side, and the greatest stay where there is not room for all."""
    dice, there = spot_dice(state, state.act, state.act.die_aside), state.asset(target).spots
    room = max(len(there), 2 if state.asset(state.act.asset).ace == "Y" else 1)
    best = sorted((*there, *dice), key=lambda spot: -spot.value)
    return tuple(best[:room])


# -- hits ---------------------------------------------------------------------------------------------------------


def _losses(draft: Draft, request: Request, choice: object) -> None:
    """One loss, or several in their order, no more than there are hits: ``Rp, white``."""
    asset, parts = request.facts["asset"], text_of(request, choice).split(",")
    if len(parts) > request.facts["hits"]:
        raise Illegal("not-an-option", kind=request.kind, choice=shown(choice))
    for part in parts:
        left = structs.replace(request, options=movement.losses(draft.state.asset(asset)))
        lose(draft, asset, read_choice(draft.state, left, part).choice)


def _dodge(draft: Draft, request: Request, chosen: Option) -> None:
    company = draft.state.asset(request.facts["asset"])
    if chosen.choice == YES:
        attacks.dodge(draft, company)
    else:
        draft.emit(ev.DodgeDeclined(company.id))


def _nudge(draft: Draft, request: Request, chosen: Option) -> None:
    """Another player's green ace moves or turns the ship that has its turn, or lets it be."""
    ace, ship = request.facts["asset"], request.facts["target"]
    if chosen.label == "nudge-none":
        draft.emit(ev.NudgeDeclined(ace, ship))
    else:
        green_ace.nudge(draft, ace, ship, chosen.facts["how"])


def _spin(draft: Draft, request: Request, chosen: Option) -> None:
    collisions.answer_spin(draft, chosen)


def _debris(draft: Draft, request: Request, chosen: Option) -> None:
    collisions.answer_debris(draft, chosen)


_HANDLERS: dict[str, Callable[[Draft, Request, Option], None]] = {
    "tie": bidding.answer,
    "deploy": deployment.answer,
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
    "dodge": _dodge,
    "nudge": _nudge,
    "spin": _spin,
    "debris": _debris,
    "mend": _mend,
    "restore": _restore,
    "refuel": _refuel,
    "launch": _launch,
    "spot-target": _spot_target,
    "lend": boarding.lend,
    "harm": boarding.harm,
}
"""By the kind of the request; all others are about a journey."""
