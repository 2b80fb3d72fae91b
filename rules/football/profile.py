"""All numbers of Mecha Football (RULINGS 3; rulebook: "Football games", "Movement Scale and Shooting Scale").

Lengths are in shooting units (2 inches); a unit of movement is two of them.
"""

from enum import StrEnum

from msgspec import Struct

from rules.core.dice import Die
from rules.core.profile import written
from rules.frames.loadout import PoolDice


class Range(StrEnum):
    """The three ranges, as in Rapid Attack."""

    HAND_TO_HAND = "hand-to-hand"
    DIRECT_FIRE = "direct-fire"
    ARTILLERY = "artillery"


class Profile(Struct, frozen=True, omit_defaults=True):
    """The game as data. A running match keeps the profile that it started with.

    Match: it has ``turns``; sides change ends after turn ``half``. Each unit rolls an ``initiative`` die; one with
    fewer than ``full`` systems rolls ``light`` of them, and the lowest counts.

    Units: ``systems_max`` systems, ``same_max`` of a type. A unit rolls ``white`` dice besides those of its systems,
    which are ``dice``.
    ``stride``: units of a run for each pip of its die.

    Attacks: a ``damage`` die hits with the faces ``open`` if nobody stands in the line, ``screened`` if somebody does.
    A steal or tackle that misses is a foul if a die shows ``foul``.

    Ranges: ``reach`` ends hand-to-hand range, ``ruler`` direct fire.

    Pitch: ``length`` from west to east, ``width`` from north to south; ``goal`` is the width of a goal, ``radius`` that
    of a unit's base, ``ball`` that of the ball. A unit has a ball within ``touch`` of its base.

    Teams: ``sizes`` are the units of each named size, ``units_max`` those of the largest team.

    Hot-rodding: a system rolls ``hot`` dice, a weapon ``hot_red``.

    Spotting: a unit with ``spot_past`` yellow dice spots others in cover within a ruler, with ``spot_anywhere``
    anywhere. A unit in the line covers a target within ``cover`` of it.

    Tolerance: a distance that misses a range or a run by at most ``close_call`` counts as within.

    Dead balls: a taker may stand up to ``margin`` beside the pitch, a fumbled ball may be put up to ``beyond`` outside
    the lines, and a goal kick is taken ``goal_kick`` before the goal.

    ``agreement``: at a declared table a side agrees to where the other says that its fumbled ball goes.
    """

    id: str = written("football")
    turns: int = written(6)
    half: int = written(3)
    initiative: Die = written("K10")
    stride: int = written(2)
    open: tuple[int, ...] = written((5, 6))
    screened: tuple[int, ...] = written((6,))
    foul: int = written(1)
    white: int = written(2)
    systems_max: int = written(4)
    same_max: int = written(2)
    ruler: float = written(8.0)
    reach: float = written(1.0)
    length: float = written(36.0)
    width: float = written(24.0)
    goal: float = written(2.0)
    radius: float = written(0.5)
    ball: float = written(0.25)
    touch: float = written(0.1)

    # Older logs do not have these: see ``rules.core.profile``.
    dice: PoolDice = PoolDice()
    damage: Die = "R6"
    hot: int = 1
    hot_red: int = 2
    sizes: tuple[tuple[str, int], ...] = (("friendly", 3), ("match", 5))
    units_max: int = 11
    spot_past: int = 1
    spot_anywhere: int = 2
    close_call: float = 0.1
    margin: float = 1.5
    beyond: float = 1.0
    goal_kick: float = 2.0
    full: int = 0
    light: int = 2
    cover: float = 60.0
    agreement: bool = False

    def initiative_dice(self, systems: int) -> int:
        """The initiative dice of a unit with that many systems."""
        return self.light if systems < self.full else 1

    def good_faces(self, *, screened: bool) -> tuple[int, ...]:
        """The faces of damage dice that hit, with or without somebody in the line."""
        return self.screened if screened else self.open

    def hot_dice(self, system: str) -> tuple[Die, ...]:
        """The dice of a free action with a system."""
        return (self.dice.of(system[0]),) * (self.hot_red if system[0] == "R" else self.hot)

    @property
    def line_max(self) -> int:
        """The most units in the line of a kick: everybody but the kicker and its target."""
        return 2 * self.units_max - 2


FOOTBALL = Profile(full=4, cover=1.0, agreement=True)
