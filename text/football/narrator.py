"""The narrator of football: the common one, with football's rulebook and the words of its cards."""

from rules import Event, RulesError, requests
from rules.core.json_input import Facts
from rules.core.request import Option
from rules.football import sights
from rules.football.action import Act, hopeless, why_no_attack
from rules.football.dead_ball import Placed
from rules.football.pitch import mouth
from rules.football.ruleset import Football
from rules.football.run import Moved
from rules.football.state import FAMILY_ID, GOAL, NOTHING, State
from rules.football.turn import TurnEnded
from rules.games import ruleset as ruleset_named
from text.book import Book
from text.facts import NONE, Derivations, FactWords, faces_of, yes_no
from text.fluent.catalogue import say
from text.narrator import Narrator

INITIATIVE = "K10"
"""The dice that coaches assign."""

LINES = """
match football-teams     toss football-pool full-time
match toss               football-teams dead-ball full-time
match football-turn      football-initiative full-time dead-ball
match football-initiative coaching football-turn defending-early
match coaching           football-initiative football-turn
match goal               dead-ball pass-and-shot full-time
match out                dead-ball redeployment fumble
match dead-ball          redeployment out foul
match redeployment       dead-ball toss
match full-time          football-turn goal
table football-declared  line fumble possession
ball football-activation football-target football-defense football-movement football-attack football-marks
ball football-target    football-attack football-pool possession
ball football-pool      football-target frames sprint
ball football-defense   defending-early line football-activation
ball football-movement  possession football-activation hot-rodding
ball possession         steal-and-tackle football-movement fumble
ball football-attack    pass-and-shot steal-and-tackle football-target
ball pass-and-shot      line goal fumble
ball line               defending-early pass-and-shot
ball defending-early    line football-initiative football-defense
ball fumble             out possession pass-and-shot
ball steal-and-tackle   foul tackle-breaks possession
ball foul               dead-ball steal-and-tackle
ball tackle-breaks      steal-and-tackle hot-rodding
ball football-marks     football-activation pass-and-shot steal-and-tackle
ball hot-rodding        football-activation football-pool
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

WHYS = {
    "activation": "football-activation",
    "defense": "football-defense",
    "spot": "football-marks",
    "spotting": "football-marks",
    "declared": "football-declared",
    "judgment": "football-declared",
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


def _whose_foul(facts: Facts) -> str:
    """Whether a restart follows a foul of the ``own`` side of the player who is asked, or of ``theirs``."""
    if facts["restart"] != "foul":
        return NONE
    return "theirs" if facts["side"] == facts["player"] else "own"


def _hopeless(words: FactWords[State], facts: Facts) -> str:
    """Whether no die is left with which the attack would roll dice."""
    asked = next((request for request in requests(words.state) if request.kind == Act.kind), None)
    return yes_no(asked is not None and hopeless(words.state, asked))


def _in_line(state: State, event: Placed) -> bool:
    """Whether a unit is placed as its side has lined up, and not at the ball."""
    restart = state.restart
    return restart is not None and not event.taker and state.owner(event.unit) in restart.lined_up


def _tied(words: FactWords[State], facts: Facts) -> int | None:
    """The number on which units have tied: it stays theirs, whatever they roll after it."""
    units = facts.get("units", ())
    return next((slot.values[0] for slot in words.state.initiative if slot.unit in units), None)


def _if_ball(state: State, facts: Facts) -> str:
    """Whether a unit goes for an opponent that has yet to get the ball."""
    target = str(facts["target"])
    return yes_no(target not in (GOAL, NOTHING, state.ball.holder) and not state.kicks(facts["unit"], target))


def _least_that_hits(state: State, facts: Facts) -> int:
    """The least face of a damage die that hits, with or without somebody in the line."""
    return min(state.profile.good_faces(screened=facts.get("line", NONE) not in (NONE, ())))


def _past_somebody(state: State) -> bool:
    """Whether a shot is aimed past a unit that stands before the middle of the goal."""
    if not state.mapped or state.act.target != GOAL:
        return False
    unit = state.act.unit
    return sights.aim(state, unit, GOAL) != mouth(state, 1 - state.owner(unit))


class FootballWords(FactWords[State]):
    """The words for a state of this family."""

    derivations = Derivations(
        {
            "initiative_dice": lambda words, facts: faces_of(words, INITIATIVE, facts),
            "rolled": lambda words, facts: len(facts["dice"]) if "hits" in facts else None,
            "least": lambda words, facts: _least_that_hits(words.state, facts) if "hits" in facts else None,
            "hopeless": _hopeless,
            "tied": _tied,
            "past": lambda words, facts: yes_no(_past_somebody(words.state)) if "line" in facts else None,
            "if_ball": lambda words, facts: _if_ball(words.state, facts),
            "foul": lambda words, facts: _whose_foul(facts) if "restart" in facts else None,
        }
    )


class FootballNarrator(Narrator[State]):
    """Tells half time, and has words for the cards of that and of a goal."""

    def event_line(self, locale: str, event: Event, state: State) -> str | None:
        """The common line; half time has its own. On a map a run has none before it has ended, nor has a unit that is
        placed with its whole side: the map shows where, and a line said that the side lines up."""
        if isinstance(event, TurnEnded) and event.turn == state.profile.half:
            return self.words(locale, state).sentence("football-half-time", {})
        if state.mapped and (isinstance(event, Moved) or (isinstance(event, Placed) and _in_line(state, event))):
            return None
        return super().event_line(locale, event, state)

    def detail_of(self, option: Option) -> str:
        """The common one; of a die that the run into range needs, what is given up with it."""
        return "run-given-up" if "needed" in option.facts else super().detail_of(option)

    def out_of_range(self, state: State) -> RulesError | None:
        why = None if not state.mapped or state.act.attacked else why_no_attack(state)
        return why if why is not None and why.code == "unit-out-of-range" else None

    def board_labels(self, locale: str, state: State) -> Facts:
        """The labels of every board, and the words of the cards."""
        cards = {card: say(locale, f"football-card-{card}") for card in ("goal", "half-time")}
        return {**super().board_labels(locale, state), **cards}


NARRATOR = FootballNarrator(
    FAMILY_ID, Book(LINES, facts, ERRORS, WHYS), CAPTIONS, words=FootballWords, small="Targeted Rolled"
)
