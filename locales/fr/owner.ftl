# What the people who run the bot look at and do.
cmd-owner = Pour ceux qui hébergent ce bot
cmd-owner-stats = Comment va le bot : parties, serveurs, réponses du jour, retard, files d'attente, erreurs
cmd-owner-announce = Publier un message, une seule fois, dans chaque salon où une partie est en cours
cmd-owner-drain = Arrêter proprement tous les processus du bot : ce qui est arrivé reçoit d'abord sa réponse
cmd-owner-look = Où en est une partie, sans ses secrets
cmd-owner-retry = Publier ce qui manque dans le salon d'une partie : récit, plateau, notifications
opt-owner-text = Le message, dans la langue des joueurs
opt-owner-sure = Envoyer tout de suite
opt-owner-game = L'identifiant de la partie, ou le numéro d'une erreur qu'un joueur a lu
owner-stats = Parties inachevées : { $games } · serveurs : { $servers }
    Ce processus : réponses depuis minuit UTC : { $answers } · retard de la boucle : { $lag } ms · erreurs notées : { $errors } · files d'attente : { $queues }
owner-announce-ask = Cela ira dans { $channels ->
    [one] un salon
   *[other] { $channels } salons
} où une partie est en cours, un message chacun. Pour l'envoyer, relancez la commande avec `sure:True`.

    { $text }
owner-announced = L'envoi a commencé, dans { $channels ->
    [one] un salon
   *[other] { $channels } salons
}, un par seconde.
owner-drain = Tous les processus de cette base s'arrêtent d'ici quelques secondes, dès que ce qui est arrivé a reçu sa réponse. Un gestionnaire de services, s'il y en a un, les relance.
owner-look = **{ $title }** (`{ $id }`) dans { $channel } · { $ruleset } · { $status } · entrée { $seq }
owner-look-asked = **Qui doit décider**
owner-look-marks = **Marques**
owner-look-errors = **Dernières erreurs de ce processus**
owner-look-none = Rien.
owner-retry = Je publie dans { $channel } ce qui y manque de **{ $title }**.
error-not-owner = Seuls ceux qui hébergent ce bot peuvent s'en servir.
error-announced-already = La dernière annonce date de moins de dix minutes : attendez encore { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
error-resting = Trop de choses vont de travers de mon côté : je ne change aucune partie pendant une minute. Rien n'est perdu, réessayez bientôt.
host-disk-full = Mon disque est plein. Tant qu'il n'y a pas de place, je n'enregistre rien et je refuse chaque décision. Ce qui était enregistré ne risque rien.
