"""A game in lines, and the chances of an attack."""

from collections.abc import Iterator

from rules.core.json_input import Facts
from rules.frames.hits import damage_dice
from rules.intercept_orbit.combat.screen import sure_screen
from rules.intercept_orbit.queries.prospects import guards
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.state.pending import NOTHING, Activation
from rules.intercept_orbit.state.pools import absorbs, chart_range, faces_that_hit
from rules.intercept_orbit.state.profile import Range
from rules.intercept_orbit.state.state import COMPANY, DEBRIS, Asset, State

UNKNOWN = "unknown"
"""The cover at a declared table, where players say it after the die is put."""


def summary(state: State) -> tuple[tuple[str, Facts], ...]:
    """Round and clock, then each side with its assets, then debris, as (name of a sentence, its facts)."""
    return tuple(_lines(state))


def _lines(state: State) -> Iterator[tuple[str, Facts]]:
    yield "head", {"round": state.round, "clock": state.clock, "phase": str(state.phase)}
    for number in state.order:
        player = state.players[number]
        assets = state.worth(number)
        yield "side", {"player": number, "score": player.score, "ppa": player.ppa, "assets": assets}
        for asset in state.assets_of(number):
            yield "ship" if asset.ship else asset.kind, _asset(state, asset)
    for asset in state.there:
        if asset.kind == DEBRIS:
            yield "debris", {"asset": asset.id, "at": asset.at}


def _asset(state: State, asset: Asset) -> Facts:
    return {
        "asset": asset.id,
        "kind": asset.kind,
        "systems": " ".join(asset.systems) or "none",
        "lost": " ".join(asset.lost).replace("white", "W") or "none",
        "white": asset.white,
        "ace": asset.ace,
        "defense": asset.defense,
        "spot": asset.spot,
        "fuel": asset.fuel,
        "host": asset.host,
        "captive": asset.captive,
        "taken": asset.owner != asset.builder,
        "part": _part(state, asset),
        "at": asset.at,
        "heading": None if asset.at is None else round(asset.heading) % 360,
    }


def _part(state: State, asset: Asset) -> str:
    """Acting, waiting for its place in set-up, aboard, drifting, gone or ready."""
    if any(act.asset == asset.id for act in state.stack):
        return "acting"
    if not asset.placed:
        return "waiting"
    if asset.aboard:
        return "aboard"
    if asset.drifting:
        return "drifting"
    return "gone" if asset.gone else "ready"


def prospect(state: State, actor: str, value: int, spot: int | None = None) -> Facts | None:
    """The chances of an attack with a die of that value, ``covered`` those in cover. On a map ``hit`` counts in what
    covers the target (``cover``; ``beyond``: what stands between, too far from it); at a declared table ``cover`` is
    ``unknown``. In a dogfight only a screen covers.

    Who may still defend does so with the best die of its roll; ``known`` where nothing is left to roll.
    ``spot``: the spots that it may use, None for those on its target.
    """
    act = next((act for act in state.stack if act.asset == actor), None)
    if act is None or act.range is None or act.target == NOTHING:
        return None
    target = state.asset(act.target)
    row = chart_range(state.asset(actor).kind == COMPANY, act.range)
    good = faces_that_hit(state.profile, row, target.kind)
    cover, beyond = _cover(state, act)
    soft = absorbs(state.profile, row, target.kind) if act.range is not Range.DOGFIGHT or cover else None
    share, covered = len(good) / 6, sum(1 for face in good if face != soft) / 6
    if cover not in (None, UNKNOWN):
        share = covered
    mark = (target.spot or 0) if spot is None else spot
    likely = guards(state, target)

    def some(face: float, mark: int) -> float:
        return sum(chance * (1 - (1 - face) ** damage_dice(value, mark, guard)) for guard, chance in likely)

    return {
        "target": target.id,
        "range": str(act.range),
        "known": len(likely) == 1,
        "defense": target.defense or 0,
        "spot": mark,
        "dice": damage_dice(value, 0, target.defense or 0),
        "spotted": damage_dice(value, mark, target.defense or 0),
        "hit": some(share, 0),
        "covered": some(covered, 0),
        "cover": cover,
        "beyond": beyond,
        "with_spot": some(share, mark),
    }


def _cover(state: State, act: Activation) -> tuple[str | None, tuple[str, ...]]:
    """What covers the target of an attack, and on a map what stands between and does not."""
    target, screen = state.asset(act.target), sure_screen(state, act)
    if act.range is Range.DOGFIGHT or not target.tactical:
        return None if screen is None else screen.id, ()
    if not state.mapped:
        return UNKNOWN if screen is None else screen.id, ()
    found = next(iter(measure.covers(state, act.asset, target.id)), None if screen is None else screen.id)
    return found, () if found else measure.covers(state, act.asset, target.id, beyond=True)
