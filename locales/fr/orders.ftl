# Standing orders: /orders, its panel, and the rehearsal of an attack.

opt-orders-what = Ce qu'il faut régler d'avance ; rien pour voir vos consignes
opt-orders-value = Ce qui se passe alors, sans vous attendre
opt-orders-unit = Pour cette seule unité ; sans le reste, ce qui arriverait si on l'attaquait maintenant
orders-ask = me demander
orders-menu-losses = Ce qui se perd d'abord
orders-losses-value = dans l'ordre des pertes : Y G Rd B
error-order-half = Remplissez à la fois `quoi` et `valeur` pour laisser une consigne ; sans rien, vous voyez les vôtres.
orders-every = Tous les Frames
orders-menu-target = Cible
orders-menu-defend = Défense
orders-menu-then = Ensuite
orders-menu-ground = Céder du terrain
orders-target-attacker = celui qui l'attaque, s'il peut l'atteindre
orders-target-nobody = personne
orders-defend-best = le meilleur dé
orders-defend-blue = le meilleur dé bleu, les blancs sont gardés
orders-defend-none = rien
orders-then-done = termine son activation
orders-then-attack = riposte s'il le peut, puis termine son activation
orders-ground-give = céder du terrain
orders-ground-hold = tenir et encaisser
orders-menu-agree = Ce que les autres annoncent
orders-agree-always = d'accord
orders-menu-screen = Écrans
orders-menu-ride = Contre une coque qui avance
orders-screen-always = toujours, sur une carte
orders-screen-never = jamais
orders-menu-mark = Marquages
orders-menu-hotrod = Surchauffe
orders-mark-always = toujours les utiliser
orders-hotrod-never = jamais
orders-target-likely = la plus probable, au football
orders-ride-along = suivre sans changer de place
orders-ride-stay = rester là
orders-plan = { $frame ->
    [all] Attaqué avant son activation, un Frame
   *[other] { $frame }, attaqué avant son activation,
} { $target ->
    [attacker] prend pour cible celui qui l'attaque s'il peut l'atteindre,
    [nobody] ne prend personne pour cible,
   *[ask] vous demande une cible,
} { $defend ->
    [best] se défend avec son meilleur dé,
    [blue] se défend avec son meilleur dé bleu,
    [none] ne se défend pas,
   *[ask] vous demande une défense,
} et { $then ->
    [done] termine son activation.
    [attack] riposte s'il le peut, sur une carte sans demander.
   *[ask] vous attend.
}
rehearsal-title = Si { $frame } était attaqué maintenant :
rehearsal-line = { $ready ->
    [no] - { $range } : il a agi et garde sa défense de { $defense }.
   *[yes] - { $range } : { $target ->
        [attacker] il prend pour cible son attaquant,
        [nobody] il ne prend personne pour cible,
       *[ask] il vous demande une cible,
    } lance `{ $dice }`, { $defend ->
        [best] se défend avec le meilleur dé,
        [blue] se défend avec le meilleur dé bleu,
        [none] ne se défend pas,
       *[ask] vous demande une défense,
    } { $then ->
        [done] et termine son activation.
        [attack] et riposte s'il le peut.
       *[ask] et vous attend.
    }
}
event-ordered = { $line } (consigne)
error-orders-malformed = Ce n'est pas une consigne : pour { $field }, choisissez parmi { $known }.
error-order-frame = Vous n'avez pas de Frame « { $text } ».
error-order-frame-lost = { $text } est détruit : il ne reçoit plus de consignes.
