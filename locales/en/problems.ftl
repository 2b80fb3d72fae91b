# Errors (error-<code>), each with the way to correct it. A fact that an error lacks arrives as "none".

error-unknown = That can't be done now ({ $code }). Look at the board and try again.
error-where-player-frame = { $player }, frame { $frame }: { $problem }
error-where-player = { $player }: { $problem }
error-where-frame = Frame { $frame }: { $problem }

# Decisions
error-not-your-decision = This decision is { $player }'s; wait for your turn.
error-stale = That button belongs to an earlier question of this game. `/game board` brings the current one.
error-button-old = That button is from an older version of the bot. Run the command again to get the current one.
error-choice-malformed = That isn't a valid answer here: pick one of the choices shown.
error-not-an-option = { $kind ->
    [activate] “{ $choice }” is none of your frames: choose one that's still standing and hasn't acted this round.
    [target] You can't target that: choose a standing enemy, another target shown, or nothing.
    [range] That range isn't open here: it needs a weapon of that range or, for direct fire, rockets still unused.
    [defend] That die can't defend: pick a blue or white one that was rolled, or no defense.
    [act] You can't do that now: move with green or white, attack with red or white, spot with yellow or white, each die and each action only once.
    [loss] There is no such system left to lose: pick one it still has.
    [spot-target] You can't spot that: pick a standing enemy without a spot as high.
   *[other] “{ $choice }” isn't one of the choices: pick one of those shown.
}
error-cannot-attack-at-range = { $why ->
    [rockets] { $rockets ->
        [0] Frame { $frame } has no rockets left.
        [one] Frame { $frame } carries 1 rocket: use no more than that.
       *[other] Frame { $frame } carries { $rockets } rockets: use no more than that.
    }
    [unknown] Rockets serve at direct-fire range only, as in `direct-fire+1`.
   *[weapon] { $range ->
        [direct-fire] Frame { $frame } can't attack at direct-fire range: it needs a direct-fire system or an unused rocket.
       *[artillery] Frame { $frame } can't attack at artillery range: it needs an artillery system.
    }
}
error-not-a-target = { $why ->
    [own] { $unit } is your own frame: the target is an opponent's, terrain, or nothing.
    [destroyed] { $unit } is destroyed: choose a standing enemy, terrain, or nothing.
    [station] { $unit } is a station, and no attack can be aimed at one: take it by standing there alone.
    [hazard] { $unit } is a hazardous area, nothing that an attack could hit.
   *[terrain] On a map name the piece of terrain, like T1.
}
error-cannot-activate = { $why ->
    [done] { $unit } has already acted this round: choose a frame that hasn't.
    [destroyed] { $unit } is destroyed: choose a frame that's standing.
    [not-yours] { $unit } is not yours: choose one of your own frames.
   *[other] { $unit } is no frame: choose one of your own that hasn't acted this round.
}
error-cannot-pass = { $why ->
    [no-passing] There is no passing in this game: activate a frame.
   *[last] You can't pass: nobody after you has a frame left to act.
}
error-cannot-spot = { $why ->
    [own] { $unit } is your own frame: only an opponent's can be spotted.
    [destroyed] { $unit } is destroyed: spot a standing enemy.
    [too-far] { $unit } is farther than a ruler away: it takes two spotting systems to spot it.
    [cover] { $unit } is in cover: it takes a spotting system to spot it.
    [denied] { $unit } can't be spotted in this activation, as its player says.
    [higher] { $unit } has a spot as high already: only a greater one replaces it.
   *[other] { $unit } can't be spotted: only an opponent's frames can.
}
error-cannot-lose = { $why ->
    [white] Frame { $frame } gives no white die here: choose one of its systems.
    [too-many] That names more losses than Frame { $frame } has to take: { $hits }.
   *[missing] Frame { $frame } has no { $system } left: choose one of its systems.
}
error-cannot-deploy = { $why ->
    [done] { $item } is on the table already.
    [not-yours] { $item } is not yours to put down.
   *[not-yet] It is not { $item }'s turn yet: put down what this step asks for.
}
error-cannot-change-company = { $why ->
    [not-yours] { $unit } is not yours: leave one of your own frames at home.
    [least] You can't leave { $unit } at home: the size takes { $least } frames at least.
    [must-change] Nobody can leave the choice to another player in this game: change your company.
   *[last] You can't leave the choice to others: they have all left it already.
}
error-no-room = There is no room left for that kind of terrain.
error-action-used = { $verb ->
    [move] Frame { $frame } has already moved: only once per activation.
    [defend] Frame { $frame } has already chosen its defense, right after its roll: it keeps that for the round.
   *[attack] Frame { $frame } has already attacked: only once per activation.
}
error-die-not-rolled = You didn't roll “{ $die }”: choose from { $rolled }.
error-die-used = That die ({ $die }) is already used: each die does one thing only.
error-wrong-colour = { $verb ->
    [defend] A { $die } die can't defend: take a blue or a white die.
    [move] A { $die } die can't move a frame: take a green or a white die.
    [attack] A { $die } die can't attack: take a red or a white die.
    [mend] A { $die } die can't repair: take a black or a white die.
    [fuel] A { $die } die can't be fuel: take a black or a white die.
   *[spot] A { $die } die can't spot: take a yellow or a white die.
}
error-no-target = { $target ->
    [none] Frame { $frame } named no target when it activated, so it can't attack: move, spot or finish.
   *[other] The target of frame { $frame } is gone, so it can't attack: move, spot or finish.
}
error-nobody-to-spot = Frame { $frame } has nobody to spot with { $value }: { $why ->
    [too-far] every enemy is farther than a ruler away.
    [cover] every enemy within a ruler is in cover.
    [unseen] every enemy is too far away or in cover.
    [denied] as their players say, no enemy can be spotted.
    [destroyed] no enemy is standing.
   *[higher] a spot only replaces a smaller one.
}
error-wrong-step = { $kind ->
    [none] The game isn't asking for that now.
   *[other] Answer this first: { $what }.
}
error-covers-malformed = Name up to { $most } covers: terrain with the hits it takes, or a frame.
error-cover-twice = The same frame can't cover twice: name each one once.
error-cover-hits = Terrain takes from 1 to { $most } hits: give a whole number between them.
error-cover-frame = { $why ->
    [attacker] { $cover } is the attacker: it can't be its target's cover.
    [target] { $cover } is the target: it can't be its own cover.
    [destroyed] { $cover } is destroyed: only standing frames give cover.
   *[unknown] Frame { $cover } can't be cover here: there is no such frame.
}
error-game-over = This game is over; start another with `/game new`.
error-no-progress = The game is stuck here: ask the host to undo the last decision.

# Dice
error-dice-needed = This roll needs { $needed ->
    [one] 1 die
   *[other] { $needed } dice
}: type the faces of { $dice } in this order. { $given ->
    [0] {""}
    [one] You gave 1.
   *[other] You gave { $given }.
}
error-dice-impossible = A { $die } die can't show { $face }: give a face that the die has.
error-dice-too-many = Too many dice: this roll takes { $needed }, and you gave { $given }.
error-roll-too-big = That is more dice than fit on a table: roll fewer, with fewer sides.
error-roll-unreadable = I can't read that roll: write colors like `2W 2Rd+d8 B`, or sums like `4d6kh3+2`.
error-too-many-dice = { $count } dice are too many: { $most } at most.

# Companies and games
error-company-too-long = This company is { $length } characters long: { $most } at most.
error-company-empty = This company has no frames: write the systems of each, like `Rd Rd B G; Rh Rh B B`.
error-company-unfit = { $player }'s company does not fit this game; the details are hidden until the reveal. { $player } can bring another with `/game join`.
error-company-unknown = You have no company with that name: `/company list` shows yours.
error-too-many-frames = { $count } frames are too many for one company: { $most } at most.
error-system-unknown = There is no system “{ $text }”: use B, G, Y, Rh, Rd or Ra.
error-one-spare = A company brings at most one spare frame, and { $count } are marked.
error-spare-rockets = Spare frames carry no rockets: give them to another frame.
error-no-room-for-spare = There is no room for a spare: { $most } frames at most, the spare included.
error-no-spares-here = A team has no spares: remove the mark `spare`.
error-only-the-spare = { $why ->
    [full] Your company already has { $most } frames, the most that the size allows.
   *[no-spare] You can only add the spare frame that your company brought, up to { $most } frames in all.
}
error-too-many-systems = { $count } systems are too many: a frame carries at most { $most }.
error-too-many-of-a-type = Too many { $system } systems: a frame carries at most { $most } of one type.
error-split-not-allowed = Split weapons are not allowed in this game: use whole systems.
error-wrong-number-of-frames = This company has { $count ->
    [one] 1 frame
   *[other] { $count } frames
}, but this game takes { $least ->
    [0] at most { $most }
    [same] { $most }
   *[other] { $least } to { $most }
}.
error-wrong-number-of-rockets = This company carries { $count ->
    [0] no rockets
    [one] 1 rocket
   *[other] { $count } rockets
}; it must carry exactly { $right }.
error-archetype-unknown = There is no archetype “{ $text }”: choose from { $known }.
error-ruleset-unknown = There is no ruleset “{ $text }”: choose from { $known }.
error-size-unknown = There is no size “{ $text }” in this game: choose from { $known }.
error-size-number = { $field ->
    [frames] The number of frames
    [stations] The number of stations
    [neutral] The number of neutral stations
    [rockets] The number of rockets
    [tas_min] The minimum number of ships and companies
    [tas_max] The maximum number of ships and companies
    [hvas] The number of HVAs
   *[clock] The clock
} must be a whole number from { $least } to { $most }.
error-size-fixed = The numbers of “{ $size }” are fixed, “{ $field }” too: only a custom game takes others.
error-table-unknown = There is no kind of table “{ $text }”: choose from { $known }.
error-option-unknown = { $value ->
    [true] There is no advanced rule called “{ $option }” in this game.
    [false] There is no advanced rule called “{ $option }” in this game.
   *[other] “{ $value }” isn't a valid value for “{ $option }” in this game.
}
error-option-core = “{ $option }” belongs to the rules of { $ruleset } and can't be switched off.
error-wrong-number-of-players = { $count ->
    [one] There is 1 player at this table
   *[other] There are { $count } players at this table
}; this size is for { $least } to { $most }.

# The host's corrections
error-points = A correction adds or takes { $most } points at most.
error-correction-which = Say which one to correct: fill in `which`.
error-correction-value = Say what it is from now on: fill in `value`.
error-number-unreadable = I can't read “{ $text }” as a whole number.
error-command-gone = **{ $command }** no longer exists: hosts correct a game with `/correct`, players answer with the buttons or `/choose`. Restart Discord to see the current commands.
error-clock = The clock can be set from { $least } to { $most }; `/game end` ends the game.
error-no-such-station = { $why ->
    [not-yet] Station { $station } can't be named here: it is not on the table yet, or an attacker's frame may not stand beside it.
    [leaves] { $station } is the station that the frame leaves: name another one, or none.
   *[unknown] There is no station { $station } in this game: the board shows them all.
}
error-no-such-player = There is no player { $player } in this game.
error-not-rolled = { $frame } has no dice on the table: they can only be corrected from its roll to the end of its activation.
error-whites = A frame has 0 to { $most } white dice.
error-dice-malformed = I can't read the dice “{ $text }”: write each with its face, like `5 white, 7 red d8`.
error-no-such-frame = No frame { $frame } is standing in this game: the board shows them all.

# The table
error-not-seated = You are not playing in this game: watch, or join the next one with `/game join`.
error-seat-awaits = Someone else plays for you now, but your seat awaits you: `/game join`.
error-seat-away = You still have your seat, but you count as away and can't win. Your next decision or vote brings you back.
error-already-seated = You already have a seat in this game.
error-no-game-here = There is no game in this channel: open one with `/game new`.
error-no-such-game = That game no longer exists.
error-game-here-already = There is already a game in this channel: finish it, or open yours in another channel or thread.
error-not-host = { $host ->
    [none] Only the host of this game can do that.
    [gone] Only the host can do that, and the host is gone: someone who manages this channel can do it instead.
   *[other] Only the host can do that: { $host }.
}
error-not-started = The game has not started yet: `/game start` begins it once everyone is in.
error-already-started = The game has already started: nobody can join or leave now.
error-lobby-closed = This game was called off before it began; open another with `/game new`, or join one with `/find games`.
error-seats-asked = { $name } hasn't agreed to play yet: **Join** agrees, **Leave** declines. To play without them, call this game off with `/game end` and open another.
error-too-few-players = A game needs at least two players: someone else can join with `/game join`.
error-lobby-full = All seats are taken: { $most } players at most.
error-nothing-to-undo = You have no decision to undo.
error-undo-needs-consent = Dice have been rolled or others have decided since: the others must agree to this undo.
error-already-agreed = You've already agreed; waiting for the others.
error-dice-not-typed = The bot rolls the dice of this game: leave the faces out.
error-undo-nothing = There is nothing to undo.
error-undo-not-newest = The newest decision is { $newest }'s, not yours: only the newest can be undone.
error-discord-refused = Discord refused something I sent (error { $code }). What you decided stands. Try again; if it keeps failing, a server manager can check my permissions here.
error-storage-busy = The database is busy; nothing was saved. Try again in a moment.
error-disk-full = The bot's disk is full; nothing was saved. { $told ->
    [yes] Those who run it have been told.
   *[other] Please tell those who run it.
}
error-internal = Something went wrong on my side and nothing has changed. If it happens again, tell the host { $id ->
    [none] about it.
   *[other] this number: { $id }.
}
error-text-too-long = That text is too long: make it shorter.
error-duplicate = That click had already arrived; it counts once.
error-not-in-dm = That works in a server's channel or thread, not here.

# Logs and the referee's JSON
error-log-empty = This log has no events: it should begin with the start of a game.
error-log-unreadable = This log can't be read: it must be an exported game.
error-log-version = This log has version { $version }; only versions up to { $known } are known here.
error-log-impossible = This log breaks the rules: each event must follow from those before it.
error-line-too-long = This line is { $length } bytes long: { $most } at most.
error-too-many-requests = This line holds { $count } requests: { $most } at most.
error-too-deep = This JSON is nested too deeply: flatten it.
error-not-json = This line is not JSON: { $problem }.
error-not-an-object = This line should be one JSON object, in curly brackets.
error-id-impossible = This id can't be written back: use text or a number.
error-unknown-do = There is no action with that name: choose from { $known }.
error-field = A field is missing or wrong: { $problem }.
error-field-unknown = There is no field “{ $field }” (at { $at }): docs/protocol.md lists them.
error-field-code = That's not a field code: it starts with FLD1- and must be copied in full.
error-defense-systems = { $count } defense systems are too many: this frame has { $most ->
    [one] 1 system
   *[other] { $most } systems
} in all.
error-seed = The seed must be hexadecimal, two digits per byte and 128 bytes at most.

error-correction-unknown = This can't be corrected in this game.

# Football
error-unequal-teams = Both teams need the same number of frames: here { $least } meet { $most }.
error-no-rockets = Football is played without rockets.
error-fumble-not-there = { $why ->
    [denied] You have given in about that place: name another.
    [backward] The ball { $unit } shot at goal can't come back over its own goal line.
   *[too-far] The ball can't go there: that is beyond the range of { $unit }'s kick.
}
error-line-malformed = Name the frames in the way by their ids, nearest first: “B2, A3”, or “none”.
error-line-unit = No frame “{ $unit }” can be in the way.
error-line-twice = Name each frame in the way only once.
error-unit-not-a-target = { $why ->
    [itself] { $unit } can't go for itself.
    [without-ball] { $unit } can't go for { $target }: only a frame that has the ball can be robbed of it.
    [ball-elsewhere] { $unit } can't kick: an opponent or a teammate has the ball.
    [not-with-artillery] { $unit } can't steal or tackle with artillery: it is for the frame that has the ball.
    [not-hand-to-hand] { $unit } can't kick with a hand-to-hand system: it is for steals.
   *[unknown] There is no “{ $target }” to go for: name a frame by its id, or the goal.
}
error-unit-cannot-at-range = { $unit } cannot play at that range: direct fire and artillery need a system for it.
error-unit-action-used = { $verb ->
    [move] { $unit } has moved already this turn.
   *[other] { $unit } has played the ball already this turn.
}
error-ball-elsewhere = { $unit } cannot do that now: the ball is somewhere else.
error-unit-out-of-range = { $unit } has declared { $range ->
    [hand-to-hand] hand-to-hand
    [direct-fire] direct fire
   *[artillery] artillery
}, and { $target ->
    [goal] the goal
   *[other] { $target }
} is { $distance } away: { $comes ->
    [no] out of reach, for it has run already.
   *[other] run first, or give up the attack.
}
error-no-target-declared = { $unit } has declared no target this turn: it may run or mark.
error-artillery-is-for-kicks = { $unit } cannot steal or tackle with artillery: it is for the frame that has the ball.
error-no-unit-in-sight = { $unit } finds nobody to mark from here: all are too far away or in cover.
error-no-unit-to-spot = { $unit } finds nobody to mark with that: a mark gives way only to a greater one.
error-no-such-unit = There is no frame “{ $unit }” on the pitch.
error-must-be-placed = Not everyone can stay: { $must } must be placed (kick-off, offside, or in the taker's way).
error-ball-not-now = The ball can't be moved in the middle of an attack: finish that first.
error-odds-target = This game has no such target. Choose another, or none.
error-odds-range = This game has no such range, or not against that target. Choose another, or none.
error-odds-cover = This game has no such cover. Choose another, or none.
error-line-tackle = Nobody is in the way of a steal or a slide tackle: leave it out, or choose the goal or a teammate as the target.
error-company-range = A company attacks in a dogfight, and with a red ace also at point-defense and assault range: choose one of these.
error-nothing-to-preview = There is nothing to preview: only a question about where something goes, on a map, has a preview.
error-no-points = Football counts goals: there are no points per asset.
error-no-companies = This game is played without companies.
error-no-calculation = There are no odds to calculate in this game.
error-orders-not-here = This game has no standing orders.
error-not-legal-place = { $why ->
    [too-far] { $verb ->
        [fumble] The ball cannot go there: that is beyond the kick's range.
       *[other] { $unit } cannot run there: that is too far for its die.
    }
    [blocked] { $unit } cannot run there: the way around the others is too long for its die.
    [outside] { $verb ->
        [fumble] The ball cannot go there: that is too far beside the pitch.
        [move] { $unit } cannot run there: its whole base stays on the pitch.
       *[other] { $unit } may not stand there: that is off the pitch.
    }
    [occupied] { $verb ->
        [move] { $unit } cannot run there: another frame stands in that place.
       *[other] { $unit } may not stand there: another frame stands in that place.
    }
    [from-ball] { $unit } may not stand there: it takes the ball, and its base must touch it.
    [half] { $unit } may not stand there: at a kick-off each side stays in its own half.
    [offside] { $unit } may not stand there: that is offside, beyond the last defender.
    [closed] { $unit } cannot go there: the shaded area shows where it may.
    [taker] { $unit } may not stand there: that place is for the frame that takes the ball.
   *[behind] The ball cannot go there: a kick never goes backward from its kicker.
}{ $nearest ->
    [none] {""}
   *[other] {" "}The nearest place is { $nearest }.
}

# Courses and places in space

error-course-unreadable = “{ $course }” isn't a valid course: write the speed and the hinges you click, like `5 2L 4R` or `3 straight`.
error-no-such-hinge = At speed { $speed } there is no hinge { $hinge } to click, or it is named twice: there is one after each unit except the eighth.
error-hinge-clicked-twice = Hinge { $hinge } takes { $most ->
    [one] one click
   *[other] { $most } clicks
} at most. Only a frigate clicks a hinge twice.
error-course-too-dear = `{ $course }` takes { $cost ->
    [one] 1 pip
   *[other] { $cost } pips
}, and you have { $pips ->
    [0] none
   *[other] { $pips }
}: each unit faster or slower than 4 and each hinge costs one.
error-hva-course = An HVA moves { $speed } units, and clicks one hinge at most.
error-heading-unreadable = “{ $heading }” isn't a valid heading: write a compass point (`NE`), degrees (`45`) or `toward B1`.
error-not-legal-space = { $why ->
    [outside] { $verb ->
        [move] { $asset } can't fly there: its whole base stays on the table.
       *[other] { $asset } can't stand there: its whole base must be on the table.
    }
    [occupied] { $verb ->
        [move] { $asset } can't fly there: something stands in that place.
       *[other] { $asset } can't stand there: something stands in that place already.
    }
    [blocked] { $asset } can't fly there: without a green die the way around everything is too long.
    [too-far] { $verb ->
        [move] { $asset } can't fly there: that is farther than the { $limit } units of its die.
        [launch] { $asset } can't be launched there: it must touch something, and nothing is near enough.
       *[other] { $asset } can't stand there: that is more than { $limit } units from { $step ->
            [4] the defender's ship.
           *[other] the defender's first HVA.
        }
    }
    [too-near] { $asset } can't stand there: that is within { $limit } units of { $step ->
        [4] the defender's ship, not just within assault range.
        [8] another player's ship or of other debris.
       *[other] something of the defender's.
    }
    [covered] { $asset } can't be launched next to { $host }: that is in cover from its carrier.
    [debris] { $asset } can't be launched next to { $host }: debris holds no company.
    [aboard] { $asset } can't be launched next to { $host }: that is still aboard.
    [itself] { $asset } must be launched next to something else.
   *[nowhere] { $asset } has nothing that it could be launched next to.
}{ $nearest ->
    [none] {""}
   *[other] {" "}The nearest place is { $nearest }.
}
error-environmental-not-allowed = An environmental system (E) needs the option for hazardous areas: leave it out, or turn that option on.
error-terrain-gone = Terrain { $piece } has fallen and can no longer be targeted: pick one that's standing.
error-cover-piece = { $why ->
    [destroyed] Terrain { $piece } has fallen and no longer gives cover.
   *[unknown] There is no terrain { $piece } here: name a tracked piece that still gives cover.
}
error-too-many-pieces = { $most } pieces of terrain at most: remove one, or edit an existing one.
error-option-off = The advanced rule “{ $option }” is off in this game: it is chosen before the start.
error-bricks = A fall is 1 to { $most } bricks high: give a whole number between them.
error-only-custom = { $given ->
    [frames] The number of frames
    [stations] The number of stations
    [neutral] The number of neutral stations
    [rockets] The number of rockets
    [clock] The clock
   *[other] Each of these numbers
} can only be set in a custom game: leave it out, or choose the size custom.
error-nothing-said = Nothing to do: fill in at least one option of the command.
error-orders-too-long = Too many: name each kind of system at most once, { $most } in all.
error-unstorable = That text has characters that can't be stored: remove them and try again.

# The board in the browser
error-link-unreadable = This link is incomplete: open the page from Discord again.
error-link-expired = This link has expired: open the page from Discord again.
error-link-void = This link is no longer valid: open the page from Discord again.
error-link-left = This link was for a seat that you no longer have: watch with the link on the board's message.
error-watching-only = This link is only for watching: to play, open the board from your private panel.
error-page-stale = That choice came too late: the question has changed. Here is the new one.
error-page-running = The replay will be here once the game is over.
error-page-starting = The bot is just starting: try again in a few seconds.
error-say-empty = Write something first.
error-say-too-long = That's { $length } characters: { $most } at most.
error-say-too-fast = That's a lot of lines at once: wait a few seconds.
error-say-refused = You can't write in this game's channel.
error-say-not-sent = Discord didn't take your line: try again in a moment.
error-page-busy = Too many requests at once: wait a moment.
error-page-too-big = That is too long: { $most } bytes at most.
error-page-unreadable = That isn't a request of this page: reload it and try again.
error-page-foreign = This request came from another site, so it was refused: use the board's own page.
error-page-nowhere = There is nothing at this address: open the board from Discord.
error-page-no-links = Your links to boards are off, and a file needs one: switch them on with `/settings links`.
error-entry-code = Discord didn't accept this sign-in, or it has been used already: close the board and open it again.
error-entry-gone = This board is no longer open in Discord: open it again.
error-entry-absent = You aren't in the place where this board was opened: open it from a channel that you are in.
error-entry-elsewhere = There is no such game in this channel: open the board in the game's own channel.
error-entry-no-discord = Discord didn't answer: try again in a moment.

# What Discord would not let through
error-export-too-long = That game is longer than any real one: I can't import it.
error-game-elsewhere = That game is played in { $channel }: press its buttons there.
error-channel-unknown = I can't reach that channel or thread: it may be archived, or hidden from me. Choose another.
error-member-unknown = Nobody of that name is on this server: choose a member from the list.
error-option-choice = `{ $option }` has a fixed list of values: choose one of them.
error-option-length = { $least ->
    [0] `{ $option }` can have at most { $most } characters.
   *[other] `{ $option }` needs { $least } to { $most } characters.
}
error-option-range = `{ $option }` goes from { $least } to { $most }.
error-too-often = That is a lot of heavy requests: try again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
