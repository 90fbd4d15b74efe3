"""A tiny game with a story that must be found, online."""
