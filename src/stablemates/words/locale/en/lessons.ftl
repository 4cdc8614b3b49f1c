### Lessons: guided games, on the page and in the terminal.  `.keys` is for a terminal, where cards have numbers.

lesson-stable = Unicorns: your first game
lesson-unorog = Unorog: your first game
lesson-next = Next
lesson-again = Start over
lesson-play = Play for real
lesson-enter = Enter: { $what } (q: quit)

## The stable game.  $ann and $bob are the other players, $neigh is the card that stops others.

lesson-stable-hello = Welcome to the stable! The first player with seven unicorns wins. You already have five: count the cards in your stable.
lesson-stable-hand = Your hand is at the bottom. Only you can see it. On your turn a card is drawn for you; then you play one card or draw another. Highlighted cards can be played.
    .keys = Your hand is at the bottom of the screen. Only you can see it. On your turn a card is drawn for you; then you play one card or draw another. A card marked ▸ can be played.
lesson-stable-play = Play { $card }: tap it once to pick it up, and again to play it.
    .keys = Play { $card }: type its number.
lesson-stable-window = Before a card takes effect, the others may stop it. { $ann } and { $bob } are thinking. You never see who had nothing to respond with.
lesson-stable-six = No one responded: six unicorns! Now it’s { $ann }’s turn.
lesson-stable-neigh = { $ann } plays { $played } against one of your unicorns! Stop it: that’s what your card “{ $neigh }” is for.
lesson-stable-stopped = Stopped. Both cards go to the discard pile, and your unicorn stays. A response doesn’t use up your action; it only costs you the card.
lesson-stable-seventh = Your turn again, and you have drawn a card. You need one more unicorn. Play { $card }!
lesson-stable-neighed = Oh no, { $ann } responds with “{ $neigh }”! But you can respond to a response. Stop it!
lesson-stable-won = The two cards cancel each other out: your unicorn enters your stable, and seven unicorns win. Well done!

## Unorog

lesson-unorog-hello = Be the first to get rid of your cards! On your turn you play one card onto the cauldron, or draw one from the well.
lesson-unorog-match = A card has to match the colour or the number on top. The top card is a red 5, so { $card } matches by number. Tap it twice to play it.
    .keys = A card has to match the colour or the number on top. The top card is a red 5, so { $card } matches by number. Type its number to play it.
lesson-unorog-stone = { $bob } plays a blue card. Play { $card }: the next player, { $ann }, has to draw two cards.
lesson-unorog-took = { $ann } has no stone to pass it on with, and draws two.
lesson-unorog-alicorn = { $bob } plays an alicorn against you: you would draw four cards and lose your turn. But an alicorn is honest only if its player has no card of the current colour. This looks like a bluff: challenge it!
lesson-unorog-caught = Caught! { $bob } had a blue card all along, takes the alicorn back and draws four. If it had been honest, you would have drawn six.
lesson-unorog-call = You have two cards left. Say “Unorog!” as you play your second-to-last card, or the others can catch you and you draw two. Pick up { $card } and use the “Unorog!” button.
    .keys = You have two cards left. Say “Unorog!” as you play your second-to-last card, or the others can catch you and you draw two. Type u, then the number of { $card }.
lesson-unorog-called = No one can catch you now. { $ann } and { $bob } take their turns.
lesson-unorog-last = The colour is red, and you have a red card. Play { $card }!
lesson-unorog-won = Your hand is empty: you win the round and score the cards the others still hold. Well done!
