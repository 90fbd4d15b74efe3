"""After the last card: replays, reviews, proofs and ratings."""
