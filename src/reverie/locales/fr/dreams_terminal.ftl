### Dreams au terminal.

dreams-terminal-round = Manche { $round } · { $name } distribue
dreams-terminal-halos = Les noms disent qui a placé une étoile depuis votre tour ; retenez-le, on ne le redira pas.
dreams-terminal-place = Vos étoiles : { $shades }. Tapez une nuance, puis la distance vers la droite et vers le bas, de -100 à 100 : { $first } -30 45
dreams-terminal-bet = Tapez le numéro de votre mise :
dreams-terminal-column-player = Joueur
dreams-terminal-column-stars = Étoiles
dreams-terminal-column-vote = Mise
dreams-terminal-column-gain = Gain
dreams-terminal-commands = ? aide · images les raconte de nouveau · pourquoi (pas) · annuler · sauver · règles · journal · q
dreams-terminal-help =
    Tapez une étoile par sa nuance, sa distance vers la droite et vers le bas (claire -30 45), ou le numéro d’une mise.
    ? TITRE         raconte une image ou cherche une règle : ? Le navire de papier, ? D3.6
    images          raconte de nouveau les quatre images
