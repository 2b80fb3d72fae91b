"""What a log keeps: dice that can be proven, names that are left out, questions that stay the same."""
