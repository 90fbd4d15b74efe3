# Les mots que tous les jeux partagent, à la page comme au terminal.

common-refusal-refused = La règle { $rule } ne le permet pas.
common-refusal-not_asked = Ce n’est pas à vous de jouer.
common-refusal-over = La partie est finie.
common-refusal-no_deadline = Le temps n’est pas écoulé.
