# Names of commands (name-) and of their options (parameter-); an option is called the same in every command.

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

# A game
name-game = game
name-game-new = new
name-game-join = join
name-game-leave = leave
name-game-start = start
name-game-board = board
name-game-undo = undo
name-game-log = log
name-game-options = options
name-game-end = end
name-deploy = deploy
name-resolve = resolve
name-activate = activate
name-initiative = initiative
name-jettison = jettison
name-hazard = hazard
name-defend = defend
name-move = move
name-at = at
name-attack = attack
name-cover = cover
name-usespot = usespot
name-spot = spot
name-pass = pass
name-done = done
name-lose = lose
name-ground = ground
name-doomsday = doomsday
name-orders = orders

# Points, and the host's corrections
name-score = score
name-score-show = show
name-score-adjust = adjust
name-station = station
name-terrain = terrain
name-fall = fall
name-clock = clock

# Options
parameter-advance-or-hold = advance_or_hold
parameter-archetype = archetype
parameter-attack = attack
parameter-bricks = bricks
parameter-choice = choice
parameter-clock = clock
parameter-company = company
parameter-cover = cover
parameter-cover-hits = cover_hits
parameter-defense = defense
parameter-deployment = deployment
parameter-dice = dice
parameter-die = die
parameter-faces = faces
parameter-frame = frame
parameter-frames = frames
parameter-ground = ground
parameter-hits = hits
parameter-label = label
parameter-language = language
parameter-losses = losses
parameter-name = name
parameter-neutral = neutral
parameter-now-or-wait = now_or_wait
parameter-options = options
parameter-owner = owner
parameter-piece = piece
parameter-player = player
parameter-players = players
parameter-points = points
parameter-private = private
parameter-public = public
parameter-range = range
parameter-reason = reason
parameter-rockets = rockets
parameter-ruleset = ruleset
parameter-size = size
parameter-spot = spot
parameter-station = station
parameter-stations = stations
parameter-system = system
parameter-systems = systems
parameter-table = table
parameter-target = target
parameter-text = text
parameter-title = title
parameter-to = to
parameter-topic = topic
parameter-use-spot = use_spot
parameter-value = value
parameter-what = what
parameter-yes-no = yes_no

# What people type in the options, divided by bars.
typed-none = none|nothing
typed-all = all
typed-terrain = terrain
typed-add = add
