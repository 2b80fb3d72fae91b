# Rated games and the ladder
name-ladder = cotes
cmd-ladder = Les cotes des joueurs de ce serveur, et la vôtre
opt-ladder-ruleset = De quel jeu ; sinon celui qui a le plus de parties cotées
opt-ladder-pace = Parties en direct, ou par correspondance
parameter-rated = cotée
opt-rated = Le résultat compte pour les cotes ; on l'accepte en rejoignant la partie
opt-rated-change = Rendre cette partie cotée, ou non, tant que personne d'autre n'y est (hôte)
opt-server-rated = Si les nouvelles parties sont cotées, sauf avis contraire de leur hôte
rated-on = Cotée
rated-off = Non cotée
settings-rated = Nouvelles parties : **{ $rated ->
    [on] cotées
   *[off] non cotées
}**
lobby-rated = 📈 **Partie cotée** ({ $pace ->
    [live] en direct
   *[post] par correspondance
}) : le résultat compte pour les cotes de ce serveur.{ $free ->
    [yes] {" "}La rejoindre, c'est l'accepter.
   *[no] {""}
}
button-rated = { $rated ->
    [yes] Ne plus coter
   *[no] Coter la partie
}
setup-rated = { $rated ->
    [yes] 📈 Cette partie est **cotée**.
   *[no] Cette partie n'est pas cotée.
}
button-ladder = Cotes
ladder-pace = { $pace ->
    [live] en direct
   *[post] par correspondance
}
ladder-title = ### 📈 { $ruleset }, { $pace }
ladder-line = { $place }. **{ $name }** · { $value } ± { $spread } · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
ladder-own = Vous : place { $place }, { $value } ± { $spread }, après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}.
ladder-own-soon = Vous : { $value } ? ± { $spread }, après { $games } { $games ->
    [one] partie
   *[other] parties
}. Le point d'interrogation indique une cote provisoire : encore { $left } { $left ->
    [one] partie
   *[other] parties
} et vous serez dans le classement.
ladder-own-none = Vous n'avez pas encore de partie cotée ici : `/partie nouvelle cotée:True` en ouvre une.
ladder-waiting = Cote provisoire, pas encore dans le classement : { $names }
ladder-waiting-one = { $name } { $value } ? ({ $games } { $games ->
    [one] partie
   *[other] parties
} sur { $least })
ladder-none-yet = Personne n'a encore { $least } parties cotées ici.
ladder-how = -# Chacun commence à { $start }. Le nombre après ± est un écart type. Les places suivent la cote moins trois fois ce nombre : quelques bonnes parties ne suffisent pas pour être en tête.
ladder-empty = Aucune partie cotée ne s'est encore terminée sur ce serveur. `/partie nouvelle cotée:True` en ouvre une.
ladder-more = … et { $count } de plus
ladder-menu = D'autres cotes
ladder-option = { $ruleset }, { $pace }
finale-rated = 📈 { $pace ->
    [live] Cotée, en direct
   *[post] Cotée, par correspondance
} : { $players }
finale-rated-player = { $name } { $value } ± { $spread }{ $change ->
    [none] { "" }
   *[other] {" "}({ $change })
}
finale-rated-soon = { $name } { $value } ? ± { $spread } (provisoire ; encore { $left } { $left ->
    [one] partie
   *[other] parties
} avant le classement)
finale-unrated = 📈 { $reason ->
    [bots] Non cotée : un bot a joué.
    [demo] Non cotée : une partie de démonstration ne compte pas.
    [ended] Non cotée : la partie a été finie sans l'accord des joueurs.
    [imported] Non cotée : la partie vient d'un fichier.
    [deserted] Non cotée : plus personne ne venait.
   *[absent] Non cotée : un joueur n'a jamais rien décidé.
}
rated-end-asked = Cette partie est cotée : elle finit, et compte, dès que les autres joueurs sont d'accord. On le leur demande.

error-rated-here = Les cotes sont celles d'un serveur : ouvrez-y vos parties cotées.
error-rated-demo = Les parties de démonstration ne sont pas cotées : choisissez une autre taille, ou ne cotez pas la partie.
error-rated-bots = Les parties avec des bots ne sont pas cotées : d'abord, ne cotez plus celle-ci.
error-rated-joined = D'autres ont rejoint cette partie non cotée. On ne peut coter une partie que tant qu'on y est seul.
