# Descriptions of commands and of their options: at most 100 characters each (Discord's limit).
cmd-roll = Lancer des dés : 2W 2Rd+d8 B G, ceux d'un Frame (Rd Rd B G), ou 4d6kh3+2
cmd-help = Ce que vous pouvez faire ici, maintenant
cmd-entry-point = Ouvrir le plateau de la partie de ce salon
cmd-company = Vos équipes, privées, les mêmes sur tous les serveurs
cmd-company-generate = Tirer au hasard une équipe permise et l'enregistrer
cmd-company-show = Regarder une de vos équipes
cmd-game = Une partie dans ce salon
cmd-game-new = Ouvrir une partie dans ce salon
cmd-game-join = Rejoindre la partie de ce salon
cmd-game-leave = Quitter la table avant le début
cmd-game-start = Révéler toutes les équipes ensemble et commencer
cmd-game-board = Ramener le plateau en bas du salon
cmd-game-undo = Annuler votre dernière décision, après avoir vu ce que cela défait
cmd-game-log = Lire le récit de la partie
cmd-game-end = Finir la partie, avec les points du moment (hôte)
cmd-score = Points et ordre
cmd-score-show = Points, atouts, ordre et durée de la partie
cmd-correct = Corriger une erreur de l'arbitre sur la partie (hôte)
opt-correct-what = Ce qu'il faut corriger
opt-correct-which = Quel joueur, quelle unité, quelle station ou quel décor
opt-correct-value = Ce qu'il en est désormais
correction-score = Les points d'un joueur
correction-score-value = les points à ajouter, puis la raison si vous voulez : 5 un pari, ou -3
correction-clock = La durée de la partie
correction-clock-value = combien de tours il reste à compter
correction-put = La place de quelque chose sur la carte
correction-put-value = une place : 7K, ou 12.5,8
correction-places = La place de plusieurs choses sur la carte
correction-places-value = chacune avec sa place : A1 7K; B2 12.5,8

opt-archetype = Le genre du premier Frame
opt-company = Le nom d'une équipe enregistrée, ou un texte : Rd Rd B G; Rh Rh B B +2 roquettes; …
opt-company-name = Le nom de l’équipe
opt-dice = Dés du jeu : 2W B 2Rd+d8, d'un Frame ou vaisseau : Rp Ra B K, ou d'autres : 4d6kh3+2
opt-dice-source = Le bot lance les dés, ou chacun tape ce que montrent les siens
opt-faces = À une table de vrais dés : ce qu’ils montrent, dans l’ordre demandé
opt-label = À quoi sert ce jet
opt-player = Le joueur
opt-players = Combien de joueurs
opt-private = Garder la réponse pour soi
opt-ruleset = Quelles règles
opt-size = La taille de la partie
opt-table = À votre propre table, les joueurs annoncent les portées ; sur une carte, le bot les mesure
opt-title = Le nom de la partie

ruleset-rapid-attack = Rapid Attack
ruleset-mez = MEZ
ruleset-football = Football méca
ruleset-intercept-orbit = Intercept Orbit
ruleset-unofficial = Unofficial
size-skirmish = Escarmouche
size-battle = Bataille
size-demo = Démo
size-custom = Libre
table-declared = Votre propre table : les joueurs annoncent ce qui est à portée et à couvert
dice-bot = Le bot lance les dés
dice-typed = De vrais dés, dont on tape les résultats
archetype-soldier = Soldat
archetype-brawler = Bagarreur
archetype-sniper = Tireur d’élite
archetype-scout = Éclaireur
archetype-gunner = Mitrailleur
archetype-bombardier = Bombardier
archetype-raider = Assaillant
archetype-hunter = Chasseur
archetype-guardian = Gardien
archetype-skirmisher = Voltigeur
archetype-close-soldier = Soldat de corps à corps
archetype-far-soldier = Soldat d’artillerie
archetype-runner = Coureur

# The lobby
game-title = { $ruleset } avec { $name }
lobby-title = ## { $title }
lobby-seat-sealed = - **{ $name }**, équipe scellée
lobby-seat-drawn = - **{ $name }**{ $campaign ->
    [yes] {""}
   *[no] , { $family ->
        [intercept-orbit] flotte
       *[other] équipe
    } tirée au sort
}
lobby-seat-asked = - **{ $name }** : invitation encore sans réponse
lobby-asked = **Rejoindre** dit que vous jouez, **Quitter** que vous ne jouez pas. L'hôte peut commencer quand chacun a répondu.
lobby-hint = { $count ->
    [0] La table est vide. Appuyez sur **Rejoindre** pour prendre la première place.
    [one] Un joueur est à table. Encore un{ $rated ->
        [yes] {""}
       *[no] , ami ou bot,
    } et { $shared ->
        [yes] l'un ou l'autre peut commencer.
       *[no] l’hôte peut commencer.
    }
   *[other] { $count } joueurs ont pris place. { $shared ->
        [yes] Quand tout le monde est là, n'importe lequel d'entre vous commence.
       *[no] L’hôte commence quand tout le monde est là.
    }
}{ $campaign ->
    [yes] {""}
   *[no] {" "}**Mon équipe** permet d’apporter la vôtre ; sinon, une équipe est tirée au début.
}
lobby-called-off = La partie a été annulée.
joined-drawn = Vous avez une place.{ $campaign ->
    [yes] {""}
   *[no] {" "}Une { $family ->
        [intercept-orbit] flotte
       *[other] équipe
    } sera tirée au début, sauf si vous apportez la vôtre avec **Mon équipe**.
}
joined-company = Vous avez une place. Votre équipe reste scellée jusqu'au début : `{ $company }`
left = La place est de nouveau libre.
started = Les équipes sont révélées, la partie commence.
ended = La partie est finie.

# The board and the panel
button-join = Rejoindre
button-leave = Quitter
button-start = Commencer
button-your-move = À vous
button-undo = Annuler un coup
button-text = Plateau en texte
button-page-short = Plateau
button-page = Ouvrir le plateau
button-odds = Toutes les chances
button-refresh = Actualiser
button-other = Autre chose…
button-back = Modifier mon choix
button-more = Autres choix…
button-fewer = Retour
button-foresee-straight = Aperçu : tout droit
button-foresee-line-up = Aperçu : comme suggéré
plan-included = 🛡️ Inclus : « { $option } »{ $why ->
    [none] .
   *[other] {" :"} { $why }.
}
panel-given = -# Inclus : « { $option } », avec le meilleur dé. Pour en prendre un autre : *Autres choix*.
button-written-course = { $label } : manœuvrer…
option-unfinished = { $label }…
select-aside = Ou en une seule fois…
question-dice = Dés : `{ $dice }`
select-several = Choisir jusqu'à { $most }{ $pages ->
    [1] …
   *[other] … ({ $page } sur { $pages })
}
button-previous = Précédents
button-next = Suivants
button-agree = D’accord
button-refuse = Refuser
button-undo-now = Annuler
button-undo-ask = Demander aux autres
select-others = { $pages ->
    [1] Le reste…
   *[other] Le reste… ({ $page } sur { $pages })
}
select-placeholder = { $pages ->
    [1] Choisir…
   *[other] Choisir… ({ $page } sur { $pages })
}
panel-lobby = La partie n'a pas commencé : prenez place ; quand tout le monde est là, *Commencer* la lance.
done-note = C’est fait.
modal-title = L'arbitre
modal-faces = Que montrent les dés ?
modal-covers = Qu’y a-t-il entre les deux ?
modal-covers-hint = décor 2, A3 (le premier encaisse en premier)
modal-station = Près de quelles stations est-il ?
modal-station-hint = SA1, SB2
modal-ground = Vers quelles stations reculez-vous ?
modal-ground-hint = oui : SB2, S1
corrected = Corrigé, et noté au journal.
log-empty = Il ne s'est encore rien passé.

# Undo
undo-would-go = { $count ->
    [one] **Ce coup serait annulé :**
   *[other] **Tous ces coups seraient annulés :**
}
undo-free = Personne n'a rien décidé depuis et aucun dé n'a été lancé : vous pouvez annuler librement.
undo-consent = D'autres ont décidé depuis, ou des dés ont été lancés : il faut l'accord des joueurs concernés. Les dés redonneront les mêmes résultats.
undo-asked = Les autres sont consultés. Si vous continuez à jouer, la demande est retirée.
undo-agreed = Accord noté. On attend encore les autres.
undo-done = C'est annulé. Les dés redonneront les mêmes résultats.
undo-refused = Vous avez refusé : rien ne change.
story-lifted = 📖 Les règles ont été corrigées depuis le début de cette partie : à partir d'ici, elle se joue selon les règles corrigées.
story-undone = ↩ Les derniers coups ont été annulés. Les dés redonneront les mêmes résultats.

# Rolls
colour-use-W = tout
colour-use-B = défendre
colour-use-G = bouger
colour-use-Y = viser
colour-use-R = attaquer
colour-use-K = lancer et réparer
roll-line = { $count ->
    [one] { $dice } · { $use }
   *[other] { $dice } : meilleur **{ $best }** · { $use }
}
roll-loadout = Équipements { $systems }, { $range } :
roll-total = { $result }

# Help
help-dm = Ici, je lance des dés (`/lancer 2W 2Rd+d8 B G`, `/lancer 4d6kh3+2`), je construis des équipes avec vous (`/équipe nouvelle`) et je retrouve les règles (`/règles`). Pour une partie, tapez `/partie nouvelle` dans le salon d’un serveur.
help-solo = Ici, vous jouez contre un bot : **Jouer une première partie** commence aussitôt une partie de Rapid Attack ; à côté, une première d'Intercept Orbit ou de Football méca. **Jouer entre amis** ouvre une table à régler d'abord.
    `/partie nouvelle adversaire:` offre tous les choix, et `/lancer 2W B G 2Rd` lance simplement des dés.
help-no-game = Il n’y a pas encore de partie ici. **Jouer une première partie** commence une partie de Rapid Attack contre une recrue ; à côté, une première d'Intercept Orbit ou de Football méca. **Jouer entre amis** ouvre une table sur carte : un ami appuie sur **Rejoindre**, puis vous sur **Commencer**.
    `/partie nouvelle` offre tous les choix, `/équipe nouvelle` crée une équipe, `/lancer 2W B G 2Rd` lance simplement des dés.
help-lobby = **{ $title }** va commencer. Appuyez sur **Rejoindre**, ou tapez `/partie rejoindre` pour apporter votre propre équipe.
help-lobby-seated = Vous êtes à la table de **{ $title }**. Quand tout le monde est là, { $campaign ->
    [yes] l'un de vous
   *[no] l'hôte
} appuie sur **Commencer** ou tape `/partie commencer`.
help-ended = **{ $title }** est finie. `/partie récit` en donne le récit{ $campaign ->
    [yes] .
   *[no] , et `/partie nouvelle` en ouvre une autre.
}
help-waiting = Dans **{ $title }**, ce n’est pas à vous de décider. `/points voir` dit où on en est.
help-watching = Vous regardez **{ $title }**. `/points voir` dit où on en est, `/partie récit` ce qui s’est passé.
button-form-again = Réessayer
help-seat-awaits = { $asked ->
    [yes] Vous avez redemandé votre place dans **{ $title }** : `/partie voter` montre qui doit encore donner son accord.
   *[no] Votre place dans **{ $title }** vous attend : `/partie rejoindre`.
}
help-campaign = `/campagne voir` donne le classement et les conditions, `/campagne calendrier` qui joue contre qui.
help-campaign-join = Vous n'en êtes pas encore : `/campagne rejoindre`.
help-campaign-desk = Vous êtes organisateur : `/campagne bureau` montre qui est attendu, relance les joueurs, met en pause et clôt.
help-campaign-open = { $count ->
    [one] { $count } match de cette ronde n'est pas fini.
   *[other] { $count } matchs de cette ronde ne sont pas finis.
}
help-about-tournaments = Les tournois : suisse ou élimination directe
help-text-tournaments = `/campagne nouvelle formule:` en ouvre un dans un salon, et les joueurs appuient sur **Rejoindre**. Avec `/campagne ronde`, l'organisateur tire la première ronde ; les autres suivent d'elles-mêmes.
    Chaque match s'ouvre dans un fil où les deux joueurs ont leur place : **Jouer mon match** le commence. `/partie liste` indique le vôtre, et jusqu'à quand. Le résultat est noté de lui-même.
    `/campagne voir` donne le classement ou le tableau, `/campagne calendrier` les rondes, `/campagne palmarès` vos résultats. `/campagne quitter` donne le match à votre adversaire.
    Les organisateurs tranchent, prolongent et mettent en pause avec `/campagne bureau`.
help-about-leagues = Les ligues : tous contre tous
help-text-leagues = `/campagne nouvelle formule: Ligue` en ouvre une dans un salon, et les joueurs appuient sur **Rejoindre**, même plus tard. Vous jouez une fois contre chacun, quand vous voulez : `/campagne partie` ouvre votre partie, `avec:` invite un membre.
    `/campagne calendrier` dit qui doit encore jouer contre qui, `/campagne voir` donne le classement, `/partie liste` dit contre qui vous pouvez jouer.
    Avec `/campagne nouvelle report:`, les pertes restent d'une partie à l'autre : `/campagne équipe` montre votre équipe et la répare. `/campagne finir` désigne le vainqueur.
help-about-seasons = Les saisons et les cotes
help-text-seasons = Les parties entre joueurs de ce serveur comptent pour sa saison : 3 points pour une victoire, 1 pour un nul. `/saison` dit qui est en tête, et montre les saisons passées ; `/saison depuis:` donne les chiffres du serveur.
    `/partie nouvelle cotée:True` ouvre une partie cotée, et `/cotes` montre les cotes et votre place, en direct et par correspondance.
    Il vous faut des adversaires ? `/trouver parties`, `/trouver joueurs`, et `/trouver date` pour convenir d'un soir.
help-about-by-post = Par correspondance : un coup par jour
help-text-by-post = `/partie nouvelle rythme:Par correspondance temps:1j` ouvre une partie où chacun a un jour par décision. Vous êtes prévenu quand c'est à vous, et `/partie liste` dit ce qui vous attend, la première échéance d'abord.
    Quand votre temps est écoulé, vous ne perdez que cette décision : vos `/consignes` répondent, sinon vous passez ou faites le minimum.
    `/réglages moi` fixe vos heures calmes, `/réglages vacances` vos jours d'absence : votre temps s'arrête pendant les unes comme les autres. `/partie rappeler` relance les autres.


# Advanced rules, deployment and terrain
cmd-game-options = Activer ou désactiver les règles avancées avant le début (hôte)
opt-options = Règles avancées, séparées par des virgules : jettison, initiative… ; aucune pour les enlever
opt-deployment = Étape par étape comme dans le livre, ou comme convenu entre joueurs
opt-frames = Partie libre : combien de Frames, ou de vaisseaux et compagnies, chacun, comme 4-6
opt-stations = Partie libre : combien de stations, ou de HVA (objectifs), chacun
opt-neutral = Partie libre : combien de stations neutres
opt-rockets-each = Partie libre : combien de roquettes par équipe
opt-clock-start = Partie libre : combien de tours dure la partie
deployment-guided = Étape par étape
deployment-free = Comme convenu entre joueurs
options-set = Les règles avancées sont choisies.
advanced-placeholder = Règles avancées (hôte)
advanced-split-range = Équipements divisés
advanced-split-range-detail = Une arme peut servir à deux portées, avec un dé à chacune
advanced-elevation = Hauteur et chutes
advanced-elevation-detail = La hauteur couvre, et une chute fait mal
advanced-hazards = Zones dangereuses
advanced-hazards-detail = Un dé blanc de moins, sauf avec un équipement tout-terrain
advanced-initiative = Initiative par Frame
advanced-initiative-detail = Un d20 par Frame à chaque tour ; le plus bas agit d'abord
advanced-drop-whites = Sacrifier un dé blanc
advanced-drop-whites-detail = Un premier dégât peut coûter un dé blanc au lieu d'un équipement
advanced-jettison = Larguer des équipements
advanced-jettison-detail = Se défaire de ses propres équipements avant de lancer
advanced-trust = Croire ce qu'on annonce (sans carte)
advanced-trust-detail = Personne n'a à confirmer portées, couverts, stations, HVA et ballons perdus annoncés
advanced-claims = Décors comme stations (sur carte)
advanced-claims-detail = Une station peut se mettre à l'entrée d'un décor à escalier ou échelle
advanced-terrain = Décors posés par les joueurs (sur carte)
advanced-terrain-detail = Avant le déploiement, on pose ou retire des décors à tour de rôle, jusqu'à ce que tout le monde soit d'accord
advanced-initiative-kept = Initiative tirée une fois (communauté)
advanced-initiative-kept-detail = Initiative par Frame dont les numéros restent toute la partie
advanced-most-assets = Les atouts départagent (communauté)
advanced-most-assets-detail = À scores égaux en tête, le camp qui a le plus d'atouts gagne
lobby-options = Règles avancées : { $names }
opt-language = La langue du plateau et du récit ; sinon celle du serveur
language-en = English
language-fr = Français
typed-language-en = anglais
typed-language-fr = français
panel-odds = -# Attaque avec **{ $value }** → { $chances }
button-whole-story = Tout voir
why-behind = Les règles appliquées :
lobby-kind = -# { $ruleset } · { $size } · { $table ->
    [map] sur carte
   *[other] à votre propre table
}{ $dice ->
    [typed] {" "}· vrais dés
   *[bot] {""}
}

# The rulebook and the lesson
cmd-rules = Une règle en quelques mots, avec son schéma
opt-topic = À quel sujet : un mot comme couvert, visée, égalité
opt-public = Le montrer à tout le salon
opt-what = Une leçon en privé, les tournois, ligues, saisons, la correspondance, ou les nouveautés
help-start = Apprendre à jouer en trois minutes
button-learn = Apprendre à jouer en trois minutes
button-learn-football = Apprendre le football en quatre minutes
button-learn-intercept-orbit = Apprendre Intercept Orbit en cinq minutes

# Standing orders
cmd-orders = Consignes : ce que les Frames perdent d'abord, et s'ils cèdent du terrain
orders-shown = Vos consignes dans cette partie. Pertes : { $losses ->
    [none] au cas par cas
   *[other] `{ $losses }`
}. À une station : { $ground ->
    [True] céder du terrain
    [False] tenir et encaisser
   *[None] au cas par cas
}. Ce que les autres annoncent : { $agree ->
    [True] d'accord
   *[False] au cas par cas
}. Personne d'autre ne les voit.

help-turn = **{ $title }** vous attend : utilisez **À vous**, ou `/choisir`.
cmd-choose = Répondre à ce qui vous est demandé, dans tous les jeux
opt-choice = Votre choix : prenez-le dans la liste
size-friendly = Match amical
size-match = Match
advanced-coaching = Entraîneurs (football)
advanced-coaching-detail = Chaque camp lance ses dés d'initiative et les distribue à tour de rôle
advanced-tackle-breaks = Tacles qui cassent (football)
advanced-tackle-breaks-detail = Un tacle réussi casse aussi un équipement
