# The page on which battlefields are drawn, and the command that leads there.

cmd-field-draw = Draw a battlefield in the browser, freely or over a photograph of your table
field-draw = Start from nothing or from a photograph of your table: drag pieces, turn and stretch them, keep the field{ $plays ->
    [yes] , or use it for this lobby's game
   *[no] {" "}and play on it later
}. The link is yours alone.
draw-why = { $why ->
    [fields] “{ $title }” can't use a field of your own: Rapid Attack, MEZ and Unofficial can, on a map.
    [table] “{ $title }” is played at your own table: only a game on a map can use this field.
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
page-draw-trace-back = ↶, Ctrl+Z or Backspace removes the last corner, ↷ puts it back. Finish or Enter completes the piece, Cancel or Esc discards it.
page-draw-trace-foot = Trace the bricks where they touch the table: in a photograph their tops lean outward.
page-draw-trace-done = Finish
page-draw-choose = Tap a piece to change it: drag it, its corners, the blue handle to turn it or the yellow square to stretch it.
page-draw-empty = Nothing stands here yet. Put a piece down, or trace one corner by corner.
page-draw-height = Bricks high
page-draw-hits = Hits it takes
page-draw-hazard = Hazard: in games with that rule, a frame that activates in it rolls one white die fewer, unless it has an environmental system (E); it gives no cover, blocks no path and takes no hits.
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
page-draw-faults = To fix before it can be played
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
page-draw-not-yet = You can keep it once you have fixed what is marked in red.
page-draw-checking = You can keep it once it has been checked: one moment…
page-draw-saved = “{ $one }” is kept: use it in any lobby with Change → Field or /field load.
page-draw-use = Play “{ $one }” on it
page-draw-used = “{ $one }” is played on this field.
page-draw-share = Share, or read a code
page-draw-copy-code = Copy the code
page-draw-code-bare = The photograph is left out: this code holds the drawing alone. Exports of games played on it have the photograph.
page-draw-copied = Copied.
page-draw-code = A field code
page-draw-read = Read the code
page-draw-for-server = To share it with a whole server: a member who can manage its channel uses /field save there, with the field's name or code after code: and server: True.
page-draw-kept = Kept fields
page-draw-photographed = 📷 with a photograph
page-draw-open = Open
page-draw-delete = Delete
page-draw-rename = Rename
page-draw-rename-to = Another name for “{ $one }”
page-draw-renamed = “{ $one }” is called “{ $two }” from now on.
page-draw-taken = You already keep a field named “{ $one }”. Replace it with this drawing? If it has a different photograph, that is deleted.
page-draw-replace = Replace it
page-draw-sure = Delete “{ $one }” for good?
page-draw-sure-photo = Delete “{ $one }” for good? Its photograph goes too; pictures already posted on Discord still show it.
page-draw-sure-picture = Delete the photograph of “{ $one }” for good? The drawing stays; pictures already posted on Discord still show the photograph.
page-draw-piece = { $one }, middle at { $two }, bricks high: { $n }
page-draw-piece-hazard = { $one }, middle at { $two }
page-draw-photo = From a photograph
page-draw-photo-choose = Choose a photograph
page-draw-photo-pieces = Pieces already on the field: { $n }. Keep them, or start empty and trace yours from the photograph?
page-draw-photo-empty = Start empty
page-draw-photo-with = Keep the pieces
page-draw-photo-hint = Drag or tap the four yellow marks onto the corners of the play area (of a round one: of the square around it). Turn the photograph (↻) until its letters match your table. If you know a length on the table, put the blue marks at its ends and give it in units.
page-draw-photo-who = Everyone who plays on the field sees the photograph, and so does anyone who gets the replay or export of such a game. You can delete it at any time, under “Kept fields”.
page-draw-photo-again = Adjust the corners
page-draw-photo-scale = Units at its widest: { $one } to { $two } are allowed, and this would be { $n }. Check the marks and the length.
page-draw-photo-tiny = That picture is too small: it needs at least 32 pixels each way, and 1,000 is better.
page-draw-photo-unreadable = This page cannot read that picture: choose a JPEG, PNG or WebP.
page-draw-photo-length = Between the blue marks, in units
page-draw-photo-no-length = A length is a number above 0: give it in units, or leave it empty and give the width of the field.
page-draw-photo-go = Straighten it
page-draw-photo-hide = Draw without the photograph
page-draw-photo-remove = Delete the photograph
page-draw-photo-removed = The photograph of “{ $one }” is gone; the drawing stays.
page-draw-photo-unsure = The blue marks are close together: the scale may be off by { $n }%. Put them farther apart, or zoom in and place them again.
page-draw-photo-turn = Turn the photograph by a quarter turn
page-draw-photo-whole = The whole photograph
page-draw-photo-left = Mark 1 pixel to the left
page-draw-photo-up = Mark 1 pixel up
page-draw-photo-down = Mark 1 pixel down
page-draw-photo-right = Mark 1 pixel to the right
page-draw-photo-letter-nw = NW
page-draw-photo-letter-ne = NE
page-draw-photo-letter-se = SE
page-draw-photo-letter-sw = SW
page-draw-photo-nw = Northwest corner
page-draw-photo-ne = Northeast corner
page-draw-photo-se = Southeast corner
page-draw-photo-sw = Southwest corner
page-draw-photo-end = End { $n } of the known length
page-draw-name-first = Give the field a name: it has to be kept with its photograph before you can play on it.
error-photo-corners = Those four points cannot be the corners of a table: tap the corners one after the other, clockwise from the top left.
error-photo-gone = The photograph is no longer here: choose it again, or keep the drawing without it.
draw-photo-hidden = This server does not show this photograph: its moderators have switched pictures off, or hidden yours. The drawing is complete without it.
error-photo-off = This server doesn't show players' pictures: draw the field instead.
page-draw-trial = Let the bot play 20 games on it
page-draw-opening = Show a setup
page-draw-trying = The bot plays…
field-trial = { $games ->
    [0] No games were needed: the sides are equal, and both players have the same role ({ $size }).
   *[other] Games the veteran bot played against itself: { $games } ({ $size }, the same forces on both sides). { $twin ->
        [yes] {""}
       *[no] Each side of the field defended in half of them.{" "}
    }A draw counts as half a win.
}
field-trial-twin = **Sides**: equal. Half a turn leaves the field the same, so no games were needed.
field-trial-sides = **Sides**: north { $north }, south { $south }; west { $west }, east { $east }. { $tells ->
    [yes] With equal sides, chance gives each { $least } to { $most } in 19 of 20 trials: the veteran bot seems to do better from one side. People may not.
   *[no] With equal sides, chance gives each { $least } to { $most } in 19 of 20 trials: neither side shows an advantage.
}
field-trial-roles = **Roles**: the defender { $defender }, the attacker { $attacker }. { $tells ->
    [yes] Chance gives each { $least } to { $most }: the veteran bot seems to play one of the roles better here. That says nothing about the sides.
   *[no] Chance gives each { $least } to { $most }: neither role shows an advantage.
}
field-trial-verdict = **Verdict**: { $even ->
    [yes] the note expects opposite sides to be about equal
   *[no] the note expects opposite sides to differ
}; the games show { $tells ->
    [yes] a better side for the veteran bot.
   *[no] no better side.
}
field-opening = { $by_hand ->
    [yes] A setup for { $size } that follows the rules: squares are stations, circles are frames, and each side's color marks where its last frame could have gone. The same field always shows the same setup; in a game the players choose the places.
   *[no] Set up for { $size }: the referee places everything by the rules.
}
field-opening-ways = { $defender ->
    [none] {""}
   *[other] { $defender } defends.{" "}
}Average distance to the nearest station, in units: A { $one ->
    [none] no path
   *[other] { $one }
}, B { $other ->
    [none] no path
   *[other] { $other }
}.
field-opening-outside = { $share }% of the field is outside the perimeter; the book asks for { $least }%.
draw-unit = One unit is five studs on the table; in MEZ { $ps } ps, { $cm } cm.
error-trial-failed = The bot could not play on this field just now: try again.

page-compare = Compare with a photo
page-draw-compare = Compare with the real table
page-draw-compare-map = The map, with a mark for each frame: drag it, or choose one with Tab and move it with the arrow keys
page-draw-compare-hint = Photograph your table from above as well as you can, with all four corners of the play area, and choose the picture here.
page-draw-compare-early = There are no frames on the map yet: compare once they are placed.
page-draw-compare-corners = Drag or tap the four yellow marks onto the corners of the play area (of a round one: of the square around it), so that its northwest corner (NW) is the map's: ↻ turns the photograph.
page-draw-compare-place = Drag each frame's mark to where it stands in the picture; or choose a mark and tap the place. Arrow keys move it by half a unit, with Shift by a tenth. The dashed circle is where the referee has it.
page-draw-compare-again = Another photograph
page-draw-compare-back = Put it back
page-draw-compare-strength = How strongly the photograph shows
page-draw-compare-kept = The photograph is straightened and shown to you alone. It is not kept: it is gone when you leave this page.
page-draw-compare-nothing = Nothing compared yet: drag a frame's mark to where it stands in the picture.
page-draw-compare-found = What differs
page-draw-compare-unseen = Not moved here, so assumed to stand where the referee has them: { $one }
page-draw-compare-correct = Correct what differs ({ $n })
page-draw-compare-asks = This game counts: the players are asked, and the correction is made once all agree.
page-draw-compare-host = The game's host can correct that, on this page or with `/correct`.
page-draw-compare-frame = { $one }, in the picture at { $two }
page-draw-compare-done = Corrected: the referee has them there now.
page-draw-compare-asked = The players are asked to agree.
compare-shift = **{ $unit }**: { $far } { $toward ->
    [n] north
    [ne] northeast
    [e] east
    [se] southeast
    [s] south
    [sw] southwest
    [w] west
   *[nw] northwest
} of where the referee has it{ $onto ->
    [none] {""}
   *[other] . ⚠️ It would stand on **{ $onto }**: only a green die carries a frame onto another
}
compare-same = No frame stands more than half a unit from where the referee has it.
error-gone-on = The game has moved on: look again at what differs now.
