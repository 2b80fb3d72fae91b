# The page on which battlefields are drawn, and the command that leads there.

cmd-field-draw = Draw a battlefield in the browser, freely or over a photograph of your table
field-draw = Start from nothing or from a photograph of your table: drag pieces, turn and stretch them, keep the field{ $plays ->
    [yes] , or play the lobby on it
   *[no] {" "}to play on it
}. The link is yours alone.
draw-why = { $why ->
    [fields] “{ $title }” is not played on battlefields of one's own: Rapid Attack, MEZ and Unofficial are, on a map.
    [table] “{ $title }” is played at your own table: on a map it could be played on this field.
    [begun] “{ $title }” has begun, so its field stays as it is.
   *[host] Only the host of “{ $title }” chooses its field.
}
button-draw = Draw a battlefield
error-draw-nowhere = This bot has no pages in the browser: its host can set that up. `/field add` and `/field move` work here.

page-own-field = Draw a battlefield
page-draw-title = Draw a battlefield
page-draw-field = The battlefield: drag pieces, or choose one with Tab and move it with the arrow keys
page-draw-scale = N ↑ · units: { $n }
page-draw-board = Back to the board
page-draw-leave = Back
page-draw-undo = Undo (Ctrl+Z)
page-draw-redo = Redo (Ctrl+Y)
page-draw-kind = Kind
page-draw-new-kind = New piece
page-draw-add = Put it down
page-draw-trace = Trace it
page-draw-trace-hint = Tracing: { $one }. Tap its corners one after the other, { $n } at most. Tap the first one again to finish.
page-draw-trace-back = ↶, Ctrl+Z or Backspace takes back the last corner, ↷ brings it again. Finish or Enter makes the piece, Cancel or Esc gives it up.
page-draw-trace-foot = Follow the bricks where they touch the table: in a photograph their tops lean away.
page-draw-trace-done = Finish
page-draw-choose = Tap a piece to change it: drag it, its corners, the blue handle to turn it or the yellow square to stretch it.
page-draw-empty = Nothing stands here yet. Put a piece down, or trace one corner by corner.
page-draw-height = Bricks high
page-draw-hits = Hits it takes
page-draw-hazard = Hazard: in games with that rule, a frame that activates in it rolls one white die fewer, unless it has an environmental system (E); it gives no cover, blocks no way and takes no hits.
page-draw-called = Its own name
page-draw-called-hint = e.g. the tower
page-draw-left = Turn left
page-draw-right = Turn right
page-draw-larger = Larger
page-draw-smaller = Smaller
page-draw-align = Align
page-draw-copy = Copy
page-draw-twin = Twin on the other side
page-draw-remove = Remove
page-draw-faults = To be changed before it can be played
page-draw-notes = How it plays
page-draw-ground = Look, shape and size
page-draw-style = Look
page-draw-shape = Shape
page-draw-across = Units across
page-draw-corners = Units from corner to corner (side: { $one })
page-draw-limits = { $one }: from { $two } to { $n }.
page-draw-both = Copy the north half onto the south
page-draw-clear = Remove everything
page-draw-name = Name of the field
page-draw-save = Keep it
page-draw-not-yet = It can be kept once you have changed what is marked in red.
page-draw-checking = It can be kept once it has been checked: a moment…
page-draw-saved = “{ $one }” is kept: any lobby can be played on it, by Change → Field or /field load.
page-draw-use = Play “{ $one }” on it
page-draw-used = “{ $one }” is played on this field.
page-draw-share = Share, or read a code
page-draw-copy-code = Copy the code
page-draw-code-bare = The photograph is left out: this code holds the drawing alone. Exports of games played on it have the photograph.
page-draw-copied = Copied.
page-draw-code = A field code
page-draw-read = Read the code
page-draw-for-server = For everybody on a server: who can manage its channel types /field save there, the field's name or code after code:, and server: True.
page-draw-kept = Kept fields
page-draw-photographed = 📷 with a photograph
page-draw-open = Open
page-draw-delete = Delete
page-draw-rename = Rename
page-draw-rename-to = Another name for “{ $one }”
page-draw-renamed = “{ $one }” is called “{ $two }” from now on.
page-draw-taken = “{ $one }” is kept already. Put this drawing in its place? Its photograph, if it has another, is deleted.
page-draw-replace = Replace it
page-draw-sure = “{ $one }”: for good?
page-draw-sure-photo = “{ $one }”: for good? Its photograph goes too; pictures that stand in Discord already still show it.
page-draw-sure-picture = The photograph of “{ $one }”: for good? The drawing stays; pictures that stand in Discord already still show the photograph.
page-draw-piece = { $one }, middle at { $two }, bricks high: { $n }
page-draw-piece-hazard = { $one }, middle at { $two }
page-draw-photo = From a photograph
page-draw-photo-choose = Choose a photograph
page-draw-photo-pieces = Pieces that stand on the field already: { $n }. The photograph shows where yours stand.
page-draw-photo-empty = Start empty
page-draw-photo-with = Keep the pieces
page-draw-photo-hint = Drag or tap the four yellow marks onto the corners of the play area (of a round one: of the square around it). Turn the photograph (↻) until its letters are those of your table. If you know a length on the table, put the blue marks on its ends and give it in units.
page-draw-photo-who = Who plays on the field sees the photograph, and so do those who get such a game's replay or export. You can delete it at any time, under “Kept fields”.
page-draw-photo-again = Adjust the corners
page-draw-photo-scale = Units at its widest: { $one } to { $two } can be played on, and this would be { $n }. Look at the marks and the length again.
page-draw-photo-tiny = That picture is too small to be a table: at least 32 pixels each way, better 1,000.
page-draw-photo-unreadable = This page cannot read that picture: choose a JPEG, PNG or WebP.
page-draw-photo-length = Between the blue marks, in units
page-draw-photo-no-length = A length is a number above 0: give it in units, or leave it empty and give the width of the field.
page-draw-photo-go = Straighten it
page-draw-photo-hide = Draw without the photograph
page-draw-photo-remove = Delete the photograph
page-draw-photo-removed = The photograph of “{ $one }” is gone; the drawing stays.
page-draw-photo-unsure = The blue marks are close together: the scale may be off by { $n }%. Put them farther apart, or zoom in and place them again.
page-draw-photo-turn = Turn the photograph by a quarter
page-draw-photo-whole = The whole photograph
page-draw-photo-left = Mark 1 pixel to the left
page-draw-photo-up = Mark 1 pixel up
page-draw-photo-down = Mark 1 pixel down
page-draw-photo-right = Mark 1 pixel to the right
page-draw-photo-letter-nw = NW
page-draw-photo-letter-ne = NE
page-draw-photo-letter-se = SE
page-draw-photo-letter-sw = SW
page-draw-photo-nw = North-west corner
page-draw-photo-ne = North-east corner
page-draw-photo-se = South-east corner
page-draw-photo-sw = South-west corner
page-draw-photo-end = End { $n } of the known length
page-draw-name-first = Give the field a name: it is kept with its photograph, then played on.
error-photo-corners = Those four points cannot be the corners of a table: tap the corners one after the other, clockwise from the top left.
error-photo-gone = The photograph is no longer here: choose it again, or keep the drawing without it.
draw-photo-hidden = This server does not show this photograph: its moderators have switched pictures off, or hidden yours. The drawing is whole without it.
error-photo-off = This server shows no pictures of its players: draw the field instead.
page-draw-trial = Let the bot play 20 games on it
page-draw-opening = Show how it is set up
page-draw-trying = The bot plays…
field-trial = { $games ->
    [0] No games were played: the sides need none, and both players do the same ({ $size }).
   *[other] Games of the veteran against itself: { $games } ({ $size }, the same force twice). { $twin ->
        [yes] {""}
       *[no] Each side of the field defends in half of them.{" "}
    }A draw is half a win.
}
field-trial-twin = **Sides**: equal. Turned by half a turn the field is the same, so no games were played for them.
field-trial-sides = **Sides**: north { $north }, south { $south }; west { $west }, east { $east }. { $tells ->
    [yes] Where both sides are worth the same, chance gives each { $least } to { $most } in 19 of 20 trials: the veteran seems to play better from one side. People may not.
   *[no] Chance gives each { $least } to { $most } in 19 of 20 trials where both sides are worth the same: no better side shows.
}
field-trial-roles = **Roles**: the defender { $defender }, the attacker { $attacker }. { $tells ->
    [yes] Chance gives each { $least } to { $most }: the veteran seems to play one of the roles better here. That says nothing of the sides.
   *[no] Chance gives each { $least } to { $most }: neither role shows an advantage.
}
field-trial-verdict = **Verdict**: { $even ->
    [yes] the note expects much the same from opposite sides
   *[no] the note expects opposite sides to differ
}; the games show { $tells ->
    [yes] a better side for the veteran.
   *[no] no better side.
}
field-opening = { $by_hand ->
    [yes] Set up for { $size } as the rules suggest it: squares are stations, circles frames, and the ground that was open to the last frame of each side has its color. It changes with the field alone: the players choose the places in the game itself.
   *[no] Set up for { $size }: the referee puts everything down, by the rules.
}
field-opening-ways = { $defender ->
    [none] {""}
   *[other] { $defender } defends.{" "}
}Way to the nearest station on average, in units: A { $one ->
    [none] no way
   *[other] { $one }
}, B { $other ->
    [none] no way
   *[other] { $other }
}.
field-opening-outside = { $share }% of the field is outside the perimeter; the book asks for { $least }%.
draw-unit = One unit is five studs on the table; in MEZ { $ps } ps, { $cm } cm.
error-trial-failed = The bot could not play on this field just now: try again.

page-compare = Compare with a photograph of the table
page-draw-compare = Compare with the real table
page-draw-compare-map = The map, with a mark for each frame: drag it, or choose one with Tab and move it with the arrow keys
page-draw-compare-hint = Photograph your table from above as well as you can, with all four corners of the play area, and choose the picture here.
page-draw-compare-early = No frame stands on the map yet: compare once they are put down.
page-draw-compare-corners = Drag or tap the four yellow marks onto the corners of the play area (of a round one: of the square around it), so that its north-west corner (NW) is the map's: ↻ turns the photograph.
page-draw-compare-place = Drag each frame's mark to where it stands in the picture; or choose a mark and tap the place. Arrow keys move it by half a unit, with Shift by a tenth. The dashed circle is where the referee has it.
page-draw-compare-again = Another photograph
page-draw-compare-back = Put it back
page-draw-compare-strength = How strongly the photograph shows
page-draw-compare-kept = The photograph is straightened and shown to you alone. Nothing of it is kept: it is gone when you leave this page.
page-draw-compare-nothing = Nothing compared yet: drag a frame's mark to where it stands in the picture.
page-draw-compare-found = What differs
page-draw-compare-unseen = Not moved here, so taken to stand where the referee has them: { $one }
page-draw-compare-correct = Correct what differs ({ $n })
page-draw-compare-asks = This game counts: the players are asked, and it is done once all agree.
page-draw-compare-host = The game's host can correct that, on this page or with `/correct`.
page-draw-compare-frame = { $one }, in the picture at { $two }
page-draw-compare-done = Corrected: the referee has them there now.
page-draw-compare-asked = The players are asked to agree.
compare-shift = **{ $unit }**: { $far } { $toward ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
   *[nw] north-west
} of where the referee has it{ $onto ->
    [none] {""}
   *[other] . ⚠️ It would stand on **{ $onto }**: only a green die carries a frame onto another
}
compare-same = No frame stands more than half a unit from where the referee has it.
error-gone-on = The game has gone on meanwhile: look again at what differs now.
