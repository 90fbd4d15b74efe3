### When I Dream on the shelf: what its box says, and a game at a glance.

when_i_dream-title = When I Dream
when_i_dream-cover = Eyes closed, guess what the spirits whisper.
    .facts = About 40 min · light
    .aim = The most points win, once everybody has dreamt.
when_i_dream-glance-1 = One of you dreams with eyes closed. The others see a word and whisper one clue each.
when_i_dream-glance-2 = Fairies help, Boogeymen mislead, Sandmen want both sides level. The roles are secret.
when_i_dream-glance-3 = Guessed words go to the sun, missed ones to the moon.
when_i_dream-glance-4 = At dawn the Dreamer tells the dream and takes off the mask, roles are shown, and all count their points.
