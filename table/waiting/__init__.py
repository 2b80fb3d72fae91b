"""Players who keep others waiting: when the bot reminds them, nudges, and what happens when their time runs out."""
