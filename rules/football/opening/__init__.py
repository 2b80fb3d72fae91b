"""From two teams to the kick-off."""
