# The end of a game, its finale, and the rematch.
finale-result = { $count ->
    [0] 💤 **Personne ne gagne.**
    [one] 🏆 **{ $winners }** l'emporte, { $others ->
        [one] { $score } à { $other }.
       *[other] avec { $score }.
    }
   *[other] 🤝 **Égalité** à { $score } : { $winners }.
}
finale-result-why = 🏆 { $why } : **{ $winners }** l'emporte.
finale-result-plain = { $count ->
    [0] Personne ne gagne
    [one] { $winners } l'emporte
   *[other] Égalité
}
finale-by-played = { $reason ->
    [full-time] Coup de sifflet final.
    [most-assets] Fin du compte à rebours ; à scores égaux, le plus d'atouts l'emporte.
    [doomsday] Le dernier tour est joué.
   *[other] La partie est finie.
}
finale-by-ended = { $name ->
    [none] Un modérateur a mis fin à la partie
   *[other] { $name } a mis fin à la partie
}{ $won ->
    [no] {" "}: elle ne compte pour personne.
   *[yes] .
}
finale-by-abandoned = { $left ->
    [none] { $alone ->
        [yes] { $name } a arrêté la partie ici.
       *[no] Les joueurs ont décidé d'en rester là.
    }
   *[other] { $name } a mis fin à la partie après le départ de { $left }.
}
finale-by-resigned = { $name } abandonne.
finale-by-awarded = { $how ->
    [walkover] { $name } n'est plus dans le tournoi.
   *[awarded] L'organisateur a tranché le match contre { $name }.
}
finale-by-ruling = L'organisateur a tranché ce match.
finale-by-forfeited = { $name } ne répondait plus, les autres ont continué.
finale-by-deserted = Tout le monde a manqué décision sur décision : la partie est finie.
finale-by-timed-out = Le temps de { $name } s'est écoulé à la dernière décision.
finale-by-nobody = { $over ->
    [none] Personne n'a commencé cette partie en 30 jours : elle est fermée.
   *[other] { $over } est finie : cette partie est fermée.
}
finale-by-called-off = { $name ->
    [none] Un modérateur a annulé la partie avant son début.
   *[other] { $name } a annulé la partie avant son début.
}
finale-round = 📜 { $family ->
    [football] Tour de jeu
   *[other] Tour
} { $round } : { $told }
finale-hit = 🎯 { $family ->
    [football] Plus belle action
   *[other] Coup le plus dur
} : { $hit }
finale-hit-plain = { $goal ->
    [yes] { $unit } de { $name } au but
   *[no] { $target ->
        [none] { $unit } de { $name } sur un décor
       *[other] { $unit } de { $name } sur { $target }
    }
}, { $family ->
    [football] { $hits ->
        [one] { $hits } réussite
       *[other] { $hits } réussites
    }
   *[other] { $hits ->
        [one] { $hits } dégât
       *[other] { $hits } dégâts
    }
} sur { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} (attendu : { $expected })
finale-luck = 🍀 Chance de tous les dés, pas seulement de ceux qui attaquent, de 1 à 100 (50 : la moyenne) : { $players }
finale-hits = 🎯 Dégâts : { $players }
finale-hits-player = { $name } { $hits } (attendu : { $expected })
finale-corrections = 🛠️ { $count ->
    [one] L'hôte a corrigé la table une fois.
   *[other] L'hôte a corrigé la table { $count } fois.
}
finale-dice = 🔒 Une empreinte publiée avant la partie scellait les dés : *Vérifier les dés* recalcule chaque jet.
finale-back = La fin est annulée : la partie continue plus bas.
finale-picture = Le résultat : { $result }. { $scores }.
button-rematch = Revanche
button-undo-end = Annuler la fin
finale-scores = { $name } { $score }
posted-already = Déjà publié dans ce salon.
replay-coming = 🎞 Je dessine la rediffusion : elle paraîtra dans le salon.
report-coming = Le récit arrive dans le salon.
rematch-opened = La revanche est ouverte, les côtés échangés.{ $count ->
    [0] {" "}**Commencer** la lance.
   *[other] {" "}Les autres y ont leur place et sont invités à répondre ; vous pouvez commencer quand ils ont accepté.
}
rematch-begun = La revanche commence, les côtés échangés.
rematch-agreed = Vous avez accepté la revanche.
rematch-there = La revanche est déjà ouverte.
error-rematch-too-early = Il n'y a pas encore de partie finie ici, donc pas de revanche.

sure-end = { $lobby ->
    [yes] **Annuler cette partie ?** La table se ferme pour tout le monde.
   *[no] **Arrêter la partie maintenant ?** { $wins ->
        [vote] Les autres sont consultés ; s'ils sont d'accord, les points comptent tels quels : { $score }. **{ $result }.**
        [others] D'autres jouent encore, et vous n'êtes pas en tête ({ $score }) : c'est comme si vous abandonniez. **{ $result }.**
        [nobody] D'autres jouent encore : personne ne gagne, et la partie ne compte pour personne. Pour que les points comptent ({ $score }), un joueur consulte plutôt les autres : `/partie arrêter`.
       *[scores] Les points comptent tels quels : { $score }. **{ $result }.**
    }{ $out ->
        [none] {""}
       *[other] {" "}Hors course, pour place abandonnée ou absence : { $out }.
    } Tout le monde voit le résultat. La fin peut être annulée, si les autres sont d'accord, tant que le salon n'a pas d'autre partie.
}
button-end = { $lobby ->
    [yes] Annuler la partie
   *[no] Arrêter la partie
}
button-seat-back = Rendre sa place à { $was }
error-reopened-campaign = La fin d'une partie de campagne ne peut pas être annulée ; un organisateur corrige un résultat faux avec `/campagne bureau`.

name-game-rematch = revanche
cmd-game-rematch = Rejouer cette partie, les côtés échangés
