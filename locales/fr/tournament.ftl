# Tournaments: Swiss and knock-out
name-campaign-round = ronde
cmd-campaign-round = Tirer la prochaine ronde d'un tournoi, ou trancher un match (hôte)
parameter-format = formule
parameter-rounds = rondes
parameter-number = numéro
parameter-winner = vainqueur
opt-campaign-format = Qui joue contre qui : tous contre tous, rondes suisses, ou élimination directe
opt-campaign-rounds = Rondes d'un tournoi suisse ; sinon autant qu'il en faut pour un vainqueur
opt-campaign-winner = Qui gagne le match : non joué, ou au résultat faux
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
tournament-champion = 🏆 **{ $name }** { $count ->
    [one] remporte le tournoi
   *[other] se partagent la première place
}.
tournament-bracket = Tableau de { $name }. { $rounds }
tournament-bracket-bye = exempt
tournament-title = { $name }, ronde { $number } : { $one } – { $other }
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
} Pour trancher un match non joué : `/campagne ronde vainqueur:`.
error-tournament-over = « { $name } » a joué sa dernière ronde.
error-tournament-wait = Votre match de cette ronde est décidé ; la ronde { $number } n'est pas encore tirée.
error-tournament-later = Vous jouez à partir de la ronde { $number }, dès qu'elle est tirée.
error-tournament-begun = « { $name } » a commencé : on ne peut plus le rejoindre.
error-tournament-not-begun = « { $name } » n'a pas commencé : son hôte tire la première ronde avec `/campagne ronde`.
error-tournament-no-match = Ce n'est pas un match ouvert de « { $name } » : `/campagne calendrier` montre qui joue contre qui.
opt-campaign-number = La ronde, si ce n'est pas la dernière
tournament-sure-give = **Donner { $one } – { $other }, ronde { $number }, à { $winner } ?**{ $decided ->
    [no] {" "}Une partie en cours prend fin.
   *[other] {" "}Cela remplace le résultat.
}{ $drawn ->
    [yes] {" "}La ronde suivante est tirée de nouveau.
   *[no] { "" }
}
button-tournament-give = Trancher le match
error-tournament-played-on = La ronde { $number } ne peut plus changer : une ronde suivante a été jouée.
campaign-sure-end = **Finir { $name } ?** Les parties en cours comptent encore. `/campagne rouvrir` permet de la reprendre.
button-campaign-end = Finir la campagne
name-campaign-reopen = rouvrir
cmd-campaign-reopen = Reprendre une campagne finie (hôte)
campaign-reopened = **{ $name }** reprend.
error-campaign-running = « { $name } » est en cours.
campaign-matches = Ses parties : { $table ->
    [map] sur une carte
    [declared] à votre propre table
   *[other] à la table habituelle
}{ $time ->
    [none] {""}
   *[other] , temps { $time }
}{ $rated ->
    [yes] , cotées
    [no] , non cotées
   *[usual] {""}
}.
