# Settings of players and servers: the panel of /settings

settings-me-title = ### Your settings
settings-server-title = ### Settings of this server
settings-language = Language: **{ $language }**
settings-pings = When a game waits for you: **{ $where }**
settings-quiet = Quiet hours: **{ $hours }** ({ $zone })
settings-remind = Reminders: **{ $every }**{ $on ->
    [no] {""}
   *[yes] , at most three per decision
}
settings-holiday = Holiday: **{ $days }**
settings-holiday-days = { $first } to { $last }
holiday-none = You have no holiday set. To set one, give its days: `/settings holiday from:2026-12-24 until:2027-01-02`. With `until` alone it starts today.
holiday-set = 🏖️ Your holiday: **{ $days }**. Your clocks stand still meanwhile, and nobody reminds you.
holiday-ended = { $begun ->
    [yes] Your holiday is over: games wait for you again, and you get notifications.
   *[no] Your holiday from { $days } is cancelled.
}
settings-ask = Questions: **{ $what }**
settings-panel = Where you are asked: **{ $where }**
settings-size = Size: **{ $size }**
settings-dice = Dice: **{ $dice }**
settings-deployment = Deployment: **{ $deployment }**
settings-options = Advanced rules: **{ $options }**
settings-channels = Games can be opened in: **{ $channels }**
holiday-instead = Your holiday now runs from { $days }, instead of { $before }.
button-holiday-end = { $begun ->
    [yes] I'm back: end the holiday
   *[no] Cancel the holiday
}
holiday-match = ⚠️ The round of **{ $name }** ends { $until }, while you are away: play your match before, or ask an organizer for more time.
settings-now = { $what ->
    [language] Language: { $value }
    [ping] Notifications: { $value }
    [remind] Reminders: { $value }
    [ask] Questions: { $value }
    [panel] Where you are asked: { $value }
    [reading] What only you see: { $value }
    [stand-in] Absent players: { $value }
    [rated] New games: { $value }
    [pictures] Players' pictures: { $value }
    [boards] Boards: { $value }
   *[other] { $value }
}
settings-channels-placeholder = Channels for games; none: all
settings-anywhere = any channel
settings-usual = default
settings-off = off
settings-quiet-none = none
settings-holiday-none = none
settings-hours = { $count ->
    [one] every hour
   *[other] every { $count } hours
}
settings-days = { $count ->
    [one] every day
   *[other] every { $count } days
}
settings-unsaved = Nothing was saved, your other choices neither.
settings-saved = -# Saved.
settings-button-quiet = Quiet hours and time zone…
settings-button-holiday = Holiday…
settings-field-quiet = Quiet hours (empty: none)
settings-field-zone = Time zone
settings-field-first = First day (empty: no holiday)
settings-field-last = Last day
language-discord = Same as Discord
pings-channel = A mention in the game's channel
pings-message = A direct message
pings-off = No notifications
ask-less = Several answers in one press
ask-everything = Everything, one question at a time
panel-private = In a panel that only you see
panel-channel = On the board, at the end of the channel

# Pings, reminders, nudges
button-to-the-board = To the board
nudge-told = { $count ->
    [one] { $names } has been reminded.
   *[other] { $names } have been reminded.
}
nudge-held = { $names } will be notified on { $when }.
nudge-silent = { $count ->
    [one] { $names } has turned notifications off.
   *[other] { $names } have turned notifications off.
}
nudge-recent = { $count ->
    [one] { $names } was reminded a short while ago.
   *[other] { $names } were reminded a short while ago.
}

# /game mine
mine-waits = { $count ->
    [one] **1 thing is waiting for you:**
   *[other] **{ $count } things are waiting for you, the first deadline first:**
}
mine-none-waits = Nothing is waiting for you.
mine-others = { $count ->
    [one] **1 game is waiting for others:**
   *[other] **{ $count } games are waiting for others:**
}
mine-decision = **{ $title }**, asked { $since }: { $link }
mine-vote = **{ $title }**, a vote, asked { $since }: { $link }
mine-seat = **{ $title }**, you are offered a seat: do you take it? Asked { $since }: { $link }
mine-match = **{ $title }**, your match, opened { $since }: { $link }
mine-poll = **{ $title }**: when can you play? Asked { $since }: { $link }
mine-decide = **{ $title }**: decide when you play: { $link }
mine-draw = **{ $title }**: draw the first round with `/campaign round`: { $link }
mine-award = **{ $title }**: the round's time is up, and a match isn't decided: `/campaign desk` ({ $link })
mine-vanished = **{ $title }**: some players missed their match and won't be paired until they come back; keep or remove them with `/campaign desk` ({ $link })
mine-stuck = **{ $title }**: too few players come to their matches for another round; keep or remove the others with `/campaign desk` ({ $link })
mine-unpaired = **{ $title }**: you missed your match, and won't be paired until you come back with `/campaign join` ({ $link })
mine-end = **{ $title }**: everyone has played everyone; `/campaign end` names the winner: { $link }
mine-until = ⏳ until { $until }{ $then ->
    [referee] , then the referee decides for you
    [no] , then it counts as no
    [others] , then the others may start it
    [nobody] , then you both lose it
    [round] , then you both lose it; if nobody in your half of the bracket plays, the organizers decide
    [organisers] , then the organizers decide it
    [closed] , then it closes
   *[none] { "" }
}
mine-overdue = ⏳ time is up, and the organizers decide it
mine-paused = ⏸️ paused: no deadline passes
mine-since = ⏳ the others may start it since { $at }
mine-other = **{ $title }**, last decision { $since }: { $link }
mine-gone = 💤 You count as away and can't win: your next decision or vote brings you back.
mine-waits-for = **{ $title }**: { $who }: { $link }
mine-to-start = **{ $title }**, not started yet, waiting for { $who }: { $link }
mine-whom = **{ $name }** ({ $what ->
    [match] opened
   *[other] asked
} { $since }{ $until ->
    [none] {""}
   *[other] , until { $until }
}{ $away ->
    [none] {""}
   *[other] , 🏖️ on holiday until { $away }
})
mine-start = **{ $title }**, everyone is here: start it ({ $since }): { $link }
mine-may-start = **{ $title }**: the host hasn't started it, so you may: { $link }
mine-inviting = **{ $title }**, not started yet, waiting for an answer from { $names } until { $until }: { $link }
mine-lobby = **{ $title }**, waiting for somebody to join: { $link }
mine-holiday = 🏖️ Your holiday: **{ $days }**. Until it ends nobody reminds you.
mine-agreed = **Agreed dates:**
mine-agreed-date = 📅 **{ $title }** is on { $time } ({ $soon }): { $link }
mine-leagues = **In leagues you may play:**
mine-league = **{ $name }**: { $names }. Open your game with `/campaign game`: { $link }
mine-league-open = **{ $name }**: { $names } opened your game, press *Join* there: { $link }
mine-more = { $count ->
    [one] … and 1 more line.
   *[other] … and { $count } more lines.
}

# Errors
error-quiet-unreadable = “{ $text }” isn't a valid time range: write it like `22:00-07:00` or `10pm-7am`, or `off`.
error-quiet-always = Quiet hours can't start and end at the same time (“{ $text }”). Change one, or turn notifications off.
error-quiet-long = Quiet hours can last at most { $most } hours (“{ $text }”). For longer, set a holiday.
error-remind-unreadable = “{ $text }” isn't a valid interval: write it like `6h` or `every 2 days`, or `off`.
error-remind-range = Reminders go from `1h` to `14d`, or `off`; “{ $text }” is outside that.
error-zone-unknown = There is no time zone “{ $text }”: write one like `Europe/Paris`, a big city, or a country with a single time zone.
error-holiday-unreadable = “{ $text }” isn't a valid date: write it like `24 Dec`, `Friday` or `2026-12-24`.
error-holiday-backwards = That holiday would end on { $last }, before it starts on { $first }: swap the two dates.
error-holiday-over = That holiday already ended on { $last }: choose later dates.
error-holiday-long = A holiday lasts at most { $most } days: choose an earlier last day.
error-holiday-running = You are on holiday until { $last }, and only one holiday can be set at a time. Set the next one when you are back, or end this one first: `/settings holiday` without dates.
error-holiday-far = { $first } is more than a year away: try again closer to the date.
error-not-manager = Only members with *Manage Server* can do that.
error-too-many-channels = You can list at most { $most } channels. Remove one first.
error-channel-not-for-games = Games can't be opened in this channel. Use { $channels }.
error-bot-not-here = I can't run games on this server, because I'm not a member of it: ask a server manager to invite me.
error-nudge-nobody = The game is waiting for you alone: there is nobody to remind.
error-nudge-no-player = The game is waiting for players: there is nobody to remind yet. Send others the link to this channel, invite somebody with `/find players`, or seat a bot with **Add a bot**.
error-nudge-invited = The game is waiting for { $name }, whose seat is kept until <t:{ $until }:f>; I remind them once, halfway through that time. You can write to them, invite somebody else with `/find players`, or seat a bot with **Add a bot**.
error-nudge-too-soon = Already reminded. You can remind once every { $hours ->
    [one] hour
   *[other] { $hours } hours
}.

opt-server-pictures = Whether games here show players' own pictures, colors and emblems
opt-server-hide = Hide this player's pictures here, or show them again
settings-pictures = Players' own pictures: **{ $pictures }**
settings-hidden = Pictures never shown here: { $users }
pictures-on = Shown
pictures-off = Not shown
error-too-many-hidden = The pictures of { $most } players are hidden here already. Show somebody's again, or switch all pictures off.

# Text first: for those who read with a screen reader or hear
parameter-reading = reading
parameter-boards = boards
opt-reading = What only you see: with pictures, or text first without any (for screen readers)
opt-server-boards = Boards as pictures, as text with the picture last, or as text alone
settings-reading = What only you see: **{ $how }**
settings-boards = Boards and reports here: **{ $how }**
reading-pictures = Pictures and text
reading-both = Text first, pictures last
reading-text = Text first, no pictures
