"""How a beginner plays, who shoots from anywhere and follows the ball; and the styles of those who know better.

The factors of what speaks for a choice: see ``Worth``.
"""

from collections.abc import Mapping

from rules.contract.capabilities import BEGINNER

MANNERS: Mapping[str, Mapping[str, float]] = {
    BEGINNER: {
        "pass": 0.0,
        "home": 0.0,
        "spot": 0.0,
        "goal": 6.0,
        "shoot": 3.5,
        "duel": 0.3,
        "reach": 2.0,
        "toward-ball": 1.0,
    },
    "passer": {"pass": 1.5},
    "runner": {"pass": 0.7, "shot": 1.1, "goal": 1.5, "toward-goal": 0.3},
    "keeper": {"home": 1.1, "toward-own-goal": 0.1, "duel": 1.1},
}
