"""A golden game of When I Dream: `python -m tests.games.golden_night` plays and writes a new one."""

from __future__ import annotations

from reverie import Seeded, Table
from reverie.games.when_i_dream.deck import name
from reverie.games.when_i_dream.game import GAME
from reverie.games.when_i_dream.moves import Answer, Clue, Object
from reverie.games.when_i_dream.state import YELLOW
from reverie.games.when_i_dream.view import DreamView
from reverie.kernel.table import Question
from reverie.kernel.words import CLOCK, Expire, Move
from tests.games.golden import FOLDER, printed, record
from tests.rules.when_i_dream.bedroom import Doubts

DOUBTFUL = "pistache"
OPTIONS = {"first": 0, "fouls": "rulebook", "night": 90, "language": "fr"}


def night(table: Table) -> DreamView:
    """What a spirit sees."""
    view = table.view(None)
    assert isinstance(view, DreamView)
    seen = table.view((view.dreamer + 1) % view.seats)
    assert isinstance(seen, DreamView)
    return seen


def boldly(table: Table, question: Question, chance: Seeded) -> Move:
    """Move as somebody who often knows the word, sometimes says it or something doubtful, and likes to contest."""
    seen = night(table)
    word = name(seen.cards[-1].word, "fr") if seen.cards else ""
    contests = [move for move in question.options if isinstance(move, Object)]
    if contests and chance.below(3):
        return contests[0]
    match question.kind, chance.below(6):
        case (("dream" | "last"), (0 | 1 | 2)):
            return Answer(word)
        case "clue", 0:
            return Clue(word)
        case "clue", (1 | 2):
            return Clue(DOUBTFUL)
        case "tell", _:
            told = [name(card.word, "fr") for card in seen.cards if card.fate == YELLOW]
            return GAME.moves["tell"](", ".join(told) or "rien", True)
    return table.sample(question.seat, chance)


def play(seed: str) -> Table:
    """Play a game in which much happens."""
    table, chance = Table(GAME, 4, Seeded(seed), OPTIONS, Doubts(DOUBTFUL)), Seeded(f"golden {seed}")
    while not table.over:
        keys = [each.key for each in table.deadlines]
        if keys and chance.below(5) == 0:
            key = keys[0] if chance.below(8) == 0 else keys[-1]
            table.play(CLOCK, Expire(key))
            continue
        question = table.asks[chance.below(len(table.asks))]
        table.play(question.seat, boldly(table, question, chance))
    return table


def main() -> None:
    games = [play(f"night {number}") for number in range(40)]
    kinds = [{event.kind for _, event in table.events()} for table in games]
    moves = [sum(isinstance(entry.move, Object) for entry in table.entries) for table in games]
    fullest = max(range(len(games)), key=lambda i: (len(kinds[i]), moves[i]))
    path = FOLDER / "when_i_dream-4.json"
    path.write_text(printed(record(games[fullest].log())), encoding="utf-8")
    print(path.name, games[fullest].n, "moves", games[fullest].scores, sorted(kinds[fullest]))


if __name__ == "__main__":
    main()
