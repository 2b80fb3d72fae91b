# Tournaments: Swiss and knockout
name-campaign-round = round
cmd-campaign-round = Draw a tournament's next round, or decide a match (host)
parameter-format = format
parameter-rounds = rounds
parameter-number = number
parameter-winner = winner
opt-campaign-format = Who plays whom: everyone against everyone, Swiss rounds, or a knockout
opt-campaign-rounds = How many rounds a Swiss has; otherwise as many as it takes to find a winner
opt-campaign-winner = Who gets the match: one that isn't played, or a wrong result
format-league = League: everyone against everyone
format-swiss = Swiss: each round against someone with as many points
format-knockout = Knockout: the loser is out
tournament-terms = { $format ->
    [swiss] Swiss, { $rounds ->
        [0] as many rounds as it takes to find a winner
        [one] 1 round
       *[other] { $rounds } rounds
    }.
   *[knockout] Knockout. A drawn match is played again.
}
tournament-ties = { $format ->
    [swiss] Ties: the sum of the opponents' points (Buchholz), then points against each other, then score difference; players still level share the place. A bye or a walkover is a win, and counts as an opponent with your own points.
   *[knockout] Byes go to the first players of the draw. If you leave, your opponent gets a walkover.
}
tournament-waits = The host draws the first round by lot with `/campaign round` once everyone has joined.
tournament-standing = **{ $rank }. { $name }** · { $points ->
    [one] 1 point
   *[other] { $points } points
} · { $won } won, { $drawn } drawn, { $lost } lost · Buchholz { $opponents } · direct { $direct } · difference { $difference }
tournament-standing-out = **{ $rank }. { $name }** · { $won ->
    [one] 1 match won
   *[other] { $won } matches won
}
tournament-round = **Round { $number } of { $of }**
tournament-final = **Final**
tournament-match-open = { $one } – { $other }
tournament-match-game = { $one } { $score } – { $against } { $other }{ $winner ->
    [none] {""}, a draw
   *[other] {""}, **{ $winner }** wins
}
tournament-match-again = { $one } – { $other }: a draw, play again
tournament-match-bye = { $one }: bye
tournament-match-walkover = **{ $winner }** by walkover{ $other ->
    [none] { "" }
   *[other] {" "}against { $other }
}
tournament-match-void = Nobody: all have left
tournament-champion = 🏆 **{ $name }** { $count ->
    [one] wins the tournament
   *[other] share the first place
}.
tournament-bracket = Bracket of { $name }. { $rounds }
tournament-bracket-bye = bye
tournament-title = { $name }, round { $number }: { $one } – { $other }
tournament-playing = Your match is open in { $channel }.
button-tournament-join = Join
button-tournament-begin = Draw the first round
button-tournament-play = Play my match

error-tournament-two = Swiss and knockout matches are between two players: leave out `players`.
error-tournament-none = “{ $name }” is a league: it has no rounds. `/campaign schedule` shows who should play whom.
error-tournament-too-few = “{ $name }” needs at least two players before its first round.
error-tournament-open = { $count ->
    [one] One match of this round isn't over yet.
   *[other] { $count } matches of this round aren't over yet.
} To decide one that isn't played, use `/campaign round winner:`.
error-tournament-over = “{ $name }” has played its last round.
error-tournament-wait = Your match of this round is decided; round { $number } isn't drawn yet.
error-tournament-later = You play from round { $number } on, once it is drawn.
error-tournament-begun = “{ $name }” has begun: nobody else can join it.
error-tournament-not-begun = “{ $name }” hasn't begun: its host draws the first round with `/campaign round`.
error-tournament-no-match = That isn't an open match of “{ $name }”: `/campaign schedule` shows who plays whom now.
opt-campaign-number = The round, if it is not the last one
tournament-sure-give = **Give { $one } – { $other }, round { $number }, to { $winner }?**{ $decided ->
    [no] {" "}A game under way ends.
   *[other] {" "}That replaces the result.
}{ $drawn ->
    [yes] {" "}The next round is drawn again.
   *[no] { "" }
}
button-tournament-give = Decide the match
error-tournament-played-on = Round { $number } can't be changed: a later round has been played.
campaign-sure-end = **End { $name }?** Games still running count. `/campaign reopen` takes it up again.
button-campaign-end = End the campaign
name-campaign-reopen = reopen
cmd-campaign-reopen = Go on with a campaign that has ended (host)
campaign-reopened = **{ $name }** goes on.
error-campaign-running = “{ $name }” is running.
campaign-matches = Its games: { $table ->
    [map] on a map
    [declared] at your own table
   *[other] on the usual table
}{ $time ->
    [none] {""}
   *[other] , time { $time }
}{ $rated ->
    [yes] , rated
    [no] , not rated
   *[usual] {""}
}.
