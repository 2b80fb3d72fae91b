# Clocks, votes and seats

cmd-game-time = How long a decision may take (before the start: host; later: by vote)
cmd-game-vote = See what is being voted on here, and answer
cmd-game-replace = Let somebody else play for a player (host, or by vote)
cmd-game-resign = Leave a running game: the referee plays for you until somebody sits down
cmd-game-abandon = Ask the others to end the game with the scores as they are
opt-time = none, 1d for a decision, 2h+10m for a bank that each answer tops up
opt-pace = All here at once, or each when they can (by post)
opt-agree = Yes or no; leave it out to look first
opt-replaced = Who does not play any more
opt-by = Who plays instead; nobody: the referee, until somebody sits down
opt-sure = Yes: do it without asking again
pace-live = Live
pace-post = By post

time-day = d
time-text = { $limit ->
    [decision] { $seconds } for each decision
    [bank] { $seconds } in the bank, { $increment } more for each answer
   *[none] no time limit
}{ $pace ->
    [live] , live
   *[post] , by post
}
time-set = The time of this game: { $time }.
clock-line = ⏳ **{ $name }** has until { $until }.
clock-mine = -# ⏳ Your time runs out { $until }.
clock-head = ⏳ Time: { $time }
clock-left = ⏳ **{ $name }**: { $left } left
clock-absent = 💤 { $count } decisions missed in a row: **{ $names }**. You may go on without: the button below, or `/game replace` for somebody else.

wish-undo = ↩ **{ $name }** asks to take back the last moves.
wish-time = ⏳ **{ $name }** asks for another time: { $time }.
wish-replace = { $by ->
    [none] 🔄 **{ $name }** asks to go on without **{ $player }**: the referee plays for them until somebody sits down.
   *[other] 🔄 **{ $name }** asks that **{ $by }** play for **{ $player }**.
}
wish-abandon = 🏳️ **{ $name }** asks to end the game with the scores as they are.
wish-waits = Still to agree: { $others }
wish-until = Without an answer it is refused: { $until }.
wish-kind = { $kind ->
    [undo] taking back
    [time] another time
    [replace] a replacement
    [abandon] ending the game
   *[other] a wish
}
wish-made = The others have been asked: `/game vote` answers, and so do the buttons under the board.
wish-done = All have agreed, and so it is done.
wish-too-late = That came too late: the time for an answer was over, and it is refused.
undo-asked-of = To agree: { $others }
undo-picture = The picture shows the board as it would be again.
seat-taken = The seat is yours: you play from here on.
replaced = Done: **{ $name }** is not waited for any more.
resigned = You have left the game. The referee plays for you until somebody sits down with `/game join`.
sure-resign = **Do you want to leave this game?** The referee will play for you, as little as the rules allow, until somebody sits down with `/game join`. You may come back yourself as long as nobody has.
button-resign = Leave the game
button-wish = What is it about?
button-standin = Go on without { $name }

story-timed-out = ⏱️ The time of **{ $name }** was up, so the clock decided. { $choice }
story-time-set = ⏳ The time of this game is now: { $time }. All clocks start again.
story-wish-withdrawn = ↩ { $name } takes the question back.
story-refused-undo = ↩ { $name } would not take it back.
story-refused-time = ⏳ { $name } would keep the time as it is.
story-refused-replace = 🔄 { $name } does not agree to the replacement.
story-refused-abandon = 🏳️ { $name } would play on.
story-wish-expired = ⌛ Not everybody answered in time, so what { $name } asked for is refused: { $kind }.
story-resigned = 🏳️ **{ $name }** has left the game. The referee plays for them until somebody sits down with `/game join`.
story-replaced = 🔄 **{ $name }** plays from now on for **{ $was }**.
story-seat-free = 🔄 The game does not wait for **{ $was }** any more. The referee plays for them until somebody sits down with `/game join`.

# Errors
error-time-unreadable = "{ $text }" is no time that can be read: `none`, `1d` for a decision, `2h+10m` for a bank that grows.
error-time-range = "{ $text }" is out of bounds: from 10 seconds to 60 days.
error-pace-unknown = "{ $text }" is no pace: `live` or `post`.
error-wish-open = Something else is being voted on: `/game vote` shows it. One question at a time.
error-no-wish = Nothing is being voted on here.
error-no-vote = You are not asked: none of your decisions would go.
error-nobody-there = That seat is free already: `/game join` sits down there.
error-no-bots = A bot cannot play for somebody.
error-end-unknown = A game does not end like that: { $text }.
