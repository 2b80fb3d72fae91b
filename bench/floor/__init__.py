"""What the bare libraries cost: the floors of the figures."""
