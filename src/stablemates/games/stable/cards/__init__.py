"""The cards.  Each reads like its text, which stands above it in our own words."""
