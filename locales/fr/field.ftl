# Maps: terrain, the planning panel, /look, and the field in the lobby.

# Terrain, by kind
piece-barrier = barrière
piece-car = voiture
piece-church = église
piece-container = conteneur
piece-crane = grue
piece-crater = cratère
piece-debris = débris
piece-engine = réacteur
piece-fence = clôture
piece-fire = feu
piece-grove = bosquet
piece-hedge = haie
piece-house = maison
piece-hull = coque
piece-lava = lave
piece-log = tronc
piece-mast = mât
piece-pond = étang
piece-rock = rocher
piece-ruin = ruine
piece-shed = remise
piece-spill = flaque
piece-tank = réservoir
piece-thicket = fourré
piece-tower = tour
piece-tree = arbre
piece-truck = camion
piece-vent = bouche d'aération
piece-wall = mur
piece-warehouse = entrepôt
piece-wing = aile
piece-wood = bois
named-piece = { $name } { $piece }

# The planning panel
plan-blocked = -# { $problem }
plan-others = Avec un autre dé ou une autre unité…
plan-menu = Endroits utiles…
plan-changes = Ajuster…
button-go = { $where ->
    [none] Jouer
   *[other] Aller en { $where }
}
button-go-leaves = Jouer · quitte la table
button-go-hits = Jouer · percute { $names }
button-go-gives = Jouer · perd { $points ->
    [one] { $points } point
   *[other] { $points } points
}
button-put = { $where ->
    [none] Placer ici
   *[other] Placer en { $where }
}
button-launch = Lancer
button-plan = Sur la carte…
button-shift = Décaler…
button-write = Écrire où…
button-die = Avec { $die }
button-step = Pas : { $step }
button-click-port = Bâbord
sign-click-port = ↩️
button-click-starboard = Tribord
sign-click-starboard = ↪️
button-slower = Moins vite
sign-slower = ➖
button-faster = Plus vite
sign-faster = ➕
button-give-up = Autre chose
nudge-NW = NO
nudge-N = N
nudge-NE = NE
nudge-W = O
nudge-E = E
nudge-SW = SO
nudge-S = S
nudge-SE = SE
modal-where = Vers où ?
modal-where-hint = 7K · 12.5,8 · vers B1 4 · derrière T3 de B1 · N 2.5
modal-course = Quelle route ?
modal-course-hint = 5 2G 4D · 3 tout droit
modal-path = Qu'y a-t-il sur le chemin, dans l'ordre ?
modal-path-hint = longe:A2, traverse:X1, contre:B3, ou libre
modal-deploy = Un nom pour le débris
modal-deploy-hint = débris:épave

# /look
cmd-look = Regarder de près un endroit de la carte : qui est à portée, à couvert ; ou mesurer
opt-look-at = Une case (7K), un point (12.5,8), une station ou un décor ; sinon, là où ça se passe
opt-look-frame = Le Frame à partir duquel mesurer
opt-look-to = Mesurer de là jusqu'ici : un Frame, une station, un décor, 7K ou 12.5,8
look-absent = { $host ->
    [none] { $unit } n'est pas sur la carte.
   *[other] { $unit } est à bord de { $host }.
}
look-measure = 📏 De { $from } à { $to } : { $distance }{ $range ->
    [none] {""}
   *[other] , { $range }
}{ $cover ->
    [none] .
    [open] , à découvert{ $beyond ->
        [none] .
       *[other] {" "}: { $beyond } en est trop loin pour le couvrir.
    }
   *[other] , à couvert derrière { $cover }.
}

# The field in the lobby
cmd-field = Le champ de bataille de cette partie, avant son début
cmd-field-show = Montrer le champ de bataille et ses décors
cmd-field-reroll = Tirer un autre champ de bataille (hôte)
cmd-field-style = Changer le style, la forme ou la taille du champ de bataille (hôte)
cmd-field-add = Ajouter un décor (hôte)
cmd-field-move = Déplacer un décor (hôte)
cmd-field-turn = Tourner un décor (hôte)
cmd-field-remove = Retirer un décor (hôte)
cmd-field-share = Obtenir le champ de bataille sous forme de code, pour le rejouer
cmd-field-load = Reprendre un champ gardé par vous ou votre serveur, ou un champ partagé (hôte)
cmd-field-save = Garder sous un nom le champ de cette partie, ou celui d'un code
cmd-field-list = Les champs que vous gardez, et ceux de ce serveur
cmd-field-delete = Supprimer un champ que vous gardez, vous ou votre serveur
cmd-field-rename = Renommer un champ que vous gardez, vous ou votre serveur
opt-field-style = L'aspect du champ de bataille
opt-field-shape = Carré ou rond
opt-field-across = Plus grande largeur : diamètre d'un rond, diagonale d'un carré (dans l'espace, son côté)
opt-field-ruler = Pour un petit champ de bataille : une réglette de 6 unités au lieu de 8
opt-field-seed = N'importe quels mots : les mêmes redonnent le même champ de bataille
opt-field-kind = Quel genre de décor
opt-field-place = Où est son milieu : 7K ou 12.5,8
opt-field-piece = Le décor, comme T3
opt-field-degrees = De combien de degrés, dans le sens des aiguilles d'une montre
opt-field-code = Le nom d'un champ gardé, ou le code qui commence par FLD1-
opt-field-save-code = Un code qui commence par FLD1- ; sans code, le champ de cette partie
opt-field-name = Son nom ; un champ du même nom est remplacé
opt-field-kept = Le nom du champ
opt-field-new = Son nouveau nom
opt-field-server = Sur la liste du serveur, pour tout le monde ici (si vous gérez ce salon)
opt-field-game = Le nom d'un champ gardé, ou un code qui commence par FLD1-
opt-preview = Sur une carte : voir d'abord le résultat, et décider ensuite
opt-place = Sur une carte : 7K, 12.5,8, vers B1 4, ou une place proposée ; sans elle, un simple essai
style-town = Ville
style-woods = Forêt
style-port = Port
style-wreckage = Épaves
shape-square = Carré
shape-round = Rond
ruler-standard = 8 unités
ruler-short = 6 unités, pour un petit champ de bataille
table-map = Une carte : le bot mesure les portées, les couverts et les chemins
field-title = **{ $style }**, { $shape ->
    [round] rond, { $across } de diamètre
   *[square] carré, { $across } d'un coin à l'autre
}, { $count ->
    [one] { $count } décor
   *[other] { $count } décors
}
field-alt = Le champ de bataille vu d'en haut : { $pieces }
field-changed = Champ de bataille changé.
field-shared = { $photograph ->
    [yes] La photo n'y est pas : ce code ne contient que le dessin.{" "}
   *[no] {""}
}`/champ charger` reprend ce code dans une autre partie, ou ici :
    ```
    { $code }
    ```
field-kept = **{ $name }** est gardé. `/champ charger` et `/partie nouvelle` le retrouvent sous ce nom, sur tous les serveurs.
field-kept-server = **{ $name }** est sur la liste du serveur : tout le monde ici le retrouve dans `/champ charger` et `/partie nouvelle`.
field-deleted = **{ $name }** est supprimé. Les parties qui s'y jouent continuent. Si c'était une erreur, `/champ garder` reprend le dessin à partir de ce code :
    ```
    { $code }
    ```
field-renamed = **{ $was }** s'appelle désormais **{ $name }**. Les parties et campagnes qui s'y jouent continuent.
field-photograph = -# { $shown ->
    [yes] 📷 Sa photo : { $size } ko{ $since ->
        [none] {""}
       *[other] , gardée le { $since }
    }.
    [hidden] Il a une photo, que ce serveur ne montre pas.
   *[no] Il n'a pas de photo.
}
field-list-empty = Aucun champ de bataille pour l'instant : ouvrez une partie sur une carte et gardez le sien avec `/champ garder`.
field-list-own = { $n ->
    [one] **Votre champ de bataille**
   *[other] **Vos { $n } champs de bataille**
}
field-list-server = { $n ->
    [one] **Le champ de bataille du serveur**
   *[other] **Les { $n } champs de bataille du serveur**
}
field-list-line = **{ $name }** · { $field }
field-list-photographed = **{ $name }** · { $field } · 📷 avec une photo
field-list-more = … et { $n } de plus : tapez une partie du nom dans `/champ charger`.
field-of-server = { $name } · serveur
field-note-pieces = { $count ->
    [one] { $count } décor met à couvert
   *[other] { $count } décors mettent à couvert
} ; un champ de cette taille tiré au sort en a de { $least } à { $most }.
field-note-open = { $share } % du terrain est dégagé : ni couvert, ni zone dangereuse.
field-note-cover = { $one ->
    [N] Nord et sud
   *[other] Ouest et est
} : { $cover } % et { $rest } % de la surface des couverts, { $hits } % et { $left } % des dégâts qu'ils encaissent.
field-note-sides = { $one ->
    [N] Nord et sud
   *[other] Ouest et est
} : { $open } % et { $wide } % de terrain dégagé ; chemin jusqu'au milieu, en unités : { $way ->
    [none] aucun
   *[other] { $way }
} et { $back ->
    [none] aucun
   *[other] { $back }
}.
field-note-midst = Au milieu : { $piece }. Chaque chemin finit au terrain libre le plus proche, de son propre côté.
field-note-twin = Les côtés opposés sont égaux, à un dixième d'unité près : tourné d'un demi-tour, le champ est le même.
field-note-even = Les côtés opposés se valent à peu près : couverts et dégâts encaissés répartis au plus { $most } : { $least }, terrain dégagé à { $open } % d'une moitié près, chemins à { $share } % près. La hauteur n'est pas pesée : elle ne compte qu'avec « Hauteur et chutes ».
field-note-uneven = Les côtés opposés diffèrent : couverts ou dégâts encaissés répartis au-delà de { $most } : { $least }, terrain dégagé à plus de { $open } % d'une moitié, ou chemins à plus de { $share } %. La hauteur n'est pas pesée : elle ne compte qu'avec « Hauteur et chutes ».
field-note-no-way = { $side ->
    [N] Aucun chemin ne mène du nord au milieu.
    [E] Aucun chemin ne mène de l'est au milieu.
    [S] Aucun chemin ne mène du sud au milieu.
   *[W] Aucun chemin ne mène de l'ouest au milieu.
}
field-note-closed = Une partie du terrain est isolée : aucun socle n'y passe.
button-reroll = { $own ->
    [yes] Tirer un champ à la place
   *[no] Tirer un autre champ
}
field-set-aside = { $name ->
    [none] Le champ de bataille que vous avez dessiné ou modifié est mis de côté{ $there ->
        [no] : cette partie se joue sans
       *[yes] {""}
    }. Il n'est pas sur votre liste : `/champ charger` prend ce code, sur une carte avec des décors.
        ```
        { $code }
        ```
   *[other] **{ $name }** est mis de côté{ $there ->
        [no] : cette partie se joue sans champ de bataille
       *[yes] {""}
    }. `/champ charger` le reprend, sur une carte avec des décors.
}
lobby-field = 🗺️ { $named ->
    [yes] **{ $name }** ·{" "}
   *[no] {""}
}{ $field }{ $ruler ->
    [8] {""}
   *[other] , réglette de { $ruler } unités
}{ $photograph ->
    [yes] {" "}· 📷 sur une photo de table
   *[no] {""}
}

# Errors
error-look-from = Dites d'où mesurer : `/regarder où:` ou `/regarder frame:`.
error-no-map = Cette partie n'a pas de carte : `/partie nouvelle table:` en ouvre une.
error-no-fields = Cette partie ne se joue pas sur un champ de bataille à soi : seuls Rapid Attack, MEZ et Unofficial le font, sur une carte.
error-field-fixed = Le champ de bataille ne peut plus changer une fois la partie commencée.
error-out-of-reach = { $why ->
    [around] C'est trop long pour contourner les obstacles :
   *[too-far] C'est trop loin :
} { $length ->
    [none] le Frame
   *[other] le chemin fait { $length }, et le Frame
} va à { $most } au plus.{ $nearest ->
    [none] {""}
   *[other] {" "}Le plus près possible est { $nearest }.
}
error-blocked = { $why ->
    [occupied] Un autre Frame s'y trouve, et aucun dé vert du jet ne permet de passer dessus.
    [terrain] Un décor s'y trouve, et aucun dé vert du jet ne permet d'y monter.
   *[no-way] Aucun chemin n'y mène : ce qui se trouve sur le passage ne laisse pas assez de place.
}{ $nearest ->
    [none] {""}
   *[other] {" "}L'endroit libre le plus proche est { $nearest }.
}
error-sheer = Trop raide de ce côté : six briques ou plus, sans escalier ni échelle. Seul un dé vert au jet permet d'y monter ou d'en descendre.{ $nearest ->
    [none] {""}
   *[other] {" "}L'endroit accessible le plus proche est { $nearest }.
}
error-item-off-the-field = { $item } serait hors du champ de bataille : le socle entier doit s'y trouver.
error-off-the-field = C'est hors du champ de bataille : le socle entier doit s'y trouver.{ $nearest ->
    [none] {""}
   *[other] {" "}L'endroit le plus proche est { $nearest }.
}
error-not-legal-ground = { $why ->
    [occupied] { $unit ->
        [station] Un Frame ou une autre station occupe cet endroit.
       *[frame] Un autre Frame occupe cet endroit.
    }
    [terrain] { $unit ->
        [station] Un décor occupe cet endroit : une station se pose sur un terrain libre.
       *[frame] Un décor occupe cet endroit : seul un Frame qui passe les couverts se place dessus.
    }
    [too-far] { $part ->
        [defense-stations] C'est à plus d'une réglette des autres stations du défenseur : chacune doit être à une réglette au plus d'une autre.
        [defense-frames] C'est hors du périmètre : les premiers Frames se placent à une réglette au plus d'une station du défenseur.
       *[point-frame] C'est trop loin des Frames du défenseur : il en faut un à portée de tir direct du Point Frame.
    }
    [share] Il resterait hors du périmètre moins de terrain que les règles n'en demandent : rapprochez la station des autres, ou du bord.
    [no-room] Le Point Frame n'aurait plus de place permise : le dernier des premiers Frames doit lui en laisser une.
    [perimeter] C'est dans le périmètre : le Point Frame se place à plus d'une réglette de toutes les stations du défenseur.
    [too-near] { $part ->
        [point-frame] C'est trop près des Frames du défenseur : le Point Frame se place juste à portée de tir direct de l'un d'eux.
       *[attack-frames] C'est à moins d'une réglette d'un Frame ou d'une station du défenseur : les attaquants commencent plus loin.
    }
    [cover] Le Point Frame y serait à couvert de tous les Frames du défenseur : l'un d'eux au moins doit le voir à découvert.
    [exposed] C'est hors du périmètre et à découvert : là, les Frames du défenseur doivent être à couvert.
   *[other] Rien ne peut être placé ici.
}{ $nearest ->
    [none] {""}
   *[other] {" "}L'endroit permis le plus proche est { $nearest }.
}
error-place-unreadable = « { $place } » n'est pas un endroit : écrivez { $ways ->
    [move] une case (`7K`), un point (`12.5,8`), ou par exemple `vers B1 4`, `derrière T3 de B1`, `N 2.5`
    [run] une case (`7K`), un point (`12.5,8`), ou par exemple `vers B1 4`, `N 2.5`
   *[point] une case (`7K`) ou un point (`12.5,8`)
}.
error-no-such-kind = Aucun genre de décor ne s'appelle « { $name } » : choisissez dans la liste.
error-no-such-piece = Aucun décor { $piece } sur ce champ de bataille : l'image les montre tous.
error-piece-off-field = { $piece } sortirait du champ de bataille : il doit s'y trouver tout entier.
error-piece-overlaps = { $piece } serait dans { $other } : laissez de la place, ou faites-les se toucher.
error-piece-gap = { $piece } et { $other } seraient à { $gap } l'un de l'autre, un passage douteux : laissez moins de { $closed }, ou au moins { $least }.
error-piece-crosses = Le contour de { $piece } se croise lui-même : déplacez un coin pour qu'il ne le fasse plus.
error-piece-too-small = { $piece } est trop petit : une demi-unité sur une demi-unité au moins.
error-piece-too-large = { $piece } est trop grand : ses côtés peuvent couvrir { $most } unités d'ouest en est, et autant du nord au sud.
error-piece-corners = { $piece } a { $count } coins : un décor en a de { $least } à { $most }.
error-piece-hits = { $piece } encaisse de { $least } à { $most } dégâts : donnez un nombre entre les deux.
error-piece-bricks = { $piece } a de { $least } à { $most } briques de haut : donnez un nombre entre les deux.
error-piece-called = Le nom de { $piece } ne convient pas : il lui faut une lettre ou un chiffre, et il a la place de { $most } lettres simples, ou de la moitié avec des accents ou d'un autre alphabet.
error-field-name-empty = Donnez au champ de bataille un nom en lettres ou en chiffres.
error-field-not-kept = Aucun champ de bataille n'est gardé sous le nom « { $name } » : `/champ liste` montre les vôtres et ceux du serveur.
error-field-not-yours = Ce champ de bataille n'est pas sur votre liste.
error-field-servers = « { $name } » est au serveur : `/champ renommer serveur:` et `/champ supprimer serveur:` le changent.
error-field-no-server = Il faut un serveur pour avoir une liste : faites-le dans l'un de ses salons.
error-field-server = Il faut gérer ce salon pour garder un champ sur la liste du serveur ; gardez celui-ci sur la vôtre.
error-field-taken = « { $name } » est déjà le nom d'un champ gardé.
error-fields-full = Une liste contient { $most } champs au plus : supprimez-en un d'abord.
error-no-such-style = Aucun style ne s'appelle « { $name } » : choisissez dans la liste.
error-fields-listed = Une campagne se joue tour à tour sur { $most } champs de bataille au plus.
error-fields-nowhere = Une liste de champs de bataille ne convient qu'aux parties sur une carte à décors.
error-no-such-shape = Un champ de bataille est carré ou rond, pas « { $name } ».
error-field-size = Un champ de bataille mesure de { $least } à { $most } unités dans sa plus grande largeur : le diamètre d'un rond, la diagonale d'un carré.
error-place-unknown = Rien ne s'appelle « { $name } » sur cette carte : nommez un Frame, une station ou un décor par son identifiant.
error-nowhere-behind = Aucun endroit accessible n'est à couvert de { $from } derrière { $piece }.
error-field-missing = Une partie sur carte a besoin d'un champ de bataille : donnez son code, ou faites-en tirer un au sort.
error-measured = Sur une carte, c'est le bot qui mesure quels Frames sont près d'une station.
error-terrain-fixed = Sur une carte, aucun décor ne s'ajoute une fois la partie commencée : nommez un de ceux qui s'y trouvent.
error-out-of-range = Pas d'attaque possible d'ici : { $target } est trop { $why ->
    [too-near] près
   *[too-far] loin
} pour { $range ->
    [hand-to-hand] le corps à corps
    [artillery] l'artillerie
   *[direct-fire] le tir direct
} (à { $distance }).
