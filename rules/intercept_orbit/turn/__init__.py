"""A round: its requests, and the adjudication of answers."""
