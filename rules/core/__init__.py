"""What every game is built from: requests, events, dice, errors, drafts, the contract of a ruleset."""
