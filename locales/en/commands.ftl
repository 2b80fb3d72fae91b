# Names of commands (name-) and of their options (parameter-); an option has the same name in every command.

name-entry-point = board
name-roll = roll
name-odds = odds
name-rules = rules
name-help = help

# Companies
name-company = company
name-company-new = new
name-company-frame = frame
name-company-remove = remove
name-company-show = show
name-company-list = list
name-company-delete = delete
name-company-generate = generate
name-company-share = share
name-company-import = import

# Games
name-game = game
name-game-new = new
name-game-join = join
name-game-leave = leave
name-game-start = start
name-game-board = board
name-game-undo = undo
name-game-log = log
name-game-options = options
name-game-change = change
name-game-end = end
name-game-time = time
name-game-vote = vote
name-game-replace = replace
name-game-resign = resign
name-game-abandon = abandon
name-game-verify = verify
name-game-luck = luck
name-game-export = export
name-game-import = import
name-game-replay = replay
name-season = season
name-orders = orders

# The map
name-look = look
name-field = field
name-field-show = show
name-field-reroll = reroll
name-field-style = style
name-field-add = add
name-field-move = move
name-field-turn = turn
name-field-remove = remove
name-field-share = share
name-field-load = load

# Scores and the host's corrections
name-score = score
name-score-show = show
name-correct = correct

# Options
parameter-across = across
parameter-archetype = archetype
parameter-at = at
parameter-attack = attack
parameter-choice = choice
parameter-clock = clock
parameter-code = code
parameter-company = company
parameter-cover = cover
parameter-cover-hits = cover_hits
parameter-defense = defense
parameter-degrees = degrees
parameter-deployment = deployment
parameter-dice = dice
parameter-faces = faces
parameter-file = file
parameter-frame = frame
parameter-frames = frames
parameter-kind = kind
parameter-label = label
parameter-language = language
parameter-links = links
parameter-line = line
parameter-name = name
parameter-neutral = neutral
parameter-options = options
parameter-piece = piece
parameter-player = player
parameter-players = players
parameter-preview = preview
parameter-private = private
parameter-page = page
parameter-public = public
parameter-range = range
parameter-rockets = rockets
parameter-ruler = ruler
parameter-ruleset = ruleset
parameter-seed = seed
parameter-shape = shape
parameter-running = running
parameter-since = since
parameter-size = size
parameter-spot = spot
parameter-stations = stations
parameter-style = style
parameter-system = system
parameter-systems = systems
parameter-table = table
parameter-target = target
parameter-text = text
parameter-title = title
parameter-to = to
parameter-topic = topic
parameter-value = value
parameter-what = what
parameter-words = words
parameter-agree = agree
parameter-by = by
parameter-pace = pace
parameter-sure = sure
parameter-time = time

# Words that players type as values of options, separated by bars.
typed-none = none|nothing
typed-all = all
typed-terrain = terrain
typed-add = add
typed-remove = remove
typed-yes = yes
typed-no = no
typed-through = through
typed-beside = beside
typed-ends = ends
typed-host = host
typed-carry = carry
typed-claim = claim
typed-debris = debris
typed-edge = edge
typed-clear = clear

# Settings; open decisions by player
name-settings = settings
name-settings-me = me
name-settings-server = server
name-settings-holiday = holiday
name-settings-links = links
name-game-mine = mine
name-game-nudge = nudge
parameter-pings = pings
parameter-quiet-hours = quiet_hours
parameter-time-zone = time_zone
parameter-reminders = reminders
parameter-ask = ask
parameter-channel = channel
parameter-from = from
parameter-until = until
typed-off = off|none|never|no
cmd-settings = Your settings, and this server's
cmd-settings-me = Your language, notifications, quiet hours and reminders: shows them, and changes what you give
cmd-settings-holiday = No notifications for some days; leave the dates out to end it
cmd-settings-links = Allow links to your boards in the browser, or not
cmd-settings-server = This server's language, defaults and game channels (server managers)
cmd-game-mine = Your games on every server: those waiting for you come first, the longest wait on top
cmd-game-nudge = Remind everyone the game is waiting for
opt-my-language = The language I use with you
opt-pings = Where to notify you when it's your turn
opt-quiet-hours = Hours without notifications: 22:00-07:00, or off
opt-time-zone = Your time zone, e.g. Europe/Paris
opt-reminders = How often to remind you: 6h, 1d, or off
opt-ask = What your panel asks: fewer questions, or everything one by one
opt-holiday-from = The first day: 2026-12-24
opt-holiday-to = The last day: 2027-01-02
opt-replay-page = As a page for your browser: it plays offline and checks the dice
opt-links = On, or off: then the links made so far stop working
opt-server-language = The language I use in channels
opt-server-size = Default game size
opt-server-dice = Who rolls the dice by default
opt-server-deployment = How frames are deployed by default
opt-server-options = Default advanced rules, comma-separated, or off
opt-server-channel = Allow games here, or stop allowing them; with no channels set, games can be opened anywhere

# Standing orders
name-choose = choose

name-company-picture = picture
parameter-image = image
parameter-crop = crop
parameter-pictures = pictures
parameter-hide = hide
parameter-which = which
parameter-unit = unit
parameter-place = place
