"""What each seat knows of the dream, and the worlds it may imagine.

Spirits see the word, the sides and the answers, and their own role. The Dreamer, and whoever only
watches, hears clues: neither word nor sides nor counts nor timer. (W3.9)
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar, Literal

from ...kernel.chance import Chance
from ...kernel.pile import Pile
from ...kernel.step import Step
from ...kernel.view import View, agenda_in_sight
from ...kernel.words import Points, Seat
from .deck import BOX, FACES, WORDS, CardId, Word, name
from .judge.plain import judge_answer
from .scoring import BOOGEYMAN, DREAMER, FAIRY, SANDMAN, Role, pay, role_set, totals
from .spelling import is_one_word
from .state import (
    BLUE,
    FOUL,
    LIVE,
    YELLOW,
    Card,
    Contest,
    Day,
    Dream,
    Fate,
    Rules,
    Withheld,
    objections_needed,
    spirits_of,
)
from .steps import Part, Scene, turn_seconds

UNSEEN: Word = -1
"""A word that the seat does not know."""

SETTLED: Fate = "settled"
"""How the Dreamer knows a card that was answered or passed. (W3.8)"""

CHANGED: Fate = "changed"
"""How the Dreamer knows a card that was taken away. (W4.4)"""


@dataclass(frozen=True)
class DreamView(View):
    """What a seat knows."""

    unsaid: ClassVar[tuple[str, ...]] = ("memory",)

    rules: Rules
    seats: int
    round: int
    dreamer: Seat
    points: tuple[Points, ...]
    """Before penalties, up to the last day."""
    penalties: tuple[tuple[Word, ...], ...]
    """Penalty cards, up to the last day."""
    used: tuple[tuple[CardId, int], ...]
    pool: int
    """How many cards nobody had looked at when the round began."""
    bottom: tuple[CardId, ...]
    """Which cards lay underneath when the round began."""
    role: Role | Literal[""]
    """One's own; empty for a spectator."""
    ready: tuple[bool, ...]
    turn: Seat
    turns: int
    presser: Seat | None
    """Who holds the buttons at a voice table."""
    cards: tuple[Card, ...]
    """What came up this night, the card in play last; the Dreamer has that one only."""
    memory: tuple[Card, ...]
    """What the Dreamer has lived through this night: clues and own words. Pages show no such list. (W6.1)"""
    draft: str | None
    """One's own clue composed ahead."""
    composed: tuple[Seat, ...]
    """Which spirits have a clue composed."""
    withheld: tuple[Withheld, ...]
    """One's own clues to the word in play that were refused."""
    contests: tuple[Contest, ...]
    pays: tuple[Points, Points, Points] | None
    """What a spirit would score now, after a right and after a wrong answer."""
    telling: str
    """What the Dreamer has told so far; all hear it by day."""
    day: Day | None
    """The last day."""
    nights: tuple[tuple[Points, ...], ...]
    agenda: tuple[Step[Any], ...]
    """The whole of it: every round takes the same course."""

    told: ClassVar[tuple[str, ...]] = ("scene", "spirits", "totals", "needed", "speaking")

    @property
    def scene(self) -> Part:
        """Which part of the round it is."""
        if not self.agenda:
            return "over"
        top = self.agenda[-1]
        return top.part if isinstance(top, Scene) else "dusk"

    @property
    def spirits(self) -> tuple[Seat, ...]:
        """The order of clues: clockwise from the Dreamer's left. (W3.1)"""
        return spirits_of(self.dreamer, self.seats)

    @property
    def totals(self) -> tuple[Points, ...]:
        """Points without penalties, up to the last day. (W7.1)"""
        return tuple(totals(self.points, self.penalties))

    @property
    def needed(self) -> int:
        """How many spirits take a card away when they contest a clue. (W4.7)"""
        return objections_needed(self.seats)

    @property
    def speaking(self) -> int:
        """How many seconds a spirit has for a clue. (W3.4)"""
        return turn_seconds(self.rules)


def view(s: Dream, seat: Seat | None) -> DreamView:
    """Tell what a seat, or a spectator, knows."""
    awake = seat is not None and seat != s.dreamer
    masked = () if awake else tuple([mask(card, seat == s.dreamer) for card in s.cards])
    return DreamView(
        seat,
        s.rules,
        s.seats,
        s.round,
        s.dreamer,
        tuple(s.points),
        tuple(s.penalties),
        tuple(s.used.items()),
        s.dusk_pool,
        s.dusk_bottom,
        "" if seat is None else s.roles[seat],
        tuple(s.ready),
        s.turn,
        s.turns,
        s.presser() if s.rules.voice else None,
        tuple(s.cards) if awake else masked[-1:],
        masked[:-1],
        s.drafts.get(seat) if awake and seat is not None else None,
        tuple(sorted(s.drafts)) if awake else (),
        tuple([each for each in s.withheld if each.seat == seat]),
        tuple(s.contests) if awake else (),
        pays(s, s.roles[seat]) if awake and seat is not None and s.roles[seat] != DREAMER else None,
        s.telling if seat == s.dreamer else "",
        s.day,
        tuple(s.nights),
        agenda_in_sight(s.agenda),
    )


def mask(card: Card, own: bool) -> Card:
    """Tell a card as the Dreamer knows it: the clues heard and what one said oneself. (W3.8, W3.9)

    Whoever only watches is told that something was said, not what.
    """
    fate = SETTLED if card.spoken is not None else CHANGED if card.fate == FOUL else card.fate
    return Card(UNSEEN, card.clues, card.spoken if own else None, fate)


def pays(s: Dream, role: Role) -> tuple[Points, Points, Points]:
    """Tell what a role scores as the sides are, with one more yellow card, with one more blue one."""
    yellow, blue = len(s.side(YELLOW)), len(s.side(BLUE))
    return pay(role, yellow, blue), pay(role, yellow + 1, blue), pay(role, yellow, blue + 1)


def imagine(v: DreamView, chance: Chance) -> Dream:
    """Make up what the seat does not know: roles, words, what others have composed."""
    hidden = shuffled(unseen_cards(v), chance)
    pile = Pile([])
    pile.bottom = list(v.bottom)
    used = dict(v.used)
    pool = v.pool
    cards: list[Card] = []
    for card in (*v.memory, *v.cards):
        from_pool = pool > 0
        number = pile.bottom.pop(0) if not from_pool else hidden.pop() if card.word == UNSEEN else card.word // FACES
        pool -= from_pool
        cards.append(dream_up(v, card, number, used.get(number, 0), chance) if card.word == UNSEEN else card)
    pile.pool = [hidden.pop() for _ in range(pool)]
    roles, missing = deal_roles(v, chance)
    return Dream(
        list(v.agenda),
        v.rules,
        v.seats,
        v.round,
        v.dreamer,
        list(v.points),
        list(v.penalties),
        used,
        hidden.pop(),
        pile,
        v.pool,
        v.bottom,
        roles,
        missing,
        list(v.ready),
        v.turn,
        v.turns,
        cards,
        {seat: v.draft if seat == v.seat and v.draft else some_clue(v, chance) for seat in v.composed},
        list(v.withheld),
        list(v.contests),
        v.telling,
        (),
        v.day,
        list(v.nights),
    )


def unseen_cards(v: DreamView) -> list[CardId]:
    """List the cards that the seat sees nowhere: in the pile, in the box, or before a masked Dreamer."""
    seen = {word // FACES for words in v.penalties for word in words}
    seen.update(v.bottom)
    seen.update([card.word // FACES for card in v.cards if card.word != UNSEEN])
    return [card for card in range(BOX) if card not in seen]


def shuffled(cards: list[CardId], chance: Chance) -> list[CardId]:
    for i in range(len(cards) - 1, 0, -1):
        j = chance.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def dream_up(v: DreamView, card: Card, number: CardId, used: int, chance: Chance) -> Card:
    """Give a card that the Dreamer lived through a word and a fate."""
    faces = [face for face in range(FACES) if not used >> face & 1]
    word = number * FACES + faces[chance.below(len(faces))]
    if card.fate == SETTLED:
        said = some_answer(v, word, chance) if card.spoken is None else card.spoken
        right = bool(said) and judge_answer(WORDS[word].tongue(v.rules.language), said)["verdict"] == "right"
        if v.rules.voice:
            right = chance.below(2) == 0
        return replace(card, word=word, spoken=said, fate=YELLOW if right else BLUE)
    if card.fate == CHANGED:
        offender = (v.dreamer + 1 + chance.below(v.seats - 1)) % v.seats
        return replace(card, word=word, fate=FOUL, offender=offender)
    return replace(card, word=word)


def some_answer(v: DreamView, word: Word, chance: Chance) -> str:
    """Make up what the Dreamer may have said to a card: the word, or a pass, which is all there is on a call."""
    return "" if v.rules.voice or chance.below(2) else name(word, v.rules.language)


def deal_roles(v: DreamView, chance: Chance) -> tuple[list[Role], Role]:
    """Deal the roles that the seat does not know. When none are out, nobody has one."""
    if not v.agenda:
        return [DREAMER] * v.seats, DREAMER
    left = role_set(v.seats)
    roles = [DREAMER] * v.seats
    if v.seat is not None and v.seat != v.dreamer and v.role:
        roles[v.seat] = v.role
        left.remove(v.role)
    for seat in range(v.seats):
        if seat not in (v.dreamer, v.seat):
            roles[seat] = left.pop(chance.below(len(left)))
    return roles, left[0]


def some_clue(v: DreamView, chance: Chance) -> str:
    """Make up a clue that another spirit may have composed."""
    associations = WORDS[v.cards[-1].word].tongue(v.rules.language).associations
    clue = associations[chance.below(len(associations))][0]
    return clue if is_one_word(clue, v.rules.language) else name(v.cards[-1].word, v.rules.language)


ROLES = (DREAMER, FAIRY, BOOGEYMAN, SANDMAN)


def features(v: DreamView) -> list[float]:
    """Tell a view as figures: role, sides, clues, turn, points and penalties, one's own seat first."""
    me = v.seat or 0
    sides = [sum(card.fate == fate for card in v.cards) for fate in (YELLOW, BLUE, FOUL, LIVE)]
    clues = len(v.cards[-1].clues) if v.cards else 0
    figures = [float(v.role == role) for role in ROLES]
    figures += [float(n) for n in (*sides, clues, v.round, (v.turn - me) % v.seats, (v.dreamer - me) % v.seats)]
    for turn in range(v.seats):
        seat = (me + turn) % v.seats
        figures += [float(v.points[seat]), float(len(v.penalties[seat])), float(seat in v.composed)]
    return figures
