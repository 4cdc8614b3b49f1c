"""The vocabulary: everything that a card or a rulebook can tell the machine to do."""
