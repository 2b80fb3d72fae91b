"""Words for the referee without Discord, which speaks English."""

from __future__ import annotations

from rules.contract.ruleset import State
from rules.core.json_input import Facts
from rules.core.request import Option, Request
from text.narration import option_label
from text.problems import error_line

__all__ = ["EnglishDescriber"]


class EnglishDescriber:
    """Labels and messages as plain English text."""

    def option(self, state: State, request: Request, option: Option) -> str:
        """The label of an option."""
        return option_label("en", option, state)

    def error(self, code: str, facts: Facts) -> str:
        """The sentence of an error."""
        return error_line("en", code, facts, plain=True)
