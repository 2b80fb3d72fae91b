"""Standing orders of Rapid Attack: for a player, for all frames, and for single ones."""

from collections.abc import Callable, Iterator, Mapping

from msgspec import Struct, field, structs

from rules.contract import capabilities, standing_orders
from rules.contract.standing_orders import ASK, read_word
from rules.core.dice import Die
from rules.core.draft import Adjudicated
from rules.core.errors import Illegal, Malformed, shown
from rules.core.json_input import Facts
from rules.frames.loadout import can_attack, parse_system, pool
from rules.rapid_attack.profile import Range
from rules.rapid_attack.rule import Draft, Event, on
from rules.rapid_attack.state import WHITE, FrameOrder, Orders, OwnOrder, State

SYSTEMS_MAX = 12
GIVE_GROUND = {"": None, "give": True, "hold": False}
CHOICES = {"target": ("attacker", "nobody"), "defend": ("best", "blue", "none"), "then": ("done", "attack")}
"""What a frame does that an attack calls up.

Its ``target`` is the ``attacker`` if the frame can attack at that range, or ``nobody``; it ``defend``s with the
``best`` die, with the best ``blue`` one to keep whites, or with ``none``; ``then``, when its turn goes on after the
attack, it is ``done``, or ``attack``s back where no question is open. What an order leaves open is asked.
"""
FIELDS = {"losses": (), **CHOICES, "ground": ("give", "hold"), "agree": ("always",)}


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
    mine = Orders(event.player, event.losses, event.give_ground, event.for_all, event.frames, event.agrees)
    return standing_orders.with_orders(state, mine)


# -- given ------------------------------------------------------------------------------------------------------------


def _given(state: State, player: int, wanted: Facts) -> OrdersSet:
    """A player's standing orders after a change.

    ``wanted``: ``losses`` as text; ``ground`` (``give``, ``hold``, ``ask``); ``agree`` to what others declare
    (``always``, ``ask``); ``target``, ``defend`` and ``then`` of a frame that an attack calls up (one of its
    ``CHOICES``, or ``ask``), for all frames or for the one that ``frame`` names. Raises ``Illegal``: ``order-frame``,
    ``order-frame-lost``; ``Malformed``.
    """
    orders = _changed(state, state.orders_of(player), wanted)
    return OrdersSet(player, orders.losses, orders.give_ground, orders.for_all, orders.frames, orders.agrees)


def _changed(state: State, orders: Orders, wanted: Facts) -> Orders:
    words = {name: read_word(FIELDS, name, value) for name, value in wanted.items() if name not in ("losses", "frame")}
    if "losses" in wanted:
        orders = structs.replace(orders, losses=_losses(wanted["losses"]))
    if "ground" in words:
        orders = structs.replace(orders, give_ground=GIVE_GROUND[words["ground"]])
    if "agree" in words:
        orders = structs.replace(orders, agrees=words["agree"] == "always")
    chosen = {name: words[name] or None for name in CHOICES if name in words}
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
    words = standing_orders.read_list(text[:200])
    if len(words) > SYSTEMS_MAX:
        raise Malformed("orders-too-long", most=SYSTEMS_MAX)
    named = (WHITE if word.upper() == WHITE else parse_system(word) for word in words)
    return tuple(dict.fromkeys(named))


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
    return standing_orders.orders(Draft, settled, FIELDS, _given, _chosen, ("losses", "ground", "agree"), _units)


def _units(state: State, player: int) -> tuple[tuple[str, str], ...]:
    return tuple((frame.id, frame.name) for frame in state.frames_of(player) if frame.alive)


def _chosen(state: State, player: int, frame: str | None) -> Mapping[str, str]:
    """A player's orders by field, for one frame or for all; fields left open are missing."""
    orders = state.orders_of(player)
    order = orders.for_all if frame is None else orders.order_for(frame)
    ground = next(word for word, value in GIVE_GROUND.items() if value is orders.give_ground)
    agree = "always" if orders.agrees else ""
    ordered = {"agree": agree, "target": order.target, "defend": order.defend, "then": order.then, "ground": ground}
    return {name: value for name, value in ordered.items() if value}


SECRETS: capabilities.Secrets[State] = standing_orders.secrets(lambda player: OrdersSet(player, (), None))


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
