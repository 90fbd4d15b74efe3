"""Tiny builders: a table of the Vale with just what a test needs, in the names of the cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from reverie.games import under
from reverie.games.vale.deck import CARDS, NUMBER, box
from reverie.games.vale.game import GAME
from reverie.games.vale.moves import Banish, Choose, End, Keep, Mark, Pick, Point, Sell, Stop, Summon, Tame
from reverie.games.vale.state import Stones, Vale
from reverie.games.vale.steps import Act, BeginRound, EndRound, Hunt, Resolve
from reverie.kernel.chance import Seeded
from reverie.kernel.outside import Outside
from reverie.kernel.pile import Pile
from reverie.kernel.state import settle
from reverie.kernel.step import Step
from reverie.kernel.table import Table
from reverie.kernel.words import Move, Refused, Seat


def mark(card: str) -> Move:
    return Mark(NUMBER[card])


def sell(card: str) -> Move:
    return Sell(NUMBER[card])


def tame(card: str) -> Move:
    return Tame(NUMBER[card])


def summon(card: str, red: int = 0, blue: int = 0, purple: int = 0) -> Move:
    return Summon(NUMBER[card], (red, blue, purple))


def banish(card: str, red: int = 0, blue: int = 0, purple: int = 0) -> Move:
    return Banish(NUMBER[card], (red, blue, purple))


def choose(card: str) -> Move:
    return Choose(NUMBER[card])


def keep(red: int, blue: int, purple: int) -> Move:
    return Keep((red, blue, purple))


def point(seat: Seat) -> Move:
    return Point(seat)


def pick(choice: int) -> Move:
    return Pick(choice)


END = End()
STOP = Stop()


class Board:
    """A table that speaks in names of cards, and remembers the events of the last move."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.events: list[dict[str, Any]] = []

    @property
    def state(self) -> Vale:
        state = self.table._state
        assert isinstance(state, Vale)
        return state

    def play(self, *moves: Move, seat: Seat | None = None) -> Board:
        """Play moves, each by whoever is asked unless a seat is named."""
        for move in moves:
            mover = self.table.asks[0].seat if seat is None else seat
            self.events = [event.open() for event in self.table.play(mover, move)]
        return self

    def why(self, move: Move, seat: Seat | None = None) -> str:
        """Tell the clause and the sentence that refuse a move; nothing if it is legal."""
        refusal = self.table.why(self.table.asks[0].seat if seat is None else seat, move)
        return "" if refusal is None else f"{refusal.rule} {refusal.key}"

    def refuses(self, move: Move) -> str:
        """Play a move that must be refused; tell the clause."""
        try:
            self.play(move)
        except Refused as refused:
            return refused.refusal.rule
        raise AssertionError(f"{move!r} was accepted")

    @property
    def asked(self) -> tuple[Seat, str]:
        """Who is asked, and what."""
        (question,) = self.table.asks
        return question.seat, question.kind

    @property
    def offers(self) -> list[Move]:
        return self.table.asks[0].options

    @property
    def cards_offered(self) -> list[str]:
        """The names of the cards that may be chosen."""
        return [CARDS[move.card].slug for move in self.offers if isinstance(move, (Choose, Mark))]

    def payments(self, card: str) -> list[Stones]:
        """The ways offered to pay for summoning a card."""
        return [move.pay for move in self.offers if isinstance(move, Summon) and move.card == NUMBER[card]]

    @property
    def points(self) -> list[int]:
        return self.table.scores

    @property
    def stones(self) -> Stones:
        """The stones of seat 0."""
        return self.state.stones[0]

    def hand(self, seat: Seat = 0) -> list[str]:
        return [CARDS[card].slug for card in self.state.hands[seat]]

    def area(self, seat: Seat = 0) -> list[str]:
        return [CARDS[card].slug for card in self.state.areas[seat]]

    @property
    def discard(self) -> list[str]:
        return [CARDS[card].slug for card in self.state.discard]

    @property
    def kinds(self) -> list[str]:
        """The kinds of the events of the last move."""
        return [event["kind"] for event in self.events]


def cards(slugs: Sequence[str]) -> list[int]:
    return [NUMBER[slug] for slug in slugs]


def a_vale(
    seats: int = 2,
    round: int = 3,
    first: Seat = 0,
    points: Sequence[int] = (),
    stones: Sequence[Stones] = (),
    hands: Sequence[Sequence[str]] = (),
    unseen: Sequence[str] = (),
    areas: Sequence[Sequence[str]] = (),
    marks: dict[str, Seat | None] | None = None,
    pile: Sequence[str] | None = None,
    discard: Sequence[str] = (),
    agenda: list[Step[Any]] | None = None,
    rules: int = GAME.version,
    remembers: bool = True,
) -> Board:
    """Lay a table in the middle of a round, the first player about to act.

    Lists are by seat and may be short. Without a `pile`, all other cards are in it.
    """

    def by_seat(given: Sequence[Any], usual: Any) -> list[Any]:
        return [given[seat] if seat < len(given) else usual for seat in range(seats)]

    order = [(first + turn) % seats for turn in range(seats)]
    if agenda is None:
        agenda = [EndRound(), *(Resolve(seat) for seat in reversed(order)), *(Act(seat) for seat in reversed(order))]
    laid = [cards(hand) for hand in by_seat(hands, ())], [cards(area) for area in by_seat(areas, ())]
    on_board = {NUMBER[slug]: owner for slug, owner in sorted((marks or {}).items(), key=lambda m: NUMBER[m[0]])}
    used = {card for side in laid for each in side for card in each} | set(on_board) | set(cards(discard))
    pool = [card for card in box(rules) if card not in used] if pile is None else cards(pile)
    state = Vale(
        agenda,
        seats,
        first,
        round,
        by_seat(points, 0),
        by_seat(stones, (0, 0, 0)),
        laid[0],
        laid[1],
        on_board,
        Pile(pool),
        cards(discard),
        set(cards(unseen)),
        rules,
        remembers,
    )
    settle(state, Outside(Seeded(0)))
    table = Table(under(GAME, rules), seats, Seeded(1))
    table.lay(state)
    return Board(table)


def a_resolution(*area: str, seats: int = 2, **given: Any) -> Board:
    """Let seat 0 resolve the active effects of its area; then it would act."""
    areas = [list(area), *given.pop("others", [])]
    return a_vale(seats=seats, areas=areas, agenda=[Act(0), Resolve(0)], round=given.pop("round", 5), **given)


def a_hunt(*board: str, seats: int = 2, first: Seat = 0, **given: Any) -> Board:
    """Let all hunt among the cards of the board."""
    order = [(first + turn) % seats for turn in range(seats)]
    agenda: list[Step[Any]] = [Act(seat) for seat in reversed(order)]
    agenda += [Hunt(seat) for seat in reversed(order + order[::-1])]
    return a_vale(seats=seats, first=first, marks=dict.fromkeys(board), agenda=agenda, **given)


def a_new_round(**given: Any) -> Board:
    """Begin a round."""
    return a_vale(agenda=[BeginRound()], **given)
