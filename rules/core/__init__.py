"""The parts that all games share: requests, events, folds, drafts, dice, errors, corrections."""
