"""Statistics of Mustachio."""
