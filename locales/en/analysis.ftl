# The analysis of a game: chances, decisions and dice.

name-game-analyze = analyze
cmd-game-analyze = What decided the game: everyone's chance to win, skill and luck, three turning points
button-analysis = Analysis
analysis-working = 📈 Looking at every decision and every roll: { $percent }%…
analysis-head = ### 📈 What decided the game
analysis-title = Chance to win, if veterans played on
analysis-round = { $family ->
    [football] Turn
   *[other] Round
}
round-number = { $family ->
    [football] turn
   *[other] round
} { $number }
analysis-alt = Everyone's chance to win, from the first decision to the last: { $players }
analysis-alt-player = { $name } from { $initial } to { $final }
analysis-player = **{ $letter } · { $name }** { $initial } → { $final }: { $clear ->
    [yes] own decisions { $own }, other players' { $others } (±{ $error }), dice and course of the game { $rest }
   *[no] too close to tell decisions from dice (±{ $error })
}
analysis-counts = -# { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}; { $compared ->
    [one] 1 differs
   *[other] { $compared } differ
} from what a veteran bot would play. Figures are percentage points of the chance to win; “dice and course of the game” is what rolls changed in it, and what nobody could foresee. Luck in the final message is something else: how high the faces were.
analysis-swings = **What else changed the odds**
analysis-swing = - **{ $name }** +{ $gained }%, { $round }: { $told }
analysis-rolled = { $unit } rolls { $dice }.
analysis-stopped = -# The game was stopped, so the chances end as they stood then: if it had been played on, not who won by points.
analysis-no-turns = No single decision cost much.
analysis-good = **Well played**
analysis-good-one = - **{ $name }**, { $round }: **{ $played }** (+{ $gained })
analysis-turns = **The costliest decisions of the game**
analysis-unsure = **These cost most, though none is sure:**
analysis-turn = { $number }. **{ $name }**, { $round }: { $asked }
    Played: { $played }. { $sure ->
        [yes] Better
       *[no] Perhaps better
    }: **{ $better }** (+{ $lost })
analysis-turn-alt = The board before { $name }'s decision, { $round }
button-again = 🔁 Try no. { $number } again
again-begun = 🔁 **Once more from here**: the game stands as it stood before that decision, with other dice, and bots play all other seats. It counts for nothing.
error-again-gone = This moment can’t be played again.
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
    [close] ✅ **As good as the best: { $own } to win against { $best }{ $error ->
        [0] .
        [one] , give or take 1 point.
       *[other] , give or take { $error } points.
    }**
   *[wrong] ❌ **There is a better choice: { $best } to win against your { $own }{ $error ->
        [0] .
        [one] , give or take 1 point.
       *[other] , give or take { $error } points.
    }**
}
drill-line = { $number }. **{ $choice }**: { $chance } to win{ $chosen ->
    [yes] {" "}⬅ your choice
   *[no] {""}
}
drill-than = vs. no. { $other }: { $words }
drill-again-next = Next puzzle
drill-rating = 📈 Your puzzle rating: **{ $value }**{ $counts ->
    [yes] {" "}({ $gained })
   *[no] {""}
} ± { $spread }, after { $n ->
    [one] 1 puzzle
   *[other] { $n } puzzles
}.
drill-unrated = 📈 Your puzzle rating comes after { $least } puzzles. Answered so far: { $n }.
drill-row = 🔥 { $n } in a row.
drill-days = 📅 Today's puzzle solved { $n } days in a row.
drill-counted = -# You have answered this puzzle before: only the first answer counts.
drill-today = **Today's puzzle on this server**
drill-solver = { $solved ->
    [yes] ✅
   *[no] ❌
} { $name }{ $value ->
    [none] {""}
   *[other] {" "}· { $value }
}
drill-again-today = Today's puzzle
drill-again-mine = One from my games
error-drill-none = { $analysed ->
    [0] { $source ->
        [mine] None of your games has been analyzed yet: `/game analyze` does it once a game is over. Meanwhile, here are others.
       *[server] No game on this server has been analyzed yet: `/game analyze` does it once a game is over. Meanwhile, here are others.
    }
   *[other] { $source ->
        [mine] In your analyzed games, no single decision cost enough to make a puzzle of it. Here are others.
       *[server] In this server's analyzed games, no single decision cost enough to make a puzzle of it. Here are others.
    }
}
error-drill-gone = This puzzle is gone. `/drill` shows another one.
