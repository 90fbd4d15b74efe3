"""The bot that looks ahead: information-set Monte-Carlo tree search over imagined worlds."""

from __future__ import annotations

import math
from dataclasses import dataclass
from time import perf_counter

from ..kernel.chance import Chance
from ..kernel.game import Game
from ..kernel.outside import Quick
from ..kernel.state import State, answer, ask_of, open_asks
from ..kernel.step import Form
from ..kernel.table import Question
from ..kernel.view import View
from ..kernel.words import Move, Seat
from .bot import Bot, any_answer


@dataclass(frozen=True)
class Thought:
    """What a search thinks of one answer."""

    move: Move
    visits: int
    value: float
    """Expected points ahead of the best rival."""


class Node:
    """What was learnt about one answer: its visits, and how well it served who gave it."""

    def __init__(self, move: Move | None) -> None:
        self.move = move
        self.children: dict[Move, Node] = {}
        self.visits = 0
        self.seen = 0
        """How often it could have been chosen."""
        self.utility = 0.0
        self.value = 0.0


SCALE = 12.0
"""Points that separate a clear lead from a narrow one."""


def utility(value: float) -> float:
    """Turn points ahead into a figure between 0 and 1."""
    return 0.5 + 0.5 * math.tanh(value / SCALE)


class Search(Bot):
    """One tree over information sets; each walk down it imagines the hidden things anew."""

    def __init__(
        self, seconds: float | None = 0.4, iterations: int | None = None, curiosity: float = 0.25, samples: int = 8
    ) -> None:
        self._seconds = seconds
        self._iterations = iterations
        self._curiosity = curiosity
        self._samples = samples
        """How many answers it tries where one is filled in."""

    def choose(self, game: Game, view: View, question: Question, chance: Chance) -> Move:
        if len(question.options) == 1:
            return question.options[0]
        thoughts = self.weigh(game, view, question, chance)
        return thoughts[0].move if thoughts else any_answer(game, view, question, chance)

    def weigh(self, game: Game, view: View, question: Question, chance: Chance) -> list[Thought]:
        """Tell what it thinks of every answer, the best first."""
        root = Node(None)
        out = Quick(chance.below(1 << 30), game.judge_of(view))
        end = perf_counter() + self._seconds if self._seconds is not None else math.inf
        most = self._iterations if self._iterations is not None else 1 << 40
        done = 0
        while done < most and perf_counter() < end:
            done += 1
            self._walk(root, game, game.imagine(view, chance), question.seat, out)
        thoughts = [
            Thought(move, node.visits, node.value / node.visits) for move, node in root.children.items() if node.visits
        ]
        thoughts.sort(key=lambda thought: (thought.visits, thought.value), reverse=True)
        return thoughts

    def _walk(self, root: Node, game: Game, s: State, first: Seat, out: Quick) -> None:
        node = root
        path: list[tuple[Node, Seat]] = []
        ask = ask_of(s, first)
        while ask is not None:
            if isinstance(ask, Form):
                moves = list(node.children)
                if len(moves) < self._samples:
                    moves.append(ask.sample(s, out))
            else:
                moves = ask.options(s)
            child = self._select(node, moves, out)
            path.append((child, ask.seat))
            answer(s, ask, child.move or moves[0], out)
            node = child
            if child.visits == 0:
                break
            asks = open_asks(s)
            ask = asks[0] if asks else None
        values = game.values(s)
        utilities = [utility(value) for value in values]
        for child, seat in path:
            child.visits += 1
            child.utility += utilities[seat]
            child.value += values[seat]

    def _select(self, node: Node, moves: list[Move], out: Quick) -> Node:
        children = node.children
        fresh: list[Move] = []
        best: Node | None = None
        best_bound = -math.inf
        for move in moves:
            child = children.get(move)
            if child is None:
                fresh.append(move)
                continue
            child.seen += 1
            bound = child.utility / child.visits + self._curiosity * math.sqrt(math.log(child.seen + 1) / child.visits)
            if bound > best_bound:
                best, best_bound = child, bound
        if fresh or best is None:
            move = fresh[int(out.random() * len(fresh))]
            best = Node(move)
            best.seen = 1
            children[move] = best
        return best
