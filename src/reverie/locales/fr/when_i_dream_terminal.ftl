### When I Dream au terminal.

when_i_dream-terminal-role = Votre rôle : { $role }
when_i_dream-terminal-commands = ? aide · avec une barre : /pourquoi · /annuler · /sauver · /règles · /journal · q
when_i_dream-terminal-help =
    Écrivez un mot pour le dire, ou tapez le numéro d’un choix ; Entrée seule pour écouter encore.
    Tout mot peut être une réponse : quand on vous en demande un, les commandes prennent une barre, /journal, /annuler.
    ? MOT           cherche une règle : ? masque, ? W3.2
