"""The chances of an attack in words: for `/odds`, and for the panel before an attack is made."""

from collections.abc import Iterator, Sequence

from msgspec import structs

from rules.companies.analysis import strongest_cover
from rules.core.errors import Illegal, shown
from rules.core.json_input import Facts
from rules.frames.highest import best_die
from rules.frames.hits import Barrier
from rules.frames.loadout import RANGE_OF
from rules.frames.odds import Odds, Shot
from rules.rapid_attack.map.sights import barriers, covers
from rules.rapid_attack.profile import Profile
from rules.rapid_attack.prospects import guards
from rules.rapid_attack.state import NOTHING, TERRAIN, Activation, Cover, Frame, State, is_terrain
from rules.rapid_attack.variants import PROFILES
from text.facts import yes_no
from text.fluent.catalogue import say
from text.odds import OddsAnswer, OddsLabels, percent
from text.rapid_attack.words import FrameWords
from text.words import decimal, range_text

CLOSE = "hand-to-hand"
SOME = 3
MANY = 12
SPOT = 4
RARE = 0.005
SHARES = (0.1, 0.5, 0.9)


def mean_text(locale: str, mean: float) -> str:
    """A mean with two decimals at the most."""
    return decimal(locale, round(mean, 2))


def chances_words(locale: str, odds: Odds, most: int = SOME) -> str:
    """``30% no hit, 44% one, 22% two, 4% three``; numbers beyond ``most`` are taken together."""
    if not odds.dice:
        return say(locale, "odds-no-dice")
    last = min(most, odds.dice)
    parts = [say(locale, "odds-part", n=n, share=percent(locale, odds.target_hits[n])) for n in range(last)]
    key = "odds-rest" if odds.dice > last else "odds-part"
    return ", ".join([*parts, say(locale, key, n=last, share=percent(locale, odds.at_least(last)))])


def _last(odds: Odds) -> int:
    """The number of hits from which on it is no use to tell them apart."""
    return next((n for n in range(1, min(MANY, odds.dice)) if odds.at_least(n) < RARE), min(MANY, odds.dice))


def _dice(locale: str, shot: Shot) -> str:
    return say(locale, "dice-count", n=shot.dice)


TERRAIN_HITS, FRAME_HITS = 3, 6
"""The hits that a cover still absorbs if nothing is known about it."""
TARGETS = ("frame", "terrain")


def odds_answer(locale: str, name: str, asked: Facts) -> OddsAnswer:
    """What `/odds` says of an attack by a ruleset. Raises ``Illegal``: ``odds-target``, ``odds-range``,
    ``odds-cover``."""
    target = asked.get("target", TARGETS[0])
    if target not in TARGETS:
        raise Illegal("odds-target", target=shown(target))
    span = str(asked.get("range", "direct-fire"))
    if span not in RANGE_OF:
        raise Illegal("odds-range", range=shown(span))
    covers = _covers(asked.get("cover", "none"), asked.get("cover_hits"))
    profile = PROFILES[name]
    shot = Shot(profile.chart, asked["attack"], asked.get("spot", 0), asked.get("defense", 0), span, target, covers)
    systems = asked.get("systems")
    left = None if systems is None or target != TARGETS[0] else systems + profile.white
    return OddsAnswer(odds_text(locale, shot, left), odds_labels(locale, shot, left))


def _covers(kind: str, hits: int | None) -> tuple[Barrier, ...]:
    if kind == "none":
        return ()
    if kind == "terrain":
        return (Barrier("terrain", hits or TERRAIN_HITS),)
    if kind not in ("frame", "frame-immune"):
        raise Illegal("odds-cover", cover=shown(kind))
    return (Barrier("frame", hits or FRAME_HITS, immune=kind == "frame-immune"),)


# -- /odds ------------------------------------------------------------------------------------------------------------


def odds_text(locale: str, shot: Shot, left: int | None = None) -> str:
    """An attack's chances whole, as markdown. ``left``: the hits that destroy the target, if that is asked."""
    odds = shot.odds
    lines = [say(locale, "odds-title", formula=_formula(locale, shot), where=_where(locale, shot))]
    lines.append(chances_words(locale, odds, _last(odds)))
    some = percent(locale, odds.at_least(1))
    lines.append(say(locale, "odds-mean", mean=mean_text(locale, odds.mean), some=some))
    if any(odds.cover_gone):
        lines.append(say(locale, "odds-cover-gone", share=percent(locale, odds.cover_gone[-1])))
    if left is not None:
        lines.append(say(locale, "odds-destroyed", hits=left, share=percent(locale, odds.at_least(left))))
    return "\n".join([*lines, *(f"- {line}" for line in _changes(locale, shot, left))])


def _formula(locale: str, shot: Shot) -> str:
    dice = _dice(locale, shot)
    if shot.target == TERRAIN:
        return say(locale, "odds-formula-plain", attack=shot.attack, dice=dice)
    if not shot.spot:
        return say(locale, "odds-formula-no-spot", attack=shot.attack, defense=shot.defense, dice=dice)
    return say(locale, "odds-formula", attack=shot.attack, spot=shot.spot, defense=shot.defense, dice=dice)


def _where(locale: str, shot: Shot) -> str:
    span = range_text(locale, shot.range)
    if shot.target == TERRAIN:
        return say(locale, "odds-where", cover="terrain-target", range=span, hits="")
    if shot.range == CLOSE:
        return say(locale, "odds-where", cover="close", range=span, hits="")
    if not shot.covers:
        return say(locale, "odds-where", cover="none", range=span, hits="")
    first = shot.covers[0]
    kind = "frame-immune" if first.immune else first.kind
    return say(locale, "odds-where", cover=kind, range=span, hits=say(locale, "hits-count", n=first.hits))


def _changes(locale: str, shot: Shot, left: int | None) -> Iterator[str]:
    """What another point, the spot or the cover would change."""
    yield _change(locale, "odds-plus", structs.replace(shot, attack=shot.attack + 1), left)
    if shot.dice:
        yield _change(locale, "odds-minus", structs.replace(shot, attack=shot.attack - 1), left)
    if shot.target != TERRAIN:
        key, spot = ("odds-unspotted", 0) if shot.spot else ("odds-spotted", SPOT)
        yield _change(locale, key, structs.replace(shot, spot=spot), left)
    if shot.covers and shot.range != CLOSE and shot.target != TERRAIN:
        yield _change(locale, "odds-uncovered", structs.replace(shot, covers=()), left)


def _change(locale: str, key: str, shot: Shot, left: int | None) -> str:
    odds = shot.odds
    facts = {
        "what": say(locale, key, spot=shot.spot) if key == "odds-spotted" else say(locale, key),
        "dice": _dice(locale, shot),
        "mean": mean_text(locale, odds.mean),
        "some": percent(locale, odds.at_least(1)),
    }
    if left is None:
        return say(locale, "odds-change", **facts)
    return say(locale, "odds-change-destroyed", destroyed=percent(locale, odds.at_least(left)), **facts)


def odds_labels(locale: str, shot: Shot, left: int | None = None) -> OddsLabels:
    """What the picture says."""
    odds = shot.odds
    last = _last(odds)
    chances = [*odds.target_hits[:last], odds.at_least(last)]
    more = "+" if odds.dice > last else ""
    bars = tuple(
        (f"{n}{more if n == last else ''}", chance, percent(locale, chance)) for n, chance in enumerate(chances)
    )
    gone = "" if left is None else say(locale, "odds-bars-destroyed", share=percent(locale, odds.at_least(left)))
    where = _where(locale, shot)
    return OddsLabels(
        title=_formula(locale, shot),
        where=where[:1].upper() + where[1:],
        caption=say(locale, "odds-bars-title"),
        mean=say(locale, "odds-bars-mean", mean=mean_text(locale, odds.mean)),
        destroyed=gone,
        bars=bars,
    )


# -- before an attack is made -----------------------------------------------------------------------------------------


def odds_line(locale: str, state: State, actor: str, value: int, spot: int | None = None) -> str | None:
    """The chance that an attack by a frame in its activation hits with a die of that value, and that it destroys.

    One line, with ``spot`` or that on the target, and on a map with the cover that it has; where the target
    has yet to defend, over all values of its best die. None without a target.
    """
    act = _aiming(state, actor)
    if act is None or act.range is None:
        return None
    found = _covered(state, act)
    shot = _shot(state, act, value, found)
    if shot.target == TERRAIN:
        return say(locale, "odds-terrain", hit=percent(locale, shot.odds.at_least(1)))
    target = state.frame(act.target)
    left = target.white + len(target.systems)
    spotted = structs.replace(shot, spot=(target.spot or 0) if spot is None else spot)
    every = [(chance, structs.replace(spotted, defense=n).odds) for n, chance in guards(state.profile, target)]
    hit, gone = (sum(chance * odds.at_least(hits) for chance, odds in every) for hits in (1, left))
    return say(
        locale,
        "odds-short",
        hit=percent(locale, hit),
        destroyed=percent(locale, gone),
        spot=spotted.spot,
        cover=yes_no(bool(shot.covers)),
        undefended=yes_no(target.ready),
        friend=FrameWords(locale, state).friend(actor, (cover.frame for cover in found)),
    )


def spot_line(locale: str, state: State, value: int, spot: int) -> str:
    """The dice of the attack under way with so much of a spot, and its chances to hit and to destroy."""
    act = state.act
    target = state.frame(act.target)
    shot = structs.replace(_shot(state, act, value, _covered(state, act)), spot=spot, defense=target.defense or 0)
    hit, gone = (percent(locale, shot.odds.at_least(hits)) for hits in (1, target.white + len(target.systems)))
    return say(locale, "odds-with-dice", dice=_dice(locale, shot), hit=hit, destroyed=gone)


def _aiming(state: State, actor: str) -> Activation | None:
    """The activation of a frame that has a target and a range."""
    act = next((act for act in state.stack if act.frame == actor), None)
    return None if act is None or act.target == NOTHING or act.range is None else act


def _covered(state: State, act: Activation) -> tuple[Cover, ...]:
    """What covers the target: on a map what stands there now, until covers are declared; hand-to-hand none counts."""
    if act.range == CLOSE:
        return ()
    if act.attack is not None and act.attack.covers is not None:
        return act.attack.covers
    return covers(state, act.frame, act.target) if state.mapped else ()


def _shot(state: State, act: Activation, value: int, found: tuple[Cover, ...]) -> Shot:
    """The attack behind covers, without spot and defense."""
    span, chart = str(act.range), state.profile.chart
    if is_terrain(act.target):
        return Shot(chart, value, range=span, target=TERRAIN)
    return Shot(chart, value, range=span, covers=barriers(state, found))


def _blocking(profile: Profile, target: Frame) -> tuple[str, ...]:
    """The dice that a target will roll to defend with."""
    return (profile.dice.white,) * target.white + (profile.dice.blue,) * target.systems.count("B")


def odds_detail(locale: str, state: State, actor: str, value: int) -> str | None:
    """The chances of an attack in a few short lines, with those of each number of hits.

    Where the target has yet to defend, likely values of its best die; a spot that lies on it, and at a declared table
    terrain that may stand between, each in a line of its own.
    """
    act = _aiming(state, actor)
    if act is None:
        return None
    shot = _shot(state, act, value, _covered(state, act))
    if shot.target == TERRAIN:
        return _said(locale, "odds-now", shot)
    target = state.frame(act.target)
    if target.ready:
        return "\n".join(_undefended(locale, state.profile, target, shot))
    shot = structs.replace(shot, defense=target.defense or 0)
    return "\n".join([_said(locale, "odds-now", shot), *_otherwise(locale, state, act, target, shot)])


def _said(locale: str, key: str, shot: Shot, **facts: int) -> str:
    return say(locale, key, dice=_dice(locale, shot), chances=chances_words(locale, shot.odds), **facts)


def _otherwise(locale: str, state: State, act: Activation, target: Frame, shot: Shot) -> Iterator[str]:
    """The chances behind terrain, if what stands between is not known yet, and with the spot."""
    known = state.mapped or (act.attack is not None and act.attack.covers is not None)
    if shot.range != CLOSE and not known and shot.dice:
        yield _said(locale, "odds-behind", structs.replace(shot, covers=(strongest_cover(state.profile),)))
    if target.spot:
        yield _said(locale, "odds-with-spot", structs.replace(shot, spot=target.spot), spot=target.spot)


def _undefended(locale: str, profile: Profile, target: Frame, shot: Shot) -> Iterator[str]:
    yield say(locale, "odds-undefended")
    for defense in _likely(_blocking(profile, target)):
        against = structs.replace(shot, defense=defense)
        yield _said(locale, "odds-against", against, defense=defense)
        if target.spot:
            spotted = structs.replace(against, spot=target.spot)
            yield _said(locale, "odds-with-spot", spotted, spot=target.spot)


def _likely(dice: Sequence[str]) -> list[int]:
    """A low, a middling and a high value of the best of some dice: each once."""
    chances = best_die(tuple(dice))
    below = [sum(chances[: value + 1]) for value in range(len(chances))]
    return sorted({next(value for value, chance in enumerate(below) if chance >= share - 1e-9) for share in SHARES})
