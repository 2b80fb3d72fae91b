# What is new for players. A version's part is the same in CHANGELOG.md, which a test compares.

help-foot = -# Version { $version }. What is new: `/help what:`
help-news = What is new
news-title = What is new in version { $version }
news =
    - Rapid Attack with every advanced rule, MEZ, Unofficial, Mecha Football and Intercept Orbit.
    - On a map the bot measures ranges, cover and moves; at your own table it believes what you say.
    - The board opens in a browser, or inside Discord where your host has set that up.
    - `/field draw` draws a battlefield of your own, or traces a photograph of your table, to keep, rename, share and play on; a game's export has the photograph, and an import on another bot brings it there.
    - A photograph of the real table in mid-game is compared with the map: what stands elsewhere is named, and its host corrects it in one press.
    - An empty seat can be a bot of four levels and several styles; it says why it plays as it does. Anyone can ask for a hint; `/drill` has puzzles.
    - At your own table one press gives a ship its turn and its target, another moves it and spots; nobody is asked twice about one range.
    - A game takes an evening or a month: quiet hours, standing orders, time limits, holidays, votes.
    - A rematch begins once the others have agreed; by post, hosts hear when a guest leaves, and guests when a game is called off. Who ends a game alone does not win it.
    - Questions and stories say what is at stake; players who lose something get a message, and the end of a game sums it up.
    - Dice that everyone can check, replays, what decided a game, seasons, ladders, campaigns, tournaments.
    - In tournaments organisers are called once about a player who stays away, and keep them or take them out; a pause or more time reaches every player.
    - Organisers decide a round of a knock-out that nobody plays, and are reminded once; a player who stays away from a Swiss reads how to come back. A tournament whose organiser has deleted their data is organised by members who manage the server.
    - In a league `/campaign game with:` invites one member, whose seat is kept; a second game of the same two doesn't count. Its desk names who has not played whom, reminds them all once a day at most, and closes the league.
    - Text first for screen readers, in English and French: `/settings me`.
