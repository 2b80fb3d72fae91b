# Provable dice, luck, battle reports, replays, files, seasons.

# The lobby
lobby-dice = -# 🎲 Dés scellés : `{ $hash }…`{ $words ->
    [none] {""}
   *[other] {" "}· mots personnels de { $words }
}
button-words = Mes mots pour les dés
button-proof = Vérifier les dés
button-luck = Chance
button-replay = Revoir
button-report = Récit
modal-words = Vos mots personnels, mêlés aux dés
modal-words-hint = n'importe quoi : les dés en dépendront
words-kept = Vos mots seront mêlés aux dés de cette partie à son début : { $words }
words-gone = Vos mots ont été retirés.
error-words-too-long = Vos mots : { $most } caractères au plus.

# The commitment to the dice, and its proof
story-again = 🔁 { $name } reprend une partie finie en cours de route, contre des robots et avec d'autres dés. Elle ne compte pas.
story-imported = 📥 { $name } a importé cette partie depuis un fichier.
story-imported-on = 📥 { $name } a importé cette partie depuis un fichier.
    -# 🎲 À partir d'ici, de nouveaux dés sont scellés : `{ $hash }`
proof-title = ### Les dés de { $title }
proof-kept = ✅ Le secret est bien celui qui avait été scellé avant le début.
proof-broken = ❌ Le sceau est rompu : le secret, les mots ou la partie ne sont pas ceux qui avaient été scellés.
proof-sealed = 🔒 Le secret n'est pas encore révélé : il le sera à la fin de la partie, et alors seulement les jets pourront être recalculés. D'ici là, voici son empreinte.
proof-resealed = ⚪ Un joueur dont les données ont été effacées avait mis son nom dans ses mots pour les dés. Ces mots n'existent plus : le secret montré ici est la graine qui en avait été tirée. Les jets en découlent, mais ne correspondent plus à l'empreinte publiée avant le début.
proof-none = ⚪ Cette partie a commencé avant que les dés soient scellés : ses jets découlent d'un secret que personne n'avait vu d'avance.
proof-rolls = ✅ { $rolls ->
    [one] { $rolls } jet
   *[other] { $rolls } jets
} de { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} en tout, recalculés et tous justes.
proof-again = ↩ { $count ->
    [one] { $count } jet a été annulé, et ses dés ont redonné les mêmes résultats.
   *[other] { $count } jets ont été annulés, et leurs dés ont redonné les mêmes résultats.
}
proof-typed = ✋ { $count ->
    [one] { $count } jet a été saisi par les joueurs
   *[other] { $count } jets ont été saisis par les joueurs
} : de vrais dés ne se recalculent pas.
proof-hidden = ⚪ { $count ->
    [one] { $count } jet vient
   *[other] { $count } jets viennent
} d'un secret resté là où la partie se jouait avant.
proof-wrong = ❌ L'entrée { $seq } n'est pas ce qu'elle devrait être : à partir du dé { $index }, { $dice } montrent { $told } dans le journal, et { $due } par le calcul.
proof-impossible = ❌ L'entrée { $seq } est impossible : son jet ({ $dice }, montrant { $told }) n'est pas à sa place, au dé { $index }.
proof-commitment = Empreinte (SHA-256 du secret) : `{ $hash }`
proof-secret = Secret : `{ $secret }`
proof-how = -# Chacun peut vérifier : `/partie exporter`, puis `bot.py verify`, ou votre propre programme, d'après docs/dice.md.

# Luck
luck-title = ### La faveur des dés
luck-none = **{ $name }** n'a pas lancé de dés.
luck-player = **{ $name }** : { $band ->
    [awful] des dés affreux
    [poor] de mauvais dés
    [good] de bons dés
    [great] des dés merveilleux
   *[fair] des dés dans la moyenne
}, plus de chance que dans { $percent } cas sur 100 ({ $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
})
luck-sort = d{ $sides } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $mean } en moyenne (attendu : { $expected })
luck-hits = { $attacks ->
    [one] { $attacks } attaque
   *[other] { $attacks } attaques
} : { $hits ->
    [one] { $hits } dégât
   *[other] { $hits } dégâts
} (attendu : { $expected })
luck-nothing = Aucun dé n'a encore été lancé.

# Battle reports
report-kind = { $ruleset } · { $size } · { $players }
report-start = Au début
report-end = À la fin
report-now = Où l'on en est

# Replays
replay-drawing = 🎞 Je dessine les images…
replay-page-done = 🎞 **{ $title }** en page : enregistrez-la et ouvrez-la dans un navigateur, même hors ligne. Elle rejoue la partie pas à pas et vérifie chaque jet.
replay-done = 🎞 **{ $title }** en { $frames ->
    [one] { $frames } image
   *[other] { $frames } images
}
replay-alt = Les plateaux de la partie, l'un après l'autre
error-replay-empty = Il n'y a rien à revoir avant le début de la partie.

# Files
export-done = **{ $title }** dans un fichier. { $status ->
    [ended] Avec ce fichier, n'importe qui peut vérifier chaque jet, lire la partie ou l'importer ailleurs.
   *[other] La partie n'est pas finie : le secret des dés, les équipes scellées et les consignes n'y sont pas.
}{ $photograph ->
    [yes] {" "}La photo de la table y est aussi.
   *[no] {""}
}
import-done = La partie est ici, finie, à lire et à revoir.
import-photograph = -# Sa photo est gardée avec le champ « { $name } » de votre liste : `/champ supprimer` l'enlève.
import-goes-on = La partie continue ici, avec de nouveaux dés scellés. { $absent ->
    [none] {""}
   *[other] Pas sur ce serveur : { $absent }. `/partie remplacer` donne leurs places à d'autres.
}
error-export-too-big = Ce fichier est trop gros pour une partie : { $most } Mo au plus.
error-export-cut = Ce fichier s'arrête avant sa fin : téléchargez-le de nouveau, ou exportez encore la partie.
error-export-foreign = Ce n'est pas le fichier d'une partie : donnez-en un qui vient de `/partie exporter`.
error-export-photograph = La photo dans ce fichier n'est pas une image utilisable : rien du fichier n'a été gardé.
error-export-version = Ce fichier vient d'une version plus récente ({ $version } ; celle-ci lit jusqu'à { $known }) : mettez d'abord le bot à jour.
error-export-edited = Ce fichier a été changé après son export : son empreinte ne correspond plus. Exportez la partie de nouveau.
error-export-impossible = La partie de ce fichier enfreint les règles : exportez-la de nouveau.
error-import-lobby = Cette partie n'a jamais commencé : il n'y a rien à importer.
error-import-running = Cette partie n'est pas finie : `/partie importer en_cours:` la continue ici, avec de nouveaux dés.
error-import-not-player = Seuls ses joueurs, ou les membres qui gèrent ce salon, poursuivent une partie ici : les joueurs seraient appelés.

# Seasons
cmd-season = Les parties de ce serveur : qui a joué, qui a gagné, à qui les dés ont souri
opt-since = Depuis quand : un jour comme 31/01/2026 ; sinon tout
since-month = ce mois-ci
since-year = cette année
since-all = tout
parameter-begin = commencer
parameter-every = chaque
parameter-end = finir
opt-season-begin = Commencer une saison sous ce nom (gestionnaires du serveur)
opt-season-every = La suivante commence-t-elle d'elle-même ?
opt-season-end = Finir la saison en cours et montrer qui l'a gagnée (gestionnaires du serveur)
every-none = Jusqu'à ce que quelqu'un la finisse
every-month = Chaque mois
every-quarter = Chaque trimestre
season-head = ## 🏅 { $name }
season-span = -# { $over ->
    [yes] Du { $began } au { $until }
   *[no] { $until ->
        [none] Depuis le { $began }
       *[other] Depuis le { $began } ; elle finit le { $until }
    }
}
season-nobody = { $over ->
    [yes] Personne n'y a gagné de partie.
   *[no] Personne n'y a encore gagné de partie.
}
season-winner = { $over ->
    [yes] 🏆 **{ $names }** { $count ->
        [one] remporte la saison
       *[other] se partagent la saison
    }
   *[no] **{ $names }** { $count ->
        [one] mène
       *[other] mènent
    }
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
season-corrected = -# ⚖️ Un résultat a été corrigé après la fin de la saison. { $count ->
    [0] Avec lui, personne ne l'aurait emporté ;
    [one] Avec lui, { $names } l'aurait emporté ;
   *[other] Avec lui, { $names } se la partageraient ;
} la saison reste telle qu'elle s'est conclue.
season-place = **{ $place }. { $name }** · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : { $won } G, { $drawn } N{ $cups ->
    [none] { "" }
   *[other] {" "}· 🏆 { $cups }
}
season-cup = 🏆 { $name } : { $names }{ $counts ->
    [no] {" "}(aucun point : moins de { $least } joueurs y ont fini une partie qui compte)
   *[yes] {""}
}
season-how = Points : victoire { $win }, nul { $draw }, tournoi gagné (élimination directe ou système suisse) { $cup }, si au moins { $least } joueurs y ont fini une partie qui compte. À égalité de points : le plus de parties gagnées l'emporte, puis le plus de tournois. Si les mêmes joueurs se retrouvent souvent, seules leurs { $most } premières parties comptent (dans une ligue, la première seulement). Une partie où quelqu'un n'a jamais rien décidé ne compte pas.
season-menu = Saisons passées…
season-begun = 🏅 **{ $name }** commence{ $until ->
    [none] {""}
   *[other] {""} et finit le { $until }
}.{ $every ->
    [month] {" "}La suivante s'enchaîne d'elle-même, chaque mois.
    [quarter] {" "}La suivante s'enchaîne d'elle-même, chaque trimestre.
   *[none] { "" }
} Toutes les parties entre personnes comptent : `/saison` montre qui mène.
season-called = 🏆 { $players } : { $count ->
    [one] vous gagnez la saison. Félicitations !
   *[other] vous partagez la première place. Félicitations !
}
season-sure-end = **Finir { $name } maintenant ?** Ses vainqueurs reçoivent une notification, et sa page d'honneur paraît. La saison suivante commence quand un gestionnaire du serveur la lance avec `/saison commencer:`. C'est définitif.
button-season-end = Finir la saison
season-ended = 🏅 **{ $name }** est finie. La suivante commence quand un gestionnaire du serveur la lance avec `/saison commencer:`.
error-season-runs = La saison « { $name } » est en cours : finissez-la d'abord avec `/saison finir:`.
error-season-none = Aucune saison n'est en cours ici : `/saison commencer:` en ouvre une.
error-season-taken = Ce serveur a déjà eu une saison « { $name } » : choisissez un autre nom.
error-season-name = Le nom d'une saison a besoin d'au moins une lettre ou un chiffre.
season-title = ### Les parties de ce serveur
season-title-since = ### Les parties de ce serveur depuis le { $date }
season-empty = Aucune partie qui compte ne s'est terminée ici sur cette période.
season-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} ({ $kinds }), en moyenne { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
}, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} et { $length }.
season-length = { $days ->
    [0] { $hours ->
        [0] moins d'une heure
        [one] 1 heure
       *[other] { $hours } heures
    }
    [one] { $days } jour
   *[other] { $days } jours
}
season-player = { $place }. **{ $name }** : { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
} sur { $games }{ $drawn ->
    [0] {""}
    [one] , { $drawn } nulle
   *[other] , { $drawn } nulles
}
season-alt = { $name } : { $games } jouées, { $won } gagnées, { $drawn } nulles, { $lost } perdues, de meilleurs dés que { $dice } sur 100
season-head-played = J
season-head-won = G
season-head-drawn = N
season-head-lost = P
season-head-dice = Dés
season-more = … et { $count } de plus
season-luck = 🍀 Dés les plus cléments : **{ $lucky }** { $high } · 🌧 les plus cruels : **{ $unlucky }** { $low } (de 1 à 100, 50 : la moyenne)
error-since-unreadable = « { $text } » n'est pas un jour : écrivez-le comme 31/01/2026.

# Commands
cmd-game-verify = Vérifier que les dés sont bien ceux qui avaient été scellés
cmd-game-luck = À qui les dés ont souri
cmd-game-export = Toute la partie dans un fichier
cmd-game-import = Importer une partie depuis un fichier
cmd-game-replay = La partie en animation
opt-words = Vos mots personnels, mêlés aux dés au début
opt-file = Un fichier fait par /partie exporter
opt-running = Une partie qui n'est pas finie : la continuer ici
opt-report-language = La langue du récit ; sinon la vôtre
