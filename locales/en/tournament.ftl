# Tournaments: Swiss and knockout
name-campaign-round = round
cmd-campaign-round = Draw a tournament's next round, or decide a match (organizer)
parameter-format = format
parameter-rounds = rounds
parameter-number = number
parameter-winner = winner
opt-campaign-format = Who plays whom: everyone against everyone, Swiss rounds, or a knockout
opt-campaign-rounds = How many rounds a Swiss tournament has; otherwise as many as it takes to find a winner
opt-campaign-winner = Who gets the match: one that isn't played, or a wrong result
parameter-result = result
opt-campaign-result = If nobody wins it: name either player as the winner, and choose here what it is instead
result-draw = A draw
result-unplayed = Not played: a defeat for both
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
    [swiss] Ties: points against each other, games won by play, the points of the opponents you have played (Buchholz: a round without a game counts as a draw), score difference.
   *[knockout] Byes go to the first players of the draw. If you leave, your opponent gets a walkover.
}
standings-ties = -# Ties on points: { $format ->
    [league] more wins, then { $seats ->
        [2] points against each other, if all who are level have met, then {""}
       *[other] {""}
    }the higher total score. Players who left can't win while anyone who stayed has played.
   *[swiss] points against each other, if all who are level have met; then games won by play, then the points of the opponents you have played (Buchholz: a round without a game counts as a draw), then score difference. At the end, players who have finished no game stand below all who have.
}
tournament-waits = An organizer draws the first round with `/campaign round` once everyone has joined.
tournament-standing = **{ $rank }. { $name }** · { $points ->
    [one] 1 point
   *[other] { $points } points
} · { $won } won, { $drawn } drawn, { $lost } lost · direct { $direct } · won by play { $beaten } · Buchholz { $opponents } · difference { $difference }
tournament-standing-out = **{ $rank }. { $name }** · { $won ->
    [one] 1 match won
   *[other] { $won } matches won
}{ $byes ->
    [0] {""}
    [one] , 1 bye
   *[other] , { $byes } byes
}
round-name = { $form ->
    [head] { $matches ->
        [1] Final
        [2] Semifinals
        [4] Quarterfinals
       *[other] Round { $number } of { $of }
    }
    [in] { $matches ->
        [1] in the final
        [2] in the semifinals
        [4] in the quarterfinals
       *[other] in round { $number }
    }
   *[name] { $matches ->
        [1] final
        [2] semifinal
        [4] quarterfinal
       *[other] round { $number }
    }
}
tournament-again = 🔁 Paired again, as no other pairing is left: { $pairs }
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
tournament-match-given = { $pair }: **{ $winner }** wins (decided by the organizer)
tournament-match-drawn = { $pair }: a draw (decided by the organizer)
tournament-match-void = { $pair ->
    [none] Nobody: all have left
   *[other] { $pair }: both { $why ->
        [forfeited] stopped playing
       *[left] have left
    }, a defeat for both
}
tournament-given = ⚖️ { $by } { $kind ->
    [correction] has corrected a result
    [game] has decided a game
   *[match] has decided a match ({ $round })
}: { $how ->
    [draw] a draw between { $winner } and { $other }.
    [unplayed] { $winner } – { $other } counts as not played, a defeat for both.
   *[won] **{ $winner }** wins against { $other }.
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
   *[other] share first place
}.
tournament-no-champion = 🏁 The tournament is over, and nobody has won it{ $byes ->
    [yes] : a bye alone doesn't win.
   *[no] .
}
tournament-won = 🏆 { $players }: { $count ->
    [one] you have won **{ $name }**. Congratulations!
   *[other] you share first place in **{ $name }**. Congratulations!
}{ $instead ->
    [yes] {" "}This replaces the winner announced before.
   *[no] {""}
}
tournament-bracket = Bracket of { $name }. { $rounds }
tournament-bracket-bye = bye
tournament-title = { $name }, { $round }{ $again ->
    [0] {""}
   *[other] , replay
}: { $one } – { $other }
tournament-playing = { $kind ->
    [match] Your match is open in { $channel }.
   [mine] Your game is open in { $channel }.
   *[game] Your game is open in { $channel }: press *Join* there.
}
button-campaign-another = Open another game
button-tournament-join = Join
button-tournament-begin = Draw the first round
button-tournament-play = Play my match

error-tournament-two = Swiss and knockout matches are between two players: leave out `players`.
error-knockout-rounds = A knockout takes as many rounds as it needs to find a winner. Leave out `rounds`, or choose another format.
error-league-rounds = A league has no rounds: everyone plays everyone. Leave out `round` and `rounds`, or choose another format.
error-tournament-none = “{ $name }” is a league: it has no rounds. `/campaign schedule` shows who should play whom; `/campaign desk` decides a game or corrects a result.
error-tournament-too-few = “{ $name }” needs at least two players before its first round.
error-tournament-open = { $count ->
    [one] One match of this round isn't over yet.
   *[other] { $count } matches of this round aren't over yet.
} To decide one that isn't played, use `/campaign round winner:`.
error-tournament-over = “{ $name }” has played its last round.
error-tournament-wait = Your match of this round is decided; the next round isn't drawn yet.
error-tournament-later = You play from round { $number } on, once it is drawn.
error-tournament-begun = “{ $name }” has begun: nobody else can join it.
error-tournament-not-begun = “{ $name }” hasn't begun: an organizer draws the first round with `/campaign round`.
error-tournament-no-match = That isn't an open match of “{ $name }”: `/campaign schedule` shows who plays whom now.
opt-campaign-number = The round, if it is not the last one
match-name = { $names }{ $round ->
    [none] {""}
   *[other] , { $round }
}
tournament-sure-give = { $how ->
    [draw] **Make this match a draw: { $match }?**
    [unplayed] **Count this match as not played: { $match }?** It is a defeat for both.
   *[won] **Let { $winner } win this match: { $match }?**
}{ $decided ->
    [no] { $game ->
        [yes] {" "}Their game under way ends.
       *[no] {""}
    }
   *[other] {" "}That replaces the result.
}{ $drawn ->
    [yes] {" "}The next round is drawn again.
   *[no] { "" }
}
button-tournament-give = Decide the match
error-tournament-played-on = Round { $number } can't be changed: { $why ->
    [old] two later rounds have been drawn since.
    [awarded] the organizers have decided a match of the next round.
    [played] a game of the next round has been played.
    [unplayed] time has run out for a match of the next round.
   *[running] a game of the next round is being played.
}
campaign-sure-end = **End { $name }?**{ $running ->
    [yes] {" "}Games still running count{ $closes ->
        [yes] ; games not yet started are closed.
       *[no] .
    }
   *[no] { $closes ->
        [yes] {" "}Games not yet started are closed.
       *[no] {""}
    }
} `/campaign reopen` resumes it.
campaign-end-undecided = { $matches ->
    [none] Its rounds are not over
   *[other] Not played yet: { $matches }
}. Ended now, it has no champion.
campaign-end-league = { $left ->
    [0] Every game has been { $played ->
        [yes] played
       *[no] opened
    }.
    [one] One game has not been opened.
   *[other] { $left } games have not been opened.
} { $running ->
    [0] { $count ->
        [0] Nobody wins it if it ends now.
        [one] If it ends now, { $names } wins it.
       *[other] If it ends now, { $names } share first place.
    }
    [one] One running game can still change who wins.
   *[other] { $running } running games can still change who wins.
}
button-campaign-end = End now
name-campaign-reopen = reopen
cmd-campaign-reopen = Resume a campaign that has ended (organizer)
campaign-reopened = **{ $name }** goes on.
campaign-title-gone = { $names } { $count ->
    [one] loses
   *[other] lose
} the title for now: it is decided when the campaign ends again.
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
schedule-overdue = ⏳ The round's time is up: the organizers decide what is still open.
tournament-time-over = ### { $name }: the round's time is up{ $left ->
    [0] { $nobody ->
        [yes] {""}
            Nobody has played { $round }. { $organisers }: `/campaign desk` gives a match a result or removes players.
       *[no] {""}
    }
    [one] {""}
        One match isn't decided. { $organisers }, give it more time or decide it: `/campaign desk`.
   *[other] {""}
        { $left } matches aren't decided. { $organisers }, give them more time or decide them: `/campaign desk`.
}
tournament-overdue = ⏳ { $players ->
    [none] {""}
   *[other] { $players } {""}
}{ $begun ->
    [yes] The round's time is up for this match of **{ $name }**. Play on: the result counts, unless the organizers decide the match first. They can also give you more time.
    [idle] Nobody has begun this match of **{ $name }** in { $days } days. The organizers hear of it too: play it soon, or tell them if you can't.
   *[no] Nobody has begun this match of **{ $name }**, and the round's time is up: the organizers decide it, or give you more time.
}
tournament-idle = ⏳ { $organisers }: in **{ $name }** nobody has begun, after { $days } days of this round: { $matches }. Their players have been reminded. `/campaign desk` decides a match, removes a player or gives the round an end.
tournament-vanished = 💤 { $names } { $count ->
    [one] missed their match, and won't be
   *[other] missed their matches, and won't be
} paired again in **{ $name }** until they come back: with their button here, or with `/campaign join`.{ $stuck ->
    [yes] {" "}Until then the next round can't be drawn: too few are left.
   *[no] {""}
}{ $organisers ->
    [none] {" "}Organizers keep or remove them with the buttons here.
   *[other] {" "}{ $organisers }: keep or remove them with the buttons here.
}
tournament-again-last = 💤 { $names } { $began ->
    [no] didn't begin their match, and {""}
   *[yes] {""}
}{ $count ->
    [one] is
   *[other] are
} paired again all the same: only the last round is left.
tournament-back = ↩️ **{ $who }** is back in **{ $name }**: the walkover no longer counts, and their match is open again.
tournament-removed = 🚪 The organizer has taken **{ $who }** out of **{ $name }**.
tournament-organisers = Organizers
tournament-managers = 🗝️ The organizer of **{ $name }** is gone: server managers run it now, with `/campaign desk`.
organisers-left = 🚪 { $count ->
    [one] Another organizer of **{ $name }** has
   *[other] The other organizers of **{ $name }** have
} left this server: it is up to you now.
tournament-stayed-away = 💤 { $format ->
    [knockout] **{ $name }** is out.
   *[swiss] **{ $name }** has no match left.
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
        [all] : no game begins and no deadline passes until the organizers resume it. You may play on in games under way: their results count.
        [lobby] : this game can't begin, and no deadline passes, until the organizers resume it.
        [yes] {""}, and so are all clocks of this game and all deadlines. You may play on: the result counts.
       *[no] , and so are all deadlines. You may play on: the result counts.
    }
    [goes] goes on{ $clocks ->
        [lobby] {""}, and this game may begin.
        [yes] {""}, and all clocks of this game start again.
       *[no] .
    }
    [rests] gives this round more time: your next match comes once it is over.
   *[more] gives you more time.
}{ $until ->
    [none] {""}
   *[other] {" "}The round ends on { $until }.
}
tournament-decided = ⚖️ { $players ->
    [none] {""}
   *[other] { $players } {""}
}{ $by ->
    [none] {""}
    [organiser] Decided by an organizer. {""}
   *[other] Decided by { $by }. {""}
}{ $winner ->
    [none] { $how ->
        [unplayed] Nobody wins this match of **{ $name }**: it was not played, and counts as a defeat for both.
        [redrawn] This match of **{ $name }** is off: its round was drawn again.
        [drawn] This match of **{ $name }** is a draw.
        [void] Nobody wins this match of **{ $name }**: both players have left.
       *[other] Nobody wins this match of **{ $name }**.
    }
   *[other] **{ $winner }** wins this match of **{ $name }**{ $how ->
        [walkover] {" "}by walkover.
       *[other] .
    }
}{ $replaces ->
    [yes] {" "}That replaces the earlier result.
   *[no] {""}
}{ $back ->
    [yes] {" "}You won't be paired again until you come back: `/campaign join`.
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
    [knockout] : both are out. If the final, a semifinal or a whole half of the bracket isn't played, the organizers decide.
   *[swiss] {" "}({ $loss ->
        [one] 1 point
       *[other] { $loss } points
    } each).
}
campaign-seeding = The first round is paired { $seeding ->
    [lots] by lot.
    [ratings] by rating, the best first.
   *[joined] in the order of joining.
}
campaign-fields = { $turns ->
    [rounds] Each round is played on the next of these fields:
   *[games] Each game is played on the next of these fields:
} { $names }.
campaign-company-of = { $name }'s company
name-campaign-desk = desk
cmd-campaign-desk = Who is waiting for whom, and what an organizer can do about it
parameter-round = round
parameter-seeding = seeding
parameter-organiser = organiser
opt-campaign-options = Advanced rules of its games, comma-separated: jettison, initiative…
opt-campaign-round = How long a tournament's round lasts: 7d, 36h; otherwise as long as it takes
opt-campaign-seeding = The order of the first round; otherwise by lot
opt-campaign-fields = Kept fields or codes, comma-separated, to be played on in turn; a dash for none
opt-campaign-organiser = Another organizer; name them again to remove them
seeding-lots = By lot
seeding-ratings = By rating, the best first
seeding-joined = In the order of joining

# The organisers' desk
desk-title = ### 🗂️ { $name }
desk-state = { $kind ->
    [league] { $players ->
        [one] League, 1 player.
       *[other] League, { $players } players.
    }
    [joining] { $players ->
        [one] 1 player so far; the first round isn't drawn yet.
       *[other] { $players } players so far; the first round isn't drawn yet.
    }
    [over] All rounds have been played.
   *[begun] { $round }.
}
desk-league-play = They open their game with `/campaign game`: one of them does, the others press *Join*.
desk-league-end = *End…* names the winner.
desk-league-close = *End…* closes the league before that too: the first in the standings wins it, and games under way still count.
league-unplayed = 📅 { $players ->
    [none] In **{ $name }** ({ $channel })
   *[other] { $players }: in **{ $name }**
} these games are still to be played. For each, one of its players opens it with `/campaign game`, the others press *Join*.
league-lobby = - 🪑 { $names } { $count ->
    [one] has
   *[other] have
} opened a game: *Join* in { $channel }.
league-left = 🚪 **{ $who }** is no longer in **{ $name }**: their games that haven't begun are off.
league-played-out = { $organisers }: in **{ $name }** everyone has played everyone. `/campaign end` names the winner.
league-late = { $organisers }: { $names } { $count ->
    [one] has
   *[other] have
} joined **{ $name }** since its first game. `/campaign desk` shows who plays whom.
desk-paused = ⏸️ Paused on { $at }: no round begins or ends, no game begins, and no time runs. Games under way may go on.
desk-overdue = ⏳ { $since ->
    [none] The round's time is up
   *[other] The round's time ran out on { $since }
}; still to be decided: { $matches }.
desk-until = To be played by { $until }.
desk-not-open = not open yet
desk-joining = 🆕 { $count ->
    [one] { $round ->
        [none] { $names } has joined since the first game.
       *[other] { $names } joins in round { $round }.
    }
   *[other] { $round ->
        [none] { $names } have joined since the first game.
       *[other] { $names } join in round { $round }.
    }
}
desk-organisers = Organizers: { $names }
desk-waits = { $kind ->
    [vote] **{ $names }** { $count ->
        [one] has
       *[other] have
    } a vote to answer (asked { $since })
    [start] **{ $names }** can start it (opened { $since })
    [match] **{ $names }** { $count ->
        [one] hasn't
       *[other] haven't
    } begun it (opened { $since })
   *[decision] **{ $names }** { $count ->
        [one] has
       *[other] have
    } to decide (asked { $since })
}
desk-away = 🏖️ on holiday until { $until }
desk-gone = 💤 has { $how ->
    [silent] been silent for { $days } days or more
   *[missed] missed three decisions in a row
}
desk-award = { $kind ->
    [league] Decide or correct a game…
   *[tournament] Decide or correct a match…
}
desk-award-detail = { $round ->
    [none] {""}
   *[other] { $round } · {""}
}{ $how ->
    [open] to be played
    [running] being played
    [won] { $winner } won
    [draw] draw
   *[nobody] nobody won
}
desk-award-more = { $count ->
    [one] 1 more…
   *[other] { $count } more…
}
desk-result-ask = ⚖️ **{ $match }**: what is the result?
desk-result-own = You play in this one yourself: you can only decide for your opponent.
desk-result = The result…
desk-result-option = { $how ->
    [draw] A draw
    [unplayed] Not played: a defeat for both
   *[won] { $winner } wins
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
desk-stuck = ⏳ The next round waits, as too few are left for it: pair them again or remove them, with the menus below.
desk-keep = Pair a player again…
desk-kept = { $who } plays in **{ $name }** again, from round { $round } on.
button-desk-keep = { $name } plays on
button-desk-drop = Remove { $name }
error-tournament-vanished = You missed your match of round { $number }, and won't be paired until you come back: `/campaign join`.
error-match-ends-at-desk = This is a match of “{ $name }”, which must have a result: decide it with `/campaign desk`, *Decide or correct a match…*. Its game ends with that.
error-tournament-given-already = That is the result of this match already.
error-tournament-left = { $who ->
    [none] That player
   *[other] { $who }
} has left “{ $name }” and can't win a match of it. If an organizer removed them, `/campaign desk` may let them come back.
error-tournament-no-round = “{ $name }” has no round { $number }: { $of ->
    [one] one round is drawn so far.
   *[other] { $of } rounds are drawn so far.
}
error-tournament-without-match = { $who ->
    [none] That player
   *[other] { $who }
} has no match in round { $number } of “{ $name }”: `/campaign schedule` shows who plays whom.
error-tournament-no-draw = A knockout match needs a winner.
error-tournament-was-played = This match of “{ $name }” has been played: choose who wins it, or a draw.
error-tournament-left-out = { $format ->
    [knockout] You are out of “{ $name }”: only those who have won play on.
   *[other] The last round of “{ $name }” was drawn without you, since you missed an earlier match and hadn't come back. There is no later round.
}
error-tournament-not-vanished = That player of “{ $name }” is already being paired.
error-tournament-stuck = Too few players of “{ $name }” come to their matches for another round: keep or remove the others with `/campaign desk`.
desk-remove = Remove a player…
desk-you-are-out = An organizer has removed you from **{ $name }**. What you have played still counts.
desk-you-may-join = { $restored ->
    [yes] You are in **{ $name }** again: an organizer has let you back in.
   *[no] You can join **{ $name }** again: `/campaign join`.
}
desk-back = Let a removed player come back…
desk-let-back = { $restored ->
    [yes] { $who } is in **{ $name }** again.{ $match ->
        [none] {""}
       *[other] {" "}{ $match } is open again.
    }
   *[no] { $who } can join **{ $name }** again with `/campaign join`.
}
desk-removed = Done: { $who } is out of **{ $name }**.
organiser-gone = { $organisers ->
    [none] Another
   *[other] { $organisers }: another
} organizer of **{ $name }** has deleted their data and no longer organizes it.
organisers-gone = 🗝️ **{ $name }** has no organizer anymore: they have deleted their data. { $waits ->
    [yes] It is on hold until a server manager decides how it goes on, with `/campaign desk`;
   *[no] Everyone plays on; deadlines and results run by themselves. Server managers now make any decisions, with `/campaign desk`;
} they can make a player an organizer with `/campaign settings organiser:`.{ $owner ->
    [none] {" "}Ask one of them if you want to take over.
   *[other] {" "}{ $owner } owns the server: ask there if you want to take over.
}
desk-sure-remove = **Remove { $player } from { $name }?** What they have played still counts.{ $match ->
    [yes] {" "}Their open match is a walkover.
    [restored] {" "}Their open match is a walkover. You can let them back in until a game of the next round begins: the match is then open again.
   *[no] { "" }
}
desk-is-paused = ⏸️ **{ $name }** is paused.
desk-nobody-called = Nobody was reminded: no game waits for someone who hasn't been reminded in the last 12 hours.
button-desk-call = Remind everyone
button-desk-begin = Draw the first round
button-desk-pause = Pause
button-desk-resume = Resume
button-desk-reopen = Reopen
button-desk-close = End…
button-desk-desk = Refresh
button-desk-remove = Remove
error-tournament-nothing-open = No match of “{ $name }” is left to play: there is no round to extend.
error-tournament-own-match = You would win this match of “{ $name }” yourself: another organizer, or a server manager who doesn't play in it, decides it. If your opponent doesn't come, use *Claim the win*.
error-own-match = You play in this match of “{ $name }”: only an organizer who doesn't may change it or call it off.
error-match-seat = Your seat in this match of “{ $name }” stays yours: to give the match up, leave the tournament with `/campaign leave`.
error-campaign-paused = “{ $name }” is paused: `/campaign desk` resumes it.
error-campaign-held = The organizers have paused “{ $name }”: no game begins and no time runs until they resume it.
error-campaign-not-paused = “{ $name }” isn't paused.
error-campaign-founder = You can't name the founder of “{ $name }”: they organize it already.
error-too-many-organisers = A campaign has at most { $most } organizers besides its founder.
error-round-unreadable = “{ $text }” isn't a valid length of a round: write it like `7d` or `36h`.
error-round-range = A round lasts from `1h` to `60d`; “{ $text }” is outside that.
tournament-bye = 🪑 { $players }: { $round } of **{ $name }** you have a bye{ $format ->
    [knockout] : you advance.
   *[swiss] , which counts as a win once the round is over: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
} { $next ->
    [none] It is the last round; you play no match in it.
   *[other] Your next match comes { $next }, once this round is over.
}
