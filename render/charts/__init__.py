"""Charts of the rulebook, odds and standings."""
