# The board in words.

board-title = { $ruleset }, { $size }
board-round = Round { $round }
board-head = **{ $title } · { $round } · { $clock }**
board-head-plain = { $title }, { $round }, { $clock }.
board-over = The game is over.
board-player = **{ $place }. { $player }**: { $score } ({ $ppa } points × { $assets }{ $adjust ->
    [0] {""}
   *[other] {" "}{ $adjust }
})
board-player-plain = { $place }. { $player }: { $score } ({ $ppa } × { $assets }{ $adjust ->
    [0] {""}
   *[other] {" "}{ $adjust }
}).
board-stations = Stations: { $stations }
board-station = { $station } { $holder }
board-frame = { $frame }: { $facts }
board-lost = lost { $systems }
board-activated = has acted
board-acting = acting
board-waiting = interrupted
board-destroyed = destroyed
board-near = at { $station }
board-clock-down = Doomsday clock
board-clock-up = Clock, up to { $total }
board-terrain = terrain
board-rank = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
