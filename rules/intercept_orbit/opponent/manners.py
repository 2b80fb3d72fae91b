"""How a beginner leads a fleet, who shoots the nearest and flies straight on; and the styles of those who know better.

The factors of what speaks for a choice: see ``Worth``.
"""

from collections.abc import Mapping

from rules.contract.capabilities import BEGINNER

MANNERS: Mapping[str, Mapping[str, float]] = {
    BEGINNER: {
        "near": 3.0,
        "guns": 0.5,
        "duel": 0.5,
        "course": 0.1,
        "hold": 0.0,
        "straight-on": 2.0,
        "course-range": 6.0,
        "launch": 0.3,
        "move": 0.3,
    },
    "boarder": {"launch": 1.2, "move": 1.3, "duel": 0.9, "course-toward": 0.3, "by-hand": 1.0},
    "carrier": {"duel": 1.3, "guns": 0.9, "to-carrier": 0.3, "by-hand": 1.0},
    "picket": {"guns": 1.3, "course-range": 0.5, "straight-on": 0.2, "by-hand": 1.0},
}
