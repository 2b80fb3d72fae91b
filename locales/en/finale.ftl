# The end of a game, its finale, and the rematch.
finale-result = { $count ->
    [0] 💤 **Nobody wins.**
    [one] 🏆 **{ $winners }** wins, { $others ->
        [one] { $score } to { $other }.
       *[other] with { $score }.
    }
   *[other] 🤝 **A draw** at { $score }: { $winners }.
}
finale-result-why = 🏆 { $why }: **{ $winners }** wins.
finale-result-plain = { $count ->
    [0] Nobody wins
    [one] { $winners } wins
   *[other] A draw
}
finale-by-played = { $reason ->
    [full-time] Full time.
    [most-assets] The clock has run out; with the scores level, the most assets win.
    [doomsday] The clock has run out.
   *[other] The game is over.
}
finale-by-ended = { $name ->
    [none] A moderator ended the game
   *[other] { $name } ended the game
}{ $won ->
    [no] , so it doesn't count.
   *[yes] .
}
finale-by-abandoned = { $left ->
    [none] { $alone ->
        [yes] { $name } ended the game here.
       *[no] The players agreed to stop here.
    }
   *[other] { $name } ended the game after { $left } had left it.
}
finale-by-resigned = { $name } resigned.
finale-by-awarded = { $how ->
    [walkover] { $name } is no longer in the tournament.
   *[awarded] The organizer decided the match against { $name }.
}
finale-by-ruling = The organizer decided this match.
finale-by-forfeited = { $name } stopped playing, and the others went on.
finale-by-deserted = Everyone has missed decision after decision, so the game is over.
finale-by-timed-out = { $name }'s time ran out on the last decision.
finale-by-nobody = { $over ->
    [none] Nobody started this game in 30 days, so it is closed.
   *[other] { $over } is over, so this game is closed.
}
finale-by-called-off = { $name ->
    [none] A moderator called the game off before it began.
   *[other] { $name } called the game off before it began.
}
finale-round = 📜 { $family ->
    [football] Turn
   *[other] Round
} { $round }: { $told }
finale-hit = 🎯 { $family ->
    [football] Best play
   *[other] Hardest hit
}: { $hit }
finale-hit-plain = { $goal ->
    [yes] { $name }'s { $unit } on goal
   *[no] { $target ->
        [none] { $name }'s { $unit } on terrain
       *[other] { $name }'s { $unit } on { $target }
    }
}, { $family ->
    [football] { $hits } of { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } on target
   *[other] { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    } with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
} ({ $expected } expected)
finale-luck = 🍀 Luck of all dice, not only those that attack, from 1 to 100 (50 is average): { $players }
finale-hits = 🎯 Hits: { $players }
finale-hits-player = { $name } { $hits } ({ $expected } expected)
finale-corrections = 🛠️ { $count ->
    [one] The host corrected the table once.
   *[other] The host corrected the table { $count } times.
}
finale-dice = 🔒 A commitment fixed the dice before the game: *Check the dice* recomputes every roll.
finale-back = The end was undone: the game continues below.
finale-picture = The result: { $result }. { $scores }.
button-rematch = Rematch
button-undo-end = Undo the end
finale-scores = { $name } { $score }
posted-already = Already posted in this channel.
replay-coming = 🎞 Drawing the replay. It will be posted in the channel.
report-coming = The report is on its way to the channel.
rematch-opened = The rematch is open, sides swapped.{ $count ->
    [0] {" "}**Start** begins it.
   *[other] {" "}The others have seats and are asked; you can start once they have agreed.
}
rematch-begun = The rematch has begun, sides swapped.
rematch-agreed = You have agreed to the rematch.
rematch-there = The rematch is already open.
error-rematch-too-early = A rematch needs a finished game; there is none here yet.

sure-end = { $lobby ->
    [yes] **Call this game off?** The lobby closes for everyone.
   *[no] **End the game now?** { $wins ->
        [vote] The others are asked; if they agree, the scores count as they stand: { $score }. **{ $result }.**
        [others] Others are still playing, and you are behind ({ $score }), so it counts as if you had resigned. **{ $result }.**
        [nobody] Others are still playing, so nobody wins and the game doesn't count. To let the scores count ({ $score }), a player can ask the others instead: `/game abandon`.
       *[scores] The scores count as they stand: { $score }. **{ $result }.**
    }{ $out ->
        [none] {""}
       *[other] {" "}{ $out } can't win, having given up the seat or counting as away.
    } Everyone sees the result. The end can be undone, if the others agree, until the channel has another game.
}
button-end = { $lobby ->
    [yes] Call the game off
   *[no] End the game
}
button-seat-back = Give { $was } the seat back
error-reopened-campaign = The end of a campaign game can't be undone; an organizer corrects a wrong result with `/campaign desk`.

name-game-rematch = rematch
cmd-game-rematch = Play this game again, sides swapped
