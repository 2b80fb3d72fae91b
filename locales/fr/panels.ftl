# Les panneaux privés qui se mettent à jour, ce que disent leurs anciens boutons, et les appels
panel-rests = -# État à { $at }. Ce panneau ne se met plus à jour : appuyez sur **Actualiser**.
button-withdraw = Retirer ma demande
error-stale-undo = Ce qui serait annulé a changé depuis ce bouton. Regardez de nouveau avec `/partie annuler`.
error-stale-vote = Cette demande est déjà réglée. Une autre est ouverte.

# Les appels : ce qui s'est passé et ce qui est demandé ; à défaut, la première ligne de la question
ping-person = { $person } : { $asked }
ping-vote = { $wish } Êtes-vous d'accord ?{ $until ->
    [none] { "" }
   *[other] {" "}Sans réponse avant le { $until }, c'est non.
}
ping-match = Votre match de **{ $campaign }** contre { $others } { $again ->
    [yes] s'est fini sur un nul : rejouez-le. Vos
   *[no] est ouvert : vos
} places sont prises, et chacun peut commencer.
ping-match-until = ⏳ { $again ->
    [yes] Personne n'a encore commencé. Si aucun de vous ne commence avant le { $until }, { $unplayed ->
        [organisers] les organisateurs tranchent.
        [round] vous perdez tous les deux. Si personne ne joue dans votre moitié du tableau, les organisateurs tranchent.
       *[nobody] vous perdez tous les deux.
    }
   *[no] À jouer avant le { $until }. Si personne n'a commencé d'ici là, { $unplayed ->
        [organisers] les organisateurs tranchent.
        [round] vous perdez tous les deux. Si personne ne joue dans votre moitié du tableau, les organisateurs tranchent.
       *[nobody] vous perdez tous les deux.
    }
}
ping-match-away = 🏖️ { $name } est en vacances jusqu'au { $until }.
ping-match-overdue = ⏳ Le temps de la ronde est écoulé et personne n'a commencé : les organisateurs tranchent.
ping-start = Vous pouvez commencer la partie. Avec vous : { $others }.
ping-decision = À vous de décider.
ping-game = -# { $title }
ping-game-again = -# { $title } · { $count ->
    [0] on vous attend toujours
    [one] { $others } vous attend
   *[other] { $others } vous attendent
} ({ $what ->
    [match] match ouvert
   *[other] question posée
} { $since })
rapid-attack-ping-activate = C'est à vous : tour { $round }, il vous reste { $remaining ->
    [one] { $remaining } Frame
   *[other] { $remaining } Frames
} à activer.
rapid-attack-ping-defend = { $under ->
    [none] Votre { $frame } a lancé ses dés. Lequel le défend ?
   *[other] { $fired ->
        [yes] { $under } tire sur votre { $frame } avec { $attack }.
       *[no] { $under } attaque votre { $frame } au corps à corps avec { $attack }.
    } Comment vous défendez-vous ?
}
rapid-attack-ping-target = { $under ->
    [none] C'est à vous. Quelle cible pour { $frame } ?
   *[other] { $fired ->
        [yes] { $under } tire sur votre { $frame } avec { $attack }
       *[no] { $under } attaque votre { $frame } au corps à corps avec { $attack }
    }. { $frame } agit donc maintenant : quelle est sa cible ?
}
rapid-attack-ping-act = { $frame } a lancé `{ $dice_left }`. Que fait-il ensuite ?
rapid-attack-ping-doomsday = Le tour est terminé. { $shown ->
    [up] Comptez-vous un tour de plus ? Pour l'instant : { $clock }.
   *[down] Avancez-vous le compte à rebours d'un cran de plus ? Il est à { $clock_at }.
}
football-ping-defend = { $under ->
    [none] Votre { $unit } a lancé ses dés. Lequel le défend ?
   *[other] { $called ->
        [line] { $aim ->
            [goal] { $under } tire au but avec { $value }, devant votre { $unit }.
           *[other] { $under } passe à { $aim } avec { $value }, devant votre { $unit }.
        }
        [pass] { $under } passe à votre { $unit } avec { $value }.
        [steal] { $under } tente de voler le ballon à votre { $unit } avec { $value }.
       *[tackle] { $under } tacle votre { $unit } avec { $value }.
    } Comment vous défendez-vous ?
}
football-ping-target = { $under ->
    [none] C'est à vous : tour { $round }. Quelle cible pour { $unit } ?
   *[other] { $called ->
        [line] { $aim ->
            [goal] { $under } tire au but avec { $value }, devant votre { $unit }.
           *[other] { $under } passe à { $aim } avec { $value }, devant votre { $unit }.
        }
        [pass] { $under } passe à votre { $unit } avec { $value }.
        [steal] { $under } tente de voler le ballon à votre { $unit } avec { $value }.
       *[tackle] { $under } tacle votre { $unit } avec { $value }.
    } Sa défense suit : quelle sera sa cible à son tour ?
}
intercept-orbit-ping-activate = C'est à vous : tour { $round }, il vous reste { $remaining ->
    [one] { $remaining } unité
   *[other] { $remaining } unités
} à activer.
intercept-orbit-ping-defend = { $under ->
    [none] Votre { $asset } a lancé ses dés. Lequel le défend ?
   *[other] { $under } attaque votre { $asset }. Comment vous défendez-vous ?
}
intercept-orbit-ping-target = { $under ->
    [none] C'est à vous. Quelle cible pour { $asset } ?
   *[other] { $under } attaque votre { $asset }, qui répond d'abord. Quelle sera sa cible ?
}
