# Les nouveautés pour les joueurs.

help-foot = -# Version { $version }. Les nouveautés : `/aide quoi:`
help-news = Les nouveautés
news-title = Les nouveautés de la version { $version }
news =
    - Rapid Attack avec toutes ses règles avancées, MEZ, Unofficial, le football mecha et Intercept Orbit.
    - Sur une carte, le bot mesure portées, couverts et déplacements ; à votre propre table, il vous croit sur parole.
    - Le plateau s’ouvre dans un navigateur, ou dans Discord si votre hébergeur l’a prévu.
    - `/champ dessiner` dessine votre propre champ de bataille, ou décalque une photo de votre table : à garder, à renommer, à partager, et pour y jouer ; l’export d’une partie contient la photo, et un import sur un autre bot l’y apporte.
    - Une photo de la vraie table en cours de partie se compare à la carte : ce qui se trouve ailleurs est nommé, et l’hôte le corrige d’une seule pression.
    - Un bot de l’un des quatre niveaux, avec son propre style, peut prendre une place libre ; il dit pourquoi il joue ainsi. Tout le monde peut demander un conseil ; `/problème` propose des problèmes.
    - À votre propre table, un seul choix active un vaisseau et lui donne sa cible, un autre le déplace et vise ; personne n'est interrogé deux fois sur une même portée.
    - Une partie dure un soir ou un mois : heures calmes, consignes, limites de temps, vacances, votes.
    - Une revanche commence quand les autres ont accepté ; par correspondance, l'hôte apprend qu'un invité est parti, et les invités que la partie est annulée. Qui arrête seul une partie ne la gagne pas.
    - Les questions et les récits disent ce qui est en jeu ; les joueurs qui y perdent quelque chose reçoivent un message, et la fin de la partie en fait le bilan.
    - Des dés que tout le monde peut vérifier, des parties à revoir, ce qui les a décidées, des saisons, des classements, des campagnes, des tournois.
    - Dans les tournois, l'organisateur est appelé une fois quand quelqu'un manque à l'appel, et choisit de garder ou de retirer ; une pause ou un délai arrive à tout le monde.
    - Les organisateurs tranchent une ronde à élimination directe où personne n'a joué, avec un rappel ; en système suisse, les absents lisent comment revenir. Si l'organisateur efface ses données, les membres qui gèrent le serveur prennent le relais.
    - Dans une ligue, `/campagne partie avec:` invite un membre et lui garde sa place ; une deuxième partie des deux mêmes joueurs ne compte pas. Le bureau dit qui n'a pas encore joué contre qui, envoie un rappel à tous, une fois par jour au plus, et clôt la ligue.
    - Le texte d’abord pour les lecteurs d’écran, en français et en anglais : `/réglages moi`.
