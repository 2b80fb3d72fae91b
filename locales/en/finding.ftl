# Finding a game: lobbies that wait, players who look, a forum for games

name-find = find
name-find-games = games
name-find-players = players
parameter-languages = languages
parameter-days = days
parameter-for = for
parameter-with = with
parameter-join = join
parameter-stop = stop
parameter-share = share
parameter-others = others
parameter-forum = forum
cmd-find = Find a game, players, or a time to play
cmd-find-games = Games waiting for players, here and on servers that share theirs
cmd-find-players = Players looking for a game; set any option to join the list
opt-seek-ruleset = The game you want to play; leave it out for any
opt-seek-languages = The languages you play in, comma-separated
opt-seek-days = When you usually have time, comma-separated
opt-seek-span = How long you stay on the list: 12h, 3d, up to 30d
opt-seek-stop = Stop looking
opt-find-join = Take a seat in one of them
opt-seek-call = Open a game with this player: a seat is kept for them
opt-server-share = Whether other servers see the open games and the players looking for one here
opt-server-others = Whether members here see the open games and players of other servers
opt-server-forum = A forum where each game gets a post; name it again to stop that
settings-share = Shown on other servers (open games, players looking for one): **{ $share }**
settings-others = Other servers' games and players shown here: **{ $others }**
settings-forum = Games get a post in: **{ $forum }**
settings-forum-placeholder = Forum for games; none: no posts
share-on = Open games here: shown on other servers
share-off = Open games here: not shown elsewhere
others-on = Other servers' games: shown here
others-off = Other servers' games: not shown here

# The list of games
find-games = { $count ->
    [one] ### One game is waiting for players
   *[other] ### { $count } games are waiting for players
}
find-games-none = ### No game is waiting for players
    { $looking ->
        [0] Open one yourself, or look for players.
        [one] One player is looking for a game: *Look for players* shows who.
       *[other] { $looking } players are looking for a game: *Look for players* shows who.
    }
find-table = { $table ->
    [map] on a map
   *[other] at their own table
}
find-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
find-on-server = on **{ $server }**
find-lobby = **{ $number }. { $title }** { $where }
    -# { $facts }
    { $link }
find-joined = You have a seat: { $link }
button-find-join = Join { $number }
button-find-players = Look for players
button-find-games = Open games

# The list of players
seek-others = { $count ->
    [one] ### One player is looking for a game
   *[other] ### { $count } players are looking for a game
}
seek-nobody = ### Nobody else is looking for a game
seek-line = **{ $number }. { $name }**{ $where ->
    [here] {""}
   *[elsewhere] {" "}(another server)
}: { $wants }, until { $until }
seek-you = 🔎 You are looking for a game: { $wants }. You are on the list until { $until }.
seek-not-you = You are not on the list. **Look for a game** puts you there; anyone can then open a game with you.
seek-any-ruleset = any game
seek-call = { $user }, **{ $host }** has opened a game for you: **{ $title }**, { $ruleset }, { $size }. Your seat is kept until { $until }: { $link }
seek-call-on = { $user }, **{ $host }** has opened a game for you on **{ $server }**: **{ $title }**, { $ruleset }, { $size }. Your seat is kept until { $until }: { $link }
seek-again = { $user }, **{ $host }** asks for a rematch: **{ $title }**, { $ruleset }, { $size }{ $rated ->
    [yes] , rated
   *[no] {""}
}. Your seat is kept until { $until }: { $link }
seek-again-on = { $user }, **{ $host }** asks for a rematch on **{ $server }**: **{ $title }**, { $ruleset }, { $size }{ $rated ->
    [yes] , rated
   *[no] {""}
}. Your seat is kept until { $until }: { $link }
seek-warn = { $user }, **{ $host }** is still waiting for your answer: **{ $title }**, { $ruleset }, { $size }. Your seat is kept until { $until }: { $link }
seek-warn-on = { $user }, **{ $host }** on **{ $server }** is still waiting for your answer: **{ $title }**, { $ruleset }, { $size }. Your seat is kept until { $until }: { $link }
seek-closed = { $user }, **{ $host }** had invited you to **{ $title }**: { $how ->
    [joined] you have joined: { $link }
    [declined] you have declined.
    [left] you have left.
    [over] you haven't answered, and { $campaign ->
        [none] anyone
       *[other] any member of **{ $campaign }**
    } can take the seat now: { $link }
    [begun] the game has begun without you.
   *[off] the game was called off.
}
seek-over = { $host }, **{ $name }** has not answered your invitation to **{ $title }**. { $campaign ->
    [none] Anyone can take the seat now.
   *[other] Any member of **{ $campaign }** can take the seat now{ $two ->
        [yes] ; the game counts there for two players who haven't met yet.
       *[no] .
    }
}
seek-declined = { $host }, **{ $name }** has declined your invitation to **{ $title }**. { $campaign ->
    [none] Anyone can take the seat now.
   *[other] Any member of **{ $campaign }** can take the seat now{ $two ->
        [yes] ; the game counts there for two players who haven't met yet.
       *[no] .
    }
}
seek-left = { $host }, **{ $name }** has left **{ $title }**. { $campaign ->
    [none] Anyone can take the seat now.
   *[other] Any member of **{ $campaign }** can take the seat now{ $two ->
        [yes] ; the game counts there for two players who haven't met yet.
       *[no] .
    }
}
seek-you-declined = You have declined: the host gets a message, and others can take the seat.
seek-call-now = Your game is open, and **{ $name }** is being notified: { $link } The seat is kept for them until { $until }.
seek-call-later = Your game is open: { $link } **{ $name }** has quiet hours or a holiday and will be notified afterwards. The seat is kept for them until { $until }.
seek-call-silent = Your game is open: { $link } **{ $name }** has turned notifications off: send them the link yourself. The seat is kept for them until { $until }.
seek-stopped = You are no longer looking for a game.
seek-was-not = You are not on the list of players looking for a game.
seek-span = { $count ->
    [one] one day
   *[other] { $count } days
}
seek-field-ruleset = Game (none: any)
seek-field-pace = Pace
seek-field-languages = Languages
seek-field-days = When you have time
seek-field-span = How long you stay on the list
button-seek = Look for a game
button-seek-change = Change
button-seek-stop = Stop looking
button-seek-call = Play with { $name }
button-decline = Decline
button-join-with = Join { $name }
button-decline-with = Decline { $name }
mine-invited = ✉️ **{ $host }** invites you to **{ $title }**. Your seat is kept until { $until }: { $link }
days-weekdays = Weekdays
days-evenings = Evenings
days-weekends = Weekends
days-monday = Monday
days-tuesday = Tuesday
days-wednesday = Wednesday
days-thursday = Thursday
days-friday = Friday
days-saturday = Saturday
days-sunday = Sunday

# Errors
error-find-not-seen = You can't see that game's channel, so you can't join it from here.
error-seeker-gone = That player is no longer looking for a game.
error-seeker-self = That's you: someone else has to press this button.
error-seeker-asked = You have already invited { $name } to a game.
error-seat-kept = This seat is kept for { $name } until <t:{ $until }:f>.
error-not-invited = You have no open invitation to this game.
error-look-unreadable = “{ $text }” isn't a valid time span: write it like `12h` or `3d`.
error-look-range = You can stay on the list for one hour to 30 days; “{ $text }” is outside that.
error-seek-language-unknown = I don't know the language “{ $text }”. Choose from: { $names }.
error-seek-days-unknown = I don't know the day “{ $text }”. Write days like `Sat, Sun` or `weekdays, evenings, weekends`.
switch-on = yes
switch-off = no

# The forum for games
tag-open = open
tag-running = running
tag-over = over
forum-post = **{ $title }**: the board is below. The tag says whether the game is open, running or over.
forum-gone = The forum for games is gone, so the game is here. A server manager can name another with `/settings server forum:`.
forum-not-allowed = I can't open a post in the forum for games, so the game is here. I'm missing: { $permissions }.
forum-failed = Discord refused a post in the forum for games (error { $code }), so the game is here.
forum-no-tags = I can't keep the tag of **{ $title }** in { $forum } current: I need *Manage Threads*, and *Manage Channels* to make the tags *open*, *running* and *over*. The game goes on.
