"""What is asked: the question itself, whom everybody waits for, and the choices with their small print."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.core.request import Option, Request
from rules.frames.hits import damage_dice
from rules.frames.loadout import count, pool
from rules.rapid_attack.company.company import ARCHETYPES
from rules.rapid_attack.state import Activation, Frame, State, is_terrain
from text.fluent.catalogue import say
from text.rapid_attack.events import scores_text
from text.rapid_attack.field import place_detail, place_facts, place_label
from text.rapid_attack.words import Namer, clock_text, distance, station_text
from text.words import NAME_MAX, cut, dice_text, die_text, system_name, systems_text

__all__ = [
    "DETAIL_MAX",
    "LABEL_MAX",
    "frame_facts",
    "option_detail",
    "option_label",
    "question",
    "ruling_of",
    "waiting_line",
]

LABEL_MAX = 80
DETAIL_MAX = 100
OWNER_MAX = 20
_RULINGS = {
    "activate": "tactical-order",
    "range": "target",
    "defend": "defense",
    "act": "activation",
    "station": "stations",
    "use-spot": "spot",
    "ground": "giving-ground",
    "loss": "losses",
    "spot-target": "spotting",
    "tie": "ties",
    "deploy": "deployment",
    "hazard": "hazards",
    "where": "movement",
}
_FRAMES = ("frame", "target", "under")


def question(locale: str, request: Request, state: State) -> str:
    """What the decider is asked, and on the next line the rule that people forget. Markdown."""
    n = Namer(locale, state)
    return say(locale, f"question-{request.kind}", **(_names(n, request) | _extras(n, request)))


def ruling_of(request: Request) -> str:
    """The name of the ruling behind a question, as events cite it."""
    if request.facts.get("verb") == "place":
        return "deployment"
    return _RULINGS.get(request.kind, request.kind)


def waiting_line(locale: str, request: Request, state: State, *, plain: bool = False, most: int = NAME_MAX) -> str:
    """Whose decision it is and about what, in one line; ``plain`` without markdown, names of ``most`` characters."""
    n = Namer(locale, state, plain=plain, most=most)
    return say(locale, f"waiting-{request.kind}", **_names(n, request))


def _names(n: Namer, request: Request) -> dict[str, Any]:
    """The facts that every request of a kind has, as words."""
    facts: dict[str, Any] = {"player": n.player(request.player)}
    for name, value in request.facts.items():
        if name in _FRAMES:
            facts[name] = "none" if value is None else n.frame(value)
        elif name == "station":
            facts[name] = station_text(n.locale, value)
        else:
            facts[name] = 0 if value is None else value
    return facts | place_facts(n, request.facts) if "item" in request.facts else facts


def _extras(n: Namer, request: Request) -> dict[str, Any]:
    profile = n.state.profile
    facts: dict[str, Any] = {
        "reach_one": distance(n.locale, profile, profile.reach),
        "ruler": distance(n.locale, profile, profile.ruler),
    }
    more = _EXTRAS.get(request.kind)
    return facts | (more(n, request) if more is not None else {})


def _ask_activate(n: Namer, request: Request) -> dict[str, Any]:
    return {"pass": "yes" if any(item.choice == "pass" for item in request.options) else "no"}


def _ask_range(n: Namer, request: Request) -> dict[str, Any]:
    return {"rockets": n.state.frame(request.facts["frame"]).rockets}


def _ask_defend(n: Namer, request: Request) -> dict[str, Any]:
    attacks = [act.attack for act in n.state.stack if act.frame == request.facts["under"] and act.attack]
    return {"attack": attacks[0].value if attacks else 0}


def _ask_act(n: Namer, request: Request) -> dict[str, Any]:
    act = n.state.stack[-1]
    left = [index for index in range(len(act.dice)) if index not in act.used]
    return {"dice": dice_text([act.dice[i] for i in left], [act.faces[i] for i in left])}


def _ask_use_spot(n: Namer, request: Request) -> dict[str, Any]:
    attack, spot, defense = (request.facts[name] or 0 for name in ("attack", "spot", "defense"))
    sums = {"with_spot": damage_dice(attack, spot, defense), "without": damage_dice(attack, 0, defense)}
    dice = {name: say(n.locale, "dice-count", n=value) for name, value in sums.items()}
    return dice | {"lasts": str(n.state.profile.spot_lasts)}


def _ask_doomsday(n: Namer, request: Request) -> dict[str, Any]:
    return {"scores": scores_text(n), "clock": clock_text(n.locale, n.state)}


def _ask_deploy(n: Namer, request: Request) -> dict[str, Any]:
    return {"rule": _deploy_rule(n, request.facts["step"])}


def _deploy_rule(n: Namer, step: str) -> str:
    """Where the book lets things stand in a step of deployment."""
    profile = n.state.profile
    rule = {"point_rule": str(profile.point_frame), "placing": str(profile.placing)}
    return say(n.locale, "deploy-rule", step=step, ruler=distance(n.locale, profile, profile.ruler), **rule)


def _ask_where(n: Namer, request: Request) -> dict[str, Any]:
    part = request.facts.get("part")
    return {"rule": _deploy_rule(n, part) if part else ""}


def _ask_initiative(n: Namer, request: Request) -> dict[str, Any]:
    low, high = request.facts["values"]
    return {"low": low, "high": high}


_EXTRAS: dict[str, Callable[[Namer, Request], dict[str, Any]]] = {
    "activate": _ask_activate,
    "range": _ask_range,
    "target": _ask_defend,
    "defend": _ask_defend,
    "act": _ask_act,
    "use-spot": _ask_use_spot,
    "doomsday": _ask_doomsday,
    "deploy": _ask_deploy,
    "initiative": _ask_initiative,
    "where": _ask_where,
}


def option_label(locale: str, option: Option, state: State) -> str:
    """A choice as a button or a list shows it: plain text, 80 characters at the most."""
    n = Namer(locale, state, plain=True)
    if "at" in option.facts:
        return cut(place_label(n, option), LABEL_MAX)
    facts = {**option.facts, "table": "map" if state.mapped else "declared"}
    if "frame" in facts:
        facts["frame"] = n.tag(state.frame(facts["frame"]))
    if "die" in facts:
        facts["die"] = die_text(facts["die"], facts["face"])
    if "archetype" in facts:
        facts["archetype"] = say(locale, f"archetype-{facts['archetype']}")
    if "name" in facts:
        facts["name"] = n.kind(facts["name"])
    if "range" in facts:
        facts["range"] = _capital(say(locale, f"range-{facts['range']}"))
    if "system" in facts:
        facts |= {"letters": facts["system"], "system": system_name(locale, facts["system"])}
    return cut(say(locale, f"option-{option.label}", **facts), LABEL_MAX)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def option_detail(locale: str, request: Request, option: Option, state: State) -> str | None:
    """The small print of a choice, plain text of 100 characters at the most; None where the label says it all."""
    if "at" in option.facts:
        return cut(place_detail(Namer(locale, state, plain=True, most=OWNER_MAX), option), DETAIL_MAX)
    detail = _DETAILS.get(option.label)
    if detail is None:
        return None
    text = detail(Namer(locale, state, plain=True, most=OWNER_MAX), request, option)
    return cut(_capital(text), DETAIL_MAX) if text else None


def frame_facts(n: Namer, frame: Frame) -> list[str]:
    """What a frame still has, and the dice that lie beside it."""
    facts = [say(n.locale, "detail-systems", systems=systems_text(frame.systems) or "none")]
    if frame.white < n.state.profile.white:
        facts.append(say(n.locale, "detail-white", n=frame.white))
    if frame.rockets:
        facts.append(say(n.locale, "rockets-count", n=frame.rockets))
    if frame.defense is not None:
        facts.append(say(n.locale, "detail-defense", n=frame.defense))
    if frame.spot is not None:
        facts.append(say(n.locale, "detail-spot", n=frame.spot))
    return facts


def _detail_frame(n: Namer, request: Request, option: Option) -> str:
    frame = n.state.frame(option.facts["frame"])
    facts = frame_facts(n, frame)
    if request.kind in ("target", "spot-target"):
        facts.insert(0, n.player(frame.owner))
        if frame.ready:
            facts.append(say(n.locale, "detail-ready"))
    return " · ".join(facts)


def _detail_archetype(n: Namer, request: Request, option: Option) -> str:
    return systems_text(ARCHETYPES[option.facts["archetype"]])


def _detail_range(n: Namer, request: Request, option: Option) -> str:
    frame = n.state.frame(request.facts["frame"])
    facts = option.facts
    dice = pool(frame.systems, attack_range=facts["range"], rockets=facts["rockets"], white=frame.white)
    return say(n.locale, "detail-pool", dice=" ".join(die.replace("6", "") for die in dice))


def _detail_move(n: Namer, request: Request, option: Option) -> str:
    return say(n.locale, "detail-move", distance=distance(n.locale, n.state.profile, option.facts["face"]))


def _detail_attack(n: Namer, request: Request, option: Option) -> str:
    act: Activation = n.state.stack[-1]
    value = option.facts["face"]
    if is_terrain(act.target):
        return say(n.locale, "detail-attack-terrain", dice=say(n.locale, "dice-count", n=value))
    target = n.state.frame(act.target)
    if target.ready:
        return say(n.locale, "detail-attack-ready")
    defense, spot = target.defense or 0, target.spot or 0
    return say(
        n.locale,
        "detail-attack",
        defense=defense,
        spot=spot,
        dice=say(n.locale, "dice-count", n=damage_dice(value, 0, defense)),
        more=damage_dice(value, spot, defense),
    )


def _detail_station(n: Namer, request: Request, option: Option) -> str:
    holder = n.state.station(option.facts["station"]).holder
    return say(n.locale, "detail-station", holder="none" if holder is None else n.player(holder))


def _detail_cover_frame(n: Namer, request: Request, option: Option) -> str:
    frame = n.state.frame(option.facts["frame"])
    facts = [n.player(frame.owner), *frame_facts(n, frame)[:1]]
    if count(frame.systems, "B") >= 2:
        facts.append(say(n.locale, "detail-immune"))
    return " · ".join(facts)


def _detail_lose(n: Namer, request: Request, option: Option) -> str:
    left = list(n.state.frame(request.facts["frame"]).systems)
    left.remove(option.facts["system"])
    return say(n.locale, "detail-lose", systems=systems_text(left) or "none")


def _detail_white(n: Namer, request: Request, option: Option) -> str:
    return say(n.locale, "detail-lose-white", n=n.state.frame(request.facts["frame"]).white)


def _detail_spot(n: Namer, request: Request, option: Option) -> str:
    attack, defense = request.facts["attack"], request.facts["defense"]
    spot = request.facts["spot"] if option.label == "use-spot" else 0
    return say(n.locale, "dice-count", n=damage_dice(attack, spot, defense))


def _detail_ground(n: Namer, request: Request, option: Option) -> str:
    hits = request.facts["hits"]
    if option.label == "hold-ground":
        return say(n.locale, "detail-ground-no", hits=hits)
    return say(n.locale, "detail-ground-yes", hits=hits - 1)


def _fixed(key: str) -> Callable[[Namer, Request, Option], str]:
    return lambda n, request, option: say(n.locale, key, **option.facts)


_DETAILS: dict[str, Callable[[Namer, Request, Option], str]] = {
    "frame": _detail_frame,
    "range": _detail_range,
    "no-defense": _fixed("detail-no-defense"),
    "move": _detail_move,
    "attack": _detail_attack,
    "done": _fixed("detail-done"),
    "station": _detail_station,
    "cover-terrain": _fixed("detail-cover-terrain"),
    "cover-frame": _detail_cover_frame,
    "use-spot": _detail_spot,
    "keep-spot": _detail_spot,
    "lose": _detail_lose,
    "lose-white": _detail_white,
    "hold-ground": _detail_ground,
    "give-ground": _detail_ground,
    "give-ground-to": _detail_ground,
    "nobody": _fixed("detail-nobody"),
    "piece": _fixed("detail-piece"),
    "cover-piece": _fixed("detail-piece"),
    "place-frame": _detail_frame,
    "remove-frame": _detail_frame,
    "add-frame": _detail_archetype,
}
