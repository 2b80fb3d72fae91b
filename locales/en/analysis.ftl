# The analysis of a game: chances, decisions and dice.

name-game-analyse = analyse
cmd-game-analyse = What decided the game: everyone's chance to win, skill and luck, three turning points
button-analysis = Analysis
analysis-working = 📈 Looking at every decision and every roll: { $percent } %…
analysis-head = ### 📈 What decided it
analysis-title = Chance to win
analysis-round = Round
analysis-alt = Everyone's chance to win, from the first decision to the last: { $players }
analysis-alt-player = { $name } from { $initial } to { $final }
analysis-player = **{ $letter } · { $name }** { $initial } → { $final }: own decisions { $own }, the others' { $others } (±{ $error }), dice { $luck }
analysis-unjudged = -# { $points } came with what only people could see, or with an end by agreement: not judged.
analysis-counts = -# { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}; { $compared ->
    [one] 1 differs
   *[other] { $compared } differ
} from what a veteran bot would play. Figures are percentage points of the chance to win.
analysis-no-turns = No single decision cost much.
analysis-turns = **What would have been better**
analysis-turn = { $number }. **{ $name }**, round { $round }: { $asked }
    Played: { $played }. Better: **{ $better }** (+{ $lost })
analysis-turn-alt = The board before { $name }'s decision, round { $round }
error-analysis-too-early = The analysis opens when the game is over: until then some of it is secret.
error-analysis-failed = I couldn't finish the analysis. Try again.
