"""Titles: three for each main motif, French and English."""

from __future__ import annotations

_TITLES = """
whale | La nuit des baleines = The Night of Whales | Le chant d’en haut = The Song Above | La marée du soir = The Evening Tide
jellyfish | La lampe vivante = The Living Lamp | Le parachute de verre = The Glass Parachute | Dix mille ans de douceur = Ten Thousand Gentle Years
koi | La carpe des nuages = The Carp of the Clouds | Rouge sous la lune = Red Under the Moon | L’étang sans fond = The Bottomless Pond
octopus | Celui qui tient tout = The One Who Holds Everything | Huit réponses = Eight Answers | Le gardien du fond = The Keeper of the Deep
turtle | L’île qui marche = The Walking Island | Le pas du monde = The Pace of the World | Une maison sur le dos = A House on Its Back
seahorse | Le cheval de la mer = The Horse of the Sea | La virgule = The Comma | Le petit roi des algues = The Little King of Weeds
fish shoal | Nous sommes un = We Are One | Le grand banc = The Great Shoal | La foule d’argent = The Silver Crowd
owl | La veilleuse = The Night Watch | Deux lunes qui regardent = Two Moons Watching | Le secret du hibou = The Owl’s Secret
cat | Le chat du seuil = The Cat on the Threshold | Neuf vies plus une = Nine Lives and One | L’heure du chat = The Cat’s Hour
stag | Les bois allumés = The Lit Antlers | Le roi de la clairière = The King of the Clearing | Le porteur de lanternes = The Lantern Bearer
heron | L’attente = The Waiting | Un pied dans le rêve = One Foot in the Dream | Le pêcheur immobile = The Motionless Angler
snail | La maison lente = The Slow House | Personne n’est pressé = No One Is in a Hurry | L’escargot du grand soir = The Snail at Dusk
moth | Vers la flamme = Towards the Flame | Les yeux des ailes = The Eyes of the Wings | La visiteuse = The Visitor
fox | Le sommeil roux = The Russet Sleep | Le renard rêve = The Fox Dreams | En rond autour du monde = Curled Around the World
swan | Le cygne couronné = The Crowned Swan | L’eau ne dit rien = The Water Says Nothing | Blanc sur la nuit = White on the Night
elephant | Les longues jambes = The Long Legs | La tour en voyage = The Travelling Tower | Marcher sans bruit = Walking Without a Sound
raven | La clef volée = The Stolen Key | Le corbeau sait = The Raven Knows | Plume et métal = Feather and Metal
tree | L’arbre aux lumières = The Tree of Lights | Ce que portent les branches = What the Branches Bear | La récolte de nuit = The Night Harvest
lotus | La fleur qui veille = The Flower That Wakes | L’eau s’ouvre = The Water Opens | Le lever du lotus = Lotus Rising
mushrooms | Le village d’un soir = A Village for One Evening | Après la pluie = After the Rain | Les chapeaux rouges = The Red Hats
dandelion | Souffler = To Blow | Les graines du temps = The Seeds of Time | Un vœu de trop = One Wish Too Many
cactus | Trois soleils = Three Suns | La soif et la fleur = Thirst and Flower | Le désert fleurit = The Desert Blooms
rose | La grande rose = The Great Rose | La goutte = The Dewdrop | Celle qu’on n’oublie pas = The One Not Forgotten
crescent | Pêcher les étoiles = Fishing for Stars | La lune assise = The Seated Moon | Le fil du pêcheur = The Angler’s Thread
moon | Trop près de la lune = Too Near the Moon | La pleine lumière = Full Light | Poids de lune = The Weight of the Moon
eclipse | L’œil fermé du jour = The Closed Eye of Day | L’anneau = The Ring | Midi noir = Black Noon
lantern | La lanterne habitée = The Inhabited Lantern | Une nuit dans le verre = A Night in Glass | Garder la flamme = Keeping the Flame
planet | La voisine = The Neighbour | L’anneau brisé du soir = The Evening Ring | Une orbite plus loin = One Orbit Farther
cloud face | Le nuage qui dort = The Sleeping Cloud | Le souffle = The Breath | Il pleuvra demain = Rain Tomorrow
lighthouse | Le dernier phare = The Last Lighthouse | La lampe du gardien = The Keeper’s Lamp | Quelqu’un veille = Someone Keeps Watch
stair | La porte en l’air = The Door in the Air | Neuf marches = Nine Steps | Monter encore = Climbing Still
bridge | D’une rive à l’autre = From Shore to Shore | Les trois lanternes = The Three Lanterns | Le pont des absents = The Bridge of the Absent
castle | Le château qui attend = The Waiting Castle | Toutes les fenêtres = Every Window | La bannière du soir = The Evening Banner
windmill | Moudre le vent = Grinding the Wind | Quatre ailes = Four Sails | Le moulin d’hier = Yesterday’s Mill
stilt house | La maison haute = The High House | Au-dessus de la marée = Above the Tide | Fumée tranquille = Quiet Smoke
arch | L’autre ciel = The Other Sky | Passer dessous = Passing Under | La clef de voûte = The Keystone
tent | La dernière séance = The Last Show | Le cirque est revenu = The Circus Is Back | Rayures du soir = Evening Stripes
balloon | Plus léger que le rêve = Lighter Than a Dream | Le départ = The Departure | Un feu dans le ciel = A Fire in the Sky
train | Le train de minuit = The Midnight Train | Sans rails = No Rails | La dernière voiture = The Last Carriage
ship | La traversée = The Crossing | Toutes voiles dehors = Full Sail | Le navire de papier = The Paper Ship
big wheel | Un tour de plus = One More Turn | La roue du ciel = The Wheel of the Sky | En haut, le silence = Silence at the Top
carousel | Le manège tourne seul = The Carousel Turns Alone | Trois chevaux blancs = Three White Horses | La musique est finie = The Music Is Over
bed | Le lit voyageur = The Travelling Bed | Sous la couverture = Under the Blanket | Dormir très loin = Sleeping Far Away
submarine | Vingt mille rêves = Twenty Thousand Dreams | Le hublot = The Porthole | La plongée douce = The Gentle Dive
clock | L’heure qui manque = The Missing Hour | Le temps suspendu = Suspended Time | En retard pour toujours = Late for Ever
hourglass | La mer s’écoule = The Sea Runs Out | Le grain de trop = One Grain Too Many | Le temps d’une maison = The Time of a House
key | La clef qui regarde = The Watching Key | Ce qu’elle ouvre = What It Opens | Sans serrure = No Lock
umbrellas | Pluie d’hier = Yesterday’s Rain | L’envol des parapluies = The Flight of Umbrellas | Trois promeneurs absents = Three Absent Strollers
mask | Moitié nuit = Half Night | Le visage de l’autre = The Other’s Face | La larme = The Tear
teapot | L’heure du thé = Tea Time | Une vallée dans la porcelaine = A Valley in Porcelain | Infusion de lune = Moon Tea
knight | Le coup du cavalier = The Knight’s Move | La partie immobile = The Unmoving Game | Une porte dans le socle = A Door in the Plinth
egg | Ce qui va naître = What Will Be Born | La coquille fendue = The Cracked Shell | Une ville à l’intérieur = A City Inside
hand | La main ouverte = The Open Hand | Donner la lumière = Giving the Light | La ligne de vie = The Line of Life
feather | Le poids d’une plume = The Weight of a Feather | Écrire au vent = Writing to the Wind | Tombée d’un ange = Fallen From Above
book | Il était une ville = Once Upon a Town | Le livre ouvert = The Open Book | La page du soir = The Evening Page
bottle | Le message = The Message | Une mer à garder = A Sea to Keep | Le bouchon du monde = The Cork of the World
bulb | Une idée d’île = An Idea of an Island | La petite clarté = The Little Light | L’ampoule habitée = The Inhabited Bulb
gramophone | L’air oublié = The Forgotten Tune | Musique pour personne = Music for No One | Le pavillon d’or = The Golden Horn
mirror | De l’autre côté = On the Other Side | Le miroir ment bien = The Mirror Lies Well | Un chemin dans la glace = A Path in the Glass
cello | La note grave = The Low Note | Les oiseaux de musique = The Music Birds | Concert pour la lune = Concert for the Moon
globe | La mécanique du ciel = The Clockwork of the Sky | Le petit soleil = The Little Sun | Mesurer l’infini = Measuring the Infinite
boot | La botte habitée = The Inhabited Boot | Sept lieues, deux fenêtres = Seven Leagues, Two Windows | Trop grand pour partir = Too Big to Leave
"""


def _read() -> dict[str, list[tuple[str, str]]]:
    out = {}
    for line in _TITLES.strip().splitlines():
        name, *titles = (part.strip() for part in line.split("|"))
        pairs = [title.split(" = ") for title in titles]
        out[name] = [(fr, en) for fr, en in pairs]
    return out


TITLES = _read()
