# Private panels that refresh themselves, what their old buttons say, and pings
panel-rests = -# As of { $at }. This panel no longer updates itself: press **Refresh**.
button-withdraw = Withdraw
error-stale-undo = What would be undone has changed since that button was made. Look again with `/game undo`.
error-stale-vote = That request is already settled. Another one is open now.

# Pings: what happened and what is asked; without one of its own a question calls by its first line
ping-person = { $person }: { $asked }
ping-vote = { $wish } Do you agree?{ $until ->
    [none] { "" }
   *[other] {" "}No answer by { $until } counts as no.
}
ping-match = Your match of **{ $campaign }** against { $others } { $again ->
    [yes] was a draw: play it again. You
   *[no] is open: you
} both have your seats, and either of you may begin.
ping-match-until = ⏳ { $again ->
    [yes] Nobody has begun yet. Unless one of you begins by { $until }, { $unplayed ->
        [organisers] the organizers decide it.
        [round] you both lose it. If nobody in your half of the bracket plays, the organizers decide.
       *[nobody] you both lose it.
    }
   *[no] Play it by { $until }. If nobody has begun by then, { $unplayed ->
        [organisers] the organizers decide it.
        [round] you both lose it. If nobody in your half of the bracket plays, the organizers decide.
       *[nobody] you both lose it.
    }
}
ping-match-away = 🏖️ { $name } is on holiday until { $until }.
ping-match-overdue = ⏳ The round's time is up, and nobody has begun: the organizers decide it.
ping-start = You can start the game. At the table with you: { $others }.
ping-decision = It's your decision.
ping-game = -# { $title }
ping-game-again = -# { $title } · { $count ->
    [0] still waiting for you
    [one] { $others } is waiting for you
   *[other] { $others } are waiting for you
} ({ $what ->
    [match] opened
   *[other] asked
} { $since })
rapid-attack-ping-activate = It's your turn: round { $round }, you have { $remaining ->
    [one] 1 frame
   *[other] { $remaining } frames
} left to activate.
rapid-attack-ping-defend = { $under ->
    [none] Your { $frame } has rolled. Which die defends it?
   *[other] { $fired ->
        [yes] { $under } shoots your { $frame } with { $attack }.
       *[no] { $under } attacks your { $frame } hand-to-hand with { $attack }.
    } How do you defend?
}
rapid-attack-ping-target = { $under ->
    [none] It's your turn. What does { $frame } aim at?
   *[other] { $fired ->
        [yes] { $under } shoots your { $frame } with { $attack }
       *[no] { $under } attacks your { $frame } hand-to-hand with { $attack }
    }, so it acts now. What does it aim at?
}
rapid-attack-ping-act = { $frame } has rolled `{ $dice_left }`. What does it do next?
rapid-attack-ping-doomsday = The round is over. { $shown ->
    [up] Count one more turn? So far: { $clock }.
   *[down] Take one more off the doomsday clock? It's at { $clock_at }.
}
football-ping-defend = { $under ->
    [none] Your { $unit } has rolled. Which die defends it?
   *[other] { $called ->
        [line] { $aim ->
            [goal] { $under } shoots at goal with { $value }, past your { $unit }.
           *[other] { $under } passes to { $aim } with { $value }, past your { $unit }.
        }
        [pass] { $under } passes to your { $unit } with { $value }.
        [steal] { $under } tries to steal the ball from your { $unit } with { $value }.
       *[tackle] { $under } slides in on your { $unit } with { $value }.
    } How do you defend?
}
football-ping-target = { $under ->
    [none] It's your turn: turn { $round }. What does { $unit } go for?
   *[other] { $called ->
        [line] { $aim ->
            [goal] { $under } shoots at goal with { $value }, past your { $unit }.
           *[other] { $under } passes to { $aim } with { $value }, past your { $unit }.
        }
        [pass] { $under } passes to your { $unit } with { $value }.
        [steal] { $under } tries to steal the ball from your { $unit } with { $value }.
       *[tackle] { $under } slides in on your { $unit } with { $value }.
    } It defends next: what will it go for in its own turn?
}
intercept-orbit-ping-activate = It's your turn: round { $round }, you have { $remaining ->
    [one] 1 asset
   *[other] { $remaining } assets
} left to activate.
intercept-orbit-ping-defend = { $under ->
    [none] Your { $asset } has rolled. Which die defends it?
   *[other] { $under } attacks your { $asset }. How do you defend?
}
intercept-orbit-ping-target = { $under ->
    [none] It's your turn. What does { $asset } aim at?
   *[other] { $under } attacks your { $asset }, which answers first. What does it aim at?
}
