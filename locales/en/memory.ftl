# Provable dice, luck, battle reports, replays, files, seasons.

# The lobby
lobby-dice = -# 🎲 Dice promised by `{ $hash }…`{ $words ->
    [none] {""}
   *[other] {" "}· own words from { $words }
}
button-words = Own words for the dice
button-proof = Check the dice
button-luck = Luck
button-replay = Replay
button-report = Battle report
modal-words = Your own words, mixed into the dice
modal-words-hint = anything: nobody can have prepared dice for it
words-kept = Your words go into the dice of this game at its start: { $words }
words-gone = The dice will do without words of yours.
error-words-too-long = Up to { $most } characters of your own words fit into the dice.

# The commitment to the dice, and its proof
story-seeded = 🎲 The dice are fixed by what was promised, `{ $hash }`{ $words ->
    [none] {"."}
   *[other] , and by the own words of { $words }.
}
story-revealed = 🎲 The secret behind the dice was `{ $secret }`. `/game verify` computes every roll again.
story-imported = 📥 { $name } brought this game in from a file.
story-imported-on = 📥 { $name } brought this game in from a file. From here on new dice are promised: `{ $hash }`
proof-title = ### The dice of { $title }
proof-kept = ✅ The secret is the very one that was promised before the start.
proof-broken = ❌ The promise was not kept: the secret, the words or the game are not those that were promised.
proof-sealed = 🔒 The secret is not told yet: it will be when the game is over, and only then can rolls be computed again. Until then, this is the promise.
proof-none = ⚪ This game began before dice were promised: its rolls follow from a secret that nobody saw beforehand.
proof-rolls = ✅ { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
} with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} computed again, and every one is right.
proof-again = ↩ { $count ->
    [one] 1 roll had been taken back, and its dice fell again.
   *[other] { $count } rolls had been taken back, and their dice fell again.
}
proof-typed = ✋ { $count ->
    [one] 1 roll was typed in by players
   *[other] { $count } rolls were typed in by players
}: nobody can compute what lay on their table.
proof-hidden = ⚪ { $count ->
    [one] 1 roll comes
   *[other] { $count } rolls come
} from a secret that stayed where the game was played before.
proof-wrong = ❌ Entry { $seq } is not what it should be: from die { $index } on, { $dice } show { $told } in the log, and { $due } when computed.
proof-impossible = ❌ Entry { $seq } cannot be: its roll ({ $dice }, showing { $told }) does not stand where die { $index } is due.
proof-commitment = Promise (SHA-256 of the secret): `{ $hash }`
proof-secret = Secret: `{ $secret }`
proof-how = -# Anybody can check it again: `/game export`, then `bot.py verify`, or a program of your own after docs/dice.md.

# Luck
luck-title = ### How kind the dice were
luck-none = **{ $name }** rolled no dice.
luck-player = **{ $name }**: { $band ->
    [awful] dreadful dice
    [poor] poor dice
    [good] good dice
    [great] wonderful dice
   *[fair] dice as they should be
}, luckier than { $percent } in 100 ({ $dice ->
    [one] 1 die
   *[other] { $dice } dice
})
luck-sort = d{ $sides }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $mean } on average, { $expected } expected
luck-hits = { $attacks ->
    [one] 1 attack
   *[other] { $attacks } attacks
}: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, { $expected } expected
luck-nothing = No dice have fallen yet.

# Battle reports
report-kind = { $ruleset } · { $size } · { $players }
report-start = At the start
report-end = At the end
report-now = As it stands

# Replays
replay-drawing = 🎞 Drawing the replay…
replay-done = 🎞 **{ $title }** in { $frames ->
    [one] 1 picture
   *[other] { $frames } pictures
}
replay-alt = The boards of the game, one after another
error-replay-empty = There is nothing to replay before the game has started.

# Files
export-done = **{ $title }** as a file. { $status ->
    [ended] Anyone with the file can check every roll, read the game or import it elsewhere.
   *[other] The game is not over: the secret of the dice, sealed companies and standing orders are left out.
}
import-done = The game is here, ended, to be read and replayed.
import-goes-on = The game goes on here, with new dice promised. { $absent ->
    [none] {""}
   *[other] Not on this server: { $absent }. `/game replace` gives their seats to others.
}
error-export-too-big = That file is too big to be a game: { $most } MB are the most.
error-export-cut = That file breaks off before its end: download it again, or export the game again.
error-export-foreign = That is no file of a game: give one that `/game export` made.
error-export-version = That file comes from a later version ({ $version }; this one reads up to { $known }): bring the bot up to date first.
error-export-edited = That file was changed after it was exported: its digest no longer fits. Export the game again.
error-export-impossible = What that file tells cannot have happened in a game: export it again.
error-import-lobby = That game never started: there is nothing to bring in.
error-import-running = That game is not over: `/game import running:` plays on here, with new dice.

# Seasons
cmd-season = The games of this server: who played, who won, whose dice were kind
opt-since = Since when: a day like 2026-01-31; otherwise everything
since-month = this month
since-year = this year
since-all = everything
season-title = ### The games of this server
season-title-since = ### The games of this server since { $date }
season-empty = No game has ended here in that time.
season-games = { $count ->
    [one] 1 game
   *[other] { $count } games
} ({ $kinds }), on average { $rounds } rounds, { $decisions } decisions and { $length }.
season-length = { $days ->
    [0] { $hours ->
        [0] less than an hour
        [one] 1 hour
       *[other] { $hours } hours
    }
    [one] 1 day
   *[other] { $days } days
}
season-player = { $place }. **{ $name }**: won { $won } of { $games }{ $drawn ->
    [0] {""}
   *[other] , drew { $drawn }
}
season-alt = The same as a table: played, won, drawn, lost, and how many in 100 had worse dice
season-head-played = P
season-head-won = W
season-head-drawn = D
season-head-lost = L
season-head-dice = Dice
season-more = … and { $count } more
season-luck = 🍀 Kindest dice: **{ $lucky }** ({ $high } σ) · 🌧 unkindest: **{ $unlucky }** ({ $low } σ)
error-since-unreadable = “{ $text }” is no day: write it like 2026-01-31.

# Commands
cmd-game-verify = Check that the dice were what was promised
cmd-game-luck = How kind the dice were to everybody
cmd-game-export = The whole game as a file
cmd-game-import = Bring in a game from such a file
cmd-game-replay = The game as a moving picture
opt-words = Your own words, mixed into the dice at the start
opt-file = A file that the export of a game made
opt-running = A game that is not over: play on here
opt-report-language = The language of the report; otherwise yours
