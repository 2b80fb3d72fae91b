"""Which adjudicator reads which ruleset, and what differs in many games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from tests.independent.adjudicator import Adjudicator, Difference
from tests.independent.football.judge import Football
from tests.independent.games import Transcript
from tests.independent.intercept_orbit.judge import InterceptOrbit
from tests.independent.rapid_attack.judge import RapidAttack

JUDGES: dict[str, type[Adjudicator]] = {
    "rapid-attack": RapidAttack,
    "mez": RapidAttack,
    "unofficial": RapidAttack,
    "football": Football,
    "intercept-orbit": InterceptOrbit,
}
RULESETS = tuple(JUDGES)
TABLES = ("declared", "map")


def read(game: Transcript) -> Counter[str]:
    """Check a game by its own books; the open differences in it, counted. Raises ``Difference``."""
    judge = JUDGES[game.ruleset]()
    judge.read(game)
    return judge.noted


def differences(games: Iterable[Transcript], noted: Counter[str] | None = None) -> Iterator[Difference]:
    """The first difference of each game that has one; open ones are added to ``noted``."""
    for game in games:
        try:
            found = read(game)
        except Difference as difference:
            yield difference
        else:
            if noted is not None:
                noted.update(found)
