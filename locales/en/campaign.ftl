# Campaigns, threads, missing permissions for the board, and the players' own data.

name-campaign = campaign
name-campaign-new = new
name-campaign-join = join
name-campaign-leave = leave
name-campaign-show = show
name-campaign-schedule = schedule
name-campaign-record = record
name-campaign-roster = roster
name-campaign-game = game
name-campaign-settings = settings
name-campaign-end = end
name-campaign-list = list
name-settings-export = export
name-settings-delete = delete
parameter-campaign = campaign
parameter-carry = carry
parameter-renewals = renewals
parameter-win = win
parameter-draw = draw
parameter-loss = loss
parameter-attach = attach
parameter-thread = thread

cmd-campaign = Campaigns of this server
cmd-campaign-new = Start a campaign; results are posted in this channel
cmd-campaign-join = Join a campaign with one of your companies
cmd-campaign-leave = Leave a campaign; what you have played still counts
cmd-campaign-show = A campaign's standings and terms
cmd-campaign-schedule = Who should play whom next
cmd-campaign-record = A player's record in all campaigns of this server
cmd-campaign-roster = Your company in a campaign, and its repairs
cmd-campaign-game = Open a campaign game here, or add this channel's lobby to it
cmd-campaign-settings = Change a campaign's terms, or where its results go (organizer)
cmd-campaign-end = End a campaign (organizer)
cmd-campaign-list = All campaigns of this server
cmd-settings-export = Everything kept about you, as a file
cmd-settings-delete = Delete your companies and settings, and your name from games and campaigns
opt-campaign = The campaign; otherwise this channel's, or the only one there is
opt-campaign-name = The campaign's name
opt-campaign-players = How many players per game
opt-campaign-carry = What carries over to the next game
opt-campaign-renewals = Repairs (scars) or recruits (losses) after each game
opt-campaign-win = Points for a win
opt-campaign-draw = Points for a draw
opt-campaign-loss = Points for a defeat
opt-campaign-channel = Where results are posted
opt-campaign-company = The name of one of your companies, or frames: Rd Rd B G; Rh Rh B B; …
opt-campaign-frame = A frame to repair
opt-campaign-system = The system to repair
opt-campaign-attach = Add this channel's lobby to the campaign
opt-campaign-with = Whom you want to play; they are invited, and their seat is kept
opt-record-player = Whose record; yours by default
opt-thread = Open it in a thread of its own

carry-nothing = Nothing: every game starts fresh
carry-scars = Scars: systems stay lost until repaired
carry-losses = Losses: destroyed frames are gone

former-player = a former player
campaign-head-played = P
campaign-head-won = W
campaign-head-drawn = D
campaign-head-lost = L
campaign-head-points = Pts
campaign-standing = **{ $rank }. { $name }** · { $points ->
    [one] 1 point
   *[other] { $points } points
} · { $played ->
    [one] 1 game
   *[other] { $played } games
}: { $won } won, { $drawn } drawn, { $lost } lost · score { $score }
campaign-alt = Standings of { $name }
campaign-title = ## { $name }
campaign-over-note = This campaign is over.
campaign-more = … and { $n } more
campaign-terms = { $ruleset } · { $size } · { $seats } players per game{ $counted ->
    [no] {""}
   *[yes] {" "}· { $win ->
        [one] 1 point
       *[other] { $win } points
    } for a win, { $draw } for a draw, { $loss } for a defeat
}
campaign-carry = { $carry ->
    [scars] Systems that a frame loses stay lost: { $n ->
        [0] nothing is repaired.
        [one] one is repaired after each game.
       *[other] { $n } are repaired after each game.
    }
    [losses] Destroyed frames are gone: { $n ->
        [0] recruits come only if the next game needs them.
        [one] one recruit arrives after each game, more if the next game needs them.
       *[other] { $n } recruits arrive after each game, more if the next game needs them.
    }
   *[nothing] Every game starts fresh.
}
campaign-ties = Ties: more wins, then { $seats ->
    [2] points against each other, then {""}
   *[other] {""}
}the higher total score.
campaign-made = { $joins ->
    [yes] **{ $name }** is open; results will be posted in { $channel }. Players join with `/campaign join`.
   *[no] **{ $name }** has begun, and nobody else can join. Results are posted in { $channel }.
}
campaign-joined = You are in **{ $name }**{ $round ->
    [0] .
   *[other] {" "}and play from round { $round } on.
}
campaign-joined-with = You are in **{ $name }** with { $company ->
    [none] this company:
   *[other] the company “{ $company }”:
}
campaign-sure-leave = **Leave { $name }?**{ $open ->
    [match] {" "}Your open match counts as lost.
    [game] {" "}Your game under way goes on and still counts.
   *[none] {""}
}{ $played ->
    [yes] {" "}What you have played still counts{ $wins ->
        [yes] {""}
       *[no] , but you can't win
    }.
   *[no] {""}
}{ $company ->
    [yes] {" "}Your company stays as it is.
   *[no] {""}
} { $back ->
    [no] You can't join again: no further round takes new players.
   *[yes] You can join again.
}
button-campaign-leave = Leave
button-campaign-stay = Stay
campaign-stayed = You stay in **{ $name }**.
error-campaign-leave-own = Only the player who was asked can leave with this button: use `/campaign leave` for yourself.
campaign-left = You have left **{ $name }**{ $played ->
    [0] .
   *[other] ; what you have played still counts.
}
campaign-changed = The terms of **{ $name }** are now:
campaign-terms-changed = 📝 { $by } has changed the terms of **{ $name }**: { $terms }
campaign-ended = **{ $name }** is over{ $running ->
    [0] .
    [one] . One game is still being played, and counts.
   *[other] . { $running } games are still being played, and count.
}
campaign-gone = { $name } (has left)
campaign-attached = This game now belongs to **{ $name }**.
campaign-game-title = { $name }, game { $number }
campaign-lobby = This game belongs to the campaign **{ $name }**{ $carry ->
    [nothing] {""}
   *[other] : everyone plays their campaign company, and losses carry over
}{ $counts ->
    [no] .
   *[yes] { $carry ->
        [nothing] : its result counts there.
       *[other] . The result counts there.
    }
}
campaign-lobby-call = { $players }: **{ $name }** has opened your game. Press *Join* to play it.
campaign-lobby-free = **{ $name }** has opened a game for players they haven't met yet: { $players }. The first to press *Join* plays it.
campaign-repeat = { $other ->
    [none] { $one } already has a game with everyone in **{ $name }**: another one
   *[other] { $one } and { $other } already have a game in **{ $name }**: this second one
} counts neither in its standings nor for the season{ $rated ->
    [yes] , only for the ratings.
   *[no] .
}
campaign-repeated = This was a second game between the same two players in **{ $name }**: it counts neither in its standings nor for the season.
campaign-list-line = - **{ $name }** · { $channel } · { $over ->
    [yes] over
    [won] 🏆 { $winners }
   *[no] running
}
campaign-list-empty = There is no campaign on this server: start one with `/campaign new`.
campaign-schedule-head = { $played ->
    [0] No game has been played
    [one] 1 game has been played
   *[other] { $played } games have been played
}{ $open ->
    [0] {""}
    [one] , 1 is open
   *[other] , { $open } are open
}{ $left ->
    [0] { $lacking ->
        [0] { $open ->
            [0] . Everyone has played everyone.
           *[other] . No other is left.
        }
        [one] . A game needs one more member: `/campaign join`.
       *[other] . A game needs { $lacking } more members: `/campaign join`.
    }
    [one] , 1 is still to be opened.
   *[other] , { $left } are still to be opened.
}
campaign-running = { $names }: { $open ->
    [yes] open in { $channel }, not begun yet
   *[no] playing in { $channel }
}{ $until ->
    [none] {""}
   *[other] ; { $name } has until { $until }
}
campaign-uncounted = (a second game between these two: doesn't count)
campaign-no-seats = nobody yet
campaign-next = Next: **{ $names }**
campaign-result = { $n ->
    [0] Nobody wins.
    [one] **{ $names }** wins{ $why }.
   *[other] A draw between **{ $names }**.
} Scores: { $scores }
campaign-why = { $why ->
    [resigned] {" "}({ $name } resigned)
    [forfeited] {" "}({ $name } stopped playing)
    [walkover] {" "}(by walkover)
   *[awarded] {" "}(decided by the organizer)
}
campaign-result-head = ### { $named ->
    [yes] “{ $title }” is over
   *[no] { $name }: “{ $title }” is over
}
campaign-news-head = **{ $name }**{ $company ->
    [none] :
   *[other] , “{ $company }”:
}
campaign-news-scarred = { $unit } has lost { $systems }
campaign-news-destroyed = { $unit } is destroyed
campaign-news-repaired = { $unit } has { $systems } back
campaign-news-recruited = { $unit } joins as a recruit
campaign-news-stranger = another company was played: nothing carries over
campaign-no-roster = You have no company in this campaign: one is drawn for each game, or you bring what you like.
campaign-roster-head = **{ $name }** · { $n ->
    [one] 1 frame
   *[other] { $n } frames
}
campaign-unit = { $state ->
    [gone] { $number }. ~~{ $unit }~~: destroyed
    [scarred] { $number }. **{ $unit }**: { $systems } · lost: { $lost }
   *[whole] { $number }. **{ $unit }**: { $systems }
}{ $rockets ->
    [0] { "" }
    [one] { " " }+1 rocket
   *[other] { " " }+{ $rockets } rockets
}
campaign-repairs = { $n ->
    [one] You may repair one system
   *[other] You may repair { $n } systems
} with `/campaign roster frame: system:`; repairs you don't use go to the worst-hit frames when the next game starts.
campaign-repaired = Repaired: { $news }
campaign-record-head = Record of **{ $name }**
campaign-record-line = - **{ $campaign }**: place { $rank },{ $counts ->
    [yes] {" "}{ $points ->
        [one] 1 point
       *[other] { $points } points
    } from
   *[no] {""}
} { $played } ({ $won } won, { $drawn } drawn, { $lost } lost)
campaign-record-total = In total: { $played } ({ $won } won, { $drawn } drawn, { $lost } lost)
campaign-record-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
campaign-record-byes = { $count ->
    [one] 1 bye
   *[other] { $count } byes
}
campaign-record-idle = { $count ->
    [one] 1 match decided without a game
   *[other] { $count } matches decided without a game
}
campaign-record-empty = { $name } has not played in a campaign on this server.

error-campaign-not-host = Only the campaign's organizers or a server manager can do that.
error-campaign-over = The campaign “{ $name }” is over.
error-campaign-not-in = You are not in “{ $name }”: join with `/campaign join`.
error-campaign-no-such-member = Nobody else in “{ $name }” has that name: choose a member from the list.
error-campaign-points = Points go from 0 to { $most }: give a whole number in that range.
error-campaign-renewals = Repairs or recruits go from 0 to { $most } per game: give a whole number in that range.
error-campaign-unknown = There is no campaign “{ $name }” on this server: see `/campaign list`.
error-campaign-none = No campaign is running here: start one with `/campaign new`{ $ended ->
    [none] .
   *[other] , or let an organizer resume “{ $ended }” with `/campaign reopen`.
}
error-campaign-which = Several campaigns are running here; name one of them: { $known }.
error-campaign-name-long = A campaign's name has at most { $most } letters: choose a shorter one.
error-campaign-name-empty = A campaign's name needs at least one letter or digit.
error-campaign-exists = This server already has a campaign “{ $name }”: choose another name.
error-too-many-campaigns = At most { $most } campaigns can run at once: end one with `/campaign end`.
error-campaign-begun = This campaign already has games: its ruleset, size, format and what carries over can't change.
campaign-round-kept = The current round still ends on { $until }; the new length counts from the next round on.
error-campaign-rounds-drawn = Round { $number } of “{ $name }” is drawn already: choose at least that many rounds.
error-campaign-points-order = A win is worth more than a defeat, and a draw no more than a win and no less than a defeat.
error-campaign-points-fixed = Results count in “{ $name }” already: what a win, a draw and a defeat are worth can no longer change.
error-campaign-full = The campaign is full: { $most } players at most.
error-campaign-company-needed = In “{ $name }” companies carry over from game to game: name yours with `/campaign join company:`.
error-campaign-removed = An organizer has removed you from “{ $name }”{ $back ->
    [yes] : only an organizer or a server manager can let you join again, with `/campaign desk`.
   *[no] , and nobody else can join it now.
}
error-campaign-already-in = You are already in “{ $name }”{ $carries ->
    [no] .
   *[yes] ; change your company with `/campaign join company:`.
}
error-match-others = This match is between { $one } and { $other }: only they can start it.
error-campaign-match-of = This “{ $name }” match is between { $one } and { $other }: nobody else can take a seat.
error-campaign-company-fixed = Your company has played in this campaign: you can no longer swap it.
error-campaign-no-scars = There is nothing to repair: this campaign has no scars, or you have no company in it.
error-campaign-other-game = This game's ruleset or size doesn't match “{ $name }”.
error-campaign-attached = This game already belongs to a campaign.
error-campaign-members-only = This game counts in “{ $name }”: join that first with `/campaign join`, then take your seat.
error-campaign-stranger = { $who } is not in the campaign “{ $name }”: join with `/campaign join`, or leave this game.
error-campaign-no-company = { $who } has no company in “{ $name }” yet: `/campaign join company:`.
error-no-repairs = No repairs left: you can repair again after the next game.
error-unit-unknown = You have no frame “{ $text }” in this campaign, only { $known }.
error-not-scarred = { $unit } has not lost “{ $system }” ({ $lost ->
    [none] it has lost nothing
   *[other] lost: { $lost }
}).

# Why a board cannot be posted: one private message to the game's host.
trouble-permissions = I can no longer show the game **{ $title }** in { $channel }: I lack { $permissions } there. Nothing is lost, and the game continues. Restore that permission and the board will come back at the next move or with `/game board`.
trouble-access = I can no longer see { $channel }, where the game **{ $title }** is played: I was removed, or the channel is hidden from me. Nothing is lost. Invite me back, or let me see the channel, and the board will come back at the next move or with `/game board`.
trouble-gone = The channel of the game **{ $title }** was deleted. Nothing is lost: the person who runs the bot can restore its log.
trouble-locked = The thread { $channel } of the game **{ $title }** is locked, and I can't open it: unlock it, or give me *Manage Threads*. Nothing is lost; the board will come back at the next move or with `/game board`.
trouble-other = Discord won't let me show the game **{ $title }** in { $channel } (error { $code }). Nothing is lost; the board will come back at the next move or with `/game board`.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-attach-files = Attach Files
permission-embed-links = Embed Links
permission-read-message-history = Read Message History
permission-unknown = a permission
thread-opened = The game is in { $channel }.
error-no-thread-here = A thread can't be opened here: use a text channel, or leave out `thread`.
error-thread-not-allowed = I can't open a thread in this channel: I lack { $permissions }.

# The players' own data.
data-exported = Everything kept about you: settings, companies, campaigns, and the games you play or have played.
data-delete-ask = This can't be undone. It deletes your settings, kept fields and photographs{ $companies ->
    [0] {""}
    [one] {" "}and one company
   *[other] {" "}and { $companies } companies
}, and “{ $former }” replaces your name everywhere.{ $campaigns ->
    [0] {""}
    [one] {" "}You leave one campaign.
   *[other] {" "}You leave { $campaigns } campaigns.
}{ $organised ->
    [none] {""}
   *[other] {" "}You organize { $organised }: server managers take over.
}{ $games ->
    [0] {""}
    [one] {" "}You resign from one running game.
   *[other] {" "}You resign from { $games } running games.
}{ $matches ->
    [0] {""}
    [one] {" "}One match that hasn't begun goes to your opponent by walkover.
   *[other] {" "}{ $matches } matches that haven't begun go to your opponents by walkover.
} To keep a copy, use `/settings export` first.
data-deleted = Done. Your companies, fields, photographs and settings are gone, and so are your name and account ID in every game, result and campaign. Messages already posted on Discord stay, and so do files that others exported before.
data-kept = Nothing was deleted.
button-data-delete = Delete for good
button-data-keep = Keep everything
