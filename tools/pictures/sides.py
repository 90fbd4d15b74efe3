"""Names that tell left from right, for a thing drawn the other way round."""

from __future__ import annotations

import re

FEMININE = frozenset({"aigrette", "aile", "feuille", "lanterne", "oreille", "perle", "pointe", "traîne"})
ENGLISH = {"left": "right", "right": "left"}


def _other_side(match: re.Match[str]) -> str:
    before, side = match[1], match[2]
    if side != "gauche":
        return f"{before}gauche"
    noun = re.split(r"[ ’]", before.strip())[-1]
    return before + ("droite" if noun in FEMININE or noun in ("de", "à") else "droit")


def mirrored_fr(name: str) -> str:
    """The name of the same part in a mirror: l’œil gauche, l’œil droit."""
    return re.sub(r"(\S+ )(gauche|droite|droit)\b", _other_side, name)


def mirrored_en(name: str) -> str:
    return re.sub(r"\b(left|right)\b", lambda match: ENGLISH[match[1]], name)
