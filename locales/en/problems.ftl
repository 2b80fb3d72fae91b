# Errors (error-<code>), each with the way to correct it. A fact that an error lacks arrives as "none".

error-unknown = That cannot be done now ({ $code }). Look at the board and try again.
error-where-player-frame = { $player }, frame { $frame }: { $problem }
error-where-player = { $player }: { $problem }
error-where-frame = Frame { $frame }: { $problem }

# Decisions
error-not-your-decision = This is the decision of { $player }; wait for your turn.
error-stale = The game has moved on and asks something else now: use the newest board or `/game board`.
error-choice-malformed = That is not a choice for { $what }: pick one of those on offer.
error-not-an-option = { $kind ->
    [activate] That cannot take its turn: pick one of your own that stands and has not acted this round.
    [target] That cannot be a target: pick an enemy that stands, what else is on offer, or nothing.
    [range] That range is not open here: it needs a weapon of the range or, for direct fire, rockets it still has.
    [defend] That die cannot defend: pick a blue or white one that was rolled, or no defense.
    [act] That cannot be done now: move with green or white, attack with red or white, spot with yellow or white, each die and each action only once.
    [loss] There is no such system left to lose: pick one that it still has.
    [spot-target] That cannot be spotted: pick an enemy that stands and has no spot as high.
   *[other] “{ $choice }” is not on offer for { $what }: pick one of the choices shown.
}
error-cannot-attack-at-range = { $range ->
    [hand-to-hand] Frame { $frame } cannot attack hand-to-hand now: pick one of the ranges on offer.
    [direct-fire] Frame { $frame } cannot attack at direct-fire range: it needs a direct-fire system or a rocket it still has.
    [artillery] Frame { $frame } cannot attack at artillery range: it needs an artillery system.
   *[other] Frame { $frame } cannot attack like that (“{ $range }”): pick one of the ranges on offer, with no more rockets than it carries.
}
error-action-used = { $verb ->
    [move] Frame { $frame } has already moved: once an activation is all.
   *[attack] Frame { $frame } has already attacked: once an activation is all.
}
error-die-not-rolled = No die “{ $die }” is lying there: choose among { $rolled }.
error-die-used = That die ({ $die } { $face }) has been used: each die does one thing only.
error-wrong-colour = { $verb ->
    [defend] A { $die } cannot defend: take a blue or a white die.
    [move] A { $die } cannot move a frame: take a green or a white die.
    [attack] A { $die } cannot attack: take a red or a white die.
    [mend] A { $die } cannot repair: take a black or a white die.
    [fuel] A { $die } cannot be fuel: take a black or a white die.
   *[spot] A { $die } cannot spot: take a yellow or a white die.
}
error-no-target = { $target ->
    [none] Frame { $frame } named no target when it activated, so it cannot attack: move, spot or finish.
   *[other] The target of frame { $frame } is gone, so it cannot attack: move, spot or finish.
}
error-nobody-to-spot = There is nobody to spot with { $value } for frame { $frame }: a spot replaces only a smaller one.
error-wrong-step = { $kind ->
    [none] The game asks for nothing like that now.
   *[other] That is not the question now: first comes { $what }.
}
error-covers-malformed = Name up to { $most } things in the way, each terrain with its hits or a frame.
error-cover-twice = The same frame cannot cover twice: name each one once.
error-cover-hits = Terrain takes from 1 to { $most } hits: give a whole number between them.
error-cover-frame = Frame { $frame } cannot be cover here: name one that stands and is neither attacker nor target.
error-game-over = This game is over; `/game new` starts another.
error-no-progress = The game cannot go on by itself from here: ask the host to undo the last decision.

# Dice
error-dice-needed = This roll needs { $needed ->
    [one] 1 die
   *[other] { $needed } dice
}: type the faces of { $dice } in this order. { $given ->
    [0] {""}
    [one] You gave 1.
   *[other] You gave { $given }.
}
error-dice-impossible = A { $die } cannot show { $face }: give a face that the die has.
error-dice-too-many = Too many dice: this roll takes { $needed }, and you gave { $given }.
error-roll-too-big = That is more dice than fit on a table: roll fewer of them, with fewer sides.
error-roll-unreadable = I cannot read that roll: write colours like `2W 2Rd+d8 B`, or sums like `4d6kh3+2`.
error-too-many-dice = { $count } dice are too many: at most { $most }.

# Companies and games
error-company-too-long = This company is { $length } characters long: at most { $most } fit.
error-company-empty = There is no frame in this company: write each one's systems, like `Rd Rd B G; Rh Rh B B`.
error-company-unfit = The company of { $player } does not fit this game, and what is wrong with it stays sealed: { $player } can bring another with `/game join`.
error-company-unknown = You have no company of that name: `/company list` shows those you have.
error-too-many-frames = { $count } frames are too many for one company: at most { $most }.
error-system-unknown = There is no system “{ $text }”: use B, G, Y, Rh, Rd or Ra.
error-one-spare = A company brings one spare frame at most, and { $count } are marked.
error-spare-rockets = Spare frames carry no rockets: give them to another frame.
error-no-room-for-spare = There is no room for a spare: { $most } frames are the most, the spare included.
error-no-spares-here = A team has no spares: take the mark `spare` away.
error-only-the-spare = Only the spare frame that a company has brought can be added, up to { $most } frames in all.
error-too-many-systems = { $count } systems are too many: a frame carries at most { $most }.
error-too-many-of-a-type = Too many { $system } systems: a frame carries at most { $most } of one type.
error-split-not-allowed = Split weapons are not allowed in this game: use whole systems.
error-wrong-number-of-frames = This company has { $count ->
    [one] 1 frame
   *[other] { $count } frames
}; { $least ->
    [0] at most { $most }
   *[other] from { $least } to { $most }
} are needed here.
error-wrong-number-of-rockets = This company carries { $count ->
    [0] no rockets
    [one] 1 rocket
   *[other] { $count } rockets
}; it must carry exactly { $right }.
error-archetype-unknown = There is no archetype “{ $text }”: choose among { $known }.
error-ruleset-unknown = There is no ruleset “{ $text }”: choose among { $known }.
error-size-unknown = There is no size “{ $text }” in this game: choose among { $known }.
error-size-number = { $field ->
    [frames] The number of frames
    [stations] The number of stations
    [neutral] The number of neutral stations
    [rockets] The number of rockets
    [tas_min] The fewest ships and companies
    [tas_max] The most ships and companies
    [hvas] The number of HVAs
   *[clock] The clock
} must be a whole number from { $least } to { $most }.
error-size-fixed = “{ $size }” has its own numbers, “{ $field }” among them: only a custom size takes others.
error-table-unknown = There is no kind of table “{ $text }”: choose among { $known }.
error-option-unknown = There is no option “{ $option }” with the value “{ $value }” in this game.
error-wrong-number-of-players = { $count ->
    [one] 1 player sits
   *[other] { $count } players sit
} here; this size is for { $least } to { $most }.

# The host's corrections
error-points = A correction is at most { $most } points up or down.
error-clock = The clock can be set from { $least } to { $most }; `/game end` ends the game.
error-no-such-station = There is no station { $station } in this game: the board shows them all.
error-no-such-player = There is no player { $player } in this game.
error-not-rolled = { $frame } has no dice on the table: they can be corrected only from its roll to the end of its turn.
error-whites = A frame has from 0 to { $most } white dice.
error-dice-malformed = I cannot read the dice “{ $text }”: write each with its face, like `W6 5, R8 7`.
error-no-such-frame = There is no frame { $frame } standing in this game: the board shows them all.

# The table
error-not-seated = You do not play in this game: watch, or join the next one with `/game join`.
error-already-seated = You already sit at this table.
error-no-game-here = There is no game in this channel: `/game new` opens one.
error-no-such-game = That game does not exist any more.
error-game-here-already = There is a game in this channel already: finish it, or open yours in another channel or thread.
error-not-host = Only the host of this game may do that.
error-not-started = The game has not started yet: the host does that with `/game start`.
error-already-started = The game has started already: nobody joins or leaves now.
error-too-few-players = A game needs at least two players: wait for another with `/game join`.
error-lobby-full = All seats are taken: at most five play.
error-nothing-to-undo = There is no decision of yours to take back.
error-undo-needs-consent = Dice have fallen or others have decided since: the others must agree to this undo.
error-already-agreed = You have agreed already: now the others must say.
error-dice-not-typed = The bot rolls the dice of this game: leave the faces out.
error-undo-nothing = There is nothing to take back.
error-undo-not-newest = The newest decision is not yours but that of { $newest }: only the newest can be taken back.
error-storage-busy = The notebook is busy, so nothing was written down: try again in a moment.
error-internal = Something went wrong on my side and nothing has changed. If it happens again, tell the host { $id ->
    [none] about it.
   *[other] this number: { $id }.
}
error-text-too-long = That text is too long: make it shorter.
error-duplicate = That click had already arrived and counts once.
error-not-in-dm = That works in a server's channel or thread, not in direct messages.

# Logs and the referee's JSON
error-log-empty = This log has no events: it should begin with the start of a game.
error-log-unreadable = This log cannot be read: it should be a game as it was exported.
error-log-version = This log has version { $version }, and only versions up to { $known } are known here.
error-log-impossible = This log tells of a game that cannot have happened: each event must follow from those before it.
error-line-too-long = This line is { $length } bytes long: at most { $most } are read.
error-too-deep = This JSON is nested too deeply: flatten it.
error-not-json = This line is not JSON: { $problem }.
error-not-an-object = This line should be one JSON object, in curly brackets.
error-id-impossible = This id cannot be written back: use text or a number.
error-unknown-do = There is nothing to do of that name: choose among { $known }.
error-field = A field is missing or wrong: { $problem }.
error-field-unknown = There is no field “{ $field }” (at { $at }): see docs/protocol.md for those that there are.
error-field-code = That is no code of a field: one begins with FLD1- and must be copied whole.
error-defense-systems = { $count } defense systems are too many: this frame has { $most ->
    [one] 1 system
   *[other] { $most } systems
} in all.
error-seed = The seed must be hexadecimal, two digits a byte and 128 bytes at the most.

error-correction-unknown = This game has no such correction.

# Football
error-unequal-teams = Both teams need the same number of frames: here { $least } meet { $most }.
error-no-rockets = Football is played without rockets.
error-line-malformed = Name the frames in the way by their ids, nearest first: “B2, A3”, or “none”.
error-line-unit = No frame “{ $unit }” can be in the way.
error-line-twice = A unit stands in the line once only.
error-unit-cannot-at-range = { $unit } cannot play at that range: direct fire and artillery need a system for it, and artillery needs the ball.
error-unit-action-used = { $verb ->
    [move] { $unit } has moved already this turn.
   *[other] { $unit } has played the ball already this turn.
}
error-ball-elsewhere = { $unit } cannot do that now: the ball is somewhere else.
error-no-unit-to-spot = { $unit } finds nobody to mark with that: a mark gives way only to a greater one.
error-no-such-unit = There is no frame “{ $unit }” on the pitch.
error-must-be-placed = Not everyone can stay: { $must } must be placed (kick-off, offside, or in the taker's way).
error-ball-not-now = The ball can't be moved in the middle of an attack: finish that first.
error-odds-target = There is no such target in this game. Choose another one, or none.
error-odds-range = There is no such range in this game, or not against such a target. Choose another one, or none.
error-odds-cover = There is no such cover in this game. Choose another one, or none.
error-line-tackle = Nobody is in the way of a steal or a slide tackle: leave it out, or choose the goal or a teammate as the target.
error-company-range = A company attacks in a dogfight, with a red ace also at point-defense and assault range: choose one of these.
error-nothing-to-preview = There is no place to preview here: only the question where something goes, on a map, has one.
error-no-points = Football counts goals: there are no points per asset.
error-no-companies = This game is played without companies.
error-no-calculation = This game has nothing to calculate here.
error-orders-not-here = This game needs no standing orders.
error-not-legal-place = { $verb ->
    [move] { $unit } cannot run there: it is too far, off the pitch, or somebody is in the way.
    [place] { $unit } may not stand there: the shaded ground shows where it may.
   *[fumble] The ball cannot go there: it stays within the kick's range and doesn't go backward.
}{ $nearest ->
    [none] {""}
   *[other] {" "}The nearest place is { $nearest }.
}

# Courses and places in space

error-course-unreadable = I cannot read “{ $course }” as a course: write the speed and the hinges that are clicked, as `5 2L 4R` or `3 straight`.
error-no-such-hinge = With speed { $speed } there is no hinge { $hinge } to click, or it is named twice: there is one after each unit but the eighth.
error-hinge-clicked-twice = Hinge { $hinge } takes { $most ->
    [one] one click
   *[other] { $most } clicks
} at most. Only a frigate clicks a hinge twice.
error-course-too-dear = `{ $course }` takes { $cost ->
    [one] one pip
   *[other] { $cost } pips
}, and there { $pips ->
    [0] is none
    [one] is one
   *[other] are { $pips }
}: each unit faster or slower than 4 and each hinge costs one.
error-hva-course = An HVA goes { $speed } units, and clicks one hinge at most.
error-heading-unreadable = I cannot read “{ $heading }” as a heading: write a point of the compass (`NE`), degrees (`45`) or `toward B1`.
error-not-legal-space = { $verb ->
    [move] { $asset } cannot fly there: it is too far, off the table, or something is in the way.
    [launch] { $asset } is put next to something that is not in cover to its carrier.
   *[place] { $asset } may not be set up there like that: the shaded space shows where it may.
}{ $nearest ->
    [none] {""}
   *[other] {" "}The nearest place is { $nearest }.
}
error-environmental-not-allowed = An environmental system (E) needs the option for hazardous areas: leave it out, or switch that on.
error-terrain-gone = Terrain { $piece } has fallen and is no target any more: pick one that stands.
error-cover-piece = No piece of terrain { $piece } stands here: name one that is kept count of and still gives cover.
error-too-many-pieces = No more than { $most } pieces of terrain: remove one, or change one that is there.
error-option-off = The advanced rule “{ $option }” is switched off in this game: it is chosen before the game starts.
error-bricks = A fall is from 1 to { $most } bricks high: give a whole number between them.
error-only-custom = { $given ->
    [frames] The number of frames
    [stations] The number of stations
    [neutral] The number of neutral stations
    [rockets] The number of rockets
    [clock] The clock
   *[other] Each of these numbers
} can only be chosen for a custom game: leave it out, or choose the size custom.
error-nothing-said = There is nothing to do: fill in at least one option of the command.
error-orders-too-long = That is too many: name each kind of system at most once, { $most } in all.
error-unstorable = That text has characters that cannot be kept: leave them out and try again.
