"""The stable game: collect unicorns, wreck the others' stables, stop cards with a Neigh.  Four editions."""
