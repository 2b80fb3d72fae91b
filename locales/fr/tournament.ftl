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
    [swiss] À égalité : les points de tous les adversaires (Buchholz), puis les points entre les ex æquo, puis la différence de scores ; les joueurs encore à égalité partagent la place. Une exemption ou un forfait de l'adversaire vaut une victoire, et compte comme un adversaire qui aurait vos propres points ; un match non joué compte comme un adversaire sans points.
   *[knockout] Les exemptions vont aux premiers du tirage. Quitter le tournoi, c'est déclarer forfait.
}
standings-ties = -# À égalité de points : { $format ->
    [league] le plus de victoires l'emporte, puis le plus haut score total.
   *[swiss] les points des adversaires (Buchholz) départagent, puis les points entre les ex æquo, puis la différence de scores.
}
tournament-waits = Quand tout le monde est là, l'hôte tire la première ronde avec `/campagne ronde`.
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
   *[other] {""}, **{ $winner }** l'emporte{ $why }
}
tournament-match-again = { $one } – { $other } : match nul, à rejouer
tournament-match-bye = { $one } ne joue pas cette ronde
tournament-match-walkover = **{ $winner }** par forfait{ $other ->
    [none] { "" }
   *[other] {" "}contre { $other }
}
tournament-match-drawn = { $pair } : match nul (décidé par l'organisateur)
tournament-match-void = { $pair ->
    [none] Personne : tous sont partis
   *[other] { $pair } : tous deux sont partis, une défaite pour les deux
}
tournament-given = ⚖️ { $by } a tranché un match de la ronde { $number } : { $drawn ->
    [yes] match nul entre { $winner } et { $other }.
   *[no] **{ $winner }** l'emporte contre { $other }.
}
tournament-replaced = { $players ->
    [none] {""}
   *[other] { $players } {""}
}{ $given } Cela remplace le résultat précédent dans **{ $name }**.
tournament-champion = 🏆 **{ $name }** { $count ->
    [one] remporte { $format ->
        [league] la ligue
       *[swiss] le tournoi
    }
   *[other] se partagent la première place
}.
tournament-won = 🏆 { $players } : { $count ->
    [one] vous remportez **{ $name }**. Félicitations !
   *[other] vous partagez la première place de **{ $name }**. Félicitations !
}
tournament-bracket = Tableau de { $name }. { $rounds }
tournament-bracket-bye = sans adversaire
tournament-title = { $name }, ronde { $number } : { $one } – { $other }
tournament-playing = { $kind ->
    [match] Votre match est ouvert dans { $channel }.
   *[game] Votre partie est ouverte dans { $channel } : appuyez-y sur *Rejoindre* si ce n'est pas déjà fait.
}
button-campaign-another = Ouvrir une autre partie
button-tournament-join = Rejoindre
button-tournament-begin = Tirer la première ronde
button-tournament-play = Jouer mon match

error-tournament-two = Les matchs d'un tournoi suisse ou à élimination se jouent à deux : laissez `joueurs` de côté.
error-league-rounds = Une ligue n'a pas de rondes : tout le monde y joue contre tout le monde. Laissez `ronde` et `rondes` de côté, ou choisissez un autre format.
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
tournament-sure-give = { $winner ->
    [none] **Déclarer { $one } – { $other }, ronde { $number }, match nul ?**
   *[other] **Donner { $one } – { $other }, ronde { $number }, à { $winner } ?**
}{ $decided ->
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
   *[other] , { $time }
}{ $rated ->
    [yes] , cotées
    [no] , non cotées
   *[usual] {""}
}.
tournament-match-unplayed = { $pair } : non joué à temps, une défaite pour les deux
tournament-until = ⏳ Cette ronde finit le { $until }.
tournament-time-over = ### { $name } : le temps de la ronde est écoulé{ $left ->
    [0] {""}
    [one] {""}
        Un match n'est pas joué. { $organisers }, prolongez la ronde ou tranchez : `/campagne bureau`.
   *[other] {""}
        { $left } matchs ne sont pas joués. { $organisers }, prolongez la ronde ou tranchez : `/campagne bureau`.
}
tournament-overdue = ⏳ { $players ->
    [none] {""}
   *[other] { $players } {""}
}Personne n'a commencé ce match de **{ $name }**, et le temps de la ronde est écoulé : les organisateurs tranchent, ou vous laissent plus de temps.
tournament-vanished = 💤 { $names } { $count ->
    [one] manque à l'appel et ne sera plus apparié
   *[other] manquent à l'appel et ne seront plus appariés
} dans **{ $name }** avant d'être de retour : avec le bouton à son nom ici, ou avec `/campagne rejoindre`.{ $stuck ->
    [yes] {" "}La ronde suivante ne peut pas être tirée avant : il ne reste pas assez de monde.
   *[no] {""}
}{ $organisers ->
    [none] {" "}Les organisateurs décident ici : garder ou retirer.
   *[other] {" "}{ $organisers } : à vous de décider ici, garder ou retirer.
}
tournament-organisers = Organisateurs
tournament-managers = 🗝️ **{ $name }** n'a plus d'organisateur : les membres qui gèrent le serveur prennent le relais, avec `/campagne bureau`.
tournament-stayed-away = 💤 { $format ->
    [knockout] C'est fini pour **{ $name }** dans ce tournoi.
   *[swiss] { $next ->
        [none] Plus de match pour **{ $name }**.
       *[other] **{ $name }** ne joue la ronde { $next } qu'en revenant : `/campagne rejoindre`.
    }
}
tournament-times = { $kind ->
    [paused] ⏸️
    [goes] ▶️
   *[more] ⏳
} { $players ->
    [none] {""}
   *[other] { $players } : {""}
}**{ $name }** { $kind ->
    [paused] est en pause{ $clocks ->
        [yes] {""}, et le temps de cette partie aussi.
       *[no] .
    }
    [goes] reprend{ $clocks ->
        [yes] {""}, et le temps de chacun repart dans cette partie.
       *[no] .
    }
   *[more] vous laisse plus de temps.
}{ $until ->
    [none] {""}
   *[other] {" "}La ronde finit le { $until }.
}
tournament-decided = ⚖️ { $players ->
    [none] {""}
   *[other] { $players } {""}
}{ $winner ->
    [none] { $how ->
        [unplayed] Personne ne gagne ce match de **{ $name }**, qui n'a pas été joué à temps et compte comme une défaite pour les deux.
        [redrawn] Ce match de **{ $name }** ne se joue plus : sa ronde a été tirée de nouveau.
        [drawn] Ce match de **{ $name }** est nul.
        [void] Personne ne gagne ce match de **{ $name }**, car les deux joueurs sont partis.
       *[other] Personne ne gagne ce match de **{ $name }**.
    }
   *[other] **{ $winner }** gagne ce match de **{ $name }**{ $how ->
        [walkover] {" "}par forfait.
       *[other] .
    }
}{ $back ->
    [yes] {" "}Pour avoir de nouveau un adversaire, revenez : `/campagne rejoindre`.
   *[no] {""}
}
campaign-players = 👥 { $count ->
    [0] Personne n'a encore rejoint.
    [one] { $count } joueur : { $names }
   *[other] { $count } joueurs : { $names }
}
campaign-options = Avec { $names }.
campaign-round = Une ronde dure { $unit ->
    [days] { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
   *[hours] { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
} ; un match que personne n'a commencé d'ici là est une défaite pour les deux{ $format ->
    [knockout] {""} : tous deux sortent. La finale, ou une ronde où personne ne joue, est alors tranchée par les organisateurs.
   *[swiss] {" "}({ $loss ->
        [one] { $loss } point
       *[other] { $loss } points
    } chacun).
}
campaign-seeding = La première ronde { $seeding ->
    [lots] est tirée au sort.
    [ratings] suit les cotes, les meilleures d'abord.
   *[joined] suit l'ordre des inscriptions.
}
campaign-fields = { $turns ->
    [rounds] Chaque ronde se joue sur le suivant de ces champs de bataille :
   *[games] Chaque partie se joue sur le suivant de ces champs de bataille :
} { $names }.
campaign-company-of = L'équipe de { $name }
name-campaign-desk = bureau
cmd-campaign-desk = Qui attend qui, et ce qu'un organisateur peut y faire
parameter-round = ronde
parameter-seeding = têtes-de-série
parameter-organiser = organisateur
opt-campaign-options = Règles avancées de ses parties, séparées par des virgules : jettison, initiative…
opt-campaign-round = La durée d'une ronde de tournoi : 7j, 36h ; sinon, le temps qu'il faut
opt-campaign-seeding = L'ordre de la première ronde ; sinon, au sort
opt-campaign-fields = Champs gardés ou codes, séparés par des virgules, joués tour à tour ; un tiret : aucun
opt-campaign-organiser = Qui peut l'organiser aussi ; nommez-le de nouveau pour y revenir
seeding-lots = Au sort
seeding-ratings = Selon les cotes, les meilleures d'abord
seeding-joined = Dans l'ordre des inscriptions

# Le bureau des organisateurs
desk-title = ### 🗂️ { $name }
desk-state = { $kind ->
    [league] { $players ->
        [one] { $players } joueur, en ligue.
       *[other] { $players } joueurs, en ligue.
    }
    [joining] { $players ->
        [one] { $players } joueur pour l'instant ; la première ronde n'est pas tirée.
       *[other] { $players } joueurs pour l'instant ; la première ronde n'est pas tirée.
    }
    [over] Toutes les rondes ont été jouées.
   *[begun] Ronde { $number } sur { $of }.
}
desk-league-play = Pour jouer, l'un d'eux ouvre la partie avec `/campagne partie`, les autres appuient sur *Rejoindre*.
desk-league-end = *Finir…* désigne le vainqueur.
desk-league-close = *Finir…* clôt aussi la ligue avant : le premier du classement la remporte, et les parties en cours comptent encore.
league-unplayed = 📅 { $players ->
    [none] Dans **{ $name }** ({ $channel }),
   *[other] { $players } : dans **{ $name }**,
} ces parties restent à jouer. Pour chacune, l'un des joueurs l'ouvre avec `/campagne partie`, les autres appuient sur *Rejoindre*.
league-played-out = { $organisers } : dans **{ $name }**, tout le monde a joué contre tout le monde. `/campagne finir` désigne le vainqueur.
league-late = { $organisers } : { $names } { $count ->
    [one] a rejoint
   *[other] ont rejoint
} **{ $name }** après la première partie. `/campagne bureau` montre qui joue contre qui.
desk-paused = ⏸️ En pause depuis le { $at } : aucune ronde ne commence ni ne finit, et aucun temps ne court.
desk-until = Elle finit le { $until }.
desk-not-open = pas encore ouvert
desk-joining = 🆕 { $count ->
    [one] { $round ->
        [none] Après la première partie, { $names } a rejoint la ligue.
       *[other] { $names } rejoint à partir de la ronde { $round }.
    }
   *[other] { $round ->
        [none] Après la première partie, { $names } ont rejoint la ligue.
       *[other] { $names } rejoignent à partir de la ronde { $round }.
    }
}
desk-organisers = Organisateurs : { $names }
desk-waits = { $kind ->
    [vote] **{ $name }** doit répondre à un vote ({ $since })
    [start] **{ $name }** peut la commencer ({ $since })
    [match] **{ $name }** ne l'a pas commencé (ouvert { $since })
   *[decision] **{ $name }** doit décider ({ $since })
}
desk-away = 🏖️ en vacances jusqu'au { $until }
desk-gone = 💤 a manqué trois décisions de suite
desk-award = Trancher ou corriger un match…
desk-award-option = { $drawn ->
    [yes] { $winner } – { $other } : match nul
   *[no] { $winner } bat { $other }
}
desk-award-detail = Ronde { $number }, { $decided ->
    [no] à jouer
   *[other] remplace le résultat
}
desk-extend = Prolonger la ronde…
desk-extend-option = { $days ->
    [one] { $days } jour de plus
   *[other] { $days } jours de plus
}
desk-extended = { $days ->
    [one] La ronde de **{ $name }** dure { $days } jour de plus.
   *[other] La ronde de **{ $name }** dure { $days } jours de plus.
}
desk-vanished = 💤 Sans adversaire avant leur retour : { $names }
desk-keep = Apparier de nouveau…
desk-kept = { $who } joue de nouveau dans **{ $name }**, à partir de la ronde { $round }.
button-desk-keep = { $name } joue encore
button-desk-drop = Retirer { $name }
error-tournament-vanished = Vous manquiez à l'appel pour votre match de la ronde { $number }. Pour avoir de nouveau un adversaire, revenez : `/campagne rejoindre`.
error-match-ends-at-desk = C'est un match de « { $name } », il lui faut un résultat : tranchez-le avec `/campagne bureau`, *Trancher ou corriger un match…*. La partie finit alors.
error-tournament-given-already = C'est déjà le résultat de ce match.
error-tournament-no-draw = Un match à élimination directe a un vainqueur.
error-tournament-left-out = { $format ->
    [knockout] Vous êtes hors de « { $name } » : seuls les vainqueurs continuent.
   *[other] La dernière ronde de « { $name } » a été tirée sans vous : vous manquiez à l'appel pour un match précédent et n'étiez pas de retour. Il n'y a plus de ronde ensuite.
}
error-tournament-not-vanished = Cette personne est déjà appariée dans « { $name } ».
error-tournament-stuck = Dans « { $name } », trop peu de monde vient jouer pour une autre ronde : gardez ou retirez les absents avec `/campagne bureau`.
desk-remove = Retirer un joueur…
desk-you-are-out = Un organisateur vous a retiré de **{ $name }**. Ce que vous avez joué compte toujours.
desk-removed = C'est fait : **{ $name }** continue sans ce joueur.
organiser-gone = { $organisers } : une autre personne qui organisait **{ $name }** a effacé ses données et ne l'organise plus.
desk-sure-remove = **Retirer { $player } de { $name } ?** Ce qui a été joué compte encore.{ $match ->
    [yes] {" "}Son match ouvert est perdu par forfait.
   *[no] { "" }
}
desk-is-paused = ⏸️ **{ $name }** est en pause.
desk-nobody-called = Aucun rappel n'est parti : aucune partie n'attend quelqu'un qui n'en ait reçu dans les 12 dernières heures.
button-desk-call = Rappeler tout le monde
button-desk-begin = Tirer la première ronde
button-desk-pause = Mettre en pause
button-desk-resume = Reprendre
button-desk-reopen = Rouvrir
button-desk-close = Finir…
button-desk-desk = Actualiser
button-desk-remove = Retirer
error-tournament-nothing-open = Aucun match de « { $name } » n'est à jouer : il n'y a pas de ronde à prolonger.
error-tournament-own-match = Vous gagneriez vous-même ce match de « { $name } » : c'est à un autre organisateur de le trancher, ou à un gestionnaire du serveur qui n'y joue pas. Si votre adversaire ne vient pas, *Continuer sans …* suffit.
error-own-match = Vous jouez ce match de « { $name } » : seul un organisateur qui n'y joue pas peut le changer ou l'annuler.
error-match-seat = Votre place dans ce match de « { $name } » vous reste : pour y renoncer, quittez le tournoi avec `/campagne quitter`.
error-campaign-paused = « { $name } » est en pause : `/campagne bureau` permet de la reprendre.
error-campaign-not-paused = « { $name } » n'est pas en pause.
error-campaign-founder = On ne nomme pas le fondateur de « { $name } » : il l'organise déjà.
error-too-many-organisers = Une campagne a { $most } organisateurs au plus, outre son fondateur.
error-round-unreadable = « { $text } » n'est pas une durée de ronde : écrivez-la comme `7j` ou `36h`.
error-round-range = Une ronde dure de `1h` à `60j` ; « { $text } » en sort.
tournament-bye = 🪑 { $players } : à la ronde { $number } de **{ $name }**, vous avez une exemption{ $format ->
    [knockout] {""} et passez au tour suivant.
   *[swiss] , ce qui vaut une victoire : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
} { $next ->
    [none] C'est la dernière ronde : vous n'y jouez pas.
   *[other] Vous n'avez rien à jouer avant la ronde { $next }{ $until ->
        [none] .
       *[other] {""} ; cette ronde finit le { $until }.
    }
}
