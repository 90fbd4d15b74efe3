"""The kernel: steps on an agenda, asks and answers, chance from outside. No game, no I/O."""
