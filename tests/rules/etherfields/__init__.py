"""The ledger of Etherfields, clause by clause, as far as the game is made."""
