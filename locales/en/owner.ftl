# What the people who run the bot look at and do.
cmd-owner = For the people who run this bot
cmd-owner-stats = How the bot is: games, servers, answers today, loop lag, queues, errors
cmd-owner-announce = Say something once in every channel where a game runs
cmd-owner-drain = End every process of the bot in order: what has come is answered first
cmd-owner-look = Where a game stands, without its secrets
cmd-owner-retry = Post what is missing of a game: its story, its board, its pings
opt-owner-text = What to say, in the language of those who play
opt-owner-sure = Send it now
opt-owner-game = The game's ID
owner-stats = Unfinished games: { $games } · servers: { $servers }
    This process: answers since midnight UTC: { $answers } · loop lag: { $lag } ms · errors logged: { $errors } · queues: { $queues }
owner-announce-ask = This goes to { $channels ->
    [one] one channel
   *[other] { $channels } channels
} with a running game, one message each. To send it, run the command again with `sure:True`.

    { $text }
owner-announced = It is being sent to { $channels ->
    [one] one channel
   *[other] { $channels } channels
}, one a second.
owner-drain = Every process on this database ends within a few seconds, once it has answered and shown what has come. What restarts processes on this machine will start them again.
owner-look = **{ $title }** (`{ $id }`) in { $channel } · { $ruleset } · { $status } · entry { $seq }
owner-look-asked = **Who must decide**
owner-look-marks = **Marks**
owner-look-errors = **Last errors of this process**
owner-look-none = Nothing.
owner-retry = What is missing of **{ $title }** is being posted in { $channel }.
error-not-owner = Only the people who run this bot can use this.
error-announced-already = The last announcement was sent less than ten minutes ago: wait { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
error-resting = Too many things are going wrong on my side, so I'm not changing any game for a minute. Nothing is lost: try again soon.
