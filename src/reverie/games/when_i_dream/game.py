"""When I Dream: seats, options, setup, score."""

from __future__ import annotations

from ...kernel.chance import Chance
from ...kernel.game import Choices, Game, Option
from ...kernel.outside import Judge, Outside
from ...kernel.pile import Pile
from ...kernel.state import State
from ...kernel.table import Question
from ...kernel.view import View
from ...kernel.words import Json, Move, Points, Seat
from . import steps
from .bot import advise, pace
from .deck import BOX, FACES, WORDS
from .facts import ASKS, EVENTS, FACTS
from .judge.plain import PlainJudge
from .judge.strict import StrictJudge
from .moves import MOVES
from .scoring import DREAMER, ROLE_SETS, totals
from .state import Card, Contest, Day, Dream, Rules, Said, Withheld
from .view import DreamView, features, imagine, view

CLAUSES = (
    *(f"W1.{n}" for n in range(1, 5)),
    *(f"W2.{n}" for n in range(1, 4)),
    *(f"W3.{n}" for n in range(1, 10)),
    *(f"W4.{n}" for n in range(1, 8)),
    *(f"W5.{n}" for n in range(1, 3)),
    *(f"W6.{n}" for n in range(1, 9)),
    "W7.1",
)

STEPS = (
    steps.BeginRound,
    steps.Dusk,
    steps.FallAsleep,
    steps.Night,
    steps.LastChance,
    steps.Telling,
    steps.Daybreak,
)

PLAIN = PlainJudge()


def judge_of_words(language: str) -> Judge:
    """Open the best judge of a language that is installed."""
    try:
        from .judge.word_judge import open_judge
    except ImportError:
        return PLAIN
    return open_judge(language)


class WhenIDream(Game):
    """Four to ten players take turns at dreaming; the others whisper clues, true or false."""

    name = "when_i_dream"
    version = 1
    min_seats = 4  # W1.1
    max_seats = 10
    options = (
        Option("language", ("fr", "en")),
        Option("night", (120, 90, 150, 180)),  # W2.3
        Option("clue", (8, 5, 15, 25)),  # W3.4
        Option("order", ("clockwise", "left")),  # W3.7
        Option("fouls", ("soft", "rulebook"), among_people="rulebook"),  # W4.6
        Option("strict", (False, True)),  # W4.2
        Option("first", ("random", *range(10)), names_seats=True),  # W1.4
        Option("voice", (False, True)),
        Option("ears", (False, True)),
    )
    keeps_time = True  # W2.3, W3.4
    judges = True  # W4
    clauses = CLAUSES
    turn_rule = "W7.1"
    moves = {move.kind: move for move in MOVES}
    types = {
        **{made.__name__: made for made in (Dream, Rules, Said, Card, Contest, Withheld, Day)},
        **{step.__name__: step for step in STEPS},
    }
    seen = DreamView
    facts = FACTS
    asks = ASKS
    events = EVENTS

    def new(self, seats: int, choices: Choices, out: Outside) -> State:
        """Lay the table. (W1)"""
        first = choices["first"]
        pool = list(range(BOX))
        return Dream(
            agenda=[steps.BEGIN_ROUND],
            rules=Rules(
                choices["language"],
                choices["night"],
                choices["clue"],
                choices["order"] == "left",
                choices["fouls"] == "soft",
                choices["voice"],
            ),
            seats=seats,
            round=1,
            dreamer=first if isinstance(first, int) and first < seats else out.below(seats),
            points=[0] * seats,
            penalties=[()] * seats,
            used={},
            box=pool.pop(out.below(BOX)),
            pile=Pile(pool),
            dusk_pool=0,
            dusk_bottom=(),
            roles=[DREAMER] * seats,
            missing=DREAMER,
            ready=[False] * seats,
            turn=0,
            turns=0,
            cards=[],
            drafts={},
            withheld=[],
            contests=[],
            telling="",
            mentioned=(),
            day=None,
            nights=[],
        )

    def view(self, s: State, seat: Seat | None) -> View:
        assert isinstance(s, Dream)
        return view(s, seat)

    def imagine(self, view: View, chance: Chance) -> State:
        assert isinstance(view, DreamView)
        return imagine(view, chance)

    def scores(self, s: State) -> list[Points]:
        """Points minus penalty cards, as all know them since the last day. (W7.1)"""
        assert isinstance(s, Dream)
        return totals(s.points, s.penalties)

    def winners(self, s: State) -> list[Seat]:
        """The highest total, then fewer penalties; else shared. (W7.1)"""
        assert isinstance(s, Dream)
        ranks = [(total, -len(s.penalties[seat])) for seat, total in enumerate(self.scores(s))]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    def values(self, s: State) -> list[float]:
        """Tell how far each seat is ahead of its best rival."""
        sums = self.scores(s)
        return [float(total - max(sums[:seat] + sums[seat + 1 :])) for seat, total in enumerate(sums)]

    def advise(self, view: View, question: Question, level: str, chance: Chance) -> Move | None:
        assert isinstance(view, DreamView)
        return advise(view, question, level, chance)

    def pace(self, question: Question, level: str, chance: Chance) -> float | None:
        return pace(question, chance)

    def judge(self, choices: Choices) -> Judge | None:
        """Wake the judge of words, or the plain one where its dictionaries are not installed."""
        judge = judge_of_words(choices["language"])
        return StrictJudge(judge) if choices["strict"] else judge

    def judge_of(self, view: View) -> Judge | None:
        return PLAIN

    def features(self, view: View) -> list[float]:
        assert isinstance(view, DreamView)
        return features(view)

    def content(self) -> Json:
        return {
            "words": [
                {"id": entry.id, "fr": entry.fr.word, "en": entry.en.word, "picture": entry.picture} for entry in WORDS
            ],
            "faces": FACES,
            "roles": {str(seats): list(counts) for seats, counts in ROLE_SETS.items()},
            "seconds": {"contest": steps.CONTEST, "last": steps.LAST_ANSWER, "telling": steps.TELLING},
        }


GAME = WhenIDream()
