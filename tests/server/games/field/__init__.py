"""A game as big and as long as a session of a campaign: there is always a move that could be taken back."""
