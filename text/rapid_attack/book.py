"""The rulebook of Rapid Attack, MEZ and Unofficial."""

from functools import lru_cache

from rules.rapid_attack.profile import Profile
from rules.rapid_attack.variants import PROFILES
from text.book import Book
from text.fluent.catalogue import Arguments, say
from text.rapid_attack.words import distance

LINES = """
prepare  materials          demo field measuring
prepare  build              frames measuring
prepare  dice               actions pool activation                      dice
prepare  actions            activation dice pool
prepare  sizes              frames ppa rockets
prepare  measuring          ranges judgment field
prepare  field              measuring deployment
prepare  differences        tactical-order deployment split-range stations sizes

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
advanced initiative-kept    frame-initiative tactical-order
advanced most-assets        end score stations
"""

ERRORS = {
    "target": "no-target not-a-target terrain-gone odds-target",
    "ranges": "cannot-attack-at-range out-of-range odds-range",
    "actions": "action-used",
    "dice": "wrong-colour die-used die-not-rolled dice-impossible",
    "pool": "dice-needed dice-too-many",
    "activation": "wrong-step not-an-option choice-malformed",
    "spotting": "nobody-to-spot cannot-spot no-unit-to-spot no-unit-in-sight",
    "cover": "odds-cover covers-malformed cover-twice cover-hits cover-piece nowhere-behind",
    "cover-frame": "cover-frame",
    "tactical-order": "not-your-decision cannot-activate",
    "passing": "cannot-pass",
    "losses": "cannot-lose",
    "frames": """one-frame system-unknown too-many-systems too-many-of-a-type defense-systems company-empty
        archetype-unknown""",
    "split-range": "split-not-allowed option-core",
    "sizes": "wrong-number-of-frames too-many-frames size-unknown size-number wrong-number-of-players",
    "rockets": "wrong-number-of-rockets",
    "tie-highest": "one-spare spare-rockets no-room-for-spare only-the-spare cannot-change-company",
    "stations": "no-such-station measured",
    "doomsday": "clock",
    "end": "game-over",
    "host": """correction-not-now not-rolled whites dice-malformed no-such-asset points no-such-player no-such-frame
        no-such-unit""",
    "declared": "table-unknown path-malformed path-order path-twice path-unknown",
    "movement": "out-of-reach blocked off-the-field item-off-the-field place-unreadable place-unknown",
    "deployment": "not-legal-ground cannot-deploy",
    "field": """no-map field-fixed field-missing terrain-fixed field-code field-size no-such-style no-such-shape
        no-such-kind no-such-piece piece-off-field piece-overlaps piece-gap piece-crosses
        piece-too-small piece-too-large piece-corners piece-hits piece-bricks
        piece-called""",
    "hazards": "environmental-not-allowed",
    "elevation": "bricks sheer",
    "terrain": "too-many-pieces no-room",
    "standing-orders": "orders-too-long orders-malformed order-frame order-frame-lost",
}

WHYS = {"ties": "tie-highest", "initiative": "frame-initiative", "drop-whites": "dropping-whites"}

BORROWED = {
    "mez": """build measuring bidding demo judgment elevation hazards frame-initiative dropping-whites jettison
        initiative-kept most-assets""",
    "unofficial": """materials build measuring field bidding positions tie-highest tie-lowest deployment perimeter
        point-frame attackers defender-last demo terrain contested spot-lasts giving-ground judgment elevation hazards
        frame-initiative dropping-whites jettison initiative-kept most-assets""",
}
PARTLY = {
    "mez": "cover stations end target attack movement spotting losses",
    "unofficial": "ranges stations doomsday end target attack movement spotting losses",
}

MOVED = {"mez": {"split-range": "frames"}}

CHARTS = {
    "hits": "title close open terrain frame at-terrain target wall cover-frame",
    "dice": "title W from-W B from-B G from-G Y from-Y R from-R",
    "ranges": "title close direct far ruler",
    "sequence": "title target roll defend move attack spot either",
    "combat": "title attacker defender first second third fourth",
    "spotting": "title open covered far systems-0 systems-1 systems-2",
    "example": "title attack spot defense dice miss wall hit result",
}


@lru_cache(maxsize=16)
def facts(locale: str, ruleset: str) -> Arguments:
    """A ruleset's numbers and kinds, by the names that sentences know them by."""
    profile = PROFILES[ruleset]
    least, most = profile.fields.limits(profile.ruler)
    return {
        "ruleset": profile.id,
        "reach": distance(locale, profile, profile.reach),
        "ruler": distance(locale, profile, profile.ruler),
        "one": distance(locale, profile, 1),
        "field_least": distance(locale, profile, least),
        "field_most": distance(locale, profile, most),
        "metric": "yes" if profile.show_metric else "no",
        "white": profile.white,
        "systems": profile.systems_max,
        "same": profile.same_max,
        "ppa": profile.ppa,
        "bricks": profile.bricks,
        "clock": profile.clock,
        "demo_clock": profile.demo.clock,
        "around": "yes" if profile.demo.around else "no",
        "shown": str(profile.clock_shown),
        "passing": str(profile.passing),
        "lasts": str(profile.spot_lasts),
        "point": str(profile.point_frame),
        "placing": str(profile.placing),
        "contested": str(profile.contested),
        "ground": str(profile.giving_ground),
        "highest": str(profile.highest_tie),
        "lowest": str(profile.lowest_tie),
        "over": str(profile.over),
        "equal": str(profile.equal),
        "next_covers": "yes" if profile.chart.next_covers else "no",
        "first_stations": profile.deployment.stations or "all",
        "split": "core" if "split-range" in profile.core else "advanced",
        "pairs": "unsplit" if profile.dice.unsplit else "always",
    } | _sizes(locale, profile)


def _sizes(locale: str, profile: Profile) -> Arguments:
    facts: Arguments = {}
    for name in ("skirmish", "battle"):
        rows = [size for size in profile.sizes if size.size == name]
        rockets = rows[0].rockets
        facts[name] = "\n".join(
            say(locale, "rule-size-row", players=s.players, least=s.frames_min, most=s.frames_max, stations=s.stations)
            for s in rows
        )
        facts[f"rockets_{name}"] = rockets
        facts[f"{name}_rockets"] = say(locale, "rule-size-rockets", rockets=rockets)
    return facts


BOOK = Book(LINES, facts, ERRORS, WHYS, CHARTS, BORROWED, PARTLY, MOVED)
