"""Judges of words, for games where people say what they like. Needs the packages of the extra `words`."""

from .judge import WordJudge, open_judge

__all__ = ["WordJudge", "open_judge"]
