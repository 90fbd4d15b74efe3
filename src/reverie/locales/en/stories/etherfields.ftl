### Etherfields: the words that must be found first.

## The Sea under the Bed

etherfields-gate-0 = The Sea under the Bed
    .look_under = Look under the bed
    .wardrobe = Open the wardrobe
    .untie = Untie the door
    .read_over = Read over his shoulder
    .skylight = Break the skylight
    .receipt = Sign his receipt
etherfields-z-bailiff = The Bailiff
etherfields-0-01 = You wake because the room is too quiet. No cock, no baker’s cart, no gulls. In the next bed somebody has been awake as long as you, and nods. Then the floor breathes. Under the bed, where slippers should be, something comes up the boards and draws back, as if there were all the time in the world. You put down a hand. It comes up wet, and smells of salt.
etherfields-0-02 = Under the bed there is no floor. There is a beach, at night, with the tide a little way out, and a jetty that begins where the bed-legs end. You go down to it one at a time, holding your shoes. Along the jetty things have been put by with care: parcels, tied with string, labelled in pencil with the picture of a bird. Behind you the water finds the first stair. Look quickly, and keep your feet dry.
etherfields-0-03 = The door was tied shut with forty knots, every one of them a bow. It opens on a landing, and on a man at a desk with a lamp, a ledger and dry cuffs. “Bailiff,” he says, and wets his pen in the sea. “One room, furnished; four sleepers, or fewer. I am to take back the night.” He is not unkind. He only writes down whatever he touches. There is a skylight over his head. He has the key.
etherfields-0-04 = You are close enough to read his page. Halfway down, between a set of spoons and a parish well, somebody has entered: morning, one, whole. Where a name should stand there is a bird, five strokes of a thick pencil, drawn by a hand that pressed too hard. The Bailiff blots it with great respect. Past him the landing turns a corner, and the corner is dry, and from above it, cold and plain, comes air. Go up.
etherfields-0-50 = He turns the ledger round and lends you his pen. You sign where a bird has signed before you. “Received,” he reads, “one night, in fair condition, by those who were in it.” Then he stands on his chair, in his dry cuffs, and pushes the skylight open as one helps with a coat. The roofs of Tardaube lie under the moon like folded sheets. Nobody down there is awake. You climb out, and begin.
etherfields-0-60 = The glass goes out in one piece, like a plate dropped by somebody else. The Bailiff looks at the hole, at you, at his ledger, and has no column for it. The sea comes up the last stairs to see. You are already on the tiles, and the cold is the first real thing tonight. The roofs of Tardaube lie under the moon like folded sheets. Behind you a pen begins to scratch. Do not wait.
etherfields-0-90 = The water reaches the ceiling, and there the room simply runs out of room. You are carried through the skylight as a cork leaves a bottle, and set down on the tiles, in your night things, coughing. It lets you go; it was never after you. But each of you has left something down there that was yours, and each of you has come up with something that was not. The roofs of Tardaube wait. Feel in your pockets.

## Slumbers

etherfields-z-umbrella_widow = Umbrella Widow
etherfields-z-umbrella_widow-1 = She stands at the tram stop in her own small weather. It rains under the umbrella and nowhere else. “He only went in to pay,” she says, and looks past you at a shop that has been a wall for years. Whoever comes near is taken for him, embraced, and found to be somebody else; each time her disappointment costs you a little warmth. You may drive her off. You may also stand in the rain, and listen.
etherfields-z-umbrella_widow-2 = You hold the umbrella while she talks. It takes a long time and it is mostly about a coat. At the end she shakes your hand, as people do in a doorway, and leaves you standing under it; and on your side of the silk it has stopped raining. You had not noticed how cold you were. Now you notice that you are not. Close it gently, and go on.
etherfields-z-empty_boots = Empty Boots
etherfields-z-empty_boots-1 = Two pairs of boots come down the street, laced to the top, with nobody in them. They keep step. They stop at each door, wait as long as it takes to ring, and go on to the next. When they find you they are overjoyed: at last somebody to be sent somewhere. They will walk you back to where you came in, as often as it takes. Trip them, or find out where they were going.
etherfields-z-empty_boots-2 = You kneel and undo the laces. Inside the left one is a page from a factory clock, stamped every morning at five for thirty-one years, and one morning not. “You may stop,” you tell them. They think about it. Then they turn their toes inwards, like children let off school, and stand there, being late. All along the street the hour slackens and sits down on the kerb beside you. Take your time; there is more of it.
etherfields-z-half_open_shutter = Half-open Shutter
etherfields-z-knock_in_the_wall = Knock in the Wall
etherfields-z-delta = Delta
etherfields-z-moth_choir = Moth Choir
etherfields-z-moth_choir-1 = Behind the shutter someone kept a lamp for the moths, and someone has put it out. Now they come to you, because you are awake, which is nearly the same as lit. They sing, all on one note, very softly, the note that a wire makes. Whatever you had laid out in order, they settle on and cover. You may wave them off, one by one. Or find a light, stand in it, and let them finish the song.
etherfields-z-moth_choir-2 = You hold up the light and stand still, which is harder than it sounds. They come down on your sleeves, your hair, the backs of your hands, a hundred small weights that weigh nothing. The note goes on until it is finished. Then, as if somebody had turned a page, they lift together, and what they had covered lies there as you left it, only dusted. Blow on it, and take it up again.
etherfields-z-locksmith_crab = Locksmith Crab
etherfields-z-locksmith_crab-1 = It has come up from the harbour with its tools on its back: files, picks, a ring of blanks, and one eye that goes round like a keyhole. It does not want to let anybody in. It has found out that a wall is only a very large lock, and it is putting them where they are missing, beside you for preference, with the care of a man who works late. Knock it over, or admire the work.
etherfields-z-locksmith_crab-2 = You praise the hinges. Nobody has praised the hinges. It turns the wall a little, so that you see how the pins fall, and there, on the inside, where nobody was meant to look, it has scratched the names of all the doors in Tardaube that it ever opened. It would like to open one more. It looks at its claw, at you, and files a key without measuring. Take it; it is still warm.

## Secrets and Notes

etherfields-secret-found_candle = What the Lamplighter Left
etherfields-secret-wet_envelope = Wet Envelope
etherfields-secret-crab_pot = Crab Pot
etherfields-note-inventory = Inventory

## The town

etherfields-district-A1 = Ropewalk
    .long_shed = Long Shed
    .knot_stair = Knot Stair
    .henyard = Henyard
    .tar_vat = Tar Vat
    .spinners_loft = Spinner’s Loft
etherfields-district-A2 = Pillow Quarter
    .folded_sheet_inn = Folded Sheet Inn
    .lamp_corner = Lamp Corner
    .feather_well = Feather Well
    .night_chemist = Night Chemist
    .landing = Landing
etherfields-district-A3 = Ovens
    .flour_steps = Flour Steps
    .cold_hearth = Cold Hearth
    .crumb_market = Crumb Market
    .chimney_row = Chimney Row

## On the Slumber map

etherfields-tile-slumber-A2 = From Stairs to Stairs
etherfields-tile-slumber-A4 = An Hour of ♦
etherfields-tile-slumber-B4 = Unflip
etherfields-tile-slumber-C1 = Place without paying
etherfields-tile-slumber-C2 = Catch one’s breath
etherfields-tile-slumber-C4 = The Gem that is shared

## Rules that must be found

etherfields-rule-F23-7 = Pockets: the fourth Item slot.
etherfields-rule-F23-8 = Table Manners: a Gift also lets each cure 1.
etherfields-rule-F23-9 = Vows: each archetype gains its 3 personal Signs and reads their script when one is spent: in a payment, 2 Intent of any colour, each Sign once for the campaign.
etherfields-rule-F23-10 = Companions: entering a Dream the team may bring one Companion that it has. Its figure starts on an Entrance; as each Dreamers phase starts the team may move it 1 space; once per Dream a Dreamer in its space or range 1 uses its power.
etherfields-rule-F23-11 = Lucid: the four sealed packs open; each Dreamer gains their archetype’s four cards.
etherfields-rule-F23-12 = Deliverance: an Entity whose Gift was had bears one more action, 4a or 4c gradual, Contact: victory with Gift and Loot, its script, the tile leaves the campaign.
etherfields-rule-F23-13 = Two delivered Entities count as one Kind (F24.3).
etherfields-rule-F24-1 = The Initiation opens Gates 1 and 2; 1 opens 3; 2 opens 4; 3 and 4 open 5; 5 opens 6; 6 opens 7.
    .title = Campaign frame
etherfields-rule-F24-2 = A won Dream leaves a universal Sign, Kind or Taken by the goal met; its Gate leaves; each gains 3 Ether; its unlocks come; its Mask goes to a Dreamer the team names.
etherfields-rule-F24-3 = Kind are counted over Dreams 0 to 6.
etherfields-rule-F24-4 = Out of turns the first time: the Dream’s bad Season, its Gate stays. The second time: Lost, the Gate leaves, what follows opens, nothing else is unlocked. The Finale is never Lost.
etherfields-rule-F24-5 = A won Dream brings its good Season. A Season named comes on top of the Season deck.
etherfields-rule-F24-6 = Unlocked Slumber tiles go under the Slumber deck, map tiles into their pile (shuffled), Fates into the Fate deck (shuffled), Items into the Item Market.
etherfields-rule-F24-7 = A paper bird comes with each of Dreams 1 to 6, won or Lost: a Slumber tile that is no Entity; revealed: its script, its Note is gained, the tile leaves the campaign.
etherfields-rule-F24-8 = The Half-open Shutter does nothing until a Dreamer has 3 active Progress, then adds the Moth Choir and leaves; the Knock in the Wall likewise with 4 and the Locksmith Crab.
etherfields-rule-F24-9 = At the bell both endings are offered. Ring: with four Kind nobody pays, else each Dreamer gives one card back to the Market for good; a new campaign opens with all Masks. Keep the lamp: one Dreamer’s archetype retires as a Companion; the Long Watch opens.
etherfields-rule-F24-10 = The Long Watch: Slumbers one after another, no Gate; it ends with a death; the number of victories is kept.
etherfields-rule-F30-1 = Setup: tile A2 alone, no Entity.
    .title = The Sea under the Bed
etherfields-rule-F30-2 = 1 Look under the bed, 3a gradual, single use: script 0.02, tile B2 with a and b.
etherfields-rule-F30-3 = Once B2 lies there, each V step floods one space (a mark: Water): the southernmost dry row of the tiles shown, from west to east. The next one is always shown.
etherfields-rule-F30-4 = Leaving Water costs +1c.
etherfields-rule-F30-5 = 2 Open the wardrobe, 2c, each Dreamer once: two of the first eight Masks at random, one is worn, the other returns. Who has none when the Dream ends chooses then.
etherfields-rule-F30-6 = 3 Untie the door, 4c gradual, single use: script 0.03, tile B3 with c; the Bailiff spawns.
etherfields-rule-F30-7 = Entering space 5 first: script 0.04, tile A3.
etherfields-rule-F30-8 = 4 Read over his shoulder, 2a, single use: Note 0.
etherfields-rule-F30-9 = The Bailiff, human, Movement 1: M floods one more space; B r0 Seal 2; S r1 1 Distress; Contact 5a gradual: sign his receipt, he opens the skylight.
etherfields-rule-F30-10 = 6 Break the skylight, 5w gradual.
etherfields-rule-F30-11 = The skylight open and all Dreamers on tile A3: won, Kind if he opened it, else Taken.
etherfields-rule-F30-12 = Out of turns: out all the same, each gains a Flaw, no Sign.
etherfields-rule-F30-13 = The coach speaks at the first draw, move, payment, gradual cost, Secret (Peek), roll (boost) and Entity step, once each.
