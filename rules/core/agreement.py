"""Agreement about what is not measured: a player says something, and whom it costs something agrees, or says otherwise;
then the first gives in or insists, and has the last word."""

from __future__ import annotations

from msgspec import Struct, structs

from rules.core.request import Option, option

YES, NO = "yes", "no"
USUAL = ("agreed", "not-so", "give-in", "insist")
"""The labels of the answers: to what was said, and to a doubt about it."""


class Word(Struct, frozen=True):
    """Where the agreement about a player's claim stands: ``agreed``, ``doubted``, or (neither) not answered yet."""

    agreed: bool = False
    doubted: bool = False

    def options(self) -> tuple[Option, Option]:
        """The two answers to the claim; after a doubt those of the player who made it."""
        yes, no = USUAL[2:] if self.doubted else USUAL[:2]
        return option(YES, yes), option(NO, no)

    def answered(self, label: str) -> Word:
        """The word after an answer. Insisting makes it agreed; the caller drops a claim that is withdrawn."""
        return structs.replace(self, agreed=label in ("agreed", "insist"), doubted=label == "not-so")
