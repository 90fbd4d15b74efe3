"""The Vale of Eternity: hunt creatures, sell or tame them, summon them for points."""
