"""The chances of an attack outside any game, for families that the common narrator tells."""

from msgspec import Struct

from rules.core.json_input import Facts


class Weighed(Struct, frozen=True):
    """One attack and its chances. ``change``: the difference from the attack asked about; "asked": none.

    ``facts``: those of a sentence, floats among them chances. ``outcomes``: each with its chance, by name.
    """

    change: str
    facts: Facts
    outcomes: tuple[tuple[str, float], ...]
