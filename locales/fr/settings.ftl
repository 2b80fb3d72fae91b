# Settings of players and servers: the panel of /settings

settings-me-title = ### Vos réglages
settings-server-title = ### Réglages de ce serveur
settings-language = Langue : **{ $language }**
settings-pings = Quand une partie vous attend : **{ $where }**
settings-quiet = Heures calmes : **{ $hours }** ({ $zone })
settings-remind = Rappels : **{ $every }**{ $on ->
    [no] {""}
   *[yes] , trois au plus par décision
}
settings-holiday = Vacances : **{ $days }**
settings-holiday-days = du { $first } au { $last }
holiday-none = Vous n'avez pas de vacances prévues. Pour en poser, donnez les dates : `/réglages vacances du:24/12/2026 au:02/01/2027`. Avec `au` seul, elles commencent aujourd'hui.
holiday-set = 🏖️ Vos vacances : **{ $days }**. D'ici leur fin, votre temps s'arrête et personne ne vous relance.
holiday-ended = { $begun ->
    [yes] Vos vacances sont finies : les parties vous attendent de nouveau, et vous recevez les notifications.
   *[no] Vos vacances { $days } sont annulées.
}
settings-ask = Questions : **{ $what }**
settings-panel = Où les questions vous sont posées : **{ $where }**
settings-size = Taille : **{ $size }**
settings-dice = Dés : **{ $dice }**
settings-deployment = Déploiement : **{ $deployment }**
settings-options = Règles avancées : **{ $options }**
settings-channels = On peut ouvrir des parties dans : **{ $channels }**
holiday-instead = Vos vacances vont maintenant { $days } (avant : { $before }).
button-holiday-end = { $begun ->
    [yes] Je suis de retour
   *[no] Annuler ces vacances
}
holiday-match = ⚠️ La ronde de **{ $name }** se termine { $until }, pendant votre absence : jouez votre match avant, ou demandez un délai à un organisateur.
settings-now = { $what ->
    [language] Langue : { $value }
    [ping] Notifications : { $value }
    [remind] Rappels : { $value }
    [ask] Questions : { $value }
    [panel] Questions posées : { $value }
    [reading] Ce que vous seul voyez : { $value }
    [stand-in] Joueurs absents : { $value }
    [rated] Nouvelle partie : { $value }
    [pictures] Images des joueurs : { $value }
    [boards] Plateaux : { $value }
   *[other] { $value }
}
settings-channels-placeholder = Salons de jeu ; aucun : tous
settings-anywhere = tous les salons
settings-usual = par défaut
settings-off = non
settings-quiet-none = aucune
settings-holiday-none = aucunes
settings-hours = { $count ->
    [one] toutes les heures
   *[other] toutes les { $count } heures
}
settings-days = { $count ->
    [one] tous les jours
   *[other] tous les { $count } jours
}
settings-unsaved = Rien n'est enregistré, vos autres choix non plus.
settings-saved = -# C'est noté.
settings-button-quiet = Heures calmes et fuseau…
settings-button-holiday = Vacances…
settings-field-quiet = Heures calmes (vide : aucune)
settings-field-zone = Fuseau horaire
settings-field-first = Premier jour (vide : pas de vacances)
settings-field-last = Dernier jour
language-discord = Celle de Discord
pings-channel = Une mention dans le salon de la partie
pings-message = Un message privé
pings-off = Aucune notification
ask-less = Plusieurs réponses à la fois
ask-everything = Tout, une question à la fois
panel-private = Dans un panneau que vous seul voyez
panel-channel = Sur le plateau, en bas du salon

# Pings, reminders, nudges
button-to-the-board = Vers le plateau
nudge-told = { $count ->
    [one] Rappel envoyé à { $names }.
   *[other] Rappel envoyé à { $names }.
}
nudge-held = { $names } recevra un rappel le { $when }.
nudge-silent = { $count ->
    [one] { $names } a désactivé les notifications.
   *[other] { $names } ont désactivé les notifications.
}
nudge-recent = { $count ->
    [one] { $names } a reçu un rappel il y a peu.
   *[other] { $names } ont reçu un rappel il y a peu.
}

# /game mine
mine-waits = { $count ->
    [one] **{ $count } chose vous attend :**
   *[other] **{ $count } choses vous attendent, la première échéance d'abord :**
}
mine-none-waits = Rien ne vous attend.
mine-others = { $count ->
    [one] **Dans { $count } partie, c'est à d'autres de décider :**
   *[other] **Dans { $count } parties, c'est à d'autres de décider :**
}
mine-decision = **{ $title }**, question posée { $since } : { $link }
mine-vote = **{ $title }**, un vote ouvert { $since } : { $link }
mine-seat = **{ $title }**, on vous propose une place : la prenez-vous ? Question posée { $since } : { $link }
mine-match = **{ $title }**, votre match, ouvert { $since } : { $link }
mine-poll = **{ $title }** : quand pouvez-vous jouer ? Question posée { $since } : { $link }
mine-decide = **{ $title }** : à vous de fixer la date : { $link }
mine-draw = **{ $title }** : tirez la première ronde avec `/campagne ronde` : { $link }
mine-award = **{ $title }** : le temps de la ronde est écoulé, et un match reste à trancher : `/campagne bureau` ({ $link })
mine-vanished = **{ $title }** : des absents n'ont plus d'adversaire pour l'instant, gardez-les ou retirez-les : `/campagne bureau` ({ $link })
mine-stuck = **{ $title }** : trop peu de monde vient jouer pour une autre ronde, gardez ou retirez les absents : `/campagne bureau` ({ $link })
mine-unpaired = **{ $title }** : vous manquiez à l'appel pour votre match ; pour avoir de nouveau un adversaire, revenez : `/campagne rejoindre` ({ $link })
mine-end = **{ $title }** : tout le monde a joué contre tout le monde, `/campagne finir` désigne le vainqueur : { $link }
mine-until = ⏳ jusqu'au { $until }{ $then ->
    [referee] {""}, puis l'arbitre décide pour vous
    [no] {""}, puis c'est non
    [others] {""}, puis les autres peuvent commencer
    [nobody] {""}, puis vous le perdez tous les deux
    [round] {""}, puis vous le perdez tous les deux ; si personne ne joue dans votre moitié du tableau, les organisateurs tranchent
    [organisers] {""}, puis les organisateurs tranchent
    [closed] {""}, puis le vote est clos
   *[none] { "" }
}
mine-overdue = ⏳ temps écoulé, les organisateurs tranchent
mine-paused = ⏸️ en pause : aucun délai ne court
mine-since = ⏳ les autres peuvent la commencer depuis le { $at }
mine-other = **{ $title }**, dernière décision { $since } : { $link }
mine-gone = 💤 Vous comptez comme absent et ne pouvez pas gagner : votre prochaine décision ou votre prochain vote y met fin.
mine-waits-for = **{ $title }** : { $who } : { $link }
mine-to-start = **{ $title }**, pas encore commencée, en attente de { $who } : { $link }
mine-whom = **{ $name }** ({ $what ->
    [match] match ouvert
   *[other] question posée
} { $since }{ $until ->
    [none] {""}
   *[other] , jusqu'au { $until }
}{ $away ->
    [none] {""}
   *[other] , 🏖️ en vacances jusqu'au { $away }
})
mine-start = **{ $title }**, tout le monde est là : à vous de commencer ({ $since }) : { $link }
mine-may-start = **{ $title }** : l'hôte ne l'a pas commencée, vous pouvez donc le faire : { $link }
mine-inviting = **{ $title }**, pas encore commencée, en attente d'une réponse de { $names } jusqu'au { $until } : { $link }
mine-lobby = **{ $title }**, en attente de quelqu'un : { $link }
mine-holiday = 🏖️ Vos vacances : **{ $days }**. Personne ne vous relance avant leur fin.
mine-agreed = **Dates fixées :**
mine-agreed-date = 📅 **{ $title }**, c'est { $time } ({ $soon }) : { $link }
mine-leagues = **En ligue, vous pouvez jouer :**
mine-league = **{ $name }** : contre { $names }. Ouvrez votre partie avec `/campagne partie` : { $link }
mine-league-open = **{ $name }** : { $names } a ouvert votre partie, appuyez-y sur *Rejoindre* : { $link }
mine-more = { $count ->
    [one] … et { $count } ligne de plus.
   *[other] … et { $count } lignes de plus.
}

# Errors
error-quiet-unreadable = « { $text } » n'est pas une plage horaire : écrivez-la comme `22h-7h`, ou `non`.
error-quiet-always = Les heures calmes ne peuvent pas commencer et finir à la même heure (« { $text } ») : changez l'une des deux, ou coupez les notifications.
error-quiet-long = Les heures calmes durent { $most } heures au plus (« { $text } »). Pour plus longtemps, il y a les vacances.
error-remind-unreadable = « { $text } » n'est pas un intervalle : écrivez-le comme `6h` ou `tous les 2 jours`, ou `non`.
error-remind-range = Les rappels vont de `1h` à `14j`, ou `non` : « { $text } » ne convient pas.
error-zone-unknown = Il n'y a pas de fuseau « { $text } » : écrivez-en un comme `Europe/Paris`, une grande ville, ou un pays qui n'en a qu'un.
error-holiday-unreadable = « { $text } » n'est pas une date : écrivez-la comme `24/12`, `24 déc` ou `vendredi`.
error-holiday-backwards = Ces vacances finiraient le { $last }, avant de commencer le { $first } : échangez les deux jours.
error-holiday-over = Ces vacances se sont terminées le { $last } : choisissez des jours à venir.
error-holiday-long = Des vacances durent { $most } jours au plus : choisissez un dernier jour plus proche.
error-holiday-running = Vous êtes en vacances jusqu'au { $last }, et une seule période peut être posée à la fois. Posez la suivante à votre retour, ou mettez d'abord fin à celle-ci : `/réglages vacances` sans dates.
error-holiday-far = Le { $first } est dans plus d'un an : réessayez quand la date sera plus proche.
error-not-manager = Seuls les membres qui ont la permission *Gérer le serveur* peuvent faire cela.
error-too-many-channels = { $most } salons au plus : enlevez-en un d'abord.
error-channel-not-for-games = On n'ouvre pas de partie dans ce salon : allez dans { $channels }.
error-bot-not-here = Je ne peux pas tenir de partie sur ce serveur, car je n'en suis pas membre : demandez à un gestionnaire du serveur de m'inviter.
error-nudge-nobody = La partie n'attend que vous : il n'y a personne à prévenir.
error-nudge-no-player = La partie attend des joueurs : il n'y a encore personne à prévenir. Envoyez le lien de ce salon, invitez quelqu'un avec `/trouver joueurs`, ou placez un bot avec **Ajouter un bot**.
error-nudge-invited = La partie attend { $name }, dont la place est réservée jusqu'au <t:{ $until }:f> ; un rappel part à mi-délai. Vous pouvez lui écrire, inviter quelqu'un d'autre avec `/trouver joueurs`, ou placer un bot avec **Ajouter un bot**.
error-nudge-too-soon = Le rappel est déjà parti : un seul par décision toutes les { $hours ->
    [one] heures
   *[other] { $hours } heures
}.

opt-server-pictures = Les parties d'ici montrent-elles les images, couleurs et emblèmes des joueurs ?
opt-server-hide = Cacher ici les images de ce joueur, ou les montrer de nouveau
settings-pictures = Images des joueurs : **{ $pictures }**
settings-hidden = Images jamais montrées ici : { $users }
pictures-on = Montrées
pictures-off = Cachées
error-too-many-hidden = Les images de { $most } joueurs sont déjà cachées ici. Montrez de nouveau celles de quelqu'un, ou cachez toutes les images.

# Texte d'abord : pour qui lit avec un lecteur d'écran
parameter-reading = lecture
parameter-boards = plateaux
opt-reading = Ce que vous seul voyez : avec images, ou texte d'abord, sans image, pour lecteurs d'écran
opt-server-boards = Plateaux en images, en texte suivi de l'image, ou en texte seul
settings-reading = Ce que vous seul voyez : **{ $how }**
settings-boards = Plateaux et récits ici : **{ $how }**
reading-pictures = Images et texte
reading-both = Le texte d'abord, les images à la fin
reading-text = Le texte d'abord, sans image
