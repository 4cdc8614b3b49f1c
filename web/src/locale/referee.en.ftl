### The referee.

referee-title = The referee
referee-about = What happens if …? Set up the cards you argue about, then press what someone does. You don’t need to know the rest.
# Players, with a space between two names.
referee-names = Ann Bob Cat Dan Eve Fay Gus Hal
referee-position = Position
referee-book = Rulebook
referee-turn = Turn
referee-phase = Phase
referee-add = card
referee-add-to = Add a card: { $zone }
referee-remove = Remove { $title }
referee-add-player = player
referee-remove-player = Remove { $name }
referee-unknown-hand = Unknown hand: cards that stop nothing
referee-search = Title in any language
referee-nothing-found = No card found.
referee-happens = What happens
referee-cannot = Cannot be chosen
referee-ways = All ways
referee-no-ways = No effect is under way, or there are too many ways.
referee-compare = Compare the rulebooks
referee-not-here = By this rulebook it cannot come to that: a card or an answer does not exist here.
referee-back = Undo
referee-again = Start over
referee-link = Copy link
referee-copied = Copied.
referee-more = Other piles and loans
referee-deck = Deck, from the top
referee-deck-left = Cards left in the deck, if that matters
referee-nursery-empty = It is empty
referee-loans = On loan
referee-loan = { $title } belongs to { $who }
referee-loan-unicorn = Unicorn …
referee-loan-owner = belongs to …
referee-name-it = Cards of an unknown hand cannot be played here. Add the card to the hand to see what it does.
