"""`/campaign`: campaigns and tournaments."""
