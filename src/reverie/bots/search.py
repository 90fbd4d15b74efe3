"""The bot that looks ahead: information-set Monte-Carlo tree search over imagined worlds."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from ..kernel.chance import Chance
from ..kernel.game import Game
from ..kernel.outside import Quick
from ..kernel.state import State, answer, ask_of, open_asks
from ..kernel.step import Ask, Form
from ..kernel.table import Question
from ..kernel.view import View
from ..kernel.words import Move, Seat
from .bot import Bot, any_answer, equals, one_of


@dataclass(frozen=True)
class Thought:
    """What a search thinks of one answer."""

    move: Move
    visits: int
    value: float
    """Expected points ahead of the best rival."""


class Node:
    """What was learnt about one answer: its visits, and how well it served who gave it."""

    def __init__(self) -> None:
        self.children: dict[Move, Node] = {}
        self.visits = 0
        self.seen = 0
        """How often it could have been chosen."""
        self.utility = 0.0
        self.value = 0.0

    def learn(self, value: float) -> None:
        """Count a visit that ended with so many points ahead."""
        self.visits += 1
        self.utility += utility(value)
        self.value += value


SCALE = 12.0
"""Points that separate a clear lead from a narrow one."""


def utility(value: float) -> float:
    """Turn points ahead into a figure between 0 and 1."""
    return 0.5 + 0.5 * math.tanh(value / SCALE)


class Search(Bot):
    """One tree over information sets; each walk down it imagines the hidden things anew.

    Every answer is looked at once with the game's own judgement as soon as it turns up, so that
    from the first walk on everybody in the tree answers sensibly.
    """

    def __init__(
        self,
        seconds: float | None = 0.4,
        iterations: int | None = None,
        clock: Callable[[], float] = perf_counter,
        curiosity: float = 0.3,
        samples: int = 8,
    ) -> None:
        self._seconds = seconds
        self._iterations = iterations
        self._clock = clock
        """What its seconds are counted by."""
        self._curiosity = curiosity
        self._samples = samples
        """How many answers it tries where one is filled in."""

    def choose(self, game: Game, view: View, question: Question, chance: Chance) -> Move:
        if len(question.options) == 1:
            return question.options[0]
        thoughts = self.weigh(game, view, question, chance)
        if not thoughts:
            return any_answer(game, view, question, chance)
        best = [thought.move for thought in thoughts if thought.visits == thoughts[0].visits]
        worths = [thought.value for thought in thoughts[: len(best)]]
        return one_of([best[place] for place in equals(worths)], chance)

    def weigh(self, game: Game, view: View, question: Question, chance: Chance) -> list[Thought]:
        """Tell what it thinks of every answer, the best first."""
        root = Node()
        out = Quick(chance.below(1 << 30), game.judge_of(view))
        end = self._clock() + self._seconds if self._seconds is not None else math.inf
        most = self._iterations if self._iterations is not None else 1 << 40
        done = 0
        while done < most and self._clock() < end:
            done += 1
            self._walk(root, game, game.imagine(view, chance), question.seat, out)
        thoughts = [Thought(move, node.visits, node.value / node.visits) for move, node in root.children.items()]
        thoughts.sort(key=lambda thought: (thought.visits, thought.value), reverse=True)
        return thoughts

    def _walk(self, root: Node, game: Game, s: State, first: Seat, out: Quick) -> None:
        """Walk down to an answer that is new, and tell everybody on the way what it leads to."""
        node = root
        path: list[tuple[Node, Seat]] = []
        values: list[float] | None = None
        ask = ask_of(s, first)
        while ask is not None and values is None:
            moves = self._moves(node, ask, s, out)
            looks = self._look(node, moves, ask, game, s, out)
            move = self._select(node, moves, out)
            if looks and move in looks:
                values = looks[move]
            else:
                node = node.children[move]
                path.append((node, ask.seat))
                answer(s, ask, move, out)
                asks = open_asks(s)
                ask = asks[0] if asks else None
        if values is None:
            values = game.values(s)
        for passed, seat in path:
            passed.learn(values[seat])

    def _moves(self, node: Node, ask: Ask[Any, Any], s: State, out: Quick) -> list[Move]:
        if not isinstance(ask, Form):
            return ask.options(s)
        moves = [move for move in node.children if ask.why(s, move) is None]  # made up in another world
        if len(moves) < self._samples:
            move = ask.sample(s, out)
            if move not in node.children:
                moves.append(move)
        return moves

    def _look(
        self, node: Node, moves: list[Move], ask: Ask[Any, Any], game: Game, s: State, out: Quick
    ) -> dict[Move, list[float]]:
        """Judge where each answer that is new leads to."""
        looks: dict[Move, list[float]] = {}
        for move in moves:
            if move not in node.children:
                after = s.copy()
                answer(after, ask, move, out)
                looks[move] = game.values(after)
                child = Node()
                child.learn(looks[move][ask.seat])
                node.children[move] = child
        return looks

    def _select(self, node: Node, moves: list[Move], out: Quick) -> Move:
        """Take the answer that promises most, the little known ones with some credit; among equals one by lot."""
        best = moves[0]
        best_bound = -math.inf
        ties = 1
        for move in moves:
            child = node.children[move]
            child.seen += 1
            bound = child.utility / child.visits + self._curiosity * math.sqrt(math.log(child.seen + 1) / child.visits)
            if bound > best_bound:
                best, best_bound, ties = move, bound, 1
            elif bound == best_bound:
                ties += 1
                if out.below(ties) == 0:
                    best = move
        return best
