# Fleets: their name, and sentences that replace those about companies.

size-standard = Standard
size-afternoon = Afternoon
title-size-standard = standard game
title-size-afternoon = afternoon game

archetype-balanced = Balanced fleet
archetype-carrier = Carrier fleet
archetype-gunline = Gun line
archetype-swift = Swift fleet
archetype-flagship = Flagship
archetype-hangar = Hangar ship
archetype-battleship = Battleship
archetype-bombard = Bombard
archetype-bulwark = Bulwark
archetype-escort = Escort
archetype-tender = Tender
archetype-lancer = Lancer
archetype-corsair = Corsair
archetype-picket = Picket
archetype-howitzer = Howitzer
archetype-ace-R = Company with a red ace
archetype-ace-B = Company with a blue ace
archetype-ace-G = Company with a green ace
archetype-ace-Y = Company with a yellow ace
archetype-company = Company
archetype-hva = High value asset

fleet-default-name = Fleet
fleet-made = **{ $name }** created. Now give it ships, companies and HVAs (objectives to hold).
fleet-empty-hint = Add ships, companies and HVAs (objectives to hold) with the menu below, or draw them all at random.
fleet-delete-frames = { $n ->
    [0] no assets
    [one] 1 asset
   *[other] { $n } assets
}
fleet-asset-number = Asset { $number }
fleet-asset = **{ $name }** ({ $kind }){ $systems ->
    [none] {""}
   *[other] {" "}`{ $systems }`
}
fleet-kind = { $kind ->
    [capital] { $design ->
        [none] capital ship
       *[other] { $design }, capital ship
    }
    [frigate] { $design ->
        [none] frigate
       *[other] { $design }, frigate
    }
    [company] { $ace ->
        [R] company, red ace
        [B] company, blue ace
        [G] company, green ace
        [Y] company, yellow ace
       *[none] company
    }
   *[hva] high value asset
}
fleet-dice = rolls { $dice }
fleet-dice-at = { $range ->
    [dogfight] in a dogfight { $dice }
    [point-defense] at point defense { $dice }
    [assault] at assault range { $dice }
   *[support] at support range { $dice }
}
fleet-range = { $range ->
    [dogfight] dogfight
    [point-defense] point
    [assault] assault
   *[support] support
}
fleet-reds-caption = red dice
fleet-ships = { $n ->
    [one] 1 ship
   *[other] { $n } ships
}
fleet-companies = { $n ->
    [one] 1 company
   *[other] { $n } companies
}
fleet-hvas = { $n ->
    [one] 1 HVA
   *[other] { $n } HVAs
}
fleet-tas = { $n ->
    [one] 1 TA
   *[other] { $n } TAs
}: { $ships }, { $companies } · { $hvas }
fleet-systems = { $n ->
    [one] 1 shipboard system
   *[other] { $n } shipboard systems
}
fleet-catapults = { $n ->
    [one] 1 catapult
   *[other] { $n } catapults
}
fleet-reds = Total red dice at each range: dogfight { $dogfight }, point defense { $point }, assault { $assault }, support { $support }.
fleet-legend = TAs are ships and companies. The number of TAs and of shipboard systems, compared with the other fleets, sets what each asset is worth.

error-fleet-too-long = This fleet is { $length } characters long: the limit is { $most }.
error-fleet-empty = This fleet is empty: write each asset, like `Capital Rp Ra B K; Company ace R; HVA`.
error-too-many-assets = { $count } assets are too many for one fleet: at most { $most }.
error-ship-system-unknown = Asset { $frame } has no system “{ $text }”: use Rp, Ra, Rs, Rp/Ra, Ra/Rs, Rp/Rs, B, Y or K.
error-asset-kind-missing = Asset { $frame } has no type: start with Capital, Frigate, Company or HVA.
error-one-asset = That is { $count } assets: write one, like `Frigate Rp B K`.
error-fleet-no-rockets = Fleets carry no rockets: leave them out.
error-wrong-number-of-systems = Asset { $frame } has { $count ->
    [0] no systems
    [one] 1 system
   *[other] { $count } systems
}: { $kind ->
    [capital] a capital ship
   *[frigate] a frigate
} has exactly { $right }.
error-too-many-of-a-system = Asset { $frame } has too much { $system }: at most { $most } of one type, a weapon of two ranges counting half for each.
error-asset-carries-nothing = Asset { $frame } takes no systems of its own: { $kind ->
    [company] a company always has one weapon, defense, comms and movement system
   *[hva] an HVA has no dice at all
}.
error-ace-on-no-company = Asset { $frame } can't have an ace: only a company can.
error-companies-unlike-catapults = This fleet has { $companies ->
    [0] no companies
    [one] 1 company
   *[other] { $companies } companies
} and { $catapults ->
    [0] no catapults
    [one] 1 catapult
   *[other] { $catapults } catapults
}: it needs as many companies as catapults.
error-too-many-aces = There are { $count } aces: a fleet has one, in one of its companies.
error-ace-without-catapult = There is an ace and no catapult: a fleet has an ace only if it can launch companies.
error-ace-missing = There is a catapult and no ace: give one company `ace R`, `ace B`, `ace G` or `ace Y`.
error-wrong-number-of-tas = There { $count ->
    [one] is 1 TA
   *[other] are { $count } TAs
} (ships and companies): { $span ->
    [0] exactly { $most }
   *[other] from { $least } to { $most }
} are needed here.
error-wrong-number-of-hvas = There { $count ->
    [0] is no HVA
    [one] is 1 HVA
   *[other] are { $count } HVAs
}: exactly { $right } are needed here.

# JSON of the web tool.
error-fleet-json-unreadable = That JSON isn't from the fleet builder, or a part of it is missing: copy all of it again.
error-fleet-json-empty = That JSON has no ships in it.
error-fleet-json-many = That JSON has several fleets: { $names }. Keep only one of them and send it again.
error-fleet-json-ship = { $frame } is neither a capital ship nor a frigate in that JSON, but “{ $text }”: choose its class in the builder.
error-fleet-json-system = { $frame } has a system in that JSON that I don't know: “{ $text }”.
