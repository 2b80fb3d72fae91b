# Errors (error-<code>), each with the way to correct it. A fact that an error lacks arrives as "none".

error-unknown = Impossible pour l'instant ({ $code }). Regardez le plateau, puis réessayez.
error-where-player-frame = { $player }, Frame { $frame } : { $problem }
error-where-player = { $player } : { $problem }
error-where-frame = Frame { $frame } : { $problem }

# Decisions
error-not-your-decision = C'est à { $player } de décider pour l'instant.
error-stale = Ce bouton appartient à une question précédente de la partie. `/partie plateau` montre l'actuelle.
error-button-old = Ce bouton vient d'une version précédente du bot. Relancez la commande pour avoir l'actuel.
error-choice-malformed = Cette réponse n'est pas proposée ici : prenez l'une des propositions.
error-not-an-option = { $kind ->
    [activate] « { $choice } » n'est aucun de vos Frames : prenez-en un encore debout, qui n'a pas encore agi ce tour.
    [target] Cible impossible : choisissez un ennemi encore debout, une autre des cibles proposées, ou rien.
    [range] Portée impossible ici : il faut une arme de cette portée ou, en tir direct, des roquettes encore disponibles.
    [defend] Ce dé ne peut pas défendre : prenez-en un bleu ou un blanc parmi ceux lancés, ou aucune défense.
    [act] Impossible pour l'instant : mouvement avec un vert ou un blanc, attaque avec un rouge ou un blanc, visée avec un jaune ou un blanc ; chaque dé et chaque action une seule fois.
    [loss] Il ne reste pas de tel équipement à perdre : choisissez-en un qui reste.
    [spot-target] Visée impossible : choisissez un ennemi debout, sans visée aussi forte.
   *[other] « { $choice } » n'est pas proposé ici : prenez l'un des choix affichés.
}
error-cannot-attack-at-range = { $why ->
    [rockets] { $rockets ->
        [0] Le Frame { $frame } ne porte pas de roquettes, ou n'en a plus.
        [one] Le Frame { $frame } ne porte qu'une roquette : n'en prenez pas plus.
       *[other] Le Frame { $frame } porte { $rockets } roquettes : n'en prenez pas plus.
    }
    [unknown] Les roquettes ne servent qu'en tir direct, comme dans `direct-fire+1`.
   *[weapon] { $range ->
        [direct-fire] Le Frame { $frame } ne peut pas attaquer en tir direct : il faut un équipement de tir direct ou une roquette encore disponible.
       *[artillery] Le Frame { $frame } ne peut pas attaquer à portée d'artillerie : il faut un équipement d'artillerie.
    }
}
error-not-a-target = { $why ->
    [own] { $unit } est à vous : la cible est un Frame adverse, un décor, ou rien.
    [destroyed] { $unit } est détruit : choisissez un ennemi debout, un décor, ou rien.
    [station] { $unit } est une station, qu'aucune attaque ne peut viser : on la prend en s'y trouvant seul.
    [hazard] { $unit } est une zone dangereuse : une attaque n'y touche rien.
   *[terrain] Sur une carte, nommez le décor, par exemple T1.
}
error-cannot-activate = { $why ->
    [done] { $unit } a déjà agi ce tour : choisissez un Frame qui n'a pas encore agi.
    [destroyed] { $unit } est détruit : choisissez un Frame debout.
    [not-yours] { $unit } n'est pas à vous : choisissez un de vos Frames.
   *[other] { $unit } n'est pas un Frame : choisissez un des vôtres qui n'a pas encore agi ce tour.
}
error-cannot-pass = { $why ->
    [no-passing] On ne passe pas dans cette partie : activez un Frame.
   *[last] Vous ne pouvez pas passer : personne après vous n'a encore de Frame à activer.
}
error-cannot-spot = { $why ->
    [own] { $unit } est à vous : on ne vise que les Frames adverses.
    [destroyed] { $unit } est détruit : visez un ennemi debout.
    [too-far] { $unit } est à plus d'une réglette : il faut deux équipements de visée pour le viser.
    [cover] { $unit } est à couvert : il faut un équipement de visée pour le viser.
    [denied] { $unit } ne peut pas être visé pendant cette activation, selon son joueur.
    [higher] { $unit } porte déjà une visée aussi forte : seule une plus forte la remplace.
   *[other] { $unit } ne peut pas être visé : seuls les Frames adverses le peuvent.
}
error-cannot-lose = { $why ->
    [white] Le Frame { $frame } ne donne pas de dé blanc ici : choisissez un de ses équipements.
    [too-many] C'est trop de pertes : le Frame { $frame } n'en subit que { $hits }.
   *[missing] Le Frame { $frame } n'a pas d'équipement { $system }, ou n'en a plus : choisissez-en un qu'il porte.
}
error-cannot-deploy = { $why ->
    [done] { $item } est déjà sur la table.
    [not-yours] Ce n'est pas à vous de placer { $item }.
   *[not-yet] Ce n'est pas encore le tour de { $item } : placez ce que demande cette étape.
}
error-cannot-change-company = { $why ->
    [not-yours] { $unit } n'est pas à vous : laissez un de vos Frames au dépôt.
    [least] Impossible de laisser { $unit } au dépôt : la taille de la partie demande au moins { $least } Frames.
    [must-change] Dans cette partie, personne ne laisse le choix à un autre : changez votre équipe.
   *[last] Vous ne pouvez pas laisser le choix aux autres : ils l'ont tous déjà laissé.
}
error-no-room = Il n'y a plus de place pour un décor de ce genre.
error-action-used = { $verb ->
    [move] Le Frame { $frame } s'est déjà déplacé : une fois par activation, pas plus.
    [defend] Le Frame { $frame } a déjà choisi sa défense, juste après son jet : il la garde tout le tour.
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
error-nobody-to-spot = Personne à viser avec { $value } pour le Frame { $frame } : { $why ->
    [too-far] chaque ennemi est à plus d'une réglette.
    [cover] chaque ennemi à une réglette au plus est à couvert.
    [unseen] chaque ennemi est trop loin ou à couvert.
    [denied] selon leurs joueurs, aucun ennemi ne peut être visé.
    [destroyed] aucun ennemi n'est debout.
   *[higher] une visée n'en remplace qu'une plus faible.
}
error-wrong-step = { $kind ->
    [none] La partie ne demande rien de tel pour l'instant.
   *[other] Répondez d'abord à ceci : { $what }.
}
error-covers-malformed = Indiquez au plus { $most } couverts, chacun un décor avec les dégâts qu'il encaisse, ou un Frame.
error-cover-twice = Un même Frame ne couvre pas deux fois : nommez chacun une seule fois.
error-cover-hits = Un décor encaisse de 1 à { $most } dégâts : donnez un nombre entier entre les deux.
error-cover-frame = { $why ->
    [attacker] { $cover } est l'attaquant : il ne couvre pas sa cible.
    [target] { $cover } est la cible : il ne se couvre pas lui-même.
    [destroyed] { $cover } est détruit : seuls les Frames debout couvrent.
   *[unknown] Le Frame { $cover } ne peut pas servir de couvert ici : il n'existe pas.
}
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
error-only-the-spare = { $why ->
    [full] Votre équipe a déjà { $most } Frames, le maximum pour cette taille de partie.
   *[no-spare] Seul le Frame de réserve de l'équipe peut s'ajouter, jusqu'à { $most } Frames en tout.
}
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
    [true] Il n'y a pas de règle avancée « { $option } » dans cette partie.
    [false] Il n'y a pas de règle avancée « { $option } » dans cette partie.
   *[other] « { $value } » n'est pas une valeur valide de « { $option } » dans cette partie.
}
error-option-core = « { $option } » fait partie des règles de { $ruleset } et ne peut pas être désactivé.
error-wrong-number-of-players = { $count ->
    [one] Il y a { $count } joueur
   *[other] Il y a { $count } joueurs
} à cette table ; cette taille se joue de { $least } à { $most }.

# The host's corrections
error-points = Une correction ajoute ou retire { $most } points au plus.
error-correction-which = Dites lequel corriger : remplissez `lequel`.
error-correction-value = Dites ce qu'il en est désormais : remplissez `valeur`.
error-number-unreadable = « { $text } » n'est pas un nombre entier.
error-command-gone = **{ $command }** n'existe plus : l'hôte corrige une partie avec `/corriger`, les joueurs répondent avec les boutons ou `/choisir`. Relancez Discord pour voir les commandes actuelles.
error-clock = La durée se règle de { $least } à { $most } ; `/partie finir` termine la partie.
error-no-such-station = { $why ->
    [not-yet] La station { $station } ne peut pas être nommée ici : elle n'est pas encore posée, ou un Frame d'attaquant ne peut pas s'y trouver.
    [leaves] { $station } est la station que le Frame quitte : nommez-en une autre, ou aucune.
   *[unknown] Il n'y a pas de station { $station } dans cette partie : le plateau les montre toutes.
}
error-no-such-player = Personne ne s'appelle { $player } dans cette partie.
error-not-rolled = { $frame } n'a pas de dés sur la table : on les corrige entre son jet et la fin de son activation.
error-whites = Un Frame a de 0 à { $most } dés blancs.
error-dice-malformed = Je ne comprends pas ces dés : « { $text } ». Écrivez chacun avec sa face, comme `5 blanc, 7 rouge d8`.
error-no-such-frame = Il n'y a pas de Frame { $frame } debout dans cette partie : le plateau les montre tous.

# The table
error-not-seated = Vous ne jouez pas dans cette partie : regardez-la, ou rejoignez la prochaine avec `/partie rejoindre`.
error-seat-awaits = Quelqu'un d'autre joue pour vous, mais votre place vous attend : `/partie rejoindre`.
error-seat-away = Votre place est toujours à vous, mais vous comptez comme absent et ne pouvez pas gagner. Votre prochaine décision ou votre prochain vote y met fin.
error-already-seated = Vous avez déjà une place dans cette partie.
error-no-game-here = Il n'y a pas de partie dans ce salon : `/partie nouvelle` en ouvre une.
error-no-such-game = Cette partie n'existe plus.
error-game-here-already = Il y a déjà une partie dans ce salon : finissez-la, ou ouvrez-en une autre dans un autre salon ou fil.
error-not-host = { $host ->
    [none] Seul l'hôte de la partie peut faire cela.
    [gone] Seul l'hôte peut faire cela, et la partie n'en a plus : une personne qui gère ce salon peut le faire à sa place.
   *[other] Seul l'hôte peut faire cela : { $host }.
}
error-not-started = La partie n'a pas commencé : `/partie commencer` la lance quand tout le monde est là.
error-already-started = La partie a déjà commencé : plus personne n'entre ni ne sort.
error-lobby-closed = Cette partie a été annulée avant son début ; `/partie nouvelle` en ouvre une autre, `/trouver parties` montre celles qui attendent.
error-seats-asked = { $name } n'a pas encore accepté de jouer : **Rejoindre** accepte, **Quitter** décline. Pour jouer sans ce joueur, annulez cette partie avec `/partie finir`, et ouvrez-en une autre.
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
error-disk-full = Le disque du bot est plein ; rien n'a été enregistré. { $told ->
    [yes] Ceux qui l'hébergent sont prévenus.
   *[other] Prévenez ceux qui l'hébergent.
}
error-internal = Une erreur de mon côté ; rien n'a changé. Si elle revient, signalez-la à l'hôte{ $id ->
    [none] .
   *[other] {" "}avec ce numéro : { $id }.
}
error-text-too-long = Ce texte est trop long : raccourcissez-le.
error-duplicate = Cette réponse était déjà arrivée et ne compte qu'une fois.
error-not-in-dm = Cela ne se fait que dans un salon ou un fil d’un serveur.

# Logs and the referee's JSON
error-log-empty = Ce journal est vide : il doit commencer par le début d'une partie.
error-log-unreadable = Ce journal est illisible : il doit être une partie telle qu'elle a été exportée.
error-log-version = Ce journal est en version { $version }, et seules les versions jusqu'à { $known } sont connues ici.
error-log-impossible = Ce journal raconte une partie impossible : chaque événement doit découler des précédents.
error-line-too-long = Cette ligne fait { $length } octets, et { $most } au plus sont lus.
error-too-many-requests = Cette ligne contient { $count } demandes : { $most } au plus.
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
error-fumble-not-there = { $why ->
    [denied] Vous avez renoncé à cet endroit : indiquez-en un autre.
    [backward] Le ballon tiré au but par { $unit } ne revient pas derrière sa propre ligne de but.
   *[too-far] Le ballon ne peut pas y aller : c'est au-delà de la portée du tir de { $unit }.
}
error-line-malformed = Nommez les Frames sur la trajectoire, le plus proche d'abord : « B2, A3 », ou « aucun ».
error-line-unit = Aucun Frame « { $unit } » ne peut être sur la trajectoire.
error-line-twice = Nommez chaque Frame sur la trajectoire une seule fois.
error-unit-not-a-target = { $why ->
    [itself] { $unit } ne peut pas se prendre pour cible.
    [without-ball] { $unit } ne peut pas viser { $target } : on ne prend le ballon qu'au Frame qui l'a.
    [ball-elsewhere] { $unit } ne peut pas tirer : un adversaire ou un coéquipier a le ballon.
    [not-with-artillery] { $unit } ne peut ni voler le ballon ni tacler à l'artillerie : elle sert au Frame qui a le ballon.
    [not-hand-to-hand] { $unit } ne peut pas tirer avec un équipement de corps à corps : il sert à voler le ballon.
   *[unknown] Aucun « { $target } » à viser : nommez un Frame par son identifiant, ou le but.
}
error-unit-cannot-at-range = { $unit } ne peut pas jouer à cette portée : le tir direct et l'artillerie demandent l'équipement.
error-unit-action-used = { $verb ->
    [move] { $unit } a déjà bougé ce tour-ci.
   *[other] { $unit } a déjà joué le ballon ce tour-ci.
}
error-ball-elsewhere = { $unit } ne peut pas le faire : le ballon est ailleurs.
error-unit-out-of-range = { $unit } a annoncé { $range ->
    [hand-to-hand] le corps à corps
    [direct-fire] un tir direct
   *[artillery] l'artillerie
}, et { $target ->
    [goal] le but
   *[other] { $target }
} est à { $distance } : { $comes ->
    [no] hors de portée, car il a déjà couru.
   *[other] courez d'abord, ou renoncez à l'attaque.
}
error-no-target-declared = { $unit } n'a annoncé aucune cible ce tour-ci : il peut courir ou marquer.
error-artillery-is-for-kicks = { $unit } ne peut ni voler le ballon ni tacler à l'artillerie : elle est pour le Frame qui a le ballon.
error-no-unit-in-sight = { $unit } ne trouve personne à marquer d'ici : tous sont trop loin ou à couvert.
error-no-unit-to-spot = { $unit } ne trouve personne à marquer ainsi : un marquage ne cède qu'à un plus grand.
error-no-such-unit = Il n'y a pas de Frame « { $unit } » sur le terrain.
error-must-be-placed = Tous ne peuvent pas rester : { $must } à placer (coup d'envoi, hors-jeu, ou à la place du tireur).
error-ball-not-now = Le ballon ne peut pas être déplacé en ce moment : laissez finir l'attaque.
error-odds-target = Cette cible n'existe pas dans ce jeu. Choisissez-en une autre, ou aucune.
error-odds-range = Cette portée n'existe pas dans ce jeu, ou pas contre cette cible. Choisissez-en une autre, ou aucune.
error-odds-cover = Ce couvert n'existe pas dans ce jeu. Choisissez-en un autre, ou aucun.
error-line-tackle = Personne n'est sur la trajectoire d'un vol de ballon ou d'un tacle : n'en indiquez pas, ou prenez pour cible le but ou un coéquipier.
error-company-range = Une compagnie attaque en mêlée, et avec un as rouge aussi à portée de défense rapprochée et d'assaut : choisissez l'une d'elles.
error-nothing-to-preview = Il n'y a pas d'aperçu ici : seule la question d'un emplacement, sur une carte, en a un.
error-no-points = Au football on compte les buts : il n'y a pas de score par atout.
error-no-companies = Ce jeu se joue sans compagnie.
error-no-calculation = Il n'y a pas de probabilités à calculer dans ce jeu.
error-orders-not-here = Ce jeu n'a pas de consignes.
error-not-legal-place = { $why ->
    [too-far] { $verb ->
        [fumble] Le ballon ne peut pas y aller : c'est au-delà de la portée du tir.
       *[other] { $unit } ne peut pas y courir : c'est trop loin pour son dé.
    }
    [blocked] { $unit } ne peut pas y courir : le chemin autour des autres est trop long pour son dé.
    [outside] { $verb ->
        [fumble] Le ballon ne peut pas y aller : c'est trop loin à côté du terrain.
        [move] { $unit } ne peut pas y courir : tout son socle doit rester sur le terrain.
       *[other] { $unit } ne peut pas s'y tenir : c'est hors du terrain.
    }
    [occupied] { $verb ->
        [move] { $unit } ne peut pas y courir : un autre Frame occupe cette place.
       *[other] { $unit } ne peut pas s'y tenir : un autre Frame occupe cette place.
    }
    [from-ball] { $unit } ne peut pas s'y tenir : il prend le ballon, et son socle doit le toucher.
    [half] { $unit } ne peut pas s'y tenir : au coup d'envoi chaque camp reste dans sa moitié.
    [offside] { $unit } ne peut pas s'y tenir : c'est hors-jeu, au-delà du dernier défenseur.
    [closed] { $unit } ne peut pas y aller : la zone ombrée montre où c'est possible.
    [taker] { $unit } ne peut pas s'y tenir : cette place est pour le Frame qui prend le ballon.
   *[behind] Le ballon ne peut pas y aller : un tir ne part jamais en arrière de son tireur.
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
error-not-legal-space = { $why ->
    [outside] { $verb ->
        [move] { $asset } ne peut pas y voler : tout son socle doit rester sur la table.
       *[other] { $asset } ne peut pas s'y tenir : tout son socle doit être sur la table.
    }
    [occupied] { $verb ->
        [move] { $asset } ne peut pas y voler : quelque chose occupe cette place.
       *[other] { $asset } ne peut pas s'y tenir : quelque chose occupe déjà cette place.
    }
    [blocked] { $asset } ne peut pas y voler : sans dé vert, le détour est trop long.
    [too-far] { $verb ->
        [move] { $asset } ne peut pas y voler : c'est plus loin que les { $limit } unités de son dé.
        [launch] { $asset } ne peut pas y être lancée : elle doit toucher quelque chose, et rien n'est assez près.
       *[other] { $asset } ne peut pas s'y tenir : c'est à plus de { $limit } unités { $step ->
            [4] du vaisseau du défenseur.
           *[other] du premier HVA du défenseur.
        }
    }
    [too-near] { $asset } ne peut pas s'y tenir : c'est à moins de { $limit } unités { $step ->
        [4] du vaisseau du défenseur, et non tout juste à portée d'assaut.
        [8] du vaisseau d'un autre joueur ou d'un autre débris.
       *[other] de ce qu'a posé le défenseur.
    }
    [covered] { $asset } ne peut pas être lancée contre { $host } : c'est à couvert du porteur.
    [debris] { $asset } ne peut pas être lancée contre { $host } : un débris ne porte pas de compagnie.
    [aboard] { $asset } ne peut pas être lancée contre { $host } : elle est encore à bord.
    [itself] { $asset } doit être lancée contre autre chose.
   *[nowhere] { $asset } n'a rien contre quoi être lancée.
}{ $nearest ->
    [none] {""}
   *[other] {" "}La place la plus proche est { $nearest }.
}
error-environmental-not-allowed = Un équipement tout-terrain (E) demande l'option des zones dangereuses : retirez-le, ou activez-la.
error-terrain-gone = Le décor { $piece } est tombé et n'est plus une cible : choisissez-en un qui tient debout.
error-cover-piece = { $why ->
    [destroyed] Le décor { $piece } est tombé et ne couvre plus.
   *[unknown] Aucun décor { $piece } ici : nommez un décor compté (T1, T2…) qui couvre encore.
}
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
} ne se choisit que pour une partie libre : retirez cette option, ou ouvrez une partie libre.
error-nothing-said = Rien n'est demandé : remplissez au moins une option de la commande.
error-orders-too-long = C'est trop : nommez chaque sorte d'équipement une fois au plus, { $most } en tout.
error-unstorable = Ce texte contient des caractères impossibles à conserver : enlevez-les et réessayez.

# Le plateau dans le navigateur
error-link-unreadable = Ce lien est incomplet : ouvrez de nouveau la page depuis Discord.
error-link-expired = Ce lien a expiré : ouvrez de nouveau la page depuis Discord.
error-link-void = Ce lien n'est plus valable : ouvrez de nouveau la page depuis Discord.
error-link-left = Ce lien était celui d'une place que vous n'avez plus : pour regarder, prenez le lien sous le plateau.
error-watching-only = Ce lien permet seulement de regarder : pour jouer, ouvrez le plateau depuis votre panneau privé.
error-page-stale = Ce choix arrive trop tard : la question a changé. Voici la nouvelle.
error-page-running = La rediffusion sera ici une fois la partie finie.
error-page-starting = Le bot démarre : réessayez dans quelques secondes.
error-say-empty = Écrivez d'abord quelque chose.
error-say-too-long = Votre message fait { $length } caractères : { $most } au plus.
error-say-too-fast = Trop de messages à la fois : attendez quelques secondes.
error-say-refused = Vous ne pouvez pas écrire dans le salon de cette partie.
error-say-not-sent = Discord n'a pas pris votre message : réessayez dans un instant.
error-page-busy = Trop de requêtes à la fois : attendez un instant.
error-page-too-big = C'est trop long : { $most } octets au plus.
error-page-unreadable = Ce n'est pas une requête de cette page : rechargez-la et réessayez.
error-page-foreign = Cette requête vient d'un autre site et a été refusée : servez-vous de la page du plateau.
error-page-nowhere = Il n'y a rien à cette adresse : ouvrez le plateau depuis Discord.
error-page-no-links = Vos liens vers les plateaux sont coupés, et il en faut un pour enregistrer : `/réglages liens` les rétablit.
error-entry-code = Discord n'a pas accepté cette connexion, ou elle a déjà servi : fermez le plateau, puis ouvrez-le de nouveau.
error-entry-gone = Ce plateau n'est plus ouvert dans Discord : ouvrez-le de nouveau.
error-entry-absent = Vous n'êtes pas là où ce plateau a été ouvert : ouvrez-le depuis un salon où vous êtes.
error-entry-elsewhere = Cette partie n'est pas dans ce salon : ouvrez le plateau dans le salon de la partie.
error-entry-no-discord = Discord n'a pas répondu : réessayez dans un instant.

# What Discord would not let through
error-export-too-long = Cette partie est plus longue que toute vraie partie : impossible de l'importer.
error-game-elsewhere = Cette partie se joue dans { $channel } : utilisez ses boutons là-bas.
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
