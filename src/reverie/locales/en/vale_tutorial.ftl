### The first game of the Vale, told as it is played.

vale-tutorial-understood = Got it
vale-tutorial-skip = Skip the lesson

vale-tutorial-aim = The most points win, once somebody has reached 60 or ten rounds are played. Hunt creatures, summon them, and let them bring you points.
    .title = Your aim
vale-tutorial-hunt = Each round begins with the hunt. Touch a free creature and your marker goes there. Rest the pointer on a card, or hold it, to read it.
    .title = Choose a creature
vale-tutorial-snake = Everyone places one marker, then a second in reverse order. The shapes show who comes next. Choose another creature.
    .title = There and back
vale-tutorial-choose = Touch a card with your marker. Sold, it gives you the stones of its family. Tamed, it comes to your hand.
    .title = Sell or tame?
vale-tutorial-sold = A red stone is worth 1, a blue one 3, a purple one 6. You keep 4 at most, whatever their colours. Now for the other marker.
    .title = Your first stones
vale-tutorial-tamed = This creature waits in your hand. To summon it you will pay its price, written at the top left. The other marker can bring you stones.
    .title = It is yours
vale-tutorial-summon = The card that glows can be summoned. Touch it: you will see what it would do, the stones it costs, and what you would lose, for no change is given.
    .title = Summon it
vale-tutorial-save = Not enough to pay yet? Never mind: your stones and cards stay with you for the next round.
    .title = Patience
vale-tutorial-keep = Above 4 stones you choose which to keep. Touch your stones, then confirm.
    .title = Too many stones
vale-tutorial-end = Nothing left to do? End your turn. Both your markers must be taken back first.
    .title = Your turn ends
vale-tutorial-resolution = When everyone has played, the effects with an hourglass happen, once each.
    .title = The resolution
vale-tutorial-round = One more round, one more slot: your area grows to ten creatures.
    .title = Your area grows
vale-tutorial-summoned = Lightning acts once, when summoned; infinity, as long as the card is there; the hourglass, every round. Look for creatures that help each other.
    .title = Your first creature
vale-tutorial-banish = Your area is full. Touch one of your creatures to banish it, for the number of the round, and make room.
    .title = No room left?
vale-tutorial-goal = The game ends if someone has 60 points or more when a round is over, or after the tenth. You know it all: sweet dreams!
    .title = Up to 60
vale-tutorial-refused = That cannot be done now, and the table tells you why. Touch the rule to read it in full.
    .title = Not this time
