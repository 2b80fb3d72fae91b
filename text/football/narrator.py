"""The narrator of football: the common one, with football's rulebook and the words of its cards."""

from rules import Event
from rules.core.json_input import Facts
from rules.football.ruleset import Football
from rules.football.state import FAMILY_ID, State
from rules.football.turn import TurnEnded
from rules.games import ruleset as ruleset_named
from text.book import Book
from text.facts import Derivations, FactWords, faces_of
from text.fluent.catalogue import say
from text.narrator import Narrator

INITIATIVE = "K10"
"""The dice that coaches assign."""

LINES = """
football football-teams     toss football-pool full-time
football toss               football-teams dead-ball full-time
football football-turn      football-initiative full-time dead-ball
football football-initiative coaching football-turn defending-early
football coaching           football-initiative football-turn
football football-target    football-attack football-pool possession
football football-pool      football-target frames sprint
football football-movement  possession movement hot-rodding
football possession         steal-and-tackle football-movement fumble
football football-attack    pass-and-shot steal-and-tackle football-target
football pass-and-shot      line goal fumble
football line               defending-early pass-and-shot
football defending-early    line football-initiative defense
football goal               dead-ball pass-and-shot full-time
football fumble             out possession pass-and-shot
football steal-and-tackle   foul tackle-breaks possession
football foul               dead-ball steal-and-tackle
football tackle-breaks      steal-and-tackle losses
football out                dead-ball redeployment fumble
football dead-ball          redeployment out foul
football redeployment       dead-ball toss
football hot-rodding        football-turn football-pool
football full-time          football-turn goal
"""

ERRORS = {
    "redeployment": "not-legal-place must-be-placed",
    "football-teams": "unequal-teams no-rockets no-spares-here",
    "line": "line-malformed line-unit line-twice",
    "football-target": "unit-not-a-target unit-cannot-at-range artillery-is-for-kicks no-target-declared",
    "football-attack": "unit-action-used unit-out-of-range",
    "fumble": "fumble-not-there",
    "steal-and-tackle": "line-tackle",
    "possession": "ball-elsewhere ball-not-now",
}


def facts(locale: str, ruleset: str) -> dict[str, int]:
    """The numbers that its pages use."""
    game = ruleset_named(ruleset)
    assert isinstance(game, Football)
    profile = game.profile
    return {"systems": profile.systems_max, "same": profile.same_max, "full": profile.full, "light": profile.light}


CAPTIONS = (
    "Scored AttackDeclared Fouled BallTaken BallOut Fumbled Hotrodded Spotted Went Moved Placed Activated TurnBegan"
)


class FootballWords(FactWords[State]):
    """The words for a state of this family."""

    derivations = Derivations({"initiative_dice": lambda words, facts: faces_of(words, INITIATIVE, facts)})


class FootballNarrator(Narrator[State]):
    """Tells half time, and has words for the cards of that and of a goal."""

    def event_line(self, locale: str, event: Event, state: State) -> str | None:
        """The common line; the end of the first half's last turn has one of its own."""
        if isinstance(event, TurnEnded) and event.turn == state.profile.half:
            return self.words(locale, state).sentence("football-half-time", {})
        return super().event_line(locale, event, state)

    def board_labels(self, locale: str, state: State) -> Facts:
        """The labels of every board, and the words of the cards."""
        cards = {card: say(locale, f"football-card-{card}") for card in ("goal", "half-time")}
        return {**super().board_labels(locale, state), **cards}


NARRATOR = FootballNarrator(FAMILY_ID, Book(LINES, facts, ERRORS), CAPTIONS, words=FootballWords)
