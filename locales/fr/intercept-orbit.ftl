# Intercept Orbit: events (intercept-orbit-<event>), questions (-ask-), notices whose decision it is (-wait-), options
# (-option-), their small print (-detail-), items of lists (-part-), systems (-system-), and the summary (-board-).
# Arguments are the facts of the rules' objects.

## Events before the first round

intercept-orbit-started = 🛰️ **Flottes en interception.** Tous les vaisseaux apparaissent sur les écrans.
intercept-orbit-bid-counted = ⚖️ La comparaison des flottes fixe le score par unité ({ $ppa }) et les scores ({ $score }).
intercept-orbit-rolled-off = 🎲 Les premiers à égalité se départagent : { $rolled }, { $player ->
    [none] toujours à égalité, donc on relance
   *[other] et { $player } l'emporte
}.
intercept-orbit-tie-kept = ⚖️ { $player } garde l'égalité et passe en premier.
intercept-orbit-withdrawn = 📤 { $player } laisse { $assets } à la base.
intercept-orbit-ace-moved = 🎖️ L'as passe à { $company }.
intercept-orbit-positions-taken = 🛡️ { $defender } défend. ⚔️ { $primary } est l'attaquant principal.
intercept-orbit-set-up-ready = ✅ { $player } est en place.
intercept-orbit-placed = 📍 { $asset } prend position{ $host ->
    [none] { $place ->
        [none] {""}
       *[other] {" "}en { $place }
    }
   *[other] {" "}contre la coque de { $host }
}.
intercept-orbit-debris-placed = ☄️ { $player } pose un débris : { $asset }{ $place ->
    [none] {""}
   *[other] {" "}en { $place }
}.
intercept-orbit-debris-ended = ☄️ { $player } ne pose plus de débris.

## Events of turns

intercept-orbit-round-began = ### ⏱️ Tour { $round }, compte à rebours à { $clock }
intercept-orbit-activated = { $under ->
    [none] ▶️ { $asset } s'active.
   *[other] 🛡️ { $asset } doit d'abord répondre à { $under }.
}
intercept-orbit-passed = ⏭️ { $player } passe.
intercept-orbit-targeted = { $target ->
    [none] 🎯 { $asset } n'a pas de cible.
   *[other] 🎯 { $asset } prend { $target } pour cible.
}
intercept-orbit-rolled = 🎲 { $asset } lance `{ $dice }`
intercept-orbit-defended = { $value ->
    [0] 🛡️ { $asset } ne se défend pas.
   *[other] 🛡️ { $asset } se défend avec { $value }.
}
intercept-orbit-repaired = 🔧 Un six blanc répare { $asset } : { $system }.
intercept-orbit-mended = 🔧 { $asset } répare { $company } : { $systems ->
    [none] rien de plus
   *[other] { $systems }
}.
intercept-orbit-fuelled = { $kept ->
    [yes] ⛽ { $company } garde son carburant : { $value }.
   *[no] ⛽ { $company } fait le plein : { $value }.
}
intercept-orbit-launched = 🚀 { $asset } lance { $company }, { $host ->
    [none] à côté de { $target }
   *[other] contre la coque de { $host }
}.
intercept-orbit-released = 🪂 { $asset } relâche { $company }.
intercept-orbit-nudged = 🟢 { $company } { $how ->
    [left] tourne { $asset } d'un cran à bâbord
    [right] tourne { $asset } d'un cran à tribord
    [n] pousse { $asset } d'une unité au nord
    [ne] pousse { $asset } d'une unité au nord-est
    [e] pousse { $asset } d'une unité à l'est
    [se] pousse { $asset } d'une unité au sud-est
    [s] pousse { $asset } d'une unité au sud
    [sw] pousse { $asset } d'une unité au sud-ouest
    [w] pousse { $asset } d'une unité à l'ouest
   *[nw] pousse { $asset } d'une unité au nord-ouest
}.
intercept-orbit-spotted = 👁️ { $asset } vise { $target } : { $value }.

## Events of movement

intercept-orbit-moved = 🔥 { $asset } peut voler de { $value ->
    [one] { $value } unité
   *[other] { $value } unités
}{ $over ->
    [yes] , par-dessus tout
   *[no] {""}
}.
intercept-orbit-boosted = { $value ->
    [0] 🔥 { $asset } ne manœuvre pas.
    [one] 🔥 { $asset } manœuvre avec { $value } point.
   *[other] 🔥 { $asset } manœuvre avec { $value } points.
}
intercept-orbit-course-set = { $why ->
    [company-turn] 🔥 { $asset } allume ses moteurs.
   *[other] 🧭 { $asset } règle sa route : `{ $speed }{ $clicks ->
        [none] {""}
       *[other] {" "}{ $clicks }
    }`
}
intercept-orbit-ride-decided = { $rides ->
    [yes] 🧲 { $company } suit { $host }.
   *[no] 🪂 { $company } se détache de { $host }.
}
intercept-orbit-path-declared = { $contacts ->
    [none] ➖ Rien sur le chemin de { $asset }.
   *[other] 🧾 Chemin de { $asset } : { $contacts }.
}
intercept-orbit-went = { $still ->
    [yes] ⏸️ { $asset } { $place ->
        [none] reste sur place
       *[other] reste en { $place }
    }
   *[no] ➡️ { $asset } { $place ->
        [none] avance
       *[other] avance jusqu'en { $place }
    }
}{ $host ->
    [none] {""}
   *[other] {" "}et s'accroche à { $host }
}.
intercept-orbit-stopped = 🛑 { $asset } bute contre { $against }.
intercept-orbit-clung = 🧲 { $company } s'accroche à { $host }.
intercept-orbit-carried = { $captive ->
    [yes] 🪢 { $host } emporte { $company }, captive.
   *[no] 🛟 { $host } sauve { $company }.
}
intercept-orbit-left-behind = 🪂 { $company } reste là.
intercept-orbit-berthed = 🧲 { $company } passe { $how ->
    [bow] à la proue
    [stern] à la poupe
    [port] à bâbord
   *[starboard] à tribord
} de { $host }.
intercept-orbit-berths-kept = 🧲 Place inchangée contre la coque de { $host } : { $companies }.
intercept-orbit-handed = 🧲 { $company } passe à { $to_ship }{ $captive ->
    [yes] , captive
   *[no] {""}
}.
intercept-orbit-avoided = ↪️ { $asset } évite { $debris }.
intercept-orbit-ram-decided = { $ram ->
    [yes] 💢 { $player } veut la collision.
   *[no] 🕊️ { $player } n'éperonne pas.
}
intercept-orbit-let-pass = ↔️ { $asset } et { $target } se croisent sans se toucher.
intercept-orbit-collided = 💥 { $asset } percute { $target } à la vitesse { $speed } : `{ $ram_dice }`{ $taken_by ->
    [none] {""}
   *[other] {" "}({ $taken_by } touchent { $asset }, { $dealt_by } touchent { $target })
}, soit { $taken ->
    [0] aucun dégât pour { $asset }
    [one] { $taken } dégât pour { $asset }
   *[other] { $taken } dégâts pour { $asset }
} et { $hits ->
    [0] aucun pour { $target }
    [one] { $hits } dégât pour { $target }
   *[other] { $hits } dégâts pour { $target }
}.
intercept-orbit-spun = { $way ->
    [none] ➖ { $player } laisse son cap à { $asset }.
    [port] 🌀 { $player } tourne { $asset } à bâbord : { $count ->
        [one] { $count } cran
       *[other] { $count } crans
    }.
   *[starboard] 🌀 { $player } tourne { $asset } à tribord : { $count ->
        [one] { $count } cran
       *[other] { $count } crans
    }.
}
intercept-orbit-debris-pushed = ☄️ { $asset } pousse { $debris } de { $distance ->
    [one] { $distance } unité
   *[other] { $distance } unités
}{ $place ->
    [none] {""}
   *[other] , en { $place }
}.
intercept-orbit-lost-in-space = 🌌 { $asset } quitte la table pour de bon{ $companies ->
    [none] {""}
   *[other] {" "}avec { $companies }
}.
intercept-orbit-edge-turned = 🌌 Au bord, { $player } tourne { $asset }.

## Events of attacks

intercept-orbit-attack-declared = { $range ->
    [dogfight] ⚔️ { $asset } engage { $target } en mêlée avec { $value }.
    [point-defense] 💥 { $asset } ouvre le feu de défense rapprochée sur { $target } avec { $value }.
    [assault] 💥 { $asset } tire sur { $target } à portée d'assaut avec { $value }.
   *[support] 💥 { $asset } tire sur { $target } à portée de soutien avec { $value }.
}
intercept-orbit-spot-announced = 👁️ { $asset } utilisera la visée sur { $target } : +{ $value }.
intercept-orbit-cover-declared = { $cover ->
    [none] ➖ { $target } est à découvert{ $beyond ->
        [none] {""}
       *[other] {" "}: { $beyond } est trop loin pour couvrir
    }.
   *[other] 🧱 { $cover } couvre { $target }.
}
intercept-orbit-spoken = { $answer ->
    [not-so] { $what ->
        [attack] 🤔 Selon { $player }, c'est hors de portée.
        [cover] 🤔 Selon { $player }, ce vaisseau n'est pas sur la trajectoire.
       *[claim] 🤔 Selon { $player }, aucun autre camp n'est seul près de { $asset }.
    }
    [give-in] { $what ->
        [attack] ↩️ { $asset } n'attaque pas ; son dé est de nouveau libre.
        [cover] ↩️ Rien n'est donc sur la trajectoire.
       *[claim] ↩️ { $asset } ne change pas de mains.
    }
    [insist] ✋ { $player } maintient : c'était limite.
   *[agreed] 👍 { $player } est d'accord.
}
intercept-orbit-hva-claimed = 📣 Selon { $speaker }, { $player } est le seul camp près de { $asset }.
intercept-orbit-screened = { $screen ->
    [none] ➖ { $player } ne fait pas écran pour { $target }.
   *[other] 🛡️ { $screen } { $itself ->
        [yes] lève son écran pour se protéger
       *[no] fait écran pour { $target }
    }.
}
intercept-orbit-spot-decided = { $used ->
    [yes] 👁️ La visée sert : +{ $value }.
   *[no] 👁️ La visée reste où elle est.
}
intercept-orbit-attack-resolved = 🎲 { $attack }{ $spot ->
    [0] {""}
   *[other] {" "}+ { $spot }
} − { $defense } = { $thrown ->
    [0] aucun dé,
    [one] { $thrown } dé
   *[other] { $thrown } dés
}{ $least ->
    [none] {""}
    [6] {" "}(il faut un 6) : `{ $dice }`
    [5] {" "}(à cette portée, il faut un 5 ou un 6) : `{ $dice }`
   *[other] {" "}(à cette portée, il faut un 4, un 5 ou un 6) : `{ $dice }`
} { $hits ->
    [0] aucun dégât
    [one] **{ $hits } dégât**
   *[other] **{ $hits } dégâts**
} sur { $target }{ $absorbed ->
    [0] {""}
    [one] , { $absorbed } absorbé{ $cover ->
        [none] { $screen ->
            [none] {""}
           *[other] {" "}par l'écran de { $screen }
        }
       *[other] {" "}par { $cover }
    }
   *[other] , { $absorbed } absorbés{ $cover ->
        [none] { $screen ->
            [none] {""}
           *[other] {" "}par l'écran de { $screen }
        }
       *[other] {" "}par { $cover }
    }
}.
intercept-orbit-cover-struck = 💥 { $cover } encaisse ce qu'il a absorbé : { $hits ->
    [one] { $hits } dégât
   *[other] { $hits } dégâts
}.
intercept-orbit-dodged = 💨 { $asset } esquive et s'écarte de { $host }. Carburant : { $fuel }.
intercept-orbit-system-lost = 🔩 { $asset } perd : { $system }.
intercept-orbit-white-lost = 🔩 { $asset } perd un dé blanc, { $left ->
    [0] le dernier
   *[other] reste { $left }
}.
intercept-orbit-ace-lost = 🎖️ { $asset } perd son as { $ace ->
    [R] rouge
    [B] bleu
    [G] vert
   *[Y] jaune
}.
intercept-orbit-destroyed = ☠️ { $asset } est hors de combat.
intercept-orbit-debris-removed = ☄️ { $asset } disparaît.

## Events at the end of a round

intercept-orbit-round-ended = 🔚 Fin du tour { $round } : on retire les dés de défense et de visée.
intercept-orbit-boarding-began = 🪝 À l'abordage de { $asset } ! On se le dispute : { $players }.
intercept-orbit-lent = { $side ->
    [none] ➖ { $player } ne prête pas ses dés.
   *[other] 🤝 { $player } prête ses dés à { $side }.
}
intercept-orbit-boarding-rolled = 🎲 Pour { $asset } : { $dice }. { $winner ->
    [none] Le vaisseau tient bon.
   *[other] **{ $winner } s'empare du pont.**
}
intercept-orbit-harm-spent = { $target ->
    [none] 🔧 { $player } ne trouve plus rien à abîmer.
   *[other] 🔧 { $player } fait des dégâts sur { $target } : { $system }.
}
intercept-orbit-ship-captured = 🏴 { $player } capture { $asset } aux dépens de { $before }.
intercept-orbit-ship-returned = ↩️ { $asset }, à l'abandon, revient à { $player }.
intercept-orbit-hva-taken = 📦 { $player } est le seul camp à 2 unités au plus de { $asset }, qui passe de son côté.
intercept-orbit-fuel-burned = ⛽ Carburant restant : { $fuel }.{ $bingo ->
    [none] {""}
   *[other] {" "}🟠 **Bingo** : { $bingo } !
}
intercept-orbit-drifted = { $captive ->
    [yes] 🪢 { $asset } tombe en panne sèche, captive.
   *[no] 🌑 { $asset } tombe en panne sèche et dérive.
}
intercept-orbit-clock-ticked = ⏳ Compte à rebours : { $clock }.
intercept-orbit-scores-changed = 📊 { $score }
intercept-orbit-game-ended = 🏁 **La bataille est finie.** { $score }
intercept-orbit-score-adjusted = 🛠️ { $by } : { $points } pour { $player }{ $reason ->
    [none] {""}
   *[other] {" "}({ $reason })
}.
intercept-orbit-clock-set = 🛠️ { $by } : compte à rebours à { $clock }.
intercept-orbit-fuel-set = 🛠️ { $by } : { $asset } { $fuel ->
    [none] est à bord, sans dé de carburant.
   *[other] a { $fuel } de carburant.
}
intercept-orbit-owner-set = 🛠️ { $by } : { $asset } est aux mains de { $player }.
intercept-orbit-asset-put = 🛠️ { $by } : { $asset } est { $host ->
    [none] { $place ->
        [none] libre de tout contact
       *[other] en { $place }
    }
   *[other] contre { $host }
}.
intercept-orbit-player-renamed = 🪑 { $name } joue désormais à la place de { $was }.
intercept-orbit-outcome = { $count ->
    [0] 💤 **Personne ne gagne.** { $score }
    [one] 🏆 **{ $winners } gagne.** { $score }
   *[other] 🤝 **Égalité.** { $score }
}{ $reason ->
    [ended-by-host] . La partie a été arrêtée avant la fin.
   *[other] {""}
}
intercept-orbit-over = La bataille est finie.

## Questions

intercept-orbit-ask-tie = Le meilleur score défend, et vous êtes plusieurs à l'avoir. Vous avez gagné le départage : gardez-vous l'égalité, ou laissez-vous une TA à la base ?
    Si vous gardez l'égalité, vous passez en premier. Avec une TA de moins, les flottes sont comparées encore une fois.
intercept-orbit-ask-deploy = { $step ->
    [8] Posez-vous un débris, ou en restez-vous là ?
   *[other] Que placez-vous maintenant ?
}
    { $step ->
        [1] Défenseur : votre premier HVA (« high-value asset », un cargo qui compte pour qui le tient), n'importe où sur la table.
        [2] Vos autres HVA : à 8 unités au plus du premier.
        [3] Un vaisseau, à 8 unités au plus du premier HVA.
        [4] Un vaisseau, à tout juste 8 unités de celui du défenseur.
        [5] Un vaisseau, à plus de 8 unités des HVA et vaisseaux du défenseur.
        [6] À tour de rôle : les vaisseaux, à plus de 8 unités de tout ce qu'a le défenseur, puis les compagnies contre leurs porteurs, puis les HVA.
        [7] Défenseur : vos autres vaisseaux, et vos compagnies contre leurs porteurs.
       *[8] Chacun à son tour ; le premier qui s'arrête y met fin. Trois à cinq en général, cinq au plus ({ $laid } pour l'instant), chacun à plus de 2 unités des autres débris et de tout vaisseau sauf les vôtres. Un nom : roche, épave, satellite…
    }
intercept-orbit-ask-where = { $verb ->
    [place] { $kind ->
        [debris] Où se trouve le débris { $asset } ?
       *[other] Où va { $asset }, et vers où pointe sa proue ?
    }
    [course] Quelle route pour { $asset } ?
    [move] Où va { $asset } ?
   *[launch] Où va { $asset } ?
}
    { $verb ->
        [place] { $kind ->
            [debris] Dans la zone ombrée. Un endroit : `7K`, `12.5,8`.
           *[other] Dans la zone ombrée. Un endroit et un cap : `7K NE`, `12.5,8 45`, `7K vers B1`.
        }
        [course] { $kind ->
            [hva] 4 unités, et au plus un cran à une charnière : `4`, `4 2G`.
            [frigate] 4 unités sont acquises. Points du dé : { $value }. Chacun paie une unité de plus ou de moins, ou un virage à une charnière, d'un ou deux crans (22,5° chacun) : `5 2G 4DD`.
           *[other] 4 unités sont acquises. Points du dé : { $value }. Chacun paie une unité de plus ou de moins, ou un virage d'un cran (22,5°) à une charnière : `5 2G 4D`.
        }
        [move] { $over ->
            [yes] { $value } unités au plus, par-dessus tout. Elle s'accroche à la coque contre laquelle elle s'arrête.
           *[no] { $value } unités au plus, en contournant les autres unités, faute de dé vert. Elle s'accroche à la coque contre laquelle elle s'arrête.
        }
       *[launch] Contre toute unité qui n'est pas à couvert de son porteur.
    }
intercept-orbit-ask-activate = Laquelle de vos unités s'active ?
    { $may_pass ->
        [yes] Chacune joue une fois par tour, les HVA (des cargos qui valent des points) aussi. Vous choisissez encore après chacune, jusqu'à ce que vous passiez ; le joueur suivant choisit alors.
       *[no] Chacune joue une fois par tour, les HVA (des cargos qui valent des points) aussi.
    }
intercept-orbit-ask-target = { $under ->
        [none] Quelle cible pour { $asset } ?
       *[other] { $under } attaque { $asset }, qui joue d'abord. Quelle cible pour { $asset } ?
    }
    Ses dés sont lancés ensuite. Sans cible, pas de dés d'armes.
    Portées : mêlée jusqu'à 1 unité ou contre la même coque, défense rapprochée jusqu'à 2, assaut jusqu'à 8, soutien au-delà : maintenant, ou après votre mouvement.
intercept-orbit-ask-range = À quelle portée { $asset } attaque-t-il { $target } ?
    Mêlée jusqu'à 1 unité ou contre la même coque, défense rapprochée jusqu'à 2, assaut jusqu'à 8, soutien au-delà. Si vous bougez d'abord : la portée d'après le mouvement.
intercept-orbit-ask-defend = Avec quel dé { $asset } se défend-il ?
    Bleu ou blanc : jusqu'à la fin du tour, sa valeur est retirée de chaque attaque contre { $asset }. Un blanc pourrait aussi manœuvrer, tirer ou viser.
intercept-orbit-ask-repair = { $sixes ->
        [one] { $asset } a obtenu { $sixes } six blanc. Quel équipement répare-t-il ?
       *[other] { $asset } a obtenu { $sixes } six blancs. Quel équipement répare-t-il d'abord ?
    }
    Un équipement seulement, jamais un dé blanc. Le six est dépensé. Ceci vient d'abord : il tire et bouge ensuite.
intercept-orbit-ask-act = Que fait { $asset } ensuite ?
    { $stopped ->
        [0] {""}
       *[other] { $target } se défend avec { $stopped }, ce qui arrête tous vos dés.{" "}
    }{ $kind ->
        [company] Le vert vole et le rouge attaque, dans l'ordre voulu ; en dernier, le jaune vise en mêlée : ce dé s'ajoute à une attaque contre la cible. Le blanc fait tout cela.
        [hva] Il a bougé. Il peut encore relâcher ce qu'il retient.
       *[other] { $moved ->
            [yes] Il a bougé. Le rouge tire, s'il ne l'a pas encore fait ; puis le noir répare, ravitaille et lance des compagnies ; en dernier, le jaune vise : ce dé s'ajoute à une attaque contre la cible. Le blanc fait tout cela.
           *[no] Le vert manœuvre et le rouge tire, dans l'ordre voulu ; puis le noir répare, ravitaille et lance des compagnies ; en dernier, le jaune vise : ce dé s'ajoute à une attaque contre la cible. Le blanc fait tout cela. Sans dé, il avance quand même de 4 tout droit.
        }
    }
intercept-orbit-ask-cover = Qu'y a-t-il entre { $asset } et { $target } ?
    Un débris ou un autre vaisseau, à 2 unités au plus de la cible. Il absorbe le plus petit résultat qui inflige un dégât.
intercept-orbit-ask-agree = { $what ->
    [claim] { $doubted ->
        [yes] Selon le propriétaire de { $hva }, { $side } n'est pas le seul camp à proximité. Vous inclinez-vous ?
            Si c'est limite, { $side } l'est.
       *[no] { $side } serait le seul camp près de { $hva }, que vous perdriez. D'accord ?
            Les TA à deux unités au plus comptent, les vôtres aussi.
    }
    [cover] { $doubted ->
        [yes] Selon son propriétaire, { $cover } n'est pas sur la trajectoire vers { $target }. Vous inclinez-vous ?
            Alors rien ne gêne. Dans le doute, vous décidez du couvert.
       *[no] { $asset } attaque { $target }, et { $cover } serait sur la trajectoire : il peut prendre des coups. D'accord ?
            Il couvre à deux unités au plus de la cible.
    }
   *[attack] { $doubted ->
        [yes] Selon le joueur visé, { $target } est hors de portée ({ $range ->
                [dogfight] mêlée
                [point-defense] défense rapprochée
                [assault] assaut
               *[support] soutien
            }). Vous inclinez-vous ?
            Alors { $asset } n'attaque pas, et son dé redevient libre. Si c'est limite, la cible est à portée.
       *[no] { $asset } attaque { $target } avec { $value }{ $announced ->
                [none] {""}
               *[other] {" "}et une visée de { $announced }
            } ({ $range ->
                [dogfight] mêlée
                [point-defense] défense rapprochée
                [assault] assaut
               *[support] soutien
            }) ; { $cover ->
                [none] rien n'est sur la trajectoire
               *[other] sur la trajectoire : { $cover }
            }. D'accord ?
            Dans le doute, vous décidez du couvert, l'attaquant de la portée.
    }
}
intercept-orbit-ask-screen = Faites-vous écran pour { $target } ?
    Deux équipements de défense ou un as bleu, à 2 unités au plus : la cible compte comme à couvert. Si vous refusez, la question ne revient qu'une fois que cette cible ou l'une de vos unités a bougé.
intercept-orbit-ask-use-spot = Utilisez-vous la visée sur { $target } ?
    On la retire ensuite. Touches : attaque + visée − défense.
intercept-orbit-ask-cover-hit = { $cover } a absorbé { $hits ->
        [one] { $hits } dégât
       *[other] { $hits } dégâts
    } pour { $target }. Infligez-vous à { $cover } ce qu'il a absorbé ?
    À votre choix, car la cible était visée.
intercept-orbit-ask-loss = { $hits ->
        [one] { $hits } dégât : que perd { $asset } ?
       *[other] { $hits } dégâts : que perd { $asset } ?
    }
    Équipements et dés blancs dans l'ordre voulu ; l'as se perd en dernier. Les transmissions visent, les catapultes réparent et lancent des compagnies. Les équipements d'un vaisseau peuvent revenir sur des six.
intercept-orbit-ask-dodge = { $hits ->
        [one] { $hits } dégât
       *[other] { $hits } dégâts
    } à subir : { $asset } esquive-t-elle en s'écartant de { $host } ?
    Elle évite un dégât, pour 1 point de carburant sur { $fuel }, et s'éloigne de deux unités en ligne droite.
intercept-orbit-ask-course = Quelle route pour { $asset } ?
    { $kind ->
        [hva] 4 unités, et au plus un cran à une charnière : `4`, `4 2G`.
        [frigate] 4 unités sont acquises. Points du dé : { $pips }. Chacun paie une unité de plus ou de moins, ou un virage à une charnière, d'un ou deux crans (22,5° chacun) : `5 2G 4DD`.
       *[other] 4 unités sont acquises. Points du dé : { $pips }. Chacun paie une unité de plus ou de moins, ou un virage d'un cran (22,5°) à une charnière : `5 2G 4D`. Un point qui reste évite un débris.
    }
intercept-orbit-ask-ride = { $asset } part-elle avec { $host } ?
    { $leaves ->
        [yes] 🌌 Sur cette route, { $host } quitte la table, et ce qui s'y accroche est perdu.
       *[no] Elle va où va le vaisseau, puis se place où elle veut le long de la coque.
    }
intercept-orbit-ask-path = Qu'y a-t-il sur le chemin de { $asset } ?
    { $kind ->
        [company] La coque contre laquelle elle s'arrête, et les compagnies à la dérive qu'elle emporte, à 2 unités au plus.
       *[other] Dans l'ordre : ce qui est traversé ou ce qui arrête, ce qui est croisé à 2 unités au plus, le bord.
    }
intercept-orbit-ask-carry = { $captive ->
        [yes] { $asset } emporte-t-il { $company }, captive ?
       *[no] { $asset } emporte-t-il { $company } ?
    }
    Elle n'a plus de carburant et reste avec vous tant que vous voulez.
intercept-orbit-ask-cling = { $host } touche { $asset }. Vous accrochez-vous à sa coque ?
    { $leaves ->
        [yes] 🌌 Sur cette route, { $host } quitte la table, et ce qui s'y accroche est perdu.
       *[no] S'accrocher à l'ennemi, c'est pouvoir l'aborder.
    }
intercept-orbit-ask-avoid = { $debris } est sur le chemin de { $asset }. Dépensez-vous un point pour l'éviter ?
    { $pips ->
        [one] Il reste { $pips } point.
       *[other] Il reste { $pips } points.
    } Sinon c'est le choc, et { $speed ->
        [one] { $speed } dé
       *[other] { $speed } dés
    } : en moyenne, { $risks }.
intercept-orbit-ask-ram = { $asset } et { $target } : voulez-vous la collision ?
    { $speed ->
        [one] { $speed } dé, car la vitesse est de { $speed }
       *[other] { $speed } dés, car la vitesse est de { $speed }
    }.{ $risks ->
        [none] {""}
       *[other] {" "}En moyenne, { $risks }.
    }
intercept-orbit-risk = { $asset } (touché sur { $faces }) perd { $left ->
    [one] son dernier dé : { $all }
   *[other] { $lost } de ses { $left } dés{ $all ->
        [none] {""}
       *[other] , tous : { $all }
    }
}
intercept-orbit-ask-spin = Après le choc, vous pouvez tourner { $target }{ $whose ->
        [none] {""}
       *[other] , qui appartient à { $whose }
    }.
    { $hits ->
        [one] { $hits } cran au plus, un par dégât subi.
       *[other] { $hits } crans au plus, un par dégât subi.
    }
intercept-orbit-ask-debris = Que devient { $debris } ?
    { $speed ->
        [one] Le retirer, ou le pousser de { $speed } unité au plus, sans rien heurter.
       *[other] Le retirer, ou le pousser de { $speed } unités au plus, sans rien heurter.
    }
intercept-orbit-ask-hand = Quelles compagnies passent à un vaisseau croisé à 2 unités au plus ?
    Les compagnies contre votre coque, et celles, sans carburant, que vous retenez. Contre une coque ennemie, une compagnie en vol part à l'abordage à la fin du tour ; sans carburant elle est captive, et son propriétaire perd ses points.
intercept-orbit-ask-berth = { $asset } a avancé. Où se tiennent vos compagnies le long de sa coque ?
    N'importe où le long de la coque. « Sans changement » les laisse toutes en place.
intercept-orbit-ask-edge = { $asset } est au bord. Vers où pointe sa proue ?
    C'est au joueur le mieux classé, propriétaire exclu, de décider.
intercept-orbit-ask-nudge = Votre as vert touche { $target }, dont c'est l'activation. Le déplacez-vous, ou le tournez-vous ?
    D'une unité, ou d'un cran de 22,5 degrés ; une fois dans cette activation, avant ou après le mouvement du vaisseau.
intercept-orbit-ask-mend = Quelle compagnie réparez-vous, de { $value ->
        [one] { $value } dé
       *[other] { $value } dés
    } au plus ?
    Elle doit être contre la coque de son porteur.
intercept-orbit-ask-restore = Que récupère { $company } ?
    { $left ->
        [one] Encore { $left } dé.
       *[other] Encore { $left } dés.
    } Les dés blancs comptent aussi.
intercept-orbit-ask-refuel = Quelle compagnie lancez-vous, avec { $value } de carburant ou avec ce qu'elle a ?
    Un lancement par catapulte. Vous pouvez garder un dé de carburant plus haut.
intercept-orbit-ask-launch = Contre quelle unité lancez-vous { $company } ?
    Toute unité de la table qui n'est pas à couvert de son porteur. Contre une coque, elle s'accroche.
intercept-orbit-ask-spot-target = { $second ->
        [0] Qui { $asset } vise-t-il avec { $value } ?
       *[other] Qui { $asset } vise-t-il avec { $value }, et { $second } de son as à côté ?
    }
    { $reach ->
        [0] Un vaisseau sans transmissions : à 8 unités au plus et pas à couvert.
        [1] Un vaisseau à une transmission : à 8 unités au plus, à couvert ou non.
       *[other] Deux transmissions : n'importe où.
    } Une compagnie : en mêlée, avec un as jaune jusqu'à 2 unités.
intercept-orbit-ask-lend = Prêtez-vous vos dés dans l'abordage de { $ship } ?
    Si vous prêtez vos dés, vous ne pouvez pas prendre le vaisseau cette fois ; son propriétaire ne le garde que si personne d'autre ne l'emporte.
intercept-orbit-ask-harm = Qu'abîmez-vous à bord de { $ship } ?
    { $count ->
        [one] Encore { $count } dégât pour l'autre camp.
       *[other] Encore { $count } dégâts pour l'autre camp.
    }

intercept-orbit-wait-tie = { $player } décide de l'égalité.
intercept-orbit-wait-deploy = { $step ->
    [8] { $player } pose des débris.
   *[other] { $player } place sa flotte.
}
intercept-orbit-wait-where = { $verb ->
    [place] { $player } décide où va { $asset }.
    [course] { $player } règle la route de { $asset }.
    [move] { $player } décide où va { $asset }.
   *[launch] { $player } décide où va { $asset }.
}
intercept-orbit-wait-activate = { $player } choisit l'unité qui s'active ({ $ready } encore à jouer) : par ordre de score, chacun continue jusqu'à ce qu'il passe.
intercept-orbit-wait-target = { $player } choisit une cible pour { $asset }.
intercept-orbit-wait-range = { $player } annonce une portée pour { $asset }.
intercept-orbit-wait-defend = { $player } choisit une défense pour { $asset }.
intercept-orbit-wait-repair = { $player } répare { $asset }.
intercept-orbit-wait-act = { $player } décide ce que fait { $asset }.
intercept-orbit-wait-cover = { $player } dit ce qui couvre { $target }.
intercept-orbit-wait-agree = { $doubted ->
    [yes] { $player } s'incline, ou maintient.
   *[no] { $what ->
        [claim] { $player } dit si { $side } est le seul camp près de { $hva }.
        [cover] { $player } dit si { $cover } est sur la trajectoire.
       *[attack] { $player } vérifie l'attaque de { $asset }.
    }
}
intercept-orbit-wait-screen = { $player } peut faire écran pour { $target }.
intercept-orbit-wait-use-spot = { $player } décide d'utiliser ou non la visée sur { $target }.
intercept-orbit-wait-cover-hit = { $player } décide si { $cover } prend les dégâts.
intercept-orbit-wait-loss = { $player } choisit ce que perd { $asset }.
intercept-orbit-wait-dodge = { $player } peut faire esquiver { $asset }.
intercept-orbit-wait-course = { $player } règle la route de { $asset }.
intercept-orbit-wait-ride = { $player } décide si { $asset } suit.
intercept-orbit-wait-path = { $player } dit ce qui est sur le chemin de { $asset }.
intercept-orbit-wait-carry = { $player } peut emporter { $company }.
intercept-orbit-wait-cling = { $player } décide si { $asset } s'accroche à { $host }.
intercept-orbit-wait-avoid = { $player } peut éviter { $debris }.
intercept-orbit-wait-ram = { $player } décide d'une collision avec { $target }.
intercept-orbit-wait-spin = { $player } peut tourner { $target }.
intercept-orbit-wait-debris = { $player } retire ou pousse { $debris }.
intercept-orbit-wait-hand = { $player } peut faire passer des compagnies.
intercept-orbit-wait-berth = { $player } peut placer des compagnies le long de { $asset }.
intercept-orbit-wait-edge = { $player } tourne { $asset } au bord.
intercept-orbit-wait-nudge = { $player } peut déplacer { $target } avec un as vert.
intercept-orbit-wait-mend = { $player } choisit une compagnie à réparer.
intercept-orbit-wait-restore = { $player } répare { $company }.
intercept-orbit-wait-refuel = { $player } choisit une compagnie à lancer.
intercept-orbit-wait-launch = { $player } lance { $company }.
intercept-orbit-wait-spot-target = { $player } choisit qui { $asset } vise.
intercept-orbit-wait-lend = { $player } peut prêter des dés dans l'abordage de { $ship }.
intercept-orbit-wait-harm = { $player } choisit les dégâts à bord de { $ship }.

## Options

intercept-orbit-option-keep-tie = Garder l'égalité
intercept-orbit-option-withdraw = Laisser { $asset } à la base
intercept-orbit-option-place = { $asset }
intercept-orbit-option-place-company = { $asset } contre { $host }
intercept-orbit-option-place-all = Tout placer d'un coup
intercept-orbit-option-set-up-ready = { $mapped ->
    [yes] Placer toute ma flotte comme suggéré
   *[no] C'est prêt : toute ma flotte est sur la table
}
intercept-orbit-option-lay-debris = Poser un débris
intercept-orbit-option-debris-enough = Ne plus poser de débris
intercept-orbit-option-debris-pieces = { $mapped ->
    [yes] Poser { $count } débris comme suggéré
   *[no] C'est fait : { $count } débris sont sur la table
}
intercept-orbit-option-hvas-straight = { $count ->
    [one] { $asset } tout droit
   *[other] Les { $count } HVA tout droit
}{ $mapped ->
    [yes] {""}
   *[no] { $count ->
        [one] , rien sur sa route
       *[other] , rien sur leur route
    }
}{ $meets ->
    [none] {""}
   *[other] {" "}· 💥 { $meets } sur le chemin
}{ $loses ->
    [none] {""}
   *[other] {" "}· ⚠️ perte de { $loses }
}
intercept-orbit-option-asset = { $asset }
intercept-orbit-option-aim = { $asset }{ $debris ->
    [yes] , débris
   *[no] {""}
}{ $far ->
    [none] {""}
   *[other] {" "}· { $far }
} · { $range ->
    [dogfight] mêlée
    [point-defense] défense rapprochée
    [assault] assaut
   *[support] soutien
}{ $red ->
    [0] {""}
    [one] {" "}· { $red } dé rouge
   *[other] {" "}· { $red } dés rouges
}{ $when ->
    [near] {" "}· trop près pour l'instant
   *[other] {""}
}
intercept-orbit-option-range = { $range ->
    [dogfight] Mêlée
    [point-defense] Défense rapprochée
    [assault] Assaut
   *[support] Soutien
}
intercept-orbit-option-repair = { $system }
intercept-orbit-option-no-repair = Ne pas réparer
intercept-orbit-option-move = Se déplacer avec { $die }
intercept-orbit-option-spot = Viser avec { $die }
intercept-orbit-option-spot-at = Viser { $asset } avec { $die }{ $second ->
    [0] {""}
   *[other] {" "}et le { $second } de l'as
}
intercept-orbit-option-attack-spot = Attaquer avec { $die } et la visée de { $spot }
intercept-orbit-option-use-spot = Utiliser la visée : { $dice ->
    [0] aucun dé
    [1] 1 dé
   *[other] { $dice } dés
}
intercept-orbit-option-keep-spot = Sans la visée : { $dice ->
    [0] aucun dé
    [1] 1 dé
   *[other] { $dice } dés
}
intercept-orbit-option-done = Terminer{ $unfired ->
    [none] {""}
   *[other] {" "}sans attaquer { $unfired }
}
intercept-orbit-option-straight = Tout droit, sans dé{ $meets ->
    [none] {""}
   *[other] {" "}· 💥 { $meets } sur le chemin
}{ $leaves ->
    [yes] {" "}· 🌌 hors de la table
   *[no] {""}
}
intercept-orbit-option-mend = Réparer une compagnie avec { $die }
intercept-orbit-option-fuel = Ravitailler et lancer avec { $die }
intercept-orbit-option-release = Relâcher { $asset }
intercept-orbit-option-nudge = { $how ->
    [left] Tourner { $asset } à bâbord
    [right] Tourner { $asset } à tribord
    [n] Pousser { $asset } au nord
    [ne] Pousser { $asset } au nord-est
    [e] Pousser { $asset } à l'est
    [se] Pousser { $asset } au sud-est
    [s] Pousser { $asset } au sud
    [sw] Pousser { $asset } au sud-ouest
    [w] Pousser { $asset } à l'ouest
    [nw] Pousser { $asset } au nord-ouest
   *[other] Pousser { $asset }
}
intercept-orbit-option-nudge-none = Ne pas y toucher
intercept-orbit-option-cover-debris = Débris : { $asset }
intercept-orbit-option-cover-ship = { $asset }
intercept-orbit-option-agreed = D'accord
intercept-orbit-option-not-so = Ce n'est pas le cas
intercept-orbit-option-give-in = S'incliner
intercept-orbit-option-insist = C'était limite : ça compte
intercept-orbit-option-screen = Faire écran avec { $asset }
intercept-orbit-option-no-screen = Ne pas faire écran
intercept-orbit-option-strike-cover = Oui, lui infliger les dégâts
intercept-orbit-option-spare-cover = Non, l'épargner
intercept-orbit-option-lose = { $system }
intercept-orbit-option-lose-white = Un dé blanc
intercept-orbit-option-lose-ace = L'as
intercept-orbit-option-dodge = Esquiver
intercept-orbit-option-stay-put = Rester
intercept-orbit-option-straight-on = Tout droit : 4{ $meets ->
    [none] {""}
   *[other] {" "}· 💥 { $meets } sur le chemin
}{ $leaves ->
    [yes] {" "}· 🌌 hors de la table
   *[no] {""}
}
intercept-orbit-option-at-speed = Tout droit : { $speed }
intercept-orbit-option-course-range = { $range ->
    [dogfight] En mêlée avec { $target }
    [point-defense] En défense rapprochée de { $target }
    [assault] À portée d'assaut de { $target }
   *[support] À portée de soutien de { $target }
} : { $course }
intercept-orbit-option-course-clear = Sans rien heurter : { $course }
intercept-orbit-option-course-toward = Vers { $target } : { $course }
intercept-orbit-option-hard-port = Bâbord toute : { $course }{ $meets ->
    [none] {""}
   *[other] {" "}· 💥 { $meets } sur le chemin
}{ $leaves ->
    [yes] {" "}· 🌌 hors de la table
   *[no] {""}
}
intercept-orbit-option-hard-starboard = Tribord toute : { $course }{ $meets ->
    [none] {""}
   *[other] {" "}· 💥 { $meets } sur le chemin
}{ $leaves ->
    [yes] {" "}· 🌌 hors de la table
   *[no] {""}
}
intercept-orbit-option-full-speed = À toute vitesse : { $course }{ $meets ->
    [none] {""}
   *[other] {" "}· 💥 { $meets } sur le chemin
}{ $leaves ->
    [yes] {" "}· 🌌 hors de la table
   *[no] {""}
}
intercept-orbit-option-slowest = Au plus lent : { $course }{ $meets ->
    [none] {""}
   *[other] {" "}· 💥 { $meets } sur le chemin
}{ $leaves ->
    [yes] {" "}· 🌌 hors de la table
   *[no] {""}
}
intercept-orbit-option-faster = Plus vite
intercept-orbit-option-slower = Moins vite
intercept-orbit-option-click-port = { $hinge ->
    [0] Un cran à bâbord
   *[other] Charnière { $hinge } à bâbord
}
intercept-orbit-option-click-starboard = { $hinge ->
    [0] Un cran à tribord
   *[other] Charnière { $hinge } à tribord
}
intercept-orbit-option-heading = Cap { $point }
intercept-orbit-option-turn-to = Cap { $heading }°
intercept-orbit-option-suggested = Suggestion { $n } : { $place }
intercept-orbit-option-toward = { $touches ->
    [yes] Au contact de { $target }
   *[no] Vers { $target }
} : { $place }
intercept-orbit-option-to-carrier = { $touches ->
    [yes] Retour à { $target }
   *[no] Sur le retour vers { $target }
} : { $place }
intercept-orbit-option-away = S'éloigner de { $from } : { $place }
intercept-orbit-option-stay = Rester : { $place }
intercept-orbit-option-launch-at = Lancer contre { $asset }
intercept-orbit-option-launch = Lancer contre { $asset }
intercept-orbit-option-ride-all = { $number ->
    [one] Suivre sans changer de place
   *[other] Les { $number } suivent sans changer de place
}
intercept-orbit-option-ride = Suivre
intercept-orbit-option-stay-behind = Rester là
intercept-orbit-option-path-clear = Rien
intercept-orbit-option-path-through = Traverse { $asset }
intercept-orbit-option-path-ends = S'arrête contre { $asset }
intercept-orbit-option-path-beside = Croise { $asset } à 2 au plus
intercept-orbit-option-path-edge = Au-delà du bord
intercept-orbit-option-path-host = S'accroche à { $asset }
intercept-orbit-option-path-carry = Emporte { $asset }
intercept-orbit-option-path-claim = { $asset } : { $side }, seul camp à 2 au plus
intercept-orbit-option-carry = L'emporter
intercept-orbit-option-leave = La laisser
intercept-orbit-option-cling = S'accrocher
intercept-orbit-option-avoid = L'éviter : 1 point
intercept-orbit-option-hit-debris = Le heurter
intercept-orbit-option-ram = Entrer en collision
intercept-orbit-option-let-pass = Laisser passer
intercept-orbit-option-spin-none = Ne pas tourner
intercept-orbit-option-spin = { $way ->
    [port] À bâbord
   *[starboard] À tribord
} : { $count ->
    [one] { $count } cran
   *[other] { $count } crans
}
intercept-orbit-option-debris-remove = Le retirer
intercept-orbit-option-debris-push = Le pousser
intercept-orbit-option-as-they-are = Sans changement
intercept-orbit-option-berth = { $asset } { $how ->
    [bow] à la proue
    [stern] à la poupe
    [port] à bâbord
   *[starboard] à tribord
}
intercept-orbit-option-hand = { $asset } à { $host }{ $fate ->
    [captive] , captive
    [boards] , à l'abordage
   *[safe] {""}
}
intercept-orbit-option-hand-nobody = Aucune
intercept-orbit-option-mend-company = { $asset }
intercept-orbit-option-restore = { $system }
intercept-orbit-option-restore-white = Un dé blanc
intercept-orbit-option-fuel-company = { $asset } : carburant { $value }
intercept-orbit-option-keep-fuel = { $asset } : garder { $value }
intercept-orbit-option-lend-none = Garder mes dés
intercept-orbit-option-lend = Prêter mes dés à { $side }
intercept-orbit-option-harm = { $asset } : { $system }

intercept-orbit-detail-move = { $kind ->
    [company] { $face ->
        [one] { $face } unité au plus
       *[other] { $face } unités au plus
    }
   *[other] { $face ->
        [one] { $face } point : vitesse, cran ou débris
       *[other] { $face } points : vitesse, crans et débris
    }
}
intercept-orbit-detail-debris-push = { $distance ->
    [one] { $distance } unité au plus
   *[other] { $distance } unités au plus
}

## Items of lists

intercept-orbit-part-contacts = { $how ->
    [through] traverse { $asset }
    [ends] s'arrête contre { $asset }
    [beside] croise { $asset } à 2 au plus
    [edge] au-delà du bord
    [host] s'accroche à { $asset }
    [carry] emporte { $asset }
   *[claim] { $asset } : { $side }, seul camp à 2 au plus
}
intercept-orbit-part-dice = { $player } { $dice ->
    [none] –
   *[other] `{ $dice }`
}
intercept-orbit-part-meets = { $asset } après { $way ->
    [one] { $way } unité
   *[other] { $way } unités
}{ $through ->
    [yes] , de part en part
   *[no] {""}
}
intercept-orbit-part-sights = { $asset } { $distance } ({ $range ->
    [dogfight] mêlée
    [point-defense] défense rapprochée
    [assault] assaut
   *[support] soutien
}{ $cover ->
    [none] {""}
   *[other] , derrière { $cover }
})

intercept-orbit-system-Rp = arme de défense rapprochée
intercept-orbit-system-Ra = arme d'assaut
intercept-orbit-system-Rs = arme de soutien
intercept-orbit-system-R = arme
intercept-orbit-system-B = défense
intercept-orbit-system-Y = transmissions
intercept-orbit-system-G = mouvement
intercept-orbit-system-K = catapulte
intercept-orbit-system-white = un dé blanc
intercept-orbit-system-ace = l'as

## On a map

intercept-orbit-plan = { $verb ->
    [hint] {""}
    [course] 🧭 { $item } : **{ $flown }** (`{ $written }`){ $most ->
        [0] {""}
       *[other] { $costs ->
            [0] { $meets ->
                [none] , comme **Tout droit, sans dé**
               *[other] , 0 point sur { $most }
            }
            [one] , { $costs } point sur { $most }
           *[other] , { $costs } points sur { $most }
        }
    }, { $still ->
        [yes] en
       *[no] jusqu'en
    } { $place }, cap { $heading }°.
    [move] 🔥 **{ $length } unités sur { $most }** jusqu'en { $place }.{ $stretched ->
        [yes] {" "}C'est tout juste, et le doute profite à qui agit.
       *[no] {""}
    }
    [launch] 🚀 { $item } en **{ $place }**.
   *[place] 📍 { $item } en **{ $place }**, cap { $heading }°.
}{ $host ->
    [none] {""}
   *[other] {" "}🧲 Accrochage à { $host }.
}{ $meets ->
    [none] {""}
   *[other] {" "}💥 **Sur le chemin :** { $meets }.
}{ $passes ->
    [none] {""}
   *[other] {" "}↔️ Croise à 2 unités au plus : { $passes }.
}{ $leaves ->
    [yes] {" "}🌌 **Quitte la table.**
   *[no] {""}
}{ $reach ->
    [none] {""}
    [yes] {" "}🎯 { $target } est alors à { $far ->
            [one] { $far } unité
           *[other] { $far } unités
        }, **à la portée annoncée**.
   *[no] {" "}🎯 { $target } est alors à { $far ->
            [one] { $far } unité
           *[other] { $far } unités
        }, **pas** à la portée annoncée.
}{ $unguarded ->
    [none] {""}
   *[other] {" "}⚠️ Plus personne ne garde { $unguarded } : un ennemi qui arrive à 2 unités au plus s'en empare.
}{ $riders ->
    [none] {""}
   *[other] {" "}🏴 Contre sa coque, et pouvant suivre pour l'aborder : { $riders }.
}{ $dry ->
    [none] {""}
    [captive] {" "}⚠️ Dernier carburant, contre une coque ennemie : **à sec à la fin du tour, elle sera captive**, sauf si vous prenez le vaisseau.
   *[adrift] {" "}⚠️ Dernier carburant : **à sec à la fin du tour, elle dérivera.**
}{ $sights ->
    [none] {""}
   *[other] {" "}👁️ { $sights }.
}
intercept-orbit-look = 🔎 **{ $place }** (`{ $point }`), à { $far } unités au plus : { $near ->
    [none] rien
   *[other] { $near }
}.
intercept-orbit-odds = { $dice ->
    [0] Aucun dé : sa défense est de { $defense }
   *[other] { $known ->
        [yes] Au moins un dégât : { $hit } ({ $dice ->
            [one] { $dice } dé
           *[other] { $dice } dés
        })
       *[no] Au moins un dégât, défense de la cible comprise : { $hit }
    }{ $cover ->
        [unknown] , à couvert { $covered }
        [none] { $range ->
            [dogfight] {""}
           *[other] { $beyond ->
                [none] , à découvert
               *[other] , à découvert : { $beyond } est trop loin pour couvrir
            }
        }
       *[other] , à couvert ({ $cover })
    }
}{ $spot ->
    [0] {""}
   *[other] , avec les visées qu'elle porte { $with_spot }{ $known ->
        [yes] {" "}({ $spotted ->
            [one] { $spotted } dé
           *[other] { $spotted } dés
        })
       *[no] {""}
    }
}

## The summary

intercept-orbit-board-head = **{ $phase ->
    [bidding] Comparaison des flottes
    [setup] Mise en place
   *[other] Tour { $round }
}, compte à rebours à { $clock }**
intercept-orbit-board-assets = pts × unité/unités
intercept-orbit-board-side = **{ $player } : { $score }** ({ $ppa } par unité, { $assets ->
    [one] { $assets } unité
   *[other] { $assets } unités
})
intercept-orbit-board-ship = { $kind ->
    [capital] Vaisseau capital
   *[frigate] Frégate
} { $asset }{ $place ->
    [none] {""}
   *[other] {" "}en { $place }, cap { $heading }°
} : { $systems ->
    [none] aucun équipement
   *[other] { $systems }
}, { $white ->
    [0] aucun dé blanc
   *[other] { $white }W
}{ $lost ->
    [none] {""}
   *[other] , perdu { $lost }
}{ $defense ->
    [none] {""}
   *[other] , défense { $defense }
}{ $spot ->
    [none] {""}
   *[other] , visée { $spot }
}{ $taken ->
    [yes] , capturé
   *[no] {""}
}{ $part ->
    [acting] , en action
    [gone] , a joué
    [waiting] , pas encore placé
   *[ready] {""}
}
intercept-orbit-board-company = Compagnie { $asset }{ $host ->
    [none] { $place ->
        [none] {""}
       *[other] {" "}en { $place }
    }
   *[other] {" "}contre { $host }
} : { $systems ->
    [none] aucun équipement
   *[other] { $systems }
}, { $white ->
    [0] aucun dé blanc
   *[other] { $white }W
}{ $ace ->
    [none] {""}
    [R] , as rouge
    [B] , as bleu
    [G] , as vert
   *[Y] , as jaune
}{ $lost ->
    [none] {""}
   *[other] , perdu { $lost }
}{ $fuel ->
    [none] {""}
    [0] {""}
    [1] , **bingo**
   *[other] , carburant { $fuel }
}{ $defense ->
    [none] {""}
   *[other] , défense { $defense }
}{ $spot ->
    [none] {""}
   *[other] , visée { $spot }
}{ $captive ->
    [yes] , captive
   *[no] {""}
}{ $part ->
    [acting] , en action
    [gone] , a joué
    [waiting] , pas encore placée
    [aboard] , à bord
    [drifting] , à la dérive
   *[ready] {""}
}
intercept-orbit-board-hva = HVA { $asset }{ $place ->
    [none] {""}
   *[other] {" "}en { $place }, cap { $heading }°
}{ $taken ->
    [yes] , capturé
   *[no] {""}
}{ $part ->
    [acting] , en action
    [gone] , a joué
    [waiting] , pas encore placé
   *[ready] {""}
}
intercept-orbit-board-debris = Débris { $asset }{ $place ->
    [none] {""}
   *[other] {" "}en { $place }
}

## Standing orders

intercept-orbit-orders = Vos consignes dans cette partie. Personne d'autre ne les voit.
    - Une unité touchée { $losses ->
        [none] vous demande ce qu'elle perd.
       *[other] perd d'abord, dans l'ordre `{ $losses }`, ce qu'elle a encore ; sinon, elle vous le demande.
    }
    - Un vaisseau ou une compagnie { $defend ->
        [best] se défend avec son meilleur dé.
        [blue] se défend avec son meilleur dé bleu et garde ses blancs.
        [none] ne se défend pas.
       *[ask] vous demande sa défense.
    }
    - Un écran { $screen ->
        [always] est levé partout où c'est possible sur une carte ; à votre propre table, on vous le demande.
        [never] n'est jamais levé.
       *[ask] est levé quand vous le dites.
    }
    - Une compagnie accrochée chez un autre joueur { $ride ->
        [along] le suit quand il avance, mais sur une carte jamais hors de la table.
        [stay] reste sur place quand il avance.
       *[ask] vous demande si elle suit.
    }
    Pour les changer : ici, ou avec `/consignes` ; ce qui se perd d'abord est une liste comme `Y K Rs W` (`W` est un dé blanc), ou `aucun`.

## Odds

intercept-orbit-odds-title = Attaque { $attack }{ $spot ->
    [0] {""}
   *[other] {" "}+ visée { $spot }
} − défense { $defense } = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
intercept-orbit-odds-where = { $range ->
    [dogfight] en mêlée
    [point-defense] en défense rapprochée
    [assault] à portée d'assaut
   *[support] en soutien
}, { $target ->
    [company] sur une compagnie
   *[ship] sur un vaisseau
}, { $cover ->
    [none] à découvert
    [debris] derrière un débris
    [ship] derrière un autre vaisseau
   *[screen] derrière un écran
}
intercept-orbit-odds-chances = Au moins un dégât : { $some }. Deux : { $two }. Trois : { $three }.{ $left ->
    [0] {""}
   *[other] {" "}Tout ce qui lui reste ({ $left }) : { $destroyed }.
}
intercept-orbit-odds-change = { $what ->
    [plus] Un point de plus
    [minus] Un point de moins
    [spotted] Avec une visée de { $spot }
    [unspotted] Sans la visée
    [covered] À couvert
    [screened] Derrière un écran
    [open] À découvert
    [at-dogfight] En mêlée
    [at-point-defense] En défense rapprochée
    [at-assault] { $target ->
        [company] À portée d'assaut, par un as rouge
       *[ship] À portée d'assaut
    }
   *[at-support] En soutien
} : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, au moins un dégât { $some }, deux { $two }, trois { $three }{ $left ->
    [0] {""}
   *[other] , tout ({ $left }) { $destroyed }
}
intercept-orbit-odds-bar = { $outcome }

## Errors

error-asset-action-not-now = { $why ->
    [hva] { $asset } est un HVA : il ne fait que voler et ne lance pas de dés.
    [company] { $verb ->
        [straight] { $asset } est une compagnie : il lui faut un dé vert ou blanc pour bouger, sinon elle reste où elle est.
       *[other] { $asset } est une compagnie : seul un vaisseau à catapulte répare, ravitaille et lance.
    }
    [move-first] { $asset } n'a pas encore avancé : un vaisseau manœuvre ou file tout droit d'abord, puis sert ses compagnies, vise ou termine.
    [served] { $asset } a réparé ou ravitaillé une compagnie ce tour, et ne tire plus après cela.
    [no-target] { $asset } n'a annoncé aucune cible ce tour : pas d'attaque.
    [target-gone] { $asset } ne peut plus attaquer { $target } : cette cible n'est plus en jeu.
    [target-own] { $verb ->
        [attack] { $asset } ne peut plus attaquer { $target } : cette unité est maintenant à vous.
       *[other] { $asset } ne peut pas viser { $target } : cette unité est à vous.
    }
    [target-drifting] { $target } est à la dérive, sans carburant : personne ne peut tirer dessus.
    [target-aboard] { $target } est encore à bord : personne ne peut tirer dessus.
    [target-hva] { $target } est un HVA : personne ne peut tirer dessus.
    [target-debris] { $target } est un débris : on ne vise que des vaisseaux et des compagnies.
    [target-unknown] Aucun « { $target } » à viser : le plateau montre l'identifiant de chaque unité.
    [too-near] { $target } est à { $distance }, plus près que la portée annoncée par { $asset }{ $comes ->
        [yes] {" "}: éloignez-vous d'abord, ou renoncez à l'attaque.
       *[no] , et aucun mouvement ne l'y amène ce tour-ci.
    }
    [too-far] { $verb ->
        [attack] { $target } est à { $distance }, au-delà de la portée annoncée par { $asset }{ $comes ->
            [yes] {" "}: approchez-vous d'abord, ou renoncez à l'attaque.
           *[no] , et aucun mouvement ne l'y amène ce tour-ci.
        }
       *[other] { $target } est trop loin : { $asset } vise jusqu'à { $distance }.
    }
    [covered] { $target } est à couvert : sans transmissions, { $asset } ne vise que ce qui ne l'est pas.
    [not-greater] { $target ->
        [none] { $asset } n'a personne à viser avec ce dé : seule une visée plus forte en remplace une autre.
       *[other] { $target } porte déjà une visée au moins aussi forte : seule une plus forte la remplace.
    }
    [with-another] Le d8 jaune d'un as se pose à côté d'un autre dé : prenez celui-ci, et celui de l'as suit.
    [nobody] { $asset } ne voit d'ici personne à viser : tous sont trop loin ou à couvert.
    [no-catapult] { $asset } n'a plus de catapulte : sans elle, un vaisseau ne répare, ne ravitaille et ne lance rien.
    [no-company] { $asset } n'a contre sa coque aucune de vos compagnies à { $verb ->
        [mend] réparer.
       *[fuel] lancer.
    }
    [nothing-lost] Aucune compagnie contre la coque de { $asset } n'a rien perdu.
    [low-die] Ce dé est trop faible : une compagnie est réparée jusqu'à autant de dés qu'il en montre, et elle les a déjà.
    [catapults-used] { $asset } a lancé { $launched ->
        [one] une compagnie
       *[other] { $launched } compagnies
    } ce tour : une par catapulte.
   *[nothing] { $verb ->
        [hand] « { $choice } » : { $asset } n'a croisé aucun vaisseau de ce nom, ou ne tient aucune compagnie de ce nom à passer.
        [release] « { $choice } » : { $asset } ne tient aucune compagnie sans carburant de ce nom.
        [berth] « { $choice } » : chacune de vos compagnies en vol contre la coque de { $asset } peut passer une fois sur un autre flanc, sur une carte.
        [claim] « { $choice } » : rien n'est parti ni arrivé là depuis votre dernier tour, ou cette unité est déjà à vous.
        [nudge] « { $choice } » : aucun de vos as verts ne touche ce vaisseau, ou il l'a déjà déplacé ou tourné.
       *[other] « { $choice } » est impossible maintenant : voyez les choix proposés.
    }
}
error-asset-action-used = { $verb ->
    [move] { $asset } a déjà avancé ce tour.
   *[other] { $asset } a déjà attaqué ce tour.
}
error-asset-cannot-at-range = { $why ->
    [unknown] « { $range } » n'est pas une portée : mêlée (dogfight), défense rapprochée (point-defense), assaut (assault) ou soutien (support).
    [no-weapon] { $asset } n'a pas d'arme pour la portée { $range ->
        [point-defense] de défense rapprochée
        [assault] d'assaut
        [support] de soutien
       *[dogfight] de mêlée
    } ; sans elle, seule la mêlée est possible.
    [close-only] { $asset } est une compagnie : elle attaque en mêlée, et seul un as rouge lui ouvre aussi la défense rapprochée et l'assaut.
    [companies] { $target } est une compagnie : un vaisseau ne la touche qu'en mêlée et en défense rapprochée.
    [too-near] { $target } est à { $distance }, et aucun mouvement n'éloigne { $asset } jusqu'à la portée { $range ->
        [point-defense] de défense rapprochée
        [assault] d'assaut
        [support] de soutien
       *[dogfight] de mêlée
    }.
   *[too-far] { $target } est à { $distance }, et aucun mouvement n'amène { $asset } à portée { $range ->
        [point-defense] de défense rapprochée
        [assault] d'assaut
        [support] de soutien
       *[dogfight] de mêlée
    }.
}
error-asset-not-a-target = { $why ->
    [own] { $target } est à vous : { $asset } ne prend pour cible que des vaisseaux ennemis, des compagnies en vol et des débris.
    [hva] { $target } est un HVA : personne ne peut tirer dessus. On le capture en étant seul près de lui avec des TA.
    [drifting] { $target } est à la dérive, sans carburant : personne ne peut tirer dessus. On l'emmène en passant près d'elle.
    [aboard] { $target } est encore à bord : personne ne peut tirer dessus avant son lancement.
    [gone] { $target } n'est plus en jeu.
   *[unknown] Aucun « { $target } » à prendre pour cible : le plateau montre l'identifiant de chaque unité.
}
error-asset-not-ready = { $why ->
    [not-yours] { $asset } n'est pas à vous : prenez une de vos unités.
    [acted] { $asset } a déjà eu son tour.
    [aboard] { $asset } est encore à bord : son porteur doit d'abord la lancer.
    [drifting] { $asset } est à la dérive, sans carburant, et n'a pas de tour.
    [debris] { $asset } est un débris et n'a pas de tour.
    [gone] { $asset } n'est plus en jeu.
    [pass] Impossible de passer : personne après vous dans l'ordre tactique n'a d'unité prête sans avoir passé.
    [hvas] Aucun de vos HVA n'a encore son tour à jouer.
   *[unknown] Aucun « { $asset } » ici : le plateau montre l'identifiant de chaque unité.
}
error-correction-not-now = Impossible de corriger cela au milieu de cette étape : jouez d'abord jusqu'à la prochaine décision.
error-fuel = Le carburant est un nombre entier de 0 à { $most }.
error-no-such-asset = Aucun « { $asset } » ne convient ici : le plateau montre l'identifiant de chaque unité.
error-not-aboard = { $asset } ne touche aucune coque et ne peut être à bord : posez-la d'abord contre l'une d'elles.
error-path-malformed = Dites dans l'ordre ce qui est sur le chemin, { $most } éléments au plus : `traverse:B1, longe:A2, contre:B3`, ou `libre`.
error-path-order = Rien ne peut suivre la fin du chemin ou le bord, et une compagnie ne s'accroche qu'à une coque.
error-path-not-alone = Personne d'autre n'est seul près de { $hva } tant que cette compagnie s'y accroche.
error-path-twice = Nommez chaque élément du chemin une seule fois.
error-path-unknown = « { $path } » ne peut être sur le chemin : prenez un des choix proposés, comme `traverse:B1` ou `libre`.

## Rulings

why-fleets = Les flottes
why-orbit-points = Score par unité
why-orbit-positions = Défenseur et attaquants
why-orbit-setup = La mise en place
why-debris = Les débris
why-orbit-round = Les tours
why-ship-turn = L'activation d'un vaisseau
why-company-turn = L'activation d'une compagnie
why-orbit-target = Cible et portée dans l'espace
why-orbit-cover = Le couvert dans l'espace
why-orbit-damage = Les dégâts dans l'espace
why-orbit-ranges = Les portées dans l'espace
why-ship-defense = Les écrans
why-ship-repair = Réparer un vaisseau
why-manoeuvre = La manœuvre
why-hinge-ruler = La réglette à charnières
why-collisions = Les collisions
why-debris-hit = Heurter un débris
why-edge-of-space = Le bord
why-clinging = S'accrocher
why-launching = Lancer, réparer, ravitailler
why-fuel = Le carburant
why-drifting = À la dérive
why-dodging = Esquiver
why-orbit-spotting = La visée dans l'espace
why-aces = Les as
why-boarding = L'abordage
why-ship-capture = Capturer un vaisseau
why-hva-capture = Capturer un HVA
why-abandoning = Les vaisseaux abandonnés
why-hvas = Les HVA
why-round-end = La fin d'un tour

intercept-orbit-aside-activate = Activer et choisir la cible…
intercept-orbit-aside-defend = Se défendre et attaquer tout de suite…
intercept-orbit-aside-act = Se déplacer, puis viser la cible…
intercept-orbit-path-aim = cible { $asset }{ $debris ->
    [yes] , débris
   *[no] {""}
}{ $far ->
    [none] {""}
   *[other] {" "}· { $far }
} · { $range ->
    [dogfight] mêlée
    [point-defense] défense rapprochée
    [assault] assaut
   *[support] soutien
}{ $red ->
    [0] {""}
    [one] {" "}· { $red } dé rouge
   *[other] {" "}· { $red } dés rouges
}{ $when ->
    [near] {" "}· trop près pour l'instant
   *[other] {""}
}
intercept-orbit-path-spot-at = viser avec { $die }{ $second ->
    [0] {""}
   *[other] {" "}+ { $second }
}
intercept-orbit-path-path-clear = rien sur la route
intercept-orbit-path-at-speed = tout droit : { $speed }

## The host's corrections

correction-give = Qui contrôle un vaisseau ou un HVA
correction-fuel = Le carburant d'une compagnie
correction-fuel-none = À bord, sans dé de carburant
correction-fuel-value = son carburant ; 0 : elle dérive
correction-cling = La coque que touche une compagnie
correction-cling-none = Aucune coque
