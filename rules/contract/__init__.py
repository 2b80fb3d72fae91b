"""The contract of a game: what the rest of the program asks of a family, a ruleset, its builder and its states."""
