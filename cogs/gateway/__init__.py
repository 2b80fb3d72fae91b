"""The line to Discord: what its library leaves to us."""
