# Campaigns, threads, missing permissions for the board, and the players' own data.

name-campaign = campagne
name-campaign-new = nouvelle
name-campaign-join = rejoindre
name-campaign-leave = quitter
name-campaign-show = voir
name-campaign-schedule = calendrier
name-campaign-record = palmarès
name-campaign-roster = équipe
name-campaign-game = partie
name-campaign-settings = réglages
name-campaign-end = finir
name-campaign-list = liste
name-settings-export = exporter
name-settings-delete = effacer
parameter-campaign = campagne
parameter-carry = report
parameter-renewals = renforts
parameter-win = victoire
parameter-draw = nul
parameter-loss = défaite
parameter-attach = rattacher
parameter-thread = fil

cmd-campaign = Les campagnes de ce serveur
cmd-campaign-new = Ouvrir une campagne ; les résultats paraissent dans ce salon
cmd-campaign-join = Rejoindre une campagne, avec une de vos équipes
cmd-campaign-leave = Quitter une campagne ; ce que vous avez joué compte toujours
cmd-campaign-show = Classement et conditions d'une campagne
cmd-campaign-schedule = Qui devrait jouer contre qui
cmd-campaign-record = Le palmarès d'un joueur dans toutes les campagnes de ce serveur
cmd-campaign-roster = Votre équipe dans une campagne, et ses réparations
cmd-campaign-game = Ouvrir ici une partie d'une campagne, ou y rattacher celle de ce salon
cmd-campaign-settings = Changer les conditions d'une campagne, ou le salon de ses résultats (organisateur)
cmd-campaign-end = Finir une campagne (organisateur)
cmd-campaign-list = Toutes les campagnes de ce serveur
cmd-settings-export = Tout ce qui est gardé sur vous, dans un fichier
cmd-settings-delete = Effacer vos équipes, vos réglages, et votre nom des parties et des campagnes
opt-campaign = La campagne ; sinon celle de ce salon, ou la seule qu'il y ait
opt-campaign-name = Le nom de la campagne
opt-campaign-players = Combien de joueurs par partie
opt-campaign-carry = Ce qui est conservé d'une partie à l'autre
opt-campaign-renewals = Réparations (cicatrices) ou recrues (pertes) après chaque partie
opt-campaign-win = Points pour une victoire
opt-campaign-draw = Points pour un match nul
opt-campaign-loss = Points pour une défaite
opt-campaign-channel = Où paraissent les résultats
opt-campaign-company = Le nom d'une de vos équipes, ou des Frames : Rd Rd B G; Rh Rh B B; …
opt-campaign-frame = Un Frame à réparer
opt-campaign-system = L'équipement à réparer
opt-campaign-attach = Rattacher la partie en attente dans ce salon
opt-campaign-with = Contre qui vous voulez jouer : cette personne est invitée, et sa place gardée
opt-record-player = De qui ? Par défaut, le vôtre
opt-thread = L'ouvrir dans un fil à part

carry-nothing = Rien : chaque partie repart à neuf
carry-scars = Cicatrices : l'équipement perdu le reste, sauf réparation
carry-losses = Pertes : les Frames détruits ne reviennent pas

former-player = un ancien joueur
campaign-head-played = J
campaign-head-won = G
campaign-head-drawn = N
campaign-head-lost = P
campaign-head-points = Pts
campaign-standing = **{ $rank }. { $name }** · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $played ->
    [one] { $played } partie
   *[other] { $played } parties
} : { $won } G, { $drawn } N, { $lost } P · score { $score }
campaign-alt = Classement de { $name }
campaign-title = ## { $name }
campaign-over-note = Cette campagne est finie.
campaign-more = … et { $n } de plus
campaign-terms = { $ruleset } · { $size } · { $seats } joueurs par partie{ $counted ->
    [no] {""}
   *[yes] {" "}· { $win ->
        [one] { $win } point
       *[other] { $win } points
    } pour une victoire, { $draw } pour un nul, { $loss } pour une défaite
}
campaign-carry = { $carry ->
    [scars] L'équipement qu'un Frame perd le reste : { $n ->
        [0] rien n'est réparé.
        [one] un seul est réparé après chaque partie.
       *[other] { $n } équipements sont réparés après chaque partie.
    }
    [losses] Les Frames détruits ne reviennent pas : { $n ->
        [0] des recrues complètent seulement ce qu'exige la partie suivante.
        [one] une recrue arrive après chaque partie, davantage si la suivante l'exige.
       *[other] { $n } recrues arrivent après chaque partie, davantage si la suivante l'exige.
    }
   *[nothing] Chaque partie repart à neuf.
}
campaign-ties = À égalité : le plus de victoires, puis { $seats ->
    [2] les points entre les ex æquo, puis {""}
   *[other] {""}
}le plus haut score de toutes les parties réunies.
campaign-made = { $joins ->
    [yes] La campagne **{ $name }** est ouverte ; les résultats paraîtront dans { $channel }. Pour jouer : `/campagne rejoindre`.
   *[no] La campagne **{ $name }** a commencé, et personne d'autre ne peut la rejoindre. Les résultats paraissent dans { $channel }.
}
campaign-joined = Vous êtes dans **{ $name }**{ $round ->
    [0] .
   *[other] {" "}et jouez à partir de la ronde { $round }.
}
campaign-joined-with = Vous êtes dans **{ $name }** avec { $company ->
    [none] cette équipe :
   *[other] l'équipe « { $company } » :
}
campaign-sure-leave = **Quitter { $name } ?**{ $open ->
    [match] {" "}Votre match ouvert compte comme perdu.
    [game] {" "}Votre partie en cours continue et compte toujours.
   *[none] {""}
}{ $played ->
    [yes] {" "}Ce que vous avez joué compte toujours{ $wins ->
        [yes] {""}
       *[no] , mais vous ne pourrez plus gagner
    }.
   *[no] {""}
}{ $company ->
    [yes] {" "}Votre équipe reste telle qu'elle est.
   *[no] {""}
} { $back ->
    [no] Vous ne pourrez pas revenir : aucune autre ronde n'accueille de joueurs.
   *[yes] Vous pourrez revenir.
}
button-campaign-leave = Quitter
button-campaign-stay = Rester
campaign-stayed = Vous restez dans **{ $name }**.
error-campaign-leave-own = Seul le joueur à qui on l'a demandé peut quitter avec ce bouton : utilisez vous-même `/campagne quitter`.
campaign-left = Vous avez quitté **{ $name }**{ $played ->
    [0] .
   *[other] {""} ; ce que vous avez joué compte toujours.
}
campaign-changed = Les conditions de **{ $name }** sont maintenant :
campaign-terms-changed = 📝 { $by } a changé les conditions de **{ $name }** : { $terms }
campaign-ended = **{ $name }** est finie{ $running ->
    [0] .
    [one] . { $running } partie se joue encore, et compte.
   *[other] . { $running } parties se jouent encore, et comptent.
}
campaign-gone = { $name } (a quitté la campagne)
campaign-attached = Cette partie appartient maintenant à **{ $name }**.
campaign-game-title = { $name }, partie { $number }
campaign-lobby = Cette partie appartient à la campagne **{ $name }**{ $carry ->
    [nothing] {""}
   *[other] {""} : chacun joue avec son équipe de campagne, et garde ce qui lui arrive
}{ $counts ->
    [no] .
   *[yes] { $carry ->
        [nothing] {""} : son résultat y compte.
       *[other] . Le résultat y compte.
    }
}
campaign-lobby-call = { $players } : **{ $name }** a ouvert votre partie. Appuyez sur *Rejoindre* pour la jouer.
campaign-lobby-free = Partie ouverte par **{ $name }** pour { $players } : la première personne qui appuie sur *Rejoindre* la joue.
campaign-repeat = { $other ->
    [none] { $one } a déjà une partie avec chacun dans **{ $name }** : une de plus
   *[other] { $one } et { $other } ont déjà une partie dans **{ $name }** : cette deuxième
} ne compte ni au classement ni pour la saison{ $rated ->
    [yes] , seulement pour les cotes.
   *[no] .
}
campaign-repeated = C'était une deuxième partie des deux mêmes joueurs dans **{ $name }** : elle ne compte ni au classement ni pour la saison.
campaign-list-line = - **{ $name }** · { $channel } · { $over ->
    [yes] finie
    [won] 🏆 { $winners }
   *[no] en cours
}
campaign-list-empty = Il n'y a pas de campagne sur ce serveur : `/campagne nouvelle` en commence une.
campaign-schedule-head = { $played ->
    [0] Aucune partie n'a été jouée
    [one] { $played } partie a été jouée
   *[other] { $played } parties ont été jouées
}{ $open ->
    [0] {""}
    [one] , { $open } est ouverte
   *[other] , { $open } sont ouvertes
}{ $left ->
    [0] { $lacking ->
        [0] { $open ->
            [0] . Tout le monde a joué contre tout le monde.
           *[other] . Il n'en reste pas d'autre.
        }
        [one] . Il faut encore { $lacking } membre pour une partie : `/campagne rejoindre`.
       *[other] . Il faut encore { $lacking } membres pour une partie : `/campagne rejoindre`.
    }
    [one] , il en reste { $left } à ouvrir.
   *[other] , il en reste { $left } à ouvrir.
}
campaign-running = { $names } : { $open ->
    [yes] ouverte dans { $channel }, pas encore commencée
   *[no] en cours dans { $channel }
}{ $until ->
    [none] {""}
   *[other] {""} ; { $name } a jusqu'au { $until }
}
campaign-uncounted = (deuxième partie des deux mêmes : elle ne compte pas)
campaign-no-seats = personne encore
campaign-next = Ensuite : **{ $names }**
campaign-result = { $n ->
    [0] Personne ne gagne.
    [one] **{ $names }** l'emporte{ $why }.
   *[other] Match nul entre **{ $names }**.
} Scores : { $scores }
campaign-why = { $why ->
    [resigned] {" "}({ $name } abandonne)
    [forfeited] {" "}({ $name } ne vient plus)
    [walkover] {" "}(par forfait)
   *[awarded] {" "}(décision de l'organisateur)
}
campaign-result-head = ### { $named ->
    [yes] « { $title } » est finie
   *[no] { $name } : « { $title } » est finie
}
campaign-news-head = { $company ->
    [none] **{ $name }** :
   *[other] **{ $name }**, « { $company } » :
}
campaign-news-scarred = { $unit } a perdu { $systems }
campaign-news-destroyed = { $unit } est détruit
campaign-news-repaired = { $unit } a retrouvé { $systems }
campaign-news-recruited = { $unit } arrive en renfort
campaign-news-stranger = une autre équipe a joué : rien n'est reporté
campaign-no-roster = Vous n'avez pas d'équipe dans cette campagne : le bot vous en tire une à chaque partie, sauf si vous en apportez une.
campaign-roster-head = **{ $name }** · { $n ->
    [one] { $n } Frame
   *[other] { $n } Frames
}
campaign-unit = { $state ->
    [gone] { $number }. ~~{ $unit }~~ : détruit
    [scarred] { $number }. **{ $unit }** : { $systems } · perdu : { $lost }
   *[whole] { $number }. **{ $unit }** : { $systems }
}{ $rockets ->
    [0] { "" }
    [one] { " " }+1 roquette
   *[other] { " " }+{ $rockets } roquettes
}
campaign-repairs = { $n ->
    [one] Vous pouvez réparer un équipement
   *[other] Vous pouvez réparer { $n } équipements
} avec `/campagne équipe frame: équipement:` ; le reste est réparé au début de la partie suivante, les Frames les plus touchés d'abord.
campaign-repaired = Réparé : { $news }
campaign-record-head = Palmarès de **{ $name }**
campaign-record-line = - **{ $campaign }** : place { $rank },{ $counts ->
    [yes] {" "}{ $points ->
        [one] { $points } point
       *[other] { $points } points
    } en
   *[no] {""}
} { $played } ({ $won } G, { $drawn } N, { $lost } P)
campaign-record-total = En tout : { $played } ({ $won } G, { $drawn } N, { $lost } P)
campaign-record-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
campaign-record-byes = { $count ->
    [one] { $count } exemption
   *[other] { $count } exemptions
}
campaign-record-idle = { $count ->
    [one] { $count } match décidé sans partie
   *[other] { $count } matchs décidés sans partie
}
campaign-record-empty = { $name } n'a joué dans aucune campagne de ce serveur.

error-campaign-not-host = Seuls les organisateurs de la campagne ou un gestionnaire du serveur peuvent faire cela.
error-campaign-over = La campagne « { $name } » est finie.
error-campaign-not-in = Vous n'êtes pas dans « { $name } » : rejoignez-la avec `/campagne rejoindre`.
error-campaign-no-such-member = Personne d'autre ne porte ce nom dans « { $name } » : choisissez un membre dans la liste.
error-campaign-points = Les points vont de 0 à { $most } : donnez un nombre entier entre les deux.
error-campaign-renewals = Réparations ou recrues vont de 0 à { $most } par partie : donnez un nombre entier entre les deux.
error-campaign-unknown = Il n'y a pas de campagne « { $name } » sur ce serveur : voyez `/campagne liste`.
error-campaign-none = Aucune campagne n'est en cours ici : `/campagne nouvelle` en commence une{ $ended ->
    [none] .
   *[other] , ou un organisateur reprend « { $ended } » avec `/campagne rouvrir`.
}
error-campaign-which = Plusieurs campagnes sont en cours ici ; nommez-en une : { $known }.
error-campaign-name-long = Le nom d'une campagne a au plus { $most } lettres : choisissez-en un plus court.
error-campaign-name-empty = Le nom d'une campagne doit contenir au moins une lettre ou un chiffre.
error-campaign-exists = Il y a déjà une campagne « { $name } » sur ce serveur : choisissez un autre nom.
error-too-many-campaigns = Au plus { $most } campagnes peuvent être en cours : finissez-en une avec `/campagne finir`.
error-campaign-begun = Cette campagne a déjà des parties : ses règles, sa taille, sa formule et ce qui est conservé ne changent plus.
campaign-round-kept = La ronde en cours finit toujours le { $until } ; la nouvelle durée vaut à partir de la suivante.
error-campaign-rounds-drawn = La ronde { $number } de « { $name } » est déjà tirée : choisissez au moins ce nombre de rondes.
error-campaign-points-order = Une victoire vaut plus qu'une défaite ; un nul ne vaut ni plus qu'une victoire, ni moins qu'une défaite.
error-campaign-points-fixed = Des résultats comptent déjà dans « { $name } » : les points d'une victoire, d'un nul et d'une défaite ne changent plus.
error-campaign-full = La campagne est complète : { $most } joueurs au plus.
error-campaign-company-needed = Dans « { $name } », les équipes passent d'une partie à l'autre : nommez la vôtre avec `/campagne rejoindre équipe:`.
error-campaign-removed = Un organisateur a mis fin à votre participation à « { $name } »{ $back ->
    [yes] {" "}: seul un organisateur ou un gestionnaire du serveur peut vous laisser revenir, avec `/campagne bureau`.
   *[no] , et plus personne ne peut la rejoindre.
}
error-campaign-already-in = { $carries ->
    [no] Vous êtes déjà dans « { $name } ».
   *[yes] Vous êtes déjà dans « { $name } » ; `/campagne rejoindre équipe:` change votre équipe.
}
error-match-others = C'est le match entre { $one } et { $other } : eux seuls peuvent le commencer.
error-campaign-match-of = C'est le match entre { $one } et { $other } dans « { $name } » : personne d'autre ne peut y prendre place.
error-campaign-company-fixed = Votre équipe joue ou a joué une partie de cette campagne : vous ne pouvez plus en changer.
error-campaign-no-scars = Rien ne se répare ici : cette campagne est sans cicatrices, ou vous n'y avez pas d'équipe.
error-campaign-other-game = Cette partie a d'autres règles ou une autre taille que « { $name } ».
error-campaign-attached = Cette partie appartient déjà à une campagne.
error-campaign-members-only = Cette partie compte dans « { $name } » : entrez-y d’abord avec `/campagne rejoindre`, puis prenez place.
error-campaign-stranger = { $who } n'est pas dans la campagne « { $name } » : il faut `/campagne rejoindre`, ou quitter cette partie.
error-campaign-no-company = { $who } n'a pas encore d'équipe dans « { $name } » : `/campagne rejoindre équipe:`.
error-no-repairs = Il ne reste pas de réparation : vous pourrez de nouveau réparer après la prochaine partie.
error-unit-unknown = Vous n'avez pas de Frame « { $text } » dans cette campagne, seulement { $known }.
error-not-scarred = { $unit } n'a pas perdu « { $system } » ({ $lost ->
    [none] il n'a rien perdu
   *[other] perdu : { $lost }
}).

# Why a board cannot be posted: one private message to the game's host.
trouble-permissions = Je ne peux plus montrer la partie **{ $title }** dans { $channel } : il m'y manque { $permissions }. Rien n'est perdu, la partie continue. Rendez-moi cette permission, et le plateau revient au prochain coup ou avec `/partie plateau`.
trouble-access = Je ne vois plus { $channel }, où se joue la partie **{ $title }** : on m'a retiré, ou le salon m'est caché. Rien n'est perdu. Invitez-moi de nouveau, ou laissez-moi voir le salon, et le plateau revient au prochain coup ou avec `/partie plateau`.
trouble-gone = Le salon de la partie **{ $title }** a été supprimé. Rien n'est perdu : la personne qui héberge le bot peut encore retrouver son journal.
trouble-locked = Le fil { $channel } de la partie **{ $title }** est verrouillé, et je ne peux pas l'ouvrir : déverrouillez-le, ou donnez-moi *Gérer les fils*. Rien n'est perdu ; le plateau revient au prochain coup ou avec `/partie plateau`.
trouble-other = Discord ne me laisse pas montrer la partie **{ $title }** dans { $channel } (erreur { $code }). Rien n'est perdu ; le plateau revient au prochain coup ou avec `/partie plateau`.
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-create-public-threads = Créer des fils publics
permission-attach-files = Joindre des fichiers
permission-embed-links = Intégrer des liens
permission-read-message-history = Voir les anciens messages
permission-unknown = une permission
thread-opened = La partie est dans { $channel }.
error-no-thread-here = On ne peut pas ouvrir de fil ici : prenez un salon textuel, ou laissez `fil` de côté.
error-thread-not-allowed = Je ne peux pas ouvrir de fil dans ce salon : il me manque { $permissions }.

# The players' own data.
data-exported = Tout ce qui est gardé sur vous : réglages, équipes, campagnes, et les parties que vous jouez ou avez jouées.
data-delete-ask = C'est irréversible. Vos réglages, vos champs de bataille gardés{ $companies ->
    [0] {" "}et vos photos
    [one] , vos photos et votre équipe
   *[other] , vos photos et vos { $companies } équipes
} sont effacés, et « { $former } » remplace votre nom partout.{ $campaigns ->
    [0] {""}
    [one] {" "}Vous quittez une campagne.
   *[other] {" "}Vous quittez { $campaigns } campagnes.
}{ $organised ->
    [none] {""}
   *[other] {" "}Vous organisez { $organised } : les gestionnaires du serveur prendront le relais.
}{ $games ->
    [0] {""}
    [one] {" "}Vous abandonnez une partie en cours.
   *[other] {" "}Vous abandonnez { $games } parties en cours.
}{ $matches ->
    [0] {""}
    [one] {" "}Un match pas encore commencé revient à votre adversaire par forfait.
   *[other] {" "}{ $matches } matchs pas encore commencés reviennent à vos adversaires par forfait.
} Pour garder une copie, utilisez d'abord `/réglages exporter`.
data-deleted = C'est fait. Vos équipes, champs de bataille, photos et réglages sont effacés, ainsi que votre nom et l'identifiant de votre compte dans toutes les parties, campagnes et résultats. Les messages déjà publiés sur Discord restent, de même que les fichiers que d'autres ont exportés avant.
data-kept = Rien n'a été effacé.
button-data-delete = Effacer pour de bon
button-data-keep = Tout garder
