"""What a move or the clock brings about during the night: words come up, clues go out, cards change sides."""

from __future__ import annotations

from dataclasses import replace

from ...kernel.outside import Outside
from ...kernel.words import Json, Seat
from .deck import FACES, WORDS, Word
from .state import BLUE, FOUL, LEFT, LIVE, YELLOW, Card, Contest, Dream, Said, Withheld, objections_needed


def come_up(s: Dream, out: Outside) -> None:
    """Bring up a new word, as long as there are cards. (W3.7)"""
    s.drafts.clear()
    s.withheld.clear()
    s.turns += 1
    if not len(s.pile):
        return
    card, _ = s.pile.draw(out)
    used = s.used.get(card, 0)
    faces = [face for face in range(FACES) if not used >> face & 1]
    word = card * FACES + faces[out.below(len(faces))]  # W1.2
    s.cards.append(Card(word))
    if out.listening:
        out.whisper(s.spirits(), {"word": word, "called": s.called(word)}, "card")


def next_word(s: Dream, out: Outside) -> None:
    """Go on with a new word, with the spirit who is next, or again from the Dreamer's left. (W3.7)"""
    if s.rules.from_left:
        s.turn = s.spirits()[0]
    come_up(s, out)


def pass_on(s: Dream) -> None:
    """Let the next spirit clockwise speak. (W3.1)"""
    spirits = s.spirits()
    s.turn = spirits[(spirits.index(s.turn) + 1) % len(spirits)]
    s.turns += 1


def pass_turn(s: Dream, out: Outside) -> None:
    """Let the spirit whose turn it is give no clue. (W3.3, W3.4)"""
    if out.listening:
        out.tell("passed", seat=s.turn)
    s.drafts.pop(s.turn, None)
    pass_on(s)


def verdict_on_clue(s: Dream, word: Word, clue: str, out: Outside) -> Json:
    """Ask the judge about a clue."""
    return out.verdict({"about": "clue", "language": s.rules.language, "word": WORDS[word].id, "clue": clue})


def give_clue(s: Dream, clue: str, out: Outside) -> None:
    """Let a clue of the spirit whose turn it is go out, unless it is forbidden. (W3.2, W4)"""
    card, seat = s.cards[-1], s.turn
    composed = s.drafts.pop(seat, None) is not None
    verdict = verdict_on_clue(s, card.word, clue, out)
    if verdict["verdict"] == "refused":
        if s.rules.soft:  # W4.6
            withhold(s, seat, clue, verdict)
            out.aside(*(s.spirits() if composed else ()))
            return
        pass_on(s)
        foul(s, len(s.cards) - 1, seat, out, clue, verdict["rule"])
        next_word(s, out)
        return
    doubtful = verdict["verdict"] == "doubtful"
    said = Said(1 + sum(len(each.clues) for each in s.cards), seat, clue)
    s.cards[-1] = replace(card, clues=(*card.clues, said))
    if doubtful:  # W4.7
        s.contests.append(Contest(said, card.word, verdict["rule"]))
    if out.listening:
        secret = {"number": said.number, "doubtful": doubtful, "rule": verdict["rule"]}
        out.whisper(s.spirits(), secret, "clue", seat=seat, clue=clue)
    pass_on(s)


def compose(s: Dream, seat: Seat, clue: str, out: Outside) -> None:
    """Keep a clue until the turn of its spirit comes. (W3.4)"""
    if s.rules.soft:
        verdict = verdict_on_clue(s, s.cards[-1].word, clue, out)
        if verdict["verdict"] == "refused":
            withhold(s, seat, clue, verdict)
            out.aside()
            return
    out.aside(*(() if seat in s.drafts else s.spirits()))
    s.drafts[seat] = clue


def withhold(s: Dream, seat: Seat, clue: str, verdict: Json) -> None:
    """Tell a spirit, and nobody else, that a clue is forbidden. (W4.6)"""
    s.withheld.append(Withheld(seat, clue, verdict["rule"], verdict["reason"]))


def foul(s: Dream, index: int, offender: Seat, out: Outside, clue: str = "", rule: str = "") -> None:
    """Give a card to who gave a forbidden clue to it: it counts for neither side. (W4.4)

    A card that was settled meanwhile leaves its side, which the Dreamer does not learn; one that was
    left in play lies there until the day. (W4.7)
    """
    card = s.cards[index]
    fate = LEFT if card.fate == LEFT else FOUL
    s.cards[index] = replace(card, fate=fate, offender=offender, offence=clue, rule=rule)
    s.contests = [contest for contest in s.contests if contest.word != card.word]
    if card.fate != LIVE:
        return
    if out.listening:
        secret = {"seat": offender, "word": card.word, "called": s.called(card.word), "clue": clue, "rule": rule}
        out.whisper(s.spirits(), secret, "changed")


def object_to(s: Dream, seat: Seat, number: int, out: Outside) -> bool:
    """Contest a clue; tell if that takes the card in play away. (W4.7)"""
    place = next(i for i, contest in enumerate(s.contests) if contest.said.number == number)
    contest = s.contests[place]
    contest = s.contests[place] = replace(contest, against=(*contest.against, seat))
    in_play = False
    if len(contest.against) >= objections_needed(s.seats):
        index = next(i for i, card in enumerate(s.cards) if card.word == contest.word)
        in_play = s.cards[index].fate == LIVE
        foul(s, index, contest.said.seat, out, contest.said.clue, contest.rule)
    if not in_play:
        out.aside(*s.spirits())
    return in_play


def settle_card(s: Dream, spoken: str, right: bool, out: Outside, why: str = "") -> None:
    """Lay the card in play on its side, which looks the same to the Dreamer in every case. (W3.6, W3.8)"""
    card = replace(s.cards[-1], spoken=spoken, fate=YELLOW if right else BLUE)
    s.cards[-1] = card
    if out.listening:
        how = "right" if right else "wrong" if spoken else "missed"
        secret = {"word": card.word, "called": s.called(card.word), "spoken": spoken, "how": how, "why": why}
        out.whisper(s.spirits(), secret, "settled")


def verdict_on_answer(s: Dream, answer: str, aloud: bool, out: Outside) -> tuple[bool, str]:
    """Ask the judge whether an answer, perhaps spoken aloud, is right, and why."""
    word = WORDS[s.cards[-1].word].id
    question = {"about": "answer", "language": s.rules.language, "word": word, "answer": answer, "aloud": aloud}
    verdict = out.verdict(question)
    return verdict["verdict"] == "right", str(verdict["reason"])
