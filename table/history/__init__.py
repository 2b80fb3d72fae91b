"""What a log is good for after the fact: export and import, proof of the dice, luck, seasons, privacy."""
