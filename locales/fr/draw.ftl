# La page où l'on dessine des champs de bataille, et la commande qui y mène.

cmd-field-draw = Dessiner un champ de bataille dans le navigateur, librement ou sur une photo de votre table
field-draw = Partez de rien ou d'une photo de votre table : placez des décors, tournez-les, étirez-les ; gardez le champ de bataille{ $plays ->
    [yes] , ou jouez-y la partie qui se prépare
   *[no] {" "}pour y jouer
}. Ce lien n'est que pour vous.
draw-why = { $why ->
    [fields] « { $title } » ne se joue pas sur un champ de bataille à soi : seuls Rapid Attack, MEZ et Unofficial le font, sur une carte.
    [table] « { $title } » se joue à votre propre table : sur une carte, on pourrait y jouer sur ce champ de bataille.
    [begun] « { $title } » a commencé : son champ de bataille ne change plus.
   *[host] Seul l'hôte de « { $title } » choisit le champ de bataille.
}
button-draw = Dessiner un champ de bataille
error-draw-nowhere = Ce bot n'a pas de pages dans le navigateur : son hébergeur peut les activer. `/champ ajouter` et `/champ déplacer` marchent ici.

page-own-field = Dessiner un champ de bataille
page-draw-title = Dessiner un champ de bataille
page-draw-field = Le champ de bataille : faites glisser les décors, ou choisissez-en un avec Tab et déplacez-le avec les flèches
page-draw-scale = N ↑ · unités : { $n }
page-draw-board = Retour au plateau
page-draw-leave = Retour
page-draw-undo = Annuler (Ctrl+Z)
page-draw-redo = Rétablir (Ctrl+Y)
page-draw-kind = Type
page-draw-new-kind = Nouveau décor
page-draw-add = Poser
page-draw-trace = Tracer
page-draw-trace-hint = Tracé : { $one }. Touchez ses coins l'un après l'autre, { $n } au plus. Touchez de nouveau le premier pour finir.
page-draw-trace-back = ↶, Ctrl+Z ou Retour arrière reprend le dernier coin, ↷ le remet. Terminer ou Entrée pose le décor, Annuler ou Échap y renonce.
page-draw-trace-foot = Suivez les briques là où elles touchent la table : sur une photo, leur sommet penche.
page-draw-trace-done = Terminer
page-draw-choose = Touchez un décor pour le changer : faites-le glisser, lui ou ses coins ; la poignée bleue le tourne, le carré jaune l'étire.
page-draw-empty = Il n'y a encore rien ici. Posez un décor, ou tracez-en un coin par coin.
page-draw-height = Briques de haut
page-draw-hits = Dégâts encaissés
page-draw-hazard = Zone dangereuse : dans les parties qui jouent cette règle, un Frame qui s'y active lance un dé blanc de moins, sauf avec un équipement tout-terrain (E) ; elle ne met pas à couvert, ne barre aucun chemin et n'encaisse rien.
page-draw-called = Son propre nom
page-draw-called-hint = p. ex. la tour
page-draw-left = Tourner à gauche
page-draw-right = Tourner à droite
page-draw-larger = Plus grand
page-draw-smaller = Plus petit
page-draw-align = Aligner
page-draw-copy = Copier
page-draw-twin = Jumeau en face
page-draw-remove = Retirer
page-draw-faults = À changer avant de pouvoir y jouer
page-draw-notes = Comment on y joue
page-draw-ground = Aspect, forme et taille
page-draw-style = Aspect
page-draw-shape = Forme
page-draw-across = Largeur en unités
page-draw-corners = Unités d'un coin à l'autre (côté : { $one })
page-draw-limits = { $one } : de { $two } à { $n }.
page-draw-both = Copier la moitié nord sur le sud
page-draw-clear = Tout retirer
page-draw-name = Nom du champ de bataille
page-draw-save = Garder
page-draw-not-yet = Vous pourrez le garder une fois changé ce qui est marqué en rouge.
page-draw-checking = Vous pourrez le garder une fois vérifié : un instant…
page-draw-saved = « { $one } » est gardé : on y joue toute partie qui se prépare, par Changer → Champ de bataille ou /champ charger.
page-draw-use = Jouer « { $one } » sur ce champ
page-draw-used = « { $one } » se joue sur ce champ de bataille.
page-draw-share = Partager, ou lire un code
page-draw-copy-code = Copier le code
page-draw-code-bare = La photo n'y est pas : ce code ne contient que le dessin. L'export d'une partie jouée dessus contient la photo.
page-draw-copied = Copié.
page-draw-code = Le code d'un champ de bataille
page-draw-read = Lire le code
page-draw-for-server = Pour tout un serveur : un membre qui peut y gérer le salon tape /champ garder, le nom du champ de bataille ou son code après code:, et serveur: True.
page-draw-kept = Champs de bataille gardés
page-draw-photographed = 📷 avec une photo
page-draw-open = Ouvrir
page-draw-delete = Supprimer
page-draw-rename = Renommer
page-draw-rename-to = Un autre nom pour « { $one } »
page-draw-renamed = « { $one } » s'appelle désormais « { $two } ».
page-draw-taken = « { $one } » existe déjà. Mettez-vous ce dessin à sa place ? S'il a une autre photo, elle est supprimée.
page-draw-replace = Remplacer
page-draw-sure = Supprimer « { $one } » pour de bon ?
page-draw-sure-photo = Supprimer « { $one } » pour de bon ? La photo disparaît aussi ; les images déjà publiées sur Discord la montrent encore.
page-draw-sure-picture = Supprimer pour de bon la photo de « { $one } » ? Le dessin reste ; les images déjà publiées sur Discord montrent encore la photo.
page-draw-piece = { $one }, milieu en { $two }, briques de haut : { $n }
page-draw-piece-hazard = { $one }, milieu en { $two }
page-draw-photo = D'après une photo
page-draw-photo-choose = Choisir une photo
page-draw-photo-pieces = Décors déjà sur le champ : { $n }. La photo montre où sont les vôtres.
page-draw-photo-empty = Partir d'un champ vide
page-draw-photo-with = Garder les décors
page-draw-photo-hint = Placez les quatre repères jaunes, en les faisant glisser ou en touchant l'endroit voulu, sur les coins de l'aire de jeu (d'une aire ronde : du carré qui l'entoure). Tournez la photo (↻) jusqu'à ce que ses lettres soient celles de votre table. Si vous connaissez une longueur sur la table, placez les repères bleus à ses extrémités et donnez-la en unités.
page-draw-photo-who = Ceux qui jouent sur ce champ voient la photo, et ceux qui reçoivent la rediffusion ou l'export d'une telle partie aussi. Vous pouvez la supprimer à tout moment, sous « Champs de bataille gardés ».
page-draw-photo-again = Ajuster les coins
page-draw-photo-scale = Unités au plus large : on joue sur { $one } à { $two }, et ce champ en aurait { $n }. Vérifiez les repères et la longueur.
page-draw-photo-tiny = Cette image est trop petite pour une table : 32 pixels de côté au moins, mieux 1 000.
page-draw-photo-unreadable = Cette page ne sait pas lire cette image : choisissez un JPEG, un PNG ou un WebP.
page-draw-photo-length = Entre les repères bleus, en unités
page-draw-photo-no-length = Une longueur est un nombre au-dessus de 0 : donnez-la en unités, ou laissez-la vide et donnez la largeur du champ.
page-draw-photo-go = Redresser
page-draw-photo-hide = Dessiner sans la photo
page-draw-photo-remove = Supprimer la photo
page-draw-photo-removed = La photo de « { $one } » est supprimée ; le dessin reste.
page-draw-photo-unsure = Les repères bleus sont proches l'un de l'autre : l'échelle peut être fausse de { $n } %. Écartez-les, ou agrandissez et replacez-les.
page-draw-photo-turn = Tourner la photo d'un quart
page-draw-photo-whole = Toute la photo
page-draw-photo-left = Repère d'un pixel à gauche
page-draw-photo-up = Repère d'un pixel vers le haut
page-draw-photo-down = Repère d'un pixel vers le bas
page-draw-photo-right = Repère d'un pixel à droite
page-draw-photo-letter-nw = NO
page-draw-photo-letter-ne = NE
page-draw-photo-letter-se = SE
page-draw-photo-letter-sw = SO
page-draw-photo-nw = Coin nord-ouest
page-draw-photo-ne = Coin nord-est
page-draw-photo-se = Coin sud-est
page-draw-photo-sw = Coin sud-ouest
page-draw-photo-end = Bout { $n } de la longueur connue
page-draw-name-first = Donnez un nom au champ de bataille : il est gardé avec sa photo, puis on y joue.
error-photo-corners = Ce ne sont pas les quatre coins d'une table : touchez-les l'un après l'autre, dans le sens des aiguilles d'une montre, depuis le haut à gauche.
error-photo-gone = La photo n'est plus là : choisissez-la de nouveau, ou gardez le dessin sans elle.
draw-photo-hidden = Ce serveur ne montre pas cette photo : ses modérateurs ont coupé les images, ou masqué les vôtres. Le dessin reste entier sans elle.
error-photo-off = Ce serveur ne montre pas d'images de ses joueurs : dessinez plutôt le champ de bataille.
page-draw-trial = Faire jouer 20 parties au bot
page-draw-opening = Montrer la mise en place
page-draw-trying = Le bot joue…
field-trial = { $games ->
    [0] Aucune partie n'a été jouée : les deux côtés sont égaux, et les deux joueurs ont le même rôle ({ $size }).
   *[other] Parties du vétéran contre lui-même : { $games } ({ $size }, deux fois la même force). { $twin ->
        [yes] {""}
       *[no] Chaque côté du champ défend dans la moitié d'entre elles.{" "}
    }Un match nul est une demi-victoire.
}
field-trial-twin = **Côtés** : égaux. Tourné d'un demi-tour, le champ est le même : aucune partie n'a été jouée pour eux.
field-trial-sides = **Côtés**, victoires : nord { $north }, sud { $south } ; ouest { $west }, est { $east }. { $tells ->
    [yes] Si les deux côtés se valent, le hasard en donne de { $least } à { $most } à chacun dans 19 essais sur 20 : le vétéran semble jouer mieux d'un des côtés. Des joueurs, peut-être pas.
   *[no] Si les deux côtés se valent, le hasard en donne de { $least } à { $most } à chacun dans 19 essais sur 20 : aucun côté ne paraît meilleur.
}
field-trial-roles = **Rôles**, victoires : défenseur { $defender }, attaquant { $attacker }. { $tells ->
    [yes] Le hasard en donne de { $least } à { $most } à chacun : ici, le vétéran semble jouer mieux l'un des rôles. Cela ne dit rien des côtés.
   *[no] Le hasard en donne de { $least } à { $most } à chacun : aucun rôle ne paraît avantagé.
}
field-trial-verdict = **Verdict** : d'après la note, { $even ->
    [yes] les côtés opposés se valent à peu près
   *[no] les côtés opposés diffèrent
} ; les parties { $tells ->
    [yes] montrent un meilleur côté pour le vétéran.
   *[no] ne montrent aucun meilleur côté.
}
field-opening = { $by_hand ->
    [yes] Mise en place suggérée par les règles ({ $size }) : les carrés sont les stations, les ronds les Frames, et la zone permise au dernier Frame de chaque camp a la couleur de ce camp. Cette image ne dépend que du champ : dans une partie, les joueurs choisissent les places.
   *[no] Mise en place ({ $size }) : l'arbitre place tout lui-même, selon les règles.
}
field-opening-ways = { $defender ->
    [none] {""}
   *[other] { $defender } défend.{" "}
}Chemin moyen jusqu'à la station la plus proche, en unités : A { $one ->
    [none] aucun chemin
   *[other] { $one }
}, B { $other ->
    [none] aucun chemin
   *[other] { $other }
}.
field-opening-outside = { $share } % du champ reste hors du périmètre ; le livre en demande { $least } %.
draw-unit = Une unité fait cinq tenons sur la table ; en MEZ { $ps } ps, { $cm } cm.
error-trial-failed = Le bot n'a pas pu jouer sur ce champ de bataille : réessayez.

page-compare = Comparer à une photo
page-draw-compare = Comparer avec la vraie table
page-draw-compare-map = La carte, avec un repère par Frame : faites-le glisser, ou choisissez-en un avec Tab et déplacez-le avec les flèches
page-draw-compare-hint = Photographiez votre table, autant que possible d'en haut, avec les quatre coins de l'aire de jeu, et choisissez l'image ici.
page-draw-compare-early = Aucun Frame n'est encore sur la carte : comparez une fois qu'ils sont placés.
page-draw-compare-corners = Placez les quatre repères jaunes, en les faisant glisser ou en touchant l'endroit voulu, sur les coins de l'aire de jeu (d'une aire ronde : du carré qui l'entoure), son coin nord-ouest (NO) étant celui de la carte : ↻ tourne la photo.
page-draw-compare-place = Faites glisser le repère de chaque Frame là où il se tient sur l'image ; ou choisissez un repère et touchez la place. Les flèches le déplacent d'une demi-unité, avec Maj d'un dixième. Le cercle en tirets montre où l'arbitre le place.
page-draw-compare-again = Une autre photo
page-draw-compare-back = Remettre en place
page-draw-compare-strength = Opacité de la photo
page-draw-compare-kept = La photo est redressée et montrée à vous seul. Rien n'en est conservé : elle disparaît quand vous quittez cette page.
page-draw-compare-nothing = Rien n'est encore comparé : faites glisser le repère d'un Frame là où il se tient sur l'image.
page-draw-compare-found = Ce qui diffère
page-draw-compare-unseen = Pas déplacés ici, donc supposés là où l'arbitre les place : { $one }
page-draw-compare-correct = Corriger ce qui diffère ({ $n })
page-draw-compare-asks = Cette partie compte : les joueurs sont consultés, et c'est fait dès que tous acceptent.
page-draw-compare-host = L'hôte de la partie peut le corriger, sur cette page ou par `/corriger`.
page-draw-compare-frame = { $one }, sur l'image en { $two }
page-draw-compare-done = C'est corrigé : l'arbitre les place là désormais.
page-draw-compare-asked = Les joueurs sont consultés.
compare-shift = **{ $unit }** : { $far } { $toward ->
    [n] au nord
    [ne] au nord-est
    [e] à l'est
    [se] au sud-est
    [s] au sud
    [sw] au sud-ouest
    [w] à l'ouest
   *[nw] au nord-ouest
} de l'endroit où l'arbitre le place{ $onto ->
    [none] {""}
   *[other] . ⚠️ Il serait sur **{ $onto }** : seul un dé vert porte un Frame sur un autre
}
compare-same = Aucun Frame n'est à plus d'une demi-unité de l'endroit où l'arbitre le place.
error-gone-on = La partie a continué entre-temps : revoyez ce qui diffère maintenant.
