"""Events folded into a state."""
