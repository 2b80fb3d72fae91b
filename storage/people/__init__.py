"""What people arrange beside their games (looking for one, times to play, games that they follow), and how it goes."""
