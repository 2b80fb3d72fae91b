# Le plateau en mots.

board-title = { $ruleset }, { $size }
board-round = Tour { $round }
board-head = **{ $title } · { $round } · { $clock }**
board-head-plain = { $title }, { $round }, { $clock }.
board-over = La partie est terminée.
board-player = **{ $place }. { $player }** : { $score } (SA { $ppa } × { $assets }{ $adjust ->
    [0] {""}
   *[other] {" "}{ $adjust }
})
board-player-plain = { $place }. { $player } : { $score } (SA { $ppa } × { $assets }{ $adjust ->
    [0] {""}
   *[other] {" "}{ $adjust }
}).
board-stations = Stations : { $stations }
board-station = { $station } { $holder }
board-frame = { $frame } : { $facts }
board-lost = a perdu { $systems }
board-activated = a agi
board-acting = agit
board-waiting = interrompu
board-destroyed = détruit
board-near = près de { $station }
board-clock-down = Compte à rebours
board-clock-up = Compteur, jusqu'à { $total }
board-terrain = décor
board-rank = { $place ->
    [1] 1er
   *[other] { $place }e
}
