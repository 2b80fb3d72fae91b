"""Pig's picture and its board: the scores, the points at stake, and on a map the meadow."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.battlefield.scene import Lengths, Scene, Token, Way
from render.drawing import Drawing
from render.kit.palette import PAGE, TEXT, player_colour
from render.kit.png import Picture, encode
from render.kit.scoreboard import PlayerScore
from render.kit.typeface import write
from render.map.overlay import OpenGround
from render.scene import TABLE, Board, Shape
from rules import Preview, ruleset_of
from rules.core.json_input import Facts
from tests.house.pig.rules import State

MUD, GRASS = "#6b4a2f", "#2f5d3a"


def _scene(state: State, preview: Preview | None) -> Scene:
    maps, players = ruleset_of(state).maps, state.players
    assert maps is not None
    at = {**maps.positions(state), **({} if preview is None else {preview.item: preview.at})}
    tokens = tuple(Token(f"{p.letter}1", n, at[f"{p.letter}1"]) for n, p in enumerate(players))
    ground = maps.open_ground(state)
    return Scene(
        state.profile.meadow,
        Lengths(state.profile.target, state.profile.radius),
        tokens=tokens,
        open_ground=OpenGround(ground.polygons, ground.holes, state.turn) if ground.polygons else None,
        way=None if preview is None else Way(preview.way, f"{preview.length:g}", state.turn),
    )


def _board(state: State, preview: Preview | None) -> Board:
    sides = tuple(PlayerScore(n, player.name, "", player.score) for n, player in enumerate(state.players))
    if state.table != "map":
        return Board(TABLE, sides)
    far, line = state.profile.meadow, float(state.profile.target)
    strips = ((0.0, line, GRASS), (line, far, MUD))
    shapes = tuple(Shape(((w, 0.0), (e, 0.0), (e, far), (w, far)), fill) for w, e, fill in strips)
    return Board("meadow", sides, map=_scene(state, preview), shapes=shapes)


def _picture(state: State, words: Facts, preview: Preview | None = None) -> Picture:
    board = _board(state, preview)
    image = Image.new("RGB", (600, 700 if board.shapes else 100 + 60 * len(state.players)), PAGE)
    draw, scale = ImageDraw.Draw(image), 600 / state.profile.meadow
    for shape in board.shapes:
        draw.polygon([(x * scale, 100 + y * scale) for x, y in shape.points], fill=shape.fill)
    for token in _scene(state, preview).tokens if board.shapes else ():
        x, y, r = token.at[0] * scale, 100 + token.at[1] * scale, state.profile.radius * scale
        draw.ellipse((x - r, y - r, x + r, y + r), fill=player_colour(token.owner))
    write(image, (20, 40), words["title"], 36, TEXT, "Bold")
    for row, player in enumerate(state.players):
        write(image, (20, 110 + 60 * row), f"{player.name} {player.score}", 32, TEXT, "Medium")
    return encode(image)


DRAWING = Drawing(_picture, _picture, lambda state, words, at: _picture(state, words), board=_board)
