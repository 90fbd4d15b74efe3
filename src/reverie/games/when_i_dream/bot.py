"""How bots dream, help, lie and keep the balance.

A bot sees a view, like anybody. The Dreamer's never uses a verdict: trust in a speaker comes from
how well their clues agreed with what the Dreamer believed.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from operator import mul
from zlib import crc32

from ...kernel.chance import Chance
from ...kernel.table import Question
from ...kernel.words import Move, Seat, Wait
from .deck import FACES, NUMBER, WORDS, CardId, Word, name
from .judge import judge_clue
from .meaning import DOUBT, Meaning, meaning
from .moves import PASS, READY, SPOKEN, Answer, Clue, Object, Tell
from .scoring import BOOGEYMAN, FAIRY
from .spelling import fold, is_one_word
from .state import BLUE, YELLOW, Card, Said
from .view import DreamView

WAIT: Move = Wait()


@dataclass(frozen=True)
class Level:
    """How good a bot is."""

    choice: int
    """Among how many of the best clues it takes any."""
    knows: int
    """How many associations in a hundred it thinks of, as the Dreamer."""
    sure: float
    """How sure it must be to answer."""
    memory: int
    """How many of its answers in a hundred it still knows by day."""


LEVELS = {
    "drowsy": Level(choice=14, knows=70, sure=0.5, memory=75),
    "dreaming": Level(choice=7, knows=80, sure=0.65, memory=90),
    "lucid": Level(choice=3, knows=95, sure=0.8, memory=97),
}

TRUE_WEAK = 5
"""One clue of a Boogeyman in so many is true, but weak."""

LURES = 6
"""How many words like the one in play a liar thinks of besides the near misses."""

PATIENCE = 2
"""How many clues more than a lap the Dreamer waits for before giving up."""

LOST = 0.2
"""How unsure the Dreamer must be to pass rather than guess."""


def advise(v: DreamView, question: Question, level: str, chance: Chance) -> Move | None:
    """Answer what a seat is asked; `Wait()` where there is nothing to say yet."""
    skill = LEVELS.get(level, LEVELS["dreaming"])
    match question.kind:
        case "ready":
            return READY
        case "clue":
            return objection(v, question) or clue_for(v, skill, chance)
        case "compose" | "contest":
            return objection(v, question) or WAIT
        case "dream":
            return guess(v, skill) or WAIT
        case "last":
            return last_guess(v, skill)
        case "tell":
            return tell(v, skill, chance)
        case "press":
            return SPOKEN if v.turn == v.seat else WAIT  # a bot has no voice and no ears: its turn goes by
        case "press_last" | "mention":
            return WAIT
    return None


def pace(question: Question, chance: Chance) -> float:
    """Tell the seconds that a person would take to answer."""
    least, most = PACE.get(question.kind, (0.8, 1.8))
    return least + (most - least) * chance.below(1001) / 1000


PACE = {"clue": (1.6, 4.0), "dream": (1.2, 2.6), "last": (1.5, 4.0), "tell": (6.0, 12.0), "compose": (1.0, 2.5)}
"""From how many to how many seconds each kind of answer takes."""


# Spirits


def objection(v: DreamView, question: Question) -> Move | None:
    """Contest a doubtful clue that looks forbidden."""
    for contest in v.contests:
        move = Object(contest.said.number)
        if move in question.options and not allowed(contest.word, v.rules.language, contest.said.clue):
            return move
    return None


def clue_for(v: DreamView, skill: Level, chance: Chance) -> Move:
    """Choose a clue as one's role would have it."""
    card = v.cards[-1]
    meanings = meaning(v.rules.language)
    before = [1.0] * len(WORDS)
    for said in card.clues[-6:]:
        before = list(map(mul, before, meanings.behind(said.clue)))
    goal = card.word
    weak = False
    if misleads(v, chance):
        if v.role == BOOGEYMAN and chance.below(TRUE_WEAK) == 0:
            weak = True
        else:
            goal = lure(meanings, before, card.word)
    clues = possible_clues(v, card, goal, weak)
    if not clues:
        return PASS
    if weak:
        return Clue(clues[chance.below(len(clues))])
    ranked = sorted([(-share(before, meanings.behind(clue), goal), clue) for clue in clues])
    return Clue(ranked[chance.below(min(skill.choice, len(ranked)))][1])


def misleads(v: DreamView, chance: Chance) -> bool:
    """Whether a spirit wants the Dreamer to go astray now."""
    if v.role == FAIRY:
        return False
    if v.role == BOOGEYMAN:
        return True
    yellow = sum(card.fate == YELLOW for card in v.cards)
    blue = sum(card.fate == BLUE for card in v.cards)
    return yellow > blue or (yellow == blue and chance.below(3) == 0)


def lure(meanings: Meaning, before: list[float], word: Word) -> Word:
    """Choose what to hint at instead of the word: a near miss, the one that the clues so far suit best.

    So liars agree with one another without a word.
    """
    near = [NUMBER[each] for each in WORDS[word].near]
    others = sorted(meanings.like[word], key=lambda other: -meanings.like[word][other])[:LURES]
    return max([*near, *others], key=lambda other: (before[other], other in near, -other))


def possible_clues(v: DreamView, card: Card, goal: Word, weak: bool) -> list[str]:
    """List the clues to a goal that may be said of the word in play and were not."""
    language = v.rules.language
    gone = {fold(said.clue) for said in card.clues} | {fold(each.clue) for each in v.withheld}
    return [
        clue
        for clue, strength in WORDS[goal].tongue(language).associations
        if fold(clue) not in gone and (strength == 1 or not weak) and allowed(card.word, language, clue)
    ]


@lru_cache(300_000)
def allowed(word: Word, language: str, clue: str) -> bool:
    """Whether a clue seems allowed."""
    return is_one_word(clue, language) and judge_clue(WORDS[word], language, clue)["verdict"] == "ok"


def share(before: list[float], behind: list[float], goal: Word) -> float:
    """Tell how sure of the goal a trusting Dreamer would be after one more clue."""
    total: float = sum(map(mul, before, behind))
    return before[goal] * behind[goal] / total


# The Dreamer


def guess(v: DreamView, skill: Level) -> Move | None:
    """Answer when sure enough; after a long wait guess or pass; else listen on."""
    clues = v.cards[-1].clues
    if not clues:
        return None
    word, sure = belief(v, clues, skill)
    if sure >= skill.sure:
        return Answer(name(word, v.rules.language))
    if len(clues) < v.seats - 1 + PATIENCE:
        return None
    return Answer(name(word, v.rules.language)) if sure >= LOST else PASS


def last_guess(v: DreamView, skill: Level) -> Move:
    """Answer the last card if there is anything to go by."""
    clues = v.cards[-1].clues
    if not clues:
        return PASS
    word, sure = belief(v, clues, skill)
    return Answer(name(word, v.rules.language)) if sure >= LOST else PASS


def belief(v: DreamView, clues: tuple[Said, ...], skill: Level) -> tuple[Word, float]:
    """Tell the likeliest word behind some clues, and how sure of it one may be."""
    trust = trusts(v, meaning(v.rules.language))
    heard = tuple([(said.clue, trust[said.seat]) for said in clues])
    likely = likelihood(v.rules.language, v.dreamer, skill.knows, v.used, heard)
    best = likely.index(max(likely))
    return best, likely[best] / sum(likely)


@lru_cache(64)
def likelihood(
    language: str, dreamer: Seat, knows: int, used: tuple[tuple[CardId, int], ...], heard: tuple[tuple[str, float], ...]
) -> list[float]:
    """Tell how likely each word is behind clues, each trusted so far. Not to be changed: one more clue builds on it."""
    if not heard:
        likely = [1.0] * len(WORDS)
        for card, faces in used:
            for face in range(FACES):
                if faces >> face & 1:
                    likely[card * FACES + face] = 0.0
        return likely
    clue, true = heard[-1]
    behind, mean = brings_to_mind(language, dreamer, clue, knows)
    lie = (1 - true) * mean
    before = likelihood(language, dreamer, knows, used, heard[:-1])
    return [weight * (lie + true * each) for weight, each in zip(before, behind, strict=True)]


@lru_cache(20_000)
def brings_to_mind(language: str, seat: Seat, clue: str, knows: int) -> tuple[list[float], float]:
    """Tell how likely each word, and any word, is behind a clue to a Dreamer who does not think of everything."""
    behind = [
        weight if weight < 2 * DOUBT or crc32(f"{seat} {clue} {word}".encode()) % 100 < knows else DOUBT
        for word, weight in enumerate(meaning(language).behind(clue))
    ]
    return behind, sum(behind) / len(behind)


def trusts(v: DreamView, meanings: Meaning) -> dict[Seat, float]:
    """Tell how far each spirit is believed: by how their clues of this night fit one's own answers."""
    fits = dict.fromkeys(range(v.seats), 2.0)
    all_ = dict.fromkeys(range(v.seats), 3.0)
    for card in v.memory:
        answer = meanings.names.get(fold(card.spoken or ""))
        if answer is None:
            continue
        for said in card.clues:
            all_[said.seat] += 1
            fits[said.seat] += meanings.behind(said.clue)[answer] > 3 * meanings.mean(said.clue)
    return {seat: fits[seat] / all_[seat] for seat in fits}


def tell(v: DreamView, skill: Level, chance: Chance) -> Move:
    """Tell the answers that one remembers, as a plain list."""
    answers = [card.spoken for card in (*v.memory, *v.cards) if card.spoken]
    return Tell(", ".join([answer for answer in answers if chance.below(100) < skill.memory]), True)
