"""What Rapid Attack's sentences say beyond the facts of an event, a request or an option."""

from collections.abc import Callable, Iterator, Mapping
from itertools import groupby

from msgspec import structs

from rules.core.json_input import Facts
from rules.frames.hits import damage_dice
from rules.frames.loadout import count
from rules.rapid_attack.map.sights import stations_at
from rules.rapid_attack.profile import Range
from rules.rapid_attack.prospects import prospects
from rules.rapid_attack.round.order import why_chooser
from rules.rapid_attack.state import NOTHING, TERRAIN, Activation, Frame, is_terrain
from text.facts import NONE, Derivations, outcome_facts, yes_no
from text.fluent.catalogue import Argument, say
from text.rapid_attack.odds import spot_line
from text.rapid_attack.words import FrameWords as Words
from text.words import dice_text, die_text, kinds_text, range_text, systems_text

TARGET = "target"


def frame_facts(frame: Frame) -> Facts:
    """The fields of a frame, and its id as the fact ``frame``."""
    return {**structs.asdict(frame), "frame": frame.id}


# -- the items of the facts -------------------------------------------------------------------------------------------


def _acting(words: Words) -> Activation:
    return words.state.stack[-1]


def _frame(words: Words, facts: Facts) -> Frame:
    frame = facts["frame"]
    return frame if isinstance(frame, Frame) else words.state.frame(frame)


def _aimed(words: Words, facts: Facts) -> str:
    """The id of the target."""
    target: str = facts["target"] if "target" in facts else _acting(words).target
    return target


def _target(words: Words, facts: Facts) -> Frame | None:
    """The frame that is the target; None for terrain."""
    return None if _aim(words, facts) == TERRAIN else words.state.frame(_aimed(words, facts))


def _aim(words: Words, facts: Facts) -> str:
    target = _aimed(words, facts)
    return NOTHING if target == NOTHING else TERRAIN if is_terrain(target) else "frame"


def _item(words: Words, facts: Facts) -> str:
    """What was put down: ``frame``, ``station`` or ``neutral`` (a neutral station)."""
    if any(frame.id == facts["item"] for frame in words.state.frames):
        return "frame"
    return "neutral" if words.state.station(facts["item"]).home is None else "station"


def _owner(words: Words, facts: Facts) -> str:
    """The owner of a frame, a station or an item."""
    if "frame" in facts:
        return words.player(_frame(words, facts).owner)
    item = facts["item"] if "item" in facts else facts["station"]
    if any(frame.id == item for frame in words.state.frames):
        return words.player(words.state.frame(item).owner)
    return words.owner(words.state.station(item).home)


# -- events -----------------------------------------------------------------------------------------------------------


def _label(words: Words, facts: Facts) -> str:
    """The owner of a frame, after the frame's id where its name does not tell it."""
    frame = _frame(words, facts)
    player = words.player(frame.owner)
    return player if frame.id == frame.name or words.shared(frame.id) else f"{frame.id}, {player}"


def _die(words: Words, facts: Facts) -> str | None:
    """The die at that place in the pool of an acting frame."""
    die = facts.get("die")
    if not isinstance(die, int):
        return None
    act = next(act for act in reversed(words.state.stack) if act.frame == facts["frame"])
    return die_text(words.locale, act.dice[die], act.faces[die])


def _at_range(words: Words, facts: Facts) -> str:
    span = facts["range"] if "range" in facts else _acting(words).range
    return range_text(words.locale, span) if span else ""


def _distance(words: Words, facts: Facts) -> str:
    """The length of a way, or as far as a die goes."""
    units = next((facts[name] for name in ("length", "face", "value") if facts.get(name) is not None), 0)
    return words.distance(round(units, 1))


def _station(words: Words, facts: Facts) -> str:
    """The stations of an event or an option, or those near which its frame stands."""
    named = _stations(words, facts)
    return ", ".join(words.thing(name) or name for name in named) or say(words.locale, "no-station-name")


def _stations(words: Words, facts: Facts) -> tuple[str, ...]:
    """The ids of the stations that the facts are about."""
    if "others" in facts:
        return _standing(words, facts)[1]
    if "station" in facts:
        return () if facts["station"] is None else (facts["station"],)
    return tuple(facts.get("stations") or stations_at(words.state, _frame(words, facts)))


def _standing(words: Words, facts: Facts) -> tuple[str, tuple[str, ...]]:
    """The effect of a frame's declared place, and the stations that it is about."""
    named = () if facts["station"] is None else (facts["station"], *facts["others"])
    if facts["by"] is None:
        return "put" if named else "put-away", named
    owner, state = _frame(words, facts).owner, words.state
    held = tuple(name for name in named if state.station(name).holder == owner)
    there = {name: {f.owner for f in state.frames if name in f.declared_near and f.alive} for name in named}
    contested = tuple(name for name in named if name not in held and there[name] != {owner})
    return ("contests", contested) if contested else ("guards" if held else "unchanged", held)


def _cover(words: Words, facts: Facts) -> str:
    """What covers: a frame, a piece that is kept count of, or other terrain."""
    return "frame" if facts["frame"] else "piece" if facts["piece"] else TERRAIN


def _chart(words: Words, facts: Facts) -> str:
    """The column of the hit chart."""
    if is_terrain(facts["target"]) or _acting(words).range is Range.HAND_TO_HAND:
        return "close"
    return "covered" if facts["cover_hits"] else "open"


def _strikes(words: Words, facts: Facts) -> str:
    """What the dice hit, from the lowest up; nothing without cover, where the chart says it all."""
    return " · ".join(_struck(words, facts) if any(facts["cover_hits"]) else ()) or NONE


def _struck(words: Words, facts: Facts) -> Iterator[str]:
    for hit, group in groupby(zip(facts["strikes"], facts["dice"], strict=True), key=lambda pair: pair[0]):
        strike = {"dice": tuple(face for _, face in group)}
        if hit == TARGET:
            yield words.sentence("rapid-attack-part-strike", {**strike, "struck": TARGET})
        elif hit is not None:
            place = int(hit.rpartition(" ")[2])
            cover, gone = facts["covers"][place], facts["cover_gone"][place]
            hits, struck = facts["cover_hits"][place], TERRAIN if cover.frame is None else "frame"
            cover_facts = {"struck": struck, "frame": cover.frame, "gone": gone, "hits": hits}
            yield words.sentence("rapid-attack-part-strike", {**strike, **cover_facts})


def _bricks(words: Words, facts: Facts) -> int | None:
    """The bricks that hits take off terrain."""
    if "bricks" in facts:
        return None
    hits: int = facts.get("target_hits") or facts.get("hits") or 0
    return hits * words.state.profile.bricks


def _last(words: Words, facts: Facts) -> str:
    """Whether a frame that has lost a white die stands: no more hits follow, or systems are left to take them."""
    more = any(owed.frame == facts["frame"] for owed in words.state.owed)
    return yes_no(facts["left"] > 0 and (bool(_frame(words, facts).systems) or not more))


def _may_drop(words: Words, facts: Facts) -> str:
    """Whether a hit may take a white die in place of a system (advanced rule: dropping whites)."""
    state = words.state
    return yes_no(state.on("drop-whites") and _frame(words, facts).white == state.profile.white)


def _rolled(words: Words, facts: Facts) -> Argument | None:
    """Initiative, the lowest first; a roll-off; the number of damage dice."""
    if "values" in facts:
        pairs = sorted(zip(facts["values"], facts["frames"], strict=True))
        return " · ".join(f"{words.name(frame)} {'/'.join(map(str, values))}" for values, frame in pairs)
    if "frames" in facts:
        pairs = list(zip(facts["frames"], facts["faces"], strict=True))
        return " · ".join(f"{words.name(frame)} {face}" for frame, face in pairs)
    return len(facts["dice"])


def _reason(words: Words, facts: Facts) -> str:
    return words.typed(facts["reason"]) if facts["reason"].strip() else NONE


def _id(words: Words, facts: Facts) -> str:
    """The id of a piece, or of a frame."""
    return facts["piece"] if "piece" in facts else _frame(words, facts).id


# -- questions and choices --------------------------------------------------------------------------------------------


def _reached(words: Words, facts: Facts) -> str:
    """Whether a frame has an enemy in range, or may have one after its move."""
    return yes_no(any(one.reach for one in prospects(words.state, _frame(words, facts).id)))


def _attack(words: Words, facts: Facts) -> int | None:
    """The attack against which a frame defends."""
    if "attack" in facts:
        return None
    attacks = (act.attack for act in words.state.stack if act.frame == facts["under"])
    return next((attack.value for attack in attacks if attack), 0)


def _fired(words: Words, facts: Facts) -> str:
    """Whether the attack against which a frame defends comes from afar."""
    return yes_no(any(act.frame == facts["under"] and act.range is not Range.HAND_TO_HAND for act in words.state.stack))


def _about(words: Words, facts: Facts) -> str:
    """The subject of an agreement: ``stations``, ``cover``, ``spot`` or ``attack``."""
    subjects = {"stations": "stations", "covering": "cover", "spotted": "spot"}
    return next((word for name, word in subjects.items() if facts.get(name)), "attack")


def _own(words: Words, facts: Facts) -> str:
    """Whether the player has the last word: the defender about cover, the frame's own about everything else."""
    frame = _target(words, facts) if facts.get("covering") else _frame(words, facts)
    return yes_no(frame is not None and facts["by"] == frame.owner)


def _claim(words: Words, facts: Facts) -> str:
    """What a player is asked to agree to."""
    return words.sentence(f"rapid-attack-part-claim-{_about(words, facts)}", facts)


def _dice_left(words: Words, facts: Facts) -> str:
    act = _acting(words)
    left = [place for place in range(len(act.dice)) if place not in act.used]
    return dice_text(words.locale, [act.dice[place] for place in left], [act.faces[place] for place in left])


def _dice_count(words: Words, dice: int) -> str:
    return say(words.locale, "dice-count", n=dice)


def _with_spot(words: Words, facts: Facts) -> str:
    return spot_line(words.locale, words.state, facts["attack"], facts["spot"] or 0)


def _without(words: Words, facts: Facts) -> str:
    return spot_line(words.locale, words.state, facts["attack"], 0)


def _target_value(words: Words, facts: Facts, name: str) -> int:
    """The defense of the target, or the spot on it; 0 for none."""
    return getattr(_target(words, facts), name, None) or 0


def _damage(words: Words, facts: Facts, *, spotted: bool = False) -> int:
    """The damage dice of an attack with a die."""
    spot = _target_value(words, facts, "spot") if spotted else 0
    return damage_dice(facts["face"], spot, _target_value(words, facts, "defense"))


def _rule(words: Words, facts: Facts) -> str:
    """The rule for a step of deployment."""
    step = facts["step"] if "step" in facts else facts["part"]
    return words.sentence("rapid-attack-part-deploy-rule", {"step": step}) if step else ""


def _pool(words: Words, facts: Facts) -> tuple[str, ...]:
    """The dice that a range gives."""
    return words.pool(facts["frame"] if "frame" in facts else _acting(words).frame, facts["range"], facts["rockets"])


def _red(words: Words, facts: Facts) -> str:
    """How many dice of the pool are red d6, and how many red d8."""
    dice = _pool(words, facts)
    return words.sentence("rapid-attack-part-red", {"six": dice.count("R6"), "eight": dice.count("R8")})


def _systems(words: Words, facts: Facts) -> str:
    """The systems of a frame, by their letters."""
    return systems_text(facts["systems"] if "systems" in facts else _frame(words, facts).systems) or NONE


def _systems_left(words: Words, facts: Facts) -> str:
    left = list(_frame(words, facts).systems)
    left.remove(facts["system"])
    return systems_text(left) or NONE


def _holder(words: Words, facts: Facts) -> str | None:
    """The player who controls the station of a choice."""
    if "holder" in facts:
        return None
    holder = words.state.station(facts["station"]).holder
    return NONE if holder is None else words.player(holder)


def _whites(words: Words, facts: Facts) -> Argument:
    white: int = facts["white"]
    return "all" if white >= words.state.profile.white else white


def _turn(words: Words, facts: Facts) -> str:
    """Whether a frame is ``acting``, ``interrupted``, ``activated`` already, or ``ready``."""
    stack = [act.frame for act in words.state.stack]
    if facts["frame"] in stack:
        return "acting" if stack[-1] == facts["frame"] else "interrupted"
    return "activated" if facts["activated"] else "ready"


DERIVED: Mapping[str, Callable[[Words, Facts], Argument | None]] = {
    "about": _about,
    "aim": _aim,
    "among": lambda words, facts: "others" if len(words.state.players) > 2 else "two",
    "apart": lambda words, facts: words.apart(str(facts.get("target") or facts["frame"])),
    "at_range": _at_range,
    "attack": _attack,
    "bricks": _bricks,
    "called": lambda words, facts: words.kind(facts["name"]),
    "chart": _chart,
    "chooses": lambda words, facts: why_chooser(words.state),
    "claim": _claim,
    "clock": lambda words, facts: words.clock(),
    "clock_at": lambda words, facts: words.state.clock,
    "cover": lambda words, facts: None if isinstance(facts.get("cover"), str) else _cover(words, facts),
    "damage": lambda words, facts: _dice_count(words, _damage(words, facts)),
    "damage_spotted": lambda words, facts: _damage(words, facts, spotted=True),
    "dice_left": _dice_left,
    "die": _die,
    "distance": _distance,
    "ending": lambda words, facts: words.sentence("rapid-attack-outcome", outcome_facts(facts["outcome"])),
    "enemy": lambda words, facts: yes_no(_frame(words, facts).owner != facts["player"]),
    "far": lambda words, facts: words.far(_acting(words).target),
    "fired": _fired,
    "first_stations": lambda words, facts: words.state.profile.deployment.stations or "all",
    "flat": lambda words, facts: yes_no(words.state.limits.flat),
    "formula": lambda words, facts: words.sentence("rapid-attack-part-formula", facts),
    "frame_facts": lambda words, facts: words.sentence("rapid-attack-part-frame", frame_facts(_frame(words, facts))),
    "from": lambda words, facts: words.item(facts["from"]) if "from" in facts else None,
    "high": lambda words, facts: facts["values"][1],
    "highest": lambda words, facts: str(words.state.profile.highest_tie),
    "hits_less": lambda words, facts: facts["hits"] - 1,
    "holder": _holder,
    "id": _id,
    "immune": lambda words, facts: yes_no(count(_frame(words, facts).systems, "B") >= 2),
    "item": lambda words, facts: words.item(facts["item"]),
    "kind": lambda words, facts: None if "kind" in facts else _item(words, facts),
    "label": _label,
    "last": _last,
    "lasts": lambda words, facts: str(words.state.profile.spot_lasts),
    "letters": lambda words, facts: facts["system"],
    "lost": lambda words, facts: systems_text(facts["lost"]),
    "low": lambda words, facts: facts["values"][0],
    "may_pass": lambda words, facts: yes_no("pass" in facts["labels"]),
    "near": lambda words, facts: facts["near"] or NONE,
    "own": _own,
    "owner": _owner,
    "placing": lambda words, facts: str(words.state.profile.placing),
    "point_rule": lambda words, facts: str(words.state.profile.point_frame),
    "may_drop": _may_drop,
    "points": lambda words, facts: f"{facts['points']:+d}".replace("-", "−"),
    "pool": lambda words, facts: kinds_text(words.locale, _pool(words, facts)),
    "presence": lambda words, facts: _standing(words, facts)[0],
    "range_name": lambda words, facts: words.sentence("rapid-attack-option-range", facts),
    "reach_one": lambda words, facts: words.distance(words.state.profile.reach),
    "ready": lambda words, facts: yes_no(_frame(words, facts).ready),
    "reached": _reached,
    "reason": _reason,
    "red": _red,
    "rockets_carried": lambda words, facts: _frame(words, facts).rockets,
    "rockets_used": lambda words, facts: _acting(words).rockets,
    "rolled": _rolled,
    "rounds_left": lambda words, facts: words.state.clock - 1,
    "rule": _rule,
    "ruler": lambda words, facts: words.ruler(),
    "ruleset": lambda words, facts: say(words.locale, f"title-ruleset-{words.state.ruleset}"),
    "shade": lambda words, facts: words.shade(_acting(words).target) if words.state.mapped else "open",
    "shown": lambda words, facts: str(words.state.profile.clock_shown),
    "size": lambda words, facts: say(words.locale, f"title-size-{words.state.size}"),
    "speaker": lambda words, facts: words.player(facts["by"]),
    "station": _station,
    "still": lambda words, facts: yes_no(facts["length"] == 0),
    "strikes": _strikes,
    "systems": _systems,
    "systems_left": _systems_left,
    "tag": lambda words, facts: words.tag(facts["frame"]),
    "target": lambda words, facts: None if "target" in facts else words.thing(_acting(words).target) or "",
    "target_defense": lambda words, facts: _target_value(words, facts, "defense"),
    "target_ready": lambda words, facts: yes_no(getattr(_target(words, facts), "ready", False)),
    "target_spot": lambda words, facts: _target_value(words, facts, "spot"),
    "there": lambda words, facts: yes_no(words.reaches(_acting(words).target, facts["range"])),
    "tokens": lambda words, facts: words.sentence("rapid-attack-part-tokens", frame_facts(_frame(words, facts))),
    "turn": _turn,
    "white": lambda words, facts: None if "white" in facts else _frame(words, facts).white,
    "whites": _whites,
    "with_spot": _with_spot,
    "without": _without,
}


class FrameFacts(Words):
    """The words for a state of this family, with the facts that follow from it."""

    derivations = Derivations(DERIVED)
