# Opening a game and setting it up

cmd-game-change = Change the game, size, table or time before the start (host)
button-setup = Change
button-calloff = Cancel
button-play-now = Play now
lobby-opened = Your game is open: { $link }
    Send your friends there. They press **Join**, then you press **Start**.
setup-head = ### Set up the game
    Each choice counts at once.
setup-ruleset = Game
setup-size = Size
setup-table = Table
setup-time = Time
story-back = 🔄 **{ $name }** is back at the table.
