# What is at stake: headings of the story, last chances, what an answer surely brings
stake-taken = { $other ->
    [none] 🚩 { $player } prend { $unit }.
   *[other] 🚩 { $player } prend { $unit } à { $other }.
}
stake-freed = 🏳️ { $other } ne tient plus { $unit }.
stake-lost = 💥 { $other } perd { $unit }.
stake-idle = 🌑 { $unit } ne compte plus pour { $other }.
stake-back = ↩️ { $unit } compte de nouveau pour { $player }.
stake-more = { $count ->
    [one] Un autre change de mains ou est perdu.
   *[other] { $count } autres changent de mains ou sont perdus.
}
stake-goal = ⚽ { $unit } marque pour { $player }.
stake-scores = { $lead ->
    [none] { $won }.
    [level] { $won } : égalité, { $score }.
   *[other] { $won } : { $lead } mène { $score }.
}
stake-choice = ⚖️ *{ $option } :* { $told }
stake-place = ⚖️ { $told }
stake-others = ⚖️ *Tout choix sauf { $option } :* { $told }
stake-anyway = ⚖️ De toute façon : { $told }
stake-last-hits = ⚠️ { $unit } : destruction assurée si aucun dégât n'est évité{ $won ->
    [none] .
   *[other] . Enjeu : { $won }.
}
stake-last-fuel = 🟠 { $unit } : plus de carburant à la fin de ce tour ; si aucune unité amie ne l'accueille d'ici là, c'est la dérive{ $won ->
    [none] .
   *[other] {" "}({ $won }).
}{ $ships ->
    [0] {""}
    [one] {" "}{ $back } revient alors à son premier camp.
   *[other] {" "}{ $back } reviennent alors à leur premier camp.
}
stake-last-boarded = 🏴 Abordage de { $unit } : le combat se décide à la fin de ce tour{ $won ->
    [none] .
   *[other] . En cas de prise : { $won }.
}
stake-last-round = { $family ->
    [football] ⏳ **Le dernier tour du match.**
   *[other] ⏳ **Le dernier tour :** la partie se termine ensuite.
}
stake-ends = 🏁 La partie s'arrête là : { $count ->
    [0] personne ne gagne
    [one] victoire de **{ $winners }**
   *[other] égalité entre { $winners }
}, { $score }.
