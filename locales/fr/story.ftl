# Le récit de la bataille : une ligne par événement. $v vaut 0, 1 ou 2 et ne fait que varier les mots.

story-started = 🏁 { $ruleset }, { $size } : { $scores } ; { $clock }.
story-positions = { $defender } défend, { $point } mène l'attaque.
story-round = ### Tour { $round } · { $clock }
story-activated = { $v ->
    [0] ▶️ { $frame } ({ $label }) entre en action.
    [1] ▶️ { $frame } ({ $label }) passe à l'action.
   *[other] ▶️ Au tour du Frame { $frame } ({ $label }).
}
story-answers = { $v ->
    [0] ↪️ { $frame } ({ $label }) n'a pas encore agi : activation immédiate, pour se défendre contre { $attacker }.
    [1] ↪️ { $frame } ({ $label }) s'active pour se défendre contre { $attacker }.
   *[other] ↪️ { $frame } ({ $label }) voit venir { $attacker } et s'active aussitôt.
}
story-passed = ⏭️ { $player } passe.
story-rolled = { $aim ->
    [frame] 🎲 Cible : { $target }, { $range }{ $rockets ->
        [0] {""}
        [one] , avec une roquette
       *[other] , avec { $rockets } roquettes
    } : `{ $dice }`
    [terrain] 🎲 Cible : le décor, { $range }{ $rockets ->
        [0] {""}
        [one] , avec une roquette
       *[other] , avec { $rockets } roquettes
    } : `{ $dice }`
   *[none] 🎲 Aucune cible : `{ $dice }`
}
story-defended = 🛡️ { $frame } se défend avec **{ $value }** (`{ $die }`).
story-undefended = { $v ->
    [0] 🛡️ { $frame } ne se défend pas.
   *[other] 🛡️ { $frame } baisse la garde.
}
story-moved = 👣 { $frame } se déplace de { $distance } au plus{ $over ->
    [yes] , par-dessus les obstacles
   *[no] {""}
}.
story-guards = 🚩 { $frame } tient { $station }.
story-contests = 🚩 { $frame } dispute { $station }.
story-placed = 🛠️ L'hôte place { $frame } près de { $station }.
story-placed-away = 🛠️ L'hôte place { $frame } loin de toute station.
story-attacks = { $v ->
    [0] 🎯 { $frame } attaque { $target } { $range } avec **{ $value }** (`{ $die }`).
   *[other] 🎯 { $frame } s'en prend à { $target } { $range } avec **{ $value }** (`{ $die }`).
}
story-covers = ⛰️ Sur la trajectoire : { $covers }.
cover-terrain = { $hits ->
    [one] un décor qui encaisse encore une touche
   *[other] un décor qui encaisse encore { $hits } touches
}
story-spot-kept = 👁️ La visée de { $value } sur { $target } est gardée pour plus tard.
story-resolved = ⚔️ { $formula }, { $chart } : `{ $faces }`{ $strikes ->
    [none] .
   *[other] {" "}→ { $strikes }.
} { $result }
story-no-dice = ⚔️ { $formula } : l'attaque ricoche sur { $target }.
formula-frame = Attaque { $attack }{ $spot ->
    [0] {""}
   *[other] {" "}+ visée { $spot }
} − défense { $defense } = **{ $dice ->
    [0] aucun dé
    [one] { $dice } dé
   *[other] { $dice } dés
}**
formula-terrain = Attaque { $attack } = **{ $attack ->
    [one] { $attack } dé
   *[other] { $attack } dés
}**
chart-close = touche de 4 à 6
chart-open = touche à 5 et 6, à découvert
chart-covered = touche à 6 seulement, à couvert
strike-target = `{ $dice }` au but
strike-terrain = `{ $dice }` dans le décor (−{ $bricks } pièces){ $gone ->
    [yes] , qui ne couvre plus rien
   *[no] {""}
}
strike-frame = `{ $dice }` sur { $frame }{ $gone ->
    [yes] , qui n'en peut plus
   *[no] {""}
}
result-frame = { $hits ->
    [0] { $v ->
        [0] **Aucune touche :** { $target } ne bronche pas.
        [1] **Aucune touche** sur { $target }.
       *[other] **Aucune touche :** { $target } s'en sort indemne.
    }
    [one] **1 touche** sur { $target }.
   *[other] **{ $hits } touches** sur { $target } !
}
result-terrain = { $hits ->
    [0] Le décor reste intact.
    [one] **1 touche :** le décor perd { $bricks } pièces.
   *[other] **{ $hits } touches :** le décor perd { $bricks } pièces.
}
story-gave-ground = 🏃 { $frame } cède du terrain et s'éloigne de { $station } : une touche de moins.
story-held-ground = ✊ { $frame } ne cède pas un pouce : { $station } vaut bien une touche.
story-lost = { $v ->
    [0] 💥 { $frame } perd un équipement : { $system } (`{ $letters }`).
   *[other] 💥 { $frame } : un équipement vole en éclats, { $system } (`{ $letters }`).
}
story-white = 💥 { $frame } perd un dé blanc. Encore une touche et c'est fini.
story-destroyed = { $v ->
    [0] ☠️ { $frame } ({ $player }) est détruit !
    [1] ☠️ { $frame } ({ $player }) part en morceaux !
   *[other] ☠️ C'en est fini : { $frame } ({ $player }) ne se relèvera pas !
}
story-spotted = 👁️ { $frame } vise { $target } : **{ $value }** (`{ $die }`).
story-spot-gone = -# 👁️ Plus de visée sur { $frame } : une attaque a eu lieu.
story-station-taken = 🚩 { $player } prend { $station }.
story-station-captured = 🚩 { $player } prend { $station } à { $before } !
story-station-free = 🚩 { $before } perd { $station } ; personne ne la contrôle.
story-scores = 📊 { $scores }
story-round-ended = ⏳ Fin du tour { $round } : { $clock }.
story-advanced = ⏩ { $player } avance la fin : { $clock }.
story-held = ⏸️ { $player } laisse durer la partie.
story-reason = { $reason ->
    [ended-by-host] L'hôte met fin à la partie.
    [abandoned] Les joueurs abandonnent la partie.
    [doomsday] C'est la fin !
   *[other] La partie est terminée.
}
story-won = 🏆 { $reason } **Victoire pour { $player } :** { $scores }.
story-drawn = 🏆 { $reason } **Égalité** ({ $players }) : { $scores }.
story-host-station = 🛠️ { $by } attribue { $station } à { $player }.
story-host-station-free = 🛠️ { $by } libère { $station } : personne ne la contrôle.
story-host-score = 🛠️ { $by } corrige le score ({ $player }) : { $points }{ $reason ->
    [none] .
   *[other] {" "}({ $reason }).
}
story-renamed = 🔄 { $name } joue désormais à la place de { $was }.
story-host-clock = 🛠️ { $by } règle le temps : { $clock }.
