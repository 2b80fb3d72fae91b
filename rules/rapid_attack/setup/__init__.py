"""From two companies to the first round: set-up, bidding, deployment."""
