"""The fold: what each event does to the state."""
