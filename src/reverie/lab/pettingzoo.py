"""A game as a PettingZoo environment: an action is the number of an option, with a mask."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

import reverie

from ..kernel.words import Json, Move

MOST_OPTIONS = 256


class TableEnv(AECEnv):  # type: ignore[misc]
    """One agent a seat. Rewards come at the end: 1 for a victory, shared among equals, else -1."""

    metadata = {"name": "reverie", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: str = "vale",
        seats: int | None = None,
        options: Mapping[str, Json] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._game = game
        self._options = options
        self.render_mode = render_mode
        self._table = reverie.table(game, seats, seed=0, options=options)
        self._seats = self._table.seats
        self.possible_agents = [f"seat_{seat}" for seat in range(self._seats)]
        size = len(self._table.game.features(self._table.view(0)))
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-1.0, 100.0, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (MOST_OPTIONS,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(MOST_OPTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Lay a new table; without a seed it is a fresh one."""
        self._table = reverie.table(self._game, self._seats, seed=seed, options=self._options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn()

    def observe(self, agent: str) -> dict[str, Any]:
        """Tell what a seat knows as figures, and which options it has."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(MOST_OPTIONS, np.int8)
        mask[: len(self.moves(agent))] = 1
        figures = self._table.game.features(self._table.view(seat))
        return {"observation": np.array(figures, np.float32), "action_mask": mask}

    def moves(self, agent: str) -> list[Move]:
        """List the moves that the actions of a seat stand for now, in their order."""
        question = self._table.ask(self.possible_agents.index(agent))
        return [] if question is None else question.options[:MOST_OPTIONS]

    def step(self, action: int | None) -> None:
        """Play the option of this number for the seat whose turn it is."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        moves = self.moves(agent)
        if action is None or not 0 <= action < len(moves):
            raise ValueError(f"action {action} is not among the {len(moves)} options")
        self._table.play(self.possible_agents.index(agent), moves[action])
        if self._table.over:
            self._end()
        self._turn()
        self._accumulate_rewards()

    def render(self) -> str:
        """Tell the scores."""
        scores = ", ".join(
            f"{agent} {score}" for agent, score in zip(self.possible_agents, self._table.scores, strict=True)
        )
        return f"{self._game}, move {self._table.n}: {scores}"

    def close(self) -> None:
        """Nothing to close."""

    def _turn(self) -> None:
        if not self._table.over:
            self.agent_selection = self.possible_agents[self._table.asks[0].seat]

    def _end(self) -> None:
        winners = self._table.winners
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = 1.0 / len(winners) if seat in winners else -1.0
            self.terminations[agent] = True
