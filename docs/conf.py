"""How `make docs` lays out the documents: Markdown as it stands here, and the library from its docstrings."""

from __future__ import annotations

from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx

import reverie

project = "Rêverie"
author = "Rêverie"
release = reverie.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_enable_extensions = ["deflist"]
myst_heading_anchors = 3
exclude_patterns = ["_build"]
html_theme = "furo"
html_title = "Rêverie"
html_copy_source = False
autodoc_typehints = "signature"
autodoc_member_order = "bysource"
suppress_warnings = ["myst.xref_missing"]


def setup(app: Sphinx) -> None:
    """The maps of a ledger are plain text, and words are for people."""
    for kind in ("map", "fluent"):
        app.add_lexer(kind, TextLexer)
