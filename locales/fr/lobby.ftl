# Ouvrir une partie et la régler

cmd-game-change = Changer le jeu, la taille, la table ou le temps avant le début (hôte)
button-setup = Changer
button-calloff = Annuler la partie
button-play-now = Jouer entre amis
button-first-game = Jouer une première partie
button-first-game-of = Première partie : { $game }
button-first-roll = Lancer des dés
first-game = Vos Frames debout et les stations que vous tenez rapportent des points de victoire ; quand le compte à rebours arrive à 0, celui qui en a le plus gagne. Il baisse d'un cran par tour, et chaque joueur peut en retirer un de plus. La partie vous attend : choisissez ci-dessous, ou appuyez sur *Plateau* et touchez la carte.
lobby-opened = Votre partie est ouverte : { $link }
    Invitez vos amis : ils appuient sur **Rejoindre**, puis vous sur **Commencer**.
setup-head = ### Régler la partie
    Chaque choix s'applique aussitôt.
setup-choice = { $what } : { $value }
setup-ruleset = Jeu
setup-size = Taille
setup-table = Table
setup-table-map = une carte
setup-table-declared = la vôtre
setup-field = Champ de bataille
setup-field-kept = un de ceux que vous gardez
setup-time = Temps
story-back = 🔄 **{ $name }** revient à la table.

# Le constructeur
button-company = Mon équipe
button-build-new = Créer une équipe
button-build-bring = Jouer avec elle ici
button-build-change = Modifier
button-build-another = En tirer une autre
button-build-draw = Tirer au sort
button-build-looks = Nom et couleurs
button-build-share = Partager
button-build-rename = Modifier le texte
button-build-load = Roquette +1
button-build-unload = Roquette −1
button-build-remove = Retirer
company-build-add = Ajouter un Frame
company-build-unit = Modifier un Frame
fleet-build-add = Ajouter un vaisseau, une compagnie ou un HVA (objectif)
fleet-build-unit = Modifier une unité
build-systems = Ses équipements
build-choose = Choisissez une équipe pour cette partie, ou créez-en une.
build-none = Vous n’avez pas encore d’équipe pour ce jeu. Créez-en une, ou rejoignez la partie : une équipe sera tirée au début.
build-bring = Jouer avec une de vos équipes
build-brought = **{ $title }** : vous jouez avec **{ $name }**. Votre équipe reste scellée jusqu’au début.
build-form = Modifier
build-name = Nom
build-text = Composition
build-colour = Couleur
build-emblem = Emblème (un émoji ou des lettres)
colour-red = Rouge
colour-orange = Orange
colour-yellow = Jaune
colour-green = Vert
colour-blue = Bleu
colour-purple = Violet
error-company-nothing-to-share = { $name } est vide : il n’y a encore rien à partager.

# Menus des messages, fichiers
menu-read-company = Lire cette équipe
menu-waits-for = Qu’attend cette partie ?
form-company-file = Ou un fichier texte
form-game-title = Une partie depuis un fichier
form-game-file = Un fichier de /partie exporter
form-game-running = La poursuivre si elle n’est pas finie
error-file-gone = Discord ne fournit plus ce fichier : envoyez-le de nouveau.
error-file-too-big = Ce fichier est trop gros : { $most } Ko au plus.
campaign-end-asked = Cette partie appartient à une campagne : elle s’arrête, et compte, quand les autres joueurs sont d’accord. On leur pose la question.
lobby-late-host = ⏳ { $names } : depuis un jour, { $host } n'a pas commencé **{ $title }**. { $count ->
    [one] Vous pouvez le faire maintenant.
   *[other] Chacun de vous peut le faire maintenant.
}
lobby-may-start = ⏳ Depuis un jour, { $host } n'a pas commencé **{ $title }**. { $count ->
    [one] Vous pouvez le faire maintenant.
   *[other] Vous pouvez le faire maintenant, comme les autres joueurs.
}
lobby-not-started = ⏳ Depuis un jour, vous n'avez pas commencé **{ $title }** : { $names } { $count ->
    [one] peut
   *[other] peuvent
} maintenant le faire.
lobby-ready = Tout le monde est là : { $count ->
    [2] l'un ou l'autre
   *[other] chacun
} peut commencer la partie. **Mon équipe** apporte vos propres forces ; sinon, elles sont tirées au sort.
