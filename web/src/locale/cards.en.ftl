### Words on the page’s cards and around them.

# What a screen reader says about a card.
cards-name = { $title }. { $type }. { $text }
cards-name-short = { $title }. { $type }.
cards-hidden = Face-down card
cards-read = Read: { $title }
cards-reader = Card: { $title }
cards-close = Close
cards-rulings = Rulings
cards-example = Example
cards-panda = Currently a panda: it does not count as a unicorn.
cards-pack = From the pack: { $pack }

## Types that only the page names

type-lock = Lock
type-relic = Action relic
type-elder = Elder relic
type-unknown = Card
