# The lesson of Football: lesson-football-title-<step>, lesson-football-<step>, lesson-football-no-<step>-<choice>.

lesson-football-dice = Les dés au ballon : { $dice }

lesson-football-intro = Vous êtes **{ $you }**, avec Comet et Dart, à l'ouest. { $partner } a Wolf, et Wall dans les buts. Six tours ; le camp qui a le plus de buts gagne. Vous avez gagné le tirage au sort et choisi l'attaque : Comet est au point central, avec le ballon. Les dés sont connus d'avance, et personne d'autre ne voit cela.

lesson-football-title-aim = À qui de jouer, et vers quelle cible ?
lesson-football-aim = Chaque Frame a lancé un dé à dix faces, et le plus petit résultat joue d'abord, quel que soit son camp. Comet joue (initiative 2). Dart est à 7 unités, sur l'aile ; le but est à 18, avec Wolf et Wall sur la trajectoire.
    {""}**Quelle cible pour Comet, et à quelle portée ?** Vous l'annoncez avant de lancer. Le tir direct va jusqu'à { $ruler }, l'artillerie commence au-delà.
lesson-football-no-aim-close = Le corps à corps se fait à { $reach } ou moins, et avec le ballon ces équipements n'ajoutent aucun dé. Dart est à 7.
lesson-football-no-aim-far = L'artillerie est pour ce qui est au-delà de { $ruler }. Dart est à 7.
lesson-football-no-aim-shot = C'est permis. Mais deux Frames sont sur la trajectoire : leurs deux défenses seraient retirées de vos dés, et il faudrait un 6.
lesson-football-no-aim-nobody = Sans cible, pas de dés rouges, et il en faut pour une passe.

lesson-football-title-guard = Les dés
lesson-football-guard = Deux dés blancs pour le Frame, et des dés pour ses équipements : un bleu, un vert, et deux rouges pour le tir direct. L'artillerie n'en donne pas, ce n'est pas la portée annoncée. Chaque dé ne sert qu'une fois.
    {""}**Quel dé défend ?** Bleu ou blanc. Ici la défense, c'est le contrôle du ballon ; elle vaut jusqu'à la fin du tour.
lesson-football-no-guard-white = Permis, mais plus faible que le bleu, et un bleu ne sait rien faire d'autre.
lesson-football-no-guard-open = Permis. Mais avec une défense de 0 Comet perd vite le ballon, et il n'y a pas de seconde chance ce tour-ci.

lesson-football-title-run = Courir
lesson-football-run = Wolf est à mi-chemin entre Comet et Dart. Au football un dé de mouvement compte double, ces Frames de sport sont rapides : un 3 fait 6 unités, avec le ballon. Courir et jouer le ballon se font dans l'ordre voulu.
    {""}**Que faites-vous ?** Vous avez lancé un dé vert : personne ne barre la route.
lesson-football-no-run-white = Un 2 fait 4 unités : Wolf serait encore sur la trajectoire.
lesson-football-no-run-pass = Wolf est encore sur la trajectoire. Sa défense serait retirée de vos dés, et seuls les 6 compteraient.
lesson-football-no-run-mark = Un marquage donne un bonus contre une défense, et c'est utile, mais c'est la dernière chose que fait un Frame.
lesson-football-no-run-done = Alors Wolf, qui joue ensuite, trouve Comet et le ballon là où ils sont.

lesson-football-title-pass = Passe
lesson-football-pass = Comet a contourné Wolf et se trouve à 6 unités de Dart.
    {""}**Quel dé joue le ballon ?** Sa valeur est le nombre de dés à lancer, moins la défense sur la trajectoire.
lesson-football-no-pass-low = Permis, mais c'est un dé de moins. L'autre rouge n'a rien de mieux à faire.
lesson-football-no-pass-white = Permis, mais le 6 rouge donne deux fois plus de dés.
lesson-football-no-pass-done = Le ballon resterait à Comet, juste à côté de Wolf.

lesson-football-title-line = La trajectoire
lesson-football-line = Tout Frame entre le ballon et l'endroit où il va est sur la trajectoire, de l'un ou l'autre camp. Si personne n'y est, 5 et 6 réussissent ; avec quelqu'un sur la trajectoire, seulement 6. Un dé réussi suffit.
    {""}**Qui est sur la trajectoire maintenant ?** À votre propre table c'est à vous de me le dire, vous seul le voyez ; sur une carte je mesure.
lesson-football-no-line-wolf = C'est à cela que servait la course : Comet l'a contourné.
lesson-football-no-line-wall = Wall est dans son but, loin de cette passe.

lesson-football-title-early = Défense anticipée
lesson-football-early = Personne. Mais avant le jet, Dart se prépare : un Frame qui reçoit une passe, se trouve sur sa trajectoire ou est attaqué, et n'a pas encore joué, nomme une cible, lance ses dés et fixe sa défense tout de suite. Le reste de son tour vient à son initiative.
    {""}**Dart joue à l'initiative 6. Quelle sera sa cible ?** Le but est à 18 unités, et son dé vert peut l'en rapprocher.
lesson-football-no-early-close = Le corps à corps se fait à { $reach } ou moins. Et avec le ballon ces équipements n'ajoutent aucun dé.
lesson-football-no-early-back = Prudent, mais Comet aura déjà joué : personne n'en ferait rien avant l'arrivée de Wolf.
lesson-football-no-early-nobody = Dart aurait alors le ballon, et pas de dés rouges pour tirer.

lesson-football-title-hold = Garder le ballon
lesson-football-hold = La défense de Dart n'arrête pas la passe. Elle sert à garder le ballon : Wolf joue à l'initiative 4, avant Dart. Un vol de ballon se fait à { $reach } ou moins, avec le corps à corps ; jusqu'à { $ruler } c'est un tacle, avec le tir direct. On lance autant de dés que sa valeur moins la défense du porteur du ballon ; 5 et 6 réussissent.
    {""}**Quel dé défend ?**
lesson-football-no-hold-white = Permis, mais Wolf aurait un dé de plus, et le 3 blanc peut encore servir.
lesson-football-no-hold-open = Alors rien ne serait retiré des dés de Wolf. Dart perdrait le ballon presque à coup sûr.

lesson-football-title-shoot = Tirer
lesson-football-shoot = 6 dés, deux réussis : Dart a le ballon. Puis Wolf a joué (initiative 4), a couru 10 unités et tenté de voler le ballon avec 5 : 5 − 4 a fait un dé, un 3, et pas de ballon. Un 1 aurait été une faute, et un coup franc. C'est maintenant à Dart, qui continue avec ses dés.
    {""}**Que fait Dart ?** Le but est à 18 unités, le tir direct va jusqu'à { $ruler }, et une course compte double.
lesson-football-no-shoot-now = 18 unités, c'est plus que { $ruler }. Courez d'abord.
lesson-football-no-shoot-short = 3 compte pour 6 : le but est alors encore à 12 unités.
lesson-football-no-shoot-white = Dart y arrive, mais le dé blanc donne trois fois moins de dés que le 6 rouge.
lesson-football-no-shoot-done = Dart garderait le ballon, mais Wall joue ensuite, et tacle bien.

lesson-football-title-keeper = Le gardien
lesson-football-keeper = Dart a couru 10 unités et se trouve à 8 du but. Wall attend 3 unités devant, Wolf et Comet sont derrière.
    {""}**Qui est sur la trajectoire ?**
lesson-football-no-keeper-clear = Wall est entre Dart et le but. Un gardien n'est rien d'autre qu'un Frame sur la trajectoire.
lesson-football-no-keeper-wolf = Wolf est derrière Dart, et le ballon part de l'autre côté.
lesson-football-no-keeper-comet = Vos propres Frames comptent aussi, mais Comet est loin derrière.

lesson-football-title-steal = Le reprendre
lesson-football-steal = Wall a dû réagir à son tour et s'est défendu avec 4 : deux dés, 3 et 5. Sans personne sur la trajectoire, ce 5 aurait été un but ; avec quelqu'un, il faut un 6. Sans dé réussi, c'est raté, et { $partner } a dit où va le ballon : à Wall, qui est sorti de 4 unités avec lui et se trouve à 1 unité de Dart, sur le côté. Tous avaient joué : nouveau tour, nouvelle initiative, et Dart joue le premier, à 1.
    {""}**Quelle cible pour Dart ?**
lesson-football-no-steal-slide = Un tacle va plus loin et vaut autant. Mais Wall est à 1 unité, et c'est à cela que sert l'équipement de corps à corps.
lesson-football-no-steal-nobody = Wall a le ballon, joue à l'initiative 6, et n'attendra pas.

lesson-football-title-win = Voler le ballon
lesson-football-win = Sans le ballon, les équipements de corps à corps donnent bien des dés rouges. Dart garde son 4 bleu pour sa défense.
    {""}**Quel dé va au ballon ?** Wall n'a pas encore joué ce tour-ci : il devra réagir.
lesson-football-no-win-low = Wall peut se défendre avec 3 ou plus, et alors il ne reste aucun dé à lancer.
lesson-football-no-win-run = Wall est déjà à portée. Courez plus tard, avec le ballon.
lesson-football-no-win-done = Dart est à côté du ballon avec un 5 rouge. Maintenant ou jamais.

lesson-football-title-burn = Surchauffe
lesson-football-burn = 5 − 3 a fait deux dés, 2 et 6 : le ballon est à Dart. Sans dé réussi, un 1 aurait été une faute. Son tour est fini, mais un Frame peut alors passer en surchauffe : un équipement grille pour de bon, un autre agit encore une fois. Wall a quitté son but, à 8 unités, et personne n'est sur la trajectoire.
    {""}**Que fait Dart ?**
lesson-football-no-burn-gun = Ce serait une course, sans l'équipement qui tire.
lesson-football-no-burn-cool = Souvent sage : ce qui est grillé l'est pour tout le match. Mais un but vide vaut bien un équipement.

lesson-football-title-end = But !
lesson-football-end = 5 dés sans personne sur la trajectoire, deux réussis : 1–0, et { $partner } engage. Un tour, c'est : cible, jet, défense, course et ballon. Un ballon dehors ou une faute arrête le jeu : les deux camps se replacent, et le tireur joue aussitôt.
    - `/partie nouvelle` ouvre une partie dans un salon : choisissez le football comme règles, et une carte si vous voulez que je mesure.
    - `/chances` dit ce que vaut un tir ou un vol de ballon, `/règles` répond à toute question.
