# Les noms des commandes (name-) et de leurs options (parameter-) ; une option s'appelle partout de même.

name-roll = lancer
name-odds = chances
name-rules = règles
name-help = aide

# Équipes
name-company = équipe
name-company-new = nouvelle
name-company-frame = frame
name-company-remove = retirer
name-company-show = voir
name-company-list = liste
name-company-delete = supprimer
name-company-generate = tirer
name-company-share = partager
name-company-import = importer

# Une partie
name-game = partie
name-game-new = nouvelle
name-game-join = rejoindre
name-game-leave = quitter
name-game-start = commencer
name-game-board = plateau
name-game-undo = reprendre
name-game-log = récit
name-game-options = options
name-game-end = finir
name-deploy = déployer
name-resolve = départager
name-activate = activer
name-initiative = initiative
name-jettison = larguer
name-hazard = danger
name-defend = défendre
name-move = bouger
name-at = position
name-attack = attaquer
name-cover = couvert
name-usespot = utiliser_visée
name-spot = viser
name-pass = passer
name-done = terminer
name-lose = perdre
name-ground = céder
name-doomsday = rebours
name-orders = consignes

# Les points, et les corrections de l'hôte
name-score = score
name-score-show = voir
name-score-adjust = corriger
name-station = station
name-terrain = décor
name-fall = chute
name-clock = horloge

# Options
parameter-advance-or-hold = avancer_ou_non
parameter-archetype = archétype
parameter-attack = attaque
parameter-bricks = briques
parameter-choice = choix
parameter-clock = horloge
parameter-company = équipe
parameter-cover = couvert
parameter-cover-hits = touches_couvert
parameter-defense = défense
parameter-deployment = déploiement
parameter-dice = dés
parameter-die = dé
parameter-faces = résultats
parameter-frame = frame
parameter-frames = frames
parameter-ground = céder
parameter-hits = touches
parameter-label = motif
parameter-language = langue
parameter-losses = pertes
parameter-name = nom
parameter-neutral = neutres
parameter-now-or-wait = agir_ou_attendre
parameter-options = options
parameter-owner = joueur
parameter-piece = décor
parameter-player = joueur
parameter-players = joueurs
parameter-points = points
parameter-private = privé
parameter-public = public
parameter-range = portée
parameter-reason = raison
parameter-rockets = roquettes
parameter-ruleset = règles
parameter-size = taille
parameter-spot = visée
parameter-station = station
parameter-stations = stations
parameter-system = équipement
parameter-systems = équipements
parameter-table = table
parameter-target = cible
parameter-text = texte
parameter-title = titre
parameter-to = station
parameter-topic = sujet
parameter-use-spot = utiliser_visée
parameter-value = valeur
parameter-what = quoi
parameter-yes-no = oui_non

# What people type in the options, divided by bars.
typed-none = none|aucun|aucune|rien|personne
typed-all = all|tous|toutes
typed-terrain = terrain|décor|decor
typed-add = add|ajouter
