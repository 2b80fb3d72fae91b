# The analysis of a game: chances, decisions and dice.

name-game-analyze = analyze
cmd-game-analyze = What decided the game: everyone's chance to win, skill and luck, three turning points
button-analysis = Analysis
analysis-working = 📈 Looking at every decision and every roll: { $percent }%…
analysis-head = ### 📈 What decided the game
analysis-title = Chance to win
analysis-round = Round
round-number = { $family ->
    [football] turn
   *[other] round
} { $number }
analysis-alt = Everyone's chance to win, from the first decision to the last: { $players }
analysis-alt-player = { $name } from { $initial } to { $final }
analysis-player = **{ $letter } · { $name }** { $initial } → { $final }: own decisions { $own }, other players' { $others } (±{ $error }), what the dice did { $luck }
analysis-unjudged = -# { $points } more is nobody's: at each new round the forecast sees further ahead and changes, and some decisions only the players could judge.
analysis-counts = -# { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}; { $compared ->
    [one] 1 differs
   *[other] { $compared } differ
} from what a veteran bot would play. Figures are percentage points of the chance to win; “what the dice did” is what rolls changed in it. Luck in the final message is something else: how high the faces were.
analysis-swings = **What else changed the odds**
analysis-swing = - **{ $name }** +{ $gained }%, { $round }: { $told }
analysis-stopped = -# The game was stopped, so the chances end as they stood then: if it had been played on, not who won by points.
analysis-no-turns = No single decision cost much.
analysis-good = **Well played**
analysis-good-one = - **{ $name }**, { $round }: **{ $played }** (+{ $gained })
analysis-turns = **The costliest decisions of the game**
analysis-turn = { $number }. **{ $name }**, { $round }: { $asked }
    Played: { $played }. Better: **{ $better }** (+{ $lost })
analysis-turn-alt = The board before { $name }'s decision, { $round }
error-analysis-too-early = The analysis opens when the game is over: until then, part of it would give secrets away.
error-analysis-failed = I couldn't finish the analysis. Try again.

# Puzzles
name-drill = drill
cmd-drill = A puzzle: find the best choice (only you see it)
parameter-source = source
opt-drill-source = Today's puzzle, or a turning point from your games or this server's
drill-from-today = Today's puzzle
drill-from-mine = From my games
drill-from-server = From this server's games
drill-head = ### 🧩 { $source ->
    [today] Today's puzzle
    [more] A puzzle
   *[other] A turning point
}
drill-who = { $game }, { $round }. You play **{ $letter }**.
drill-alt = The board in { $round }: you play { $letter }
drill-choose = What do you do?
drill-verdict = { $verdict ->
    [right] ✅ **Right: that is the best choice.**
    [close] 🟡 **Close: about as good as the best.**
   *[wrong] ❌ **There is a better choice: its chance to win is { $lost ->
        [one] one percentage point
       *[other] { $lost } percentage points
    } higher.**
}
drill-line = { $number }. **{ $choice }**: { $chance } to win{ $chosen ->
    [yes] {" "}⬅ your choice
   *[no] {""}
}
drill-than = vs. no. { $other }: { $words }
drill-how = -# These chances come from playing the game on many times with different dice.
drill-again-next = Next puzzle
drill-rating = 📈 Your puzzle rating: **{ $value }**{ $counts ->
    [yes] {" "}({ $gained })
   *[no] {""}
} ± { $spread }, after { $n ->
    [one] 1 puzzle
   *[other] { $n } puzzles
}.
drill-row = 🔥 { $n } in a row.
drill-days = 📅 Today's puzzle solved { $n } days in a row.
drill-counted = -# You have answered this puzzle before: only the first answer counts.
drill-today = **Today's puzzle on this server**
drill-solver = { $solved ->
    [yes] ✅
   *[no] ❌
} { $name } · { $value }
drill-again-today = Today's puzzle
drill-again-mine = One from my games
error-drill-none = { $source ->
    [mine] None of your games has a turning point to show yet. Analyze a finished game with `/game analyze` first.
   *[server] No game on this server has a turning point to show yet. Analyze a finished game with `/game analyze` first.
}
error-drill-gone = This puzzle is gone. `/drill` shows another one.
