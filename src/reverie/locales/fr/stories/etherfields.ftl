### Etherfields : les mots qu’il faut d’abord trouver.

## La Mer sous le lit

etherfields-gate-0 = La Mer sous le lit
    .look_under = Regarder sous le lit
    .wardrobe = Ouvrir l’armoire
    .untie = Dénouer la porte
    .read_over = Lire par-dessus son épaule
    .skylight = Briser la lucarne
    .receipt = Signer son reçu
etherfields-z-bailiff = L’Huissier
etherfields-0-01 = Vous vous réveillez parce que la chambre est trop calme. Ni coq, ni carriole de boulanger, ni mouettes. Dans le lit voisin, quelqu’un veille depuis aussi longtemps que vous, et vous salue de la tête. Puis le plancher respire. Sous le lit, à la place des pantoufles, quelque chose monte le long des lattes et se retire, comme si rien ne pressait. Vous y plongez la main. Elle revient mouillée, et elle sent le sel.
etherfields-0-02 = Sous le lit, il n’y a pas de plancher. Il y a une plage, la nuit, la mer un peu retirée, et une jetée qui commence où finissent les pieds du lit. Vous y descendez l’un après l’autre, vos chaussures à la main. Le long de la jetée, on a rangé des choses avec soin : des paquets ficelés, marqués au crayon du dessin d’un oiseau. Derrière vous, l’eau trouve la première marche. Cherchez vite, et gardez les pieds au sec.
etherfields-0-03 = Quarante nœuds tenaient la porte, et tous étaient des rosettes. Elle s’ouvre sur un palier, et sur un homme à son bureau : une lampe, un registre, des manchettes sèches. « Huissier », dit-il, et il trempe sa plume dans la mer. « Une chambre, meublée ; quatre dormeurs, ou moins. Je viens reprendre la nuit. » Il n’est pas méchant. Il inscrit ce qu’il touche, voilà tout. Au-dessus de sa tête, une lucarne. Il en a la clé.
etherfields-0-04 = D’ici, sa page se laisse lire. À mi-hauteur, entre un service de cuillers et un puits communal, quelqu’un a porté : matin, un, entier. À la place du nom il y a un oiseau, cinq traits de gros crayon, d’une main qui appuyait trop fort. L’Huissier y passe son buvard avec beaucoup d’égards. Derrière lui le palier fait un coude, le coude est sec, et de là-haut, froid et simple, vient de l’air. Montez.
etherfields-0-50 = Il retourne le registre et vous prête sa plume. Vous signez là où un oiseau a signé avant vous. « Reçu, lit-il, une nuit, en bon état, des mains de ceux qui s’y trouvaient. » Puis il monte sur sa chaise, avec ses manchettes sèches, et pousse la lucarne comme on aide à passer un manteau. Sous la lune, les toits de Tardaube ont l’air de draps pliés. En bas, personne ne veille. Vous sortez, et vous commencez.
etherfields-0-60 = La vitre part d’une pièce, comme une assiette lâchée par un autre. L’Huissier regarde le trou, puis vous, puis son registre, et ne trouve pas de colonne pour cela. La mer monte les dernières marches, pour voir. Vous êtes déjà sur les tuiles, et le froid est la première chose vraie de cette nuit. Sous la lune, les toits de Tardaube ont l’air de draps pliés. Derrière vous, une plume se remet à gratter. N’attendez pas.
etherfields-0-90 = L’eau touche le plafond, et la chambre, là, manque tout bonnement de place. Vous passez la lucarne comme le bouchon quitte la bouteille, et vous voilà sur les tuiles, en chemise de nuit, à tousser. Elle vous laisse partir ; elle n’en avait pas après vous. Mais chacun a perdu là-dessous quelque chose qui était à lui, et chacun en remonte avec quelque chose qui ne l’était pas. Les toits de Tardaube attendent. Fouillez vos poches.

## Les Songes

etherfields-z-umbrella_widow = La Veuve au parapluie
etherfields-z-umbrella_widow-1 = Elle attend à l’arrêt du tram, dans sa petite averse à elle. Il pleut sous le parapluie, et nulle part ailleurs. « Il n’est entré que pour payer », dit-elle, et elle regarde derrière vous une boutique qui est un mur depuis des années. Qui s’approche est pris pour lui, serré dans ses bras, puis reconnu pour un autre ; chaque fois, sa déception vous coûte un peu de chaleur. Vous pouvez la chasser. Vous pouvez aussi rester sous la pluie, et écouter.
etherfields-z-umbrella_widow-2 = Vous tenez le parapluie pendant qu’elle raconte. C’est long, et il y est surtout question d’un manteau. À la fin elle vous serre la main, comme on fait sur un seuil, et vous laisse debout là-dessous ; et de votre côté de la soie, il ne pleut plus. Vous n’aviez pas remarqué combien vous aviez froid. Vous remarquez maintenant que c’est passé. Refermez-le doucement, et continuez.
etherfields-z-empty_boots = Les Bottes vides
etherfields-z-empty_boots-1 = Deux paires de bottes descendent la rue, lacées jusqu’en haut, et personne dedans. Elles vont au pas. À chaque porte elles s’arrêtent, le temps d’un coup de sonnette, et passent à la suivante. Quand elles vous trouvent, c’est la joie : enfin quelqu’un à envoyer quelque part. Elles vous raccompagneront là d’où vous venez, autant de fois qu’il faudra. Faites-leur un croche-pied, ou apprenez où elles allaient.
etherfields-z-empty_boots-2 = À genoux, vous défaites les lacets. Dans la botte gauche, il y a une feuille de pointage, tamponnée chaque matin à cinq heures pendant trente et un ans, et un matin, non. « Vous pouvez arrêter », leur dites-vous. Elles réfléchissent. Puis elles rentrent les pointes, comme des enfants sans école, et restent là, à être en retard. Tout le long de la rue l’heure se détend et s’assied près de vous sur le trottoir. Prenez votre temps ; il y en a davantage.
etherfields-z-half_open_shutter = Le Volet entrouvert
etherfields-z-knock_in_the_wall = On frappe dans le mur
etherfields-z-delta = Delta
etherfields-z-moth_choir = Le Chœur des phalènes
etherfields-z-moth_choir-1 = Derrière le volet, quelqu’un gardait une lampe pour les phalènes, et quelqu’un l’a éteinte. Les voilà qui viennent à vous, car vous êtes éveillés, ce qui est presque la même chose qu’allumés. Elles chantent, toutes sur une note, tout bas, la note que fait un fil. Ce que vous aviez disposé en bon ordre, elles s’y posent et le couvrent. Vous pouvez les chasser, une à une. Ou trouver une lumière, vous y tenir, et les laisser finir.
etherfields-z-moth_choir-2 = Vous levez la lumière et vous ne bougez plus, ce qui est plus difficile qu’il n’y paraît. Elles descendent sur vos manches, vos cheveux, le dos de vos mains : cent petits poids qui ne pèsent rien. La note dure jusqu’à ce qu’elle soit finie. Puis, comme si l’on tournait une page, elles se lèvent ensemble, et ce qu’elles couvraient est là, tel que vous l’aviez laissé, un peu poudré. Soufflez dessus, et reprenez-le.
etherfields-z-locksmith_crab = Le Crabe serrurier
etherfields-z-locksmith_crab-1 = Il est monté du port avec ses outils sur le dos : limes, crochets, un trousseau d’ébauches, et un œil qui tourne comme un trou de serrure. Il ne tient pas à faire entrer qui que ce soit. Il a découvert qu’un mur n’est qu’une très grande serrure, et il en met là où il en manque, à côté de vous de préférence, avec le soin de ceux qui travaillent tard. Renversez-le, ou admirez l’ouvrage.
etherfields-z-locksmith_crab-2 = Vous faites l’éloge des gonds. Personne n’avait fait l’éloge des gonds. Il tourne un peu le mur, pour vous montrer comment tombent les goupilles ; et là, du côté que nul ne devait voir, il a gravé le nom de toutes les portes de Tardaube qu’il a ouvertes. Il en ouvrirait volontiers une encore. Il regarde sa pince, puis vous, et lime une clé sans prendre de mesure. Prenez-la, elle est encore chaude.

## Secrets et notes

etherfields-secret-found_candle = Ce qu’a laissé l’allumeur
etherfields-secret-wet_envelope = Enveloppe mouillée
etherfields-secret-crab_pot = Casier à crabes
etherfields-note-inventory = Inventaire

## La ville

etherfields-district-A1 = La Corderie
    .long_shed = Long hangar
    .knot_stair = Escalier des nœuds
    .henyard = Cour aux poules
    .tar_vat = Cuve à goudron
    .spinners_loft = Grenier de la fileuse
etherfields-district-A2 = Le quartier des Oreillers
    .folded_sheet_inn = Auberge du Drap plié
    .lamp_corner = Coin de la lampe
    .feather_well = Puits aux plumes
    .night_chemist = Pharmacie de nuit
    .landing = Palier
etherfields-district-A3 = Les Fours
    .flour_steps = Marches de farine
    .cold_hearth = Âtre froid
    .crumb_market = Marché aux miettes
    .chimney_row = Rangée des cheminées

## Sur le plan du Songe

etherfields-tile-slumber-A2 = D’un Escalier à un autre
etherfields-tile-slumber-A4 = Une Heure de ♦
etherfields-tile-slumber-B4 = Dévoiler
etherfields-tile-slumber-C1 = Placer sans payer
etherfields-tile-slumber-C2 = Reprendre souffle
etherfields-tile-slumber-C4 = La Gemme partagée

## Règles qu’il faut trouver

etherfields-rule-F23-7 = Les Poches : le quatrième emplacement d’Objet.
etherfields-rule-F23-8 = Les Bonnes Manières : un Don laisse aussi chacun soigner 1.
etherfields-rule-F23-9 = Les Vœux : chaque archétype gagne ses 3 Signes personnels et lit leur texte quand il en dépense un : dans un paiement, 2 Déterminations de n’importe quelle couleur, chaque Signe une fois pour la campagne.
etherfields-rule-F23-10 = Les Compagnons : en entrant dans un Rêve, l’équipe peut amener un Compagnon qu’elle a. Sa figurine part d’une Entrée ; au début de chaque phase des Rêveurs l’équipe peut la déplacer d’1 case ; une fois par Rêve, un Rêveur dans sa case ou à portée 1 use de son pouvoir.
etherfields-rule-F23-11 = La Lucidité : les quatre paquets scellés s’ouvrent ; chaque Rêveur gagne les quatre cartes de son archétype.
etherfields-rule-F23-12 = La Délivrance : une Entité dont on a eu le Don porte une action de plus, 4 Conscience ou 4 Ruse, graduelle, Contact : victoire avec Don et Butin, son texte, la tuile quitte la campagne.
etherfields-rule-F23-13 = Deux Entités délivrées comptent pour un Bon cœur (F24.3).
etherfields-rule-F24-1 = L’Initiation ouvre les Portails 1 et 2 ; le 1 ouvre le 3 ; le 2 ouvre le 4 ; le 3 et le 4 ouvrent le 5 ; le 5 ouvre le 6 ; le 6 ouvre le 7.
    .title = Campagne
etherfields-rule-F24-2 = Un Rêve gagné laisse un Signe universel, Bon cœur ou Prise selon le but atteint ; son Portail s’en va ; chacun gagne 3 Éther ; ce qu’il débloque arrive ; son Masque va à un Rêveur que l’équipe nomme.
etherfields-rule-F24-3 = Les Bons cœurs se comptent sur les Rêves 0 à 6.
etherfields-rule-F24-4 = Plus de tours la première fois : la mauvaise Saison du Rêve, son Portail reste. La deuxième fois : Perdu, le Portail s’en va, ce qui suit s’ouvre, rien d’autre n’est débloqué. Le Finale n’est jamais Perdu.
etherfields-rule-F24-5 = Un Rêve gagné amène sa bonne Saison. Une Saison nommée vient sur la pile des Saisons.
etherfields-rule-F24-6 = Les tuiles de Songe débloquées vont sous la pile des Songes, les plans dans leur pile (mélangée), les Destins dans la leur (mélangée), les Objets au Marché des Objets.
etherfields-rule-F24-7 = Un oiseau de papier vient avec chacun des Rêves 1 à 6, gagné ou Perdu : une tuile de Songe qui n’est pas une Entité ; révélée : son texte, on gagne sa Note, la tuile quitte la campagne.
etherfields-rule-F24-8 = Le Volet entrouvert ne fait rien tant qu’un Rêveur n’a pas 3 Progrès actifs ; alors il ajoute le Chœur des phalènes et s’en va ; les coups dans le mur de même, avec 4 et le Crabe serrurier.
etherfields-rule-F24-9 = À la cloche, les deux fins sont offertes. Sonner : avec quatre Bons cœurs personne ne paie, sinon chaque Rêveur rend pour de bon une carte au Marché ; une nouvelle campagne s’ouvre avec tous les Masques. Veiller : l’archétype d’un Rêveur se retire comme Compagnon ; la Longue Veille s’ouvre.
etherfields-rule-F24-10 = La Longue Veille : des Songes l’un après l’autre, sans Portail ; elle finit par une mort ; le nombre de victoires est gardé.
etherfields-rule-F30-1 = Mise en place : le plan A2 seul, pas d’Entité.
    .title = La Mer sous le lit
etherfields-rule-F30-2 = 1 Regarder sous le lit, 3 Conscience graduel, usage unique : texte 0.02, plan B2 avec a et b.
etherfields-rule-F30-3 = Une fois B2 posé, chaque étape V inonde une case (une marque : Eau) : dans la rangée sèche la plus au sud des plans montrés, d’ouest en est. La prochaine est toujours montrée.
etherfields-rule-F30-4 = Quitter l’Eau coûte 1 Ruse de plus.
etherfields-rule-F30-5 = 2 Ouvrir l’armoire, 2 Ruse, une fois chaque Rêveur : deux des huit premiers Masques au hasard, l’un est porté, l’autre revient. Qui n’en a pas à la fin du Rêve choisit alors.
etherfields-rule-F30-6 = 3 Dénouer la porte, 4 Ruse graduel, usage unique : texte 0.03, plan B3 avec c ; l’Huissier apparaît.
etherfields-rule-F30-7 = La première entrée dans la case 5 : texte 0.04, plan A3.
etherfields-rule-F30-8 = 4 Lire par-dessus son épaule, 2 Conscience, usage unique : Note 0.
etherfields-rule-F30-9 = L’Huissier, humain, mouvement 1 : M inonde une case de plus ; B portée 0, sceller 2 ; S portée 1, 1 Détresse ; Contact 5 Conscience graduel : signez son reçu, il ouvre la lucarne.
etherfields-rule-F30-10 = 6 Briser la lucarne, 5 Colère graduel.
etherfields-rule-F30-11 = La lucarne ouverte et tous les Rêveurs sur le plan A3 : gagné, Bon cœur s’il l’a ouverte, sinon Prise.
etherfields-rule-F30-12 = Plus de tours : dehors tout de même, chacun gagne une Faiblesse, pas de Signe.
etherfields-rule-F30-13 = Le guide parle à la première pioche, au premier déplacement, paiement, coût graduel, Secret (Étudier), lancer du dé de Chance et à la première étape d’Entité, une fois chacun.
