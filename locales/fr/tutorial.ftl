# The lesson of Rapid Attack: lesson-title-<step>, lesson-<step>, lesson-no-<step>-<choice>.

lesson-partner = Mira
lesson-head = ### { $step }/{ $steps } · { $title }
lesson-head-end = ### { $title }
lesson-wrong = ❌ { $why } Essayez encore.
lesson-back = Retour
lesson-again = Recommencer
lesson-lost = Cette leçon a changé ; elle recommence.
lesson-dice = Les touches lancées : { $dice }

lesson-intro = Vous êtes **{ $you }** et jouez deux Frames contre { $partner }. Les dés sont connus d'avance, rien ne peut mal tourner, et personne d'autre ne voit cela.

lesson-title-aim = Cible et portée
lesson-aim = Votre Badger a déjà agi et visé Jackal : 3. Maintenant, c'est votre Kestrel qui agit. Jackal est à 11 unités, derrière un muret, Heron à 14 ; la station S1 est à 4 unités, droit devant.
    {""}**Quelle cible, et à quelle portée ?** Vous l'annoncez avant de lancer, sans devoir y être déjà. Le tir direct va jusqu'à { $ruler }.
lesson-no-aim-close = Le corps à corps se fait à { $reach } ou moins. Jackal est à 11, et aucun dé n'emmènera Kestrel si loin.
lesson-no-aim-other = Heron est à 14 unités. Seul un 6 au mouvement le mettrait à portée de tir direct ; avec moins, pas d'attaque du tout.
lesson-no-aim-nobody = Sans cible, pas de dés rouges. Cela convient à un Frame qui veut seulement courir ou viser.

lesson-title-defend = Défense
lesson-defend = Tous les dés sont sur la table, et chacun ne sert qu'une fois.
    {""}**Quel dé défend ?** Bleu ou blanc. Il vient en premier, vaut tout le tour contre tout le monde, et ne s'ajoute pas plus tard.
lesson-no-defend-white = Permis, et aussi bon. Mais un blanc peut tout faire et un bleu seulement défendre : prenez le bleu.
lesson-no-defend-open = Permis, mais la défense vaut alors 0 jusqu'à la fin du tour, contre tous.

lesson-title-move = Mouvement
lesson-move = Mouvement et attaque viennent dans l'ordre voulu. Jackal est à 11 unités, le tir direct va jusqu'à { $ruler }, et S1 est à 4 unités, droit devant.
    {""}**Que faire ?** Vous avez un dé vert au jet : rien ne vous barre la route. Vous prenez une station en étant seul à vous arrêter à { $reach } ou moins.
lesson-no-move-white = Deux unités, et Jackal est encore à 9, la station à 2 : hors de portée, et pas de drapeau.
lesson-no-move-attack = Jackal est à 11 unités. Hors de la portée annoncée, pas d'attaque : bougez d'abord.
lesson-no-move-spot = La visée est la dernière chose que fait un Frame. Plus de mouvement ni d'attaque ensuite.
lesson-no-move-done = Les dés inutilisés seraient perdus.

lesson-title-attack = Attaque
lesson-attack = Jackal est maintenant à 8 unités, tout juste à portée, et S1 est à vous : 3 atouts à 5 points font 15. Qui mène choisit en premier.
    {""}**Quel dé attaque ?** Jackal n'a pas encore agi : il pourra se défendre avant que l'attaque soit résolue.
lesson-no-attack-white = Permis, mais plus faible. C'est la valeur qui donne les touches.
lesson-no-attack-spot = La visée termine l'activation : plus d'attaque ensuite.
lesson-no-attack-done = La cible est à portée et il y a un 6. Terminer maintenant, c'est le perdre.

lesson-title-cover = Couvert
lesson-cover = Le muret est à { $reach } ou moins de Jackal, sur la trajectoire. Il est abîmé : encore un dégât et il ne couvre plus.
    {""}**Qu'y a-t-il entre les deux ?** À votre propre table, c'est à vous de me le dire : vous seul le voyez.
lesson-no-cover-open = Le muret est entre les deux et à { $reach } ou moins de la cible : Jackal est à couvert.
lesson-no-cover-solid = Ce muret a déjà souffert. Il n'encaisse plus qu'un dégât.
lesson-no-cover-frame = Un Frame couvre aussi, mais Heron est loin. Un couvert compte à { $reach } ou moins de la cible.

lesson-title-use-spot = Les touches
lesson-use-spot = C'était l'ordre de combat : Jackal s'est activé aussitôt, a annoncé, lancé et défendu ; la suite de son activation viendra après la vôtre.
    {""}**Utiliser la visée de Badger ?** Touches = attaque 6 + visée 3 − défense 5 : autant de dés à lancer. La visée de l'un sert à tous, une fois.
lesson-no-use-spot-keep = 6 − 5 ne laisse alors qu'un dé, sur une cible à couvert. Et la visée serait de toute façon retirée à la fin du tour.

lesson-title-spot = Visée
lesson-spot = Les dés se lisent du plus petit au plus grand. 2 : rien. 4 détruit le muret. Alors 5 et 6 infligent chacun un dégât à Jackal : à découvert, 5 suffit. { $partner } a choisi deux équipements à perdre, mais Jackal garde ses dés déjà lancés.
    {""}**Votre dernière étape ?** Avec un équipement Y, vous visez jusqu'à { $ruler }, à couvert ou non.
lesson-no-spot-far = Heron est au-delà de { $ruler }. Il faut pour cela deux équipements de visée.
lesson-no-spot-white = Permis, mais 4 vaut moins que 5, et ce qui reste est perdu de toute façon.
lesson-no-spot-done = Le 5 jaune serait perdu, alors qu'une visée aide tout allié qui attaque Jackal ensuite.

lesson-title-ground = Sous le feu
lesson-ground = Votre activation est finie, et Jackal reprend la sienne : il riposte. 6 contre une défense de 4 font deux touches, 3 et 5 ; à découvert, une seule inflige un dégât.
    {""}**Céder du terrain ?** Kestrel est près d'une station que vous tenez : une fois par attaque, il peut s'en éloigner au lieu d'encaisser un dégât.
lesson-no-ground-give = Un bon choix dans une vraie partie : rien de perdu, et S1 reste à vous tant que personne n'y vient. Cette fois, tenez, pour voir ce que coûte un dégât.

lesson-title-loss = Un dégât
lesson-loss = Chaque dégât retire un équipement, que vous choisissez. S'il n'y en a plus, il retire un dé blanc ; s'il n'y a plus de blanc, le Frame est détruit.
    {""}**Que perd Kestrel ?** Cela manquera à tous vos jets suivants.
lesson-no-loss-white = Un dé blanc ne se perd que lorsqu'il n'y a plus d'équipement.

lesson-title-doomsday = Points et durée de la partie
lesson-doomsday = Tous ont agi : le tour est fini, le compte à rebours baisse d'un cran, et au début du tour suivant on retire défenses et visées. Les points de victoire, c'est le nombre d'atouts fois leur valeur : vous menez par 15 à 10.
    {""}**Avancer encore d'un cran ?** À 0, celui qui a le plus de points gagne : qui mène a intérêt à faire court.

lesson-title-end = Voilà un tour
lesson-end = Vous savez ce qu'est une activation : cible, jet, défense, mouvement et attaque, visée. Une partie entière commence par une enchère : les petites équipes partent en tête, les grandes doivent remonter.
    - `/partie nouvelle` ouvre une partie dans un salon ; la taille *démo* est celle que vous venez de jouer.
    - `/équipe tirer` vous tire une équipe, `/règles` répond à toute question, `/aide` dit que faire ensuite.
    - MEZ diffère : le joueur dont c'est le tour active tous ses Frames à la suite, une visée s'ajoute d'elle-même à la prochaine attaque, et l'on compte les tours jusqu'à 12. `/règles` a une page sur ce que chaque livre a de particulier.
