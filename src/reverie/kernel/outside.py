"""The outside as a step meets it: chance, the judge, and somebody who may be listening."""

from __future__ import annotations

import random

from .chance import Chance
from .event import Event
from .words import Json, Seat


class Judge:
    """Gives verdicts on words; its answers are recorded, so that a replay needs no judge."""

    def verdict(self, question: dict[str, Json]) -> Json:
        raise NotImplementedError


class RecordedJudge(Judge):
    """Verdicts that were written down."""

    def __init__(self, verdicts: list[Json]) -> None:
        self._verdicts = list(reversed(verdicts))

    def verdict(self, question: dict[str, Json]) -> Json:
        return self._verdicts.pop()


class Unjudged(Exception):
    """The judge was asked a question that no verdict answers yet."""

    def __init__(self, question: dict[str, Json]) -> None:
        super().__init__(question)
        self.question = question


class GivenJudge(RecordedJudge):
    """Verdicts that were fetched before the move; whatever else is asked is Unjudged."""

    def verdict(self, question: dict[str, Json]) -> Json:
        if not self._verdicts:
            raise Unjudged(question)
        return super().verdict(question)


class Unforeseeable(Exception):
    """Chance or the judge was asked for something that is not certain yet."""


class Unforeseen(Chance):
    """Chance that has not spoken yet: whoever looks ahead stops here."""

    def below(self, n: int) -> int:
        raise Unforeseeable

    def copy(self) -> Unforeseen:
        return self


class UnforeseenJudge(Judge):
    """A judge who has not been asked yet."""

    def verdict(self, question: dict[str, Json]) -> Json:
        raise Unforeseeable


class Outside(Chance):
    """What a step may use of the world: it is itself a chance. `listening` is false when nobody wants events.

    Steps guard the making of events with `if out.listening`, so that playouts pay nothing.
    """

    def __init__(self, chance: Chance, judge: Judge | None = None, listening: bool = True) -> None:
        self._chance = chance
        self._judge = judge
        self.listening = listening
        self.events: list[Event] = []
        self.outcomes: list[int] = []
        self.verdicts: list[Json] = []
        self.revealed = False
        self.noticed: tuple[Seat, ...] | None = None

    def below(self, n: int) -> int:
        """Let chance choose a number from 0 to n - 1."""
        outcome = self._chance.below(n)
        self.outcomes.append(outcome)
        return outcome

    def verdict(self, question: dict[str, Json]) -> Json:
        """Ask the judge."""
        if self._judge is None:
            raise RuntimeError("this game needs a judge")
        answer = self._judge.verdict(question)
        self.verdicts.append(answer)
        return answer

    def reveal(self) -> None:
        """Note that somebody just learnt something: what was done cannot be taken back."""
        self.revealed = True

    def aside(self, *seats: Seat) -> None:
        """Note that nobody but these seats and the mover notices the move: to all others nothing has changed.

        They are not even told that there was one, for its number or its moment could be a secret.
        """
        self.noticed = seats

    def tell(self, kind: str, **facts: Json) -> None:
        """Tell all what happened."""
        self.events.append(Event(kind, facts))

    def whisper(self, knowers: tuple[Seat, ...], secret: dict[str, Json], kind: str, **facts: Json) -> None:
        """Tell all what happened, and those who may know the secret part too."""
        self.events.append(Event(kind, facts, secret, knowers))


class Quick(Outside):
    """The outside of a playout: chance from a generator, nobody listening, nothing recorded."""

    def __init__(self, seed: int | None = None, judge: Judge | None = None) -> None:
        super().__init__(Chance(), judge, listening=False)
        self.random = random.Random(seed).random

    def below(self, n: int) -> int:
        return int(self.random() * n)

    def verdict(self, question: dict[str, Json]) -> Json:
        if self._judge is None:
            raise RuntimeError("this game needs a judge")
        return self._judge.verdict(question)

    def reveal(self) -> None:
        pass

    def aside(self, *seats: Seat) -> None:
        pass
