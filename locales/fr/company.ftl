# /company: names, descriptions and messages about companies.

cmd-company-new = Créer une équipe vide pour des règles et une taille de partie
cmd-company-frame = Ajouter un Frame, un vaisseau ou une autre unité, ou remplacer celui de ce nom
cmd-company-remove = Retirer un Frame, un vaisseau ou une autre unité
cmd-company-list = Toutes vos équipes
cmd-company-delete = Supprimer une équipe, après confirmation
cmd-company-share = Un code court pour passer une équipe à quelqu'un
cmd-company-import = Une équipe à partir d'un code ou d'un texte ; sans texte, un formulaire s'ouvre
opt-company-which = Une de vos équipes
opt-company-frame = Le nom du Frame, du vaisseau ou d'une autre unité, ou son numéro
opt-company-systems = Rd Rd B G, ou 2W 2Rd+d8 1B 1G ; dans une flotte Capital Rp Ra B K, Compagnie as R, HVA
opt-company-rockets = Les roquettes qu'il porte
opt-company-text = Un code (MF1-…), ou Milan: Rd Rd B G +1 roquette; … ou Capital Véga: Rp Ra B K; HVA; …

decimal-sign = ,
company-default-name = Équipe
company-head = ### { $name }
company-built-for = { $ruleset } · { $size }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
company-built-custom = { $ruleset } · partie libre
company-ready = Prête à jouer.
company-ready-short = prête à jouer
company-faults-short = { $n } à corriger
company-faults = **À corriger ({ $n }) :**
company-note-rockets = { $n ->
    [one] Sa roquette ira à un Frame au début ; `/équipe frame` la place à votre gré.
   *[other] Ses { $n } roquettes seront réparties entre les Frames au début ; `/équipe frame` les place à votre gré.
}
company-note-no-spare = Pas de Frame de réserve : en cas d'égalité au plus haut score, pas d'ajout. Pour en avoir un, écrivez `spare` après ses équipements.
company-note-split = Les équipements divisés demandent une partie qui les permet.
company-note-hazard = Un équipement tout-terrain ne sert que dans une partie avec des zones dangereuses.
company-frame-number = Frame { $number }
company-frame = **{ $name }**{ $kind ->
    [none] {""}
   *[other] {" "}({ $kind })
} `{ $systems }`{ $rockets }{ $spare ->
    [yes] , en réserve
   *[no] {""}
}
company-spare = en réserve
company-frame-rockets = , { $rockets }
company-no-systems = aucun équipement
company-figures = attaque { $close } / { $direct } / { $far }{ $rocket }, défense { $defense }, mouvement { $movement }, visée { $spotting }, tient { $endurance } attaques
company-figures-rocket = , avec une roquette { $value }
company-totals = { $frames ->
    [one] { $frames } Frame
   *[other] { $frames } Frames
}, { $systems ->
    [one] { $systems } équipement
   *[other] { $systems } équipements
}
company-totals-hits = { $rockets } · encaisse { $hits }
company-totals-endurance = Tient { $value } attaques avec visée
company-hits-caption = Dégâts attendus
company-hits-open = à découvert
company-hits-cover = à couvert
company-expected = Dégâts attendus si chaque Frame attaque une fois, à découvert / derrière un décor : corps à corps { $close }, tir direct { $direct }, artillerie { $far }.
company-legend = Attaque (corps à corps / tir direct / artillerie), défense, mouvement et visée : la moyenne du meilleur dé. « Tient » : les attaques avec visée subies avant d'être détruit.
company-alt = { $name } : { $frames }
company-text-hint = Pour jouer avec elle, donnez son nom ou ce texte :
company-empty-hint = Ajoutez des Frames avec le menu ci-dessous, ou tirez-les tous au sort.

company-made = Équipe créée : **{ $name }**. Il lui faut des Frames.
company-frame-added = Ajouté : { $frame }.
company-frame-replaced = Reconstruit : { $frame }.
company-frame-removed = Retiré : { $frame }.
company-drawn = Tirée au hasard, et enregistrée sous le nom **{ $name }**.
company-imported = Enregistrée sous le nom **{ $name }**. Est-ce bien cela ?
company-imported-code = Lue dans un code, et enregistrée sous le nom **{ $name }**.
company-share-code = Avec ce code, n'importe qui peut prendre une copie de l'équipe **{ $name }** avec `/équipe importer` :
company-share-text = La même en clair :
company-delete-ask = Supprimer **{ $name }** ({ $frames }) ?
company-delete-frames = { $n ->
    [0] aucun Frame
    [one] { $n } Frame
   *[other] { $n } Frames
}
company-deleted = **{ $name }** est supprimée. Si c'était une erreur, `/équipe importer` la ramène avec ce code :
company-kept = **{ $name }** est toujours là.
company-list-empty = Aucune équipe pour l'instant : `/équipe nouvelle` en crée une, `/équipe tirer` en tire une, `/équipe importer` en lit une.
company-list-head = { $n ->
    [one] **Votre équipe**
   *[other] **Vos { $n } équipes**
}
company-list-line = **{ $name }** · { $built } · { $frames } · { $status }
company-list-more = … et { $n } de plus : tapez une partie du nom dans `/équipe voir`.
button-company-delete = Supprimer
button-company-keep = Garder
form-company-title = Une équipe à partir d'un texte
form-company-name = Son nom
form-company-text = Un code, ou une unité par ligne
form-company-hint = Milan: Rd Rd B G +1 roquette

error-company-exists = Une équipe s'appelle déjà { $name } : choisissez un autre nom, ou modifiez-la avec `/équipe frame`.
error-company-changed = { $name } a changé depuis : `/équipe voir` la montre telle qu'elle est.
error-company-frame-unknown = Rien ne s'appelle { $text } ici : il y a { $known }.
error-too-many-units = { $count }, c'est trop : { $most } au plus vont ensemble.
error-import-other-game = Cette équipe est faite pour d'autres règles : choisissez les bonnes, ou aucune.
error-one-frame = Cela fait { $count } Frames : écrivez les équipements d'un seul, comme `Rd Rd B G`.
error-company-name-empty = Une équipe a besoin d'un nom, avec au moins une lettre.
error-share-unreadable = Ce code est mal tapé ou incomplet : copiez-le en entier, de MF1- à la dernière lettre.
error-share-too-big = { $frame } porte { $count } équipements, un code n'en contient que { $most } pour chacun : partagez plutôt le texte.
error-import-unreadable = « { $text } », au Frame { $number }, n'est ni un équipement ni un dé : écrivez des équipements comme `Rd Rd B G` ou des dés comme `2W 2Rd+d8 1B 1G`, un Frame par ligne, le nom avant deux-points.
error-too-many-companies = Vous gardez déjà { $most } équipes : supprimez-en une avec `/équipe supprimer`.

# Rolls
button-roll-again = Relancer
roll-again = **{ $name }** relance :

# Pictures of units.
cmd-company-picture = Donner votre propre image à un Frame, un vaisseau ou une autre unité
opt-company-image = PNG, JPEG ou WebP ; sans image, l'actuelle est retirée
opt-crop = La partie de l'image à garder
button-build-picture = Image
build-picture = Image de { $name }
build-picture-hint = PNG, JPEG ou WebP, 8 Mo au plus. Envoyez le formulaire sans fichier pour retirer l'image.
build-place = La partie à garder
place-center = Centre
place-top = Haut
place-bottom = Bas
place-left = Gauche
place-right = Droite
picture-kept = **{ $name }** a son image. Tout le monde la voit sur le plateau de vos parties.
picture-removed = L'image de **{ $name }** est retirée.
picture-none = **{ $name }** n'a pas d'image. Joignez-en une pour la lui donner.
error-photo-kind = Ce fichier n'est pas une image que j'accepte. Envoyez un PNG, un JPEG ou un WebP.
error-photo-size = Cette image est trop grande ou trop petite. Envoyez-en une d'au moins 32 pixels de côté et de { $most } Mo au plus ; environ 4000 × 3000 pour une photo et 3000 × 3000 pour un dessin conviennent.
error-photo-moves = Cette image est animée. Envoyez une image fixe.
error-photo-broken = Je ne peux pas lire cette image. Enregistrez-la de nouveau en PNG ou en JPEG, puis renvoyez-la.
error-photo-unnamed = Le numéro { $number } n'a pas de nom. Donnez-lui d'abord un nom, puis son image.
