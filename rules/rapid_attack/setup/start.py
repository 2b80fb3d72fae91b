"""From companies to the first event: stations, PPA, scores, order (RULINGS 1.7, 1.8; rulebook: "Bidding Phase")."""

from collections.abc import Sequence

from msgspec import Struct, field

from rules.companies.company import Company, FrameDesign, Limits, check
from rules.core.errors import naming_player
from rules.core.json_input import Options
from rules.frames.score import points_per_asset, rank
from rules.rapid_attack.map.battlefield import laid_out
from rules.rapid_attack.profile import Profile
from rules.rapid_attack.rule import Event, on
from rules.rapid_attack.sizes import ANY_SIZE
from rules.rapid_attack.state import Frame, Phase, Player, State, Station

LETTERS = "ABCDE"
ADVANCED = ("split-range", "elevation", "hazards", "initiative", "drop-whites", "jettison")
COMMUNITY = ("initiative-kept", "most-assets")
"""Rules of no book, which players have written down: see docs/rulings.md for who."""
OPTIONS: dict[str, tuple[str | bool, ...]] = {
    "dice": ("bot", "typed"),
    "deployment": ("guided", "free"),
    **dict.fromkeys((*ADVANCED, "trust", "claims", "terrain", *COMMUNITY), (False, True)),
}


class Started(Event, frozen=True):
    """The companies are revealed, with their ``spares``; points per asset and the first order are set."""

    profile: Profile
    size: str
    table: str
    players: tuple[Player, ...]
    frames: tuple[Frame, ...]
    stations: tuple[Station, ...]
    order: tuple[int, ...]
    clock: int
    limits: Limits = ANY_SIZE
    options: Options = field(default_factory=dict)
    spares: tuple[Frame, ...] = ()
    why: str = "ppa"


@on(Started)
def _started(state: None, event: Started) -> State:
    ground, terrain = laid_out(event.table, event.options)
    return State(
        ground=ground,
        terrain=terrain,
        profile=event.profile,
        size=event.size,
        table=event.table,
        players=event.players,
        frames=event.frames,
        stations=event.stations,
        order=event.order,
        clock=event.clock,
        clock_start=event.clock,
        limits=event.limits,
        phase=Phase.BIDDING,
        options=event.options,
        spares=event.spares,
    )


class Entrant(Struct, frozen=True):
    """A player with a company."""

    name: str
    company: Company


def started(profile: Profile, limits: Limits, entrants: Sequence[Entrant], *, table: str, options: Options) -> Started:
    """The first event of a game. Raises ``Illegal`` if a company does not fit, naming its player."""
    split, environmental = profile.plays("split-range", options), profile.plays("hazards", options)
    for entrant in entrants:
        with naming_player(entrant.name):
            check(entrant.company, profile, limits, split=split, environmental=environmental)
    ppa = _ppa(profile, limits, [entrant.company for entrant in entrants])
    scores = [value * (len(e.company.frames) + limits.stations) for value, e in zip(ppa, entrants, strict=True)]
    players = tuple(Player(entrant.name, LETTERS[n], ppa=ppa[n], score=scores[n]) for n, entrant in enumerate(entrants))
    return Started(
        profile=profile,
        size=limits.size,
        table=table,
        players=players,
        frames=tuple(frame for n, entrant in enumerate(entrants) for frame in _frames(profile, n, entrant.company)),
        spares=tuple(frame for n, entrant in enumerate(entrants) for frame in _spares(profile, n, entrant.company)),
        stations=_stations(limits, len(entrants)),
        order=rank(scores, range(len(entrants))),
        clock=limits.clock,
        limits=limits,
        options=dict(options),
    )


def _ppa(profile: Profile, limits: Limits, companies: Sequence[Company]) -> tuple[int, ...]:
    if limits.flat:
        return (profile.ppa,) * len(companies)
    frames = [len(company.frames) for company in companies]
    systems = [sum(len(design.systems) for design in company.frames) for company in companies]
    return points_per_asset(frames, systems, profile.ppa, profile.ppa_edge)


def _frames(profile: Profile, player: int, company: Company) -> list[Frame]:
    return [_frame(profile, player, number, design) for number, design in enumerate(company.frames, start=1)]


def _spares(profile: Profile, player: int, company: Company) -> list[Frame]:
    """The spare frame, or none. It has the number after the last of the others."""
    return [_frame(profile, player, len(company.frames) + 1, design) for design in company.spares]


def _frame(profile: Profile, player: int, number: int, design: FrameDesign) -> Frame:
    frame_id = f"{LETTERS[player]}{number}"
    return Frame(frame_id, player, design.name or frame_id, design.systems, design.rockets, profile.white)


def _stations(limits: Limits, players: int) -> tuple[Station, ...]:
    own = [Station(f"S{LETTERS[p]}{n}", p, p) for p in range(players) for n in range(1, limits.stations + 1)]
    return (*own, *(Station(f"S{n}", None, None) for n in range(1, limits.neutral + 1)))
