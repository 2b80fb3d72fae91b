"""Results post themselves, each even if another fails."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from cogs.channel.campaign_results import Results


async def test_a_game_that_cannot_be_read_keeps_no_other_result_waiting() -> None:
    tried = []

    async def unposted() -> list[str]:
        return ["broken", "whole"]

    async def unposted_none() -> list[str]:
        return []

    async def settle(game: str) -> None:
        tried.append(game)
        if game == "broken":
            raise KeyError(game)

    table: Any = SimpleNamespace(listen=lambda listener: None, hooks=SimpleNamespace())
    campaigns: Any = SimpleNamespace(unposted=unposted, settle=settle, tournaments=unposted_none)
    client: Any = SimpleNamespace(channels=None, looks=[])
    results = Results(client, table, campaigns, client)
    results.post_all()
    await results.settle()
    assert tried == ["broken", "whole"]
