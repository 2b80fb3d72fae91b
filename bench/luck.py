"""``python -m bench.luck``: whether the analysis judges luck well, over 100 games of the pilot against the veteran.

Prints a row for docs/opponent.md of each ruleset, in up to 20 seconds of CPU time a game. Luck is right if its mean is
0 within two standard errors: then decisions explain all wins over the first chance.
"""

from __future__ import annotations

import argparse
import math
import statistics
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from think.analysis import Account, Step, analysed, finished
from think.judge import judge
from think.match import begun, decisions

GAMES = {"rapid-attack": 40, "football": 30, "intercept-orbit": 30}
PLAYERS = ("pilot", "veteran")
LIMIT = 20.0
"""Seconds of CPU time an analysis may take: the bar, and the limit of the bot's."""
HEAD = (
    "| ruleset | games | veteran won, over first chance | decisions | luck | not judged | CPU s a game: mean, most |",
    "| --- " * 7 + "|",
)


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a row a ruleset, and one for all."""
    reader = argparse.ArgumentParser(prog="python -m bench.luck", description=__doc__)
    reader.add_argument("--share", type=float, default=1.0, help="of the games")
    reader.add_argument("--processes", type=int, default=2)
    asked = reader.parse_args(arguments)
    print(*HEAD, sep="\n")
    found = list[tuple[Account, float]]()
    with ProcessPoolExecutor(asked.processes) as pool:
        for ruleset, games in GAMES.items():
            own = list(pool.map(partial(_account, ruleset), range(math.ceil(games * asked.share))))
            found += own
            print(_row(ruleset, own), flush=True)
    print(_row("all", found))


def _account(ruleset: str, number: int) -> tuple[Account, float]:
    """The veteran's account of a game on a map, seats changed each time, and the seconds of CPU time that it took."""
    seed, seat = f"luck {number}", (number + 1) % 2
    players = PLAYERS if seat else PLAYERS[::-1]
    played = enumerate(decisions(begun(ruleset, "map", seed), players, seed), 2)
    steps = [Step(seq, one.before, one.after, one.request.player, one.request.kind, one.choice) for seq, one in played]
    started = time.process_time()
    found = finished(analysed(steps, LIMIT), judge)
    return found.accounts[seat], time.process_time() - started


def _row(name: str, found: Sequence[tuple[Account, float]]) -> str:
    accounts, seconds = [account for account, _ in found], [spent for _, spent in found]
    cells = [
        _mean([account.final - account.initial for account in accounts]),
        _mean([account.skill for account in accounts]),
        _mean([account.luck for account in accounts]),
        _mean([account.unjudged for account in accounts]),
        f"{statistics.mean(seconds):.0f}, {max(seconds):.0f}",
    ]
    return f"| {name} | {len(found)} | {' | '.join(cells)} |"


def _mean(shares: Sequence[float]) -> str:
    """The mean of shares of a win in points of a hundred, and twice its standard error."""
    error = statistics.stdev(shares) / math.sqrt(len(shares)) if len(shares) > 1 else math.nan
    return f"{100 * statistics.mean(shares):+.1f} ± {200 * error:.1f}"


if __name__ == "__main__":
    main()
