### The rules in our own words.

rules-title = Rules: { $book }
rules-books = Rulebooks
rules-contents = On this page
rules-none = Rulebook not found.
rules-reference = Reference card
rules-differences = What other editions do differently
rules-numbered = The rules by number
rules-options = Table options
rules-options-about = Where the rulebooks leave a choice, or the sources disagree, the host can choose before the game.
rules-glossary = Glossary
rules-turn = Your turn
rules-winning = Winning
rules-goal-many = With six to eight players, six are enough.
rules-here = Here
rules-other = Different
rules-not-here = Not in this edition. Applies in: { $list }
rules-only-in = Applies only in: { $list }
rules-only-cards = Cards found only in this edition: { $edition }
rules-edition-first = first edition
rules-edition-second = second edition

## Chapters

rules-chapter-R-SET = Setting up
rules-chapter-R-TWO = Two players
rules-chapter-R-TURN = The turn
rules-chapter-R-WORD = Terms on the cards
rules-chapter-R-CARD = Cards
rules-chapter-R-EFF = Effects
rules-chapter-R-CHAIN = Chains of effects
rules-chapter-R-END = End of the game
rules-chapter-U-DECK = The deck
rules-chapter-U-SET = Setting up
rules-chapter-U-TURN = The turn
rules-chapter-U-STONE = Doubling stones
rules-chapter-U-MIRROR = Mirrors
rules-chapter-U-DUST = Sleep dust
rules-chapter-U-HOOF = The hoof
rules-chapter-U-ALI = The alicorn
rules-chapter-U-CALL = “Unorog!”
rules-chapter-U-END = End of the game

## Unorog: the reference card

rules-unorog-goal = Be the first to get rid of all your cards.
rules-unorog-turn-play = Play one card that matches the top card of the cauldron by colour or number;
rules-unorog-turn-draw = or draw one card from the well. You cannot play a card in the turn you draw it.
rules-unorog-turn-call = Say “Unorog!” as you play your second-to-last card. If you forget and are caught, draw two.
rules-unorog-cards = The cards
rules-unorog-lock = Lock
rules-unorog-stone = Doubling stone
rules-unorog-mirror = Mirror
rules-unorog-dust = Sleep dust
rules-unorog-hoof = Hoof
rules-unorog-alicorn = Alicorn
rules-unorog-win = The first player with an empty hand wins the round and scores the cards in the other hands: locks count their number, action relics 20, elder relics 50. A table may play on until someone reaches an agreed number of points.

## Glossary

rules-glossary-types = Card types
rules-glossary-places = Zones
rules-glossary-words = Terms on the cards
rules-word-impossible = Impossible actions
rules-type-baby = Everyone starts with one. It can only be in a stable or in the nursery.
rules-type-basic = A unicorn without an effect.
rules-type-magical = A unicorn with an effect.
rules-type-magic = Takes effect once and goes to the discard pile.
rules-type-upgrade = Stays in a stable and helps its player.
rules-type-downgrade = Stays in a stable and hinders its player.
rules-type-instant = Played in response to another player’s card. It does not use up your action.
rules-type-panda = A unicorn under Pandamonium: it does not count as a unicorn.
rules-place-stable = The cards in front of a player: unicorns, upgrades, downgrades.
rules-place-nursery = The babies that are not in a stable.
rules-place-deck = The face-down draw pile. When it runs out, the game is over.
rules-place-discard = Used cards, face up. Anyone may look through it.
rules-place-hand = Only its player sees it. You keep at most seven cards at the end of your turn.
rules-term-lock = Lock: a card with a colour and a number, from 0 to 9.
rules-term-relic = Action relic: a doubling stone, a mirror or sleep dust. It has a colour.
rules-term-elder = Elder relic: a hoof or an alicorn. It has no colour and goes on anything.
rules-term-well = Well: the face-down draw pile.
rules-term-cauldron = Cauldron: the face-up pile of played cards.
rules-term-colour = Current colour: the colour of the top card of the cauldron, or the one named with it.
rules-term-call = Call: “Unorog!”, said as you play your second-to-last card.
rules-term-aimed = Target: a stone, dust or an alicorn targets the next player in the direction of play.
rules-term-honest = Honest: an alicorn played by someone who had no card of the current colour.
