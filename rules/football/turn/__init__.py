"""A turn: what is asked, how answers are adjudicated, kicks, initiative, restarts."""
