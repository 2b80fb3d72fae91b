"""Questions about games: the ruleset to start from, whether there is a map, and whose turn goes on."""

from rules import RULESETS, State
from table import Change, Game
from table.game import is_bot

MAP = "map"


def known_ruleset(name: str | None = None) -> str:
    """The id of that ruleset, or of the first one where it is None or unknown."""
    return name if name is not None and name in RULESETS else next(iter(RULESETS))


def usual_table(ruleset: str) -> str:
    """A map, where the ruleset has one."""
    tables = RULESETS[ruleset].tables
    return MAP if MAP in tables else tables[0]


def on_map(game: Game) -> bool:
    """Whether the game is played on a map."""
    return game.table == MAP


def is_acting(state: State) -> bool:
    """Whether a unit is acting: states keep acting units in ``stack``."""
    return bool(getattr(state, "stack", False))


def bot_goes_on(change: Change) -> bool:
    """Whether a bot's turn goes on. The channel shows a bot's turn only when it is complete."""
    before, after = change.before, change.after
    if not is_bot(change.actor) or not after.bots_turn:
        return False
    return before is None or before.state is None or not is_acting(before.state) or is_acting(after.played)
