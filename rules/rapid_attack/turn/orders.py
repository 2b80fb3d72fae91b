"""Standing orders: what a player decides beforehand, so that nobody has to wait (RULINGS 1.5).

They are their owner's secret until they are used; from then on their effects are in the log like any decision. The
question that an order answers carries it out in its ``step``.
"""

from collections.abc import Callable, Iterator, Mapping

from msgspec import Struct, field, structs

from rules.contract import capabilities
from rules.core.correction import check_player, check_running
from rules.core.dice import Dice, Die
from rules.core.draft import Adjudicated
from rules.core.errors import Illegal, Malformed, shown
from rules.core.event import Event as AnyEvent
from rules.core.json_input import Facts
from rules.frames.loadout import can_attack, parse_system, pool
from rules.rapid_attack.profile import Range
from rules.rapid_attack.rule import Draft, Event, on
from rules.rapid_attack.state import WHITE, FrameOrder, Orders, OwnOrder, State

SYSTEMS_MAX = 12
ASK = "ask"
GIVE_GROUND = {ASK: None, "give": True, "hold": False}
AGREE = {ASK: False, "always": True}
CHOICES = {"target": ("attacker", "nobody"), "defend": ("best", "blue", "none"), "then": ("done", "attack")}
"""What a frame does that an attack calls up.

Its ``target`` is the ``attacker`` if the frame can attack at that range, or ``nobody``; it ``defend``s with the
``best`` die, with the best ``blue`` one to keep whites, or with ``none``; ``then``, when its turn goes on after the
attack, it is ``done``, or ``attack``s back where no question is open. What an order leaves open is asked.
"""
FIELDS = ("losses", "ground", "agree", "frame", *CHOICES)


class OrdersSet(Event, frozen=True):
    """A player's standing orders (``state.Orders``). They stay secret until they are used."""

    player: int
    losses: tuple[str, ...]
    give_ground: bool | None = field(name="ground")
    for_all: FrameOrder = field(default=FrameOrder(), name="plan")
    frames: tuple[OwnOrder, ...] = ()
    agrees: bool = False
    why: str = "standing-orders"

    @property
    def secret_of(self) -> int:
        """The player whose secret it is."""
        return self.player


@on(OrdersSet)
def _orders_set(state: State, event: OrdersSet) -> State:
    others = tuple(item for item in state.orders if item.player != event.player)
    mine = Orders(event.player, event.losses, event.give_ground, event.for_all, event.frames, event.agrees)
    kept = () if mine == Orders(event.player) else (mine,)
    return structs.replace(state, orders=(*others, *kept))


# -- given ------------------------------------------------------------------------------------------------------------


def _ordered(state: State, player: int, wanted: Facts, dice: Dice) -> Draft:
    """A change of a player's standing orders.

    ``wanted``: ``losses`` as text; ``ground`` (``give``, ``hold``, ``ask``); ``agree`` to what others declare
    (``always``, ``ask``); ``target``, ``defend`` and ``then`` of a frame that an attack calls up (one of its
    ``CHOICES``, or ``ask``), for all frames or for the one that ``frame`` names. Raises ``Illegal``: ``game-over``,
    ``no-such-player``, ``order-frame``, ``order-frame-lost``; ``Malformed``.
    """
    check_running(state)
    check_player(state, player)
    orders = _changed(state, state.orders_of(player), wanted)
    draft = Draft(state, dice)
    draft.emit(OrdersSet(player, orders.losses, orders.give_ground, orders.for_all, orders.frames, orders.agrees))
    return draft


def _changed(state: State, orders: Orders, wanted: Facts) -> Orders:
    for name in wanted:
        if name not in FIELDS:
            raise Malformed("orders-malformed", field=shown(name), text="", known=list(FIELDS))
    if "losses" in wanted:
        orders = structs.replace(orders, losses=_losses(wanted["losses"]))
    if "ground" in wanted:
        word = _one_of("ground", wanted["ground"], tuple(GIVE_GROUND))
        orders = structs.replace(orders, give_ground=GIVE_GROUND[word])
    if "agree" in wanted:
        orders = structs.replace(orders, agrees=AGREE[_one_of("agree", wanted["agree"], tuple(AGREE))])
    words = {name: _one_of(name, wanted[name], (ASK, *CHOICES[name])) for name in CHOICES if name in wanted}
    chosen = {name: None if word == ASK else word for name, word in words.items()}
    if wanted.get("frame") is None:
        return structs.replace(orders, for_all=structs.replace(orders.for_all, **chosen))
    # The orders with the frame's own one changed; an empty one is dropped.
    frame = _own_frame(state, orders.player, wanted["frame"])
    order = structs.replace(orders.own_order(frame), **chosen)
    others = tuple(item for item in orders.frames if item.frame != frame)
    return structs.replace(orders, frames=others if order == FrameOrder() else (*others, OwnOrder(frame, order)))


def _losses(text: object) -> tuple[str, ...]:
    """Systems in the order in which they are lost, ``W`` for a white die: ``Y G Rd B``.

    Raises ``Malformed``: ``system-unknown``, ``orders-too-long``, ``orders-malformed``.
    """
    if not isinstance(text, str):
        raise Malformed("orders-malformed", field="losses", text=shown(text), known=["Y G Rd B"])
    words = text[:200].replace(",", " ").replace(">", " ").split()
    if len(words) > SYSTEMS_MAX:
        raise Malformed("orders-too-long", most=SYSTEMS_MAX)
    named = (WHITE if word.upper() == WHITE else parse_system(word) for word in words)
    return tuple(dict.fromkeys(named))


def _one_of(name: str, value: object, known: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in known:
        raise Malformed("orders-malformed", field=name, text=shown(value), known=list(known))
    return value


def _own_frame(state: State, player: int, named: object) -> str:
    """The player's frame of that id or name. Raises ``Illegal``: ``order-frame``, ``order-frame-lost``."""
    wanted = named.strip().casefold() if isinstance(named, str) else ""
    for frame in state.frames_of(player):
        if wanted in (frame.id.casefold(), frame.name.casefold()):
            if not frame.alive:
                raise Illegal("order-frame-lost", text=frame.name)
            return frame.id
    raise Illegal("order-frame", text=shown(named))


def orders(settled: Callable[[Draft], Adjudicated[State]]) -> capabilities.Orders[State]:
    """Standing orders as a capability of the ruleset. ``settled``: the draft with what follows from it."""
    return capabilities.Orders(
        fields={"losses": (), **CHOICES, "ground": ("give", "hold"), "agree": ("always",)},
        common=("losses", "ground", "agree"),
        units=lambda state, player: tuple((frame.id, frame.name) for frame in state.frames_of(player) if frame.alive),
        chosen=_chosen,
        change=lambda state, player, wanted, dice: settled(_ordered(state, player, wanted, dice)),
        keep=lambda state, undone: structs.replace(state, orders=undone.orders),
    )


def _chosen(state: State, player: int, frame: str | None) -> Mapping[str, str]:
    """A player's orders by field, for one frame or for all; fields left open are missing."""
    orders = state.orders_of(player)
    order = orders.for_all if frame is None else orders.order_for(frame)
    ground = next(word for word, value in GIVE_GROUND.items() if value is orders.give_ground)
    agree = next(word for word, value in AGREE.items() if value is orders.agrees)
    ordered = {"agree": agree, "target": order.target, "defend": order.defend, "then": order.then, "ground": ground}
    return {name: value for name, value in ordered.items() if value not in (None, ASK)}


# -- kept secret ------------------------------------------------------------------------------------------------------


def _hidden(state: State, player: int | None) -> State:
    """The state without the orders of other players; None sees everything."""
    if player is None or not state.orders:
        return state
    return structs.replace(state, orders=tuple(item for item in state.orders if item.player == player))


def _sealed(event: AnyEvent) -> AnyEvent:
    """The event without the content of orders: only that some were given is known."""
    return OrdersSet(event.player, (), None) if isinstance(event, OrdersSet) else event


SECRETS: capabilities.Secrets[State] = capabilities.Secrets(_hidden, _sealed)


# -- rehearsed --------------------------------------------------------------------------------------------------------


class Rehearsal(Struct, frozen=True):
    """A frame attacked now from a range: its target, roll, defense, and what it does then; ``ask`` where not ordered.

    ``ready`` is false for a frame that has acted: it keeps the ``defense`` it has.
    """

    range: str
    ready: bool
    target: str
    dice: tuple[Die, ...]
    defend: str
    then: str
    defense: int | None = None


def rehearse(state: State, frame_id: str) -> Iterator[Rehearsal]:
    """One rehearsal for each range. Raises ``KeyError`` for no such frame."""
    frame = state.frame(frame_id)
    order = state.orders_of(frame.owner).order_for(frame_id)
    for span in Range:
        target = order.target or ASK
        if target == "attacker" and not can_attack(frame.systems, span):
            target = "nobody"
        shooting = span if target == "attacker" else None
        dice = pool(state.profile.dice, frame.systems, white=frame.white, attack_range=shooting)
        rolled = dice if frame.ready else ()
        yield Rehearsal(str(span), frame.ready, target, rolled, order.defend or ASK, order.then or ASK, frame.defense)
