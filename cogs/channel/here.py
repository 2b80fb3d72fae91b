"""Who is here: a player who has pressed something in a game lately sees what happens in its channel."""

from table import Change, Table

LATELY = 120.0
"""Seconds after an answer in which its player is taken to be here."""


class Here:
    """Notes who has answered lately. After a restart nobody counts as here until they answer."""

    def __init__(self, table: Table) -> None:
        self._clock = table.clock
        self._answered: dict[tuple[str, int], float] = {}
        table.listen(self._changed)

    def _changed(self, change: Change) -> None:
        now = self._clock.now()
        self._answered = {key: at for key, at in self._answered.items() if now - at < LATELY}
        self._answered[change.after.id, change.actor] = now

    def sees(self, game_id: str, user: int) -> bool:
        """Whether the user has answered in the game within ``LATELY``."""
        return self.until(game_id, user) > self._clock.now()

    def until(self, game_id: str, user: int) -> float:
        """Until when the user is taken to be here (unix seconds); 0.0 for one who has not answered lately."""
        at = self._answered.get((game_id, user))
        return 0.0 if at is None else at + LATELY
