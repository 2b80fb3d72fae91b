# Following a game

name-follow = follow
parameter-game = game
parameter-webhook = webhook
cmd-follow = Follow a game: get each activation as a direct message
opt-follow-game = Which game: choose one, or paste a link to its channel; empty: the one here
opt-follow-thread = Post it in this thread or channel instead (host)
opt-follow-webhook = Send it to this webhook instead (host); its address stays secret
opt-follow-stop = Stop following it
follow-head = -# **{ $title }**
follow-over = -# The game is over: you no longer follow it.
follow-begun = { $way ->
    [message] You follow **{ $title }**: each activation comes to you as a direct message.
    [thread] **{ $title }** is posted in { $where }, one message for each activation.
   *[webhook] **{ $title }** goes to your webhook, one message for each activation. Its address is never shown again.
}
follow-stopped = You no longer follow **{ $title }**.
follow-was-not = You don't follow **{ $title }**.
follow-was-over = You no longer follow this game.
button-unfollow = Stop following
button-unfollow-game = Stop following { $title }
mine-follows = { $count ->
    [one] **You follow 1 game:**
   *[other] **You follow { $count } games:**
}
mine-follow = **{ $title }**{ $way ->
    [message] {""}
    [thread] {" "}(in a thread)
   *[webhook] {" "}(by webhook)
}: { $link }
error-follow-unreadable = “{ $text }” is neither a game from the list nor a link to a game's channel.
error-follow-already = You already follow this game. `/follow stop:True` stops it.
error-follow-full = { $most } people already follow this game, the most it can have.
error-follow-many = You follow { $most } games, the most I can send you. Stop following one first.
error-follow-direct = I can't send you direct messages: allow them for this server in its privacy settings, then try again.
error-follow-no-thread = I can only post where both you and I may write: choose another thread.
error-follow-one-way = Choose either a thread or a webhook.
error-follow-not-yours = Only the person who started this can stop it.
error-webhook-unknown = I can't find that webhook. Copy its address in the channel's settings, under *Integrations*.
