"""What is shown: panels, cards and forms built from games. Nothing here acts."""
