"""Collisions: decisions, dice, and the turns and pushes that follow (RULINGS 2.4; rulebook: "Ramming,
Collisions, and Passing", "Collision dice")."""

from msgspec import Struct, structs

from rules.contract.capabilities import Choice
from rules.contract.choosing import named
from rules.core.collections import present
from rules.core.dice import Throw, chance_of
from rules.core.request import Option, Request, option
from rules.intercept_orbit.combat.losses import DebrisRemoved
from rules.intercept_orbit.movement.aces import aboard
from rules.intercept_orbit.movement.contacts import clear_stop, contact_over, meeting, shift
from rules.intercept_orbit.possession import settle
from rules.intercept_orbit.rule import COLLISION, JOURNEY, YES, Draft, Event, Question, on, yes_no
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.state.pending import Collision, Contact, Point
from rules.intercept_orbit.state.state import COMPANY, DEBRIS, FRIGATE, HVA, Asset, State


class Stopped(Event, frozen=True):
    """A mover stops short: it touches what it meets. ``at`` and ``heading`` on a map.

    At a declared table who is alone at an HVA was said of the end of the whole way, and is said again.
    """

    asset: str
    against: str
    at: Point | None = None
    heading: float = 0.0
    why: str = "collisions"

    vacates = True


@on(Stopped)
def _stopped(state: State, event: Stopped) -> State:
    return stopped(state, event.asset, event.at, event.heading)


def stopped(state: State, asset: str, at: Point | None, heading: float) -> State:
    """The state after something has come to rest short of the end of its way; ``at`` on a map."""
    if at is not None:
        state = state.with_asset(asset, at=at, heading=heading)
    state = state.moved(asset)
    return state.with_journey(arrived=True, contacts=(), claims=()) if state.journey is not None else state


class Avoided(Event, frozen=True):
    """A pip was spent to go around debris."""

    asset: str
    debris: str
    pips: int
    why: str = "debris-hit"


@on(Avoided)
def _avoided(state: State, event: Avoided) -> State:
    return contact_over(state.with_top(pips=event.pips))


class RamDecided(Event, frozen=True):
    """Whether a player wants two ships to collide."""

    player: int
    asset: str
    target: str
    ram: bool
    why: str = "collisions"


@on(RamDecided)
def _ram_decided(state: State, event: RamDecided) -> State:
    """``said`` has the answers in order, 1 for a collision."""
    return state.with_journey(said=(*state.journey_now.said, int(event.ram)))


class Collided(Event, frozen=True):
    """A collision's dice, one for each unit of ``speed``: ``taken`` hits on the rammer, ``hits`` on the target."""

    asset: str
    target: str
    speed: int
    dice: tuple[int, ...]
    taken: int
    hits: int
    why: str = "collisions"

    def throws(self, before: State) -> tuple[Throw, ...]:
        owner = before.asset(self.asset).owner
        return (Throw(("W6",) * len(self.dice), self.dice, False, owner),) if self.dice else ()


@on(Collided)
def _collided(state: State, event: Collided) -> State:
    owners = state.asset(event.asset).owner, state.asset(event.target).owner
    collision = Collision(event.asset, event.target, event.speed, event.hits, event.taken, owners=owners)
    state = structs.replace(state, drawn=state.drawn + len(event.dice), collision=collision)
    for asset, hits in ((event.asset, event.taken), (event.target, event.hits)):
        if hits and state.asset(asset).ship:
            state = state.with_hits(asset, hits)
    return state


class Spun(Event, frozen=True):
    """A player turned the other's ship after a collision; ``clicks`` negative: to port. ``heading``: on a map."""

    player: int
    asset: str
    clicks: int
    heading: float = 0.0
    at: Point | None = None
    why: str = "collisions"


@on(Spun)
def _spun(state: State, event: Spun) -> State:
    collision = state.collision_now
    state = structs.replace(
        state, collision=structs.replace(collision, turned=1 if event.asset == collision.target else 2)
    )
    return state if event.at is None else state.with_asset(event.asset, heading=event.heading, at=event.at)


class CollisionEnded(Event, frozen=True):
    """All turns after a collision are made."""

    asset: str
    target: str
    why: str = "collisions"

    vacates = True


@on(CollisionEnded)
def _collision_ended(state: State, event: CollisionEnded) -> State:
    return structs.replace(state, collision=None)


class DebrisPushed(Event, frozen=True):
    """Debris was pushed on by ``distance``."""

    asset: str
    debris: str
    distance: float
    at: Point | None = None
    why: str = "debris-hit"


@on(DebrisPushed)
def _debris_pushed(state: State, event: DebrisPushed) -> State:
    state = state if event.at is None else state.with_asset(event.debris, at=event.at)
    return structs.replace(state, collision=None)


# -- whether they collide ---------------------------------------------------------------------------------------------


class Ram(Question):
    """Whether a player wants two ships to collide: ``yes`` [ram]; ``no`` [let-pass]. Facts: target, speed (as many
    dice)."""

    kind = "ram"
    why = "collisions"
    at = (JOURNEY,)
    least = "no"

    def is_open(self, state: State) -> bool:
        now = meeting(state)
        if now is None or now[1].kind == COMPANY or now[2].how == "beside":
            return False
        return _decider(state, *now) is not None

    def ask(self, state: State) -> Request:
        mover, met, contact = present(meeting(state))
        player, speed = present(_decider(state, mover, met, contact)), state.journey_now.speed
        return self.request_to(state, player, yes_no("ram", "let-pass"), mover.id, target=met.id, speed=speed)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        asset, target = request.facts["asset"], request.facts["target"]
        draft.emit(RamDecided(request.player, asset, target, chosen.choice == YES))

    def choose(self, state: State, request: Request) -> Choice | None:
        """Ram only what has less left to lose."""
        rammer, target = state.asset(request.facts["asset"]), state.asset(request.facts["target"])
        hostile = target.owner != rammer.owner and target.tactical and target.dice_left < rammer.dice_left
        return named(request, "yes" if hostile and request.player == rammer.owner else "no")


def _decider(state: State, mover: Asset, met: Asset, contact: Contact) -> int | None:
    """The player who is asked next whether two assets collide; None when it is settled."""
    players, said = tuple(dict.fromkeys(_having_a_say(state, mover, met, contact.how))), state.journey_now.said
    return None if 1 in said or len(said) >= len(players) else players[len(said)]


def _having_a_say(state: State, mover: Asset, met: Asset, how: str) -> tuple[int, ...]:
    """Green aces aboard before all; a frigate alone; a ship against an HVA; else the mover, then the other.

    Where the mover would end touching a ship, and about debris, only green aces are asked.
    """
    stops = how == "ends" or met.kind == DEBRIS
    if mover.kind == HVA and (stops or met.kind == HVA):
        return ()
    aces = aboard(state, mover, met)
    if aces or stops:
        return tuple(ace.owner for ace in aces)
    if HVA in (mover.kind, met.kind):
        return ((met if mover.kind == HVA else mover).owner,)
    frigates = [ship for ship in (mover, met) if ship.kind == FRIGATE]
    return (frigates[0].owner,) if len(frigates) == 1 else (mover.owner, met.owner)


def happens(state: State, mover: Asset, met: Asset, how: str) -> bool:
    """Whether two assets collide where they meet, by what was said: somebody wants it, or nobody has a say."""
    said = state.journey_now.said
    return 1 in said or (not said and (how == "ends" or met.kind == DEBRIS))


class Avoid(Question):
    """Whether a ship goes around debris for a pip: ``yes`` [avoid]; ``no`` [hit-debris]. Facts: debris, speed (as
    many dice), pips."""

    kind = "avoid"
    why = "debris-hit"
    at = (JOURNEY,)
    least = "yes"

    def is_open(self, state: State) -> bool:
        now = meeting(state)
        if now is None or now[1].kind != DEBRIS or now[2].how == "beside" or state.journey_now.said:
            return False
        return bool(state.stack and state.act.pips)

    def ask(self, state: State) -> Request:
        mover, met, _ = present(meeting(state))
        options = yes_no("avoid", "hit-debris")
        speed = state.journey_now.speed
        return self.request_to(state, mover.owner, options, mover.id, debris=met.id, speed=speed, pips=state.act.pips)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        mover, met, contact = present(meeting(draft.state))
        if chosen.choice == YES:
            draft.emit(Avoided(mover.id, met.id, draft.act.pips_left - 1))
        else:
            collide(draft, mover, met, contact)


# -- the dice, and what follows ---------------------------------------------------------------------------------------


def collide(draft: Draft, mover: Asset, met: Asset, contact: Contact) -> None:
    """Stop the mover where it touches what it meets, and roll: one die for each unit of its speed."""
    profile, speed = draft.state.profile, draft.state.journey_now.speed
    stop = clear_stop(draft.state, contact) if mover.kind == HVA and met.kind == DEBRIS else contact
    draft.emit(Stopped(mover.id, met.id, stop.at, stop.heading))
    shift(draft, mover)
    rammer, target = _rammer_first(mover, met)
    faces = draft.dice.roll(("W6",) * (0 if rammer.kind == HVA else speed))
    taken = sum(1 for face in faces if face in profile.ram_taken)
    hits = sum(1 for face in faces if face in profile.ram_dealt)
    why = "debris-hit" if met.kind == DEBRIS else "collisions"
    draft.emit(Collided(rammer.id, target.id, speed, tuple(sorted(faces)), taken, hits, why=why))
    settle(draft)


def _rammer_first(mover: Asset, met: Asset) -> tuple[Asset, Asset]:
    """A ship that an HVA runs into counts as the rammer."""
    return (met, mover) if mover.kind == HVA and met.kind != DEBRIS else (mover, met)


class Risk(Struct, frozen=True):
    """What a collision may do to a ship: each of these ``faces`` hits. ``lost``: the dice that it loses on average, of
    the ``left`` that it has; ``all_lost``: the chance that it loses them all."""

    asset: str
    faces: tuple[int, ...]
    left: int
    lost: float
    all_lost: float


def risks(state: State, mover: Asset, met: Asset, speed: int) -> tuple[Risk, ...]:
    """The risk of each of the two that is a ship, the rammer first; nothing else is damaged."""
    rammer, target = _rammer_first(mover, met)
    both = ((rammer, state.profile.ram_taken), (target, state.profile.ram_dealt))
    return tuple(_risk(one, faces, speed) for one, faces in both if one.ship and rammer.kind != HVA)


def _risk(ship: Asset, faces: tuple[int, ...], speed: int) -> Risk:
    hits = [chance_of(number, speed, len(faces) / 6) for number in range(1, ship.dice_left + 1)]
    return Risk(ship.id, faces, len(hits), sum(hits), hits[-1] if hits else 1.0)


class Rammed(Question):
    """What becomes of rammed debris: ``remove`` [debris-remove]; ``push`` [debris-push]. Facts: debris, speed."""

    kind = "debris"
    why = "debris-hit"
    at = (COLLISION,)
    least = "remove"

    def is_open(self, state: State) -> bool:
        return state.asset(state.collision_now.target).kind == DEBRIS

    def ask(self, state: State) -> Request:
        now = state.collision_now
        either = (option("remove", "debris-remove"), option("push", "debris-push", distance=now.speed))
        owner = state.asset(now.rammer).owner
        return self.request_to(state, owner, either, now.rammer, debris=now.target, speed=now.speed)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        """Remove it, or push it on by the ship's speed; off the table it is gone."""
        now = draft.state.collision_now
        rammer, debris = draft.state.asset(now.rammer), draft.state.asset(now.target)
        if chosen.label == "debris-remove":
            draft.emit(DebrisRemoved(debris.id, why="debris-hit"))
            return
        at, distance = measure.pushed(draft.state, rammer, debris, now.speed)
        draft.emit(DebrisPushed(rammer.id, debris.id, distance, at))
        if draft.state.mapped and not measure.on_table(draft.state, debris.id):
            draft.emit(DebrisRemoved(debris.id, why="debris-hit"))


class _Turn(Struct, frozen=True):
    """A turn after a collision: ``player`` turns ``asset``, which has hit ``other``, by up to ``most`` clicks."""

    player: int
    asset: Asset
    other: Asset
    most: int


class Spin(Question):
    """How a player turns the other's ship after a collision: ``0`` [spin-none]; ``-2`` [spin; clicks, way (port,
    starboard), count]. Facts: target, hits."""

    kind = "spin"
    why = "collisions"
    at = (COLLISION,)
    least = "0"

    def step(self, draft: Draft) -> bool:
        if _pending_turn(draft.state) is not None:
            return False
        now = draft.state.collision_now
        draft.emit(CollisionEnded(now.rammer, now.target))
        settle(draft)
        return True

    def ask(self, state: State) -> Request:
        turn = present(_pending_turn(state))
        clicks = [n for count in range(1, turn.most + 1) for n in (-count, count)]
        options = (option("0", "spin-none"), *(_spin(n) for n in clicks))
        return self.request_to(state, turn.player, options, turn.other.id, target=turn.asset.id, hits=turn.most)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        """Turn it to starboard or, below 0, to port; on a map no further than it can go."""
        turn, clicks = present(_pending_turn(draft.state)), chosen.facts.get("clicks", 0)
        at, heading = measure.spun(draft.state, turn.asset, clicks, turn.other)
        draft.emit(Spun(turn.player, turn.asset.id, clicks, heading, at))
        shift(draft, turn.asset)


def _pending_turn(state: State) -> _Turn | None:
    """The turn that a player makes next: the rammer's player turns the target first, then the other way round.

    They are the owners at the crash, even if an asset has changed hands since.
    """
    now = state.collision_now
    rammer, target = state.asset(now.rammer), state.asset(now.target)
    first, second = now.owners or (rammer.owner, target.owner)
    turns = (_Turn(first, target, rammer, now.hits), _Turn(second, rammer, target, now.taken))
    for turn in turns[now.turned :]:
        if turn.asset.alive and turn.most and (turn.asset.ship or turn.asset.kind == HVA):
            return turn
    return None


def _spin(clicks: int) -> Option:
    return option(str(clicks), "spin", clicks=clicks, way="port" if clicks < 0 else "starboard", count=abs(clicks))
