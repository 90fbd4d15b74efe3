"""A small builder for tests: a table at night, with the word and the roles that a test wants."""

from __future__ import annotations

from dataclasses import replace

from reverie.games.when_i_dream.deck import FACES, NUMBER, WORDS
from reverie.games.when_i_dream.game import GAME
from reverie.games.when_i_dream.judge.plain import PlainJudge
from reverie.games.when_i_dream.moves import Answer, Clue, Object, Pass, Ready, Tell
from reverie.games.when_i_dream.scoring import BOOGEYMAN, FAIRY, SANDMAN
from reverie.games.when_i_dream.state import Card, Dream
from reverie.games.when_i_dream.view import DreamView
from reverie.kernel.chance import Seeded
from reverie.kernel.outside import Judge
from reverie.kernel.table import Table
from reverie.kernel.words import CLOCK, Expire, Json, Move, Refusal

NIGHT = "night"
CLUE = "clue"
BREATH = "breath"
CONTEST = "contest"
LAST = "last"
TELLING = "telling"


class Doubts(PlainJudge):
    """The plain judge, who doubts the words it is told to doubt."""

    def __init__(self, *clues: str) -> None:
        self.clues = clues

    def verdict(self, question: dict[str, Json]) -> Json:
        if question.get("clue") in self.clues:
            return {"verdict": "doubtful", "rule": "W4.2", "reason": "sound"}
        return super().verdict(question)


class Bedroom:
    """A table of which seat 0 is the first Dreamer."""

    def __init__(self, seats: int = 4, judge: Judge | None = None, seed: int | str = 0, **options: Json) -> None:
        self.table = Table(GAME, seats, Seeded(seed), {"first": 0, **options}, judge or PlainJudge())

    @property
    def state(self) -> Dream:
        assert isinstance(self.table._state, Dream)
        return self.table._state

    def view(self, seat: int | None) -> DreamView:
        view = self.table.view(seat)
        assert isinstance(view, DreamView)
        return view

    @property
    def word(self) -> str:
        return WORDS[self.state.cards[-1].word].id

    @property
    def spoken(self) -> str:
        """The word in play as the Dreamer would have to say it."""
        return self.state.called(self.state.cards[-1].word)

    @property
    def turn(self) -> int:
        return self.state.turn

    @property
    def step(self) -> str:
        return type(self.state.agenda[-1]).__name__

    @property
    def keys(self) -> list[str]:
        return [deadline.key.partition(":")[0] for deadline in self.table.deadlines]

    def sides(self) -> tuple[int, int]:
        return len(self.state.side("yellow")), len(self.state.side("blue"))

    # What people do

    def play(self, seat: int, move: Move) -> Bedroom:
        self.table.play(seat, move)
        return self

    def why(self, seat: int, move: Move) -> Refusal | None:
        return self.table.why(seat, move)

    def all_ready(self) -> Bedroom:
        for seat in range(self.table.seats):
            self.play(seat, Ready())
        return self

    def dreams_of(self, word: str, *roles: str) -> Bedroom:
        """Put another word in play, and give the spirits these roles."""
        s, card = self.state, NUMBER[word] // FACES
        drawn = s.cards[-1].word // FACES
        if card in s.pile.pool:
            s.pile.pool[s.pile.pool.index(card)] = drawn
        elif card == s.box:
            s.box = drawn
        s.cards[-1] = replace(s.cards[-1], word=NUMBER[word])
        if roles:
            for seat, role in zip(self.state.spirits(), roles, strict=True):
                self.state.roles[seat] = role
        return self

    def has_sides(self, yellow: int, blue: int) -> Bedroom:
        """Lay cards on the sides, as if they had been answered."""
        card = self.state.cards.pop()
        free = [word for word in range(0, len(WORDS), 4) if word // 4 in self.state.pile.pool]
        for number in range(yellow + blue):
            word = free[number]
            self.state.pile.pool.remove(word // 4)
            fate = "yellow" if number < yellow else "blue"
            self.state.cards.append(Card(word, spoken=self.state.called(word), fate=fate))
        self.state.cards.append(card)
        return self

    def clue(self, clue: str, seat: int | None = None) -> Bedroom:
        return self.play(self.turn if seat is None else seat, Clue(clue))

    def passes(self, seat: int | None = None) -> Bedroom:
        return self.play(self.turn if seat is None else seat, Pass())

    def answers(self, word: str) -> Bedroom:
        return self.play(self.state.dreamer, Answer(word))

    def answers_right(self) -> Bedroom:
        return self.answers(self.spoken)

    def objects(self, seat: int, clue: int) -> Bedroom:
        return self.play(seat, Object(clue))

    def tells(self, text: str) -> Bedroom:
        return self.play(self.state.dreamer, Tell(text, True))

    def time_is_up(self, key: str) -> Bedroom:
        """Let the deadline of this kind pass."""
        (found,) = [each.key for each in self.table.deadlines if each.key.startswith(key)]
        return self.play(CLOCK, Expire(found))

    def heard(self, seat: int | None) -> list[dict[str, Json]]:
        """What a seat perceived of the last move."""
        return [event.seen_by(seat) for _, event in self.table.events(self.table.n)]


def a_night(
    word: str = "lighthouse",
    roles: tuple[str, ...] = (FAIRY, BOOGEYMAN, SANDMAN),
    judge: Judge | None = None,
    **options: Json,
) -> Bedroom:
    """A table of four on its first night: seat 0 dreams, 1 to 3 are spirits, seat 1 speaks first."""
    return Bedroom(4, judge, **options).all_ready().dreams_of(word, *roles)


def a_morning(yellow: int, blue: int, told: bool = False) -> Bedroom:
    """A table of four after a night with so many cards on the sides, all told or nothing."""
    room = a_night().has_sides(yellow, blue).time_is_up(NIGHT).time_is_up(LAST)
    return room.tells(room.state.called(*room.state.side("yellow")) if told else "rien du tout")


def scored(room: Bedroom) -> tuple[int, ...]:
    """What the seats scored in the last round."""
    return room.state.nights[-1]
