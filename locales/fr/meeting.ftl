# Quand jouer

name-find-time = date
parameter-times = dates
parameter-length = durée
parameter-everyone = ensemble
parameter-vote = vote
parameter-decide = décider
cmd-find-time = Trouver une date pour jouer : proposer, voter, décider
opt-meet-times = Dans votre fuseau, avec des virgules : sam 20:00, 01/12/2026 19h30, demain 18h
opt-meet-length = La durée : 3h, 90m
opt-meet-everyone = La date est fixée dès que toute la table de ce salon s'accorde ; sinon, vous décidez
opt-meet-vote = Les numéros des dates qui vous vont : 1, 3 ; 0 pour toutes
opt-meet-decide = Le numéro de la date choisie (hôte)
opt-meet-stop = Annuler le dernier vote de ce salon (hôte)
meet-title = La prochaine partie
meet-head = ### 📅 Quand jouer ? { $title }
meet-line = **{ $number }.** { $time }{ $count ->
    [0] {""}
   *[other] {" "}· { $names }
}
meet-how = -# Choisissez les dates qui vous vont ; choisir de nouveau une date la retire. { $how ->
    [all] La date est fixée dès que toute la table s'accorde.
   *[host] { $host } tranche.
}
meet-decided = **{ $time }** ({ $soon })
    { $names }
meet-called = 📅 { $names } : quand pouvez-vous jouer ? Choisissez les dates qui vous vont dans le message ci-dessus.
meet-set = 📅 **{ $title }**, c'est { $time } ({ $soon }). { $names }
meet-set-without = 📅 { $names } : **{ $title }**, c'est { $time } ({ $soon }). Vous n'aviez pas choisi cette date.
meet-remind = 📅 { $names } : quand pouvez-vous jouer **{ $title }** ? Il manque votre réponse. Choisissez les dates qui vous vont : { $link }
meet-remind-host = 📅 { $names } : il y a des réponses pour **{ $title }**. À vous de fixer la date : { $link }
meet-undecided = Ce vote est fini : aucune date n'a été fixée.
meet-over = 📅 { $names } : le vote sur **{ $title }** est fini, sans date fixée. { $voters ->
    [none] Personne n'a dit quand jouer.
   *[other] La plus choisie : { $time } ({ $voters }).
} `/trouver date` permet d'en proposer d'autres.
meet-now = 📅 C'est l'heure de **{ $title }**. { $names }
error-meet-all-past = Toutes ces dates sont passées : proposez-en d'autres avec `/trouver date`.
meet-choose = Quelle date ? Tout le monde verra la décision.
meet-done = Date fixée : { $time }. C'est dans les événements du serveur, et un fichier pour votre agenda est sous le message.
meet-done-no-event = Date fixée : { $time }. Un fichier pour votre agenda est sous le message. Je n'ai pas pu créer d'événement du serveur ; il me faut pour cela *Créer des événements*.
meet-voted = Votre vote compte.
meet-off = 📅 Annulé : ce vote est clos.
meet-form = Quand jouer ?
meet-field-times = Dates dans votre fuseau, avec des virgules
meet-times-hint = sam 20:00, 01/12/2026 19h30, demain 18h
meet-field-title = Titre
meet-field-length = Durée (3h, 90m)
meet-field-zone = Votre fuseau ou votre ville, p. ex. Paris
meet-zone-now = En UTC, il est { $time }.
button-meet-any = Toutes me vont
button-meet-off = Annuler ce vote
button-meet-decide = Décider
error-meet-unreadable = Je ne lis pas de date dans « { $text } ». Écrivez-la comme `sam 20h`, `1er déc 19h30` ou `demain 18h`.
error-meet-no-day = « { $text } » : ce jour n'existe pas. Vérifiez la date, et si le jour de la semaine est le bon.
error-meet-past = « { $text } » est déjà passé : choisissez une date à venir.
error-meet-far = « { $text } » est dans plus d'un an.
error-meet-many = Vous pouvez proposer { $most } dates au plus.
error-meet-length = « { $text } » n'est pas une durée : écrivez-la comme `3h` ou `90m`, jusqu'à `24h`.
error-meet-too-many = Vous avez { $most } propositions en attente. Fixez la date de l'une d'elles, ou annulez-en une d'abord.
error-meet-gone = Ce vote n'existe plus. `/trouver date` en ouvre un autre.
error-meet-not-host = Seule la personne qui a ouvert ce vote peut le trancher ou l'annuler.
error-meet-decided = La date est déjà fixée.
error-meet-number = « { $text } » n'est pas un numéro de 1 à { $most }.
