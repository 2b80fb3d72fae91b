# Les missions : mission-<famille>-<numéro> est leur titre, -emblem ce que gagne qui la réussit, -story leur histoire, -terms ce qu'il faut faire.

name-missions = missions
cmd-missions = Vos missions contre des bots : six par jeu, de plus en plus dures (vous seul les voyez)
opt-missions-ruleset = Quel jeu
button-missions = Missions
missions-head = ### 🎖️ Missions : { $game }
    { $done } sur { $all } accomplies.
missions-line = { $state ->
    [done] { $emblem }
    [next] ▶️
   *[later] ▫️
} { $number }. { $title }
missions-all-done = 🏅 Toutes les missions de ce jeu sont accomplies. Bien mené.
mission-title = **Mission { $number } : { $title }**
mission-terms = 🎯 { $terms }
mission-now = 🎖️ { $title } : { $terms }
mission-play = Jouer cette mission
mission-next = Mission suivante
mission-go-on = Continuer les missions
mission-again = Réessayer
mission-last-again = Rejouer la dernière
mission-done = 🎖️ **{ $title } : mission accomplie.** { $terms } Vous gagnez son emblème : { $emblem }
mission-failed = 🎖️ **{ $title } : pas cette fois.** { $terms }
mission-uncounted = 🎖️ **{ $title } : elle ne compte pas.** Une mission compte si vous jouez la partie jusqu'au bout, seul contre des bots, avec les dés du bot et sans correction.
mission-sure-end = 🎖️ Arrêtée avant la fin, la mission ne compte pas.
error-no-such-mission = Cette mission n'existe plus. `/missions` les montre toutes.

mission-rapid-attack-1 = Premier contact
mission-rapid-attack-1-emblem = 🐣
mission-rapid-attack-1-story =
    > De la poussière sur la route de la vallée, et une équipe que vous n'avez jamais vue.
    > La vôtre s'est entraînée pour cela, mais jamais sous le feu.
    > Personne ne vous demande de gagner aujourd'hui.
    > Ramenez quelqu'un.
mission-rapid-attack-1-terms = Finir la partie avec au moins un Frame debout.
mission-rapid-attack-2 = La station de pompage
mission-rapid-attack-2-emblem = 💧
mission-rapid-attack-2-story =
    > Les pillards veulent les pompes, et qui tient les pompes tient la vallée.
    > Ils sont rapides, et imprudents.
    > Une station vaut autant qu'un Frame.
    > Prenez-les, et gardez-les.
mission-rapid-attack-2-terms = Gagner la partie.
mission-rapid-attack-3 = Tenir le pont
mission-rapid-attack-3-emblem = 🌉
mission-rapid-attack-3-story =
    > Il faut trois heures au convoi pour passer.
    > En face, on s'enterre et on ne lâche rien.
    > Vous n'avez pas à les battre.
    > Vous devez être là quand passera le dernier camion.
mission-rapid-attack-3-terms = Tenir une station à la fin d'au moins trois tours.
mission-rapid-attack-4 = Les canons de la crête
mission-rapid-attack-4-emblem = 🎯
mission-rapid-attack-4-story =
    > Derrière la crête, une batterie qui ne rate jamais deux fois.
    > Chaque pas à découvert vous coûte de la peinture.
    > L'état-major n'a plus de Frames à envoyer.
    > Gagnez, sans dépenser ceux que vous avez.
mission-rapid-attack-4-terms = Gagner la partie avec au moins deux Frames debout.
mission-rapid-attack-5 = Deux drapeaux
mission-rapid-attack-5-emblem = 🚩
mission-rapid-attack-5-story =
    > Les vétérans sont de retour, et ils connaissent votre nom.
    > Ils viendront prendre vos stations l'une après l'autre.
    > La trêve se signera sur le terrain que chacun tiendra.
    > Il vous faut deux drapeaux quand le temps sera écoulé.
mission-rapid-attack-5-terms = Gagner la partie et tenir au moins deux stations à la fin.
mission-rapid-attack-6 = L'as
mission-rapid-attack-6-emblem = 🃏
mission-rapid-attack-6-story =
    > Personne n'a vu son visage, seulement son score.
    > Tous les pièges auxquels vous pensez, l'as y a pensé avant vous.
    > Ce soir, toute la vallée regarde la crête.
    > Finissez-en.
mission-rapid-attack-6-terms = Gagner la partie contre l'as.

mission-football-1 = Le match du dimanche
mission-football-1-emblem = 👟
mission-football-1-story =
    > Un terrain boueux, deux buts, et des Frames prêtés par la carrière.
    > En face, ils partent balle au pied et espèrent.
    > Faites circuler le ballon autour d'eux.
    > Un nul suffit pour un premier dimanche.
mission-football-1-terms = Ne pas perdre le match.
mission-football-2 = Faire sauter le verrou
mission-football-2-emblem = 🔓
mission-football-2-story =
    > Ils ont tout garé devant leur but.
    > Le public siffle, la carrière parie contre vous.
    > Un nul n'impressionnera personne.
    > Un but suffira.
mission-football-2-terms = Gagner le match.
mission-football-3 = Le mur
mission-football-3-emblem = 🧱
mission-football-3-story =
    > Leur coureur a marqué à chaque match de la saison.
    > Votre gardien est à la soudure depuis jeudi.
    > Devant, advienne que pourra : derrière, il faut tenir.
    > Un but se pardonne, pas deux.
mission-football-3-terms = Encaisser un but au plus ; la victoire n'est pas nécessaire.
mission-football-4 = Jeu rapide
mission-football-4-emblem = ⚡
mission-football-4-story =
    > Ils ne portent jamais le ballon deux fois de suite.
    > Quand vous arrivez, il est déjà parti.
    > Placez-vous là où il sera.
    > Puis allez marquer.
mission-football-4-terms = Gagner le match.
mission-football-5 = À la capitale
mission-football-5-emblem = 🏟️
mission-football-5-story =
    > Des projecteurs, une vraie pelouse, et une équipe qui joue ensemble depuis dix ans.
    > Ils attendent, et ils punissent.
    > Votre car repart, que vous gagniez ou non.
    > Autant y chanter.
mission-football-5-terms = Gagner le match contre les vétérans.
mission-football-6 = La coupe
mission-football-6-emblem = 🏆
mission-football-6-story =
    > Le meilleur entraîneur de la planète a revu vos cinq derniers matchs.
    > Il n'y aura ni cadeau ni match retour.
    > La coupe est au bord du terrain, plus lourde qu'elle n'en a l'air.
    > Soulevez-la.
mission-football-6-terms = Gagner le match contre l'as.

mission-intercept-orbit-1 = Croisière d'essai
mission-intercept-orbit-1-emblem = 🛰️
mission-intercept-orbit-1-story =
    > Trois vaisseaux qui sortent du chantier, et une patrouille qui ne devrait pas être là.
    > Quatre tours avant la relève.
    > Apprenez comment ils tournent avant d'apprendre comment ils brûlent.
    > Revenez avec un vaisseau.
mission-intercept-orbit-1-terms = Finir la partie avec au moins un vaisseau à vous.
mission-intercept-orbit-2 = Le cargo
mission-intercept-orbit-2-emblem = 📦
mission-intercept-orbit-2-story =
    > Un cargo bien lent, et deux flottes qui le disent à elles.
    > Leur porteur tient ses compagnies en laisse.
    > Qui est seul à côté du cargo le prend.
    > Soyez seul à côté.
mission-intercept-orbit-2-terms = Gagner la partie.
mission-intercept-orbit-3 = Escorte
mission-intercept-orbit-3-emblem = 🛡️
mission-intercept-orbit-3-story =
    > Deux prises dérivent parmi les débris.
    > Les canons d'en face portent plus loin que les vôtres.
    > La gloire sera pour d'autres capitaines.
    > Le contrat dit : les deux, intactes.
mission-intercept-orbit-3-terms = Avoir au moins deux HVA à la fin ; la victoire n'est pas nécessaire.
mission-intercept-orbit-4 = À l'abordage
mission-intercept-orbit-4-emblem = ⚔️
mission-intercept-orbit-4-story =
    > Ils ne veulent pas détruire vos vaisseaux, ils les veulent.
    > Leurs compagnies sont déjà sur les catapultes.
    > Abattez-les avant qu'elles n'arrivent, ou battez-vous dans les coursives.
    > Et gardez assez de coques pour rentrer.
mission-intercept-orbit-4-terms = Gagner la partie avec au moins deux vaisseaux à vous.
mission-intercept-orbit-5 = Les vieux loups
mission-intercept-orbit-5-emblem = 🪐
mission-intercept-orbit-5-story =
    > Des capitaines qui volaient avant votre naissance.
    > Ils prennent ce que vous laissez seul une minute.
    > L'amiral ne donne plus de conseils.
    > Gagnez à votre façon.
mission-intercept-orbit-5-terms = Gagner la partie contre les vétérans.
mission-intercept-orbit-6 = L'as de Hadar
mission-intercept-orbit-6-emblem = 🌟
mission-intercept-orbit-6-story =
    > Une coque grise et sans nom, toujours là où vous allez être.
    > Personne ne l'a vue deux fois et battue une.
    > Six tours, trois prises, une orbite.
    > À vous d'y mettre fin.
mission-intercept-orbit-6-terms = Gagner la partie contre l'as.
