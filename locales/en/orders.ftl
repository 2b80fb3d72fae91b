# Standing orders: /orders, its panel, and the rehearsal of an attack.

opt-orders-what = What to order beforehand; leave out to see your orders
opt-orders-value = What happens then, without waiting for you
opt-orders-unit = Only for this unit; alone it shows what would happen if it were attacked now
orders-ask = ask me
orders-menu-losses = What is lost first
orders-losses-value = in the order it is lost: Y G Rd B
error-order-half = Fill in both `what` and `value` to leave an order; without them you see your orders.
orders-every = All frames
orders-menu-target = Target
orders-menu-defend = Defense
orders-menu-then = Then
orders-menu-ground = Giving ground
orders-target-attacker = its attacker, if it can reach it
orders-target-nobody = nobody
orders-defend-best = the best die
orders-defend-blue = the best blue die, keeping whites
orders-defend-none = nothing
orders-then-done = ends its turn
orders-then-attack = attacks back if it can, then ends its turn
orders-ground-give = give ground
orders-ground-hold = stand and take it
orders-menu-agree = What others declare
orders-agree-always = agree
orders-menu-screen = Screens
orders-menu-ride = At a hull that moves
orders-screen-always = always, on a map
orders-screen-never = never
orders-menu-mark = Marks
orders-menu-hotrod = Hot-rodding
orders-mark-always = always use them
orders-hotrod-never = never
orders-target-likely = the most likely one (football)
orders-ride-along = go along as they are
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
rehearsal-title = If { $frame } were attacked now:
rehearsal-line = { $ready ->
    [no] - { $range }: it has acted and keeps its defense of { $defense }.
   *[yes] - { $range }: { $target ->
        [attacker] it targets its attacker,
        [nobody] it targets nobody,
       *[ask] it asks you for a target,
    } rolls `{ $dice }`, { $defend ->
        [best] defends with the best die,
        [blue] defends with the best blue die,
        [none] does not defend,
       *[ask] asks you for a defense,
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
