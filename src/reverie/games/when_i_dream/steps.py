"""What happens in When I Dream, in the order of the rulebook."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Any, ClassVar, Literal

from ...kernel.outside import Outside
from ...kernel.step import Ask, Deadline, Patience, Step
from ...kernel.words import Points, Seat
from .acts import come_up, give_clue, pass_turn
from .asks import (
    ComposeAhead,
    CutIn,
    GetReady,
    GiveClue,
    HearTelling,
    LastAnswer,
    PressLast,
    PressNight,
    Protest,
    TellDream,
    leave,
    objections,
)
from .deck import FACES, NUMBER, WORDS, Word
from .scoring import DREAMER, pay, pay_dreamer, role_set
from .state import BLUE, FOUL, YELLOW, Contest, Day, Dream, Rules

BREATH = 1.5
"""Seconds before a clue composed ahead goes out, so that one can be heard after the other."""

SPEAKING = 5
"""Seconds for a clue at a voice table. (W3.4)"""

CONTEST = 4
LAST_ANSWER = 10
TELLING = 75

SPIRIT_GONE = 20
"""Seconds after which a bot whispers for a spirit who dropped out."""

DREAMER_GONE = 30
"""Seconds that a night waits, once, for a Dreamer who dropped out; then a bot dreams on."""


Part = Literal["dusk", "night", "last", "telling", "over"]
"""A part of a round, or the end."""


@dataclass(frozen=True)
class Scene(Step[Dream]):
    """A part of the round in which several are asked at once."""

    scene: ClassVar[bool] = True
    part: ClassVar[Part] = "dusk"

    def patience(self, s: Dream, seat: Seat) -> Patience | None:
        """Timers never wait for a spirit; a Dreamer who drops out pauses the night once."""
        if seat != s.dreamer:
            return Patience(SPIRIT_GONE)
        untimed = s.rules.voice or isinstance(self, Dusk)
        return Patience(DREAMER_GONE, None if untimed else f"night:{s.round}")

    def hears(self, s: Dream, seat: Seat | None) -> bool:
        """The Dreamer, and whoever only watches, hears no talk of the others under the mask. (W3.9)"""
        return isinstance(self, Dusk) or (seat is not None and seat != s.dreamer)


@dataclass(frozen=True)
class BeginRound(Step[Dream]):
    """Deal a role to each spirit; one is left over."""  # W2.1

    rule: ClassVar[str] = "W2.1"

    def run(self, s: Dream, out: Outside) -> None:
        roles = role_set(s.seats)
        s.roles = [DREAMER] * s.seats
        for seat in s.spirits():
            s.roles[seat] = roles.pop(out.below(len(roles)))
        s.missing = roles[0]
        s.ready = [False] * s.seats
        s.cards = []
        s.contests = []
        s.telling = ""
        s.mentioned = ()
        s.turn = s.spirits()[0]  # W3.1
        s.turns = 0
        s.dusk_pool = len(s.pile.pool)
        s.dusk_bottom = tuple(s.pile.bottom)
        if out.listening:
            out.tell("round", round=s.round, seat=s.dreamer)
            for seat in s.spirits():
                out.whisper((seat,), {"role": s.roles[seat]}, "role", seat=seat)
        s.agenda += [DAY, TELL, LAST_CHANCE, NIGHT, FALL_ASLEEP, DUSK]


@dataclass(frozen=True)
class Dusk(Scene):
    """All get ready."""  # W2.3

    rule: ClassVar[str] = "W2.3"

    def asks(self, s: Dream) -> list[Ask[Dream, Any]]:
        return [GetReady(seat) for seat in range(s.seats) if not s.ready[seat]]


@dataclass(frozen=True)
class FallAsleep(Step[Dream]):
    """The first word comes up."""  # W2.2

    rule: ClassVar[str] = "W2.2"
    foreseen: ClassVar[bool] = True

    def run(self, s: Dream, out: Outside) -> None:
        if out.listening:
            out.tell("night", seat=s.dreamer)
        come_up(s, out)


@dataclass(frozen=True)
class Night(Scene):
    """Spirits give clues in turn; the Dreamer may cut in at any moment."""  # W3

    rule: ClassVar[str] = "W3.1"
    part: ClassVar[Part] = "night"
    foreseen: ClassVar[bool] = True

    def asks(self, s: Dream) -> list[Ask[Dream, Any]]:
        if s.live() is None:  # no card is left
            return []
        if s.rules.voice:
            return [PressNight(seat) for seat in s.spirits()]
        return night_asks(s.turn, s.dreamer, s.seats).copy()

    def deadlines(self, s: Dream) -> list[Deadline]:
        spirits = s.spirits()  # W3.9: the Dreamer does not know the timer
        if s.turn in s.drafts and not s.rules.voice:
            turn = Deadline(f"breath:{s.round}.{s.turns}", BREATH, spirits)
        else:
            turn = Deadline(f"clue:{s.round}.{s.turns}", turn_seconds(s.rules), spirits)
        return [Deadline(f"night:{s.round}", s.rules.night, spirits), turn, *contest_deadlines(s)]

    def expire(self, s: Dream, key: str, out: Outside) -> None:
        if key.startswith("night"):
            s.agenda.pop()
            self.run(s, out)
        elif key.startswith("breath"):
            give_clue(s, s.drafts[s.turn], out)
        elif key.startswith("clue"):
            pass_turn(s, out)  # W3.4
        else:
            end_contest(s, key, out)

    def run(self, s: Dream, out: Outside) -> None:
        """Spirits are silent at once."""  # W5.1
        s.drafts.clear()
        s.withheld.clear()
        if out.listening:
            out.tell("dawn")


def turn_seconds(rules: Rules) -> int:
    """Tell how long a spirit has for a clue. (W3.4)"""
    return SPEAKING if rules.voice else rules.clue


@cache
def night_asks(turn: Seat, dreamer: Seat, seats: int) -> list[Ask[Dream, Any]]:
    """List who is asked in the night, by whose turn it is. Not to be changed."""
    waiting = [(dreamer + i) % seats for i in range(1, seats)]
    waiting.remove(turn)
    return [GiveClue(turn), *[ComposeAhead(seat) for seat in waiting], CutIn(dreamer)]


@dataclass(frozen=True)
class LastChance(Scene):
    """The Dreamer may still answer the card in play."""  # W5.2

    rule: ClassVar[str] = "W5.1"
    part: ClassVar[Part] = "last"
    foreseen: ClassVar[bool] = True

    def asks(self, s: Dream) -> list[Ask[Dream, Any]]:
        if s.live() is None:
            return []
        if s.rules.voice:
            return [PressLast(seat) for seat in s.spirits()]
        return [LastAnswer(s.dreamer), *protests(s)]

    def deadlines(self, s: Dream) -> list[Deadline]:
        return [Deadline(f"last:{s.round}", LAST_ANSWER), *contest_deadlines(s)]

    def expire(self, s: Dream, key: str, out: Outside) -> None:
        if key.startswith("last"):
            leave(s, out)
        else:
            end_contest(s, key, out)


@dataclass(frozen=True)
class Telling(Scene):
    """Still masked, the Dreamer tells the dream."""  # W6.1

    rule: ClassVar[str] = "W6.1"
    part: ClassVar[Part] = "telling"
    foreseen: ClassVar[bool] = True

    def asks(self, s: Dream) -> list[Ask[Dream, Any]]:
        if s.rules.voice:
            return [HearTelling(seat) for seat in s.spirits()]
        return [TellDream(s.dreamer), *protests(s)]

    def deadlines(self, s: Dream) -> list[Deadline]:
        return [Deadline(f"telling:{s.round}", TELLING), *contest_deadlines(s)]

    def expire(self, s: Dream, key: str, out: Outside) -> None:
        if key.startswith("telling"):
            s.agenda.pop()
        else:
            end_contest(s, key, out)


def protests(s: Dream) -> list[Ask[Dream, Any]]:
    """Ask the spirits who may still contest a clue. (W4.7)"""
    return [Protest(seat) for seat in s.spirits() if objections(s, seat)] if s.contests else []


def contest_deadlines(s: Dream) -> list[Deadline]:
    """Tell until when clues may be contested. (W4.7)"""
    return [Deadline(contest_key(s, contest), CONTEST, s.spirits()) for contest in s.contests]


def contest_key(s: Dream, contest: Contest) -> str:
    """Name the deadline of a contest."""
    return f"contest:{s.round}.{contest.said.number}"


def end_contest(s: Dream, key: str, out: Outside) -> None:
    """Let a doubtful clue stand."""
    out.aside(*s.spirits())
    s.contests = [contest for contest in s.contests if contest_key(s, contest) != key]


@dataclass(frozen=True)
class Daybreak(Step[Dream]):
    """The mask comes off; all score; the cards go under the pile; the next one dreams."""  # W6.3 to W6.8

    rule: ClassVar[str] = "W6.3"
    foreseen: ClassVar[bool] = True

    def run(self, s: Dream, out: Outside) -> None:
        s.cards = [card if card.offender is None else replace(card, fate=FOUL) for card in s.cards]
        yellow, blue = s.side(YELLOW), s.side(BLUE)
        mentioned = s.mentioned if s.rules.voice else heard_in_telling(s, yellow, out)
        points = [
            pay_dreamer(len(yellow), len(mentioned)) if seat == s.dreamer else pay(role, len(yellow), len(blue))
            for seat, role in enumerate(s.roles)
        ]
        unmask(s, mentioned, points, out)
        put_back(s)
        s.contests = []
        if s.round == s.seats:  # W1.1, W7.1
            if out.listening:
                out.tell("over")
            return
        s.round += 1
        s.dreamer = (s.dreamer + 1) % s.seats
        s.agenda.append(BEGIN_ROUND)


def heard_in_telling(s: Dream, yellow: list[Word], out: Outside) -> tuple[Word, ...]:
    """Ask the judge which yellow words occur in the telling. (W6.2)"""
    if not yellow or not s.telling:
        return ()
    verdict = out.verdict(
        {
            "about": "telling",
            "language": s.rules.language,
            "words": [WORDS[word].id for word in yellow],
            "text": s.telling,
        }
    )
    return tuple(sorted([NUMBER[word] for word in verdict["mentioned"]]))


def unmask(s: Dream, mentioned: tuple[Word, ...], points: list[Points], out: Outside) -> None:
    """Show roles, sides and the missing role, and write down the points. (W6.3)"""
    out.reveal()
    for seat, scored in enumerate(points):
        s.points[seat] += scored
    s.nights.append(tuple(points))
    s.day = Day(s.dreamer, tuple(s.roles), s.missing, tuple(s.cards), s.telling, mentioned, tuple(points))
    if out.listening:
        out.tell(
            "told",
            seat=s.dreamer,
            text=s.telling,
            silent=not s.telling and not s.rules.voice,
            words=list(mentioned),
            cards=[[card.word, card.spoken, card.fate, card.offender, card.offence, card.rule] for card in s.cards],
            heard=[s.called(word) for word in mentioned],
            count=len(mentioned),
        )
        for seat in s.spirits():
            out.tell("was", seat=seat, role=s.roles[seat])
        out.tell("missing", role=s.missing)
        for side in (YELLOW, BLUE):
            words = s.side(side)
            out.tell("side", side=side, words=words, called=[s.called(word) for word in words], count=len(words))
        for seat, scored in enumerate(points):
            out.tell("scored", seat=seat, points=scored)


def put_back(s: Dream) -> None:
    """Lay the cards of the round under the pile; penalty cards stay with who took them. (W6.8)"""
    for card in s.cards:
        number, face = divmod(card.word, FACES)
        if card.fate == FOUL and card.offender is not None:
            s.penalties[card.offender] = (*s.penalties[card.offender], card.word)
            continue
        used = s.used.get(number, 0) | 1 << face
        s.used[number] = 1 << face if used == (1 << FACES) - 1 else used
        s.pile.put_underneath(number)
    s.used = dict(sorted(s.used.items()))
    s.cards = []
    s.roles = [DREAMER] * s.seats
    s.missing = DREAMER


BEGIN_ROUND = BeginRound()
DUSK = Dusk()
FALL_ASLEEP = FallAsleep()
NIGHT = Night()
LAST_CHANCE = LastChance()
TELL = Telling()
DAY = Daybreak()
