"""The kernel that all games share.  It knows no cards and no rules."""
