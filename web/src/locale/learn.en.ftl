### Learning: the page and the guided games.

learn-title = Learn to play
learn-about = A guided game takes a minute and a half. The cards are stacked, the rules are real.
learn-start = Begin
learn-stable = Unicorns: the first game
learn-stable-about = Play a unicorn, stop a card, be stopped yourself, and win with the seventh unicorn.
learn-unorog = Unorog: the first game
learn-unorog-about = Match colours and numbers, throw a stone, see through a bluff, say “Unorog!” and win.
learn-read = To read
learn-rules-stable = Rules of the unicorns
learn-rules-unorog = Rules of Unorog
learn-cards = All cards
learn-you = You
learn-teacher = The teacher
learn-next = Go on
learn-skip = Leave the lesson
learn-again = Once more
learn-play-now = Now play for real
learn-step = Step { $n } of { $of }
learn-not-now = That is allowed, too. For this lesson, please do what stands above.

## The unicorns.  $ann and $bob are the other players, $neigh is the card that stops others.

lesson-stable-hello = Welcome to the stable! Whoever first has seven unicorns wins. You have five already: count the cards in your stable.
lesson-stable-hand = Below is your hand. Nobody else sees it. In your turn a card is drawn for you, and then you play one card or draw another. Lit cards can be played.
lesson-stable-play = Play { $card }: tap it once to lift it, and once more to play it.
lesson-stable-window = Before a card works, the others may stop it. { $ann } and { $bob } are thinking. On your screen you never see who had nothing to answer with.
lesson-stable-six = Nobody answered: six unicorns! Now it is the turn of { $ann }.
lesson-stable-neigh = { $ann } plays { $played } at one of your unicorns! Stop it: your card “{ $neigh }” is meant for that.
lesson-stable-stopped = Stopped. Both cards go to the discard pile, and your unicorn stays. An answer is no action: it costs you only the card.
lesson-stable-seventh = Your turn again, and a card was drawn for you. One unicorn is missing. Play { $card }!
lesson-stable-neighed = Oh no, { $ann } answers with “{ $neigh }”! But an answer can be answered, too. Stop the stopping!
lesson-stable-won = Two answers cancel each other: your unicorn enters, and seven unicorns win. Well done!

## Unorog

lesson-unorog-hello = Get rid of your cards first! In your turn you lay one card on the cauldron, or you draw one from the well.
lesson-unorog-match = A card fits by colour or by number. On top lies a red 5, so { $card } fits by its number. Lay it: tap it twice.
lesson-unorog-stone = { $bob } has laid a blue card. Lay { $card }: the next player, { $ann }, has to draw two cards.
lesson-unorog-took = { $ann } has no stone to pass it on with and draws two.
lesson-unorog-alicorn = { $bob } lays an alicorn at you: you would draw four and lose the turn. But an alicorn is honest only for one who holds no card of the colour that was up. It looks like a bluff: demand a check!
lesson-unorog-caught = Caught! { $bob } had a blue card all the time, takes the alicorn back and draws four. Had it been honest, you would have drawn six.
lesson-unorog-call = You have two cards. With the last but one you must say “Unorog!”, or others may catch you and you draw two. Lay { $card } with the call: lift it and take the button with “Unorog!”.
lesson-unorog-called = Nobody can catch you now. { $ann } and { $bob } play on.
lesson-unorog-last = Red is up, and you hold a red card. Lay { $card }!
lesson-unorog-won = Your hand is empty: you win the round, and what the others still hold are your points. Well done!
