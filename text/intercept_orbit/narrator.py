"""The narrator of Intercept Orbit: the common one, with its own rulebook."""

from __future__ import annotations

from rules.intercept_orbit.state.state import FAMILY_ID, State
from text.book import Book
from text.narrator import Narrator

__all__ = ["NARRATOR"]

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
space    orbit-damage       orbit-ranges ship-repair dodging orbit-orders
space    orbit-orders       orbit-damage
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
space    round-end          boarding fuel orbit-round
"""

ERRORS = {
    "ship-turn": "asset-action-used asset-action-not-now",
    "orbit-target": "asset-cannot-at-range company-range",
    "hinge-ruler": "course-unreadable heading-unreadable no-such-hinge hinge-clicked-twice",
    "manoeuvre": "course-too-dear",
    "hvas": "hva-course",
    "orbit-setup": "not-legal-space",
    "fuel": "fuel not-aboard",
    "fleets": """fleet-empty fleet-no-rockets too-many-assets one-asset asset-kind-missing wrong-number-of-tas
        wrong-number-of-hvas""",
    "ships": "ship-system-unknown wrong-number-of-systems too-many-of-a-system",
    "mobile-companies": "asset-carries-nothing companies-unlike-catapults",
    "aces": "too-many-aces ace-missing ace-without-catapult ace-on-no-company",
}

CHARTS = {
    "space": "title dogfight-company dogfight-ship point assault support hit absorbed",
    "course": "title straight turned hinge",
}

CAPTIONS = """
ShipCaptured Destroyed HvaTaken Collided AttackDeclared SystemLost AceLost WhiteLost CourseSet Moved Launched Spotted
Activated RoundEnded
"""

NARRATOR: Narrator[State] = Narrator(FAMILY_ID, Book(LINES, errors=ERRORS, charts=CHARTS), CAPTIONS)
