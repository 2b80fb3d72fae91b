"""The turn of a match: requests, answers, automatic steps; kicks, initiative and restarts."""
