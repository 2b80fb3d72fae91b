# Settings of players and servers: the panel of /settings

settings-me-title = ### Your settings
settings-server-title = ### Settings of this server
settings-language = Language: **{ $language }**
settings-pings = When a game waits for you: **{ $where }**
settings-quiet = Quiet hours: **{ $hours }** ({ $zone })
settings-remind = Reminders: **{ $every }**, three at the most for one decision
settings-holiday = Holiday: **{ $days }**
settings-holiday-days = { $first } to { $last }
settings-size = Size: **{ $size }**
settings-dice = Dice: **{ $dice }**
settings-deployment = Deployment: **{ $deployment }**
settings-options = Advanced rules: **{ $options }**
settings-channels = Games may be opened in: **{ $channels }**
settings-channels-placeholder = Where games may be opened; none: anywhere
settings-anywhere = any channel
settings-usual = as usual
settings-off = off
settings-hours = { $count ->
    [one] every hour
   *[other] every { $count } hours
}
settings-days = { $count ->
    [one] every day
   *[other] every { $count } days
}
settings-saved = -# Kept.
settings-button-quiet = Quiet hours and time zone…
settings-button-holiday = Holiday…
settings-field-quiet = Quiet hours (empty: none)
settings-field-zone = Time zone
settings-field-first = First day (empty: no holiday)
settings-field-last = Last day
language-discord = As Discord says
pings-channel = A mention in the game's channel
pings-message = A direct message
pings-off = No pings

# Pings, reminders, nudges
ping-again = { $people }, **{ $title }** is still waiting for your decision, since { $since }.
ping-alone = It is your decision in **{ $title }**.
ping-again-alone = **{ $title }** is still waiting for your decision, since { $since }.
button-to-the-board = To the board
nudge-told = { $count ->
    [one] { $names } is being told once more.
   *[other] { $names } are being told once more.
}
nudge-held = { $count ->
    [one] { $names } has quiet hours or a holiday and will be told afterwards.
   *[other] { $names } have quiet hours or a holiday and will be told afterwards.
}
nudge-silent = { $count ->
    [one] { $names } does not want any pings.
   *[other] { $names } do not want any pings.
}
nudge-recent = { $count ->
    [one] { $names } was nudged a short while ago.
   *[other] { $names } were nudged a short while ago.
}

# /game mine
mine-waits = { $count ->
    [one] **1 game waits for you:**
   *[other] **{ $count } games wait for you, the longest wait first:**
}
mine-none-waits = No game waits for you.
mine-others = { $count ->
    [one] **In 1 game others must decide:**
   *[other] **In { $count } games others must decide:**
}
mine-game = **{ $title }**, waiting since { $since }: { $link }
mine-other = **{ $title }**, last decision { $since }: { $link }
mine-lobby = **{ $title }**, not begun yet: { $link }
mine-more = { $count ->
    [one] … and 1 more line.
   *[other] … and { $count } more lines.
}

# Errors
error-quiet-unreadable = “{ $text }” is no span of time: write it as `22:00-07:00`, or `off`.
error-quiet-always = “{ $text }” would be quiet all day or never: let it end at another time, or choose no pings.
error-quiet-long = “{ $text }” leaves too little of the day: quiet hours last { $most } hours at most. For longer there are holidays.
error-remind-unreadable = “{ $text }” is no interval: write it as `6h` or `2d`, or `off`.
error-remind-range = “{ $text }” cannot be: choose from `1h` to `14d`, or `off`.
error-zone-unknown = There is no time zone “{ $text }”: write one as `Europe/Paris` or choose from the list.
error-holiday-unreadable = “{ $text }” is no day: write it as `2026-12-24`.
error-holiday-backwards = That holiday would end on { $last }, before it begins on { $first }: swap the two days.
error-holiday-over = That holiday ended on { $last } already: choose days to come.
error-holiday-long = A holiday lasts { $most } days at the most: choose a nearer last day.
error-holiday-far = { $first } is more than a year away: choose it when it is nearer.
error-not-manager = Only who may manage the server changes its settings.
error-too-many-channels = { $most } channels are the most that can be named: take one out first.
error-channel-not-for-games = Games are not opened here on this server: go to { $channels }.
error-bot-not-here = I cannot keep a table on this server, as I am not a member of it: ask somebody who manages it to invite me.
error-nudge-nobody = The game waits for you alone: there is nobody to nudge.
error-nudge-too-soon = That has been asked already: one decision can be nudged once in { $hours } hours.
