"""What a unit could do to others, as data and words."""

from collections.abc import Iterator

from msgspec import Struct

from rules import State, ruleset_of
from rules.contract.capabilities import Prospect
from rules.core.json_input import Facts
from rules.frames.loadout import RANGE_OF
from text import say
from text.odds import needs_line, percent


class Chance(Struct, frozen=True):
    """A chance by name: as a number from 0 to 1, and in words."""

    name: str
    share: float
    text: str


class Odds(Struct, frozen=True, omit_defaults=True):
    """What a unit could do to a target. ``tile``: the range as a picture shows it; ``covers``: what is in between.

    ``beyond``: the terrain in between that is too far from the target to cover it.
    ``move``: how far it would have to move before anything reaches; ``needs``: that in words;
    ``reach``: the chance of coming so far.
    """

    target: str
    tile: str = ""
    range: str = ""
    covers: tuple[str, ...] = ()
    chances: tuple[Chance, ...] = ()
    move: float = 0.0
    beyond: tuple[str, ...] = ()
    needs: str = ""
    reach: float = 1.0

    @property
    def worth(self) -> float:
        """What an attack promises: its chances to hit and destroy, times the chance to come into range. Targets are
        ordered by it."""
        return self.reach * sum(chance.share for chance in self.chances)


def odds_of(state: State, locale: str, name: str) -> Iterator[Odds]:
    """What a unit could do to each of its targets."""
    return (_odds(locale, found) for found in ruleset_of(state).prospects(state, name))


def odds_at(state: State, locale: str, name: str, target: str, declared: Facts) -> Odds | None:
    """What a unit could do to a target as it would be declared; None where that is unknown."""
    found = ruleset_of(state).aimed(state, name, target, declared)
    return None if found is None else _odds(locale, found)


def _odds(locale: str, found: Prospect) -> Odds:
    chances = tuple(Chance(name, round(share, 4), percent(locale, share)) for name, share in found.chances)
    words = say(locale, f"odds-range-{found.range}") if found.range else ""
    tile = RANGE_OF.get(found.range, found.range)
    needs = needs_line(locale, found)
    return Odds(
        found.target,
        tile,
        words,
        found.covers,
        chances,
        round(found.move, 1),
        found.beyond,
        needs,
        round(found.reach, 4),
    )
