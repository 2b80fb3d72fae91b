# Standing orders: /orders, its panel, and the rehearsal of an attack.

opt-orders-frame = Pour ce seul Frame, et ce qui arriverait s'il était attaqué maintenant
opt-orders-target = Attaqué avant son activation, il prend pour cible…
opt-orders-defend = Attaqué avant son activation, il se défend avec…
opt-orders-then = Quand son activation reprend, il…
orders-every = Tous les Frames
orders-menu-target = Cible
orders-menu-defend = Défense
orders-menu-then = Ensuite
orders-menu-ground = Céder du terrain
orders-target-ask = me demander
orders-target-attacker = celui qui l'attaque, s'il peut l'atteindre
orders-target-nobody = personne
orders-defend-ask = me demander
orders-defend-best = le meilleur dé
orders-defend-blue = le meilleur dé bleu, les blancs sont gardés
orders-defend-none = rien
orders-then-ask = me demander
orders-then-done = termine son activation
orders-then-attack = riposte s'il le peut, puis termine son activation
orders-ground-ask = me demander
orders-ground-give = céder du terrain
orders-ground-hold = tenir et encaisser
opt-orders-agree = Quand un autre annonce une portée, un couvert ou une station
orders-menu-agree = Ce que les autres annoncent
orders-agree-ask = me demander
orders-agree-always = d'accord
opt-orders-screen = Dans Intercept Orbit : lever un écran ou non
opt-orders-ride = Dans Intercept Orbit : quand avance la coque où s'accroche votre compagnie
orders-menu-screen = Écrans
orders-menu-ride = Contre une coque qui avance
orders-screen-ask = me demander
orders-screen-always = toujours, sur une carte
orders-screen-never = jamais
opt-orders-mark = Au football : utiliser les marquages contre une défense
opt-orders-hotrod = Au football : vous proposer ou non la surchauffe
orders-menu-mark = Marquages
orders-menu-hotrod = Surchauffe
orders-mark-ask = me demander
orders-mark-always = toujours les utiliser
orders-hotrod-ask = me demander
orders-hotrod-never = jamais
orders-target-likely = la plus probable, au football
orders-ride-ask = me demander
orders-ride-along = suivre
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
rehearsal-title = **Si { $frame } était attaqué maintenant :**
rehearsal-line = { $ready ->
    [no] - { $range } : il a agi et garde sa défense de { $defense }.
   *[yes] - { $range } : { $target ->
        [attacker] il prend pour cible son attaquant,
        [nobody] il ne prend personne pour cible,
       *[ask] une cible vous est demandée,
    } lance `{ $dice }`, { $defend ->
        [best] se défend avec le meilleur dé,
        [blue] se défend avec le meilleur dé bleu,
        [none] ne se défend pas,
       *[ask] une défense vous est demandée,
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
