### The night market of the fireflies: a pack of our own for the stable game.

pack-fireflies = Firefly Night Market
    .about = Cards from the market that opens when the sun goes down: small lights, small favours, and a little haggling.

## Questions

ask-stable-gift = { $source }: choose a card from your hand to give away.

## Magical unicorns

card-lamplighter-unicorn = Lamplighter Unicorn
    .text = On entry, choose another player, who gives you a card of their choice from their hand.
    .flavour = Lights your way home. Tips welcome.
card-will-o-wisp-unicorn = Will-o’-Wisp Unicorn
    .text = If another of your unicorns is about to be destroyed, you may return this card to your hand instead.
    .flavour = Now you see it. Now the bog sees you.
card-falling-star-unicorn = Falling Star Unicorn
    .text = When this card leaves your stable in any way, draw 2 cards.
    .flavour = Make a wish. Mind your head.
card-lantern-narwhal = Lantern Narwhal
    .text = On entry, you may find a magic card in the deck, show it to everyone and take it into your hand; after the search, shuffle the deck.
    .flavour = Reads in bed, under eleven metres of water.

## Magic cards

card-haggling = Haggling
    .text = Do one of these: steal an upgrade or move a downgrade from your stable to another player’s stable.
    .flavour = Final price! Well, nearly final.
card-closing-time = Closing Time
    .text = Everyone, including you, returns a card of their choice from their stable to their hand.
    .flavour = The fireflies yawn, and everybody packs up.

## Upgrades

card-paper-lantern = Paper Lantern
    .text = If one of your unicorns is about to be destroyed, you may sacrifice this card instead.
    .flavour = Burns brightly. Once.
card-bottomless-basket = Bottomless Basket
    .text = At the end of your turn, you may keep 3 more cards in hand than usual.
    .flavour = Just one more thing and then we go, says everyone.
card-tip-jar = Tip Jar
    .text = At the start of your turn, you may discard a card; then choose another player, who gives you a card of their choice from their hand.
    .flavour = It hums when you drop something in.

## Downgrades

card-pantry-moths = Pantry Moths
    .text = At the start of your turn, discard a card.
    .flavour = They came for the lanterns and stayed for the sweaters.
