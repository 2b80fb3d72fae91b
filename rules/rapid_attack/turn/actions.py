"""The actions of a frame's turn: move, attack and spot, each once and with a die (rulebook: "Frame Actions")."""

from collections.abc import Sequence

from rules.contract.capabilities import Choice, Worth
from rules.contract.choosing import among, because, named, strongest
from rules.core.choices import ACTION_COLOURS, die_options, die_refusal, find_dice, is_worse
from rules.core.errors import Illegal, RulesError
from rules.core.memo import memo_on_state
from rules.core.request import Option, Request, option
from rules.frames.highest import unused
from rules.frames.hits import damage_dice
from rules.rapid_attack.map.sights import barriers, covers, in_range, missing, target_gap
from rules.rapid_attack.opponent.aim import blow, guard_of
from rules.rapid_attack.opponent.stations import walks_to_stations
from rules.rapid_attack.profile import Range
from rules.rapid_attack.rule import Draft, Question
from rules.rapid_attack.state import NOTHING, Activation, State, Step, is_terrain
from rules.rapid_attack.turn.activation import BY_ORDER, ActivationEnded, order_of
from rules.rapid_attack.turn.attack import AttackDeclared
from rules.rapid_attack.turn.movement import Moved
from rules.rapid_attack.turn.spot import SpotAimed, spottable, why_unseen, would_spot


class Act(Question):
    """The next action and its die, or the end of the turn."""

    kind, at, least, weighed = "act", (Step.ACT,), "done", True
    joined = ("station", "cover", "use-spot", "spot-target")
    offers = ("toward", "into-range", "to-cover", "to-station", "away")

    def step(self, draft: Draft) -> bool:
        """End the turn where nothing is left to do; by an order attack back, or be done.

        At a declared table only the players know who is in range by now, so nobody attacks without being asked.
        """
        state, act, then = draft.state, draft.act, order_of(draft.state).then
        if then is None or (then == "attack" and not state.mapped):
            if len(_options(state)) > 1:
                return False
            draft.emit(ActivationEnded(act.frame))
            return True
        attacks = [item for item in _options(state) if then == "attack" and item.label == "attack"]
        best = max(attacks, key=lambda item: (item.facts["face"], item.facts["die"][0] == "R"), default=None)
        if best is None:
            draft.emit(ActivationEnded(act.frame, why=BY_ORDER))
        else:
            self._attack(draft, best, state.frame(act.frame).owner, why=BY_ORDER)
        return True

    def ask(self, state: State) -> Request:
        act = state.act
        return self.request(state, state.frame(act.frame).owner, _options(state), frame=act.frame)

    def pool(self, state: State) -> Activation:
        return state.act

    def refused(self, state: State, request: Request, text: str) -> RulesError:
        act, (verb, _, written) = state.act, text.partition(":")
        if verb not in ACTION_COLOURS:
            return super().refused(state, request, text)
        if verb == "defend":
            return Illegal("action-used", verb=verb, frame=act.frame, why="done")
        if (verb == "move" and act.moved) or (verb == "attack" and act.attacked):
            return Illegal("action-used", verb=verb, frame=act.frame, why="done")
        refused = die_refusal(act, request, verb, written.strip())
        if refused is not None:
            return refused
        if verb == "attack":
            return why_no_attack(state)
        return _nobody(state, act.faces[find_dice(act, written.strip())[0]])

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        act = draft.act
        if chosen.label == "done":
            draft.emit(ActivationEnded(act.frame))
        elif chosen.label == "move":
            draft.emit(Moved(act.frame, chosen.facts["index"], chosen.facts["face"], draft.state.goes_over))
        elif chosen.label == "attack":
            self._attack(draft, chosen, request.player)
        else:
            draft.emit(SpotAimed(act.frame, chosen.facts["index"]))

    def _attack(self, draft: Draft, chosen: Option, by: int, why: str = "attack") -> None:
        act, die, face = draft.act, chosen.facts["index"], chosen.facts["face"]
        draft.emit(AttackDeclared(act.frame, act.target, die, face, act.declared_range, by=by, why=why))

    def folds(self, state: State, request: Request, option: Option) -> bool:
        """Fold dice that are worse in every way, an attack that the target's defense stops, and a spot that nobody of
        the side may use."""
        if is_worse(request, option) or (option.label == "attack" and _stopped(state, option.facts["face"])):
            return True
        return option.label == "spot" and not _spot_helps(state)

    def choose(self, state: State, request: Request) -> Choice:
        """Attack where it does harm, else move, then spot where another may use it."""
        for verb in ("attack", "move", "spot"):
            best = _mover(state, request) if verb == "move" else strongest(among(request, verb))
            if best is None:
                continue
            if verb == "attack" and _hurts(state, best.facts["face"]):
                return _explained(state, _keeping_white(state, request, best))
            if verb == "move" or (verb == "spot" and _spot_helps(state)):
                return because(best)
        return named(request, "done")

    def others(self, state: State, request: Request) -> Sequence[Choice]:
        """The other dice and actions; of an attack with its odds."""
        items = {item.choice: item for item in request.options}
        found = (items[choice.choice] for choice in super().others(state, request))
        return [_explained(state, item) if item.label == "attack" else because(item) for item in found]

    def weighs(self, state: State, request: Request) -> Sequence[Worth]:
        """The best die for each action."""
        found = [
            ("attack", strongest(among(request, "attack"))),
            ("move", _mover(state, request)),
            ("spot", strongest(among(request, "spot"))),
        ]
        return [
            *(_weighed(state, request, verb, item) for verb, item in found if item is not None),
            Worth(named(request, "done"), {"rest": 0.1}),
        ]


def _weighed(state: State, request: Request, verb: str, item: Option) -> Worth:
    if verb != "attack":
        return Worth(because(item), {verb: 3.0 if verb == "move" else 2.0 * _spot_helps(state)})
    if not _hurts(state, item.facts["face"]):
        open_yet = state.frame(state.act.target).defense is None
        return Worth(_explained(state, item), {"attack": 0.0}, {"shoot": 1.0} if open_yet else {})
    return Worth(_explained(state, _keeping_white(state, request, item)), {"attack": 4.0}, {"shoot": 1.0})


def _spot_helps(state: State) -> bool:
    """Whether a frame of the same side has yet to act, or goes on with its turn: spots go when the round ends."""
    act, going_on = state.act, {item.frame for item in state.stack}
    owner = state.frame(act.frame).owner
    others = (frame for frame in state.frames if frame.owner == owner and frame.id != act.frame)
    return any(frame.ready or frame.id in going_on for frame in others)


@memo_on_state
def _options(state: State) -> tuple[Option, ...]:
    """The actions left to the acting frame, and the end of its turn."""
    act, options = state.act, list[Option]()
    if not act.moved:
        options += die_options(act, "move")
    if not act.attacked and _may_attack(state):
        options += die_options(act, "attack")
    if spots := die_options(act, "spot"):
        seen = spottable(state)
        options += [item for item in spots if any(would_spot(enemy, item.facts["face"]) for enemy in seen)]
    return (*options, option("done", "done"))


def _may_attack(state: State) -> bool:
    """Whether the declared target can still be attacked, at the declared range.

    Every weapon and rocket of that range gave red dice to the roll; without any, they were jettisoned before it.
    Systems lost since the roll do not take the dice back.
    """
    act = state.act
    if act.range is None or act.target == NOTHING:
        return False
    if act.range is not Range.HAND_TO_HAND and all(die[0] != "R" for die in act.dice):
        return False
    return state.attackable(act.target) and in_range(state, act)


def _nobody(state: State, value: int) -> Illegal:
    """Why a die finds nobody to spot: nobody may be seen, or all who may be have as great a spot."""
    seen = spottable(state)
    enemies = state.enemies(state.frame(state.act.frame).owner)
    reasons = {why_unseen(state, enemy) for enemy in enemies}
    why = "higher" if seen else reasons.pop() if len(reasons) == 1 else "unseen" if enemies else "destroyed"
    return Illegal("nobody-to-spot", frame=state.act.frame, value=value, why=why)


def why_no_attack(state: State) -> Illegal:
    """Why the acting frame cannot attack with any die."""
    act = state.act
    if act.range is None:
        return Illegal("no-target", frame=act.frame, target=act.target, why="no-target")
    if not state.attackable(act.target):
        return Illegal("no-target", frame=act.frame, target=act.target, why="destroyed")
    if act.range is not Range.HAND_TO_HAND and all(die[0] != "R" for die in act.dice):
        return Illegal("cannot-attack-at-range", range=str(act.range), frame=act.frame, why="weapon")
    far = target_gap(state, act.frame, act.target) or 0.0
    near = act.range is Range.ARTILLERY or (act.range is Range.DIRECT_FIRE and far <= state.profile.reach)
    there = {"target": act.target, "range": str(act.range), "distance": round(far, 2)}
    return Illegal("out-of-range", frame=act.frame, why="too-near" if near else "too-far", **there)


def _stopped(state: State, value: int) -> bool:
    """Whether an attack of that value rolls no damage dice against a frame that has defended."""
    target = state.act.target
    if is_terrain(target) or state.frame(target).ready:
        return False
    frame = state.frame(target)
    return not damage_dice(value, frame.spot or 0, frame.defense or 0)


def _keeping_white(state: State, request: Request, best: Option) -> Option:
    """The best die to attack with, or a red one at most one lower that keeps a white one for a move."""
    face, red = best.facts["face"], strongest(i for i in among(request, "attack") if i.facts["die"][0] == "R")
    spares = best.facts["die"][0] == "W" and not state.act.moved
    if not spares or red is None or red.facts["face"] < face - 1 or not _hurts(state, red.facts["face"]):
        return best
    return red


def _mover(state: State, request: Request) -> Option | None:
    """The best die to move with. Before an attack it is a lower green one that takes the frame as far as it has to go,
    into range and to each station that the best one reaches, if that one, a white die, attacks better."""
    best, act = strongest(among(request, "move")), state.act
    green = strongest(item for item in among(request, "move") if item.facts["die"][0] == "G")
    mine = state.frame(act.frame)
    if best is None or green is None or best is green or not state.mapped or act.attacked:
        return best
    far = None if act.range is None or act.target == NOTHING else target_gap(state, act.frame, act.target)
    if far is None or act.range is None:
        return best
    needed = [missing(state.profile, act.range, far)]
    needed += [gap for gap in walks_to_stations(state, mine) if gap <= best.facts["face"]]
    ((other, _),) = unused(act.dice, act.faces, (*act.used, best.facts["index"]), "RW")
    gains = other < best.facts["face"] and _hurts(state, best.facts["face"])
    return green if gains and max(needed) <= green.facts["face"] else best


def _hurts(state: State, face: int) -> bool:
    return is_terrain(state.act.target) or _expected_dice(state, face) > 0


def _expected_dice(state: State, face: int) -> int:
    target = state.frame(state.act.target)
    return damage_dice(face, target.spot or 0, round(guard_of(state, target)))


def _explained(state: State, best: Option) -> Choice:
    """The choice of an attack, with its mean hits and the chance to destroy."""
    act = state.act
    if is_terrain(act.target):
        return because(best)
    target = state.frame(act.target)
    walls = barriers(state, covers(state, act.frame, act.target)) if state.mapped else ()
    dice, life = _expected_dice(state, best.facts["face"]), len(target.systems) + target.white
    hits, _, kill = blow(state.profile.chart, dice, act.declared_range, life, walls)
    return because(best, target=act.target, hits=round(hits, 1), destroys=round(kill, 2))
