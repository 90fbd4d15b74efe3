### Etherfields: what lies in the box.

## Influence

etherfields-card-marked_card = Marked Card
etherfields-card-quick_exit = Quick Exit
etherfields-card-new_deal = New Deal
etherfields-card-house_edge = House Edge
etherfields-card-the_long_con = The Long Con
etherfields-card-slap_the_table = Slap the Table
etherfields-card-call_the_bluff = Call the Bluff
etherfields-card-upset_the_board = Upset the Board
etherfields-card-all_in = All In
etherfields-card-poker_face = Poker Face
etherfields-card-read_the_table = Read the Table
etherfields-card-tells = Tells
etherfields-card-side_bet = Side Bet
etherfields-card-lucky_streak = Lucky Streak
etherfields-card-borrowed_stake = Borrowed Stake
etherfields-card-the_big_game = The Big Game
etherfields-card-loupe = Loupe
etherfields-card-blueprint = Blueprint
etherfields-card-method = Method
etherfields-card-regulator = Regulator
etherfields-card-escapement = Escapement
etherfields-card-dead_reckoning = Dead Reckoning
etherfields-card-picklock = Picklock
etherfields-card-servants_stair = Servants’ Stair
etherfields-card-winding_key = Winding Key
etherfields-card-counterweight = Counterweight
etherfields-card-hammer_tap = Hammer Tap
etherfields-card-stress_test = Stress Test
etherfields-card-vice = Vice
etherfields-card-second_draft = Second Draft
etherfields-card-clamp = Clamp
etherfields-card-crank = Crank
etherfields-card-master_movement = Master Movement
etherfields-card-set_the_jaw = Set the Jaw
etherfields-card-shoulder_in = Shoulder In
etherfields-card-clear_the_way = Clear the Way
etherfields-card-old_scar = Old Scar
etherfields-card-haymaker = Haymaker
etherfields-card-wall_of_a_man = Wall of a Man
etherfields-card-plain_word = Plain Word
etherfields-card-sit_with_them = Sit with Them
etherfields-card-stubborn_hope = Stubborn Hope
etherfields-card-carry_them = Carry Them
etherfields-card-steady_step = Steady Step
etherfields-card-long_stride = Long Stride
etherfields-card-dockers_hook = Docker’s Hook
etherfields-card-night_shift = Night Shift
etherfields-card-headlong = Headlong
etherfields-card-last_one_standing = Last One Standing
etherfields-card-barefoot = Barefoot
etherfields-card-over_the_rooftops = Over the Rooftops
etherfields-card-hand_in_hand = Hand in Hand
etherfields-card-never_here = Never Here
etherfields-card-elsewhere = Elsewhere
etherfields-card-open_window = Open Window
etherfields-card-humming = Humming
etherfields-card-shared_blanket = Shared Blanket
etherfields-card-postcard = Postcard
etherfields-card-old_friends = Old Friends
etherfields-card-loud_shoes = Loud Shoes
etherfields-card-kick_off = Kick Off
etherfields-card-travel_light = Travel Light
etherfields-card-tell_it_straight = Tell It Straight
etherfields-card-leap = Leap
etherfields-card-the_open_road = The Open Road
etherfields-card-the_last_chip = The Last Chip
etherfields-card-cold_hand = Cold Hand
etherfields-card-double_fault = Double Fault
etherfields-card-paid_in_full = Paid in Full
etherfields-card-spare_hour = Spare Hour
etherfields-card-fine_adjustment = Fine Adjustment
etherfields-card-skeleton_key = Skeleton Key
etherfields-card-perpetual = Perpetual
etherfields-card-pallbearer = Pallbearer
etherfields-card-bare_hands = Bare Hands
etherfields-card-say_it_at_last = Say It at Last
etherfields-card-broad_back = Broad Back
etherfields-card-return_ticket = Return Ticket
etherfields-card-unpacked = Unpacked
etherfields-card-through_the_glass = Through the Glass
etherfields-card-no_fixed_address = No Fixed Address
etherfields-card-half_a_lullaby = Half a Lullaby
etherfields-card-left_hand_gloves = Left-hand Gloves
etherfields-card-a_slammed_door = A Slammed Door
etherfields-card-spare_button = Spare Button
etherfields-card-borrowed_nerve = Borrowed Nerve
etherfields-card-the_benefit_of_doubt = The Benefit of Doubt
etherfields-card-pocket_lint = Pocket Lint
etherfields-card-last_match = Last Match
etherfields-card-somebodys_courage = Somebody’s Courage
etherfields-card-a_good_ear = A Good Ear
etherfields-card-dancing_shoes = Dancing Shoes
etherfields-card-second_wind = Second Wind
etherfields-card-old_umbrella = Old Umbrella
etherfields-card-night_bus = Night Bus
etherfields-card-wet_rope = Wet Rope
etherfields-card-unsent_letter = Unsent Letter
etherfields-card-a_grudge = A Grudge
etherfields-card-tin_whistle = Tin Whistle
etherfields-card-bitter_tea = Bitter Tea
etherfields-card-sunday_best = Sunday Best
etherfields-card-crowbar = Crowbar
etherfields-card-ladder = Ladder
etherfields-card-reading_glasses = Reading Glasses
etherfields-card-a_bad_habit = A Bad Habit
etherfields-card-hard_bargain = Hard Bargain
etherfields-card-family_silver = Family Silver
etherfields-card-a_clean_slate = A Clean Slate
etherfields-card-somebodys_patience = Somebody’s Patience
etherfields-card-skates = Skates
etherfields-card-tall_story = Tall Story
etherfields-card-heavy_coat = Heavy Coat
etherfields-card-double_shift = Double Shift
etherfields-card-alarm_clock_stopped = Alarm Clock, Stopped
etherfields-card-loaded_question = Loaded Question
etherfields-card-first_kiss = First Kiss
etherfields-card-a_fathers_watch = A Father’s Watch
etherfields-card-wedding_ring = Wedding Ring
etherfields-card-sea_legs = Sea Legs
etherfields-card-the_last_word = The Last Word
etherfields-card-house_keys = House Keys
etherfields-card-tomorrow = Tomorrow

## Mask

etherfields-mask-owl = Owl
etherfields-mask-fox = Fox
etherfields-mask-ox = Ox
etherfields-mask-hare = Hare
etherfields-mask-moth = Moth
etherfields-mask-raven = Raven
etherfields-mask-stag = Stag
etherfields-mask-lantern = Lantern

## Flaw

etherfields-flaw-leaden_feet = Leaden Feet
etherfields-flaw-tongue_tied = Tongue-tied
etherfields-flaw-trembling = Trembling
etherfields-flaw-deja_vu = Déjà Vu
etherfields-flaw-doubt = Doubt
etherfields-flaw-cold_sweat = Cold Sweat

## Fate

etherfields-fate-toll = Toll
etherfields-fate-stray_coin = Stray Coin
etherfields-fate-kind_stranger = Kind Stranger
etherfields-fate-tower_clock = Tower Clock
etherfields-fate-crossroads = Crossroads
etherfields-fate-haze = Haze
etherfields-fate-echo = Echo
etherfields-fate-undertow = Undertow
etherfields-fate-spotlight = Spotlight
etherfields-fate-carousel = Carousel

## Item

etherfields-item-candle_stub = Candle Stub
etherfields-item-chalk = Chalk
etherfields-item-train_ticket = Train Ticket
etherfields-item-pocket_mirror = Pocket Mirror
etherfields-item-spool = Spool

## Season

etherfields-season-still_night = Still Night
etherfields-season-clear_night = Clear Night
etherfields-season-harvest = Harvest
etherfields-season-thaw = Thaw
etherfields-season-fog = Fog
etherfields-season-frost = Frost
etherfields-season-long_dusk = Long Dusk

## Morphing

etherfields-morphing-sharper = Sharper
etherfields-morphing-heavier = Heavier
etherfields-morphing-swifter = Swifter
etherfields-morphing-longer = Longer
etherfields-morphing-unmasking = Unmasking
etherfields-morphing-stalling = Stalling
etherfields-morphing-settled = Settled
etherfields-morphing-dimming = Dimming

## State

etherfields-state-dazed = Dazed
etherfields-state-paralysed = Paralysed
etherfields-state-stunned = Stunned
etherfields-state-poisoned = Poisoned

## Back

etherfields-back-long_shot = Long Shot
etherfields-back-draft = Draft
etherfields-back-shoulder_it = Shoulder It
etherfields-back-slip_away = Slip Away

## Archetype

etherfields-archetype-gambler = Gambler
etherfields-archetype-specialist = Specialist
etherfields-archetype-tough_guy = Tough Guy
etherfields-archetype-free_spirit = Free Spirit

## What the proof-reader of the box finds

etherfields-lint-unreadable = This cannot be read: { $what }.
etherfields-lint-twice = { $what } stands there twice.
etherfields-lint-unknown = { $what } is named, and is not in the box.
etherfields-lint-unreachable = Nothing leads to { $what }.
etherfields-lint-unsaid = { $what } has no words.
etherfields-lint-worth = What this does is not worth what it costs: { $what }.
