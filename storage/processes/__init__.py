"""What several processes on one database must know of each other."""
