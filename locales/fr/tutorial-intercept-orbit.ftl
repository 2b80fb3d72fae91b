# The lesson of Intercept Orbit: lesson-intercept-orbit-title-<step>, lesson-intercept-orbit-<step>,
# lesson-intercept-orbit-no-<step>-<choice>.

lesson-intercept-orbit-dice = Les touches lancées : { $dice }

lesson-intercept-orbit-intro = **Le but : avoir le plus de points quand le compte à rebours arrive à 0.** Les points, ce sont les vaisseaux, les compagnies et les HVA, les vôtres et ceux que vous prenez : un vaisseau à l'abordage, un HVA en restant seul à côté. Cette leçon prend l'un et l'autre.
    Vous êtes **{ $you }**, avec le vaisseau Osprey (A1), sa compagnie Nova (Ac1) et le HVA Envoy (AV1), contre { $partner }. Une de vos unités vaut 7 points, une de { $partner } seulement 3, car sa flotte est plus grande. Tout est en place ; vous défendez et avez joué d'abord : Envoy a volé, puis vous avez passé. Les dés sont connus d'avance, et personne d'autre ne voit cela.

lesson-intercept-orbit-title-aim = Attaqué : d'abord répondre
lesson-intercept-orbit-aim = Basalt vole devant Osprey, à 8 unités, et tire. Osprey ne s'est pas encore activé : il commence maintenant, au milieu de l'activation de Basalt. Cible, portée, dés et défense d'abord, le reste ensuite.
    {""}**Quelle cible pour Osprey, et à quelle portée ?** Vous l'annoncez avant de lancer, tel que ce sera au moment du tir ; seuls les dés de cette arme se lancent. La mêlée va jusqu'à { $reach }, la défense rapprochée jusqu'à { $near }, l'assaut jusqu'à { $ruler }, le soutien commence au-delà. Les pointillés de la carte sont ces portées.
lesson-intercept-orbit-no-aim-close = La mêlée, c'est à { $reach } au plus, ou contre la même coque. Un vaisseau ne s'arrête pas, et Basalt sera loin devant.
lesson-intercept-orbit-no-aim-thorn = Thorn est à 15 unités, sur le côté : aucune route de ce tour ne l'amène à portée d'assaut.
lesson-intercept-orbit-no-aim-nobody = Sans cible, pas de dés rouges. Cela convient à un vaisseau qui veut seulement voler, lancer ou viser.

lesson-intercept-orbit-title-guard = Un dé pour chaque chose
lesson-intercept-orbit-guard = Deux dés blancs pour l'équipage, un dé pour la défense (bleu), les transmissions (jaune) et la catapulte (noir), deux rouges pour l'arme d'assaut. Chaque dé ne sert qu'une fois, et le reste est perdu.
    {""}**Quel dé défend ?** Bleu ou blanc. Le 6 de Basalt arrive ; la défense s'en retire, et vaut contre tous jusqu'à la fin du tour.
lesson-intercept-orbit-no-guard-six = Permis, et solide. Mais un bleu ne sait que défendre, et un vaisseau a mieux à faire d'un 6 blanc, vous allez le voir.
lesson-intercept-orbit-no-guard-white = Permis, mais plus faible que le bleu, et il faudra un dé blanc pour manœuvrer.
lesson-intercept-orbit-no-guard-open = Permis, mais alors six touches arrivent, et chaque 4, 5 ou 6 coûte quelque chose.

lesson-intercept-orbit-title-repair = Un 6 blanc
lesson-intercept-orbit-repair = 6 − 4 a fait deux dés, 2 et 4. À portée d'assaut, un vaisseau subit un dégât sur 4, 5 et 6 : un dégât, pour lequel Osprey a cédé ses transmissions ; les dés déjà lancés restent. Basalt a continué et se trouve 12 unités devant. L'activation d'Osprey reprend.
    {""}**Que répare le 6 blanc ?** Chacun, dépensé maintenant, remet un équipement perdu du vaisseau.
lesson-intercept-orbit-no-repair-white = Un dé blanc perdu ne revient jamais, seulement les équipements ; et ce vaisseau a ses deux dés blancs.
lesson-intercept-orbit-no-repair-nothing = Permis : un 6, c'est aussi six points de manœuvre. Mais un équipement remis vaut un dé à chaque tour, et il y a un 3 pour manœuvrer.

lesson-intercept-orbit-title-course = L'élan
lesson-intercept-orbit-course = Un vaisseau sans manœuvre avance de 4 tout droit : sur la carte, dans Vesta (X1). Un dé blanc (ou le vert d'une frégate) le manœuvre : chaque point le rend plus rapide ou plus lent d'une unité, plie une charnière de sa réglette, ou évite un débris. En bleu, tout ce qu'Osprey atteint avec ses 3 points.
    {""}**Comment passez-vous Vesta, pour arriver à { $ruler } de Basalt ?** `5 2G 4D`, c'est cinq unités, un cran à bâbord à la deuxième charnière, un à tribord à la quatrième.
lesson-intercept-orbit-no-course-straight = Sans point pour l'éviter, vous heurtez Vesta après 3 unités et vous arrêtez là, avec un dé par unité de vitesse : chaque 1 et 2 abîme Osprey.
lesson-intercept-orbit-no-course-ahead = C'est aussi bon : un point de vitesse, et un pour éviter Vesta en chemin. Cette fois, pliez des charnières.

lesson-intercept-orbit-title-fire = Les portées
lesson-intercept-orbit-fire = Osprey a passé Vesta, et Basalt est à 7 unités : portée d'assaut, où les vaisseaux subissent un dégât sur 4, 5 et 6. En soutien ce serait 5 et 6, en défense rapprochée aussi, et là les compagnies également. Basalt se défend avec 3 et a déjà joué : il ne répond pas. Sur une carte, je mesure la portée et le couvert.
    {""}**Que faites-vous ?** On pouvait tirer avant le mouvement, mais Basalt était hors de portée.
lesson-intercept-orbit-no-fire-low = Permis, mais 2 − 3 ne laisse aucun dé.
lesson-intercept-orbit-no-fire-launch = Un vaisseau qui a servi ses compagnies ne tire plus. Et vous ne lancez rien contre ce qui est à couvert du porteur, comme Basalt derrière Pallas (X2).
lesson-intercept-orbit-no-fire-done = Ce qui ne sert pas est perdu, et Osprey est à portée avec un 6.

lesson-intercept-orbit-title-launch = Un couvert, un lancement
lesson-intercept-orbit-launch = 2, 4, 5 : Pallas était entre les deux, à { $near } au plus de Basalt, et a absorbé le 4 ; le 5 a touché, et Basalt a cédé son arme de soutien. Un débris qui a absorbé quelque chose disparaît : la voie est libre. Avec un dé noir ou blanc, vous ravitaillez maintenant Nova et vous la lancez, contre toute unité qui n'est pas à couvert du porteur. Son carburant baisse de 1 à chaque fin de tour.
    {""}**Que faites-vous ?** La compagnie de { $partner }, Onyx (Bc1), est encore à bord de Basalt, qui n'a pas d'arme de défense rapprochée.
lesson-intercept-orbit-no-launch-osprey = Nova volerait alors à côté de son porteur, à brûler du carburant, sans personne à combattre.
lesson-intercept-orbit-no-launch-thorn = Permis. Mais Thorn est intacte et repousserait l'abordage loin de vos canons ; Basalt est abîmé, et Osprey peut le viser.
lesson-intercept-orbit-no-launch-spot = La visée est la dernière étape d'une activation : vous ne pourriez plus lancer.
lesson-intercept-orbit-no-launch-done = Il reste un dé de catapulte, et une compagnie à bord ne gagne rien.

lesson-intercept-orbit-title-storm = L'activation d'une compagnie
lesson-intercept-orbit-storm = Osprey a visé Basalt avec 4. Vous menez, vous choisissez la suite : c'est Nova, en mêlée contre la coque de Basalt, et sa défense est fixée. En mêlée, une compagnie subit un dégât sur 4, 5 et 6, un vaisseau sur 5 et 6 ; les touches sont l'attaque + la visée − la défense, 3. Une compagnie n'a pas d'élan : elle vole où elle veut, ou pas du tout.
    {""}**Que fait Nova ?** Une compagnie contre une coque hostile à la fin du tour part à l'abordage.
lesson-intercept-orbit-no-storm-low = Permis, mais un dé de moins. Le d8 est l'as rouge de Nova : un dé de plus pour ses attaques.
lesson-intercept-orbit-no-storm-alone = 3 − 3 ne laisse aucun dé, et la visée est de toute façon retirée à la fin du tour.
lesson-intercept-orbit-no-storm-fly = Elle peut voler de cinq unités, mais loin de la coque il n'y a rien à combattre, ni à aborder.
lesson-intercept-orbit-no-storm-done = Nova reste contre la coque de toute façon. D'abord, l'attaque qu'elle a.

lesson-intercept-orbit-title-deck = L'abordage
lesson-intercept-orbit-deck = 1, 3, 4, 5 : un dégât, et Basalt a cédé son arme d'assaut ; une compagnie aurait été touchée par le 4 aussi. Thorn et Saffron ont avancé, et le tour est fini. Maintenant, Basalt : un dé jaune par compagnie présente, un de plus pour un as ; le propriétaire ajoute les rouges de sa défense rapprochée, mais Basalt n'en a pas. Qui a le plus de dés jaunes à 3 ou plus prend le vaisseau : { $partner } n'en a qu'un, contre deux. Les rouges ne feraient que des dégâts. Et chaque 4 ou 5 abîme un équipement de l'autre camp.
    {""}**Qu'abîmez-vous avec le 4 ?**
lesson-intercept-orbit-no-deck-catapult = Permis. Mais dans un instant Basalt aura changé de camp, et sa catapulte servira.
lesson-intercept-orbit-no-deck-shield = Permis. Mais dans un instant, c'est à vous qu'elle manquera.

lesson-intercept-orbit-title-bingo = Capturé, et bingo
lesson-intercept-orbit-bingo = Les points changent aussitôt : 7 gagnés ; { $partner } en perd 3, et 3 encore pour Onyx, sans carburant et captive à bord. Puis le compte à rebours a baissé, et tout le carburant : Nova est à 1, bingo. À 0 elle dériverait, ses points perdus, et Basalt avec : vous ne gardez un vaisseau capturé que tant que vous y avez une compagnie.
    {""}**Qui joue d'abord ?** Basalt obéit maintenant, et il a une catapulte.
lesson-intercept-orbit-no-bingo-nova = Rejoindre Osprey pour le plein ? Alors il n'y a plus personne contre Basalt, qui revient aussitôt à { $partner }.
lesson-intercept-orbit-no-bingo-osprey = Osprey peut attendre. Sa propre catapulte n'aide pas Nova, qui doit rester contre la coque de Basalt.
lesson-intercept-orbit-no-bingo-envoy = Envoy est en sûreté et peut attendre. Nova, non.
lesson-intercept-orbit-no-bingo-pass = Alors Thorn joue d'abord, et peut tirer sur Basalt : sa catapulte pourrait être perdue avant le plein de Nova.

lesson-intercept-orbit-title-prize = Un HVA à prendre
lesson-intercept-orbit-prize = Basalt a lancé, se défend avec 2 et manœuvre avec 3 points. Saffron (BV1) est à presque 7 unités, droit devant. Un HVA est pris aussitôt par qui est seul à avoir des vaisseaux ou des compagnies en vol à { $near } au plus ; Thorn, le seul vaisseau de { $partner }, est loin.
    {""}**De combien avance Basalt ?**
lesson-intercept-orbit-no-prize-four = Alors Saffron est encore à plus de { $near }, et reste à { $partner }.
lesson-intercept-orbit-no-prize-seven = C'est une collision, un dé par unité de vitesse. Un HVA n'est jamais endommagé, mais Basalt l'est, par chaque 1 et 2.

lesson-intercept-orbit-title-refuel = Refaire le plein
lesson-intercept-orbit-refuel = Saffron est pris : 7 points gagnés, et 3 de moins pour { $partner }. Basalt a avancé, il peut donc s'occuper de Nova. Ravitailler peut remplacer l'ancien dé de carburant, et lance la compagnie ; la coque de son propre porteur convient aussi.
    {""}**Quel dé, et vers où ?**
lesson-intercept-orbit-no-refuel-white = Un 1, Nova l'a déjà : à la fin de ce tour elle serait à sec.
lesson-intercept-orbit-no-refuel-osprey = Elle y serait en sûreté, mais il n'y aurait plus personne contre Basalt, qui reviendrait aussitôt à { $partner }.
lesson-intercept-orbit-no-refuel-thorn = Combattre Thorn ? Il n'y aurait plus personne contre Basalt, qui reviendrait aussitôt à { $partner }.
lesson-intercept-orbit-no-refuel-done = Alors Nova est à sec à la fin de ce tour, et Basalt revient à { $partner }.

lesson-intercept-orbit-title-end = 35 à 3
lesson-intercept-orbit-end = Osprey a répondu, réparé, volé et tiré ; Nova a abordé ; un vaisseau et un HVA ont changé de camp. Le compte est parti de 11 : à 0, le plus haut score gagne. Une vraie bataille a plus de vaisseaux, plus de compagnies, des éperonnages et des as de quatre couleurs.
    - `/partie nouvelle` ouvre une bataille dans un salon ; choisissez Intercept Orbit, puis une carte, où je mesure, ou votre propre table.
    - `/équipe tirer` tire une flotte, `/chances` dit ce que vaut une attaque, `/règles` répond à toute question.
