"""Points and positions: fleets compared, the roll-off for first place (RULINGS 2.2; rulebook: "Determine each player's
Points per Asset")."""

from msgspec import field, structs

from rules.core.dice import Throw
from rules.core.json_input import Options
from rules.core.request import Option, Request, option
from rules.frames.score import points_per_asset, rank
from rules.intercept_orbit.rule import Draft, Event, Question, on
from rules.intercept_orbit.state.pending import Setup, Tie
from rules.intercept_orbit.state.profile import Profile
from rules.intercept_orbit.state.state import COMPANY, Asset, Phase, Player, State


class Started(Event, frozen=True):
    """The fleets meet. ``least``: the fewest TAs that a player may be left with by a tie."""

    profile: Profile
    size: str
    table: str
    players: tuple[Player, ...]
    assets: tuple[Asset, ...]
    order: tuple[int, ...]
    least: int = 1
    options: Options = field(default_factory=dict)
    why: str = "fleets"


@on(Started)
def _started(state: None, event: Started) -> State:
    return State(
        event.players,
        event.assets,
        event.profile,
        event.options,
        event.size,
        event.table,
        least=event.least,
        order=event.order,
        clock=event.profile.clock,
    )


class BidCounted(Event, frozen=True):
    """Fleets were compared: points per asset, scores and order."""

    ppa: tuple[int, ...]
    scores: tuple[int, ...]
    order: tuple[int, ...]
    why: str = "orbit-points"


@on(BidCounted)
def _bid_counted(state: State, event: BidCounted) -> State:
    players = tuple(
        structs.replace(player, ppa=ppa, score=score)
        for player, ppa, score in zip(state.players, event.ppa, event.scores, strict=True)
    )
    return structs.replace(state, players=players, order=event.order)


class RolledOff(Event, frozen=True):
    """Players tied for first place rolled a die each, in parallel. ``player`` won; None: they are tied again."""

    players: tuple[int, ...]
    faces: tuple[int, ...]
    player: int | None
    why: str = "orbit-positions"

    def throws(self, before: State) -> tuple[Throw, ...]:
        return (Throw(("W6",) * len(self.faces), self.faces),)


@on(RolledOff)
def _rolled_off(state: State, event: RolledOff) -> State:
    tie = None if event.player is None else Tie(state.leaders, event.player)
    return structs.replace(state, drawn=state.drawn + len(event.faces), tie=tie)


class TieKept(Event, frozen=True):
    """The winner of the roll-off lets the tie stand, and goes first."""

    player: int
    order: tuple[int, ...]
    why: str = "orbit-positions"


@on(TieKept)
def _tie_kept(state: State, event: TieKept) -> State:
    return structs.replace(state, order=event.order, tie=None, tied=True)


class Withdrawn(Event, frozen=True):
    """The winner of the roll-off leaves a TA at home, and the companies that lose their catapult with it."""

    player: int
    assets: tuple[str, ...]
    why: str = "orbit-positions"


@on(Withdrawn)
def _withdrawn(state: State, event: Withdrawn) -> State:
    for asset in event.assets:
        state = state.with_asset(asset, left="withdrawn", ace=None)
    return structs.replace(state, tie=None)


class AceMoved(Event, frozen=True):
    """An ace whose company stays at home leads another one."""

    company: str
    ace: str
    why: str = "orbit-positions"


@on(AceMoved)
def _ace_moved(state: State, event: AceMoved) -> State:
    return state.with_asset(event.company, ace=event.ace)


class PositionsTaken(Event, frozen=True):
    """Defender, primary attacker, and everybody else a secondary attacker."""

    defender: int
    primary: int
    why: str = "orbit-positions"


@on(PositionsTaken)
def _positions_taken(state: State, event: PositionsTaken) -> State:
    return structs.replace(state, defender=event.defender, primary=event.primary, phase=Phase.SETUP, setup=Setup())


def compare(draft: Draft) -> None:
    """Count points per asset, scores and order of the fleets."""
    state = draft.state
    players = range(len(state.players))
    own = [list(state.assets_of(player)) for player in players]
    tactical = [sum(1 for a in assets if a.tactical) for assets in own]
    systems = [sum(len(a.systems) + len(a.lost) for a in assets if a.ship) for assets in own]
    ppa = points_per_asset(tactical, systems, state.profile.ppa)
    scores = tuple(ppa[player] * state.worth(player) + state.players[player].adjust for player in players)
    draft.emit(BidCounted(ppa, scores, rank(scores, tuple(players))))


class KeepTie(Question):
    """Whether the winner of a roll-off for first place lets the tie stand, or leaves a TA at home: ``stand``
    [keep-tie]; ``withdraw:A1`` [withdraw; asset]. Facts: tied."""

    kind = "tie"
    why = "orbit-positions"
    at = (Phase.BIDDING,)
    least = "stand"

    def step(self, draft: Draft) -> bool:
        state = draft.state
        if state.tie is not None:
            if _removable(state, state.tie.asked):
                return False
            _keep(draft, state.tie.asked)
        elif len(state.leaders) > 1 and not state.tied:
            among = state.leaders
            while len(among) > 1:
                faces = draft.dice.roll(("W6",) * len(among))
                best = tuple(player for player, face in zip(among, faces, strict=True) if face == max(faces))
                draft.emit(RolledOff(among, faces, best[0] if len(best) == 1 else None))
                among = best
        else:
            draft.emit(PositionsTaken(state.order[0], state.order[1]))
        return True

    def ask(self, state: State) -> Request:
        tie = state.tie_now
        found = (option(f"withdraw:{a.id}", "withdraw", asset=a.id) for a in _removable(state, tie.asked))
        return self.request_to(state, tie.asked, (option("stand", "keep-tie"), *found), tied=list(tie.tied))

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        """Let the tie stand, or leave a TA at home and compare the fleets again."""
        if chosen.label == "keep-tie":
            _keep(draft, request.player)
            return
        going = _with_it(draft.state, draft.state.asset(chosen.facts["asset"]))
        ace = next((draft.state.asset(a).ace for a in going if draft.state.asset(a).ace), None)
        draft.emit(Withdrawn(request.player, going))
        heir = next((a for a in draft.state.assets_of(request.player) if a.kind == COMPANY), None)
        if ace is not None and heir is not None:
            draft.emit(AceMoved(heir.id, ace))
        compare(draft)


def _keep(draft: Draft, player: int) -> None:
    others = tuple(other for other in draft.state.order if other != player)
    draft.emit(TieKept(player, (player, *others)))


def _removable(state: State, player: int) -> list[Asset]:
    """The TAs that a player could leave at home without falling below the fewest, or having no ship left."""
    own = [asset for asset in state.assets_of(player) if asset.tactical]
    ships = sum(1 for asset in own if asset.ship)
    return [
        asset
        for asset in own
        if len(own) - len(_with_it(state, asset)) >= state.least and (not asset.ship or ships > 1)
    ]


def _with_it(state: State, asset: Asset) -> tuple[str, ...]:
    """The TA, and the companies that would have no catapult without it, the ace's last of all."""
    if not asset.ship:
        return (asset.id,)
    own = state.assets_of(asset.owner)
    catapults = sum(a.systems.count("K") for a in own if a.ship and a.id != asset.id)
    companies = sorted((a for a in own if a.kind == COMPANY), key=lambda a: a.ace is None)
    return (asset.id, *(a.id for a in companies[max(0, catapults) :]))
