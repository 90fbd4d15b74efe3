"""Effects that move cards, summon them and let them act again: the other half of the words of the cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ...kernel.outside import Outside
from ...kernel.words import Seat
from .acts import (
    discard_from_area,
    draw,
    leave_area,
    recover,
    show_what_hand_allows,
)
from .choices import (
    ChooseVictim,
    CopyAnActive,
    CopyAnInstant,
    DiscardACard,
    DiscardBeforeSummon,
    DiscardOtherCards,
    RecoverACard,
    SummonForFree,
    TakeADiscarded,
    activate,
    activate_all,
    copyable_actives,
    copyable_instants,
    free_summons,
    lose_a_card,
    owners_of,
    recover_target,
)
from .deck import (
    ACTIVE,
    COST,
    FAMILIES,
    FAMILY,
    FREE_TO_SUMMON,
    INSTANT,
    Effect,
    Family,
    without,
)
from .signs import THEN, stones_in_signs
from .state import CardId, Stones, Vale


@dataclass(frozen=True)
class Draw(Effect):
    """Draw a card."""

    def does(self, s: Vale, seat: Seat, card: CardId) -> bool:
        return len(s.pile) > 0 or bool(s.discard)

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        draw(s, seat, card, out)

    def signs(self) -> str:
        return "draw"


@dataclass(frozen=True)
class RecoverSelf(Effect):
    """The card that applies it returns to hand."""

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        recover(s, seat, card, out)

    def signs(self) -> str:
        return "recover"


@dataclass(frozen=True)
class DiscardSelf(Effect):
    """The card that applies it is discarded."""

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        discard_from_area(s, seat, card, out)

    def signs(self) -> str:
        return "-card"


@dataclass(frozen=True)
class OntoThePile(Effect):
    """The card that applies it goes on top of the draw pile, before everybody's eyes."""

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        leave_area(s, seat, card)
        s.pile.put_on_top(card)
        if out.listening:
            out.tell("piled", seat=seat, card=card)

    def signs(self) -> str:
        return f"{THEN} pile"


@dataclass(frozen=True)
class RecoverOne(Effect):
    """Recover a summoned card that has an instant effect, of a family or of a small cost."""

    family: Family = -1
    most: int = 99

    def targets(self, s: Vale, seat: Seat) -> list[CardId]:
        return [
            card
            for card in s.areas[seat]
            if INSTANT[card] and COST[card] <= self.most and self.family in (-1, FAMILY[card])
        ]

    def applies(self, s: Vale, seat: Seat, card: CardId) -> bool:
        return bool(self.targets(s, seat))

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        choose_to_recover(s, seat, card, self.targets(s, seat), False, out)

    def signs(self) -> str:
        family = [] if self.family < 0 else [FAMILIES[self.family]]
        cost = [] if self.most == 99 else [f"cost:≤{self.most}"]
        return " ".join(["recover", *family, "instant", *cost])


@dataclass(frozen=True)
class RecoverForCost(Effect):
    """Recover another summoned card and gain its written cost in points."""

    demanding: ClassVar[bool] = True

    def possible(self, s: Vale, seat: Seat, card: CardId, hand: list[CardId], area: list[CardId]) -> bool:
        return bool(area)

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        choose_to_recover(s, seat, card, without(s.areas[seat], card), True, out)

    def signs(self) -> str:
        return f"recover card {THEN} p:="


def choose_to_recover(s: Vale, seat: Seat, card: CardId, targets: list[CardId], for_cost: bool, out: Outside) -> None:
    """Recover the only target, or ask which."""
    if len(targets) == 1:
        recover_target(s, seat, card, targets[0], for_cost, out)
    else:
        s.agenda.append(RecoverACard(seat, card, tuple(targets), for_cost))


@dataclass(frozen=True)
class DiscardForCost(Effect):
    """Discard a card of the hand for points equal to its written cost."""

    demanding: ClassVar[bool] = True

    def possible(self, s: Vale, seat: Seat, card: CardId, hand: list[CardId], area: list[CardId]) -> bool:
        return bool(hand)

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        s.agenda.append(DiscardACard(seat, card))

    def signs(self) -> str:
        return f"-hand {THEN} p:="


@dataclass(frozen=True)
class DiscardForStones(Effect):
    """Discard a card of the hand; having done so, gain stones."""

    stones: Stones

    def applies(self, s: Vale, seat: Seat, card: CardId) -> bool:
        return bool(s.hands[seat])

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        s.agenda.append(DiscardACard(seat, card, self.stones))

    def signs(self) -> str:
        return " ".join(["-hand", THEN, *stones_in_signs(self.stones)])


@dataclass(frozen=True)
class DiscardOthers(Effect):
    """Discard up to so many of one's other summoned cards."""

    most: int

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        if len(s.areas[seat]) > 1:
            s.agenda.append(DiscardOtherCards(seat, card, self.most))

    def signs(self) -> str:
        return f"0–{self.most} -card"


@dataclass(frozen=True)
class PlayerDiscards(Effect):
    """A player of one's choice discards one of their summoned cards of a family."""

    demanding: ClassVar[bool] = True
    family: Family

    def possible(self, s: Vale, seat: Seat, card: CardId, hand: list[CardId], area: list[CardId]) -> bool:
        if FAMILY[card] == self.family or any(FAMILY[own] == self.family for own in area):
            return True
        return any(other != seat for other in owners_of(s, self.family))

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        owners = owners_of(s, self.family)
        if len(owners) == 1:
            lose_a_card(s, owners[0], card, self.family, out)
        else:
            s.agenda.append(ChooseVictim(seat, card, self.family))

    def signs(self) -> str:
        return f"-{FAMILIES[self.family]}"


@dataclass(frozen=True)
class TakeFromDiscard(Effect):
    """Take a card of a family from the discard pile."""

    family: Family

    def applies(self, s: Vale, seat: Seat, card: CardId) -> bool:
        return any(FAMILY[other] == self.family for other in s.discard)

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        s.agenda.append(TakeADiscarded(seat, card, self.family))

    def signs(self) -> str:
        return f"pile {FAMILIES[self.family]} {THEN} hand"


@dataclass(frozen=True)
class FreeSummonAfterDiscard(Effect):
    """Discard a card of the hand, then summon another without paying."""

    demanding: ClassVar[bool] = True

    def possible(self, s: Vale, seat: Seat, card: CardId, hand: list[CardId], area: list[CardId]) -> bool:
        if len(hand) < 2 or len(area) + 1 >= s.round:
            return False
        if any(FREE_TO_SUMMON[other] for other in hand):
            return True
        after = [*area, card]
        return any(free_summons(s, seat, without(hand, gone), after) for gone in hand)

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        show_what_hand_allows(s, seat, out)
        s.agenda.append(DiscardBeforeSummon(seat, card))

    def signs(self) -> str:
        return f"-hand {THEN} summon cost:0"


@dataclass(frozen=True)
class FreeSummonOfFamily(Effect):
    """Summon a card of a family from the hand without paying; the card that applies it has left."""

    demanding: ClassVar[bool] = True
    family: Family

    def possible(self, s: Vale, seat: Seat, card: CardId, hand: list[CardId], area: list[CardId]) -> bool:
        return bool(free_summons(s, seat, hand, area, self.family))

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        show_what_hand_allows(s, seat, out)
        s.agenda.append(SummonForFree(seat, card, self.family))

    def signs(self) -> str:
        return f"{THEN} summon {FAMILIES[self.family]} cost:0"


@dataclass(frozen=True)
class ActivateAll(Effect):
    """Activate every active effect of the area, once each, in the order one likes."""

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        activate_all(s, seat, [other for other in s.areas[seat] if ACTIVE[other]], out)

    def signs(self) -> str:
        return "active active active"


@dataclass(frozen=True)
class CopyActive(Effect):
    """Copy an active effect of another card of the area."""

    def applies(self, s: Vale, seat: Seat, card: CardId) -> bool:
        return bool(copyable_actives(s, seat, card))

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        others = copyable_actives(s, seat, card)
        if len(others) == 1:
            activate(s, seat, card, others[0], out)
        else:
            s.agenda.append(CopyAnActive(seat, card))

    def signs(self) -> str:
        return "copy active"


@dataclass(frozen=True)
class CopyInstant(Effect):
    """Copy an instant effect of another card of the area."""

    demanding: ClassVar[bool] = True

    def possible(self, s: Vale, seat: Seat, card: CardId, hand: list[CardId], area: list[CardId]) -> bool:
        return bool(copyable_instants(s, seat, card, hand, area))

    def apply(self, s: Vale, seat: Seat, card: CardId, out: Outside) -> None:
        show_what_hand_allows(s, seat, out)
        s.agenda.append(CopyAnInstant(seat, card))

    def signs(self) -> str:
        return "copy instant"
