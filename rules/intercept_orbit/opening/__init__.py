"""From fleets to the first round: set-up, bidding, deployment."""
