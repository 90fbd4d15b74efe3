"""How bots dream, help, lie and keep the balance.

A bot sees a view, like anybody. The Dreamer's never uses a verdict: trust in a speaker comes from
how well their clues agreed with what the Dreamer believed.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from heapq import nsmallest
from itertools import islice
from zlib import crc32

from ...kernel.chance import Chance
from ...kernel.table import Question
from ...kernel.words import Move, Seat, Wait
from .deck import FACES, NUMBER, WORDS, CardId, Word, name
from .judge.plain import judge_clue
from .meaning import DOUBT, Meaning, meaning
from .moves import PASS, READY, SPOKEN, Answer, Clue, Object, Tell
from .scoring import BOOGEYMAN, FAIRY, ROLE_SETS
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

RECENT = 6
"""How many of the clues so far a spirit has in mind."""

LURES = 6
"""How many words a liar thinks of besides the near misses: like the one in play, and after the clues so far."""

TEMPTING = 4
"""Among how many of these, the likeliest by now, a liar looks for the best lie."""

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
            return guess(v, skill, chance) or WAIT
        case "last":
            return last_guess(v, skill, chance)
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
    """Choose a clue as one's role would have it: of those to the word, or to what a liar hints at, one of the best."""
    card = v.cards[-1]
    language = v.rules.language
    said = tuple([said.clue for said in card.clues[-RECENT:]])
    goals = lures(language, said, card.word) if misleads(v, chance) else (card.word,)
    ranked: list[tuple[float, str]] = []
    for goal in goals:
        clues = unsaid_clues(v, card, goal)
        ranked += zip(doubts(meaning(language), suited(language, said), goal, clues), clues, strict=True)
    lawful = (clue for _, clue in sorted(ranked) if allowed(card.word, language, clue))
    best = list(islice(lawful, skill.choice))
    return Clue(best[chance.below(len(best))]) if best else PASS


@lru_cache(64)
def suited(language: str, clues: tuple[str, ...]) -> dict[Word, float]:
    """Tell how much better than the others some words suit some clues. Not to be changed: one more builds on it."""
    if not clues:
        return {}
    suits = suited(language, clues[:-1]).copy()
    sense = meaning(language).sense(clues[-1])
    for word in sense.strong:
        suits[word] = suits.get(word, 1.0) * sense.behind[word] / DOUBT
    return suits


def misleads(v: DreamView, chance: Chance) -> bool:
    """Whether a spirit wants the Dreamer to go astray now."""
    if v.role == FAIRY:
        return False
    if v.role == BOOGEYMAN:
        return True
    yellow = sum(card.fate == YELLOW for card in v.cards)
    blue = sum(card.fate == BLUE for card in v.cards)
    if yellow != blue:
        return yellow > blue
    fairies, boogeymen, _ = ROLE_SETS[v.seats]
    return chance.below(fairies + boogeymen) < fairies  # the more of them, the likelier the next card is yellow


def lures(language: str, clues: tuple[str, ...], word: Word) -> tuple[Word, ...]:
    """List what a liar may hint at instead of a word: what it is taken for, or what the clues so far suit as well.

    The few that suit them best: so liars agree with one another, and with the Fairies, without a word.
    """
    before = suited(language, clues)
    after = nsmallest(LURES, [other for other in before if other != word], key=lambda other: (-before[other], other))
    thought_of = dict.fromkeys((*neighbours(language, word), *after))
    return tuple(sorted(thought_of, key=lambda other: -before.get(other, 1.0))[:TEMPTING])


@lru_cache(1024)
def neighbours(language: str, word: Word) -> tuple[Word, ...]:
    """List the words that are like a word, near misses first."""
    near = sorted([NUMBER[each] for each in WORDS[word].near])
    like = meaning(language).like[word]
    others = sorted(like, key=lambda other: -like[other])[:LURES]
    return (*near, *sorted([other for other in others if other not in near]))


def unsaid_clues(v: DreamView, card: Card, goal: Word) -> list[str]:
    """List the clues to a goal that were not yet said of the word in play."""
    gone = {fold(said.clue) for said in card.clues} | {fold(each.clue) for each in v.withheld}
    return [clue for clue, folded in associations(v.rules.language, goal) if folded not in gone]


@lru_cache(1024)
def associations(language: str, goal: Word) -> tuple[tuple[str, str], ...]:
    """List the clues to a goal that are one word, each also folded."""
    listed = WORDS[goal].tongue(language).associations
    return tuple([(clue, fold(clue)) for clue, _ in listed if is_one_word(clue, language)])


@lru_cache(65_536)
def allowed(word: Word, language: str, clue: str) -> bool:
    """Whether a word seems to be an allowed clue."""
    verdict: str = judge_clue(WORDS[word].id, language, clue)["verdict"]
    return verdict == "ok"


def doubts(meanings: Meaning, before: dict[Word, float], goal: Word, clues: list[str]) -> list[float]:
    """Tell for each clue how far a trusting Dreamer would be from sure of the goal after hearing it as well.

    The words that suit the clues so far best are weighed one by one, the many others all together.
    """
    total = sum(before.values()) + len(WORDS) - len(before)
    much = 2 * total / len(WORDS)
    rivals = [(word, weight) for word, weight in before.items() if weight > much]
    rest = (total - sum([weight for _, weight in rivals])) / (len(WORDS) - len(rivals))
    above = [(word, weight - rest) for word, weight in rivals]
    aim = before.get(goal, 1.0)
    found = []
    for clue in clues:
        behind, usual, _ = meanings.sense(clue)
        suits = rest * usual * len(WORDS) + sum([weight * behind[word] for word, weight in above])
        found.append(1 - aim * behind[goal] / suits)
    return found


# The Dreamer


def guess(v: DreamView, skill: Level, chance: Chance) -> Move | None:
    """Answer when sure enough; after a long wait guess or pass; else listen on."""
    clues = v.cards[-1].clues
    if not clues:
        return None
    word, sure = belief(v, clues, skill, chance)
    if sure >= skill.sure:
        return Answer(name(word, v.rules.language))
    if len(clues) < v.seats - 1 + PATIENCE:
        return None
    return Answer(name(word, v.rules.language)) if sure >= LOST else PASS


def last_guess(v: DreamView, skill: Level, chance: Chance) -> Move:
    """Answer the last card if there is anything to go by."""
    clues = v.cards[-1].clues
    if not clues:
        return PASS
    word, sure = belief(v, clues, skill, chance)
    return Answer(name(word, v.rules.language)) if sure >= LOST else PASS


def belief(v: DreamView, clues: tuple[Said, ...], skill: Level, chance: Chance) -> tuple[Word, float]:
    """Tell the likeliest word behind some clues, among equals one by lot, and how sure of it one may be."""
    trust = trusts(v)
    heard = tuple([(said.clue, trust[said.seat]) for said in clues])
    likely = likelihood(v.rules.language, v.dreamer, skill.knows, v.used, heard)
    most = max(likely)
    alike = [word for word, each in enumerate(likely) if each == most]
    best = alike[chance.below(len(alike))] if len(alike) > 1 else alike[0]
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
    strong, mean = brings_to_mind(language, dreamer, clue, knows)
    lie = (1 - true) * mean
    unexplained = lie + true * DOUBT
    likely = likelihood(language, dreamer, knows, used, heard[:-1]).copy()
    for word, weight in strong:
        likely[word] *= (lie + true * weight) / unexplained
    return likely


@lru_cache(1024)
def brings_to_mind(language: str, seat: Seat, clue: str, knows: int) -> tuple[list[tuple[Word, float]], float]:
    """Tell the words that a Dreamer who does not think of everything finds behind a clue; and how likely any is."""
    sense = meaning(language).sense(clue)
    heard = crc32(f"{seat} {clue}".encode())
    strong = [(word, sense.behind[word]) for word in sense.strong if crc32(ENDINGS[word], heard) % 100 < knows]
    return strong, DOUBT + sum([weight - DOUBT for _, weight in strong]) / len(WORDS)


ENDINGS = tuple([f" {word}".encode() for word in range(len(WORDS))])


def trusts(v: DreamView) -> list[float]:
    """Tell how far each spirit is believed: by how their clues of this night fit one's own answers."""
    fits = [2.0] * v.seats
    all_ = [3.0] * v.seats
    for card in v.memory:
        for seat, fit in fitting(v.rules.language, card.clues, card.spoken or ""):
            all_[seat] += 1
            fits[seat] += fit
    return [fit / all_[seat] for seat, fit in enumerate(fits)]


@lru_cache(256)
def fitting(language: str, clues: tuple[Said, ...], answer: str) -> list[tuple[Seat, bool]]:
    """Tell for each clue who gave it and whether it fits an answer; nothing if that is no word of the box."""
    meanings = meaning(language)
    word = meanings.names.get(fold(answer))
    if word is None:
        return []
    senses = [(said.seat, meanings.sense(said.clue)) for said in clues]
    return [(seat, sense.behind[word] > 3 * sense.mean) for seat, sense in senses]


def tell(v: DreamView, skill: Level, chance: Chance) -> Move:
    """Tell the answers that one remembers, as a plain list."""
    answers = [card.spoken for card in (*v.memory, *v.cards) if card.spoken]
    return Tell(", ".join([answer for answer in answers if chance.below(100) < skill.memory]), True)
