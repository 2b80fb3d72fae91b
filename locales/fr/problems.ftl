# Errors (error-<code>), each with the way to correct it. A fact that an error lacks arrives as "none".

error-unknown = Impossible pour l'instant ({ $code }). Regardez le plateau, puis réessayez.
error-where-player-frame = { $player }, Frame { $frame } : { $problem }
error-where-player = { $player } : { $problem }
error-where-frame = Frame { $frame } : { $problem }

# Decisions
error-not-your-decision = C'est à { $player } de décider pour l'instant.
error-stale = Ce bouton appartient à une question précédente de la partie. `/partie plateau` montre l'actuelle.
error-choice-malformed = Cette réponse n'est pas proposée ici : prenez l'une des propositions.
error-not-an-option = { $kind ->
    [activate] Impossible d'activer celui-là : prenez un de vos Frames encore debout, qui n'a pas encore agi ce tour.
    [target] Cible impossible : choisissez un ennemi encore debout, une autre des cibles proposées, ou rien.
    [range] Portée impossible ici : il faut une arme de cette portée ou, en tir direct, des roquettes encore disponibles.
    [defend] Ce dé ne peut pas défendre : prenez-en un bleu ou un blanc parmi ceux lancés, ou aucune défense.
    [act] Impossible pour l'instant : mouvement avec un vert ou un blanc, attaque avec un rouge ou un blanc, visée avec un jaune ou un blanc ; chaque dé et chaque action une seule fois.
    [loss] Il ne reste pas de tel équipement à perdre : choisissez-en un qui reste.
    [spot-target] Visée impossible : choisissez un ennemi debout, sans visée aussi forte.
   *[other] « { $choice } » n'est pas proposé ici : prenez l'un des choix affichés.
}
error-cannot-attack-at-range = { $range ->
    [hand-to-hand] Le Frame { $frame } ne peut pas attaquer au corps à corps ici : prenez l'une des portées proposées.
    [direct-fire] Le Frame { $frame } ne peut pas attaquer en tir direct : il faut un équipement de tir direct ou une roquette encore disponible.
    [artillery] Le Frame { $frame } ne peut pas attaquer à portée d'artillerie : il faut un équipement d'artillerie.
   *[other] Le Frame { $frame } ne peut pas attaquer ainsi (« { $range } ») : prenez l'une des portées proposées, sans plus de roquettes qu'il n'en porte.
}
error-action-used = { $verb ->
    [move] Le Frame { $frame } s'est déjà déplacé : une fois par activation, pas plus.
   *[attack] Le Frame { $frame } a déjà attaqué : une fois par activation, pas plus.
}
error-die-not-rolled = Pas de dé « { $die } » sur la table : choisissez parmi { $rolled }.
error-die-used = Ce dé ({ $die }) a déjà servi : chaque dé ne sert qu'une fois.
error-wrong-colour = { $verb ->
    [defend] Un dé { $die } ne peut pas défendre : prenez un dé bleu ou blanc.
    [move] Un dé { $die } ne peut pas servir au mouvement : prenez un dé vert ou blanc.
    [attack] Un dé { $die } ne peut pas attaquer : prenez un dé rouge ou blanc.
    [mend] Un dé { $die } ne peut pas réparer : prenez un dé noir ou blanc.
    [fuel] Un dé { $die } ne peut pas servir de carburant : prenez un dé noir ou blanc.
   *[spot] Un dé { $die } ne peut pas viser : prenez un dé jaune ou blanc.
}
error-no-target = { $target ->
    [none] Le Frame { $frame } n'a annoncé aucune cible, donc pas d'attaque : mouvement, visée ou fin d'activation.
   *[other] La cible du Frame { $frame } n'est plus là, donc pas d'attaque : mouvement, visée ou fin d'activation.
}
error-nobody-to-spot = Personne à viser avec { $value } pour le Frame { $frame } : une visée n'en remplace qu'une plus faible.
error-wrong-step = { $kind ->
    [none] La partie ne demande rien de tel pour l'instant.
   *[other] Répondez d'abord à ceci : { $what }.
}
error-covers-malformed = Indiquez au plus { $most } couverts, chacun un décor avec les dégâts qu'il encaisse, ou un Frame.
error-cover-twice = Un même Frame ne couvre pas deux fois : nommez chacun une seule fois.
error-cover-hits = Un décor encaisse de 1 à { $most } dégâts : donnez un nombre entier entre les deux.
error-cover-frame = Le Frame { $frame } ne peut pas servir de couvert ici : nommez-en un debout, ni attaquant ni cible.
error-game-over = Cette partie est terminée ; `/partie nouvelle` en ouvre une autre.
error-no-progress = La partie ne peut pas continuer seule à partir d'ici : demandez à l'hôte d'annuler la dernière décision.

# Dice
error-dice-needed = Ce jet demande { $needed ->
    [one] { $needed } dé
   *[other] { $needed } dés
} : tapez les résultats de { $dice }, dans cet ordre. { $given ->
    [0] {""}
    [one] Reçu : { $given }.
   *[other] Reçus : { $given }.
}
error-dice-impossible = Un dé { $die } ne peut pas faire { $face } : donnez une face que le dé possède.
error-dice-too-many = Trop de dés : ce jet en demande { $needed }, et il y en a { $given }.
error-roll-too-big = Trop de dés pour une table : lancez-en moins, avec moins de faces.
error-roll-unreadable = Jet illisible : écrivez des couleurs comme `2W 2Rd+d8 B`, ou une somme comme `4d6kh3+2`.
error-too-many-dice = { $count } dés, c'est trop : { $most } au plus.

# Companies and games
error-company-too-long = Cette équipe fait { $length } caractères : { $most } au plus.
error-company-empty = Il n'y a aucun Frame dans cette équipe : écrivez les équipements de chacun, comme `Rd Rd B G; Rh Rh B B`.
error-company-unfit = L'équipe apportée par { $player } ne convient pas à cette partie, et ce qui ne va pas reste secret : { $player } peut en apporter une autre avec `/partie rejoindre`.
error-company-unknown = Aucune de vos équipes ne porte ce nom : `/équipe liste` les montre toutes.
error-too-many-frames = { $count } Frames, c'est trop pour une équipe : { $most } au plus.
error-system-unknown = L'équipement « { $text } » n'existe pas : utilisez B, G, Y, Rh, Rd ou Ra.
error-one-spare = Une équipe n'a qu'un Frame de réserve, et { $count } sont marqués.
error-spare-rockets = Un Frame de réserve ne porte pas de roquettes : confiez-les à un autre Frame.
error-no-room-for-spare = Pas de place pour une réserve : { $most } Frames au plus, réserve comprise.
error-no-spares-here = Une équipe de football n'a pas de réserve : enlevez la mention `spare`.
error-only-the-spare = Seul le Frame de réserve de l'équipe peut s'ajouter, jusqu'à { $most } Frames en tout.
error-too-many-systems = { $count } équipements, c'est trop : un Frame en porte { $most } au plus.
error-too-many-of-a-type = Trop d'équipements { $system } : un Frame en porte { $most } au plus du même type.
error-split-not-allowed = Les équipements divisés ne sont pas permis dans cette partie : prenez des équipements entiers.
error-wrong-number-of-frames = Cette équipe { $count ->
    [0] n'a aucun Frame
    [one] compte { $count } Frame
   *[other] compte { $count } Frames
} ; il en faut { $least ->
    [0] { $most } au plus
    [same] { $most }
   *[other] de { $least } à { $most }
} ici.
error-wrong-number-of-rockets = Cette équipe { $count ->
    [0] ne porte aucune roquette
    [one] porte { $count } roquette
   *[other] porte { $count } roquettes
} ; il en faut exactement { $right }.
error-archetype-unknown = L'archétype « { $text } » n'existe pas : choisissez parmi { $known }.
error-ruleset-unknown = Les règles « { $text } » n'existent pas : choisissez parmi { $known }.
error-size-unknown = La taille « { $text } » n'existe pas dans ce jeu : choisissez parmi { $known }.
error-size-number = { $field ->
    [frames] Le nombre de Frames
    [stations] Le nombre de stations
    [neutral] Le nombre de stations neutres
    [rockets] Le nombre de roquettes
    [tas_min] Le nombre minimal de vaisseaux et de compagnies
    [tas_max] Le nombre maximal de vaisseaux et de compagnies
    [hvas] Le nombre de HVA
   *[clock] La durée de la partie
} doit être un nombre entier de { $least } à { $most }.
error-size-fixed = « { $size } » a ses propres nombres, « { $field } » compris : seule une taille libre en prend d'autres.
error-table-unknown = La table « { $text } » n'existe pas : choisissez parmi { $known }.
error-option-unknown = { $value ->
    [bool] Il n'y a pas de règle avancée « { $option } » dans cette partie.
   *[other] « { $value } » n'est pas une valeur valide de « { $option } » dans cette partie.
}
error-wrong-number-of-players = { $count ->
    [one] Il y a { $count } joueur
   *[other] Il y a { $count } joueurs
} à cette table ; cette taille se joue de { $least } à { $most }.

# The host's corrections
error-points = Une correction ajoute ou retire { $most } points au plus.
error-clock = La durée se règle de { $least } à { $most } ; `/partie finir` termine la partie.
error-no-such-station = Il n'y a pas de station { $station } dans cette partie : le plateau les montre toutes.
error-no-such-player = Personne ne s'appelle { $player } dans cette partie.
error-not-rolled = { $frame } n'a pas de dés sur la table : on les corrige entre son lancer et la fin de son activation.
error-whites = Un Frame a de 0 à { $most } dés blancs.
error-dice-malformed = Je ne comprends pas ces dés : « { $text } ». Écrivez chacun avec sa face, comme `5 blanc, 7 rouge d8`.
error-no-such-frame = Il n'y a pas de Frame { $frame } debout dans cette partie : le plateau les montre tous.

# The table
error-not-seated = Vous ne jouez pas dans cette partie : regardez-la, ou rejoignez la prochaine avec `/partie rejoindre`.
error-already-seated = Vous êtes déjà à cette table.
error-no-game-here = Il n'y a pas de partie dans ce salon : `/partie nouvelle` en ouvre une.
error-no-such-game = Cette partie n'existe plus.
error-game-here-already = Il y a déjà une partie dans ce salon : finissez-la, ou ouvrez-en une autre dans un autre salon ou fil.
error-not-host = { $host ->
    [none] Seul l'hôte de la partie peut faire cela.
   *[other] Seul l'hôte peut faire cela : { $host }.
}
error-not-started = La partie n'a pas commencé : l'hôte la lance avec `/partie commencer`.
error-already-started = La partie a déjà commencé : plus personne n'entre ni ne sort.
error-too-few-players = Il faut au moins deux joueurs : attendez que quelqu'un arrive avec `/partie rejoindre`.
error-lobby-full = Toutes les places sont prises : on joue à { $most } au plus.
error-nothing-to-undo = Vous n'avez aucune décision à annuler.
error-undo-needs-consent = Des dés ont été lancés ou d'autres ont décidé depuis : les autres doivent accepter cette annulation.
error-already-agreed = Vous avez déjà donné votre accord ; on attend les autres.
error-dice-not-typed = C'est le bot qui lance les dés de cette partie : ne donnez pas de résultats.
error-undo-nothing = Il n'y a rien à annuler.
error-undo-not-newest = La dernière décision revient à { $newest } : seule la plus récente peut être annulée.
error-discord-refused = Discord a refusé ce que je lui ai envoyé (erreur { $code }). Ce que vous avez décidé reste acquis. Réessayez ; si cela continue, un gestionnaire du serveur peut vérifier mes permissions ici.
error-storage-busy = La base de données est occupée, rien n'a été enregistré : réessayez dans un instant.
error-internal = Une erreur de mon côté ; rien n'a changé. Si elle revient, la signaler à l'hôte{ $id ->
    [none] .
   *[other] {" "}avec ce numéro : { $id }.
}
error-text-too-long = Ce texte est trop long : raccourcissez-le.
error-duplicate = Ce clic était déjà arrivé et ne compte qu'une fois.
error-not-in-dm = Cela ne se fait que dans un salon ou un fil d’un serveur.

# Logs and the referee's JSON
error-log-empty = Ce journal est vide : il doit commencer par le début d'une partie.
error-log-unreadable = Ce journal est illisible : il doit être une partie telle qu'elle a été exportée.
error-log-version = Ce journal est en version { $version }, et seules les versions jusqu'à { $known } sont connues ici.
error-log-impossible = Ce journal raconte une partie impossible : chaque événement doit découler des précédents.
error-line-too-long = Cette ligne fait { $length } octets, et { $most } au plus sont lus.
error-too-deep = Ce JSON est imbriqué trop profondément : aplatissez-le.
error-not-json = Cette ligne n'est pas du JSON : { $problem }.
error-not-an-object = Cette ligne doit être un seul objet JSON, entre accolades.
error-id-impossible = Cet id ne peut pas être renvoyé : utilisez un texte ou un nombre.
error-unknown-do = Aucune action de ce nom : choisissez parmi { $known }.
error-field = Un champ manque ou ne va pas : { $problem }.
error-field-unknown = Il n'y a pas de champ « { $field } » (en { $at }) : docs/protocol.md dit lesquels il y a.
error-field-code = Ce n'est pas un code de champ de bataille : il commence par FLD1- et se copie en entier.
error-defense-systems = { $count } équipements de défense, c'est trop : ce Frame porte { $most ->
    [one] { $most } équipement
   *[other] { $most } équipements
} en tout.
error-seed = La graine doit être en hexadécimal, deux chiffres par octet et 128 octets au plus.

error-correction-unknown = Cela ne se corrige pas dans cette partie.

# Football
error-unequal-teams = Les deux équipes doivent avoir le même nombre de Frames : ici { $least } contre { $most }.
error-no-rockets = Le football se joue sans roquettes.
error-line-malformed = Nommez les Frames sur la trajectoire, le plus proche d'abord : « B2, A3 », ou « aucun ».
error-line-unit = Aucun Frame « { $unit } » ne peut être sur la trajectoire.
error-line-twice = Nommez chaque Frame sur la trajectoire une seule fois.
error-unit-cannot-at-range = { $unit } ne peut pas jouer à cette portée : le tir direct et l'artillerie demandent l'équipement, et l'artillerie demande le ballon.
error-unit-action-used = { $verb ->
    [move] { $unit } a déjà bougé ce tour-ci.
   *[other] { $unit } a déjà joué le ballon ce tour-ci.
}
error-ball-elsewhere = { $unit } ne peut pas le faire : le ballon est ailleurs.
error-no-unit-to-spot = { $unit } ne trouve personne à marquer ainsi : un marquage ne cède qu'à un plus grand.
error-no-such-unit = Il n'y a pas de Frame « { $unit } » sur le terrain.
error-must-be-placed = Tous ne peuvent pas rester : { $must } à placer (coup d'envoi, hors-jeu, ou à la place du tireur).
error-ball-not-now = Le ballon ne peut pas être déplacé en ce moment : laissez finir l'attaque.
error-odds-target = Cette cible n'existe pas dans ce jeu. Choisissez-en une autre, ou aucune.
error-odds-range = Cette portée n'existe pas dans ce jeu, ou pas contre cette cible. Choisissez-en une autre, ou aucune.
error-odds-cover = Ce couvert n'existe pas dans ce jeu. Choisissez-en un autre, ou aucun.
error-line-tackle = Personne n'est sur la trajectoire d'un vol de ballon ou d'un tacle : n'en indiquez pas, ou prenez pour cible le but ou un coéquipier.
error-company-range = Une compagnie attaque en mêlée, et avec un as rouge aussi à portée de défense rapprochée et d'assaut : choisissez l'une d'elles.
error-nothing-to-preview = Il n'y a pas d'emplacement à essayer ici : seule la question d'un emplacement, sur une carte, en a un.
error-no-points = Au football on compte les buts : il n'y a pas de score par atout.
error-no-companies = Ce jeu se joue sans compagnie.
error-no-calculation = Il n'y a pas de probabilités à calculer dans ce jeu.
error-orders-not-here = Ce jeu n'a pas de consignes.
error-not-legal-place = { $verb ->
    [move] { $unit } ne peut pas y courir : c'est trop loin, hors du terrain, ou quelqu'un gêne.
    [place] { $unit } ne peut pas s'y tenir : la zone ombrée montre où c'est possible.
   *[fumble] Le ballon ne peut pas y aller : il reste à portée du tir et ne va pas en arrière.
}{ $nearest ->
    [none] {""}
   *[other] {" "}La place la plus proche est { $nearest }.
}

# Courses and places in space
error-course-unreadable = « { $course } » n'est pas une route : écrivez la vitesse et les charnières pliées, par exemple `5 2G 4D` ou `3 tout droit`.
error-no-such-hinge = À la vitesse { $speed } il n'y a pas de charnière { $hinge } à plier, ou elle est nommée deux fois : il y en a une après chaque unité, sauf la huitième.
error-hinge-clicked-twice = La charnière { $hinge } se plie { $most ->
    [one] d'un cran
   *[other] de { $most } crans
} au plus. Seule une frégate plie deux fois la même.
error-course-too-dear = `{ $course }` demande { $cost ->
    [one] un point
   *[other] { $cost } points
}, et il { $pips ->
    [0] n'y en a aucun
    [one] y en a un
   *[other] y en a { $pips }
} : chaque unité de plus ou de moins que 4 et chaque charnière en coûte un.
error-hva-course = Un HVA avance de { $speed } unités et plie une charnière au plus.
error-heading-unreadable = « { $heading } » n'est pas un cap : écrivez un point cardinal (`NE`), des degrés (`45`) ou `vers B1`.
error-not-legal-space = { $verb ->
    [move] { $asset } ne peut pas y voler : c'est trop loin, hors de la table, ou quelque chose gêne.
    [launch] { $asset } se pose contre quelque chose qui n'est pas à couvert de son porteur.
   *[place] { $asset } ne peut pas être placé là de cette façon : la zone ombrée montre où c'est possible.
}{ $nearest ->
    [none] {""}
   *[other] {" "}La place la plus proche est { $nearest }.
}
error-environmental-not-allowed = Un équipement tout-terrain (E) demande l'option des zones dangereuses : retirez-le, ou activez-la.
error-terrain-gone = Le décor { $piece } est tombé et n'est plus une cible : choisissez-en un qui tient debout.
error-cover-piece = Aucun décor { $piece } ici : nommez-en un dont le compte est tenu et qui couvre encore.
error-too-many-pieces = { $most } décors au plus : retirez-en un, ou corrigez l'un de ceux qui sont là.
error-option-off = La règle avancée « { $option } » est désactivée dans cette partie : elle se choisit avant le début.
error-bricks = Une chute se fait de 1 à { $most } briques : donnez un nombre entier entre les deux.
error-only-custom = { $given ->
    [frames] Le nombre de Frames
    [stations] Le nombre de stations
    [neutral] Le nombre de stations neutres
    [rockets] Le nombre de roquettes
    [clock] La durée de la partie
   *[other] Chacun de ces nombres
} ne se choisit que pour une partie libre : enlevez-le, ou ouvrez une partie libre.
error-nothing-said = Rien n'est demandé : remplissez au moins une option de la commande.
error-orders-too-long = C'est trop : nommez chaque sorte d'équipement une fois au plus, { $most } en tout.
error-unstorable = Ce texte contient des caractères impossibles à conserver : enlevez-les et réessayez.

# Le plateau dans le navigateur
error-link-unreadable = Ce lien est incomplet : ouvrez de nouveau le plateau depuis Discord.
error-link-expired = Ce lien a expiré : ouvrez de nouveau le plateau depuis Discord.
error-link-void = Ce lien n'est plus valable : ouvrez de nouveau le plateau depuis Discord.
error-link-left = Ce lien était celui d'une place que vous n'avez plus : regardez par le lien du message du plateau.
error-watching-only = Ce lien permet seulement de regarder : pour jouer, ouvrez le plateau depuis votre panneau privé.
error-page-running = La rediffusion est ici une fois la partie finie.
error-page-starting = Le bot démarre : réessayez dans quelques secondes.
error-page-busy = Trop de requêtes à la fois : attendez un instant.
error-page-too-big = C'est trop long : { $most } octets au plus.
error-page-unreadable = Ce n'est pas une requête de cette page : rechargez-la et réessayez.
error-page-foreign = Cette requête vient d'un autre site et a été refusée : servez-vous de la page du plateau.
error-page-nowhere = Il n'y a rien à cette adresse : ouvrez le plateau depuis Discord.

# What Discord would not let through
error-export-too-long = Cette partie est plus longue que toute vraie partie : impossible de l'importer.
error-game-elsewhere = Cette partie se joue dans un autre salon : utilisez ses boutons là-bas.
error-channel-unknown = Je n'ai pas accès à ce salon ou à ce fil : il est peut-être archivé, ou caché pour moi. Choisissez-en un autre.
error-member-unknown = Personne de ce nom sur ce serveur : choisissez un membre dans la liste.
error-option-choice = `{ $option }` n'accepte que certaines valeurs : choisissez-en une dans la liste.
error-option-length = { $least ->
    [0] `{ $option }` peut avoir au plus { $most } caractères.
   *[other] `{ $option }` doit avoir de { $least } à { $most } caractères.
}
error-option-range = `{ $option }` va de { $least } à { $most }.
error-too-often = Trop de demandes lourdes à la suite : réessayez dans { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
}.
