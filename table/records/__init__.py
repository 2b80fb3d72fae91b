"""How a log keeps its promises: dice that can be proven, and names that are left out."""
