### When I Dream at a terminal.

when_i_dream-terminal-role = Your role: { $role }
when_i_dream-terminal-commands = ? help · with a slash: /why · /undo · /save · /rules · /log · q
when_i_dream-terminal-help =
    Write a word to say it, or type the number of a choice; Enter alone listens on.
    Any word may be an answer, so commands take a slash while you are asked for one: /log, /undo.
    ? WORD      looks up a rule: ? mask, ? W3.2
