# Standing orders: /orders, its panel, and the rehearsal of an attack.

opt-orders-frame = Only for this frame; shows what would happen if it were attacked now
opt-orders-target = Attacked before its turn, it targets…
opt-orders-defend = Attacked before its turn, it defends with…
opt-orders-then = When its own turn goes on, it…
orders-every = All frames
orders-menu-target = Target
orders-menu-defend = Defense
orders-menu-then = Then
orders-menu-ground = Giving ground
orders-target-ask = ask me
orders-target-attacker = its attacker, if it can reach it
orders-target-nobody = nobody
orders-defend-ask = ask me
orders-defend-best = the best die
orders-defend-blue = the best blue die, keeping whites
orders-defend-none = nothing
orders-then-ask = ask me
orders-then-done = ends its turn
orders-then-attack = attacks back if it can, then ends its turn
orders-ground-ask = ask me
orders-ground-give = give ground
orders-ground-hold = stand and take it
opt-orders-agree = When another player declares range, cover or a station
orders-menu-agree = What others declare
orders-agree-ask = ask me
orders-agree-always = agree
opt-orders-screen = In Intercept Orbit: whether a screen goes up
opt-orders-ride = In Intercept Orbit: when the hull that your company is at moves on
orders-menu-screen = Screens
orders-menu-ride = At a hull that moves
orders-screen-ask = ask me
orders-screen-always = always, on a map
orders-screen-never = never
opt-orders-mark = In football: use marks against a defense
opt-orders-hotrod = In football: whether you are asked to hot-rod
orders-menu-mark = Marks
orders-menu-hotrod = Hot-rodding
orders-mark-ask = ask me
orders-mark-always = always use them
orders-hotrod-ask = ask me
orders-hotrod-never = never
orders-target-likely = the likeliest one, in football
orders-ride-ask = ask me
orders-ride-along = go along
orders-ride-stay = stay behind
orders-plan = { $frame ->
    [all] Attacked before its turn, a frame
   *[other] { $frame }, attacked before its turn,
} { $target ->
    [attacker] targets its attacker if it can reach it,
    [nobody] targets nobody,
   *[ask] asks you for a target,
} { $defend ->
    [best] defends with its best die,
    [blue] defends with its best blue die,
    [none] does not defend,
   *[ask] asks you for a defense,
} and { $then ->
    [done] ends its turn.
    [attack] attacks back if it can, on a map without asking.
   *[ask] waits for you.
}
rehearsal-title = **If { $frame } were attacked now:**
rehearsal-line = { $ready ->
    [no] - { $range }: it has acted and keeps its defense of { $defense }.
   *[yes] - { $range }: { $target ->
        [attacker] it targets its attacker,
        [nobody] it targets nobody,
       *[ask] you are asked for a target,
    } rolls `{ $dice }`, { $defend ->
        [best] defends with the best die,
        [blue] defends with the best blue die,
        [none] does not defend,
       *[ask] you are asked for a defense,
    } { $then ->
        [done] and ends its turn.
        [attack] and attacks back if it can.
       *[ask] and waits for you.
    }
}
event-ordered = { $line } (standing order)
error-orders-malformed = That's not a valid order for { $field }: choose from { $known }.
error-order-frame = You have no frame “{ $text }”.
error-order-frame-lost = { $text } is destroyed: it takes no more orders.
