# Rated games and the ladder
name-ladder = ladder
cmd-ladder = The ratings of this server's players, and your own
opt-ladder-ruleset = Of which game; otherwise the one with the most rated games
opt-ladder-pace = Live games, or games by post
parameter-rated = rated
opt-rated = The result counts for ratings; players agree to it by joining
opt-rated-change = Make this game rated, or not, while you are alone in the lobby (host)
opt-server-rated = Whether new games are rated unless their host says otherwise
rated-on = Rated
rated-off = Not rated
settings-rated = New games: **{ $rated ->
    [on] rated
   *[off] not rated
}**
lobby-rated = 📈 **Rated** ({ $pace ->
    [live] live
   *[post] by post
}): the result counts for this server's ratings.{ $free ->
    [yes] {" "}Joining means agreeing to that.
   *[no] {""}
}
button-rated = { $rated ->
    [yes] Make it unrated
   *[no] Make it rated
}
setup-rated = { $rated ->
    [yes] 📈 This game is **rated**.
   *[no] This game isn't rated.
}
button-ladder = Ladder
ladder-pace = { $pace ->
    [live] live
   *[post] by post
}
ladder-title = ### 📈 { $ruleset }, { $pace }
ladder-line = { $place }. **{ $name }** · { $value } ± { $spread } · { $games ->
    [one] 1 game
   *[other] { $games } games
}
ladder-own = You: place { $place }, { $value } ± { $spread }, after { $games ->
    [one] 1 game
   *[other] { $games } games
}.
ladder-own-soon = You: { $value }? ± { $spread }, after { $games ->
    [one] 1 game
   *[other] { $games } games
}. The **?** means that it is provisional: { $left ->
    [one] one more game
   *[other] { $left } more games
} and you are ranked.
ladder-own-none = You have no rated game here yet: `/game new rated:True` opens one.
ladder-waiting = Provisional, not ranked yet: { $names }
ladder-waiting-one = { $name } { $value }? ({ $games } of { $least } games)
ladder-none-yet = Nobody has { $least } rated games here yet.
ladder-how = -# Everyone starts at { $start }. The number after ± is one standard deviation. Players are ranked by rating minus three times that number, so a few good games don't put anyone on top.
ladder-empty = No rated game has ended on this server. `/game new rated:True` opens one.
ladder-more = … and { $count } more
ladder-menu = Another ladder
ladder-option = { $ruleset }, { $pace }
finale-rated = 📈 { $pace ->
    [live] Rated, live
   *[post] Rated, by post
}: { $players }
finale-rated-player = { $name } { $value } ± { $spread }{ $change ->
    [none] { "" }
   *[other] {" "}({ $change })
}
finale-rated-soon = { $name } { $value }? ± { $spread } (provisional; { $left ->
    [one] one more game
   *[other] { $left } more games
} to be ranked)
finale-unrated = 📈 { $reason ->
    [bots] Not rated: a bot played.
    [demo] Not rated: a demo game doesn't count.
    [ended] Not rated: the game was ended without the players' agreement.
    [imported] Not rated: the game came from a file.
    [deserted] Not rated: everyone stopped playing.
   *[absent] Not rated: a player never made a decision.
}
rated-end-asked = This game is rated: it ends, and counts, once the other players agree. They have been asked.

error-rated-here = Ratings are kept by server: open rated games on one.
error-rated-demo = Demo games aren't rated: choose another size, or make the game unrated.
error-rated-bots = Games with bots aren't rated: make the game unrated first.
error-rated-joined = Others have joined this game as unrated. You can only make a game rated while you are alone in its lobby.
