# What is at stake: headings of the story, last chances, what an answer surely brings
stake-taken = { $other ->
    [none] 🚩 { $player } takes { $unit }.
   *[other] 🚩 { $player } takes { $unit } from { $other }.
}
stake-freed = 🏳️ { $other } no longer holds { $unit }.
stake-lost = 💥 { $other } loses { $unit }.
stake-idle = 🌑 { $unit } no longer counts for { $other }.
stake-back = ↩️ { $unit } counts for { $player } again.
stake-more = { $count ->
    [one] One more changes hands or is lost.
   *[other] { $count } more change hands or are lost.
}
stake-goal = ⚽ { $unit } scores for { $player }.
stake-scores = { $lead ->
    [none] { $won }.
    [level] { $won }: the scores are level, { $score }.
   *[other] { $won }: { $lead } leads { $score }.
}
stake-choice = ⚖️ *{ $option }:* { $told }
stake-place = ⚖️ { $told }
stake-others = ⚖️ *Any choice but { $option }:* { $told }
stake-anyway = ⚖️ In any case: { $told }
stake-last-hits = ⚠️ { $unit } will be destroyed unless a hit is avoided{ $won ->
    [none] .
   *[other] : { $won }.
}
stake-last-fuel = 🟠 { $unit } burns its last fuel at the end of this round: if no friend holds it by then, it drifts{ $won ->
    [none] .
   *[other] {" "}({ $won }).
}{ $ships ->
    [0] {""}
    [one] {" "}{ $back } then goes back to its first owner.
   *[other] {" "}{ $back } then go back to their first owners.
}
stake-last-boarded = 🏴 { $unit } is boarded: it is fought for at the end of this round{ $won ->
    [none] .
   *[other] ; if the ship is taken: { $won }.
}
stake-last-round = { $family ->
    [football] ⏳ **The last turn of the match.**
   *[other] ⏳ **The last round:** the game ends after it.
}
stake-ends = 🏁 This ends the game: { $count ->
    [0] nobody wins
    [one] **{ $winners }** wins
   *[other] a draw between { $winners }
}, { $score }.
