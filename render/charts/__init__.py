"""Pictures that belong to no game: odds, rolls, standings, and the hit table that several games have."""
