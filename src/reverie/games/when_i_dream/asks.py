"""What each seat can be asked, from dusk to day."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from ...kernel.chance import Chance
from ...kernel.outside import Outside
from ...kernel.step import Ask, Form
from ...kernel.words import Json, Move, Refusal
from .acts import (
    compose,
    foul,
    give_clue,
    next_word,
    object_to,
    pass_on,
    pass_turn,
    settle_card,
    verdict_on_answer,
)
from .deck import WORDS, name
from .moves import (
    PASS,
    PASSED,
    READY,
    RIGHT,
    SPOKEN,
    WRONG,
    Aloud,
    Answer,
    Clue,
    Foul,
    Mention,
    Object,
    Pass,
    Press,
    Ready,
    Spoken,
    Tell,
)
from .spelling import (
    ANSWER_LENGTH,
    ANSWER_WORDS,
    CLUE_LENGTH,
    TELLING_LENGTH,
    is_answer,
    is_one_word,
    is_telling,
    tidy,
)
from .state import LEFT, YELLOW, Dream

# Dusk


@dataclass(frozen=True)
class GetReady(Ask[Dream, Ready]):
    """Say that the night may begin."""  # W2.3

    kind: ClassVar[str] = "ready"
    rule: ClassVar[str] = "W2.3"

    def options(self, s: Dream) -> list[Move]:
        return [READY]

    def take(self, s: Dream, move: Ready, out: Outside) -> None:
        s.ready[self.seat] = True
        if out.listening:
            out.tell("ready", seat=self.seat)

    def reason(self, s: Dream, move: Move) -> Refusal:
        return Refusal("W2.3", "not_yet")


# Clues


@dataclass(frozen=True)
class Speak(Form[Dream, Move]):
    """What a spirit may say in the night: a clue, nothing, or that a clue was forbidden."""

    def options(self, s: Dream) -> list[Move]:
        return [PASS, *objections(s, self.seat)]

    def why(self, s: Dream, move: Move) -> Refusal | None:
        if isinstance(move, Clue):
            if not is_one_word(move.word, s.rules.language):
                return Refusal("W4.5", "one_word", most=CLUE_LENGTH)
            return None
        if isinstance(move, Object):
            contested = type(move.clue) is int and move in objections(s, self.seat)
            return None if contested else Refusal("W4.7", "no_contest")
        if isinstance(move, Pass):
            return None if PASS in self.options(s) else Refusal("W3.4", "nothing_composed")
        return Refusal(self.rule, "clue")

    def take(self, s: Dream, move: Move, out: Outside) -> None:
        out.reveal()  # nothing is taken back against the clock
        if isinstance(move, Clue):
            self.say(s, tidy(move.word), out)
        elif isinstance(move, Object):
            object_in_the_night(s, self.seat, move, out)
        else:
            self.say_nothing(s, out)

    def say(self, s: Dream, clue: str, out: Outside) -> None:
        """Give or keep a clue."""
        raise NotImplementedError

    def say_nothing(self, s: Dream, out: Outside) -> None:
        """Pass, or take back."""
        raise NotImplementedError

    def sample(self, s: Dream, chance: Chance) -> Move:
        options = self.options(s)
        if options and chance.below(4) == 0:
            return options[chance.below(len(options))]
        associations = WORDS[chance.below(len(WORDS))].tongue(s.rules.language).associations
        clue = associations[chance.below(len(associations))][0]
        return Clue(clue) if is_one_word(clue, s.rules.language) else Clue("lune")

    def facts(self, s: Dream) -> dict[str, Json]:
        """Tell which card it is, so that an answer meant for another can be told apart."""
        return {"number": len(s.cards)}

    def fields(self, s: Dream) -> list[dict[str, Json]]:
        return [
            {"name": "kind", "type": "fixed", "value": Clue.kind},
            {"name": "word", "type": "text", "most": CLUE_LENGTH},
        ]


@dataclass(frozen=True)
class GiveClue(Speak):
    """Give a clue of one word, or pass."""  # W3.1 to W3.3

    kind: ClassVar[str] = "clue"
    rule: ClassVar[str] = "W3.1"

    def say(self, s: Dream, clue: str, out: Outside) -> None:
        give_clue(s, clue, out)

    def say_nothing(self, s: Dream, out: Outside) -> None:
        pass_turn(s, out)


@dataclass(frozen=True)
class ComposeAhead(Speak):
    """Prepare a clue: it goes out when the turn comes."""  # W3.4

    kind: ClassVar[str] = "compose"
    rule: ClassVar[str] = "W3.1"
    awaited: ClassVar[bool] = False

    def options(self, s: Dream) -> list[Move]:
        composed = [PASS] if self.seat in s.drafts else []
        return [*composed, *objections(s, self.seat)]

    def say(self, s: Dream, clue: str, out: Outside) -> None:
        compose(s, self.seat, clue, out)

    def say_nothing(self, s: Dream, out: Outside) -> None:
        del s.drafts[self.seat]
        out.aside(*s.spirits())


# Contests


@dataclass(frozen=True)
class Protest(Ask[Dream, Object]):
    """Say that a doubtful clue was forbidden, when clues are over."""  # W4.7

    kind: ClassVar[str] = "contest"
    rule: ClassVar[str] = "W4.7"
    awaited: ClassVar[bool] = False

    def options(self, s: Dream) -> list[Move]:
        return objections(s, self.seat)

    def take(self, s: Dream, move: Object, out: Outside) -> None:
        out.reveal()
        object_to(s, self.seat, move.clue, out)

    def reason(self, s: Dream, move: Move) -> Refusal:
        return Refusal("W4.7", "no_contest") if isinstance(move, Object) else Refusal("W5.1", "silence")


def objections(s: Dream, seat: int) -> list[Move]:
    """List the clues that a spirit may still contest."""
    return [
        Object(contest.said.number)
        for contest in s.contests
        if seat != contest.said.seat and seat not in contest.against
    ]


def object_in_the_night(s: Dream, seat: int, move: Object, out: Outside) -> None:
    """Contest a clue; if the card in play goes, a new word comes up."""
    if object_to(s, seat, move.clue, out):
        next_word(s, out)


# Answers


@dataclass(frozen=True)
class Guess(Form[Dream, Move]):
    """What the Dreamer may say to a card: an answer, or a pass. Nothing here depends on the word."""

    def options(self, s: Dream) -> list[Move]:
        return [PASS]

    def why(self, s: Dream, move: Move) -> Refusal | None:
        if isinstance(move, Pass):
            return None
        if not isinstance(move, Answer):
            return Refusal(self.rule, "answer")
        return None if is_answer(move.word) else Refusal("W3.5", "whole_answer", most=ANSWER_WORDS)

    def take(self, s: Dream, move: Move, out: Outside) -> None:
        out.reveal()
        if isinstance(move, Answer):
            answer = tidy(move.word)
            right, why = verdict_on_answer(s, answer, isinstance(move, Aloud), out)
            settle_card(s, answer, right, out, why)
        else:
            self.decline(s, out)
        self.go_on(s, out)

    def decline(self, s: Dream, out: Outside) -> None:
        """Pass on the card in play."""
        settle_card(s, "", False, out)

    def go_on(self, s: Dream, out: Outside) -> None:
        """See what comes after the answer."""

    def sample(self, s: Dream, chance: Chance) -> Move:
        if chance.below(4) == 0:
            return PASS
        return Answer(name(chance.below(len(WORDS)), s.rules.language))

    def facts(self, s: Dream) -> dict[str, Json]:
        """Tell which card it is, so that an answer meant for another can be told apart."""
        return {"number": len(s.cards)}

    def fields(self, s: Dream) -> list[dict[str, Json]]:
        return [
            {"name": "kind", "type": "fixed", "value": Answer.kind},
            {"name": "word", "type": "text", "most": ANSWER_LENGTH},
        ]


@dataclass(frozen=True)
class CutIn(Guess):
    """Answer or pass at any moment of the night."""  # W3.5

    kind: ClassVar[str] = "dream"
    rule: ClassVar[str] = "W3.5"
    awaited: ClassVar[bool] = False

    def go_on(self, s: Dream, out: Outside) -> None:
        next_word(s, out)


@dataclass(frozen=True)
class LastAnswer(Guess):
    """Answer the card in play without a further clue, or decline."""  # W5.2

    kind: ClassVar[str] = "last"
    rule: ClassVar[str] = "W5.2"

    def decline(self, s: Dream, out: Outside) -> None:
        leave(s, out)


def leave(s: Dream, out: Outside) -> None:
    """Let the card in play stay, without effect. (W5.2)"""
    s.cards[-1] = replace(s.cards[-1], fate=LEFT)
    if out.listening:
        out.tell("left")


# The telling


@dataclass(frozen=True)
class TellDream(Form[Dream, Tell]):
    """Tell the dream, as a story or a plain list."""  # W6.1

    kind: ClassVar[str] = "tell"
    rule: ClassVar[str] = "W6.1"

    def why(self, s: Dream, move: Move) -> Refusal | None:
        if not isinstance(move, Tell) or type(move.done) is not bool or not is_telling(move.text):
            return Refusal("W6.1", "telling", most=TELLING_LENGTH)
        return None

    def take(self, s: Dream, move: Tell, out: Outside) -> None:
        out.reveal()
        s.telling = tidy(move.text)
        if move.done:
            s.agenda.pop()
        else:
            out.aside()

    def sample(self, s: Dream, chance: Chance) -> Move:
        words = [name(chance.below(len(WORDS)), s.rules.language) for _ in range(chance.below(6))]
        return Tell(", ".join(words), chance.below(3) > 0)

    def fields(self, s: Dream) -> list[dict[str, Json]]:
        return [
            {"name": "kind", "type": "fixed", "value": Tell.kind},
            {"name": "text", "type": "text", "most": TELLING_LENGTH},
            {"name": "done", "type": "fixed", "value": True},
        ]


# The voice table: people speak on a call, a spirit presses what happened.
# Another one holds the buttons for each card; the others may press in their stead, so that nobody who
# is gone, and no bot, can hold up the night.


@dataclass(frozen=True)
class PressNight(Ask[Dream, Move]):
    """Press what was heard: a clue, right, wrong, pass, or a forbidden clue of somebody."""  # W3.6, W4.4

    kind: ClassVar[str] = "press"
    rule: ClassVar[str] = "W3.6"
    awaited: ClassVar[bool] = False

    def options(self, s: Dream) -> list[Move]:
        return [RIGHT, WRONG, PASSED, SPOKEN, *[Foul(seat) for seat in s.spirits()]]

    def take(self, s: Dream, move: Move, out: Outside) -> None:
        out.reveal()
        if isinstance(move, Spoken):
            speak_aloud(s, out)
        elif isinstance(move, Foul):
            foul(s, len(s.cards) - 1, move.seat, out)
            next_word(s, out)
        elif isinstance(move, Press):
            settle_card(s, "", move.heard == "right", out)
            next_word(s, out)

    def facts(self, s: Dream) -> dict[str, Json]:
        """Tell which card it is, so that an answer meant for another can be told apart."""
        return {"number": len(s.cards)}

    def reason(self, s: Dream, move: Move) -> Refusal:
        return Refusal("W4.4", "no_spirit") if isinstance(move, Foul) else Refusal("W3.6", "press")


@dataclass(frozen=True)
class PressLast(Ask[Dream, Press]):
    """Press what the Dreamer says to the last card."""  # W5.2

    kind: ClassVar[str] = "press_last"
    rule: ClassVar[str] = "W5.2"
    awaited: ClassVar[bool] = False

    def options(self, s: Dream) -> list[Move]:
        return [RIGHT, WRONG, PASSED]

    def take(self, s: Dream, move: Press, out: Outside) -> None:
        out.reveal()
        if move.heard == "pass":
            leave(s, out)
        else:
            settle_card(s, "", move.heard == "right", out)


@dataclass(frozen=True)
class HearTelling(Form[Dream, Mention]):
    """Mark the yellow words that occur in the telling."""  # W6.2

    kind: ClassVar[str] = "mention"
    rule: ClassVar[str] = "W6.2"
    awaited: ClassVar[bool] = False

    def why(self, s: Dream, move: Move) -> Refusal | None:
        if not isinstance(move, Mention) or not isinstance(move.words, tuple):
            return Refusal("W6.2", "mention")
        yellow = s.side(YELLOW)
        if len(set(move.words)) < len(move.words) or any(
            type(word) is not int or word not in yellow for word in move.words
        ):
            return Refusal("W6.2", "not_yellow")
        return None

    def take(self, s: Dream, move: Mention, out: Outside) -> None:
        out.reveal()
        s.mentioned = tuple(sorted(move.words))
        s.agenda.pop()

    def sample(self, s: Dream, chance: Chance) -> Move:
        return Mention(tuple([word for word in s.side(YELLOW) if chance.below(2)]))

    def fields(self, s: Dream) -> list[dict[str, Json]]:
        return [
            {"name": "kind", "type": "fixed", "value": Mention.kind},
            {"name": "words", "type": "subset", "values": list(s.side(YELLOW))},
        ]


def speak_aloud(s: Dream, out: Outside) -> None:
    """Note that the spirit whose turn it is has spoken."""
    if out.listening:
        out.tell("spoken", seat=s.turn)
    pass_on(s)
