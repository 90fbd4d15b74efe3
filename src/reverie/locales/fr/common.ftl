# Les mots que tous les jeux partagent, à la page comme au terminal.

# Le nom que la langue se donne, la façon dont elle écrit nombres et dates, le mot devant le dernier de plusieurs noms.
common-language = français
    .locale = fr-FR
common-and = et

common-refusal-refused = La règle { $rule } ne le permet pas.
common-refusal-not_asked = Ce n’est pas à vous de jouer.
common-refusal-over = La partie est finie.
common-refusal-no_deadline = Le temps n’est pas écoulé.
