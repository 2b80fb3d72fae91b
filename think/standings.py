"""The table of the ladder: from pairs of games that were played to lines of Markdown."""

from __future__ import annotations

import math
import random
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import groupby
from pathlib import Path
from typing import TypeVar

from msgspec import DecodeError, Struct, json

from think.match import POLICY, Costs, Played, quantile

R = TypeVar("R")
HEAD = (
    "| ruleset, table | player | Elo (95 %) | games won (95 %) | ms of CPU a decision, p50 / p95 / most |",
    "| --- | --- | --- | --- | --- |",
)
SURE = 1.96
"""Standard errors on each side of a 95 % interval."""


class Task(Struct, frozen=True):
    """A pair of games to play, with sides changed."""

    ruleset: str
    table: str
    one: str
    """An opponent that is compared with ``other``."""
    other: str
    seed: int
    number: int
    """Of the pair."""
    code: int
    """A checksum of what decides how both play: see ``code_of``."""
    size: str = ""
    """Empty: the ruleset's first."""


class Record(Struct, frozen=True):
    """A pair of games that was played; seats are exchanged in the second one."""

    task: Task
    games: tuple[Played, Played]

    @property
    def won(self) -> float:
        """Games that the first player won."""
        return self.games[0].share + 1 - self.games[1].share


def records(file: Path, kind: type[R]) -> list[R]:
    """The records that a run kept in a file, a line of JSON each; one that was killed may have left half a line."""
    found = list[R]()
    for line in file.read_bytes().splitlines() if file.exists() else ():
        with suppress(DecodeError):
            found.append(json.decode(line, type=kind))
    return found


def result(record: Record) -> Result:
    """The result of a pair, for computing ratings."""
    return Result(record.task.one, record.task.other, record.won / 2)


def lines(records: Sequence[Record], seed: int) -> Iterator[str]:
    """The whole table, and what was refused."""
    yield from HEAD
    for where, found in groupby(records, lambda one: (one.task.ruleset, one.task.size, one.task.table)):
        yield from _rows(", ".join(filter(None, where)), list(found), seed)
    games = [game for record in records for game in record.games]
    answers, refused = sum(game.answers for game in games), sum(game.refused for game in games)
    yield ""
    yield f"{len(games):,} games with {answers:,} answers, of which {refused or 'none'} was refused."


def _rows(where: str, records: Sequence[Record], seed: int) -> Iterator[str]:
    """The rows of one ruleset and table, the strongest player first."""
    anchor = POLICY if any(POLICY in (one.task.one, one.task.other) for one in records) else records[0].task.other
    for row in rated([result(one) for one in records], anchor, random.Random(seed)):
        yield f"| {where} | {row.player} | {_elo(row)} | {_met(row.player, records)} | {_times(row.player, records)} |"


def _elo(row: Rated) -> str:
    return f"{row.elo:+.0f}" + (f" ({row.low:+.0f} to {row.high:+.0f})" if row.low < row.high else "")


def _met(player: str, records: Sequence[Record]) -> str:
    own = [one for one in records if one.task.one == player]
    others = dict.fromkeys(one.task.other for one in own)
    return "; ".join(_score(other, [one for one in own if one.task.other == other]) for other in others)


def _score(other: str, records: Sequence[Record]) -> str:
    won, games = sum(one.won for one in records), 2 * len(records)
    low, high = (round(100 * end) for end in interval(won / games, games))
    return f"{won:g} of {games} against {other} ({low} to {high} %)"


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's interval of a share."""
    spread = SURE**2 / games
    middle, wide = share + spread / 2, SURE * math.sqrt((share * (1 - share) + spread / 4) / games)
    return (middle - wide) / (1 + spread), (middle + wide) / (1 + spread)


def _times(player: str, records: Sequence[Record]) -> str:
    costs: Counter[int] = Counter()
    for record in records:
        for own in _costs(player, record):
            costs.update(own)
    return " / ".join(f"{quantile(costs, share):.1f}" for share in (0.5, 0.95, 1.0))


def _costs(player: str, record: Record) -> Iterator[Costs]:
    """What a player's decisions cost in both games of a pair."""
    first, second = record.games
    for name, seat in ((record.task.one, 0), (record.task.other, 1)):
        if name == player:
            yield from (first.costs[seat], second.costs[1 - seat])


def write(path: Path, table: Sequence[str]) -> None:
    """Replace the table in the page at ``path``. Raises ``ValueError`` if the page has none."""
    page = path.read_text().splitlines()
    begins = page.index(HEAD[0])
    ends = next((n for n in range(begins, len(page)) if not page[n].startswith("|")), len(page))
    rest = [line for line in page[ends:] if " answers, of which " not in line]
    path.write_text("\n".join([*page[:begins], *table, *rest]).rstrip() + "\n")


# -- Elo --------------------------------------------------------------------------------------------------------------

STEPS = 200
PRIOR = 0.5
"""Drawn games that are added between players who met, so that nobody is infinitely strong."""
SAMPLES = 200


class Result(Struct, frozen=True):
    """A pair of games with seats exchanged: the players, and the share of the two wins of the first one."""

    one: str
    other: str
    share: float


class Rated(Struct, frozen=True):
    """A player's Elo against the anchor, and the interval that holds it in 95 of 100 samples."""

    player: str
    elo: float
    low: float
    high: float


def elo(results: Sequence[Result], anchor: str) -> dict[str, float]:
    """The Elo of each player; the anchor's is 0."""
    wins: dict[str, float] = defaultdict(float)
    games: dict[tuple[str, str], float] = defaultdict(float)
    for pair in {(result.one, result.other) for result in results}:
        _count(wins, games, Result(*pair, share=0.5), PRIOR)
    for result in results:
        _count(wins, games, result, 2.0)
    strength = dict.fromkeys(wins, 1.0)
    for _ in range(STEPS):
        strength = {player: wins[player] / _expected(player, games, strength) for player in strength}
    return {player: 400 * math.log10(found / strength[anchor]) for player, found in strength.items()}


def _count(wins: dict[str, float], games: dict[tuple[str, str], float], result: Result, number: float) -> None:
    wins[result.one] += number * result.share
    wins[result.other] += number * (1 - result.share)
    games[result.one, result.other] += number


def _expected(player: str, games: Mapping[tuple[str, str], float], strength: Mapping[str, float]) -> float:
    return sum(
        number / (strength[one] + strength[other]) for (one, other), number in games.items() if player in (one, other)
    )


def rated(results: Sequence[Result], anchor: str, luck: random.Random) -> list[Rated]:
    """All players, the strongest first, with intervals from resampled pairs of games."""
    found, samples = elo(results, anchor), list[dict[str, float]]()
    by_pair: dict[tuple[str, str], list[Result]] = defaultdict(list)
    for result in results:
        by_pair[result.one, result.other].append(result)
    for _ in range(SAMPLES):
        drawn = [one for met in by_pair.values() for one in luck.choices(met, k=len(met))]
        samples.append(elo(drawn, anchor))
    return [
        Rated(player, value, *_ends(sorted(sample[player] for sample in samples)))
        for player, value in sorted(found.items(), key=lambda item: -item[1])
    ]


def _ends(values: list[float]) -> tuple[float, float]:
    return values[int(0.025 * len(values))], values[int(0.975 * len(values)) - 1]
