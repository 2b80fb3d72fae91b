"""Figures: percentiles, and the table they are printed in."""

import time
from collections.abc import Callable, Sequence

from msgspec import Struct


class Row(Struct, frozen=True):
    """One figure. ``target`` is in the same unit; ``least``: it must be reached rather than kept below."""

    what: str
    figure: float
    unit: str
    floor: str = ""
    target: float | None = None
    why: str = ""
    least: bool = False
    note: str = ""
    section: str = ""

    @property
    def missed(self) -> bool:
        """Whether there is a target that was not reached."""
        if self.target is None:
            return False
        return self.figure < self.target if self.least else self.figure > self.target


def p(values: Sequence[float], share: int) -> float:
    """A percentile: ``p(times, 99)``."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, len(ordered) * share // 100)]


def best(work: Callable[[], object], times: int, rounds: int = 7) -> float:
    """Seconds for one call: the median of ``rounds`` rounds of ``times`` calls."""
    taken = []
    for _ in range(rounds):
        begun = time.perf_counter()
        for _ in range(times):
            work()
        taken.append((time.perf_counter() - begun) / times)
    return p(taken, 50)


def number(value: float) -> str:
    """Three figures at the least: 0.52, 7.31, 24.6, 1,950."""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}" if abs(value) >= 1 else f"{value:.2f}"


def printed(title: str, rows: Sequence[Row]) -> str:
    """A section of the table as text."""
    head = ("", "figure", "floor", "target", "", "")
    lines = [head, *(_cells(row) for row in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(head))]
    text = [f"\n{title}"]
    for line in lines:
        cells = (cell.ljust(width) for cell, width in zip(line, widths, strict=True))
        text.append(("  " + "  ".join(cells)).rstrip())
    return "\n".join(text)


def _cells(row: Row) -> tuple[str, str, str, str, str, str]:
    sign = "≥" if row.least else "≤"
    target = "" if row.target is None else f"{sign} {number(row.target)}" + (f" ({row.why})" if row.why else "")
    verdict = "" if row.target is None else "MISS" if row.missed else "ok"
    return row.what, f"{number(row.figure)} {row.unit}", row.floor or "-", target or "-", verdict, row.note
