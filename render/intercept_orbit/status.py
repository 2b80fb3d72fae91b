"""The state of a game of Intercept Orbit around its board: clock, scores, the decision, the acting asset."""

from __future__ import annotations

from msgspec import structs

from render.action import Measures, draw_action, draw_units
from render.kit import scoreboard, widgets
from render.kit.boxes import GAP, INNER, MARGIN, Box
from render.kit.icons import stamp
from render.kit.palette import PANEL, SOFT, player_colour, player_shape
from render.kit.pillow import Image
from render.kit.typeface import clean
from render.scene import Action
from render.space.signs import counted, range_tile
from rules.core.json_input import Facts
from rules.intercept_orbit.state.pending import NOTHING, Activation, Boarding
from rules.intercept_orbit.state.state import Asset, State

_DICE_MOST = 16
_ROW = Measures(112, (28, 58), (92, 44, SOFT), lambda span: range_tile(span, 40))


# -- assets -----------------------------------------------------------------------------------------------------------


def part_of(state: State, asset: Asset) -> str:
    """An asset's part in the activation: active, suspended, done or ready."""
    acting = [act.asset for act in state.stack]
    mover = None if state.journey is None else state.journey.asset
    if asset.id == mover or (acting and acting[-1] == asset.id):
        return "active"
    if asset.id in acting:
        return "suspended"
    return "done" if asset.gone else "ready"


def is_targeted(state: State, asset: Asset) -> bool:
    """Whether an asset is aimed at, takes hits, is rammed, or is fought for."""
    aims = {state.stack[-1].target} if state.stack else set()
    if state.collision is not None:
        aims = {state.collision.target}
    if state.pending_hits:
        aims = {state.pending_hits[0].asset}
    if state.boarding is not None:
        aims.add(state.boarding.ship or NOTHING)
    return asset.id in aims


def lost_systems(asset: Asset) -> tuple[str, ...]:
    """The systems that an asset has lost, without white dice."""
    return tuple(system for system in asset.lost if system != "white")


def captor_of(state: State, asset: Asset) -> int | None:
    """The player who holds a captive company: the owner of what it touches."""
    if not asset.captive or asset.host is None:
        return None
    holder = state.asset(asset.host).owner
    return holder if holder >= 0 else None


def is_bingo(state: State, asset: Asset) -> bool:
    """Whether an asset's fuel is low but not gone."""
    return asset.fuel is not None and 0 < asset.fuel <= state.profile.bingo


# -- clock and scores -------------------------------------------------------------------------------------------------


def draw_header(image: Image.Image, state: State, words: Facts) -> None:
    """Draw title, round, and the clock that runs down."""
    box = Box(MARGIN, scoreboard.TOP, INNER, scoreboard.HEADER)
    scoreboard.draw_title(image, box, words["title"], words["when"])
    whole = max(state.profile.clock, state.clock)
    late = state.clock <= scoreboard.LATE
    scoreboard.draw_countdown(image, box, (state.clock, whole), words.get("clock", ""), late=late)


def draw_score(image: Image.Image, box: Box, state: State, player: int, words: Facts) -> None:
    """Draw the score of a player."""
    score = score_of(state, player)
    points = scoreboard.counted_points(score.points, clean(words.get("assets", "")))
    scoreboard.draw_score(image, box, structs.replace(score, points=points, decides=player in words["deciding"]))


def score_of(state: State, player: int) -> scoreboard.PlayerScore:
    """The score of a player."""
    seat = state.players[player]
    points = scoreboard.points_text(seat.ppa, state.worth(player), seat.adjust)
    rank = f"{state.order.index(player) + 1}." if player in state.order else ""
    return scoreboard.score_of(state, player, points, rank)


def draw_scores(image: Image.Image, top: int, state: State, words: Facts) -> None:
    """Draw the scores of all players side by side, the leader first."""
    order = ranked(state)
    for player, box in zip(order, scoreboard.score_boxes(top, len(order)), strict=True):
        draw_score(image, box, state, player, words)


def ranked(state: State) -> tuple[int, ...]:
    """All players, the leader first."""
    return state.order or tuple(range(len(state.players)))


# -- the decision and the acting asset --------------------------------------------------------------------------------


def _lines(words: Facts) -> tuple[str, ...]:
    return scoreboard.decision_lines(words["decision"], words["deciding"])


def _is_acting(state: State) -> bool:
    return bool(state.stack) or state.boarding is not None or state.collision is not None


def decision_height(state: State, words: Facts) -> int:
    """The height of the decision with the acting asset."""
    acting = scoreboard.ACTING + GAP if _is_acting(state) else 0
    return 2 * GAP + scoreboard.DECISION_LINE * len(_lines(words)) + acting


def draw_decision(image: Image.Image, box: Box, state: State, words: Facts) -> None:
    """Draw the open decision, and below it the acting asset, its target and its dice, used ones dim."""
    widgets.plate(image, box, PANEL)
    scoreboard.draw_decision(image, box, _lines(words), words["deciding"])
    if _is_acting(state):
        _draw_action(image, Box(box.x, box.bottom - scoreboard.ACTING - 4, box.w, scoreboard.ACTING), state)


def _draw_action(image: Image.Image, box: Box, state: State) -> None:
    owners = {asset.id: asset.owner for asset in state.assets}
    action, fight, x = action_of(state), state.boarding, box.x + 16
    if fight is None and action is not None:
        draw_action(image, box, action, owners, _ROW)
        return
    if action is not None:
        x = draw_units(image, (x, box.middle), structs.replace(action, target=""), owners, _ROW.chip)
    if fight is not None:
        _draw_damage(image, (x + 20, box.middle), fight)


def action_of(state: State) -> Action | None:
    """The acting asset as data, or the ships that collide, or the one that is boarded."""
    first, *others = (*actors(state), "")
    if not first:
        return None
    act, crash = state.stack[-1] if state.stack else None, state.collision is not None
    return Action(
        unit=first,
        target=others[0],
        sign="burst" if crash else "reticle",
        range="" if crash or act is None or act.range is None else str(act.range),
        dice=() if act is None else tuple(shown_dice(act)),
        waiting=tuple(other.asset for other in reversed(state.stack[:-1])),
    )


def actors(state: State) -> tuple[str, ...]:
    """The ships that collide, the ship that is boarded, or the acting asset and its target."""
    act = state.stack[-1] if state.stack else None
    if state.collision is not None:
        return state.collision.rammer, state.collision.target
    if state.boarding is not None:
        return (state.boarding.ship,) if state.boarding.ship else ()
    if act is None:
        return ()
    return (act.asset,) if act.target == NOTHING else (act.asset, act.target)


def _draw_damage(image: Image.Image, at: tuple[int, int], fight: Boarding) -> None:
    """Draw the damage that each side of a boarding action may still deal."""
    x, y = at
    for player, left in fight.harm:
        stamp(image, player_shape(player), (x + 14, y), 28, player_colour(player))
        mark = counted("reticle", left, 34)
        widgets.lay(image, mark, (x + 38 + mark.width // 2, y))
        x += 62 + mark.width


def shown_dice(act: Activation) -> list[scoreboard.ShownDie]:
    """The dice of an activation."""
    busy = {act.die, None if act.attack is None else act.attack.die}
    sign = "play" if act.attack is None else "reticle"
    dice = list(zip(act.dice, act.faces, strict=True))[:_DICE_MOST]
    return [
        scoreboard.ShownDie(die, face, index in act.used and index not in busy, sign if index in busy else "")
        for index, (die, face) in enumerate(dice)
    ]
