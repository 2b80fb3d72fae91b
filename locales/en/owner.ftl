# What the people who run the bot look at and do.
cmd-owner = For the people who run this bot
cmd-owner-stats = How the bot is doing: games, servers, answers today, loop lag, queues, errors
cmd-owner-announce = Say something once in every channel where a game runs
cmd-owner-drain = Stop all of the bot's processes cleanly: requests that have come in are answered first
cmd-owner-look = The state of a game, without its secrets
cmd-owner-retry = Post what a game's channel is missing: story, board, notifications
opt-owner-text = The message, in the players' language
opt-owner-sure = Send it now
opt-owner-game = The game's ID, or the number of an error that a player has read
owner-stats = Unfinished games: { $games } · servers: { $servers }
    This process: answers since midnight UTC: { $answers } · loop lag: { $lag } ms · errors logged: { $errors } · queues: { $queues }
owner-announce-ask = This goes to { $channels ->
    [one] one channel
   *[other] { $channels } channels
} with a running game, one message each. To send it, run the command again with `sure:True`.

    { $text }
owner-announced = Sending it to { $channels ->
    [one] one channel
   *[other] { $channels } channels
}, one per second.
owner-drain = All processes on this database stop within a few seconds, as soon as they have answered and shown what has come in. A service manager, if there is one, starts them again.
owner-look = **{ $title }** (`{ $id }`) in { $channel } · { $ruleset } · { $status } · entry { $seq }
owner-look-asked = **Who must decide**
owner-look-marks = **Marks**
owner-look-errors = **Last errors of this process**
owner-look-none = Nothing.
owner-retry = Posting what { $channel } is missing of **{ $title }**.
error-not-owner = Only the people who run this bot can use this.
error-announced-already = The last announcement was sent less than ten minutes ago: try again in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
error-resting = Too many things are going wrong on my side, so I'm not changing any game for a minute. Nothing is lost: try again soon.
host-disk-full = My disk is full. Until there is room again I save nothing, and every decision is refused. What was saved before is safe.
