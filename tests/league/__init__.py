"""A league that stays: scripts without any search, against which every release's levels play."""
