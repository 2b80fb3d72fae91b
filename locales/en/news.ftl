# What is new for players. A version's part is the same in CHANGELOG.md, which a test compares.

help-foot = -# Version { $version }. What is new: `/help what:`
help-news = What is new
news-title = What is new in version { $version }
news =
    - Rapid Attack with every advanced rule, MEZ, Unofficial, Mecha Football and Intercept Orbit.
    - On a map the bot measures ranges, cover and moves; at your own table it takes your word.
    - The board opens in a browser, or inside Discord where your host has set that up, with hints.
    - `/field draw` lets you draw a battlefield, or trace a photograph of your table, to keep, rename, share and play on; a game's export includes the photograph, and an import on another bot brings it along.
    - Compare a photograph of your real table with the map in mid-game: the bot lists what differs, and the host corrects it in one press.
    - A bot can fill an empty seat, at four levels and in several styles; it says why it plays as it does. Anyone can ask for a hint; `/drill` has puzzles, `/missions` six missions for each family of games.
    - At your own table one press gives a ship its turn and its target, another moves it and spots; nobody is asked twice about the same range.
    - A game takes an evening or a month: quiet hours, standing orders, time limits, holidays, votes.
    - A rematch begins once the others have agreed; by post, hosts hear when a guest leaves, and guests when a game is called off. Nobody wins by ending a game alone.
    - Your question stays at the end of the channel, with six buttons at most; `/settings me panel:` puts it on the board itself.
    - Questions and stories say what is at stake; players who lose something get a message, and the end of a game sums it up.
    - Dice that everyone can check, replays, what decided a game, seasons, ladders, campaigns, tournaments.
    - In tournaments, organizers are notified once about a player who misses matches, and keep or remove them; every player hears of a pause or of more time.
    - Organizers decide a knockout final or semifinal that nobody plays, and are reminded once; a player who misses a Swiss match gets a message on how to come back.
    - In a league `/campaign game with:` invites one member, whose seat is kept; a second game between the same two doesn't count. Its desk lists who hasn't played whom, reminds them all at most once a day, corrects a result, and closes the league.
    - A rating shows from the first rated game, with a question mark until the tenth. A past season keeps its winner, whatever is corrected later.
    - Text first for screen readers, in English and French: `/settings me`.
