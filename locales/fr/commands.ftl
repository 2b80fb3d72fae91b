# Names of commands (name-) and of their options (parameter-); an option has the same name in every command.

name-entry-point = plateau
name-roll = lancer
name-odds = chances
name-rules = règles
name-help = aide

# Companies
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

# Games
name-game = partie
name-game-new = nouvelle
name-game-join = rejoindre
name-game-leave = quitter
name-game-start = commencer
name-game-board = plateau
name-game-undo = annuler
name-game-log = récit
name-game-options = options
name-game-change = changer
name-game-end = finir
name-game-time = temps
name-game-vote = voter
name-game-replace = remplacer
name-game-resign = abandonner
name-game-abandon = arrêter
name-game-verify = vérifier
name-game-luck = chance
name-game-export = exporter
name-game-import = importer
name-game-replay = revoir
name-season = saison
name-orders = consignes

# The map
name-look = regarder
name-field = champ
name-field-show = voir
name-field-reroll = refaire
name-field-style = style
name-field-add = ajouter
name-field-move = déplacer
name-field-turn = tourner
name-field-remove = enlever
name-field-share = partager
name-field-load = charger

# Scores and the host's corrections
name-score = points
name-score-show = voir
name-correct = corriger

# Options
parameter-across = largeur
parameter-archetype = archétype
parameter-at = où
parameter-attack = attaque
parameter-choice = choix
parameter-clock = durée
parameter-code = code
parameter-company = équipe
parameter-cover = couvert
parameter-cover-hits = dégâts_couvert
parameter-defense = défense
parameter-degrees = degrés
parameter-deployment = déploiement
parameter-dice = dés
parameter-faces = résultats
parameter-file = fichier
parameter-frame = frame
parameter-frames = frames
parameter-kind = genre
parameter-label = motif
parameter-language = langue
parameter-links = liens
parameter-line = ligne
parameter-name = nom
parameter-neutral = neutres
parameter-options = options
parameter-piece = décor
parameter-player = joueur
parameter-players = joueurs
parameter-preview = aperçu
parameter-private = privé
parameter-page = page
parameter-public = public
parameter-range = portée
parameter-rockets = roquettes
parameter-ruler = réglette
parameter-ruleset = règles
parameter-seed = graine
parameter-shape = forme
parameter-running = en_cours
parameter-since = depuis
parameter-size = taille
parameter-spot = visée
parameter-stations = stations
parameter-style = style
parameter-system = équipement
parameter-systems = équipements
parameter-table = table
parameter-target = cible
parameter-text = texte
parameter-title = titre
parameter-to = vers
parameter-topic = sujet
parameter-words = mots
parameter-value = valeur
parameter-what = quoi
parameter-agree = accord
parameter-by = par
parameter-pace = rythme
parameter-sure = sans_redemander
parameter-time = temps

# Words that players type as values of options, separated by bars.
typed-none = none|aucun|aucune|rien|personne
typed-all = all|tous|toutes
typed-terrain = terrain|décor|decor
typed-add = add|ajouter
typed-remove = remove|retirer|enlever
typed-yes = yes|oui
typed-no = non
typed-through = through|traverse
typed-beside = beside|longe
typed-ends = ends|contre
typed-host = host|coque
typed-carry = carry|emporte
typed-claim = claim|prend
typed-debris = debris|débris
typed-edge = edge|bord
typed-clear = clear|libre

# Settings; open decisions by player
name-settings = réglages
name-settings-me = moi
name-settings-server = serveur
name-settings-holiday = vacances
name-settings-links = liens
name-game-mine = liste
name-game-nudge = rappeler
parameter-pings = notifications
parameter-quiet-hours = heures_calmes
parameter-time-zone = fuseau
parameter-reminders = rappels
parameter-ask = questions
parameter-channel = salon
parameter-from = du
parameter-until = au
typed-off = off|non|jamais|aucun|aucune|rien
cmd-settings = Vos réglages et ceux du serveur
cmd-settings-me = Langue, notifications, heures calmes et rappels : les montre, et change ce que vous donnez
cmd-settings-holiday = Aucune notification pendant quelques jours ; sans dates, les vacances prennent fin
cmd-settings-links = Autoriser ou non les liens vers vos plateaux dans le navigateur
cmd-settings-server = Langue, réglages par défaut et salons de jeu de ce serveur (gestionnaires du serveur)
cmd-game-mine = Vos parties sur tous les serveurs : d'abord celles qui vous attendent, la plus ancienne en tête
cmd-game-nudge = Envoyer un rappel à ceux que la partie attend
opt-my-language = La langue dans laquelle je vous parle
opt-pings = Où vous prévenir quand une partie vous attend
opt-quiet-hours = Heures sans notification : 22:00-07:00, ou non
opt-time-zone = Votre fuseau horaire : Europe/Paris
opt-reminders = À quel rythme vous rappeler une partie : 6h, 1j, ou non
opt-ask = Ce que demande votre panneau : moins de questions, ou tout, une par une
opt-holiday-from = Le premier jour : 2026-12-24
opt-holiday-to = Le dernier jour : 2027-01-02
opt-replay-page = En page pour votre navigateur : elle se lit hors ligne et vérifie les dés
opt-links = Oui, ou non : les liens déjà faits ne marchent plus
opt-server-language = La langue des salons
opt-server-size = Taille d'une partie par défaut
opt-server-dice = Qui lance les dés par défaut
opt-server-deployment = Comment on déploie par défaut
opt-server-options = Règles avancées par défaut, séparées par des virgules, ou non
opt-server-channel = Autoriser les parties dans ce salon (ou l'interdire s'il l'était déjà) ; aucun : partout

# Standing orders
name-choose = choisir

name-company-picture = image
parameter-image = image
parameter-crop = cadrage
parameter-pictures = images
parameter-hide = cacher
parameter-which = lequel
parameter-unit = unité
parameter-place = place
