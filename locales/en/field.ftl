# Maps: terrain, the planning panel, /look, and the field in the lobby.

# Terrain, by kind
piece-barrier = barrier
piece-car = car
piece-church = church
piece-container = container
piece-crane = crane
piece-crater = crater
piece-debris = debris
piece-engine = engine
piece-fence = fence
piece-fire = fire
piece-grove = grove
piece-hedge = hedge
piece-house = house
piece-hull = hull
piece-lava = lava
piece-log = log
piece-mast = mast
piece-pond = pond
piece-rock = rock
piece-ruin = ruin
piece-shed = shed
piece-spill = spill
piece-tank = tank
piece-thicket = thicket
piece-tower = tower
piece-tree = tree
piece-truck = truck
piece-vent = vent
piece-wall = wall
piece-warehouse = warehouse
piece-wing = wing
piece-wood = wood
named-piece = { $name } { $piece }

# The planning panel
plan-blocked = -# { $problem }
plan-others = With another die or unit…
plan-menu = Sensible places…
plan-changes = Adjust…
button-go = { $where ->
    [none] Go
   *[other] Go to { $where }
}
button-go-leaves = Go · leaves the table
button-go-hits = Go · crashes into { $names }
button-go-gives = Go · gives away { $points ->
    [one] 1 point
   *[other] { $points } points
}
button-put = { $where ->
    [none] Put it here
   *[other] Put it at { $where }
}
button-launch = Launch
button-plan = On the map…
button-shift = Shift it…
button-write = Write where…
button-die = With { $die }
button-step = Step { $step }
button-click-port = Port
sign-click-port = ↩️
button-click-starboard = Starboard
sign-click-starboard = ↪️
button-slower = Slower
sign-slower = ➖
button-faster = Faster
sign-faster = ➕
button-give-up = Something else
nudge-NW = NW
nudge-N = N
nudge-NE = NE
nudge-W = W
nudge-E = E
nudge-SW = SW
nudge-S = S
nudge-SE = SE
modal-where = Where to?
modal-where-hint = 7K · 12.5,8 · toward B1 4 · behind T3 from B1 · N 2.5
modal-course = Which course?
modal-course-hint = 5 2L 4R · 3 straight
modal-path = What is in the way, in order?
modal-path-hint = beside:A2, through:X1, ends:B3, or clear
modal-deploy = A name for the debris
modal-deploy-hint = debris:wreck

# /look
cmd-look = Look closely at a place on the map: who is in range, who in cover; or measure a distance
opt-look-at = A cell (7K), a point (12.5,8), a station or a piece; otherwise where the action is
opt-look-frame = The frame from which to measure
opt-look-to = Measure from there to this: a frame, a station, a piece, 7K or 12.5,8
look-absent = { $host ->
    [none] { $unit } is not on the map.
   *[other] { $unit } is aboard { $host }.
}
look-measure = 📏 From { $from } to { $to }: { $distance }{ $range ->
    [none] {""}
   *[other] , { $range }
}{ $cover ->
    [none] .
    [open] , in the open{ $beyond ->
        [none] .
       *[other] : { $beyond } is too far from it to cover it.
    }
   *[other] , in cover behind { $cover }.
}

# The field in the lobby
cmd-field = The battlefield of this channel's game, before it starts
cmd-field-show = Show the field and what stands on it
cmd-field-reroll = Lay out another field (host)
cmd-field-style = Lay out a field of another style, shape or size (host)
cmd-field-add = Add a piece of terrain to the field (host)
cmd-field-move = Move a piece of terrain (host)
cmd-field-turn = Turn a piece of terrain (host)
cmd-field-remove = Remove a piece of terrain (host)
cmd-field-share = Get the field as a text code to use again
cmd-field-load = Use a field that you or your server keep, or one that was shared (host)
cmd-field-save = Keep this game's field, or that of a code, under a name
cmd-field-list = The fields that you and this server keep
cmd-field-delete = Delete a field that you or your server keep
cmd-field-rename = Rename a field that you or your server keep
opt-field-style = What it looks like
opt-field-shape = Square or round
opt-field-across = Units at its widest: a circle across, a square from corner to corner (in space its side)
opt-field-ruler = For a small field: a ruler of 6 units instead of 8
opt-field-seed = Any words: the same ones give the same field
opt-field-kind = What kind of piece
opt-field-place = Where its middle is: 7K or 12.5,8
opt-field-piece = The piece, like T3
opt-field-degrees = How far, in degrees, clockwise
opt-field-code = The name of a kept field, or the code that begins with FLD1-
opt-field-save-code = A code that begins with FLD1-; without one, this game's field
opt-field-name = What to call it; a field with that name is replaced
opt-field-kept = The field's name
opt-field-new = What to call it from now on
opt-field-server = On the server's list, for everybody here (for those who manage the channel)
opt-field-game = A kept field by its name, or a code that begins with FLD1-
opt-preview = On a map: preview the result before deciding
opt-place = On a map: 7K, 12.5,8, toward B1 4, or one that is suggested; without one it is only planned
style-town = Town
style-woods = Woods
style-port = Port
style-wreckage = Wreckage
shape-square = Square
shape-round = Round
ruler-standard = 8 units
ruler-short = 6 units, for small fields
table-map = A map: the bot measures ranges, cover and paths
field-title = **{ $style }**, { $shape ->
    [round] round, { $across } across
   *[square] square, { $across } from corner to corner
}, { $count ->
    [one] 1 piece
   *[other] { $count } pieces
}
field-alt = The field from above: { $pieces }
field-changed = Field changed.
field-shared = { $photograph ->
    [yes] The photograph is left out: this code holds the drawing alone.{" "}
   *[no] {""}
}`/field load` takes this code in another lobby, or here:
    ```
    { $code }
    ```
field-kept = **{ $name }** kept. `/field load` and `/game new` find it under that name, on every server.
field-kept-server = **{ $name }** is on the server's list: everybody here finds it in `/field load` and `/game new`.
field-deleted = **{ $name }** deleted. Games on it go on. If that was a mistake, `/field save` restores the drawing from this code:
    ```
    { $code }
    ```
field-renamed = **{ $was }** is now called **{ $name }**. Games and campaigns on it go on.
field-photograph = -# { $shown ->
    [yes] 📷 Its photograph: { $size } kB{ $since ->
        [none] {""}
       *[other] , kept { $since }
    }.
    [hidden] It has a photograph, which this server does not show.
   *[no] It has no photograph.
}
field-list-empty = No fields yet: open a game on a map and keep its field with `/field save`.
field-list-own = { $n ->
    [one] **Your field**
   *[other] **Your { $n } fields**
}
field-list-server = { $n ->
    [one] **The server's field**
   *[other] **The server's { $n } fields**
}
field-list-line = **{ $name }** · { $field }
field-list-photographed = **{ $name }** · { $field } · 📷 with a photograph
field-list-more = … and { $n } more: type part of a name in `/field load`.
field-of-server = { $name } · server
field-note-pieces = { $count ->
    [one] 1 piece gives cover
   *[other] { $count } pieces give cover
}; fields of this size laid out at random have { $least } to { $most }.
field-note-open = { $share }% of the ground is open: neither cover nor hazard.
field-note-cover = { $one ->
    [N] North and south
   *[other] West and east
}: { $cover }% and { $rest }% of the cover by area, { $hits }% and { $left }% of the hits it absorbs.
field-note-sides = { $one ->
    [N] North and south
   *[other] West and east
}: { $open }% and { $wide }% of the ground open; path to the middle, in units: { $way ->
    [none] none
   *[other] { $way }
} and { $back ->
    [none] none
   *[other] { $back }
}.
field-note-midst = In the middle: { $piece }. Each path ends at the nearest free ground on its own side.
field-note-twin = Opposite sides are equal, to a tenth of a unit: turned by half a turn, the field is the same.
field-note-even = Opposite sides are about equal: cover and its hits differ by no more than { $most } : { $least }, open ground by { $open }% of a half at most, paths by { $share }% at most. Height is left out: it counts only with the elevation rule.
field-note-uneven = Opposite sides differ: cover or its hits by more than { $most } : { $least }, open ground by more than { $open }% of a half, or paths by more than { $share }%. Height is left out: it counts only with the elevation rule.
field-note-no-way = { $side ->
    [N] No path leads from the north to the middle.
    [E] No path leads from the east to the middle.
    [S] No path leads from the south to the middle.
   *[W] No path leads from the west to the middle.
}
field-note-closed = Part of the ground is cut off: no base fits through.
button-reroll = { $own ->
    [yes] A random field instead
   *[no] Another field
}
field-set-aside = { $name ->
    [none] The field that you drew or changed is set aside{ $there ->
        [no] : this game is played without one
       *[yes] {""}
    }. It is not on your list: `/field load` takes this code, on a map with terrain.
        ```
        { $code }
        ```
   *[other] **{ $name }** is set aside{ $there ->
        [no] : this game is played without a field
       *[yes] {""}
    }. `/field load` takes it again, on a map with terrain.
}
lobby-field = 🗺️ { $named ->
    [yes] **{ $name }** ·{" "}
   *[no] {""}
}{ $field }{ $ruler ->
    [8] {""}
   *[other] , ruler of { $ruler } units
}{ $photograph ->
    [yes] {" "}· 📷 on a photograph of a table
   *[no] {""}
}

# Errors
error-look-from = Say where to measure from: `/look at:` or `/look frame:`.
error-no-map = This game has no map: open one with `/game new table:`.
error-no-fields = This game can't use a field of your own: Rapid Attack, MEZ and Unofficial can, on a map.
error-field-fixed = The field can't change once the game has started.
error-out-of-reach = { $why ->
    [around] Too far around what stands in between:
   *[too-far] Too far:
} { $length ->
    [none] the frame
   *[other] the path is { $length } long, and the frame
} moves { $most } at most.{ $nearest ->
    [none] {""}
   *[other] {" "}The nearest it can get is { $nearest }.
}
error-blocked = { $why ->
    [occupied] Another frame stands there, and no green die in the roll carries over it.
    [terrain] Terrain stands there, and no green die in the roll leads onto it.
   *[no-way] No way leads there: what stands in between leaves no gap wide enough.
}{ $nearest ->
    [none] {""}
   *[other] {" "}The nearest free place is { $nearest }.
}
error-sheer = That side is too steep: six bricks high or more, without stairs or a ladder. Only a green die in the roll gets a frame up or down it.{ $nearest ->
    [none] {""}
   *[other] {" "}The nearest place it can go to is { $nearest }.
}
error-item-off-the-field = { $item } would be off the field: its whole base must stand on it.
error-off-the-field = That is off the field: its whole base must stand on it.{ $nearest ->
    [none] {""}
   *[other] {" "}The nearest place is { $nearest }.
}
error-not-legal-ground = { $why ->
    [occupied] { $unit ->
        [station] A frame or another station stands in that place.
       *[frame] Another frame stands in that place.
    }
    [terrain] { $unit ->
        [station] Terrain is in that place: a station needs free ground.
       *[frame] Terrain is in that place: only a frame that can go over cover may be placed on top of it.
    }
    [too-far] { $part ->
        [defense-stations] That is farther than a ruler from the defender's other stations: each must be within a ruler of another.
        [defense-frames] That is outside the perimeter: the first frames stand within a ruler of one of the defender's stations.
       *[point-frame] That is too far from the defender's frames: the point frame needs one of them at direct-fire range.
    }
    [share] That would leave less of the field outside the perimeter than the rules require: put the station closer to the others, or to the edge.
    [no-room] That would leave the point frame no legal place: the last of the first frames must leave it one.
    [perimeter] That is inside the perimeter: the point frame stands farther than a ruler from all of the defender's stations.
    [too-near] { $part ->
        [point-frame] That is too close to the defender's frames: the point frame stands just within direct fire of one of them.
       *[attack-frames] That is within a ruler of one of the defender's frames or stations: attackers begin farther away.
    }
    [cover] There the point frame is in cover from all of the defender's frames: one of them must have it in the open.
    [exposed] That is outside the perimeter and in the open: out there the defender's frames must be in cover.
   *[other] Nothing can be placed there.
}{ $nearest ->
    [none] {""}
   *[other] {" "}The nearest place is { $nearest }.
}
error-place-unreadable = “{ $place }” isn't a valid place: write { $ways ->
    [move] a cell (`7K`), a point (`12.5,8`), or something like `toward B1 4`, `behind T3 from B1`, `N 2.5`
    [run] a cell (`7K`), a point (`12.5,8`), or something like `toward B1 4`, `N 2.5`
   *[point] a cell (`7K`) or a point (`12.5,8`)
}.
error-no-such-kind = There is no terrain of the kind “{ $name }”: choose one from the list.
error-no-such-piece = There is no piece { $piece } on this field: the picture shows them all.
error-piece-off-field = { $piece } would stand off the field: all of it must be on it.
error-piece-overlaps = { $piece } would stand in { $other }: leave some room, or let them touch.
error-piece-gap = { $piece } and { $other } would be { $gap } apart, a gap too close to call: keep it under { $closed }, or at { $least } or more.
error-piece-crosses = The outline of { $piece } crosses itself: move a corner so that it no longer does.
error-piece-too-small = { $piece } is too small: half a unit by half a unit at least.
error-piece-too-large = { $piece } is too large: its sides may reach { $most } units from west to east, and as many from north to south.
error-piece-corners = { $piece } has { $count } corners: a piece has { $least } to { $most }.
error-piece-hits = { $piece } absorbs { $least } to { $most } hits: give a number between them.
error-piece-bricks = { $piece } is { $least } to { $most } bricks high: give a number between them.
error-piece-called = The name of { $piece } cannot be used: it needs a letter or a number, and has room for { $most } plain letters, or half as many with accents or from other alphabets.
error-field-name-empty = Give the field a name of letters or numbers.
error-field-not-kept = No field is kept under the name “{ $name }”: `/field list` shows yours and the server's.
error-field-not-yours = That field is not on your list.
error-field-servers = “{ $name }” is the server's: `/field rename server:` and `/field delete server:` change it.
error-field-no-server = A server's list needs a server: use this in one of its channels.
error-field-server = The server's fields are kept by those who can manage this channel; you can keep it on your own list.
error-field-taken = There is already a kept field named “{ $name }”: choose another name.
error-fields-full = A list holds at most { $most } fields: delete one first.
error-no-such-style = There is no style “{ $name }”: choose one from the list.
error-fields-listed = A campaign can take turns on at most { $most } fields.
error-fields-nowhere = Listed fields are for games on a map with terrain.
error-no-such-shape = A field is square or round, not “{ $name }”.
error-field-size = A field is from { $least } to { $most } units at its widest: a circle across, a square from corner to corner.
error-place-unknown = Nothing on this map is called “{ $name }”: name a frame, station or piece by its id.
error-nowhere-behind = There is no place within reach where { $piece } would cover it from { $from }.
error-field-missing = A game on a map needs a field: give its code, or have one laid out.
error-measured = On a map, the bot measures which frames are at a station.
error-terrain-fixed = On a map, no terrain can be added once the game has started: name one of the pieces on it.
error-out-of-range = No attack from here: { $target } is too { $why ->
    [too-near] close
   *[too-far] far away
} for { $range ->
    [hand-to-hand] hand-to-hand
    [artillery] artillery
   *[direct-fire] direct fire
} ({ $distance } away).
