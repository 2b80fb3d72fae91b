# Opening a game and setting it up

cmd-game-change = Change the game, size, table or time before the start (host)
button-setup = Change
button-calloff = Call the game off
button-play-now = Play with friends
button-first-game = Play a first game
button-first-game-of = First game: { $game }
button-first-roll = Roll some dice
first-game = Frames you keep and stations you hold bring points; when the doomsday clock reaches 0, the highest score wins. It goes down by one each round, and each player may take off one more. The game waits for you: choose below, or press *Board* and point.
lobby-opened = Your game is open: { $link }
    Send your friends there. They press **Join**, then you press **Start**.
setup-head = ### Set up the game
    Each choice is saved at once.
setup-choice = { $what }: { $value }
setup-ruleset = Game
setup-size = Size
setup-table = Table
setup-table-map = a map
setup-table-declared = your own table
setup-field = Field
setup-field-kept = one that you keep
setup-time = Time
story-back = 🔄 **{ $name }** is back at the table.

# The builder
button-company = My company
button-build-new = Build a company
button-build-bring = Use in this game
button-build-change = Change
button-build-another = Draw another
button-build-draw = Draw at random
button-build-looks = Name and looks
button-build-share = Share
button-build-rename = Edit as text
button-build-load = Rocket +1
button-build-unload = Rocket −1
button-build-remove = Remove
company-build-add = Add a frame
company-build-unit = Change a frame
fleet-build-add = Add a ship, a company or an HVA (objective)
fleet-build-unit = Change one
build-systems = Its systems
build-choose = Choose a company for this game, or build one.
build-none = You have no company for this game yet. Build one, or just join: then one is drawn for you at the start.
build-bring = Use a company of yours
build-brought = **{ $name }** plays for you in **{ $title }**. It stays sealed until the start.
build-form = Change
build-name = Name
build-text = What it is
build-colour = Color
build-emblem = Emblem (an emoji or letters)
colour-red = Red
colour-orange = Orange
colour-yellow = Yellow
colour-green = Green
colour-blue = Blue
colour-purple = Purple
error-company-nothing-to-share = { $name } is empty: there is nothing to share yet.

# Menus of messages, files
menu-read-company = Read this company
menu-waits-for = What does this wait for?
form-company-file = Or a text file
form-game-title = A game from a file
form-game-file = A game exported as a file (.json)
form-game-running = Play on, if it is not over
error-file-gone = Discord no longer has that file: upload it again.
error-file-too-big = That file is too big: at most { $most } KB.
campaign-end-asked = This game belongs to a campaign: it ends, and counts, once the other players agree. They have been asked.
lobby-late-host = ⏳ { $names }: { $host } hasn't started **{ $title }** for a day, so { $count ->
    [one] you may start it.
   *[other] any of you may start it.
}
lobby-may-start = ⏳ { $host } hasn't started **{ $title }** for a day, so { $count ->
    [one] you may start it.
   *[other] any of you may start it.
}
lobby-not-started = ⏳ You haven't started **{ $title }** for a day, so { $count ->
    [one] { $names } may start it now.
   *[other] any of { $names } may start it now.
}
lobby-ready = Everyone is here: { $count ->
    [2] either of you
   *[other] any of you
} can start. **My company** brings your own forces; otherwise they are drawn for you.
