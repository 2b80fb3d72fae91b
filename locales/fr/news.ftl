# Les nouveautés pour les joueurs.

help-foot = -# Version { $version }. Les nouveautés : `/aide quoi:`
help-news = Les nouveautés
news-title = Les nouveautés de la version { $version }
news =
    - Rapid Attack avec toutes ses règles avancées, MEZ, Unofficial, le football méca et Intercept Orbit.
    - Sur une carte, le bot mesure portées, couverts et déplacements ; à votre propre table, il vous croit sur parole.
    - Le plateau s’ouvre dans un navigateur, ou dans Discord si votre hébergeur l’a prévu, et donne des conseils.
    - `/champ dessiner` dessine votre propre champ de bataille, ou décalque une photo de votre table : à garder, renommer, partager, et pour y jouer ; l’export d’une partie emporte la photo, jusque sur un autre bot.
    - Une photo de la vraie table en cours de partie se compare à la carte : ce qui se trouve ailleurs est nommé, et l’hôte corrige tout d’un coup.
    - Un bot (quatre niveaux, plusieurs styles) peut prendre une place libre ; il dit pourquoi il joue ainsi. Tout le monde peut demander un conseil ; `/problème` propose des problèmes, `/missions` des missions.
    - À votre propre table, un seul choix active un vaisseau et lui donne sa cible, un autre le déplace et vise ; personne n'est interrogé deux fois sur une même portée.
    - Une partie dure un soir ou un mois : heures calmes, consignes, limites de temps, vacances, votes.
    - Une revanche commence quand les autres ont accepté ; par correspondance, l'hôte apprend qu'un invité est parti, et les invités que la partie est annulée. Arrêter seul une partie ne la fait pas gagner.
    - Votre question reste en bas du salon ; `/réglages moi panneau:` la met sur le plateau.
    - Les questions et les récits disent ce qui est en jeu ; les joueurs qui y perdent quelque chose reçoivent un message, et la fin de la partie en fait le bilan.
    - Des dés que tout le monde peut vérifier, des parties à revoir, ce qui les a décidées, des saisons, des classements, des campagnes, des tournois.
    - Dans les tournois, l'organisateur est prévenu une fois quand quelqu'un manque à l'appel, et choisit de le garder ou de le retirer ; tous sont prévenus d'une pause ou d'un délai.
    - Les organisateurs tranchent une finale ou une demi-finale que personne n'a jouée ; en système suisse, les absents lisent comment revenir.
    - En ligue, `/campagne partie avec:` invite un membre et garde sa place ; une deuxième partie des deux mêmes ne compte pas. Le bureau dit qui n'a pas joué contre qui, rappelle une fois par jour au plus, corrige un résultat et clôt la ligue.
    - La cote s'affiche dès la première partie cotée, provisoire jusqu'à la dixième. Une saison finie garde son vainqueur.
    - Le texte d’abord pour les lecteurs d’écran : `/réglages moi`.
