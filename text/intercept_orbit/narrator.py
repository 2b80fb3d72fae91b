"""The narrator of Intercept Orbit: the common one, with its own rulebook."""

from typing import TypeAlias

from rules import RulesError
from rules.core.json_input import Facts
from rules.intercept_orbit.movement.collisions import risks
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.space.bases import span
from rules.intercept_orbit.state.pools import chart_range, faces_that_hit
from rules.intercept_orbit.state.profile import Range
from rules.intercept_orbit.state.state import COMPANY, FAMILY_ID, NOBODY, State
from rules.intercept_orbit.turn.act import stopped_by
from rules.intercept_orbit.turn.refused import why_no_attack
from text.book import Book
from text.facts import NONE, Derivations, FactWords, faces_of, yes_no
from text.fluent.catalogue import Argument, say
from text.narrator import Narrator
from text.odds import percent
from text.words import course_text, course_words, decimal

# -- facts ------------------------------------------------------------------------------------------------------------

RAM = "W6"
"""The dice of collisions."""
Words: TypeAlias = FactWords[State]


def _ram_faces(words: Words, facts: Facts, faces: tuple[int, ...]) -> str:
    """The faces of collision dice that hit one of the two; none where no dice fell."""
    return " ".join(map(str, faces)) if facts["dice"] else NONE


def _fuel(words: Words, facts: Facts) -> str | None:
    if not isinstance(facts.get("fuel"), tuple):
        return None
    pairs = zip(facts["companies"], facts["fuel"], strict=True)
    return ", ".join(f"{words.name(company)} {left}" for company, left in pairs) or NONE


def _ppa(words: Words, facts: Facts) -> str | None:
    """Points per asset of each player."""
    if not isinstance(facts.get("ppa"), tuple):
        return None
    return " · ".join(f"{words.player(number)} {points}" for number, points in enumerate(facts["ppa"]))


def _clicks(words: Words, facts: Facts) -> str | None:
    """A course's hinges with their clicks: ``2L 4RR``."""
    clicks = facts.get("clicks")
    if not isinstance(clicks, list | tuple):
        return None
    turns = (f"{hinge}{('L' if click < 0 else 'R') * abs(click)}" for hinge, click in enumerate(clicks, 1) if click)
    return course_text(words.locale, " ".join(turns)) or NONE


def _course(words: Words, facts: Facts) -> str | None:
    """A course as the reader writes it: ``5 2L 4R``."""
    text = facts.get("course")
    return course_text(words.locale, text) if isinstance(text, str) else None


def _written(words: Words, facts: Facts) -> str | None:
    """An answer on a map as the reader writes it."""
    text = facts.get("written")
    return course_text(words.locale, text) if isinstance(text, str) else None


def _flown(words: Words, facts: Facts) -> str | None:
    """A course in words: its speed, and each hinge that is clicked."""
    if facts.get("verb") != "course" or not facts.get("written"):
        return None
    return course_words(words.locale, facts["written"])


def _way(words: Words, facts: Facts) -> str | None:
    """The side to which a ship turns by so many clicks."""
    clicks = facts.get("clicks")
    if not isinstance(clicks, int):
        return None
    return "port" if clicks < 0 else "starboard" if clicks else NONE


def _count(words: Words, facts: Facts) -> int | None:
    """The number of clicks, to either side."""
    clicks = facts.get("clicks")
    return abs(clicks) if isinstance(clicks, int) else None


def _announced(words: Words, facts: Facts) -> int | str | None:
    """The spot that the attack under way will use."""
    if "what" not in facts:
        return None
    act = words.state.stack[-1] if words.state.stack else None
    used = act is not None and act.attack is not None and act.attack.with_spot
    return (words.state.asset(act.target).spot or 0) if act is not None and used else NONE


def _ready(words: Words, facts: Facts) -> int | None:
    """How many assets of a player have still to take their turn this round."""
    player = facts.get("player")
    return sum(asset.ready for asset in words.state.assets_of(player)) if isinstance(player, int) else None


def _risks(words: Words, facts: Facts) -> str | None:
    """What a collision may do to each of the two ships."""
    if not facts.keys() >= {"asset", "speed"} or not facts.keys() & {"target", "debris"}:
        return None
    mover, met = (words.state.asset(facts[name]) for name in ("asset", "target" if "target" in facts else "debris"))
    told = (
        say(
            words.locale,
            "intercept-orbit-risk",
            asset=words.name(risk.asset),
            faces=", ".join(map(str, risk.faces)),
            left=risk.left,
            lost=decimal(words.locale, round(risk.lost, 1)),
            all=percent(words.locale, risk.all_lost) if risk.all_lost else NONE,
        )
        for risk in risks(words.state, mover, met, facts["speed"])
    )
    return " · ".join(told) or NONE


def _beyond(words: Words, facts: Facts) -> Argument | None:
    """What stands in the way of an attack in the open, too far from its target to cover it."""
    if "beyond" in facts:
        return None
    if not words.state.mapped or facts["cover"] is not None:
        return NONE
    return words.fact("beyond", measure.covers(words.state, facts["asset"], facts["target"], beyond=True))


def _whose(words: Words, facts: Facts) -> str:
    """The owner of a target that is not the player's own."""
    owner = words.state.asset(facts["target"]).owner
    return NONE if owner in (NOBODY, facts["player"]) else words.player(owner)


def _when(words: Words, facts: Facts) -> str:
    """Whether a target is in range ``now``, ``far`` from it, or too ``near``."""
    if facts["now"] is not False:
        return "now"
    return "near" if facts["far"] <= span(words.state.profile, Range(facts["range"]))[0] else "far"


def _least(words: Words, facts: Facts) -> int | str | None:
    """The least face of a damage die that hits; none without dice."""
    if "hits" not in facts or "target" not in facts:
        return None
    if not facts["dice"]:
        return NONE
    row = chart_range(words.state.asset(facts["asset"]).kind == COMPANY, Range(facts["range"]))
    return min(faces_that_hit(words.state.profile, row, words.state.asset(facts["target"]).kind), default=0)


class OrbitWords(FactWords[State]):
    """The words for a state of this family."""

    derivations = Derivations(
        {
            "ram_dice": lambda words, facts: faces_of(words, RAM, facts),
            "taken_by": lambda words, facts: _ram_faces(words, facts, words.state.profile.ram_taken),
            "dealt_by": lambda words, facts: _ram_faces(words, facts, words.state.profile.ram_dealt),
            "fuel": _fuel,
            "ppa": _ppa,
            "clicks": _clicks,
            "course": _course,
            "written": _written,
            "flown": _flown,
            "way": _way,
            "announced": _announced,
            "count": _count,
            "risks": _risks,
            "when": _when,
            "beyond": _beyond,
            "still": lambda words, facts: yes_no(facts["length"] == 0) if "length" in facts else None,
            "whose": _whose,
            "least": _least,
            "thrown": lambda words, facts: len(facts["dice"]) if "hits" in facts else None,
            "moved": lambda words, facts: yes_no("straight" not in facts["labels"]) if "labels" in facts else None,
            "may_pass": lambda words, facts: yes_no("pass" in facts["labels"]),
            "itself": lambda words, facts: yes_no(facts["screen"] == facts["target"]) if "screen" in facts else None,
            "ready": _ready,
            "stopped": lambda words, facts: stopped_by(words.state) if "kind" in facts and words.state.stack else None,
            "speaker": lambda words, facts: words.player(facts["by"]) if isinstance(facts.get("by"), int) else None,
        }
    )


# -- the narrator -----------------------------------------------------------------------------------------------------

LINES = """
fleet    fleets             ships mobile-companies hvas orbit-points
fleet    ships              ship-weapons ship-defense comms catapults
fleet    ship-weapons       orbit-ranges orbit-target ships
fleet    ship-defense       orbit-cover ships
fleet    comms              orbit-spotting ships
fleet    catapults          launching mobile-companies ships
fleet    hvas               hva-capture edge-of-space fleets
fleet    mobile-companies   company-turn aces fuel
fleet    aces               mobile-companies boarding fleets
fleet    orbit-points       orbit-positions fleets ship-capture
fleet    orbit-positions    orbit-points orbit-setup
fleet    orbit-setup        debris orbit-positions orbit-round
fleet    debris             orbit-cover debris-hit orbit-setup

space    orbit-round        ship-turn company-turn round-end
space    ship-turn          orbit-target manoeuvre launching ship-repair
space    company-turn       orbit-target fuel clinging aces
space    orbit-target       orbit-ranges ship-weapons
space    orbit-ranges       orbit-damage orbit-cover orbit-target            space
space    orbit-cover        debris ship-defense orbit-spotting               space
space    orbit-defense      orbit-damage ship-defense orbit-cover
space    orbit-damage       orbit-ranges ship-repair dodging orbit-orders
table    orbit-orders       orbit-damage
space    ship-repair        ship-turn launching
space    manoeuvre          hinge-ruler collisions ship-turn
space    hinge-ruler        manoeuvre collisions                             course
space    collisions         debris-hit hinge-ruler edge-of-space
space    debris-hit         debris collisions
space    edge-of-space      manoeuvre hvas
space    clinging           boarding launching abandoning
space    launching          fuel catapults clinging
space    fuel               drifting launching dodging
space    drifting           fuel clinging
space    dodging            orbit-damage fuel
space    orbit-spotting     comms orbit-cover aces
space    boarding           ship-capture aces clinging
space    ship-capture       boarding abandoning orbit-points
space    hva-capture        hvas orbit-points
space    abandoning         ship-capture fuel
table    orbit-declared     orbit-ranges orbit-cover hva-capture
space    round-end          boarding fuel orbit-round
"""

ERRORS = {
    "ship-turn": "asset-action-used asset-action-not-now",
    "orbit-round": "asset-not-ready",
    "orbit-target": "asset-cannot-at-range asset-not-a-target company-range",
    "hinge-ruler": "course-unreadable heading-unreadable no-such-hinge hinge-clicked-twice",
    "manoeuvre": "course-too-dear",
    "hvas": "hva-course",
    "orbit-setup": "not-legal-space",
    "fuel": "fuel not-aboard",
    "hva-capture": "path-not-alone",
    "fleets": """fleet-empty fleet-no-rockets too-many-assets one-asset asset-kind-missing wrong-number-of-tas
        wrong-number-of-hvas""",
    "ships": "ship-system-unknown wrong-number-of-systems too-many-of-a-system",
    "mobile-companies": "asset-carries-nothing companies-unlike-catapults",
    "aces": "too-many-aces ace-missing ace-without-catapult ace-on-no-company",
}

WHYS = {
    "defense": "orbit-defense",
    "tactical-order": "orbit-round",
    "declared": "orbit-declared",
    "judgment": "orbit-declared",
}

CHARTS = {
    "space": "title dogfight-company dogfight-ship point assault support hit absorbed",
    "course": "title straight turned hinge",
}

CAPTIONS = """
ShipCaptured Destroyed HvaTaken Collided AttackDeclared SystemLost AceLost WhiteLost CourseSet Moved Launched Spotted
Activated RoundEnded
"""


STEPS = """
Targeted Rolled Boosted CourseSet PathDeclared CoverDeclared SpotAnnounced SpotDecided RideDecided NudgeDeclined
BerthsKept Stopped ScoresChanged
"""
"""What an asset does on the way to what matters."""


class OrbitNarrator(Narrator[State]):
    """The common narrator, which knows what is aboard."""

    def out_of_range(self, state: State) -> RulesError | None:
        why = None if not state.mapped or state.act.attacked else why_no_attack(state)
        return why if why is not None and why.facts["why"] in ("too-near", "too-far") else None

    def host_of(self, state: State, unit: str) -> str:
        asset = state.asset(unit)
        return asset.host or NONE if asset.aboard else NONE


NARRATOR = OrbitNarrator(
    FAMILY_ID, Book(LINES, errors=ERRORS, whys=WHYS, charts=CHARTS), CAPTIONS, words=OrbitWords, small=STEPS
)
