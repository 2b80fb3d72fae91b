"""A game as an environment of PettingZoo, through the lines of docs/protocol.md: an example for learning agents.

The agent is the player of the first open request, the mask its options, the observation the state as that player sees
it, as JSON in bytes. Needs `pip install pettingzoo`.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

STATE_BYTES, OPTIONS = 1 << 15, 64
"""Bytes of a state and options of a request; what goes beyond is cut."""
PROGRAM = [sys.executable, str(Path(__file__).parents[1] / "bot.py"), "referee"]


class Game(AECEnv):  # type: ignore[misc]
    """One game of a ruleset after the other: the winners get 1, the losers -1."""

    def __init__(self, ruleset: str = "football", size: str = "friendly", table: str = "declared") -> None:
        super().__init__()
        self.metadata = {"name": ruleset, "is_parallelizable": False}
        self.render_mode = None
        self._new = {"ruleset": ruleset, "size": size, "table": table}
        self._program = subprocess.Popen(PROGRAM, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.possible_agents = ["Ana", "Ben"]
        seen: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(0, 255, (STATE_BYTES,), np.uint8),
            "action_mask": spaces.Box(0, 1, (OPTIONS,), np.int8),
        }
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(OPTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        dice = {} if seed is None else {"seed": f"{seed:032x}"}
        players = [{"name": agent} for agent in self.possible_agents]
        self._game = self._ask("new", **self._new, players=players, **dice)["game"]
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._look()

    def observe(self, agent: str) -> dict[str, Any]:
        state = self._ask("state", game=self._game, player=agent)
        written = np.frombuffer(json.dumps(state).encode()[:STATE_BYTES], np.uint8)
        mask = np.zeros(OPTIONS, np.int8)
        mask[: len(self._request["options"]) if agent == self.agent_selection else 0] = 1
        return {"observation": np.pad(written, (0, STATE_BYTES - len(written))), "action_mask": mask}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        asked, choice = self._request, self._request["options"][action or 0]["choice"]
        answer = {"seq": self._seq, "player": asked["player"], "request": asked["id"], "choice": choice}
        self._ask("answer", game=self._game, **answer)
        self._look()
        self._accumulate_rewards()

    def close(self) -> None:
        self._program.communicate()

    def _look(self) -> None:
        """See who is asked next, or who has won."""
        outcome = self._ask("outcome", game=self._game)
        if outcome is None:
            asked = self._ask("requests", game=self._game)
            self._seq, self._request = asked["seq"], asked["requests"][0]
            self.agent_selection = self.possible_agents[self._request["player"]]
            return
        self.terminations = dict.fromkeys(self.agents, True)
        won = [self.possible_agents[player] for player in outcome["winners"]]
        if len(won) < len(self.agents):
            self.rewards = {agent: 1.0 if agent in won else -1.0 for agent in self.agents}

    def _ask(self, do: str, **fields: Any) -> Any:
        assert self._program.stdin is not None
        assert self._program.stdout is not None
        self._program.stdin.write(json.dumps({"do": do, **fields}).encode() + b"\n")
        self._program.stdin.flush()
        reply = json.loads(self._program.stdout.readline())
        if "error" in reply:
            raise ValueError(reply["error"]["message"])
        return reply["ok"]
