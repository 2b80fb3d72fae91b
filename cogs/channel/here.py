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
        at = self._answered.get((game_id, user))
        return at is not None and self._clock.now() - at < LATELY
