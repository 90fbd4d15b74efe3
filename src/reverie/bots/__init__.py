"""Bots are players: they see a view, answer a question, and never meet a state.

Three levels take any seat of any game: `drowsy` nods off now and then, `dreaming` judges what
lies before it, `lucid` looks ahead.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from .. import games
from ..kernel.chance import Seeded
from ..kernel.table import Question
from ..kernel.view import View
from ..kernel.words import Malformed, Move
from .bot import Bot
from .greedy import Greedy
from .level import Level
from .rand import Random
from .search import Search, Thought

__all__ = ["LEVELS", "Bot", "Greedy", "Level", "Random", "Search", "Thought", "bot", "choose", "weigh"]

LEVELS = ("drowsy", "dreaming", "lucid")


def bot(
    name: str,
    seconds: float | None = None,
    iterations: int | None = None,
    clock: Callable[[], float] = perf_counter,
) -> Bot:
    """Wake a bot by its level or its kind: random, greedy or search.

    A search thinks for so many seconds by this clock, or so many iterations a move.
    """
    match name:
        case "random":
            return Random()
        case "greedy":
            return Greedy()
        case "search":
            return Search(seconds if seconds is not None or iterations is not None else 0.4, iterations, clock)
        case "drowsy":
            return Level(name, Greedy(nods=0.35))
        case "dreaming":
            return Level(name, Greedy())
        case "lucid":
            return Level(name, bot("search", seconds, iterations, clock))
    raise Malformed(f"no bot is called {name!r}; there are {', '.join((*LEVELS, 'random', 'greedy', 'search'))}")


def choose(
    game: str, view: View, question: Question, level: str, seed: int | None = None, seconds: float | None = None
) -> Move:
    """Answer a question as a bot of a level: what a worker process runs."""
    return bot(level, seconds).choose(games.find(game), view, question, Seeded(seed))


def reconsider(
    game: str, view: View, question: Question, played: Move, seed: int | None = None
) -> list[tuple[Move, float]]:
    """Tell what a game itself thinks of an answer that was filled in, and of the best it finds."""
    return games.find(game).reconsider(view, question, played, Seeded(seed))


def weigh(game: str, view: View, question: Question, seed: int | None = None, iterations: int = 1500) -> list[Thought]:
    """Tell what a search thinks of every answer to a question, the best first."""
    return Search(None, iterations).weigh(games.find(game), view, question, Seeded(seed))
