# Clocks, votes and seats

cmd-game-time = Le temps de réflexion (avant le début : l'hôte ; ensuite : par vote)
cmd-game-vote = Voir ce qui est soumis au vote ici, et répondre
cmd-game-replace = Faire jouer quelqu'un d'autre à la place d'un joueur (hôte, ou par vote)
cmd-game-resign = Abandonner une partie en cours : vous la perdez
cmd-game-abandon = Proposer de finir la partie avec les scores actuels
opt-time = aucun, 1j par décision, 2h+10m pour une réserve que chaque réponse augmente
opt-pace = Tout le monde en même temps, ou chacun à son heure (par correspondance)
opt-agree = Oui ou non ; rien pour regarder d'abord
opt-replaced = Le joueur à remplacer
opt-by = Qui joue à la place ; personne : l'arbitre, jusqu'à une relève
opt-sure = Oui : sans redemander
pace-live = En direct
pace-post = Par correspondance

time-span = { $number } { $unit ->
    [d] j
    [h] h
    [m] min
   *[s] s
}
time-text = { $limit ->
    [decision] { $seconds } par décision
    [bank] { $seconds } en réserve, { $increment } de plus à chaque réponse
   *[none] sans limite
}{ $pace ->
    [live] , en direct
   *[post] , par correspondance
}
time-set = Temps de réflexion de cette partie : { $time }.
clock-line = ⏳ **{ $name }** a jusqu'au { $until }.
board-away = 🏖️ **{ $name }** est en vacances jusqu'au { $until }.
board-paused = ⏸️ **{ $name }** est en pause{ $lobby ->
    [yes] {""} : cette partie ne peut pas commencer avant que les organisateurs ne reprennent.
   *[no] {""} : aucun délai ne court, et vous pouvez continuer à jouer.
}
clock-mine = -# ⏳ Votre temps expire le { $until }.
clock-last-chance = ⚠️ { $name ->
    [none] Vous avez manqué { $count } décisions de suite. Si vous manquez aussi celle-ci, { $others ->
        [one] votre adversaire peut
       *[other] les autres peuvent
    } continuer sans vous
   *[other] **{ $name }** a manqué { $count } décisions de suite. Encore une, et les autres peuvent continuer sans ce joueur
}{ $then ->
    [match] : ce match de **{ $campaign }** est alors perdu.
    [game] : la partie est alors perdue.
   *[on] , avec un bot ou l'arbitre à cette place.
}
clock-head = ⏳ Temps : { $time }
clock-left = ⏳ **{ $name }** : il reste { $left }
clock-silent = 💤 Silence depuis { $days } jours : **{ $names }**.
clock-absent = 💤 { $count } décisions manquées de suite : **{ $names }**.
clock-without = { $winner ->
    [none] Pour continuer sans attendre : le bouton ci-dessous, ou `/partie remplacer` pour quelqu'un d'autre.
   *[other] **{ $winner }** peut réclamer la victoire avec le bouton ci-dessous, ce qui termine la partie.
}

wish-undo = ↩ **{ $name }** demande à annuler les derniers coups.
wish-time = ⏳ **{ $name }** demande un autre temps de réflexion : { $time }.
wish-replace = { $by ->
    [none] 🔄 **{ $name }** demande à continuer sans **{ $player }** : l'arbitre joue à sa place jusqu'à une relève.
   *[other] { $own ->
        [yes] 🔄 **{ $name }** demande à jouer à la place de **{ $player }**.
        [reader] 🔄 **{ $name }** vous propose de jouer à la place de **{ $player }**.
       *[no] 🔄 **{ $name }** demande que **{ $by }** joue à la place de **{ $player }**.
    }
}
wish-abandon = 🏳️ **{ $name }** propose de finir la partie avec les scores actuels.
wish-correct = 🛠️ **{ $name }** demande une correction : { $what }.
wish-waits = Il manque l'accord de { $others }.
wish-until = Sans réponse, la demande expire le { $until }.
wish-kind = { $kind ->
    [undo] annuler des coups
    [time] un autre temps de réflexion
    [replace] un remplacement
    [abandon] arrêter la partie
    [correct] une correction
   *[other] une demande
}
wish-made = La question est posée aux autres : ils répondent avec `/partie voter`, ou avec les boutons sous le plateau.
host-alone = L'hôte pourrait le faire sans vote.
wish-done = Tout le monde est d'accord : c'est fait.
wish-too-late = Trop tard : la demande a expiré.
undo-asked-of = Qui doit être d'accord : { $others }
undo-picture = L'image montre le plateau après l'annulation.
seat-taken = La place est à vous : vous jouez à partir d'ici.
replace-asked-all = La question est posée à toute la table, à **{ $name }** aussi. Seule la place d'un joueur qui a manqué trois décisions de suite, ou qui n'a rien fait depuis 14 jours dans une partie sans limite de temps, peut être donnée sans son accord.
replace-asked = **{ $name }** reçoit la demande, et prend la place en l'acceptant.
replaced = C'est fait : la partie n'attend plus **{ $name }**.
replaced-won = C'est fait : **{ $winner }** remporte { $campaign ->
    [none] la partie
   *[other] ce match de **{ $campaign }**
}, car **{ $name }** ne joue plus.
resigned = Vous avez quitté la partie. L'arbitre joue à votre place jusqu'à ce que quelqu'un la prenne avec `/partie rejoindre`.
resigned-over = Vous avez abandonné la partie.
sure-resign = **Quitter cette partie ?** L'arbitre jouera à votre place, en ne faisant que ce que les règles exigent, jusqu'à ce que quelqu'un la prenne avec `/partie rejoindre`. Tant que la place est libre, vous pouvez revenir.
sure-resign-over = **Abandonner ?** { $winner } remporte { $campaign ->
    [none] la partie
   *[other] ce match de { $campaign }
}{ $away ->
    [none] .
   *[other] , car ces joueurs comptent comme absents : { $away }.
} C'est définitif.
sure-resign-counts = **Abandonner ?** Vous perdez cette partie{ $campaign ->
    [none] {""}
   *[other] {" "}de { $campaign }
}. C'est définitif.
button-resign = Abandonner
button-wish = De quoi s'agit-il ?
button-standin = { $wins ->
    [yes] Réclamer la victoire
   *[no] Continuer sans { $name }
}

story-timed-out = ⏱️ Le temps de **{ $name }** est écoulé, l'arbitre a décidé : { $choice }.
story-silent = 💤 **{ $name }** n'a ni joué ni voté depuis { $days } jours et ne reçoit plus de rappels : { $winner ->
    [none] les autres peuvent continuer sans ce joueur.
   *[other] **{ $winner }** peut réclamer la victoire.
}
story-absent = 💤 **{ $name }** a manqué plusieurs décisions de suite ({ $count }) et ne reçoit plus de rappels : { $winner ->
    [none] les autres peuvent continuer sans ce joueur.
   *[other] **{ $winner }** peut réclamer la victoire.
}
story-gone = 💤 { $why ->
    [missed] Vous avez manqué { $count } décisions de suite
   *[silent] Vous n'avez ni joué ni voté depuis { $days } jours
} : désormais, vous comptez comme absent et ne pouvez pas gagner. Votre prochaine décision ou votre prochain vote met fin à cette absence.
story-timed-out-choice = « { $choice } » ({ $kind })
story-time-set = ⏳ Nouveau temps de réflexion : { $time }. Le temps de chacun repart.
story-wish-withdrawn = ↩ { $name } retire sa demande.
story-refused-undo = ↩ { $name } refuse l'annulation.
story-refused-time = ⏳ { $name } préfère garder le temps actuel.
story-refused-replace = 🔄 { $name } n'accepte pas le remplacement.
story-refused-abandon = 🏳️ { $name } veut continuer.
story-refused-correct = 🛠️ { $name } n'accepte pas la correction.
story-wish-expired = ⌛ Tout le monde n'a pas répondu à temps : la demande de { $name } est refusée ({ $kind }).
story-resigned = 🏳️ **{ $name }** quitte la partie. L'arbitre joue à sa place jusqu'à ce que quelqu'un prenne la place avec `/partie rejoindre`.
story-resigned-over = 🏳️ **{ $name }** abandonne.
story-forfeited = 💤 { $name ->
    [none] Vous avez manqué décision sur décision et perdez
   *[other] **{ $name }** a manqué décision sur décision et perd
} { $over ->
    [match] ce match de **{ $campaign }**.
    [game] la partie.
   *[no] la partie, qui continue pour les autres.
}
story-unpaired = Pas de nouvel adversaire avant { $own ->
    [yes] votre
   *[no] son
} retour : `/campagne rejoindre`.
story-replaced = 🔄 **{ $name }** joue désormais à la place de **{ $was }**.
story-seat-free = 🔄 La partie n'attend plus **{ $was }**. L'arbitre joue à sa place jusqu'à ce que quelqu'un prenne la place avec `/partie rejoindre`.

# Errors
error-time-unreadable = « { $text } » n'est pas un temps de réflexion : `aucun`, `1j` par décision, `2h+10m` pour une réserve qui augmente.
error-time-range = « { $text } » sort des bornes : de 10 secondes à 60 jours.
error-pace-unknown = « { $text } » n'est pas un rythme : choisissez « En direct » ou « Par correspondance ».
error-wish-open = Un vote est déjà ouvert : `/partie voter` le montre. Une question à la fois.
error-no-wish = Aucun vote n'est ouvert ici.
error-no-vote = Vous n'avez pas à voter : aucune de vos décisions ne serait annulée.
error-no-vote-of-yours = Vous n'avez pas à voter là-dessus. Il ne manque que l'accord de **{ $others }**.
error-nobody-there = Cette place est déjà libre : `/partie rejoindre` permet de la prendre.
error-came-back = { $name } est de retour et continue de jouer.
error-stand-in-over = Cette partie est terminée.
error-stand-in-own = C'est votre propre place : votre prochaine décision vous y ramène.
error-seats-count = Dans une partie cotée ou un match, personne d'autre ne peut prendre une place. Un joueur qui manque trois décisions de suite, ou ne répond plus depuis longtemps dans une partie sans limite de temps, peut être déclaré perdant : *Continuer sans …*, ou à deux *Réclamer la victoire*.
error-no-bots = Ce compte est une application : choisissez une personne, ou un de mes bots avec `/partie remplacer niveau:`.
error-end-unknown = Une partie ne finit pas ainsi : { $text }.
