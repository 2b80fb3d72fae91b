# Tournaments: Swiss and knock-out
name-campaign-round = ronde
cmd-campaign-round = Tirer la prochaine ronde d'un tournoi, ou décider un match qui n'est pas joué (hôte)
parameter-format = formule
parameter-rounds = rondes
parameter-winner = vainqueur
opt-campaign-format = Qui joue contre qui : tous contre tous, rondes suisses, ou élimination directe
opt-campaign-rounds = Rondes d'un tournoi suisse ; sinon autant qu'il en faut pour un vainqueur
opt-campaign-winner = Qui gagne le match qui n'est pas joué
format-league = Ligue : tous contre tous
format-swiss = Suisse : à chaque ronde, contre quelqu'un qui a autant de points
format-knockout = Élimination directe : le perdant sort
tournament-terms = { $format ->
    [swiss] Système suisse, { $rounds ->
        [0] autant de rondes qu'il en faut pour un vainqueur
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }.
   *[knockout] Élimination directe. Un match nul se rejoue.
}
tournament-ties = { $format ->
    [swiss] À égalité : les points de tous les adversaires (Buchholz), puis les points entre les ex æquo, puis la différence de scores ; les joueurs encore à égalité partagent la place. Une exemption ou un forfait de l'adversaire vaut une victoire, et compte comme un adversaire qui aurait vos propres points.
   *[knockout] Les exemptions vont aux premiers du tirage. Quitter le tournoi, c'est déclarer forfait.
}
tournament-waits = Quand tout le monde est là, l'hôte tire la première ronde au sort avec `/campagne ronde`.
tournament-standing = **{ $rank }. { $name }** · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $won } G, { $drawn } N, { $lost } P · Buchholz { $opponents } · entre eux { $direct } · différence { $difference }
tournament-standing-out = **{ $rank }. { $name }** · { $won ->
    [one] { $won } match gagné
   *[other] { $won } matchs gagnés
}
tournament-round = **Ronde { $number } sur { $of }**
tournament-final = **Finale**
tournament-match-open = { $one } – { $other }
tournament-match-game = { $one } { $score } – { $against } { $other }{ $winner ->
    [none] {""}, match nul
   *[other] {""}, **{ $winner }** l'emporte
}
tournament-match-again = { $one } – { $other } : match nul, à rejouer
tournament-match-bye = { $one } : exempt
tournament-match-walkover = **{ $winner }** par forfait{ $other ->
    [none] { "" }
   *[other] {" "}contre { $other }
}
tournament-match-void = Personne : tous sont partis
tournament-champion = 🏆 **{ $name }** remporte le tournoi.
tournament-bracket = Tableau de { $name }. { $rounds }
tournament-bracket-bye = exempt
tournament-playing = Votre match est ouvert dans { $channel }.
button-tournament-join = Rejoindre
button-tournament-begin = Tirer la première ronde
button-tournament-play = Jouer mon match

error-tournament-two = Les matchs d'un tournoi suisse ou à élimination se jouent à deux : laissez `joueurs` de côté.
error-tournament-none = « { $name } » est une ligue, sans rondes. `/campagne calendrier` montre qui devrait jouer contre qui.
error-tournament-too-few = Il faut au moins deux joueurs dans « { $name } » avant la première ronde.
error-tournament-open = { $count ->
    [one] Un match de cette ronde n'est pas fini.
   *[other] { $count } matchs de cette ronde ne sont pas finis.
} Pour décider un match qui n'est pas joué : `/campagne ronde vainqueur:`.
error-tournament-over = « { $name } » a joué sa dernière ronde.
error-tournament-begun = « { $name } » a commencé : on ne peut plus le rejoindre.
error-tournament-not-begun = « { $name } » n'a pas commencé : son hôte tire la première ronde avec `/campagne ronde`.
error-tournament-no-match = Ce n'est pas un match ouvert de « { $name } » : `/campagne calendrier` montre qui joue contre qui.
