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
