# Les nouveautés pour les joueurs.

help-foot = -# Version { $version }. Les nouveautés : `/aide quoi:`
help-news = Les nouveautés
news-title = Les nouveautés de la version { $version }
news =
    - Rapid Attack avec toutes ses règles avancées, MEZ, Unofficial, le football mecha et Intercept Orbit.
    - Sur une carte, le bot mesure portées, couverts et déplacements ; à votre propre table, il vous croit sur parole.
    - Le plateau s’ouvre dans un navigateur, ou dans Discord si votre hébergeur l’a prévu.
    - Un bot de l’un des quatre niveaux peut prendre une place libre. Tout le monde peut demander un conseil ; `/problème` propose des problèmes.
    - Une partie dure un soir ou un mois : heures calmes, consignes, limites de temps, vacances, votes.
    - Des dés que tout le monde peut vérifier, des parties à revoir, ce qui les a décidées, des saisons, des classements, des campagnes, des tournois.
    - Le texte d’abord pour les lecteurs d’écran, en français et en anglais : `/réglages moi`.
