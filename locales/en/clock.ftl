# Clocks, votes and seats

cmd-game-time = How long a decision may take (before the start: host; later: by vote)
cmd-game-vote = See the open vote here, and answer it
cmd-game-replace = Let someone else play for a player (host, or by vote)
cmd-game-resign = Resign from a running game: you lose it
cmd-game-abandon = Ask the others to end the game with the scores as they are
opt-time = none, 1d for a decision, 2h+10m for a bank that each answer tops up
opt-pace = Everyone here at once, or each in their own time (by post)
opt-agree = Yes or no; leave it out to look first
opt-replaced = The player to replace
opt-by = Who plays instead; nobody: the referee, until someone takes the seat
opt-sure = Yes: do it without asking again
pace-live = Live
pace-post = By post

time-span = { $number }{ $unit ->
    [d] d
    [h] h
    [m] m
   *[s] s
}
time-text = { $limit ->
    [decision] { $seconds } for each decision
    [bank] { $seconds } in the bank, { $increment } more for each answer
   *[none] no time limit
}{ $pace ->
    [live] , live
   *[post] , by post
}
time-set = Time limit for this game: { $time }.
clock-line = ⏳ **{ $name }** has until { $until }.
board-away = 🏖️ **{ $name }** is on holiday until { $until }.
board-paused = ⏸️ **{ $name }** is paused{ $lobby ->
    [yes] : this game can't begin until the organizers resume it.
   *[no] : no deadline passes, and you may play on.
}
clock-mine = -# ⏳ Your time runs out on { $until }.
clock-last-chance = ⚠️ { $name ->
    [none] You have missed { $count } decisions in a row. If you miss this one too, { $others ->
        [one] your opponent
       *[other] the others
    } may go on without you
   *[other] **{ $name }** has missed { $count } decisions in a row. If they miss this one too, the others may go on without them
}{ $then ->
    [match] : that loses this **{ $campaign }** match.
    [game] : that loses the game.
   *[on] , with a bot or the referee in that seat.
}
clock-head = ⏳ Time: { $time }
clock-left = ⏳ **{ $name }**: { $left } left
clock-silent = 💤 Silent for { $days } days: **{ $names }**.
clock-absent = 💤 { $count } decisions missed in a row: **{ $names }**.
clock-without = { $winner ->
    [none] You can carry on without them: the button below, or `/game replace` for someone else.
   *[other] **{ $winner }** can claim the win with the button below, which ends the game.
}

wish-undo = ↩ **{ $name }** asks to undo the last moves.
wish-time = ⏳ **{ $name }** asks for another time limit: { $time }.
wish-replace = { $by ->
    [none] 🔄 **{ $name }** asks to carry on without **{ $player }**: the referee plays for them until someone takes the seat.
   *[other] { $own ->
        [yes] 🔄 **{ $name }** asks to play for **{ $player }**.
        [reader] 🔄 **{ $name }** asks you to take **{ $player }**'s seat.
       *[no] 🔄 **{ $name }** asks that **{ $by }** play for **{ $player }**.
    }
}
wish-abandon = 🏳️ **{ $name }** asks to end the game with the scores as they are.
wish-correct = 🛠️ **{ $name }** asks for a correction: { $what }.
wish-waits = Still to agree: { $others }
wish-until = Expires on { $until }.
wish-kind = { $kind ->
    [undo] an undo
    [time] another time limit
    [replace] a replacement
    [abandon] an end to the game
    [correct] a correction
   *[other] a change
}
wish-made = The others have been asked: they answer with `/game vote`, or with the buttons under the board.
host-alone = The host could do this without a vote.
wish-done = Everyone agreed. Done.
wish-too-late = Too late: this request has expired.
undo-asked-of = Who must agree: { $others }
undo-picture = The picture shows the board after the undo.
seat-taken = The seat is yours: you play from here on.
replace-asked-all = Everyone at the table has been asked, **{ $name }** too. Only the seat of a player who has missed three decisions in a row, or has been silent for 14 days where there is no time limit, can be given away without asking them.
replace-asked = **{ $name }** has been asked to play, and takes the seat by agreeing.
replaced = Done: the game no longer waits for **{ $name }**.
replaced-won = Done: **{ $winner }** wins { $campaign ->
    [none] the game
   *[other] this match of **{ $campaign }**
}, as **{ $name }** stopped playing.
resigned = You have left the game. The referee plays for you until someone takes the seat with `/game join`.
resigned-over = You have resigned.
sure-resign = **Leave this game?** The referee will play for you, doing as little as the rules allow, until someone takes the seat with `/game join`. You can come back yourself as long as the seat is free.
sure-resign-over = **Resign?** { $winner } wins{ $campaign ->
    [none] {""}
   *[other] {" "}this match of { $campaign }
}{ $away ->
    [none] .
   *[other] , as these players count as away: { $away }.
} You can't undo this.
sure-resign-counts = **Resign?** You lose this game{ $campaign ->
    [none] {""}
   *[other] {" "}of { $campaign }
}. You can't undo this.
button-resign = Resign
button-wish = See the request
button-standin = { $wins ->
    [yes] Claim the win
   *[no] Go on without { $name }
}

story-timed-out = ⏱️ **{ $name }** ran out of time, so the referee decided: { $choice }.
story-silent = 💤 **{ $name }** has neither played nor voted for { $days } days and gets no more reminders: { $winner ->
    [none] the others may carry on without them.
   *[other] **{ $winner }** can claim the win.
}
story-absent = 💤 **{ $name }** has missed several decisions in a row ({ $count }) and gets no more reminders: { $winner ->
    [none] the others may carry on without them.
   *[other] **{ $winner }** can claim the win.
}
story-gone = 💤 { $why ->
    [missed] You have missed { $count } decisions in a row
   *[silent] You have neither played nor voted for { $days } days
}, so you count as away from now on and can't win. Your next decision or vote brings you back.
story-timed-out-choice = “{ $choice }” ({ $kind })
story-time-set = ⏳ New time limit for this game: { $time }. All clocks restart.
story-wish-withdrawn = ↩ { $name } withdraws the request.
story-refused-undo = ↩ { $name } declined the undo.
story-refused-time = ⏳ { $name } wants to keep the time limit as it is.
story-refused-replace = 🔄 { $name } does not agree to the replacement.
story-refused-abandon = 🏳️ { $name } wants to play on.
story-refused-correct = 🛠️ { $name } does not agree to the correction.
story-wish-expired = ⌛ { $name } asked for { $kind }, but not everyone answered in time: it counts as no.
story-resigned = 🏳️ **{ $name }** has left the game. The referee plays for them until someone takes the seat with `/game join`.
story-resigned-over = 🏳️ **{ $name }** resigns.
story-forfeited = 💤 { $name ->
    [none] You have missed decision after decision and have lost
   *[other] **{ $name }** has missed decision after decision and has lost
}{ $over ->
    [match] {" "}this match of **{ $campaign }**.
    [game] {" "}the game.
   *[no] : the game goes on without them.
}
story-unpaired = { $own ->
    [yes] You won't be paired again until you come back: `/campaign join`.
   *[no] They won't be paired again until they come back: `/campaign join`.
}
story-replaced = 🔄 **{ $name }** now plays for **{ $was }**.
story-seat-free = 🔄 The game no longer waits for **{ $was }**. The referee plays for them until someone takes the seat with `/game join`.

# Errors
error-time-unreadable = “{ $text }” isn't a valid time limit: `none`, `1d` for a decision, `2h+10m` for a bank that grows.
error-time-range = “{ $text }” is out of bounds: from 10 seconds to 60 days.
error-pace-unknown = “{ $text }” isn't a valid pace: choose `live` or `post`.
error-wish-open = There is already an open vote: `/game vote` shows it. One question at a time.
error-no-wish = There is no open vote here.
error-no-vote = You don't get a vote: none of your decisions would be undone.
error-no-vote-of-yours = You don't need to vote on this. Still to agree: **{ $others }**.
error-nobody-there = That seat is free already: take it with `/game join`.
error-came-back = { $name } has come back and plays on.
error-stand-in-over = This game is over.
error-stand-in-own = That is your own seat: your next decision brings you back.
error-seats-count = In a rated game or a match nobody else can take a seat. A player who misses three decisions in a row, or is silent for too long where there is no time limit, can be made to forfeit: *Go on without …*, between two players *Claim the win*.
error-no-bots = That account is an app: choose a person, or a bot of mine with `/game replace level:`.
error-end-unknown = A game can't end like that: { $text }.
