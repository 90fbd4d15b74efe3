"""A tiny game with all that the Vale has not: secret choices at once, a race, a form, clocks, a judge, a peek.

Lanterns: everybody holds two cards. All lay one down in secret, then show; the highest lights the
lantern. Then whoever cries first takes it; the crier says a word, which a judge weighs, and may
look at the top card of the pile before deciding to draw it or to leave it. Three nights.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from reverie.kernel.chance import Chance
from reverie.kernel.game import Choices, Game, Option
from reverie.kernel.outside import Judge, Outside
from reverie.kernel.pile import EVERYBODY, Pile
from reverie.kernel.state import State
from reverie.kernel.step import Ask, Deadline, Form, Step
from reverie.kernel.view import View, agenda_in_sight
from reverie.kernel.words import Json, Move, Points, Refusal, Seat

CARDS = 14
UNSEEN = -1


@dataclass
class Lanterns(State):
    """The table."""

    seats: int
    night: int
    points: list[Points]
    hands: list[list[int]]
    laid: list[int | None]
    pile: Pile
    seen: list[int]
    """Cards that lie open."""

    def copy(self) -> Lanterns:
        return Lanterns(
            self.agenda.copy(),
            self.seats,
            self.night,
            self.points.copy(),
            [hand.copy() for hand in self.hands],
            self.laid.copy(),
            self.pile.copy(),
            self.seen.copy(),
        )


@dataclass(frozen=True)
class Lay(Move):
    kind: ClassVar[str] = "lay"
    card: int


@dataclass(frozen=True)
class Cry(Move):
    kind: ClassVar[str] = "cry"


@dataclass(frozen=True)
class Say(Move):
    kind: ClassVar[str] = "say"
    word: str


@dataclass(frozen=True)
class Look(Move):
    kind: ClassVar[str] = "look"
    yes: bool


@dataclass(frozen=True)
class LayCard(Ask[Lanterns, Lay]):
    """Lay a card of the hand, face down."""

    kind: ClassVar[str] = "lay"
    rule: ClassVar[str] = "T1.1"

    def options(self, s: Lanterns) -> list[Move]:
        return [Lay(card) for card in s.hands[self.seat]]

    def take(self, s: Lanterns, move: Lay, out: Outside) -> None:
        s.hands[self.seat].remove(move.card)
        s.laid[self.seat] = move.card
        out.whisper((self.seat,), {"card": move.card}, "laid", seat=self.seat)


@dataclass(frozen=True)
class Laying(Step[Lanterns]):
    """All lay at once; then all is shown."""

    rule: ClassVar[str] = "T1.1"
    scene: ClassVar[bool] = True

    def asks(self, s: Lanterns) -> list[Ask[Lanterns, Any]]:
        return [LayCard(seat) for seat in range(s.seats) if s.laid[seat] is None]

    def deadlines(self, s: Lanterns) -> list[Deadline]:
        return [Deadline(f"lay:{s.night}", 30)]

    def expire(self, s: Lanterns, key: str, out: Outside) -> None:
        for ask in self.asks(s):
            ask.take(s, Lay(min(s.hands[ask.seat])), out)

    def run(self, s: Lanterns, out: Outside) -> None:
        laid = [card for card in s.laid if card is not None]
        out.reveal()
        out.tell("shown", cards=laid)
        s.points[laid.index(max(laid))] += 2
        s.seen += laid
        s.laid = [None] * s.seats
        s.agenda.append(Dusk())
        s.agenda.append(Race())


@dataclass(frozen=True)
class CryOut(Ask[Lanterns, Cry]):
    """Cry before the others do."""

    kind: ClassVar[str] = "cry"
    rule: ClassVar[str] = "T1.2"
    awaited: ClassVar[bool] = False

    def options(self, s: Lanterns) -> list[Move]:
        return [Cry()]

    def take(self, s: Lanterns, move: Cry, out: Outside) -> None:
        s.agenda.pop()
        s.points[self.seat] += 1
        out.tell("cried", seat=self.seat)
        s.agenda.append(Wonder(self.seat))
        s.agenda.append(Speak(self.seat))


@dataclass(frozen=True)
class Race(Step[Lanterns]):
    """Whoever answers first moves the game on."""

    rule: ClassVar[str] = "T1.2"
    scene: ClassVar[bool] = True

    def asks(self, s: Lanterns) -> list[Ask[Lanterns, Any]]:
        return [CryOut(seat) for seat in range(s.seats)]

    def deadlines(self, s: Lanterns) -> list[Deadline]:
        return [Deadline(f"cry:{s.night}", 5)]

    def expire(self, s: Lanterns, key: str, out: Outside) -> None:
        s.agenda.pop()
        out.tell("silence")


@dataclass(frozen=True)
class Speak(Form[Lanterns, Say]):
    """Say a word of two to eight letters."""

    kind: ClassVar[str] = "speak"
    rule: ClassVar[str] = "T1.3"

    def why(self, s: Lanterns, move: Move) -> Refusal | None:
        if not isinstance(move, Say) or not isinstance(move.word, str):
            return Refusal("T1.3", "word")
        if not (2 <= len(move.word) <= 8 and move.word.isascii() and move.word.isalpha()):
            return Refusal("T1.3", "letters", least=2, most=8)
        return None

    def sample(self, s: Lanterns, chance: Chance) -> Move:
        return Say("".join("abeilmno"[chance.below(8)] for _ in range(2 + chance.below(7))))

    def fields(self, s: Lanterns) -> list[dict[str, Json]]:
        return [{"name": "word", "type": "word", "least": 2, "most": 8}]

    def take(self, s: Lanterns, move: Say, out: Outside) -> None:
        out.tell("said", seat=self.seat, word=move.word)
        if out.verdict({"word": move.word}):
            s.points[self.seat] += 1

    def deadlines(self, s: Lanterns) -> list[Deadline]:
        return [Deadline("speak", 20)]

    def expire(self, s: Lanterns, key: str, out: Outside) -> None:
        s.agenda.pop()
        out.tell("speechless", seat=self.seat)


@dataclass(frozen=True)
class Wonder(Ask[Lanterns, Look]):
    """Look at the top card, or not."""

    kind: ClassVar[str] = "wonder"
    rule: ClassVar[str] = "T1.4"

    def options(self, s: Lanterns) -> list[Move]:
        return [Look(True), Look(False)] if len(s.pile) else [Look(False)]

    def take(self, s: Lanterns, move: Look, out: Outside) -> None:
        if move.yes:
            card = s.pile.peek(self.seat, out)
            out.reveal()
            out.whisper((self.seat,), {"card": card}, "looked", seat=self.seat)
        s.agenda.append(Decide(self.seat))


@dataclass(frozen=True)
class Decide(Ask[Lanterns, Look]):
    """Draw the top card, or leave it."""

    kind: ClassVar[str] = "decide"
    rule: ClassVar[str] = "T1.5"

    def options(self, s: Lanterns) -> list[Move]:
        return [Look(True), Look(False)] if len(s.pile) else [Look(False)]

    def take(self, s: Lanterns, move: Look, out: Outside) -> None:
        if not move.yes:
            return
        card, _ = s.pile.draw(out)
        s.hands[self.seat].append(card)
        s.points[self.seat] += card > 9
        out.reveal()
        out.whisper((self.seat,), {"card": card}, "drew", seat=self.seat, big=card > 9)


@dataclass(frozen=True)
class Dusk(Step[Lanterns]):
    """Another night, or the end."""

    rule: ClassVar[str] = "T1.6"

    def run(self, s: Lanterns, out: Outside) -> None:
        if s.night == 2 or not all(s.hands):
            return
        s.night += 1
        s.agenda.append(Laying())


@dataclass(frozen=True)
class LanternsView(View):
    """What a seat knows."""

    seats: int
    night: int
    points: tuple[Points, ...]
    hands: tuple[tuple[int, ...], ...]
    laid: tuple[int | None, ...]
    top: tuple[int, ...]
    knowers: tuple[int, ...]
    pool: int
    seen: tuple[int, ...]
    agenda: tuple[Step[Any], ...]


def agenda_of(view: LanternsView) -> list[Step[Any]]:
    """Find again what comes after the step on top."""
    after = {Laying: [], Race: [Dusk()], Wonder: [Dusk()], Decide: [Dusk()]}
    agenda: list[Step[Any]] = []
    for top in view.agenda:
        agenda = [Dusk(), Wonder(top.seat)] if isinstance(top, Speak) else list(after.get(type(top), []))
        agenda.append(top)
    return agenda


class Vowels(Judge):
    """Likes words with a vowel in the middle."""

    def verdict(self, question: dict[str, Json]) -> Json:
        word: str = question["word"]
        return word[len(word) // 2] in "aeiou"


class LanternsGame(Game):
    """Two to four."""

    name = "lanterns"
    options = (Option("big", (False, True)),)
    clauses = tuple(f"T1.{n}" for n in range(1, 7))
    turn_rule = "T1.6"
    judges = True
    moves = {move.kind: move for move in (Lay, Cry, Say, Look)}
    types = {step.__name__: step for step in (Lanterns, Laying, Race, Speak, Wonder, Decide, Dusk)}

    def new(self, seats: int, choices: Choices, out: Outside) -> State:
        pile = Pile(list(range(CARDS + (4 if choices["big"] else 0))))
        hands = [[pile.draw(out)[0] for _ in range(2)] for _ in range(seats)]
        for seat, hand in enumerate(hands):
            out.whisper((seat,), {"cards": list(hand)}, "dealt", seat=seat)
        return Lanterns([Laying()], seats, 0, [0] * seats, hands, [None] * seats, pile, [])

    def view(self, s: State, seat: Seat | None) -> View:
        assert isinstance(s, Lanterns)
        hands = [tuple(hand) if owner == seat else (UNSEEN,) * len(hand) for owner, hand in enumerate(s.hands)]
        laid = [card if card is None or owner == seat else UNSEEN for owner, card in enumerate(s.laid)]
        known = [
            card if knowers == EVERYBODY or (seat is not None and knowers >> seat & 1) else UNSEEN
            for card, knowers in zip(s.pile.top, s.pile.knowers, strict=True)
        ]
        return LanternsView(
            seat,
            s.seats,
            s.night,
            tuple(s.points),
            tuple(hands),
            tuple(laid),
            tuple(known),
            tuple(s.pile.knowers),
            len(s.pile.pool),
            tuple(sorted(s.seen)),
            agenda_in_sight(s.agenda),
        )

    def imagine(self, view: View, chance: Chance) -> State:
        assert isinstance(view, LanternsView)
        places = sum(len(hand) for hand in view.hands) + len([card for card in view.laid if card is not None])
        total = places + len(view.top) + view.pool + len(view.seen)
        seen = {*view.seen, *view.top, *view.laid}.union(*view.hands)
        hidden = [card for card in range(total) if card not in seen]
        for i in range(len(hidden) - 1, 0, -1):
            j = chance.below(i + 1)
            hidden[i], hidden[j] = hidden[j], hidden[i]

        def deal(card: int) -> int:
            return hidden.pop() if card == UNSEEN else card

        hands = [[deal(card) for card in hand] for hand in view.hands]
        laid = [None if card is None else deal(card) for card in view.laid]
        top = [deal(card) for card in view.top]
        pile = Pile(hidden)
        pile.top, pile.knowers = top, list(view.knowers)
        return Lanterns(agenda_of(view), view.seats, view.night, list(view.points), hands, laid, pile, list(view.seen))

    def scores(self, s: State) -> list[Points]:
        assert isinstance(s, Lanterns)
        return list(s.points)

    def winners(self, s: State) -> list[Seat]:
        assert isinstance(s, Lanterns)
        return [seat for seat, points in enumerate(s.points) if points == max(s.points)]

    def judge(self, choices: Choices) -> Judge:
        return Vowels()

    def judge_of(self, view: View) -> Judge:
        return Vowels()


LANTERNS = LanternsGame()
