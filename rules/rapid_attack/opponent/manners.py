"""How a beginner plays, who overlooks stations, cover, spots and the clock; and the styles of those who know them all.

The factors of what speaks for a choice: see ``Worth``.
"""

from collections.abc import Mapping

from rules.contract.capabilities import BEGINNER

MANNERS: Mapping[str, Mapping[str, float]] = {
    BEGINNER: {
        "station": 0.2,
        "cover": 0.0,
        "guard": 0.0,
        "leave": 0.0,
        "spot": 0.0,
        "pass": -1.0,
        "clock": 0.0,
        "harm": 0.1,
        "near": 0.3,
        "idle": 1.0,
        "first": 1.0,
        "shoot": 3.5,
        "reach": 2.0,
        "crowd": 0.1,
    },
    "raider": {"station": 1.15, "cover": 0.6, "forward": 0.1, "by-hand": 1.0},
    "gunline": {"reach": 1.1, "cover": 2.0, "station": 0.95, "forward": -0.1, "to-cover": 0.5, "by-hand": 1.0},
    "keeper": {"guard": 1.6, "cover": 1.4, "forward": -0.2, "by-hand": 1.0},
    "skirmisher": {"near": 0.1, "advance": 1.8, "away": 0.3, "forward": 0.05, "by-hand": 1.0},
}
