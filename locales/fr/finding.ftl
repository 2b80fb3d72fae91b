# Trouver une partie : tables qui attendent, joueurs qui cherchent, un forum pour les parties

name-find = trouver
name-find-games = parties
name-find-players = joueurs
parameter-languages = langues
parameter-days = jours
parameter-for = pendant
parameter-with = avec
parameter-join = rejoindre
parameter-stop = arrêter
parameter-share = partage
parameter-others = ailleurs
parameter-forum = forum
cmd-find = Trouver une partie, des joueurs ou une date pour jouer
cmd-find-games = Les parties qui attendent des joueurs, ici et sur les serveurs qui montrent les leurs
cmd-find-players = Les joueurs qui cherchent une partie ; avec une option, vous entrez dans la liste
opt-seek-ruleset = Le jeu que vous cherchez ; sans réponse, n'importe lequel
opt-seek-languages = Vos langues de jeu, séparées par des virgules
opt-seek-days = Quand vous êtes libre, en général, avec des virgules
opt-seek-span = Combien de temps vous restez dans la liste : 12h, 3j, 30j au plus
opt-seek-stop = Ne plus chercher
opt-find-join = Prendre place dans une de ces parties
opt-seek-call = Ouvrir une partie avec ce joueur : une place lui est réservée
opt-server-share = Montrer aux autres serveurs les parties ouvertes ici et les joueurs qui en cherchent
opt-server-others = Montrer ici les parties ouvertes et les joueurs des autres serveurs
opt-server-forum = Un forum où chaque partie a son post ; le nommer de nouveau pour arrêter
settings-share = Montrés aux autres serveurs (parties ouvertes, joueurs qui cherchent) : **{ $share }**
settings-others = Parties et joueurs des autres serveurs, montrés ici : **{ $others }**
settings-forum = Chaque partie a un post dans : **{ $forum }**
settings-forum-placeholder = Forum des parties ; aucun : sans posts
share-on = Parties ouvertes ici : montrées ailleurs
share-off = Parties ouvertes ici : pas montrées ailleurs
others-on = Parties des autres serveurs : montrées ici
others-off = Parties des autres serveurs : pas montrées ici

# La liste des parties
find-games = { $count ->
    [one] ### { $count } partie attend des joueurs
   *[other] ### { $count } parties attendent des joueurs
}
find-games-none = ### Aucune partie n'attend de joueurs
    { $looking ->
        [0] Ouvrez-en une, ou cherchez des joueurs.
        [one] Un joueur cherche une partie : *Chercher des joueurs* le montre.
       *[other] { $looking } joueurs cherchent une partie : *Chercher des joueurs* les montre.
    }
find-table = { $table ->
    [map] sur carte
   *[other] à leur propre table
}
find-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
find-on-server = sur **{ $server }**
find-lobby = **{ $number }. { $title }** { $where }
    -# { $facts }
    { $link }
find-joined = Vous avez une place : { $link }
button-find-join = Rejoindre { $number }
button-find-players = Chercher des joueurs
button-find-games = Parties ouvertes

# La liste des joueurs
seek-others = { $count ->
    [one] ### { $count } joueur cherche une partie
   *[other] ### { $count } joueurs cherchent une partie
}
seek-nobody = ### Personne d'autre ne cherche de partie
seek-line = **{ $number }. { $name }**{ $where ->
    [here] {""}
   *[elsewhere] {" "}(autre serveur)
} : { $wants }, jusqu'au { $until }
seek-you = 🔎 Vous cherchez une partie : { $wants }. Vous êtes dans la liste jusqu'au { $until }.
seek-not-you = Vous n'êtes pas dans la liste. **Chercher une partie** vous y met ; chacun peut alors ouvrir une partie avec vous.
seek-any-ruleset = n'importe quel jeu
seek-call = { $user }, **{ $host }** a ouvert une partie pour vous : **{ $title }**, { $ruleset }, { $size }. Votre place est réservée jusqu'au { $until } : { $link }
seek-call-on = { $user }, **{ $host }** a ouvert une partie pour vous sur **{ $server }** : **{ $title }**, { $ruleset }, { $size }. Votre place est réservée jusqu'au { $until } : { $link }
seek-again = { $user }, **{ $host }** demande une revanche : **{ $title }**, { $ruleset }, { $size }{ $rated ->
    [yes] , cotée
   *[no] {""}
}. Votre place est réservée jusqu'au { $until } : { $link }
seek-again-on = { $user }, **{ $host }** demande une revanche sur **{ $server }** : **{ $title }**, { $ruleset }, { $size }{ $rated ->
    [yes] , cotée
   *[no] {""}
}. Votre place est réservée jusqu'au { $until } : { $link }
seek-warn = { $user }, **{ $host }** attend toujours votre réponse : **{ $title }**, { $ruleset }, { $size }. Votre place est réservée jusqu'au { $until } : { $link }
seek-warn-on = { $user }, **{ $host }** attend toujours votre réponse sur **{ $server }** : **{ $title }**, { $ruleset }, { $size }. Votre place est réservée jusqu'au { $until } : { $link }
seek-closed = { $user }, l'invitation de **{ $host }** à **{ $title }** : { $how ->
    [joined] vous avez rejoint la partie : { $link }
    [declined] vous avez décliné.
    [left] vous avez quitté la partie.
    [over] vous n'avez pas répondu, et la place est maintenant libre pour { $campaign ->
        [none] tous
       *[other] tous les membres de **{ $campaign }**
    } : { $link }
    [begun] la partie a commencé sans vous.
   *[off] la partie a été annulée.
}
seek-over = { $host }, **{ $name }** n'a pas répondu à votre invitation à **{ $title }**. { $campaign ->
    [none] La place est maintenant libre pour tous.
   *[other] Tout membre de **{ $campaign }** peut maintenant prendre la place{ $two ->
        [yes] {""} ; la partie y compte si les deux joueurs ne s'y sont pas encore rencontrés.
       *[no] .
    }
}
seek-declined = { $host }, **{ $name }** a décliné votre invitation à **{ $title }**. { $campaign ->
    [none] La place est maintenant libre pour tous.
   *[other] Tout membre de **{ $campaign }** peut maintenant prendre la place{ $two ->
        [yes] {""} ; la partie y compte si les deux joueurs ne s'y sont pas encore rencontrés.
       *[no] .
    }
}
seek-left = { $host }, **{ $name }** a quitté **{ $title }**. { $campaign ->
    [none] La place est maintenant libre pour tous.
   *[other] Tout membre de **{ $campaign }** peut maintenant prendre la place{ $two ->
        [yes] {""} ; la partie y compte si les deux joueurs ne s'y sont pas encore rencontrés.
       *[no] .
    }
}
seek-you-declined = Invitation déclinée : l'hôte est prévenu, et d'autres peuvent prendre la place.
seek-call-now = Votre partie est ouverte, et **{ $name }** reçoit une notification : { $link } La place lui est réservée jusqu'au { $until }.
seek-call-later = Votre partie est ouverte : { $link } **{ $name }** a ses heures calmes ou est en vacances, et recevra l'invitation ensuite. La place lui est réservée jusqu'au { $until }.
seek-call-silent = Votre partie est ouverte : { $link } **{ $name }** a désactivé les notifications : envoyez-lui le lien vous-même. La place lui est réservée jusqu'au { $until }.
seek-stopped = Vous ne cherchez plus de partie.
seek-was-not = Vous n'êtes pas dans la liste des joueurs qui cherchent une partie.
seek-span = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
seek-field-ruleset = Jeu (aucun : n'importe lequel)
seek-field-pace = Rythme
seek-field-languages = Langues
seek-field-days = Quand vous êtes libre
seek-field-span = Durée dans la liste
button-seek = Chercher une partie
button-seek-change = Modifier
button-seek-stop = Ne plus chercher
button-seek-call = Jouer avec { $name }
button-decline = Décliner
button-join-with = Rejoindre { $name }
button-decline-with = Décliner ({ $name })
mine-invited = ✉️ **{ $host }** vous invite à **{ $title }**. Votre place est réservée jusqu'au { $until } : { $link }
days-weekdays = Semaine
days-evenings = Soirs
days-weekends = Week-ends
days-monday = Lundi
days-tuesday = Mardi
days-wednesday = Mercredi
days-thursday = Jeudi
days-friday = Vendredi
days-saturday = Samedi
days-sunday = Dimanche

# Errors
error-find-not-seen = Vous ne voyez pas le salon de cette partie : impossible de la rejoindre d'ici.
error-seeker-gone = Ce joueur ne cherche plus de partie.
error-seeker-self = C'est vous : quelqu'un d'autre doit appuyer sur ce bouton.
error-seeker-asked = Vous avez déjà invité { $name } à une partie.
error-seat-kept = Cette place est réservée à { $name } jusqu'au <t:{ $until }:f>.
error-not-invited = Aucune invitation à cette partie ne vous attend.
error-look-unreadable = « { $text } » n'est pas une durée : écrivez-la comme `12h` ou `3j`.
error-look-range = On reste dans la liste entre une heure et 30 jours, pas « { $text } ».
error-seek-language-unknown = Je ne connais pas la langue « { $text } ». Au choix : { $names }.
error-seek-days-unknown = Je ne connais pas le jour « { $text } ». Écrivez les jours comme `sam, dim` ou `semaine, soirs, week-ends`.
switch-on = oui
switch-off = non

# Le forum des parties
tag-open = ouverte
tag-running = en cours
tag-over = finie
forum-post = **{ $title }** : le plateau est plus bas. L'étiquette dit si la partie est ouverte, en cours ou finie.
forum-gone = Le forum des parties n'existe plus : la partie est ici. Un gestionnaire du serveur peut en nommer un autre avec `/réglages serveur forum:`.
forum-not-allowed = Je ne peux pas ouvrir de post dans le forum des parties : la partie est ici. Il me manque : { $permissions }.
forum-failed = Discord a refusé un post dans le forum des parties (erreur { $code }) : la partie est ici.
forum-no-tags = Je ne peux pas tenir à jour l'étiquette de **{ $title }** dans { $forum } : il me faut *Gérer les fils*, et *Gérer les salons* pour créer les étiquettes *ouverte*, *en cours* et *finie*. La partie continue.
