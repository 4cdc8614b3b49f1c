"""The cards.  Each reads like its text, which is written above it in our own words."""
