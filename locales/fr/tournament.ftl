# Tournaments: Swiss and knock-out
name-campaign-round = ronde
cmd-campaign-round = Tirer la prochaine ronde d'un tournoi, ou trancher un match (organisateur)
parameter-format = formule
parameter-rounds = rondes
parameter-number = numéro
parameter-winner = vainqueur
opt-campaign-format = Qui joue contre qui : tous contre tous, rondes suisses, ou élimination directe
opt-campaign-rounds = Rondes d'un tournoi suisse ; sinon autant qu'il en faut pour un vainqueur
opt-campaign-winner = Qui gagne un match non joué, ou dont le résultat est faux
parameter-result = résultat
opt-campaign-result = Si personne ne le gagne : nommez l'un des deux comme vainqueur, et choisissez ici ce qu'il en est
result-draw = Match nul
result-unplayed = Non joué : une défaite pour les deux
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
    [swiss] À égalité : les points entre les ex æquo, les parties gagnées en jouant, les points des adversaires rencontrés (Buchholz : une ronde sans partie vaut un match nul), la différence de scores.
   *[knockout] Les exemptions vont aux premiers du tirage. Quitter le tournoi, c'est déclarer forfait.
}
standings-ties = -# À égalité de points : { $format ->
    [league] le plus de victoires l'emporte, puis { $seats ->
        [2] les points entre les ex æquo, s'ils se sont tous rencontrés, puis {""}
       *[other] {""}
    }le plus haut score total. Qui est parti ne gagne pas, si quelqu'un qui est resté a joué.
   *[swiss] les points entre les ex æquo départagent, s'ils se sont tous rencontrés ; puis les parties gagnées en jouant, les points des adversaires rencontrés (Buchholz : une ronde sans partie vaut un match nul), la différence de scores. À la fin, les joueurs sans partie finie passent derrière les autres.
}
tournament-waits = Quand tout le monde est là, un organisateur tire la première ronde avec `/campagne ronde`.
tournament-standing = **{ $rank }. { $name }** · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $won } G, { $drawn } N, { $lost } P · entre eux { $direct } · gagnées en jouant { $beaten } · Buchholz { $opponents } · différence { $difference }
tournament-standing-out = **{ $rank }. { $name }** · { $won ->
    [one] { $won } match gagné
   *[other] { $won } matchs gagnés
}{ $byes ->
    [0] {""}
    [one] , { $byes } exemption
   *[other] , { $byes } exemptions
}
round-name = { $form ->
    [head] { $matches ->
        [1] Finale
        [2] Demi-finales
        [4] Quarts de finale
       *[other] Ronde { $number } sur { $of }
    }
    [in] { $matches ->
        [1] en finale
        [2] en demi-finale
        [4] en quart de finale
       *[other] à la ronde { $number }
    }
   *[name] { $matches ->
        [1] finale
        [2] demi-finale
        [4] quart de finale
       *[other] ronde { $number }
    }
}
tournament-again = 🔁 Ils se rencontrent de nouveau, faute d'un autre appariement possible : { $pairs }
tournament-match-open = { $one } – { $other }
tournament-match-game = { $one } { $score } – { $against } { $other }{ $winner ->
    [none] {""}, match nul
   *[other] {""}, **{ $winner }** l'emporte{ $why }
}
tournament-match-again = { $one } – { $other } : match nul, à rejouer
tournament-match-bye = { $one } : exempt de cette ronde
tournament-match-walkover = **{ $winner }** par forfait{ $other ->
    [none] { "" }
   *[other] {" "}contre { $other }
}
tournament-match-given = { $pair } : **{ $winner }** l'emporte (décision de l'organisateur)
tournament-match-drawn = { $pair } : match nul (décidé par l'organisateur)
tournament-match-void = { $pair ->
    [none] Personne : tous sont partis
   *[other] { $pair } : tous deux { $why ->
        [forfeited] ont cessé de jouer
       *[left] sont partis
    }, une défaite pour les deux
}
tournament-given = ⚖️ { $by } { $kind ->
    [correction] a corrigé un résultat
    [game] a tranché une partie
   *[match] a tranché un match ({ $round })
} : { $how ->
    [draw] match nul entre { $winner } et { $other }.
    [unplayed] { $winner } – { $other } compte comme non joué, une défaite pour les deux.
   *[won] **{ $winner }** l'emporte contre { $other }.
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
tournament-no-champion = 🏁 Le tournoi est terminé, et personne ne le remporte{ $byes ->
    [yes] {" "}: une exemption ne suffit pas.
   *[no] .
}
tournament-won = 🏆 { $players } : { $count ->
    [one] vous remportez **{ $name }**. Félicitations !
   *[other] vous partagez la première place de **{ $name }**. Félicitations !
}{ $instead ->
    [yes] {" "}Cela remplace l'annonce précédente.
   *[no] {""}
}
tournament-bracket = Tableau de { $name }. { $rounds }
tournament-bracket-bye = exempt
tournament-title = { $name }, { $round }{ $again ->
    [0] {""}
   *[other] , match rejoué
} : { $one } – { $other }
tournament-playing = { $kind ->
    [match] Votre match est ouvert dans { $channel }.
   [mine] Votre partie est ouverte dans { $channel }.
   *[game] Votre partie est ouverte dans { $channel } : appuyez-y sur *Rejoindre*.
}
button-campaign-another = Ouvrir une autre partie
button-tournament-join = Rejoindre
button-tournament-begin = Tirer la première ronde
button-tournament-play = Jouer mon match

error-tournament-two = Les matchs d'un tournoi suisse ou à élimination se jouent à deux : laissez `joueurs` de côté.
error-knockout-rounds = L'élimination directe dure autant de rondes qu'il en faut pour un vainqueur. Laissez `rondes` de côté, ou choisissez une autre formule.
error-league-rounds = Une ligue n'a pas de rondes : tout le monde y joue contre tout le monde. Laissez `ronde` et `rondes` de côté, ou choisissez une autre formule.
error-tournament-none = « { $name } » est une ligue, sans rondes. `/campagne calendrier` montre qui devrait jouer contre qui ; `/campagne bureau` permet de trancher une partie ou de corriger un résultat.
error-tournament-too-few = Il faut au moins deux joueurs dans « { $name } » avant la première ronde.
error-tournament-open = { $count ->
    [one] Un match de cette ronde n'est pas fini.
   *[other] { $count } matchs de cette ronde ne sont pas finis.
} Pour trancher un match non joué : `/campagne ronde vainqueur:`.
error-tournament-over = « { $name } » a joué sa dernière ronde.
error-tournament-wait = Votre match de cette ronde est tranché ; la ronde suivante n'est pas encore tirée.
error-tournament-later = Vous jouez à partir de la ronde { $number }, dès qu'elle est tirée.
error-tournament-begun = « { $name } » a commencé : on ne peut plus le rejoindre.
error-tournament-not-begun = « { $name } » n'a pas commencé : un organisateur tire la première ronde avec `/campagne ronde`.
error-tournament-no-match = Ce n'est pas un match ouvert de « { $name } » : `/campagne calendrier` montre qui joue contre qui.
opt-campaign-number = La ronde, si ce n'est pas la dernière
match-name = { $names }{ $round ->
    [none] {""}
   *[other] , { $round }
}
tournament-sure-give = { $how ->
    [draw] **Déclarer ce match nul : { $match } ?**
    [unplayed] **Compter ce match comme non joué : { $match } ?** C'est une défaite pour les deux.
   *[won] **Donner ce match à { $winner } : { $match } ?**
}{ $decided ->
    [no] { $game ->
        [yes] {" "}Leur partie en cours prend fin.
       *[no] {""}
    }
   *[other] {" "}Cela remplace le résultat.
}{ $drawn ->
    [yes] {" "}La ronde suivante est tirée de nouveau.
   *[no] { "" }
}
button-tournament-give = Trancher le match
error-tournament-played-on = La ronde { $number } ne peut plus changer : { $why ->
    [old] deux autres rondes ont été tirées depuis.
    [awarded] les organisateurs ont tranché un match de la ronde suivante.
    [played] une partie de la ronde suivante a été jouée.
    [unplayed] le temps d'un match de la ronde suivante est écoulé.
   *[running] une partie de la ronde suivante est en cours.
}
campaign-sure-end = **Finir { $name } ?**{ $running ->
    [yes] {" "}Les parties en cours comptent encore{ $closes ->
        [yes] {" "}; celles qui n'ont pas commencé sont fermées.
       *[no] .
    }
   *[no] { $closes ->
        [yes] {" "}Les parties qui n'ont pas commencé sont fermées.
       *[no] {""}
    }
} `/campagne rouvrir` permet de la reprendre.
campaign-end-undecided = { $matches ->
    [none] Toutes les rondes ne sont pas jouées
   *[other] Pas encore joué : { $matches }
}. Finie maintenant, elle n'a pas de vainqueur.
campaign-end-league = { $left ->
    [0] Toutes les parties ont été { $played ->
        [yes] jouées
       *[no] ouvertes
    }.
    [one] Une partie n'a pas été ouverte.
   *[other] { $left } parties n'ont pas été ouvertes.
} { $running ->
    [0] { $count ->
        [0] Finie maintenant, elle n'a pas de vainqueur.
        [one] Finie maintenant, { $names } l'emporte.
       *[other] Finie maintenant, { $names } partagent la première place.
    }
    [one] Une partie en cours peut encore changer le vainqueur.
   *[other] { $running } parties en cours peuvent encore changer le vainqueur.
}
button-campaign-end = Finir maintenant
name-campaign-reopen = rouvrir
cmd-campaign-reopen = Reprendre une campagne finie (organisateur)
campaign-reopened = **{ $name }** reprend.
campaign-title-gone = { $names } { $count ->
    [one] n'en est
   *[other] n'en sont
} plus vainqueur pour l'instant : le titre se décide à la prochaine fin.
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
schedule-overdue = ⏳ Le temps de la ronde est écoulé : ce qui n'est pas joué revient aux organisateurs.
tournament-time-over = ### { $name } : le temps de la ronde est écoulé{ $left ->
    [0] { $nobody ->
        [yes] {""}
            Personne n'a joué { $round }. { $organisers } : `/campagne bureau` donne un résultat à un match ou retire des joueurs.
       *[no] {""}
    }
    [one] {""}
        Un match n'est pas joué. { $organisers }, prolongez la ronde ou tranchez : `/campagne bureau`.
   *[other] {""}
        { $left } matchs ne sont pas joués. { $organisers }, prolongez la ronde ou tranchez : `/campagne bureau`.
}
tournament-overdue = ⏳ { $players ->
    [none] {""}
   *[other] { $players } {""}
}{ $begun ->
    [yes] Le temps de la ronde est écoulé pour ce match de **{ $name }**. Continuez : le résultat compte, à moins que les organisateurs ne tranchent avant. Ils peuvent aussi vous laisser plus de temps.
    [idle] Personne n'a commencé ce match de **{ $name }** en { $days } jours. Les organisateurs le savent aussi : jouez-le bientôt, ou prévenez-les si c'est impossible.
   *[no] Personne n'a commencé ce match de **{ $name }**, et le temps de la ronde est écoulé : les organisateurs tranchent, ou vous laissent plus de temps.
}
tournament-idle = ⏳ { $organisers } : dans **{ $name }**, après { $days } jours de ronde, personne n'a commencé : { $matches }. Leurs joueurs ont été relancés. `/campagne bureau` tranche un match, retire un joueur ou donne une fin à la ronde.
tournament-vanished = 💤 { $names } { $count ->
    [one] manque à l'appel et n'aura plus d'adversaire dans **{ $name }** avant son retour. Pour revenir : son bouton
   *[other] manquent à l'appel et n'auront plus d'adversaire dans **{ $name }** avant leur retour. Pour revenir : à chacun son bouton
} ci-dessous, ou `/campagne rejoindre`.{ $stuck ->
    [yes] {" "}La ronde suivante ne peut pas être tirée avant : il ne reste pas assez de monde.
   *[no] {""}
}{ $organisers ->
    [none] {" "}Les organisateurs décident ici : garder ou retirer.
   *[other] {" "}{ $organisers } : à vous de décider ici, garder ou retirer.
}
tournament-again-last = 💤 { $names } { $began ->
    [no] { $count ->
        [one] n'a pas commencé son match, mais {""}
       *[other] n'ont pas commencé leur match, mais {""}
    }
   *[yes] {""}
}{ $count ->
    [one] aura
   *[other] auront
} quand même un adversaire : il ne reste que la dernière ronde.
tournament-back = ↩️ **{ $who }** est de retour dans **{ $name }** : le forfait ne compte plus, et son match est rouvert.
tournament-removed = 🚪 **{ $who }** n'est plus dans **{ $name }**, sur décision de l'organisation.
tournament-organisers = Organisateurs
tournament-managers = 🗝️ **{ $name }** n'a plus d'organisateur : les gestionnaires du serveur prennent le relais, avec `/campagne bureau`.
organisers-left = 🚪 { $count ->
    [one] Une autre personne qui organisait **{ $name }** a
   *[other] Les autres personnes qui organisaient **{ $name }** ont
} quitté ce serveur : la suite dépend de vous.
tournament-stayed-away = 💤 { $format ->
    [knockout] C'est fini pour **{ $name }** dans ce tournoi.
   *[swiss] **{ $name }** n'a plus de match à jouer.
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
        [all] {""} : aucune partie ne commence et aucun délai ne court avant que les organisateurs ne reprennent. Les parties en cours peuvent continuer : leur résultat compte.
        [lobby] {""} : cette partie ne peut pas commencer, et aucun délai ne court, avant que les organisateurs ne reprennent.
        [yes] {""}, et le temps de cette partie et tous les délais aussi. Vous pouvez continuer à jouer : le résultat compte.
       *[no] , et tous les délais aussi. Vous pouvez continuer à jouer : le résultat compte.
    }
    [goes] reprend{ $clocks ->
        [lobby] {""}, et cette partie peut commencer.
        [yes] {""}, et le temps de chacun repart dans cette partie.
       *[no] .
    }
    [rests] laisse plus de temps à cette ronde : votre prochain match vient une fois qu'elle est finie.
   *[more] vous laisse plus de temps.
}{ $until ->
    [none] {""}
   *[other] {" "}La ronde finit le { $until }.
}
tournament-decided = ⚖️ { $players ->
    [none] {""}
   *[other] { $players } {""}
}{ $by ->
    [none] {""}
    [organiser] Tranché par l'organisation. {""}
   *[other] Tranché par { $by }. {""}
}{ $winner ->
    [none] { $how ->
        [unplayed] Personne ne gagne ce match de **{ $name }**, qui n'a pas été joué et compte comme une défaite pour les deux.
        [redrawn] Ce match de **{ $name }** ne se joue plus : sa ronde a été tirée de nouveau.
        [drawn] Ce match de **{ $name }** est nul.
        [void] Personne ne gagne ce match de **{ $name }**, car les deux joueurs sont partis.
       *[other] Personne ne gagne ce match de **{ $name }**.
    }
   *[other] **{ $winner }** gagne ce match de **{ $name }**{ $how ->
        [walkover] {" "}par forfait.
       *[other] .
    }
}{ $replaces ->
    [yes] {" "}Cela remplace le résultat précédent.
   *[no] {""}
}{ $back ->
    [yes] {" "}Pour avoir de nouveau un adversaire, revenez : `/campagne rejoindre`.
   *[no] {""}
}
campaign-players = 👥 { $count ->
    [0] Personne n'est encore inscrit.
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
    [knockout] {""} : tous deux sortent. Si la finale, une demi-finale ou toute une moitié du tableau ne se joue pas, les organisateurs tranchent.
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
    [rounds] Les rondes se jouent tour à tour sur ces champs de bataille :
   *[games] Les parties se jouent tour à tour sur ces champs de bataille :
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
opt-campaign-organiser = Qui peut l'organiser aussi ; nommer la même personne de nouveau la retire
seeding-lots = Au sort
seeding-ratings = Selon les cotes, les meilleures d'abord
seeding-joined = Dans l'ordre des inscriptions

# Le bureau des organisateurs
desk-title = ### 🗂️ { $name }
desk-state = { $kind ->
    [league] { $players ->
        [one] Ligue, { $players } joueur.
       *[other] Ligue, { $players } joueurs.
    }
    [joining] { $players ->
        [one] { $players } joueur pour l'instant ; la première ronde n'est pas tirée.
       *[other] { $players } joueurs pour l'instant ; la première ronde n'est pas tirée.
    }
    [over] Toutes les rondes ont été jouées.
   *[begun] { $round }.
}
desk-league-play = Pour jouer, l'un d'eux ouvre la partie avec `/campagne partie`, les autres appuient sur *Rejoindre*.
desk-league-end = *Finir…* désigne le vainqueur.
desk-league-close = *Finir…* clôt aussi la ligue avant : le premier du classement la remporte, et les parties en cours comptent encore.
league-unplayed = 📅 { $players ->
    [none] Dans **{ $name }** ({ $channel }),
   *[other] { $players } : dans **{ $name }**,
} ces parties restent à jouer. Pour chacune, l'un des joueurs l'ouvre avec `/campagne partie`, les autres appuient sur *Rejoindre*.
league-lobby = - 🪑 { $names } { $count ->
    [one] a
   *[other] ont
} ouvert une partie : *Rejoindre* dans { $channel }.
league-left = 🚪 **{ $who }** n'est plus dans **{ $name }** : ses parties qui n'ont pas commencé n'auront pas lieu.
league-played-out = { $organisers } : dans **{ $name }**, tout le monde a joué contre tout le monde. `/campagne finir` désigne le vainqueur.
league-late = { $organisers } : { $names } { $count ->
    [one] a rejoint
   *[other] ont rejoint
} **{ $name }** après la première partie. `/campagne bureau` montre qui joue contre qui.
desk-paused = ⏸️ En pause depuis le { $at } : aucune ronde ne commence ni ne finit, aucune partie ne commence, et aucun temps ne court. Les parties en cours peuvent continuer.
desk-overdue = ⏳ { $since ->
    [none] Le temps de la ronde est écoulé
   *[other] Le temps de la ronde s'est écoulé le { $since }
} ; reste à trancher : { $matches }.
desk-until = À jouer avant le { $until }.
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
    [vote] **{ $names }** { $count ->
        [one] doit
       *[other] doivent
    } répondre à un vote ({ $since })
    [start] **{ $names }** { $count ->
        [one] peut
       *[other] peuvent
    } la commencer ({ $since })
    [match] **{ $names }** { $count ->
        [one] ne l'a
       *[other] ne l'ont
    } pas commencé (ouvert { $since })
   *[decision] **{ $names }** { $count ->
        [one] doit
       *[other] doivent
    } décider ({ $since })
}
desk-away = 🏖️ en vacances jusqu'au { $until }
desk-gone = 💤 { $how ->
    [silent] ne donne plus signe de vie depuis au moins { $days } jours
   *[missed] a manqué trois décisions de suite
}
desk-award = { $kind ->
    [league] Trancher ou corriger une partie…
   *[tournament] Trancher ou corriger un match…
}
desk-award-detail = { $round ->
    [none] {""}
   *[other] { $round } · {""}
}{ $how ->
    [open] à jouer
    [running] en cours
    [won] { $winner } a gagné
    [draw] match nul
   *[nobody] personne n'a gagné
}
desk-award-more = { $count ->
    [one] Encore { $count }…
   *[other] Encore { $count }…
}
desk-result-ask = ⚖️ **{ $match }** : quel est le résultat ?
desk-result-own = Vous y jouez vous-même : vous ne pouvez trancher que pour votre adversaire.
desk-result = Le résultat…
desk-result-option = { $how ->
    [draw] Match nul
    [unplayed] Non joué : une défaite pour les deux
   *[won] { $winner } l'emporte
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
desk-stuck = ⏳ La ronde suivante attend, car il ne reste pas assez de monde : appariez de nouveau les absents ou retirez-les, avec les menus ci-dessous.
desk-keep = Apparier de nouveau…
desk-kept = { $who } joue de nouveau dans **{ $name }**, à partir de la ronde { $round }.
button-desk-keep = { $name } joue encore
button-desk-drop = Retirer { $name }
error-tournament-vanished = Vous manquiez à l'appel pour votre match de la ronde { $number }. Pour avoir de nouveau un adversaire, revenez : `/campagne rejoindre`.
error-match-ends-at-desk = C'est un match de « { $name } », il lui faut un résultat : tranchez-le avec `/campagne bureau`, *Trancher ou corriger un match…*. La partie finit alors.
error-tournament-given-already = C'est déjà le résultat de ce match.
error-tournament-left = { $who ->
    [none] Cette personne
   *[other] { $who }
} n'est plus dans « { $name } » et ne peut pas y gagner un match. Si un organisateur a retiré ce joueur, `/campagne bureau` permet peut-être son retour.
error-tournament-no-round = « { $name } » n'a pas de ronde { $number } : { $of ->
    [one] une seule est tirée pour l'instant.
   *[other] { $of } sont tirées pour l'instant.
}
error-tournament-without-match = { $who ->
    [none] Cette personne
   *[other] { $who }
} n'a pas de match à la ronde { $number } de « { $name } » : `/campagne calendrier` montre qui joue contre qui.
error-tournament-no-draw = Un match à élimination directe a un vainqueur.
error-tournament-was-played = Ce match de « { $name } » a été joué : choisissez qui le gagne, ou un match nul.
error-tournament-left-out = { $format ->
    [knockout] Votre tournoi « { $name } » est fini : seuls les vainqueurs continuent.
   *[other] La dernière ronde de « { $name } » a été tirée sans vous : vous manquiez à l'appel pour un match précédent et n'étiez pas de retour. Il n'y a plus de ronde ensuite.
}
error-tournament-not-vanished = Cette personne est déjà appariée dans « { $name } ».
error-tournament-stuck = Dans « { $name } », trop peu de monde vient jouer pour une autre ronde : gardez ou retirez les absents avec `/campagne bureau`.
desk-remove = Retirer un joueur…
desk-you-are-out = Un organisateur a mis fin à votre participation à **{ $name }**. Ce que vous avez joué compte toujours.
desk-you-may-join = { $restored ->
    [yes] Vous êtes de nouveau dans **{ $name }** : un organisateur vous laisse revenir.
   *[no] Vous pouvez de nouveau rejoindre **{ $name }** : `/campagne rejoindre`.
}
desk-back = Laisser revenir un joueur retiré…
desk-let-back = { $restored ->
    [yes] { $who } est de retour dans **{ $name }**.{ $match ->
        [none] {""}
       *[other] {" "}Le match { $match } est rouvert.
    }
   *[no] { $who } peut de nouveau rejoindre **{ $name }** avec `/campagne rejoindre`.
}
desk-removed = C'est fait : **{ $name }** continue sans { $who }.
organiser-gone = { $organisers ->
    [none] Une
   *[other] { $organisers } : une
} autre personne qui organisait **{ $name }** a effacé ses données et ne l'organise plus.
organisers-gone = 🗝️ Plus personne n'organise **{ $name }** : la personne qui l'organisait a effacé ses données. { $waits ->
    [yes] Rien n'avance avant que les gestionnaires du serveur ne décident de la suite, avec `/campagne bureau` ;
   *[no] On continue à jouer ; délais et résultats suivent leur cours. S'il y a quelque chose à trancher, les gestionnaires du serveur s'en chargent, avec `/campagne bureau` ;
} ils peuvent nommer un joueur organisateur avec `/campagne réglages organisateur:`.{ $owner ->
    [none] {" "}Pour prendre le relais, demandez à l'un d'eux.
   *[other] {" "}Le serveur appartient à { $owner } : demandez-lui pour prendre le relais.
}
desk-sure-remove = **Retirer { $player } de { $name } ?** Ce qui a été joué compte encore.{ $match ->
    [yes] {" "}Son match ouvert est perdu par forfait.
    [restored] {" "}Son match ouvert est perdu par forfait. Un retour reste possible tant qu'aucune partie de la ronde suivante n'a commencé : le match est alors rouvert.
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
error-tournament-own-match = Vous gagneriez vous-même ce match de « { $name } » : c'est à un autre organisateur de le trancher, ou à un gestionnaire du serveur qui n'y joue pas. Si votre adversaire ne vient pas, *Réclamer la victoire* suffit.
error-own-match = Vous jouez ce match de « { $name } » : seul un organisateur qui n'y joue pas peut le changer ou l'annuler.
error-match-seat = Votre place dans ce match de « { $name } » vous reste : pour y renoncer, quittez le tournoi avec `/campagne quitter`.
error-campaign-paused = « { $name } » est en pause : `/campagne bureau` permet de la reprendre.
error-campaign-held = Les organisateurs ont mis « { $name } » en pause : avant la reprise, aucune partie ne commence et aucun temps ne court.
error-campaign-not-paused = « { $name } » n'est pas en pause.
error-campaign-founder = On ne nomme pas le fondateur de « { $name } » : il l'organise déjà.
error-too-many-organisers = Une campagne a { $most } organisateurs au plus, outre son fondateur.
error-round-unreadable = « { $text } » n'est pas une durée de ronde : écrivez-la comme `7j` ou `36h`.
error-round-range = Une ronde dure de `1h` à `60j` : « { $text } » ne convient pas.
tournament-bye = 🪑 { $players } : { $round } de **{ $name }**, vous avez une exemption{ $format ->
    [knockout] {""} et passez au tour suivant.
   *[swiss] , ce qui vaut une victoire une fois la ronde finie : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
} { $next ->
    [none] C'est la dernière ronde : vous n'y jouez pas.
   *[other] Votre prochain match vient { $next }, une fois celle-ci finie.
}
