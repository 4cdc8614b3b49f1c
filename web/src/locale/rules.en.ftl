### The rules in our own words.

rules-title = Rules: { $book }
rules-books = Rulebooks
rules-contents = On this page
rules-none = There is no such rulebook.
rules-reference = Reference card
rules-differences = What other editions do differently
rules-numbered = The rules by number
rules-options = What a table may choose
rules-options-about = Where the books leave it to the table, or the sources disagree, the host may choose before the game.
rules-glossary = Glossary
rules-turn = Your turn
rules-winning = Winning
rules-goal-many = With six to eight players six are enough.
rules-here = Here
rules-other = Different
rules-not-here = Not in this edition. It holds in: { $list }
rules-only-in = It holds only in: { $list }
rules-only-cards = Cards that only this edition has: { $edition }
rules-edition-first = first edition
rules-edition-second = second edition

## Chapters

rules-chapter-R-SET = Setting up
rules-chapter-R-TWO = Two players
rules-chapter-R-TURN = The turn
rules-chapter-R-WORD = Words on the cards
rules-chapter-R-CARD = Cards
rules-chapter-R-EFF = Effects
rules-chapter-R-CHAIN = The chain of effects
rules-chapter-R-END = The end
rules-chapter-U-DECK = The deck
rules-chapter-U-SET = Setting up
rules-chapter-U-TURN = The turn
rules-chapter-U-STONE = Doubling stones
rules-chapter-U-MIRROR = Mirrors
rules-chapter-U-DUST = Sleep dust
rules-chapter-U-HOOF = The hoof
rules-chapter-U-ALI = The alicorn
rules-chapter-U-CALL = “Unorog!”
rules-chapter-U-END = The end

## Unorog: the reference card

rules-unorog-goal = Be the first to get rid of all your cards.
rules-unorog-turn-play = Lay one card that fits the top card of the cauldron by colour or number;
rules-unorog-turn-draw = or draw one card from the well. A card just drawn is not laid in the same turn.
rules-unorog-turn-call = With your last card but one say “Unorog!”. Who forgets it and is caught draws two.
rules-unorog-cards = The cards
rules-unorog-lock = Lock
rules-unorog-stone = Doubling stone
rules-unorog-mirror = Mirror
rules-unorog-dust = Sleep dust
rules-unorog-hoof = Hoof
rules-unorog-alicorn = Alicorn
rules-unorog-win = An empty hand wins the round. The cards in the other hands are your points: locks count their number, action relics 20, elder relics 50. A table may play until somebody has a number of points that was agreed on.

## Glossary

rules-glossary-types = Kinds of cards
rules-glossary-places = Places
rules-glossary-words = Words on the cards
rules-word-impossible = The impossible
rules-type-baby = Everybody begins with one. It lives only in a stable or in the nursery.
rules-type-basic = A unicorn without an effect.
rules-type-magical = A unicorn with an effect.
rules-type-magic = Works once and goes to the discard pile.
rules-type-upgrade = Stays in a stable and is good for its player.
rules-type-downgrade = Stays in a stable and is bad for its player.
rules-type-instant = Answers a card that another player is playing. It costs no action.
rules-type-panda = A unicorn under Pandamonium: it does not count as a unicorn.
rules-place-stable = What lies in front of a player: unicorns, upgrades, downgrades.
rules-place-nursery = The babies that are in no stable.
rules-place-deck = To draw from, face down. When it is empty, the game is over.
rules-place-discard = What is done with, face up. Everybody may look through it.
rules-place-hand = Seen by its player alone. At the end of your own turn no more than seven cards.
rules-term-lock = Lock: a card with a colour and a number, from 0 to 9.
rules-term-relic = Action relic: a doubling stone, a mirror or sleep dust. It has a colour.
rules-term-elder = Elder relic: a hoof or an alicorn. It has no colour and goes on anything.
rules-term-well = Well: the pile to draw from, face down.
rules-term-cauldron = Cauldron: the pile of laid cards, face up.
rules-term-colour = The colour that is up: that of the top card of the cauldron, or the one that was named with it.
rules-term-call = Call: “Unorog!”, said with the last card but one.
rules-term-aimed = Aimed at: a stone, dust or an alicorn is aimed at the next player in the direction of play.
rules-term-honest = Honest: an alicorn laid by somebody who held no card of the colour that was up.
