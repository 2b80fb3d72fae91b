"""A round: questions, decisions, attacks, control of stations, standing orders, and what needs no decision."""
