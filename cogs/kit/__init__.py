"""What the cogs share: replying in time, drawing off the event loop, errors, autocomplete, command descriptions."""
