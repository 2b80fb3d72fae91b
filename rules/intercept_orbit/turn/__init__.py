"""A round: what is asked and how answers are adjudicated."""
