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
    [swiss] Ties: the sum of the opponents' points (Buchholz), then points against each other, then score difference; players still level share the place. A bye or a walkover is a win, and counts as an opponent with your own points; a match that isn't played counts as an opponent without points.
   *[knockout] Byes go to the first players of the draw. If you leave, your opponent gets a walkover.
}
standings-ties = -# Level on points: { $format ->
    [league] more wins decide, then the higher total score.
   *[swiss] the opponents' points (Buchholz) decide, then the points against each other, then the difference of scores.
}
tournament-waits = The host draws the first round with `/campaign round` once everyone has joined.
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
   *[other] {""}, **{ $winner }** wins{ $why }
}
tournament-match-again = { $one } – { $other }: a draw, play again
tournament-match-bye = { $one }: bye
tournament-match-walkover = **{ $winner }** by walkover{ $other ->
    [none] { "" }
   *[other] {" "}against { $other }
}
tournament-match-drawn = { $pair }: a draw (decided by the organiser)
tournament-match-void = { $pair ->
    [none] Nobody: all have left
   *[other] { $pair }: both have left, a defeat for both
}
tournament-given = ⚖️ { $by } has decided a match of round { $number }: { $drawn ->
    [yes] a draw between { $winner } and { $other }.
   *[no] **{ $winner }** wins against { $other }.
}
tournament-replaced = { $players ->
    [none] {""}
   *[other] { $players } {""}
}{ $given } That replaces the earlier result in **{ $name }**.
tournament-champion = 🏆 **{ $name }** { $count ->
    [one] wins the { $format ->
        [league] league
       *[swiss] tournament
    }
   *[other] share the first place
}.
tournament-won = 🏆 { $players }: { $count ->
    [one] you have won **{ $name }**. Congratulations!
   *[other] you share the first place in **{ $name }**. Congratulations!
}
tournament-bracket = Bracket of { $name }. { $rounds }
tournament-bracket-bye = bye
tournament-title = { $name }, round { $number }: { $one } – { $other }
tournament-playing = { $kind ->
    [match] Your match is open in { $channel }.
   *[game] Your game is open in { $channel }: press *Join* there if you haven't yet.
}
button-campaign-another = Open another game
button-tournament-join = Join
button-tournament-begin = Draw the first round
button-tournament-play = Play my match

error-tournament-two = Swiss and knockout matches are between two players: leave out `players`.
error-league-rounds = A league has no rounds: everyone plays everyone. Leave out `round` and `rounds`, or choose another format.
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
tournament-sure-give = { $winner ->
    [none] **Make { $one } – { $other }, round { $number }, a draw?**
   *[other] **Give { $one } – { $other }, round { $number }, to { $winner }?**
}{ $decided ->
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
   *[other] , { $time }
}{ $rated ->
    [yes] , rated
    [no] , not rated
   *[usual] {""}
}.
tournament-match-unplayed = { $pair }: not played in time, a defeat for both
tournament-until = ⏳ This round ends on { $until }.
tournament-time-over = ### { $name }: the round's time is over{ $left ->
    [0] {""}
    [one] {""}
        One match isn't decided. { $organisers }, give it more time or decide it: `/campaign desk`.
   *[other] {""}
        { $left } matches aren't decided. { $organisers }, give them more time or decide them: `/campaign desk`.
}
tournament-overdue = ⏳ { $players ->
    [none] {""}
   *[other] { $players } {""}
}Nobody has begun this match of **{ $name }**, and the round's time is over: the organisers decide it, or give you more time.
tournament-vanished = 💤 { $names } { $count ->
    [one] stayed away from their match, and isn't
   *[other] stayed away from their matches, and aren't
} paired again in **{ $name }** until they come back: with their button here, or with `/campaign join`.{ $stuck ->
    [yes] {" "}The next round can't be drawn before that: too few are left.
   *[no] {""}
}{ $organisers ->
    [none] {" "}Organisers keep them or take them out with the buttons here.
   *[other] {" "}{ $organisers }: keep them or take them out with the buttons here.
}
tournament-organisers = Organisers
tournament-managers = 🗝️ The organiser of **{ $name }** is gone: members who manage the server organise it now, with `/campaign desk`.
tournament-stayed-away = 💤 { $format ->
    [knockout] **{ $name }** is out.
   *[swiss] { $next ->
        [none] **{ $name }** has no match left.
       *[other] **{ $name }** isn't drawn for round { $next } without coming back: `/campaign join`.
    }
}
tournament-times = { $kind ->
    [paused] ⏸️
    [goes] ▶️
   *[more] ⏳
} { $players ->
    [none] {""}
   *[other] { $players }: {""}
}**{ $name }** { $kind ->
    [paused] is paused{ $clocks ->
        [yes] {""}, and so are all clocks of this game.
       *[no] .
    }
    [goes] goes on{ $clocks ->
        [yes] {""}, and all clocks of this game start again.
       *[no] .
    }
   *[more] gives you more time.
}{ $until ->
    [none] {""}
   *[other] {" "}The round ends on { $until }.
}
tournament-decided = ⚖️ { $players ->
    [none] {""}
   *[other] { $players } {""}
}{ $winner ->
    [none] { $how ->
        [unplayed] Nobody wins this match of **{ $name }**: it was not played in time, and counts as a defeat for both.
        [redrawn] This match of **{ $name }** isn't played any more: its round was drawn again.
        [drawn] This match of **{ $name }** is a draw.
        [void] Nobody wins this match of **{ $name }**: both players have left.
       *[other] Nobody wins this match of **{ $name }**.
    }
   *[other] **{ $winner }** wins this match of **{ $name }**{ $how ->
        [walkover] {" "}by walkover.
       *[other] .
    }
}{ $back ->
    [yes] {" "}You aren't paired again until you come back: `/campaign join`.
   *[no] {""}
}
campaign-players = 👥 { $count ->
    [0] Nobody has joined yet.
    [one] 1 player: { $names }
   *[other] { $count } players: { $names }
}
campaign-options = With { $names }.
campaign-round = A round lasts { $unit ->
    [days] { $count ->
        [one] 1 day
       *[other] { $count } days
    }
   *[hours] { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
}; a match that nobody has begun by then is a defeat for both{ $format ->
    [knockout] : both are out. The final, and a round in which nobody plays, are then for the organisers to decide.
   *[swiss] {" "}({ $loss ->
        [one] 1 point
       *[other] { $loss } points
    } each).
}
campaign-seeding = The first round goes by { $seeding ->
    [lots] lot.
    [ratings] rating, the best first.
   *[joined] the order of joining.
}
campaign-fields = { $turns ->
    [rounds] Each round is played on the next of these fields:
   *[games] Each game is played on the next of these fields:
} { $names }.
campaign-company-of = { $name }'s company
name-campaign-desk = desk
cmd-campaign-desk = Who waits for whom, and what an organiser can do about it
parameter-round = round
parameter-seeding = seeding
parameter-organiser = organiser
opt-campaign-options = Advanced rules of its games, comma-separated: jettison, initiative…
opt-campaign-round = How long a tournament's round lasts: 7d, 36h; otherwise as long as it takes
opt-campaign-seeding = The order of the first round; otherwise by lot
opt-campaign-fields = Kept fields or codes, comma-separated, to be played on in turn; a dash for none
opt-campaign-organiser = Someone who may organise it too; name them again to take that back
seeding-lots = By lot
seeding-ratings = By rating, the best first
seeding-joined = In the order of joining

# The organisers' desk
desk-title = ### 🗂️ { $name }
desk-state = { $kind ->
    [league] { $players ->
        [one] 1 player, as a league.
       *[other] { $players } players, as a league.
    }
    [joining] { $players ->
        [one] 1 player so far; the first round isn't drawn yet.
       *[other] { $players } players so far; the first round isn't drawn yet.
    }
    [over] All rounds have been played.
   *[begun] Round { $number } of { $of }.
}
desk-league-play = They open their game with `/campaign game`: one of them does, the others press *Join*.
desk-league-end = *End…* names the winner.
desk-league-close = *End…* closes the league before that too: the first in the standings wins it, and games under way still count.
league-unplayed = 📅 { $players ->
    [none] In **{ $name }** ({ $channel })
   *[other] { $players }: in **{ $name }**
} these games are still to be played. For each, one of its players opens it with `/campaign game`, the others press *Join*.
league-played-out = { $organisers }: in **{ $name }** everyone has played everyone. `/campaign end` names the winner.
league-late = { $organisers }: { $names } { $count ->
    [one] has
   *[other] have
} joined **{ $name }** since its first game. `/campaign desk` shows who plays whom.
desk-paused = ⏸️ Paused on { $at }: no round begins or ends, and no time runs.
desk-until = It ends on { $until }.
desk-not-open = not open yet
desk-joining = 🆕 { $count ->
    [one] { $round ->
        [none] { $names } has joined since the first game.
       *[other] { $names } joins with round { $round }.
    }
   *[other] { $round ->
        [none] { $names } have joined since the first game.
       *[other] { $names } join with round { $round }.
    }
}
desk-organisers = Organisers: { $names }
desk-waits = { $kind ->
    [vote] **{ $name }** has a vote to answer (asked { $since })
    [start] **{ $name }** can start it (open { $since })
    [match] **{ $name }** hasn't begun it (open { $since })
   *[decision] **{ $name }** has to decide (asked { $since })
}
desk-away = 🏖️ on holiday until { $until }
desk-gone = 💤 has missed three decisions in a row
desk-award = Decide or correct a match…
desk-award-option = { $drawn ->
    [yes] { $winner } – { $other }: a draw
   *[no] { $winner } beats { $other }
}
desk-award-detail = Round { $number }, { $decided ->
    [no] to be played
   *[other] replaces the result
}
desk-extend = Give the round more time…
desk-extend-option = { $days ->
    [one] 1 day more
   *[other] { $days } days more
}
desk-extended = { $days ->
    [one] The round of **{ $name }** has 1 day more.
   *[other] The round of **{ $name }** has { $days } days more.
}
desk-vanished = 💤 Not paired until they come back: { $names }
desk-keep = Pair a player again…
desk-kept = { $who } plays in **{ $name }** again, from round { $round } on.
button-desk-keep = { $name } plays on
button-desk-drop = Take { $name } out
error-tournament-vanished = You stayed away from your match of round { $number }, and aren't paired until you come back: `/campaign join`.
error-match-ends-at-desk = This is a match of “{ $name }”, which must have a result: decide it with `/campaign desk`, *Decide or correct a match…*. Its game ends with that.
error-tournament-given-already = That is the result of this match already.
error-tournament-no-draw = A match of a knockout has a winner.
error-tournament-left-out = { $format ->
    [knockout] You are out of “{ $name }”: only those who have won play on.
   *[other] The last round of “{ $name }” was drawn without you, since you stayed away from an earlier match and hadn't come back. There is no later round.
}
error-tournament-not-vanished = That player of “{ $name }” is paired as it is.
error-tournament-stuck = Too few players of “{ $name }” come to their matches for another round: keep those who stay away, or take them out, with `/campaign desk`.
desk-remove = Take a player out…
desk-you-are-out = An organiser has taken you out of **{ $name }**. What you have played still counts.
desk-removed = Done: they are out of **{ $name }**.
organiser-gone = { $organisers }: another organiser of **{ $name }** has deleted their data and organises it no more.
desk-sure-remove = **Take { $player } out of { $name }?** What they have played still counts.{ $match ->
    [yes] {" "}Their open match is a walkover.
   *[no] { "" }
}
desk-is-paused = ⏸️ **{ $name }** is paused.
desk-nobody-called = Nobody was reminded: no game waits for someone who hasn't been reminded in the last 12 hours.
button-desk-call = Remind everyone
button-desk-begin = Draw the first round
button-desk-pause = Pause
button-desk-resume = Go on
button-desk-reopen = Reopen
button-desk-close = End…
button-desk-desk = Refresh
button-desk-remove = Take out
error-tournament-nothing-open = No match of “{ $name }” is to be played: there is no round to extend.
error-tournament-own-match = You would win this match of “{ $name }” yourself: another organiser, or a server manager who doesn't play in it, decides it. If your opponent doesn't come, *Go on without …* does it.
error-own-match = You play in this match of “{ $name }”: only an organiser who doesn't may change it or call it off.
error-match-seat = Your seat in this match of “{ $name }” stays yours: to give the match up, leave the tournament with `/campaign leave`.
error-campaign-paused = “{ $name }” is paused: `/campaign desk` goes on with it.
error-campaign-not-paused = “{ $name }” isn't paused.
error-campaign-founder = You can't name the founder of “{ $name }”: they organise it already.
error-too-many-organisers = A campaign has at most { $most } organisers beside its founder.
error-round-unreadable = “{ $text }” isn't a valid length of a round: write it like `7d` or `36h`.
error-round-range = A round lasts from `1h` to `60d`; “{ $text }” is outside that.
tournament-bye = 🪑 { $players }: in round { $number } of **{ $name }** you have a bye{ $format ->
    [knockout] : you go through.
   *[swiss] , which counts as a win: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
} { $next ->
    [none] It is the last round; you play no match in it.
   *[other] There is nothing for you to play until round { $next } begins{ $until ->
        [none] .
       *[other] ; this round ends on { $until }.
    }
}
