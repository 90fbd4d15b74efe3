### Etherfields : ce qui se trouve dans la boîte.

## Influence

etherfields-card-marked_card = Carte marquée
etherfields-card-quick_exit = Sortie discrète
etherfields-card-new_deal = Nouvelle donne
etherfields-card-house_edge = L’avantage de la maison
etherfields-card-the_long_con = La grande arnaque
etherfields-card-slap_the_table = Taper du poing
etherfields-card-call_the_bluff = Payer pour voir
etherfields-card-upset_the_board = Renverser la table
etherfields-card-all_in = Tapis
etherfields-card-poker_face = Visage de marbre
etherfields-card-read_the_table = Lire la table
etherfields-card-tells = Petits tics
etherfields-card-side_bet = Pari annexe
etherfields-card-lucky_streak = La veine
etherfields-card-borrowed_stake = Mise empruntée
etherfields-card-the_big_game = La grosse partie
etherfields-card-loupe = Loupe
etherfields-card-blueprint = Plan coté
etherfields-card-method = Méthode
etherfields-card-regulator = Régulateur
etherfields-card-escapement = Échappement
etherfields-card-dead_reckoning = À l’estime
etherfields-card-picklock = Rossignol
etherfields-card-servants_stair = Escalier de service
etherfields-card-winding_key = Clé de remontoir
etherfields-card-counterweight = Contrepoids
etherfields-card-hammer_tap = Petit coup de marteau
etherfields-card-stress_test = Essai à outrance
etherfields-card-vice = Étau
etherfields-card-second_draft = Deuxième jet
etherfields-card-clamp = Serre-joint
etherfields-card-crank = Manivelle
etherfields-card-master_movement = Le grand mouvement
etherfields-card-set_the_jaw = Serrer les dents
etherfields-card-shoulder_in = Coup d’épaule
etherfields-card-clear_the_way = Dégager le passage
etherfields-card-old_scar = Vieille cicatrice
etherfields-card-haymaker = Crochet
etherfields-card-wall_of_a_man = Une armoire
etherfields-card-plain_word = Parler net
etherfields-card-sit_with_them = Rester là
etherfields-card-stubborn_hope = Espoir têtu
etherfields-card-carry_them = Porter quelqu’un
etherfields-card-steady_step = Pas égal
etherfields-card-long_stride = Grande enjambée
etherfields-card-dockers_hook = Croc de docker
etherfields-card-night_shift = Équipe de nuit
etherfields-card-headlong = Tête baissée
etherfields-card-last_one_standing = Le dernier debout
etherfields-card-barefoot = Pieds nus
etherfields-card-over_the_rooftops = Par les toits
etherfields-card-hand_in_hand = Main dans la main
etherfields-card-never_here = Jamais là
etherfields-card-elsewhere = Ailleurs
etherfields-card-open_window = Fenêtre ouverte
etherfields-card-humming = Fredonner
etherfields-card-shared_blanket = Une couverture pour deux
etherfields-card-postcard = Carte postale
etherfields-card-old_friends = Vieux amis
etherfields-card-loud_shoes = Chaussures bruyantes
etherfields-card-kick_off = Coup d’envoi
etherfields-card-travel_light = Voyager léger
etherfields-card-tell_it_straight = Dire les choses
etherfields-card-leap = Le saut
etherfields-card-the_open_road = La grand-route
etherfields-card-the_last_chip = Le dernier jeton
etherfields-card-cold_hand = La main froide
etherfields-card-double_fault = Double faute
etherfields-card-paid_in_full = Soldé
etherfields-card-spare_hour = Une heure de reste
etherfields-card-fine_adjustment = Réglage fin
etherfields-card-skeleton_key = Passe-partout
etherfields-card-perpetual = Perpétuel
etherfields-card-pallbearer = Porteur
etherfields-card-bare_hands = À mains nues
etherfields-card-say_it_at_last = Le dire enfin
etherfields-card-broad_back = Dos large
etherfields-card-return_ticket = Aller-retour
etherfields-card-unpacked = Valise défaite
etherfields-card-through_the_glass = Par le carreau
etherfields-card-no_fixed_address = Sans domicile fixe
etherfields-card-half_a_lullaby = La moitié d’une berceuse
etherfields-card-left_hand_gloves = Gants de la main gauche
etherfields-card-a_slammed_door = Une porte claquée
etherfields-card-spare_button = Bouton de rechange
etherfields-card-borrowed_nerve = Culot emprunté
etherfields-card-the_benefit_of_doubt = Le bénéfice du doute
etherfields-card-pocket_lint = Peluches de poche
etherfields-card-last_match = Dernière allumette
etherfields-card-somebodys_courage = Le courage de quelqu’un
etherfields-card-a_good_ear = Une bonne oreille
etherfields-card-dancing_shoes = Souliers de bal
etherfields-card-second_wind = Second souffle
etherfields-card-old_umbrella = Vieux parapluie
etherfields-card-night_bus = Bus de nuit
etherfields-card-wet_rope = Corde mouillée
etherfields-card-unsent_letter = Lettre jamais postée
etherfields-card-a_grudge = Une rancune
etherfields-card-tin_whistle = Flûtiau
etherfields-card-bitter_tea = Thé amer
etherfields-card-sunday_best = L’habit du dimanche
etherfields-card-crowbar = Pied-de-biche
etherfields-card-ladder = Échelle
etherfields-card-reading_glasses = Lunettes de lecture
etherfields-card-a_bad_habit = Une mauvaise habitude
etherfields-card-hard_bargain = Dur en affaires
etherfields-card-family_silver = L’argenterie
etherfields-card-a_clean_slate = Ardoise effacée
etherfields-card-somebodys_patience = La patience de quelqu’un
etherfields-card-skates = Patins
etherfields-card-tall_story = Histoire à dormir debout
etherfields-card-heavy_coat = Gros manteau
etherfields-card-double_shift = Journée double
etherfields-card-alarm_clock_stopped = Réveil arrêté
etherfields-card-loaded_question = Question piège
etherfields-card-first_kiss = Premier baiser
etherfields-card-a_fathers_watch = La montre d’un père
etherfields-card-wedding_ring = Alliance
etherfields-card-sea_legs = Le pied marin
etherfields-card-the_last_word = Le dernier mot
etherfields-card-house_keys = Les clés de la maison
etherfields-card-tomorrow = Demain

## Mask

etherfields-mask-owl = Chouette
etherfields-mask-fox = Renard
etherfields-mask-ox = Bœuf
etherfields-mask-hare = Lièvre
etherfields-mask-moth = Phalène
etherfields-mask-raven = Corbeau
etherfields-mask-stag = Cerf
etherfields-mask-lantern = Lanterne

## Flaw

etherfields-flaw-leaden_feet = Pieds de plomb
etherfields-flaw-tongue_tied = Langue nouée
etherfields-flaw-trembling = Tremblements
etherfields-flaw-deja_vu = Déjà-vu
etherfields-flaw-doubt = Doute
etherfields-flaw-cold_sweat = Sueurs froides

## Fate

etherfields-fate-toll = Péage
etherfields-fate-stray_coin = Pièce égarée
etherfields-fate-kind_stranger = Aimable inconnu
etherfields-fate-tower_clock = Horloge de la tour
etherfields-fate-crossroads = Carrefour
etherfields-fate-haze = Brume
etherfields-fate-echo = Écho
etherfields-fate-undertow = Ressac
etherfields-fate-spotlight = Projecteur
etherfields-fate-carousel = Manège

## Item

etherfields-item-candle_stub = Bout de chandelle
etherfields-item-chalk = Craie
etherfields-item-train_ticket = Billet de train
etherfields-item-pocket_mirror = Miroir de poche
etherfields-item-spool = Bobine

## Season

etherfields-season-still_night = Nuit calme
etherfields-season-clear_night = Nuit claire
etherfields-season-harvest = Moisson
etherfields-season-thaw = Dégel
etherfields-season-fog = Brouillard
etherfields-season-frost = Gel
etherfields-season-long_dusk = Long crépuscule

## Morphing

etherfields-morphing-sharper = Plus vive
etherfields-morphing-heavier = Plus lourde
etherfields-morphing-swifter = Plus leste
etherfields-morphing-longer = Plus longue
etherfields-morphing-unmasking = Sans masques
etherfields-morphing-stalling = Tout s’enraye
etherfields-morphing-settled = Les jeux sont faits
etherfields-morphing-dimming = Éclat terni

## State

etherfields-state-dazed = Désorienté
etherfields-state-paralysed = Paralysé
etherfields-state-stunned = Sonné
etherfields-state-poisoned = Empoisonné

## Back

etherfields-back-long_shot = Coup de chance
etherfields-back-draft = Brouillon
etherfields-back-shoulder_it = Encaisser
etherfields-back-slip_away = S’éclipser

## Archetype

etherfields-archetype-gambler = Flambeuse
etherfields-archetype-specialist = Spécialiste
etherfields-archetype-tough_guy = Dur à cuire
etherfields-archetype-free_spirit = Rebelle

## Ce que trouve le correcteur de la boîte

etherfields-lint-unreadable = Cela ne se lit pas : { $what }.
etherfields-lint-twice = { $what } s’y trouve deux fois.
etherfields-lint-unknown = { $what } est nommé, et n’est pas dans la boîte.
etherfields-lint-unreachable = Rien ne mène à { $what }.
etherfields-lint-unsaid = { $what } n’a pas de mots.
etherfields-lint-worth = L’effet ne vaut pas son prix : { $what }.
