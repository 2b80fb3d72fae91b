"""Requests of a state: who must decide what (rulebook: "Turn Sequence", "Tactical Order", "Doomsday")."""

from __future__ import annotations

from collections.abc import Callable

from rules.core.choices import TEXT_MAX, defend_options, die_options
from rules.core.once import once_a_state
from rules.core.request import Option, Request, option
from rules.frames.loadout import can_attack
from rules.rapid_attack.map import give_ground, where
from rules.rapid_attack.map.sights import can_spot, in_range, stations_at
from rules.rapid_attack.opening import bidding, deployment
from rules.rapid_attack.profile import Passing, Range
from rules.rapid_attack.state import NOTHING, TERRAIN, Activation, Frame, Phase, State, Step
from rules.rapid_attack.stations import ask_station, station_options
from rules.rapid_attack.turn import initiative, judgment

__all__ = [
    "act_options",
    "chooser",
    "loss_options",
    "open_actions",
    "preparing",
    "range_options",
    "requests",
    "station_to_leave",
    "suggestions",
]

GROUND_SCHEMA = {"type": "string", "pattern": "^yes:", "maxLength": TEXT_MAX}
"""Giving ground to several stations: ``yes:SB2, S1``."""


def requests(state: State) -> tuple[Request, ...]:
    """The decisions that the game waits for; none when it is over."""
    if state.phase is Phase.OVER:
        return ()
    if state.claim is not None:
        return (judgment.ask_claim(state, state.claim),)
    if state.owed:
        return (_losses(state),)
    if state.stack:
        return (_BY_STEP[state.act.step](state, state.act),)
    return (_BY_PHASE[state.phase](state),)


def _request(state: State, kind: str, player: int, options: tuple[Option, ...], **facts: object) -> Request:
    return Request(f"{kind}-{state.serial}", player, kind, options, facts=facts)


# -- order ------------------------------------------------------------------------------------------------------------


def chooser(state: State) -> int:
    """The player to choose in tactical order."""
    return _CHOOSER[state.profile.passing](state)


def _leader(state: State) -> int:
    """The first in line who has a frame ready and has not passed."""
    ready = [player for player in state.order if _ready(state, player)]
    return next((player for player in ready if player not in state.passed), ready[0])


def _whose_turn(state: State) -> int:
    """The player whose turn it is, as long as a frame of that player is ready; then the leader."""
    return _leader(state) if state.turn is None or not _ready(state, state.turn) else state.turn


_CHOOSER: dict[Passing, Callable[[State], int]] = {
    Passing.ALLOWED: _leader,
    Passing.LEADER_ACTS: _leader,
    Passing.OWN_FRAMES_FIRST: _whose_turn,
}


def _ready(state: State, player: int) -> bool:
    return any(frame.ready for frame in state.frames_of(player))


def _activate(state: State) -> Request:
    if state.due is not None:
        return initiative.ask(state, state.due)
    player = chooser(state)
    options = [option(frame.id, "frame", frame=frame.id) for frame in state.frames_of(player) if frame.ready]
    after = [other for other in state.order[state.order.index(player) + 1 :] if other not in state.passed]
    if state.profile.passing is Passing.ALLOWED and any(_ready(state, other) for other in after):
        options.append(option("pass", "pass"))
    return _request(state, "activate", player, tuple(options))


def _doomsday(state: State) -> Request:
    player = next(player for player in state.order if player not in state.voted)
    options = (option("advance", "advance"), option("hold", "hold"))
    return _request(state, "doomsday", player, options, clock=state.clock)


# -- target, range, roll ----------------------------------------------------------------------------------------------


def _acting(state: State, act: Activation) -> Frame:
    return state.frame(act.frame)


def _enemies(state: State, player: int) -> list[Frame]:
    return [frame for frame in state.frames if frame.owner != player and frame.alive]


def _target_options(state: State, player: int) -> tuple[Option, ...]:
    options = [option(frame.id, "frame", frame=frame.id) for frame in _enemies(state, player)]
    options += [option(p.id, "piece", piece=p.id, name=p.name, hits=p.hits) for p in state.terrain if p.stands]
    if not state.mapped:
        options.append(option(TERRAIN, "terrain"))
    return (*options, option(NOTHING, "no-target"))


def _target(state: State, act: Activation) -> Request:
    frame = _acting(state, act)
    options = _target_options(state, frame.owner)
    return _request(state, "target", frame.owner, options, frame=frame.id, under=act.under)


def range_options(state: State, act: Activation) -> tuple[Option, ...]:
    """The ranges that the frame may declare, direct fire once for each number of rockets."""
    frame = _acting(state, act)
    options = []
    for attack_range in Range:
        most = frame.rockets if attack_range is Range.DIRECT_FIRE else 0
        for rockets in range(most + 1):
            if can_attack(frame.systems, attack_range, rockets):
                choice = f"{attack_range}+{rockets}" if rockets else str(attack_range)
                options.append(option(choice, "range", range=str(attack_range), rockets=rockets))
    return tuple(options)


def _range(state: State, act: Activation) -> Request:
    options = range_options(state, act)
    return _request(state, "range", _acting(state, act).owner, options, frame=act.frame, target=act.target)


def preparing(state: State, act: Activation) -> str | None:
    """The question before the roll: ``jettison``, ``hazard`` or none."""
    frame = _acting(state, act)
    if state.on("jettison") and frame.systems and not act.trimmed:
        return "jettison"
    if state.on("hazards") and not state.mapped and "E" not in frame.systems and act.hazard is None:
        return "hazard"
    return None


def _prepare(state: State, act: Activation) -> Request:
    frame = _acting(state, act)
    if preparing(state, act) == "jettison":
        kinds = dict.fromkeys(frame.systems)
        options = (option("none", "keep-all"), *(option(kind, "jettison", system=kind) for kind in kinds))
        return _request(state, "jettison", frame.owner, options, frame=frame.id)
    options = (option("no", "no-hazard"), option("yes", "in-hazard"))
    return _request(state, "hazard", frame.owner, options, frame=frame.id)


# -- defense and actions ----------------------------------------------------------------------------------------------


def _defend(state: State, act: Activation) -> Request:
    owner = _acting(state, act).owner
    return _request(state, "defend", owner, defend_options(act), frame=act.frame, under=act.under)


def act_options(state: State, act: Activation) -> tuple[Option, ...]:
    """The actions left to the frame: move, attack, spot, or end its turn."""
    options: list[Option] = []
    if not act.moved:
        options += die_options(act, "move")
    if not act.attacked and _may_attack(state, act):
        options += die_options(act, "attack")
    if spots := die_options(act, "spot"):
        seen = _in_sight(state, act)
        options += [item for item in spots if any(_would_spot(enemy, item.facts["face"]) for enemy in seen)]
    return (*options, option("done", "done"))


@once_a_state
def open_actions(state: State) -> tuple[Option, ...]:
    """Those of the acting frame now."""
    return act_options(state, state.act)


def _may_attack(state: State, act: Activation) -> bool:
    """Whether the declared target can still be attacked, at the declared range.

    Every weapon and rocket of that range gave red dice to the roll; without any, they were jettisoned before it.
    Systems lost since the roll do not take the dice back.
    """
    if act.range is None or act.target == NOTHING:
        return False
    if act.range is not Range.HAND_TO_HAND and all(die[0] != "R" for die in act.dice):
        return False
    return state.attackable(act.target) and in_range(state, act)


def _spottable(state: State, act: Activation, value: int) -> list[Frame]:
    return [enemy for enemy in _in_sight(state, act) if _would_spot(enemy, value)]


def _would_spot(enemy: Frame, value: int) -> bool:
    """Whether a die would be more than what lies beside a frame."""
    return enemy.spot is None or enemy.spot < value


def _in_sight(state: State, act: Activation) -> list[Frame]:
    enemies, systems = _enemies(state, _acting(state, act).owner), _spotting_systems(state, act)
    return [enemy for enemy in enemies if can_spot(state, act.frame, enemy.id, systems)]


def _spotting_systems(state: State, act: Activation) -> int:
    """The spotting systems that gave dice to the roll, as far as their number matters."""
    return min(state.profile.spotting.far, sum(1 for die in act.dice if die[0] == "Y"))


def _act(state: State, act: Activation) -> Request:
    return _request(state, "act", _acting(state, act).owner, open_actions(state), frame=act.frame)


def _where(state: State, act: Activation) -> Request:
    return where.ask(state)


def _station(state: State, act: Activation) -> Request:
    return ask_station(state, _acting(state, act), state.stations)


def _spot_target(state: State, act: Activation) -> Request:
    value = act.faces[act.spot_die]
    owner, reach = _acting(state, act).owner, _spotting_systems(state, act)
    options = _spot_options(state, act, value)
    return _request(state, "spot-target", owner, options, frame=act.frame, value=value, reach=reach)


def _spot_options(state: State, act: Activation, value: int) -> tuple[Option, ...]:
    return (*(option(f.id, "frame", frame=f.id) for f in _spottable(state, act, value)), option("none", "nobody"))


# -- an attack --------------------------------------------------------------------------------------------------------


def _use_spot(state: State, act: Activation) -> Request:
    defender = judgment.defender_to_agree(state, act)
    if defender is not None:
        return judgment.ask_attack(state, act, defender)
    options = (option("yes", "use-spot"), option("no", "keep-spot"))
    target = state.frame(act.target)
    sums = {"attack": act.declared_attack.value, "spot": target.spot, "defense": target.defense or 0}
    return _request(state, "use-spot", _acting(state, act).owner, options, frame=act.frame, target=act.target, **sums)


def station_to_leave(state: State) -> str | None:
    """The station from which the frame that is hit may give ground now, once an attack."""
    owed = state.owed[0]
    if not owed.may_give_ground:
        return None
    frame = state.frame(owed.frame)
    own = (name for name in stations_at(state, frame) if state.station(name).holder == frame.owner)
    return next((name for name in own if not state.mapped or give_ground.place(state, frame, name)), None)


def loss_options(state: State, frame: Frame) -> tuple[Option, ...]:
    """The systems that a frame may lose to a hit; a white die when none are left, or by the advanced rule."""
    kinds = tuple(dict.fromkeys(frame.systems))
    white = option("white", "lose-white", number=1 if kinds else frame.white)
    options = tuple(option(kind, "lose", system=kind, number=frame.systems.count(kind)) for kind in kinds)
    if not kinds or (state.on("drop-whites") and frame.white == state.profile.white):
        return (*options, white)
    return options


def _losses(state: State) -> Request:
    owed = state.owed[0]
    frame = state.frame(owed.frame)
    station = station_to_leave(state)
    if station is None:
        options, hits = loss_options(state, frame), owed.hits
        return _request(state, "loss", frame.owner, options, frame=frame.id, hits=hits, several=hits)
    others = [s for s in state.stations if s.id != station and not state.mapped]
    options = (
        option("no", "hold-ground"),
        option("yes", "give-ground"),
        *(option(f"yes:{s.id}", "give-ground-to", station=s.id) for s in others),
    )
    facts = {"station": station, "frame": frame.id, "hits": owed.hits}
    free = GROUND_SCHEMA if len(others) > 1 else None
    return Request(f"ground-{state.serial}", frame.owner, "ground", options, free, facts)


# -- suggestions ------------------------------------------------------------------------------------------------------


def suggestions(state: State, player: int, kind: str) -> tuple[Option, ...]:
    """The options of a question that is asked of a player now, or would follow from the next answer."""
    for request in requests(state):
        if request.player == player and request.kind == kind:
            return request.options
    if kind == "target":
        return _target_options(state, player)
    if kind in ("station", "cover") and state.mapped:
        return ()
    if kind == "station":
        return station_options(state.stations)
    if state.stack and _acting(state, state.act).owner == player:
        if kind == "cover":
            return judgment.cover_options(state, state.act)
        if kind == "spot-target":
            return _spot_options(state, state.act, 1)
    return ()


_BY_PHASE: dict[Phase, Callable[[State], Request]] = {
    Phase.BIDDING: bidding.ask,
    Phase.DEPLOYMENT: deployment.ask,
    Phase.ORDER: _activate,
    Phase.DOOMSDAY: _doomsday,
}
_BY_STEP: dict[Step, Callable[[State, Activation], Request]] = {
    Step.TARGET: _target,
    Step.RANGE: _range,
    Step.PREPARE: _prepare,
    Step.DEFEND: _defend,
    Step.ACT: _act,
    Step.STATION: _station,
    Step.WHERE: _where,
    Step.COVER: judgment.ask_cover,
    Step.USE_SPOT: _use_spot,
    Step.SPOT_TARGET: _spot_target,
}
