"""The opponent: it chooses answers from what its seat sees, with randomness of its own.

>>> from rules import RULESETS, FairDice, requests
>>> from think import choose
>>> game, dice = RULESETS["rapid-attack"], FairDice(b"a secret")
>>> companies = [(name, game.generate("demo", 2, dice)) for name in ("Ana", "Ben")]
>>> state = game.new_game(companies, "demo", "declared", {}, dice).state
>>> thought = choose("rapid-attack", game.secrets.view(state, 0), 0, "veteran", seed=1, limit=1.5)
>>> thought.answer in [option.choice for option in requests(state)[0].options]
True

Plain data go in and come out, so that it can run in a process of its own. It knows the rules alone.
"""

from think.choose import choose
from think.levels import ADVISER, LEVELS, Candidate, Level, Thought

__all__ = ["ADVISER", "LEVELS", "Candidate", "Level", "Thought", "choose"]
