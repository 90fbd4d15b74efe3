"""Nine cells that two people paint in turn, for ever: the simplest game there is."""
