"""Pictures of Rapid Attack, MEZ and Unofficial: the board of a declared table, the map, the company card, charts."""
