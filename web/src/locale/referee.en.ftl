### The referee.

referee-title = The referee
referee-about = What happens if …? Set up the position you’re arguing about, then press what a player does. You don’t need to know the rest.
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
referee-ways = All outcomes
referee-no-ways = No effect is in progress, or there are too many outcomes.
referee-compare = Compare the rulebooks
referee-not-here = This can’t happen by this rulebook: it doesn’t have one of these cards or answers.
referee-back = Undo
referee-again = Start over
referee-link = Copy link
referee-copied = Copied.
