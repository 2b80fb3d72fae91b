"""A round: what is asked, how answers are adjudicated, combat, stations, initiative, standing orders."""
