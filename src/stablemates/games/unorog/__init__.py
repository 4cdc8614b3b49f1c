"""Unorog: shed your cards, bluff with the alicorn, say "Unorog!"."""
