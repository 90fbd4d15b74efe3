"""What games share: things on a table that more than one rulebook knows. No game, no I/O."""
