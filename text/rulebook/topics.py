"""What the rulebook has: its topics, their neighbours and charts, and where a ruling or an error is explained."""

from __future__ import annotations

from msgspec import Struct

__all__ = ["CHARTS", "TOPICS", "Topic", "topic_of_error", "topic_of_why"]


class Topic(Struct, frozen=True):
    """One rule. Its sentences are ``rule-title-<id>``, ``rule-words-<id>``, ``rule-<id>`` and ``rule-ruling-<id>``."""

    id: str
    chapter: str
    related: tuple[str, ...]
    chart: str = ""


_BOOK = """
prepare  materials          demo field measuring
prepare  build              frames measuring
prepare  dice               actions pool activation                      dice
prepare  actions            activation dice pool
prepare  sizes              frames ppa rockets
prepare  measuring          ranges judgment field
prepare  field              measuring deployment

frames   frames             pool sizes ppa split-range
frames   defense-systems    defense cover-frame frames
frames   movement-systems   movement sprint frames
frames   spotting-systems   spotting frames                              spotting
frames   hand-to-hand       ranges hit-chart attack
frames   direct-fire        ranges rockets attack
frames   artillery          ranges spotting attack
frames   rockets            direct-fire pool target
frames   sprint             movement jettison pool
frames   pool               dice frames sprint rockets                   dice

field    ranges             measuring target hand-to-hand artillery      ranges
field    terrain            cover hit-chart movement
field    cover              cover-frame hit-chart terrain judgment       hits
field    cover-frame        cover defense-systems hit-chart              hits
field    stations           contested score giving-ground declared
field    contested          stations score

setup    bidding            ppa score tie-highest positions
setup    ppa                score bidding sizes
setup    score              ppa stations tactical-order end
setup    tie-highest        bidding ppa tie-lowest
setup    tie-lowest         tie-highest positions
setup    positions          deployment score tie-lowest
setup    deployment         perimeter point-frame attackers defender-last
setup    perimeter          deployment stations defender-last
setup    point-frame        deployment ranges attackers
setup    attackers          deployment point-frame positions
setup    defender-last      deployment perimeter cover
setup    demo               materials activation doomsday

round    round              tactical-order combat-order doomsday
round    tactical-order     passing combat-order score
round    passing            tactical-order score
round    combat-order       activation tactical-order defense            combat
round    doomsday           end score round
round    end                score doomsday
round    judgment           declared ranges cover

turn     activation         target defense movement spotting             sequence
turn     target             ranges attack rockets activation
turn     defense            damage-dice combat-order activation
turn     movement           terrain movement-systems stations sprint
turn     attack             damage-dice combat-order ranges cover
turn     spotting           spot spot-lasts spotting-systems             spotting
turn     spot               spotting damage-dice spot-lasts              example
turn     spot-lasts         spot spotting

damage   damage-dice        hit-chart attack spot defense                example
damage   hit-chart          cover losses damage-dice terrain             hits
damage   losses             giving-ground destroyed dropping-whites
damage   giving-ground      stations losses
damage   destroyed          losses score combat-order

table    declared           judgment stations cover
table    host               declared score
table    standing-orders    losses giving-ground

advanced split-range        frames pool ranges
advanced elevation          cover movement terrain
advanced hazards            pool frames
advanced frame-initiative   tactical-order combat-order
advanced dropping-whites    losses destroyed
advanced jettison           sprint pool losses

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
space    orbit-damage       orbit-ranges ship-repair dodging
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

CHARTS = ("hits", "dice", "ranges", "sequence", "combat", "spotting", "example", "space", "course")


def _topic(line: str) -> Topic:
    chapter, name, *rest = line.split()
    chart = rest.pop() if rest[-1] in CHARTS and line.rstrip()[-len(rest[-1]) - 2 :].startswith("  ") else ""
    return Topic(name, chapter, tuple(rest), chart)


TOPICS: dict[str, Topic] = {topic.id: topic for topic in map(_topic, filter(None, _BOOK.splitlines()))}

_LAST_RESORT = "judgment"
_OF_WHY = {"ties": "tie-highest", "initiative": "frame-initiative", "drop-whites": "dropping-whites"}
"""Rulings that events cite by another name than their topic's."""

_OF_ERROR = {
    "target": "no-target odds-target",
    "ranges": "cannot-attack-at-range out-of-range odds-range",
    "actions": "action-used",
    "dice": "wrong-colour die-used die-not-rolled dice-impossible",
    "pool": "dice-needed dice-too-many",
    "activation": "wrong-step not-an-option choice-malformed",
    "spotting": "nobody-to-spot no-unit-to-spot",
    "cover": "odds-cover covers-malformed cover-twice cover-hits cover-piece nowhere-behind",
    "cover-frame": "cover-frame",
    "tactical-order": "not-your-decision",
    "frames": """one-frame system-unknown too-many-systems too-many-of-a-type defense-systems company-empty
        archetype-unknown""",
    "split-range": "split-not-allowed",
    "sizes": "wrong-number-of-frames too-many-frames size-unknown size-number wrong-number-of-players",
    "rockets": "wrong-number-of-rockets",
    "stations": "no-such-station measured",
    "doomsday": "clock",
    "end": "game-over",
    "host": "correction-not-now no-such-asset points no-such-player no-such-frame no-such-unit",
    "declared": "table-unknown path-malformed path-order path-twice path-unknown",
    "movement": "out-of-reach blocked off-the-field place-unreadable place-unknown",
    "deployment": "not-legal-ground",
    "redeployment": "not-legal-place",
    "field": """no-map field-fixed field-missing terrain-fixed field-code field-size no-such-style no-such-shape
        no-such-kind no-such-piece piece-off-field piece-overlaps piece-gap""",
    "hazards": "environmental-not-allowed",
    "elevation": "bricks",
    "terrain": "too-many-pieces",
    "standing-orders": "orders-too-long orders-malformed order-frame order-frame-lost",
    "football-teams": "unequal-teams no-rockets",
    "line": "line-malformed line-unit line-twice",
    "football-target": "unit-cannot-at-range",
    "football-attack": "unit-action-used",
    "steal-and-tackle": "line-tackle",
    "possession": "ball-elsewhere ball-not-now",
    "ship-turn": "asset-action-used asset-action-not-now",
    "orbit-target": "asset-cannot-at-range",
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
_TOPIC_OF_ERROR = {code: topic for topic, codes in _OF_ERROR.items() for code in codes.split()}


def topic_of_why(why: str) -> str:
    """The topic that explains a ruling which an event cites; judgment calls for one that has no topic of its own."""
    return why if why in TOPICS else _OF_WHY.get(why, _LAST_RESORT)


def topic_of_error(code: str) -> str | None:
    """The topic that explains why an answer was refused; None where no rule of the game is behind it."""
    return _TOPIC_OF_ERROR.get(code)
