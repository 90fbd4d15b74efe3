"""The kernel's tiny game of one team, online."""
