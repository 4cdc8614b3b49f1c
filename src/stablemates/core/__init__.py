"""The kernel: what every game of the family shares.  It knows no cards and no rules."""
