"""Etherfields, in the making: one team of Dreamers, a map, a story. `make rules` tells how far it is."""
