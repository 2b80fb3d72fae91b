# Provable dice, luck, battle reports, replays, files, seasons.

# The lobby
lobby-dice = -# 🎲 Dice committed: `{ $hash }…`{ $words ->
    [none] {""}
   *[other] {" "}· seed words from { $words }
}
button-words = Seed words…
button-proof = Check the dice
button-luck = Luck
button-replay = Replay
button-report = Report
modal-words = Your seed words
modal-words-hint = anything at all: it proves the dice weren't prepared
words-kept = Your words are mixed into this game's dice at the start: { $words }
words-gone = Your seed words were removed.
error-words-too-long = Seed words: { $most } characters at most.

# The commitment to the dice, and its proof
story-again = 🔁 { $name } plays on from a moment of a game that is over, against bots and with other dice. It counts for nothing.
story-imported = 📥 { $name } imported this game from a file.
story-imported-on = 📥 { $name } imported this game from a file.
    -# 🎲 From here on, new dice are committed: `{ $hash }`
proof-title = ### The dice of { $title }
proof-kept = ✅ The secret is the one committed to before the start.
proof-broken = ❌ The commitment was broken: the secret, the words or the game are not the ones committed to.
proof-sealed = 🔒 The secret stays sealed until the game is over; only then can the rolls be recomputed. Until then, here is the commitment.
proof-resealed = ⚪ A player whose data was deleted had their own name in their seed words. Those words are gone, so the secret shown below is the seed that was made from them: the rolls follow from it, but no longer from the commitment posted before the start.
proof-none = ⚪ This game started before dice were committed in advance: its rolls come from a secret that nobody saw beforehand.
proof-rolls = ✅ { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
} with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} recomputed, every one correct.
proof-again = ↩ { $count ->
    [one] 1 roll was undone, and its dice came up the same again.
   *[other] { $count } rolls were undone, and their dice came up the same again.
}
proof-typed = ✋ { $count ->
    [one] 1 roll was typed in by players
   *[other] { $count } rolls were typed in by players
}: real dice can't be recomputed.
proof-hidden = ⚪ { $count ->
    [one] 1 roll comes
   *[other] { $count } rolls come
} from a secret that stayed on the server where the game was played before.
proof-wrong = ❌ Entry { $seq } is wrong: from die { $index } on, { $dice } show { $told } in the log, but { $due } when recomputed.
proof-impossible = ❌ Entry { $seq } is impossible: its roll ({ $dice }, showing { $told }) is out of place at die { $index }.
proof-commitment = Commitment (SHA-256 of the secret): `{ $hash }`
proof-secret = Secret: `{ $secret }`
proof-how = -# Anyone can check it again: `/game export`, then `bot.py verify`, or a program of your own following docs/dice.md.

# Luck
luck-title = ### How lucky the dice were
luck-none = **{ $name }** rolled no dice.
luck-player = **{ $name }**: { $band ->
    [awful] dreadful dice
    [poor] poor dice
    [good] good dice
    [great] wonderful dice
   *[fair] average dice
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
luck-nothing = No dice have been rolled yet.

# Battle reports
report-kind = { $ruleset } · { $size } · { $players }
report-start = At the start
report-end = At the end
report-now = So far

# Replays
replay-drawing = 🎞 Drawing the replay…
replay-page-done = 🎞 **{ $title }** as a page: save it and open it in a browser, even offline. It steps through the game and checks every roll.
replay-done = 🎞 **{ $title }** in { $frames ->
    [one] 1 picture
   *[other] { $frames } pictures
}
replay-alt = The boards of the game, one after another
error-replay-empty = There is nothing to replay before the game has started.

# Files
export-done = **{ $title }** as a file. { $status ->
    [ended] Anyone with the file can check every roll, read the game or import it elsewhere.
   *[other] The game isn't over, so the secret of the dice, sealed companies and standing orders are left out.
}{ $photograph ->
    [yes] {" "}The photograph of the table is in it too.
   *[no] {""}
}
import-done = The game is here, finished, to read and replay.
import-photograph = -# Its photograph is kept with the field “{ $name }” on your list: `/field delete` removes it.
import-goes-on = The game continues here, with new dice committed. { $absent ->
    [none] {""}
   *[other] Not on this server: { $absent }. `/game replace` gives their seats to others.
}
error-export-too-big = That file is too big to be a game: { $most } MB at most.
error-export-cut = That file is cut off: download it again, or export the game again.
error-export-foreign = That file isn't a game: use one made with `/game export`.
error-export-photograph = I can't use the photograph in that file, so nothing was imported.
error-export-version = That file comes from a newer version ({ $version }; this one reads up to { $known }): update the bot first.
error-export-edited = That file was changed after it was exported: its checksum no longer matches. Export the game again.
error-export-impossible = The game in that file breaks the rules: export it again.
error-import-lobby = That game never started: there is nothing to import.
error-import-running = That game isn't over: `/game import running:` continues it here, with new dice.
error-import-not-player = Only its players, or members who can manage this channel, continue a game here: it would call the players.

# Seasons
cmd-season = This server's games: who played, who won, who was lucky
opt-since = From when: a date like 2026-01-31; otherwise everything
since-month = this month
since-year = this year
since-all = everything
parameter-begin = begin
parameter-every = every
parameter-end = end
opt-season-begin = Begin a season under this name (server managers)
opt-season-every = Whether the next one begins by itself
opt-season-end = End the current season, and show who has won it (server managers)
every-none = Until someone ends it
every-month = Every month
every-quarter = Every quarter
season-head = ## 🏅 { $name }
season-span = -# { $over ->
    [yes] From { $began } to { $until }
   *[no] { $until ->
        [none] Since { $began }
       *[other] From { $began }; it ends on { $until }
    }
}
season-nobody = { $over ->
    [yes] Nobody has won a game in it.
   *[no] Nobody has won a game in it yet.
}
season-winner = { $over ->
    [yes] 🏆 **{ $names }** { $count ->
        [one] wins the season
       *[other] share the season
    }
   *[no] **{ $names }** { $count ->
        [one] leads
       *[other] lead
    }
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
season-corrected = -# ⚖️ A result was corrected after the season ended. { $count ->
    [0] With it, nobody would have won;
    [one] With it, { $names } would have won;
   *[other] With it, { $names } would share the season;
} the season stays as it was decided then.
season-place = **{ $place }. { $name }** · { $points ->
    [one] 1 point
   *[other] { $points } points
} · { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $won } won, { $drawn } drawn{ $cups ->
    [none] { "" }
   *[other] {" "}· 🏆 { $cups }
}
season-cup = 🏆 { $name }: { $names }{ $counts ->
    [no] {" "}(no points: fewer than { $least } players finished a game in it that counts)
   *[yes] {""}
}
season-how = Points: a win { $win }, a draw { $draw }, a knockout or Swiss tournament won { $cup }, if at least { $least } players finished a game in it that counts. Ties on points go to more games won, then more tournaments. If the same players meet often, only their first { $most } games count, in a league only the first. A game in which someone never made a decision doesn't count.
season-menu = Earlier seasons…
season-begun = 🏅 **{ $name }** begins{ $until ->
    [none] {""}
   *[other] {""} and ends on { $until }
}.{ $every ->
    [month] {" "}A new one begins by itself every month.
    [quarter] {" "}A new one begins by itself every quarter.
   *[none] { "" }
} Every game between people counts: `/season` shows who leads.
season-called = 🏆 { $players }: { $count ->
    [one] you have won the season. Congratulations!
   *[other] you share first place. Congratulations!
}
season-sure-end = **End { $name } now?** Its winner is announced and its page of honors is posted. The next season begins when a server manager starts it with `/season begin:`. That can't be undone.
button-season-end = End the season
season-ended = 🏅 **{ $name }** is over. The next one begins when a server manager starts it with `/season begin:`.
error-season-runs = The season “{ $name }” is running: end it first with `/season end:`.
error-season-none = No season is running here: `/season begin:` begins one.
error-season-taken = There has been a season “{ $name }” on this server already: choose another name.
error-season-name = A season's name needs at least one letter or digit.
season-title = ### The games of this server
season-title-since = ### The games of this server since { $date }
season-empty = No game that counts has ended here in that time.
season-games = { $count ->
    [one] 1 game
   *[other] { $count } games
} ({ $kinds }), on average { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
} and { $length }.
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
season-alt = { $name }: { $games } played, { $won } won, { $drawn } drawn, { $lost } lost, better dice than { $dice } in 100
season-head-played = P
season-head-won = W
season-head-drawn = D
season-head-lost = L
season-head-dice = Dice
season-more = … and { $count } more
season-luck = 🍀 Luckiest dice: **{ $lucky }** { $high } · 🌧 unluckiest: **{ $unlucky }** { $low } (from 1 to 100, 50 is average)
error-since-unreadable = “{ $text }” isn't a valid date: write it like 2026-01-31.

# Commands
cmd-game-verify = Check that the dice are the ones committed to
cmd-game-luck = How lucky everyone's dice were
cmd-game-export = The whole game as a file
cmd-game-import = Import a game from a file
cmd-game-replay = The game as an animation
opt-words = Your seed words, mixed into the dice at the start
opt-file = A file made by /game export
opt-running = For a game that isn't over: continue it here
opt-report-language = The language of the report; otherwise yours
